"""Plays two searches of a game against each other that differ only in their policy: which won more, in mirrored deals.

`python -m tools.duel nightfall training/nightfall/policy.npz none --deals 20 --budgets 0.1s` (processor time for each
move) or `--budgets 50,400` (iterations). A policy is `shipped`, `none` or the path of one; `shipped@draft` is used only
for decisions of this kind, and `shipped:0.4` has this constant of exploration. No search keeps its tree or proves.
"""

import argparse
import json
from pathlib import Path
from typing import NamedTuple

import benchmarks.processor  # noqa: F401  # Use processor seconds from here on.
from noctuary.bots import policy
from noctuary.bots.levels import budget_of
from noctuary.bots.policy import MovePolicy, read, shipped_policy
from noctuary.bots.search import Budget, Tree, evaluator_of
from noctuary.kernel.base.randomness import Random, derive
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game, State
from noctuary.simulation.intervals import columns, rate
from noctuary.simulation.series import SEEDS_APART


class Side(NamedTuple):
    """How one of two searches plays; `kind`: the kind of decisions its policy is for, "" for all."""

    policy: MovePolicy | None
    kind: str
    budget: Budget

    def choose(self, state: State, random: Random) -> int:
        """Its move."""
        game, decision = state.game, state.decision(state.seat)
        policy._shipped[game.name] = self.policy if self.kind in ("", decision.kind) else None
        tree = Tree(state.observe(state.seat), state.seat, evaluator_of(game), random)
        tree.search(self.budget)
        return tree.options(decision)[0].code


def side(game: Game, text: str, budget: str) -> Side:
    """A search from its words on the command line. Raises BadInput."""
    text, _, explore = text.partition(":")
    name, _, kind = text.partition("@")
    found = None if name == "none" else shipped_policy(game) if name == "shipped" else read(Path(name), game)
    if found is not None and explore:
        found = MovePolicy(found.weigher.weights, float(explore))
    return Side(found, kind, budget_of(budget))


def play(state: State, seed: int, mine: Side, other: Side, seat: int) -> float:
    """The part of the win that one side gets on its seat in a game against the other one."""
    streams = [Random(derive("bot", seed, at)) for at in range(state.options.players)]
    while state.seat >= 0:
        codes, moving = state.legal(state.seat), mine if state.seat == seat else other
        state.play(state.seat, codes[0] if len(codes) == 1 else moving.choose(state, streams[state.seat]))
    result = state.result
    assert result is not None
    return 1.0 / len(result.winners) if seat in result.winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=catalogue.names())
    parser.add_argument("policies", nargs=2)
    parser.add_argument("--budgets", default="0.1s", help="0.1s or 50, or one for each, as 50,400")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, in JSON")
    asked = parser.parse_args()
    game = catalogue.find(asked.game)
    options = game.options({"players": 2, **asked.options})
    budgets = (asked.budgets.split(",") * 2)[:2]
    one, other = (side(game, text, budget) for text, budget in zip(asked.policies, budgets, strict=True))
    won: list[tuple[int, float]] = []
    for seed in range(asked.seed * SEEDS_APART, asked.seed * SEEDS_APART + asked.deals):
        shares = [play(game.new(options, seed), seed, one, other, seat) for seat in range(options.players)]
        won.append((len(shares), sum(shares)))
        low, high = rate(columns(won))
        mean = sum(share for _, share in won) / sum(games for games, _ in won)
        print(f"{len(won)} deals: {100 * mean:.0f} % won ({100 * low:.0f}–{100 * high:.0f})", flush=True)


if __name__ == "__main__":
    main()
