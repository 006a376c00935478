"""`noctuary train`: trains the learned value by self-play, and fits the learned policy to data sets."""

import argparse
from collections.abc import Sequence
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from noctuary import locale
from noctuary.cli.parts import playing
from noctuary.cli.parts.output import Output, number_table
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.words import number
from noctuary.cli.researchers.data import NEEDED
from noctuary.kernel.base.files import open_locked, write_bytes, write_text
from noctuary.kernel.base.messages import Argument, BadInput
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="cli-help-game")
    parser.add_argument("--games", default="20000", metavar="N", help="cli-train-games")
    parser.add_argument("--rounds", default="2", metavar="N", help="cli-train-rounds")
    parser.add_argument("--bots", default="", metavar="BOT,BOT", help="cli-train-bots")
    parser.add_argument("--seed", default="1", metavar="N", help="cli-help-seed")
    playing.add_cluster(parser)
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help="cli-train-folder")
    parser.add_argument("--policy", action="append", type=Path, metavar="DIR", help="cli-train-policy")
    parser.add_argument("--show", action="store_true", help="cli-train-show")


def run(arguments: argparse.Namespace) -> int:
    """Do the remaining training, or show a network."""
    if arguments.game is None:
        raise BadInput("cli-which-game", {"names": ", ".join(catalogue.names())})
    # Imported here since NumPy is slow to import.
    from noctuary.bots.network import FILE, load
    from noctuary.simulation.training.training import RECIPE, REPORT, Training

    language: str = arguments.lang
    game = catalogue.find(arguments.game)
    name = game.name
    console = Output()
    if arguments.show:
        shipped = Path(str(files(f"noctuary.games.{name}") / FILE))
        show(console, arguments.folder / FILE if arguments.folder else shipped, language)
        return 0
    if arguments.policy:
        fit_policy(console, game, arguments.policy, arguments.folder or Path("training") / name, language)
        return 0
    if game.features and find_spec("torch") is None:
        raise BadInput("train-missing", {"text": "torch"})
    from noctuary.simulation.training import report
    from noctuary.simulation.training.data import PARTS

    folder = arguments.folder or Path("training") / name
    others = arguments.bots.split(",") if arguments.bots else []
    games, seed = number(arguments.games, "--games", PARTS), number(arguments.seed, "--seed")
    training = Training(name, seed, games, folder, others)
    cluster = playing.cluster(arguments)
    try:
        with open_locked(folder / RECIPE):
            for round in range(number(arguments.rounds, "--rounds", 1)):
                value, page = training.value(round), folder / REPORT
                if not value.exists():
                    total = training.round(round)
                    for _ in playing.show_progress(total.play(cluster), len(total.files), language):
                        pass
                    training.fit(round, lambda model, losses: tell(console, model, losses, language))
                about, arrays = load(value)
                write_text(page, report.page(training.data(round), about, arrays, language))
                write_bytes(folder / FILE, value.read_bytes())
    except KeyboardInterrupt as end:
        end.add_note(locale.text(language, "cli-train-continue", {"text": str(folder)}))
        raise
    except OSError as error:
        raise BadInput("train-folder", {"text": error.strerror or ""}, str(folder)) from error
    for path in (folder / FILE, page):
        console.print(locale.text(language, "cli-balance-written", {"text": str(path)}), soft_wrap=True)
    return 0


def fit_policy(console: Output, game: Game, data: list[Path], folder: Path, language: str) -> None:
    """Fit a policy to data sets, and print how well it predicts what it has not learned from. Raises BadInput."""
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise BadInput("data-missing", {"text": ", ".join(missing)})
    from noctuary.bots.policy import FILE
    from noctuary.simulation.training.policy import learn

    for kind, measured in learn(game, data, folder / FILE).items():
        numbers = ", ".join(f"{name} {number:g}" for name, number in measured.items())
        console.print(f"{kind or locale.text(language, 'train-report-all')}: {numbers}", soft_wrap=True)
    console.print(locale.text(language, "cli-balance-written", {"text": str(folder / FILE)}), soft_wrap=True)


def tell(console: Output, model: str, losses: list[tuple[float, float]], language: str) -> None:
    """Print a line about an epoch."""
    learned, checked = losses[-1]
    told: dict[str, Argument] = {
        "text": locale.text(language, f"train-report-{model}"),
        "number": len(losses),
        "trained": f"{learned:.4f}",
        "checked": f"{checked:.4f}",
    }
    console.print(locale.text(language, "cli-train-epoch", told))


def show(console: Output, file: Path, language: str) -> None:
    """Print how a network was made, and the weights of the linear model."""
    from noctuary.bots.network import load

    about, arrays = load(file)
    for key, value in about.items():
        if key != "history":
            console.print(f"{key}: {value}")
    ids = ("linear", "feature", "win", "margin")
    table = number_table(*(locale.text(language, f"train-report-{id}") for id in ids))
    weights = dict(zip(map(str, arrays["names"]), arrays["linear"].tolist(), strict=True))
    for feature, (win, margin) in sorted(weights.items(), key=lambda weight: -abs(weight[1][0])):
        table.add_row(feature, f"{win:+.3f}", f"{margin:+.3f}")
    console.print(table)
