"""The contract of a game: everything that kernel, bots, simulation, tables and server may rely on.

A game is a package of `noctuary.games` with a module `game` that holds `GAME`, an instance of a subclass of `Game`;
`kernel.catalogue` finds it. A game is seed + options + moves; everything else is derived.

What a game must say; everything else has a default:

- `Game`: its `players`, its `actions` and its class of `states`.
- `State`: what lies on the table (`fields`), how it begins (`begin`) and how it ended (`result`); without an agenda,
  also who decides (`seats`), what is allowed (`legal`) and what a move does (`carry_out`).
- With an agenda, for each question of the rules a class of `agenda.Choice`: its `name`, `rule` and `answers`, what is
  allowed (`legal`, `verify`) and what an answer does (`play`); for each thing that waits to be done a class of
  `agenda.Step` (`take`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Self, cast

from typing_extensions import TypeVar

from noctuary.kernel.base.messages import BadInput, IllegalMove, Unwritten
from noctuary.kernel.base.positions import dump
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.box.corrections import Corrections, apply_corrections, effective, from_key, problems
from noctuary.kernel.box.editable import Fact
from noctuary.kernel.box.texts import folder_of, read_facts, rulebook
from noctuary.kernel.contract.sight import move_sight_of, sight_of
from noctuary.kernel.contract.state import Observation, State
from noctuary.kernel.parts import offers
from noctuary.kernel.parts.causes import Cause
from noctuary.kernel.parts.events import Event
from noctuary.kernel.parts.flags import Flag, placeholder
from noctuary.kernel.parts.metrics import Metrics
from noctuary.kernel.parts.moves import NOBODY, Actions
from noctuary.kernel.parts.options import Options, choose
from noctuary.kernel.parts.phases import Phase
from noctuary.kernel.parts.result import Position, Result
from noctuary.kernel.parts.standing_orders import SILENT, Form
from noctuary.kernel.parts.themes import Theme
from noctuary.kernel.parts.wire import GameReference
from noctuary.kernel.table.fields import Declaration
from noctuary.locale import Namer

if TYPE_CHECKING:
    from noctuary.kernel.contract.tensor import Tensor

__all__ = ["Event", "Game", "Observation", "Options", "Position", "Result", "State"]


BITS: Final = 50
"""Number of powers of two that a float adds up exactly."""
GAMES_KEPT: Final = 32
"""Number of corrected games kept in the cache."""
TABLES: Final = 16
"""Number of determinized tables that `evaluate` and `expected_parts` average over."""


Table = TypeVar("Table", bound=State, contravariant=True, default=Any)
"""The class of the game's states."""


class Style(NamedTuple):
    """The preferences of a bot with a style (`bots.styles`): parts (`Game.parts`) it wants its own seat to have, and
    parts it does not want the others to have.
    """

    own: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


def says_legal_only(states: type[State]) -> bool:
    """Whether these states (such as those without choices of their own) say what is legal but not who decides."""
    return states.legal is not State.legal and states.seats is State.seats


