"""A network that scores actions from what the deciding seat sees, for learning programs and as an opponent. Needs
PyTorch.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from noctuary.envs.stepping import tensor_of
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.tensor import Layout

Seen = NDArray[np.uint8]
Mask = NDArray[np.int8]
MANY: Final = 8
"""Numbers from here on all look the same."""
ILLEGAL: Final = -80.0
"""The score of illegal actions: very low, but not so low that computing with it is slow."""


class SightLayer(nn.Module):
    """The first layer: a learned vector for every value of every byte of an observation, added up over the bytes that
    are not 0. Equivalent to a linear layer on one-hot values, but most bytes are 0.
    """

    def __init__(self, layout: Layout, width: int) -> None:
        super().__init__()
        tops = [len(part.values.labels) or min(part.most, MANY) for part in layout.flat() for _ in part.axis.labels]
        self.tops = np.array(tops, np.int64)
        self.before = np.cumsum(self.tops) - self.tops - 1
        self.rows = nn.EmbeddingBag(sum(tops), width, mode="sum")
        nn.init.normal_(self.rows.weight, std=0.1)

    def forward(self, seen: Seen) -> Tensor:
        games, places = seen.nonzero()
        rows = self.before[places] + np.minimum(seen[games, places], self.tops[places])
        starts = np.searchsorted(games, np.arange(len(seen)))
        found: Tensor = self.rows(torch.from_numpy(rows), torch.from_numpy(starts))
        return found


class PolicyNetwork(nn.Module):
    """Scores of all actions and the value of the table, from what the deciding seat sees."""

    def __init__(self, game: str, width: int = 128) -> None:
        super().__init__()
        self.game = game
        tensor = tensor_of(catalogue.find(game))
        self.sight = SightLayer(tensor.layout, width)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, tensor.actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: Seen, mask: Mask) -> tuple[Tensor, Tensor]:
        """The logarithm of the probability of each action (very low where the mask is 0), and the values."""
        inside = self.body(self.sight(seen))
        scores = self.policy(inside).masked_fill(torch.from_numpy(mask == 0), ILLEGAL)
        return torch.log_softmax(scores, 1), self.value(inside)[:, 0]

    @torch.no_grad()
    def pick(self, seen: Seen, mask: Mask) -> int:
        """The likeliest action."""
        return int(self(seen[None], mask[None])[0].argmax())

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        torch.save({"game": self.game, "weights": self.state_dict()}, path)


def load(path: Path) -> PolicyNetwork:
    """A network from its file."""
    found = torch.load(path, weights_only=True)
    network = PolicyNetwork(found["game"], found["weights"]["value.weight"].shape[1])
    network.load_state_dict(found["weights"])
    return network
