"""Long work ends when it takes too long, or when nobody waits for it."""

import asyncio
import threading
import time
from collections.abc import Callable
from itertools import count

import pytest

from noctuary.kernel.messages import BadInput
from noctuary.tables import work
from noctuary.tables.work import GivenUp, Work, Works, unhurried


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
    with pytest.raises(BadInput) as refusal:
        await begun(lambda works, task: None)
    assert refusal.value.message.id == "table-work-too-long"


@pytest.mark.parametrize("of_items", [False, True])
async def test_it_leaves_the_interpreter_to_others(of_items: bool) -> None:
    """A thread that never sleeps makes everybody wait each time they want the interpreter."""

    def compute(work: Work) -> float:
        begun, used = time.monotonic(), time.thread_time()
        for _ in unhurried(count()) if of_items else count():
            if not of_items:
                work.go_on()
            if time.thread_time() - used > 0.05:
                break
        return (time.thread_time() - used) / (time.monotonic() - begun)

    assert await Works("work").run(compute) < 0.7
