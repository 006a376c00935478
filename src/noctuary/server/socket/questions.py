"""Messages that ask about moves and components, or for hints."""

import asyncio

from noctuary.kernel.base.messages import BadInput, Refusal
from noctuary.kernel.parts.moves import parse_line
from noctuary.server.socket.client import Client, Reply, refusal, rule
from noctuary.server.wire.messages import Ask, AskHint, HintAnswer, MoveAnswer, ServerMessage
from noctuary.tables.live.helping import explain, hints
from noctuary.tables.live.helping.explain import Explanation
from noctuary.tables.setup import TableError
from noctuary.tables.view import message


async def ask(client: Client, request: Ask) -> Reply:
    """What a move line would do, or what can be done with some components; if nothing, why not."""
    match = client.table.match
    async with client.step():
        if request.line is None:
            if request.seat is not None:
                client.check_shown(client.person(request.seat))
            return _answer_of(request, explain.about_things(match, client.seat_shown(), request.things()))
        try:
            move = parse_line(match.setup.game.actions, request.line, len(match.setup.seats))
            client.check_shown(move.seat)
            return _answer_of(request, explain.about_line(match, client.seat_shown(), request.line))
        except BadInput as error:
            return _answer_of(request, Explanation([], [], error))


def _answer_of(request: Ask, answer: Explanation) -> MoveAnswer:
    if answer.refusal is not None:
        error, forbidding = message(answer.refusal.message), rule(answer.refusal)
        return MoveAnswer(request.tag, False, request.line, error=error, rule=forbidding)
    lines = [move.line for move in answer.moves]
    preview = [message(consequence) for consequence in answer.preview]
    return MoveAnswer(request.tag, True, lines[0] if len(lines) == 1 else None, lines, preview)


async def ask_hint(client: Client, request: AskHint) -> Reply:
    """Start a bot's search for a hint."""
    hints.check(client.table.match, client.seat_shown(), request.revision)
    client.drop_hint()
    client.hint = asyncio.create_task(_give_hint(client, client.seat, request))
    dropped = refusal(request.tag, TableError("table-stale"))
    client.hint.add_done_callback(lambda task: client.reply(dropped if task.cancelled() else task.result()))
    return "later"


async def _give_hint(client: Client, seat: int, request: AskHint) -> ServerMessage:
    """The hint, or a refusal; this waits for the search while other messages are handled."""
    try:
        advice = await client.table.advisor.advice(seat, request.revision)
    except Refusal as error:
        return refusal(request.tag, error)
    setup = client.table.match.setup
    return HintAnswer(request.tag, hints.hint(advice, setup.game, len(setup.seats)))
