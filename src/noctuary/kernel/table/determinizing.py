"""Draws what a seat cannot see, to make full tables that fit its observation."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.base.randomness import Random

UNKNOWN: Final = -1
"""A component that the observing seat cannot know."""


def counted(things: list[int], kinds: int) -> list[int]:
    """The number of things of each of `kinds` kinds."""
    counts = [0] * kinds
    for thing in things:
        counts[thing] = counts[thing] + 1
    return counts


def without(counts: list[int], piles: list[list[int]]) -> list[int]:
    """The things in order, as many of each as `counts` says, less those in `piles`, which may hold more."""
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
    """A pile in which the last things of `pool` replace the unknown ones. If a made-up position needs more than the
    pool holds, any things in `counts` fill the gap.
    """
    lacking = pile.count(UNKNOWN) - len(pool)
    if lacking > 0:
        anything = without(counts, [])
        pool[:0] = [anything[random.below(len(anything))] for _ in range(lacking)]
    return [pool.pop() if thing == UNKNOWN else thing for thing in pile]
