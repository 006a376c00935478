"""PPO against itself on batches of games for two players, in one file.

    python -m examples.learning.ppo --start build/clone.pt --rate 5e-4 --out build/ppo.pt

The learning network plays both seats. What is good for one seat is equally bad for the other, so a value changes its
sign whenever the next decision is the other seat's.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from examples.learning.policy import measure
from noctuary.envs import Batch, networks

GAMES: Final = 128
STEPS: Final = 128
"""Decisions in each game between two updates: enough for a whole game. All games begin together, and if none ended
between two updates, there would be nothing but noise to learn from.
"""
EPOCHS: Final = 2
SHARE: Final = 2048
"""Decisions in a batch of an update."""
FIRST: Final = 6
"""The number of first updates that leave a given network's play as it is, until its values are right."""
CLIP: Final = 0.2
DECAY: Final = 0.95
"""How far advantages look ahead: 0 one decision, 1 to the end of the game."""
CURIOSITY: Final = 0.01
"""Weight of the entropy."""

Arrays = dict[str, NDArray[Any]]


class Play:
    """Games that continue from one round of learning to the next."""

    def __init__(self, network: networks.PolicyNetwork, seed: int) -> None:
        self.network = network
        self.batch = Batch(network.game, GAMES, seed, reward="margin", players=2)
        self.seen, self.mask, _, _, self.seat = self.batch.reset()
        self.random = np.random.default_rng(seed)
        self.ended = 0

    @torch.no_grad()
    def collect(self) -> Arrays:
        """Play STEPS decisions in each game; return what was seen, chosen (which of the legal actions) and expected,
        and the advantages.
        """
        rows: list[Arrays] = []
        for _ in range(STEPS):
            likely, value = self.network(self.seen, self.mask)
            # Divided by exponential noise, the highest probability is that of an action drawn by these probabilities.
            noise = self.random.standard_exponential(likely.shape, np.float32) + 1e-12
            choice = (likely.exp().numpy() / noise).argmax(1)
            chance = likely.numpy()[np.arange(GAMES), choice]
            row = {"seen": self.seen, "mask": self.mask, "choice": choice, "chance": chance, "value": value.numpy()}
            seat = self.seat.astype(np.int64)
            action = networks.chosen(self.mask, choice)
            self.seen, self.mask, reward, done, self.seat = self.batch.step(action)
            self.ended += int(done.sum())
            turn = np.where(done, 0.0, np.where(self.seat == seat, 1.0, -1.0)).astype(np.float32)
            rows.append({**row, "reward": reward[np.arange(GAMES), seat], "turn": turn})
        following = self.network(self.seen, self.mask)[1].numpy()
        ahead = np.zeros(GAMES, np.float32)
        for row in reversed(rows):
            ahead = row["reward"] + row["turn"] * (following + DECAY * ahead) - row["value"]
            row["ahead"], following = ahead, row["value"]
        return {key: np.concatenate([row[key] for row in rows]) for key in rows[0]}


def improve(
    network: networks.PolicyNetwork,
    optimizer: torch.optim.Optimizer,
    data: Arrays,
    random: np.random.Generator,
    keeps: bool,
) -> float:
    """Learn from the collected decisions; return the mean loss. `keeps`: only values, and to play as before."""
    losses = []
    for _ in range(EPOCHS):
        order = random.permutation(len(data["choice"]))
        for first in range(0, len(order), SHARE):
            part = {key: column[order[first : first + SHARE]] for key, column in data.items()}
            likely, value = network(part["seen"], part["mask"])
            target = torch.from_numpy(part["ahead"] + part["value"])
            ahead = torch.from_numpy((part["ahead"] - part["ahead"].mean()) / (part["ahead"].std() + 1e-6))
            chosen = likely.gather(1, torch.from_numpy(part["choice"])[:, None])[:, 0]
            ratio = (chosen - torch.from_numpy(part["chance"])).exp()
            gain = torch.minimum(ratio * ahead, ratio.clamp(1 - CLIP, 1 + CLIP) * ahead).mean()
            if keeps:
                gain = chosen.mean()
            entropy = -(likely.exp() * likely).sum(1).mean()
            loss = 0.5 * ((value - target) ** 2).mean() - gain - CURIOSITY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            losses.append(loss.item())
    return float(np.mean(losses))


def train(
    network: networks.PolicyNetwork, steps: int, seed: int, reports: int, rate: float, first: int
) -> Iterator[str]:
    """Train on `steps` decisions, in the `first` updates only values. Yields, so many times, how far it has come."""
    play = Play(network, seed)
    optimizer = torch.optim.Adam(network.parameters(), rate, eps=1e-5, fused=True)
    done, reported, spent = 0, 0, 0.0
    while done < steps:
        start = process_time()
        for group in optimizer.param_groups:
            group["lr"] = rate * max(0.05, 1 - done / steps)
        data = play.collect()
        loss = improve(network, optimizer, data, play.random, done < first * GAMES * STEPS)
        spent += process_time() - start
        done += GAMES * STEPS
        if done >= steps * (reported + 1) / reports:
            reported += 1
            yield f"{spent / 60:.1f} min, {done:,} decisions, {play.ended:,} games, mean loss {loss:.3f}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Train a network by PPO against itself.")
    parser.add_argument("--game", default="nocturne", help="unless --start names a network")
    parser.add_argument("--steps", type=int, default=5_000_000, help="decisions")
    parser.add_argument("--start", type=Path, help="the file of a network to begin with, such as that of clone")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate, which falls to a twentieth")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ppo.pt"))
    parser.add_argument("--against", default="level2,level3", help="bots to measure the network with")
    parser.add_argument("--reports", type=int, default=10)
    parser.add_argument("--games", type=int, default=100, help="games in each report")
    given = parser.parse_args(arguments)
    torch.manual_seed(given.seed)
    network = networks.load(given.start) if given.start else networks.PolicyNetwork(given.game)
    for said in train(network, given.steps, given.seed, given.reports, given.rate, FIRST if given.start else 0):
        network.save(given.out)
        results = (measure(network.pick, network.game, opponent, given.games) for opponent in given.against.split(","))
        print(f"{said}: {'; '.join(results)}", flush=True)


if __name__ == "__main__":
    main()
