#!/bin/bash
# SQLite through Python's sqlite3 (seen with 3.40.1): identifiers after rows that were changed in place of inserted.
#
# Question: a table has "id INTEGER PRIMARY KEY AUTOINCREMENT" and a unique name. INSERT ... ON CONFLICT (name) DO
#   UPDATE adds a name, meets it a thousand times more, and adds a second. Which id has that?
# One would guess: 2. Numbers that are used up by conflicts are known of sequences in PostgreSQL; SQLite counts the
#   largest id that was ever in the table.
# Seen: 1002. Each update takes a number, as does DO NOTHING. Without AUTOINCREMENT it is 2.
# So: an id is no count of players or games, and "ids 1 to n" finds few of them. A counter that is updated at each move
#   takes a number at each move.
set -eu
python3 - <<'END'
import sqlite3


def following(key, conflict):
    """The id of a new row after a thousand conflicts with the first."""
    connection = sqlite3.connect(":memory:")
    connection.execute(f"CREATE TABLE players (id INTEGER PRIMARY KEY {key}, name UNIQUE, games DEFAULT 1)")
    insert = f"INSERT INTO players (name) VALUES (?) ON CONFLICT (name) DO {conflict}"
    for _ in range(1001):
        connection.execute(insert, ("Ada",))
    found = connection.execute(f"{insert} RETURNING id", ("Bo",)).fetchone()[0]
    print(sqlite3.sqlite_version, key, conflict, found)
    return found


assert following("", "UPDATE SET games = games + 1") == following("", "NOTHING") == 2
assert following("AUTOINCREMENT", "UPDATE SET games = games + 1") == 1002
assert following("AUTOINCREMENT", "NOTHING") == 1002
END
