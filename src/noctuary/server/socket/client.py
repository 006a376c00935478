"""The client at the other end of a socket: whose it is, which seat it shows, and what it may see and do there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, Literal

from noctuary.kernel.messages import IllegalMove, Refusal
from noctuary.kernel.moves import NOBODY, seat_name, seat_number
from noctuary.server.errors import TooMuch
from noctuary.server.limits import Counts
from noctuary.server.metrics import ServerMetrics
from noctuary.server.wire.messages import Accepted, Refused, ServerMessage
from noctuary.tables.live.presence import MAX_WATCHERS, WATCHER
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError
from noctuary.tables.store.rows import Watching
from noctuary.tables.view import message

Reply = ServerMessage | Literal["view", "later"]
"""What a message is answered with: at once, by the view, or once it is known. Raising Refusal is an answer, too."""


class Client:
    """A screen at a table. Answers are kept in order; of views only the latest is sent."""

    def __init__(self, lobby: Lobby, counts: Counts, metrics: ServerMetrics, table: LiveTable, player: str) -> None:
        self.lobby: Lobby = lobby
        self.counts: Counts = counts
        self.metrics: ServerMetrics = metrics
        self.table: LiveTable = table
        self.player: str = player
        self.screen: str = secrets.token_hex(8)
        """What tells it from all others at the table."""
        self.greeted: bool = False
        self.seat: int = NOBODY
        """The seat shown; NOBODY: a host without one, WATCHER: somebody who only watches."""
        self.watching: Watching | None = None
        """What lets this client watch, if it has no seat."""
        self.seen: int = 0
        """Events of the log that it has."""
        self.revision: int = 0
        """Of the view that it has."""
        self.hint: asyncio.Task[ServerMessage] | None = None
        self.moving: set[asyncio.Task[None]] = set()
        """Moves that wait as a forced one would."""
        self.turn: asyncio.Lock = asyncio.Lock()
        """Held until the answer to a message is in its place, before the view that shows what it speaks of."""
        self.replies: list[ServerMessage] = []
        self.stale: bool = False
        """Whether there is something newer than the view that it has."""
        self.ready: asyncio.Event = asyncio.Event()
        """Set when there may be something to send. At first the table itself may have gone meanwhile."""
        self.ready.set()

    def reply(self, answer: ServerMessage) -> None:
        """Send an answer next."""
        self.replies.append(answer)
        self.ready.set()

    def answer_later(self, tag: str | None, wait: float, work: Coroutine[Any, Any, None]) -> None:
        """Do something after so many seconds, and send an answer then."""
        task = asyncio.create_task(self._answer(tag, wait, work))
        self.moving.add(task)
        task.add_done_callback(self.moving.discard)

    async def _answer(self, tag: str | None, wait: float, work: Coroutine[Any, Any, None]) -> None:
        await asyncio.sleep(wait)
        async with self.turn:
            reply: ServerMessage = Accepted(tag)
            try:
                await work
            except Refusal as error:
                reply = refused(tag, error)
            self.reply(reply)

    def look_again(self) -> None:
        """The table has changed: send its view again."""
        self.stale = self.greeted
        self.ready.set()

    def drop_hint(self) -> None:
        """Who asks for another hint or goes on does not want the last one any more."""
        if self.hint is not None:
            self.hint.cancel()

    def person(self, name: str) -> int:
        """The seat called `name`, which must be this person's. Raises TableError."""
        seat = seat_number(name, len(self.table.match.setup.seats))
        if seat not in self.table.seats.of(self.player):
            raise TableError("table-not-yours", {"seat": name})
        return seat

    def shown(self) -> int:
        """The seat whose view this is. Moves and questions for another are refused: the answers might tell what only
        that one knows. Raises TableError for who watches.
        """
        if self.seat < 0:
            raise TableError("table-watching")
        return self.seat

    def check_shown(self, seat: int) -> None:
        """Raise TableError if another seat is shown."""
        if seat != self.shown():
            raise TableError("table-other-seat", {"seat": seat_name(seat)})

    def check_seat(self) -> None:
        """Raise TableError if the seat was freed, or the table closed to watchers: whoever was there is a stranger
        now.
        """
        table = self.table
        if self.seat >= 0 and self.seat not in table.seats.of(self.player):
            raise TableError("table-seat-gone")
        if self.seat == WATCHER:
            if self.watching is None or self.watching != table.presence.watching:
                raise TableError("table-watchers-closed")
            if self not in table.presence.onlookers():
                raise TableError("table-watchers-most", {"number": MAX_WATCHERS})


def refused(tag: str | None, error: Refusal) -> Refused:
    """A refusal as it is sent."""
    wait = error.wait if isinstance(error, TooMuch) else None
    return Refused(tag, message(error.message), rule(error), wait)


def rule(error: Refusal) -> str | None:
    """The rule that forbids a move."""
    return error.rule if isinstance(error, IllegalMove) else None
