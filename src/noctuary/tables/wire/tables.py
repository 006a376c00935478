"""Table setups, lists of tables, and deals."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from noctuary.kernel.parts.wire import SeatId
from noctuary.tables.wire.editions import Draft, EditionName
from noctuary.tables.wire.shapes import Shape, Word


class SeatSetup(Shape, forbid_unknown_fields=True):
    """Who takes a seat: a person (`human`) or a bot, by its name."""

    kind: Word
    name: Word


class Timing(Shape, forbid_unknown_fields=True):
    """The time control for players at separate screens: `seconds` for the whole game plus an `increment` for every
    decision (`live`), or `seconds` for each decision. `zero`: what happens when the time is up.
    """

    pace: Literal["live", "relaxed", "correspondence"]
    seconds: Annotated[int, Meta(ge=1, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    zero: Literal["bot", "resign", "nothing"] = "bot"


class ClockShown(Shape):
    """The clocks of a table: the milliseconds left to each person's seat when the view was made."""

    timing: Timing
    left: dict[SeatId, int]
    running: list[SeatId]
    paused: bool
    agreed: list[SeatId]
    """The seats whose players want to pause the clocks or, if they are paused, to resume."""


class KeptDeal(Shape):
    """A deal that nobody chose (`kernel.base.deals.Deal`). It must not leave the server while the game runs."""

    secret: bytes
    additions: dict[str, bytes]


class Header(Shape, kw_only=True):
    """How a table was set up, and under which rules and facts."""

    options: dict[str, Any]
    seats: list[SeatSetup]
    seed: int | UnsetType = UNSET
    """The random seed, unless there is a deal."""
    deal: KeptDeal | UnsetType = UNSET
    waits: bool | UnsetType = UNSET
    """Whether nothing is dealt yet, as not every seat is taken; the players' additions to the deal are then missing."""
    dealt: int | UnsetType = UNSET
    """How often the cards have been dealt after all had sat down."""
    chosen: bool | UnsetType = UNSET
    """Whether somebody chose this seed."""
    me: SeatId | None
    """The seat for which the game counts; null: nobody's."""
    rules: str
    facts: str
    corrections: Draft | UnsetType = UNSET
    """The component edition; absent for the built-in facts."""
    course: str | UnsetType = UNSET
    """The course that guides the person."""
    start: int | UnsetType = UNSET
    """The number of entries taken over from another game."""
    source: str | UnsetType = UNSET
    """The table of the continued game and the step from which this one goes on, as `ID STEP`."""
    invitation: str | UnsetType = UNSET
    """The secret for taking free seats, for those at the table only; absent if everybody shares one screen."""
    timing: Timing | UnsetType = UNSET
    """The time control; absent if there are no clocks."""
    rated: bool | UnsetType = UNSET
    """Whether the game changes its players' ratings."""
    resignation_ends: bool | UnsetType = UNSET
    """Whether resignations of all but one end the game; absent at earlier tables, where a bot always plays on."""
    matched: list[SeatId] | UnsetType = UNSET
    """The seats whose bots were chosen by the strength of the player who made the table."""


class PromisedDeal(Shape):
    """A deal for a future table: the server can no longer change its secret, as the commitment is a hash of it."""

    id: str
    commitment: str


class AddedToDeal(Shape, forbid_unknown_fields=True):
    """A promised deal, and the player's addition to it: 64 hexadecimal digits, drawn after the commitment was seen."""

    id: Word
    addition: Word


class DealShown(Shape):
    """Where the deal of a table comes from. If it was `drawn`, its secret and key are shown once the game is over.
    Other deals have no commitment: the seed was `chosen`; the deal belongs to a `course`; it was known before, as the
    table has `continued` a finished game; or it is a `plain` seed of an earlier version or another program.
    """

    origin: Literal["drawn", "chosen", "course", "continued", "plain"]
    commitment: str | None = None
    waits: bool = False
    """Whether nothing is dealt yet, as not every seat is taken."""
    additions: dict[str, str] = {}
    """The additions by their makers: `player` or `server` for the one that made the table, others by seat."""
    final: bool = False
    """Whether these cards stay even if somebody leaves before the first move, as they were dealt anew often enough."""
    secret: str | None = None
    key: str | None = None


class SeatInfo(Shape):
    """A seat and who has it."""

    seat: SeatId
    name: str
    kind: str
    """`human`, or the name of a bot."""
    resigned: bool
    bot: str | None = None
    """The bot that plays in place of a person, where players use separate screens."""
    stands_in: bool = False
    """Whether the bot plays only until that person comes back."""


class RatingShown(Shape):
    """A player's Glicko-2 rating, and the number of rated games. `provisional`: it is still very uncertain."""

    rating: int
    deviation: int
    games: int
    provisional: bool


class OwnRating(RatingShown):
    """A player's own rating in a game for this number of players."""

    game: str
    players: int


class Leader(OwnRating):
    """One of the best ratings in a game for this number of players, and whose it is; `mine`: this player's."""

    name: str
    mine: bool


class Invitation(Shape):
    """A table with separate screens, as seen by somebody with its link."""

    game: str
    seats: list[SeatInfo]
    free: list[SeatId]
    over: bool
    table: str | None
    """The table's id, for players who already sit there."""
    ratings: dict[SeatId, RatingShown] | None
    """The ratings of the players there who do not hide them; null: the game is not rated."""
    timing: Timing | None
    options: dict[str, Any]
    edition: EditionName | None
    chosen: bool
    """Whether the host chose the deal."""
    begun: bool
    """Whether the cards are dealt, so that whoever sat in a free seat before has seen its hand."""
    commitment: str | None
    """The commitment to the secret of the deal; whoever sits down adds to that deal."""
    host: str | None
    """The name of whoever made the table; null: they have no seat there."""
    watchable: bool
    """Whether the table's address is enough to watch it."""


Wanted = Literal["anybody", "beginners", "experienced"]
"""With whom the host of a listed table would like to play."""


class Listed(Shape, forbid_unknown_fields=True):
    """The listing of a table with free seats."""

    language: Literal["en", "pl", "de"]
    """The language spoken there."""
    wanted: Wanted


class OpenTable(Invitation, kw_only=True):
    """A publicly listed table."""

    secret: str
    """The secret for taking its seats, as in a link."""
    made: str
    """When it was listed."""
    listed: Listed


class WatchedTable(Shape):
    """A publicly listed table whose seats are all taken, and where anybody may watch."""

    id: str
    game: str
    edition: EditionName | None
    seats: list[SeatInfo]
    round: str | None


class Summary(Shape, kw_only=True):
    """A table's summary in lists."""

    game: str
    edition: EditionName | None
    """The component edition; null for the built-in facts."""
    seats: list[SeatInfo]
    round: str | None
    over: bool
    turn: list[SeatId]
    """The seats that must decide."""
    waits: bool = False
    """Whether nothing is dealt yet, as not every seat is taken."""
    course: str | None = None
    """The course that guides the person there."""


class TableSummary(Summary, kw_only=True):
    """A table in a player's list. Times are UTC in ISO format; `mine`: that player's seats."""

    mine: list[SeatId]
    end: Literal["delete", "leave", "resign"] | None
    """How the player can get rid of the table: `leave` for a guest while the game runs, `resign` (and lose) while a
    rated game runs; null: not at all, as this player has lost a rated game that the others have not finished.
    """
    rematch: str | None
    """The name of whoever waits for this player to join a rematch of it."""
    id: str
    created: str
    moved: str
