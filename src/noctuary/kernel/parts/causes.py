"""What speaks for a move or against it, in the words of the game."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from noctuary.kernel.base.messages import Argument, Message
from noctuary.kernel.parts.events import Event

Words = dict[str, Argument]
CHOICE: Final = Event("another-seat-chooses", {})
"""Stands in a list of events where a seat other than the one whose move is judged had a choice."""


class Cause(NamedTuple):
    """Something that a move brings about on one table. `message`: what is good about it, without a subject ("wins the
    goal “Deep Roots”, 3 points"); `worth`: what it is worth to whoever moves, in points. A negative cause speaks
    against the move, and its message says what another move avoids ("keeps Ben from winning “Deep Roots”"). The
    numbers and worths of equal messages add up. With a `number`, the message is about how many, and is given the
    difference between two moves as `number`, and `more`, whether the other move brings some, too; all are given `sure`,
    whether it is certain ("yes", "no", "maybe"). `certain`: no other seat could have prevented it. `scored`: its worth
    is really in points; others stand for the aims of a scenario.
    """

    message: Message
    worth: float
    number: float = 0.0
    certain: bool = True
    scored: bool = True


class Causes:
    """Collects the causes of a move of `seat` with this `code`, in a game with this name."""

    def __init__(self, game: str, seat: int, code: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.code: Final = code
        self.found: list[Cause] = []
        self._certain: bool = True

    def hear_all(self, events: Iterable[Event]) -> None:
        """Add what the events mean. What follows a CHOICE is not certain."""
        for event in events:
            if event is CHOICE:
                self._certain = False
            else:
                self.hear(event)

    def hear(self, event: Event) -> None:
        """Add what an event means to the seat."""
        raise NotImplementedError

    def add(
        self, id: str, worth: float, arguments: Words | None = None, number: float = 0.0, scored: bool = True
    ) -> None:
        """Add a cause with the message `GAME-why-ID`."""
        self.found.append(
            Cause(Message(f"{self.game}-why-{id}", arguments or {}), worth, number, self._certain, scored)
        )
