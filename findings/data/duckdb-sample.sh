#!/bin/bash
# DuckDB 2.0.1 (NumPy 2.4.6): which games a small sample shows.
#
# Question: a table has a million games in order. From which part of it are the rows of USING SAMPLE 5 ROWS, asked a
#   hundred times? And of 30 rows?
# One would guess: from everywhere, with a mean near 500,000: a sample of a number of rows is a reservoir sample, which
#   reads the whole table (only a percentage takes whole blocks).
# Seen: 5 rows are nearly always from the first 20,480 (mean about 13,000), on one thread too, and 20 rows from the
#   first fifth. From 30 rows on the sample is uniform (mean about 500,000).
# So: "have a look at five games" shows the first deals or bots of a file that is in order. ORDER BY random() LIMIT 5 is
#   uniform.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q duckdb==2.0.1 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
import duckdb
import numpy as np

duckdb.sql("CREATE TABLE games AS SELECT game FROM range(1000000) t(game)")


def drawn(query):
    """The mean of the games of a hundred answers, and how many of them are among the first 2 and 20 %."""
    games = np.array([row[0] for _ in range(100) for row in duckdb.sql(query).fetchall()])
    found = games.mean(), (games < 20_480).mean(), (games < 200_000).mean()
    print(query, *found)
    return found


assert drawn("SELECT game FROM games USING SAMPLE 5 ROWS")[1] > 0.9
assert drawn("SELECT game FROM games USING SAMPLE 20 ROWS")[2] > 0.9
for fair in ("USING SAMPLE 30 ROWS", "USING SAMPLE 1000 ROWS", "ORDER BY random() LIMIT 5"):
    mean, first, fifth = drawn(f"SELECT game FROM games {fair}")
    assert 400_000 < mean < 600_000 and first < 0.1 and 0.1 < fifth < 0.3
END
