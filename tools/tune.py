"""Finds how a search tree should grow (`search.Manner`) in a game: `uv run --with optuna python tools/tune.py GAME`.

Optuna tries values against a pool of opponents that search as long: the ordinary manner with the judge of the game, and
with `Game.evaluate` alone, so that what is found does not merely fit one opponent. A game counts 1 for a win, and less
if the margin is small, which needs fewer games than counting wins. Deals are mirrored; each try has deals of its own.
Then the best one plays the ordinary one on other deals, with equal time for each move, until it is decided which wins
more; only a winner may become the ordinary one. Tries do not depend on what else the machine does, that match does:
with `--storage` and `--tries 0` it can be played later.
"""

from __future__ import annotations

import argparse
from itertools import product
from math import exp
from typing import Any, Final

from noctuary.bots.judge import Evaluation, Judge
from noctuary.bots.search import ORDINARY, Budget, Manner, Tree, judge_of
from noctuary.kernel import catalogue
from noctuary.kernel.game import Game
from noctuary.kernel.randomness import Random
from noctuary.simulation.tournament.stopping import Judge as Referee

SEEDS: Final = 1_000_000
"""The first of the deals for tuning; those of `make ladder` and of the tests lie below."""
MATCH: Final = 2_000_000
"""The first of the deals for the match."""
MARGIN: Final = 0.3
"""How much of the worth of a game is its margin."""


def play(
    game: Game, players: int, seed: int, seat: int, manner: Manner, rival: Judge, budget: Budget
) -> tuple[float, float]:
    """What the manner wins on a seat, 0 to 1, and how far it is ahead in the end."""
    state = game.new(game.options({"players": players}), seed)
    random = Random(seed * players + seat)
    judge = judge_of(game)
    while state.seat >= 0:
        mine = state.seat == seat
        tree = Tree(
            state.observe(state.seat), state.seat, judge if mine else rival, random, manner if mine else ORDINARY
        )
        tree.search(budget)
        state.play(state.seat, tree.options(state.decision(state.seat))[0].code)
    result = state.result
    assert result is not None
    best = [total for other, total in enumerate(result.totals[:players]) if other != seat]
    ahead = min(best) - result.totals[seat] if game.fewest_wins else result.totals[seat] - max(best)
    return 1.0 / len(result.winners) if seat in result.winners else 0.0, float(ahead)


def match(game: Game, players: int, manner: Manner, seconds: float, deals: int) -> None:
    """Let a manner play the ordinary one, and say how it goes."""
    referee, won, played = Referee(1 / players), 0.0, 0
    while referee.open and played < deals:
        seed = MATCH + played
        seats = range(players)
        share = (
            sum(play(game, players, seed, seat, manner, judge_of(game), Budget(0, seconds))[0] for seat in seats)
            / players
        )
        referee.add(share)
        won, played = won + share, played + 1
        print(f"{played} deals: {100 * won / played:.1f} % won", flush=True)
    print({1: "It wins more.", -1: "It wins less.", 0: "It is not decided."}[referee.verdict])


def main() -> None:
    import optuna  # type: ignore[import-not-found, unused-ignore]

    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=catalogue.names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--tries", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.1, help="for each move of the match")
    parser.add_argument("--match", type=int, default=200, help="deals of the match at most")
    parser.add_argument("--storage", help="an address such as sqlite:///build/tune.db, to go on later")
    asked = parser.parse_args()
    game = catalogue.find(asked.game)
    rivals = (judge_of(game), Evaluation())

    def worth(trial: Any) -> float:
        manner = Manner(
            trial.suggest_float("explore", 0.1, 1.5, log=True),
            trial.suggest_float("explore_first", 0.1, 3.0, log=True),
            trial.suggest_float("wide", 0.5, 8.0, log=True),
            trial.suggest_int("candidates", 1, 12),
            trial.suggest_int("depth", 0, 24),
        )
        first = SEEDS + trial.number * asked.deals
        games = [
            play(game, asked.players, seed, seat, manner, rival, Budget(asked.iterations))
            for seed, seat, rival in product(range(first, first + asked.deals), range(asked.players), rivals)
        ]
        worths = [(1.0 - MARGIN) * won + MARGIN / (1.0 + exp(-ahead / game.spread)) for won, ahead in games]
        return sum(worths) / len(worths)

    study = optuna.create_study(
        direction="maximize",
        sampler=optuna.samplers.TPESampler(seed=1, multivariate=True),
        storage=asked.storage,
        study_name=asked.game,
        load_if_exists=True,
    )
    names = ("explore", "explore_first", "wide", "candidates", "depth")
    ordinary = {name: getattr(ORDINARY, name) for name in names}
    study.enqueue_trial(ordinary, skip_if_exists=True)
    study.optimize(worth, n_trials=asked.tries)
    trials = sorted(
        (trial for trial in study.trials if trial.value is not None and trial.params != ordinary),
        key=lambda trial: -trial.value,
    )
    for trial in trials[:10]:
        print(f"{trial.value:.3f} {trial.params}")
    match(game, asked.players, Manner(**trials[0].params), asked.seconds, asked.match)


if __name__ == "__main__":
    main()
