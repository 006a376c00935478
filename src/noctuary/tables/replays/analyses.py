"""Analyses of finished games, made one at a time in a low-priority process; others wait.

They are stored once they are complete, and made anew when the analysis version changes.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from msgspec.json import Decoder

from noctuary.kernel import gamefile
from noctuary.kernel.match import Match
from noctuary.simulation import analysis
from noctuary.simulation.analysis import Analysis, Finding, Question
from noctuary.tables.bot_pool import Worker
from noctuary.tables.live.driver import ELSEWHERE
from noctuary.tables.lobby import Lobby
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.setup import TableError, TableSetup
from noctuary.tables.store import Store
from noctuary.tables.store.rows import StoreError
from noctuary.tables.wire.shapes import to_json
from noctuary.tables.wire.views import AnalysisShown

NICE: Final = 15
"""The niceness of the process."""
TRIES: Final = 2
"""How often a decision is tried if the process dies over it."""

MAX_ANALYSES: Final = 3
"""How many analyses one player may have pending at the same time."""
ABANDONED: Final = 150.0
"""Seconds without a request after which an analysis is abandoned; a page in the background asks once a minute."""

_analysis: Final = Decoder(Analysis)

logger = logging.getLogger(__name__)


class AnalysisJob:
    """An analysis that is waiting or in progress: `done` of `total` decisions have been analysed."""

    def __init__(self, owner: str, match: Match, file: str) -> None:
        self.owner: Final = owner
        self.asked: float = time.monotonic()
        """When the analysis was last asked for."""
        self.match: Final = match
        self.file: Final = file
        self.done: int = 0
        self.total: Final = len(analysis.decisions(match))


class Analyses:
    """The analyses of the tables in `lobby`."""

    def __init__(self, lobby: Lobby, finished: FinishedGames) -> None:
        self._lobby: Lobby = lobby
        self._finished: FinishedGames = finished
        self._jobs: dict[str, AnalysisJob] = {}
        """Jobs by table, in the order they were requested; the first is in progress."""
        self._failed: set[str] = set()
        self._maker: asyncio.Task[None] | None = None
        self.worker: Worker = Worker()

    async def close(self) -> None:
        """Cancel all unfinished analyses."""
        self._jobs.clear()
        if self._maker is not None:
            self._maker.cancel()
            await asyncio.gather(self._maker, return_exceptions=True)
        await asyncio.to_thread(self.worker.end)

    async def state(self, owner: str, id: str) -> AnalysisShown:
        """Return the progress of the analysis of the table `id` of `owner`. Raises TableError (also while the game
        runs) or StoreError.
        """
        await self._match(owner, id)
        if (job := self._jobs.get(id)) is not None:
            job.asked = time.monotonic()
            first = job is next(iter(self._jobs.values()))
            return AnalysisShown("working" if first else "waiting", job.done, job.total)
        kept = await self.find(id)
        return AnalysisShown("done" if kept else "failed" if id in self._failed else "none", analysis=kept)

    async def start(self, owner: str, id: str) -> AnalysisShown:
        """Start the analysis of the table `id` of `owner`, unless it is stored or in progress. Raises TableError (also
        while the game runs) or StoreError.
        """
        match = await self._match(owner, id)
        if id not in self._jobs and await self.find(id) is None:
            if sum(job.owner == owner for job in self._jobs.values()) >= MAX_ANALYSES:
                raise TableError("table-analysis-most", {"number": MAX_ANALYSES})
            job = AnalysisJob(owner, match, await asyncio.to_thread(gamefile.dumps, match))
            self._failed.discard(id)
            self._jobs.setdefault(id, job)
            if self._maker is None:
                self._maker = asyncio.create_task(self._make())
        return await self.state(owner, id)

    async def stop(self, owner: str, id: str) -> AnalysisShown:
        """Cancel an analysis that is not finished. Raises TableError or StoreError."""
        await self._match(owner, id)
        self._jobs.pop(id, None)
        return await self.state(owner, id)

    def forget(self, id: str) -> None:
        """Forget the deleted table `id`."""
        self._jobs.pop(id, None)
        self._failed.discard(id)

    async def find(self, id: str) -> Analysis | None:
        """Return the stored analysis of a table, if it has the present version. Raises StoreError."""
        text = await self._lobby.read(Store.analysis, id, analysis.VERSION)
        return None if text is None else _analysis.decode(text)

    async def _match(self, owner: str, id: str) -> Match:
        """Return the finished game of a table."""
        match = (await self._finished.find(owner, id, "table-analysis-running")).match
        assert isinstance(match.setup, TableSetup)
        match.setup.check_whole()
        return match

    async def _make(self) -> None:
        """Make all pending analyses, one after another."""
        try:
            while self._jobs:
                id, job = next(iter(self._jobs.items()))
                try:
                    async with self._lobby.log.turn(id) as mine:
                        if mine and await self.find(id) is None:
                            await self._analyse(id, job)
                    if not mine and self._jobs.get(id) is job and time.monotonic() < job.asked + ABANDONED:
                        # Another server is working on it, and will store the result.
                        self._jobs[id] = self._jobs.pop(id)
                        await asyncio.sleep(ELSEWHERE)
                        continue
                except (BrokenProcessPool, TimeoutError, StoreError) as error:
                    logger.warning("table %s cannot be analysed: %r", id, error)
                    self._failed.add(id)
                except Exception:
                    logger.exception("table %s cannot be analysed", id)
                    self._failed.add(id)
                if self._jobs.get(id) is job:
                    del self._jobs[id]
        finally:
            self._maker = None

    async def _analyse(self, id: str, job: AnalysisJob) -> None:
        """Analyse one decision after another, and store the result."""
        findings: list[Finding] = []
        for step in analysis.decisions(job.match):
            # Preparing a question plays some moves of the game.
            question = await asyncio.to_thread(analysis.question, job.match, step)
            findings.append(await self._look(question))
            job.done += 1
            if self._jobs.get(id) is not job or time.monotonic() > job.asked + ABANDONED:
                return
        made = await asyncio.to_thread(analysis.sum_up, job.match, findings, analysis.ITERATIONS, job.file)
        await self._lobby.in_store_thread(self._lobby.store.keep_analysis, id, analysis.VERSION, to_json(made))

    async def _look(self, question: Question) -> Finding:
        """Return the worker's finding. Raises BrokenProcessPool or TimeoutError."""
        for tries in range(TRIES):
            try:
                return await self.worker.run(_look, question, analysis.ITERATIONS)
            except (BrokenProcessPool, TimeoutError):
                self.worker.end()
                if tries == TRIES - 1:
                    raise
        raise AssertionError


def _look(question: Question, iterations: int) -> Finding:
    if sys.platform != "win32":
        os.nice(max(0, NICE - os.nice(0)))
    return analysis.look(question, iterations)
