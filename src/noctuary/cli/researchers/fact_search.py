"""`noctuary balance --search`: finds facts that make a game more even."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from noctuary import locale
from noctuary.cli.parts import playing
from noctuary.cli.parts.output import Output
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.words import decimal, number
from noctuary.kernel.base.files import begins, check_output, read_text, write_bytes, write_text
from noctuary.kernel.base.messages import Argument, BadInput
from noctuary.kernel.box.editable import quote
from noctuary.kernel.contract.game import Game
from noctuary.simulation.balance.evenness import how_uneven
from noctuary.simulation.balance.survey import Survey
from noctuary.simulation.series import Series


class Kept(msgspec.Struct):
    """What the file of a search holds: what was played, and the unevenness of editions by their hash."""

    setup: dict[str, Any]
    scores: dict[str, float | None]


def add(parser: Parser) -> None:
    """Add the options of a search to `parser`, besides `--search`."""
    parser.add_argument("--facts", default="*", metavar="PATTERN", help="cli-balance-facts")
    parser.add_argument("--within", default="1", metavar="N", help="cli-balance-within")


def find(arguments: argparse.Namespace, series: Series, stem: Path) -> Game | None:
    """Search for the most even edition, write it to a file, and return the game under it; None if no edition is more
    even than the current facts. Another file keeps all scores, so that no edition is played again. Raises BadInput.
    """
    # Needs Optuna.
    from noctuary.simulation.balance.search import FactSearch

    language, game = arguments.lang, series.played_game
    kept, result = stem.with_name(f"{stem.name}-search.json"), stem.with_name(f"{stem.name}-found.toml")
    check_output(result, begins(b"game = "))
    setup = series.setup
    scores = read_scores(kept, setup)
    search = FactSearch(game, arguments.facts, number(arguments.within, "--within", 1), series.seed, scores)
    if not search.values:
        raise BadInput("balance-search-nothing", {"text": arguments.facts})
    cluster = playing.cluster(arguments)

    def measure(game: Game) -> float:
        survey = Survey(game)
        for played in series.again(game, series.seed).play(cluster):
            survey.add(played)
        survey.close()
        return how_uneven(survey)

    trials = number(arguments.search, "--search", 1)
    tried = []
    running = search.run(trials, locale.text(language, "cli-balance-found-name"), measure)
    for edition in playing.show_progress(running, trials, language, words="cli-balance-trying"):
        tried.append(edition)
        write_bytes(kept, msgspec.json.format(msgspec.json.encode(Kept(setup, scores))))
    best = search.best(tried)
    console = Output()
    told: dict[str, Argument] = {
        "number": len(best.changes) - len(tried[0].changes),
        "before": decimal(scores[tried[0].hash] or 0.0, language),
        "after": decimal(scores[best.hash] or 0.0, language),
        "text": str(result),
    }
    if best == tried[0]:
        console.print(locale.text(language, "cli-balance-found-nothing", told))
        return None
    write_text(result, best.toml())
    console.print(locale.text(language, "cli-balance-found", told), soft_wrap=True)
    return game.under(best)


def read_scores(path: Path, setup: dict[str, Any]) -> dict[str, float | None]:
    """The scores in the file of this search, empty if there is none. Raises BadInput for the file of another search."""
    check_output(path, begins(b'"setup": {'))
    if not path.exists():
        return {}
    try:
        kept = msgspec.json.decode(read_text(path), type=Kept)
    except msgspec.MsgspecError as error:
        raise BadInput("file-foreign", {}, str(path)) from error
    for key, value in setup.items():
        if kept.setup.get(key) != value:
            told = {"text": key, "found": quote(kept.setup.get(key)), "expected": quote(value)}
            raise BadInput("balance-search-differs", {**told}, str(path))
    return kept.scores
