"""Every game of the catalogue at tables: random games with everything that tables do to them."""

import msgspec
import pytest

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play.match import AUTO, Match
from noctuary.tables.setup import Seat, TableSetup
from noctuary.tables.view import view
from tests.tables.matches import after, filed, played_through

TABLES = [(name, players) for name in catalogue.names() for players in catalogue.find(name).players]


def next_line(match: Match, random: Random) -> str:
    """A forced move that waits, or any move of a seat that must decide."""
    if match.unasked:
        return seat_name(match.unasked[0]) + AUTO
    seat = match.waiting[random.below(len(match.waiting))]
    moves = match.state.decision(seat).moves
    return moves[random.below(len(moves))].line


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_games_at_tables(name: str, players: int, seed: int) -> None:
    game = catalogue.find(name)
    setup = TableSetup(game, game.options({"players": players}), [Seat("human", "Ada") for _ in range(players)], seed)
    match, random = Match(setup, patient=True), Random(seed)
    lines: list[str] = []
    seen = [0] * players
    while not match.over:
        for seat in range(players):
            picture = view(match, seat, seen[seat], [], None)
            assert len(msgspec.json.encode(picture)) <= 16 * 1024
            asked = seat in match.waiting and seat not in match.unasked
            assert (picture.decision is not None) == asked
            seen[seat] = len(match.events)
        for seat in match.unasked:
            assert match.state.decision(seat).kind in game.veiled
        lines.append(next_line(match, random))
        match = after(match, lines[-1])

    again = played_through(setup, lines)
    assert again.state.position() == match.state.position()
    assert [(event.id, event.arguments) for event in again.events] == [
        (event.id, event.arguments) for event in match.events
    ]
    assert filed(match).state.position() == match.state.position()
