"""What seats are rewarded for."""

from typing import Final

from noctuary.kernel.contract.game import Game, Result, State

RESULT: Final = "result"
"""At the end: 1 for the first place, -1 for the last, in between by place; 0 for all if the game was cut off."""
MARGIN: Final = "margin"
"""At the end: by how much a seat is ahead of the best other seat, in units of `Game.spread`."""
SHAPED: Final = "shaped"
"""At each decision of a seat but its first: the change in `Game.evaluate`, which uses what the seat knows, in the same
units; at the end, the rest of the margin. Slow, since unknown cards are drawn many times.
"""
REWARDS: Final = (RESULT, MARGIN, SHAPED)


def check(reward: str) -> None:
    """Raise ValueError for a reward that does not exist."""
    if reward not in REWARDS:
        raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")


def final(state: State, result: Result, reward: str) -> list[float]:
    """The reward of each seat at the end of a game."""
    game = state.game
    if state.options.players == 1:
        usual, large = game.solo_yardstick(state.options)
        ahead = (game.solo_value(state) - usual) / large
        return [max(-1.0, min(1.0, ahead)) if reward == RESULT else ahead]
    if reward == RESULT:
        return [0.0] * len(result.totals) if result.cut_off else places(result.ranking)
    return margins(game, result.totals)


def places(ranking: list[list[int]]) -> list[float]:
    """The reward of each seat, from 1 for the first place to -1 for the last; seats that share places get the mean."""
    last = sum(map(len, ranking)) - 1
    shares, ahead = [0.0] * (last + 1), 0
    for seats in ranking:
        for seat in seats:
            shares[seat] = 1.0 - 2.0 / last * (ahead + (len(seats) - 1) / 2)
        ahead += len(seats)
    return shares


def margins(game: Game, totals: list[int]) -> list[float]:
    """By how much each seat is ahead of the best other seat."""
    good = [-total if game.fewest_wins else total for total in totals]
    return [
        (own - max(other for rival, other in enumerate(good) if rival != seat)) / game.spread
        for seat, own in enumerate(good)
    ]
