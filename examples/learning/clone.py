"""Behaviour cloning: a network learns to make the moves of a strong bot.

python -m examples.learning.clone --game nocturne --teacher level4 --minutes 20 --out build/clone.pt
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final

import numpy as np
import torch
from torch.nn.functional import nll_loss

from examples.learning.policy import Mask, Network, Seen, measure
from noctuary import bots
from noctuary.envs.stepping import tensor_of
from noctuary.kernel import catalogue
from noctuary.kernel.randomness import Random
from noctuary.kernel.tensor import blank, encoded, masked, zeros

STRAY: Final = 10
"""Of so many moves one is random, and not learnt, so that the network sees what comes of mistakes."""
ROUNDS: Final = 8
"""How often each decision is learnt."""
TEACHING: Final = 0.8
"""The share of the time in which the teacher plays."""
KEPT: Final = 10
"""Of so many decisions one is kept to test the network with."""
SHARE: Final = 256

Decisions = tuple[Seen, Mask, np.ndarray[tuple[int], np.dtype[np.int64]]]
"""What was seen, what was legal, and the action."""


def record(game: str, teacher: str, minutes: float, seed: int) -> Decisions:
    """Let a bot play games for two against itself, for so many minutes of the processor."""
    played, bot, random = catalogue.find(game), bots.find(teacher), Random(seed)
    options, tensor = played.options({"players": 2}), tensor_of(played)
    nothing, unmasked = blank(tensor, options), zeros(tensor.actions)
    seen: list[bytes] = []
    masks: list[bytes] = []
    actions: list[int] = []
    start = process_time()
    state = played.new(options, seed)
    while process_time() - start < 60 * minutes or not actions:
        if state.seat < 0:
            seed += 1
            state = played.new(options, seed)
        seat, codes = state.seat, state.legal(state.seat)
        code = codes[random.below(len(codes))]
        if random.below(STRAY):
            code = bot.choose(state.observe(seat), state.decision(seat), random)
            seen.append(bytes(memoryview(encoded(tensor, state, seat, nothing))))
            masks.append(bytes(memoryview(masked(tensor, state, seat, unmasked))))
            actions.append(tensor.action(state, seat, code))
        state.play(seat, code)
    rows = [np.frombuffer(b"".join(column), np.uint8).reshape(len(actions), -1) for column in (seen, masks)]
    return rows[0], rows[1].view(np.int8), np.array(actions)


def learn(network: Network, decisions: Decisions, seed: int) -> float:
    """Learn to make the same moves; returns the mean loss of the last round."""
    seen, mask, action = decisions
    optimizer = torch.optim.Adam(network.parameters(), 1e-3)
    random, loss = np.random.default_rng(seed), 0.0
    for _ in range(ROUNDS):
        order, losses = random.permutation(len(action)), []
        for first in range(0, len(order), SHARE):
            part = order[first : first + SHARE]
            wrong: Any = nll_loss(network(seen[part], mask[part])[0], torch.from_numpy(action[part]))
            optimizer.zero_grad()
            wrong.backward()
            optimizer.step()
            losses.append(wrong.item())
        loss = float(np.mean(losses))
    return loss


@torch.no_grad()
def agreement(network: Network, decisions: Decisions) -> float:
    """How often the likeliest action is that of the teacher."""
    seen, mask, action = decisions
    return float((network(seen, mask)[0].argmax(1).numpy() == action).mean())


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Train a network to play like a bot.")
    parser.add_argument("--game", default="nocturne")
    parser.add_argument("--teacher", default="level4")
    parser.add_argument("--minutes", type=float, default=10, help="of the processor")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/clone.pt"))
    parser.add_argument("--against", default="random,level2", help="bots to measure the network with")
    parser.add_argument("--games", type=int, default=100, help="games against each")
    given = parser.parse_args(arguments)
    torch.manual_seed(given.seed)
    start = process_time()
    seen, mask, action = record(given.game, given.teacher, given.minutes * TEACHING, given.seed)
    kept = np.arange(len(action)) % KEPT == 0
    network = Network(given.game)
    loss = learn(network, (seen[~kept], mask[~kept], action[~kept]), given.seed)
    same = agreement(network, (seen[kept], mask[kept], action[kept]))
    network.save(given.out)
    spent = (process_time() - start) / 60
    found = "; ".join(measure(network.pick, given.game, opponent, given.games) for opponent in given.against.split(","))
    print(f"{spent:.1f} min, {len(action):,} decisions, loss {loss:.3f}, {same:.0%} the same: {found}")


if __name__ == "__main__":
    main()
