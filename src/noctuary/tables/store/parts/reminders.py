"""Channels for reaching players, and what they are told there."""

from collections.abc import Collection, Sequence

from noctuary.tables.store.base.engine import Engine, Statement, insertion
from noctuary.tables.store.base.rows import Channel, DueReminder, Job, Notice


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
        """`owner`'s channels."""
        return self._rows(Channel, "channels WHERE owner = ? ORDER BY id", owner)

    def reachable_players(self) -> list[str]:
        """The players with a confirmed channel."""
        return [str(owner) for (owner,) in self._read("SELECT DISTINCT owner FROM channels WHERE confirmed = 1")]

    def channel(self, id: str) -> Channel | None:
        """The channel with this id, if there is one."""
        return self._row(Channel, "channels WHERE id = ?", id)

    def channel_by(self, secret: str) -> Channel | None:
        """The channel whose links have this secret, if there is one."""
        return self._row(Channel, "channels WHERE secret = ?", secret)

    def confirm(self, secret: str) -> str | None:
        """Mark the channel with this secret as confirmed by its recipient; return its player, None without one."""
        return self._text("UPDATE channels SET confirmed = 1 WHERE secret = ? RETURNING owner", secret)

    def remove_channel(self, id: str) -> None:
        """Delete a channel and its reminders."""
        self._erase(
            ("DELETE FROM channels WHERE id = ?", [(id,)]), ("DELETE FROM reminders WHERE channel = ?", [(id,)])
        )

    def leave_out(self, id: str, kinds: Sequence[str]) -> None:
        """Send only other kinds of notices on a channel from now on."""
        self._write(("UPDATE channels SET silent = ? WHERE id = ?", [(" ".join(kinds), id)]))

    def notify(self, notices: Sequence[Notice]) -> None:
        """Schedule notices; turns and their times only if players have not been told of them."""
        self._write(store_notices(notices), jobs=jobs_for(notices))

    def due(self, until: int, count: int, without: Collection[str] = ()) -> list[DueReminder]:
        """The reminders due by the time `until`, the earliest first; `without`: the players who are left out."""
        others = f"AND owner NOT IN ({', '.join('?' for _ in without)})" if without else ""
        return self._rows(
            DueReminder, f"reminders WHERE due <= ? {others} ORDER BY due LIMIT ?", until, *without, count
        )

    def due_at(self, id: str) -> list[DueReminder]:
        """The pending reminders of table `id`."""
        return self._rows(DueReminder, "reminders WHERE table_id = ? AND due IS NOT NULL", id)

    def put_off(self, dues: Sequence[DueReminder], until: int) -> None:
        """Postpone these reminders, unless they have been taken by a server."""
        statement = "UPDATE reminders SET due = ? WHERE table_id = ? AND channel = ? AND kind = ? AND due = ?"
        self._write((statement, [(until, due.table_id, due.channel, due.kind, due.due) for due in dues]))

    def take_due(self, one: DueReminder) -> int:
        """Take a reminder for this server; return the number of the attempt, 0 if another server has it."""
        query = (
            "UPDATE reminders SET due = NULL, tries = tries + 1 WHERE table_id = ? AND channel = ? AND kind = ? "
            "AND due = ? RETURNING tries"
        )
        rows = self._read(query, one.table_id, one.channel, one.kind, one.due)
        return int(rows[0][0]) if rows else 0

    def try_again(self, one: DueReminder, tries: int, at: int) -> None:
        """Schedule another attempt after the attempt number `tries` has failed, unless the turn is over."""
        statement = (
            "UPDATE reminders SET due = ? WHERE table_id = ? AND channel = ? AND kind = ? AND due IS NULL AND tries = ?"
        )
        self._write((statement, [(at, one.table_id, one.channel, one.kind, tries)]))

    def drop(self, dues: Sequence[DueReminder]) -> None:
        """Delete reminders, as there is nothing to say any more, unless they have been taken by a server."""
        statement = "DELETE FROM reminders WHERE table_id = ? AND channel = ? AND kind = ? AND due = ?"
        self._write((statement, [(due.table_id, due.channel, due.kind, due.due) for due in dues]))

    def kept_once(self, name: str, value: str) -> str:
        """Store a value for all servers under a name, unless there is one; return the stored value."""
        query = "SELECT value FROM kept WHERE name = ?"
        if (kept := self._text(query, name)) is None:
            self._write(("INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", [(name, value)]))
            kept = self._text(query, name)
        assert kept is not None
        return kept


def store_notices(notices: Sequence[Notice]) -> Statement:
    """The statement that schedules notices on every confirmed channel of their players."""
    # Otherwise whoever asks for a rematch again and again would cause a mail each time.
    again = "DO UPDATE SET due = excluded.due, tries = 0 WHERE reminders.kind NOT IN ('turn', 'time', 'rematch')"
    return (
        "INSERT INTO reminders (table_id, channel, kind, owner, due, tries) SELECT ?, id, ?, owner, ?, 0 FROM channels "
        f"WHERE owner = ? AND confirmed = 1 ON CONFLICT (table_id, channel, kind) {again}",
        notices,
    )


def jobs_for(notices: Sequence[Notice]) -> list[Job]:
    """The jobs that send notices; the job for a turn is followed by one for its time."""
    return [Job("turn", id, due) for id, due in {(one.table_id, one.due) for one in notices if one.kind != "time"}]


def delete_turns(rows: Sequence[tuple[str, str]]) -> Statement:
    """The statement that deletes the reminders of players whose turn is over."""
    return "DELETE FROM reminders WHERE table_id = ? AND owner = ? AND kind IN ('turn', 'time')", rows
