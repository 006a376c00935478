"""Analyses of finished games, made decision by decision in low-priority processes. Addresses take turns, and so do the
people at an address; of a person's analyses the one asked for last comes first. A first look at all decisions soon
shows what cost most; then they are looked at closely, the costliest first.

Analyses are stored once they are complete, and made anew when the analysis version changes.
"""

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Literal

from msgspec.json import Decoder

from noctuary.kernel.play import gamefile
from noctuary.kernel.play.match import Match
from noctuary.simulation import analysis
from noctuary.simulation.analysis import Analysis, Finding, Question
from noctuary.tables.bot_pool import Worker
from noctuary.tables.live.moving.driver import ELSEWHERE
from noctuary.tables.lobby import Lobby
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.setup import TableError, TableSetup
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import StoreError
from noctuary.tables.wire.shapes import to_json
from noctuary.tables.wire.views import AnalysisShown

NICE: Final = 15
"""The niceness of close looks; brief ones, for which somebody waits, are as nice as bots."""
TRIES: Final = 2
"""How often a decision is tried if the process dies over it; then the analysis leaves it out."""

MAX_ANALYSES: Final = 3
"""How many analyses one player may have pending at the same time."""
AT_ONCE: Final = 20
"""How many decisions are looked at briefly in one turn, which takes about as long as a close look at one."""
ABANDONED: Final = 150.0
"""Seconds without a request after which a person's analyses are abandoned, counted anew whenever one of them is over; a
page in the background asks once a minute.
"""

_analysis: Final = Decoder(Analysis)

logger = logging.getLogger(__name__)


class AnalysisJob:
    """An analysis that is waiting or in progress: `done` of `total` decisions have been analysed closely."""

    def __init__(self, address: str, owner: str, match: Match, file: str) -> None:
        self.address: Final = address
        self.owner: Final = owner
        self.asked: float = time.monotonic()
        """When its person last asked for an analysis, or had one made."""
        self.match: Final = match
        self.file: Final = file
        self.first: Final[dict[int, Finding]] = {}
        """What a first look at each decision found, by step."""
        self.findings: Final[dict[int, Finding | None]] = {}
        """What a close look found; None for a decision over which the process died again and again."""
        self.steps: Final = analysis.decisions(match)
        self.people: Final = [step for step in self.steps if match.entries[step].seat in match.setup.humans]
        """The decisions of people, who soon see what cost them most."""
        self.shown: tuple[int, Analysis] | None = None
        """What is found so far, with the number of looks that it is from."""
        self.claim: contextlib.AsyncExitStack | None = None
        """Held while this server alone analyses the game."""

    @property
    def done(self) -> int:
        return len(self.findings)

    @property
    def total(self) -> int:
        return len(self.steps)

    @property
    def seen(self) -> bool:
        """Whether it can be shown: all decisions of people (without any: all) have been looked at, if only briefly."""
        return {*self.first, *self.findings}.issuperset(self.people or self.steps)

    def next(self) -> tuple[list[int], bool]:
        """The steps to look at next, and whether only briefly: all briefly first, those of people before
        others; then people's mistakes, which they are shown at once, and the rest, the costliest first.
        """
        left = [step for step in dict.fromkeys((*self.people, *self.steps)) if step not in self.findings]
        if new := [step for step in left if step not in self.first]:
            return new[:AT_ONCE], True
        mistakes = [step for step in self.people if step in left and any(self.first[step].changed)]
        return [min(mistakes or left, key=lambda step: min(self.first[step].changed))], False

    def sum_up(self) -> Analysis:
        """The analysis from all that is found so far."""
        findings = [self.findings.get(step) or self.first.get(step) for step in self.steps]
        return analysis.sum_up(self.match, filter(None, findings), analysis.ITERATIONS, self.file)

    @property
    def abandoned(self) -> bool:
        """Whether nobody has asked for it for a while."""
        return time.monotonic() > self.asked + ABANDONED


