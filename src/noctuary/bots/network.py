"""The learned value: a small neural network that evaluates the features of each seat (`Game.measure`).

The outputs of all seats together give their chances to win. It is trained by `noctuary train`
(`noctuary.simulation.training`) and shipped as `value.npz` in the folder of its game.
"""

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from io import BytesIO
from math import exp
from pathlib import Path
from struct import Struct
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from noctuary.bots.judge import MARGIN, Evaluator, final_values, solo_share
from noctuary.kernel.base.files import read_bytes
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract.game import Game, State

FILE: Final = "value.npz"
SINGLE: Final = 4
"""Size of a 32-bit float, in bytes."""


class Network:
    """A network from arrays as `np.load` reads them: the `names` of its features, their `mean` and `scale`, `weights0`,
    `biases0` and so on for each layer, and `about`, JSON that says how it was made.

    The outputs of a seat are the logarithm of its chance to win and its margin (points above the average of all seats,
    in `Game.spread`s), both up to a constant that is the same for all seats. Not thread-safe.
    """

    def __init__(self, arrays: Mapping[str, Any], game: Game, where: str = "") -> None:
        """Raises BadInput if the arrays are not a network, or its features are not the game's."""
        try:
            self.about: dict[str, Any] = json.loads(str(arrays["about"]))
            spread = float(self.about["spread"]) / game.spread
            names = [str(name) for name in arrays["names"]]
            layers = fold_layers(arrays)
        except (KeyError, ValueError, TypeError) as error:
            raise BadInput("network-file", {}, where) from error
        if names != list(game.features):
            raise BadInput("network-features", {"text": difference(names, game.features)}, where)
        layers[-1][:, 1] *= spread
        self.layers: list[Any] = layers
        self.row = Struct(f"{len(names)}f")
        self.length: int = (len(names) + 1) * SINGLE
        self.tables: dict[int, list[Any]] = {}
        """The arrays reused for each number of seats: the features and the output of each layer, and zeros of the same
        shapes to compare the outputs with.
        """

    def outputs(self, rows: list[list[float]]) -> list[list[float]]:
        """The two outputs of each seat, from the features of each seat."""
        seats = len(rows)
        arrays = self.tables.get(seats)
        if arrays is None:
            arrays = [np.ones((seats, len(layer)), np.float32) for layer in self.layers]
            arrays.append(np.empty((seats, 2), np.float32))
            arrays += [np.zeros_like(array) for array in arrays[1:-1]]
            self.tables[seats] = arrays
        values = arrays[0]
        for seat, row in enumerate(rows):
            self.row.pack_into(values, seat * self.length, *row)
        last = len(self.layers) - 1
        for index, layer in enumerate(self.layers):
            output = arrays[index + 1]
            np.dot(values, layer, output)
            if index < last:
                np.maximum(output, arrays[last + 2 + index], out=output)
            values = output
        outputs: list[list[float]] = values.tolist()
        return outputs


class Learned(Evaluator):
    """Evaluates with a network."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network

    def values(self, state: State) -> list[float]:
        network = self.network
        if state.seat < 0:
            return final_values(state)
        players = state.options.players
        if players == 1:
            return [solo_share(state)]
        game = state.game
        outputs = network.outputs(game.measure_all(state))
        best = outputs[0][0]
        most = outputs[0][1]
        for output in outputs:
            best = max(best, output[0])
            most = max(most, output[1])
        values: list[float] = []
        margins: list[float] = []
        whole = 0.0
        all_margins = 0.0
        for output in outputs:
            worth = exp(output[0] - best)
            margin = exp(output[1] - most)
            values.append(worth)
            margins.append(margin)
            whole += worth
            all_margins += margin
        for seat in range(players):
            values[seat] = (1.0 - MARGIN) * values[seat] / whole + MARGIN * margins[seat] / all_margins
        return values


def fold_layers(arrays: Mapping[str, Any]) -> list[Any]:
    """The layers, each as one matrix: the last row holds the biases, the first layer includes the normalisation of the
    features, and each but the last outputs an additional 1, which multiplies the biases of the next.
    """
    layers: list[Any] = []
    number = 0
    while f"weights{number}" in arrays:
        weights = np.asarray(arrays[f"weights{number}"], np.float64)
        biases = np.asarray(arrays[f"biases{number}"], np.float64)
        if number == 0:
            weights = weights / np.asarray(arrays["scale"], np.float64)[:, None]
            biases = biases - np.asarray(arrays["mean"], np.float64) @ weights
        layer = np.vstack([weights, biases])
        if f"weights{number + 1}" in arrays:
            one = np.zeros((len(layer), 1))
            one[-1] = 1.0
            layer = np.hstack([layer, one])
        layers.append(np.ascontiguousarray(layer, np.float32))
        number += 1
    if not layers or layers[-1].shape[1] != 2 or len(layers[0]) != len(arrays["names"]) + 1:
        raise ValueError("no network")
    return layers


def difference(given: Sequence[str], expected: Sequence[str]) -> str:
    """The first few differences between two lists of names."""
    names = [f"-{name}" for name in given if name not in expected] + [
        f"+{name}" for name in expected if name not in given
    ]
    return ", ".join(names[:6]) or "…"


def load(file: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The description of the network in a file, and its arrays. Raises BadInput."""
    data = read_bytes(Path(str(file)))
    try:
        with np.load(BytesIO(data), allow_pickle=False) as file_arrays:
            arrays = dict(file_arrays)
        return json.loads(str(arrays["about"])), arrays
    except (OSError, ValueError, KeyError, AttributeError, TypeError, EOFError, BadZipFile) as error:
        raise BadInput("network-file", {}, str(file)) from error


def read(file: Any, game: Game) -> Network:
    """The network in a file. Raises BadInput."""
    return Network(load(file)[1], game, str(file))


_shipped: dict[str, Network] = {}


def load_shipped(game: Game) -> Network | None:
    """The network shipped with a game, if any. Raises BadInput if it does not match the game's features."""
    if game.name not in _shipped:
        file = files(f"noctuary.games.{game.name}") / FILE
        if not file.is_file():
            return None
        _shipped[game.name] = read(file, game)
    return _shipped[game.name]
