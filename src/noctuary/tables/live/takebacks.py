"""Taking back moves: at once by whoever plays alone, and with the consent of the others at several screens.

Every server that has the table open hears each word of a request and adds them up for itself (`consent`).
"""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.kernel.match import UNDO, Match
from noctuary.tables.live.consent import AGREE, ASK, DECLINE, Consent
from noctuary.tables.live.log import Log
from noctuary.tables.live.part import Table
from noctuary.tables.live.seats import Seats
from noctuary.tables.setup import TableError
from noctuary.tables.view import message
from noctuary.tables.wire.views import Undo, View


class TakeBacks:
    """What is taken back at a table."""

    def __init__(self, id: str, match: Match, seats: Seats, log: Log, table: Table) -> None:
        self._id: str = id
        self._match: Match = match
        self._seats: Seats = seats
        self._log: Log = log
        self._table: Table = table
        self.consent: Consent | None = None
        """What people ask each other who sit each at their own screen."""
        self.begin()

    def begin(self) -> None:
        """Others may sit here now: nothing is asked yet."""
        self.consent = Consent(self._match, self._seats) if self._seats.several else None

    def check(self, revision: int, knowingly: bool) -> str:
        """The entry that takes back a person's last move and all since, for whoever need not ask. Raises TableError."""
        refusal = self._match.undo_refusal()
        if refusal:
            raise TableError(refusal.id, refusal.arguments)
        # Bots may have moved on since; but who has taken something back already meant that.
        if revision < self._match.touched:
            raise TableError("table-stale")
        if not knowingly and self._match.undo_tells():
            raise TableError("table-undo-tells")
        return f"{UNDO} {self._match.undo_count()}"

    async def request(self, seat: int, revision: int) -> None:
        """A person asks the others to let them take back the last move, and all since. Raises TableError or
        StoreError.
        """
        assert self.consent is not None
        if refusal := self.consent.refusal(seat):
            raise TableError(refusal.id, refusal.arguments)
        if revision < self._match.touched:
            raise TableError("table-stale")
        await self._say(ASK, [seat])

    async def answer(self, player: str, agree: bool, revision: int) -> None:
        """An answer to such a request. Raises TableError or StoreError."""
        if self.consent is None or revision < self._match.touched:
            raise TableError("table-undo-unasked")
        await self._say(AGREE if agree else DECLINE, self.consent.answer(self._seats.of(player), agree))

    async def _say(self, word: str, seats: Sequence[int]) -> None:
        """Let everybody hear it, also at other servers."""
        touched = self._match.touched
        for seat in seats:
            await self._log.say(self._id, touched, f"{word} {seat}")
            await self.hear(word, seat, touched)

    async def hear(self, word: str, seat: int, touched: int) -> None:
        """Show what was said, and do what nobody has anything against."""
        if self.consent is not None:
            self.consent.hear(word, seat, touched)
            self._table.tell()
            await self._table.change(lambda: self.consent.granted_entry() if self.consent else None)

    async def repeat(self) -> None:
        """Say again all that has been said, to a server that has just opened the table. Raises StoreError."""
        for word, seat, touched in self.consent.said() if self.consent else []:
            await self._log.say(self._id, touched, f"{word} {seat}")

    def settle(self) -> None:
        """Something has happened at the table: is there still something to be asked?"""
        if self.consent is not None:
            self.consent.settle()

    def show(self, view: View[object], seat: int) -> None:
        """Put into the view of a seat what is asked, and whether it may ask."""
        if self.consent is not None:
            refusal = self.consent.refusal(seat)
            view.undo = Undo(False, message(refusal)) if refusal else Undo(True)
            view.request = self.consent.shown()
            view.taken_back = 0 < self._match.revision == self._match.shortened
