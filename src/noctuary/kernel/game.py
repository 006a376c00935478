"""The interface of a game: all that kernel, bots, simulation, tables and server may rely on.

A game is a package of `noctuary` with a module `game` that holds `GAME`, an instance of a subclass of `Game`;
`kernel.catalogue` finds it. A game is seed + options + moves; everything else is derived.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self, cast

from noctuary.kernel.corrections import Corrections, apply_corrections, effective, from_key
from noctuary.kernel.flags import Flag
from noctuary.kernel.game_box import GameBox
from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import Actions
from noctuary.kernel.randomness import Random
from noctuary.kernel.standing_orders import SILENT, Form
from noctuary.kernel.state import Observation, Options, Position, Result, State
from noctuary.kernel.themes import Theme
from noctuary.locale import Namer

if TYPE_CHECKING:
    from noctuary.kernel.tensor import Tensor

__all__ = ["Game", "Observation", "Options", "Position", "Result", "State"]

GAMES_KEPT: Final = 32
"""Number of corrected games kept in the cache."""
TABLES: Final = 16
"""Number of determinized tables that `evaluate` and `account` average over."""


class Style(NamedTuple):
    """The preferences of a bot with a style (`bots.styles`): parts (`Game.parts`) it wants its own seat to have, and
    parts it wants others not to have.
    """

    own: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


class Game(GameBox):
    """A game of the catalogue."""

    rules_version: str
    """Changes whenever the same moves may lead to another result than in earlier versions."""
    actions: Actions
    end_rule: str
    """The rule named in the refusal of a move after the end."""
    players: tuple[int, ...]
    """The possible numbers of players."""
    unordered: frozenset[str]
    """Paths of lists in a position that have no order, with `*` for any key: `players.*.tiles`."""
    previews: frozenset[str]
    """Ids of the events that may be shown as consequences of a move before it is made, since they follow from what its
    seat knows.
    """
    unforeseen: frozenset[str] = frozenset()
    """Ids of the events that reveal what nobody could know: events after them are no certain consequence of a move."""
    veiled: frozenset[str] = frozenset()
    """Kinds of decisions in which a forced move must look to the others like a chosen one, even by its timing."""
    orderings: frozenset[str] = frozenset()
    """Verbs of the moves that only choose what comes next; the moves that are `foregone` are among them."""
    passes: frozenset[int] = frozenset()
    """Codes of the forced moves in veiled decisions. If a person had a choice and still makes such a move, a live table
    delays it, since an immediate move would show that there was a choice.
    """
    fewest_wins: bool = False
    """Whether the lowest total wins."""
    spread: float = 10.0
    """The difference in `value` between two seats at which one wins about e times as often as the other; differences of
    final totals are measured on the same scale.
    """
    levels: tuple[int, int, int] = (60, 250, 1500)
    """Iterations of search for the bots of levels 3, 4 and 5, chosen by measurement (see docs/bots.md)."""
    level_steps: tuple[int, ...] = (200, 200, 200, 200, 200)
    """How much stronger each level of bots is than the one before, from level 2 on, in Elo points, as measured (see
    docs/bots.md).
    """
    inks: tuple[tuple[str, str], ...] = ()
    """Regular expressions for symbols in the output of `describe`, and the terminal styles to colour them with."""
    flags: tuple[Flag, ...] = ()
    """Its options on the command line, in addition to `--players` and `--first`, which every game has."""
    features: tuple[str, ...] = ()
    """Names of the features that `measure` computes; empty in games without a learned value."""
    parts: Mapping[str, float] = {}
    """The parts that `count_parts` counts, with the value of one of each to a seat, in points; empty in games without
    reasons.
    """
    styles: Mapping[str, Style] = {}
    """The preferences of bots by style; empty in games without styles."""
    varieties: tuple[dict[str, Any], ...] = ({},)
    """Sets of options that make a different game; each training game uses one of them."""
    themes: tuple[Theme, ...] = ()
    """The kinds of its puzzles."""

    def under(self, corrections: Corrections) -> Self:
        """This game with corrected components. Raises BadInput: the first error of `examine`."""
        return cast(Self, game_under(self, corrections.key))

    # Each game is a singleton: copies are the same object, and unpickling finds the local one.

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _remade, (type(self).__module__, "" if self.corrections is None else self.corrections.key)

    # Implemented by games with editable facts.

    def made_from(self, source: dict[str, Any], corrections: Corrections) -> Game:
        """This game with corrected facts."""
        raise NotImplementedError

    def options(self, mapping: Mapping[str, Any]) -> Options:
        """Options from their text form. Raises BadInput for unknown or contradictory options."""
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

    # Implemented by games whose states have an agenda (`kernel.agenda`).

    def empty(self, options: Options) -> State:
        """A state with an empty table."""
        raise NotImplementedError

    def write(self, state: State) -> Position:
        """The whole table in text form; of a masked table, what its seat knows."""
        raise NotImplementedError

    def load_seen(self, position: Position, options: Options, seat: int) -> State:
        """The table masked for `seat` that `write` turned into this position."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """The view of a masked table for clients (see `Observation.view`)."""
        raise NotImplementedError

    def round(self, state: State) -> str | None:
        """The id of the current round; None in games without rounds."""
        return None

    def describe(self, state: State, seat: int, language: str, namer: Namer) -> str:
        """A masked table drawn as text (see `Observation.describe`)."""
        raise NotImplementedError

    # Used by bots on determinized tables. These functions read the whole table, hidden things included: on the real
    # table they would reveal hidden information.

    def value(self, state: State, seat: int) -> float:
        """The value of the table for `seat`, hidden things included, in points: for one-ply and search bots. More is
        better, also where the lowest total wins.
        """
        raise NotImplementedError

    def count_parts(self, state: State, seat: int) -> list[float]:
        """The count of each of `parts` for a seat on a full table, in the game's own units."""
        return []

    def solo_value(self, state: State) -> float:
        """The value that search maximises in a game of one player: `value`, unless the game has another aim."""
        return self.value(state, 0)

    def solo_yardstick(self, options: Options) -> tuple[float, float]:
        """The `solo_value` at the end of an average game of one player, and the difference in points that counts as
        large.
        """
        return 0.0, self.spread

    # Functions that use only what a seat may know: they give the same result for all tables that look the same to it.

    def evaluate(self, state: State, seat: int) -> float:
        """The value of `state` for `seat` by what the seat may know: the mean `value` of determinized tables."""
        return fmean(self.value(table, seat) for table in possible(state, seat))

    def account(self, state: State, seat: int) -> list[float]:
        """The count of each of `parts` for a seat by what it may know: the mean over determinized tables."""
        return [
            fmean(counts)
            for counts in zip(*(self.count_parts(table, seat) for table in possible(state, seat)), strict=True)
        ]

    def measure(self, state: State, seat: int) -> list[float]:
        """The features of a table for `seat` by what it may know: one number, roughly -1 to 3, for each of
        `features`.
        """
        raise NotImplementedError

    def tensor(self) -> Tensor | None:
        """How seats see its tables as vectors, and its compact actions; None if it does not say. Needs the extra
        `envs`.
        """
        return None

    def is_settled(self, begun: State, state: State) -> bool:
        """Whether the stretch of the game (a turn, a phase) that was under way at `begun` is over at `state`: then the
        effect of a move can be judged.
        """
        return False

    def stage(self, state: State) -> int:
        """A number that grows when `count_parts` begins to count other things: at the end of the game or of a round."""
        return int(state.seat < 0)

    def standing_orders(self, seen: Observation) -> list[Form]:
        """The standing orders that the observing seat may give now; empty in games without them."""
        return []

    def span(self, seen: Observation, until: str) -> int:
        """A number that changes when the stretch named `until` ends, for which an order holds."""
        return 0

    def answer_order(self, seen: Observation, kind: str, values: Mapping[str, Sequence[str]]) -> int:
        """The code with which a standing order of a kind, filled in with `values`, answers the question put to the
        observing seat; SILENT or VOID (`kernel.standing_orders`) if it has no answer.
        """
        raise NotImplementedError

    def foregone(self, state: State, seat: int) -> int:
        """The code of a move of a seat whose legal moves all come to the same, so that it need not be asked; SILENT if
        they do not. It follows from what everybody knows.
        """
        return SILENT

    def comparable(self, position: Position, expected: Position) -> Position:
        """`position` in the notation that `expected` uses, where there are several."""
        return position


def _remade(module: str, key: str) -> Game:
    """The game of a module, with the corrections that have this `Corrections.key`; "" means none. For unpickling."""
    game: Game = import_module(module).GAME
    return game_under(game, key) if key else game


def why_illegal(state: State, seat: int, code: int) -> IllegalMove | None:
    """Why `seat` may not play `code` now; None if it may."""
    try:
        state.verify(seat, code)
    except IllegalMove as refusal:
        return refusal
    return None


def possible(state: State, seat: int) -> list[State]:
    """Determinized tables for `seat`: always the same ones for the same observation."""
    seen = state.observe(seat)
    return [seen.determinize(Random(number)) for number in range(TABLES)]


@lru_cache(GAMES_KEPT)
def game_under(game: Game, key: str) -> Game:
    """The game with the corrections that have this `Corrections.key`. Raises BadInput."""
    corrections = from_key(key)
    errors, _ = game.examine(corrections)
    if errors:
        raise errors[0]
    changing = effective(corrections, game.editable)
    if changing.key != key:
        return game_under(game, changing.key)
    return game.made_from(apply_corrections(game.source(), corrections, game.editable), corrections)
