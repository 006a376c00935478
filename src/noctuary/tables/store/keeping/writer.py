"""The store in its own threads: requests from the event loop, and entries, which are written in batches."""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from noctuary.kernel.base.messages import Refusal
from noctuary.tables.store import SharedStore, Store
from noctuary.tables.store.base.rows import EntryRow, Overtaken, StoreError
from noctuary.tables.store.keeping import backups

SLOW: Final = 1.0
"""Seconds after which storing a move counts as slow."""

READERS: Final = 4
"""Threads that read, each with a connection of its own."""

logger = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Writer:
    """A store and its threads. One thread changes it, others read it, so that moves do not wait for reading. A database
    can do several things at once, so entries have their own connection and thread there, and wait for nothing else.
    """

    def __init__(self, path: Path, database: str | None) -> None:
        """Open the store at a path, or in a PostgreSQL database. Raises StoreError if that is impossible."""
        self._thread: ThreadPoolExecutor = ThreadPoolExecutor(1, "store")
        try:
            self.store: Store = self._thread.submit(backups.open_store, path, database).result()
        except Refusal:
            self._thread.shutdown()
            raise
        self._entry_store: Store = self.store
        self._entry_thread: ThreadPoolExecutor = self._thread
        if isinstance(self.store, SharedStore):
            self._entry_thread = ThreadPoolExecutor(1, "entries")
            self._entry_store = self._entry_thread.submit(self.store.another).result()
            self._thread.submit(self.store.prepare).result()
        self._readers: ThreadPoolExecutor = ThreadPoolExecutor(READERS, "reader")
        self._reading: threading.local = threading.local()
        """The store of a thread that reads."""
        self._reading_stores: list[Store] = []
        self._waiting: list[tuple[EntryRow, asyncio.Future[None]]] = []
        """Entries for the next batch, with the futures of their callers."""
        self._appending: asyncio.Task[None] | None = None
        self._began: float | None = None
        """When the current batch was started; None if none is being written."""
        self._failed: StoreError | None = None
        """Why the last batch failed or was slow."""

    async def do(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run a store operation in its thread. Raises StoreError."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*arguments))

    async def read(self, work: Callable[Concatenate[Store, P], T], *arguments: P.args, **more: P.kwargs) -> T:
        """Run an operation that only reads, in one of the reading threads. Raises StoreError."""

        def run() -> T:
            store = self._reader()
            with store.snapshot():
                return work(store, *arguments, **more)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def _reader(self) -> Store:
        """The store of this thread."""
        store: Store | None = getattr(self._reading, "store", None)
        if store is None:
            store = self._reading.store = self.store.reader()
            self._reading_stores.append(store)
        return store

    def wait_for(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run a store operation and wait for it; for other threads, or without an event loop. Raises StoreError."""
        return self._thread.submit(work, *arguments).result()

    async def append(self, entry: EntryRow) -> None:
        """Store an entry, in one batch with all others that arrive while a batch is being written: a disk takes hardly
        longer for a hundred entries than for one. Raises Overtaken or StoreError.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._appending is None:
            self._appending = asyncio.create_task(self._append_batches())
        await done

    async def _append_batches(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            self._began = begun = time.monotonic()
            failures: Sequence[Exception | None]
            try:
                entries, loop = [entry for entry, _ in batch], asyncio.get_running_loop()
                failures = await loop.run_in_executor(self._entry_thread, self._entry_store.append_all, entries)
            except Exception as error:
                failures = [error] * len(batch)
            self._began = None
            faults = (one for one in failures if isinstance(one, StoreError) and not isinstance(one, Overtaken))
            fault, late = next(faults, None), self._late(begun)
            if fault is not None:
                logger.error("moves cannot be stored: %s", fault.text("en"))
            elif late is not None:
                logger.warning("moves are stored late: %s", late.text("en"))
            self._failed = fault or late
            for (_, done), failure in zip(batch, failures, strict=True):
                if done.cancelled():
                    continue
                if failure is None:
                    done.set_result(None)
                else:
                    done.set_exception(failure)
        self._appending = None

    # With several servers.

    async def say(self, id: str, number: int, said: str) -> None:
        """Send other servers a message about a table. Raises StoreError."""
        if isinstance(self.store, SharedStore):
            await self.do(self.store.say, id, number, said)

    @contextlib.asynccontextmanager
    async def turn(self, id: str, follow: Callable[[], Awaitable[None]] | None = None) -> AsyncIterator[bool]:
        """A context in which this server moves for the bots of a table, or analyses its game. Its value is False
        if another server does so. `follow` loads what the previous holder of the turn has stored. Raises StoreError.
        """
        store = self.store
        if not isinstance(store, SharedStore):
            yield True
            return
        mine = await self.do(store.claim, id)
        try:
            if mine and follow is not None:
                await follow()
            yield mine
        finally:
            if mine:
                await self.do(store.release, id)

    # Its health.

    @property
    def writing(self) -> bool:
        """Whether entries are being written."""
        return self._began is not None

    @property
    def trouble(self) -> StoreError | None:
        """The problem with entries being stored now, or with the last ones."""
        return self._late(self._began) or self._failed

    def _late(self, since: float | None) -> StoreError | None:
        took = 0.0 if since is None else time.monotonic() - since
        return self.slow(took) if took > SLOW else None

    def slow(self, seconds: float) -> StoreError:
        """The error for a store that has taken this long."""
        return StoreError("table-store-slow", {"path": self.store.name, "number": f"{seconds:.1f}"})

    async def close(self) -> None:
        """Finish what is being stored, and close the store."""
        self._readers.shutdown()
        for reader in self._reading_stores:
            reader.close()
        await self.do(self.store.close)
        self._thread.shutdown()
        if self._entry_thread is not self._thread:
            self._entry_thread.submit(self._entry_store.close).result()
            self._entry_thread.shutdown()
