#!/bin/bash
# JAX 0.10.2: keys that are split, and keys that are folded.
#
# Question: k = jax.random.key(0). Which are equal: split(k, 4)[2], split(k, 8)[2], fold_in(k, 2)? And are
#   normal(k, (10,)) and the first ten of normal(k, (1000,)) the same numbers?
# One would guess: none are. split and fold_in are two ways to new, independent keys, fold_in's documentation calls the
#   key "statistically safe", and for years another number or shape meant other numbers.
# Seen: all three keys are equal, and so are the ten numbers. jax.debug_key_reuse(True), which finds keys that are used
#   twice, is silent. With jax_threefry_partitionable=False, the default before JAX 0.5, all are different.
# So: a trainer that splits its seed for weights and games, and folds the number of a worker or step into the same seed,
#   gives worker 0 the key of the weights and worker 1 that of the games. Only split or only fold a key, never both, and
#   never draw from it as well.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q jax==0.10.2 numpy==2.4.6
JAX_PLATFORMS=cpu "$room/venv/bin/python" - <<'END'
import jax
from jax.random import fold_in, key, key_data, normal, split


def same(one, other):
    """Whether two arrays of keys or numbers are equal."""
    one, other = (key_data(it) if jax.dtypes.issubdtype(it.dtype, jax.dtypes.prng_key) else it for it in (one, other))
    return bool((one == other).all())


def compared(seed):
    """Whether split of two numbers, split and fold_in, and the draws of two shapes are equal."""
    k = key(seed)
    folded = jax.vmap(lambda number: fold_in(k, number))(jax.numpy.arange(8))
    found = (same(split(k, 4), split(k, 8)[:4]), same(split(k, 8), folded))
    return *found, same(normal(k, (10,)), normal(k, (1000,))[:10])


for seed in range(5):
    print(seed, compared(seed))
    assert compared(seed) == (True, True, True)
with jax.debug_key_reuse(True):
    k = key(0)
    weights, games = split(k)
    drawn = [[float(normal(one)) for one in pair] for pair in ((weights, games), (fold_in(k, 0), fold_in(k, 1)))]
print(drawn)
assert drawn[0] == drawn[1]
with jax.threefry_partitionable(False):
    assert compared(0) == (False, False, False)
END
