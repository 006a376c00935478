"""What every engine of a store can do, beneath what is asked of it (`games`, `people`, `together`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from noctuary.tables.store.rows import Job, News, StoreError
from noctuary.tables.store.schema import SCHEMA

Statement = tuple[str, Sequence[tuple[str | int | float | None, ...]]]


class Engine(ABC):
    """An open store. Every method raises StoreError when it fails."""

    def __init__(self, name: str, version: int) -> None:
        """`name`: what messages call it. A new store gets the schema `version`; others stay as they are."""
        self.name: Final = name
        try:
            if self.version > len(SCHEMA):
                raise StoreError("table-store-newer", {"path": name})
            if self.version == 0:
                self.migrate(version)
        except StoreError:
            self.close()
            raise

    @property
    @abstractmethod
    def version(self) -> int:
        """That of its schema; 0 if it has none yet."""

    @abstractmethod
    def migrate(self, to: int) -> None:
        """Give it another schema. What an earlier one has no place for is lost."""

    @abstractmethod
    def close(self) -> None:
        """Leave it."""

    @abstractmethod
    def batches(self, queries: Iterable[tuple[str, str]]) -> Iterator[Statement]:
        """What queries find, all at the same moment, as rows for the statement beside each."""

    @abstractmethod
    def write_all(self, statements: Iterable[Statement]) -> None:
        """Carry out all of them, or none. Raises Overtaken if a key is taken."""

    @abstractmethod
    def _read(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        """What a query finds."""

    def _write(self, *statements: Statement, jobs: Sequence[Job] = ()) -> None:
        """Carry out all of them, or none. `jobs`: what must be done then; a server that is alone sees that itself."""
        self.write_all(statements)

    def _erase(self, *statements: Statement) -> None:
        """Write so that nothing of what is deleted is left where the engine can see to that."""
        self._write(*statements)

    def _announced(self, news: list[News]) -> list[Statement]:
        """What tells other servers, where there may be any."""
        return []
