"""Channels for reaching players, and reminders of their turn."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from noctuary.tables.store.engine import Engine, Statement, insertion
from noctuary.tables.store.rows import Channel, DueReminder, Job


class ReminderStatements(Engine):
    """Statements about channels and reminders."""

    def add_channel(self, channel: Channel) -> Channel:
        """Add a channel, and return it or the existing one with the same target. Other players' push channels for the
        same browser are removed.
        """
        others = "DELETE FROM channels WHERE kind = 'push' AND target = ? AND owner <> ?"
        added = f"{insertion('channels', Channel)} ON CONFLICT DO NOTHING"
        again = "UPDATE channels SET language = ?, address = ? WHERE owner = ? AND target = ?"
        self._write(
            (others, [(channel.target, channel.owner)]),
            (added, [channel]),
            (again, [(channel.language, channel.address, channel.owner, channel.target)]),
        )
        return next(one for one in self.channels(channel.owner) if one.target == channel.target)

    def channels(self, owner: str) -> list[Channel]:
        """Return `owner`'s channels."""
        return self._rows(Channel, "channels WHERE owner = ? ORDER BY id", owner)

    def reachable_players(self) -> list[str]:
        """Return the players with a confirmed channel."""
        return [str(owner) for (owner,) in self._read("SELECT DISTINCT owner FROM channels WHERE confirmed = 1")]

    def channel(self, id: str) -> Channel | None:
        """Return the channel with this id, if there is one."""
        return self._row(Channel, "channels WHERE id = ?", id)

    def channel_by(self, secret: str) -> Channel | None:
        """Return the channel whose links have this secret, if there is one."""
        return self._row(Channel, "channels WHERE secret = ?", secret)

    def confirm(self, secret: str) -> str | None:
        """Mark the channel whose links have this secret as confirmed by its recipient; return its player, or None if
        there is no such channel (any more).
        """
        return self._text("UPDATE channels SET confirmed = 1 WHERE secret = ? RETURNING owner", secret)

    def remove_channel(self, id: str) -> None:
        """Delete a channel and its reminders."""
        self._erase(
            ("DELETE FROM channels WHERE id = ?", [(id,)]), ("DELETE FROM reminders WHERE channel = ?", [(id,)])
        )

    def ask(self, turns: Sequence[tuple[str, int, str]]) -> None:
        """Remind players of their turns, each given by the table, the time and the player, unless they have been
        reminded.
        """
        self._write(store_turns(turns), jobs=[Job("turn", id, due) for id, due in {turn[:2] for turn in turns}])

    def due(self, until: int, count: int, without: Collection[str] = ()) -> list[DueReminder]:
        """Return the reminders due by the time `until`, the earliest first; `without`: the players who are left out."""
        others = f"AND owner NOT IN ({', '.join('?' for _ in without)})" if without else ""
        return self._rows(
            DueReminder, f"reminders WHERE due <= ? {others} ORDER BY due LIMIT ?", until, *without, count
        )

    def due_at(self, id: str) -> list[DueReminder]:
        """Return the pending reminders of table `id`."""
        return self._rows(DueReminder, "reminders WHERE table_id = ? AND due IS NOT NULL", id)

    def put_off(self, dues: Sequence[DueReminder], until: int) -> None:
        """Postpone these reminders, unless they have been taken by a server."""
        statement = "UPDATE reminders SET due = ? WHERE table_id = ? AND channel = ? AND due = ?"
        self._write((statement, [(until, one.table_id, one.channel, one.due) for one in dues]))

    def take_due(self, one: DueReminder) -> int:
        """Take a reminder so that no other server sends it; return the number of the attempt, 0 if another server has
        it.
        """
        query = (
            "UPDATE reminders SET due = NULL, tries = tries + 1 WHERE table_id = ? AND channel = ? AND due = ? "
            "RETURNING tries"
        )
        rows = self._read(query, one.table_id, one.channel, one.due)
        return int(rows[0][0]) if rows else 0

    def try_again(self, one: DueReminder, tries: int, at: int) -> None:
        """Schedule another attempt after the attempt number `tries` has failed, unless the turn is over."""
        statement = "UPDATE reminders SET due = ? WHERE table_id = ? AND channel = ? AND due IS NULL AND tries = ?"
        self._write((statement, [(at, one.table_id, one.channel, tries)]))

    def drop(self, one: DueReminder) -> None:
        """Delete a player's reminders of a table, as there is nothing to remind them of."""
        self._write(delete_turns([(one.table_id, one.owner)]))

    def kept_once(self, name: str, value: str) -> str:
        """Store a value for all servers under a name, unless there is one; return the stored value."""
        query = "SELECT value FROM kept WHERE name = ?"
        if (kept := self._text(query, name)) is None:
            self._write(("INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", [(name, value)]))
            kept = self._text(query, name)
        assert kept is not None
        return kept


def store_turns(rows: Sequence[tuple[str, int, str]]) -> Statement:
    """Return the statement that schedules reminders of players' turns at a table, on every confirmed channel."""
    return (
        "INSERT INTO reminders (table_id, channel, owner, due, tries) SELECT ?, id, owner, ?, 0 FROM channels "
        "WHERE owner = ? AND confirmed = 1 ON CONFLICT DO NOTHING",
        rows,
    )


def delete_turns(rows: Sequence[tuple[str, str]]) -> Statement:
    """Return the statement that deletes the reminders of players whose turn is over."""
    return "DELETE FROM reminders WHERE table_id = ? AND owner = ?", rows
