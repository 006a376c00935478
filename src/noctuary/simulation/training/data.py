"""The training data, and the losses of predictions on it."""

import json
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from noctuary.kernel.base.files import write_bytes

Array = NDArray[Any]

PARTS: Final = 10
"""One in this many games is for early stopping (`CHECKING`), and one only for the report (`TESTING`). Games are never
split, since all positions of a game have the same result.
"""
CHECKING: Final = 0
TESTING: Final = 5


class Data:
    """The positions of some batches (`selfplay.Batch`). `rows`: for each, its seats' rows, padded with -1."""

    def __init__(self, files: Sequence[Path]) -> None:
        batches = []
        for file in files:
            with np.load(file) as arrays:
                batches.append(dict(arrays))
        joined = {key: np.concatenate([batch[key] for batch in batches]) for key in batches[0]}
        self.features: Array = joined["features"].astype(np.float32)
        self.won: Array = joined["won"]
        self.margin: Array = joined["margin"]
        self.evaluated: Array = joined["evaluated"]
        self.seats: Array = joined["seats"].astype(np.int64)
        self.progress: Array = joined["progress"]
        self.games: Array = joined["game"]
        part = self.games % PARTS
        self.checking: Array = np.flatnonzero(part == CHECKING)
        self.testing: Array = np.flatnonzero(part == TESTING)
        self.training: Array = np.flatnonzero((part != CHECKING) & (part != TESTING))
        first = np.cumsum(self.seats) - self.seats
        seat = np.arange(self.seats.max())
        self.rows: Array = np.where(seat < self.seats[:, None], first[:, None] + seat, -1)

    def of(self, positions: Array) -> Array:
        """The rows of some positions, one after another."""
        rows = self.rows[positions]
        return rows[rows >= 0]

    def table(self, values: Array, positions: Array, filling: float) -> Array:
        """Values by row as a table with one line per position; missing seats get `filling`."""
        rows = self.rows[positions]
        return np.where(rows >= 0, values[rows], filling)

    def chances(self, logits: Array, positions: Array) -> Array:
        """The chances to win from these logits by row (softmax over the seats of a position), 0 for missing seats."""
        table = self.table(logits.astype(np.float64), positions, -np.inf)
        powers = np.exp(table - table.max(axis=1, keepdims=True))
        return np.asarray(powers / powers.sum(axis=1, keepdims=True))

    def loss(self, logits: Array, positions: Array) -> Array:
        """The cross-entropy of these logits with the winner of each position: the negative logarithm of its chance."""
        chances = np.maximum(self.chances(logits, positions), 1e-12)
        return np.asarray(-(self.table(self.won, positions, 0.0) * np.log(chances)).sum(axis=1))

    def steepness(self, positions: Array) -> float:
        """The factor for `Game.value` that minimises the loss on these positions, by golden-section search."""
        low, high = 0.0, 4.0 / float(self.evaluated[self.of(positions)].std())
        ratio = (5**0.5 - 1) / 2
        for _ in range(30):
            left, right = high - ratio * (high - low), low + ratio * (high - low)
            below, above = (self.loss(self.evaluated * factor, positions).mean() for factor in (left, right))
            if below < above:
                high = right
            else:
                low = left
        return (low + high) / 2

    def evaluation(self) -> Array:
        """`Game.value` as logits, scaled separately for each number of players."""
        logits = np.zeros_like(self.evaluated)
        for players in np.unique(self.seats):
            positions = np.flatnonzero(self.seats == players)
            fitted = self.training[self.seats[self.training] == players]
            logits[self.of(positions)] = self.evaluated[self.of(positions)] * self.steepness(fitted)
        return logits


def save(file: Path, about: Mapping[str, Any], arrays: Mapping[str, Array]) -> None:
    """Write a network or a policy with what is known about it, as `bots.network.load` reads it."""
    content = BytesIO()
    np.savez_compressed(content, allow_pickle=False, about=np.array(json.dumps(about)), **arrays)
    file.parent.mkdir(parents=True, exist_ok=True)
    write_bytes(file, content.getvalue())


def forward(arrays: Mapping[str, Array], features: Array) -> Array:
    """The outputs of a network (see `bots.network`) for many rows of features."""
    values = (features - arrays["mean"]) / arrays["scale"]
    number = 0
    while f"weights{number}" in arrays:
        if number:
            values = np.maximum(values, 0.0)
        values = values @ arrays[f"weights{number}"] + arrays[f"biases{number}"]
        number += 1
    return np.asarray(values)
