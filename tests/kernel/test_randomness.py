"""The random stream: the same everywhere and forever, and evenly distributed."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noctuary.kernel.randomness import Random


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """The generator as it is published, written once more."""
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


@given(seed=st.integers(-(2**80), 2**80))
def test_the_numbers_are_those_of_sfc32(seed: int) -> None:
    reference = sfc32(seed % 2**32, (seed >> 32) % 2**32, 0x9E3779B9, 1)
    for _ in range(12):
        next(reference)
    stream = Random(seed)
    assert [stream.next32() for _ in range(50)] == [next(reference) for _ in range(50)]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 24, 1000, 65535])
def test_below_is_even(bound: int) -> None:
    stream = Random(bound)
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


def test_clones_and_pickles_go_on_alike_and_apart() -> None:
    stream = Random(3)
    stream.next32()
    clone = stream.clone()
    copy = pickle.loads(pickle.dumps(stream))
    numbers = [stream.next32() for _ in range(5)]
    assert [clone.next32() for _ in range(5)] == numbers
    assert [copy.next32() for _ in range(5)] == numbers
    assert stream.words() == clone.words() == copy.words()
