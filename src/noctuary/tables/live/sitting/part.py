"""The interface of a table that its parts use."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from noctuary.kernel.parts.moves import Move
from noctuary.tables.turns import Whose


def nothing() -> None:
    """Do nothing."""


class Table(Protocol):
    """The table as its parts see it: a weak reference that does not keep it alive."""

    deleted: bool
    watchers: dict[Callable[[], None], Whose]

    @property
    def whose(self) -> Whose:
        """In whose turn bots think here."""

    @property
    def waits(self) -> bool:
        """Whether nothing is dealt yet, because not every seat is taken."""

    async def change(self, check: Callable[[], Move | str | None], done: Callable[[], None] = nothing) -> None:
        """Carry out a change (`LiveTable.change`)."""

    async def catch_up(self) -> None:
        """Load what other servers have stored."""

    def start(self, work: Coroutine[Any, Any, None]) -> object:
        """Run a coroutine in the background, even if everybody leaves meanwhile."""

    def drive(self) -> None:
        """Start making moves unless the table waits only for people."""

    def tell(self) -> None:
        """Notify everybody of a change."""

    def leave(self) -> None:
        """Close the table if nobody is left and nothing is in progress."""
