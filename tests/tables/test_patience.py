"""Tables of Lanterns: several seats choose at the same time, and a forced move must not be told from a chosen one."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noctuary.kernel.game import Game
from noctuary.kernel.messages import BadInput, IllegalMove
from noctuary.kernel.randomness import Random
from noctuary.tables import explain
from noctuary.tables.course import AUTO, Course, replayed
from noctuary.tables.hall import VEILED, Hall, Table
from noctuary.tables.records import recorded, tabled
from noctuary.tables.setup import Seat, Setup, TableError
from noctuary.tables.view import view
from tests.games.lanterns.game import GAME, Lanterns
from tests.tables.loop import run
from tests.tables.test_hall import nobody, until


def setup(*kinds: str, hand: int = 3, seed: int = 7) -> Setup:
    seats = [Seat(kind, f"Player {number}") for number, kind in enumerate(kinds, 1)]
    return Setup(GAME, GAME.options({"players": len(kinds), "hand": hand}), seats, seed)


def stand(course: Course, **changes: Any) -> Course:
    """The course with other things on its table, waiting for whoever must decide then."""
    state = course.state.clone()
    assert isinstance(state, Lanterns)
    for name, value in changes.items():
        setattr(state, name, value)
    state.settle()
    other = replayed(course.setup, course.log)
    other.state = state
    other.asked = dict.fromkeys(other.waiting, other.revision)
    return other


def keeping(*kinds: str, drawn: tuple[int, int]) -> Course:
    """A table where P2 has drawn two cards."""
    return stand(Course(setup(*kinds)), stage=2, winner=1, drawn=list(drawn))


def shown(course: Course, seat: int) -> dict[str, Any]:
    picture = json.loads(json.dumps(view(course, seat, 0, [], None)))
    assert isinstance(picture, dict)
    return picture


def tell(path: Path, story: Callable[[Hall], Awaitable[None]], pause: float = 0.0) -> None:
    """Live through a story in a hall of its own."""

    def find(name: str) -> Game:
        assert name == GAME.name
        return GAME

    async def living() -> None:
        hall = Hall(path / "tables.sqlite3", pause=pause, find=find)
        try:
            await story(hall)
        finally:
            await hall.close()

    run(living())


# Forced moves.


@pytest.mark.parametrize("kinds", [("human", "human", "random"), ("human", "random", "human")])
@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_others_cannot_tell_whether_a_seat_has_a_choice(kinds: tuple[str, ...], seat: int) -> None:
    forced, free = keeping(*kinds, drawn=(4, 4)), keeping(*kinds, drawn=(4, 5))
    assert (forced.unasked, free.unasked) == ([1], [])
    assert shown(forced, seat) == shown(free, seat)
    assert shown(forced, seat)["waiting"] == ["P2"]
    one, other = forced.after("P2 auto"), free.after("P2 keep 4")
    assert shown(one, seat)["log"] == shown(other, seat)["log"]
    assert shown(one, seat)["waiting"] == shown(other, seat)["waiting"]


def test_who_has_no_choice_is_not_asked() -> None:
    course = keeping("human", "human", drawn=(4, 4))
    picture = shown(course, 1)
    assert (picture["decision"], picture["show"], picture["waiting"]) == (None, None, ["P2"])
    after = course.after("P2 auto")
    assert shown(after, 1)["log"][-1]["auto"]
    assert not shown(after, 0)["log"][-1]["auto"]


def test_a_move_says_which_forced_ones_it_follows() -> None:
    course = keeping("human", "human", drawn=(4, 4))
    line = f"P1 choose {course.state.hands[0][0]}"  # type: ignore[attr-defined]
    short, long = course.after(line), course.after("P2 auto").after(line)
    assert short.state.position() == long.state.position()
    assert [event.id for event in short.events] == [event.id for event in long.events]
    with pytest.raises(IllegalMove):
        course.after("P1 draw")
    with pytest.raises(BadInput):
        course.after("P1 auto")
    with pytest.raises(BadInput):
        keeping("human", "human", drawn=(4, 5)).after("P2 auto")


@given(st.integers(0, 2**32), st.integers(2, 4), st.lists(st.integers(0, 9), max_size=40))
def test_tables_become_records_and_tables_again(seed: int, players: int, actions: list[int]) -> None:
    course, random = Course(setup(*["human"] * players, hand=4, seed=seed)), Random(seed)
    lines: list[str] = []
    for action in actions:
        if course.over:
            break
        choosing = [seat for seat in course.waiting if seat not in course.unasked]
        decisions = sum(not line.endswith(AUTO) for line in course.log)
        if action == 0 and decisions:
            line = f"undo {1 + random.below(decisions)}"
        elif course.unasked and (action < 6 or not choosing):
            line = f"P{course.unasked[0] + 1} auto"
        else:
            seat = choosing[random.below(len(choosing))]
            codes = course.state.legal(seat)
            line = f"P{seat + 1} {GAME.actions.format(codes[random.below(len(codes))])}"
        course = course.after(line)
        lines.append(line)
    again = replayed(course.setup, lines)
    assert again.state.position() == course.state.position()
    assert (again.revision, again.touched) == (course.revision, course.touched)
    record = recorded(course.setup, lines)
    setup_again, log = tabled(record)
    uploaded = replayed(setup_again, log)
    for late in (course, uploaded):
        late.state.catch_up(-1)
    assert course.state.position() == uploaded.state.position() == record.state.position()


def test_undo_takes_back_a_choice_and_the_forced_moves_since() -> None:
    course = second_round()
    before = shown(course, 0)
    assert isinstance(course.state, Lanterns)
    assert (course.waiting, course.unasked) == ([0, 1, 2], [1])
    own = f"P1 choose {course.state.hands[0][0]}"
    for later in (course.after(own).after("P2 auto"), course.after("P2 auto").after(own)):
        assert later.waiting == [2]
        assert later.undo_refusal() is None
        assert later.undo_count() == 1
        back = later.after("undo 1")
        assert back.revision == later.revision + 1
        assert back.asked == dict.fromkeys(back.waiting, back.revision)
        # A forced move that came before the choice stands.
        assert back.unasked == ([1] if own == later.log[-2] else [])
        assert shown(back, 0)["decision"] == before["decision"]
        setup_again, log = tabled(recorded(later.setup, [*later.log, "undo 1"]))
        assert replayed(setup_again, log).log == course.log


def second_round() -> Course:
    """A table where P2 has two equal cards left, the others have different ones."""
    for seed in range(1000):
        course = Course(setup("human", "random", "random", seed=seed))
        assert isinstance(course.state, Lanterns)
        hands = course.state.hands
        if [len(set(hand)) for hand in hands] == [3, 2, 3] and hands[1][1] == hands[1][2]:
            for seat in (0, 1, 2):
                course = course.after(f"P{seat + 1} choose {hands[seat][0]}")
            return course.after(f"P{course.waiting[0] + 1} stop")
    raise AssertionError("no such deal")


async def last_cards(hall: Hall, table: Table) -> None:
    """Play at a new table with two cards each until nobody has a choice."""
    for seat in (0, 1):
        assert isinstance(table.course.state, Lanterns)
        if table.course.played_by_person(seat):
            await hall.move(table, seat, f"P{seat + 1} choose {table.course.state.hands[seat][0]}", 0)
    await until(table, lambda: table.course.revision >= 2)
    seat = table.course.waiting[0]
    if table.course.played_by_person(seat):
        await hall.move(table, seat, f"P{seat + 1} stop", 2)
    await until(table, lambda: table.course.revision >= 3)


def test_the_table_plays_for_who_has_no_choice(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "human", hand=2))
        async with hall.sitting("ada", id, nobody) as table:
            await last_cards(hall, table)
            assert table.course.unasked == [0, 1]
            assert table.thinking == []
            # Who looks on must not see from the screen that somebody has no choice: it goes to him all the same.
            assert table.driver is None
            hall.show(table, "screen", 0)
            await until(table, lambda: table.course.unasked == [1])
            hall.show(table, "screen", 1)
            await until(table, lambda: not table.course.unasked)
            assert table.course.log[3:] == ["P1 auto", "P2 auto"]
            seat = table.course.waiting[0]
            await hall.move(table, seat, f"P{seat + 1} stop", 5)
            assert table.course.over
        record = await hall.record("ada", id)
        assert [move.line for move in record.moves] == [line for line in table.course.log if not line.endswith(AUTO)]

    tell(tmp_path, story)


def test_a_forced_move_may_be_made_by_hand(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "human", hand=2))
        async with hall.sitting("ada", id, nobody) as table:
            await last_cards(hall, table)
            state = table.course.state
            assert isinstance(state, Lanterns)
            await hall.move(table, 1, f"P2 choose {state.hands[1][0]}", 3)
            assert table.course.log[3:] == ["P2 auto"]
            with pytest.raises(IllegalMove):
                await hall.move(table, 0, "P1 stop", 4)

    tell(tmp_path, story, pause=10.0)


def test_forced_and_chosen_moves_take_the_same_time(tmp_path: Path) -> None:
    pause = 0.15
    seconds: dict[str, list[float]] = {"forced": [], "chosen": [], "open": []}

    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("random", "random", seed=2))
        async with hall.sitting("ada", id, nobody) as table:
            # The first move may have to wait for the process of the bots.
            await until(table, lambda: table.course.revision >= 1)
            while not table.course.over:
                before, begin = table.course, monotonic()
                await until(table, lambda before=before: table.course is not before)  # type: ignore[misc]
                line = table.course.log[-1]
                veiled = line.endswith(AUTO) or "choose" in line or "keep" in line
                kind = "forced" if line.endswith(AUTO) else "chosen" if veiled else "open"
                seconds[kind].append(monotonic() - begin)

    tell(tmp_path, story, pause)
    assert all(seconds.values())
    # Sleeping never ends early; on a busy machine it may end late.
    assert min(seconds["open"]) == pytest.approx(pause, abs=0.1)
    assert min(seconds["forced"]) == pytest.approx(VEILED * pause, abs=0.1)
    assert min(seconds["chosen"]) == pytest.approx(VEILED * pause, abs=0.1)


# Several seats at the same time.


def test_who_decides_at_the_same_time_is_not_overtaken(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "human", "human"))
        async with hall.sitting("ada", id, nobody) as table:
            state = table.course.state
            assert isinstance(state, Lanterns)
            hands = [list(hand) for hand in state.hands]
            await hall.move(table, 2, f"P3 choose {hands[2][0]}", 0)
            await hall.move(table, 0, f"P1 choose {hands[0][0]}", 0)
            assert table.course.asked == {1: 0}
            # Whoever has chosen is not asked again, and a look at an older table is too old for what comes next.
            with pytest.raises(IllegalMove):
                await hall.move(table, 0, f"P1 choose {hands[0][1]}", 2)
            await hall.move(table, 1, f"P2 choose {hands[1][0]}", 1)
            winner = table.course.waiting[0]
            with pytest.raises(TableError) as refused:
                await hall.move(table, winner, f"P{winner + 1} stop", 2)
            assert refused.value.message.id == "table-stale"
            await hall.move(table, winner, f"P{winner + 1} stop", 3)

    tell(tmp_path, story)


def test_people_and_bots_choose_at_the_same_time(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("random", "human", "greedy", "human"))
        async with hall.sitting("ada", id, nobody) as table:
            assert table.thinking == [0, 2]
            first = table.course
            assert isinstance(first.state, Lanterns)
            await until(table, lambda: table.course.waiting == [1, 3])
            assert table.thinking == []
            assert [shown(table.course, seat)["show"] for seat in (0, 1, 3)] == ["P2", None, None]
            assert all(shown(table.course, seat)["decision"]["seat"] == f"P{seat + 1}" for seat in (1, 3))
            await hall.move(table, 1, f"P2 choose {first.state.hands[1][0]}", 0)
            assert shown(table.course, 1)["show"] == "P4"
            await hall.move(table, 3, f"P4 choose {first.state.hands[3][0]}", 0)
            assert {line[:2] for line in table.course.log[:4]} == {"P1", "P2", "P3", "P4"}

    tell(tmp_path, story)


def test_a_resignation_of_others_leaves_a_choice_open(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "human"))
        async with hall.sitting("ada", id, nobody) as table:
            await hall.resign(table, 1)
            assert isinstance(table.course.state, Lanterns)
            await hall.move(table, 0, f"P1 choose {table.course.state.hands[0][0]}", 0)

    tell(tmp_path, story)


def test_a_choice_can_be_taken_back_while_others_choose(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "random", "random"))
        async with hall.sitting("ada", id, nobody) as table:
            assert isinstance(table.course.state, Lanterns)
            hand = list(table.course.state.hands[0])
            await hall.move(table, 0, f"P1 choose {hand[0]}", 0)
            await hall.undo(table, 1)
            assert 0 in table.course.waiting
            for late in (0, 1):
                with pytest.raises(TableError) as refused:
                    await hall.move(table, 0, f"P1 choose {hand[0]}", late)
                assert refused.value.message.id == "table-stale"
            await hall.move(table, 0, f"P1 choose {hand[1]}", 2)

    tell(tmp_path, story, pause=10.0)


def test_questions_at_the_same_time_as_others() -> None:
    course = Course(setup("human", "human"))
    assert isinstance(course.state, Lanterns)
    course = course.after(f"P2 choose {course.state.hands[1][0]}")
    answer = explain.about_things(course, 0, [])
    assert [move.code for move in answer.moves] == course.state.legal(0)
    again = explain.about_things(course, 1, [])
    assert isinstance(again.refusal, IllegalMove)
