"""Finished games step by step: what lay on the table, as far as a seat could know it then."""

import gc
import tracemalloc
from typing import Any, cast

import pytest
from msgspec.structs import asdict

from examples.lanterns.game import Lanterns
from noctuary import engine
from noctuary.games.nightfall import Nightfall
from noctuary.kernel.base.messages import BadInput, beginning
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.match import AUTO, SPACING, Match
from noctuary.tables.view import view
from noctuary.tables.wire.views import LogEntry, Undo
from tests.tables.finished import played
from tests.tables.matches import after, filed, finished, lanterns, replayed, set_up


@pytest.mark.parametrize("game", catalogue.names())
def test_the_steps_are_the_moves_of_the_game(game: str) -> None:
    record = played(game, 3)
    match = filed(record)
    setup, lines = match.setup, match.lines
    told = replayed(setup, lines).index()
    assert told.game == game
    assert [seat.name for seat in told.seats] == [player.name for player in record.setup.seats]
    steps = told.steps
    assert [step.step for step in steps] == list(range(len(record.moves()) + 1))
    assert [step.line for step in steps[1:]] == [move.line for move in record.moves()]
    assert [step.seat for step in steps[1:]] == [move.line.split()[0] for move in record.moves()]
    assert (steps[0].line, steps[0].seat) == (None, None)
    for step in (0, -1):
        shown = match.at(steps[step].step).state.observe(-1).view().get("round")
        assert steps[step].round == (shown if isinstance(shown, str) else None)
    assert steps[-1].log == len(match.events)
    assert sorted(step.log for step in steps) == [step.log for step in steps]


def test_what_a_position_calls_a_turn_may_be_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lanterns, "view", lambda state, seat: {"round": 1, "turn": "P2"})
    match = filed(played("lanterns", 2))
    assert {(step.round, step.turn) for step in replayed(match.setup, match.lines).index().steps} == {(None, None)}


def test_the_round_of_a_step_is_that_of_its_view() -> None:
    match = filed(played("nocturne", 2))
    setup, lines = match.setup, match.lines
    steps = replayed(setup, lines).index().steps
    moonlight = next(step.step for step in steps if step.round == "moonlight")
    for number in (moonlight - 1, moonlight, len(lines)):
        shown = replayed(setup, lines).after(str(number), 0)
        assert shown.table["round"] == steps[number].round
        assert len(shown.log) == steps[number].log


@pytest.mark.parametrize("game", catalogue.names())
def test_a_seat_sees_what_it_saw_then(game: str) -> None:
    match = filed(played(game, 3))
    setup, lines = match.setup, match.lines
    live = Match(setup, patient=True)
    for number, line in enumerate(lines):
        if number % 9 == 0:
            for seat in range(-1, setup.options.players):
                shown = replayed(setup, lines).after(str(number), seat)
                then = view(live, seat, 0, [], None)
                changed = {key for key, value in asdict(then).items() if getattr(shown, key) != value}
                assert changed <= {"decision", "mine", "show", "story", "undo"}
                assert (shown.decision, shown.show) == (None, None)
                assert shown.undo == Undo(False, {"id": "table-undo-replay", "args": {}})
        live = after(live, line)


def test_what_was_hidden_then_is_hidden_in_the_replay() -> None:
    match = filed(played("nocturne", 3))
    setup, lines = match.setup, match.lines

    def seats(step: int, eyes: int) -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], replayed(setup, lines).after(str(step), eyes).table["seats"])

    half = len(lines) // 2
    own = seats(half, 1)
    assert own[1]["concoctions"]
    assert own[0]["concoctions"] is own[2]["concoctions"] is None
    assert [seat["concoctions"] for seat in seats(half, -1)] == [None, None, None]
    # In the end everything is revealed.
    assert all(seat["concoctions"] is not None for seat in seats(len(lines), -1))

    def log(eyes: int) -> list[LogEntry]:
        return replayed(setup, lines).after(str(half), eyes).log

    private = [entry.number for entry in log(1) if entry not in log(0)]
    assert private
    assert all("concoction" not in entry.args for entry in log(-1) if entry.number in private)


def test_moves_taken_back_are_left_out() -> None:
    setup = lanterns("human", "human")
    setup.resignation_ends = False
    lines = ["P1 choose 4", "undo 1", "P1 choose 6", "P2 resign", "P2 choose 2", "undo 1", "P2 choose 2", "P1 draw"]
    told = replayed(setup, lines).index()
    assert [step.line for step in told.steps] == [None, "P1 choose 6", "P2 resign", "P2 choose 2", "P1 draw"]
    assert told.seats[1].resigned
    log = replayed(setup, lines).after("1", 0).log
    assert [entry.args.get("card", entry.id) for entry in log] == ["table-taken-back", "6"]
    assert not replayed(setup, lines).after("1", 0).seats[1].resigned
    assert replayed(setup, lines).after("2", 0).seats[1].resigned


def test_a_forced_move_that_had_to_wait_is_told_as_the_move_it_was() -> None:
    setup = lanterns("human", "human", "human")
    match = finished(setup)
    assert any(line.endswith(AUTO) for line in match.log())
    for line, step in zip(match.log(), replayed(setup, match.log()).index().steps[1:], strict=True):
        if line.endswith(AUTO):
            assert step.line is not None
            assert step.line.split()[0] == line.split()[0]
            assert not step.line.endswith(AUTO)
            assert replayed(setup, match.log()).after(str(step.step), 0).revision == step.step
        else:
            assert step.line == line


@pytest.mark.parametrize("text", ["-1", "x", "", "1.5", "100000", "²", "9" * 4301])
def test_steps_that_there_are_not(text: str) -> None:
    match = filed(played("nocturne", 2))
    setup, lines = match.setup, match.lines
    with pytest.raises(BadInput) as refused:
        replayed(setup, lines).after(text, -1)
    assert refused.value.message.id == "table-replay-step"
    assert refused.value.message.arguments == {"text": beginning(text), "last": len(lines)}


def test_the_memory_of_a_replay_grows_with_the_game_and_no_faster() -> None:
    setup = set_up(catalogue.find("nightfall"), "human", "human", seed=3, turn_limit=10_000)
    match = Match(setup, patient=True)
    while len(match.lines) < 3000:
        match.add(match.state.decision((match.unasked or match.waiting)[0]).moves[-1])
    sizes = []
    for count in (1500, 3000):
        gc.collect()
        tracemalloc.start()
        replay = replayed(setup, match.lines[:count])
        sizes.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        assert replay.match.step == count
    assert sizes[1] < 2.5 * sizes[0]


def test_any_step_is_a_few_moves_away(monkeypatch: pytest.MonkeyPatch) -> None:
    match = filed(played("nightfall", 3))
    positions = [Match(match.setup, patient=True).state.position()]
    forth = Match(match.setup, patient=True)
    for line in match.lines:
        forth.add(line)
        positions.append(forth.state.position())
    made = 0
    play = Nightfall.play

    def counted(state: Nightfall, seat: int, code: int) -> None:
        nonlocal made
        made += 1
        play(state, seat, code)

    if engine.NAME == engine.PURE:
        monkeypatch.setattr(Nightfall, "play", counted)
    for step in range(0, match.step + 1, 7):
        made = 0
        assert match.at(step).state.position() == positions[step]
        assert made <= 2 * SPACING
