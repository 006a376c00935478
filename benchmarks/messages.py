"""How large the messages to a client are, and how long they take to make."""

from time import process_time
from typing import Any, Final

import msgspec

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play.match import AUTO, Match
from noctuary.tables.setup import Seat, TableSetup
from noctuary.tables.view import view

MESSAGES: Final = 1500
"""The most messages of one game that are examined."""


def messages(game: Game, settings: dict[str, Any]) -> tuple[float, int, int]:
    """The microseconds to make the message after each move of a game, and its mean and largest size in bytes."""
    options = game.options(settings)
    players = options.players
    course = Match(TableSetup(game, options, [Seat("human", f"Player {seat}") for seat in range(players)], 1))
    random, seconds, seen = Random(1), 0.0, 0
    sizes: list[int] = []
    while not course.over and len(sizes) < MESSAGES:
        seat = course.state.seat
        start = process_time()
        text = msgspec.json.encode(view(course, seat, seen, [], None))
        seconds += process_time() - start
        sizes.append(len(text))
        seen = len(course.events)
        moves = course.state.decision(seat).moves
        line = seat_name(seat) + AUTO if seat in course.unasked else moves[random.below(len(moves))].line
        course.add(line)
    return 1e6 * seconds / len(sizes), sum(sizes) // len(sizes), max(sizes)
