"""One client at one table: its messages in order, its views as fast as it can take them."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any, Final, Literal

from starlette.websockets import WebSocket, WebSocketDisconnect

from noctuary.kernel.match import Match
from noctuary.kernel.messages import BadInput, IllegalMove, Refusal
from noctuary.kernel.moves import parse_line, seat_name, seat_number
from noctuary.server.wire import (
    Accepted,
    Advice,
    Ask,
    AskHint,
    ClientMessage,
    Hello,
    Move,
    Pace,
    Refused,
    Resign,
    ServerMessage,
    Show,
    TakeBack,
    client_message,
    encoded,
)
from noctuary.server.wire import Answer as AnswerMessage
from noctuary.tables import explain, hints
from noctuary.tables.explain import Answer
from noctuary.tables.live import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError
from noctuary.tables.store import StoreError
from noctuary.tables.view import message, said, view
from noctuary.tables.wire import View, decoded

UNANSWERED: Final = 32
"""How many answers may wait for a slow client before its next message is read."""
PACES: Final = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "once": 0.0}
"""How long bots take compared with the ordinary pause; the client tells what has happened as fast."""
CLOSED_UNKNOWN: Final = 4404
CLOSED_FAILED: Final = 1011
CLOSED_LATER: Final = 1013

logger = logging.getLogger(__name__)


class Session:
    """A socket at a table, from greeting to leaving.

    Answers are kept in order; only the latest view is ever sent, so a slow client is never more than one view behind.
    """

    def __init__(self, socket: WebSocket, lobby: Lobby, player: str, id: str) -> None:
        self._socket: WebSocket = socket
        self._lobby: Lobby = lobby
        self._player: str = player
        self._id: str = id
        self._greeted: bool = False
        self._seat: int = -1
        self._seen: int = 0
        self._revision: int = 0
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
                # Either of them notices that the client has gone; the other may be waiting for it.
                tasks = [asyncio.create_task(self._write(table)), asyncio.create_task(self._read(table))]
                try:
                    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for task in tasks:
                        task.cancel()
                    await asyncio.gather(*tasks, return_exceptions=True)
                    table.show(self, None)
                    self._drop_hint()
        except WebSocketDisconnect:
            pass
        except Refusal as error:
            await self._socket.send_text(encoded(_refused(None, error)))
            await self._socket.close(CLOSED_LATER if isinstance(error, StoreError) else CLOSED_UNKNOWN)

    def _changed(self) -> None:
        self._stale = self._greeted
        self._ready.set()

    async def _read(self, table: LiveTable) -> None:
        while True:
            await self._room.acquire()
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            # The turn is kept until the answer is in its place, before the view that shows what it speaks of.
            async with self._turn:
                reply = await self._reply(table, received.get("text") or received.get("bytes") or "")
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
            async with self._turn:
                replies, self._replies = self._replies, []
                messages = replies + ([self._view(table)] if self._stale else [])
                self._stale = False
            for outgoing in messages:
                await self._socket.send_text(encoded(outgoing))
            for _ in replies:
                self._room.release()

    def _view(self, table: LiveTable) -> View[Any]:
        match = table.match
        # The client may have seen what was taken back.
        seen = 0 if match.shortened > self._revision or self._seen > len(match.events) else self._seen
        self._seen, self._revision = len(match.events), match.revision
        shown = view(match, self._seat, seen, table.thinking, table.trouble)
        if table.guide:
            shown.guide = said(table.guide, match)
            if shown.guide.done:
                # Nobody goes on playing when an exercise is solved.
                shown.over, shown.decision, shown.thinking = True, None, []
        return shown

    async def _reply(self, table: LiveTable, text: str | bytes) -> ServerMessage | Literal["view", "later"]:
        """The answer to a message, if it is not the view, and no later message."""
        tag: str | None = None
        try:
            request = decoded(client_message, text)
            tag = request.tag
            return await self._answer(table, request)
        except Refusal as error:
            return _refused(tag, error)
        except Exception:
            logger.exception("table %s: a message has failed: %r", self._id, text[:200])
            return _refused(tag, Refusal("request-failed"))

    async def _answer(self, table: LiveTable, request: ClientMessage) -> ServerMessage | Literal["view", "later"]:
        match = table.match
        if isinstance(request, Hello):
            self._greet(table, request)
            return "view"
        if not self._greeted:
            raise BadInput("request-hello")
        if isinstance(request, Show):
            seat = self._person(table, request.seat)
            if seat != self._seat:
                self._seat, self._seen = seat, 0
                table.show(self, seat)
            return "view"
        if isinstance(request, Pace):
            table.pace(self, PACES[request.speed])
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
            await table.move(self._shown(), request.line, request.revision)
        elif isinstance(request, TakeBack):
            await table.undo(request.revision)
        elif isinstance(request, Resign):
            await table.resign(self._person(table, request.seat))
        elif request.line is not None:
            return self._about_line(match, request, request.line)
        else:
            if request.seat is not None:
                self._only_shown(self._person(table, request.seat))
            return _answered(request, explain.about_things(match, self._shown(), request.things()))
        return Accepted(request.tag)

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
            alone = len(table.match.setup.humans) < 2
            self._seat = table.match.last_person
            self._seen, self._revision = (hello.seen, hello.revision) if alone else (0, 0)
        self._greeted = True
        table.show(self, self._seat)

    def _person(self, table: LiveTable, name: str) -> int:
        """The seat called `name`, where a person must sit."""
        seats = table.match.setup.seats
        seat = seat_number(name, len(seats))
        if not seats[seat].human:
            raise TableError("table-not-yours", {"seat": name})
        return seat

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


def _refused(tag: str | None, error: Refusal) -> Refused:
    return Refused(tag, message(error.message), _rule(error))


def _rule(error: Refusal) -> str | None:
    return error.rule if isinstance(error, IllegalMove) else None
