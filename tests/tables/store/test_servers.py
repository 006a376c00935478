"""Two servers on one database: the first one counts, the other one follows, and a bot moves once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from psycopg import AsyncConnection

from noctuary.kernel.base.deals import Deal
from noctuary.kernel.play.match import AUTO
from noctuary.simulation import analysis
from noctuary.tables import leaving, news
from noctuary.tables.bot_pool import BotChoice, BotPool
from noctuary.tables.live.helping.leading import BRANCH, Lead, Proposal, lead_words
from noctuary.tables.live.moving import driver
from noctuary.tables.live.table import LiveTable
from noctuary.tables.live.time import jobs
from noctuary.tables.lobby import Lobby
from noctuary.tables.people import chat
from noctuary.tables.people.invitations import Invitations
from noctuary.tables.replays import analyses
from noctuary.tables.replays.analyses import Analyses
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.setup import TableError, TableSetup, Terms
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import SEATED, News, Said, StoreError, TakenSeat
from noctuary.tables.store.engines.postgres import PostgresStore
from noctuary.tables.timekeeper import Timekeeper
from noctuary.tables.wire.tables import Timing
from tests.patience import patience
from tests.postgres import on_both_engines
from tests.refusals import refused
from tests.tables.matches import at_new, at_screens, lanterns
from tests.tables.people.test_together import PEOPLE, play, waiting
from tests.tables.test_dealing import deal, invited, sit
from tests.tables.test_lobby import until

LISTENERS = "FROM pg_stat_activity WHERE query ~ '^LISTEN' AND datname = current_database()"


@pytest.fixture
def engine() -> str:
    return "postgres"


@asynccontextmanager
async def following(*lobbies: Lobby) -> AsyncIterator[None]:
    """Let servers hear each other."""
    tasks = [asyncio.create_task(news.follow(lobby)) for lobby in lobbies]
    while len(await lobbies[0].in_store_thread(lobbies[0].store._read, f"SELECT 1 {LISTENERS}")) < len(lobbies):
        await asyncio.sleep(0.01)
    yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def heard(table: LiveTable, true: Callable[[], bool]) -> None:
    """Wait until a message between servers makes this true at a table."""
    event = asyncio.Event()
    table.talk.listeners.add(event.set)
    while not true():
        await event.wait()
        event.clear()
    table.talk.listeners.discard(event.set)


async def test_who_comes_second_takes_over_what_the_first_has_stored(lobby: Lobby, other: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "human", "human")) as here, other.sitting("ada", here.id) as there:
        await here.move(here.parse(0, "P1 choose 1"), 0)
        with refused("table-stale"):
            await there.move(there.parse(0, "P1 choose 4"), 0)
        assert there.match.lines == ["P1 choose 1"]
        # Both may choose at the same time, so neither choice invalidates the other.
        await asyncio.gather(there.move(there.parse(1, "P2 choose 2"), 1), here.resign(0))
        assert sorted(await lobby.in_store_thread(lobby.store.lines, here.id, 1)) == ["P1 resign", "P2 choose 2"]


async def test_the_others_hear_of_moves_and_of_a_deletion(lobby: Lobby, other: Lobby) -> None:
    id = await lobby.create("ada", lanterns("human", "human"))
    async with following(lobby, other), lobby.sitting("ada", id) as here, other.sitting("ada", id) as there:
        await here.move(here.parse(0, "P1 choose 1"), 0)
        await until(there, lambda: there.match.revision == 1)
        await there.move(there.parse(1, "P2 choose 2"), 1)
        await until(here, lambda: here.match.revision == 2)
        await leaving.delete(lobby, "ada", id)
        await until(there, lambda: there.deleted)
        with pytest.raises(TableError):
            await other.setup("ada", id)


async def test_who_asks_and_who_agrees_may_be_at_different_servers(lobby: Lobby, other: Lobby) -> None:
    id = await lobby.create("ada", *at_screens(*PEOPLE))
    async with following(lobby, other), lobby.sitting("ada", id) as here:
        await here.move(here.parse(0, "P1 choose 1"), 0)
        await here.take_backs.request(0, 1)
        # A later server hears what has been asked before.
        async with other.sitting("ben", id) as there:
            await until(there, lambda: waiting(there) == ["P2", "P3"])
            await asyncio.gather(there.take_backs.answer("ben", True, 1), here.take_backs.answer("cleo", True, 1))
            for table in (here, there):
                await until(table, lambda table=table: table.match.lines[1:] == ["undo 1"])  # type: ignore[misc]


async def test_what_is_said_at_one_server_is_heard_at_the_other(lobby: Lobby, other: Lobby) -> None:
    id = await lobby.create("ada", *at_screens("ada", "ben", ""))
    async with following(lobby, other), lobby.sitting("ada", id) as here, other.sitting("ben", id) as there:
        said = chat.say(lobby, here, Said(0, "ada", 0, "", "Hello", "", ""))
        await asyncio.gather(said, chat.say(other, there, Said(0, "ben", 1, "", "", "luck", "")))
        for table in (here, there):
            await heard(table, lambda table=table: len(table.talk.chat.lines) == 2)  # type: ignore[misc]


async def test_seats_that_somebody_brings_along_are_heard_of(lobby: Lobby, other: Lobby) -> None:
    id = await lobby.create("ada", *at_screens(*PEOPLE))
    async with following(other), other.sitting("ada", id) as there:
        await lobby.in_store_thread(lobby.store.enter, "ben", "ben2", "ben", "dora", True)
        await until(there, lambda: there.seats.places == {0: "ada", 1: "dora", 2: "cleo"})
        joining = await lobby.in_store_thread(lobby.store.joining, "dora", "dora", "eve", True)
        await lobby.in_store_thread(lobby.store.write_all, joining)
        await until(there, lambda: there.seats.places == {0: "ada", 1: "eve", 2: "cleo"})


async def test_what_could_not_be_heard_or_read_is_caught_up_with(
    lobby: Lobby, other: Lobby, database: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    id = await lobby.create("ada", *at_screens(*PEOPLE))
    async with following(other), lobby.sitting("ada", id), other.sitting("ben", id) as there:
        assert isinstance(other.store, PostgresStore)
        await other.in_store_thread(other.store._connection.execute, "SET lock_timeout = '20ms'")
        async with await AsyncConnection.connect(database or "") as locking:
            await locking.execute("LOCK TABLE silenced IN ACCESS EXCLUSIVE MODE")
            await lobby.in_store_thread(lobby.store.add_line, id, Said(0, "ada", 0, "Ada", "Hello", "", ""))
            while "cannot read" not in caplog.text:
                await asyncio.sleep(0.01)
        await heard(there, lambda: len(there.talk.chat.lines) == 1)
        # The connection to the database breaks, and meanwhile a seat is freed.
        await lobby.in_store_thread(lobby.store._read, f"SELECT pg_terminate_backend(pid) {LISTENERS}")
        await lobby.in_store_thread(lobby.store.stand_up, id, 1)
        await until(there, lambda: there.seats.places == {0: "ada", 2: "cleo"})


async def test_what_is_said_while_nobody_hears_is_repeated(lobby: Lobby, other: Lobby) -> None:
    id = await lobby.create("ada", *at_screens(*PEOPLE))
    async with following(lobby, other), lobby.sitting("ada", id) as here, other.sitting("ben", id) as there:
        await here.move(here.parse(0, "P1 choose 1"), 0)
        await until(there, lambda: there.match.revision == 1)
        await lobby.in_store_thread(lobby.store._read, f"SELECT pg_terminate_backend(pid, 60000) {LISTENERS}")
        await here.take_backs.request(0, 1)
        await until(there, lambda: waiting(there) == ["P2", "P3"])
        assert waiting(here) == ["P2", "P3"]


async def test_what_the_store_could_not_tell_is_shown_later(
    lobby: Lobby, other: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noctuary.tables.live.table.RETRY", 0.0)
    id = await lobby.create("ada", *at_screens("ada", "ben", timing=Timing("live", 60, 5)))
    async with following(lobby, other), lobby.sitting("ada", id) as here, other.sitting("ben", id) as there:
        await until(there, lambda: there.clocks.clock is not None)
        read, hear, fails, missed = there.clocks.read, there.take_backs.hear, [True], list[bool]()

        async def reading() -> None:
            if any(fails):
                fails[:] = [not missed]
                raise StoreError("table-store-locked", {"path": ""})
            await read()

        async def hearing(said: str, touched: int) -> None:
            missed.append(there.match.revision < touched)
            await hear(said, touched)

        monkeypatch.setattr(there.clocks, "read", reading)
        monkeypatch.setattr(there.take_backs, "hear", hearing)
        await here.move(here.parse(0, "P1 choose 1"), 0)
        await here.take_backs.request(0, 1)
        await until(there, lambda: waiting(there) == ["P2"])
        assert (missed[0], there.match.revision) == (True, 1)
        fails.append(True)
        await here.clocks.pause([0], True)
        await until(there, lambda: there.clocks.clock is not None and there.clocks.clock.agreed == [0])
        assert not any(fails)


async def test_a_fault_at_one_table_keeps_no_news_from_others(
    lobby: Lobby, other: Lobby, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        following(other),
        at_new(lobby, lanterns("human", "human")) as here,
        other.sitting("ada", here.id) as there,
    ):
        monkeypatch.setattr(other, "reload_seats", None)
        await lobby.in_store_thread(lobby.store.write_all, lobby.store._announced([News("broken", SEATED)]))
        await here.move(here.parse(0, "P1 choose 1"), 0)
        await until(there, lambda: there.match.revision == 1)
    assert "table broken: news" in caplog.text


async def test_news_are_known_by_their_server_not_by_their_connection(
    lobby: Lobby, other: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = asyncio.Queue[list[str]]()
    monkeypatch.setattr(other, "end", ended.put_nowait)
    async with following(other):
        await other.in_store_thread(other.store.write_all, other.store._announced([News("own", 0)]))
        # PostgreSQL gives the number of a lost connection to another one, even of another server.
        await other.in_store_thread(other.store.write_all, lobby.store._announced([News("theirs", 0)]))
        assert await ended.get() == ["theirs"]


async def test_one_leads_at_all_servers(lobby: Lobby, other: Lobby) -> None:
    id = await lobby.create("ada", *at_screens(*PEOPLE))
    async with following(lobby, other), lobby.sitting("ada", id) as here:
        await here.talk.say(lead_words(Lead(1, "a", 0, step=3)))
        await here.talk.say(f"{BRANCH} 1 elsewhere")
        async with other.sitting("ben", id) as there:
            # A later server hears who leads.
            await heard(there, lambda: there.talk.leading.branch == "elsewhere")
            assert there.talk.leading.lead == Lead(1, "a", 0, step=3)
            # Both take the lead at the same moment, and either server hears of the other one last.
            one, another_one = Lead(2, "a", 0, step=4), Lead(2, "b", 1, step=5)
            await asyncio.gather(here.talk.say(lead_words(one)), there.talk.say(lead_words(another_one)))
            await here.talk.say(lead_words(Lead(2, "a", 0, step=6)))
            await heard(here, lambda: here.talk.leading.lead == another_one)
            await there.talk.say(f"{BRANCH} 2 last")
            # What is repeated late replaces nothing newer.
            await there.talk.say(f"{BRANCH} 1 elsewhere")
            await heard(here, lambda: here.talk.leading.branch == "last")
            assert there.talk.leading.lead == here.talk.leading.lead == another_one
            assert there.talk.leading.branch == "last"


async def test_there_is_one_rematch_at_all_servers_which_later_ones_find(lobby: Lobby, other: Lobby) -> None:
    id = await lobby.create("ada", *at_screens(*PEOPLE))
    both = (lobby, "ada"), (other, "ben")
    asked = (FinishedGames(server).rematch(player, id, *at_screens(*PEOPLE)) for server, player in both)
    told = await asyncio.gather(*asked, return_exceptions=True)
    [made] = [one for one in told if isinstance(one, str)]
    [late] = [one for one in told if isinstance(one, TableError)]
    assert late.message.id == "table-rematch-made"
    # The table has not been open so far.
    async with other.sitting("cleo", id) as table:
        assert table.talk.leading.rematch in (Proposal(made, 0), Proposal(made, 1))
    with refused("table-rematch-made"):
        await FinishedGames(other).rematch("cleo", id, *at_screens(*PEOPLE))
    async with following(other), lobby.sitting("ada", id) as here:
        # Each who deletes it leaves it to the others, beginning with whoever was first to ask.
        while row := await other.read(Store.find, made):
            await leaving.delete(other, row.owner, made)
        # Nobody is told about a deleted one, not even late, and another may be made.
        async with other.sitting("ben", id) as there:
            assert there.talk.leading.rematch is None
            made = await FinishedGames(other).rematch("cleo", id, *at_screens(*PEOPLE))
            await here.exchange()
            await here.talk.say(f"{BRANCH} 1 elsewhere")
            await heard(there, lambda: there.talk.leading.branch == "elsewhere")
            assert there.talk.leading.rematch == Proposal(made, 2)


async def test_an_analysis_is_made_by_one_server(lobby: Lobby, other: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "ITERATIONS", 32)
    monkeypatch.setattr(analysis, "decisions", lambda match, whole=analysis.decisions: whole(match)[::5])
    monkeypatch.setattr(analyses, "ELSEWHERE", 0.01)
    async with at_new(lobby, *at_screens(*PEOPLE)) as table:
        await play(table)
    both = Analyses(lobby, FinishedGames(lobby)), Analyses(other, FinishedGames(other))
    for one, owner in zip(both, ("ada", "ben"), strict=True):
        await one.start(owner, table.id)
    for one, owner in zip(both, ("ada", "ben"), strict=True):
        while (await one.state(owner, table.id)).state != "done":
            await asyncio.sleep(0.02)
    assert sorted(bool(one.worker.pids) for one in both) == [False, True]
    for one in both:
        await one.close()


async def test_bots_are_asked_by_one_server_at_a_time(
    lobby: Lobby, other: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "ELSEWHERE", 0.01)
    asked: list[str] = []
    choose = BotPool.choose

    async def counted(self: BotPool, bot: str, *arguments: Any) -> BotChoice:
        asked.append(bot)
        return await choose(self, bot, *arguments)

    monkeypatch.setattr(BotPool, "choose", counted)
    id = await lobby.create("ada", lanterns("random", "random", "random"))
    async with following(lobby, other), lobby.sitting("ada", id) as here, other.sitting("ada", id) as there:
        await until(here, lambda: here.match.over)
        await until(there, lambda: there.match.over)
        assert here.match.lines == there.match.lines
        assert len(asked) == sum(not line.endswith(AUTO) for line in here.match.lines)


@asynccontextmanager
async def working(*lobbies: Lobby) -> AsyncIterator[None]:
    """Let servers do what is due at any table."""
    keepers = [Timekeeper(lobby) for lobby in lobbies]
    tasks = [asyncio.create_task(keeper.work({})) for keeper in keepers]
    yield
    for keeper in keepers:
        keeper.ending.set()
    await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), patience())


class Hanging(BotPool):
    """Bots that never answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: asyncio.Event = asyncio.Event()

    async def choose(self, *arguments: Any) -> BotChoice:
        self.asked.set()
        await asyncio.Event().wait()
        raise AssertionError


