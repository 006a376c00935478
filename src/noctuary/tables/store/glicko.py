"""How one game changes the ratings of those who played it, by Glicko-2.

Every game is a rating period of those who played it: each has as many results in it as there are others, a win against
whoever came in behind, and a draw with whoever shares the place. Time alone makes no rating less certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating


class Rating(NamedTuple):
    """A rating, how far from it somebody's strength may well be, and how much that strength changes; by default that
    of whoever has not played yet.
    """

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


def after(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of those who have come in on these places."""
    inside = [(rating_to_mu(one.rating), rd_to_phi(one.deviation)) for one in before]
    found: list[Rating] = []
    for me, place in enumerate(places):
        results = [
            (*inside[other], 1.0 if place < theirs else 0.5 if place == theirs else 0.0)
            for other, theirs in enumerate(places)
            if other != me
        ]
        new = update_rating(*inside[me], before[me].volatility, results)
        found.append(Rating(mu_to_rating(new.mu), phi_to_rd(new.phi), new.sigma))
    return found
