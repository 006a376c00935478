#!/bin/bash
# DuckDB 2.0.1 with pyarrow 26.0.1: names of bots that Arrow keeps as a dictionary.
#
# Question: the column bot is dictionary<int8, string> in an Arrow table, ordered by strength: level1, level2, level10.
#   Which type has it in DuckDB, how is it sorted, and what comes back?
# One would guess: ENUM, as for a pandas Categorical: sorted by strength, and a dictionary again on the way back.
# Seen: VARCHAR. The order is alphabetical (level1, level10, level2), and Arrow gets plain strings back. A pandas
#   Categorical of the same names does become an ENUM and keeps its order.
# So: two readers of one data set sort its bots differently. Make the ENUM yourself, or sort by a number.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q duckdb==2.0.1 pyarrow==26.0.1 pandas==3.1.1 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
import duckdb
import pandas as pd
import pyarrow as pa

names = ["level1", "level2", "level10"]
bots = pa.DictionaryArray.from_arrays(pa.array([2, 0, 1], pa.int8()), names, ordered=True)
arrow = pa.table({"bot": bots})
frame = pd.DataFrame({"bot": pd.Categorical(["level10", "level1", "level2"], names, ordered=True)})

found = {}
for source in ("arrow", "frame"):
    kind = duckdb.sql(f"DESCRIBE SELECT bot FROM {source}").fetchall()[0][1]
    order = [row[0] for row in duckdb.sql(f"SELECT bot FROM {source} ORDER BY bot").fetchall()]
    back = duckdb.sql(f"SELECT bot FROM {source}").to_arrow_table().schema.field("bot").type
    found[source] = (kind, order, pa.types.is_dictionary(back))
    print(source, kind, order, back)

assert found["arrow"] == ("VARCHAR", ["level1", "level10", "level2"], False)
assert found["frame"] == ("ENUM('level1', 'level2', 'level10')", names, True)
END
