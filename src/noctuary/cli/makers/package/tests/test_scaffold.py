"""Scaffold can be played to the end, keeps its secrets, can be copied and saved, and does what its cases say."""

import pickle
from pathlib import Path

import pytest

from noctuary.kernel import catalogue
from noctuary.kernel.play.cases import load, run_case
from noctuary.kernel.randomness import Random
from noctuary.simulation.series import Series

GAME = catalogue.find("scaffold")
CASES = sorted((Path(__file__).parents[1] / "src/noctuary_scaffold/cases").glob("*.case.yaml"))


@pytest.mark.parametrize("players", GAME.players)
def test_bots_play_it_to_the_end(players: int) -> None:
    for played in Series(GAME.name, {}, ["greedy"] + ["random"] * (players - 1), 4 * players, 1).play():
        assert played.result.ranking


@pytest.mark.parametrize("players", GAME.players)
def test_secrets_are_kept_and_tables_can_be_copied_and_saved(players: int) -> None:
    state, random = GAME.new(GAME.options({"players": players}), 7), Random(1)
    while state.decisions:
        for seat in range(players):
            drawn = state.determinize(seat, random)
            assert drawn.observe(seat).position() == state.observe(seat).position()
        copies = [state.clone(), pickle.loads(pickle.dumps(state))]
        decision = state.decisions[0]
        code = decision.codes[random.below(len(decision.codes))]
        for one in (state, *copies):
            one.play(decision.seat, code)
        assert [one.position() for one in copies] == [state.position()] * 2


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.name)
def test_it_does_what_its_cases_say(file: Path) -> None:
    outcomes = [run_case(case) for case in load(file)]
    assert outcomes
    assert [outcome.text() for outcome in outcomes if not outcome.passed] == []
