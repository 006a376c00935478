"""Behaviour cloning: a network learns to make the moves of the bots in a data set (docs/data.md).

noctuary data make nocturne --seats level4,level4 --games 1000 -o nocturne-level4
python -m examples.learning.clone nocturne-level4 --out build/clone.pt
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from pyarrow import parquet
from torch.nn.functional import nll_loss

from examples.learning.policy import measure
from noctuary.envs import networks

KEPT: Final = 10
"""One in this many games is held out for testing."""
SHARE: Final = 256

Decisions = tuple[networks.Seen, networks.Mask, NDArray[np.int64]]
"""Observations, masks and choices: which of the legal actions was made."""


def read(folder: Path, actions: int) -> tuple[Decisions, Decisions]:
    """A data set's decisions with a choice: those to learn from, and those held out."""
    rows = parquet.read_table(folder / "decisions.parquet", columns=["game", "observation", "legal", "action"])
    legal = rows["legal"].to_pylist()
    seen = rows["observation"].combine_chunks().flatten().to_numpy().reshape(len(legal), -1)
    numbers = [len(one) for one in legal]
    mask = np.zeros((len(legal), actions), np.int8)
    mask[np.repeat(np.arange(len(legal)), numbers), np.concatenate(legal)] = 1
    kept = rows["game"].to_numpy() % KEPT == 0
    smaller = np.concatenate(legal) < np.repeat(rows["action"].to_numpy(), numbers)
    choice = np.add.reduceat(smaller, np.cumsum([0, *numbers[:-1]], dtype=np.int64), dtype=np.int64)
    parts = [(seen[part], mask[part], choice[part]) for part in (np.array(numbers) > 1) & np.array([~kept, kept])]
    return parts[0], parts[1]


def learn(network: networks.PolicyNetwork, decisions: Decisions, rounds: int, seed: int) -> float:
    """Learn to make the same moves; return the mean loss of the last round."""
    seen, mask, choice = decisions
    optimizer = torch.optim.Adam(network.parameters(), 1e-3)
    random, loss = np.random.default_rng(seed), 0.0
    for _ in range(rounds):
        order, losses = random.permutation(len(choice)), []
        for first in range(0, len(order), SHARE):
            part = order[first : first + SHARE]
            wrong: Any = nll_loss(network(seen[part], mask[part])[0], torch.from_numpy(choice[part]))
            optimizer.zero_grad()
            wrong.backward()
            optimizer.step()
            losses.append(wrong.item())
        loss = float(np.mean(losses))
    return loss


@torch.no_grad()
def agreement(network: networks.PolicyNetwork, decisions: Decisions) -> float:
    """How often the likeliest action is the teacher's."""
    seen, mask, choice = decisions
    return float((network(seen, mask)[0].argmax(1).numpy() == choice).mean())


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Train a network to play like a bot.")
    parser.add_argument("data", type=Path, help="folder of a data set of a two-player game")
    parser.add_argument("--rounds", type=int, default=8, help="how often each decision is learned from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/clone.pt"))
    parser.add_argument("--against", default="random,level2", help="bots to measure the network with")
    parser.add_argument("--games", type=int, default=100, help="games against each")
    given = parser.parse_args(arguments)
    torch.manual_seed(given.seed)
    start = process_time()
    setup = json.loads((given.data / "setup.json").read_text(encoding="utf-8"))
    game = setup["game"]
    decisions, kept = read(given.data, setup["actions"])
    network = networks.PolicyNetwork(game)
    loss = learn(network, decisions, given.rounds, given.seed)
    same = agreement(network, kept)
    network.save(given.out)
    spent = (process_time() - start) / 60
    results = "; ".join(measure(network.pick, game, opponent, given.games) for opponent in given.against.split(","))
    print(f"{spent:.1f} min, {len(decisions[2]):,} decisions, mean loss {loss:.3f}, {same:.0%} the same: {results}")


if __name__ == "__main__":
    main()
