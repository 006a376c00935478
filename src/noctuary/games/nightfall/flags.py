"""The command-line options of Nightfall."""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules.options import COMMON_GROUND, OPEN_ARCHIVES, QUICK_START, TWO_PLAYER
from noctuary.kernel.flags import Flag

FLAGS: Final = (
    Flag("--draft", "nightfall-flag-draft", "WORD"),
    Flag(
        "--variant",
        "nightfall-flag-variant",
        "WORD",
        {
            "secret-archives": ("secret_archives", True),
            "open-archives": ("draft", OPEN_ARCHIVES),
            "common-ground": ("draft", COMMON_GROUND),
            "quick-start": ("draft", QUICK_START),
            "two-player": ("draft", TWO_PLAYER),
            "series": ("series", True),
        },
    ),
    Flag("--edition", "nightfall-flag-edition", "WORD"),
    Flag("--promos", "nightfall-flag-promos"),
    Flag("--pairs", "nightfall-flag-pairs", "PAIR,PAIR"),
    Flag("--secret-archives", "nightfall-flag-secret-archives"),
    Flag("--series", "nightfall-flag-series"),
    Flag("--turn-limit", "nightfall-flag-turn-limit", "N"),
)
