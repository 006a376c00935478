"""The contract of a game: what kernel, bots, simulation, tables and server may rely on, and nothing else.

A game is a package of `noctuary` with a module `game` that holds `GAME`, an instance of a subclass of `Game`;
`kernel.catalogue` finds it. A game is seed + options + moves; everything else is derived.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from statistics import fmean
from typing import Any, Final, NamedTuple, Self, cast

from noctuary.kernel.corrections import Corrections, apply_corrections, effective, from_key
from noctuary.kernel.flags import Flag
from noctuary.kernel.game_box import GameBox
from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import Actions
from noctuary.kernel.randomness import Random
from noctuary.kernel.standing_orders import Form
from noctuary.kernel.state import Observation, Options, Position, Result, State
from noctuary.kernel.themes import Theme
from noctuary.locale import Namer

__all__ = ["Game", "Observation", "Options", "Position", "Result", "State"]

GAMES_KEPT: Final = 32
"""How many corrected games are kept ready; others are made again when needed."""
TABLES: Final = 16
"""Tables of which `evaluate` and `account` are the mean."""


class Style(NamedTuple):
    """What a bot with a style likes (`bots.styles`): parts (`Game.parts`) that its own seat has more of, and those that
    others have less of.
    """

    own: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


class Game(GameBox):
    """A game of the catalogue."""

    rules_version: str
    """Changes whenever the same moves may lead to another result than before."""
    actions: Actions
    end_rule: str
    """The rule named when somebody moves after the end."""
    players: tuple[int, ...]
    """Possible numbers of players."""
    unordered: frozenset[str]
    """Paths of a position whose lists have no order, with `*` for any key: `players.*.tiles`."""
    previews: frozenset[str]
    """Ids of the events that may be shown as consequences of a move before it is made: those that follow from what its
    seat knows.
    """
    unforeseen: frozenset[str] = frozenset()
    """Ids of the events that show what nobody could know: what follows them is not a certain consequence of a move."""
    veiled: frozenset[str] = frozenset()
    """Kinds of decisions in which a forced move must look like a chosen one to everybody else, even by its timing."""
    passes: frozenset[int] = frozenset()
    """Codes of the moves that are forced there: whoever chose one at once would show that it was chosen."""
    fewest_wins: bool = False
    """Whether the lowest total wins."""
    spread: float = 10.0
    """How much better by `value` a table is for one seat than for another if it wins about e times as often; points
    of the total at the end count the same.
    """
    levels: tuple[int, int, int] = (60, 250, 1500)
    """How many iterations the bots of levels 3, 4 and 5 search, chosen by measurement (see docs/bots.md)."""
    inks: tuple[tuple[str, str], ...] = ()
    """Signs of `describe`, as regular expressions, and the styles a terminal with colours shows them in."""
    flags: tuple[Flag, ...] = ()
    """Its options on the command line, in addition to `--players` and `--first`, which every game has."""
    features: tuple[str, ...] = ()
    """What `measure` measures, one name each; empty in games without a learned value."""
    parts: Mapping[str, float] = {}
    """What `tally` counts, and what one of each is worth to a seat, in points; empty in games without reasons."""
    styles: Mapping[str, Style] = {}
    """What bots of each style like; empty in games where they have none."""
    varieties: tuple[dict[str, Any], ...] = ({},)
    """Options that make a different game of it, one of which each game of its training has."""
    themes: tuple[Theme, ...] = ()
    """What its puzzles may ask for."""

    def under(self, corrections: Corrections) -> Self:
        """This game played with corrected components. Raises BadInput: the first error of `examine`."""
        return cast(Self, game_under(self, corrections.key))

    # There is one of each: copies are it, and whoever is sent one finds their own.

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _remade, (type(self).__module__, "" if self.corrections is None else self.corrections.key)

    # What games with editable facts implement.

    def made_from(self, source: dict[str, Any], corrections: Corrections) -> Game:
        """This game played with corrected facts."""
        raise NotImplementedError

    def options(self, mapping: Mapping[str, Any]) -> Options:
        """Options from their text form. Raises BadInput for unknown or contradictory ones."""
        raise NotImplementedError

    def new(self, options: Options, seed: int, listen: bool = False, checked: bool = False) -> State:
        """A new game at its first decision. `listen`: keep events from the very beginning. `checked`: `State.play`
        raises IllegalMove or BadInput, before anything changes, for a move that is not legal.
        """
        raise NotImplementedError

    def load(
        self, position: Mapping[str, Any], options: Options, seed: int, listen: bool = False, checked: bool = False
    ) -> State:
        """The state that a position describes, played on to the next real decision. Raises BadInput."""
        raise NotImplementedError

    # What states with an agenda (`kernel.agenda`) leave to their game.

    def empty(self, options: Options) -> State:
        """A table on which nothing lies yet."""
        raise NotImplementedError

    def write(self, state: State) -> Position:
        """The whole table in text form; if it is masked, what its seat knows."""
        raise NotImplementedError

    def load_seen(self, position: Position, options: Options, seat: int) -> State:
        """The table masked for `seat` from which `write` made this position."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What a client shows of a masked table (see `Observation.view`)."""
        raise NotImplementedError

    def round(self, state: State) -> str | None:
        """The round that is played, by its id; None in games without rounds."""
        return None

    def describe(self, state: State, seat: int, language: str, namer: Namer) -> str:
        """A masked table drawn with letters (see `Observation.describe`)."""
        raise NotImplementedError

    # What bots ask of tables drawn from an observation. These look at the whole table as it lies, hidden things
    # included: of a table that is really played they tell what nobody may know.

    def value(self, state: State, seat: int) -> float:
        """How good a table is for `seat` as it lies, in points: for one-ply and search bots. More is better, also where
        the lowest total wins.
        """
        raise NotImplementedError

    def count_parts(self, state: State, seat: int) -> list[float]:
        """How many of each of `parts` a seat has on a table as it lies, in the game's own terms."""
        return []

    def solo_value(self, state: State) -> float:
        """What search goes by for somebody who plays alone: `value`, unless something else is to be reached."""
        return self.value(state, 0)

    def solo_yardstick(self, options: Options) -> tuple[float, float]:
        """What `alone` gives at the end of an ordinary game of one player, and how many points more are much."""
        return 0.0, self.spread

    # What tells of any table only what a seat may know: of all tables that look the same to it, the same.

    def evaluate(self, state: State, seat: int) -> float:
        """How good `state` is for `seat` from what that seat may know: the mean `value` of tables drawn from that."""
        return fmean(self.value(table, seat) for table in possible(state, seat))

    def account(self, state: State, seat: int) -> list[float]:
        """How many of each of `parts` a seat has from what that seat may know: the mean `tally` of tables drawn from
        that.
        """
        return [
            fmean(counts)
            for counts in zip(*(self.count_parts(table, seat) for table in possible(state, seat)), strict=True)
        ]

    def measure(self, state: State, seat: int) -> list[float]:
        """The features of a table for `seat`, from what that seat may know: one number, roughly -1 to 3, for each of
        `features`.
        """
        raise NotImplementedError

    def stretch(self, state: State) -> str:
        """What is under way in which a move bears fruit: a turn, a phase; words are `GAME-until-STRETCH`."""
        return ""

    def is_settled(self, begun: State, state: State) -> bool:
        """Whether the stretch that was under way at `begun` is over."""
        return False

    def standing_orders(self, seen: Observation) -> list[Form]:
        """The standing orders that the seat of an observation may give now; empty in games without them."""
        return []

    def span(self, seen: Observation, until: str) -> int:
        """A number that changes when the stretch of the game ends for which an order stands, by its word for that."""
        return 0

    def answer_order(self, seen: Observation, kind: str, values: Mapping[str, Sequence[str]]) -> int:
        """The code that an order of a kind, filled in with these words, answers to the question put to the seat of an
        observation; SILENT or VOID (`kernel.standing_orders`).
        """
        raise NotImplementedError

    def comparable(self, position: Position, expected: Position) -> Position:
        """`position` in the form that `expected` uses, where there are several."""
        return position

    def refusal(self, state: State, seat: int, code: int) -> IllegalMove | None:
        """Why `seat` may not play `code` now; None if it may."""
        try:
            state.verify(seat, code)
        except IllegalMove as refusal:
            return refusal
        return None


def _remade(module: str, key: str) -> Game:
    """The game of a module, under corrections with this `Corrections.key`; "": there are none."""
    game: Game = import_module(module).GAME
    return game_under(game, key) if key else game


def possible(state: State, seat: int) -> list[State]:
    """Some tables that `seat` might be at: the same ones whenever it sees the same."""
    seen = state.observe(seat)
    return [seen.determinize(Random(number)) for number in range(TABLES)]


@lru_cache(GAMES_KEPT)
def game_under(game: Game, key: str) -> Game:
    """The game under corrections with this `Corrections.key`. Raises BadInput."""
    corrections = from_key(key)
    errors, _ = game.examine(corrections)
    if errors:
        raise errors[0]
    changing = effective(corrections, game.editable)
    if changing.key != key:
        return game_under(game, changing.key)
    return game.made_from(apply_corrections(game.source(), corrections, game.editable), corrections)
