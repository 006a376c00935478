"""The puzzles of the package: each can be set up and played, and a sample is proven again."""

from collections import Counter
from datetime import date, timedelta

import pytest

from noctuary import locale
from noctuary.bots.advice import proven_reasons
from noctuary.bots.exact import Exact, proven
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import State
from noctuary.kernel.parts.offers import PUZZLES
from noctuary.kernel.parts.themes import Task, Unproven
from noctuary.kernel.teaching.courses import ME
from noctuary.kernel.teaching.puzzles import LEVELS, Puzzle, daily, find, in_words, puzzles
from tests.breadth import Seeds
from tests.games.trials import having
from tools.make_puzzles import follow, wrong_in

GAMES = having(PUZZLES)
FEWEST = 60
ENOUGH = 60
"""The number of moves whose proof is compared with trying everything."""


@pytest.mark.parametrize("name", GAMES)
def test_there_are_puzzles_of_all_kinds(name: str) -> None:
    found = puzzles(name)
    themes = Counter(puzzle.theme for puzzle in found.values())
    assert len(found) >= FEWEST
    assert set(themes) <= {theme.name for theme in catalogue.find(name).themes}
    assert len(themes) > 5
    assert {puzzle.difficulty for puzzle in found.values()} == set(LEVELS)
    assert len({puzzle.options["players"] for puzzle in found.values()}) > 2
    assert len({(puzzle.theme, str(puzzle.position)) for puzzle in found.values()}) == len(found)
    for language in locale.LANGUAGES:
        messages = locale.bundle(language)
        assert all(messages.has_message(f"{name}-{part}-{theme}") for theme in themes for part in ("theme", "puzzle"))


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_goes_as_its_file_says(name: str) -> None:
    game = catalogue.find(name)
    for puzzle in puzzles(name).values():
        state = puzzle.new(game)
        lines: list[str] = []
        for step in puzzle.answers:
            assert {move.text for move in state.decision(ME).moves} == set(step.moves), puzzle.id
            best, *others = [reply.score for reply in step.moves.values()]
            assert all(other < best for other in others), puzzle.id
            for move, reply in step.moves.items():
                told = [f"P1 {move}", *reply.line]
                assert len(in_words(state, told)) == len(told), puzzle.id
                best_line = [f"P1 {step.best}", *step.moves[step.best].line]
                assert move == step.best or proven_reasons(state, ME, best_line, [told]), puzzle.id
            assert puzzle.next(lines) == f"P1 {step.best}"
            lines.append(f"P1 {step.best}")
            follow(state, [lines[-1], *step.moves[step.best].line])
            while (line := puzzle.next(lines)) and not line.startswith("P1"):
                lines.append(line)
        assert lines[: len(puzzle.script)] == puzzle.script, puzzle.id
        assert set(puzzle.tempting) < set(puzzle.answers[0].moves)


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_are_proven(name: str, seeds: Seeds) -> None:
    found = list(puzzles(name).values())
    for seed in seeds(3):
        assert wrong_in(catalogue.find(name), found[seed * 31 % len(found)]) == ""


def worth(task: Task[State], state: State, seat: int, left: list[int]) -> int:
    """The score of a state by playing every line to its end, without shortcuts."""
    left[0] -= 1
    if left[0] < 0:
        raise Unproven
    if task.over(state):
        return task.score(task.score_rows(state))
    found = []
    for code in state.legal(state.seat):
        after = state.clone()
        after.play(state.seat, code)
        found.append(worth(task, after, seat, left))
    return max(found) if state.seat == seat else min(found)


@pytest.mark.parametrize("name", GAMES)
def test_the_search_agrees_with_trying_everything(name: str) -> None:
    game = catalogue.find(name)
    compared = 0
    for puzzle in puzzles(name).values():
        state = puzzle.new(game)
        state.patient = True
        theme = next(theme for theme in game.themes if theme.name == puzzle.theme)
        task = theme.task(state, ME)
        if compared > ENOUGH:
            break
        try:
            for answer in Exact(task, ME, 300).answers(state):
                after = state.clone()
                after.play(ME, answer.code)
                assert worth(task, after, ME, [3000]) == answer.score, puzzle.id
                compared += 1
        except Unproven:
            continue
    assert compared > ENOUGH


def test_what_is_hidden_and_matters_is_not_proven() -> None:
    game = catalogue.find("nocturne")
    state = game.new(game.options({"players": 2}), 3)
    task = game.themes[0].task(state, state.seat)
    with pytest.raises(Unproven):
        proven(state.observe(state.seat), task, nodes=500)


def test_the_puzzle_of_the_day_comes_back_when_all_have_been() -> None:
    first = date(2026, 11, 23)
    number = len(puzzles("nocturne"))
    ids = [one.id for one in (daily("nocturne", first + timedelta(day)) for day in range(number)) if one]
    assert len(set(ids)) == number
    again = daily("nocturne", first + timedelta(number))
    assert again
    assert again.id == ids[0]
    assert daily("lanterns", first) is None


def test_a_puzzle_that_there_is_not() -> None:
    with pytest.raises(BadInput):
        find("nocturne", "puzzle-none")
    assert isinstance(find("nocturne", f"puzzle-{next(iter(puzzles('nocturne')))}"), Puzzle)
