"""The catalogue of games: every package of `noctuary.games` with a module `game` that holds `GAME`, and the games of
other packages (`noctuary.plugins`). If a game of another package is broken, it is left out, and the log says why.
"""

import logging
from collections.abc import Sequence
from functools import cache
from importlib import import_module

from noctuary import locale
from noctuary.kernel.base.messages import BadInput, Unwritten
from noctuary.kernel.box.corrections import from_key
from noctuary.kernel.contract.game import Game
from noctuary.plugins import plugins

logger = logging.getLogger(__name__)


def names() -> list[str]:
    """The names of all games, sorted."""
    left_out = {name for name in plugins() if broken(name)}
    folders = locale.folders_of_games().items()
    return sorted(
        name
        for name, folder in folders
        # A plug-in with the name of another game does not take its place.
        if (folder / "game.py").exists() and not (name in left_out and folder == plugins()[name].folder)
    )


@cache
def broken(name: str) -> str:
    """What is wrong with the game of another package, "" if nothing is; the log tells it once."""
    one = plugins()[name]
    problem = one.problem
    if not problem:
        try:
            game = load(name)
            game.options({})
            game.components("en")
        except (Exception, SystemExit) as error:
            problem = f"{type(error).__name__}: {error}"
    if problem:
        logger.warning("the game %r of the package %s is left out: %s", name, one.package, problem)
    return problem


@cache
def find(name: str) -> Game:
    """The game called `name`. Raises BadInput with the known names, or with what is wrong with a package's game."""
    if name not in names():
        if name in plugins():
            raise BadInput("input-plugin", {"text": name, "package": plugins()[name].package, "reason": broken(name)})
        raise BadInput("input-game", {"text": str(name), "names": ", ".join(names())})
    return load(name)


def load(name: str) -> Game:
    """Import a game. Raises Unwritten or TypeError if it lacks what every game must define."""
    module = import_module(f"noctuary.games.{name}.game")
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise TypeError(f"{module.__name__} needs `GAME`, an instance of its class derived from `Game`")
    check(game)
    if game.name != name:
        where = type(game).__module__
        raise TypeError(
            f"{module.__name__}: import the class of `GAME` relatively (from . import rules), not from {where}"
        )
    return game


def check(game: Game) -> None:
    """Raise Unwritten or TypeError unless the game defines what every game must define."""
    if not hasattr(game, "players"):
        raise Unwritten(game, "players", "the possible numbers of players, such as `(2, 3, 4)`")
    if not hasattr(game, "actions"):
        raise Unwritten(game, "actions", "all moves there are")
    if type(game).empty is Game.empty:
        if not hasattr(game, "states"):
            raise Unwritten(game, "states", "the class of its states")
        if not hasattr(game.states, "fields"):
            raise TypeError(
                f"{game.states.__module__}: class {game.states.__name__} needs `fields`: what is on the table"
            )
        for name in {"agenda", "choice", "codes"} & {field.name for field in game.states.fields.fields}:
            raise TypeError(f"{game.states.__module__}: `{name}` belongs to every state; give the field another name")
    for key, values in {"players": game.players, **game.choices}.items():
        if not isinstance(values, Sequence) or not values:
            raise TypeError(f"{type(game).__module__}: `{key}` needs a tuple of its possible values, not {values!r}")
    for key in ("players", "first"):
        if key in game.choices:
            raise TypeError(f"{type(game).__module__}: every game has the option `{key}`; `choices` are the others")


def find_under(name: str, key: str) -> Game:
    """The game called `name` with the corrections that have this `Corrections.key`; "" means none."""
    return find(name).under(from_key(key)) if key else find(name)


def find_facts(name: str, key: str) -> object:
    """The facts of the game that `find_under` gives; only for games that have facts."""
    return getattr(find_under(name, key), "facts")  # noqa: B009
