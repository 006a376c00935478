"""The schema of a store: the scripts from each version to the next and back."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple


class Change(NamedTuple):
    """The script from one schema version to the next, and the script back, by default one that drops all new tables."""

    forward: str
    back: str = ""


PASSES: Final = """
    CREATE TABLE passes (
        hash TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        expires TEXT
    ) WITHOUT ROWID;
    CREATE INDEX passes_of_owner ON passes (owner);
"""
SEAT_PASSES: Final = """
    CREATE TABLE seat_passes (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        hash TEXT NOT NULL UNIQUE,
        owner TEXT NOT NULL,
        expires TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
"""
RECOVERIES: Final = """
    CREATE TABLE recoveries (
        owner TEXT PRIMARY KEY,
        hash TEXT NOT NULL UNIQUE,
        expires TEXT NOT NULL
    ) WITHOUT ROWID;
"""
REMINDERS: Final = """
    CREATE TABLE reminders (
        table_id TEXT NOT NULL REFERENCES tables (id),
        channel TEXT NOT NULL,
        owner TEXT NOT NULL,
        due BIGINT,
        tries INTEGER NOT NULL,
        PRIMARY KEY (table_id, channel)
    ) WITHOUT ROWID;
    CREATE INDEX reminders_by_time ON reminders (due);
    CREATE INDEX reminders_of_owner ON reminders (owner);
"""
FINISHED: Final = """
    INSERT INTO finished
    SELECT table_id, owner, game, moved, seat,
        CASE WHEN replace(outcome, '","place":1,"players":', '') <> outcome
            AND replace(outcome, '","place":1,"players":1,', '') = outcome
            AND replace(outcome, '"cut_off":true', '') = outcome THEN 1 ELSE 0 END
    FROM (
        SELECT id AS table_id, owner, game, moved, -1 AS seat, outcome FROM tables
        WHERE outcome IS NOT NULL AND NOT EXISTS (SELECT 1 FROM places WHERE table_id = id)
        UNION ALL SELECT mine.table_id, mine.owner, game, moved, mine.seat, mine.outcome
        FROM places AS mine JOIN tables ON id = mine.table_id WHERE mine.outcome IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM places AS other
            WHERE other.table_id = id AND other.owner = mine.owner AND other.outcome IS NOT NULL
            AND CASE WHEN (other.outcome = tables.outcome) = (mine.outcome = tables.outcome)
                THEN other.seat < mine.seat ELSE other.outcome = tables.outcome END
        )
    ) AS counted
