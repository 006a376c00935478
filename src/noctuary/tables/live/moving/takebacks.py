"""Take-backs: immediate for a person alone at a table, and with the others' consent at separate screens.

Every server that has the table open receives each message of a request and works out the result itself (`consent`).
"""

from collections.abc import Sequence

from noctuary.kernel.play.match import END, UNDO
from noctuary.tables.live.moving.consent import AGREE, ASK, DECLINE, Consent
from noctuary.tables.live.sitting.part import Common, TablePart
from noctuary.tables.setup import TableError
from noctuary.tables.view import message
from noctuary.tables.wire.views import Undo, View


class TakeBacks(TablePart):
    """The take-backs at a table."""

    def __init__(self, common: Common) -> None:
        super().__init__(common)
        self.consent: Consent | None = None
        """The requests of players at separate screens."""
        self.begin()

    def begin(self) -> None:
        """Start without any request, as the players have changed."""
        if self.consent is not None and self._seats.several:
            self.consent.drop()
        else:
            self.consent = Consent(self._match, self._seats) if self._seats.several else None

    def check(self, revision: int, knowingly: bool) -> str:
        """The entry that takes back a person's last move and all after it, unasked. Raises TableError."""
        refusal = self._match.undo_refusal()
        if refusal:
            raise TableError(refusal.id, refusal.arguments)
        # Bots may have moved since, but if a person has moved or undone something, the request is outdated.
        if revision < self._match.touched:
            raise TableError("table-stale")
        if not knowingly and self._match.undo_tells():
            raise TableError("table-undo-tells")
        return f"{UNDO} {self._match.undo_count()}"

    async def request(self, seat: int, revision: int) -> None:
        """Ask the others to let a player's last move and all after it be taken back. Raises TableError, StoreError."""
        assert self.consent is not None
        if refusal := self.consent.refusal(seat):
            raise TableError(refusal.id, refusal.arguments)
        if revision < self._match.touched:
            raise TableError("table-stale")
        await self._say(ASK, [seat])

    async def request_end(self, player: str) -> None:
        """Ask the others who are left for consent to end the game. Raises TableError or StoreError."""
        if self.consent is None or not self._seats.absent(player):
            raise TableError("table-nobody-absent")
        await self._say(END, [next(seat for seat, one in self._seats.people().items() if one == player)])

    async def answer(self, player: str, agree: bool, revision: int) -> None:
        """Answer a take-back request. Raises TableError or StoreError."""
        if self.consent is None or revision < self._match.touched:
            raise TableError("table-undo-unasked")
        await self._say(AGREE if agree else DECLINE, self.consent.answer(self._seats.of(player), agree))

    async def _say(self, word: str, seats: Sequence[int]) -> None:
        """Send a message to all servers, including this one."""
        assert self.consent is not None
        touched = self._match.touched
        for said in [self.consent.message(word, seat) for seat in seats]:
            await self._writer.say(self._id, touched, said)
            await self.hear(said, touched)

    async def hear(self, said: str, touched: int) -> None:
        """Handle a message, and take the move back if all have agreed."""
        if self.consent is not None:
            self.consent.hear(said, touched)
            self._table.tell()
            await self._table.change(lambda: self.consent.find_entry() if self.consent else None)

    async def repeat(self) -> None:
        """Repeat all messages for a server that lacks them. Raises StoreError."""
        touched = self._match.touched
        for said in self.consent.messages() if self.consent else []:
            await self._writer.say(self._id, touched, said)

    def settle(self) -> None:
        """Drop the request if it no longer applies after a change at the table."""
        if self.consent is not None:
            self.consent.settle()

    def show(self, view: View[object], seat: int) -> None:
        """Add the take-back request to the view of a seat, and whether the seat may ask."""
        if self.consent is not None:
            refusal = self.consent.refusal(seat)
            view.undo = Undo(False, message(refusal)) if refusal else Undo(True)
            view.request = self.consent.to_wire()
            view.taken_back = 0 < self._match.revision == self._match.shortened
