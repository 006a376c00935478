"""The setup of a table: game, options, seats and seed."""

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from itertools import count
from typing import Final

from msgspec import UNSET, UnsetType

from noctuary import bots
from noctuary.kernel.base.deals import Deal
from noctuary.kernel.base.messages import BadInput, Refusal
from noctuary.kernel.base.readable import JOINER, NON_JOINER, readable
from noctuary.kernel.contract.game import Game, Options, State
from noctuary.kernel.parts.moves import NOBODY, seat_name, seat_number
from noctuary.kernel.play import entries
from noctuary.kernel.play.entries import HUMAN, Player
from noctuary.kernel.play.gamefile import begun_under
from noctuary.kernel.teaching import courses, puzzles
from noctuary.kernel.teaching.courses import Course
from noctuary.tables.wire.editions import Draft
from noctuary.tables.wire.people import MERGED
from noctuary.tables.wire.tables import Header, KeptDeal, SeatSetup, Timing

LONGEST_NAME: Final = 40
OPEN: Final = "open"
"""The kind of a seat that can be taken by anybody with the table's link."""
MY_LEVEL: Final = "my-level"
"""The kind of a seat for a bot as strong as the player who makes the table; the table then names that bot."""
SEEDS: Final = 1 << 53
"""Seeds are below this, so that every JSON reader keeps them exact."""
SECRET_BYTES: Final = 16


class TableError(Refusal):
    """A table refuses something that no rule of its game forbids."""


class RulesChanged(TableError):
    """This version does not play a table's game as it began."""

    def __init__(self) -> None:
        super().__init__("table-rules-changed")


def allow_more(there: int, most: int, refusal: str, more: int = 1) -> None:
    """Raise TableError if a player has so many of something that they may have no more of it. Whoever may have more may
    import a file with as many as merged players may have (they may export so many), but no more than that.
    """
    if there >= most or there + more > MERGED * most:
        raise TableError(refusal, {"number": most})


def new_secret() -> str:
    """A new secret for a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def first_watching_secret(invitation: str) -> str:
    """The secret of the first link for watchers to a table with this invitation. While it holds, the table's
    address is enough to watch: the host has neither closed the table to watchers nor removed anybody since.
    """
    return sha256(f"watch {invitation}".encode()).hexdigest()[: 2 * SECRET_BYTES]


def is_secret(given: str, kept: str | UnsetType | None) -> bool:
    """Whether a link has the secret kept for it, if there is one. How long this takes reveals nothing."""
    if not kept:
        return False
    return compare_digest(kept.encode(), given.encode())


def readable_name(name: str) -> str:
    """The name of a person or bot without invisible characters. Raises BadInput for an unreadable one."""
    cleaned = readable(name)
    hidden = [letter for letter in name if not letter.isprintable() and letter not in (JOINER, NON_JOINER)]
    if not cleaned or len(name) > LONGEST_NAME or hidden:
        raise BadInput("table-seat-name", {"text": name, "number": LONGEST_NAME})
    return cleaned


def distinct_name(name: str, others: Collection[str]) -> str:
    """A name that none of the others at a table has, with a number after it if needed."""
    taken = {other.casefold() for other in others}
    ending = ""
    for number in count(2):
        if (numbered := f"{name[: LONGEST_NAME - len(ending)].rstrip()}{ending}").casefold() not in taken:
            return numbered
        ending = f" {number}"
    raise AssertionError


class Seat(Player):
    """A seat at a table, with a person or an available bot."""

    __slots__ = ()

    def __init__(self, kind: str, name: str) -> None:
        """Raises BadInput for an unknown kind or an unreadable name."""
        if kind != HUMAN and not bots.can_sit(kind):
            raise BadInput("table-seat-kind", {"text": kind, "names": ", ".join([HUMAN, *bots.names()])})
        super().__init__(readable_name(name), kind)


@dataclass(frozen=True, kw_only=True)
class Terms:
    """What is agreed at a table, beside the game, the seats and the deal."""

    course: Course | None = None
    """The course that guides the person in the first seat."""
    chosen: bool = False
    """Whether somebody chose this seed."""
    waits: bool = False
    """Whether nothing is dealt yet, because not every seat is taken."""
    dealt: int = 0
    """How often the cards have been dealt after all had sat down."""
    timing: Timing | None = None
    """The time control, where players use separate screens."""
    rated: bool = False
    """Whether the game changes its players' ratings."""
    invitation: str = ""
    """The secret for taking free seats, where players use separate screens."""
    start: int | None = None
    """If the game continues another one, how many of its entries are taken over; players may then take back any of
    their moves, as they are looking for better ones.
    """
    source: str = ""
    """The table of the continued game and the step, as `ID STEP`; empty at tables of earlier versions."""
    resignation_ends: bool = True
    matched: Sequence[int] = ()
    """The seats whose bots were chosen by the strength of the player who made the table (MY_LEVEL)."""


NO_TERMS: Final = Terms()