"""
"""The start of a statement that stores for whom finished games count and who has won them. Of a player's seats at one
table, the one chosen by the host counts, or else the first; `seat` is -1 where all share a screen.
"""

SCHEMA: Final = (
    Change(
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            owner TEXT NOT NULL,
            game TEXT NOT NULL,
            header TEXT NOT NULL,
            summary TEXT NOT NULL,
            created TEXT NOT NULL,
            moved TEXT NOT NULL,
            outcome TEXT
        ) WITHOUT ROWID;
        CREATE INDEX tables_of_owner ON tables (owner, moved);
        CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            line TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID;
        CREATE TABLE profiles (
            owner TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            language TEXT,
            preferences TEXT NOT NULL,
            created TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE editions (
            id TEXT PRIMARY KEY,
            owner TEXT NOT NULL,
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            changes TEXT NOT NULL,
            updated TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX editions_of_owner ON editions (owner, updated);
        """
    ),
    Change(
        """
        CREATE TABLE analyses (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            version INTEGER NOT NULL,
            content TEXT NOT NULL
        ) WITHOUT ROWID;
        """
    ),
    Change(
        """
        CREATE TABLE solved (
            owner TEXT NOT NULL,
            game TEXT NOT NULL,
            puzzle TEXT NOT NULL,
            solved TEXT NOT NULL,
            PRIMARY KEY (owner, game, puzzle)
        ) WITHOUT ROWID;
        """
    ),
    Change(
        f"""
        CREATE TABLE keys (
            key TEXT PRIMARY KEY,
            owner TEXT NOT NULL,
            former TEXT
        ) WITHOUT ROWID;
        CREATE INDEX keys_of_owner ON keys (owner);
        {PASSES}
        """
    ),
    Change(
        """
        CREATE TABLE promises (
            id TEXT PRIMARY KEY,
            owner TEXT NOT NULL,
            secret TEXT NOT NULL,
            expires TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX promises_by_age ON promises (expires);
        """
    ),
    Change(
        """
        CREATE TABLE places (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            owner TEXT NOT NULL,
            name TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)
        ) WITHOUT ROWID;
        CREATE INDEX places_of_owner ON places (owner);
        """
    ),
    # A finished game counts for every player at the table.
    Change(
        """
        ALTER TABLE places ADD COLUMN outcome TEXT;
        UPDATE places SET outcome = (
            SELECT outcome FROM tables WHERE id = table_id AND outcome LIKE '{"seat":"P' || (seat + 1) || '"%'
        );
        """,
        "ALTER TABLE places DROP COLUMN outcome;",
    ),
    Change(
        "ALTER TABLE places ADD COLUMN bot TEXT;",
        "DELETE FROM places WHERE owner = '' AND bot IS NOT NULL; ALTER TABLE places DROP COLUMN bot;",
    ),
    Change(
        """
        CREATE TABLE listings (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            owner TEXT NOT NULL,
            language TEXT NOT NULL,
            wanted TEXT NOT NULL,
            made TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX listings_by_age ON listings (made);
        CREATE INDEX listings_of_owner ON listings (owner);
        """
    ),
    Change(
        """
        CREATE TABLE watching (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            secret TEXT NOT NULL,
            late INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE watchers (
            table_id TEXT NOT NULL REFERENCES tables (id),
            owner TEXT NOT NULL,
            PRIMARY KEY (table_id, owner)
        ) WITHOUT ROWID;
        CREATE INDEX watchers_of_owner ON watchers (owner);
        """
    ),
    Change(
        """
        CREATE TABLE replay_links (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            secret TEXT NOT NULL
        ) WITHOUT ROWID;
        """
    ),
    Change(
        """
        CREATE TABLE clocks (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            revision INTEGER NOT NULL,
            since BIGINT NOT NULL,
            seen BIGINT,
            deadline BIGINT,
            content TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX clocks_by_deadline ON clocks (deadline);
        """
    ),
    Change(
        """
        CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            owner TEXT NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            text TEXT NOT NULL,
            phrase TEXT NOT NULL,
            said TEXT NOT NULL,
            reported INTEGER NOT NULL,
            PRIMARY KEY (table_id, number)
        ) WITHOUT ROWID;
        CREATE INDEX chat_of_owner ON chat (owner);
        CREATE TABLE silenced (
            table_id TEXT NOT NULL REFERENCES tables (id),
            owner TEXT NOT NULL,
            PRIMARY KEY (table_id, owner)
        ) WITHOUT ROWID;
        CREATE INDEX silenced_of_owner ON silenced (owner);
        """
    ),
    Change(
        """
        CREATE TABLE ratings (
            owner TEXT NOT NULL,
            game TEXT NOT NULL,
            players INTEGER NOT NULL,
            number INTEGER NOT NULL,
            table_id TEXT NOT NULL,
            rating DOUBLE PRECISION NOT NULL,
            deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (owner, game, players, number),
            UNIQUE (table_id, owner)
        ) WITHOUT ROWID;
        CREATE TABLE hidden_ratings (owner TEXT PRIMARY KEY) WITHOUT ROWID;
        """
    ),
    Change(
        """
        CREATE TABLE accounts (
            owner TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            folded TEXT NOT NULL UNIQUE,
            password TEXT NOT NULL,
            mail TEXT
        ) WITHOUT ROWID;
        """
    ),
    Change(
        """
        CREATE TABLE orders (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            owner TEXT NOT NULL,
            content TEXT NOT NULL,
            made INTEGER NOT NULL,
            ended TEXT NOT NULL,
            PRIMARY KEY (table_id, seat, kind)
        ) WITHOUT ROWID;
        CREATE INDEX orders_of_owner ON orders (owner);
        """
    ),
    Change(
        f"""
        CREATE TABLE channels (
            id TEXT PRIMARY KEY,
            owner TEXT NOT NULL,
            kind TEXT NOT NULL,
            target TEXT NOT NULL,
            language TEXT NOT NULL,
            address TEXT NOT NULL,
            secret TEXT NOT NULL UNIQUE,
            confirmed INTEGER NOT NULL,
            UNIQUE (owner, target)
        ) WITHOUT ROWID;
        {REMINDERS}
        CREATE TABLE kept (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) WITHOUT ROWID;
        """
    ),
    Change(SEAT_PASSES),
    Change(RECOVERIES),
    Change(
        """
        CREATE TABLE rematches (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            made TEXT NOT NULL
        ) WITHOUT ROWID;
        """
    ),
    # One table holds what each secret opens, how often and until when.
    Change(
        """
        CREATE TABLE credentials (
            hash TEXT PRIMARY KEY,
            opens TEXT NOT NULL,
            once INTEGER NOT NULL,
            owner TEXT NOT NULL,
            expires TEXT,
            table_id TEXT REFERENCES tables (id),
            seat INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX credentials_of_owner ON credentials (owner);
        CREATE INDEX credentials_of_table ON credentials (table_id);
        INSERT INTO credentials (hash, opens, once, owner, expires, seat)
            SELECT hash, 'identity', CASE WHEN expires IS NULL THEN 0 ELSE 1 END, owner, expires, -1 FROM passes;
        INSERT INTO credentials (hash, opens, once, owner, expires, seat)
            SELECT hash, 'account', 1, owner, expires, -1 FROM recoveries;
        INSERT INTO credentials (hash, opens, once, owner, expires, table_id, seat)
            SELECT hash, 'seat', 1, owner, expires, table_id, seat FROM seat_passes;
        DROP TABLE passes;
        DROP TABLE recoveries;
        DROP TABLE seat_passes;
        """,
        f"""
        {PASSES}
        {RECOVERIES}
        {SEAT_PASSES}
        INSERT INTO passes (hash, owner, expires)
            SELECT hash, owner, expires FROM credentials WHERE opens = 'identity';
        INSERT INTO recoveries (hash, owner, expires)
            SELECT hash, owner, expires FROM credentials WHERE opens = 'account' ON CONFLICT DO NOTHING;
        INSERT INTO seat_passes (hash, owner, expires, table_id, seat)
            SELECT hash, owner, expires, table_id, seat FROM credentials WHERE opens = 'seat' ON CONFLICT DO NOTHING;
        DROP TABLE credentials;
        """,
    ),
    # The address that a mailed credential went to, and whether it is confirmed.
    Change(
        """
        ALTER TABLE credentials ADD COLUMN mail TEXT;
        ALTER TABLE accounts ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 0;
        """,
        """
        DELETE FROM credentials WHERE opens = 'mail';
        ALTER TABLE credentials DROP COLUMN mail;
        ALTER TABLE accounts DROP COLUMN confirmed;
        """,
    ),
    # Who was removed from a table by its host, and may not come back.
    Change(
        """
        CREATE TABLE removed (
            table_id TEXT NOT NULL REFERENCES tables (id),
            owner TEXT NOT NULL,
            PRIMARY KEY (table_id, owner)
        ) WITHOUT ROWID;
        CREATE INDEX removed_of_owner ON removed (owner);
        """
    ),
    Change(
        """
        ALTER TABLE places ADD COLUMN addition TEXT;
        ALTER TABLE tables ADD COLUMN deals INTEGER NOT NULL DEFAULT 0;
        """,
        "ALTER TABLE tables DROP COLUMN deals; ALTER TABLE places DROP COLUMN addition;",
    ),
    Change(
        "ALTER TABLE places ADD COLUMN taken TEXT;",
        "DELETE FROM silenced WHERE owner = '*'; ALTER TABLE places DROP COLUMN taken;",
    ),
    # Puzzles whose first answer was wrong; `solved` is empty until they are solved.
    Change(
        "ALTER TABLE solved ADD COLUMN missed TEXT;",
        "DELETE FROM solved WHERE solved = ''; ALTER TABLE solved DROP COLUMN missed;",
    ),
    Change(
        """
        CREATE TABLE comments (
            table_id TEXT NOT NULL REFERENCES tables (id),
            step INTEGER NOT NULL,
            owner TEXT NOT NULL,
            seat INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (table_id, step, owner)
        ) WITHOUT ROWID;
        CREATE INDEX comments_of_owner ON comments (owner);
        """
    ),
    # Notices of several kinds, each of which can be switched off.
    Change(
        """
        ALTER TABLE channels ADD COLUMN silent TEXT NOT NULL DEFAULT '';
        CREATE TABLE notices (
            table_id TEXT NOT NULL REFERENCES tables (id),
            channel TEXT NOT NULL,
            kind TEXT NOT NULL,
            owner TEXT NOT NULL,
            due BIGINT,
            tries INTEGER NOT NULL,
            PRIMARY KEY (table_id, channel, kind)
        ) WITHOUT ROWID;
        INSERT INTO notices (table_id, channel, kind, owner, due, tries)
            SELECT table_id, channel, 'turn', owner, due, tries FROM reminders;
        DROP TABLE reminders;
        ALTER TABLE notices RENAME TO reminders;
        CREATE INDEX reminders_by_time ON reminders (due);
        CREATE INDEX reminders_of_owner ON reminders (owner);
        """,
        f"""
        ALTER TABLE channels DROP COLUMN silent;
        DROP INDEX reminders_by_time;
        DROP INDEX reminders_of_owner;
        ALTER TABLE reminders RENAME TO notices;
        {REMINDERS}
        INSERT INTO reminders (table_id, channel, owner, due, tries)
            SELECT table_id, channel, owner, due, tries FROM notices WHERE kind = 'turn';
        DROP TABLE notices;
        """,
    ),
    # Sheets of the table companion; an empty one was deleted.
    Change(
        """
        CREATE TABLE sheets (
            id TEXT PRIMARY KEY,
            owner TEXT NOT NULL,
            kind TEXT NOT NULL,
            version INTEGER NOT NULL,
            shared INTEGER NOT NULL,
            content TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX sheets_of_owner ON sheets (owner);
        """
    ),
    # What is asked again and again is found by an index: the best present ratings, running games, who can be reached.
    Change(
        """
        ALTER TABLE ratings ADD COLUMN present INTEGER NOT NULL DEFAULT 1;
        UPDATE ratings SET present = 0 WHERE EXISTS (
            SELECT 1 FROM ratings AS later WHERE later.owner = ratings.owner AND later.game = ratings.game
            AND later.players = ratings.players AND later.number > ratings.number
        );
        CREATE INDEX ratings_by_rank ON ratings (game, players, rating DESC, owner) WHERE present = 1;
        CREATE INDEX running_of_owner ON tables (owner, moved) WHERE outcome IS NULL;
        CREATE INDEX running_places ON places (owner) WHERE outcome IS NULL;
        CREATE INDEX reachable ON channels (owner) WHERE confirmed = 1;
        """,
        """
        DROP INDEX reachable;
        DROP INDEX running_places;
        DROP INDEX running_of_owner;
        DROP INDEX ratings_by_rank;
        ALTER TABLE ratings DROP COLUMN present;
        """,
    ),
    # The finished games that count for somebody, so that nobody with thousands of them is slow.
    Change(
        f"""
        CREATE TABLE finished (
            table_id TEXT NOT NULL REFERENCES tables (id),
            owner TEXT NOT NULL,
            game TEXT NOT NULL,
            moved TEXT NOT NULL,
            seat INTEGER NOT NULL,
            won INTEGER NOT NULL,
            PRIMARY KEY (table_id, owner)
        ) WITHOUT ROWID;
        CREATE INDEX finished_of_owner ON finished (owner, moved DESC, table_id, seat);
        CREATE INDEX finished_by_game ON finished (owner, game, moved DESC, table_id, seat, won);
        {FINISHED};
        """
    ),
)
"""All changes so far; the version of a store is the number of those applied."""


def steps(version: int, to: int) -> Iterator[tuple[int, str]]:
    """Yield the steps from one schema version to another: each version on the way, with the script that leads to it."""
    for number in range(version, to):
        yield number + 1, SCHEMA[number].forward
    for number in range(version, to, -1):
        forward, back = SCHEMA[number - 1]
        made = re.findall(r"CREATE TABLE (\w+)", forward)
        yield number - 1, back or " ".join(f"DROP TABLE {table};" for table in reversed(made))
