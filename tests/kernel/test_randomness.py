"""The random stream: the same everywhere and forever, and evenly distributed."""

import os
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noctuary import engine
from noctuary.kernel.base.randomness import Random, derive

KEY = int.from_bytes(bytes(range(1, 33)), "big")


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """The published generator, implemented again."""
    while True:
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) + result) % 2**32
        yield result


@pytest.mark.parametrize(
    ("seed", "first"),
    [(0, [1427488602]), (7, [100587536, 2849664703, 2976894644, 2427842431]), (-1, [754549516, 1829345342])],
)
def test_a_seed_gives_the_same_numbers_in_every_version(seed: int, first: list[int]) -> None:
    stream = Random(seed)
    assert [stream.next32() for _ in first] == first


@given(seed=st.integers(-(2**80), 2**64 - 1))
def test_the_numbers_are_those_of_sfc32(seed: int) -> None:
    reference = sfc32(seed % 2**32, (seed >> 32) % 2**32, 0x9E3779B9, 1)
    for _ in range(12):
        next(reference)
    stream = Random(seed)
    assert [stream.next32() for _ in range(50)] == [next(reference) for _ in range(50)]


@given(key=st.integers(2**64, 2**256 - 1))
def test_a_larger_seed_is_the_key_of_a_cryptographic_stream(key: int) -> None:
    blocks = [
        blake2b(number.to_bytes(8, "little"), key=key.to_bytes(32, "big"), person=b"noctuary chance").digest()
        for number in range(3)
    ]
    numbers = [int.from_bytes(block[place : place + 4], "little") for block in blocks for place in range(0, 64, 4)]
    stream = Random(key)
    assert [stream.next32() for _ in numbers] == numbers


@pytest.mark.parametrize("name", [engine.PURE, engine.COMPILED])
def test_both_engines_give_the_same_numbers_for_a_key(name: str) -> None:
    if name == engine.COMPILED and not engine.is_ready():
        pytest.skip("no engine is compiled")
    words = "print(*(r.next32() for _ in range(40)))"
    program = f"from noctuary.kernel.randomness import Random; r = Random({KEY}); {words}"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, engine.ENVIRONMENT: name},
        capture_output=True,
        text=True,
        check=True,
    )
    stream = Random(KEY)
    assert [int(number) for number in told.stdout.split()] == [stream.next32() for _ in range(40)]


@pytest.mark.parametrize(("seed", "bound"), [*((n, n) for n in (1, 2, 3, 6, 24, 1000, 65535)), (KEY, 24)])
def test_below_is_even(seed: int, bound: int) -> None:
    stream = Random(seed)
    draws = 60_000
    counts = Counter(stream.below(bound) * 6 // bound for _ in range(draws))
    assert set(counts) <= set(range(6))
    if bound % 6 == 0 or bound > 100:
        chi_square = sum((counts[group] - draws / 6) ** 2 / (draws / 6) for group in range(6))
        assert chi_square < 25.7  # 5 degrees of freedom: exceeded once in 10,000 streams


def test_shuffles_are_even_and_keep_everything() -> None:
    stream = Random(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [1, 2, 3, 4]
        stream.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 58.6  # 23 degrees of freedom, as above


@pytest.mark.parametrize(("seed", "given"), [(3, 1), (KEY, 0), (KEY, 1), (KEY, 16), (KEY, 30)])
def test_clones_and_pickles_go_on_alike_and_apart(seed: int, given: int) -> None:
    stream = Random(seed)
    for _ in range(given):
        stream.next32()
    clone = stream.clone()
    copy = pickle.loads(pickle.dumps(stream))
    numbers = [stream.next32() for _ in range(5)]
    assert [clone.next32() for _ in range(5)] == numbers
    assert [copy.next32() for _ in range(5)] == numbers
    assert stream.words() == clone.words() == copy.words()


def test_derived_seeds_are_hashes_of_what_they_are_for_and_come_from() -> None:
    hashed = blake2b(b"bot\n7\n1\ngreedy", digest_size=8, person=b"noctuary derived").digest()
    assert derive("bot", 7, 1, "greedy") == int.from_bytes(hashed, "big")
    assert derive("deal", KEY, 0, size=32) != derive("deal", KEY, 1, size=32) != derive("bot", KEY, 1, size=32)
