"""A network that scores actions by what the deciding seat sees, to learn and as an opponent. Needs PyTorch."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from noctuary.envs.stepping import tensor_of
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.tensor import SEATS, Layout, Part

Seen = NDArray[np.uint8]
Mask = NDArray[np.int8]
MANY: Final = 12
"""Numbers of cards, tiles or tokens of a kind from here on all look the same."""
GRID: Final = "cell"
"""The axis whose labels are the cells of a grid: a column's letter and a row's number."""
ILLEGAL: Final = -80.0
"""The score where there is no legal action: very low, but not so low that computing with it is slow."""


def top(part: Part) -> int:
    """The highest value of a part that looks different from the value below it. Counts of named things look the same
    from MANY on; any other value may be a thing's number, so all look different.
    """
    counts = not part.values.labels and any(label and not label.isdigit() for label in part.axis.labels)
    return min(part.most, MANY) if counts else part.most


def bag(rows: nn.EmbeddingBag, tops: NDArray[np.int64], values: Seen, kinds: NDArray[np.int64]) -> Tensor:
    """For each row of values, the sum of the vectors that `rows` has for those that are not 0: one for each value, from
    1 to the highest (`tops`), of each of the `kinds` of values.
    """
    at, which = (values != 0).nonzero()  # NumPy finds true much faster than numbers.
    kind = np.broadcast_to(kinds, values.shape)[at, which]
    found = (np.cumsum(tops) - tops - 1)[kind] + np.minimum(values[at, which], tops[kind])
    layer: Tensor = rows(torch.from_numpy(found), torch.from_numpy(np.searchsorted(at, np.arange(len(values)))))
    return layer


class SightLayer(nn.Module):
    """The first layer: a learned vector for every value of every byte of an observation, added up over the bytes that
    are not 0. Equivalent to a linear layer on one-hot values, but most bytes are 0.
    """

    def __init__(self, layout: Layout, width: int) -> None:
        super().__init__()
        self.tops = np.array([top(part) for part in layout.flat() for _ in part.axis.labels])
        self.rows = nn.EmbeddingBag(int(self.tops.sum()), width, mode="sum")
        nn.init.normal_(self.rows.weight, std=0.1)

    def forward(self, seen: Seen) -> Tensor:
        return bag(self.rows, self.tops, seen, np.arange(len(self.tops)))


class ActionLayer(nn.Module):
    """What is known of actions: a learned vector for each word of their texts, and one for every value of each byte
    about a thing that they name, such as what lies on a cell, or about a cell next to it. Things of a kind share
    vectors, so what is learned about one of them holds for all.
    """

    def __init__(self, layout: Layout, texts: Sequence[str], width: int) -> None:
        super().__init__()
        words = [re.split("[ /:#]", text) for text in texts]
        numbers = {word: number for number, word in enumerate(sorted({word for text in words for word in text}))}
        self.words = nn.EmbeddingBag(len(numbers), width, mode="sum")
        self.spelled = torch.tensor([numbers[word] for text in words for word in text])
        self.starts = torch.tensor(np.cumsum([0, *map(len, words[:-1])]))
        self.parts = [part for part in layout.flat() if len(part.axis.labels) > 1]
        self.tops = np.repeat([top(part) for part in self.parts], 2)
        self.rows = nn.EmbeddingBag(int(self.tops.sum()), width, mode="sum")
        for rows in (self.words, self.rows):
            nn.init.normal_(rows.weight, std=0.1)
        told = [self.told(text) for text in words]
        self.places = np.full((len(told), max(map(len, told))), layout.size)
        """For each action, the indices of the bytes about it; the last ones are not in the observation."""
        self.kinds = np.zeros_like(self.places)
        for action, found in enumerate(told):
            if found:
                self.places[action, : len(found)], self.kinds[action, : len(found)] = zip(*found, strict=True)

    def told(self, words: list[str]) -> list[tuple[int, int]]:
        """The indices of all bytes about an action with these words, and what each is: the number of a part, doubled,
        and 1 more if it is about a cell next to that of the action.
        """
        seats, indices = set(words) & set(SEATS), []
        for number, part in enumerate(self.parts):
            labels, whose = part.axis.labels, part.name.split()[0]
            if seats and whose in SEATS and whose not in seats:
                continue
            for word in sorted({*words} & {*labels}):
                indices.append((part.at + labels.index(word), 2 * number))
                if part.axis.name == GRID:
                    indices += [
                        (part.at + labels.index(cell), 2 * number + 1) for cell in beside(word) if cell in labels
                    ]
        return indices

    def forward(self, seen: Seen, games: NDArray[np.int64], actions: NDArray[np.int64]) -> Tensor:
        values = np.pad(seen, ((0, 0), (0, 1)))[games[:, None], self.places[actions]]
        things = bag(self.rows, self.tops, values, self.kinds[actions])
        return things + self.words(self.spelled, self.starts)[torch.from_numpy(actions)]


def beside(cell: str) -> list[str]:
    """The names of the places that share a side with a cell, on the table or not."""
    column, row = ord(cell[0]), int(cell[1:])
    return [f"{chr(column + right)}{row + down}" for right, down in ((0, 1), (1, 0), (0, -1), (-1, 0))]


class PolicyNetwork(nn.Module):
    """Scores of the legal actions and the value of the table, from what the deciding seat sees."""

    def __init__(self, game: str, width: int = 128) -> None:
        super().__init__()
        self.game = game
        tensor = tensor_of(catalogue.find(game))
        self.sight = SightLayer(tensor.layout, width)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actions = ActionLayer(tensor.layout, tensor.texts, width // 2)
        self.context = nn.Linear(width, width // 2)
        self.gate = nn.Linear(width, width // 2)
        self.together = nn.Linear(width // 2, width // 2)
        self.policy = nn.Linear(width // 2, 1)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: Seen, mask: Mask) -> tuple[Tensor, Tensor]:
        """The logarithm of the probability of each legal action, and the values. Column k is for the k-th legal action
        of a game, and very low where it has fewer: of over a thousand actions, about ten are legal.
        """
        inside = self.body(self.sight(seen))
        games, actions = (mask != 0).nonzero()
        at = torch.from_numpy(games)
        told = torch.relu(self.context(inside)[at] + self.actions(seen, games, actions))
        # What an action is worth depends on the table: a sum cannot say that a tile is good for who has its like.
        told = told * self.gate(inside)[at]
        told = told + torch.relu(self.together(told))
        columns = torch.from_numpy(np.arange(len(games)) - np.searchsorted(games, games))
        scores = torch.full((len(seen), int(columns.max()) + 1), ILLEGAL)
        scores = scores.index_put((at, columns), self.policy(told)[:, 0])
        return torch.log_softmax(scores, 1), self.value(inside)[:, 0]

    @torch.no_grad()
    def pick(self, seen: Seen, mask: Mask) -> int:
        """The likeliest action."""
        return int(chosen(mask[None], self(seen[None], mask[None])[0].argmax(1).numpy())[0])

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        torch.save({"game": self.game, "weights": self.state_dict()}, path)


def chosen(mask: Mask, choice: NDArray[np.int64]) -> NDArray[np.int64]:
    """The actions in the columns of a network's answer (`PolicyNetwork`), one of each game."""
    games, actions = (mask != 0).nonzero()
    return actions[np.searchsorted(games, np.arange(len(mask))) + choice]


def load(path: Path) -> PolicyNetwork:
    """A network from its file."""
    kept = torch.load(path, weights_only=True)
    network = PolicyNetwork(kept["game"], kept["weights"]["value.weight"].shape[1])
    network.load_state_dict(kept["weights"])
    return network
