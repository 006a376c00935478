"""The learned policy: how much each legal move is worth trying, from the features of the move (`Game.weigh_moves`).

The policy is linear: the weights of a move's active features are added up, and the softmax of these sums over the legal
moves is how often a deep search would try each. Its weights also tell why a move is good. It is fitted by `noctuary
train --policy` (`noctuary.simulation.training.policy`) and shipped as `policy.npz` in the folder of its game.
"""

from collections.abc import Sequence
from importlib.resources import files
from math import exp
from typing import Any, Final

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, State
from noctuary.kernel.parts.moves import Decision

FILE: Final = "policy.npz"
SPEAKS: Final = 0.1
"""Minimum weight of a feature that is a reason."""


class MovePolicy:
    """A policy with a weight for each of `Game.move_features`. `explore`: its constant for PUCT."""

    def __init__(self, weights: list[float], explore: float) -> None:
        self.weights: Final = weights
        self.explore: Final = explore

    def shares(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """How much each of these legal moves is worth trying; the sum is 1."""
        shares: list[float] = state.game.weigh_moves(state, seat, codes, self.weights)
        whole = 0.0
        for place, weight in enumerate(shares):
            shares[place] = exp(weight)
            whole += shares[place]
        return [share / whole for share in shares]

    def draw(self, state: State, seat: int, codes: list[int], random: Random) -> int:
        """One of these legal moves, as likely as it is worth trying."""
        mark = float(random.next32()) / 0x1_0000_0000
        for place, share in enumerate(self.shares(state, seat, codes)):
            mark -= share
            if mark < 0.0:
                return codes[place]
        return codes[-1]

    def reasons(self, state: State, decision: Decision, best: Sequence[int], others: Sequence[int]) -> list[str]:
        """What `Game.move_reasons` says of all moves `best` and of none of `others`, or at least not of the first of
        these, strongest first.
        """
        names, said, weights = state.game.move_features, state.game.move_reasons, self.weights
        rows = state.game.measure_moves(state, decision.seat, decision.codes)
        told = [{said[names[one]]: weights[one] for one in row if names[one] in said} for row in rows]
        good, rest = ([told[decision.codes.index(code)] for code in codes] for codes in (best, others))
        strong = sorted(good[0], key=lambda message: -good[0][message])
        spoken = [one for one in strong if good[0][one] >= SPEAKS and all(one in each for each in good)]
        return [one for one in spoken if not any(one in each for each in rest)] or [
            one for one in spoken if one not in rest[0]
        ]


def read(file: Any, game: Game) -> MovePolicy:
    """The policy in a file. Raises BadInput."""
    # Imported here since NumPy is slow to import.
    from noctuary.bots.network import difference, load

    arrays = load(file)[1]
    try:
        weights = dict(zip(arrays["names"].tolist(), arrays["weights"].tolist(), strict=True))
        policy = MovePolicy(list(weights.values()), float(arrays["explore"]))
    except (KeyError, ValueError, TypeError) as error:
        raise BadInput("network-file", {}, str(file)) from error
    if tuple(weights) != game.move_features:
        raise BadInput("network-features", {"text": difference(list(weights), game.move_features)}, str(file))
    return policy


_shipped: dict[str, MovePolicy | None] = {}


def shipped_policy(game: Game) -> MovePolicy | None:
    """The policy shipped with a game; None if there is none. Raises BadInput if the features differ."""
    if game.name not in _shipped:
        file = files(f"noctuary.games.{game.name}") / FILE
        _shipped[game.name] = read(file, game) if file.is_file() else None
    return _shipped[game.name]
