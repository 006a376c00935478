"""The game Nocturne; its rules are in `rules`, one module per chapter.

>>> from noctuary.games import nocturne
>>> state = nocturne.new(nocturne.Options(players=3), seed=7)
>>> len(state.decisions)
1
"""

from noctuary.games.nocturne.game import GAME
from noctuary.games.nocturne.rules.basis.options import Options
from noctuary.games.nocturne.rules.course.state import Nocturne


def new(options: Options | None = None, seed: int = 0) -> Nocturne:
    """A new game at its first decision; the same seed always gives the same game."""
    return GAME.new(options or Options(), seed)


__all__ = ["GAME", "Nocturne", "Options", "new"]
