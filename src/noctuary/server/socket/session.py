"""A WebSocket session at a table: messages are handled in order, views sent as fast as the client takes them."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from noctuary.kernel.base.messages import BadInput, Refusal
from noctuary.kernel.parts.moves import seat_name
from noctuary.server.door.connections import SENDING
from noctuary.server.door.errors import TooMuch
from noctuary.server.door.limits import CLOSED_TOO_MUCH, HEAVY, HERE, REFUSED_AFTER, Buckets, Counts, address_of
from noctuary.server.door.metrics import ServerMetrics
from noctuary.server.socket import moves, questions, replay, seats, standing_orders, talk
from noctuary.server.socket.client import Client, Reply, Updates, refusal
from noctuary.server.wire import messages as wire
from noctuary.tables import admission
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.watchers import Watchers
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import StoreError
from noctuary.tables.wire.shapes import decode

UNANSWERED: Final = 32
"""How many answers may be queued for a slow client before its next message is read."""
KNOWN: Final = 60.0
"""Seconds between checks that the browser still belongs to the same player, in addition to news of changes."""
CLOSED_UNKNOWN: Final = 4404
CLOSED_FAILED: Final = 1011
CLOSED_LATER: Final = 1013

Handler = Callable[[Client, Any], Awaitable[Reply | None]]
"""Handles a message of its type. None: it is accepted, and there is nothing more to say."""

HANDLERS: Final[dict[type, Handler]] = {
    wire.Hello: seats.greet,
    wire.Show: seats.show,
    wire.Pace: moves.set_pace,
    wire.Attend: seats.attend,
    wire.Ping: seats.confirm,
    wire.MakeMove: moves.move,
    wire.TakeBack: moves.take_back,
    wire.AnswerTakeBack: moves.consent,
    wire.Resign: moves.resign,
    wire.EndGame: moves.end,
    wire.Pause: moves.pause,
    wire.Ask: questions.ask,
    wire.AskHint: questions.ask_hint,
    wire.Say: talk.say,
    wire.Report: talk.report,
    wire.Silence: talk.silence,
    wire.LeadReplay: replay.lead,
    wire.GiveOrder: standing_orders.give,
    wire.WithdrawOrder: standing_orders.withdraw,
    wire.AskOrders: standing_orders.offer,
}
BEFORE_THE_DEAL: Final = (wire.Hello, wire.Show, wire.Pace, wire.Attend, wire.Ping, wire.Say, wire.Report, wire.Silence)
"""Messages that are accepted before every seat is taken and the cards are dealt."""
WEIGHTS: Final[dict[type, float]] = {
    **{wire.Hello: 20.0, wire.Show: 20.0, wire.AskHint: 20.0, wire.LeadReplay: 2.0},
    **dict.fromkeys(
        (wire.Ask, wire.Say, wire.Report, wire.Silence, wire.TakeBack, wire.AnswerTakeBack, wire.EndGame), 5.0
    ),
    **dict.fromkeys((wire.GiveOrder, wire.WithdrawOrder, wire.AskOrders), 5.0),
}
"""How much messages count towards the rate limit, if more than 1."""

logger = logging.getLogger(__name__)


class Session:
    """Serves one client. A slow client is never more than one view behind, and delays nobody else."""

    def __init__(
        self, socket: WebSocket, lobby: Lobby, counts: Counts, metrics: ServerMetrics, player: str, id: str
    ) -> None:
        self._socket: WebSocket = socket
        self._lobby: Lobby = lobby
        self._counts: Counts = counts
        self._metrics: ServerMetrics = metrics
        self._bucket: Buckets = Buckets(counts.limits.messages_of_socket)
        self._last: wire.Refused | None = None
        """The last answer to a client that is disconnected for sending too much."""
        self._patience: Buckets = Buckets(counts.limits.refusals_of_socket)
        self._player: str = player
        self._address: str = address_of(socket.scope)
        self._whose_turn: str = self._player if self._address in HERE else self._address
        """The address in whose turn bots think; on the server's machine each person counts as an address."""
        self._id: str = id
        self._client: Client | None = None
        """The client, once it has joined the table."""
        self._room: asyncio.Semaphore = asyncio.Semaphore(UNANSWERED)

    async def run(self) -> None:
        """Serve the client until it leaves."""
        await self._socket.accept()
        if not self._socket.state.known:
            await self._dismiss(Refusal("request-cookie"))
            return
        try:
            async with contextlib.AsyncExitStack() as stack:
                # A table that nobody has open is played through.
                weight = 1.0 if self._id in self._lobby.open_tables else HEAVY
                # After a restart everybody comes at once, and should not have to rest.
                async with self._counts.work(self._address, self._player, weight, rests=False):
                    table = await stack.enter_async_context(
                        self._lobby.sitting(self._player, self._id, self._look_again, self._whose_turn)
                    )
                    link = await self._lobby.read(admission.watched, self._id, self._player)
                client = self._client = Client(
                    self._lobby, self._counts, self._metrics, table, self._player, self._address, link
                )
                table.talk.listeners.add(client.ready.set)
                # Only one of the tasks may notice that the client has gone; the other may still be waiting.
                tasks = [
                    asyncio.create_task(work)
                    for work in (self._write(client), self._read(client), self._close_unknown(), self._make_room())
                ]
                try:
                    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for task in tasks:
                        task.cancel()
                    await asyncio.gather(*tasks, return_exceptions=True)
                    table.talk.listeners.discard(client.ready.set)
                    table.show(client, None)
                    table.talk.leave(client.screen)
                    client.drop_hint()
                    # A pass that was sent counts even if the window is closed.
                    await asyncio.gather(*client.moving, return_exceptions=True)
            if self._last is not None:
                await self._close(CLOSED_TOO_MUCH, self._last)
        except TooMuch as error:
            await asyncio.sleep(min(error.wait, REFUSED_AFTER))
            await self._close(CLOSED_TOO_MUCH, refusal(None, error))
        except Refusal as error:
            await self._dismiss(await self._or_watch(error))

    async def _close(self, code: int, last: wire.Refused | None = None) -> None:
        """Close the socket, with a last word, unless the client has gone or it is closed already."""
        # Starlette and uvicorn raise a RuntimeError if it is closed, or about to be.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            if last is not None:
                await self._socket.send_text(wire.encode(last))
            await self._socket.close(code)

    async def _or_watch(self, error: Refusal) -> Refusal:
        """Why this player cannot sit at the table, or that they may at least watch it."""
        with contextlib.suppress(StoreError):
            if error.message.id == "table-unknown" and await Watchers(self._lobby).offered(self._player, self._id):
                return TableError("table-unseated")
        return error

    def _look_again(self) -> None:
        if self._client is not None:
            self._client.look_again()

    async def _close_unknown(self) -> None:
        """Close the socket of a browser that was signed out, has a new key or belongs to another player now: it will
        reconnect with its present identity.
        """
        player: str | None = self._player
        while player in (self._player, None):
            await self._lobby.signed_in.wait(self._player, KNOWN)
            try:
                player = await self._lobby.read(Store.owner, self._socket.state.key)
            except StoreError:
                player = None
        await self._close(CLOSED_LATER)

    async def _make_room(self) -> None:
        """Close the socket when somebody else has more right to its place."""
        await self._socket.state.dismissed.wait()
        await self._close(CLOSED_LATER)

    async def _dismiss(self, error: Refusal) -> None:
        if isinstance(error, StoreError):
            logger.warning("table %s: nobody can sit down: %s", self._id, error.text("en"))
        await self._close(CLOSED_LATER if isinstance(error, StoreError) else CLOSED_UNKNOWN, refusal(None, error))

    async def _read(self, client: Client) -> None:
        while True:
            await self._room.acquire()
            try:
                patience = None if client.greeted else self._counts.limits.patience
                received = await asyncio.wait_for(self._socket.receive(), patience)
            except TimeoutError:
                await self._close(CLOSED_LATER)
                return
            if received["type"] == "websocket.disconnect":
                return
            async with client.turn:
                reply = await self._reply(client, received.get("text") or received.get("bytes") or "")
                if isinstance(reply, wire.Refused) and reply.wait is not None and self._patience.take(""):
                    self._last = reply
                    return
                if reply == "view":
                    self._room.release()
                    client.asked = True
                    client.look_again()
                elif reply != "later":
                    client.reply(reply)

    async def _reply(self, client: Client, text: str | bytes) -> Reply:
        """The answer to a message, valid or not."""
        tag: str | None = None
        kind = "message"
        try:
            weight = 1.0
            try:
                request = decode(wire.client_message, text)
                tag, kind, weight = request.tag, type(request).__name__, WEIGHTS.get(type(request), 1.0)
            finally:
                self._counts.message(self._bucket, self._address, self._player, weight)
            return await answer(client, request)
        except Refusal as error:
            return refusal(tag, error)
        except Exception:
            # Log only the kind of the message: chat is private.
            logger.exception("table %s: a %s has failed", self._id, kind)
            return refusal(tag, Refusal("request-failed"))

    async def _write(self, client: Client) -> None:
        try:
            await self._send(client)
        except WebSocketDisconnect:
            pass
        except Exception:
            logger.exception("table %s: no view for %s", self._id, seat_name(client.seat))
            await self._close(CLOSED_FAILED)

    async def _send(self, client: Client) -> None:
        updates = Updates(client)
        while True:
            await client.ready.wait()
            client.ready.clear()
            if client.table.deleted:
                await self._dismiss(TableError("table-deleted"))
                return
            async with client.turn:
                replies, client.replies = client.replies, []
                messages = [wire.encode(reply) for reply in replies]
                if client.stale:
                    client.stale = False
                    try:
                        messages.append(await updates.view())
                    except TableError as error:
                        await self._dismiss(error)
                        return
                messages += updates.others()
            if messages:
                await self._socket.scope["extensions"][SENDING]["send"](messages)
            for _ in replies:
                self._room.release()


async def answer(client: Client, request: wire.ClientMessage) -> Reply:
    """The answer to a message. Raises Refusal."""
    if not isinstance(request, wire.Hello):
        if not client.greeted:
            raise BadInput("request-hello")
        client.check_seat()
        if client.table.waits and not isinstance(request, BEFORE_THE_DEAL):
            raise TableError("table-waits")
    return await HANDLERS[type(request)](client, request) or wire.Accepted(request.tag)
