"""What a finished game counts for at its table: in profiles, in ratings, and as a puzzle."""

from __future__ import annotations

from collections.abc import Collection

from noctuary.kernel.courses import Guide, lines
from noctuary.kernel.match import Match, Moment, NextMoment
from noctuary.kernel.puzzles import Puzzle
from noctuary.tables.live.seats import Seats
from noctuary.tables.results.outcomes import outcome, standings
from noctuary.tables.setup import TableSetup
from noctuary.tables.store.rows import Standings
from noctuary.tables.wire.shapes import to_json


def outcome_text(moment: Moment, seat: int | None = None) -> str | None:
    """What a finished game counts for as it is stored; None if it counts for nobody (see `outcome`)."""
    found = outcome(moment, seat)
    return None if found is None else to_json(found)


def rated_standings(moment: Moment, seats: Seats, helped: Collection[int]) -> Standings | None:
    """Those of a rated game, once it is decided. `helped`: seats for which a bot has moved as their time was up."""
    if not (isinstance(moment.setup, TableSetup) and moment.setup.rated):
        return None
    return standings(moment, seats.places or {}, helped)


def counted_for(step: NextMoment, seats: Seats, helped: Collection[int]) -> list[tuple[int, str]]:
    """What a finished game counts for where people sit each at their own screen: for every one of their seats, unless
    a bot has played there, too.
    """
    setup = step.setup
    counts = seats.places is not None and step.state.result is not None
    humans = setup.humans if counts and not (isinstance(setup, TableSetup) and setup.continues) else []
    alone = [seat for seat in humans if seat not in seats.bots and seat not in helped]
    return [(seat, text) for seat in alone if (text := outcome_text(step, seat)) is not None]


def solved_puzzle(match: Match, step: NextMoment, guide: Guide | None) -> str | None:
    """The puzzle that an entry solves, if it does."""
    course = guide.course if guide else None
    if not isinstance(course, Puzzle) or [*lines(match, match.step), step.line] != course.script:
        return None
    return course.id
