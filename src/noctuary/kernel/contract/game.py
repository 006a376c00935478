"""The contract of a game: everything that kernel, bots, simulation, tables and server may rely on.

A game is a package of `noctuary.games` with a module `game` that holds `GAME`, an instance of a subclass of `Game`;
`kernel.catalogue` finds it. A game is seed + options + moves; everything else is derived.

A game must define its `players`, its `actions` and its class of `states`. A state must define what lies on the table
(`fields`), how it begins (`begin`), who decides (`seats`), what is allowed (`legal`), what a move does (`carry_out`)
and how the game ended (`result`). Everything else has a default. With states that have an agenda
(`kernel.contract.agenda`), each kind of decision is a class of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property, lru_cache
from importlib import import_module
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, Generic, Self, cast

from typing_extensions import TypeVar

from noctuary.kernel.base.messages import BadInput, IllegalMove, Unwritten
from noctuary.kernel.base.positions import dump
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.box.corrections import Corrections, apply_corrections, effective, from_key
from noctuary.kernel.box.game_box import GameBox
from noctuary.kernel.box.texts import folder_of, read_earlier
from noctuary.kernel.contract.sight import sight_of
from noctuary.kernel.contract.state import Event, Observation, State
from noctuary.kernel.parts import offers
from noctuary.kernel.parts.metrics import Metrics
from noctuary.kernel.parts.moves import NOBODY
from noctuary.kernel.parts.options import Options
from noctuary.kernel.parts.result import Position, Result
from noctuary.kernel.parts.standing_orders import SILENT, Form
from noctuary.kernel.parts.themes import Theme
from noctuary.kernel.table.fields import Declaration
from noctuary.locale import Namer

if TYPE_CHECKING:
    from noctuary.kernel.contract.tensor import Tensor

__all__ = ["Event", "Game", "Observation", "Options", "Position", "Result", "State"]


GAMES_KEPT: Final = 32
"""Number of corrected games kept in the cache."""
TABLES: Final = 16
"""Number of determinized tables that `evaluate` and `expected_parts` average over."""


Table = TypeVar("Table", bound=State, contravariant=True, default=Any)
"""The class of the game's states."""


class Game(GameBox, Generic[Table]):
    """A game of the catalogue. All but `states` has a default, and in `GameBox` all but `players` and `actions`."""

    states: type[State]
    """The class of its states; games with an `empty` of their own need not name it."""
    themes: tuple[Theme[Any], ...] = ()
    """The kinds of its puzzles."""

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
            offers.REASONS: self.parts,
            offers.STYLES: self.styles,
            offers.MEASURES: self.metrics().measures,
            offers.RULEBOOK: self.rules("en"),
            offers.SOLO: 1 in self.players,
            offers.PHASES: self.phases,
            offers.VECTORS: type(self).tensor is not Game.tensor or not sight_of(self).missing,
        }
        return frozenset(offer for offer, there in has.items() if there)

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

    def metrics(self) -> Metrics[Any]:
        """A collector of measures of one game, for balance reports; by default it measures nothing."""
        return Metrics()

    def outcome(self, state: Table, seat: int, /) -> Mapping[str, Any]:
        """What a finished game contributes to the campaign of the person on `seat`, as JSON values. Three keys mean the
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

    def solo_value(self, state: Table, /) -> float:
        """The value that search maximises in a game of one player: `value`, unless the game has another aim."""
        return self.value(state, 0)

    def solo_yardstick(self, options: Any) -> tuple[float, float]:
        """The `solo_value` at the end of an average game of one player, and the difference in points that counts as
        large.
        """
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
        By default everything that its fields show to the seat; of lists, the counts.
        """
        return [float(number) for number in sight_of(self, counted=True).see(state, seat)] if self.features else []

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


class AgendaGame(Game[Table]):
    """A game whose states have an agenda (`kernel.contract.agenda`) and leave it to the game how they are shown."""

    fields: Declaration
    """What lies on the table."""

    def view(self, state: Table, seat: int, /) -> Mapping[str, Any]:
        """The view of a masked table for clients (see `State.view`)."""
        return self.fields.write(state)

    def describe(self, state: Table, seat: int, language: str, namer: Namer) -> str:
        """A masked table drawn as text (see `State.describe`)."""
        return dump(self.view(state, seat))


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


def begun_under(game: Game, facts: str) -> Game | None:
    """A game with the facts that have this hash: its own, or those of an earlier version (`box/earlier.toml`) with its
    corrections. None if they are not here any more.
    """
    if facts == game.facts_hash():
        return game
    if game.facts is None:
        return None
    mine = game.corrections
    for hash, earlier in read_earlier(game.name).items():
        if facts == hash and not earlier["changes"]:
            return game
        changes = {**earlier["changes"], **(mine.changes if mine else {})}
        with suppress(BadInput):
            begun = game.under(Corrections(game.name, mine.name if mine else earlier["name"], changes))
            if facts == begun.facts_hash():
                return begun
    return None


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