class Analyses:
    """The analyses of the tables in `lobby`."""

    def __init__(self, lobby: Lobby, finished: FinishedGames) -> None:
        self._lobby: Lobby = lobby
        self._finished: FinishedGames = finished
        self._jobs: dict[str, AnalysisJob] = {}
        """Jobs by table, in the order they were requested."""
        self._begun: dict[str, AnalysisJob] = {}
        """Jobs that this server alone works on."""
        self._turns: Counter[str] = Counter()
        """The number of the last turn, by address and by owner."""
        self._failed: set[str] = set()
        self._maker: asyncio.Task[None] | None = None
        self.worker: Worker = Worker()
        self.brief: Worker = Worker()
        """Another one for brief looks, since no process can become less nice again."""

    async def close(self) -> None:
        """Cancel all unfinished analyses."""
        self._jobs.clear()
        if self._maker is not None:
            self._maker.cancel()
            await asyncio.gather(self._maker, return_exceptions=True)
        await self._release()
        await asyncio.to_thread(self.worker.end)
        await asyncio.to_thread(self.brief.end)

    async def state(self, owner: str, id: str) -> AnalysisShown:
        """The progress of a table's analysis. Raises TableError (for example while the game runs) or StoreError."""
        await self._match(owner, id)
        if (job := self._jobs.get(id)) is not None:
            self._put_off_end(job.owner)
            looks = len(job.first) + job.done
            if job.seen and (job.shown is None or job.shown[0] < looks):
                job.shown = looks, await asyncio.to_thread(job.sum_up)
            state: Literal["working", "waiting"] = "working" if job is self._of_owner()[job.owner][1] else "waiting"
            return AnalysisShown(state, job.done, job.total, job.shown[1] if job.shown else None)
        kept = await self.find(id)
        return AnalysisShown("done" if kept else "failed" if id in self._failed else "none", analysis=kept)

    async def start(self, owner: str, id: str, address: str = "") -> AnalysisShown:
        """Start the analysis of `owner`'s table `id` unless it is stored, ahead of their others. `address`: where the
        request comes from. Raises TableError (for example while the game runs) or StoreError.
        """
        match = await self._match(owner, id)
        if id not in self._jobs and await self.find(id) is None:
            job = AnalysisJob(address, owner, match, await asyncio.to_thread(gamefile.dumps, match))
            # From here on nothing else happens until it counts.
            if id not in self._jobs and sum(job.owner == owner for job in self._jobs.values()) >= MAX_ANALYSES:
                raise TableError("table-analysis-most", {"number": MAX_ANALYSES})
            self._failed.discard(id)
            self._jobs.setdefault(id, job)
            if self._maker is None:
                self._maker = asyncio.create_task(self._make())
        if id in self._jobs:
            # What was asked for last is the last.
            self._jobs[id] = self._jobs.pop(id)
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
        """The stored analysis of a table, if it has the present version. Raises StoreError."""
        text = await self._lobby.read(Store.analysis, id, analysis.VERSION)
        return None if text is None else _analysis.decode(text)

    async def _match(self, owner: str, id: str) -> Match:
        """The finished game of a table."""
        match = (await self._finished.find(owner, id, "table-analysis-running")).match
        assert isinstance(match.setup, TableSetup)
        match.setup.check_whole()
        if (job := self._jobs.get(id)) is not None and job.match.lines != match.lines:
            # The game was played on to another end.
            del self._jobs[id]
        return match

    async def _make(self) -> None:
        """Make all pending analyses."""
        try:
            while self._jobs:
                id, job = self._next()
                try:
                    over = await self._go_on(id, job)
                except StoreError as error:
                    logger.warning("table %s cannot be analysed: %r", id, error)
                    over = True
                    self._failed.add(id)
                except Exception:
                    logger.exception("table %s cannot be analysed", id)
                    over = True
                    self._failed.add(id)
                if over and self._jobs.get(id) is job:
                    del self._jobs[id]
                    if not job.abandoned:
                        self._put_off_end(job.owner)
                await self._release()
        finally:
            self._maker = None
            self._turns.clear()

    def _next(self) -> tuple[str, AnalysisJob]:
        """The job whose turn it is: that of the person whose turn was longest ago."""
        jobs = self._of_owner().values()
        id, job = min(jobs, key=lambda entry: (self._turns[entry[1].address], self._turns[entry[1].owner]))
        self._turns[job.address] = self._turns[job.owner] = max(self._turns.values(), default=0) + 1
        return id, job

    def _of_owner(self) -> dict[str, tuple[str, AnalysisJob]]:
        """The job of each person that comes next: the last of those that cannot be shown yet, else of all."""
        jobs = sorted(self._jobs.items(), key=lambda entry: not entry[1].seen)
        return {job.owner: (id, job) for id, job in jobs}

    def _put_off_end(self, owner: str) -> None:
        """Give a person's analyses time again until they are abandoned."""
        for job in self._jobs.values():
            if job.owner == owner:
                job.asked = time.monotonic()

    async def _go_on(self, id: str, job: AnalysisJob) -> bool:
        """Analyse the next decisions; after the last one, store the result. Return whether the job is over."""
        if job.abandoned:
            return True
        if job.claim is None:
            async with contextlib.AsyncExitStack() as stack:
                if not await stack.enter_async_context(self._lobby.writer.turn(id)):
                    # Another server is working on it, and will store the result.
                    await asyncio.sleep(ELSEWHERE)
                    return False
                if await self.find(id) is not None:
                    return True
                job.claim = stack.pop_all()
                self._begun[id] = job
        if job.done < job.total:
            steps, briefly = job.next()
            # Preparing a question plays some moves of the game.
            questions = await asyncio.to_thread(lambda: [analysis.question(job.match, step) for step in steps])
            for step, finding in zip(steps, await self._look(questions, job.total if briefly else 0), strict=True):
                if briefly and finding is not None:
                    job.first[step] = finding
                else:
                    job.findings[step] = finding
        if self._jobs.get(id) is not job or job.done < job.total:
            return False
        made = await asyncio.to_thread(job.sum_up)
        kept = id, analysis.VERSION, to_json(made), len(job.match.lines)
        await self._lobby.in_store_thread(self._lobby.store.keep_analysis, *kept)
        return True

    async def _release(self) -> None:
        """Let other servers have the jobs that are no longer worked on here."""
        for id, job in [*self._begun.items()]:
            if self._jobs.get(id) is not job and job.claim is not None:
                del self._begun[id]
                await job.claim.aclose()

    async def _look(self, questions: list[Question], decisions: int) -> list[Finding | None]:
        """The worker's findings; None for a decision over which it has died or hung too often."""
        worker = self.brief if decisions else self.worker
        for _ in range(TRIES if len(questions) == 1 else 1):
            try:
                return [*await worker.run(_look, questions, analysis.ITERATIONS, decisions, patient=True)]
            except (BrokenProcessPool, TimeoutError) as error:
                logger.warning("a decision cannot be analysed: %r", error)
                worker.end()
        if len(questions) == 1:
            return [None]
        return [finding for question in questions for finding in await self._look([question], decisions)]


def _look(questions: list[Question], iterations: int, decisions: int) -> list[Finding]:
    """The findings after brief looks at some of this many decisions; 0: after close ones with this many iterations."""
    if decisions:
        return [analysis.first_look(question, decisions) for question in questions]
    if sys.platform != "win32":
        os.nice(max(0, NICE - os.nice(0)))
    return [analysis.look(question, iterations) for question in questions]
