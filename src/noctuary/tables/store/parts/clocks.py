"""The clocks of tables, as they are stored."""

from collections.abc import Sequence

from noctuary.tables.store.base.engine import Engine, Statement, insertion
from noctuary.tables.store.base.rows import CLOCK, ClockRow, Job, News


class ClockStatements(Engine):
    """Statements about clocks."""

    def keep_clock(self, clock: ClockRow, jobs: Sequence[Job] = ()) -> None:
        """Store the clock of a table, unless there are later entries, and the jobs it requires."""
        self._write(store_clocks([clock]), *self._announced([News(clock.table_id, CLOCK)]), jobs=jobs)

    def clock(self, id: str) -> ClockRow | None:
        """The clock of table `id`, once it has started."""
        return self._row(ClockRow, "clocks WHERE table_id = ?", id)

    def beat(self, now: int, most: int) -> tuple[list[str], list[str]]:
        """Record that running clocks were seen at `now`. Shift clocks not seen for more than `most` milliseconds, since
        they stood still. Return the tables of those, and the tables where a deadline has passed.
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
        """Adjust to a change of the system clock by `jump` milliseconds. Turns that take days, and go on while no
        server runs, start that much later, but not in the future: nobody has less time than before, and some may have
        more.
        """
        later = max(jump, 0)
        self._write(
            ("UPDATE clocks SET since = since + ?, deadline = deadline + ? WHERE seen IS NULL", [(later, later)]),
            (
                "UPDATE clocks SET deadline = deadline - (since - ?), since = ? WHERE seen IS NULL AND since > ?",
                [(now, now, now)],
            ),
        )

    def left_to_bots(self) -> list[tuple[str, str, int, int]]:
        """The tables with separate screens whose game has no outcome yet: the id, the summary, how many seats
        are taken, and whether a bot plays in a person's place, or the game has begun without its clock.
        """
        instead = "SELECT 1 FROM places WHERE table_id = id AND bot <> ''"
        out = "SELECT 1 FROM clocks WHERE table_id = id AND content LIKE ? AND content NOT LIKE ?"
        unbegun = "header LIKE ? AND header NOT LIKE ? AND NOT EXISTS (SELECT 1 FROM clocks WHERE table_id = id)"
        query = (
            "SELECT id, summary, (SELECT count(*) FROM places WHERE table_id = id), "
            f"CASE WHEN EXISTS ({instead}) OR EXISTS ({out}) OR ({unbegun}) THEN 1 ELSE 0 END FROM tables "
            "WHERE outcome IS NULL AND id IN (SELECT table_id FROM places)"
        )
        # Headers are JSON without spaces, in which no name can have such quotes.
        rows = self._read(query, '%"out":[%', '%"out":[]%', '%"timing":{%', '%"waits":true%')
        return [(str(id), str(summary), int(taken), int(due)) for id, summary, taken, due in rows]

    def stop_clock(self, id: str) -> None:
        """Remove all deadlines at table `id`."""
        self._write(("UPDATE clocks SET deadline = NULL, seen = NULL WHERE table_id = ?", [(id,)]))


def store_clocks(clocks: list[ClockRow]) -> Statement:
    """The statement that stores clocks, unless there are later ones."""
    changes = ", ".join(f"{name} = excluded.{name}" for name in ClockRow._fields[1:])
    later = f"ON CONFLICT (table_id) DO UPDATE SET {changes} WHERE clocks.revision <= excluded.revision"
    return f"{insertion('clocks', ClockRow)} {later}", clocks
