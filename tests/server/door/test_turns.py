"""Heavy work is done in turns."""

import asyncio

import pytest

from noctuary.server.door.errors import TooMuch
from noctuary.server.door.limits import HEAVY, LIMITS, LONG, Counts
from noctuary.server.door.turns import Turns
from tests.awaiting import awaited
from tests.patience import patience


class Work:
    """Work that waits for its turn, begins, and ends when it is told to."""

    def __init__(self, turns: Turns, address: str, person: str) -> None:
        self.begun = False
        self._over = asyncio.Event()
        self.task = asyncio.create_task(self._run(turns, address, person))

    async def _run(self, turns: Turns, address: str, person: str) -> None:
        async with turns.turn(address, person):
            self.begun = True
            await self._over.wait()

    async def end(self) -> None:
        self._over.set()
        await self.task
        await settle()


async def settle() -> None:
    """Let all work begin that may."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_everybody_gets_their_turn() -> None:
    async def run() -> None:
        turns = Turns(most=3, of_address=2, of_person=1, waiting=10)
        eves = [Work(turns, "192.0.2.1", "eve") for _ in range(4)]
        mallories = [Work(turns, "192.0.2.1", f"mallory {number}") for number in range(4)]
        await settle()
        assert [work.begun for work in (*eves, *mallories)] == [True, False, False, False, True, False, False, False]
        ada = Work(turns, "192.0.2.2", "ada")
        await settle()
        assert ada.begun, "an address never has all turns"
        ben = Work(turns, "192.0.2.3", "ben")
        await settle()
        assert not ben.begun
        await eves[0].end()
        assert ben.begun, "others come before whoever has had a turn"
        await ben.end()
        assert [work.begun for work in (*eves[1:], *mallories)] == [True, False, False, True, False, False, False]
        for work in (ada, *mallories, *eves[1:]):
            await work.end()
        assert not turns._waiting
        assert not turns._running_of
        assert turns._running == 0

    awaited(run())


def test_nobody_waits_for_files_of_others() -> None:
    async def run() -> None:
        counts = Counts(LIMITS)
        async with counts.work("192.0.2.1", "eve", LONG), counts.work("192.0.2.2", "mallory", LONG):
            for number in range(LIMITS.works):
                await asyncio.wait_for(counts.work(f"192.0.2.{number}", "ada", HEAVY).__aenter__(), patience())

    awaited(run())


def test_who_leaves_makes_room() -> None:
    async def run() -> None:
        turns = Turns(most=1, of_address=1, of_person=1, waiting=2)
        first, second, third = (Work(turns, "192.0.2.1", name) for name in ("ada", "ben", "cleo"))
        await settle()
        with pytest.raises(TooMuch):
            async with turns.turn("192.0.2.1", "dora"):
                pass
        second.task.cancel()
        await settle()
        await first.end()
        assert third.begun
        await third.end()
        assert not turns._waiting
        assert turns._running == 0

    awaited(run())


def test_whoever_asks_without_pause_gets_a_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a turn an address rests in proportion to it, also with another person; others do not wait for that."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        monkeypatch.setattr(loop, "time", lambda: now)
        turns = Turns(most=1, of_address=1, of_person=1, waiting=10, rest=3.0)
        eve, mallory = Work(turns, "192.0.2.1", "eve"), Work(turns, "192.0.2.1", "mallory")
        await settle()
        now += 1.0
        await eve.end()
        assert eve.begun
        assert not mallory.begun
        ada = Work(turns, "192.0.2.2", "ada")
        await settle()
        assert ada.begun, "nobody else rests"
        await ada.end()
        now += 2.9
        await settle()
        assert not mallory.begun
        now += 0.2
        await settle()
        assert mallory.begun
        await mallory.end()
        assert not turns._running_of
        assert turns._running == 0

    asyncio.run(run())
