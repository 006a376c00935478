"""Draws what a seat cannot see, to make full tables that fit its observation."""

from typing import Final

from mypy_extensions import i64

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
    others: list[int] = []
    for thing, number in enumerate(left):
        while number > 0:
            others.append(thing)
            number -= 1
    return others


def drawn(pile: list[int], pool: list[int], counts: list[int], random: Random) -> list[int]:
    """A pile in which the last things of `pool` replace the unknown ones. If a made-up position needs more than the
    pool holds, any things in `counts` fill the gap.
    """
    if len(pile) > len(pool):
        lacking = pile.count(UNKNOWN) - len(pool)
        if lacking > 0:
            anything = without(counts, [])
            pool[:0] = [anything[random.below(len(anything))] for _ in range(lacking)]
    return filled(pile, pool)


def filled(pile: list[int], pool: list[int]) -> list[int]:
    """A pile in which the last things of `pool`, which leave it, replace the unknown ones."""
    number: i64 = 0
    for thing in pile:
        if thing == UNKNOWN:
            number += 1
    if not number:
        return pile
    left = len(pool) - number
    if number == len(pile) and left >= 0:
        drawn_pile = pool[left:]
        drawn_pile.reverse()
    else:
        drawn_pile = pile[:]
        last = len(pool)
        for place, thing in enumerate(pile):
            if thing == UNKNOWN:
                last -= 1
                drawn_pile[place] = pool[last]
    del pool[max(0, left) :]
    return drawn_pile
