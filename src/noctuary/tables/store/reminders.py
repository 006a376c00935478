"""Ways to reach people, and whom to remind where it has become their turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.tables.store.engine import Engine, Statement
from noctuary.tables.store.rows import Channel, Due, Job

COLUMNS: Final = ", ".join(Channel._fields)


class Reminders(Engine):
    """Statements about these."""

    def add_channel(self, channel: Channel) -> Channel:
        """Reach somebody in one more way; gives the one that is kept, which may have been there. Messages of a browser
        are for nobody else any more.
        """
        others = "DELETE FROM channels WHERE kind = 'push' AND target = ? AND owner <> ?"
        added = f"INSERT INTO channels ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        again = "UPDATE channels SET language = ?, address = ? WHERE owner = ? AND target = ?"
        self._write(
            (others, [(channel.target, channel.owner)]),
            (added, [channel]),
            (again, [(channel.language, channel.address, channel.owner, channel.target)]),
        )
        return next(one for one in self.channels(channel.owner) if one.target == channel.target)

    def channels(self, owner: str) -> list[Channel]:
        """The ways to reach `owner`."""
        return [
            Channel(*row) for row in self._read(f"SELECT {COLUMNS} FROM channels WHERE owner = ? ORDER BY id", owner)
        ]

    def reached(self) -> list[str]:
        """Whom there is any way to reach."""
        return [str(owner) for (owner,) in self._read("SELECT DISTINCT owner FROM channels WHERE confirmed = 1")]

    def channel(self, id: str) -> Channel | None:
        """The one with this id, if there is one."""
        rows = self._read(f"SELECT {COLUMNS} FROM channels WHERE id = ?", id)
        return Channel(*rows[0]) if rows else None

    def channel_by(self, secret: str) -> Channel | None:
        """The one that links with this secret are about."""
        rows = self._read(f"SELECT {COLUMNS} FROM channels WHERE secret = ?", secret)
        return Channel(*rows[0]) if rows else None

    def confirm(self, id: str) -> None:
        """Whoever is reached so wants it."""
        self._write(("UPDATE channels SET confirmed = 1 WHERE id = ?", [(id,)]))

    def remove_channel(self, id: str) -> None:
        """Reach nobody in this way any more."""
        self._erase(
            ("DELETE FROM channels WHERE id = ?", [(id,)]), ("DELETE FROM reminders WHERE channel = ?", [(id,)])
        )

    def ask(self, id: str, due: int, players: Sequence[str]) -> None:
        """It is the turn of these players at table `id`: they are reminded at the time `due`, if they have not been."""
        self._write(asked([(id, due, player) for player in players]), jobs=[Job("turn", id, due)])

    def due(self, until: int, count: int) -> list[Due]:
        """Who is to be reminded by then, the earliest first."""
        query = "SELECT table_id, channel, owner, due FROM reminders WHERE due <= ? ORDER BY due LIMIT ?"
        return [Due(*row) for row in self._read(query, until, count)]

    def due_at(self, id: str) -> list[Due]:
        """Who is to be reminded of table `id`, and when."""
        query = "SELECT table_id, channel, owner, due FROM reminders WHERE table_id = ? AND due IS NOT NULL"
        return [Due(*row) for row in self._read(query, id)]

    def put_off(self, dues: Sequence[Due], until: int) -> None:
        """Remind them later, as far as nobody has done so."""
        statement = "UPDATE reminders SET due = ? WHERE table_id = ? AND channel = ? AND due = ?"
        self._write((statement, [(until, one.table_id, one.channel, one.due) for one in dues]))

    def take_due(self, one: Due) -> int:
        """Take on to remind somebody, which nobody else does then; says which attempt it is, 0 if it is not for us."""
        query = (
            "UPDATE reminders SET due = NULL, tries = tries + 1 WHERE table_id = ? AND channel = ? AND due = ? "
            "RETURNING tries"
        )
        rows = self._read(query, one.table_id, one.channel, one.due)
        return int(rows[0][0]) if rows else 0

    def try_again(self, one: Due, tries: int, at: int) -> None:
        """That attempt has failed; try once more at that time, unless the turn is over."""
        statement = "UPDATE reminders SET due = ? WHERE table_id = ? AND channel = ? AND due IS NULL AND tries = ?"
        self._write((statement, [(at, one.table_id, one.channel, tries)]))

    def drop(self, one: Due) -> None:
        """There is nothing to remind of."""
        self._write(answered([(one.table_id, one.owner)]))

    def kept_once(self, name: str, value: str) -> str:
        """What all servers keep under a name: this, unless there is something."""
        self._write(("INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", [(name, value)]))
        return str(self._read("SELECT value FROM kept WHERE name = ?", name)[0][0])


def asked(rows: Sequence[tuple[str, int, str]]) -> Statement:
    """What has players reminded of their turn at a table, in every way that they have confirmed."""
    return (
        "INSERT INTO reminders (table_id, channel, owner, due, tries) SELECT ?, id, owner, ?, 0 FROM channels "
        "WHERE owner = ? AND confirmed = 1 ON CONFLICT DO NOTHING",
        rows,
    )


def answered(rows: Sequence[tuple[str, str]]) -> Statement:
    """What forgets that it was a player's turn at a table."""
    return "DELETE FROM reminders WHERE table_id = ? AND owner = ?", rows
