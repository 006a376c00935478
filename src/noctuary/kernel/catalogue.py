"""The catalogue of games: every package of `noctuary` with a module `game` that holds `GAME`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

import noctuary
from noctuary.kernel.game import Game
from noctuary.kernel.messages import BadInput


def names() -> list[str]:
    """The names of all games, sorted."""
    found = [module.name for module in iter_modules(noctuary.__path__) if module.ispkg]
    return sorted(name for name in found if name != "kernel" and find_spec(f"noctuary.{name}.game") is not None)


def find(name: str) -> Game:
    """The game called `name`. Raises BadInput with the known names."""
    if name not in names():
        raise BadInput("input-game", {"text": name, "names": ", ".join(names())})
    game = import_module(f"noctuary.{name}.game").GAME
    assert isinstance(game, Game)
    return game
