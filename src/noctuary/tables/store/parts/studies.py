"""Comments on the steps of finished games, and the tables that continue from one."""

from noctuary.tables.store.base.engine import Engine
from noctuary.tables.store.base.rows import CommentRow, Row


class StudyStatements(Engine):
    """Statements about finished games."""

    def continuations(self, owner: str) -> list[Row]:
        """The tables at which `owner` continues another game from a step, the oldest first."""
        # Such games count for nobody.
        mine = "(owner = ? OR id IN (SELECT table_id FROM places WHERE owner = ? AND outcome IS NULL))"
        which = f"tables WHERE {mine} AND outcome IS NULL AND header LIKE ? ORDER BY created, id"
        return self._rows(Row, which, owner, owner, '%"source":"%')

    def line(self, id: str, number: int) -> str | None:
        """One entry of the log of table `id`, if there is one with this number (from 1)."""
        return self._text("SELECT line FROM entries WHERE table_id = ? AND number = ?", id, number)

    def comments(self, id: str) -> list[CommentRow]:
        """The comments on the game of table `id`, in the order of its steps."""
        return self._rows(CommentRow, "comments WHERE table_id = ? ORDER BY step, seat, owner", id)

    def comment(self, id: str, comment: CommentRow) -> None:
        """Store a player's comment on a step of a game, in place of an earlier one; an empty one deletes it."""
        before = "DELETE FROM comments WHERE table_id = ? AND step = ? AND owner = ?"
        added = "INSERT INTO comments (table_id, step, owner, seat, text) VALUES (?, ?, ?, ?, ?)"
        self._erase((before, [(id, comment.step, comment.owner)]), (added, [(id, *comment)] if comment.text else []))
