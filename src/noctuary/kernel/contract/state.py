"""States, what seats know of them, and what happens (see `kernel.game`, which binds them to their games)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, cast

from mypy_extensions import i64, mypyc_attr

from noctuary.kernel.base.messages import Argument, Message, Unwritten
from noctuary.kernel.base.pickling import attributes, copied, remade, with_attributes
from noctuary.kernel.base.positions import dump
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.box.game_box import GameBox
from noctuary.kernel.contract.deciding import Deciding
from noctuary.kernel.parts.moves import Decision, seat_name
from noctuary.kernel.parts.options import Options
from noctuary.kernel.parts.result import Position, Result
from noctuary.kernel.table.fields import Declaration
from noctuary.kernel.table.notations import Notation, Reader
from noctuary.locale import Namer, as_is


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened at the table, as a message with a public and possibly a private part.

    Seats in `insiders` (a bit mask) see message `id` with `arguments` and `secrets` together; all others see message
    `<id>-hidden` with `arguments` alone. An event without secrets looks the same to everybody. `auto` marks a forced
    move made by the engine; only insiders see the mark, to others it looks like a chosen move. `table`: the state right
    after the event, if it was kept; matches keep it for their latest events only.
    """

    __slots__ = ("arguments", "auto", "id", "insiders", "secrets", "table")

    def __init__(
        self,
        id: str,
        arguments: dict[str, Argument],
        secrets: dict[str, Argument] | None = None,
        insiders: int = 0,
        auto: bool = False,
    ) -> None:
        self.id: str = id
        self.arguments: dict[str, Argument] = arguments
        self.secrets: dict[str, Argument] | None = secrets
        self.insiders: int = insiders
        self.auto: bool = auto
        self.table: State | None = None

    def seen_by(self, seat: int) -> Message:
        """The message that `seat` may see (NOBODY: a watcher)."""
        if self.secrets is None:
            return Message(self.id, self.arguments)
        if self.is_insider(seat):
            return Message(self.id, {**self.arguments, **self.secrets})
        return Message(self.id + "-hidden", self.arguments)

    def auto_for(self, seat: int) -> bool:
        """Whether `seat` may know that this was a forced move."""
        return self.auto and self.is_insider(seat)

    def is_insider(self, seat: int) -> bool:
        """Whether `seat` sees the private part."""
        return seat >= 0 and bool(self.insiders >> seat & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Deciding):
    """A running game: everything on the table, what is pending and, if chance is still involved, the random stream."""

    fields: ClassVar[Declaration]
    """What lies on the table; for states with an agenda, the game may declare it instead."""
    components: ClassVar[Mapping[Notation, Sequence[int]]] = {}
    """All components of each notation that fields hide from some seats."""
    players: int
    """How many seats have things on the table."""
    chance: Random
    """The stream of all that is still up to chance."""
    events: list[Event] | None
    """The list that events are appended to; None (the default) records no events."""
    looked_at: bool = True
    """Whether to keep the table after each event, which takes far longer than playing."""
    revealed: int
    """Increases whenever a player is shown hidden information or chance decides: moves before that cannot be undone."""

    def __init__(self, game: Any, options: Options) -> None:
        self.game = game
        self.options = options
        self.seat = -1
        self.events = None
        self.forced = []
        self.forced_entered = 0
        self.patient = False
        self.checked = False
        self.revealed = 0

    # What every game must define.

    def begin(self) -> None:
        """Set up the table according to `options`, with `chance`."""
        raise Unwritten(self, "begin(self) -> None", "set the table up by `self.options` and `self.chance`")

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        raise Unwritten(self, "result(self) -> Result | None", "how the game ended, as a property; None while it runs")

    # What follows from its fields.

    def position(self) -> Position:
        """The whole table in text form, hidden things included; for a masked table, what its seat knows."""
        return self.fields.write(self)

    def read(self, position: Mapping[str, Any], seen: bool = False) -> None:
        """Set up the table as a position says; `seen`: the position shows what one seat sees. Raises BadInput."""
        self.fields.read(Reader(self, position, seen))
        self.fields.count(self, self.components)

    def mask(self, seat: i64) -> None:
        """Replace everything that `seat` cannot know with UNKNOWN, in place."""
        self.chance = Random(0)
        self.fields.mask(self, int(seat))

    def fill(self, seat: i64, random: Random) -> None:
        """Draw everything unknown to `seat`, in place: the opposite of `mask`."""
        self.fields.fill(self, self.components, random)
        self.chance = Random(random.next32())

    def revealed_to(self, seat: i64) -> int:
        """Like `revealed`, but not counting what `seat` itself has shown, which it may take back. Overridden by games
        in which players show hidden components.
        """
        return self.revealed

    # What it may override.

    def view(self, seat: int) -> Mapping[str, Any]:
        """A masked table for clients, as JSON values; `seat` sees it. By default its position."""
        return self.position()

    def describe(self, seat: int, language: str, namer: Namer = as_is) -> str:
        """A masked table as text, for terminals; `seat` sees it, `namer` names the seats. By default its view."""
        return re.sub(r"\bP[1-9]\b", lambda found: namer("seat", found[0]), dump(self.view(seat)))

    def clone(self) -> Self:
        """An independent copy, with events switched off."""
        copy = remade(type(self), {name: copied(value) for name, value in attributes(self).items() if name != "events"})
        copy.events, copy.looked_at = None, True
        return copy

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def observe(self, seat: i64) -> Observation:
        """All that `seat` may know (NOBODY: a watcher)."""
        seat = int(seat)
        seen = self.clone()
        seen.patient = False
        seen.mask(seat)
        return Observation(seat, seen)

    def determinize(self, seat: i64, random: Random) -> Self:
        """A full state that `seat` might be in: what it cannot know is drawn with `random`."""
        # Only this method refers to the observed table, so it need not be cloned.
        full = cast(Self, self.observe(seat).board)
        full.fill(seat, random)
        return full

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # A pickle contains a clone.
        return rebuild, (self.game, self.options, attributes(self.clone()))

    def look(self) -> None:
        """Attach a copy of the table to the latest event, for clients that show events one after another. Game code
        calls it between two events with neither a step of the agenda nor a move between them.
        """
        if self.events and self.looked_at:
            self.events[-1].table = self.clone()

    # Recording events.

    def tell(self, id: str, arguments: dict[str, Argument]) -> None:
        """Record a public event."""
        if self.events is not None:
            self.events.append(Event(f"{self.game.name}-{id}", arguments))

    def tell_of(self, id: str, seat: int, arguments: dict[str, Argument], auto: bool = False) -> None:
        """Record a public event of `seat`; only that seat sees its `auto` mark."""
        self.tell_secret(id, seat, arguments, None, auto)

    def tell_secret(
        self,
        id: str,
        seat: int,
        arguments: dict[str, Argument],
        secrets: dict[str, Argument] | None,
        auto: bool = False,
        shown_to: int = -1,
    ) -> None:
        """Record an event of `seat` whose `secrets` only that seat and `shown_to` may see."""
        if self.events is not None:
            told: dict[str, Argument] = {"seat": seat_name(seat), **arguments}
            insiders = 1 << seat | (1 << shown_to if shown_to >= 0 else 0)
            self.events.append(Event(f"{self.game.name}-{id}", told, secrets, insiders, auto))


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """All that one seat may know: a `board` on which everything else is unknown. A value: equal observations have
    identical `position`s. It can be pickled.
    """

    def __init__(self, seat: int, board: State) -> None:
        self.options: Options = board.options
        self.seat: int = seat
        self.board: State = board

    @property
    def game(self) -> Any:
        """The game that is observed."""
        return self.board.game

    def position(self) -> Position:
        """The table as the seat sees it, in text form: `?` for a card it cannot know, a number for a pile of these."""
        return self.board.position()

    def decision(self) -> Decision | None:
        """The question put to the seat now; None if there is none."""
        return self.board.decision(self.seat) if self.seat >= 0 and self.board.legal(self.seat) else None

    def determinize(self, random: Random) -> State:
        """A full state with the same observation for this seat. Everything unknown, and its random stream, come from
        `random`.
        """
        full = self.board.clone()
        full.fill(self.seat, random)
        return full

    def view(self) -> Mapping[str, Any]:
        """The table for clients: JSON values only."""
        return self.board.view(self.seat)

    def describe(self, language: str, namer: Namer = as_is) -> str:
        """The table as text, for terminals; `namer` names the seats."""
        return self.board.describe(self.seat, language, namer)

    def __copy__(self) -> Observation:
        return self

    def __deepcopy__(self, memo: object) -> Observation:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # Pickled as its position, which contains nothing that the seat may not know.
        return restore, (self.game, self.seat, self.position(), self.options, self.board.checked)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.seat == other.seat and self.position() == other.position()

    def __hash__(self) -> int:
        return hash((self.seat, str(self.position())))


def rebuild(game: GameBox, options: Options, attributes: dict[str, Any]) -> State:
    """A state rebuilt from its attributes, for unpickling."""
    state: State = with_attributes(game.empty(options), attributes)
    return state


def restore(game: GameBox, seat: int, position: Position, options: Options, checked: bool = False) -> Observation:
    """The observation of `seat` with this position."""
    board: State = game.load_seen(position, options, seat)
    board.checked = checked
    return Observation(seat, board)
