"""What a bot found out about the moves it may make."""

from __future__ import annotations

from typing import Final


class Option:
    """What a search found out about a move: how often it was tried, and its mean worth to the seat that asks."""

    def __init__(self, code: int, visits: int, worth: float) -> None:
        self.code: Final = code
        self.visits: Final = visits
        self.value: Final = worth


def rank(option: Option) -> tuple[int, float]:
    """What moves are ordered by: those tried most are those that proved best."""
    return option.visits, option.value
