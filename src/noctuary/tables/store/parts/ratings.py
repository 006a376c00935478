"""Ratings: every rated game adds a row for each player, and the latest row is the current rating."""

from collections.abc import Sequence
from operator import itemgetter

from noctuary.tables.store.base.engine import Statement, insertion
from noctuary.tables.store.base.glicko import Rating, after
from noctuary.tables.store.base.rows import SEATED, EntryRow, News, RatingRow, Row
from noctuary.tables.store.parts.ownership import leave_to_unknown
from noctuary.tables.store.parts.participants import ParticipantStatements


class RatingStatements(ParticipantStatements):
    """Statements about ratings."""

    def rating(self, owner: str, game: str, players: int) -> RatingRow:
        """A player's rating in a game for `players` players; `number` is 0 if they have played none."""
        which = "ratings WHERE owner = ? AND game = ? AND players = ? ORDER BY number DESC LIMIT 1"
        row = self._row(RatingRow, which, owner, game, players)
        return row or RatingRow(owner, game, players, 0, "", *Rating())

    def ratings(self, owner: str) -> list[RatingRow]:
        """All ratings of a player."""
        kinds = self._read("SELECT DISTINCT game, players FROM ratings WHERE owner = ? ORDER BY game, players", owner)
        return [self.rating(owner, game, players) for game, players in kinds]

    def leaders(self, game: str, players: int, certain: int, count: int) -> list[tuple[RatingRow, str]]:
        """The `count` best present ratings of at most this deviation in a game for this number of players, of all who
        have a profile and do not hide them, with the names in their profiles.
        """
        query = f"""
            SELECT {", ".join(f"ratings.{field}" for field in RatingRow._fields)}, name
            FROM ratings JOIN profiles ON profiles.owner = ratings.owner
            WHERE present = 1 AND game = ? AND players = ? AND deviation <= ?
                AND NOT EXISTS (SELECT 1 FROM hidden_ratings WHERE hidden_ratings.owner = ratings.owner)
            ORDER BY rating DESC, ratings.owner LIMIT ?
        """
        found = self._read(query, game, players, certain, count)
        return [(RatingRow(*values[:-1]), str(values[-1])) for values in found]

    def is_rated(self, id: str) -> bool:
        """Whether the game of table `id` has changed ratings."""
        return bool(self._read("SELECT 1 FROM ratings WHERE table_id = ? LIMIT 1", id))

    def leave_rated(self, owner: str, row: Row) -> None:
        """Give `owner`'s seats at a rated table to an unknown player with the same rating."""
        players = len(self.places(row.id))
        self._write(*leave_to_unknown(owner, row, players), *self._announced([News(row.id, SEATED)]))

    def drop_ratings(self, owner: str, row: Row) -> None:
        """Delete `owner`'s rating for games like that of a rated table."""
        which = "owner = ? AND game = ? AND players = ?"
        self._erase((f"DELETE FROM ratings WHERE {which}", [(owner, row.game, len(self.places(row.id)))]))

    def undecided_tables(self, owner: str) -> list[Row]:
        """The rated tables where `owner` has a seat and whose game has not changed ratings."""
        which = "header LIKE ? AND id IN (SELECT table_id FROM places WHERE owner = ? AND outcome IS NULL)"
        undecided = "NOT EXISTS (SELECT 1 FROM ratings WHERE table_id = id)"
        # Headers are JSON without spaces, in which no name can have such quotes.
        return self._rows(Row, f"tables WHERE {which} AND {undecided}", '%"rated":true%', owner)

    def hide_ratings(self, owner: str, hidden: bool) -> None:
        """Hide a player's ratings from others, or show them again."""
        added = "INSERT INTO hidden_ratings (owner) VALUES (?) ON CONFLICT DO NOTHING"
        statement = added if hidden else "DELETE FROM hidden_ratings WHERE owner = ?"
        self._write((statement, [(owner,)]), *self._at_tables_of(owner))

    def hides_ratings(self, owner: str) -> bool:
        """Whether a player's ratings are hidden from others."""
        return bool(self._read("SELECT 1 FROM hidden_ratings WHERE owner = ?", owner))

    def delete_ratings(self, owner: str) -> None:
        """Delete all ratings of a player."""
        self._erase(("DELETE FROM ratings WHERE owner = ?", [(owner,)]), *self._at_tables_of(owner))

    def _at_tables_of(self, owner: str) -> list[Statement]:
        """The statements that notify other servers to reload the player's tables."""
        return self._announced([News(id, SEATED) for id in self.seats_of(owner)])

    def _rated(self, entries: Sequence[EntryRow]) -> list[Statement]:
        """The statements that store the new ratings after these entries, once for each table, for whoever sits there
        now. If another game of a player was rated at the same moment, its row has the same number: the transaction
        fails and must be repeated.
        """
        rows: list[RatingRow] = []
        for entry in entries:
            if entry.standings is None or self.is_rated(entry.id):
                continue
            game, players, ranks = entry.standings
            people = {place.seat: place.owner for place in self.places(entry.id) if place.owner}
            # A player with several seats has the worst of their places.
            places = {people[seat]: rank for seat, rank in sorted(ranks, key=itemgetter(1)) if seat in people}
            before = [self.rating(owner, game, players) for owner in places]
            new = after([Rating(*row[5:]) for row in before], [*places.values()])
            rows += [
                RatingRow(row.owner, game, row.players, row.number + 1, entry.id, *rating)
                for row, rating in zip(before, new, strict=True)
            ]
        # Always in the same order, so that servers cannot deadlock.
        rows.sort()
        former = "UPDATE ratings SET present = 0 WHERE owner = ? AND game = ? AND players = ? AND number = ?"
        return [
            (former, [(row.owner, row.game, row.players, row.number - 1) for row in rows]),
            (insertion("ratings", RatingRow), rows),
        ]
