"""The outcome of a finished game for each person for whom it counts, and the standings of a rated one."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from noctuary.kernel.match import Moment
from noctuary.kernel.moves import NOBODY, seat_name
from noctuary.tables.setup import TableSetup
from noctuary.tables.store.rows import Standings
from noctuary.tables.wire.people import Counted


def outcome(moment: Moment, seat: int | None = None) -> Counted | None:
    """Return the game's outcome for the profile of the player on `seat`, by default of the person for whom the table
    counts. None if it counts for nobody: it is not finished, the person resigned, or there is none.
    """
    setup = moment.setup
    assert isinstance(setup, TableSetup)
    me, result = setup.me if seat is None else seat, moment.state.result
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
        takebacks=moment.takebacks,
        cut_off=result.cut_off,
    )


def standings(moment: Moment, people: Mapping[int, str], late: Collection[int]) -> Standings | None:
    """Return the standings of the `people`, given by their seats; None if the game is not decided yet, or not all of
    them are different people. Players who resigned, or were `late` so that a bot moved for them, share the last place,
    and have lost as soon as only one other player is left. In a game that was cut off, all others share the first
    place.
    """
    result, seats = moment.state.result, range(len(moment.setup.seats))
    left = [seat for seat in seats if seat not in moment.resigned and seat not in late]
    if len({people.get(seat) or "" for seat in seats} - {""}) < len(seats) or (result is None and len(left) > 1):
        return None
    ranking = [left]
    if result is not None and not result.cut_off:
        ranking = [[seat for seat in place if seat in left] for place in result.ranking]
    ranking.append([seat for seat in seats if seat not in left])
    places = [(people[seat], place) for place, shared in enumerate(ranking) for seat in shared]
    return Standings(moment.setup.game.name, places)


def _before(ranking: list[list[int]], seat: int) -> list[list[int]]:
    """Return the places before that of `seat`."""
    return ranking[: next(place for place, seats in enumerate(ranking) if seat in seats)]
