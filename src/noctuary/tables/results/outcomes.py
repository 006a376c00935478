"""The outcome of a finished game for each person for whom it counts, and the standings of a rated one."""

from collections.abc import Collection, Mapping

from noctuary.kernel.parts.moves import NOBODY, seat_name
from noctuary.kernel.play.entries import Moment
from noctuary.tables.setup import TableSetup
from noctuary.tables.store.base.rows import Standings
from noctuary.tables.wire.people import Counted


def outcome(moment: Moment, seat: int | None = None) -> Counted | None:
    """The game's outcome for the profile of the player in `seat`, by default of the person for whom the table counts.
    None if it counts for nobody: it is not finished, has no such person, or they resigned at a table of an earlier
    version (`resignation_ends`). At other tables whoever resigned has lost.
    """
    setup = moment.setup
    assert isinstance(setup, TableSetup)
    me, result, ranking = setup.me if seat is None else seat, moment.state.result, moment.ranking
    resigned = me in moment.resigned
    lost = 1 < len(setup.seats) == len(moment.resigned)
    if me == NOBODY or (ranking is None and not lost) or (resigned and not setup.resignation_ends):
        return None
    place = 1 + sum(map(len, _before(ranking or moment.given_up[::-1], me)))
    if ranking is None and place == 1:
        # All who were left resigned at once: nobody has won.
        place = len(moment.given_up[-1])
    played = None if resigned else result
    return Counted(
        seat=seat_name(me),
        place=place,
        players=len(setup.seats),
        total=played.totals[me] if played else 0,
        totals={seat_name(seat): total for seat, total in enumerate(result.totals)} if result else {},
        sheet=played.sheet[me] if played else {},
        outcome=setup.game.outcome(moment.state, me) if played else {},
        takebacks=moment.takebacks,
        given_up=played is None,
        cut_off=result is not None and result.cut_off,
    )


def standings(moment: Moment, people: Mapping[int, str], late: Collection[int]) -> Standings | None:
    """The standings of the `people`, given by their seats; None if the game is not decided yet, or there are not
    two of them. It is decided as soon as all but one have resigned or been `late`, so that a bot moved for them. Late
    players share the place after the others; then come those who resigned, the first of them last; those who did so at
    once share a place. In a game that was cut off, all others share the first place.
    """
    result, seats = moment.state.result, range(len(moment.setup.seats))
    out = [seat for seat in seats if seat in late and seat not in moment.resigned]
    left = [seat for seat in seats if seat not in moment.resigned and seat not in out]
    if result is None and len(left) > 1:
        return None
    ranking = [left]
    if result is not None and not result.cut_off:
        ranking = [[seat for seat in place if seat in left] for place in result.ranking]
    ranking += [out, *reversed(moment.given_up)]
    places = [(seat, place) for place, shared in enumerate(ranking) for seat in shared if people.get(seat)]
    several = len({people[seat] for seat, _ in places}) > 1
    return Standings(moment.setup.game.name, len(seats), places) if several else None


def _before(ranking: list[list[int]], seat: int) -> list[list[int]]:
    """The places before that of `seat`."""
    return ranking[: next(place for place, seats in enumerate(ranking) if seat in seats)]
