#!/bin/bash
# DuckDB 2.0.1 and 1.4.3: a string in an expression of Python.
#
# Question: a table has winner and seat, both "ada" in its five rows. How many rows does
#   table.filter(duckdb.ColumnExpression("winner") == "seat") leave?
# One would guess: five. The client makes a column of any bare string (and "ada" in its place fails, as there is no such
#   column).
# Seen: none. Since 2.0 a string is a value, with a UserWarning where it is also a column's name. Likewise
#   FunctionExpression("max", "points") is the text "points", no longer the most points, and all branches of a
#   CaseExpression. What takes a column alone, as select("seat") and sort("seat") do, still means the column.
# So: an analysis written for 1.x runs on and gives other numbers: no first player ever won. Name columns by
#   ColumnExpression everywhere, and let the warning be an error in tests (python -W error::UserWarning).
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
cat >"$room/strings.py" <<'END'
import sys
import warnings

import duckdb
from duckdb import ColumnExpression, ConstantExpression, FunctionExpression

con = duckdb.connect()
con.execute("CREATE TABLE games AS SELECT 'ada' winner, 'ada' seat, game + 1 points FROM range(5) t(game)")
games, winner = con.table("games"), ColumnExpression("winner")


def found():
    return {
        "winner == seat": len(games.filter(winner == "seat").fetchall()),
        "winner in seat": len(games.filter(winner.isin("seat")).fetchall()),
        "max": games.aggregate([FunctionExpression("max", "points")]).fetchall()[0][0],
        "select": games.select("seat").fetchall()[0][0],
        "the column": len(games.filter(winner == ColumnExpression("seat")).fetchall()),
        "the value": len(games.filter(winner == ConstantExpression("ada")).fetchall()),
    }


with warnings.catch_warnings(record=True) as warned:
    warnings.simplefilter("always")
    seen = found()
print(duckdb.__version__, seen, len(warned))
assert duckdb.__version__ == sys.argv[1]
if sys.argv[1] == "2.0.1":
    assert [*seen.values()] == [0, 0, "points", "ada", 5, 5] and len(warned) == 3
else:
    assert [*seen.values()] == [5, 5, 5, "ada", 5, 5] and not warned
END
for version in 2.0.1 1.4.3; do
    "$room/venv/bin/pip" install -q "duckdb==$version"
    "$room/venv/bin/python" "$room/strings.py" "$version"
done
