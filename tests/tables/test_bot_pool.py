"""Bots think in processes of their own."""

from pathlib import Path

import pytest

from noctuary import engine
from noctuary.games import nocturne
from noctuary.tables.bot_pool import BotPool
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
