"""What a balance report measures in Nightfall: wounds, archives, kickers, links."""

from collections import Counter
from typing import Final

from noctuary.games.nightfall.rules.basis.board import Board
from noctuary.games.nightfall.rules.basis.facts import COLOURS
from noctuary.games.nightfall.rules.course.scoring import count_wounds
from noctuary.kernel.base.messages import Argument
from noctuary.kernel.parts.metrics import MEAN, NUMBER, RATE, SPREAD, Measure, Metrics, ids_of
from noctuary.kernel.parts.moves import seat_number

ATTACKS: Final = "attacks"
TEXTS: Final = "texts"
"""The sources of wounds: minions' attacks in combat, and texts in the chain."""

STARTER: Final = "starter"
PRIVATE: Final = "private"
COMMONS: Final = "commons"
OTHERS: Final = "others"
"""How a player got a card: as a starter, or claimed from their own private archive, from the commons, or from another
player's private archive (NF-12.6, NF-12.16).
"""

LATE: Final = 20
"""A player's turns are counted separately up to this number; later turns count as this one."""

MEASURES: Final = (
    Measure("won-place", RATE, "place"),
    Measure("turns", SPREAD),
    Measure("turn-limit", RATE),
    Measure("wounds", SPREAD, "place"),
    Measure("wounds-turn", MEAN, ways=(ATTACKS, TEXTS)),
    Measure("wounds-round", MEAN, NUMBER, ways=(ATTACKS, TEXTS)),
    Measure("chain-length", SPREAD),
    Measure("claimed", RATE, "card", ways=(PRIVATE, COMMONS)),
    Measure("copies", MEAN, "card", ways=(PRIVATE, COMMONS, OTHERS)),
    Measure("won-with", RATE, "card", ways=(PRIVATE, COMMONS)),
    Measure("won-without", RATE, "card", ways=(PRIVATE, COMMONS)),
    Measure("won-private", RATE, "card"),
    Measure("played", MEAN, "card"),
    Measure("kicker", RATE, "card"),
    Measure("kicker-linked", RATE, "card"),
    Measure("flow", MEAN, "colour", "colour", ways=(STARTER, PRIVATE, COMMONS, OTHERS)),
)


