"""What a finished game counts for, for the person whom it counts for."""

from __future__ import annotations

from noctuary.kernel.match import Moment
from noctuary.kernel.moves import seat_name
from noctuary.tables.setup import NOBODY, Setup
from noctuary.tables.wire import Counted


def outcome(moment: Moment) -> Counted | None:
    """The game as it goes into a profile. None if it counts for nobody: it is not finished, its person gave up, or
    there is none.
    """
    setup = moment.setup
    assert isinstance(setup, Setup)
    me, result = setup.me, moment.state.result
    if me == NOBODY or me in moment.resigned or result is None:
        return None
    return Counted(
        seat=seat_name(me),
        place=1 + sum(len(seats) for seats in _before(result.ranking, me)),
        players=len(setup.seats),
        total=result.totals[me],
        totals={seat_name(seat): total for seat, total in enumerate(result.totals)},
        sheet=result.sheet[me],
        outcome=setup.game.outcome(moment.state, me),
    )


def _before(ranking: list[list[int]], seat: int) -> list[list[int]]:
    """The places before that of `seat`."""
    return ranking[: next(place for place, seats in enumerate(ranking) if seat in seats)]
