"""Schedules and plays a tournament."""

import operator
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, product
from typing import Any

from msgspec import Struct

from noctuary import bots
from noctuary.bots.external import External
from noctuary.bots.trouble import Trouble
from noctuary.kernel.base.messages import Argument, BadInput, Message
from noctuary.kernel.base.randomness import KEY_SIZE, KEYS, derive
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Result
from noctuary.simulation.cluster import ALONE, Cluster
from noctuary.simulation.failures import Failures
from noctuary.simulation.series import Series
from noctuary.simulation.tournament.stopping import TableJudge


class GameResult(Struct, frozen=True, omit_defaults=True):
    """The result of a game: for each seat the bot, its place from 1 (shared in a tie) and its total; and the number of
    decisions.

    If a bot has failed, `stood_in`: number of stand-in moves by seat, and `silent`: seats for which a stand-in made all
    moves. `cut_off`: whether a limit ended the game, so that nobody won.
    """

    bots: list[str]
    places: list[int]
    totals: list[int]
    decisions: int
    stood_in: list[int] = []
    silent: list[int] = []
    cut_off: bool = False

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win: 1 for the first place, divided among the seats that share it."""
        if self.cut_off:
            return [0.0] * len(self.places)
        return [1 / self.places.count(1) if place == 1 else 0.0 for place in self.places]


class FailedDeal(Struct, frozen=True):
    """A `Trouble` in the form stored in files."""

    bot: str
    id: str
    args: dict[str, Argument]
    said: str
    stand_in: str

    @property
    def trouble(self) -> Trouble:
        return Trouble(self.bot, Message(self.id, self.args), self.said, self.stand_in)


class PlayedDeal(Struct, frozen=True, omit_defaults=True):
    """A deal played at one table (`table` is its number), once with each rotation of the seats."""

    deal: int
    table: int
    games: list[GameResult]
    failures: list[FailedDeal] = []

    def share(self, bot: str) -> float | None:
        """The share of wins of `bot` in the games played to the end; None if there are none."""
        games = [game for game in self.games if not game.cut_off]
        won = sum(share for game in games for one, share in zip(game.bots, game.shares, strict=True) if one == bot)
        return won / len(games) if games else None


class Tournament:
    """The schedule: `deals` deals of a game, each played at every table with every rotation of the seats.

    A table has a bot for each seat. A round robin has a table for each combination of bots that fills the seats; if
    there are fewer bots than seats, each combination includes every bot at least once. In a gauntlet, the first bot has
    a table against each other bot, which fills all other seats. `threshold`: each table of a gauntlet decides whether
    the first bot's share of wins is above or below it (see `TableJudge`), and then stops.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        entrants: Sequence[str],
        deals: int,
        seed: int | None = None,
        gauntlet: bool = False,
        threshold: float | None = None,
        corrections: Corrections | None = None,
    ) -> None:
        """`seed`: a number or a key of 256 bits, from which all deals are derived; by default a new secret key. Raises
        BadInput for an invalid tournament.
        """
        if len(entrants) < 2:
            raise BadInput("tournament-bots", {"names": ", ".join(bots.names())})
        for bot in entrants:
            if list(entrants).count(bot) > 1:
                raise BadInput("tournament-twice", {"text": bot})
        if threshold is not None and not gauntlet:
            raise BadInput("tournament-stop")
        players = catalogue.find(game).options(options).players
        if players < 2:
            raise BadInput("tournament-alone")
        self.entrants: list[str] = list(entrants)
        self.gauntlet: bool = gauntlet
        self.threshold: float | None = threshold
        self.deals: int = deals
        self.seeded: bool = seed is not None
        """Whether the seed was chosen by the caller."""
        if seed is None:
            seed = int.from_bytes(secrets.token_bytes(KEY_SIZE), "big")
        seed = operator.index(seed)
        # Small numbers are turned into keys, too, although those can be guessed.
        key = seed if seed >= KEYS else derive("tournament", seed, size=KEY_SIZE)
        self.tables: list[Series] = [
            Series(game, options, seats, deals * players, key, corrections=corrections)
            for seats in fillings(entrants, players, gauntlet)
        ]

    @property
    def key(self) -> int:
        """The key from which all deals are derived."""
        return self.tables[0].seed

    def deal_from(self, key: int) -> None:
        """Derive all deals from this key."""
        for series in self.tables:
            series.seed = key

    @property
    def setup(self) -> dict[str, Any]:
        """The settings that must be equal if results are to be combined; the number of deals may grow."""
        series = self.tables[0]
        game = series.played_game
        outside = [bot for bot in map(bots.find, self.entrants) if isinstance(bot, External)]
        return {
            "game": game.name,
            "options": game.options(series.options).mapping(),
            "bots": self.entrants,
            "commands": {bot.name: [bot.command, bot.seconds] for bot in outside},
            "gauntlet": self.gauntlet,
            "stop": self.threshold,
            "seed": f"{self.key:0{2 * KEY_SIZE}x}",
            "rules": game.rules_version,
            "facts": game.facts_hash(),
        }

    @property
    def rounds(self) -> int:
        """The number of rounds if no table stops early."""
        return self.deals * len(self.tables)

    def play(self, done: Iterable[PlayedDeal] = (), cluster: Cluster = ALONE) -> Iterator[PlayedDeal]:
        """Play the rounds after those already `done`: the same rounds in the same order on any cluster.

        Raises BadInput with the number of the first of `done` that does not belong there.
        """
        judges = self.judges()
        units = (unit for unit in product(range(self.deals), range(len(self.tables))) if judges[unit[1]].open)
        number = 0
        for number, one in enumerate(done, 1):
            if next(units, None) != (one.deal, one.table) or not self._fits(one):
                raise BadInput("tournament-order", {"number": number})
            judges[one.table].add(one.share(self.entrants[0]))
        for result in cluster.results(self.play_round, units, self.rounds - number):
            # The table may have reached a verdict since the round was started.
            if judges[result.table].open:
                judges[result.table].add(result.share(self.entrants[0]))
                yield result

    def judges(self) -> list[TableJudge]:
        """A new judge for each table."""
        return [TableJudge(self.threshold) for _ in self.tables]

    def play_round(self, unit: tuple[int, int]) -> PlayedDeal:
        """Play one deal at a table, given their numbers, with all rotations."""
        deal, table = unit
        series = self.tables[table]
        players = len(series.entrants)
        played = [series.play_one(deal * players + rotation) for rotation in range(players)]
        games = [
            GameResult(
                game.bots,
                places(game.result),
                game.result.totals,
                game.decisions,
                game.stood_in,
                game.silent,
                game.result.cut_off,
            )
            for game in played
        ]
        failures = [
            FailedDeal(trouble.bot, trouble.what.id, trouble.what.arguments, trouble.said, trouble.stand_in)
            for game in played
            for trouble in game.troubles
        ]
        return PlayedDeal(deal, table, games, failures)

    def _fits(self, one: PlayedDeal) -> bool:
        seats = self.tables[one.table].entrants
        rotations = [seats[turn:] + seats[:turn] for turn in range(len(seats))]
        return [game.bots for game in one.games] == rotations and all(
            len(game.places) == len(game.totals) == len(seats) and 1 in game.places for game in one.games
        )


def failures(rounds: Iterable[PlayedDeal]) -> Failures:
    """The failures of the bots in these rounds."""
    failed = Failures()
    for played in rounds:
        failed.add(failure.trouble for failure in played.failures)
        for game in played.games:
            failed.add_game(game.bots, game.stood_in, game.silent)
    return failed


def fillings(entrants: Sequence[str], players: int, gauntlet: bool) -> list[list[str]]:
    """The bots at each table."""
    if gauntlet:
        return [[entrants[0]] + [other] * (players - 1) for other in entrants[1:]]
    if len(entrants) >= players:
        return [list(seats) for seats in combinations(entrants, players)]
    ways = combinations_with_replacement(entrants, players)
    return [list(seats) for seats in ways if set(seats) == set(entrants)]


def places(result: Result) -> list[int]:
    """The place of each seat, from 1."""
    of_seats = [0] * len(result.totals)
    place = 1
    for seats in result.ranking:
        for seat in seats:
            of_seats[seat] = place
        place += len(seats)
    return of_seats
