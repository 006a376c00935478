"""Tables and their logs, from the first entry until deletion, with analyses and replay links."""

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Final

from noctuary.kernel.play.match import UNDO
from noctuary.tables.store.base.engine import Statement
from noctuary.tables.store.base.rows import (
    SEATED,
    EntryRow,
    Job,
    News,
    Notice,
    Overtaken,
    Row,
    StoreError,
    TakenSeat,
    Watching,
)
from noctuary.tables.store.base.saved import header_of, legible, summary_of
from noctuary.tables.store.parts import reminders
from noctuary.tables.store.parts.clocks import store_clocks
from noctuary.tables.store.parts.ownership import HEIR, TRIED_BEFORE, deletions, depart, inherit, recount
from noctuary.tables.store.parts.participants import store_places, store_watching
from noctuary.tables.store.parts.ratings import RatingStatements

ALL: Final = 1 << 40
"""More rows than any store has."""


class GameStatements(RatingStatements):
    """Statements about tables."""

    def create(
        self,
        row: Row,
        lines: list[str],
        places: Sequence[TakenSeat] = (),
        watching: Watching | None = None,
        rematch_of: str | None = None,
        source: str = "",
        notices: Sequence[Notice] = (),
    ) -> None:
        """Add a table whose log begins with `lines`, with these seats taken, this access for watchers, and notices of
        it. Whoever was removed or silenced at the table of which it is a rematch, or whose game it continues
        (`source`), stays so here. Raises Overtaken if it is a rematch and another one exists, or Gone.
        """
        watched = [store_watching(row.id, watching)] if watching else []
        before = [(row.id, rematch_of or source, row.owner)]
        noted: list[Statement] = [
            (f"INSERT INTO {table} SELECT ?, owner FROM {table} WHERE table_id = ? AND owner <> ?", before)
            for table in ("removed", "silenced")
        ]
        if rematch_of:
            gone = "DELETE FROM rematches WHERE table_id = ? AND made NOT IN (SELECT id FROM tables)"
            noted += [(gone, [(rematch_of,)]), ("INSERT INTO rematches VALUES (?, ?)", [(rematch_of, row.id)])]
            noted += self._announced([News(rematch_of, SEATED)])
        noted.append(reminders.store_notices(notices))
        jobs = [*([Job("moves", row.id, 0)] if places else []), *reminders.jobs_for(notices)]
        with self.acting(row.owner):
            self.hold("id = ?", rematch_of or source)
            self._write(*insertions([(row, lines)]), store_places(row.id, places), *watched, *noted, jobs=jobs)

    def rematch(self, id: str) -> Row | None:
        """The table of the latest rematch of table `id`, if there is one."""
        return self._row(Row, "tables WHERE id = (SELECT made FROM rematches WHERE table_id = ?)", id)

    def asked_again(self, owner: str) -> dict[str, str]:
        """The tables whose rematch keeps the seat of `owner` free, by their ids, and the name of whoever asks."""
        query = (
            "SELECT rematches.table_id, host.name FROM rematches JOIN tables ON tables.id = made "
            "JOIN places AS host ON host.table_id = made AND host.owner = tables.owner "
            "JOIN places AS mine ON mine.table_id = rematches.table_id AND mine.owner = ? WHERE NOT EXISTS "
            "(SELECT 1 FROM places WHERE table_id = made AND (owner = mine.owner OR seat = mine.seat)) "
            "AND NOT EXISTS (SELECT 1 FROM removed WHERE table_id = made AND owner = mine.owner) "
            "AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = made)"
        )
        return {str(id): str(name) for id, name in self._read(query, owner)}

    def deal(self, row: Row, header: str, summary: str, notices: Sequence[Notice] = ()) -> bool:
        """Give table `row` another deal with this header and summary, and send notices of that, unless it has changed
        since it was read; return whether that was done.
        """
        condition = (
            "UPDATE tables SET header = ?, summary = ?, deals = deals + 1 "
            "WHERE id = ? AND header = ? AND moved = ? AND deals = ? RETURNING id",
            [(header, summary, row.id, row.header, row.moved, row.deals)],
        )
        told = reminders.store_notices(notices), *self._announced([News(row.id, SEATED)])
        return self._write_if(condition, *told, jobs=[Job("moves", row.id, 0), *reminders.jobs_for(notices)])

    def finish(self, row: Row, summary: str) -> None:
        """Give a table that cannot be played its last summary, unless it has changed; stop clock and reminders."""
        there = "table_id IN (SELECT id FROM tables WHERE id = ? AND moved = ?)"
        which = [(row.id, row.moved)]
        self._write(
            ("UPDATE tables SET summary = ? WHERE id = ? AND moved = ?", [(summary, *which[0])]),
            (f"UPDATE clocks SET deadline = NULL, seen = NULL WHERE {there}", which),
            (f"DELETE FROM reminders WHERE {there}", which),
        )

    def append_all(self, entries: list[EntryRow]) -> list[StoreError | None]:
        """Add entries, each with the next number in the log of its table (from 1), in one commit: on return they
        survive a power cut. Return, for each entry, the error if it could not be added: Overtaken if another one
        already has its number.
        """
        # Who is rated is decided here. All are held, always in the same order, so that servers cannot deadlock.
        rated = sorted({entry.id for entry in entries}) if any(entry.standings for entry in entries) else []
        try:
            with self._alone(()) if rated else nullcontext():
                if rated:
                    self.hold(f"id IN ({', '.join('?' * len(rated))})", *rated)
                self._write(
                    *_appended(entries),
                    *self._rated(entries),
                    *self._announced([News(entry.id, entry.number) for entry in entries]),
                    jobs=[job for entry in entries for job in entry.jobs],
                )
        except StoreError as error:
            others = error.message.id not in ("table-store-failed", "table-store-overtaken")
            if len(entries) == 1 and isinstance(error, Overtaken) and entries[0].standings:
                # The conflict may be only that another game of one of the players was rated first.
                [one] = entries
                if self.find(one.id) and not self.lines(one.id, one.number - 1):
                    return self.append_all(entries)
            if len(entries) == 1 or others:
                return [error] * len(entries)
            # One of them is invalid; the others must not fail with it.
            return [fault for entry in entries for fault in self.append_all([entry])]
        return [None] * len(entries)

    def lines(self, id: str, after: int = 0) -> list[str]:
        """The log of table `id` without its first `after` entries, oldest entry first."""
        query = "SELECT line FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        return [line for (line,) in self._read(query, id, after)]

    def find(self, id: str) -> Row | None:
        """The table `id`, if there is one."""
        return self._row(Row, "tables WHERE id = ?", id)

    def of_owner(self, owner: str, count: int) -> list[Row]:
        """At most `count` of `owner`'s tables, the one with the latest move first. Tables without an outcome
        take precedence, since the others are listed among the finished games.
        """
        rows: list[Row] = []
        # Sorted by an index, as a player may have thousands.
        for which in ("IS NULL", "IS NOT NULL"):
            chosen = f"tables WHERE owner = ? AND outcome {which} ORDER BY moved DESC LIMIT ?"
            rows += self._rows(Row, chosen, owner, count - len(rows))
        return sorted(rows, key=lambda row: row.moved, reverse=True)

    def count(self, owner: str) -> int:
        """How many tables `owner` has."""
        return int(self._read("SELECT count(*) FROM tables WHERE owner = ?", owner)[0][0])

    def finished_tables(self, owner: str, count: int = ALL, start: int = 0, game: str | None = None) -> list[Row]:
        """At most `count` of the tables whose game counts for `owner`, each with its outcome, the one with the
        latest move first, skipping the first `start`; `game`: only those of this game.
        """
        which, values = ("", []) if game is None else ("AND game = ?", [game])
        chosen = "SELECT table_id, seat FROM finished WHERE owner = ?"
        fields = ", ".join(f"tables.{name}" for name in Row._fields)
        mine = "COALESCE(places.outcome, tables.outcome)"
        query = f"""
            SELECT {fields.replace("tables.outcome", mine)}
            FROM ({chosen} {which} ORDER BY moved DESC, table_id LIMIT ? OFFSET ?) AS chosen
            JOIN tables ON id = chosen.table_id LEFT JOIN places ON places.table_id = id AND places.seat = chosen.seat
            ORDER BY moved DESC, id
        """
        return [Row(*values_read) for values_read in self._read(query, owner, *values, count, start)]

    def count_finished(self, owner: str) -> int:
        """How many tables count for `owner`."""
        return int(self._read("SELECT count(*) FROM finished WHERE owner = ?", owner)[0][0])

    def sum_up_finished(self, owner: str) -> list[tuple[str, int, int, int, str]]:
        """For each game, how many tables count for `owner` and how many of them are won; the rest changes whenever
        those tables do.
        """
        sums = "game, count(*), sum(won), sum(seat), (SELECT max(moved) FROM finished WHERE owner = ?)"
        found = self._read(f"SELECT {sums} FROM finished WHERE owner = ? GROUP BY game ORDER BY game", owner, owner)
        return [(str(game), int(number), int(won), int(seats), str(last)) for game, number, won, seats, last in found]

    def replace_outcome(self, row: Row, outcome: str | None) -> None:
        """Store an outcome of a table in place of the one that was read."""
        which = [(outcome, row.id, row.outcome)]
        tables = ("tables SET outcome = ? WHERE id", "places SET outcome = ? WHERE table_id")
        self._write(*((f"UPDATE {table} = ? AND outcome = ?", which) for table in tables))

    def delete(self, id: str, owner: str) -> bool:
        """Delete the table `id` with its log and analysis if it belongs to `owner` alone, and return whether it is
        gone. A game that counts for others stays with them, including the names of all players, and so does one that
        others are playing.
        """
        with self.holding(id):
            row = self.find(id)
            played = row is not None and row.owner == owner and legible(row) and not summary_of(row).over
            dealt = row is not None and played and not header_of(row).waits
            if row is not None and dealt and (left := depart(owner, row, self.places(id), begun=True)):
                self._erase(*left, *self._announced([News(id, SEATED)]))
                return False
            gone = bool(self._read(f"SELECT 1 FROM tables WHERE id = ? AND owner = ? AND ({HEIR}) IS NULL", id, owner))
            which, values = "id = ? AND owner = ?", (id, owner)
            mine: list[Statement] = [
                ("UPDATE places SET owner = '', outcome = NULL WHERE table_id = ? AND owner = ?", [values]),
                ("DELETE FROM finished WHERE table_id = ? AND owner = ?", [values]),
            ]
            told = self._announced([News(id, 0 if gone else SEATED)])
            self._erase(inherit(which, values), *deletions(which, values), *mine, *told)
            return gone

    def keep_analysis(self, id: str, version: int, content: str, entries: int) -> None:
        """Store the analysis of table `id`, replacing an earlier one, unless its log has another number of entries."""
        statement = (
            "INSERT INTO analyses (table_id, version, content) SELECT ?, ?, ? "
            "WHERE (SELECT count(*) FROM entries WHERE table_id = ?) = ? ON CONFLICT (table_id) DO UPDATE "
            "SET version = excluded.version, content = excluded.content"
        )
        self._write((statement, [(id, version, content, id, entries)]))

    def analysis(self, id: str, version: int) -> str | None:
        """The analysis of table `id`, if one of this version is stored."""
        return self._text("SELECT content FROM analyses WHERE table_id = ? AND version = ?", id, version)

    def replay_link(self, id: str) -> str | None:
        """The secret of the replay link of table `id`, if there is one."""
        return self._text("SELECT secret FROM replay_links WHERE table_id = ?", id)

    def link_replay(self, id: str, secret: str) -> None:
        """Store the secret of a replay link, unless there is one."""
        self._write(("INSERT INTO replay_links VALUES (?, ?) ON CONFLICT DO NOTHING", [(id, secret)]))

    def unlink_replay(self, id: str) -> None:
        """Delete the replay link of table `id`."""
        self._erase(("DELETE FROM replay_links WHERE table_id = ?", [(id,)]))


