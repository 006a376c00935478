"""Tests that are coroutines, and lobbies for them."""

import asyncio
import inspect
from collections.abc import Iterable, Iterator
from contextlib import nullcontext, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from noctuary.kernel.contract.game import Game
from noctuary.kernel.play.gamefile import dumps
from noctuary.tables import begun
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.editions import Editions
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import StoreError
from noctuary.tables.store.base.saved import legible
from noctuary.tables.store.base.schema import FINISHED
from tests.awaiting import awaited
from tests.kept import keeping
from tests.patience import patience
from tests.tables.matches import stored


def check_counted(store: Store) -> None:
    """Check that what is kept about finished games says what the tables and seats, and their moves, say."""
    kept, counted = (store._read(query) for query in ("SELECT * FROM finished", FINISHED.partition("finished")[2]))
    assert sorted(kept) == sorted(counted)
    for (owner,) in store._read("SELECT DISTINCT owner FROM finished"):
        for row in filter(legible, store.finished_tables(owner, 20)):
            assert (text := begun.written(store, row)) is None or text == dumps(stored(store, row.id))


def tell(given: Iterable[object]) -> None:
    """Print what the lobbies of a test that hangs are waiting for."""
    for lobby in (one for one in given if isinstance(one, Lobby)):
        for worker in lobby.services.bots.workers:
            print("bots:", worker.pids, worker._pool and worker._pool._pending_work_items)
        for table in lobby.open_tables.values():
            print("table:", table.match.lines, table.match.waiting, table.driver.task, table.driver.trouble)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, with a time limit. Lobbies must be closed in the event loop that used them."""
    test, given = pyfuncitem.obj, pyfuncitem.funcargs
    if not inspect.iscoroutinefunction(test):
        return None

    seconds = patience()

    async def living() -> None:
        told = asyncio.get_running_loop().call_later(0.99 * seconds, tell, given.values())
        try:
            await test(**{name: given[name] for name in inspect.signature(test).parameters})
        finally:
            told.cancel()
            for name in ("other", "lobby"):
                if isinstance(lobby := given.get(name), Lobby):
                    try:
                        with suppress(StoreError):
                            await lobby.in_store_thread(check_counted, lobby.store)
                    finally:
                        await lobby.close()

    awaited(asyncio.wait_for(living(), seconds))
    return True


@pytest.fixture(scope="module", autouse=True)
def small_game(lanterns: Game) -> Game:
    """The small game that these tests play."""
    return lanterns


@pytest.fixture
def pause() -> float:
    """The least time between two moves of bots, in seconds."""
    return 0.0


@pytest.fixture
def engine() -> str:
    """The database of the tables; some tests run with each (`tests.postgres.on_both_engines`)."""
    return "sqlite"


@pytest.fixture
def database(request: pytest.FixtureRequest, engine: str) -> Iterator[str | None]:
    """The address of an empty database, which may have our schema; None if tables are stored in a file."""
    with request.getfixturevalue("postgres").lent() if engine == "postgres" else nullcontext() as address:
        yield address


@pytest.fixture
def new_database(request: pytest.FixtureRequest, engine: str) -> str | None:
    """The same without a schema."""
    return request.getfixturevalue("postgres").database() if engine == "postgres" else None


@pytest.fixture
def lobby(tmp_path: Path, pause: float, database: str | None) -> Lobby:
    """A lobby with a store of its own."""
    return keeping(Lobby(tmp_path / "tables.sqlite3", pause, database))


@pytest.fixture
def other(lobby: Lobby, tmp_path: Path, database: str | None) -> Lobby:
    """A second server with the same store and the same bots."""
    other = Lobby(tmp_path / "tables.sqlite3", 0.0, database)
    other.services = replace(other.services, bots=lobby.services.bots)
    return other


@pytest.fixture
def profiles(lobby: Lobby) -> Profiles:
    return Profiles(lobby)


@pytest.fixture
def editions(lobby: Lobby) -> Editions:
    return Editions(lobby)
