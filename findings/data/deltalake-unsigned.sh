#!/bin/bash
# deltalake 1.6.6 (pyarrow 26.0.1): columns of unsigned numbers in a Delta table.
#
# Question: a table with a column "card" of uint8 is written as a new Delta table, which knows no unsigned types. Which
#   type has it there? A second batch, of the same type, is appended.
# One would guess: the next signed type that holds all values (short, for uint8), as other formats do, or an error at
#   once.
# Seen: the signed type of the same width. The first batch, with values up to 127, is written as byte. The append fails
#   at the first 200: "Can't cast value 200 to type Int8". Likewise list<uint8>, and uint16, uint32, uint64 from the half
#   of their range on. (pyiceberg 0.12.0 makes uint8 an int.)
# So: a pipeline works until the first large card, identifier or seed, and the table's type is then set. Cast unsigned
#   columns to the wider signed type before the first write; seeds of 64 bits go as text.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q deltalake==1.6.6 pyarrow==26.0.1
"$room/venv/bin/python" - "$room" <<'END'
import sys
import tempfile

import pyarrow as pa
from deltalake import DeltaTable, write_deltalake


def appended(kind, small, large):
    """The type in the Delta table of a batch, and whether a batch with a larger number could be appended."""
    path = tempfile.mkdtemp(dir=sys.argv[1])
    write_deltalake(path, pa.table({"card": pa.array([small], kind)}))
    stored = DeltaTable(path).to_pyarrow_table().schema.field("card").type
    try:
        write_deltalake(path, pa.table({"card": pa.array([large], kind)}), mode="append")
    except Exception as error:
        print(kind, "->", stored, type(error).__name__, str(error)[-60:])
        return stored, False
    print(kind, "->", stored, DeltaTable(path).to_pyarrow_table()["card"].to_pylist())
    return stored, True


assert appended(pa.uint8(), 100, 127) == (pa.int8(), True)
assert appended(pa.int16(), 100, 200) == (pa.int16(), True)
assert appended(pa.list_(pa.uint8()), [100], [200]) == (pa.list_(pa.field("element", pa.int8())), False)
for bits, signed in ((8, pa.int8()), (16, pa.int16()), (32, pa.int32()), (64, pa.int64())):
    kind = getattr(pa, f"uint{bits}")()
    assert appended(kind, 2 ** (bits - 1) - 1, 2 ** (bits - 1)) == (signed, False)
END
