"""Ratings: every rated game adds a row for each who played it, and the last one is what they have now."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.tables.store.engine import Statement
from noctuary.tables.store.glicko import Rating, after
from noctuary.tables.store.rows import SEATED, EntryRow, News, RatingRow
from noctuary.tables.store.together import Together

COLUMNS = ", ".join(RatingRow._fields)


class Ratings(Together):
    """Statements about ratings."""

    def rating(self, owner: str, game: str, players: int) -> RatingRow:
        """What somebody has in a game for so many; `number` is 0 if they have not played one."""
        query = f"SELECT {COLUMNS} FROM ratings WHERE owner = ? AND game = ? AND players = ?"
        rows = self._read(f"{query} ORDER BY number DESC LIMIT 1", owner, game, players)
        return RatingRow(*rows[0]) if rows else RatingRow(owner, game, players, 0, "", *Rating())

    def ratings(self, owner: str) -> list[RatingRow]:
        """All that somebody has."""
        kinds = self._read("SELECT DISTINCT game, players FROM ratings WHERE owner = ? ORDER BY game, players", owner)
        return [self.rating(owner, game, players) for game, players in kinds]

    def is_rated(self, id: str) -> bool:
        """Whether the game of table `id` has changed ratings."""
        return bool(self._read("SELECT 1 FROM ratings WHERE table_id = ? LIMIT 1", id))

    def hide_ratings(self, owner: str, hidden: bool) -> None:
        """Show somebody's ratings to nobody else, or to everybody again."""
        added = "INSERT INTO hidden_ratings (owner) VALUES (?) ON CONFLICT DO NOTHING"
        statement = added if hidden else "DELETE FROM hidden_ratings WHERE owner = ?"
        self._write((statement, [(owner,)]), *self._at_tables_of(owner))

    def hides_ratings(self, owner: str) -> bool:
        """Whether nobody else sees them."""
        return bool(self._read("SELECT 1 FROM hidden_ratings WHERE owner = ?", owner))

    def delete_ratings(self, owner: str) -> None:
        """Begin anew."""
        self._erase(("DELETE FROM ratings WHERE owner = ?", [(owner,)]), *self._at_tables_of(owner))

    def _at_tables_of(self, owner: str) -> list[Statement]:
        """What tells other servers that something is shown there no longer."""
        return self._announced([News(id, SEATED) for id in self.seats_of(owner)])

    def _rated(self, entries: Sequence[EntryRow]) -> Statement:
        """What these entries make of the ratings of those who played, once for each table. Whoever has finished another
        game at the same moment has that number already, so that all of it is refused and has to be worked out again.
        """
        rows: list[RatingRow] = []
        for one in entries:
            if one.standings is None or self.is_rated(one.id):
                continue
            game, places = one.standings
            before = [self.rating(owner, game, len(places)) for owner, _ in places]
            new = after([Rating(*row[5:]) for row in before], [place for _, place in places])
            rows += [
                RatingRow(row.owner, game, row.players, row.number + 1, one.id, *rating)
                for row, rating in zip(before, new, strict=True)
            ]
        # In the same order everywhere, so that no two servers wait for each other.
        return f"INSERT INTO ratings ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", sorted(rows)
