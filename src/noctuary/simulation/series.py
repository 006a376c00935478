"""Playing many games between bots."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from noctuary import bots
from noctuary.bots.trouble import Trouble
from noctuary.kernel import catalogue
from noctuary.kernel.corrections import Corrections
from noctuary.kernel.game import Game, Result
from noctuary.kernel.messages import BadInput
from noctuary.kernel.metrics import Row
from noctuary.kernel.randomness import KEY_SIZE, KEYS, Random, derive
from noctuary.simulation.processes import useful, workers

SEEDS_APART: Final = 1_000_003
"""Series with neighbouring seeds share no game."""
CHUNKS: Final = 16
"""Batches of games per process: handing them over and back takes time, too."""


class Series:
    """What is to be played: `games` games of `game` between `entrants` (names of bots), one for each seat.

    Every deal is played once with each rotation of the seats, so that nobody is favoured by it: `games` is rounded up
    to a multiple of the number of seats.
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
        """Raises BadInput for unknown games, bots or options, for corrections that cannot be played, and for less than
        one game. `seed`: a number, or a key of 256 bits, so that nobody can find out the deals. `measured`: the game
        measures its plays (`Game.metrics`). `corrections`: of the facts it is played with.
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

    def play(self, processes: int = 1) -> Iterator[Played]:
        """Play all games; they come in the same order on any number of processes. A script that asks for several must
        be guarded (see `processes.workers`).
        """
        processes = useful(processes, self.games)
        if processes == 1:
            yield from map(self.play_one, range(self.games))
            return
        with workers(processes) as pool:
            yield from pool.imap(self.play_one, range(self.games), -(-self.games // (CHUNKS * processes)))

    def dealt_from(self, deal: int) -> int:
        """The seed of a deal."""
        if self.seed >= KEYS:
            return derive("deal", self.seed, deal, size=KEY_SIZE)
        return self.seed * SEEDS_APART + deal

    def play_one(self, number: int) -> Played:
        """Play game `number`, counted from 0."""
        players = len(self.entrants)
        deal, rotation = divmod(number, players)
        seed = self.dealt_from(deal)
        names = [self.entrants[(seat + rotation) % players] for seat in range(players)]
        # All that bots are told follows from the seed by hashes: it would tell everything that is hidden.
        id = f"{derive('game', seed, rotation, *names):016x}"
        seats = [bots.find(name).join(id) for name in names]
        streams = [Random(derive("bot", seed, rotation, *names, seat)) for seat in range(players)]
        game = self.played_game
        state = game.new(game.options(self.options), seed, listen=self.measured)
        metrics = game.metrics() if self.measured else None
        if metrics is not None:
            metrics.begin(state)
        moves = [0] * players
        while state.seat >= 0:
            seat = state.seat
            code = seats[seat].choose(state.observe(seat), state.decision(seat), streams[seat])
            state.play(seat, code)
            moves[seat] += 1
            if metrics is not None:
                metrics.watch(state)
        if metrics is not None:
            metrics.end(state)
        result = state.result
        assert result is not None
        for bot in seats:
            bot.leave(result)
        outcomes = [game.outcome(state, seat) for seat in range(players)]
        troubles = [trouble for bot in seats for trouble in bot.troubles()]
        played = Played(seed, names, result, outcomes, sum(moves), metrics.rows if metrics else [], troubles)
        if any(bot.stood_in() for bot in seats):
            played.stood_in = [bot.stood_in() for bot in seats]
            played.silent = [seat for seat in range(players) if moves[seat] == played.stood_in[seat]]
        return played


class Played:
    """A game that was played: its seed, the bot on each seat, how it ended, its `Game.outcome` by seat, how many
    decisions it took, what the game itself measured if asked to, and what went wrong with the bots.
    """

    def __init__(
        self,
        seed: int,
        bots: list[str],
        result: Result,
        outcomes: list[dict[str, Any]],
        decisions: int,
        rows: Sequence[Row] = (),
        troubles: Sequence[Trouble] = (),
    ) -> None:
        self.seed: int = seed
        self.bots: list[str] = bots
        self.result: Result = result
        self.outcomes: list[dict[str, Any]] = outcomes
        self.decisions: int = decisions
        self.rows: Sequence[Row] = rows
        self.troubles: Sequence[Trouble] = troubles
        self.stood_in: list[int] = []
        """How many moves of each seat another bot has made; empty: none."""
        self.silent: list[int] = []
        """The seats for which it has made all of them."""

    @property
    def winners(self) -> list[int]:
        """The seats in first place; none if the game was cut off."""
        return self.result.winners
