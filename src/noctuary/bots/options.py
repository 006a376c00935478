"""The results of a search for the legal moves."""

from typing import Final


class Option:
    """What a search found about a move: `visits`, and `value`, its mean share for the deciding seat."""

    def __init__(self, code: int, visits: int, value: float) -> None:
        self.code: Final = code
        self.visits: Final = visits
        self.value: Final = value


def rank(option: Option) -> tuple[int, float]:
    """Sort key for moves: the most visited is the best."""
    return option.visits, option.value
