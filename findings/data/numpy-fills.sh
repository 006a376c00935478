#!/bin/bash
# NumPy 2.4.6: an illegal action marked with -1 in an array of uint8.
#
# Question: u is uint8 and -1 marks "no action". What do np.where(mask, u, -1), np.select, np.pad(constant_values=-1),
#   np.insert and np.append do?
# One would guess: since NumPy 2 (NEP 50), a Python integer that does not fit the type raises OverflowError, as u + -1
#   and np.full_like(u, -1) do. Only np.append, which makes an array of the -1 first, widens to int64.
# Seen: np.where, np.select, np.choose and np.pad return uint8 with 255, and do not even warn. np.insert raises.
# So: actions and places in bytes get a legal-looking 255 as their mark. Widen before you mark: u.astype(np.int64).
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q numpy==2.4.6
"$room/venv/bin/python" -W error - <<'END'
import numpy as np

u, mask = np.arange(3, dtype=np.uint8), [True, False, True]
silent = {
    "where": np.where(mask, u, -1),
    "select": np.select([mask], [u], -1),
    "choose": np.choose([0, 1, 0], [u, -1]),
    "pad": np.pad(u, 1, constant_values=-1),
}
for name, found in silent.items():
    print(name, found, found.dtype)
    assert found.dtype == np.uint8 and 255 in found, name

refused = {
    "add": lambda: u + -1,
    "full_like": lambda: np.full_like(u, -1),
    "insert": lambda: np.insert(u, 0, -1),
}
for name, fill in refused.items():
    try:
        raise SystemExit(f"{name} no longer raises: {fill()}")
    except OverflowError as error:
        print(name, "OverflowError:", error)

assert np.append(u, -1).dtype == np.int64
END
