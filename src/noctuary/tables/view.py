"""What one seat is shown of a table: JSON values only, and nothing that the seat may not know."""

from __future__ import annotations

from typing import Any

from noctuary import locale
from noctuary.kernel.events import Event
from noctuary.kernel.game import Game, Result
from noctuary.kernel.match import Match, Moment
from noctuary.kernel.messages import Message
from noctuary.kernel.moves import Decision, seat_name


def message(message: Message) -> dict[str, Any]:
    """A message for a client to put into words."""
    arguments = {
        name: locale.shortened(value) if isinstance(value, str) else value for name, value in message.arguments.items()
    }
    return {"id": message.id, "args": arguments}


def seats(moment: Moment) -> list[dict[str, Any]]:
    """Who sits at the table."""
    return [
        {"seat": seat_name(number), "name": who.name, "kind": who.kind, "resigned": number in moment.resigned}
        for number, who in enumerate(moment.setup.seats)
    ]


def edition(game: Game) -> dict[str, Any] | None:
    """The component edition a game is played with; None: the built-in facts."""
    corrections = game.corrections
    return {"name": corrections.name, "hash": corrections.hash} if corrections else None


def full_edition(game: Game) -> dict[str, Any] | None:
    """The same with its changes."""
    corrections = game.corrections
    return {**corrections.mapping(), "hash": corrections.hash} if corrections else None


def summary(moment: Moment) -> dict[str, Any]:
    """What a list of tables says about this one."""
    return {
        "game": moment.setup.game.name,
        "edition": edition(moment.setup.game),
        "seats": seats(moment),
        "round": moment.state.observe(-1).view().get("round"),
        "over": moment.over,
        "turn": [seat_name(seat) for seat in moment.waiting],
    }


def view(match: Match, seat: int, seen: int, thinking: list[int], trouble: Message | None) -> dict[str, Any]:
    """The table as `seat` sees it (-1: somebody who only watches), with the log entries after number `seen`."""
    waiting = match.waiting
    persons = [other for other in waiting if match.played_by_person(other)]
    # A forced move that waits looks to all others like one that is being thought about; nobody is asked for it.
    asked = seat in persons and seat not in match.unasked
    refusal = match.undo_refusal()
    return {
        **_shown(match, match, seat, seen),
        "revision": match.revision,
        "thinking": [seat_name(other) for other in thinking],
        "trouble": message(trouble) if trouble else None,
        "show": seat_name(persons[0]) if persons and seat not in persons else None,
        "decision": _decision(match.state.decision(seat)) if asked else None,
        "undo": {"allowed": False, "reason": message(refusal)} if refusal else {"allowed": True},
    }


def past(match: Match, step: int, seat: int) -> dict[str, Any]:
    """The table as `seat` saw it after so many entries: what it could know then, and no more."""
    return {
        **_shown(match, match.at(step), seat, 0),
        "revision": step,
        "thinking": [],
        "trouble": None,
        "show": None,
        "decision": None,
        "undo": {"allowed": False, "reason": message(Message("table-undo-replay"))},
    }


def _shown(match: Match, moment: Moment, seat: int, seen: int) -> dict[str, Any]:
    """What a view shows at any moment of a match."""
    return {
        "type": "view",
        "game": moment.setup.game.name,
        "edition": edition(moment.setup.game),
        "seat": seat_name(seat) if seat >= 0 else None,
        "over": moment.over,
        "seats": seats(moment),
        "waiting": [seat_name(other) for other in moment.waiting],
        "log": [_entry(match.events[number], number + 1, seat) for number in range(seen, moment.told)],
        "logStart": seen,
        "result": _result(moment.state.result),
        "table": moment.state.observe(seat).view(),
    }


def _result(result: Result | None) -> dict[str, Any] | None:
    """How the game ended: who came in where, with how many points, and why."""
    if result is None:
        return None
    return {
        "ranking": [[seat_name(seat) for seat in place] for place in result.ranking],
        "totals": {seat_name(seat): total for seat, total in enumerate(result.totals)},
        "sheet": {seat_name(seat): rows for seat, rows in enumerate(result.sheet)},
        "reason": message(result.reason),
    }


def _entry(event: Event, number: int, seat: int) -> dict[str, Any]:
    return {"number": number, **message(event.seen_by(seat)), "auto": event.auto_for(seat)}


def _decision(decision: Decision) -> dict[str, Any]:
    return {
        "seat": seat_name(decision.seat),
        "kind": decision.kind,
        "prompt": message(decision.prompt),
        "rule": decision.rule,
        "moves": grouped(decision),
    }


def grouped(decision: Decision) -> list[dict[str, Any]]:
    """The legal moves by verb and kinds of things, as few products of lists as one finds at a glance.

    `kinds`: for every argument the kind of thing it names, None for a mere word (left out at the end). `product`: any
    item of the first list, then any of the second, ... `rows`: one by one, where no argument names a thing.
    """
    groups: dict[tuple[str, int, tuple[str | None, ...]], list[tuple[str, ...]]] = {}
    for move in decision.moves:
        verb, *arguments = move.text.split()
        kinds = move.kinds
        while kinds and kinds[-1] is None:
            kinds.pop()
        groups.setdefault((verb, len(arguments), tuple(kinds)), []).append(tuple(arguments))
    result: list[dict[str, Any]] = []
    for (verb, _, kinds_found), rows in groups.items():
        if kinds_found:
            result += ({"verb": verb, "kinds": kinds_found, "product": product} for product in _products(rows))
        else:
            result.append({"verb": verb, "kinds": kinds_found, "rows": rows})
    return result


def _products(rows: list[tuple[str, ...]]) -> list[list[list[str]]]:
    """Products that together are exactly `rows`, all of one length, at least 1."""
    if len(rows[0]) == 1:
        return [[[only for (only,) in rows]]]
    rests: dict[str, list[tuple[str, ...]]] = {}
    for first, *rest in rows:
        rests.setdefault(first, []).append(tuple(rest))
    firsts: dict[tuple[tuple[str, ...], ...], list[str]] = {}
    for first, tails in rests.items():
        firsts.setdefault(tuple(tails), []).append(first)
    return [[same, *product] for tails, same in firsts.items() for product in _products(list(tails))]
