"""Bots with a style play as well as their level, but differently."""

from collections.abc import Iterator
from typing import cast

import pytest

from noctuary import bots
from noctuary.bots.exact import choose_proven, proofs
from noctuary.bots.levels import QUICK_PROOF
from noctuary.bots.options import Option
from noctuary.bots.search import CLOSE, SELDOM, Budget, Search
from noctuary.bots.styles import STYLES, Styled
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Observation
from noctuary.kernel.parts import offers
from noctuary.kernel.parts.moves import Decision
from noctuary.kernel.teaching.courses import ME
from noctuary.kernel.teaching.puzzles import puzzles
from tests.games.trials import having
from tests.refusals import refused

GAMES = having(offers.STYLES)


def decisions(game: str, number: int, level: str) -> Iterator[tuple[Observation, Decision]]:
    """The decisions of a game between bots of a level, where there is a choice."""
    found = catalogue.find(game)
    state = found.new(found.options({"players": 3}), 6)
    while number and state.seat >= 0:
        decision, observation = state.decisions[0], state.observe(state.seat)
        if len(decision.codes) > 1:
            number -= 1
            yield observation, decision
        state.play(decision.seat, bots.find(level).choose(observation, decision, Random(number)))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_search_cannot_tell_apart_is_nearly_as_good_and_tried_nearly_as_often(game: str) -> None:
    search, several = Search("search", Budget(100)), 0
    for observation, decision in decisions(game, 20, "level1"):
        best, *others = search.think(observation, decision, Random(1))
        first, *alike = search.alike(observation, decision, Random(1))
        assert first == best.code
        for option in others:
            near = option.value >= best.value - CLOSE and best.visits <= option.visits * SELDOM
            assert near == (option.code in alike)
        several += bool(alike)
    assert several > 3


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("game", "level", "number"),
    [(game, level, number) for level, number in (("level3", 100), ("level2", 60)) for game in GAMES],
)
def test_a_style_chooses_what_it_likes_among_what_its_level_cannot_tell_apart(
    game: str, level: str, number: int
) -> None:
    """The style is tried on other tables than those on which its bot has decided."""
    gains = dict.fromkeys(STYLES, 0.0)
    assert set(catalogue.find(game).styles) == set(STYLES)
    for seed, (observation, decision) in enumerate(decisions(game, number, level)):
        alike = bots.find(level).alike(observation, decision, Random(seed))
        assert alike[0] == bots.find(level).choose(observation, decision, Random(seed))
        for style in STYLES:
            bot = cast(Styled, bots.find(f"{level}-{style}"))
            chosen = bot.choose(observation, decision, Random(seed))
            assert chosen in alike
            if len(alike) == 2:
                assert chosen == bot.choose(observation, decision, Random(seed))
            plain, liked = bot.likings(observation, decision.seat, [alike[0], chosen], Random(1000 + seed))
            gains[style] += liked - plain
    assert min(gains.values()) > 0.0


@pytest.mark.parametrize("game", having(offers.PUZZLES))
def test_what_is_proven_is_made_whatever_the_style(game: str) -> None:
    kept = 0
    for puzzle in list(puzzles(game).values())[:25]:
        state = puzzle.new(catalogue.find(game))
        observation, decision = state.observe(ME), state.decision(ME)
        options = [Option(code, 1, 0.5) for code in decision.codes]
        proven = choose_proven(options, proofs(observation, QUICK_PROOF))
        best = bots.find("level4").choose(observation, decision, Random(1))
        if proven is not options and proven[0].code == best:
            kept += 1
            if kept > 5:
                break
            for style in STYLES:
                assert bots.find(f"level4-{style}").choose(observation, decision, Random(1)) == best
    assert kept >= 5


@pytest.mark.parametrize("name", ["level4-", "level4-wizard", "level7-attacker", "greedy-attacker", "attacker"])
def test_only_levels_have_a_style(name: str) -> None:
    with refused("input-bot"):
        bots.find(name)
    assert not bots.can_sit(name)
    assert bots.can_sit("level6-attacker")
