"""Bots think in processes of their own."""

import os
import signal
from pathlib import Path

import pytest

from noctuary import engine
from noctuary.games import nocturne
from noctuary.tables import bot_pool
from noctuary.tables.bot_pool import BotError, BotPool
from tests.tables.loop import run


def test_others_think_once_the_engine_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without losing a thought: equal arguments give equal choices before and after."""
    monkeypatch.setattr(engine, "FOLDER", tmp_path)
    state = nocturne.new(nocturne.Options(players=2, first=0), seed=7)
    pool = BotPool()

    async def think() -> tuple[int, list[int]]:
        choice = await pool.choose("random", state.observe(0), 1)
        return choice, [pid for worker in pool.workers for pid in worker.pids]

    try:
        choice, processes = run(think())
        assert run(think()) == (choice, processes)
        (tmp_path / engine.STAMP).write_text("{}")
        again, others = run(think())
        assert again == choice
        assert not set(processes) & set(others)
    finally:
        pool.close()


@pytest.mark.parametrize("by", [signal.SIGSTOP, signal.SIGKILL])
def test_a_worker_that_hangs_or_died_is_replaced(by: signal.Signals, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if that happened while nobody wanted anything of it."""
    observation = nocturne.new(nocturne.Options(players=2, first=0), seed=7).observe(0)
    pool = BotPool()

    async def think() -> tuple[int, int]:
        first = await pool.choose("random", observation, 1)
        monkeypatch.setattr(bot_pool, "DEADLINE", 10.0)
        for pid in [pid for worker in pool.workers for pid in worker.pids]:
            os.kill(pid, by)
        return first, await pool.choose("random", observation, 1)

    try:
        first, again = run(think())
        assert first == again
    finally:
        pool.close()


def test_a_bot_that_always_hangs_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = nocturne.new(nocturne.Options(players=2, first=0), seed=7).observe(0)
    monkeypatch.setattr(bot_pool, "DEADLINE", 0.0)
    pool = BotPool()
    try:
        with pytest.raises(BotError, match="kept them waiting"):
            run(pool.choose("random", observation, 1))
    finally:
        pool.close()