def insertions(tables: list[tuple[Row, list[str]]]) -> list[Statement]:
    """Statements that add tables with their logs."""
    entries = [(row.id, number, line) for row, lines in tables for number, line in enumerate(lines, 1)]
    fields = ", ".join(Row._fields[:-1])
    return [
        (f"INSERT INTO tables ({fields}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", [row[:-1] for row, _ in tables]),
        ("INSERT INTO entries (table_id, number, line) VALUES (?, ?, ?)", entries),
        *recount("table_id", [row.id for row, _ in tables if row.outcome is not None]),
    ]


def _appended(entries: list[EntryRow]) -> list[Statement]:
    """Statements that add entries to the logs of their tables."""
    # Always in the same order, so that servers cannot deadlock.
    entries = sorted(entries, key=lambda entry: (entry.id, entry.number))
    told = [(entry.id, entry.told) for entry in entries if entry.told]
    tries = [(*entry.puzzle, entry.moved, entry.id) for entry in entries if entry.puzzle]
    solved = [(puzzle, moved, id) for puzzle, well, moved, id in tries if well]
    missed = [(puzzle, moved, id) for puzzle, well, moved, id in tries if not well]
    dealt = "(SELECT id FROM tables WHERE id = ? AND deals = ?)"
    return [
        # From here on nobody else changes these tables, or whose they are.
        (
            "UPDATE tables SET summary = ?, moved = ?, outcome = ? WHERE id = ?",
            [(entry.summary, entry.moved, entry.outcome, entry.id) for entry in entries],
        ),
        (f"INSERT INTO solved SELECT owner, game, ?, ?, NULL FROM tables WHERE id = ? {TRIED_BEFORE}", solved),
        (f"INSERT INTO solved SELECT owner, game, ?, '', ? FROM tables WHERE id = ? {TRIED_BEFORE}", missed),
        (
            "INSERT INTO entries (table_id, number, line) VALUES (?, ?, ?)",
            [(entry.id, entry.number, entry.line) for entry in entries if entry.deals is None],
        ),
        # A game that is played on may get another end.
        ("DELETE FROM analyses WHERE table_id = ?", [(entry.id,) for entry in entries if entry.line.startswith(UNDO)]),
        # Without a table there, this fails: the cards that the move was made with have been taken back.
        (
            f"INSERT INTO entries (table_id, number, line) VALUES ({dealt}, ?, ?)",
            [(entry.id, entry.deals, entry.number, entry.line) for entry in entries if entry.deals is not None],
        ),
        (
            "UPDATE places SET outcome = ? WHERE table_id = ? AND seat = ?",
            [(outcome, entry.id, seat) for entry in entries for seat, outcome in entry.counted],
        ),
        *recount("table_id", [entry.id for entry in entries if entry.outcome or entry.counted]),
        store_clocks([entry.clock for entry in entries if entry.clock]),
        reminders.delete_turns([(id, player) for id, noticed in told for player in noticed.answered]),
        reminders.store_notices([notice for _, noticed in told for notice in noticed.notices]),
    ]
