"""Runs bots in separate processes, so that tables stay responsive even if a bot crashes or hangs."""

import asyncio
import logging
import math
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, ParamSpec, TypeVar

from noctuary import bots, engine
from noctuary.bots.bot import Bot
from noctuary.bots.external import External
from noctuary.bots.search import evaluator_of
from noctuary.bots.trouble import STAND_IN, Trouble
from noctuary.kernel.base.messages import Message
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Observation
from noctuary.simulation.processes import end_with_parent, hear, hold_signals
from noctuary.tables.store.base.rows import StoreError
from noctuary.tables.turns import NOBODYS, Turns, Whose

WORKERS: Final = 2
"""The number of workers, two even on a small machine, so that other tables' bots can play on while one hangs."""
TRIES: Final = 2
"""How many workers a bot may crash or block over one decision."""
DEADLINE: Final = 15.0
"""Seconds of processor time that a decision may take, including the start of a worker; also the seconds that a worker
may pass without using the processor, as one that hangs does. On a busy machine, work takes longer but is not given up.
"""
PATIENCE: Final = 300.0
"""The same for work that limits itself and may wait long for a busy processor."""
LOOK: Final = 1.0
"""Seconds between two looks at the processor time of a worker."""
SIGN_OF_LIFE: Final = 0.01
"""Seconds of processor time that show that a worker does not hang."""
NICENESS: Final = 5
"""The niceness of the workers, so that the server responds at once however hard bots think."""
FIRST_TO_GO: Final = 500
"""The workers' OOM score adjustment: how much sooner they are killed, in thousandths of all memory."""
WEAKER: Final = "level2"
"""The bot that moves for one that fails; it looks only one move ahead, so little can go wrong."""
FAREWELL: Final = 2.0
"""Seconds allowed for external bots to shut down."""

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger(__name__)


class BotChoice(NamedTuple):
    """The code of the chosen move, and what went wrong on the way to it."""

    code: int
    troubles: list[Trouble]


class BotError(Exception):
    """A bot has not answered."""


class NoProcess(StoreError):
    """The system cannot start a process now."""


class BotPool:
    """Worker processes, started when first needed or by `warm_up`. A worker that died or hangs is replaced; all are
    replaced once the engine has been compiled.
    """

    def __init__(self) -> None:
        self.workers: list[Worker] = [Worker() for _ in range(WORKERS)]
        self._idle: list[Worker] = [*self.workers]
        self._turns: Turns = Turns(WORKERS)
        self._others: Turns = Turns(WORKERS - 1)
        """Limits how many workers do other work for people at once: one is always left to the bots."""

    def warm_up(self) -> None:
        """Start a worker in the background, unless it runs already, so that the first bot need not wait for it."""
        if not self.workers[-1].pids:
            self.workers[-1].warm_up()

    async def choose(
        self, bot: str, observation: Observation, seed: int, game: str = "", whose: Whose = NOBODYS
    ) -> BotChoice:
        """The move that `bot` chooses, or another bot if it fails; equal arguments give equal choices. `game`:
        the game's id, for bots that use it. `whose`: in whose turn it thinks. Raises BotError if no bot can choose,
        NoProcess if no worker can be started now.
        """
        try:
            await self._turns.begin(whose)
            return await self._work(whose, bot, _choose, bot, observation, seed, game)
        except BotError as error:
            if bot == STAND_IN:
                raise
            logger.warning("%s moves for %s: %s", WEAKER, bot, repr(error.__cause__ or error))
            trouble = Trouble(bot, Message("bot-broken", {"bot": bot}), stand_in=WEAKER)
            await self._turns.begin(whose)
            choice = await self._work(whose, WEAKER, _choose, WEAKER, observation, seed, game)
            return choice._replace(troubles=[trouble])

    async def run(self, whose: Whose, function: Callable[P, T], *arguments: P.args, **_: P.kwargs) -> T:
        """Run a module's function in a worker within DEADLINE, in the turn of `whose`, and return its result. Split
        long work into many short calls, so that others get their turns. If the caller is cancelled, the result is
        dropped. Raises BotError or NoProcess.
        """
        await self._others.begin(whose)
        try:
            await self._turns.begin(whose)
        except asyncio.CancelledError:
            self._others.end(whose)
            raise
        # A worker becomes idle when its work is done, even if the caller was cancelled earlier.
        work = asyncio.ensure_future(self._work(whose, function.__name__, function, *arguments))
        work.add_done_callback(lambda _: self._others.end(whose))
        return await asyncio.shield(work)

    async def _work(self, whose: Whose, name: str, function: Callable[..., T], *arguments: object) -> T:
        """Run a function in the worker used last, and end the turn of `whose`. Raises BotError or NoProcess."""
        worker = self._idle.pop()
        try:
            for _ in range(TRIES):
                try:
                    return await worker.run(function, *arguments)
                except (BrokenProcessPool, TimeoutError) as error:
                    logger.warning("a worker is replaced: %s", repr(error))
                    worker.end()
                except NoProcess:
                    raise
                except Exception as error:
                    raise BotError(f"{name} failed") from error
            raise BotError(f"{name} has crashed {TRIES} processes or kept them waiting for {DEADLINE:.0f} s each")
        finally:
            self._idle.append(worker)
            self._turns.end(whose)

    def close(self) -> None:
        """End all workers, even if they hang; their work is lost."""
        for worker in self.workers:
            worker.end()


