"""Playing games that are to show something, whatever the game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from noctuary import bots
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Event, Game, State
from noctuary.kernel.parts.moves import Decision
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.match import Match
from tools.games.manifest import FOLDER

Chooser = Callable[[State, Decision, Random], int]


def bot(name: str) -> Chooser:
    """A bot of the catalogue."""
    return lambda state, decision, random: bots.find(name).choose(state.observe(decision.seat), decision, random)


def events(record: Match, *ids: str) -> list[Event]:
    """The events with one of these ids, in order."""
    wanted = [f"{record.setup.game.name}-{id}" for id in ids]
    return [event for event in record.events if event.id in wanted]


def tables(record: Match) -> list[State]:
    """The table before every decision in force."""
    state = record.setup.game.new(record.setup.options, record.setup.seed)
    states = []
    for move in record.moves():
        states.append(state)
        state = state.clone()
        state.play(move.seat, move.code)
    return states


def decided_by(record: Match) -> str:
    """The message that says how the game was won."""
    assert record.state.result is not None
    return record.state.result.reason.id


OFTEN: dict[str, Callable[[Match], bool]] = {
    "played": lambda record: True,
    "moves-taken-back": lambda record: sum(line.startswith("undo ") for line in record.written) >= 3,
    "resigned": lambda record: bool(record.resigned),
    "forced-moves-written": lambda record: len(record.written) > len(record.moves()) and not record.resigned,
}
"""What games of every kind may show, and how to see that they do."""


class Play(Struct, eq=False):
    """A game wanted: its name (`nightfall/2-open-g-r`), options, each seat's name, kind and chooser, and its show."""

    game: Game
    name: str
    options: dict[str, Any]
    seats: list[tuple[str, str, Chooser]]
    shows: str
    is_shown: Callable[[Match], bool]

    @property
    def path(self) -> Path:
        """Its game file, if it is one of those that are kept in full."""
        return FOLDER / f"{self.name}.noct"

    def find(self) -> Match:
        """The first game, seed by seed, that keeps its promise."""
        return next(record for seed in range(1, 100_000) if self.is_shown(record := self.play(seed)))

    def play(self, seed: int) -> Match:
        """One whole game."""
        players = [Player(name.capitalize(), kind) for name, kind, _ in self.seats]
        record = Match(Setup(self.game, self.game.options(self.options), players, seed))
        random = Random(seed)
        while record.state.seat >= 0:
            state = record.state
            decision = state.decisions[0]
            code = self.seats[decision.seat][2](state, decision, random)
            record.add(decision.moves[decision.codes.index(code)])
            if self.shows == "forced-moves-written":
                # One that is legal now as well would be read back as the decision.
                for move in record.state.forced:
                    if move.code not in record.state.legal(move.seat):
                        record.add(move)
            elif self.shows == "moves-taken-back" and len(record.written) % (25 if len(self.seats) > 1 else 10) == 0:
                record.add("undo 4")
            elif self.shows == "resigned" and len(record.written) == 40:
                gamefile.enter(record, "# The second seat gives up; a stand-in plays on.")
                record.add("P2 resign")
        return record