def with_a_bot() -> tuple[TableSetup, list[TakenSeat]]:
    """A table of two people, where a bot must answer the first of their moves."""
    setup = lanterns("human", "random", "human")
    setup.terms = Terms(invitation="secret")
    return setup, [TakenSeat(0, "ada", "Ada"), TakenSeat(2, "ben", "Ben")]


@on_both_engines
async def test_bots_move_after_a_restart_though_nobody_comes(
    database: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "UNMOVED", 0)
    silent, path = Hanging(), tmp_path / "tables.sqlite3"
    lobby = Lobby(path, 0.0, database)
    lobby.services = replace(lobby.services, bots=silent)
    id = await lobby.create("ada", *with_a_bot())
    async with lobby.sitting("ada", id):
        await silent.asked.wait()
    await lobby.close()
    lobby = Lobby(path, 0.0, database)
    async with working(lobby):
        await Timekeeper(lobby).resume()
        while not await lobby.in_store_thread(lobby.store.lines, id):
            await asyncio.sleep(0.01)
    assert [line.split()[0] for line in await lobby.in_store_thread(lobby.store.lines, id)] == ["P2"]
    await lobby.close()


async def test_another_server_moves_for_bots_when_the_one_that_did_has_died(
    lobby: Lobby, other: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "UNMOVED", 0)
    id = await lobby.create("ada", *with_a_bot())
    silent = Hanging()
    other.services = replace(other.services, bots=silent)
    working_there = asyncio.create_task(Timekeeper(other).work({}))
    await silent.asked.wait()
    assert await Timekeeper(lobby).move_on(id) is not None, "the other one moves for the bot"
    # What a killed process leaves behind: only jobs.
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    working_there.cancel()
    await lobby.in_store_thread(lobby.store._read, ended)
    async with working(lobby):
        while not await lobby.in_store_thread(lobby.store.lines, id):
            await asyncio.sleep(0.01)


