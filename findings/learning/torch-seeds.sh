#!/bin/bash
# PyTorch 2.13.0: a tensor of unsigned numbers of 64 bits, such as seeds of games.
#
# Question: seeds = torch.tensor([2**63 + 5, 5], dtype=torch.uint64). Which of sum(), sort(), seeds + 1, seeds == 5,
#   seeds < 6 and seeds.max() work, and with which type?
# One would guess: addition and comparison work, and what does not raises; sorting and sums would be the first to be left
#   out.
# Seen: the other way round. sort(), unique() and == are right, seeds + 1, < and max() are "not implemented for 'UInt64'",
#   and sum() and cumsum() give int64 without a word, so that a sum of positive numbers is -9223372036854775798.
# So: a range check of seeds cannot be written, and a check sum of them is signed. Keep such numbers in NumPy, or as two
#   columns of int32.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q torch==2.13.0 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
import torch

LARGE = 2**63 + 5
seeds = torch.tensor([LARGE, 5], dtype=torch.uint64)


def refused(what):
    """Whether an operation is not there for the type."""
    try:
        print(what())
    except NotImplementedError as error:
        print(error)
        return True
    return False


assert seeds.tolist() == [LARGE, 5] and seeds.sort().values.tolist() == [5, LARGE]
assert (seeds == 5).tolist() == [False, True] and seeds.unique().dtype == torch.uint64
for operation in (lambda: seeds + 1, lambda: seeds < 6, seeds.max, lambda: seeds % 7, lambda: seeds >> 1):
    assert refused(operation)
print(seeds.sum(), seeds.cumsum(0))
assert seeds.sum().dtype == torch.int64 and seeds.sum().item() == LARGE + 5 - 2**64
assert seeds.cumsum(0).tolist() == [LARGE - 2**64, LARGE + 5 - 2**64]
END
