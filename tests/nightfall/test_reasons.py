"""What features of moves say in words is true."""

from collections.abc import Iterator
from itertools import chain

from noctuary.games.nightfall import GAME, Nightfall, Options
from noctuary.games.nightfall.rules.basis import actions as at
from noctuary.games.nightfall.rules.basis.board import CLAIMING, health_of, serial_of
from noctuary.games.nightfall.rules.course.combat import blockers_of, strength
from noctuary.kernel.base.randomness import Random
from tests.games.reasons import are_true
from tests.games.trials import wander
from tests.nightfall.trial import TRIAL, made_up

SURVIVES = "nightfall-why-survives"


def tables(seed: int) -> Iterator[Nightfall]:
    """The tables of a random game with any options, and those that follow made-up ones."""
    random = Random(seed)
    begun = [GAME.load(made_up(random, 2 + seed % 4), Options(2 + seed % 4), seed) for _ in range(6)]
    for state in (GAME.new(TRIAL.any_options(seed), seed), *begun):
        yield from wander(state, random, 300)


def survives(state: Nightfall, code: int) -> bool:
    """Whether a blocker has more health than what the minions already blocking the attacker do not absorb."""
    if code < at.BLOCK:
        return False
    attacker = state.find_minion(state.active, (code - at.BLOCK) % at.NAMES)
    health = {serial_of(one): health_of(one) for one in state.play_area[state.seat]}
    absorbed = sum(health[serial] for serial in blockers_of(state, attacker))
    blocker = state.find_minion(state.seat, (code - at.BLOCK) // at.NAMES)
    return strength(state, state.active, attacker) - absorbed < health[blocker]


def spends_all(state: Nightfall, code: int) -> bool:
    after = state.clone()
    after.play(state.seat, code)
    return after.influence == 0 or after.phase != CLAIMING


def test_what_features_say_in_words_is_true() -> None:
    true = {SURVIVES: survives, "nightfall-why-all-spent": spends_all}
    are_true(GAME, true, chain.from_iterable(map(tables, range(3))), always=[SURVIVES])
