"""The learned policy: how much each legal move is worth trying, from the features of the move (`Game.measure_moves`).

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
from noctuary.kernel.parts.weighing import Weigher

FILE: Final = "policy.npz"
SPEAKS: Final = 0.1
"""Minimum weight of a feature that is a reason."""
WORD: Final = 2.0**-32
"""Makes a share of a random number of 32 bits."""


def active_features(state: State, seat: int, codes: list[int]) -> list[list[int]]:
    """The features of each of these legal moves (see `Game.move_features`) that are active."""
    weigher = Weigher([0.0] * len(state.game.move_features), lists=True)
    weigher.begin(len(codes))
    state.game.measure_moves(state, seat, codes, weigher)
    return weigher.rows


class MovePolicy:
    """A policy with a weight for each of `Game.move_features`. `explore`: its constant for PUCT. Not thread-safe."""

    def __init__(self, weights: list[float], explore: float) -> None:
        self.weigher: Final = Weigher(weights)
        self.explore: Final = explore

    def shares(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """How much each of these legal moves is worth trying; the sum is 1."""
        shares = self.powers(state, seat, codes)
        whole = sum(shares)
        for place, power in enumerate(shares):
            shares[place] = power / whole
        return shares

    def draw(self, state: State, seat: int, codes: list[int], random: Random) -> int:
        """One of these legal moves, as likely as it is worth trying."""
        powers = self.powers(state, seat, codes)
        mark = sum(powers) * float(random.next32()) * WORD
        for place, power in enumerate(powers):
            mark -= power
            if mark < 0.0:
                return codes[place]
        return codes[-1]

    def powers(self, state: State, seat: int, codes: list[int]) -> list[float]:
        """The shares, not divided by their sum."""
        weigher = self.weigher
        weigher.begin(len(codes))
        state.game.measure_moves(state, seat, codes, weigher)
        powers = weigher.end()
        most = max(powers)
        for place, weight in enumerate(powers):
            powers[place] = exp(weight - most)
        return powers

    def reasons(
        self, state: State, seat: int, codes: list[int], best: Sequence[int], others: Sequence[int]
    ) -> list[str]:
        """Messages of `Game.move_reasons` that hold for all of the moves `best` and none of `others`, strongest first.

        `codes`: all legal moves of the seat. Features of one block often exclude each other, so what
        another move has in the same block counts against a feature.
        """
        names, said, weights = state.game.move_features, state.game.move_reasons, self.weigher.weights
        rows = dict(zip(codes, active_features(state, seat, codes), strict=True))
        messages = {code: {said.get(names[feature], "") for feature in row} for code, row in rows.items()}
        worths: dict[str, float] = {}
        for feature in rows[best[0]]:
            message = said.get(names[feature], "")
            if not message or any(message in messages[code] for code in others):
                continue
            block = block_of(names[feature])
            instead = sum([weights[one] for one in rows[others[0]] if block_of(names[one]) == block])
            worth = min(weights[feature], weights[feature] - instead)
            if worth >= SPEAKS and all(message in messages[code] for code in best):
                worths[message] = max(worth, worths.get(message, 0.0))
        return sorted(worths, key=lambda message: -worths[message])


def block_of(name: str) -> str:
    """The block of a feature: its name without its class, the last word."""
    return name[: max(name.rfind(" "), name.rfind("-")) + 1]


def read(file: Any, game: Game) -> MovePolicy:
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
    return MovePolicy(weights, explore)


_shipped: dict[str, MovePolicy | None] = {}


def shipped_policy(game: Game) -> MovePolicy | None:
    """The policy shipped with a game; None if there is none. Raises BadInput if the features differ."""
    if game.name not in _shipped:
        file = files(f"noctuary.games.{game.name}") / FILE
        _shipped[game.name] = read(file, game) if file.is_file() else None
    return _shipped[game.name]
