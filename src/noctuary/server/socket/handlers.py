"""Which function handles which message, and how much each kind of message counts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from noctuary.kernel.messages import BadInput
from noctuary.server.socket import moves, orders, questions, replay, seats, talk
from noctuary.server.socket.client import Client, Reply
from noctuary.server.wire import messages as wire
from noctuary.tables.setup import TableError

Handler = Callable[[Client, Any], Awaitable[Reply | None]]
"""Handles a message of its type. None means that it is accepted, with nothing more to say."""

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
    wire.Pause: moves.pause,
    wire.Ask: questions.ask,
    wire.AskHint: questions.ask_hint,
    wire.Say: talk.say,
    wire.Report: talk.report,
    wire.Silence: talk.silence,
    wire.LeadReplay: replay.lead,
    wire.GiveOrder: orders.give,
    wire.WithdrawOrder: orders.withdraw,
    wire.AskOrders: orders.offer,
}
BEFORE_THE_DEAL: Final = (wire.Hello, wire.Show, wire.Pace, wire.Attend, wire.Ping, wire.Say, wire.Report, wire.Silence)
"""Messages that are accepted before every seat is taken and the cards are dealt."""
WEIGHTS: Final[dict[type, float]] = {
    **{wire.Hello: 20.0, wire.Show: 20.0, wire.AskHint: 20.0, wire.LeadReplay: 2.0},
    **dict.fromkeys(
        (wire.Ask, wire.Say, wire.Report, wire.Silence, wire.GiveOrder, wire.WithdrawOrder, wire.AskOrders), 5.0
    ),
}
"""How much messages count towards the rate limit, if more than 1."""


async def answer(client: Client, request: wire.ClientMessage) -> Reply:
    """Return the answer to a message. Raises Refusal."""
    if not isinstance(request, wire.Hello):
        if not client.greeted:
            raise BadInput("request-hello")
        client.check_seat()
        if client.table.waits and not isinstance(request, BEFORE_THE_DEAL):
            raise TableError("table-waits")
    return await HANDLERS[type(request)](client, request) or wire.Accepted(request.tag)
