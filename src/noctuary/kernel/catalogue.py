"""The catalogue of games: every package of `noctuary.games` with a module `game` that holds `GAME`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from noctuary import locale
from noctuary.kernel.corrections import from_key
from noctuary.kernel.game import Game
from noctuary.kernel.messages import BadInput


def names() -> list[str]:
    """The names of all games, sorted."""
    found = [module.name for module in iter_modules(locale.folders_of_games()) if module.ispkg]
    return sorted(name for name in found if find_spec(f"noctuary.games.{name}.game") is not None)


@cache
def find(name: str) -> Game:
    """The game called `name`. Raises BadInput with the known names."""
    if name not in names():
        raise BadInput("input-game", {"text": name, "names": ", ".join(names())})
    game = import_module(f"noctuary.games.{name}.game").GAME
    assert isinstance(game, Game)
    return game


def find_under(name: str, key: str) -> Game:
    """The game called `name` with the corrections that have this `Corrections.key`; "" means none."""
    return find(name).under(from_key(key)) if key else find(name)


def find_facts(name: str, key: str) -> object:
    """The facts of the game that `find_under` gives; only for games that have facts."""
    return getattr(find_under(name, key), "facts")  # noqa: B009
