"""`noctuary tournament`: compares bots by playing them against each other."""

import argparse
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from rich.table import Table

from noctuary import locale
from noctuary.cli.parts import guests, options, playing
from noctuary.cli.parts.figures import share
from noctuary.cli.parts.output import Output, number_table
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.streams import print_json
from noctuary.cli.parts.words import MATPLOTLIB, PICTURES, number, under_edition
from noctuary.kernel.base import deals
from noctuary.kernel.base.files import begins, check_output
from noctuary.kernel.base.messages import BadInput
from noctuary.simulation.cluster import Cluster
from noctuary.simulation.statistics import SuccessTally
from noctuary.simulation.tournament import results
from noctuary.simulation.tournament.play import PlayedDeal, Tournament, failures
from noctuary.simulation.tournament.ratings import BotRating, Scores

NEEDED: Final = {"parquet": "pyarrow", "plot": "matplotlib"}
"""Packages missing in a plain installation, by the option that needs them."""


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="cli-help-game")
    parser.add_argument("bots", nargs="*", metavar="BOT", help="cli-tournament-bots")
    parser.add_argument("--gauntlet", action="store_true", help="cli-tournament-gauntlet")
    parser.add_argument("--deals", default="100", metavar="N", help="cli-tournament-deals")
    parser.add_argument("--stop", metavar="PERCENT", help="cli-tournament-stop")
    parser.add_argument("--results", type=Path, metavar="FILE", help="cli-tournament-results")
    parser.add_argument("--json", action="store_true", help="cli-tournament-json")
    for name in ("csv", "parquet", "plot"):
        parser.add_argument(f"--{name}", type=Path, metavar="FILE", help=f"cli-tournament-{name}")
    parser.add_argument("--seed", metavar="N|KEY", help="cli-tournament-seed")
    playing.add_cluster(parser)
    guests.add(parser)
    options.add(parser, words)


def run(arguments: argparse.Namespace) -> int:
    """Play the remaining rounds and show all results."""
    language, game = arguments.lang, options.game(arguments)
    check_files(arguments)
    guests.invite(arguments)
    tournament = Tournament(
        arguments.game,
        options.read_options(arguments),
        arguments.bots,
        number(arguments.deals, "--deals", 1),
        None if arguments.seed is None else seed(arguments.seed),
        arguments.gauntlet,
        None if arguments.stop is None else threshold(arguments.stop),
        game.corrections,
    )
    rounds = play_all(tournament, arguments.results, playing.cluster(arguments), language)
    failed, judges = failures(rounds), tournament.judges()
    scores = Scores(tournament.entrants, failed.silent)
    for played in rounds:
        scores.add(played)
        judges[played.table].add(played.share(tournament.entrants[0]))
    seated = zip(tournament.tables, judges, strict=True)
    verdicts = [0 if scores.silent & {*series.entrants} else judge.verdict for series, judge in seated]
    if arguments.json:
        print_json(results.summary(tournament, scores, verdicts, failed))
    else:
        console = Output()
        if edition := under_edition(game, language):
            console.print(edition)
        show(console, tournament, scores, verdicts, language)
        guests.tell(console, failed, language)
    write(arguments, tournament, rounds, scores)
    return 1 if failed.silent else 0


def seed(text: str) -> int:
    """A seed or a key for `Tournament`. Raises BadInput."""
    if len(text) != 2 * deals.SIZE:
        return number(text, "--seed")
    return int.from_bytes(deals.number(text), "big")


def threshold(text: str) -> float:
    """The threshold, given in percent, as a share. Raises BadInput."""
    share = number(text, "--stop", 1) / 100
    if share >= 1:
        raise BadInput("tournament-percent", {"text": text})
    return share


def check_files(arguments: argparse.Namespace) -> None:
    """Check that all files can be written, before playing for hours. Raises BadInput."""
    for option, package in NEEDED.items():
        if getattr(arguments, option) is not None and find_spec(package) is None:
            raise BadInput("tournament-missing", {"option": f"--{option}", "text": package})
    if arguments.plot is not None and arguments.plot.suffix not in PICTURES:
        raise BadInput("tournament-picture", {"text": str(arguments.plot), "names": ", ".join(PICTURES)})
    if arguments.csv is not None:
        check_output(arguments.csv, begins(",".join(results.OLDEST).encode()))
    if arguments.parquet is not None:
        from noctuary.simulation import parquet

        check_output(arguments.parquet, parquet.begins(results.OLDEST))
    if arguments.plot is not None:
        check_output(arguments.plot, begins(MATPLOTLIB))


