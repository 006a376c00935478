"""The phases of a game, for its list of them: `rules/phases.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final


class Phase:
    """A phase: its name, the chapter of the rulebook, its steps and decisions in order, as they are named in positions,
    and how the phase before it leads to it, if that is always in the same way.
    """

    def __init__(self, name: str, chapter: str, steps: str, begin: Callable[[Any], None] | None = None) -> None:
        self.name: Final = name
        self.chapter: Final = chapter
        self.steps: Final = tuple(steps.split())
        self.begin: Final = begin
