"""One client at one table: its messages in order, its views as fast as it can take them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from operator import is_
from typing import Final, Literal

from starlette.websockets import WebSocket, WebSocketDisconnect

from noctuary.kernel.match import Match
from noctuary.kernel.messages import BadInput, IllegalMove, Refusal
from noctuary.kernel.moves import parse_line, seat_name, seat_number
from noctuary.server.connections import SENDING
from noctuary.server.errors import TooMuch
from noctuary.server.limits import CLOSED_TOO_MUCH, Buckets, Counts
from noctuary.server.metrics import Metrics
from noctuary.server.wire import (
    Accepted,
    Advice,
    Ask,
    AskHint,
    AskOrders,
    Chat,
    ChatLine,
    ClientMessage,
    Consent,
    Hello,
    Lead,
    Led,
    Move,
    Order,
    OrderForms,
    Pace,
    Pause,
    Refused,
    Report,
    Resign,
    Say,
    ServerMessage,
    Show,
    Silence,
    StandingOrders,
    TakeBack,
    Withdraw,
    client_message,
    encoded,
)
from noctuary.server.wire import Answer as AnswerMessage
from noctuary.tables import chat, explain, hints, leading, standing_orders
from noctuary.tables.explain import Answer
from noctuary.tables.live import MOST_WATCHERS, WATCHER, LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError
from noctuary.tables.store.rows import Said, StoreError, Watching
from noctuary.tables.view import message
from noctuary.tables.wire import decoded

UNANSWERED: Final = 32
"""How many answers may wait for a slow client before its next message is read."""
PACES: Final = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "once": 0.0}
"""How long bots take compared with the ordinary pause; the client tells what has happened as fast."""
WEIGHTS: Final[dict[type, float]] = {
    **{Hello: 20.0, Show: 20.0, AskHint: 20.0, Lead: 2.0},
    **dict.fromkeys((Say, Report, Silence, Order, Withdraw), 5.0),
}
"""Messages that are more work than others."""
KNOWN: Final = 60.0
"""Seconds for which a browser is believed to be whose it was, unless this server knows better."""
CLOSED_UNKNOWN: Final = 4404
CLOSED_FAILED: Final = 1011
CLOSED_LATER: Final = 1013

logger = logging.getLogger(__name__)


class Session:
    """A socket at a table, from greeting to leaving.

    Answers are kept in order; only the latest view is ever sent, so a slow client is never more than one view behind.
    """

    def __init__(self, socket: WebSocket, lobby: Lobby, counts: Counts, metrics: Metrics, player: str, id: str) -> None:
        self._socket: WebSocket = socket
        self._lobby: Lobby = lobby
        self._counts: Counts = counts
        self._metrics: Metrics = metrics
        self._bucket: Buckets = Buckets(counts.limits.messages_of_socket)
        self._last: Refused | None = None
        """What is said to a client that goes on too fast before it is disconnected."""
        self._patience: Buckets = Buckets(counts.limits.refusals_of_socket)
        self._player: str = player
        self._id: str = id
        self._greeted: bool = False
        self._seat: int = -1
        self._watching: Watching | None = None
        """What lets this client watch, if it has no seat."""
        self._seen: int = 0
        self._revision: int = 0
        self._heard: Chat | None = None
        """All of the chat that the client has been sent."""
        self._around: tuple[object, object] = None, None
        """What that was made of."""
        self._screen: str = secrets.token_hex(8)
        """What tells it from all others at the table."""
        self._led: tuple[object, ...] = ()
        self._ordered: StandingOrders | None = None
        """The standing orders that the client knows of."""
        self._waiting: set[asyncio.Task[None]] = set()
        """Moves that wait as a forced one would."""
        self._replies: list[ServerMessage] = []
        self._stale: bool = False
        self._ready: asyncio.Event = asyncio.Event()
        self._turn: asyncio.Lock = asyncio.Lock()
        self._hint: asyncio.Task[ServerMessage] | None = None
        self._room: asyncio.Semaphore = asyncio.Semaphore(UNANSWERED)

    async def run(self) -> None:
        """Serve the client until it leaves."""
        await self._socket.accept()
        try:
            async with self._lobby.sitting(self._player, self._id, self._changed) as table:
                table.listeners.add(self._ready.set)
                # Either of them notices that the client has gone; the other may be waiting for it.
                tasks = [asyncio.create_task(work) for work in (self._write(table), self._read(table), self._known())]
                try:
                    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for task in tasks:
                        task.cancel()
                    await asyncio.gather(*tasks, return_exceptions=True)
                    table.listeners.discard(self._ready.set)
                    table.show(self, None)
                    table.gone(self._screen)
                    self._drop_hint()
                    # Whoever has passed and closed the window has passed.
                    await asyncio.gather(*self._waiting, return_exceptions=True)
            if self._last is not None:
                await self._socket.send_text(encoded(self._last))
                await self._socket.close(CLOSED_TOO_MUCH)
        except WebSocketDisconnect:
            pass
        except Refusal as error:
            await self._dismiss(error)

    async def _known(self) -> None:
        """Close the socket of a browser that was signed out, has another key or belongs to somebody else now: it comes
        back as who it is.
        """
        player: str | None = self._player
        while player in (self._player, None):
            await self._lobby.known(self._player, KNOWN)
            try:
                player = await self._lobby.stored(self._lobby.store.owner, self._socket.state.key)
            except StoreError:
                player = None
        await self._socket.close(CLOSED_LATER)

    async def _dismiss(self, error: Refusal) -> None:
        if isinstance(error, StoreError):
            logger.warning("table %s: nobody can sit down: %s", self._id, error.text("en"))
        await self._socket.send_text(encoded(_refused(None, error)))
        await self._socket.close(CLOSED_LATER if isinstance(error, StoreError) else CLOSED_UNKNOWN)

    def _changed(self) -> None:
        self._stale = self._greeted
        self._ready.set()

    async def _read(self, table: LiveTable) -> None:
        while True:
            await self._room.acquire()
            try:
                patience = None if self._greeted else self._counts.limits.patience
                received = await asyncio.wait_for(self._socket.receive(), patience)
            except TimeoutError:
                await self._socket.close(CLOSED_LATER)
                return
            if received["type"] == "websocket.disconnect":
                return
            # The turn is kept until the answer is in its place, before the view that shows what it speaks of.
            async with self._turn:
                reply = await self._reply(table, received.get("text") or received.get("bytes") or "")
                if isinstance(reply, Refused) and reply.wait is not None and self._patience.take(""):
                    self._last = reply
                    return
                if reply == "view":
                    self._room.release()
                    self._changed()
                elif reply != "later":
                    self._replies.append(reply)
                    self._ready.set()

    async def _write(self, table: LiveTable) -> None:
        try:
            await self._send(table)
        except WebSocketDisconnect:
            pass
        except Exception:
            logger.exception("table %s: no view for %s", self._id, seat_name(self._seat))
            await self._socket.close(CLOSED_FAILED)

    async def _send(self, table: LiveTable) -> None:
        while True:
            await self._ready.wait()
            self._ready.clear()
            if table.deleted:
                await self._dismiss(TableError("table-deleted"))
                return
            async with self._turn:
                replies, self._replies = self._replies, []
                messages = [encoded(reply) for reply in replies]
                if self._stale:
                    self._stale = False
                    try:
                        messages.append(await self._view(table))
                    except TableError as error:
                        await self._dismiss(error)
                        return
                messages += [*self._chat(table), *self._lead(table), *self._orders(table)]
            if messages:
                await self._socket.scope["extensions"][SENDING]["send"](messages)
            for _ in replies:
                self._room.release()

    def _chat(self, table: LiveTable) -> list[str]:
        """What the client has not been sent of the chat, if it may read it."""
        if table.places is None:
            return []
        around = table.chat, table.places
        if not self._greeted or all(map(is_, around, self._around)) or not table.hears(self._player):
            return []
        self._around = around
        host, places = self._player == table.host, table.places
        silent = [seat_name(seat) for seat, player in places.items() if player in table.chat.silenced]
        now = Chat(0, [_line(said, host) for said in table.chat.lines], silent, host)
        before, self._heard = self._heard, now
        if now == before:
            return []
        known = before.lines if before else []
        # The oldest lines go as new ones come.
        known = [line for line in known if line.number >= now.lines[0].number] if now.lines else []
        if not known or now.lines[: len(known)] != known:
            return [encoded(now)]
        return [encoded(Chat(known[-1].number, now.lines[len(known) :], silent, host))]

    def _lead(self, table: LiveTable) -> list[str]:
        """Where the client is led, if it has not been sent that."""
        known = table.leading
        lead, branch, rematch = now = known.lead, known.branch, known.rematch if self._seat != WATCHER else None
        if not self._greeted or now == self._led or not (lead.turn or branch or rematch):
            return []
        self._led = now
        leader, eyes = (seat_name(seat) if seat >= 0 else None for seat in (lead.seat, lead.eyes))
        yours = known.leads(self._screen)
        return [encoded(Led(leader, yours, lead.step, eyes, lead.analysing, branch, rematch))]

    def _orders(self, table: LiveTable) -> list[str]:
        """The standing orders of the seat shown, if the client does not know them as they are."""
        nothing = self._ordered is None and table.orders.empty
        if nothing or not self._greeted or self._seat not in table.seats_of(self._player):
            return []
        before, self._ordered = self._ordered, StandingOrders(table.orders.shown(self._seat))
        return [encoded(self._ordered)] if self._ordered != (before or StandingOrders([])) else []

    async def _view(self, table: LiveTable) -> str:
        match = table.match
        while True:
            # The client may have seen what was taken back.
            seen = 0 if match.shortened > self._revision or self._seen > table.told(self._seat) else self._seen
            if table.look_back(self._seat, seen):
                break
            await asyncio.sleep(0)
        self._see_to_seat(table)
        self._seen, self._revision = table.told(self._seat), match.revision
        return table.shown(self._seat, seen)

    async def _reply(self, table: LiveTable, text: str | bytes) -> ServerMessage | Literal["view", "later"]:
        """The answer to a message, if it is not the view, and no later message."""
        tag: str | None = None
        kind = "message"
        try:
            weight = 1.0
            try:
                request = decoded(client_message, text)
                tag, kind, weight = request.tag, type(request).__name__, WEIGHTS.get(type(request), 1.0)
            finally:
                self._counts.message(self._bucket, self._player, weight)
            return await self._answer(table, request)
        except Refusal as error:
            return _refused(tag, error)
        except Exception:
            # What people say to each other is none of the log's business.
            logger.exception("table %s: a %s has failed", self._id, kind)
            return _refused(tag, Refusal("request-failed"))

    async def _answer(self, table: LiveTable, request: ClientMessage) -> ServerMessage | Literal["view", "later"]:
        match = table.match
        if isinstance(request, Hello):
            self._greet(table, request)
            return "view"
        if not self._greeted:
            raise BadInput("request-hello")
        self._see_to_seat(table)
        if isinstance(request, Show):
            seat = self._person(table, request.seat)
            if seat != self._seat:
                self._seat, self._seen = seat, 0
                table.show(self, seat)
            return "view"
        if isinstance(request, Pace):
            if self._seat != WATCHER:
                table.pace(self, PACES[request.speed])
            return Accepted(request.tag)
        if isinstance(request, Pause):
            await table.pause(table.seats_of(self._player), request.wanted)
            return Accepted(request.tag)
        if isinstance(request, AskHint):
            hints.check(match, self._shown(), request.revision)
            self._drop_hint()
            self._hint = asyncio.create_task(self._give_hint(table, self._seat, request))
            self._hint.add_done_callback(partial(self._hint_done, tag=request.tag))
            return "later"
        if isinstance(request, Move | TakeBack | Resign):
            self._drop_hint()
        if isinstance(request, Move):
            if wait := table.wait(self._shown(), request.line):
                task = asyncio.create_task(self._move_later(table, request, wait))
                self._waiting.add(task)
                task.add_done_callback(self._waiting.discard)
                return "later"
            with self._metrics.moves.time():
                await table.move(self._shown(), request.line, request.revision)
        elif isinstance(request, TakeBack):
            seat = self._shown()
            if table.consent is None:
                await table.undo(request.revision, request.knowingly)
            else:
                await table.request(seat, request.revision)
        elif isinstance(request, Consent):
            await table.answer(self._player, request.agree, request.revision)
        elif isinstance(request, Resign):
            await table.resign(self._person(table, request.seat))
        elif isinstance(request, Order):
            seat = self._shown()
            await standing_orders.give(self._lobby, table, seat, self._player, request.kind, request.values)
        elif isinstance(request, Withdraw):
            await standing_orders.withdraw(self._lobby, table, self._shown(), request.kind)
        elif isinstance(request, AskOrders):
            return OrderForms(request.tag, standing_orders.offered(table, self._shown()))
        elif isinstance(request, Say):
            self._counts.line(self._player)
            await chat.say(self._lobby, table, self._player, self._shown(), request.text, request.phrase)
        elif isinstance(request, Report):
            await chat.report(self._lobby, table, self._player, request.number)
        elif isinstance(request, Silence):
            seat = seat_number(request.seat, len(match.setup.seats))
            await chat.silence(self._lobby, table, self._player, seat, request.silent)
        elif isinstance(request, Lead):
            await self._lead_others(table, request)
        elif request.line is not None:
            return self._about_line(match, request, request.line)
        else:
            if request.seat is not None:
                self._only_shown(self._person(table, request.seat))
            return _answered(request, explain.about_things(match, self._shown(), request.things()))
        return Accepted(request.tag)

    async def _lead_others(self, table: LiveTable, request: Lead) -> None:
        seat, match = self._shown(), table.match
        if table.places is None:
            raise TableError("table-one-screen")
        if not match.over:
            raise TableError("table-replay-running")
        if request.step is None:
            table.gone(self._screen)
            return
        if request.step > match.step:
            raise BadInput("table-replay-step", {"text": str(request.step), "last": match.step})
        eyes = -1 if request.eyes is None else seat_number(request.eyes, len(match.setup.seats))
        turn = table.leading.turn(self._screen, request.take)
        lead = leading.Lead(turn, self._screen, seat, request.step, eyes, request.analysing)
        await table.say_of_replay(leading.leads(lead))

    async def _move_later(self, table: LiveTable, request: Move, wait: float) -> None:
        """A pass that somebody chose at once."""
        before = table.match.revision
        await asyncio.sleep(wait)
        async with self._turn:
            reply: ServerMessage = Accepted(request.tag)
            try:
                self._see_to_seat(table)
                # A client that came back meanwhile has said it again.
                if request.line not in table.match.lines[before:]:
                    await table.move(self._shown(), request.line, request.revision)
            except Refusal as error:
                reply = _refused(request.tag, error)
            self._replies.append(reply)
            self._ready.set()

    def _drop_hint(self) -> None:
        """Who asks for another hint or goes on does not want the last one any more."""
        if self._hint is not None:
            self._hint.cancel()

    async def _give_hint(self, table: LiveTable, seat: int, request: AskHint) -> ServerMessage:
        """The hint when somebody has thought, without keeping anything else waiting."""
        try:
            advice = await table.advice(seat, request.revision)
        except Refusal as error:
            return _refused(request.tag, error)
        setup = table.match.setup
        return Advice(request.tag, hints.hint(advice, setup.game, len(setup.seats)))

    def _hint_done(self, task: asyncio.Task[ServerMessage], tag: str | None) -> None:
        stale = task.cancelled()
        self._replies.append(_refused(tag, TableError("table-stale")) if stale else task.result())
        self._ready.set()

    def _about_line(self, match: Match, request: Ask, line: str) -> AnswerMessage:
        try:
            self._only_shown(parse_line(match.setup.game.actions, line, len(match.setup.seats)).seat)
            return _answered(request, explain.about_line(match, self._shown(), line))
        except BadInput as error:
            return _answered(request, Answer([], [], error))

    def _greet(self, table: LiveTable, hello: Hello) -> None:
        """Begin, or begin again, with what the client says it knows."""
        if hello.seat is not None:
            self._seat = self._person(table, hello.seat)
            self._seen, self._revision = hello.seen, hello.revision
        else:
            # Among several people on one screen, the client's log may be that of another.
            mine, last = table.seats_of(self._player), table.match.last_person
            alone, watches = len(mine) < 2, table.only_watches(self._player)
            self._seat = last if last in mine else next(iter(mine), WATCHER if watches else -1)
            self._seen, self._revision = (hello.seen, hello.revision) if alone else (0, 0)
        self._watching = table.watching
        self._greeted = True
        table.show(self, self._seat)

    def _person(self, table: LiveTable, name: str) -> int:
        """The seat called `name`, which must be this person's."""
        seat = seat_number(name, len(table.match.setup.seats))
        if seat not in table.seats_of(self._player):
            raise TableError("table-not-yours", {"seat": name})
        return seat

    def _see_to_seat(self, table: LiveTable) -> None:
        """Raise TableError if the seat was freed, or the table closed to watchers: whoever was there is a stranger
        now.
        """
        if self._seat >= 0 and self._seat not in table.seats_of(self._player):
            raise TableError("table-seat-gone")
        if self._seat == WATCHER:
            if self._watching is None or self._watching != table.watching:
                raise TableError("table-watchers-closed")
            if not table.has_room_for(self):
                raise TableError("table-watchers-most", {"number": MOST_WATCHERS})

    def _only_shown(self, seat: int) -> None:
        if seat != self._shown():
            raise TableError("table-other-seat", {"seat": seat_name(seat)})

    def _shown(self) -> int:
        """The seat whose view this is. Moves and questions for another are refused: the answers might tell what only
        that one knows.
        """
        if self._seat < 0:
            raise TableError("table-watching")
        return self._seat


def _answered(request: Ask, answer: Answer) -> AnswerMessage:
    if answer.refusal is not None:
        error, rule = message(answer.refusal.message), _rule(answer.refusal)
        return AnswerMessage(request.tag, False, request.line, error=error, rule=rule)
    lines = [move.line for move in answer.moves]
    preview = [message(consequence) for consequence in answer.preview]
    return AnswerMessage(request.tag, True, lines[0] if len(lines) == 1 else None, lines, preview)


def _line(said: Said, host: bool) -> ChatLine:
    reported = said.reported and host
    return ChatLine(said.number, seat_name(said.seat), said.name, said.text, said.phrase, said.said, reported)


def _refused(tag: str | None, error: Refusal) -> Refused:
    wait = error.wait if isinstance(error, TooMuch) else None
    return Refused(tag, message(error.message), _rule(error), wait)


def _rule(error: Refusal) -> str | None:
    return error.rule if isinstance(error, IllegalMove) else None
