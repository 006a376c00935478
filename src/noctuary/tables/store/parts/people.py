"""Players: their profiles, editions, puzzles and running games, and the keys that identify them."""

from collections.abc import Collection, Sequence

from noctuary.tables.store.base.engine import Engine, Statement, insertion
from noctuary.tables.store.base.rows import EditionRow, ProfileRow, Row, SheetRow, SolvedRow
from noctuary.tables.store.parts.ownership import CONCERNING


class PeopleStatements(Engine):
    """Statements about players."""

    def profile(self, owner: str) -> ProfileRow | None:
        """`owner`'s profile, if there is one."""
        return self._row(ProfileRow, "profiles WHERE owner = ?", owner)

    def keep(self, profile: ProfileRow) -> bool:
        """Create the owner's profile, or change all of it except its date; return whether it is new."""
        new = self.profile(profile.owner) is None
        self._write(upsertion(profile))
        return new

    def tried_puzzles(self, owner: str) -> list[SolvedRow]:
        """The puzzles that `owner` has solved or missed."""
        return self._rows(SolvedRow, "solved WHERE owner = ?", owner)

    def help_with(self, puzzle: str, id: str, now: str) -> bool:
        """Store that the player of table `id` has missed a puzzle; return False if it was tried before."""
        missed = "INSERT INTO solved SELECT owner, game, ?, '', ? FROM tables WHERE id = ?"
        return self._write_if((f"{missed} ON CONFLICT DO NOTHING RETURNING puzzle", [(puzzle, now, id)]))

    def editions(self, owner: str) -> list[EditionRow]:
        """`owner`'s editions, the most recently changed first."""
        return self._rows(EditionRow, "editions WHERE owner = ? ORDER BY updated DESC, id", owner)

    def edition(self, owner: str, id: str) -> EditionRow | None:
        """`owner`'s edition `id`, if there is one."""
        return self._row(EditionRow, "editions WHERE owner = ? AND id = ?", owner, id)

    def add_edition(self, edition: EditionRow) -> None:
        """Add an edition."""
        self._write(additions([edition]))

    def change_edition(self, edition: EditionRow) -> None:
        """Change the name and changes of the edition with this id."""
        values = edition.name, edition.changes, edition.updated, edition.id
        self._write(("UPDATE editions SET name = ?, changes = ?, updated = ? WHERE id = ?", [values]))

    def delete_edition(self, id: str) -> None:
        """Delete the edition `id`."""
        self._write(("DELETE FROM editions WHERE id = ?", [(id,)]))

    def sheets(self, owner: str) -> list[SheetRow]:
        """`owner`'s sheets."""
        return self._rows(SheetRow, "sheets WHERE owner = ? ORDER BY id", owner)

    def count_sheets(self, owner: str, deleted: bool = False) -> int:
        """How many sheets `owner` has, by default without deleted ones."""
        which = "" if deleted else "AND content <> ''"
        return int(self._read(f"SELECT count(*) FROM sheets WHERE owner = ? {which}", owner)[0][0])

    def open_sheets(self, owner: str, ids: Collection[str]) -> list[SheetRow]:
        """Those of the sheets with these ids that `owner` has or that others share."""
        there = f"sheets WHERE id IN ({', '.join(['NULL', *'?' * len(ids)])}) AND (owner = ? OR shared = 1) ORDER BY id"
        return self._rows(SheetRow, there, *ids, owner)

    def versions_of_sheets(self, owner: str, ids: Collection[str]) -> list[SheetRow]:
        """`owner`'s sheets, and those with these ids that others share, all without their contents."""
        there = f"owner = ? OR (shared = 1 AND id IN ({', '.join(['NULL', *'?' * len(ids)])}))"
        query = f"SELECT id, owner, kind, version, shared, '' FROM sheets WHERE {there}"
        return [SheetRow(*values) for values in self._read(query, owner, *ids)]

    def others_sheets(self, owner: str, ids: Collection[str]) -> set[str]:
        """Which of these ids belong to sheets of players other than `owner`."""
        query = f"SELECT id FROM sheets WHERE owner <> ? AND id IN ({', '.join(['NULL', *'?' * len(ids)])})"
        return {str(id) for (id,) in self._read(query, owner, *ids)}

    def put_sheets(self, sheets: Sequence[SheetRow]) -> None:
        """Store new sheets, and new contents where `version` is the next one; other sheets stay as they are."""
        changed = "version = excluded.version, shared = excluded.shared, content = excluded.content"
        which = "WHERE sheets.owner = excluded.owner AND sheets.version = excluded.version - 1"
        write = self._write if all(sheet.content for sheet in sheets) else self._erase
        write((f"{insertion('sheets', SheetRow)} ON CONFLICT (id) DO UPDATE SET {changed} {which}", sheets))

    def hold_tables(self, *owners: str) -> None:
        """Hold (`hold`) all tables that concern these players."""
        which = " UNION ALL ".join([CONCERNING] * len(owners))
        self.hold(f"id IN ({which})", *(owner for owner in owners for _ in range(CONCERNING.count("?"))))

    def owner(self, key: str) -> str:
        """The player whom a key identifies; without an entry, the key itself."""
        return self._text("SELECT owner FROM keys WHERE key = ?", key) or key

    def removed_from(self, owner: str) -> frozenset[str]:
        """The tables from which a player was removed."""
        return frozenset(str(id) for (id,) in self._read("SELECT table_id FROM removed WHERE owner = ?", owner))

    def tables_with_others(self, owner: str) -> list[Row]:
        """The tables without an outcome that `owner` owns or sits at together with others."""
        mine = "(owner = ? OR id IN (SELECT table_id FROM places WHERE owner = ? AND outcome IS NULL))"
        others = "EXISTS (SELECT 1 FROM places WHERE table_id = id AND owner <> ? AND owner <> '')"
        return self._rows(Row, f"tables WHERE {mine} AND outcome IS NULL AND {others}", owner, owner, owner)

    def running_tables(self, owner: str) -> list[Row]:
        """The tables where `owner` has a seat and whose game has no outcome yet."""
        there = "outcome IS NULL AND id IN (SELECT table_id FROM places WHERE owner = ? AND outcome IS NULL)"
        return self._rows(Row, f"tables WHERE {there}", owner)

    def promise(self, id: str, owner: str, secret: str, expires: str, now: str, most: int) -> None:
        """Store the secret of a deal promised to `owner`; if there are more than `most`, delete the oldest."""
        self._write(
            ("INSERT INTO promises VALUES (?, ?, ?, ?)", [(id, owner, secret, expires)]),
            (
                "DELETE FROM promises WHERE expires <= ? "
                "OR expires <= (SELECT expires FROM promises ORDER BY expires DESC LIMIT 1 OFFSET ?)",
                [(now, most)],
            ),
        )

    def redeem(self, id: str, owner: str, now: str) -> str | None:
        """Return and delete the secret of a promised deal."""
        query = "DELETE FROM promises WHERE id = ? AND owner = ? AND expires > ? RETURNING secret"
        return self._text(query, id, owner, now)


def lead_key(key: str, owner: str, former: str) -> Statement:
    """The statement that lets a key identify a player, and remembers whom it identified first."""
    return (
        "INSERT INTO keys VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE "
        "SET owner = excluded.owner, former = COALESCE(keys.former, excluded.former)",
        [(key, owner, former)],
    )


def additions(editions: list[EditionRow]) -> Statement:
    """The statement that adds editions."""
    return insertion("editions", EditionRow), editions


def upsertion(profile: ProfileRow) -> Statement:
    """The statement that creates a profile, or changes all of it except its date."""
    return (
        f"{insertion('profiles', ProfileRow)} ON CONFLICT (owner) DO UPDATE "
        "SET name = excluded.name, language = excluded.language, preferences = excluded.preferences",
        [profile],
    )
