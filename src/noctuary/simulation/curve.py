"""A plot of an analysis. Needs Matplotlib."""

from pathlib import Path
from typing import Final

from noctuary.simulation.analysis import Analysis
from noctuary.simulation.pictures import picture

COLOURS: Final = ("#D55E00", "#0072B2", "#CC79A7", "#009E73", "#000000")
SHOWN: Final = 10
"""Number of mistakes marked on the curves."""


def draw(path: Path, analysis: Analysis, across: str, up: str) -> None:
    """Plot every seat's chances with the costliest mistakes; the suffix sets the format. Raises BadInput."""
    with picture(path, 8, 4) as axes:
        for seat, player in enumerate(analysis.players):
            values = [100 * chances[seat] for chances in analysis.curve]
            axes.plot(values, color=COLOURS[seat], label=player.name)
            steps = [mistake.step for mistake in analysis.mistakes[:SHOWN] if mistake.seat == player.seat]
            axes.plot(steps, [values[step] for step in steps], "o", color=COLOURS[seat])
        axes.set_ylim(0, 100)
        axes.grid(alpha=0.3)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.legend()
