"""Tunes the search of a game (`search.SearchParameters`): `uv run --with optuna python -m tools.tune GAME`.

Optuna tries values against two opponents with the same processor time (some values cost time): the default parameters
with the game's evaluator, and with `Game.value` alone, so that the result does not merely fit one opponent. A win
counts 1, or less if the margin is small, which needs fewer games than counting wins. Deals are mirrored; each trial has
its own deals, but only a few, so that there can be many trials. The best trial is the one that did best together with
its neighbours, since the single best is mostly the luckiest. Its values then play against the defaults on other deals
until one has clearly won more; only a winner may become the default.
"""

import argparse
from itertools import product
from math import exp, log
from typing import Any, Final

import benchmarks.processor  # noqa: F401  # Use processor seconds from here on.
from noctuary.bots.judge import Evaluation, Evaluator
from noctuary.bots.search import TOGETHER, Budget, SearchParameters, Tree, evaluator_of
from noctuary.kernel.base.randomness import Random, derive
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.simulation.tournament.stopping import TableJudge as Referee

SEEDS: Final = 1_000_000
"""The first deal for tuning; the deals of `make ladder` and of the tests have lower numbers."""
MATCH: Final = 2_000_000
"""The first deal for the final match."""
MARGIN: Final = 0.3
"""The weight of the margin in the score of a game."""
NEAR: Final = 0.2
"""The distance up to which trials count as neighbours, as a fraction of the range of each value."""


def play(
    game: Game, players: int, seed: int, seat: int, manner: SearchParameters, rival: Evaluator, budget: Budget
) -> tuple[float, float]:
    """The share of the win, 0 to 1, that these search parameters get at a seat, and their final lead."""
    state = game.new(game.options({"players": players}), seed)
    random = Random(derive("bot", seed, seat))
    judge = evaluator_of(game)
    while state.seat >= 0:
        mine = state.seat == seat
        tree = Tree(
            state.observe(state.seat), state.seat, judge if mine else rival, random, manner=manner if mine else None
        )
        tree.search(budget)
        state.play(state.seat, tree.options(state.decision(state.seat))[0].code)
    result = state.result
    assert result is not None
    best = [total for other, total in enumerate(result.totals[:players]) if other != seat]
    ahead = min(best) - result.totals[seat] if game.fewest_wins else result.totals[seat] - max(best)
    return 1.0 / len(result.winners) if seat in result.winners else 0.0, float(ahead)


def match(game: Game, players: int, manner: SearchParameters, seconds: float, deals: int) -> None:
    """Play these parameters against the default ones, and print the result."""
    referee, won, played = Referee(1 / players), 0.0, 0
    while referee.open and played < deals:
        seed = MATCH + played
        seats = range(players)
        share = (
            sum(play(game, players, seed, seat, manner, evaluator_of(game), Budget(0, seconds))[0] for seat in seats)
            / players
        )
        referee.add(share)
        won, played = won + share, played + 1
        print(f"{played} deals: {100 * won / played:.1f} % won", flush=True)
    print({1: "It wins more.", -1: "It wins less.", 0: "It is not decided."}[referee.verdict])


def smoothed(trials: list[Any]) -> list[tuple[float, dict[str, Any]]]:
    """The trials, best first, each with the mean score of all trials, weighted by their nearness to it."""

    def place(trial: Any) -> list[float]:
        scaled = []
        for name, value in trial.params.items():
            range_ = trial.distributions[name]
            scale = log if range_.log else float
            scaled.append((scale(value) - scale(range_.low)) / (scale(range_.high) - scale(range_.low)))
        return scaled

    places = [place(trial) for trial in trials]
    worths = []
    for here in places:
        weights = [
            exp(-sum((a - b) ** 2 for a, b in zip(here, there, strict=True)) / (2 * NEAR**2)) for there in places
        ]
        worths.append(sum(weight * trial.value for weight, trial in zip(weights, trials, strict=True)) / sum(weights))
    return sorted(zip(worths, [trial.params for trial in trials], strict=True), key=lambda found: -found[0])


def main() -> None:
    import optuna  # type: ignore[import-not-found, unused-ignore]

    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=catalogue.names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.04, help="seconds for each move")
    parser.add_argument("--deals", type=int, default=3, help="deals for each try")
    parser.add_argument("--tries", type=int, default=60)
    parser.add_argument("--match", type=int, default=200, help="the most deals of the match")
    parser.add_argument("--storage", help="an address such as sqlite:///build/tune.db, to resume later")
    asked = parser.parse_args()
    game = catalogue.find(asked.game)
    rivals = (evaluator_of(game), Evaluation())

    def worth(trial: Any) -> float:
        manner = SearchParameters(
            trial.suggest_float("explore", 0.1, 1.5, log=True),
            trial.suggest_float("explore_first", 0.1, 3.0, log=True),
            trial.suggest_float("wide", 0.5, 8.0, log=True),
            trial.suggest_int("candidates", 1, 12),
            trial.suggest_int("depth", 0, 24),
        )
        first = SEEDS + trial.number * asked.deals
        games = [
            play(game, asked.players, seed, seat, manner, rival, Budget(0, asked.seconds))
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
    ordinary = {name: getattr(TOGETHER, name) for name in names}
    study.enqueue_trial(ordinary, skip_if_exists=True)
    study.optimize(worth, n_trials=asked.tries)
    trials = smoothed([trial for trial in study.trials if trial.value is not None])
    if len(trials) < 2:
        parser.error("there is nothing to compare: make at least two --tries, or name a --storage with some")
    for value, params in trials[:10]:
        print(f"{value:.3f} {params}")
    best = next(params for _, params in trials if params != ordinary)
    match(game, asked.players, SearchParameters(**best), asked.seconds, asked.match)


if __name__ == "__main__":
    main()
