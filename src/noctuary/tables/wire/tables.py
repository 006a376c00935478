"""Tables as they are set up, listed and dealt."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from noctuary.kernel.wire import SeatId
from noctuary.tables.wire.editions import Draft, EditionName
from noctuary.tables.wire.shapes import Shape, Word


class SeatSetup(Shape, forbid_unknown_fields=True):
    """Who takes a seat: a person (`human`) or the name of a bot."""

    kind: Word
    name: Word


class Timing(Shape, forbid_unknown_fields=True):
    """How much time people have who sit each at their own screen: `seconds` for the whole game and an `increment` for
    every decision (`live`), or `seconds` for each decision. `zero`: what happens when they are over.
    """

    pace: Literal["live", "relaxed", "correspondence"]
    seconds: Annotated[int, Meta(ge=1, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    zero: Literal["bot", "resign", "nothing"] = "bot"


class ClockShown(Shape):
    """The clocks of a table: the milliseconds that each person's seat had left when the view was made."""

    timing: Timing
    left: dict[SeatId, int]
    running: list[SeatId]
    paused: bool
    agreed: list[SeatId]
    """Whose people want the clocks to stop, or, if they are stopped, to go on."""


class KeptDeal(Shape):
    """A deal that nobody chose (`kernel.deals.Deal`). It must not leave the server while the game runs."""

    secret: bytes
    additions: dict[str, bytes]


class Header(Shape, kw_only=True):
    """How a table was set up, and under which rules and facts."""

    options: dict[str, Any]
    seats: list[SeatSetup]
    seed: int | UnsetType = UNSET
    """What chance follows from, if not a deal."""
    deal: KeptDeal | UnsetType = UNSET
    chosen: bool | UnsetType = UNSET
    """Somebody asked for just this seed."""
    me: SeatId | None
    """Whom the game counts for; null: nobody."""
    rules: str
    facts: str
    corrections: Draft | UnsetType = UNSET
    """The component edition; without it the built-in facts."""
    course: str | UnsetType = UNSET
    """What guides the person there."""
    start: int | UnsetType = UNSET
    """So many entries were taken over from another game."""
    invitation: str | UnsetType = UNSET
    """What lets others take free seats; without it all people share a screen. It is for those who sit there already."""
    timing: Timing | UnsetType = UNSET
    """Without it there is no clock."""
    rated: bool | UnsetType = UNSET
    """The game changes the ratings of those who play."""


class PromisedDeal(Shape):
    """A deal for a table to come: the server can no longer change its secret, which the commitment is a hash of."""

    id: str
    commitment: str


class AddedToDeal(Shape, forbid_unknown_fields=True):
    """A promised deal, and the player's addition to it: 64 hexadecimal digits, drawn after the commitment was seen."""

    id: Word
    addition: Word


class DealShown(Shape):
    """Where the deal of a table comes from. Of one that was `drawn` secret and key are told when the game is over.
    Others have no commitment: the seed was `chosen`, the deal belongs to a `course` or was known before, as the table
    has `continued` a finished game; or it is a `plain` seed of an earlier version or another program.
    """

    origin: Literal["drawn", "chosen", "course", "continued", "plain"]
    commitment: str | None = None
    additions: dict[str, str] = {}
    """By who has added them, `player` or `server`."""
    secret: str | None = None
    key: str | None = None


class SeatInfo(Shape):
    """Who sits somewhere."""

    seat: SeatId
    name: str
    kind: str
    """`human`, or the name of a bot."""
    resigned: bool
    bot: str | None = None
    """The one that plays in place of a person, where people sit each at their own screen."""
    stands_in: bool = False
    """It does so until that person comes back."""


class RatingShown(Shape):
    """How strong somebody is believed to be, by Glicko-2, after so many `games`. `provisional`: that is not much more
    than a guess yet.
    """

    rating: int
    deviation: int
    games: int
    provisional: bool


class Rating(RatingShown):
    """Somebody's own, in a game for so many."""

    game: str
    players: int


class Invitation(Shape):
    """A table where people sit each at their own screen, as one sees it who was given the link."""

    game: str
    seats: list[SeatInfo]
    free: list[SeatId]
    over: bool
    table: str | None
    """Its id, for whoever sits there already."""
    ratings: dict[SeatId, RatingShown] | None
    """Those of the people who sit there and show theirs; null: the game is not rated."""
    timing: Timing | None
    options: dict[str, Any]
    edition: EditionName | None


Wanted = Literal["anybody", "beginners", "experienced"]
"""Whom the host of a listed table would like to play with."""


class Listed(Shape, forbid_unknown_fields=True):
    """What is said about a table where anybody may take a free seat."""

    language: Literal["en", "pl", "de"]
    """That is spoken there."""
    wanted: Wanted


class OpenTable(Invitation, kw_only=True):
    """A listed table."""

    secret: str
    """What leads to its seats, as in a link."""
    made: str
    """Since when it is listed."""
    listed: Listed


class Summary(Shape, kw_only=True):
    """What a list of tables says about one of them."""

    game: str
    edition: EditionName | None
    """The component edition it is played under; null: the built-in facts."""
    seats: list[SeatInfo]
    round: str | None
    over: bool
    turn: list[SeatId]
    """The seats that must decide."""
    course: str | None = None
    """What guides the person there."""


class TableSummary(Summary, kw_only=True):
    """A table in a list. Times are UTC in ISO form; `mine`: the seats of the player whose list it is."""

    mine: list[SeatId]
    end: Literal["delete", "leave"] | None
    """What the player can do to have it in the list no longer: a guest leaves a game that runs; null: nothing, as the
    game is rated and not decided.
    """

    id: str
    created: str
    moved: str
