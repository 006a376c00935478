"""Training in rounds of self-play and a fit of its network. A folder keeps all results, so nothing is repeated."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from noctuary import __version__, bots
from noctuary.bots.network import FILE
from noctuary.kernel.base.files import read_text, reason, write_text
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.positions import quoted
from noctuary.kernel.contract import catalogue
from noctuary.simulation.training.data import Array, Data, save
from noctuary.simulation.training.selfplay import TrainingRound

WINDOW: Final = 2
"""Number of latest rounds that a network is trained on."""
HIDDEN: Final = (64, 32)
"""Sizes of the hidden layers of the network."""
RECIPE: Final = "recipe.json"
REPORT: Final = "report.html"

Tell = Callable[[str, list[tuple[float, float]]], None]
"""Callback after every epoch: the name of the model being fitted, and all losses so far."""


class Training:
    """A training run: rounds of `games` games each, in `folder`."""

    def __init__(self, game: str, seed: int, games: int, folder: Path, others: Sequence[str] = ()) -> None:
        """`others`: bots that take part. Raises BadInput without features, for unknown bots and a foreign folder."""
        named = catalogue.find(game)
        if not named.features:
            raise BadInput("train-features", {"text": game})
        for name in others:
            bots.find(name)
        self.game: str = game
        self.folder: Path = folder
        self.recipe: dict[str, Any] = {
            "game": game,
            "seed": seed,
            "games": games,
            "bots": list(others),
            "rules": named.rules_version,
            "facts": named.facts_hash(),
            "features": list(named.features),
        }
        self.begin()

    def begin(self) -> None:
        """Create the folder, or check that it belongs to this training. Raises BadInput."""
        file = self.folder / RECIPE
        try:
            if not file.exists():
                self.folder.mkdir(parents=True, exist_ok=True)
                for path in (self.folder / FILE, self.folder / REPORT, *self.folder.glob("round-*")):
                    if path.exists():
                        raise BadInput("file-foreign", {}, str(path))
                write_text(file, json.dumps(self.recipe, indent=2) + "\n")
        except OSError as error:
            raise BadInput("train-folder", {"text": reason(error)}, str(self.folder)) from error
        text = read_text(file)
        try:
            stored = json.loads(text)
        except ValueError as error:
            raise BadInput("train-folder", {"text": str(error)}, str(self.folder)) from error
        for key, value in self.recipe.items():
            if stored.get(key) != value:
                told = {"found": quoted(stored.get(key))[:60], "expected": quoted(value)[:60]}
                raise BadInput("train-differs", {"text": key, **told}, str(self.folder))

    def round(self, number: int) -> TrainingRound:
        """Round `number` of self-play, counted from 0."""
        folder = self.folder / f"round-{number}"
        value = self.value(number - 1) if number else None
        recipe = self.recipe
        return TrainingRound(self.game, recipe["seed"], number, recipe["games"], folder, value, recipe["bots"])

    def value(self, number: int) -> Path:
        """The file of the network after a round."""
        return self.folder / f"round-{number}" / FILE

    def data(self, number: int) -> Data:
        """The training data for the network of a round."""
        rounds = range(max(0, number + 1 - WINDOW), number + 1)
        return Data([file for number in rounds for file in self.round(number).files])

    def fit(self, number: int, tell: Tell) -> None:
        """Fit the network of a round, and a linear model for comparison."""
        # Needs PyTorch.
        from noctuary.simulation.training.fit import Fit

        data = self.data(number)
        arrays: dict[str, Array] = {"names": np.array(self.recipe["features"])}
        histories: dict[str, Any] = {}
        spread = catalogue.find(self.game).spread
        for name, hidden in (("linear", ()), ("network", HIDDEN)):
            fit = Fit(data, hidden, spread, self.recipe["seed"], self.folder / f"round-{number}" / f"{name}.pt")
            fit.run(lambda history, name=name: tell(name, history))  # type: ignore[misc]
            layers = fit.arrays()
            arrays |= layers if hidden else {"linear": layers["weights0"]}
            histories[name] = fit.history
        about = {
            **{key: value for key, value in self.recipe.items() if key != "features"},
            "rounds": number + 1,
            "positions": len(data.seats),
            "spread": spread,
            "program": __version__,
            "history": histories,
        }
        save(self.value(number), about, arrays)
