#!/bin/bash
# pyarrow 26.0.1: looking for a game by its seed, an unsigned number of 64 bits.
#
# Question: a Parquet file has a column "seed" of uint64 with 2**63 + 5 and 5. Which rows give filters of it by
#   seed == 5, seed == 2**63 + 5, and seed in both?
# One would guess: one row, one row, two rows. The number of a filter takes the column's type, and a Python integer of
#   64 bits becomes uint64 as in NumPy.
# Seen: all three raise. The first compares as int64, into which the column does not fit ("Integer value
#   9223372036854775813 not in range"); the others cannot make a number of theirs ("too large to convert to C long"). So
#   even seed == 5 depends on which other seeds the file holds. With pa.scalar(5, pa.uint64()) all is well.
# So: a script that finds games by seed works with small test seeds and fails with random ones. Give the type of the
#   number with every filter of a column of uint64.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q pyarrow==26.0.1
"$room/venv/bin/python" - "$room" <<'END'
import sys

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

LARGE = 2**63 + 5
seed = pc.field("seed")


def found(file, condition):
    """The seeds that a condition leaves, or the error that making it or reading raised."""
    try:
        answer = pq.read_table(file, filters=condition())["seed"].to_pylist()
    except (pa.ArrowInvalid, OverflowError) as error:
        answer = type(error)
        print(error)
    print(answer)
    return answer


large, small = f"{sys.argv[1]}/large.parquet", f"{sys.argv[1]}/small.parquet"
pq.write_table(pa.table({"seed": pa.array([LARGE, 5], pa.uint64())}), large)
pq.write_table(pa.table({"seed": pa.array([6, 5], pa.uint64())}), small)
assert found(small, lambda: seed == 5) == [5]
assert found(large, lambda: seed == 5) is pa.ArrowInvalid
assert found(large, lambda: seed == LARGE) is OverflowError
assert found(large, lambda: seed.isin([5, LARGE])) is OverflowError
assert found(large, lambda: seed == pa.scalar(5, pa.uint64())) == [5]
assert found(large, lambda: seed == pa.scalar(LARGE, pa.uint64())) == [LARGE]
assert found(large, lambda: seed.isin(pa.array([5, LARGE], pa.uint64()))) == [LARGE, 5]
END
