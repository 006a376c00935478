"""Jobs for servers that share a PostgreSQL database, run with PgQueuer at a given time or when another server has died.

A job is stored in the transaction that makes it due. It is only an alarm: the server that receives it checks the rows
of the table and does what they require, so that nothing is done twice even if a job is received twice. Jobs of a server
that no longer responds go to another one.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final, Self

from msgspec import Struct
from pgqueuer.adapters.persistence.qb import QueryBuilderEnvironment
from pgqueuer.db import PsycopgDriver, SyncPsycopgDriver
from pgqueuer.errors import RetryRequested
from pgqueuer.models import Job as Heard
from pgqueuer.qm import QueueManager
from pgqueuer.queries import Queries, SyncQueries
from psycopg import AsyncConnection, Connection, Error

from noctuary.tables import wall_clock
from noctuary.tables.store import Work
from noctuary.tables.store.base.rows import Job, StoreError

SILENT: Final = timedelta(seconds=3)
"""How long a server may be silent before others take over its jobs."""
LOOK: Final = timedelta(seconds=1)
"""The longest time between polls: servers are notified of new jobs, but not of the death of another server."""
AGAIN: Final = 1.0
"""Seconds before reconnecting, before retrying to store, and at least between jobs of a kind at a table."""
HOUR: Final = 3600.0
"""Seconds between deletions of the library's log of finished jobs."""

_Asked = tuple[list[str], list[bytes | None], list[int], list[timedelta | None], list[str | None]]

logger = logging.getLogger(__name__)
# The library logs every postponed job.
logging.getLogger("pgqueuer").setLevel(logging.WARNING)


def install(connection: Connection) -> None:
    """Create the library's tables, unless they exist."""
    if not connection.execute("SELECT to_regclass('pgqueuer')").fetchall()[0][0]:
        connection.execute(QueryBuilderEnvironment().build_install_query().encode())


def none(connection: Connection) -> bool:
    """Whether there are no jobs."""
    return not SyncQueries(SyncPsycopgDriver(connection)).queue_size()


def enqueue(connection: Connection, jobs: Sequence[Job]) -> None:
    """Add jobs in the connection's transaction, unless identical ones exist."""
    SyncQueries(SyncPsycopgDriver(connection)).enqueue(*_asked(jobs), on_conflict="skip")


def _asked(jobs: Sequence[Job]) -> _Asked:
    """The entrypoint, payload, priority, execute_after and dedupe_key of each job, as the library names them."""
    waits = [timedelta(milliseconds=max(0, job.at - wall_clock.now_ms())) for job in jobs]
    return (
        [job.what for job in jobs],
        [f"{job.table_id} {job.at}".encode() for job in jobs],
        [0] * len(jobs),
        [*waits],
        [f"{job.what} {job.table_id} {job.at}" for job in jobs],
    )


class ListeningDriver(PsycopgDriver):
    """Listens on a separate connection, since one that waits for notifications cannot run queries."""

    def __init__(self, asking: AsyncConnection, listening: AsyncConnection) -> None:
        super().__init__(asking)
        self._listening: Final = PsycopgDriver(listening)

    async def add_listener(self, channel: str, callback: Callable[[str | bytes | bytearray], None]) -> None:
        await self._listening.add_listener(channel, callback)

    async def __aenter__(self) -> Self:
        await self._listening.__aenter__()
        return await super().__aenter__()

    async def __aexit__(self, *raised: object) -> None:
        await super().__aexit__(*raised)
        await self._listening.__aexit__(*raised)


class JobRunner(Struct, frozen=True, eq=False):
    """Runs the jobs on one server, each kind with its function in `works`, until the server is `ending`."""

    _address: str
    _works: Mapping[str, Work]
    _ending: asyncio.Event

    async def run(self) -> None:
        """Run jobs, reconnecting whenever the connection is lost."""
        while not self._ending.is_set():
            try:
                async with await self._connected() as asking, await self._connected() as listening:
                    await self._run(Queries(ListeningDriver(asking, listening)))
            except Error as error:
                logger.warning("cannot look for jobs: %s", str(error).strip().partition("\n")[0])
            except Exception:
                # Keep going: otherwise nobody would run jobs any more.
                logger.exception("cannot look for jobs")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), AGAIN)

    async def _connected(self) -> AsyncConnection:
        return await AsyncConnection.connect(self._address, autocommit=True)

    async def _run(self, queries: Queries) -> None:
        await queries.upgrade()
        manager = QueueManager(queries)
        for what, work in self._works.items():
            manager.entrypoint(what)(self._heard(queries, work))
        beside = [asyncio.create_task(work) for work in (self._stop(manager), self._forget(queries))]
        try:
            await manager.run(LOOK, heartbeat_timeout=SILENT, log_aggregation_interval=timedelta(0))
        finally:
            for task in beside:
                task.cancel()

    async def _stop(self, manager: QueueManager) -> None:
        await self._ending.wait()
        manager.shutdown.set()

    async def _forget(self, queries: Queries) -> None:
        while True:
            await queries.clear_queue_log(list(self._works))
            await asyncio.sleep(HOUR)

    def _heard(self, queries: Queries, work: Work) -> Callable[[Heard], Awaitable[None]]:
        async def heard(job: Heard) -> None:
            id, was = (job.payload or b"").decode().split()
            doing: asyncio.Future[Any] = asyncio.ensure_future(work(id))
            ending = asyncio.ensure_future(self._ending.wait())
            try:
                await asyncio.wait([doing, ending], return_when=asyncio.FIRST_COMPLETED)
                if not doing.done():
                    raise RetryRequested
                if (at := doing.result()) is None:
                    return
                at = max(at, wall_clock.now_ms() + round(1000 * AGAIN))
                if at == int(was):
                    # The database's clock is ahead of ours.
                    raise RetryRequested(timedelta(milliseconds=at - wall_clock.now_ms()))
                await queries.enqueue(*_asked([Job(job.entrypoint, id, at)]), on_conflict="skip")
            except StoreError as error:
                logger.warning("table %s: %s", id, error.text("en"))
                raise RetryRequested(timedelta(seconds=AGAIN)) from error
            finally:
                doing.cancel()
                ending.cancel()

        return heard
