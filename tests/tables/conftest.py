"""Tests that are coroutines, and a lobby for them."""

from __future__ import annotations

import asyncio
import inspect
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from noctuary.tables.editions import Editions
from noctuary.tables.lobby import Lobby
from noctuary.tables.profiles import Profiles


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, for a minute at most, in a thread: Playwright's event loop may be in this one.
    A lobby must be closed in the event loop that it was used in.
    """
    test, given = pyfuncitem.obj, pyfuncitem.funcargs
    if not inspect.iscoroutinefunction(test):
        return None

    async def living() -> None:
        try:
            await test(**{name: given[name] for name in inspect.signature(test).parameters})
        finally:
            if isinstance(lobby := given.get("lobby"), Lobby):
                await lobby.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, asyncio.wait_for(living(), 60)).result()
    return True


@pytest.fixture
def pause() -> float:
    """The least time between two moves of bots."""
    return 0.0


@pytest.fixture
def lobby(tmp_path: Path, pause: float) -> Lobby:
    """A lobby of its own."""
    return Lobby(tmp_path / "tables.sqlite3", pause)


@pytest.fixture
def profiles(lobby: Lobby) -> Profiles:
    return Profiles(lobby)


@pytest.fixture
def editions(lobby: Lobby) -> Editions:
    return Editions(lobby)
