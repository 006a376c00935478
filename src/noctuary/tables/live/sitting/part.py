"""What the parts of a table have in common, and the interface of the table that they use."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol

from noctuary.kernel.parts.moves import Move
from noctuary.kernel.play.match import Match
from noctuary.kernel.teaching.courses import Guide
from noctuary.tables.bot_pool import BotPool
from noctuary.tables.live.sitting.presence import Presence
from noctuary.tables.live.sitting.seats import Seats
from noctuary.tables.store.keeping.writer import Writer
from noctuary.tables.turns import Whose


def nothing() -> None:
    """Do nothing."""


class Table(Protocol):
    """The table as its parts see it: a weak reference that does not keep it alive."""

    deleted: bool
    watchers: dict[Callable[[], None], Whose]

    @property
    def whose(self) -> Whose:
        """The player in whose turn bots think here."""

    @property
    def waits(self) -> bool:
        """Whether nothing is dealt yet, because not every seat is taken."""

    async def change(self, check: Callable[[], Move | str | None], done: Callable[[], None] = nothing) -> None:
        """Carry out a change (`LiveTable.change`)."""

    async def catch_up(self) -> None:
        """Load what other servers have stored."""

    def follow_later(self) -> None:
        """Load later what could not be loaded now."""

    def start(self, work: Coroutine[Any, Any, None]) -> object:
        """Run a coroutine in the background, even if everybody leaves meanwhile."""

    def drive(self) -> None:
        """Start making moves unless the table waits only for people."""

    def tell(self) -> None:
        """Notify everybody of a change."""

    def leave(self) -> None:
        """Close the table if nobody is left and nothing is in progress."""


@dataclass(frozen=True)
class Services:
    """What a server provides to all its tables."""

    writer: Writer
    bots: BotPool
    reached: set[str]
    """The players who can be sent reminders."""
    pause: float
    """The minimum time between two bot moves, in seconds."""


@dataclass(frozen=True)
class Common:
    """What the parts of a table have in common."""

    id: str
    match: Match
    seats: Seats
    presence: Presence
    guide: Guide | None
    """The guide of a tutorial or puzzle, if the table is one."""
    services: Services
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while an entry is checked, stored and applied."""


class TablePart:
    """A part of a table."""

    def __init__(self, common: Common) -> None:
        self._id, self._match, self._table = common.id, common.match, common.table
        self._seats, self._presence, self._guide = common.seats, common.presence, common.guide
        self._writer, self._bots, self._pause = common.services.writer, common.services.bots, common.services.pause
