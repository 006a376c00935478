"""Self-play games for training: positions of games between bots that look one move ahead, and the results of the games.

The number of a game in its round determines it completely: its deal, its options, its players and the positions that
are kept. Batches of games are saved as they are finished, and not played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from io import BytesIO
from math import log
from pathlib import Path
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from noctuary import bots
from noctuary.bots.bot import Bot
from noctuary.bots.network import Learned, Network, load
from noctuary.kernel.base.files import write_bytes
from noctuary.kernel.base.randomness import Random, derive
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game, State
from noctuary.simulation.cluster import ALONE, Cluster
from noctuary.simulation.series import SEEDS_APART

BATCH: Final = 50
"""Games per file."""
KEPT: Final = 8
"""Positions of a game that are kept."""
LOOKS: Final = 30
"""Maximum number of moves a player tries; if more are legal, some are sampled."""
RASH: Final = (0.0, 0.05, 0.1, 0.2)
"""The possible probabilities of random moves; each player has one of them."""
WARMTH: Final = 0.01
"""Softmax temperature: a move whose share is better by this much is played e times as often."""
OLD: Final = 4
"""With a learned value, one player in this many still uses `Game.value`."""
ROUNDS: Final = 1000
"""Upper limit of rounds; the deals of a round are those of the seed `seed * ROUNDS + round`."""

Batch = dict[str, NDArray[Any]]
"""`features`: a row for each seat of each position. By row: `won`, the seat's share of the win; `margin`, its points
above the average of all seats, with the sign such that more is better; `evaluated`, its `Game.value`, which also uses
hidden things. By position: `seats`, its number of rows; `game`, the number of its game; `progress`, the fraction of the
game already played.
"""


class TrainingRound(Struct, eq=False):
    """One round of self-play: `games` games in `folder`. `value`: the file of the network that players use, if there is
    one; `others`: names of bots that have about half of the seats.
    """

    game: str
    seed: int
    number: int
    games: int
    folder: Path
    value: Path | None
    others: list[str]

    @property
    def files(self) -> list[Path]:
        """The files of its batches."""
        return [self.folder / f"games-{first:06}.npz" for first in range(0, self.games, BATCH)]

    def numbers(self, batch: int) -> range:
        """The numbers of the games of a batch."""
        return range(batch * BATCH, min((batch + 1) * BATCH, self.games))

    def play(self, cluster: Cluster = ALONE) -> Iterator[int]:
        """Play the missing batches; yield how many games each has, existing ones first. Raises BadInput."""
        missing: list[tuple[Path, range]] = []
        for number, file in enumerate(self.files):
            if file.exists():
                yield len(self.numbers(number))
            else:
                missing.append((file, self.numbers(number)))
        self.folder.mkdir(parents=True, exist_ok=True)
        arrays = None if self.value is None else load(self.value)[1]
        played = cluster.results(partial(self.play_batch, arrays), [numbers for _, numbers in missing], len(missing))
        for (file, numbers), content in zip(missing, played, strict=True):
            write_bytes(file, content)
            yield len(numbers)

    def play_batch(self, arrays: dict[str, Any] | None, numbers: range) -> bytes:
        """Play the games of a batch; return the content of its file. `arrays`: those of the network."""
        game = catalogue.find(self.game)
        judge = None if arrays is None else Learned(Network(arrays, game, str(self.value)))
        played = [self.play_one(game, judge, number) for number in numbers]
        content = BytesIO()
        np.savez(
            content, allow_pickle=False, **{key: np.concatenate([one[key] for one in played]) for key in played[0]}
        )
        return content.getvalue()

    def play_one(self, game: Game, judge: Learned | None, number: int) -> Batch:
        """Play a game and return some of its positions."""
        deal = (self.seed * ROUNDS + self.number) * SEEDS_APART + number
        # A stream other than that of the deal, which players must not know.
        random = Random(derive("selfplay", deal))
        numbers = [players for players in game.players if players > 1]
        # Half of the games or more have the smallest number of players, which is played most.
        players = numbers[0] if random.below(2) else numbers[random.below(len(numbers))]
        variety = game.varieties[random.below(len(game.varieties))]
        state = game.new(game.options({"players": players, **variety}), deal)
        seated = [self.player(judge, random) for _ in range(players)]
        kept: list[tuple[int, State]] = []
        decisions = 0
        while state.seat >= 0:
            codes = state.legal(state.seat)
            if len(codes) > 1:
                # Reservoir sampling: every position is kept with the same probability.
                if len(kept) < KEPT:
                    kept.append((decisions, state.clone()))
                elif (place := random.below(decisions + 1)) < KEPT:
                    kept[place] = (decisions, state.clone())
                decisions += 1
            state.play(state.seat, seated[state.seat].choose(state, codes, random))
        kept.sort(key=lambda pair: pair[0])
        return measure(game, state, kept, decisions, number)

    def player(self, judge: Learned | None, random: Random) -> SelfPlayer:
        """A random player for a seat."""
        rash = RASH[random.below(len(RASH))]
        if self.others and random.below(2):
            return SelfPlayer(rash, None, bots.find(self.others[random.below(len(self.others))]))
        return SelfPlayer(rash, judge if random.below(OLD) else None)


class SelfPlayer(Struct, eq=False):
    """Plays at random with probability `rash`; if not, looks one move ahead on one determinized table or asks a bot."""

    rash: float
    judge: Learned | None
    bot: Bot | None = None

    def choose(self, state: State, codes: list[int], random: Random) -> int:
        """A move for the deciding seat."""
        seat = state.seat
        if len(codes) == 1:
            return codes[0]
        if fraction(random) < self.rash:
            return codes[random.below(len(codes))]
        if self.bot is not None:
            return self.bot.choose(state.observe(seat), state.decision(seat), random)
        codes = codes[:]
        random.shuffle(codes)
        world = state.determinize(seat, random)
        best, chosen = -1e9, codes[0]
        for code in codes[:LOOKS]:
            table = world.clone()
            table.play(seat, code)
            if self.judge is None:
                worth = state.game.value(table, seat)
            else:
                # With Gumbel noise, the maximum is a sample from the softmax.
                worth = self.judge.values(table)[seat] - WARMTH * log(-log(fraction(random)))
            if worth > best:
                best, chosen = worth, code
        return chosen


def fraction(random: Random) -> float:
    """A uniform random number between 0 and 1, both excluded."""
    return (int(random.next32()) + 0.5) / 2.0**32


def measure(game: Game, end: State, kept: list[tuple[int, State]], decisions: int, number: int) -> Batch:
    """The training data from a finished game."""
    result = end.result
    assert result is not None
    seats = range(end.options.players)
    # In a game that was cut off, all seats share the win.
    winners = result.winners or seats
    won = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    totals = np.array(result.totals[: len(seats)], np.float32) * (-1 if game.fewest_wins else 1)
    positions = [state for _, state in kept]
    return {
        "features": np.array([game.measure(state, seat) for state in positions for seat in seats], np.float16),
        "won": np.tile(np.array(won, np.float32), len(kept)),
        "margin": np.tile(totals - totals.mean(), len(kept)),
        "evaluated": np.array([game.value(state, seat) for state in positions for seat in seats], np.float32),
        "seats": np.full(len(kept), len(seats), np.int8),
        "game": np.full(len(kept), number, np.int32),
        "progress": np.array([when / max(1, decisions) for when, _ in kept], np.float32),
    }
