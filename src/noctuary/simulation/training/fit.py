"""Fits a network to the training data. Needs PyTorch, which a plain installation does not have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from noctuary.kernel.base.files import write_bytes
from noctuary.simulation.training.data import Array, Data

POSITIONS: Final = 512
"""Batch size: positions per gradient step."""
RATE: Final = 2e-3
DECAY: Final = 1e-2
PATIENCE: Final = 4
"""Epochs without improvement after which the fit ends; after each of them the learning rate is halved."""
EPOCHS: Final = 60
MARGIN: Final = 0.5
"""Weight of the loss of the margin, relative to that of the winner."""

History = list[tuple[float, float]]
"""For each epoch the losses on the training games and on the checking games."""


class Fit:
    """The fit of one network: `hidden` are the sizes of its hidden layers, `spread` is the unit of the margin in
    points. Resumes from `checkpoint`, if it exists.
    """

    def __init__(self, data: Data, hidden: Sequence[int], spread: float, seed: int, checkpoint: Path) -> None:
        # With one thread, sums are computed in a reproducible order.
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self.data: Data = data
        self.seed: int = seed
        self.checkpoint: Path = checkpoint
        trained = data.features[data.of(data.training)]
        self.mean: Array = trained.mean(axis=0)
        self.scale: Array = np.maximum(trained.std(axis=0), 1e-2)
        self.features = torch.from_numpy((data.features - self.mean) / self.scale)
        self.targets = torch.from_numpy(np.stack([data.won, data.margin / spread], axis=1))
        self.rows = torch.from_numpy(data.rows)
        sizes = [data.features.shape[1], *hidden]
        layers: list[Any] = []
        for before, after in pairwise(sizes):
            layers += [nn.Linear(before, after), nn.ReLU()]
        self.network = nn.Sequential(*layers, nn.Linear(sizes[-1], 2))
        self.descent = torch.optim.AdamW(self.network.parameters(), RATE, weight_decay=DECAY)
        self.history: History = []
        self.best: dict[str, Any] = {}
        self.waited: int = 0
        if checkpoint.exists():
            self.resume()

    def run(self, tell: Callable[[History], None]) -> None:
        """Fit until there is no more improvement; call `tell` after every epoch."""
        while self.waited < PATIENCE and len(self.history) < EPOCHS:
            order = np.random.default_rng((self.seed, len(self.history))).permutation(self.data.training)
            learned = [self.step(order[first : first + POSITIONS]) for first in range(0, len(order), POSITIONS)]
            with torch.no_grad():
                checked = float(self.loss(self.data.checking))
            if not self.history or checked < min(loss for _, loss in self.history):
                self.best = {key: value.clone() for key, value in self.network.state_dict().items()}
                self.waited = 0
            else:
                self.waited += 1
                for group in self.descent.param_groups:
                    group["lr"] /= 2
            self.history.append((sum(learned) / len(learned), checked))
            self.save()
            tell(self.history)

    def step(self, positions: Array) -> float:
        """Take a gradient step on some positions; return their loss."""
        loss = self.loss(positions)
        self.descent.zero_grad()
        loss.backward()
        self.descent.step()
        return float(loss.detach())

    def loss(self, positions: Array) -> Any:
        """The cross-entropy of the winner over the seats of each position, plus the squared error of the margins."""
        rows = self.rows[torch.from_numpy(positions)]
        seats = rows >= 0
        chosen = rows[seats]
        outputs, targets = self.network(self.features[chosen]), self.targets[chosen]
        logits = torch.full(rows.shape, -torch.inf).masked_scatter(seats, outputs[:, 0])
        chances = torch.log_softmax(logits, 1)[seats]
        margins = torch.zeros(rows.shape).masked_scatter(seats, outputs[:, 1])
        # Only differences between the seats of a position matter.
        ahead = (margins - margins.sum(1, keepdim=True) / seats.sum(1, keepdim=True))[seats]
        return -(targets[:, 0] * chances).sum() / len(rows) + MARGIN * ((ahead - targets[:, 1]) ** 2).mean()

    def arrays(self) -> dict[str, Array]:
        """The best network so far, in the format of `bots.network`."""
        arrays = {"mean": self.mean, "scale": self.scale}
        matrices = [value.numpy() for value in self.best.values()]
        for number in range(len(matrices) // 2):
            arrays[f"weights{number}"] = matrices[2 * number].T.copy()
            arrays[f"biases{number}"] = matrices[2 * number + 1]
        return arrays

    def save(self) -> None:
        """Save everything needed to resume."""
        states = self.network.state_dict(), self.best, self.descent.state_dict()
        file = BytesIO()
        torch.save((*states, self.history, self.waited), file)
        write_bytes(self.checkpoint, file.getvalue())

    def resume(self) -> None:
        """Continue from the checkpoint."""
        network, self.best, descent, self.history, self.waited = torch.load(self.checkpoint)
        self.network.load_state_dict(network)
        self.descent.load_state_dict(descent)
