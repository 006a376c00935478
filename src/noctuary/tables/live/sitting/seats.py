"""Who has which seat at a table, and for whom a bot plays."""

from collections.abc import Collection, Sequence
from typing import Final

from noctuary.kernel.play.entries import Moment, Setup
from noctuary.kernel.play.match import Match
from noctuary.tables import wall_clock
from noctuary.tables.setup import terms_of
from noctuary.tables.store.base.rows import GONE, Said, TakenSeat
from noctuary.tables.wire.tables import RatingShown

PUNCTUAL: Final = "level3"
"""The bot that plays for a player whose time has run out."""
PATIENCE: Final = 7 * 86_400_000
"""Milliseconds without a move after which the others need not wait any longer for somebody who must decide."""


class Seats:
    """The seats of a table. `places`: who has taken which one, where players use separate screens; None where they
    share one. `guided`: an exercise, in which no other player has to wait.
    """

    def __init__(
        self,
        match: Match,
        places: Sequence[TakenSeat] | None,
        guided: bool,
        host: str = "",
        moved: int = 0,
        ratings: dict[str, RatingShown] | None = None,
    ) -> None:
        self._match: Match = match
        self._guided: bool = guided
        self.host: str = host
        """The player whose table it is."""
        self.places: dict[int, str] | None = None
        """The player on each taken seat, where players use separate screens; an empty string for a bot."""
        self.bots: dict[int, str] = {}
        """By seat, the bot that plays in a player's place; an empty string if one has done so earlier."""
        self.moved: int = moved
        """When the last move was made or the last player joined, in milliseconds since 1970."""
        self.late: Sequence[int] = ()
        """The seats that a bot plays for because their time has run out."""
        self.ratings: dict[str, RatingShown] | None = ratings
        """The ratings of the players here, if the game is rated."""
        if places is not None:
            self.take(places)

    def take(self, places: Sequence[TakenSeat]) -> None:
        """Seat these players, and these bots in their place."""
        self.places = assign_seats(self._match.setup, places)
        self.bots = {place.seat: place.bot for place in places if place.bot is not None}
        self.moved = max(self.moved, *(milliseconds(place.taken) for place in places if place.taken), 0)

    @property
    def several(self) -> bool:
        """Whether several people play here, each at their own screen."""
        return self.places is not None and len(self._match.setup.humans) > 1

    def of(self, player: str) -> list[int]:
        """The seats that a player plays for here."""
        humans = self._match.setup.humans
        return humans if self.places is None else [seat for seat in humans if self.places.get(seat) == player]

    def player(self, seat: int) -> str:
        """The player at a seat, where players use separate screens; empty for nobody."""
        return (self.places or {}).get(seat, "")

    def reads_chat(self, player: str) -> bool:
        """Whether a player may read what players say: those with a seat and the host may."""
        return self.places is not None and (player == self.host or player in self.places.values())

    def reads(self, player: str, line: Said) -> bool:
        """Whether somebody at this table may read a chat line. What watchers say is theirs alone while the game is on,
        on whatever screen: whoever plays, or may take a seat as the host, might use it.
        """
        sits = self.reads_chat(player)
        return (self._match.over or not sits) if line.seat < 0 else sits

    def knows_of(self, player: str, line: Said) -> bool:
        """Whether somebody learns that there is a chat line: whoever may read it and, once it is reported, the host."""
        return self.reads(player, line) or (line.reported and self.places is not None and player == self.host)

    def only_watches(self, player: str) -> bool:
        """Whether a player neither has a seat nor is the host."""
        return self.places is not None and not self.reads_chat(player)

    def bot(self, seat: int) -> str | None:
        """The bot that plays in a person's place."""
        return self.bots.get(seat) or (PUNCTUAL if seat in self.late else None)

    def played_by_person(self, seat: int) -> bool:
        """Whether only a person may move at a seat."""
        return self._match.played_by_person(seat) and not self.bot(seat)

    def people(self) -> dict[int, str]:
        """The players by the seats they play for, where players use separate screens."""
        people = {seat: player for seat, player in (self.places or {}).items() if self.played_by_person(seat)}
        return {seat: player for seat, player in people.items() if player and not player.startswith(GONE)}

    def absent(self, player: str) -> list[int]:
        """The seats of the people for whom a player who has decided need not wait any longer: those who deleted
        their profile, and those who must decide but have not for a week, or for the time that each of them has, if that
        is longer. None at a rated game, which its clock decides.
        """
        # Quick, since every view asks.
        if not self.places:
            return []
        idle = wall_clock.now_ms() - self.moved
        if idle < PATIENCE and not any(player.startswith(GONE) for player in self.places.values()):
            return []
        match, terms = self._match, terms_of(self._match.setup)
        mine = [seat for seat, one in self.people().items() if one == player]
        if match.over or not mine or terms.rated or terms.waits:
            return []
        patience = max(PATIENCE, 1000 * terms.timing.seconds if terms.timing else 0)
        late = match.waiting if idle >= patience else []
        others = [seat for seat in match.setup.humans if seat not in mine and self.played_by_person(seat)]
        due = [] if any(seat in late for seat in mine) else late
        return [seat for seat in others if seat in due or self.player(seat).startswith(GONE)]

    def playing(self, moment: Moment, late: Sequence[int]) -> list[int]:
        """The seats that people themselves play at a moment."""
        idle = {*late, *(seat for seat, bot in self.bots.items() if bot)}
        return [seat for seat in moment.setup.humans if moment.played_by_person(seat) and seat not in idle]

    def deciding(self, moment: Moment, late: Sequence[int]) -> list[int]:
        """The seats whose players must decide, with a choice or without, once all players have joined."""
        if self.places is None or any(seat not in self.places for seat in moment.setup.humans):
            return []
        people = self.playing(moment, late)
        return [seat for seat in moment.waiting if seat in people]

    def orderer(self, seat: int) -> str | None:
        """The player whose standing orders a seat follows."""
        if not self.played_by_person(seat) or self._guided:
            return None
        # Several people at one screen have nobody to wait for.
        alone = self.host if len(self._match.setup.humans) == 1 else None
        return alone if self.places is None else self.places.get(seat)

    def may_order(self, seat: int) -> bool:
        """Whether standing orders may be given at a seat."""
        return self.orderer(seat) is not None and not self._match.over

    def welcome(self, here: Collection[str]) -> set[str]:
        """Let the players who are present take their seats back from bots; return those who did so."""
        back = {self.player(seat) for seat, bot in self.bots.items() if bot and self.player(seat) in here}
        self.bots.update({seat: "" for seat in self.bots if self.player(seat) in back})
        return back


def milliseconds(moment: str) -> int:
    """A stored time in milliseconds since 1970."""
    return round(1000 * wall_clock.moment(moment).timestamp())


def assign_seats(setup: Setup, places: Sequence[TakenSeat]) -> dict[int, str]:
    """Return who has taken which seat, and name the seats after them."""
    for place in places:
        setup.seats[place.seat].name = place.name
    return {place.seat: place.owner for place in places}
