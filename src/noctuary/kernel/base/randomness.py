"""The only source of chance: a seeded stream that gives the same numbers on every platform and in every version.

Seeds of up to 64 bits give a fast generator, for bots, simulations and examples: sfc32 (Small Fast Counting generator,
32-bit words, by Chris Doty-Humphrey), which uses only additions, shifts and xors of four 32-bit words. When compiled it
uses 64-bit machine words (`i64`), which never overflow here: a word shifted by 21 has at most 53 bits, a word times a
bound at most 48.

The seed of sfc32 can be computed from its output, so where people play against each other the seed is a key of 256
bits, used by BLAKE2b in counter mode: block `n` is the hash of `n` (8 bytes, lowest first), keyed with the seed (32
bytes, highest first), with the personalisation `PERSON`; its 64 bytes are 16 numbers, each lowest byte first.

Further seeds (for the deals of a tournament, for bots) are derived (`derive`) from another seed by hashing: as long as
that one cannot be guessed, knowing a derived seed tells nothing about the others.
"""

from __future__ import annotations

import operator
from hashlib import blake2b
from typing import Final, SupportsIndex, TypeVar

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
FIRST: Final = 0x9E3779B9
"""The third word of every fast stream at first."""
KEYS: Final = 1 << 64
"""Seeds of at least this value are keys."""
KEY_SIZE: Final = 32
"""Length of a key in bytes."""
PERSON: Final = b"noctuary chance"
DERIVED: Final = b"noctuary derived"
SEED_SIZE: Final = 8
"""Length of a seed for a fast stream, in bytes."""

Item = TypeVar("Item")


class Random:
    """A stream of random numbers. Equal seeds give equal streams.

    `seed`: any integer below 2**256, even NumPy's; a negative one is reduced to 64 bits.
    """

    __slots__ = ("_a", "_b", "_block", "_c", "_count", "_key")

    def __init__(self, seed: SupportsIndex, original: Random | None = None) -> None:
        """`original`: a stream to copy, instead of a seed."""
        if original is not None:
            self._a: i64 = original._a
            self._b: i64 = original._b
            self._c: i64 = original._c
            self._count: i64 = original._count
            self._key: bytes = original._key
            self._block: bytes = original._block
            return
        self._block = b""
        number = operator.index(seed)
        self._key = number.to_bytes(KEY_SIZE, "big") if number >= KEYS else b""
        if self._key:
            self._a = self._b = self._c = 0
            # In keyed streams the count is -1 minus the numbers given so far.
            self._count = -1
            return
        self._a = number & MASK
        self._b = (number >> 32) & MASK
        self._c = FIRST
        self._count = 1
        self._mix()

    def _mix(self) -> None:
        """Make the first numbers of a fast stream depend on all bits of its seed."""
        for _ in range(12):
            self.next32()

    def next32(self) -> i64:
        """The next number, 0 <= number < 2**32."""
        if self._count < 0:
            return self._next_of_key()
        result = (self._a + self._b + self._count) & MASK
        self._count = (self._count + 1) & MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & MASK
        self._c = (((self._c << 21) | (self._c >> 11)) + result) & MASK
        return result

    def _next_of_key(self) -> i64:
        given: i64 = -1 - self._count
        self._count -= 1
        first = int(given & 15) * 4
        if first == 0 or not self._block:
            number = int(given >> 4).to_bytes(8, "little")
            self._block = blake2b(number, key=self._key, person=PERSON).digest()
        return int.from_bytes(self._block[first : first + 4], "little")

    def below(self, bound: int) -> int:
        """A number drawn evenly from 0 .. bound - 1 (1 <= bound < 2**16)."""
        return self._below(bound)

    def _below(self, bound: i64) -> i64:
        product = self.next32() * bound
        if product & MASK < bound:
            # Reject the few numbers that would make small results more likely than others.
            surplus: i64 = 0x100000000 % bound
            while product & MASK < surplus:
                product = self.next32() * bound
        return product >> 32

    def shuffle(self, items: list[Item]) -> None:
        """Put `items` into a random order, in place."""
        index: i64 = len(items) - 1
        while index > 0:
            other = self._below(index + 1)
            item = items[index]
            items[index] = items[other]
            items[other] = item
            index -= 1

    def clone(self) -> Random:
        """An independent stream that will give the same numbers as this one."""
        return Random(0, self)

    def branch(self) -> Random:
        """A new stream, whose seed is the next two numbers of this one."""
        stream = NO_CHANCE.clone()
        stream._a = self.next32()
        stream._b = self.next32()
        stream._c = FIRST
        stream._count = 1
        stream._mix()
        return stream

    def words(self) -> tuple[int, ...]:
        """The internal state, for comparing and saving: four words, or a key and how many numbers it has given."""
        if self._key:
            return int.from_bytes(self._key, "big"), int(-1 - self._count)
        return self._a, self._b, self._c, self._count

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        return restore, self.words()


NO_CHANCE: Final = Random(0)
"""To be cloned where a stream is unknown or does not matter."""


def derive(purpose: str, *source: int | str, size: int = SEED_SIZE) -> int:
    """A seed of `size` bytes for a purpose: the hash of another seed and any further parts, one per line."""
    text = "\n".join([purpose, *[str(part) for part in source]])
    return int.from_bytes(blake2b(text.encode(), digest_size=size, person=DERIVED).digest(), "big")


def restore(*words: int) -> Random:
    """The stream with these `words()`."""
    if len(words) == 2:
        stream = Random(words[0])
        stream._count = -1 - words[1]
        return stream
    stream = Random(0)
    stream._a, stream._b, stream._c, stream._count = words
    return stream