class Worker:
    """A single worker process, started when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._compiled_at: float = 0.0
        self._thinking: bool = False

    @property
    def pids(self) -> list[int]:
        """The process id, if the process runs."""
        return list(self._pool._processes or {}) if self._pool else []

    def warm_up(self) -> None:
        """Start the process and load the games, if possible now."""
        with suppress(NoProcess):
            try:
                self._submit(_load)
            except BrokenProcessPool:
                self.end()

    async def run(self, function: Callable[..., T], *arguments: object, patient: bool = False) -> T:
        """Run a module's function and return its result. `patient`: the function limits its work itself. Raises
        NoProcess, BrokenProcessPool (also out of memory), TimeoutError, or what the function raises.
        """
        if self._compiled_at != engine.compile_time():
            self.end()
        thought = asyncio.wrap_future(self._submit(function, *arguments))
        self._thinking = True
        try:
            result = await self._within(math.inf if patient else DEADLINE, thought)
        except MemoryError as error:
            # The process must end to release its memory.
            raise BrokenProcessPool("it has run out of memory") from error
        self._thinking = False
        return result

    async def _within(self, limit: float, thought: asyncio.Future[T]) -> T:
        """The result of the worker. Raises TimeoutError if it takes so much processor time, or hangs (DEADLINE)."""
        begun = last = self._used()
        since = time.monotonic()
        try:
            while not (await asyncio.wait([thought], timeout=min(LOOK, DEADLINE)))[0]:
                used, now = self._used(), time.monotonic()
                if used > last + SIGN_OF_LIFE:
                    last, since = used, now
                if used - begun > limit or now - since > (PATIENCE if math.isinf(limit) else DEADLINE):
                    raise TimeoutError
            return thought.result()
        finally:
            # Nobody else waits for it, even if this is cancelled.
            thought.cancel()

    def _used(self) -> float:
        """The processor time that the worker has used, in seconds; elsewhere than on Linux, the time of day."""
        if sys.platform != "linux":
            return time.monotonic()
        # The clock of a process, as clock_getcpuclockid returns it; 0 once the process has ended.
        with suppress(OSError):
            return sum(time.clock_gettime(~pid << 3 | 2) for pid in self.pids)
        return 0.0

    def _submit(self, function: Callable[..., T], *arguments: object) -> Future[T]:
        try:
            if self._pool is None:
                guests = (bots.guests(),)
                self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin, guests)
                self._compiled_at = engine.compile_time()
            # This starts the process, too.
            with hold_signals():
                return self._pool.submit(function, *arguments)
        except OSError as error:
            self.end()
            raise NoProcess("table-no-process") from error

    def end(self) -> None:
        """End the process at once: one that hangs would not react to anything gentler. Unless a bot is thinking,
        external bots are first told to shut down. The next work starts another process.
        """
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        if processes and bots.guests() and not self._thinking:
            with suppress(BrokenProcessPool, TimeoutError):
                pool.submit(_dismiss).result(FAREWELL)
        self._thinking = False
        for process in processes:
            process.kill()
        pool.shutdown(wait=True, cancel_futures=True)


def _begin(guests: list[Bot]) -> None:
    """Set up a worker: it ignores signals and ends only when the server ends it or dies."""
    hear()
    bots.invite(guests)
    if sys.platform != "win32":
        os.nice(NICENESS)
    # If the machine runs out of memory, the system should kill a worker, not the server.
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(str(FIRST_TO_GO))
    threading.Thread(target=end_with_parent, daemon=True).start()


def _load() -> None:
    for name in catalogue.names():
        evaluator_of(catalogue.find(name))


def _dismiss() -> None:
    for bot in bots.guests():
        if isinstance(bot, External):
            bot.end(gently=True)


def _choose(name: str, observation: Observation, seed: int, game: str) -> BotChoice:
    decision = observation.decision()
    assert decision is not None, "a bot is asked only when its seat must decide"
    bot = bots.find(name).join(game)
    code = bot.choose(observation, decision, Random(seed))
    return BotChoice(code, bot.troubles())
