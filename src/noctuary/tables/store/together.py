"""People at one table, each at their own screen: seats, open tables, clocks, watchers, chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.tables.store.engine import Engine, Statement
from noctuary.tables.store.rows import (
    CHATTED,
    CLOCK,
    COLUMNS,
    ORDERED,
    SEATED,
    Chat,
    ClockRow,
    Job,
    Listing,
    News,
    OrderRow,
    Place,
    Row,
    Said,
    SeatPass,
    Watching,
)

LONGEST_CHAT: Final = 200
"""Lines that are kept of a table."""


class Together(Engine):
    """Statements about those who share a table."""

    def sit(self, id: str, place: Place) -> None:
        """Take a seat at table `id`. Raises Overtaken if somebody has it."""
        self._write(taken(id, [place]), *self._announced([News(id, SEATED)]))

    def stand_up(self, id: str, seat: int) -> None:
        """Free a seat at table `id`."""
        statement = "DELETE FROM places WHERE table_id = ? AND seat = ?", [(id, seat)]
        self._write(statement, *self._announced([News(id, SEATED)]))

    def give(self, id: str, seat: int, name: str, bot: str) -> None:
        """Let a bot have a seat at table `id`, whoever has it."""
        statement = (
            "INSERT INTO places (table_id, seat, owner, name, bot) VALUES (?, ?, '', ?, ?) ON CONFLICT "
            "(table_id, seat) DO UPDATE SET owner = excluded.owner, name = excluded.name, bot = excluded.bot"
        )
        self._write(
            (statement, [(id, seat, name, bot)]), *self._announced([News(id, SEATED)]), jobs=[Job("moves", id, 0)]
        )

    def stand_in(self, id: str, seat: int, bot: str) -> None:
        """Let a bot play on for the person who has a seat at table `id`."""
        statement = "UPDATE places SET bot = ? WHERE table_id = ? AND seat = ? AND owner <> ''"
        self._write((statement, [(bot, id, seat)]), *self._announced([News(id, SEATED)]), jobs=[Job("moves", id, 0)])

    def come_back(self, id: str, owner: str) -> None:
        """Let no bot play for a person at table `id` any more."""
        statement = "UPDATE places SET bot = '' WHERE table_id = ? AND owner = ? AND bot <> ''"
        self._write((statement, [(id, owner)]), *self._announced([News(id, SEATED)]))

    def give_seat_pass(self, given: SeatPass, now: str) -> None:
        """Keep what gives a seat away, in place of an earlier one."""
        self._write(
            ("DELETE FROM seat_passes WHERE (table_id = ? AND seat = ?) OR expires < ?", [(*given[:2], now)]),
            ("INSERT INTO seat_passes (table_id, seat, hash, owner, expires) VALUES (?, ?, ?, ?, ?)", [given]),
        )

    def seat_pass(self, hash: str, now: str) -> SeatPass | None:
        """Such a thing, if there is one."""
        query = "SELECT table_id, seat, hash, owner, expires FROM seat_passes WHERE hash = ? AND expires >= ?"
        rows = self._read(query, hash, now)
        return SeatPass(*rows[0]) if rows else None

    def hand_over(self, given: SeatPass, to: str) -> None:
        """Let somebody else have the seat and its orders, and be as silent there; uses it up."""
        id, seat, hash, owner, _ = given
        silent = "INSERT INTO silenced SELECT table_id, ? FROM silenced WHERE table_id = ? AND owner = ?"
        self._write(
            ("DELETE FROM seat_passes WHERE hash = ?", [(hash,)]),
            (f"{silent} ON CONFLICT DO NOTHING", [(to, id, owner)]),
            *(
                (f"UPDATE {table} SET owner = ? WHERE table_id = ? AND seat = ? AND owner = ?", [(to, id, seat, owner)])
                for table in ("places", "orders")
            ),
            *self._announced([News(id, SEATED), News(id, ORDERED)]),
        )

    def places(self, id: str) -> list[Place]:
        """The seats of table `id` that are taken."""
        rows = self._read("SELECT seat, owner, name, bot FROM places WHERE table_id = ?", id)
        return [Place(*values) for values in rows]

    def seats_of(self, owner: str) -> dict[str, list[int]]:
        """The seats that `owner` has taken, by table."""
        found: dict[str, list[int]] = {}
        for id, seat in self._read("SELECT table_id, seat FROM places WHERE owner = ?", owner):
            found.setdefault(str(id), []).append(seat)
        return found

    def visited(self, owner: str, count: int) -> list[Row]:
        """The tables of others where `owner` has a seat, last moved first, at most `count`."""
        query = (
            f"SELECT {COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM places WHERE owner = ?) AND owner <> ? "
            "ORDER BY moved DESC LIMIT ?"
        )
        return [Row(*values) for values in self._read(query, owner, owner, count)]

    def list_openly(self, listing: Listing) -> None:
        """List a table, or change what its listing says."""
        statement = (
            "INSERT INTO listings VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
            "SET language = excluded.language, wanted = excluded.wanted, made = excluded.made"
        )
        self._write((statement, [listing]))

    def unlist(self, ids: Sequence[str]) -> None:
        """List these tables no longer."""
        self._write(("DELETE FROM listings WHERE table_id = ?", [(id,) for id in ids]))

    def listing(self, id: str) -> Listing | None:
        """The listing of table `id`, if there is one."""
        rows = self._read("SELECT table_id, owner, language, wanted, made FROM listings WHERE table_id = ?", id)
        return Listing(*rows[0]) if rows else None

    def listings(self, count: int) -> list[Listing]:
        """The tables that are listed, those listed last first, at most `count`."""
        query = "SELECT table_id, owner, language, wanted, made FROM listings ORDER BY made DESC LIMIT ?"
        return [Listing(*values) for values in self._read(query, count)]

    def count_listings(self, owner: str) -> int:
        """How many tables of `owner` are listed."""
        return int(self._read("SELECT count(*) FROM listings WHERE owner = ?", owner)[0][0])

    def keep_clock(self, clock: ClockRow, jobs: Sequence[Job] = ()) -> None:
        """Keep the clock of a table, unless there have been more entries since, and what must be done by it."""
        self._write(punched([clock]), *self._announced([News(clock.table_id, CLOCK)]), jobs=jobs)

    def clock(self, id: str) -> ClockRow | None:
        """The clock of table `id`, once it has begun."""
        rows = self._read(f"SELECT {', '.join(ClockRow._fields)} FROM clocks WHERE table_id = ?", id)
        return ClockRow(*rows[0]) if rows else None

    def beat(self, now: int, most: int) -> tuple[list[str], list[str]]:
        """Time goes on. Clocks that no server has seen running for more than `most` milliseconds have stood still:
        gives their tables, and those where something is due.
        """
        still = "seen IS NOT NULL AND abs(? - seen) > ?"
        stood = [str(id) for (id,) in self._read(f"SELECT table_id FROM clocks WHERE {still}", now, most)]
        later = "since = since + (? - seen), deadline = deadline + (? - seen), seen = ?"
        if stood:
            self._write((f"UPDATE clocks SET {later} WHERE {still}", [(now, now, now, now, most)]))
        if self._read("SELECT 1 FROM clocks WHERE seen < ? LIMIT 1", now):
            self._write(("UPDATE clocks SET seen = ? WHERE seen < ?", [(now, now)]))
        return stood, [str(id) for (id,) in self._read("SELECT table_id FROM clocks WHERE deadline <= ?", now)]

    def set_anew(self, now: int, jump: int) -> None:
        """The world's time was set anew, by so many milliseconds. Turns that take days, and go on while no server runs,
        began as much later, but none in the future: nobody has less time than before, and some may have more.
        """
        later = max(jump, 0)
        self._write(
            ("UPDATE clocks SET since = since + ?, deadline = deadline + ? WHERE seen IS NULL", [(later, later)]),
            (
                "UPDATE clocks SET deadline = deadline - (since - ?), since = ? WHERE seen IS NULL AND since > ?",
                [(now, now, now)],
            ),
        )

    def left_to_bots(self) -> list[tuple[str, str, int]]:
        """The tables where people sit each at their own screen and the game counts for nobody yet: the id, the summary,
        and whether a bot plays in a person's place.
        """
        instead = "SELECT 1 FROM places WHERE table_id = id AND bot <> ''"
        out = "SELECT 1 FROM clocks WHERE table_id = id AND content LIKE ? AND content NOT LIKE ?"
        query = (
            f"SELECT id, summary, CASE WHEN EXISTS ({instead}) OR EXISTS ({out}) THEN 1 ELSE 0 END FROM tables "
            "WHERE outcome IS NULL AND id IN (SELECT table_id FROM places)"
        )
        rows = self._read(query, '%"out":[%', '%"out":[]%')
        return [(str(id), str(summary), int(helped)) for id, summary, helped in rows]

    def stop_clock(self, id: str) -> None:
        """Let nothing be due at table `id` any more."""
        self._write(("UPDATE clocks SET deadline = NULL, seen = NULL WHERE table_id = ?", [(id,)]))

    def watching(self, id: str) -> Watching | None:
        """How table `id` is open to watchers, if it is."""
        rows = self._read("SELECT secret, late FROM watching WHERE table_id = ?", id)
        return Watching(*rows[0]) if rows else None

    def let_watch(self, id: str, watching: Watching | None) -> None:
        """Open table `id` to watchers, or close it (None); all who have watched need the new link."""
        gone: list[Statement] = [
            (f"DELETE FROM {table} WHERE table_id = ?", [(id,)]) for table in ("watchers", "watching")
        ]
        self._write(*gone, *([opened(id, watching)] if watching else []), *self._announced([News(id, SEATED)]))

    def watch(self, id: str, owner: str) -> None:
        """From now on `owner` may watch table `id`."""
        self._write(("INSERT INTO watchers (table_id, owner) VALUES (?, ?) ON CONFLICT DO NOTHING", [(id, owner)]))

    def watches(self, id: str, owner: str) -> bool:
        """Whether `owner` may watch table `id`."""
        return bool(self._read("SELECT 1 FROM watchers WHERE table_id = ? AND owner = ?", id, owner))

    def chat(self, id: str) -> Chat:
        """The chat of table `id`."""
        lines = "SELECT number, owner, seat, name, text, phrase, said, reported FROM chat WHERE table_id = ?"
        silenced = self._read("SELECT owner FROM silenced WHERE table_id = ?", id)
        return Chat(
            [Said(*(*values[:7], bool(values[7]))) for values in self._read(f"{lines} ORDER BY number", id)],
            frozenset(str(owner) for (owner,) in silenced),
        )

    def add_line(self, id: str, line: Said) -> None:
        """Add a line to the chat of table `id`, under the next number. Raises Overtaken if somebody else was faster."""
        columns = "table_id, number, owner, seat, name, text, phrase, said, reported"
        self._write(
            (
                f"INSERT INTO chat ({columns}) SELECT ?, COALESCE(MAX(number), 0) + 1, ?, ?, ?, ?, ?, ?, 0 "
                "FROM chat WHERE table_id = ?",
                [(id, *line[1:7], id)],
            ),
            (
                "DELETE FROM chat WHERE table_id = ? AND number <= "
                "(SELECT MAX(number) FROM chat WHERE table_id = ?) - ?",
                [(id, id, LONGEST_CHAT)],
            ),
            *self._announced([News(id, CHATTED)]),
        )

    def report(self, id: str, number: int) -> None:
        """Mark a line of the chat of table `id` for its host."""
        statement = "UPDATE chat SET reported = 1 WHERE table_id = ? AND number = ?"
        self._write((statement, [(id, number)]), *self._announced([News(id, CHATTED)]))

    def silence(self, id: str, owner: str, silent: bool) -> None:
        """Let somebody say nothing more at table `id`, or speak again."""
        statement = (
            "INSERT INTO silenced (table_id, owner) VALUES (?, ?) ON CONFLICT DO NOTHING"
            if silent
            else "DELETE FROM silenced WHERE table_id = ? AND owner = ?"
        )
        self._write((statement, [(id, owner)]), *self._announced([News(id, CHATTED)]))

    def orders(self, id: str) -> list[OrderRow]:
        """The standing orders at table `id`, those that have ended included."""
        rows = self._read(
            f"SELECT {', '.join(OrderRow._fields)} FROM orders WHERE table_id = ? ORDER BY seat, kind", id
        )
        return [OrderRow(*values) for values in rows]

    def order(self, row: OrderRow) -> None:
        """A standing order, instead of any of the same kind."""
        statement = (
            f"INSERT INTO orders ({', '.join(OrderRow._fields)}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, "
            "seat, kind) DO UPDATE SET owner = excluded.owner, content = excluded.content, made = excluded.made, "
            "ended = excluded.ended"
        )
        self._write((statement, [row]), *self._announced([News(row.table_id, ORDERED)]))

    def note_order(self, row: OrderRow) -> None:
        """What has become of a standing order, unless there is another one in its place."""
        statement = "UPDATE orders SET made = ?, ended = ? WHERE table_id = ? AND seat = ? AND kind = ? AND content = ?"
        values = [(row.made, row.ended, row.table_id, row.seat, row.kind, row.content)]
        self._write((statement, values), *self._announced([News(row.table_id, ORDERED)]))

    def drop_orders(self, id: str, seat: int, kind: str | None) -> None:
        """Withdraw the standing order of a kind at a seat; None: forget those that have ended."""
        which = "ended <> ''" if kind is None else "kind = ?"
        values = [(id, seat)] if kind is None else [(id, seat, kind)]
        statement = f"DELETE FROM orders WHERE table_id = ? AND seat = ? AND {which}", values
        self._write(statement, *self._announced([News(id, ORDERED)]))


def taken(id: str, places: Sequence[Place]) -> Statement:
    """What lets people take seats at a table."""
    rows = [(id, *place) for place in places]
    return "INSERT INTO places (table_id, seat, owner, name, bot) VALUES (?, ?, ?, ?, ?)", rows


def opened(id: str, watching: Watching) -> Statement:
    """What opens a table to watchers."""
    return "INSERT INTO watching (table_id, secret, late) VALUES (?, ?, ?)", [(id, *watching)]


def punched(clocks: list[ClockRow]) -> Statement:
    """What keeps clocks, unless there are later ones."""
    columns = ClockRow._fields
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns[1:])
    return (
        f"INSERT INTO clocks ({', '.join(columns)}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) "
        f"DO UPDATE SET {changes} WHERE clocks.revision <= excluded.revision",
        clocks,
    )
