"""Requests at tables with separate screens: the player who moved last asks to take that back, or one who has waited too
long for an absent player asks to end the game. All others must agree, except the absent.

A request is kept in memory while somebody has the table open; a player who has left can ask again. Where several
servers have the table open, each receives every message and works out the result itself; the agreed take-back is stored
only once, since every entry number in a log is unique. A message may come again at any time, for a server that has just
opened the table, so each says to which request it belongs: a newer one has a higher number.
"""

from collections.abc import Sequence
from typing import Final

from noctuary.kernel.base.messages import Message
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play.match import END, UNDO, Match
from noctuary.tables import wall_clock
from noctuary.tables.live.sitting.seats import Seats
from noctuary.tables.setup import TableError
from noctuary.tables.wire.views import UndoRequest

ASK: Final = "ask"
AGREE: Final = "agree"
DECLINE: Final = "decline"
WHO: Final = "who"
"""Sent by a server that has just opened a table or missed messages, to learn of pending requests."""


class Consent:
    """The request at a table, and the answers to it."""

    def __init__(self, match: Match, seats: Seats) -> None:
        self._match: Match = match
        self._seats: Seats = seats
        self._asker: int = -1
        self._ends: bool = False
        """Whether the request is to end the game."""
        self._touched: int = -1
        """The number of the move in question; once there is a newer move, it cannot be taken back any more."""
        self._number: int = 0
        """The number of the request, kept once it is dropped; of two that begin at the same time, END counts."""
        self._agreed: set[int] = set()
        self._declined: int = -1
        """The seat that declined; if it is the asker, the request was withdrawn."""

    def message(self, word: str, seat: int) -> str:
        """The message with which a seat asks or answers now, as `hear` takes it."""
        free = self._asker < 0 or (self._ends and self._declined >= 0)
        begins = (word == ASK and free) or (word == END and (free or not self._ends))
        number = max(self._number + 1, wall_clock.now_ms()) if begins else self._number
        return f"{word} {seat} {number}"

    def hear(self, said: str, touched: int) -> None:
        """Handle a message about the move with the number `touched`; one that has been handled changes nothing."""
        word, *numbers = said.split()
        seat, number = map(int, numbers)
        if touched != self._match.touched:
            return
        if word in (ASK, END) and (touched, number, word == END) > (self._touched, self._number, self._ends):
            self._asker, self._touched, self._number, self._ends = seat, touched, number, word == END
            self._agreed, self._declined = set(), -1
        elif (touched, number) != (self._touched, self._number) or self._asker < 0:
            return
        elif word == DECLINE:
            self._declined = seat
        elif word == AGREE or (word == END and seat != self._asker):
            self._agreed.add(seat)

    def messages(self) -> list[str]:
        """All messages so far, as `hear` takes them."""
        words = [
            (END if self._ends else ASK, self._asker),
            *((AGREE, seat) for seat in self._agreed),
            (DECLINE, self._declined),
        ]
        return [f"{word} {seat} {self._number}" for word, seat in words if seat >= 0]

    def settle(self) -> None:
        """Drop the request if it no longer applies after a change at the table."""
        refused = self._match.request_refusal(self._asker) if not self._ends else not self._absent()
        if self._touched != self._match.touched or refused:
            self.drop()

    def drop(self) -> None:
        """Drop the request; its messages mean nothing any more."""
        self._asker, self._agreed, self._declined = -1, set(), -1

    def _absent(self) -> list[int]:
        return self._seats.absent(self._seats.player(self._asker))

    def refusal(self, seat: int) -> Message | None:
        """Why a seat cannot ask; None if it can, or has asked already."""
        # The others are asked only once about each move.
        if self._declined >= 0 and not self._ends:
            return Message("table-undo-declined")
        return self._match.request_refusal(seat)

    def _waiting(self) -> list[int]:
        """The seats that have not answered yet."""
        if self._asker < 0 or self._declined >= 0:
            return []
        people = self._seats.people()
        asker, absent = people.get(self._asker), self._absent() if self._ends else []
        return [seat for seat in sorted(people) if people[seat] != asker and seat not in {*self._agreed, *absent}]

    def answer(self, seats: Sequence[int], agree: bool) -> list[int]:
        """Those of `seats` for which a player answers; the asker may withdraw. Raises TableError if none was asked."""
        wanted = self._waiting() if agree or self._declined >= 0 else [*self._waiting(), self._asker]
        asked = [seat for seat in seats if seat in wanted]
        if not asked:
            raise TableError("table-undo-unasked")
        return asked

    def find_entry(self) -> str | None:
        """The entry that takes the move back or ends the game if all have agreed."""
        wanted = self._asker >= 0 and self._declined < 0 and not self._waiting()
        if self._ends:
            return END if wanted and self._absent() else None
        return f"{UNDO} {self._match.request_count()}" if wanted else None

    def to_wire(self) -> UndoRequest | None:
        """The request as clients see it."""
        if self._asker < 0:
            return None
        declined = seat_name(self._declined) if self._declined >= 0 else None
        return UndoRequest(seat_name(self._asker), [seat_name(seat) for seat in self._waiting()], declined, self._ends)
