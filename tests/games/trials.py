"""What the tests of all games need to know about each: its `TRIAL`, in `tests/GAME/trial.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from noctuary.kernel import catalogue
from noctuary.kernel.game import Game, Options, State
from noctuary.kernel.randomness import Random
from tests.invariants import Poison

ROOT: Final = Path(__file__).resolve().parents[2]
BUILT_IN: Final = catalogue.names()
ALL: Final = [*BUILT_IN, "lanterns"]
"""The games of the catalogue and the game made for tests (see the fixture `lanterns`)."""


class Trial:
    """What the tests need to know about a game. `modes`: options by mode, the first ones with the greatest differences;
    `long`: the mode with the longest games. `poison` changes everything hidden; `check` fails if a table makes no
    sense. `short`: further options with which every step is checked for all seats. `values` and `words` are parts of
    positions, which tests put in wrong places. `unplaced`: the refusal of a position that names no place. `checksums`:
    those of random games with these options under the rules version `checksums_of`; if a change of the rules changes
    one, the version must change too.
    """

    def __init__(
        self,
        name: str,
        modes: dict[str, list[dict[str, Any]]],
        poison: Poison,
        check: Callable[[State], None],
        *,
        long: str = "",
        short: dict[str, Any] | None = None,
        values: list[Any] | None = None,
        words: list[str] | None = None,
        unplaced: str = "",
        checksums_of: str = "",
        checksums: dict[str, tuple[Sequence[Options], str]] | None = None,
    ) -> None:
        self.name = name
        self.modes = modes
        self.poison = poison
        self.check = check
        self.long = long
        self.short = short or {}
        self.values = values or []
        self.words = words or []
        self.unplaced = unplaced
        self.checksums_of = checksums_of
        self.checksums = checksums or {}

    @property
    def game(self) -> Game:
        return catalogue.find(self.name)

    @property
    def files(self) -> list[Path]:
        """The finished games of the game."""
        return sorted((ROOT / "games" / self.name).glob("*.noct"))

    def options(self, mode: str, number: int, **more: Any) -> Options:
        """The options number `number` of a mode; consecutive numbers give all of them in turn."""
        modes = self.modes[mode]
        return self.game.options(modes[number % len(modes)] | more)

    def any_options(self, number: int) -> Options:
        """The options of all modes in turn."""
        modes = sorted(self.modes)
        return self.options(modes[number % len(modes)], number // len(modes))


def find(name: str) -> Trial:
    """The trial of the game called `name`."""
    trial = import_module(f"tests.{name}.trial").TRIAL
    assert isinstance(trial, Trial)
    return trial


def mixed(tables: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """These options in an order that begins with every number of players and with great differences."""
    random = Random(1)
    groups: dict[int, list[dict[str, Any]]] = {}
    for table in tables:
        group = groups.setdefault(table["players"], [])
        group.insert(random.below(len(group) + 1), table)
    most = max(len(group) for group in groups.values())
    return [group[number] for number in range(most) for group in groups.values() if number < len(group)]
