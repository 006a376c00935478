"""What a table is made of before anybody moves: game, options, seats and seed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from noctuary import bots
from noctuary.kernel import courses, entries, puzzles
from noctuary.kernel.courses import Course
from noctuary.kernel.deals import Deal
from noctuary.kernel.entries import HUMAN, Player
from noctuary.kernel.game import Game, Options, State
from noctuary.kernel.messages import BadInput, Refusal
from noctuary.kernel.moves import NOBODY, seat_name, seat_number
from noctuary.tables.readable import readable
from noctuary.tables.wire.editions import Draft
from noctuary.tables.wire.tables import Header, KeptDeal, SeatSetup, Timing

LONGEST_NAME: Final = 40
OPEN: Final = "open"
"""The kind of a seat that somebody takes who is given the link of the table."""
SEEDS: Final = 1 << 53
"""Seeds are below this, so that every JSON reader keeps them exact."""
SECRET_BYTES: Final = 16


class TableError(Refusal):
    """Something a table will not do, though no rule of its game forbids it."""


def new_secret() -> str:
    """What links to a table end in, after its id."""
    return secrets.token_urlsafe(SECRET_BYTES)


def readable_name(name: str) -> str:
    """The name of a person or bot without what nobody sees. Raises BadInput for one nobody could read."""
    found = readable(name)
    if not found or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput("table-seat-name", {"text": name, "number": LONGEST_NAME})
    return found


class Seat(Player):
    """Who sits somewhere at a table: a person, or a bot that there is."""

    __slots__ = ()

    def __init__(self, kind: str, name: str) -> None:
        """Raises BadInput for an unknown kind or a name nobody could read."""
        if kind != HUMAN and not bots.can_sit(kind):
            raise BadInput("table-seat-kind", {"text": kind, "names": ", ".join([HUMAN, *bots.names()])})
        super().__init__(readable_name(name), kind)


class TableSetup(entries.Setup):
    """A game about to be played at a table, and whom it counts for."""

    course: Course | None = None
    """What guides the person on the first seat."""
    chosen: bool = False
    """Somebody asked for just this seed."""
    timing: Timing | None = None
    """How much time people have, where they sit each at their own screen."""
    rated: bool = False
    """It changes the ratings of those who play."""
    invitation: str = ""
    """What lets others take free seats, where people sit each at their own screen."""
    continues: bool = False
    """It goes on from another game, to see what if."""

    def __init__(
        self, game: Game, options: Options, seats: Sequence[Player], deal: Deal | int, me: int | None = None
    ) -> None:
        """`me`: the seat of the person whom the game counts for, or NOBODY; by default that of the first person.

        Raises BadInput if there are not as many seats as players, or if it were to count for a bot.
        """
        super().__init__(game, options, seats, deal)
        self.me: int = me if me is not None else next(iter(self.humans), NOBODY)
        if self.me != NOBODY and not seats[self.me].human:
            raise BadInput("table-me", {"seat": seat_name(self.me)})

    def begin_after(self, start: int) -> None:
        """Make what is played go on from another game, of which so many entries are taken over: whoever looks for
        better moves there may take back anything else.
        """
        self.start, self.lenient, self.continues = start, True, True

    def new(self) -> State:
        return self.course.new(self.game) if self.course else super().new()

    def check_whole(self) -> None:
        """Raise TableError unless it is a game from its deal on, as game files hold them: exercises begin later."""
        if self.course and self.course.exercise:
            raise TableError("table-guided")

    def header(self) -> Header:
        """The setup as it is stored, with the rules and facts it was made under, and the edition that changed them."""
        corrections = self.game.corrections
        return Header(
            options=self.options.mapping(),
            seats=[SeatSetup(seat.kind, seat.name) for seat in self.seats],
            seed=self.deal if isinstance(self.deal, int) else UNSET,
            deal=KeptDeal(self.deal.secret, self.deal.additions) if isinstance(self.deal, Deal) else UNSET,
            chosen=self.chosen or UNSET,
            me=None if self.me == NOBODY else seat_name(self.me),
            rules=self.game.rules_version,
            facts=self.game.facts_hash(),
            corrections=Draft(corrections.name, corrections.changes) if corrections else UNSET,
            course=self.course.name if self.course else UNSET,
            start=self.start if self.continues else UNSET,
            invitation=self.invitation or UNSET,
            timing=self.timing or UNSET,
            rated=self.rated or UNSET,
        )


def set_up_course(game: Game, seats: Sequence[Player], name: str) -> TableSetup:
    """The setup of the course or puzzle `name`; it counts for nobody. Raises BadInput if there is none, or if it is for
    others.
    """
    course = puzzles.find(game.name, name) if name.startswith(puzzles.PREFIX) else courses.find(game.name, name)
    setup = TableSetup(game, game.options(course.options), seats, course.seed, NOBODY)
    setup.course, setup.lenient = course, True
    return setup


def restore(game: Game, header: Header) -> TableSetup:
    """The setup whose `header()` this was. Raises TableError if rules or facts have changed since: its moves may mean
    something else now; BadInput if there is no such edition or option any more.
    """
    game = _played(game, header)
    if not _is_current(game, header):
        raise TableError("table-rules-changed")
    seats = [Seat(seat.kind, seat.name) for seat in header.seats]
    if header.course:
        return set_up_course(game, seats, header.course)
    me = NOBODY if header.me is None else seat_number(header.me, len(seats))
    deal = Deal(header.deal.secret, header.deal.additions) if header.deal else header.seed or 0
    setup = TableSetup(game, game.options(header.options), seats, deal, me)
    setup.chosen = bool(header.chosen)
    setup.invitation = header.invitation or ""
    setup.timing = header.timing or None
    setup.rated = bool(header.rated)
    if header.start is not UNSET:
        setup.begin_after(header.start)
    return setup


def is_current(game: Game, header: Header) -> bool:
    """Whether rules and facts are still those that the header names. Raises BadInput if there is no such edition any
    more.
    """
    return _is_current(_played(game, header), header)


def _is_current(game: Game, header: Header) -> bool:
    return header.rules == game.rules_version and header.facts == game.facts_hash()


def _played(game: Game, header: Header) -> Game:
    """The game with the edition that the header names, if it names one. Raises BadInput."""
    return game.under(header.corrections.corrections(game, "")) if header.corrections else game


def seat_players(setup: entries.Setup, me: int = NOBODY) -> TableSetup:
    """The setup of a game from a file as that of a table, where it counts for the person on the seat `me`. Raises
    BadInput if no table can have such seats.
    """
    seats = [Seat(player.kind, player.name) for player in setup.seats]
    return TableSetup(setup.game, setup.options, seats, setup.deal, me)
