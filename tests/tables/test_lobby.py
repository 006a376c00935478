"""Open tables: every change is stored before it counts, bots play by themselves, and the store has everything."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from examples.lanterns.game import Lanterns
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import NOBODY
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.match import Match
from noctuary.server.socket.client import Client, Updates
from noctuary.tables import leaving
from noctuary.tables.bot_pool import BotChoice, BotPool
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.setup import TableError, Terms
from noctuary.tables.store.base.rows import Row, StoreError, TakenSeat
from noctuary.tables.store.engines.sqlite import SQLiteStore
from noctuary.tables.turns import NOBODYS, Whose
from noctuary.tables.view import view
from noctuary.tables.wire.shapes import to_json
from tests.postgres import on_both_engines
from tests.refusals import refused
from tests.tables.matches import append, at_new, lanterns, locked, set_up


async def until(table: LiveTable, condition: Callable[[], bool]) -> None:
    """Wait until something is true at a table."""
    changed = asyncio.Event()
    table.watchers[changed.set] = NOBODYS
    try:
        while not condition():
            changed.clear()
            await changed.wait()
    finally:
        del table.watchers[changed.set]


async def test_bots_play_until_it_is_a_persons_turn(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "random", "greedy")) as table:
        assert table.driver.thinking == [1, 2]
        await until(table, lambda: table.match.waiting == [0])
        assert table.driver.thinking == []
        await table.move(table.parse(0, "P1 choose 1"), 0)
        assert table.driver.thinking == table.match.waiting
        await until(table, lambda: 0 in table.match.waiting)
        assert table.match.revision >= 4


async def test_bots_think_in_the_turn_of_whoever_is_there(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Whose] = []
    choose = BotPool.choose

    def note(pool: BotPool, *arguments: Any) -> Coroutine[Any, Any, BotChoice]:
        asked.append(arguments[-1])
        return choose(pool, *arguments)

    monkeypatch.setattr(BotPool, "choose", note)
    id = await lobby.create("ada", lanterns("human", "random"))
    async with lobby.sitting("ada", id, address="192.0.2.1") as table:
        await until(table, lambda: table.match.waiting == [0])
    assert set(asked) == {("192.0.2.1", "ada")}


async def test_the_same_table_is_played_the_same(lobby: Lobby) -> None:
    logs: list[list[str]] = []
    for _ in range(2):
        async with at_new(lobby, lanterns("random", "random", "random")) as table:
            await until(table, lambda table=table: table.match.over)  # type: ignore[misc]
            logs.append(table.match.log())
    assert logs[0] == logs[1]
    assert len(logs[0]) > 3


@on_both_engines
async def test_moves_that_are_refused(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "human", "random")) as table:
        await until(table, lambda: table.match.waiting == [0, 1])
        for seat, line, revision, id_expected in (
            (0, "P1 choose 5", 0, "lanterns-not-in-hand"),
            (1, "P2 stop", 0, "lanterns-not-now"),
            (0, "P2 choose 2", 0, "table-other-seat"),
            (0, "P1 choose 1", 2, "table-stale"),
            (2, "P3 choose 3", 0, "table-not-yours"),
            (0, "P1 fly", 0, "input-move"),
            (0, "undo 1", 0, "input-seat"),
            (0, "P1 resign", 0, "input-move"),
        ):
            with refused(id_expected):
                await table.move(table.parse(seat, line), revision)
        assert table.match.revision == 1
        assert await lobby.in_store_thread(lobby.store.lines, table.id) == table.match.log()


async def test_a_move_that_cannot_be_stored_is_not_made(lobby: Lobby, tmp_path: Path) -> None:
    id = await lobby.create("ada", lanterns("human", "human"))
    lobby.store = await lobby.in_store_thread(SQLiteStore, tmp_path / "tables.sqlite3", 0.01)
    async with lobby.sitting("ada", id) as table:
        with locked(tmp_path / "tables.sqlite3"):
            with pytest.raises(StoreError):
                await table.move(table.parse(0, "P1 choose 1"), 0)
            assert table.match.revision == 0
        await table.move(table.parse(0, "P1 choose 1"), 0)
        assert table.match.log() == ["P1 choose 1"]


@on_both_engines
async def test_a_change_is_carried_through_though_its_sender_has_gone(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "human")) as table:
        sending = asyncio.create_task(table.move(table.parse(0, "P1 choose 1"), 0))
        await asyncio.sleep(0)
        sending.cancel()
    # A player who comes back at once finds the table during the change or after it.
    async with lobby.sitting("ada", table.id) as again:
        assert again is table or again.match.revision == 1
        await until(again, lambda: again.match.revision == 1)
        await again.move(again.parse(1, "P2 choose 2"), 1)
    assert await lobby.in_store_thread(lobby.store.lines, table.id) == ["P1 choose 1", "P2 choose 2"]


async def test_undo_while_a_bot_is_thinking(lobby: Lobby) -> None:
    async with at_new(lobby, set_up(catalogue.find("nocturne"), "human", "random", first="P1")) as table:
        await table.move(table.parse(0, "P1 cast 1 a1"), 0)
        await table.undo(1)
        assert table.match.waiting == [0]
        with pytest.raises(TableError) as refused:
            await table.undo(1)
        assert refused.value.message.id in ("table-undo-nothing", "table-stale")
        while table.driver.task:
            await asyncio.sleep(0.001)
        assert table.match.log() == []
        assert table.match.revision == 2


async def test_resigning_among_people_lets_a_bot_play_on(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "human", "random")) as table:
        await table.resign(0)
        await until(table, lambda: table.match.over or table.match.waiting == [1])
        assert any(line.startswith("P1 ") for line in table.match.log()[1:])
        with pytest.raises(TableError):
            await table.resign(0)
        await table.resign(1)
        assert table.match.over
        with pytest.raises(TableError):
            await table.move(table.parse(1, "P2 choose 2"), table.match.revision)
    steps = (await FinishedGames(lobby).replay("ada", table.id)).steps
    assert [step.line for step in steps if "resign" in str(step.line)] == ["P1 resign", "P2 resign"]


async def test_a_bot_that_fails_is_named_and_tried_again_later(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await lobby.create("ada", lanterns("random", "human"))
    stand_in = lanterns("random", "human").new().observe(NOBODY)
    with monkeypatch.context() as broken:
        # Somebody who only watches is never asked anything, so the bot has nothing to answer.
        broken.setattr(Lanterns, "observe", lambda self, seat: stand_in)
        async with lobby.sitting("ada", id) as table:
            # On a busy machine the bot may be slow first.
            await until(
                table, lambda: table.driver.trouble is not None and table.driver.trouble.id == "table-bot-failed"
            )
    async with lobby.sitting("ada", id) as table:
        await until(table, lambda: table.match.revision > 0)


async def test_tables_nobody_looks_at_are_closed(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "human")) as one:
        async with lobby.sitting("ada", one.id) as other:
            assert one is other
        assert lobby.open_tables
    assert not lobby.open_tables


@on_both_engines
async def test_a_log_that_cannot_be_played_is_refused(lobby: Lobby) -> None:
    id = await lobby.create("ada", lanterns("human", "human"))
    row = await lobby.in_store_thread(lobby.store.find, id)
    assert row is not None
    await lobby.in_store_thread(append, lobby.store, id, 1, "P2 draw", row.summary, "now")
    with refused("table-rules-changed"):
        async with lobby.sitting("ada", id):
            raise AssertionError("opened")


async def test_bots_alone_wait_while_nobody_watches(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("random", "random", "random")) as table:
        await until(table, lambda: table.match.revision >= 2)
    while lobby.open_tables:
        await asyncio.sleep(0.01)
    played = table.match.revision
    assert not table.match.over
    async with lobby.sitting("ada", table.id) as table:
        assert table.match.revision == played
        await until(table, lambda: table.match.over)


async def test_views_are_made_once_for_all_with_the_same_eyes(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "human", "human")) as table:
        before = table.views.write(0, 1)
        assert table.views.write(0, 1) is before
        assert table.views.write(1, 1) != before
        await table.resign(1)
        assert '"resigned":true' in table.views.write(0, 1)
        await table.move(table.parse(0, "P1 choose 1"), 0)
        assert '"thinking":["P2"]' in table.views.write(0, 1)
        for seen in range(2000):
            table.views.write(0, seen)
        assert len(table.views._made) <= 16


async def test_a_long_story_is_prepared_little_by_little(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.tables.live.view_cache.GLANCE", 0.0)
    async with at_new(lobby, set_up(catalogue.find("nocturne"), "human", "human")) as table:
        seen, match = 1, table.match
        while len(match.events) < 11:
            seat = match.state.seat
            await table.move(table.parse(seat, match.state.decision(seat).moves[0].line), match.revision)
        parts = 1
        while not table.views.prepare(0, seen):
            parts += 1
        assert parts == len(match.events) - seen + 1
        expected = to_json(view(match, 0, seen, table.driver.thinking, None))
        assert table.views.write(0, seen) == expected
        assert not table.views._stories
        # A log that begins anew has no story.
        assert table.views.prepare(0, 0)
        assert '"story":[]' in table.views.write(0, 0)


async def test_what_happens_while_a_story_is_prepared_is_told_too(lobby: Lobby) -> None:
    async with at_new(lobby, set_up(catalogue.find("nocturne"), "human", "human")) as table:

        async def move() -> None:
            seat = table.match.state.seat
            await table.move(table.parse(seat, table.match.state.decision(seat).moves[0].line), table.match.revision)

        @contextlib.asynccontextmanager
        async def step() -> AsyncIterator[None]:
            yield
            await move()

        await move()
        client = SimpleNamespace(table=table, seat=0, seen=1, revision=0, asked=True, deals=table.deals, step=step)
        client.check_seat = lambda: None
        told = await Updates(cast(Client, client)).view()
        assert told == to_json(view(table.match, 0, 1, table.driver.thinking, None))


async def test_a_story_begins_where_its_reader_moved_last(lobby: Lobby) -> None:
    setup = set_up(catalogue.find("nocturne"), "human", "human")
    setup.terms = Terms(invitation="secret")
    async with at_new(lobby, setup, [TakenSeat(0, "ada", "Ada"), TakenSeat(1, "ben", "Ben")]) as table:
        match = table.match

        async def move() -> None:
            await table.move(match.state.decision(match.waiting[0]).moves[0], match.revision)

        while not match.since(0):
            await move()
        assert table.views.prepare(0, 0)
        began = match.since(0)
        while match.since(0) == began:
            await move()
        told = []
        for _ in range(2):
            while not table.views.prepare(0, 0):
                pass
            told.append(table.views.write(0, 0))
            table.views.forget()
        assert told[0] == told[1]


@on_both_engines
async def test_nobody_has_more_tables_than_can_be_kept(
    lobby: Lobby, other: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even by asking for many at once, at two servers."""
    monkeypatch.setattr("noctuary.tables.lobby.MAX_TABLES", 2)
    setup = lanterns("human", "human")
    text = gamefile.dumps(Match(setup))
    makings = [lobby.create("ada", setup), other.create("ada", setup), lobby.upload("ada", text)]
    makings += [server.create("ada", setup) for server in (lobby, other) for _ in range(3)]
    made = await asyncio.gather(*makings, return_exceptions=True)
    ids = [id for id in made if isinstance(id, str)]
    assert len(ids) == 2
    assert {str(error) for error in made if error not in ids} == {str(TableError("table-most", {"number": 2}))}
    await lobby.create("eve", setup)
    await leaving.delete(lobby, "ada", ids[0])
    await lobby.create("ada", setup)


async def test_one_persons_long_game_keeps_nobody_else_waiting(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = await lobby.create("ada", lanterns("human", "human"))
    quick = await lobby.create("eve", lanterns("human", "human"))
    go_on, play = asyncio.Event(), lobby.match_of

    async def played(row: Row) -> Match:
        if row.owner == "ada":
            await go_on.wait()
        return await play(row)

    monkeypatch.setattr(lobby, "match_of", played)

    async def sit(owner: str, id: str) -> None:
        async with lobby.sitting(owner, id):
            pass

    waiting = asyncio.create_task(sit("ada", slow))
    await sit("eve", quick)
    assert not waiting.done()
    go_on.set()
    await waiting