class NightfallMetrics(Metrics[Board]):
    """Measures one game, or each game of a series separately."""

    measures = MEASURES
    even = ("won-place", "won-private", "claimed", "kicker")

    def __init__(self) -> None:
        super().__init__()
        self.open_game()

    def open_game(self) -> None:
        """Start counting a new game."""
        self.players: int = 0
        self.first: int = 0
        self.turn: int = 0
        self.chaining: bool = False
        self.commons: list[str] = []
        self.private: dict[str, int] = {}
        """For each card with a private archive, the seat that has it."""
        self.wounds: list[list[int]] = []
        """Wounds given by attacks and by texts, turn by turn."""
        self.owns: list[Counter[str]] = []
        """Copies each seat has claimed, by card."""
        self.claims: Counter[tuple[str, str]] = Counter()
        """Copies claimed, by card and by how it was obtained."""
        self.plays: Counter[str] = Counter()
        self.links: Counter[tuple[str, str, str]] = Counter()
        """Links, by the colour below, the colour linked to it, and how that card was obtained."""
        self.lengths: list[int] = []
        """How many cards each chain had."""
        self.limited: bool = False

    def see(self, id: str, words: dict[str, Argument], state: Board) -> None:
        what = id.removeprefix("nightfall-")
        if what == "commons":
            self.commons = ids_of(words["card"])
        elif what == "archives" or what == "archives-secret":
            for card in ids_of(words["card"]):
                self.private[card] = self.seat_of(words, state)
        elif what == "first":
            self.players = state.players
            self.first = self.seat_of(words, state)
            self.owns = [Counter() for _ in range(state.players)]
        elif what == "turn":
            self.chaining = False
            self.wounds.append([0, 0])
        elif what == "wounds":
            number = words["number"]
            assert isinstance(number, int)
            self.wounds[-1][self.chaining] += number
        elif what in ("chain-start", "link", "link-kicker"):
            self.see_play(what, words, state)
        elif what == "claim" or what == "free":
            card = str(words["card"])
            seat = self.seat_of(words, state)
            self.owns[seat][card] += 1
            self.claims[card, self.way_of(seat, card)] += 1
        elif what == "turn-limit":
            self.limited = True
        elif what == "standings":
            # A game of a series is over; this event comes before the wounds are set up again.
            self.close_game(self.seat_of(words, state), [])
            self.open_game()

    def seat_of(self, words: dict[str, Argument], state: Board) -> int:
        """The seat an event is about."""
        return seat_number(str(words["seat"]), state.players)

    def way_of(self, seat: int, card: str) -> str:
        """How a seat got a card that it has."""
        if card in self.commons:
            return COMMONS
        if card in self.private:
            return PRIVATE if self.private[card] == seat else OTHERS
        return STARTER

    def see_play(self, what: str, words: dict[str, Argument], state: Board) -> None:
        """Record that a card was played into the chain."""
        facts = state.facts
        card = str(words["card"])
        number = facts.index[card]
        self.plays[card] += 1
        kicked = what == "link-kicker"
        if facts.kicker_colour[number] >= 0:
            self.note("kicker", kicked, card)
        if what == "chain-start":
            self.chaining = True
            self.lengths.append(1)
            return
        self.lengths[-1] += 1
        if facts.kicker_colour[number] >= 0:
            self.note("kicker-linked", kicked, card)
        below = facts.index[str(words["card_below"])]
        way = self.way_of(self.seat_of(words, state), card)
        self.links[COLOURS[facts.colour[below]], COLOURS[facts.colour[number]], way] += 1

    def end(self, state: Board) -> None:
        assert state.result is not None
        if not state.setup.series:
            wounds = [sum(count_wounds(state, seat)) for seat in range(state.players)]
            self.close_game(state.result.ranking[0][0], wounds)

    def close_game(self, winner: int, wounds: list[int]) -> None:
        """Record the end of a game; if it was cut off, nothing else. `wounds`: the seats' totals, if still known."""
        self.note("turn-limit", self.limited)
        if self.limited:
            return
        for seat in range(self.players):
            place = str((seat - self.first) % self.players + 1)
            self.note("won-place", seat == winner, place)
            if wounds:
                self.note("wounds", wounds[seat], place)
        self.note("turns", len(self.wounds))
        for turn, given in enumerate(self.wounds):
            number = str(min(turn // self.players + 1, LATE))
            for way, count in zip((ATTACKS, TEXTS), given, strict=True):
                self.note("wounds-turn", count, way=way)
                self.note("wounds-round", count, number, way=way)
        for length in self.lengths:
            self.note("chain-length", length)
        for card in self.commons:
            self.close_card(card, COMMONS, list(range(self.players)), winner)
        for card, seat in self.private.items():
            self.close_card(card, PRIVATE, [seat], winner)
            self.note("won-private", seat == winner, card)
        for below in COLOURS:
            for above in COLOURS:
                for way in (STARTER, PRIVATE, COMMONS, OTHERS):
                    self.note("flow", self.links[below, above, way], below, above, way)

    def close_card(self, card: str, way: str, seats: list[int], winner: int) -> None:
        """Record whether each of these seats, which could have claimed a card, did so."""
        for seat in seats:
            has = self.owns[seat][card] > 0
            self.note("claimed", has, card, way=way)
            self.note("won-with" if has else "won-without", seat == winner, card, way=way)
        self.note("copies", self.claims[card, way], card, way=way)
        if way == PRIVATE:
            self.note("copies", self.claims[card, OTHERS], card, way=OTHERS)
        self.note("played", self.plays[card], card)
