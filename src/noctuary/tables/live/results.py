"""How a finished game counts: in profiles, in ratings, and as an answer to a puzzle."""

from collections.abc import Collection

from msgspec.structs import asdict

from noctuary.kernel.play.entries import Moment
from noctuary.kernel.play.gamefile import head
from noctuary.kernel.play.match import Match, NextMoment
from noctuary.kernel.teaching.courses import Guide, lines
from noctuary.kernel.teaching.puzzles import Puzzle
from noctuary.tables.live.sitting.seats import Seats
from noctuary.tables.results.outcomes import outcome, standings
from noctuary.tables.setup import terms_of
from noctuary.tables.store.base.rows import Standings
from noctuary.tables.store.base.saved import sum_of
from noctuary.tables.wire.people import Counted, StoredOutcome
from noctuary.tables.wire.shapes import to_json


def outcome_text(moment: Match | NextMoment, seat: int | None = None, counted: Counted | None = None) -> str | None:
    """The stored outcome of a finished game (as it was `counted`); None if it counts for nobody (see `outcome`)."""
    if (counted := counted or outcome(moment, seat)) is None:
        return None
    return to_json(StoredOutcome(**asdict(counted), head=head(moment), sum=sum_of(moment.setup.game, moment.lines)))


def rate(moment: Moment, seats: Seats, helped: Collection[int]) -> Standings | None:
    """The standings of a rated game once decided. `helped`: seats for which a bot moved after their time."""
    if not terms_of(moment.setup).rated:
        return None
    return standings(moment, seats.places or {}, helped)


def count_outcomes(step: NextMoment, seats: Seats, helped: Collection[int]) -> list[tuple[int, str]]:
    """The outcome for each seat of a game at separate screens, except seats where a bot has also played."""
    setup = step.setup
    counts = seats.places is not None and step.over
    humans = setup.humans if counts and terms_of(setup).start is None else []
    alone = [seat for seat in humans if seat not in seats.bots and seat not in helped]
    return [(seat, text) for seat in alone if (text := outcome_text(step, seat)) is not None]


def answer_puzzle(match: Match, step: NextMoment, guide: Guide | None, helped: bool) -> tuple[str, bool] | None:
    """The id of the puzzle that an entry solves or misses, and whether it solves it; None if it does neither.
    Whoever was `helped` before the first answer has not solved it.
    """
    course = guide.course if guide else None
    if not isinstance(course, Puzzle) or not course.on_path(before := lines(match, match.step)):
        return None
    done = (after := [*before, step.line]) == course.script
    return (course.id, done and not helped) if done or not course.on_path(after) else None
