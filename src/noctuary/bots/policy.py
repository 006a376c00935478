"""The learned policy: how much each legal move is worth trying, from the features of the move (`Game.measure_moves`).

The policy is linear: the weights of a move's active features are added up, and the softmax of these sums over the legal
moves is how often a deep search would try each. It is fitted by `noctuary train --policy`
(`noctuary.simulation.training.policy`) and shipped as `policy.npz` in the folder of its game.
"""

from __future__ import annotations

from importlib.resources import files
from math import exp
from typing import Any, Final

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract.game import Game, State
from noctuary.kernel.parts.weighing import Weigher

FILE: Final = "policy.npz"


class Policy:
    """A policy with these weights, one for each of `Game.move_features`. `explore`: exploration constant of a search
    that follows it (PUCT). Not thread-safe.
    """

    def __init__(self, weights: list[float], explore: float) -> None:
        self.weigher: Final = Weigher(weights)
        self.explore: Final = explore

    def shares(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """How much each of these legal moves is worth trying; the sum is 1."""
        weigher = self.weigher
        weigher.begin(len(codes))
        state.game.measure_moves(state, seat, codes, weigher)
        found = weigher.end()
        most = max(found)
        whole = 0.0
        for place, weight in enumerate(found):
            share = exp(weight - most)
            found[place] = share
            whole += share
        for place, share in enumerate(found):
            found[place] = share / whole
        return found


def read(file: Any, game: Game) -> Policy:
    """The policy in a file. Raises BadInput."""
    # Imported here since NumPy is slow to import.
    from noctuary.bots.network import difference, load

    arrays = load(file)[1]
    try:
        names = [str(name) for name in arrays["names"]]
        weights = [float(weight) for weight in arrays["weights"]]
        explore = float(arrays["explore"])
        if len(weights) != len(names):
            raise ValueError("no policy")
    except (KeyError, ValueError, TypeError) as error:
        raise BadInput("network-file", {}, str(file)) from error
    if names != list(game.move_features):
        raise BadInput("network-features", {"text": difference(names, game.move_features)}, str(file))
    return Policy(weights, explore)


_shipped: dict[str, Policy | None] = {}


def shipped_policy(game: Game) -> Policy | None:
    """The policy shipped with a game; None if there is none. Raises BadInput if the features differ."""
    if game.name not in _shipped:
        file = files(f"noctuary.games.{game.name}") / FILE
        _shipped[game.name] = read(file, game) if file.is_file() else None
    return _shipped[game.name]
