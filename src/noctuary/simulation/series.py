"""Plays many games between bots."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from noctuary import __version__, bots
from noctuary.bots.options import Option
from noctuary.bots.trouble import Trouble
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.randomness import KEY_SIZE, KEYS, Random, derive
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game, Result, State
from noctuary.kernel.parts.metrics import Metrics, Row
from noctuary.simulation.cluster import ALONE, Cluster

SEEDS_APART: Final = 1_000_003
"""Distance between the first seeds of series, so that series with neighbouring seeds share no deal."""


Record = Callable[[State, list[Option]], None]
"""Called with a table and the options that the deciding seat's bot has considered, beginning with the move it makes."""


class Series:
    """Games to be played: `games` games of `game` between `entrants` (names of bots), one for each seat.

    Every deal is played once with each rotation of the seats, so that no bot is favoured: `games` is rounded up to a
    multiple of the number of seats.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        entrants: Sequence[str],
        games: int,
        seed: int,
        measured: bool = False,
        corrections: Corrections | None = None,
    ) -> None:
        """Raises BadInput for unknown games, bots or options, for invalid corrections, and for fewer than one game.
        `seed`: a number, or a key of 256 bits, which makes the deals unpredictable. `measured`: whether to collect the
        measures of the game (`Game.metrics`). `corrections`: corrections of its facts.
        """
        self.game: str = game
        self.corrections: Corrections | None = corrections
        options = {"players": len(entrants), **options}
        if self.played_game.options(options).players != len(entrants):
            raise BadInput("simulation-players", {"number": len(entrants), "text": str(options["players"])})
        for entrant in entrants:
            bots.find(entrant)
        if games < 1:
            raise BadInput("simulation-games", {"text": str(games)})
        self.options: dict[str, Any] = options
        self.entrants: list[str] = list(entrants)
        self.games: int = -(-operator.index(games) // len(entrants)) * len(entrants)
        self.seed: int = operator.index(seed)
        self.measured: bool = measured

    @property
    def played_game(self) -> Game:
        """The game, with its corrections."""
        game = catalogue.find(self.game)
        return game if self.corrections is None else game.under(self.corrections)

    @property
    def setup(self) -> dict[str, Any]:
        """What is played, and under which facts and program, as JSON values."""
        game = self.played_game
        return {
            "game": game.name,
            "options": game.options(self.options).mapping(),
            "bots": self.entrants,
            "games": self.games,
            "seed": self.seed,
            "facts": game.facts_hash(),
            "program": __version__,
        }

    def again(self, game: Game, seed: int) -> Series:
        """The same games under the edition of `game`, from another seed or from the same one."""
        return Series(self.game, self.options, self.entrants, self.games, seed, self.measured, game.corrections)

    def play(self, cluster: Cluster = ALONE) -> Iterator[Played]:
        """Play all games: the same games in the same order on any cluster."""
        return cluster.results(self.play_one, range(self.games), self.games)

    def dealt_from(self, deal: int) -> int:
        """The seed of a deal."""
        if self.seed >= KEYS:
            return derive("deal", self.seed, deal, size=KEY_SIZE)
        return self.seed * SEEDS_APART + deal

    def play_one(self, number: int, record: Record | None = None) -> Played:
        """Play game `number`, counted from 0; `record` is called for every decision before it is carried out."""
        players = len(self.entrants)
        deal, rotation = divmod(number, players)
        seed = self.dealt_from(deal)
        names = [self.entrants[(seat + rotation) % players] for seat in range(players)]
        # Bots get only hashes of the seed, which would reveal everything hidden.
        id = f"{derive('game', seed, rotation, *names):016x}"
        seats = [bots.find(name).join(id) for name in names]
        streams = [Random(derive("bot", seed, rotation, *names, seat)) for seat in range(players)]
        game = self.played_game
        state = game.new(game.options(self.options), seed, listen=self.measured)
        metrics = game.metrics() if self.measured else None
        if metrics is not None:
            metrics.begin(state)
            watch(metrics, state)
        moves = [0] * players
        while state.seat >= 0:
            seat = state.seat
            if record is None:
                code = seats[seat].choose(state.observe(seat), state.decision(seat), streams[seat])
            else:
                options = seats[seat].consider(state.observe(seat), state.decision(seat), streams[seat])
                code = options[0].code
                record(state, options)
            state.play(seat, code)
            moves[seat] += 1
            if metrics is not None:
                watch(metrics, state)
        if metrics is not None:
            metrics.end(state)
        result = state.result
        assert result is not None, "Nobody decides, and there is no result."
        for bot in seats:
            bot.leave(result)
        outcomes = [game.outcome(state, seat) for seat in range(players)]
        troubles = [trouble for bot in seats for trouble in bot.troubles()]
        rows, stood_in = metrics.rows if metrics else [], [bot.stood_in() for bot in seats]
        stood_in = stood_in if any(stood_in) else []
        silent = [seat for seat, number in enumerate(stood_in) if moves[seat] == number]
        return Played(seed, names, result, outcomes, sum(moves), rows, troubles, stood_in, silent)


def watch(metrics: Metrics[State], state: State) -> None:
    """Measure what has happened since the last time."""
    assert state.events is not None
    metrics.watch(state.events, state)
    state.events.clear()


class Played(Struct, eq=False):
    """A finished game: its seed, the bot in each seat, the result, `Game.outcome` by seat, the number of decisions, the
    rows of the game's measures if collected, and the bots' errors.
    """

    seed: int
    bots: list[str]
    result: Result
    outcomes: Sequence[Mapping[str, Any]]
    decisions: int
    rows: Sequence[Row] = ()
    troubles: Sequence[Trouble] = ()
    stood_in: list[int] = []
    """Number of moves made by a stand-in, by seat; empty if there were none."""
    silent: list[int] = []
    """The seats for which a stand-in made all moves."""

    @property
    def winners(self) -> list[int]:
        """The seats in first place; empty if the game was cut off."""
        return self.result.winners

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win: 1 for the first place, divided among the seats that share it."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.bots))]
