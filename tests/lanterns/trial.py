"""The trial of Lanterns: several seats decide at the same time, and forced moves are veiled."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from noctuary.kernel.game import State
from noctuary.kernel.randomness import Random
from tests.games.trials import Trial, mixed


def poison(state: State, seat: int, random: Random) -> Any:
    """Deal everything again that `seat` cannot see."""
    table: Any = state.clone()
    others = [other for other in range(table.options.players) if other != seat]
    pool = table.deck + [card for other in others for card in table.hands[other]]
    pool += [table.chosen[other] for other in others if table.chosen[other]]
    drawn = table.drawn if table.winner != seat else []
    pool += drawn
    random.shuffle(pool)
    table.deck = [pool.pop() for _ in table.deck]
    for other in others:
        table.hands[other] = sorted(pool.pop() for _ in table.hands[other])
        table.chosen[other] = pool.pop() if table.chosen[other] else None
    if drawn:
        table.drawn = [pool.pop() for _ in drawn]
    return table


def nothing(state: State) -> None:
    """Check nothing: Lanterns has nothing to conserve."""


TRIAL: Final = Trial(
    "lanterns",
    {"usual": mixed({"players": players, "hand": hand} for players, hand in product((2, 3, 4), (1, 2, 3, 4)))},
    poison,
    nothing,
)
