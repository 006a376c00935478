"""Every game of the catalogue at tables: random games with all that tables do to them."""

from __future__ import annotations

import msgspec
import pytest

from noctuary.kernel import catalogue
from noctuary.kernel.moves import seat_name
from noctuary.kernel.randomness import Random
from noctuary.tables.course import AUTO, Course, replayed
from noctuary.tables.records import recorded, tabled
from noctuary.tables.setup import Seat, Setup
from noctuary.tables.view import view

LARGEST_VIEW = 8 * 1024

TABLES = [(name, players) for name in catalogue.names() for players in catalogue.find(name).players]


def next_line(course: Course, random: Random) -> str:
    """A forced move that waits, or any move of anybody who must decide."""
    if course.unasked:
        return seat_name(course.unasked[0]) + AUTO
    seat = course.waiting[random.below(len(course.waiting))]
    moves = course.state.decision(seat).moves
    return moves[random.below(len(moves))].line


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_games_at_tables(name: str, players: int, seed: int) -> None:
    game = catalogue.find(name)
    setup = Setup(game, game.options({"players": players}), [Seat("human", "Ada") for _ in range(players)], seed)
    course, random = Course(setup), Random(seed)
    lines: list[str] = []
    seen = [0] * players
    while not course.over:
        for seat in range(players):
            picture = view(course, seat, seen[seat], [], None)
            assert len(msgspec.json.encode(picture)) <= LARGEST_VIEW
            asked = seat in course.waiting and seat not in course.unasked
            assert (picture["decision"] is not None) == asked
            seen[seat] = len(course.events)
        for seat in course.unasked:
            assert course.state.decision(seat).kind in game.veiled
        lines.append(next_line(course, random))
        course = course.after(lines[-1])

    again = replayed(setup, lines)
    assert again.state.position() == course.state.position()
    assert [(event.id, event.arguments) for event in again.events] == [
        (event.id, event.arguments) for event in course.events
    ]
    record = recorded(setup, lines)
    assert record.state.position() == course.state.position()
    setup_again, log = tabled(record)
    uploaded = replayed(setup_again, log)
    uploaded.state.catch_up(-1)
    assert uploaded.state.position() == course.state.position()
