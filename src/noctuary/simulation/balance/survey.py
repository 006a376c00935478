"""The measures of a report: those common to all games (seats, bots), and those of the game itself."""

from typing import Final

from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.metrics import RATE, SPREAD, Measure, Row
from noctuary.kernel.parts.moves import seat_name
from noctuary.simulation.balance.tallies import Tallies
from noctuary.simulation.series import Played

COMMON: Final = (Measure("won-seat", RATE, "seat"), Measure("won-bot", RATE, "bot"), Measure("decisions", SPREAD))
"""The measures common to all games. A shared win counts in part for each bot."""


class Survey:
    """The games of a report: their number, how many were cut off, and the tallies of all measures."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.measures: tuple[Measure, ...] = COMMON + game.metrics().measures
        self.tallies: Tallies = Tallies(self.measures)
        self.games: int = 0
        self.cut_off: int = 0
        self._deal: int | None = None

    def add(self, played: Played) -> None:
        """Add a game; the games of a deal must be added one after another."""
        if self._deal not in (None, played.seed):
            self.tallies.close_deal()
        self._deal = played.seed
        self.games += 1
        self.cut_off += played.result.cut_off
        self.tallies.add(common(played))
        self.tallies.add(played.rows)

    def close(self) -> None:
        """Finish the last deal, after all games have been added."""
        self.tallies.close_deal()
        self._deal = None


def common(played: Played) -> list[Row]:
    """The rows of the common measures; empty for a game that was cut off. A shared win counts as a fraction; in a game
    of one player there are no wins.
    """
    if played.result.cut_off:
        return []
    rows: list[Row] = [("decisions", "", "", "", played.decisions)]
    if len(played.bots) > 1:
        for seat, (bot, share) in enumerate(zip(played.bots, played.shares, strict=True)):
            rows.append(("won-seat", seat_name(seat), "", "", share > 0))
            if len(set(played.bots)) > 1:
                rows.append(("won-bot", bot, "", "", share))
    return rows
