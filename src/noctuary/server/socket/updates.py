"""What a client is sent without asking: the view, the chat, the shared review, its standing orders."""

from __future__ import annotations

import asyncio
from operator import is_

from noctuary.kernel.moves import seat_name
from noctuary.server.socket.client import Client
from noctuary.server.wire.messages import ChatLine, ChatShown, Led, RematchProposal, StandingOrders, encode
from noctuary.tables.live.presence import WATCHER
from noctuary.tables.store.rows import NEWCOMERS, Said


class Updates:
    """Tracks what a client has been sent, and finds what is new."""

    def __init__(self, client: Client) -> None:
        self._client: Client = client
        self._chat: ChatShown | None = None
        """The whole chat as last sent to the client."""
        self._around: tuple[object, object] = None, None
        """The chat and places from which `_chat` was made, to detect changes."""
        self._led: tuple[object, ...] = ()
        self._orders: StandingOrders | None = None

    async def view(self) -> str:
        """Return the view of the table, with what has happened since the last one. Raises TableError."""
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
                # More may have happened meanwhile, which is told before the view is written.
                client.asked = False
        client.check_seat()
        client.seen, client.revision = table.views.last_event(client.seat), match.revision
        client.deals = table.deals
        return table.views.write(client.seat, seen)

    def others(self) -> list[str]:
        """Return everything new besides the view."""
        return [*self._of_chat(), *self._of_replay(), *self._of_orders()] if self._client.greeted else []

    def _of_chat(self) -> list[str]:
        """Return the part of the chat that the client does not have, if it may read it."""
        client, table = self._client, self._client.table
        if table.seats.places is None:
            return []
        around = table.talk.chat, table.seats.places
        if all(map(is_, around, self._around)) or not table.seats.reads_chat(client.player):
            return []
        self._around = around
        host, places = client.player == table.seats.host, table.seats.places
        silent = [seat_name(seat) for seat, player in places.items() if player in table.talk.chat.silenced]
        phrases = NEWCOMERS in table.talk.chat.silenced
        now = ChatShown(0, [_line(said, host) for said in table.talk.chat.lines], silent, phrases, host)
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
        """Return the state of the shared review if it is new to the client."""
        client, known = self._client, self._client.table.talk.leading
        invited = client.seat != WATCHER
        lead, branch, rematch = now = known.lead, known.branch if invited else None, known.rematch if invited else None
        if now == self._led or not (lead.turn or branch or rematch):
            return []
        self._led = now
        leader, viewer = (seat_name(seat) if seat >= 0 else None for seat in (lead.seat, lead.viewer))
        yours = known.leads(client.screen)
        proposal = rematch and RematchProposal(rematch.table, seat_name(rematch.seat) if rematch.seat >= 0 else None)
        return [encode(Led(leader, yours, lead.step, viewer, lead.analysing, branch, proposal))]

    def _of_orders(self) -> list[str]:
        """Return the standing orders of the seat shown if they have changed."""
        client, table = self._client, self._client.table
        nothing = self._orders is None and table.orders.empty
        if nothing or client.seat not in table.seats.of(client.player):
            return []
        before, self._orders = self._orders, StandingOrders(table.orders.to_wire(client.seat))
        return [encode(self._orders)] if self._orders != (before or StandingOrders([])) else []


def _line(said: Said, host: bool) -> ChatLine:
    reported = said.reported and host
    return ChatLine(said.number, seat_name(said.seat), said.name, said.text, said.phrase, said.said, reported)
