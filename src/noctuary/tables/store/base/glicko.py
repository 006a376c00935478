"""How a game changes the ratings of its players, by Glicko-2.

Every game is a rating period for its players: each has one result against every other player, a win against those
ranked lower and a draw against those with the same rank. Ratings do not become less certain over time.
"""

from collections.abc import Sequence
from typing import NamedTuple

from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating


class Rating(NamedTuple):
    """A Glicko-2 rating with its deviation and volatility; by default that of a new player."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


def after(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of the players after a game in which they finished in these `places`."""
    inside = [(rating_to_mu(rating.rating), rd_to_phi(rating.deviation)) for rating in before]
    ratings: list[Rating] = []
    for me, place in enumerate(places):
        results = [
            (*inside[other], 1.0 if place < theirs else 0.5 if place == theirs else 0.0)
            for other, theirs in enumerate(places)
            if other != me
        ]
        new = update_rating(*inside[me], before[me].volatility, results)
        ratings.append(Rating(mu_to_rating(new.mu), phi_to_rd(new.phi), new.sigma))
    return ratings
