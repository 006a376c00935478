"""Everything on the table, as flat lists of small ints (declared in `fields`). The chapters of the rules are functions
that take it.

Piles are lists of cards, top last. A *minion* in play is one int (`new_minion`) that includes a serial number: it is
unique within the game and grows in the order in which minions enter play. A *link* is a card of the chain, also one
int, with the seat that played it and its marks.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from noctuary.games.nightfall.declared.table import TableFields
from noctuary.games.nightfall.rules.basis.actions import COPIES
from noctuary.games.nightfall.rules.basis.facts import DE, EDITIONS, Facts
from noctuary.games.nightfall.rules.basis.options import Options
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import agenda
from noctuary.kernel.contract.game import Game

# Phases, in the order of `phases.FLOW`.
DRAFTING: Final = 0
COMBAT: Final = 1
CHAINING: Final = 2
CLAIMING: Final = 3
CLEANUP: Final = 4
OVER: Final = 5

UNKNOWN: Final = -1
"""A card that the observing seat cannot know."""

BASE_INFLUENCE: Final = 2

# Minions and links: the card is in the lowest bits, then health and serial, or seat and marks.
KICKED: Final = 1 << 9
CANCELLED: Final = 1 << 10
TWICE: Final = 1 << 11


def new_minion(card: int, health: int, serial: int) -> int:
    """A minion in play."""
    return serial << 12 | health << 6 | card


def card_of(packed: int) -> int:
    """The card of a minion or link."""
    return packed & 63


def health_of(minion: int) -> int:
    """The health that a minion has left."""
    return minion >> 6 & 63


def serial_of(minion: int) -> int:
    """The serial of a minion."""
    return minion >> 12


def hurt(minion: int, number: int) -> int:
    """The minion with its health reduced by `number`."""
    return minion - (number << 6)


def new_link(card: int, seat: int, marks: int) -> int:
    """A card in the chain; the marks are KICKED, CANCELLED, TWICE."""
    return seat << 6 | card | marks


def seat_of(link: int) -> int:
    """The seat that played a card of the chain."""
    return link >> 6 & 7


def marks_of(link: int) -> int:
    """The marks of a card of the chain, as one number."""
    return link >> 9 & 7


def chooser_of(link: int) -> int:
    """The seat that chooses the targets of a card in the chain (NF-12.20); -1 for the seat that played it."""
    return (link >> 12) - 1


def with_chooser(link: int, seat: int) -> int:
    """The link with `seat` choosing its targets."""
    return link & 0xFFF | seat + 1 << 12


def is_of(link: int, seat: int, card: int) -> bool:
    """Whether a link (-1 for none) is this card, played by this seat."""
    return link >= 0 and card_of(link) == card and seat_of(link) == seat


class Board(TableFields):
    """The table. `Nightfall` (module `state`) adds the moves."""

    texts: Texts
    """The texts of all cards in this edition."""

    def __init__(
        self, game: Game, facts: Facts, options: Options, random: Random, original: Board | None = None
    ) -> None:
        """An empty table or, given an `original`, an independent copy of it."""
        if original is not None:
            self.copy(original)
            return
        super().__init__(game, options, options.players)
        self.facts: Facts = facts
        self.random: Random = random
        self.edition: int = EDITIONS.index(options.edition)
        self.unseen: list[list[int]] = []
        """On a masked table that is prepared: what it does not show (`observation.out_of_sight`)."""

    def copy(self, original: Board) -> None:
        """Become an independent copy of `original`, with events switched off."""
        self.copy_table(original)
        self.facts = original.facts
        self.unseen = original.unseen
        self.random = original.random.clone()
        self.edition = original.edition
        self.texts = original.texts

    @property
    def setup(self) -> Options:
        """How the game is set up."""
        assert isinstance(self.options, Options)
        return self.options

    def revealed_to(self, seat: i64) -> int:
        return self.revealed + sum(self.shown) - self.shown[seat]

    @property
    def ending(self) -> bool:
        """Whether the last face-up wound has been given, so that the game ends (NF-9.1)."""
        return not self.face_up

    @property
    def hides_wounds(self) -> bool:
        """Whether nobody may know how many face-up wounds are left (NF-11.7)."""
        return self.edition == DE and self.phase != OVER and not self.ending

    # Hooks through which a chapter calls another one (implemented in module `state`).

    def next_phase(self) -> None:
        """Called at the end of every phase but the last of the turn."""
        raise NotImplementedError

    def end_turn(self) -> None:
        """Called when the turn is over."""
        raise NotImplementedError

    def finish(self) -> None:
        """Called when the game is over."""
        raise NotImplementedError

    # Ids for numbers, used by messages and positions.

    def card_id(self, card: int) -> str:
        """The id of a card."""
        return self.facts.card_ids[card]

    def names(self, cards: list[int]) -> list[str]:
        """The ids of cards."""
        return [self.facts.card_ids[card] for card in cards]

    # Minions in play.

    def name_of(self, seat: int, serial: int) -> int:
        """The name (see `actions`) of the minion of `seat` with this serial; it must be in play."""
        card = self.card_in_play(seat, serial)
        copy = 0
        for minion in self.play_area[seat]:
            if serial_of(minion) == serial:
                break
            if card_of(minion) == card:
                copy += 1
        return self.facts.minion_number[card] * COPIES + copy

    def minion_id(self, seat: int, serial: int) -> str:
        """The name of the minion of `seat` with this serial, as text: `vulko#2`."""
        name = self.name_of(seat, serial)
        id = self.card_id(self.facts.minions[name // COPIES])
        return f"{id}#{name % COPIES + 1}" if name % COPIES else id

    def names_in_play(self, seat: int) -> list[int]:
        """The names of all minions of a seat, in play order."""
        number = self.facts.minion_number
        names: list[int] = []
        for minion in self.play_area[seat]:
            name = number[card_of(minion)] * COPIES
            while name in names:
                name += 1
            names.append(name)
        return names

    def find_minion(self, seat: int, name: int) -> int:
        """The serial of the minion with this name; -1 if there is none."""
        card = self.facts.minions[name // COPIES]
        before = name % COPIES
        for minion in self.play_area[seat]:
            if card_of(minion) == card:
                if before == 0:
                    return serial_of(minion)
                before -= 1
        return -1

    def owner_of(self, serial: int) -> int:
        """The seat that has this minion in play; -1 if it has left play."""
        for seat in range(self.players):
            if self.card_in_play(seat, serial) >= 0:
                return seat
        return -1

    def card_in_play(self, seat: int, serial: int) -> int:
        """The card of the minion of `seat` with this serial; -1 if it has left play."""
        for minion in self.play_area[seat]:
            if serial_of(minion) == serial:
                return card_of(minion)
        return -1


class Step(agenda.Step[Board]):
    """A step of the agenda."""


class Choice(agenda.Choice[Board]):
    """A decision."""

    def needs(self, board: Board, seat: int) -> Need | None:
        """The cards that a pile must have for this decision to leave a choice; None: it needs no hidden cards."""
        return None


class Need:
    """A requirement: `pile` holds at least `number` different cards from `fitting`."""

    def __init__(self, pile: list[int], fitting: list[int], number: int) -> None:
        self.pile: Final = pile
        self.fitting: Final = fitting
        self.number: Final = number


class Effect:
    """One element of a card text, with its number if it has one. When it is carried out, it is told its card, the
    player who carries it out (`seat`) and who chooses its targets (`chooser`, another player under NF-12.20).
    """

    name: ClassVar[str] = ""
    """Its name in positions."""

    def __init__(self, number: int = 0) -> None:
        self.number: Final = number

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.number,)

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        """Carry out the effect, or ask for its target."""
        raise NotImplementedError

    def text(self) -> str:
        """Its text in positions: `damage-player 3`."""
        return f"{self.name} {self.number}" if self.number else self.name


class Texts:
    """The effects of all orders in one edition, by card."""

    def __init__(self, edition: int) -> None:
        self.edition: int = edition
        self.chain: list[list[Effect]] = []
        self.your_chain: list[list[Effect]] = []
        """Carried out only if the card's player started the chain."""
        self.kicker: list[list[Effect]] = []
        """Carried out after the chain text if the kicker is earned."""
        self.kicked: list[list[Effect]] = []
        """Carried out instead of the chain text if the kicker is earned."""
        self.in_play: list[int] = []
        """What the in-play text of each order does, as a mask (module `in_play`)."""
