"""Where many games are played: on this machine (`LocalCluster`), or on many (`ray_cluster.RayCluster`).

The games and the order of their results never depend on the place, on the number of workers, or on lost workers.
"""

import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from multiprocessing.pool import AsyncResult, Pool
from typing import Any, Final, Generic, TypeVar

from noctuary.kernel.base.messages import BadInput
from noctuary.simulation.processes import useful, workers

SECONDS: Final = 1.0
"""How many seconds a chunk of jobs takes: many compared with sending it, but few to lose with a worker."""
SHARE: Final = 4
"""No chunk is longer than 1 / SHARE of what each worker has done so far, so that all end at about the same time."""
AHEAD: Final = 3
"""Number of chunks per worker begun before the results of the first chunk are yielded."""
MAX_LOST: Final = 10
"""How often one chunk may lose its worker before it is given up: perhaps the chunk itself ends them."""
LOOK: Final = 1.0
"""Seconds between two checks for lost workers."""

Job = TypeVar("Job")
Found = TypeVar("Found")
Begun = TypeVar("Begun")

Chunk = Callable[[], tuple[list[Any], float]]
"""Does some jobs and returns their results and the seconds they took."""


class Cluster(ABC):
    """Workers that do jobs."""

    @abstractmethod
    def results(self, work: Callable[[Job], Found], jobs: Iterable[Job], total: int) -> Iterator[Found]:
        """The results of `work` for `jobs`, at most `total` of them, in order. `work`, jobs and results are pickled.

        Jobs are taken shortly before they begin, so that earlier results may decide which follow. When the iterator is
        closed or raises, everything that has begun is stopped. Raises what `work` raises, and BadInput if there are no
        workers.
        """


class Workers(ABC, Generic[Begun]):
    """The workers of a cluster while they work."""

    @abstractmethod
    def number(self) -> int:
        """How many workers there are now."""

    @abstractmethod
    def begin(self, chunk: Chunk) -> Begun:
        """Give the workers a chunk."""

    @abstractmethod
    def end(self, begun: Begun) -> tuple[list[Any], float]:
        """Wait for a chunk. Raises what its work raises."""


def deal(workers: Workers[Any], work: Callable[[Job], Found], jobs: Iterable[Job]) -> Iterator[Found]:
    """Let these workers do the jobs (see `Cluster.results`)."""
    left, begun = iter(jobs), deque[Any]()
    size, done, seconds = 1, 0, 0.0
    while True:
        number = workers.number()
        while len(begun) < AHEAD * number and (chunk := list(islice(left, size))):
            begun.append(workers.begin(partial(carry_out, work, chunk)))
        if not begun:
            return
        results, spent = workers.end(begun.popleft())
        yield from results
        done += len(results)
        seconds += spent
        size = max(1, min(int(SECONDS * done / seconds), done // (SHARE * number)))


def carry_out(work: Callable[[Job], Found], chunk: list[Job]) -> tuple[list[Found], float]:
    """Do the jobs of a chunk."""
    begun = time.perf_counter()
    results = [work(job) for job in chunk]
    return results, max(time.perf_counter() - begun, 1e-9)


class LocalCluster(Cluster):
    """Processes of this machine, at most one per processor. A script that uses several must have the guard that
    multiprocessing requires (`if __name__ == "__main__"`), since they import the script.
    """

    def __init__(self, processes: int = 1) -> None:
        self.processes: Final = processes

    def results(self, work: Callable[[Job], Found], jobs: Iterable[Job], total: int) -> Iterator[Found]:
        processes = useful(self.processes, total)
        if processes == 1:
            yield from map(work, jobs)
            return
        with workers(processes) as pool:
            local = LocalWorkers(pool)
            yield from deal(local, work, jobs)
            if local.lost:
                # It would wait for what was lost.
                pool.terminate()


ALONE: Final = LocalCluster()
"""This process only."""


class LocalChunk:
    """A chunk that a pool's processes work on."""

    def __init__(self, chunk: Chunk) -> None:
        self.chunk: Final = chunk
        self.lost: int = -1
        self.result: AsyncResult[Any]

    def begin(self, pool: Pool) -> None:
        """Begin the chunk, for the first time or again. Raises BadInput after too many attempts."""
        self.lost += 1
        if self.lost > MAX_LOST:
            raise BadInput("cluster-lost", {"number": self.lost})
        self.result = pool.apply_async(self.chunk)


class LocalWorkers(Workers[LocalChunk]):
    """The processes of a pool, which replaces processes that end but forgets what they were doing."""

    def __init__(self, pool: Pool) -> None:
        self.pool: Final = pool
        self.known: list[int] = self.processes()
        self.begun: list[LocalChunk] = []
        self.lost: bool = False
        """Whether a process has ended too soon."""

    def processes(self) -> list[int]:
        """The ids of the processes."""
        return [process.pid for process in self.pool._pool]  # type: ignore[attr-defined]

    def number(self) -> int:
        return len(self.known)

    def begin(self, chunk: Chunk) -> LocalChunk:
        one = LocalChunk(chunk)
        one.begin(self.pool)
        self.begun.append(one)
        return one

    def end(self, begun: LocalChunk) -> tuple[list[Any], float]:
        while not begun.result.ready():
            begun.result.wait(LOOK)
            if self.known != (known := self.processes()):
                self.known, self.lost = known, True
                # Nothing says which chunk is lost, so all are begun again; those that are not lost give the same
                # results.
                for chunk in self.begun:
                    if not chunk.result.ready():
                        chunk.begin(self.pool)
        self.begun.remove(begun)
        results: tuple[list[Any], float] = begun.result.get()
        return results
