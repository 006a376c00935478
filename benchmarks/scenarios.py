"""Measures a bot in the scenarios of Nocturne against what is possible on the same deals.

`python -m benchmarks.scenarios [--bot NAME] [--deals N] [--seed N] [--seconds S] [--tries N]`: for each scenario, on
how many deals the bot completed it, and on how many of the others a search that sees everything hidden did, with
`--tries` tries and `--seconds` seconds a move.
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from benchmarks.rivals import Cheat
from noctuary import bots
from noctuary.kernel.base.randomness import Random, derive
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import State
from noctuary.kernel.parts.moves import Decision

SCENARIOS: Final = range(1, 21)
MISSED, COMPLETED, IMPOSSIBLE = range(3)


def completed(scenario: int, seed: int, choose: Callable[[State, Decision], int]) -> bool:
    """Play a deal of a scenario; return whether all its objectives were met."""
    game = catalogue.find("nocturne")
    state = game.new(game.options({"mode": "solo", "players": 1, "scenario": scenario}), seed)
    while state.seat >= 0:
        decision = state.decision(state.seat)
        state.play(state.seat, decision.codes[0] if len(decision.codes) == 1 else choose(state, decision))
    assert state.result is not None
    return all(state.result.more["aims"].values())


def tried(scenario: int, seed: int, name: str, seconds: float, tries: int) -> int:
    """Play a deal; return COMPLETED, MISSED or IMPOSSIBLE."""
    bot, random, cheat = bots.find(name), Random(derive("bot", seed)), Cheat(f"level6@{seconds:g}s", oracle=True)
    if completed(scenario, seed, lambda state, decision: bot.choose(state.observe(0), decision, random)):
        return COMPLETED
    if any(
        completed(scenario, seed, lambda state, decision: cheat.choose(state, decision, random)) for _ in range(tries)
    ):
        return MISSED
    return IMPOSSIBLE


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bot", default="level6")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=31_000)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--tries", type=int, default=2)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.deals)
    with ProcessPoolExecutor() as pool:
        for scenario in SCENARIOS:
            futures = [pool.submit(tried, scenario, seed, asked.bot, asked.seconds, asked.tries) for seed in seeds]
            results = [future.result() for future in futures]
            possible = len(results) - results.count(IMPOSSIBLE)
            print(f"scenario {scenario}: {results.count(COMPLETED)} of {possible} that can be completed", flush=True)


if __name__ == "__main__":
    main()
