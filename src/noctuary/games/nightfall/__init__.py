"""The game Nightfall; its rules are in `rules`, one module per chapter.

>>> from noctuary.games import nightfall
>>> state = nightfall.new(nightfall.Options(players=3), seed=7)
>>> state.decisions[0].kind
'draft'
"""

from noctuary.games.nightfall.game import GAME
from noctuary.games.nightfall.rules.basis.options import Options
from noctuary.games.nightfall.rules.course.state import Nightfall

__all__ = ["GAME", "Nightfall", "Options", "new"]


def new(options: Options | None = None, seed: int = 0, listen: bool = False) -> Nightfall:
    """A new game, set up and ready for its first decision."""
    return GAME.new(options or Options(), seed, listen)
