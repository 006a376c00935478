"""Fits the learned policy of a game to what searches tried most, from data sets of their decisions.

The policy is linear (`bots.policy`). A search spreads its visits widely, so each move's share of them is compared with
the largest and raised to a power (`SHARP`) before the policy learns it.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, groupby
from math import sqrt
from pathlib import Path
from typing import Final

import numpy as np

from noctuary import __version__
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract.game import Game
from noctuary.simulation.dataset import DECISIONS, GAMES, opened, read_setup
from noctuary.simulation.training.data import PARTS, Array, save

SHARP: Final = 10.0
STEPS: Final = 500
RATE: Final = 0.05
DECAY: Final = 3e-4
"""Weight of the squared weights in the loss."""
EXPLORE: Final = 0.3
"""Exploration constant of a search for each square root of the mean number of moves of a decision."""

Report = dict[str, dict[str, float]]
Example = tuple[str, str, list[list[int]], list[float]]
"""A decision: its kind, its deal's seed, and for each legal move the active features and the share of visits."""


def examples(game: Game, folder: Path) -> Iterator[Example]:
    """The decisions of a data set in which a search had a choice, played once more. Raises BadInput."""
    setup = read_setup(folder)
    if setup["game"] != game.name or setup["facts"] != game.facts_hash():
        raise BadInput("train-policy-other", {"text": game.name}, str(folder))
    games = opened(folder / f"{GAMES}.parquet").read(["game", "seed"]).to_pylist()
    seeds = {row["game"]: row["seed"] for row in games}
    decisions = opened(folder / f"{DECISIONS}.parquet").read(["game", "action", "legal", "policy"]).to_pylist()
    for number, rows in groupby(decisions, lambda row: row["game"]):
        state = game.new(game.options(setup["options"]), int(seeds[number]))
        for row in rows:
            seat, codes = state.seat, state.legal(state.seat)
            if row["policy"] is not None and len(codes) > 1:
                active = game.measure_moves(state, seat, codes)
                yield state.decision(seat).kind, seeds[number], active, row["policy"]
            state.play(seat, codes[row["legal"].index(row["action"])])


class PolicyFit:
    """The fit of a policy with `size` features to decisions. One deal in ten is only for the report.

    The arrays: `active` features, and the `move` that has each; by move `targets` and its `decision`; by decision its
    `first` move, `kinds`, `sizes` (its number of moves) and `testing`.
    """

    def __init__(self, size: int, decisions: Sequence[Example]) -> None:
        kinds, deals, active, visits = zip(*decisions, strict=True)
        rows, shares = list(chain.from_iterable(active)), np.concatenate(visits)
        self.size: Final = size
        self.active: Array = np.concatenate(rows)
        self.move: Array = np.repeat(np.arange(len(rows)), [len(row) for row in rows])
        self.kinds: Array = np.array(kinds)
        self.testing: Array = np.isin(deals, np.unique(deals)[::PARTS])
        self.sizes: Array = np.array(list(map(len, visits)))
        self.first: Array = np.cumsum(self.sizes) - self.sizes
        self.decision: Array = np.repeat(np.arange(len(decisions)), self.sizes)
        targets = (shares / np.maximum.reduceat(shares, self.first)[self.decision]) ** SHARP
        self.targets: Array = targets / self.sums(targets)[self.decision]

    def sums(self, values: Array) -> Array:
        """The sum of values of moves for each decision."""
        return np.asarray(np.add.reduceat(values, self.first))

    def logarithms(self, weights: Array) -> Array:
        """The logarithm of the share that the policy gives to each move."""
        logits = np.bincount(self.move, weights[self.active])
        logits -= np.maximum.reduceat(logits, self.first)[self.decision]
        return np.asarray(logits - np.log(self.sums(np.exp(logits)))[self.decision])

    def run(self) -> Array:
        """The weights that best predict the decisions that are not for the report (Adam, all of them at each step)."""
        learned = np.where(self.testing, 0.0, 1 / (~self.testing).sum())[self.decision]
        weights, mean, square = np.zeros((3, self.size))
        for step in range(1, STEPS + 1):
            errors = (np.exp(self.logarithms(weights)) - self.targets) * learned
            slope = np.bincount(self.active, errors[self.move], self.size) + DECAY * weights
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope**2
            weights -= RATE * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        return np.asarray(weights)

    def report(self, weights: Array) -> Report:
        """How well weights predict the decisions that were not learned from, by kind and in all (`""`): their number,
        `loss` (the cross-entropy), `even` (that of equal shares), `least` (the smallest possible), and how often the
        move tried most is the `first` or among the first `three`; equal ones share that.
        """
        logarithms = self.logarithms(weights)
        most = [at + np.argmax(self.targets[at : at + n]) for at, n in zip(self.first, self.sizes, strict=True)]
        best = logarithms[most][self.decision]
        better, equal = self.sums(1 * (logarithms > best)), self.sums(1 * (logarithms == best))
        columns = {
            "loss": -self.sums(self.targets * logarithms),
            "even": np.log(self.sizes),
            "least": -self.sums(self.targets * np.log(np.maximum(self.targets, 1e-12))),
            "first": (better == 0) / equal,
            "three": np.clip((3 - better) / equal, 0, 1),
        }
        told = {}
        for kind in ["", *np.unique(self.kinds[self.testing]).tolist()]:
            these = self.testing & ((self.kinds == kind) | (kind == ""))
            means = {name: round(float(column[these].mean()), 3) for name, column in columns.items()}
            told[kind] = {"decisions": int(these.sum()), **means}
        return told


def learn(game: Game, folders: Sequence[Path], file: Path) -> Report:
    """Fit a policy to data sets and write it; return its report. Raises BadInput."""
    decisions = [example for folder in folders for example in examples(game, folder)]
    if len({deal for _, deal, _, _ in decisions}) < 2:
        raise BadInput("train-policy-few", {"number": len(decisions)})
    fit = PolicyFit(len(game.move_features), decisions)
    weights = fit.run()
    report = fit.report(weights)
    made = {"game": game.name, "rules": game.rules_version, "facts": game.facts_hash(), "program": __version__}
    data = [{key: read_setup(folder)[key] for key in ("options", "bots", "games", "seed")} for folder in folders]
    explore = np.array(EXPLORE * sqrt(fit.sizes.mean()))
    arrays = {"names": np.array(game.move_features), "weights": weights.astype(np.float32), "explore": explore}
    save(file, {**made, "decisions": len(decisions), "data": data, "report": report}, arrays)
    return report
