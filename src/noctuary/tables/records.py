"""Tables as game files and back."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.moves import seat_name
from noctuary.kernel.records import Player, Record
from noctuary.tables.course import AUTO, RESIGN, UNDO
from noctuary.tables.setup import NOBODY, Seat, Setup

LONGEST_RECORD: Final = 1024 * 1024
"""Letters of a game file that is taken; a game has about 5000."""


def recorded(setup: Setup, lines: list[str]) -> Record:
    """The record of a table with this log; forced moves go without saying."""
    players = [Player(seat.name, seat.kind) for seat in setup.seats]
    record = Record(setup.game, setup.options, setup.seed, players)
    for line in lines:
        if not line.endswith(AUTO):
            record.enter(line)
    return record


def tabled(record: Record, me: int = NOBODY) -> tuple[Setup, list[str]]:
    """The setup and the log of a table where the game of `record` was played. It counts for the person on the seat
    `me`. Raises BadInput if no table can have such seats.
    """
    seats = [Seat(player.kind, player.name) for player in record.players]
    setup = Setup(record.game, record.options, seats, record.seed, me)
    again = Record(record.game, record.options, record.seed, record.players)
    log: list[str] = []
    for line in record.lines:
        moves, resigned = len(again.moves), len(again.resigned)
        again.enter(line)
        if len(again.moves) > moves:
            log.append(again.moves[-1].line)
        elif len(again.moves) < moves:
            log.append(f"{UNDO} {moves - len(again.moves)}")
        elif len(again.resigned) > resigned:
            log.append(seat_name(again.resigned[-1]) + RESIGN)
    if again.state.seat < 0:
        # Forced moves go without saying in a record; at a table those after the last decision wait to be played.
        again.wait()
        while waiting := again.state.unasked():
            log.append(seat_name(waiting[0]) + AUTO)
            again.go_on()
    return setup, log
