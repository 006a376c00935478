"""The features of moves by what a seat sees, for a learned policy.

Games that define none themselves (`Game.measure_moves`) get them from here.
"""

from functools import lru_cache
from typing import Any, Final

from noctuary.kernel.contract.sight import SIGHTS_KEPT, sight_of
from noctuary.kernel.parts.weighing import Weigher


class MoveSight:
    """The features of a move: its verb, its verb with each thing that it refers to, and its verb with each number of
    the `Sight` that is not 0. `names`: none if the sight lacks anything.
    """

    def __init__(self, game: Any) -> None:
        self.sight: Final = sight_of(game, counted=True)
        texts: list[str] = [] if self.sight.missing else game.actions.texts
        parts = []
        for code, text in enumerate(texts):
            verb = text.split(" ")[0]
            things = game.actions.references(code)
            parts.append([verb, *dict.fromkeys(f"{verb} {thing.kind} {thing.id}" for thing in things)])
        names = list(dict.fromkeys(part for one in parts for part in one))
        seen = self.sight.names
        self.size: Final = len(seen)
        verbs = list(dict.fromkeys(one[0] for one in parts))
        self.verbs: Final = [len(names) + verbs.index(one[0]) * self.size for one in parts]
        """For each code where the features of its verb with the sight begin."""
        places = {name: place for place, name in enumerate(names)}
        self.parts: Final = [[places[part] for part in one] for one in parts]
        self.names: Final = (*names, *(f"{verb} if {number}" for verb in verbs for number in seen))

    def measure(self, state: Any, seat: int, codes: list[int], weigher: Weigher) -> None:
        """Tell the weigher the active features of moves."""
        active = [place for place, number in enumerate(self.sight.see(state, seat)) if number]
        for place, code in enumerate(codes):
            weigher.at(place)
            for part in self.parts[code]:
                weigher.add(part)
            for number in active:
                weigher.add(self.verbs[code] + number)


@lru_cache(SIGHTS_KEPT)
def move_sight_of(game: Any) -> MoveSight:
    """The features of the moves of a game."""
    return MoveSight(game)
