"""What is out of sight, drawn for full tables that an observation allows."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.randomness import Random

UNKNOWN: Final = -1
"""A component that the observing seat cannot know."""


def counted(things: list[int], kinds: int) -> list[int]:
    """How many of each there are, of so many kinds."""
    counts = [0] * kinds
    for thing in things:
        counts[thing] = counts[thing] + 1
    return counts


def without(counts: list[int], piles: list[list[int]]) -> list[int]:
    """The things of which there are so many each, in order, without those in `piles`, which may be more."""
    left = counts[:]
    for pile in piles:
        for thing in pile:
            if thing != UNKNOWN:
                left[thing] = left[thing] - 1
    found: list[int] = []
    for thing, number in enumerate(left):
        while number > 0:
            found.append(thing)
            number -= 1
    return found


def drawn(pile: list[int], pool: list[int], counts: list[int], random: Random) -> list[int]:
    """A pile with the last thing of `pool` for each unknown one. A made-up position may use the pool up: then it is
    anything of which there are some.
    """
    lacking = pile.count(UNKNOWN) - len(pool)
    if lacking > 0:
        anything = without(counts, [])
        pool[:0] = [anything[random.below(len(anything))] for _ in range(lacking)]
    return [pool.pop() if thing == UNKNOWN else thing for thing in pile]
