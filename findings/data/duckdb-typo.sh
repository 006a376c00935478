#!/bin/bash
# DuckDB 2.0.1 and 1.4.3: a misspelt name in the middle of a transaction.
#
# Question: BEGIN; a game is inserted; a query names a column that does not exist, and its error is caught; a second
#   game is inserted; COMMIT. How many games are there? And after a word of SQL that is misspelt?
# One would guess: two, both times. Only errors while rows are changed, such as a key that is there already, end a
#   transaction; a statement that could not even be understood has changed nothing. (That a key that is there already
#   ends it was guessed rightly.)
# Seen: none. Since 2.0 any error ends the transaction: the second INSERT raises TransactionException ("Current
#   transaction is aborted"), and the first game is lost. In 1.4.3 there are two.
# So: hours of games in one transaction are gone by a typing error beside them. Commit after
#   each game, or SET default_transaction_invalidation_policy = 'SYNTACTIC_ERRORS_DO_NOT_INVALIDATE'.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
cat >"$room/typo.py" <<'END'
import sys

import duckdb


def kept(wrong, setting=None):
    """The games that are there after a transaction with something wrong between its two games."""
    con = duckdb.connect()
    if setting:
        con.execute(setting)
    con.execute("CREATE TABLE games (seed INTEGER PRIMARY KEY)")
    con.execute("BEGIN")
    con.execute("INSERT INTO games VALUES (1)")
    try:
        raise SystemExit(f"{wrong} works: {con.execute(wrong)}")
    except duckdb.Error as error:
        print(type(error).__name__, end=" ")
    try:
        con.execute("INSERT INTO games VALUES (2)")
        con.execute("COMMIT")
    except duckdb.TransactionException as error:
        print(error, end=" ")
        con.execute("ROLLBACK")
    games = [seed for (seed,) in con.execute("FROM games ORDER BY seed").fetchall()]
    print(wrong, games)
    return games


print(duckdb.__version__)
assert duckdb.__version__ == sys.argv[1]
column, word, key = "SELECT sed FROM games", "SELECT seed FORM games", "INSERT INTO games VALUES (1)"
assert kept(key) == []
if sys.argv[1] == "2.0.1":
    assert kept(column) == kept(word) == []
    former = "SET default_transaction_invalidation_policy = 'SYNTACTIC_ERRORS_DO_NOT_INVALIDATE'"
    assert kept(column, former) == kept(word, former) == [1, 2] and kept(key, former) == []
else:
    assert kept(column) == kept(word) == [1, 2]
END
for version in 2.0.1 1.4.3; do
    "$room/venv/bin/pip" install -q "duckdb==$version"
    "$room/venv/bin/python" "$room/typo.py" "$version"
done
