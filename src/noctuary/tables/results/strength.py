"""A player's strength, as the level of the bots against which they would win half of all games."""

from collections.abc import Iterable
from itertools import accumulate, islice
from typing import Final, NamedTuple

from noctuary.bots.levels import level_of
from noctuary.kernel.contract.game import Game
from noctuary.tables.wire.people import PlayedGame

START: Final = 3.0
"""The assumed level of a new player: the estimate begins as if one game against it had been a draw."""
LAST: Final = 20
"""How many of the latest games count."""
FADING: Final = 0.9
"""The weight of each game relative to the next one, since people learn."""
HALVINGS: Final = 12
"""How often the range of all levels is halved to find the estimate: to less than half an Elo point."""


class AgainstLevel(NamedTuple):
    """A game against a bot of a `level`: 1 if it was beaten, 0 if not, 0.5 if equal. `weight`: how much it counts."""

    level: float
    score: float
    weight: float


def bot_for(game: Game, played: Iterable[PlayedGame]) -> str:
    """The bot, such as `level3.4`, that a player would beat in half of all games, by those `played`, latest first."""
    level = estimate(game, results_of(game, played))
    return f"level{level:.1f}".removesuffix(".0")


def results_of(game: Game, played: Iterable[PlayedGame]) -> list[AgainstLevel]:
    """A player's results against bots with a level in their last games, latest first. Games with changed
    components or take-backs, or that were cut off, are left out; giving up counts as a defeat.
    """
    met = ((game, _levels(game)) for game in played if not (game.edition or game.takebacks or game.cut_off))
    games = islice(((one, levels) for one, levels in met if levels), LAST)
    return [
        AgainstLevel(level, _score(game, one, seat), FADING**age / len(levels))
        for age, (one, levels) in enumerate(games)
        for seat, level in levels.items()
    ]


def estimate(game: Game, results: Iterable[AgainstLevel]) -> float:
    """The most likely level for these results (Bradley-Terry, by `Game.level_steps`); START without any."""
    scale = [*accumulate(game.level_steps, initial=0)]
    known = [(_elo(scale, level), score, weight) for level, score, weight in (AgainstLevel(START, 0.5, 1.0), *results)]
    low, high = 0.0, float(scale[-1])
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        surplus = sum(weight * (score - _chance(middle - elo)) for elo, score, weight in known)
        low, high = (middle, high) if surplus > 0 else (low, middle)
    below = max(number for number, elo in enumerate(scale[:-1]) if elo <= low)
    return round(1 + below + (high - scale[below]) / game.level_steps[below], 1)


def _levels(one: PlayedGame) -> dict[str, float]:
    """The levels of the bots in a game, by their seats."""
    return {seat.seat: level for seat in one.seats if (level := level_of(seat.kind)) is not None}


def _score(game: Game, one: PlayedGame, seat: str) -> float:
    if one.given_up:
        return float(one.place == 1)
    ahead = (one.totals[one.seat] - one.totals[seat]) * (-1 if game.fewest_wins else 1)
    return 0.5 if ahead == 0 else float(ahead > 0)


def _elo(scale: list[int], level: float) -> float:
    """The Elo points of a level; `scale` holds those of the whole levels."""
    below = min(int(level), len(scale) - 1)
    return scale[below - 1] + (level - below) * (scale[below] - scale[below - 1])


def _chance(ahead: float) -> float:
    """How often a player who is ahead by this many Elo points wins."""
    return float(1 / (1 + 10 ** (-ahead / 400)))
