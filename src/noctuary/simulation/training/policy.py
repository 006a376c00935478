"""Fits the learned policy of a game to what searches tried most, from data sets of their decisions.

The policy is linear (`bots.policy`). A search spreads its visits widely, so each move's share of them is compared with
the largest and raised to a power (`SHARP`) before the policy learns it.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from noctuary import __version__
from noctuary.bots.policy import active_features
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract.game import Game
from noctuary.simulation.dataset import DECISIONS, GAMES, opened, read_setup, tensor_of
from noctuary.simulation.training.data import PARTS, Array, save

SHARP: Final = 10.0
STEPS: Final = 500
RATE: Final = 0.05
DECAY: Final = 3e-4
"""Weight of the squared weights in the loss."""
EXPLORE: Final = 0.3
"""Exploration constant of a search for each square root of the mean number of moves of a decision."""


class Example(NamedTuple):
    """A decision: its kind, its deal's seed, and for each legal move the active features and the share of visits."""

    kind: str
    deal: str
    rows: list[list[int]]
    shares: list[float]


def examples(game: Game, folder: Path) -> Iterator[Example]:
    """The decisions of a data set in which a search had a choice, played once more. Raises BadInput."""
    setup = read_setup(folder)
    if setup["game"] != game.name or setup["facts"] != game.facts_hash():
        raise BadInput("train-policy-other", {"text": game.name}, str(folder))
    tensor = tensor_of(game)
    decisions = opened(folder / f"{DECISIONS}.parquet").read(["game", "action", "legal", "policy"]).to_pylist()
    by_game: dict[int, list[dict[str, Any]]] = {}
    for row in decisions:
        by_game.setdefault(row["game"], []).append(row)
    for one in opened(folder / f"{GAMES}.parquet").read(["game", "seed"]).to_pylist():
        state = game.new(game.options(setup["options"]), int(one["seed"]))
        for row in by_game[one["game"]]:
            seat, codes = state.seat, state.legal(state.seat)
            if row["policy"] is not None and len(codes) > 1:
                shares = dict(zip(row["legal"], row["policy"], strict=True))
                actions = codes if tensor is None else tensor.actions_of(state, seat, codes)
                rows = active_features(state, seat, codes)
                kind = state.decision(seat).kind
                yield Example(kind, one["seed"], rows, [shares[action] for action in actions])
            state.play(seat, row["action"] if tensor is None else tensor.code(state, seat, row["action"]))


class PolicyFit:
    """The fit of a policy with `size` features to decisions. One deal in ten is only for the report.

    The arrays: by move `features` (its active ones, filled up with `size`), `targets` and `owner` (the number of its
    decision); by decision `kinds`, `sizes` (its number of moves) and `testing`.
    """

    def __init__(self, size: int, decisions: Sequence[Example]) -> None:
        rows = [row for one in decisions for row in one.rows]
        self.size: Final = size
        self.features: Array = np.full((len(rows), max(map(len, rows))), size, np.int32)
        for place, row in enumerate(rows):
            self.features[place, : len(row)] = row
        self.kinds: Array = np.array([one.kind for one in decisions])
        self.testing: Array = np.isin(
            [one.deal for one in decisions], np.unique([one.deal for one in decisions])[::PARTS]
        )
        self.sizes: Array = np.array([len(one.rows) for one in decisions])
        self.first: Array = np.cumsum(self.sizes) - self.sizes
        self.owner: Array = np.repeat(np.arange(len(decisions)), self.sizes)
        shares = np.concatenate([one.shares for one in decisions])
        targets = (shares / np.maximum.reduceat(shares, self.first)[self.owner]) ** SHARP
        self.targets: Array = targets / np.add.reduceat(targets, self.first)[self.owner]

    def logarithms(self, weights: Array) -> Array:
        """The logarithm of the share that the policy gives to each move."""
        logits = np.append(weights, 0.0)[self.features].sum(axis=1)
        logits -= np.maximum.reduceat(logits, self.first)[self.owner]
        return np.asarray(logits - np.log(np.add.reduceat(np.exp(logits), self.first))[self.owner])

    def run(self) -> Array:
        """The weights that predict the decisions best that are not for the report (Adam, all of them at each step)."""
        learned = ~self.testing[self.owner]
        active, number = self.features[learned].ravel(), (~self.testing).sum()
        weights, mean, square = np.zeros((3, self.size))
        for step in range(1, STEPS + 1):
            errors = np.repeat((np.exp(self.logarithms(weights)) - self.targets)[learned], self.features.shape[1])
            slope = np.bincount(active, errors, self.size + 1)[: self.size] / number + DECAY * weights
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope**2
            weights -= RATE * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        return np.asarray(weights)

    def report(self, weights: Array) -> dict[str, dict[str, float]]:
        """How well weights predict the decisions that were not learned from, by kind and in all (`""`): their number,
        `loss` (the cross-entropy), `even` (that of equal shares), `least` (the smallest possible), and how often the
        move tried most is the `first` or among the first `three`; equal ones share that.
        """
        logarithms = self.logarithms(weights)
        sums = [np.log(np.maximum(self.targets, 1e-12)), logarithms]
        least, loss = (-np.add.reduceat(self.targets * one, self.first) for one in sums)
        most = [at + np.argmax(self.targets[at : at + n]) for at, n in zip(self.first, self.sizes, strict=True)]
        best = logarithms[most][self.owner]
        better, equal = (
            np.add.reduceat(one.astype(int), self.first) for one in (logarithms > best, logarithms == best)
        )
        columns = {
            "loss": loss,
            "even": np.log(self.sizes),
            "least": least,
            "first": (better == 0) / equal,
            "three": np.clip((3 - better) / equal, 0, 1),
        }
        means_of = {}
        for kind in ["", *sorted(set(self.kinds[self.testing]))]:
            these = self.testing & ((self.kinds == kind) | (kind == ""))
            means = {name: round(float(column[these].mean()), 3) for name, column in columns.items()}
            means_of[str(kind)] = {"decisions": int(these.sum()), **means}
        return means_of


def learn(game: Game, folders: Sequence[Path], file: Path) -> dict[str, dict[str, float]]:
    """Fit a policy to data sets and write it; return its report. Raises BadInput."""
    decisions = [example for folder in folders for example in examples(game, folder)]
    if len({one.deal for one in decisions}) < 2:
        raise BadInput("train-policy-few", {"number": len(decisions)})
    fit = PolicyFit(len(game.move_features), decisions)
    weights = fit.run()
    report = fit.report(weights)
    about = {
        "game": game.name,
        "rules": game.rules_version,
        "facts": game.facts_hash(),
        "program": __version__,
        "decisions": len(decisions),
        "data": [{key: read_setup(folder)[key] for key in ("options", "bots", "games", "seed")} for folder in folders],
        "report": report,
    }
    explore = np.array(EXPLORE * sqrt(fit.sizes.mean()))
    names = np.array(game.move_features)
    save(file, about, {"names": names, "weights": weights.astype(np.float32), "explore": explore})
    return report
