#!/bin/bash
# Hugging Face datasets 5.2.0 (pyarrow 26.0.1, NumPy 2.4.6): unsigned numbers of 64 bits in lists.
#
# Question: a column list<uint64> holds the seeds of a match, and a column uint64 the seed of a game, both 2**63 + 5.
#   What does the NumPy format give back?
# One would guess: the same numbers in both, as the features say uint64, or else an error for what does not fit.
# Seen: the single number comes back as np.uint64, but the list is cast to int64 unchecked: -9223372036854775803. Lists
#   of smaller numbers become int64 too, and a null among them makes the row float32: 16777217 becomes 16777216.
# So: seeds, hashes and bit boards do not belong into lists of integers that this format reads. Write them as strings,
#   or read them with the format "arrow" or none.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q datasets==5.2.0 pyarrow==26.0.1 numpy==2.4.6
HF_HOME="$room" "$room/venv/bin/python" -W error::RuntimeWarning - <<'END'
import numpy as np
import pyarrow as pa
from datasets import Dataset

SEED = 2**63 + 5
rows = Dataset(
    pa.table(
        {
            "seed": pa.array([SEED], pa.uint64()),
            "seeds": pa.array([[SEED]], pa.list_(pa.uint64())),
            "places": pa.array([[2, 1]], pa.list_(pa.uint8())),
            "totals": pa.array([[16777217, None]], pa.list_(pa.int32())),
        }
    )
)
row = rows.with_format("numpy")[0]
print(rows.features, row, sep="\n")
assert row["seed"] == SEED and row["seed"].dtype == np.uint64
assert row["seeds"].dtype == np.int64 and row["seeds"][0] == SEED - 2**64
assert row["places"].dtype == np.int64
assert row["totals"].dtype == np.float32 and row["totals"][0] == 16777216 and np.isnan(row["totals"][1])
assert rows.with_format("arrow")[0]["seeds"].to_pylist() == [[SEED]]
assert rows[0]["seeds"] == [SEED] and rows[0]["totals"] == [16777217, None]  # without a format all is well
END