async def test_jobs_are_looked_for_again_after_the_connection_was_lost(lobby: Lobby) -> None:
    async with working(lobby):
        for _ in range(2):
            id = await lobby.create("ada", *with_a_bot())
            while not await lobby.in_store_thread(lobby.store.lines, id):
                await asyncio.sleep(0.01)
            ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            await lobby.in_store_thread(lobby.store._read, ended)


async def test_the_last_two_sit_down_at_the_same_moment(lobby: Lobby, other: Lobby) -> None:
    async with following(lobby, other):
        for _ in range(5):
            id = await invited(lobby)
            async with lobby.sitting("ada", id) as here, other.sitting("ada", id) as there:
                await asyncio.gather(sit(lobby, id, "ben", "P2", "22"), sit(other, id, "cleo", "P3", "33"))
                await until(here, lambda: not here.waits)
                await until(there, lambda: not there.waits)
                kept = (await deal(lobby, id)).deal
                assert kept
                assert set(kept.additions) == {"player", "P2", "P3"}
                seed = Deal(kept.secret, kept.additions).seed
                assert here.match.setup.seed == there.match.setup.seed == seed
                # Somebody leaves at one of them, and somebody else comes.
                await Invitations(other).free("ben", id, "P2")
                await until(here, lambda: here.waits)
                await sit(other, id, "dora", "P2", "44")
                await until(here, lambda: not here.waits)
                assert here.match.setup.seed == there.match.setup.seed != seed
