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
    others = [other for other in range(table.players) if other != seat]
    hidden = [table.deck, *(cards[other] for cards in (table.hands, table.chosen, table.drawn) for other in others)]
    pool = [card for cards in hidden for card in cards]
    random.shuffle(pool)
    for cards in hidden:
        cards[:] = [pool.pop() for _ in cards]
    return table


TRIAL: Final = Trial(
    "lanterns",
    {"usual": mixed({"players": players, "hand": hand} for players, hand in product((2, 3, 4), (1, 2, 3, 4)))},
    poison,
    lambda state: None,
)
