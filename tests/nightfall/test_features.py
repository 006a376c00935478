"""The features of the learned value of Nightfall."""

from collections.abc import Iterator
from typing import Any

import pytest

from noctuary.games.nightfall import GAME, Nightfall, Options
from noctuary.games.nightfall.judgement.feature_table import FEATURES, NAMES
from noctuary.games.nightfall.judgement.features import features
from noctuary.games.nightfall.judgement.worths import TO_INFLUENCE, TO_MINIONS, TO_PLAYERS, WORTH
from noctuary.games.nightfall.rules.basis.board import Effect
from noctuary.kernel.base.randomness import Random
from tests.breadth import Seeds
from tests.games.trials import wander
from tests.nightfall.trial import made_up

WORTHLESS = "aside-enters aside-text aside-to-hand enters-with every-player-draws no-text-block that-twice".split()
"""Effects that add nothing to the value of a text."""
NEITHER = """
    aside-enters aside-text aside-to-hand awaken awaken-aside cancel choose-targets damage-every-player discard-to-deck
    draw enters-with every-player-draws exile-from-archive exile-from-hand exile-wound grant lose-influence next-twice
    no-text-block order-twice put-from-discard put-from-hand summon summon-aside that-player-exiles that-twice
""".split()
"""Effects that are counted neither as damage to the other players nor as removal nor as influence."""


def load(position: dict[str, Any], players: int = 2) -> Nightfall:
    return GAME.load({"wounds": {"face_up": ["bite x9"], "face_down": ["burn x20"]}, **position}, Options(players), 1)


def measured(state: Nightfall, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features(state, seat), strict=True))


def test_every_feature_has_a_name_and_a_meaning() -> None:
    assert GAME.features == NAMES == tuple(FEATURES)
    for players in GAME.players:
        assert len(GAME.measure(GAME.new(Options(players), 1), 1)) == len(NAMES)


def test_nothing_secret_is_measured_on_made_up_tables(seeds: Seeds) -> None:
    for seed in seeds(12):
        random, players = Random(seed), 2 + seed % 4
        options = Options(
            players, secret_archives=True, promos=True, edition=("en", "pl", "de")[seed % 3], turn_limit=2
        )
        state = GAME.load(made_up(random, players), options, seed)
        for _ in wander(state, random):
            seat = random.below(players)
            assert features(state, seat) == features(state.determinize(seat, random), seat)
            codes = state.legal(state.seat)
            found = GAME.measure_moves(state, state.seat, codes)
            assert all(one and len(set(one)) == len(one) for one in found)
            assert found == GAME.measure_moves(state.determinize(state.seat, random), state.seat, codes)


def test_wounds_and_who_is_ahead() -> None:
    """NF-9.2 to 9.4: the fewest wounds, then the fewest of a kind, then who sits closest to the right of the first."""
    players = {"P1": {"discard": ["bite x3"]}, "P2": {"discard": ["bite x2", "burn"]}, "P3": {"discard": ["bleed x5"]}}
    state = load({"phase": "claim", "players": players}, 3)
    first, second, third = (measured(state, seat) for seat in range(3))
    assert [each["own-wounds"] for each in (first, second, third)] == pytest.approx([0.3, 0.3, 0.5])
    assert [each["first-now"] for each in (first, second, third)] == [-1.0, 1.0, -1.0]
    assert third["ahead"] == 1.0
    assert first["ahead"] == 0.0
    assert first["left"] == pytest.approx(0.3)
    assert second["lead"] > 0 > first["lead"] > third["lead"]


def test_the_best_chain_of_a_hand() -> None:
    """NF-4.2: Rend and Tear (blue), Blood Rage (red), one of the two white ones; a card that fits nowhere stays in
    hand.
    """
    hand = ["blood-rage", "grim-siege", "alton-hickman", "rend-and-tear", "bite"]
    own = measured(load({"phase": "chain", "players": {"P1": {"hand": hand}}}), 0)
    assert own["hand-wounds"] == pytest.approx(1 / 2)
    assert own["hand-colours"] == pytest.approx(1.0, abs=0.001)
    assert own["chain-cards"] == pytest.approx(1.0, abs=0.001)
    assert own["chain-damage"] == pytest.approx((2 + 1) / 5)
    assert own["may-link"] == own["my-turn"] == own["chain"] == 1.0
    assert own["answer-worth"] == 0.0


def test_attacks_on_the_way() -> None:
    """NF-3.1 to 3.4: what still has to attack, how much damage is done, and who may still block."""
    state = load({"phase": "combat", "players": {"P1": {"play": ["big-ghost", "vulko"]}, "P2": {"play": ["vulko"]}}}, 3)
    assert measured(state, 0)["unsent"] == pytest.approx((5 + 3) / 5)
    for move in ("P1 attack big-ghost P2", "P1 attack vulko P3"):
        state.apply(next(legal for legal in state.decisions[0].moves if legal.line == move))
    assert state.decisions[0].kind == "block"
    attacked = measured(state, 1)
    assert attacked["own-incoming"] == pytest.approx(5 / 5)
    assert attacked["own-shield"] == pytest.approx(3 / 5)
    assert attacked["mean-incoming"] == pytest.approx(3 / 5 / 2)
    assert measured(state, 0)["sent"] == pytest.approx((5 + 3) / 5)
    assert attacked["rival-attack"] == 0.0


def subclasses(of: type[Effect]) -> Iterator[type[Effect]]:
    for effect in of.__subclasses__():
        yield effect
        yield from subclasses(effect)


def test_every_effect_counts_in_evaluation_and_features_or_is_named_here() -> None:
    effects = sorted({effect.name for effect in subclasses(Effect) if effect.name})
    assert effects == sorted([*WORTH, *WORTHLESS]), "Give it a worth in worths.WORTH, or name it in WORTHLESS"
    sorts = [*TO_PLAYERS, *TO_MINIONS, *TO_INFLUENCE, *NEITHER]
    assert effects == sorted(sorts), "Add it to a list in feature_table.py, or name it in NEITHER"
