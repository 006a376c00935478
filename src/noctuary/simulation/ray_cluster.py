"""Many games on many machines, with Ray. Needs the extra `ray`.

A chunk is a task of Ray. If its worker or machine is lost, Ray gives the task to another one.
"""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from noctuary import __version__, bots
from noctuary.bots.bot import Bot
from noctuary.kernel.base.messages import BadInput
from noctuary.simulation import ray_address
from noctuary.simulation.cluster import MAX_LOST, Chunk, Cluster, Found, Job, Workers, deal

STORE: Final = 100 << 20
"""Size in bytes of the object store when we start Ray ourselves; nothing large is sent."""
OWN: Final = "local"


class RayCluster(Cluster):
    """The processors of a Ray cluster, to which a script may already be connected. Ends with the program."""

    def __init__(self, address: str = "", processes: int | None = None) -> None:
        """`address`: what `ray.init` takes, such as `auto` or `10.0.0.1:6379`; "" starts Ray on this machine.
        `processes`: the most used at a time. Raises BadInput if there is no cluster.
        """
        self.processes: Final = processes
        if ray.is_initialized():
            return
        ray_address.check(address)
        more: dict[str, Any] = {}
        if not address:
            more = {"num_cpus": processes, "include_dashboard": False, "object_store_memory": STORE}
        # Ray takes this signal for itself.
        before = signal.getsignal(signal.SIGTERM)
        try:
            ray.init(address or OWN, log_to_driver=False, logging_level=logging.ERROR, **more)
        except Exception as error:
            # Ray raises almost anything here, `Exception` itself if a busy machine takes too long.
            raise BadInput("cluster-unreachable", {"text": first_line(error)}, f"ray:{address}") from error
        finally:
            signal.signal(signal.SIGTERM, before)

    def results(self, work: Callable[[Job], Found], jobs: Iterable[Job], total: int) -> Iterator[Found]:
        workers = RayWorkers(self.processes)
        try:
            yield from deal(workers, work, jobs)
        finally:
            # Compiled code does not notice that it is cancelled.
            for chunk in workers.begun:
                ray.cancel(chunk, force=True)


class RayWorkers(Workers["ray.ObjectRef[Any]"]):
    """The processors that the cluster has at the moment."""

    def __init__(self, most: int | None) -> None:
        self.most: Final = most
        self.begun: set[ray.ObjectRef[Any]] = set()

    def number(self) -> int:
        processors = max(1, int(ray.cluster_resources().get("CPU", 0)))
        return processors if self.most is None else min(processors, self.most)

    def begin(self, chunk: Chunk) -> ray.ObjectRef[Any]:
        one = carry_out.remote(chunk, bots.guests(), __version__)
        self.begun.add(one)
        return one

    def end(self, begun: ray.ObjectRef[Any]) -> tuple[list[Any], float]:
        try:
            results: tuple[list[Any], float] = ray.get(begun)
        except RayTaskError as error:
            raise error.cause from None
        except RayError as error:
            raise BadInput("cluster-failed", {"text": first_line(error)}) from error
        self.begun.remove(begun)
        return results


@ray.remote(max_retries=MAX_LOST)  # type: ignore[untyped-decorator]
def carry_out(chunk: Chunk, guests: Sequence[Bot], version: str) -> tuple[list[Any], float]:
    """Do a chunk, in a worker. Raises BadInput for another version of Noctuary, which might play differently."""
    if version != __version__:
        raise BadInput("cluster-version", {"text": __version__, "expected": version})
    known = {guest.name for guest in bots.guests()}
    bots.invite(guest for guest in guests if guest.name not in known)
    return chunk()


def first_line(error: Exception) -> str:
    """The first line of an error's text."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
