"""The standing orders at an open table, and the delay before moves that nobody had to think about.

An order belongs to the player who gave it at that seat, and no other player is told of it. It is stored apart from the
log; its moves are ordinary entries, made after the same delay as forced moves (`Waits`).
"""

import logging
from collections.abc import Awaitable, Iterable
from random import SystemRandom
from typing import Final

from msgspec import Struct
from msgspec.json import Decoder

from noctuary.kernel.parts.standing_orders import UNTIL, VOID
from noctuary.kernel.play.match import Match
from noctuary.tables.live.sitting.part import Common, TablePart
from noctuary.tables.store.base.rows import OrderRow, StoreError
from noctuary.tables.wire.views import KeptOrder, StandingOrder

MAX_WAIT: Final = 10.0
"""The longest delay of a move without a choice, in pauses."""

logger = logging.getLogger(__name__)

_kept: Final = Decoder(KeptOrder)
_chance: Final = SystemRandom()


def draw_delay() -> float:
    """A random delay in pauses: at least one, two on average, at times far longer, independent of everything else."""
    return min(MAX_WAIT, 1 + _chance.expovariate(1))


class Waits(Struct, eq=False):
    """When the table may make people's moves that must look alike: forced moves, moves by standing order, and passes
    chosen at once. Each question has one delay, drawn when it is asked and its player is present, whatever the answer.
    """

    _match: Match
    _pause: float
    _due: dict[int, tuple[int, float]] = {}
    """By seat: the revision since which the question has been asked, and the time when the move may be made."""

    def begin(self, now: float) -> None:
        """Draw a delay for every question that has none."""
        asked = self._match.asked
        for seat in self._match.waiting:
            if seat not in self._due or self._due[seat][0] != asked[seat]:
                self._due[seat] = asked[seat], now + self._pause * draw_delay()

    def arrive(self, seat: int) -> None:
        """Reset the delay of a seat whose player has just arrived and could not have answered before."""
        self._due.pop(seat, None)

    def due(self, seat: int) -> float:
        """When a seat that is asked may answer, in the event loop's time; 0 if no delay has begun."""
        asked, due = self._due.get(seat, (-1, 0.0))
        return due if asked == self._match.asked.get(seat) else 0.0


class Orders(TablePart):
    """The standing orders at a table."""

    def __init__(self, common: Common, rows: Iterable[OrderRow] = ()) -> None:
        super().__init__(common)
        self._answers: dict[int, tuple[OrderRow, int]] = {}
        self.take(rows)

    def take(self, rows: Iterable[OrderRow]) -> None:
        """Replace the orders with these stored ones."""
        self._rows: dict[tuple[int, str], OrderRow] = {(row.seat, row.kind): row for row in rows}

    @property
    def empty(self) -> bool:
        """Whether no standing orders are stored here, ended ones included."""
        return not self._rows

    def of(self, seat: int) -> list[OrderRow]:
        """The orders of the player at a seat while the game runs."""
        owner = self._seats.orderer(seat) if self._rows and not self._match.over else None
        return [row for row in self._rows.values() if row.seat == seat and row.owner == owner]

    def look(self) -> None:
        """Work out what the orders answer now, and which of them have just ended."""
        self._answers = {}
        ended = [row for seat in sorted({seat for seat, _ in self._rows}) for row in self._look(seat)]
        self._rows |= {(row.seat, row.kind): row for row in ended}
        for row in ended:
            self._table.start(self._note(self._writer.do(self._writer.store.note_order, row)))

    def _look(self, seat: int) -> list[OrderRow]:
        match, game, rows = self._match, self._match.setup.game, self.of(seat)
        standing = [row for row in rows if not row.ended]
        if not standing:
            return []
        seen, legal = match.state.observe(seat), match.state.legal(seat)
        # If something did not go as planned, the rest of the plan may not be wanted either.
        asked = not legal or any(row.ended == "void" for row in rows)
        ended: list[OrderRow] = []
        for row in standing:
            order = _kept.decode(row.content)
            if match.shortened > order.given:
                ended.append(row._replace(ended="undone"))
            elif game.span(seen, order.values.get(UNTIL, [""])[0]) != order.since:
                ended.append(row._replace(ended="expired"))
            elif not asked:
                code = game.answer_order(seen, row.kind, order.values)
                if code == VOID:
                    ended.append(row._replace(ended="void"))
                elif code in legal:
                    self._answers[seat] = row, code
                asked = code == VOID or code in legal
        return ended

    def answer(self, seat: int) -> tuple[OrderRow, int] | None:
        """What a player's orders answer for them now: the order, and the code of a legal move."""
        return self._answers.get(seat)

    def note_use(self, row: OrderRow) -> None:
        """Record that an order has made a move."""
        new = row._replace(made=row.made + 1, ended="done" if _kept.decode(row.content).once else "")
        if self._rows.get((row.seat, row.kind)) == row:
            self._rows[row.seat, row.kind] = new
        self._table.start(self._note(self._writer.do(self._writer.store.note_order, new)))

    def forget(self, seat: int) -> None:
        """Delete the ended orders of a seat: its player has seen them."""
        known = [row for row in self.of(seat) if row.ended]
        for row in known:
            del self._rows[row.seat, row.kind]
        if known:
            self._table.start(self._note(self._writer.do(self._writer.store.drop_orders, self._id, seat, None)))

    async def _note(self, stored: Awaitable[None]) -> None:
        try:
            await stored
        except StoreError as error:
            logger.warning("table %s: the outcome of orders could not be stored: %s", self._id, error.text("en"))

    def to_wire(self, seat: int) -> list[StandingOrder]:
        """The orders of a seat as its player sees them."""
        return [StandingOrder(row.kind, _kept.decode(row.content).values, row.made, row.ended) for row in self.of(seat)]