class TableSetup(entries.Setup):
    """The setup of a game at a table, and for whom the game counts."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: Sequence[Player],
        deal: Deal | int,
        me: int | None = None,
        terms: Terms = NO_TERMS,
    ) -> None:
        """`me`: the seat of the person for whom the game counts, or NOBODY; by default that of the first person.

        Raises BadInput if the number of seats is wrong, or if the game were to count for a bot.
        """
        super().__init__(game, options, seats, deal, terms.resignation_ends)
        self.terms: Terms = terms
        self.counted: Sequence[int] = ()
        """The totals that a finished game counts with, if they were others under the rules of its time."""
        self.start = terms.start or 0
        self.lenient = terms.start is not None or terms.course is not None
        self.me: int = me if me is not None else next(iter(self.humans), NOBODY)
        if self.me != NOBODY and not seats[self.me].human:
            raise BadInput("table-me", {"seat": seat_name(self.me)})

    def new(self) -> State:
        course = self.terms.course
        if self.terms.waits:
            # Shown to nobody, and not the real deal, which is drawn only once all have added to it.
            return self.game.new(self.options, 0, listen=True)
        return course.new(self.game) if course else super().new()

    def check_whole(self) -> None:
        """Raise TableError unless the game begins with its deal, as in game files; exercises begin later."""
        if self.terms.course and self.terms.course.exercise:
            raise TableError("table-guided")

    def header(self) -> Header:
        """The setup as it is stored, with its rules and facts, and the edition that changed them."""
        corrections, terms = self.game.corrections, self.terms
        return Header(
            options=self.options.mapping(),
            seats=[SeatSetup(seat.kind, seat.name) for seat in self.seats],
            seed=self.deal if isinstance(self.deal, int) else UNSET,
            deal=KeptDeal(self.deal.secret, self.deal.additions) if isinstance(self.deal, Deal) else UNSET,
            waits=terms.waits or UNSET,
            dealt=terms.dealt or UNSET,
            chosen=terms.chosen or UNSET,
            me=None if self.me == NOBODY else seat_name(self.me),
            rules=self.game.rules_version,
            facts=self.game.facts_hash(),
            corrections=Draft(corrections.name, corrections.changes) if corrections else UNSET,
            course=terms.course.name if terms.course else UNSET,
            start=UNSET if terms.start is None else terms.start,
            source=terms.source or UNSET,
            invitation=terms.invitation or UNSET,
            timing=terms.timing or UNSET,
            rated=terms.rated or UNSET,
            resignation_ends=self.resignation_ends or UNSET,
            matched=[seat_name(seat) for seat in terms.matched] or UNSET,
        )


def set_up_course(game: Game, seats: Sequence[Player], name: str) -> TableSetup:
    """The setup of the course or puzzle `name`, which counts for nobody. Raises BadInput if it does not fit."""
    course = puzzles.find(game.name, name) if name.startswith(puzzles.PREFIX) else courses.find(game.name, name)
    game = course.played_as(game)
    return TableSetup(game, game.options(course.options), seats, course.seed, NOBODY, Terms(course=course))


def restore(game: Game, header: Header) -> TableSetup:
    """The setup with this `header()`, under the facts with which it began, if they are still here. Raises RulesChanged
    if this version plays the moves in another way or no longer has an option, BadInput for a bot that is not here.
    """
    try:
        game = find_game(game, header)
        # Under other facts, the log decides (`begun.is_same`).
        game = begun_under(game, header.facts) or game
        options = game.options(header.options)
    except BadInput as error:
        raise RulesChanged from error
    if not _is_played(game, header):
        raise RulesChanged
    seats = [Seat(seat.kind, seat.name) for seat in header.seats]
    if header.course:
        return set_up_course(game, seats, header.course)
    me = NOBODY if header.me is None else seat_number(header.me, len(seats))
    deal = Deal(header.deal.secret, header.deal.additions) if header.deal else header.seed or 0
    terms = Terms(
        chosen=bool(header.chosen),
        waits=bool(header.waits),
        dealt=header.dealt or 0,
        invitation=header.invitation or "",
        timing=header.timing or None,
        rated=bool(header.rated),
        resignation_ends=bool(header.resignation_ends),
        matched=[seat_number(seat, len(seats)) for seat in header.matched or ()],
        start=None if header.start is UNSET else header.start,
        source=header.source or "",
    )
    return TableSetup(game, options, seats, deal, me, terms)


def is_played(game: Game, header: Header) -> bool:
    """Whether this version plays moves as the header's rules do. Raises BadInput if its edition is gone."""
    return _is_played(find_game(game, header), header)


def _is_played(game: Game, header: Header) -> bool:
    return header.rules in (game.rules_version, *game.plays_on)


def find_game(game: Game, header: Header) -> Game:
    """The game with the header's edition, if it has one. Raises BadInput."""
    return game.under(header.corrections.corrections(game, "")) if header.corrections else game


def seat_players(setup: entries.Setup, me: int = NOBODY) -> TableSetup:
    """The setup of a file's game as a table's, counting for the seat `me`. Raises BadInput if it cannot be."""
    seats = [Seat(player.kind, player.name) for player in setup.seats]
    terms = Terms(resignation_ends=setup.resignation_ends)
    return TableSetup(setup.game, setup.options, seats, setup.deal, me, terms)


def terms_of(setup: entries.Setup) -> Terms:
    """The terms of a table; a game played elsewhere has none."""
    return setup.terms if isinstance(setup, TableSetup) else NO_TERMS
