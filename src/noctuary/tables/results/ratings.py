"""Ratings as clients see them, and which tables can be rated."""

from collections.abc import Sequence
from typing import Final

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play.entries import HUMAN
from noctuary.tables.setup import OPEN, TableSetup
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import RatingRow, Row
from noctuary.tables.store.base.saved import header_of, legible, summary_of
from noctuary.tables.wire.tables import Header, Leader, OwnRating, RatingShown, SeatSetup

PROVISIONAL: Final = 110
"""A rating with a deviation above this is provisional."""

LEADERS: Final = 20
"""How many of the best ratings are shown for each game and number of players."""

Shown = dict[str, RatingShown] | None


def check_rated(setup: TableSetup, wanted: Sequence[SeatSetup]) -> None:
    """Raise BadInput unless a new table can be rated: each seat is for a separate person, the rules are unchanged,
    nobody has chosen the deal, and a clock ensures that the game ends.
    """
    alone = [seat.kind for seat in wanted].count(HUMAN) < 2
    if len(wanted) < 2 or not alone or not all(seat.kind in (HUMAN, OPEN) for seat in wanted):
        raise BadInput("table-rated-people", {}, "$.rated")
    if setup.game.corrections or setup.terms.chosen or not setup.game.is_rated(setup.options):
        raise BadInput("table-rated-rules", {}, "$.rated")
    if setup.terms.timing is None or setup.terms.timing.zero == "nothing":
        raise BadInput("table-rated-clock", {}, "$.rated")


# These run in the store's thread.


def at_table(store: Store, id: str) -> Shown:
    """The ratings of the players at the table `id`."""
    row = store.find(id)
    return at(store, row, header_of(row)) if row else None


def at(store: Store, row: Row, header: Header) -> Shown:
    """The ratings of the players at a table who do not hide them; None if the game is not rated."""
    if not header.rated:
        return None
    people = {place.seat: place.owner for place in store.places(row.id)}
    rated = {seat: store.rating(owner, row.game, len(header.seats)) for seat, owner in people.items()}
    return {
        seat_name(seat): RatingShown(*_score(one)) for seat, one in rated.items() if not store.hides_ratings(one.owner)
    }


def of(store: Store, owner: str) -> tuple[list[OwnRating], bool, list[Leader]]:
    """All ratings of a player, whether they are hidden from others, and the best of everybody's, by game."""
    own = [OwnRating(*_score(row), row.game, row.players) for row in store.ratings(owner)]
    leaders = [
        Leader(*_score(row), game, players, name, row.owner == owner)
        for game in catalogue.names()
        for players in catalogue.find(game).players
        for row, name in store.leaders(game, players, PROVISIONAL, LEADERS)
    ]
    return own, store.hides_ratings(owner), leaders


def runs(store: Store, row: Row) -> bool:
    """Whether a table's rated game is running: all seats are taken, and it is not decided."""
    if not legible(row) or not header_of(row).rated or summary_of(row).over or store.is_rated(row.id):
        return False
    return len(store.places(row.id)) == len(header_of(row).seats)


def find_running(store: Store, owner: str) -> list[tuple[Row, list[int]]]:
    """The tables where `owner` has a running rated game, each with the seats where they have not resigned."""
    return [
        (
            row,
            [
                place.seat
                for place in store.places(row.id)
                if place.owner == owner and not summary_of(row).seats[place.seat].resigned
            ],
        )
        for row in store.undecided_tables(owner)
        if runs(store, row)
    ]


def _score(row: RatingRow) -> tuple[int, int, int, bool]:
    return round(row.rating), round(row.deviation), row.number, row.deviation > PROVISIONAL
