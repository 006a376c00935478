"""Nightfall in the catalogue of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noctuary.kernel import game
from noctuary.kernel.flags import Flag
from noctuary.kernel.randomness import Random
from noctuary.nightfall import options, position, setup, value
from noctuary.nightfall.actions import ACTIONS
from noctuary.nightfall.facts import standard
from noctuary.nightfall.options import COMMON_GROUND, OPEN_ARCHIVES, QUICK_START, TWO_PLAYER, Options
from noctuary.nightfall.state import Nightfall
from noctuary.nightfall.texts import components, rulebook


class NightfallGame(game.Game):
    """Nightfall, 2-5 players, with its promos, variants and three editions."""

    def __init__(self) -> None:
        self.name = "nightfall"
        self.rules_version = "1"
        self.edition = "en"
        self.actions = ACTIONS
        self.end_rule = "NF-9.1"
        self.players = (2, 3, 4, 5)
        self.unordered = frozenset(("players.*.hand", "players.*.hidden", "exiled", "wounds.exiled", "effects.grants"))
        self.previews = frozenset(f"nightfall-{event}" for event in PREVIEWS)
        self.veiled = frozenset(("chain", "wounds"))
        self.fewest_wins = True
        self.flags = FLAGS

    def options(self, mapping: Mapping[str, Any]) -> Options:
        return options.parse(mapping)

    def new(self, options: game.Options, seed: int, listen: bool = False) -> Nightfall:
        assert isinstance(options, Options)
        table = Nightfall(options, standard(), Random(seed))
        if listen:
            table.events = []
        setup.set_up(table, options)
        table.run()
        return table

    def load(self, position_: Mapping[str, Any], options: game.Options, seed: int, listen: bool = False) -> Nightfall:
        assert isinstance(options, Options)
        return position.load(position_, options, seed, listen)

    def facts_hash(self) -> str:
        return standard().hash

    def value(self, state: game.State, seat: int) -> float:
        assert isinstance(state, Nightfall)
        return value.value(state, seat)

    def rules(self, language: str) -> dict[str, str]:
        return rulebook(language)

    def components(self, language: str) -> dict[str, Any]:
        return components(language)


PREVIEWS = (
    "link-kicker",
    "strike",
    "absorb",
    "damage",
    "destroyed",
    "destroyed-exile",
    "destroyed-hand",
    "exile-minion",
)
"""Events that follow from a move for certain; what is drawn or turned up after it does not."""

VARIANTS = {
    "secret-archives": ("secret_archives", True),
    "open-archives": ("draft", OPEN_ARCHIVES),
    "common-ground": ("draft", COMMON_GROUND),
    "quick-start": ("draft", QUICK_START),
    "two-player": ("draft", TWO_PLAYER),
    "series": ("series", True),
}

FLAGS = (
    Flag("--draft", "nightfall-flag-draft", "NAME"),
    Flag("--variant", "nightfall-flag-variant", "NAME", VARIANTS),
    Flag("--edition", "nightfall-flag-edition", "NAME"),
    Flag("--promos", "nightfall-flag-promos"),
    Flag("--pairs", "nightfall-flag-pairs", "N,N"),
    Flag("--secret-archives", "nightfall-flag-secret-archives"),
    Flag("--series", "nightfall-flag-series"),
    Flag("--turn-limit", "nightfall-flag-turn-limit", "N"),
)

GAME = NightfallGame()
