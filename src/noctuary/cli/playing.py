"""Many games being played, with a progress bar."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from noctuary import locale
from noctuary.cli.words import number
from noctuary.simulation.series import Played, Series

REDRAW: Final = 0.1
"""Seconds between two drawings of the progress bar."""


def processes(text: str) -> int:
    """How many processes were asked for; by default one per processor. Raises BadInput."""
    return number(text, "--processes", 1) if text else os.cpu_count() or 1


def play(series: Series, processes: int, language: str) -> Iterator[Played]:
    """The games of a series; a terminal shows how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    drawn = time.perf_counter()
    # Drawn from here, not from a thread: forking a process with threads is not safe.
    screen = Console(stderr=True)
    silent = not screen.is_terminal
    with Progress(*columns, console=screen, transient=True, auto_refresh=False, disable=silent) as progress:
        task = progress.add_task(locale.text(language, "cli-sim-playing"), total=series.games)
        for played in series.play(processes):
            yield played
            progress.advance(task)
            if time.perf_counter() > drawn + REDRAW:
                drawn = time.perf_counter()
                progress.refresh()
