"""The estimated chance of meeting the objectives of a scenario, from what a seat may know: search uses it in solo
games.

The chance of each objective is a logistic function of how near it is (`objective_value.nearness`) and how much of the
game is left. The chance of the total depends on the points a seat has and can expect, on the points still to come, and
on how much those vary. Both are fitted to games played by search (`tools/make_objective_chances.py`, which writes
`objective_chances.json`).
"""

import json
from functools import cache
from importlib import resources
from math import exp, log
from typing import Final

from noctuary.games.nocturne.judgement.objective_value import nearness
from noctuary.games.nocturne.rules.basis.board import OVER, TWILIGHT, Board
from noctuary.games.nocturne.rules.counting import objectives
from noctuary.games.nocturne.rules.counting.scenarios import Scenario

LEAST: Final = 0.01
"""The lowest chance of an objective other than the total, so that one lost objective does not hide the others."""


def hope(board: Board, seat: int, scenario: Scenario, rows: list[int], points: float) -> float:
    """The logarithm of the chance that all objectives are met, treating them as independent. `rows` is the current
    score sheet of the seat, `points` the points it has and can expect.
    """
    total = 0.0
    if board.round == OVER:
        for objective in scenario.objectives:
            total += 0.0 if objectives.is_reached(board, objective, seat) else log(LEAST)
        return total
    left = left_of(board)
    for objective, curve in zip(scenario.objectives, curves()[scenario.number - 1], strict=True):
        if objective.measure == "total":
            total += reaching(curve, points - objective.target, left)
        else:
            total += log(chance(curve, nearness(board, objective, seat, rows), left))
    return total


def chance(curve: list[float], near: float, left: float) -> float:
    """The chance of meeting an objective, from its nearness and the fraction of the game that is left."""
    if near < 0.0:
        return LEAST
    height = 0.0
    for weight, term in zip(curve, terms(near, left), strict=True):
        height += weight * term
    return LEAST + (1.0 - LEAST) / (1.0 + exp(-height))


def reaching(curve: list[float], ahead: float, left: float) -> float:
    """The logarithm of the chance to reach a total, from how many points the seat is `ahead` of it (negative if
    behind). It has no lower limit, so that every point counts even when far behind.
    """
    later = curve[0] + curve[1] * left + curve[2] * left * left
    height = (ahead + later) / (curve[3] + curve[4] * left)
    return height - log(1.0 + exp(height)) if height < 0.0 else -log(1.0 + exp(-height))


def terms(near: float, left: float) -> list[float]:
    """The terms that the weights of a curve multiply."""
    return [1.0, near, left, near * left, near * near, near * near * left]


def left_of(board: Board) -> float:
    """The fraction of the game that is left, judged by the tiles in the forest."""
    part = board.tile_mask.bit_count() / max(1, board.cells.bit_count())
    return 0.5 + 0.5 * part if board.round == TWILIGHT else 0.5 * part


@cache
def curves() -> list[list[list[float]]]:
    """The weights for each scenario's objectives; the total's are of points still to come and their variance."""
    file = resources.files("noctuary.games.nocturne.judgement") / "objective_chances.json"
    weights: list[list[list[float]]] = json.loads(file.read_text(encoding="utf-8"))
    return weights
