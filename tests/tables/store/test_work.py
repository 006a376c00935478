"""Long work ends when it takes too long, or when nobody waits for it."""

import asyncio
import math
import threading
import time
from collections.abc import Callable
from itertools import count

import pytest

from noctuary.tables import work
from noctuary.tables.lobby import Lobby
from noctuary.tables.work import PORTION, GivenUp, Pauses, Work, Works, unhurried
from tests.patience import patience
from tests.refusals import refused
from tests.tables.matches import at_new, lanterns


async def begun(stop: Callable[[Works, "asyncio.Task[None]"], object]) -> None:
    """Begin endless work and stop it once it runs; it must end."""
    works, going, ended = Works("work"), threading.Event(), threading.Event()

    def endless(work: Work) -> None:
        try:
            while True:
                going.set()
                work.go_on()
        finally:
            ended.set()

    task = asyncio.create_task(works.run(endless))
    await asyncio.to_thread(going.wait)
    stop(works, task)
    try:
        await task
    finally:
        await asyncio.to_thread(ended.wait)


async def test_it_is_given_up_when_the_server_ends() -> None:
    with pytest.raises(GivenUp, match="Try again"):
        await begun(lambda works, task: works.give_up())


async def test_it_is_given_up_when_nobody_waits_for_it() -> None:
    with pytest.raises(asyncio.CancelledError):
        await begun(lambda works, task: task.cancel())


async def test_it_may_not_take_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "LONGEST", 0.5)
    with refused("table-work-too-long"):
        await begun(lambda works, task: None)


@pytest.mark.parametrize("of_items", [False, True])
async def test_it_leaves_the_interpreter_to_moves(
    of_items: bool, lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that never sleeps makes a move wait each time it wants the interpreter; while nobody moves, sleeping
    would only take twice as long.
    """
    pauses: list[float] = []
    monkeypatch.setattr(time, "sleep", pauses.append)
    monkeypatch.setattr(work, "BUSY", 1e9)
    monkeypatch.setattr(Pauses, "moved", -math.inf)

    def compute(seconds: float, work: Work) -> int:
        pauses.clear()
        end = time.monotonic() + seconds
        for _ in unhurried(count()) if of_items else count():
            if not of_items:
                work.go_on()
            if pauses or time.monotonic() > end:
                return len(pauses)
        raise AssertionError

    async with at_new(lobby, lanterns("human", "human")) as table:
        assert await lobby.works.run(compute, 10 * PORTION) == 0
        await table.move(table.parse(0, "P1 choose 1"), 0)
        assert await lobby.works.run(compute, patience()) > 0
