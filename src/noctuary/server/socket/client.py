"""The client at the other end of a socket: its player and seat, what it may see and do, and what it was sent."""

import asyncio
import secrets
from collections.abc import Collection, Coroutine
from contextlib import AbstractAsyncContextManager
from operator import is_
from typing import Any, Literal

from noctuary.kernel.base.messages import IllegalMove, Refusal
from noctuary.kernel.parts.moves import NOBODY, seat_name, seat_number
from noctuary.server.door.errors import TooMuch
from noctuary.server.door.limits import Counts
from noctuary.server.door.metrics import ServerMetrics
from noctuary.server.wire.messages import (
    Accepted,
    ChatLine,
    ChatShown,
    Led,
    Refused,
    RematchProposal,
    ServerMessage,
    StandingOrders,
    encode,
)
from noctuary.tables.live.helping.leading import Lead
from noctuary.tables.live.sitting.presence import MAX_WATCHERS, WATCHER
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError
from noctuary.tables.store.base.rows import NEWCOMERS, Said, Watching
from noctuary.tables.view import message

Reply = ServerMessage | Literal["view", "later"]
"""The answer to a message: a message at once, the next view, or a message later. Raising Refusal is an answer, too."""


class Client:
    """A screen at a table. It is sent all answers in order, but only the latest view."""

    def __init__(
        self,
        lobby: Lobby,
        counts: Counts,
        metrics: ServerMetrics,
        table: LiveTable,
        player: str,
        address: str,
        watching: Watching | None = None,
    ) -> None:
        self.lobby: Lobby = lobby
        self.counts: Counts = counts
        self.metrics: ServerMetrics = metrics
        self.table: LiveTable = table
        self.player: str = player
        self.address: str = address
        """The address from which it comes, for the limits."""
        self.screen: str = secrets.token_hex(8)
        """The id of this screen at the table."""
        self.greeted: bool = False
        self.seat: int = NOBODY
        """The seat shown; NOBODY for a host without a seat, WATCHER for a watcher."""
        self.watching: Watching | None = watching
        """The link for watchers by which this client has come; a greeting does not renew it."""
        self.seen: int = 0
        """The number of the last event that the client has."""
        self.revision: int = 0
        """The revision of the view that the client has."""
        self.deals: int = table.deals
        """The number of deals (`LiveTable.deals`) when the client's view was made."""
        self.hint: asyncio.Task[ServerMessage] | None = None
        self.moving: set[asyncio.Task[None]] = set()
        """Moves that are delayed like forced moves."""
        self.turn: asyncio.Lock = asyncio.Lock()
        """Held until the answer to a message is queued, so that it is sent before the view that shows its effect."""
        self.replies: list[ServerMessage] = []
        self.asked: bool = False
        """Whether the client itself has asked for the view, by greeting or by showing another seat."""
        self.stale: bool = False
        """Whether there is something newer than the client's view."""
        self.ready: asyncio.Event = asyncio.Event()
        """Set when there may be something to send, and at first, because the table may have been deleted meanwhile."""
        self.ready.set()

    def step(self) -> AbstractAsyncContextManager[None]:
        """A context for a step of the event loop that takes a few milliseconds (`Counts.step`)."""
        return self.counts.step(self.address, self.player)

    def reply(self, answer: ServerMessage) -> None:
        """Queue an answer."""
        self.replies.append(answer)
        self.ready.set()

    def answer_later(self, tag: str | None, wait: float, work: Coroutine[Any, Any, None]) -> None:
        """Await `work` after `wait` seconds, and then send an answer."""
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
                reply = refusal(tag, error)
            self.reply(reply)

    def look_again(self) -> None:
        """Send the view again, as the table has changed."""
        self.stale = self.greeted
        self.ready.set()

    def drop_hint(self) -> None:
        """Cancel the pending hint: the client has asked for another one or moved on."""
        if self.hint is not None:
            self.hint.cancel()

    def person(self, name: str) -> int:
        """The number of the seat called `name`, which must be this player's. Raises TableError."""
        seat = seat_number(name, len(self.table.match.setup.seats))
        if seat not in self.table.seats.of(self.player):
            raise TableError("table-not-yours", {"seat": name})
        return seat

    def seat_shown(self) -> int:
        """The seat whose view is shown. Moves and questions for another seat are refused, as the answers might
        reveal what only that seat knows. Raises TableError for a watcher.
        """
        if self.seat < 0:
            raise TableError("table-watching")
        return self.seat

    def check_shown(self, seat: int) -> None:
        """Raise TableError if another seat is shown."""
        if seat != self.seat_shown():
            raise TableError("table-other-seat", {"seat": seat_name(seat)})

    def check_seat(self) -> None:
        """Raise TableError if the client may not stay: its seat was freed, the table no longer lets it watch, or has
        another host.
        """
        table = self.table
        theirs = table.seats.of(self.player) if self.seat >= 0 else [NOBODY] * (self.player == table.seats.host)
        if self.seat != WATCHER and self.seat not in theirs:
            raise TableError("table-seat-gone")
        if self.seat == WATCHER:
            if self.watching is None or self.watching != table.presence.watching:
                raise TableError("table-watchers-closed")
            if self not in table.presence.onlookers():
                raise TableError("table-watchers-most", {"number": MAX_WATCHERS})


