#!/bin/bash
# safetensors 0.8.0 (NumPy 2.4.6): weights that are a transposed view.
#
# Question: a policy keeps a matrix as weights.T, without a copy. safetensors.numpy.save_file writes it, load_file reads
#   it. Is it the same matrix?
# One would guess: yes. The shape is written, NumPy's tobytes() gives any view in the order of its indices, and the same
#   library refuses tensors of PyTorch that are not contiguous.
# Seen: the shape is right and the numbers are in the order of memory: [[0, 3], [1, 4], [2, 5]] comes back as
#   [[0, 1], [2, 3], [4, 5]], with no error. A slice that skips columns comes back with the numbers it skipped. The
#   same with save().
# So: square matrices of a policy come back transposed, and it only plays worse. Write np.ascontiguousarray(weights),
#   and compare the moves of a policy before it was written and after it was read.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q safetensors==0.8.0 numpy==2.4.6
"$room/venv/bin/python" - "$room/weights.safetensors" <<'END'
import sys

import numpy as np
from safetensors.numpy import load, load_file, save, save_file

file = sys.argv[1]


def read_back(weights):
    save_file({"weights": weights}, file)
    found = load_file(file)["weights"]
    assert found.shape == weights.shape and np.array_equal(found, load(save({"weights": weights}))["weights"])
    print(weights.tolist(), "->", found.tolist())
    return found.tolist()


layer = np.arange(6.0).reshape(2, 3)
assert layer.T.tolist() == [[0, 3], [1, 4], [2, 5]]
assert read_back(layer.T) == [[0, 1], [2, 3], [4, 5]]
assert read_back(np.asfortranarray(layer)) == [[0, 3, 1], [4, 2, 5]]
assert read_back(np.ascontiguousarray(layer.T)) == layer.T.tolist()
assert layer[:, ::2].tolist() == [[0, 2], [3, 5]] and read_back(layer[:, ::2]) == [[0, 1], [2, 3]]
assert read_back(layer[:1]) == layer[:1].tolist()
END
