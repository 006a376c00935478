"""The phases of a game, listed in its `phases.py`."""

from collections.abc import Callable, Iterable
from typing import Any, Final


class Phase:
    """A phase: its name, its chapter of the rulebook, its steps and decisions in order, named as in positions, and how
    the previous phase leads to it, if always in the same way. `within`: its steps come within the other phases.
    """

    def __init__(
        self, name: str, chapter: str, steps: str, begin: Callable[[Any], None] | None = None, within: bool = False
    ) -> None:
        self.name: Final = name
        self.chapter: Final = chapter
        self.steps: Final = tuple(steps.split())
        self.begin: Final = begin
        self.within: Final = within


def in_order(phases: Iterable[Phase]) -> list[Phase]:
    """The phases that follow each other."""
    return [phase for phase in phases if not phase.within]


def phase_of(phases: Iterable[Phase], step: str) -> Phase | None:
    """The phase with this step or decision, if it is listed."""
    return next((phase for phase in phases if step in phase.steps), None)
