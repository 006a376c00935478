"""People at one table with separate screens: seats, public listings, watchers, standing orders."""

from collections.abc import Sequence
from typing import Final

from noctuary.tables.store.base.engine import Engine, Statement, insertion
from noctuary.tables.store.base.rows import ORDERED, SEATED, Job, Listing, News, OrderRow, Row, TakenSeat, Watching
from noctuary.tables.store.parts.ownership import recount

FULL: Final = "wanted = 'nobody'"
"""What is true of listings of tables that have been full."""


class ParticipantStatements(Engine):
    """Statements about players who share a table."""

    def sit(self, id: str, place: TakenSeat) -> None:
        """Take a free seat at a table that is held (`hold`)."""
        self._write(store_places(id, [place]), *self._announced([News(id, SEATED)]))

    def stand_up(self, id: str, seat: int) -> None:
        """Free a seat at table `id`."""
        statement = "DELETE FROM places WHERE table_id = ? AND seat = ?", [(id, seat)]
        self._write(statement, *recount("table_id", [id]), *self._announced([News(id, SEATED)]))

    def remove(self, id: str, owner: str, header: str, watching: str) -> None:
        """Remove a player from a table for good, with everything that leads back: their seats, seat passes and
        permission to watch. `header` has a new invitation, and `watching` is the new secret of the link for watchers.
        """
        theirs = [(id, owner)]
        self._erase(
            ("UPDATE tables SET header = ? WHERE id = ?", [(header, id)]),
            ("INSERT INTO removed (table_id, owner) VALUES (?, ?) ON CONFLICT DO NOTHING", theirs),
            ("UPDATE watching SET secret = ? WHERE table_id = ?", [(watching, id)]),
            *(
                (f"DELETE FROM {table} WHERE table_id = ? AND owner = ?", theirs)
                for table in ("places", "watchers", "credentials", "reminders")
            ),
            *self._announced([News(id, SEATED)]),
        )

    def removed(self, id: str) -> frozenset[str]:
        """Who was removed from table `id`."""
        return frozenset(str(owner) for (owner,) in self._read("SELECT owner FROM removed WHERE table_id = ?", id))

    def give(self, id: str, seat: int, name: str, bot: str) -> None:
        """Give a seat at table `id` to a bot, even if it is taken."""
        statement = (
            "INSERT INTO places (table_id, seat, owner, name, bot) VALUES (?, ?, '', ?, ?) ON CONFLICT "
            "(table_id, seat) DO UPDATE SET owner = excluded.owner, name = excluded.name, bot = excluded.bot, "
            "addition = NULL"
        )
        self._write(
            (statement, [(id, seat, name, bot)]), *self._announced([News(id, SEATED)]), jobs=[Job("moves", id, 0)]
        )

    def stand_in(self, id: str, seat: int, bot: str) -> None:
        """Let a bot play on for the person at a seat of table `id`."""
        statement = "UPDATE places SET bot = ? WHERE table_id = ? AND seat = ? AND owner <> ''"
        self._write((statement, [(bot, id, seat)]), *self._announced([News(id, SEATED)]), jobs=[Job("moves", id, 0)])

    def come_back(self, id: str, owner: str) -> None:
        """Let a player at table `id` take over from their stand-in bots."""
        statement = "UPDATE places SET bot = '' WHERE table_id = ? AND owner = ? AND bot <> ''"
        self._write((statement, [(id, owner)]), *self._announced([News(id, SEATED)]))

    def handing_over(self, id: str, seat: int, owner: str, to: str, now: str) -> list[Statement]:
        """Statements that hand over one of `owner`'s seats and its standing orders to another player, who is then
        silenced if `owner` was. `now`: the time of the handover.
        """
        silent = "INSERT INTO silenced SELECT table_id, ? FROM silenced WHERE table_id = ? AND owner = ?"
        return [
            (f"{silent} ON CONFLICT DO NOTHING", [(to, id, owner)]),
            (
                "UPDATE places SET owner = ?, taken = ? WHERE table_id = ? AND seat = ? AND owner = ?",
                [(to, now, id, seat, owner)],
            ),
            ("UPDATE orders SET owner = ? WHERE table_id = ? AND seat = ? AND owner = ?", [(to, id, seat, owner)]),
            *self._announced([News(id, SEATED), News(id, ORDERED)]),
        ]

    def places(self, id: str) -> list[TakenSeat]:
        """The taken seats of table `id`."""
        return self._rows(TakenSeat, "places WHERE table_id = ? ORDER BY seat", id)

    def seats_of(self, owner: str) -> dict[str, list[int]]:
        """The seats that `owner` has taken, by table."""
        seats: dict[str, list[int]] = {}
        for id, seat in self._read("SELECT table_id, seat FROM places WHERE owner = ?", owner):
            seats.setdefault(str(id), []).append(seat)
        return seats

    def visited_tables(self, owner: str, count: int) -> list[Row]:
        """At most `count` of other people's tables where `owner` sits, the one with the latest move first; of the games
        that count, only the last `count` are looked at.
        """
        running = "SELECT table_id FROM places WHERE owner = ? AND outcome IS NULL"
        latest = "SELECT table_id FROM finished WHERE owner = ? AND seat >= 0 ORDER BY moved DESC LIMIT ?"
        there = f"{running} UNION ALL SELECT table_id FROM ({latest}) AS latest"
        which = f"tables WHERE owner <> ? AND id IN ({there}) ORDER BY moved DESC LIMIT ?"
        return self._rows(Row, which, owner, owner, owner, count, count)

    def list_openly(self, listing: Listing) -> None:
        """List a table publicly, or change its listing."""
        statement = (
            f"{insertion('listings', Listing)} ON CONFLICT (table_id) DO UPDATE "
            "SET language = excluded.language, wanted = excluded.wanted, made = excluded.made"
        )
        self._write((statement, [listing]))

    def unlist(self, ids: Sequence[str]) -> None:
        """Remove these tables from the public list."""
        self._write(("DELETE FROM listings WHERE table_id = ?", [(id,) for id in ids]))

    def list_as_full(self, ids: Sequence[str]) -> None:
        """From now on, list these tables only for those who want to watch."""
        self._write((f"UPDATE listings SET {FULL} WHERE table_id = ?", [(id,) for id in ids]))

    def listing(self, id: str) -> Listing | None:
        """The listing of the free seats of table `id`, if there is one."""
        return self._row(Listing, f"listings WHERE table_id = ? AND NOT {FULL}", id)

    def listings(self, count: int, full: bool) -> list[Listing]:
        """At most `count` tables that are listed for their free seats or as full, the most recently listed first."""
        which = FULL if full else f"NOT {FULL}"
        return self._rows(Listing, f"listings WHERE {which} ORDER BY made DESC LIMIT ?", count)

    def count_listings(self, owner: str) -> int:
        """How many of `owner`'s tables are listed for their free seats."""
        return int(self._read(f"SELECT count(*) FROM listings WHERE owner = ? AND NOT {FULL}", owner)[0][0])

    def watching(self, id: str) -> Watching | None:
        """The link and the delay for watchers of table `id`, if it is open to them."""
        return self._row(Watching, "watching WHERE table_id = ?", id)

    def let_watch(self, id: str, watching: Watching | None) -> None:
        """Open table `id`, which is held, to watchers, or close it (None); all present watchers need the new link."""
        gone: list[Statement] = [
            (f"DELETE FROM {table} WHERE table_id = ?", [(id,)]) for table in ("watchers", "watching")
        ]
        new = [store_watching(id, watching)] if watching else []
        self._erase(*gone, *new, *self._announced([News(id, SEATED)]))

    def watch(self, id: str, owner: str, secret: str) -> bool:
        """Allow `owner` to watch table `id`, if this is still the secret for watchers; return whether it is."""
        coming = (
            "INSERT INTO watchers (table_id, owner) SELECT table_id, ? FROM watching WHERE table_id = ? AND secret = ? "
            "ON CONFLICT (table_id, owner) DO UPDATE SET owner = excluded.owner RETURNING owner"
        )
        with self.holding(id):
            return self._write_if((coming, [(owner, id, secret)]))

    def watches(self, id: str, owner: str) -> bool:
        """Whether `owner` may watch table `id`."""
        return bool(self._read("SELECT 1 FROM watchers WHERE table_id = ? AND owner = ?", id, owner))

    def orders(self, id: str) -> list[OrderRow]:
        """The standing orders at table `id`, including ended ones."""
        return self._rows(OrderRow, "orders WHERE table_id = ? ORDER BY seat, kind", id)

    def order(self, row: OrderRow) -> None:
        """Store a standing order, replacing any of the same kind."""
        statement = (
            f"{insertion('orders', OrderRow)} ON CONFLICT (table_id, seat, kind) DO UPDATE SET owner = excluded.owner, "
            "content = excluded.content, made = excluded.made, ended = excluded.ended"
        )
        self._write((statement, [row]), *self._announced([News(row.table_id, ORDERED)]))

    def note_order(self, row: OrderRow) -> None:
        """Store the new state of a standing order, unless it has been replaced."""
        statement = "UPDATE orders SET made = ?, ended = ? WHERE table_id = ? AND seat = ? AND kind = ? AND content = ?"
        values = [(row.made, row.ended, row.table_id, row.seat, row.kind, row.content)]
        self._write((statement, values), *self._announced([News(row.table_id, ORDERED)]))

    def drop_orders(self, id: str, seat: int, kind: str | None) -> None:
        """Withdraw the standing order of this kind at a seat; None: delete those that have ended."""
        which = "ended <> ''" if kind is None else "kind = ?"
        values = [(id, seat)] if kind is None else [(id, seat, kind)]
        statement = f"DELETE FROM orders WHERE table_id = ? AND seat = ? AND {which}", values
        self._write(statement, *self._announced([News(id, ORDERED)]))


def store_places(id: str, places: Sequence[TakenSeat]) -> Statement:
    """The statement that takes seats at a table."""
    rows = [(id, *place) for place in places]
    return "INSERT INTO places (table_id, seat, owner, name, bot, addition, taken) VALUES (?, ?, ?, ?, ?, ?, ?)", rows


def store_watching(id: str, watching: Watching) -> Statement:
    """The statement that opens a table to watchers."""
    return "INSERT INTO watching (table_id, secret, late) VALUES (?, ?, ?)", [(id, *watching)]