def play_all(tournament: Tournament, path: Path | None, cluster: Cluster, language: str) -> list[PlayedDeal]:
    """All rounds: those in the file are not played again, and new ones are appended to it. Raises BadInput."""
    with ExitStack() as stack:
        rounds, file = stack.enter_context(results.open_results(path, tournament)) if path else ([], None)
        if rounds:
            tournament.deals = max(tournament.deals, rounds[-1].deal + 1)
        try:
            new = tournament.play(list(rounds), cluster)
            for played in playing.show_progress(new, tournament.rounds, language, len(rounds)):
                rounds.append(played)
                if file is not None:
                    results.append(file, played)
        except KeyboardInterrupt as end:
            if path:
                end.add_note(locale.text(language, "cli-tournament-continue", {"text": str(path)}))
            raise
        except BadInput as refusal:
            refusal.where = str(path or "")
            raise
    return rounds


def show(console: Output, tournament: Tournament, scores: Scores, verdicts: Sequence[int], language: str) -> None:
    """Print the tables, the verdicts, and the method."""
    ratings = scores.ratings(tournament.key)
    console.print(rating_table(ratings, scores, language))
    console.print(pair_table(tournament, scores, [rating.bot for rating in ratings], language))
    if tournament.threshold is not None:
        for series, verdict in zip(tournament.tables, verdicts, strict=True):
            about = {"bot": series.entrants[0], "other": series.entrants[1]}
            id = {1: "cli-tournament-above", -1: "cli-tournament-below", 0: "cli-tournament-undecided"}[verdict]
            share = {"rate": f"{100 * tournament.threshold:.0f}"}
            console.print(locale.text(language, id, {**about, **share}))
    counts = {"games": scores.games, "deals": scores.deals}
    lines = [locale.text(language, "cli-tournament-method", counts)]
    if scores.cut_off:
        lines.append(playing.tell_cut_off(scores.cut_off, scores.games, language))
    lines.append(locale.text(language, "cli-tournament-key", {"text": tournament.setup["seed"]}))
    console.print("\n".join(lines))


def rating_table(ratings: Iterable[BotRating], scores: Scores, language: str) -> Table:
    """The ratings of the bots, best first, followed by bots without a rating."""
    ids = ("ratings", "elo", "interval", "seats", "won")
    title, *heads = (locale.text(language, f"cli-tournament-{id}") for id in ids)
    table = number_table(title, locale.text(language, "cli-sim-bot"), *heads)
    for one in ratings:
        low, high = one.interval
        table.add_row(
            one.bot, f"{one.elo:+.0f}", f"{low:+.0f} – {high:+.0f}", str(one.won.tries), rate(one.won, language)
        )
    for bot in scores.unrated:
        table.add_row(bot, "–", "–", str(scores.won[bot].tries), rate(scores.won[bot], language))
    return table


def pair_table(tournament: Tournament, scores: Scores, order: Sequence[str], language: str) -> Table:
    """The results of each pair of bots."""
    table = Table(title=locale.text(language, "cli-tournament-pairs"))
    table.add_column(locale.text(language, "cli-sim-bot"))
    table.add_column(locale.text(language, "cli-tournament-opponent"))
    # With two seats, every game that is not won is lost: "ahead" would repeat "won".
    several = len(tournament.tables[0].entrants) > 2
    for id in ("deals-played", "games", "won", "ahead") if several else ("deals-played", "games", "won"):
        table.add_column(locale.text(language, "cli-tournament-" + id), justify="right")
    for pair in results.list_pairs(tournament, scores, order):
        shares = [rate(pair.won, language), *([rate(pair.ahead, language)] if several else [])]
        table.add_row(*pair.bots, str(len(pair.won.deals)), str(pair.games), *shares)
    return table


def rate(tally: SuccessTally, language: str) -> str:
    """A rate with its interval, as text."""
    if not tally.deals:
        return "–"
    return share(tally, language)


def write(arguments: argparse.Namespace, tournament: Tournament, rounds: list[PlayedDeal], scores: Scores) -> None:
    """Write the files given as options; an error in one does not prevent the others. Raises BadInput."""
    language = arguments.lang
    with ExitStack() as stack:
        if arguments.csv:
            stack.callback(results.write_csv, arguments.csv, rounds)
        if arguments.parquet:
            stack.callback(results.write_parquet, arguments.parquet, rounds, tournament)
        if arguments.plot:
            from noctuary.simulation.tournament.plot import draw

            title = locale.text(language, "cli-tournament-title", {"text": tournament.tables[0].played_game.name})
            label = locale.text(language, "cli-tournament-axis")
            stack.callback(draw, arguments.plot, scores.ratings(tournament.key), title, label)
