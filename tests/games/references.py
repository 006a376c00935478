"""What the reference of a game says of its components, for tests of each game."""

from functools import cache
from typing import Any, cast

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from tests.editions import random_edition


@cache
def games(name: str) -> list[Game]:
    """The game with built-in facts, and with every fact, some and again every fact changed."""
    game = catalogue.find(name)
    editions = ((1, 100), (2, 20), (3, 100))
    return [game, *(game.under(random_edition(game, Random(seed), share)) for seed, share in editions)]


def things(game: Game, sort: str) -> dict[str, Any]:
    """The reference of all things of a sort."""
    return cast(dict[str, Any], game.reference("en")["things"][sort])


def named(thing: dict[str, Any], word: str, **arguments: str) -> set[str]:
    """The ids of one group of related things."""
    groups = (group for group in thing["related"] if group["words"]["args"] == arguments)
    return {
        other["id"]
        for group in groups
        if group["words"]["id"].endswith(f"-related-{word}")
        for other in group["things"]
    }
