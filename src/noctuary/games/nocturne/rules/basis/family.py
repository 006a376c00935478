"""The family game (chapter 11): its differences from the standard game.

Goals, Shadows and the Sprite board are simply not set up (`setup`), so they have no effect.
"""

from typing import Final

REMOVED: Final = (0, 1)
"""The 1 and the 2 of every player leave the game (NOC-11.1)."""


def ranking(totals: list[int]) -> list[list[int]]:
    """Seats from first to last; equal totals share the place (NOC-11.3)."""
    return [
        [seat for seat, other in enumerate(totals) if other == total] for total in sorted(set(totals), reverse=True)
    ]
