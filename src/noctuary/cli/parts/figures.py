"""The results of a simulation as tables."""

from itertools import pairwise

from rich.table import Table

from noctuary import locale
from noctuary.cli.parts.output import number_table
from noctuary.cli.parts.words import decimal, namer, percent, row_name, say, to_message
from noctuary.kernel.contract.game import Game
from noctuary.simulation.intervals import lack
from noctuary.simulation.statistics import BotResults, Statistics, SuccessTally


def tables(game: Game, statistics: Statistics, language: str) -> list[Table]:
    """All tables: for games between bots, or for games with a single player; empty if no game was played to the end."""
    if statistics.games == statistics.cut_off:
        return []
    shown = [rates(statistics, language)]
    if statistics.alone:
        [(bot, standing)] = statistics.standings.items()
        shown = [totals(bot, standing, language)]
        edges: list[int] = game.campaign(language).get("bands", [])
        if edges:
            shown.append(bands(edges, bot, standing, language))
    if statistics.aims:
        shown.append(aims(game, statistics, language))
    return [*shown, sheets(game, statistics, language)]


def rates(statistics: Statistics, language: str) -> Table:
    """The win rate of each bot."""
    ids = ("cli-sim-wins", "cli-sim-bot", "cli-tournament-seats", "cli-sim-rate", "cli-sim-interval")
    table = number_table(*(locale.text(language, id) for id in ids))
    for bot, standing in statistics.standings.items():
        table.add_row(
            bot,
            str(standing.games),
            percent(standing.won.rate, language),
            " – ".join(percent(bound, language) for bound in standing.won.interval),
        )
    return table


def totals(bot: str, standing: BotResults, language: str) -> Table:
    """The totals of a bot in games of one player; the standard deviation needs two games."""
    rows = {"played": str(standing.games), "mean": decimal(standing.mean_total, language)}
    if standing.games > 1:
        rows["deviation"] = decimal(standing.deviation, language)
    rows["interval-mean"] = span(standing.total_interval, standing.games, language)
    rows |= {"lowest": str(min(standing.totals)), "highest": str(max(standing.totals))}
    table = number_table(locale.text(language, "cli-sim-totals"), "", bot)
    for row, text in rows.items():
        table.add_row(locale.text(language, "cli-sim-" + row), text)
    return table


def bands(edges: list[int], bot: str, standing: BotResults, language: str) -> Table:
    """How often a bot in games of one player reached each band of totals, which begin at these `edges`."""
    table = number_table(locale.text(language, "cli-sim-bands"), locale.text(language, "cli-sim-band"), bot)
    names: dict[int | None, str] = {None: locale.text(language, "cli-sim-band-below", {"number": edges[0]})}
    names |= {low: f"{low} – {above - 1}" for low, above in pairwise(edges)}
    names[edges[-1]] = locale.text(language, "cli-sim-band-from", {"number": edges[-1]})
    for band, name in names.items():
        table.add_row(name, share(standing.reached(band), language))
    return table


def aims(game: Game, statistics: Statistics, language: str) -> Table:
    """How often the challenge was completed, and each of its aims met, by each bot that had it."""
    tried = {bot: one for bot, one in statistics.standings.items() if one.completed.deals}
    table = number_table(locale.text(language, f"{game.name}-challenge"), "", *tried)
    table.add_row(
        locale.text(language, "cli-sim-played"), *(str(attempts.completed.tries) for attempts in tried.values())
    )
    completed = (share(attempts.completed, language) for attempts in tried.values())
    table.add_row(locale.text(language, "cli-sim-completed"), *completed, end_section=True)
    name = namer(game, language, [])
    for aim, words in statistics.aims.items():
        met = (share(attempts.met[aim], language) for attempts in tried.values())
        table.add_row(say(to_message(words), language, name), *met)
    return table


def sheets(game: Game, statistics: Statistics, language: str) -> Table:
    """The mean score sheets."""
    table = number_table(locale.text(language, "cli-sim-sheets"), "", *statistics.standings)
    for row in statistics.rows:
        means = (decimal(standing.mean(row), language) for standing in statistics.standings.values())
        table.add_row(row_name(game, row, language), *means)
    return table


def share(tally: SuccessTally, language: str) -> str:
    """A success rate with its 95 % confidence interval, as text."""
    return f"{percent(tally.rate, language)} ({span(tally.interval, len(tally.deals), language, 100)})"


def span(bounds: tuple[float, float] | None, deals: int, language: str, scale: int = 1) -> str:
    """An interval from this many deals as text, or why there is none; `scale` is 100 for a rate."""
    if bounds is None:
        return locale.text(language, lack(deals))
    return " – ".join(decimal(scale * bound, language) for bound in bounds)
