"""Statistics of the bots over many games."""

from collections.abc import Mapping
from statistics import fmean, stdev
from typing import Any

from noctuary.kernel.parts.wire import MessageShown
from noctuary.simulation import intervals
from noctuary.simulation.failures import Failures
from noctuary.simulation.intervals import Interval
from noctuary.simulation.series import Played


class SuccessTally:
    """Successes (from 0 to 1 each) and tries, summed for each deal."""

    def __init__(self) -> None:
        self.deals: dict[int, list[float]] = {}

    def add(self, deal: int, success: float) -> None:
        """Add a try."""
        both = self.deals.setdefault(deal, [0.0, 0.0])
        both[0] += success
        both[1] += 1

    @property
    def successes(self) -> float:
        return sum(successes for successes, _ in self.deals.values())

    @property
    def tries(self) -> int:
        return round(sum(tries for _, tries in self.deals.values()))

    @property
    def rate(self) -> float:
        """The success rate; needs at least one try."""
        return self.successes / self.tries

    @property
    def interval(self) -> Interval:
        """The 95 % confidence interval of `rate`."""
        return intervals.rate(intervals.columns([(tries, successes) for successes, tries in self.deals.values()]))

    @property
    def shown(self) -> dict[str, Any] | None:
        """The rate with its interval and the numbers of deals and tries, as JSON values; None without tries."""
        if not self.deals:
            return None
        return {"rate": self.rate, "interval": self.interval, "deals": len(self.deals), "tries": self.tries}


class BotResults:
    """The results of one bot: the `games` it played to the end (a game counts once for each of its seats), which it
    `won` (a win shared by n seats counts 1/n), the sums of points by row of the score sheet, all its totals, and how
    often it reached each band of totals (None: below the lowest).

    For games in which it had the seat with a challenge: how often it was `completed`, and each aim `met`.
    """

    def __init__(self) -> None:
        self.games: int = 0
        self.won: SuccessTally = SuccessTally()
        self.points: dict[str, int] = {}
        self.totals: list[int] = []
        self.bands: dict[int | None, int] = {}
        self.completed: SuccessTally = SuccessTally()
        self.met: dict[str, SuccessTally] = {}

    def mean(self, row: str) -> float:
        """Mean points in a row of the score sheet."""
        return self.points.get(row, 0) / self.games

    @property
    def mean_total(self) -> float:
        """Mean total."""
        return fmean(self.totals)

    @property
    def deviation(self) -> float:
        """The sample standard deviation of the totals; needs two games."""
        return stdev(self.totals)

    @property
    def total_interval(self) -> Interval | None:
        """The 95 % confidence interval of `mean_total` in games of one player, one for each deal, if there is one."""
        return intervals.mean(intervals.columns([(1, total) for total in self.totals]))

    @property
    def shown(self) -> dict[str, Any]:
        """The number of games, the mean score sheet and the challenge as JSON values."""
        challenge = {"completed": self.completed.shown, "aims": {aim: met.shown for aim, met in self.met.items()}}
        return {
            "games": self.games,
            "means": {row: self.mean(row) for row in self.points},
            **({"challenge": challenge} if self.completed.deals else {}),
        }

    @property
    def shown_alone(self) -> dict[str, Any]:
        """The totals and how often each band was reached in games of one player, as JSON values."""
        bands = [{"from": band, **(self.reached(band).shown or {})} for band in self.bands]
        total = {"mean": self.mean_total, "deviation": self.deviation if self.games > 1 else None}
        ends = {"lowest": min(self.totals), "highest": max(self.totals)}
        return {"total": {**total, "interval": self.total_interval, **ends}, "bands": bands}

    def reached(self, band: int | None) -> SuccessTally:
        """How often it reached a band of totals in games of one player."""
        tally = SuccessTally()
        for game in range(self.games):
            tally.add(game, game < self.bands.get(band, 0))
        return tally


class Statistics:
    """The standings of all bots, by name in order of appearance, and overall counts; standings leave out games that
    were `cut_off`. `aims`: the aims of the challenge played, with their messages.
    """

    def __init__(self) -> None:
        self.games: int = 0
        self.cut_off: int = 0
        self.decisions: int = 0
        self.standings: dict[str, BotResults] = {}
        self.aims: dict[str, MessageShown] = {}
        self.failures: Failures = Failures()

    def add(self, played: Played) -> None:
        """Add a game."""
        self.games += 1
        self.decisions += played.decisions
        self.failures.add(played.troubles)
        self.failures.add_game(played.bots, played.stood_in, played.silent)
        if played.result.cut_off:
            self.cut_off += 1
            return
        for seat, bot in enumerate(played.bots):
            standing = self.standings.setdefault(bot, BotResults())
            standing.games += 1
            standing.totals.append(played.result.totals[seat])
            standing.won.add(played.seed, played.shares[seat])
            for row, points in played.result.sheet[seat].items():
                standing.points[row] = standing.points.get(row, 0) + points
            self.add_outcome(standing, played.seed, played.outcomes[seat])

    def add_outcome(self, standing: BotResults, deal: int, outcome: Mapping[str, Any]) -> None:
        """Add the outcome of a game with this deal: its band and challenge."""
        band = outcome.get("band")
        standing.bands[band] = standing.bands.get(band, 0) + 1
        challenge = outcome.get("challenge")
        if challenge is not None:
            standing.completed.add(deal, challenge["completed"])
            for aim in challenge["aims"]:
                self.aims.setdefault(aim["aim"], aim["words"])
                standing.met.setdefault(aim["aim"], SuccessTally()).add(deal, aim["met"])

    @property
    def shown(self) -> dict[str, Any]:
        """All results as JSON values. Games of one player have totals and bands instead of wins."""
        return {
            **{"games": self.games, "cut_off": self.cut_off, "decisions": self.decisions},
            "standings": [
                {"bot": bot, **one.shown, **(one.shown_alone if self.alone else {"won": one.won.shown})}
                for bot, one in self.standings.items()
            ],
            "failures": self.failures.shown,
        }

    @property
    def alone(self) -> bool:
        """Whether all games had only one player, so that there are no wins."""
        return sum(standing.games for standing in self.standings.values()) == self.games - self.cut_off

    @property
    def rows(self) -> list[str]:
        """The rows of the score sheet, in its order."""
        return list(dict.fromkeys(row for standing in self.standings.values() for row in standing.points))
