"""The chat at each table, as it is stored."""

from typing import Final

from noctuary.tables.store.base.engine import Engine
from noctuary.tables.store.base.rows import CHATTED, Chat, News, Said

MAX_LINES: Final = 200
"""How many lines are kept per table of its players, and as many of its watchers."""


class ChatStatements(Engine):
    """Statements about chats."""

    def chat(self, id: str) -> Chat:
        """The chat of table `id`."""
        lines = "SELECT number, owner, seat, name, text, phrase, said, reported FROM chat WHERE table_id = ?"
        return Chat(
            [Said(*(*values[:7], bool(values[7]))) for values in self._read(f"{lines} ORDER BY number", id)],
            self.silenced(id),
        )

    def silenced(self, id: str) -> frozenset[str]:
        """Who is silenced at table `id`."""
        return frozenset(str(owner) for (owner,) in self._read("SELECT owner FROM silenced WHERE table_id = ?", id))

    def add_line(self, id: str, line: Said) -> None:
        """Add a line to a table's chat, with the next number. Raises Overtaken if another line took that."""
        alike = f"table_id = ? AND seat {'>=' if line.seat >= 0 else '<'} 0"
        columns = "table_id, number, owner, seat, name, text, phrase, said, reported"
        self._write(
            (
                f"INSERT INTO chat ({columns}) SELECT ?, COALESCE(MAX(number), 0) + 1, ?, ?, ?, ?, ?, ?, 0 "
                "FROM chat WHERE table_id = ?",
                [(id, *line[1:7], id)],
            ),
            (
                f"DELETE FROM chat WHERE {alike} AND number <= "
                f"(SELECT number FROM chat WHERE {alike} ORDER BY number DESC LIMIT 1 OFFSET ?)",
                [(id, id, MAX_LINES)],
            ),
            *self._announced([News(id, CHATTED)]),
        )

    def spoken_at(self, owner: str) -> list[str]:
        """The tables where `owner` has said something."""
        return [str(id) for (id,) in self._read("SELECT DISTINCT table_id FROM chat WHERE owner = ?", owner)]

    def report(self, id: str, number: int) -> None:
        """Report a chat line of table `id` to its host."""
        statement = "UPDATE chat SET reported = 1 WHERE table_id = ? AND number = ?"
        self._write((statement, [(id, number)]), *self._announced([News(id, CHATTED)]))

    def silence(self, id: str, owner: str, silent: bool) -> None:
        """Silence a player at table `id`, or let them speak again."""
        statement = (
            "INSERT INTO silenced (table_id, owner) VALUES (?, ?) ON CONFLICT DO NOTHING"
            if silent
            else "DELETE FROM silenced WHERE table_id = ? AND owner = ?"
        )
        self._write((statement, [(id, owner)]), *self._announced([News(id, CHATTED)]))
