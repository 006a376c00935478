"""The only source of chance: a small seeded generator that gives the same numbers on every platform and in every
version.

The algorithm is sfc32 (Small Fast Counting generator, 32-bit words, by Chris Doty-Humphrey): four 32-bit words,
additions, shifts and xors only. When compiled it uses 64-bit machine words (`i64`), which never overflow here: a word
shifted by 21 has at most 53 bits, a word times a bound at most 48.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF

Item = TypeVar("Item")


class Random:
    """A stream of random numbers. Equal seeds give equal streams.

    `seed` may be any integer; it is reduced to 64 bits.
    """

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, seed: int, original: Random | None = None) -> None:
        """`original`: a stream to copy, instead of a seed."""
        if original is not None:
            self._a: i64 = original._a
            self._b: i64 = original._b
            self._c: i64 = original._c
            self._count: i64 = original._count
            return
        self._a = seed & MASK
        self._b = (seed >> 32) & MASK
        self._c = 0x9E3779B9
        self._count = 1
        for _ in range(12):
            self.next32()

    def next32(self) -> i64:
        """The next number, 0 <= number < 2**32."""
        result = (self._a + self._b + self._count) & MASK
        self._count = (self._count + 1) & MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & MASK
        self._c = (((self._c << 21) | (self._c >> 11)) + result) & MASK
        return result

    def below(self, bound: int) -> int:
        """A number drawn evenly from 0 .. bound - 1 (1 <= bound < 2**16)."""
        size: i64 = bound
        product = self.next32() * size
        if product & MASK < size:
            # Reject the few numbers that would make small results more likely than others.
            surplus: i64 = 0x100000000 % size
            while product & MASK < surplus:
                product = self.next32() * size
        return product >> 32

    def shuffle(self, items: list[Item]) -> None:
        """Put `items` into a random order, in place."""
        for index in range(len(items) - 1, 0, -1):
            other = self.below(index + 1)
            items[index], items[other] = items[other], items[index]

    def clone(self) -> Random:
        """An independent stream that will give the same numbers as this one."""
        return Random(0, self)

    def words(self) -> tuple[int, int, int, int]:
        """The inner state, for comparing and saving."""
        return self._a, self._b, self._c, self._count

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int]]:
        return restore, self.words()


def restore(a: int, b: int, c: int, count: int) -> Random:
    """The stream whose `words()` were these."""
    stream = Random(0)
    stream._a = a
    stream._b = b
    stream._c = c
    stream._count = count
    return stream
