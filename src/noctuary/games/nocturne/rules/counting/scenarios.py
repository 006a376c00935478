"""Scenarios (NOC-12.1) and achievements (NOC-12.2)."""

from functools import cache
from typing import Any

from noctuary.games.nocturne.rules.basis.board import Board
from noctuary.games.nocturne.rules.basis.facts import standard
from noctuary.games.nocturne.rules.counting import objectives
from noctuary.games.nocturne.rules.counting.objectives import Objective
from noctuary.games.nocturne.rules.turns import solo


class Scenario:
    """A scenario: its character, the goals of both rounds, and its objectives, the points target first."""

    def __init__(self, source: dict[str, Any]) -> None:
        self.source: dict[str, Any] = source
        self.number: int = source["number"]
        self.difficulty: str = source["difficulty"]
        self.character: int = standard().character_ids.index(source["character"])
        self.twilight: list[int] = sorted(source["twilight"])
        self.moonlight: list[int] = sorted(source["moonlight"])
        self.objectives: list[Objective] = [
            objectives.parse(text) for text in [f"total>={source['points']}", *source["aims"]]
        ]


@cache
def scenarios() -> list[Scenario]:
    """All scenarios in order. Raises BadInput if an objective in the facts is not valid."""
    return [Scenario(source) for source in standard().source["scenarios"]]


@cache
def achievements() -> list[Objective]:
    """All achievements in order. Raises BadInput if one in the facts is not valid."""
    return [objectives.parse(text) for text in standard().source["achievements"]["aims"]]


def check() -> None:
    """Check all objectives in the facts. Raises BadInput for one that is not valid."""
    scenarios()
    achievements()


def scenario(number: int) -> Scenario:
    """A scenario by its number, from 1."""
    return scenarios()[number - 1]


def scenario_of(board: Board) -> Scenario | None:
    """The scenario that is played at this table."""
    return scenario(board.setup.scenario) if board.setup.scenario else None


def challenger(board: Board) -> int:
    """The seat that plays a scenario; -1 without one."""
    return board.setup.challenger if board.setup.scenario else -1


def brews_asked(board: Board, seat: int) -> tuple[int, int]:
    """The number of complete concoctions and the total that the seat needs; 0, 0 if it needs no concoctions."""
    wanted = scenario_of(board)
    if wanted is not None and seat == challenger(board):
        for objective in wanted.objectives:
            if objective.measure == "concoctions_complete":
                return objective.target, wanted.objectives[0].target
    return 0, 0


def ending(board: Board, totals: list[int]) -> dict[str, Any]:
    """What a result contains besides totals and ranking: the band of a solo game (NOC-10.9), scenario objectives."""
    more: dict[str, Any] = {}
    if board.opponent >= 0:
        more["band"] = solo.band(board, totals[0]) or None
    wanted, seat = scenario_of(board), challenger(board)
    if wanted is not None:
        more["aims"] = {one.text: objectives.is_reached(board, one, seat) for one in wanted.objectives}
    return more
