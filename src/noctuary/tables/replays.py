"""Finished games once more, step by step, as each seat saw them then."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from noctuary.kernel.messages import BadInput, Message
from noctuary.kernel.moves import Move, parse_line, seat_name, seat_number
from noctuary.tables.course import AUTO, RESIGN, Course, replayed, standing
from noctuary.tables.setup import Setup
from noctuary.tables.view import edition, message, seats, view


def steps(setup: Setup, lines: list[str]) -> dict[str, Any]:
    """Who sat there, and all that stands of the log `lines`, as JSON values; step 0 is the beginning."""
    entries = [line for _, line in standing(lines)]
    courses = list(accumulate(entries, Course.after, initial=Course(setup)))
    told = [_step(courses[0], None, None)]
    for before, line, after in zip(courses, entries, courses[1:], strict=False):
        seat = seat_number(line.split(" ", 1)[0], len(setup.seats))
        told.append(_step(after, seat, _made(before, seat, line)))
    return {
        "game": setup.game.name,
        "edition": edition(setup.game),
        "seats": seats(courses[-1]),
        "steps": [{"step": number, **step} for number, step in enumerate(told)],
    }


def after_step(setup: Setup, lines: list[str], text: str, seat: int) -> dict[str, Any]:
    """The view of `seat` (-1: somebody who only watches) after the step `text`: what it could know then, and no more.
    Raises BadInput if there is no such step.
    """
    entries = [line for _, line in standing(lines)]
    if not text.isdecimal() or int(text) > len(entries):
        raise BadInput("table-replay-step", {"text": text, "last": len(entries)})
    shown = view(replayed(setup, entries[: int(text)]), seat, 0, [], None)
    refusal = {"allowed": False, "reason": message(Message("table-undo-replay"))}
    return {**shown, "show": None, "decision": None, "undo": refusal}


def _step(course: Course, seat: int | None, line: str | None) -> dict[str, Any]:
    table = course.state.observe(-1).view()
    return {
        "line": line,
        "seat": None if seat is None else seat_name(seat),
        "round": table.get("round"),
        "turn": table.get("turn"),
        "log": len(course.events),
    }


def _made(course: Course, seat: int, line: str) -> str:
    """The entry `line` as a move: for a forced one that had to wait, the move that was made."""
    if line.endswith(RESIGN):
        return line
    actions = course.setup.game.actions
    if line.endswith(AUTO):
        return Move(actions, seat, course.state.legal(seat)[0]).line
    return parse_line(actions, line, len(course.setup.seats)).line
