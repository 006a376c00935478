"""What the tests of all games need to know about each: its `TRIAL`, in `tests/GAME/trial.py`, if it has one. What else
a game offers, tests ask the game itself (`offering`).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import pytest
from msgspec import Struct

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game, Options, State
from noctuary.kernel.parts.offers import CORRECTIONS
from noctuary.kernel.table.fields import flat
from noctuary.simulation.series import Played
from tests.editions import random_edition
from tests.invariants import Poison, poison

ROOT: Final = Path(__file__).resolve().parents[2]
BUILT_IN: Final = catalogue.names()
ALL: Final = [*BUILT_IN, "lanterns"]
"""The games of the catalogue and the game made for tests (see the fixture `lanterns`)."""

AnyState = TypeVar("AnyState", bound=State)


class Strength(NamedTuple):
    """How often greedy reaches a goal (None: there was none) against so many random opponents, in so many deals."""

    options: dict[str, Any]
    opponents: int
    reached: Callable[[Played, int], bool | None]
    rate: float
    deals: int


def seats_of(game: Game, wanted: int) -> int:
    """The number of players of a game that is nearest to this one."""
    return min(game.players, key=lambda number: (abs(number - wanted), -number))


def first(played: Played, seat: int) -> bool:
    """A goal: to win or to share the first place."""
    return played.winners[0] == seat


class Trial(Struct, eq=False):
    """What the tests need to know about a game. `modes`: options by mode, the first ones with the greatest differences;
    `long`: the mode with the longest games. `poison` changes everything hidden; `check` fails if a table makes no
    sense. `secrets`: the fields that somebody may not see. `short`: further options with which every step is checked
    for all seats. `values` and `words` are parts of positions, which tests put in wrong places. `unplaced`: the refusal
    of a position that names no place. `checksums`: those of random games with these options under the rules version
    `checksums_of`; if a change of the rules changes one, the version must change too. `only_asked`: rules of questions
    whose answers are all legal. `features`: a digest of the features in some random games with any options. Committed
    networks were trained with these features: if they change in order, meaning or number, train the networks anew. If
    only the games do, since rules have changed, `test_values.digest_of_features` says the new digest. `reasons`:
    whether what each message of `Game.move_reasons` says is true of a move. `strengths`: how strong greedy is.
    `rivals`: a bot, a weaker one, how many games they play and how many the first one wins at least. `blunder`: the
    seed of a game with an occasion to blunder. `decisions`: the rules that the printed books leave open, once for each
    decision of ours. `changes`: those of an edition.
    Of its texts, by language (`tests/locale/test_words.py`): words that are `gone`, what is `still` right although it
    looks like them, and messages that count up to `limits`, never a few; `terms` are words of every language and of
    before for a thing, the first one of each that which the language has today.
    """

    name: str
    modes: dict[str, list[dict[str, Any]]]
    poison: Poison
    check: Callable[[Any], None]
    secrets: Sequence[str] = ()
    long: str = ""
    short: dict[str, Any] = {}
    values: list[Any] = []
    words: list[str] = []
    unplaced: str = ""
    checksums_of: str = ""
    checksums: dict[str, tuple[Sequence[Options], str]] = {}
    only_asked: frozenset[str] = frozenset()
    features: str = ""
    reasons: dict[str, Callable[[Any, int], bool]] = {}
    strengths: dict[str, Strength] = {}
    rivals: Sequence[tuple[str, str, int, int]] = ()
    blunder: int | None = None
    decisions: str = ""
    changes: dict[str, Any] = {}
    gone: dict[str, list[str]] = {}
    still: dict[str, str] = {}
    limits: frozenset[str] = frozenset()
    terms: dict[str, dict[str, str]] = {}

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
    """The trial of the game called `name`; for a game without one, what can be tried with every game."""
    if not (ROOT / "tests" / name / "trial.py").exists():
        return usual(name)
    trial = import_module(f"tests.{name}.trial").TRIAL
    assert isinstance(trial, Trial)
    return trial


def usual(name: str) -> Trial:
    """The trial of a game that has none: all options that do not depend on each other, by the number of players."""
    game = catalogue.find(name)
    choices = {"players": game.players, **game.choices}
    tables = mixed(dict(zip(choices, values, strict=True)) for values in product(*choices.values()))
    modes = {f"{number} players": [table for table in tables if table["players"] == number] for number in game.players}
    values = [None, True, -1, 0, 1, 999, 1.5, "", "?", "P1", "P9", [], {}, [1], ["?"], {"P1": 1}]
    changes = random_edition(game, Random(1), 30).changes if CORRECTIONS in game.offers else {}
    words = ["P1", ""]
    return Trial(name, modes, poison, no_more_than_in_the_box, values=values, words=words, changes=changes)


def no_more_than_in_the_box(state: State) -> None:
    """Check that no component is twice on the table."""
    for notation, components in state.components.items():
        lists = [getattr(state, field.name) for field in state.fields.fields if field.of is notation]
        assert Counter(flat(lists)) <= Counter(components)


def wander(state: AnyState, random: Random, moves: int = 100_000) -> Iterator[AnyState]:
    """A table at each decision of its game, which then goes on with a random move, or so many of them."""
    while state.seat >= 0 and moves:
        yield state
        codes = state.legal(state.seat)
        state.play(state.seat, codes[random.below(len(codes))])
        moves -= 1


def every_mode() -> list[tuple[str, str]]:
    """All games, each with its modes."""
    modes = [(name, mode) for name in BUILT_IN for mode in find(name).modes]
    return [*modes, *(("lanterns", f"{number} players") for number in (2, 3, 4))]


def having(offer: str) -> list[str]:
    """The games of the catalogue that offer this."""
    return [name for name in BUILT_IN if offer in catalogue.find(name).offers]


def offering(name: str, offer: str) -> Trial:
    """The trial of a game that offers this; otherwise the test is skipped."""
    trial = find(name)
    if offer not in trial.game.offers:
        pytest.skip(f"{name} offers no {offer}")
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
