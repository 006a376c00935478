"""A plot of ratings. Needs Matplotlib."""

from collections.abc import Sequence
from pathlib import Path

from noctuary.simulation.pictures import picture
from noctuary.simulation.tournament.ratings import BotRating

COLOUR = "#0072B2"


def draw(path: Path, ratings: Sequence[BotRating], title: str, label: str) -> None:
    """Plot the bots' ratings with confidence intervals, best on top; the suffix sets the format. Raises BadInput."""
    with picture(path, 6.4, 1.2 + 0.32 * len(ratings)) as axes:
        values = [rating.elo for rating in ratings]
        below = [rating.elo - rating.interval[0] for rating in ratings]
        above = [rating.interval[1] - rating.elo for rating in ratings]
        axes.errorbar(values, range(len(ratings)), xerr=[below, above], fmt="o", color=COLOUR, capsize=3)
        axes.set_yticks(range(len(ratings)), [rating.bot for rating in ratings])
        axes.set_ylim(max(1, len(ratings)) - 0.5, -0.5)
        axes.grid(axis="x", alpha=0.3)
        axes.set_xlabel(label)
        axes.set_title(title)
