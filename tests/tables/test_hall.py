"""Open tables: every change is stored before it counts, bots play by themselves, the store has all there is."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from noctuary.kernel.messages import Refusal
from noctuary.tables.hall import Hall, Table
from noctuary.tables.setup import Seat, Setup, TableError
from noctuary.tables.store import Store, StoreError
from tests.tables import toy
from tests.tables.loop import run

Story = Callable[[Hall], Awaitable[None]]


def setup(*kinds: str, seed: int = 7) -> Setup:
    seats = [Seat(kind, f"Player {number}") for number, kind in enumerate(kinds, 1)]
    return Setup(toy.GAME, toy.GAME.options({"players": len(kinds)}), seats, seed)


def tell(path: Path, story: Story) -> None:
    """Live through a story in a hall of its own."""

    async def living() -> None:
        hall = Hall(path / "tables.sqlite3", pause=0.0, find=toy.find)
        try:
            await story(hall)
        finally:
            await hall.close()

    run(living())


async def until(table: Table, condition: Callable[[], bool]) -> None:
    """Wait until something is so at a table."""
    changed = asyncio.Event()
    table.watchers.add(changed.set)
    try:
        while not condition():
            changed.clear()
            await changed.wait()
    finally:
        table.watchers.discard(changed.set)


def nobody() -> None:
    """A watcher that does not look."""


def test_bots_play_until_it_is_a_persons_turn(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "random", "greedy"))
        async with hall.sitting("ada", id, nobody) as table:
            assert table.course.waiting == [0]
            await hall.move(table, 0, "P1 pass", 0)
            assert table.thinking == [1]
            await until(table, lambda: table.course.over or table.course.waiting == [0])
            assert table.course.revision >= 3
            assert table.thinking == []

    tell(tmp_path, story)


def test_the_same_table_is_played_the_same(tmp_path: Path) -> None:
    logs: list[list[str]] = []

    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("random", "random", "random"))
        async with hall.sitting("ada", id, nobody) as table:
            await until(table, lambda: table.course.over)
            logs.append(table.course.log)

    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        tell(tmp_path / name, story)
    assert logs[0] == logs[1]
    assert len(logs[0]) > 3


def test_a_table_is_there_again_after_a_restart(tmp_path: Path) -> None:
    ids: list[str] = []
    positions: list[object] = []

    async def playing(hall: Hall) -> None:
        ids.append(await hall.create("ada", setup("human", "random")))
        async with hall.sitting("ada", ids[0], nobody) as table:
            await hall.move(table, 0, f"P1 put {table.course.state.legal(0)[0]}", 0)
            await until(table, lambda: table.course.over or table.course.waiting == [0])
            positions.append((table.course.state.position(), table.course.revision))

    async def coming_back(hall: Hall) -> None:
        async with hall.sitting("ada", ids[0], nobody) as table:
            positions.append((table.course.state.position(), table.course.revision))
        assert [found["id"] for found in await hall.tables("ada")] == ids

    tell(tmp_path, playing)
    tell(tmp_path, coming_back)
    assert positions[0] == positions[1]


def test_a_table_belongs_to_who_made_it(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "random"))
        for owner, wanted in (("bob", id), ("ada", "nothing")):
            with pytest.raises(TableError) as refused:
                async with hall.sitting(owner, wanted, nobody):
                    raise AssertionError("opened")
            assert refused.value.message.id == "table-unknown"
        assert await hall.tables("bob") == []

    tell(tmp_path, story)


def test_moves_that_are_refused(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "human", "random"))
        async with hall.sitting("ada", id, nobody) as table:
            before = table.course
            hidden = next(code for code in range(toy.CARDS) if code not in before.state.legal(0))
            for seat, line, revision, id_expected in (
                (0, f"P1 put {hidden}", 0, "toy-hand"),
                (1, "P2 pass", 0, "toy-turn"),
                (0, "P2 pass", 0, "table-other-seat"),
                (0, "P1 pass", 1, "table-stale"),
                (2, "P3 pass", 0, "table-not-yours"),
                (0, "P1 fly", 0, "input-move"),
                (0, "undo 1", 0, "input-seat"),
                (0, "P1 resign", 0, "input-move"),
            ):
                with pytest.raises(Refusal) as refused:
                    await hall.move(table, seat, line, revision)
                assert refused.value.message.id == id_expected
            assert table.course is before
            assert await hall.stored(hall.store.lines, id) == []

    tell(tmp_path, story)


def test_a_move_that_cannot_be_stored_is_not_made(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "human"))
        hall.store = await hall.stored(Store, tmp_path / "tables.sqlite3", 0.01)
        async with hall.sitting("ada", id, nobody) as table:
            before = table.course
            other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(StoreError):
                await hall.move(table, 0, "P1 pass", 0)
            assert table.course is before
            other.execute("ROLLBACK")
            await hall.move(table, 0, "P1 pass", 0)
            assert table.course.log == ["P1 pass"]

    tell(tmp_path, story)


def test_a_bots_move_that_cannot_be_stored_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.tables.hall.RETRY", 0.01)

    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("random", "human"))
        hall.store = await hall.stored(Store, tmp_path / "tables.sqlite3", 0.01)
        other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        async with hall.sitting("ada", id, nobody) as table:
            await until(table, lambda: table.trouble is not None)
            assert table.trouble is not None
            assert table.trouble.id == "table-store-locked"
            assert table.course.revision == 0
            other.execute("ROLLBACK")
            await until(table, lambda: table.course.revision == 1)
            assert table.trouble is None

    tell(tmp_path, story)


def test_a_change_is_carried_through_though_its_sender_has_gone(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "human"))
        async with hall.sitting("ada", id, nobody) as table:
            sending = asyncio.create_task(hall.move(table, 0, "P1 pass", 0))
            await asyncio.sleep(0)
            sending.cancel()
        # Who comes back at once finds the table on which the change is under way.
        async with hall.sitting("ada", id, nobody) as again:
            assert again is table
            await until(table, lambda: table.course.revision == 1)
            await hall.move(table, 1, "P2 pass", 1)
        assert await hall.stored(hall.store.lines, id) == ["P1 pass", "P2 pass"]

    tell(tmp_path, story)


def test_undo_while_a_bot_is_thinking(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        for seed in range(1000):
            wanted = setup("human", "random", seed=seed)
            cards = [code for code in wanted.new().legal(0) if code <= 10]
            if cards:
                break
        id = await hall.create("ada", wanted)
        async with hall.sitting("ada", id, nobody) as table:
            await hall.move(table, 0, f"P1 put {cards[0]}", 0)
            await hall.undo(table, 1)
            assert table.course.waiting == [0]
            with pytest.raises(TableError) as refused:
                await hall.undo(table, 1)
            assert refused.value.message.id in ("table-undo-nothing", "table-stale")
            while table.driver:
                await asyncio.sleep(0.001)
            assert table.course.log == []
            assert table.course.revision == 2

    tell(tmp_path, story)


def test_resigning_among_people_lets_a_bot_play_on(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "human"))
        async with hall.sitting("ada", id, nobody) as table:
            await hall.resign(table, 0)
            await until(table, lambda: table.course.over or table.course.waiting == [1])
            assert table.course.log[1].startswith("P1 ")
            with pytest.raises(TableError):
                await hall.resign(table, 0)
            await hall.resign(table, 1)
            assert table.course.over
            with pytest.raises(TableError):
                await hall.move(table, 1, "P2 pass", table.course.revision)
        record = await hall.record("ada", id)
        assert record.resigned == [0, 1]

    tell(tmp_path, story)


def test_the_record_is_refused_while_the_game_runs(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "human"))
        with pytest.raises(TableError) as refused:
            await hall.record("ada", id)
        assert refused.value.message.id == "table-running"

    tell(tmp_path, story)


def test_a_crashed_worker_is_replaced(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        observation = setup("random", "random").new().observe(0)
        first = await hall.thinkers.choose("random", observation, 5)
        for process in list(hall.thinkers._pool._processes.values()):
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
            process.join()
        assert await hall.thinkers.choose("random", observation, 5) == first

    tell(tmp_path, story)


def test_a_bot_that_fails_is_named_and_tried_again_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("random", "human"))
        stand_in = toy.GAME.new(toy.GAME.options({"players": 2}), 1).observe(-1)
        with monkeypatch.context() as broken:
            # Somebody who only watches is never asked anything, so the bot has nothing to answer.
            broken.setattr(toy.ToyState, "observe", lambda self, seat: stand_in)
            async with hall.sitting("ada", id, nobody) as table:
                await until(table, lambda: table.trouble is not None)
                assert table.trouble is not None
                assert table.trouble.id == "table-bot-failed"
        async with hall.sitting("ada", id, nobody) as table:
            await until(table, lambda: table.course.revision > 0)

    tell(tmp_path, story)


def test_tables_nobody_looks_at_are_closed(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "human"))
        async with hall.sitting("ada", id, nobody) as one:
            async with hall.sitting("ada", id, tell_nobody) as other:
                assert one is other
            assert hall._open
        assert not hall._open

    def tell_nobody() -> None:
        """Another watcher that does not look."""

    tell(tmp_path, story)


def test_tables_of_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "human"))
        monkeypatch.setattr(toy.ToyGame, "rules_version", "2")
        with pytest.raises(TableError) as refused:
            await hall.setup("ada", id)
        assert refused.value.message.id == "table-rules-changed"

    tell(tmp_path, story)


def test_a_log_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        id = await hall.create("ada", setup("human", "human"))
        await hall.stored(hall.store.append, id, 1, "P2 pass", "{}", "now")
        with pytest.raises(TableError) as refused:
            async with hall.sitting("ada", id, nobody):
                raise AssertionError("opened")
        assert refused.value.message.id == "table-rules-changed"

    tell(tmp_path, story)