class Game(Generic[Table]):
    """A game of the catalogue. All but `players`, `actions` and `states` has a default."""

    players: tuple[int, ...]
    """The possible numbers of players."""
    actions: Actions
    """All moves of the game."""
    states: type[State]
    """The class of its states; games with an `empty` of their own need not name it."""
    fields: Declaration
    """What lies on the table; or its states declare it."""

    rules_version: str = "1"
    """Changes whenever the same moves may lead to a different result than in earlier versions."""
    plays_on: tuple[str, ...] = ()
    """Earlier rules versions whose moves this one plays in the same way, so that games begun under them go on."""
    edition: str = "1"
    """The printed edition that the component facts describe."""
    end_rule: str = ""
    """The rule named in the refusal of a move after the end."""
    choices: Mapping[str, tuple[Any, ...]] = {}
    """Its options besides `players` and `first` and their values, the default first, if it has no `options`."""
    fewest_wins: bool = False
    """Whether the lowest total wins."""
    unordered: frozenset[str] = frozenset()
    """Paths of lists in a position that have no order, with `*` for any key: `players.*.tiles`."""
    phases: Sequence[Phase] = ()
    """Its phases in order, if it lists them."""
    previews: frozenset[str] = frozenset()
    """Ids of events that a move may show before it is made: they follow from what its seat knows."""
    unforeseen: frozenset[str] = frozenset()
    """Ids of the events that reveal what nobody could know; no later event is a certain consequence of the move."""
    orderings: frozenset[str] = frozenset()
    """Verbs of the moves that only choose what comes next; the moves that are `indifferent` are among them."""
    passes: frozenset[int] = frozenset()
    """Codes of the forced moves in veiled decisions. A live table also delays such a move when a person chose it: made
    at once, it would show that there was a choice.
    """
    spread: float = 10.0
    """The difference in `value` at which one of two seats wins about e times as often as the other; differences between
    final totals are measured on the same scale.
    """
    move_reasons: Mapping[str, str] = {}
    """For features of moves, why a move is good: a message without a subject, true while the feature is active."""
    levels: tuple[int, int, int] = (60, 250, 1500)
    """Iterations of search for the bots of levels 3, 4 and 5, chosen by measurement (see docs/bots.md)."""
    level_steps: tuple[int, ...] = (200, 200, 200, 200, 200)
    """By how many measured Elo points each level of bots, from 2 on, beats the one before (see docs/bots.md)."""
    inks: tuple[tuple[str, str], ...] = ()
    """Regular expressions for symbols in the output of `describe`, and the terminal styles to colour them with."""
    parts: Mapping[str, float] = {}
    """The parts that `count_parts` counts, with a seat's value in points; empty if its bots give no reasons."""
    styles: Mapping[str, Style] = {}
    """The preferences of bots by style; empty in games without styles."""
    varieties: tuple[dict[str, Any], ...] = ({},)
    """Sets of options that each make a different game; every training game uses one of them."""
    veiled: frozenset[str] = frozenset()
    """Kinds of decisions in which a forced move must look to the others like a chosen one, even by its timing."""
    telling: frozenset[str] = frozenset()
    """Keys of the facts that say what a component does, shown to those who choose one (see `reference`)."""
    facts: Any = None
    """Its component facts, made from `source` and corrections, with a `hash`; the game itself is made from them."""
    corrections: Corrections | None = None
    """The corrections of its facts; None if there are none."""
    themes: tuple[Theme[Any], ...] = ()
    """The kinds of its puzzles."""

    @cached_property
    def name(self) -> str:
        """The game's id, as in `noctuary play nocturne`: the name of its package."""
        return type(self).__module__.split(".")[-2]

    @cached_property
    def prefix(self) -> str:
        """The prefix of its rule ids: `NOC` in `NOC-2.3`."""
        return self.name.upper()

    @cached_property
    def flags(self) -> tuple[Flag, ...]:
        """Its options on the command line, in addition to `--players` and `--first`, which every game has."""
        return tuple(
            Flag("--" + key.replace("_", "-"), f"{self.name}-flag-{key}", placeholder(values[0]))
            for key, values in self.choices.items()
        )

    def options(self, mapping: Mapping[str, Any]) -> Options:
        """Options from their text form. Raises BadInput for unknown or contradictory options."""
        return choose(mapping, self.players, self.choices)

    @cached_property
    def offers(self) -> frozenset[str]:
        """What the game has beyond its moves (`kernel.parts.offers`), derived from what it defines."""
        has: dict[str, object] = {
            offers.CORRECTIONS: self.editable,
            offers.REFERENCE: self.reference("en")["sections"],
            offers.CAMPAIGN: self.campaign("en"),
            offers.STANDING_ORDERS: type(self).standing_orders is not Game.standing_orders,
            offers.LESSONS: (folder_of(self.name) / "learn").is_dir(),
            offers.PUZZLES: self.themes,
            offers.LEARNED_VALUE: self.features,
            offers.REASONS: type(self).causes is not Game.causes,
            offers.STYLES: self.styles,
            offers.MEASURES: self.metrics().measures,
            offers.RULEBOOK: self.rules("en"),
            offers.SOLO: 1 in self.players,
            offers.PHASES: self.phases,
            offers.VECTORS: type(self).tensor is not Game.tensor or not sight_of(self).missing,
        }
        return frozenset(offer for offer, there in has.items() if there)

    # What is said about its box.

    @property
    def editable(self) -> dict[str, Fact]:
        """The facts that may be corrected, by path, in the order of the components; may be empty."""
        return {}

    def examine(self, corrections: Corrections) -> tuple[list[BadInput], list[BadInput]]:
        """The errors (unplayable) and warnings in corrections, each with the path of its fact, if any."""
        if not self.editable:
            return [BadInput("edition-none", {"text": self.name})], []
        if corrections.game != self.name:
            return [BadInput("edition-game", {"text": corrections.game, "expected": self.name})], []
        errors = problems(corrections, self.editable)
        warnings: list[BadInput] = []
        self.check(apply_corrections(self.source(), corrections, self.editable), errors, warnings)
        return errors, warnings

    def source(self) -> dict[str, Any]:
        """A copy of the built-in facts."""
        return read_facts(self.name)

    def check(self, source: dict[str, Any], errors: list[BadInput], warnings: list[BadInput]) -> None:
        """Check the corrected facts as a whole; add to `errors` and `warnings`."""

    def facts_hash(self) -> str:
        """Hash of the component facts in use; part of every game file."""
        return "none" if self.facts is None else str(self.facts.hash)

    def rules(self, language: str) -> dict[str, str]:
        """The rulebook in our own words by rule id, in the order of the book (Markdown); empty in games without one."""
        return rulebook(self.name, self.prefix, language)

    def components(self, language: str) -> Mapping[str, Any]:
        """Names, texts, numbers and sources of all components, for clients and terminals: JSON values only."""
        return {}

    def reference(self, language: str) -> GameReference:
        """More about each component: rulings, facts with their sources, where else it appears (see
        `kernel.box.reference`). JSON values only; without sections in games without a reference.
        """
        return {"sections": [], "things": {}}

    def picture(self, position: Position) -> dict[str, Any]:
        """What a small drawing of a position shows, in a game that draws its puzzles."""
        return {}

    def is_rated(self, options: Any) -> bool:
        """Whether games with these options may be rated: they follow the rulebook, and nothing random was chosen."""
        return bool(options.first < 0)

    def campaign(self, language: str) -> Mapping[str, Any]:
        """The goals that a player can pursue over many games, as JSON values; empty in games without such goals.
        `bands`: the lowest total of each score band of a game of one player.
        """
        return {}

    def progress(self, played: list[dict[str, Any]]) -> Mapping[str, Any]:
        """A person's progress in the campaign after these games, oldest first (`tables.people.profiles` lists them)."""
        return {}

    def comparable(self, position: Position, expected: Position) -> Position:
        """`position` in the notation that `expected` uses, where there are several."""
        return position

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

    def made_from(self, source: dict[str, Any], corrections: Corrections) -> Game:
        """This game with corrected facts."""
        if self.facts is None:
            raise Unwritten(self, "made_from(self, source, corrections) -> Game", "this game with these facts")
        return type(self)(type(self.facts)(source, corrections))  # type: ignore[call-arg]

    # Its tables.

    def empty(self, options: Options) -> State:
        """A state with an empty table."""
        state = self.states(self, options)
        state.players = options.players
        state.fields.lay_out(state)
        return state

    def new(self, options: Options, seed: int, listen: bool = False, checked: bool = False) -> State:
        """A new game at its first decision. `listen`: keep events from the very beginning. `checked`: `State.play`
        raises IllegalMove or BadInput, before anything changes, for a move that is not legal.
        """
        state = self._prepared(options, seed, listen, checked)
        state.begin()
        state.run()
        if state.seat < 0 and (state.result is None or says_legal_only(type(state))):
            raise Unwritten(state, "seats(self) -> list[int]", "all seats that must decide now, in the order of turns")
        return state

    def load(
        self, position: Mapping[str, Any], options: Options, seed: int, listen: bool = False, checked: bool = False
    ) -> State:
        """The state that a position describes, played on to the next real decision. Raises BadInput."""
        state = self._prepared(options, seed, listen, checked)
        state.read(position)
        _go_on(state)
        return state

    def load_seen(self, position: Position, options: Options, seat: int) -> State:
        """The table masked for `seat` that `write` turned into this position."""
        state = self._prepared(options, 0)
        state.read(position, seen=True)
        state.seat = next(iter(state.seats()), NOBODY)
        return state

    def _prepared(self, options: Options, seed: int, listen: bool = False, checked: bool = False) -> State:
        state = self.empty(options)
        state.chance = Random(seed)
        state.events = [] if listen else None
        state.checked = checked
        return state

    def round(self, state: Table, /) -> str | None:
        """The id of the current round; None in games without rounds."""
        return None

    def view(self, state: Table, seat: int, /) -> Mapping[str, Any]:
        """The view of a masked table for clients (see `State.view`); by default its position."""
        position: Position = state.position()
        return position

    def describe(self, state: Table, seat: int, language: str, namer: Namer) -> str:
        """A masked table drawn as text (see `State.describe`); by default its view."""
        return re.sub(r"\bP[1-9]\b", lambda match: namer("seat", match[0]), dump(state.view(seat)))

    def metrics(self) -> Metrics[Any]:
        """A collector of measures of one game, for balance reports; by default it measures nothing."""
        return Metrics()

    def outcome(self, state: Table, seat: int, /) -> Mapping[str, Any]:
        """What a finished game contributes to the campaign of the person in `seat`, as JSON values. Three keys mean the
        same in every game and may be missing: `comparable`, whether it may set records (if missing, it may); `band`,
        the lowest total of the score band that a game of one player reached; `challenge`, the challenge the seat had
        chosen: its `number`, whether it is `completed`, and its `aims`, each with `aim`, `words`, `value`, `target` and
        `met`.
        """
        return {}

    # Used by bots on determinized tables. These functions read the whole table, hidden things included: on the real
    # table they would reveal hidden information.

    def value(self, state: Table, seat: int, /) -> float:
        """The value of the table for `seat`, hidden things included, in points: for one-ply and search bots. More is
        better, even where the lowest total wins. By default only the total at the end counts.
        """
        result = state.result
        return 0.0 if result is None else float(-result.totals[seat] if self.fewest_wins else result.totals[seat])

    def count_parts(self, state: Table, seat: int, /) -> list[float]:
        """The count of each of `parts` for a seat on a full table, in the game's own units."""
        return []

    def causes(self, before: Table, state: Table, seat: int, code: int, /) -> list[Cause]:
        """What a move of a seat brought about, for hints: `before` is the full table on which `code` was played, and
        `state` the same one later, with all events since. Whatever a cause names must follow from the events or from
        what the seat may know.
        """
        return []

    def solo_value(self, state: Table, /) -> float:
        """The value that search maximises in a game of one player: `value`, unless the game has another aim."""
        return self.value(state, 0)

    def solo_yardstick(self, options: Any) -> tuple[float, float]:
        """The `solo_value` at the end of an average game of one player, and how many points are a lot."""
        return 0.0, self.spread

    # Functions that use only what a seat may know: they give the same result for all tables that look the same to it.

    def evaluate(self, state: Table, seat: int) -> float:
        """The value of `state` for `seat` by what the seat may know: the mean `value` of determinized tables."""
        return fmean(self.value(table, seat) for table in possible(state, seat))

    def expected_parts(self, state: Table, seat: int) -> list[float]:
        """The count of each of `parts` for a seat by what it may know: the mean over determinized tables."""
        return [
            fmean(counts)
            for counts in zip(*(self.count_parts(table, seat) for table in possible(state, seat)), strict=True)
        ]

    def measure(self, state: Table, seat: int, /) -> list[float]:
        """The features of a table for `seat` by what it may know: one number, roughly -1 to 3, for each of `features`.
        By default everything that its fields show to the seat; for lists, the counts.
        """
        return [float(number) for number in sight_of(self, counted=True).see(state, seat)] if self.features else []

    def measure_all(self, state: Table, /) -> list[list[float]]:
        """What `measure` says for each seat, computed together, so that a game may count common knowledge only once."""
        return [self.measure(state, seat) for seat in range(state.options.players)]

    def tensor(self) -> Tensor | None:
        """How seats see its tables as vectors, and its compact actions. By default they follow from its fields; None if
        these do not describe every table. Needs the extra `envs`.
        """
        from noctuary.kernel.contract.tensor import Declared

        sight = sight_of(self)
        return None if sight.missing else Declared(sight)

    @cached_property
    def features(self) -> tuple[str, ...]:
        """Names of the features that `measure` computes; empty in games without a learned value."""
        sight = sight_of(self, counted=True)
        return () if sight.missing else sight.names

    def weigh_moves(self, state: Table, seat: int, codes: list[int], weights: list[float], /) -> list[float]:
        """For each of these legal moves the sum of the weights of its `move_features`, by what the seat may know."""
        return move_sight_of(self).weigh(state, seat, codes, weights)

    def measure_moves(self, state: Table, seat: int, codes: list[int], /) -> list[list[int]]:
        """Which of `move_features` each of these moves has, found with powers of two as weights."""
        rows: list[list[int]] = [[] for _ in codes]
        number = len(self.move_features)
        for first in range(0, number, BITS):
            weights = [2.0 ** (place - first) if 0 <= place - first < BITS else 0.0 for place in range(number)]
            for row, total in zip(rows, self.weigh_moves(state, seat, codes, weights), strict=True):
                row += [first + bit for bit in range(BITS) if int(total) >> bit & 1]
        return rows

    @cached_property
    def move_features(self) -> tuple[str, ...]:
        """Names of the features of moves, for a learned policy; by default they follow from the fields."""
        return move_sight_of(self).names

    def is_settled(self, begun: Table, state: Table, /) -> bool:
        """Whether the stretch of the game (a turn, a phase) that was under way at `begun` is over at `state`: then the
        effect of a move can be judged.
        """
        return False

    def stage(self, state: Table, /) -> int:
        """A number that grows when `count_parts` begins to count different things: at the end of a round or game."""
        return int(state.seat < 0)

    def standing_orders(self, seen: Observation) -> list[Form]:
        """The standing orders that the observing seat may give now; empty in games without them."""
        return []

    def span(self, seen: Observation, until: str) -> int:
        """A number that changes when the stretch named `until`, for which an order holds, ends."""
        return 0

    def answer_order(self, seen: Observation, kind: str, values: Mapping[str, Sequence[str]]) -> int:
        """The code with which a standing order of a kind, filled in with `values`, answers the observing seat's
        question; SILENT or VOID (`kernel.parts.standing_orders`) if it has no answer.
        """
        return SILENT

    def indifferent_move(self, state: Table, seat: int, /) -> int:
        """If all legal moves of a seat have the same result, so that it need not be asked, the code of one of them;
        SILENT if not. This follows from what everybody knows.
        """
        return SILENT


def _remade(module: str, key: str) -> Game:
    """The game of a module, with the corrections that have this `Corrections.key`; "" means none. For unpickling."""
    game: Game = import_module(module).GAME
    return game_under(game, key) if key else game


def _go_on(state: State) -> None:
    """Play on from a position to the next real decision. Raises BadInput if that is not possible."""
    try:
        state.run()
        seats = state.seats()
        if not all(state.legal(seat) for seat in seats):
            raise ValueError("no legal move")
        if not seats and state.result is None:
            raise ValueError("nobody decides, and there is no result")
    except BadInput:
        raise
    except (ValueError, LookupError, TypeError, AssertionError) as error:
        raise BadInput("position-stuck", {"text": f"{type(error).__name__}: {error}"}) from error


def why_illegal(state: State, seat: int, code: int) -> IllegalMove | None:
    """Why `seat` may not play `code` now; None if it may."""
    try:
        state.verify(seat, code)
    except IllegalMove as refusal:
        return refusal
    return None


def possible(state: Table, seat: int) -> list[Table]:
    """Determinized tables for `seat`: always the same ones for the same observation."""
    seen = state.observe(seat)
    return [cast(Table, seen.determinize(Random(number))) for number in range(TABLES)]


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