class Updates:
    """What a client is sent without asking, and what is new: view, chat, who leads the replay, standing orders."""

    def __init__(self, client: Client) -> None:
        self._client: Client = client
        self._chat: ChatShown | None = None
        """The whole chat as last sent to the client."""
        self._around: tuple[object, ...] = None, None, None
        """What `_chat` was made from, to detect changes: the chat, the places, and whether the game is over."""
        self._led: tuple[object, ...] = Lead(), None, None
        self._orders: StandingOrders | None = None

    async def view(self) -> str:
        """The view of the table, with what has happened since the last one. Raises TableError."""
        client, table = self._client, self._client.table
        match = table.match
        while True:
            # The client may have seen events that were taken back.
            taken_back = match.shortened > client.revision or client.seen > table.views.last_event(client.seat)
            taken_back = taken_back or client.deals != table.deals
            seen = 0 if taken_back else client.seen
            # What follows from a move is short, and the same for all at a seat; what a client asks for may be long.
            if not client.asked and table.views.prepare(client.seat, seen):
                break
            async with client.step():
                ready = table.views.prepare(client.seat, seen)
                await asyncio.sleep(0)
            if ready:
                # More may have happened meanwhile; it is told before the view is written.
                client.asked = False
        client.check_seat()
        client.seen, client.revision = table.views.last_event(client.seat), match.revision
        client.deals = table.deals
        return table.views.write(client.seat, seen)

    def others(self) -> list[str]:
        """Everything new except the view."""
        return [*self._of_chat(), *self._of_replay(), *self._of_orders()] if self._client.greeted else []

    def _of_chat(self) -> list[str]:
        """The part of the chat that the client does not have, if it may read it."""
        client, table, chat = self._client, self._client.table, self._client.table.talk.chat
        player, seats, places = client.player, table.seats, table.seats.places
        sits = seats.reads_chat(player)
        around = chat, places, table.match.over
        if places is None or all(map(is_, around, self._around)) or not (sits or client.seat == WATCHER):
            return []
        self._around = around
        host = player == seats.host
        silent = [seat_name(seat) for seat, one in places.items() if sits and one in chat.silenced]
        phrases = NEWCOMERS in chat.silenced
        known_of = [said for said in chat.lines if seats.knows_of(player, said)]
        lines = [_line(said, player, host, chat.silenced, seats.reads(player, said)) for said in known_of]
        now = ChatShown(0, lines, silent, phrases, host)
        before, self._chat = self._chat, now
        if now == before:
            return []
        known = before.lines if before else []
        # The oldest lines are dropped as new ones arrive.
        known = [line for line in known if line.number >= now.lines[0].number] if now.lines else []
        if not known or now.lines[: len(known)] != known:
            return [encode(now)]
        return [encode(ChatShown(known[-1].number, now.lines[len(known) :], silent, phrases, host))]

    def _of_replay(self) -> list[str]:
        """Who leads the replay, and where to, if that is new to the client."""
        client, known = self._client, self._client.table.talk.leading
        invited = client.seat != WATCHER
        lead, branch, rematch = now = known.lead, known.branch if invited else None, known.rematch
        if now == self._led:
            return []
        self._led = now
        leader, viewer = (seat_name(seat) if seat >= 0 else None for seat in (lead.seat, lead.viewer))
        yours = known.leads(client.screen)
        proposal = rematch and RematchProposal(rematch.table, seat_name(rematch.seat) if rematch.seat >= 0 else None)
        return [encode(Led(leader, yours, lead.step, viewer, lead.analysing, branch, proposal))]

    def _of_orders(self) -> list[str]:
        """The standing orders of the seat shown if they have changed."""
        client, table = self._client, self._client.table
        nothing = self._orders is None and table.orders.empty
        if nothing or client.seat not in table.seats.of(client.player):
            return []
        before, self._orders = self._orders, StandingOrders(table.orders.to_wire(client.seat))
        return [encode(self._orders)] if self._orders != (before or StandingOrders([])) else []


def _line(said: Said, player: str, host: bool, silenced: Collection[str], read: bool) -> ChatLine:
    seat = seat_name(said.seat) if said.seat >= 0 else None
    reported, silent = host and said.reported, host and seat is None and said.owner in silenced
    words = (said.name, said.text, said.phrase) if read else ("", "", "")
    return ChatLine(said.number, seat, *words, said.said, reported, said.owner == player, silent)


def refusal(tag: str | None, error: Refusal) -> Refused:
    """A refusal as a message to the client."""
    wait = error.wait if isinstance(error, TooMuch) else None
    return Refused(tag, message(error.message), rule(error), wait)


def rule(error: Refusal) -> str | None:
    """The rule that forbids a move, if any."""
    return error.rule if isinstance(error, IllegalMove) else None
