"""Bots think in processes of their own."""

import asyncio
import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from noctuary import engine
from noctuary.games import nocturne
from noctuary.tables import bot_pool
from noctuary.tables.bot_pool import BotError, BotPool, Worker
from noctuary.tables.turns import NOBODYS
from tests.patience import NEVER


@pytest.fixture
def pool() -> Iterator[BotPool]:
    """A pool for one test."""
    pool = BotPool()
    yield pool
    pool.close()


def processes(pool: BotPool) -> list[int]:
    return [pid for worker in pool.workers for pid in worker.pids]


async def chosen(pool: BotPool, bot: str = "random") -> int:
    """The code that a bot chooses."""
    return (await pool.choose(bot, OBSERVATION, 1)).code


OBSERVATION = nocturne.new(nocturne.Options(players=2, first=0), seed=7).observe(0)


async def test_others_think_once_the_engine_is_compiled(
    pool: BotPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No thought is lost: equal arguments give equal choices before and after."""
    monkeypatch.setattr(engine, "FOLDER", tmp_path)
    choice = await chosen(pool)
    before = processes(pool)
    assert await chosen(pool) == choice
    assert processes(pool) == before
    (tmp_path / engine.STAMP).write_text("{}")
    assert await chosen(pool) == choice
    assert not set(processes(pool)) & set(before)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("by", [signal.SIGSTOP, signal.SIGKILL])
async def test_a_worker_that_hangs_or_died_is_replaced(
    pool: BotPool, by: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This also works if it happened while there was nothing to do."""
    first = await chosen(pool)
    before, end = processes(pool), Worker.end

    def ended(worker: Worker) -> None:
        # The next worker may take its time.
        monkeypatch.setattr(bot_pool, "DEADLINE", NEVER)
        end(worker)

    monkeypatch.setattr(Worker, "end", ended)
    monkeypatch.setattr(bot_pool, "DEADLINE", 0.5)
    for pid in before:
        os.kill(pid, by)
    assert await chosen(pool) == first
    assert not set(processes(pool)) & set(before)


async def test_a_worker_that_runs_out_of_memory_is_replaced(pool: BotPool) -> None:
    await pool.choose("random", OBSERVATION, 1)
    [poor] = processes(pool)
    resource.prlimit(poor, resource.RLIMIT_AS, (1, 1))
    assert await pool.run(NOBODYS, eval, "len(bytearray(1 << 26))") == 1 << 26
    assert poor not in processes(pool)


async def test_a_bot_that_always_hangs_is_an_error(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "DEADLINE", 0.0)
    with pytest.raises(BotError, match="kept them waiting"):
        await pool.choose("random", OBSERVATION, 1)


SLOW_WORK = "exec('import time\\nfor _ in range(12): time.sleep(0.1); sum(range(500_000))')"
"""Uses a tenth of a processor for longer than a second, as any work does on a busy machine."""


async def test_work_on_a_busy_machine_is_not_given_up(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    await pool.choose("random", OBSERVATION, 1)
    before = processes(pool)
    monkeypatch.setattr(bot_pool, "DEADLINE", 0.5)
    assert await pool.run(NOBODYS, eval, SLOW_WORK) is None
    assert processes(pool) == before
    # What limits its work itself may take any time of the processor, but not hang.
    [worker] = [one for one in pool.workers if one.pids]
    assert await worker.run(eval, "sum(range(40_000_000))", patient=True) == 799_999_980_000_000
    # It may also wait longer for the processor, but not for ever.
    await worker.run(eval, "__import__('time').sleep(1.1)", patient=True)
    assert processes(pool) == before
    monkeypatch.setattr(bot_pool, "PATIENCE", 0.5)
    with pytest.raises(TimeoutError):
        await worker.run(eval, "__import__('time').sleep(3)", patient=True)


async def test_a_weaker_bot_stands_in_for_one_that_fails(pool: BotPool) -> None:
    """A bot that does not exist stands for one that is gone, as external ones may be."""
    code, troubles = await pool.choose("guest", OBSERVATION, 1)
    assert code == await chosen(pool, "level2")
    assert [(trouble.bot, trouble.stand_in) for trouble in troubles] == [("guest", "level2")]


async def test_other_work_leaves_a_worker_to_the_bots(pool: BotPool, tmp_path: Path) -> None:
    """This also holds if nobody waits for that work any more."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    works = [asyncio.ensure_future(pool.run(NOBODYS, os.open, gate, os.O_RDONLY)) for _ in range(2)]
    await asyncio.sleep(0)
    works[0].cancel()
    for seed in range(3):
        await pool.choose("random", OBSERVATION, seed)
    assert not works[1].done()
    opened = os.open(gate, os.O_RDWR)
    await works[1]
    os.close(opened)
    with pytest.raises(BotError):
        await pool.run(NOBODYS, divmod, 1, 0)
