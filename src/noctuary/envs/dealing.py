"""All deals of a game with few of them, such as the small games (`small: true`) and Kuhn poker."""

from typing import Final

from noctuary.kernel.contract.game import Game, Options, State

TRIES: Final = 30
"""Seeds tried for each deal found: enough to miss none."""


def deals(game: Game, options: Options) -> list[State]:
    """Every table with which a game can begin, once. They must be equally likely, as orders of cards or tiles are.
    Never returns for a game that has more deals than can be tried.
    """
    starts: dict[str, State] = {}
    seed = 0
    while seed < TRIES * (len(starts) + 1):
        state = game.new(options, seed)
        starts.setdefault(str(state.position()), state)
        seed += 1
    return list(starts.values())
