"""What the parts of a table may ask of the table itself."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from noctuary.kernel.moves import Move


def nothing() -> None:
    """Nothing else is done."""


class Table(Protocol):
    """The table as its parts see it. They hold no reference that would keep it alive."""

    deleted: bool
    watchers: set[Callable[[], None]]

    async def change(self, check: Callable[[], Move | str | None], done: Callable[[], None] = nothing) -> None:
        """Take the one path of every change (`LiveTable.change`)."""

    async def followed(self) -> None:
        """Take over what other servers have stored."""

    def start(self, work: Coroutine[Any, Any, None]) -> object:
        """Do something in the background, even if everybody leaves meanwhile."""

    def drive(self) -> None:
        """Make sure that the table goes on as long as it does not wait for people alone."""

    def tell(self) -> None:
        """Let everybody know that something has changed."""

    def leave(self) -> None:
        """Somebody has gone, or something is done."""
