"""Taking back a move where others sit at screens of their own: whoever moved last asks, and all others must agree.

A request lives in memory, as long as somebody has the table open: whoever has left can ask again. Where several servers
have it open, each is told every word of it and adds them up for itself; what all agreed to is stored once, since a log
has every number once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.kernel.match import UNDO, Match
from noctuary.kernel.messages import Message
from noctuary.kernel.moves import seat_name
from noctuary.tables.live.seats import Seats
from noctuary.tables.setup import TableError
from noctuary.tables.wire.views import UndoRequest

ASK: Final = "ask"
AGREE: Final = "agree"
DECLINE: Final = "decline"
WHO: Final = "who"
"""Said by a server that has just opened a table: what has been asked there?"""


class Consent:
    """What is asked and answered at a table."""

    def __init__(self, match: Match, seats: Seats) -> None:
        self._match: Match = match
        self._seats: Seats = seats
        self._asker: int = -1
        self._touched: int = -1
        """The number of the move in question: when somebody has moved since, it cannot be taken back any more."""
        self._agreed: set[int] = set()
        self._declined: int = -1
        """Who will not have it; the one who asked has thought better of it."""

    def hear(self, word: str, seat: int, touched: int) -> None:
        """Somebody says something about the move with the number `touched`."""
        if touched != self._match.touched:
            return
        if word == ASK and self._asker < 0:
            self._asker, self._touched = seat, touched
        elif word == AGREE and self._asker >= 0:
            self._agreed.add(seat)
        elif word == DECLINE and self._asker >= 0:
            self._declined = seat

    def said(self) -> list[tuple[str, int, int]]:
        """All that has been said, as `hear` takes it."""
        words = [(ASK, self._asker), *((AGREE, seat) for seat in self._agreed), (DECLINE, self._declined)]
        return [(word, seat, self._touched) for word, seat in words if seat >= 0]

    def settle(self) -> None:
        """Something has happened at the table: is there still something to be asked?"""
        if self._touched != self._match.touched or self._match.request_refusal(self._asker):
            self._asker, self._touched, self._agreed, self._declined = -1, -1, set(), -1

    def refusal(self, seat: int) -> Message | None:
        """Why somebody cannot ask; None if they can, or have done so."""
        # Nobody is asked twice about one move.
        return Message("table-undo-declined") if self._declined >= 0 else self._match.request_refusal(seat)

    def _waiting(self) -> list[int]:
        """Who has not answered yet."""
        if self._asker < 0 or self._declined >= 0:
            return []
        people = self._seats.people()
        asker = people.get(self._asker)
        return [seat for seat in sorted(people) if people[seat] != asker and seat not in self._agreed]

    def answer(self, seats: Sequence[int], agree: bool) -> list[int]:
        """For which of their seats somebody answers; who has asked may think better of it. Raises TableError for those
        who were not asked.
        """
        wanted = self._waiting() if agree or self._declined >= 0 else [*self._waiting(), self._asker]
        found = [seat for seat in seats if seat in wanted]
        if not found:
            raise TableError("table-undo-unasked")
        return found

    def granted_entry(self) -> str | None:
        """The entry that takes the move back, if nobody has anything against it."""
        wanted = self._asker >= 0 and self._declined < 0 and not self._waiting()
        return f"{UNDO} {self._match.request_count()}" if wanted else None

    def shown(self) -> UndoRequest | None:
        """What the table is told."""
        if self._asker < 0:
            return None
        declined = seat_name(self._declined) if self._declined >= 0 else None
        return UndoRequest(seat_name(self._asker), [seat_name(seat) for seat in self._waiting()], declined)
