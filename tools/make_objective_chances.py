"""Computes `objective_chances.json` of Nocturne in a few minutes: `python -m tools.make_objective_chances`.

A search plays each scenario on `--deals` deals, with some random moves in half of them. For each objective, a logistic
regression predicts at every decision whether it will be met; where the games provide little data, it is regularised
towards an increasing curve (`PRIOR`). For the total, a linear regression predicts the points scored beyond those that a
seat has and can expect, and how much they vary.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from noctuary.bots.search import Budget, Search
from noctuary.games.nocturne.judgement.evaluation import promised
from noctuary.games.nocturne.judgement.objective_chance import left_of, terms
from noctuary.games.nocturne.judgement.objective_value import nearness
from noctuary.games.nocturne.rules.basis.board import Board
from noctuary.games.nocturne.rules.counting.scenarios import scenarios
from noctuary.games.nocturne.rules.counting.scoring import score
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue

FILE: Final = Path("src/noctuary/games/nocturne/objective_chances.json")
FIRST: Final = 100_000
"""The seed of the first deal; the measurements in docs/bots.md use others."""
ITERATIONS: Final = 150
PLAYOUTS: Final = 1
"""Playouts per leaf of the search; with more, the games would take hours."""
ASTRAY: Final = 15
"""Percentage of moves made at random, in every second deal."""
PRIOR: Final = np.array([-1.5, 3.0, 0.0, 0.0, 0.0, 0.0])
PULL: Final = 3.0
STEPS: Final = 30
SCALE: Final = 0.69
"""Converts a mean absolute deviation into the scale of a logistic distribution, assuming a nearly normal one."""
LEAST_SCALE: Final = 1.0

Seen = tuple[list[list[tuple[float, list[float]]]], list[tuple[float, float]], list[bool], float]
"""What was seen in a game: for each objective, its nearness at each decision and the terms of its curve; at each
decision, the fraction of the game left and the points promised; whether each objective was met; and the total.
"""


def played(number: int, seed: int) -> Seen:
    """Play a game and return what was seen in it."""
    scenario, bot, random = scenarios()[number], Search("search", Budget(ITERATIONS), PLAYOUTS), Random(seed)
    game = catalogue.find("nocturne")
    state = game.new(game.options({"mode": "solo", "players": 1, "scenario": scenario.number}), seed)
    seen: list[list[tuple[float, list[float]]]] = [[] for _ in scenario.objectives]
    points: list[tuple[float, float]] = []
    while state.seat >= 0:
        decision = state.decision(0)
        if len(decision.codes) > 1:
            assert isinstance(state, Board)
            rows, left = score(state, 0), left_of(state)
            points.append((left, promised(state)))
            for place, objective in zip(seen, scenario.objectives, strict=True):
                near = nearness(state, objective, 0, rows)
                place.append((near, terms(near, left)))
        if seed % 2 and random.below(100) < ASTRAY:
            state.play(0, decision.codes[random.below(len(decision.codes))])
        else:
            state.play(0, bot.choose(state.observe(0), decision, random))
    assert state.result is not None
    return seen, points, [*state.result.more["aims"].values()], float(state.result.totals[0])


def fitted(samples: list[tuple[list[float], bool]]) -> list[float]:
    """Fit a curve to these terms and outcomes by Newton's method."""
    weights = PRIOR.copy()
    x, y = np.array([terms for terms, _ in samples]), np.array([met for _, met in samples])
    for _ in range(STEPS if samples else 0):
        chances = 1.0 / (1.0 + np.exp(-np.clip(x @ weights, -30.0, 30.0)))
        slope = x.T @ (y - chances) - PULL * (weights - PRIOR)
        bend = (x * (chances * (1.0 - chances))[:, None]).T @ x + PULL * np.eye(len(PRIOR))
        weights = weights + np.linalg.solve(bend, slope)
    return [round(float(weight), 2) for weight in weights]


def later(games: list[Seen]) -> list[float]:
    """Fit the curve of the total."""
    left = np.array([left for _, points, _, _ in games for left, _ in points])
    came = np.array([total - promise for _, points, _, total in games for _, promise in points])
    x = np.stack([np.ones_like(left), left, left * left], axis=1)
    mean = np.linalg.lstsq(x, came, rcond=None)[0]
    spread = SCALE * np.linalg.lstsq(x[:, :2], np.abs(came - x @ mean), rcond=None)[0]
    return [round(float(weight), 2) for weight in [*mean, max(LEAST_SCALE, spread[0]), max(0.0, spread[1])]]


def curve(games: list[Seen], place: int, measure: str) -> list[float]:
    """Fit the curve of the objective with this index."""
    if measure == "total":
        return later(games)
    return fitted([(known, met[place]) for seen, _, met, _ in games for near, known in seen[place] if near >= 0.0])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=200)
    seeds = range(FIRST, FIRST + parser.parse_args().deals)
    curves = []
    with ProcessPoolExecutor() as pool:
        for number, scenario in enumerate(scenarios()):
            games = list(pool.map(partial(played, number), seeds))
            completed = sum(all(met) for _, _, met, _ in games)
            print(f"scenario {scenario.number}: {completed} of {len(games)} completed", flush=True)
            curves.append([curve(games, place, aim.measure) for place, aim in enumerate(scenario.objectives)])
    FILE.write_text("[\n" + ",\n".join(map(json.dumps, curves)) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
