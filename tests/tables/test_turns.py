"""Heavy work is done in turns."""

import asyncio

import pytest

from noctuary.tables.turns import NOBODYS, Turns, Whose
from tests.awaiting import awaited


class Work:
    """Work that waits for its turn, begins, and ends when it is told to."""

    def __init__(self, turns: Turns, address: str, person: str) -> None:
        self.begun = False
        self._over = asyncio.Event()
        self.task = asyncio.create_task(self._run(turns, address, person))

    async def _run(self, turns: Turns, address: str, person: str) -> None:
        async with turns.turn((address, person)):
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
        turns = Turns(most=3, of_address=2, of_person=1)
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


def test_who_leaves_makes_room() -> None:
    async def run() -> None:
        turns = Turns(most=1)
        first, second, third = (Work(turns, "192.0.2.1", name) for name in ("ada", "ben", "cleo"))
        await settle()
        assert turns.waiting_of == {"192.0.2.1": 2}
        second.task.cancel()
        await settle()
        await first.end()
        assert third.begun
        await third.end()
        assert not turns._waiting
        assert turns._running == 0

    awaited(run())


async def test_a_turn_given_at_the_moment_somebody_leaves_passes_on() -> None:
    turns, order = Turns(1), list[str]()

    async def work(whose: Whose) -> None:
        async with turns.turn(whose):
            order.append(whose[1])
            await asyncio.sleep(0)

    await turns.begin(("192.0.2.1", "eve"))
    whose = [("192.0.2.1", "eve")] * 3 + [("192.0.2.1", "mallory")] + [("192.0.2.2", "ada")] * 2
    works = [asyncio.ensure_future(work(one)) for one in whose]
    await asyncio.sleep(0)
    works[1].cancel()
    turns.end(("192.0.2.1", "eve"))
    works[0].cancel()
    await asyncio.gather(*works, return_exceptions=True)
    assert order == ["ada", "mallory", "ada", "eve"]
    await turns.begin(NOBODYS)


def test_whoever_asks_without_pause_gets_a_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a turn an address rests in proportion to it, also with another person; others do not wait for that."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        monkeypatch.setattr(loop, "time", lambda: now)
        turns = Turns(most=1, of_address=1, of_person=1, rest=3.0)
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
