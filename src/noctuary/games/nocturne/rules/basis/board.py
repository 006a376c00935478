"""Everything on the table, as flat lists of small ints (declared in `fields`). The chapters of the rules are functions
that take it.

Sets of cells are int masks (see `areas`). A *hand* is one int: bit t is set if token t is there, bit t + 16 if there is
a second one, bit t + 32 for a third. A *placed token* and a *spell* are also single ints (`new_placed`, `new_spell`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from noctuary.games.nocturne.declared.table import TableFields
from noctuary.games.nocturne.rules.basis.facts import Facts
from noctuary.games.nocturne.rules.basis.options import CHEST_HUNT, DOUBLE_COMPETITION, FAMILY, SOLO, Options
from noctuary.kernel.base.messages import IllegalMove
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import agenda
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.moves import seat_name

TWILIGHT: Final = 0
MOONLIGHT: Final = 1
OVER: Final = 2
ROUNDS: Final = ("twilight", "moonlight", "over")

OPEN: Final = -1
"""A twilight goal nobody has won yet."""
GONE: Final = -2
"""A twilight goal that has left the game."""
UNKNOWN: Final = -1
"""A concoction, tile or goal that the observing seat cannot know."""

LAST_SPACE: Final = 1
"""Bit in `held`: the last space of the Sprite board was held at the end of twilight."""
ALL_SPACES: Final = 2


# Placed tokens and spells: the token is in the lowest bits, then its owner; in a spell the cell is below both.


def new_placed(seat: int, token: int) -> int:
    """A token of `seat` that lies in the forest or on the Sprite board."""
    return seat << 4 | token


def owner_of(placed: int) -> int:
    """The seat that owns a placed token."""
    return placed >> 4


def token_of(placed: int) -> int:
    """Which token was placed."""
    return placed & 15


def new_spell(seat: int, token: int, cell: int) -> int:
    """A spell on a cell."""
    return seat << 10 | token << 6 | cell


def as_placed(spell: int) -> int:
    """The token of a spell, as a placed token."""
    return spell >> 6


def caster_of(spell: int) -> int:
    """The seat that cast a spell."""
    return spell >> 10


def cast_token(spell: int) -> int:
    """The token a spell was cast with."""
    return spell >> 6 & 15


def cell_of(spell: int) -> int:
    """The cell a spell was cast on."""
    return spell & 63


def token_mask(hand: int) -> int:
    """The different tokens of a hand, as a mask."""
    return hand & 0x3FFF


def add_token(hand: int, token: int) -> int:
    """The hand with one more `token`."""
    bit = 1 << token
    while hand & bit:
        bit <<= 16
    return hand | bit


def remove_token(hand: int, token: int) -> int:
    """The hand with one `token` less, which must be in it."""
    bit = 1 << token
    while hand & bit << 16:
        bit <<= 16
    return hand ^ bit


def distinct(items: list[int]) -> list[int]:
    """The different tiles or concoctions of a list in ascending order, without UNKNOWN."""
    mask: i64 = 0
    for item in items:
        if item >= 0:
            mask |= 1 << item
    numbers: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            numbers.append(number)
        mask >>= 1
        number += 1
    return numbers


class Board(TableFields):
    """The table. `Nocturne` (module `state`) adds the moves. `players` counts the opponent of a solo game."""

    def __init__(self, game: Game, facts: Facts, options: Options, original: Board | None = None) -> None:
        """An empty table or, given an `original`, an independent copy of it."""
        if original is not None:
            self.copy(original)
            return
        super().__init__(game, options, options.owners)
        self.facts: Facts = facts
        self.random: Random | None = None
        """For reshuffling the opponent's cards."""
        self.opponent = 1 if options.mode == SOLO else -1
        self.advanced = options.advanced
        self.spaces = 0 if options.mode == FAMILY else facts.sprite_spaces[options.owners]
        self.above = facts.two_above if options.is_modified(DOUBLE_COMPETITION) else facts.above
        self.hunting = options.is_modified(CHEST_HUNT)
        self.shares_forest: bool = False
        """Whether a clone shares `tiles` and `placed`, which are long: whoever changes them first makes its own."""
        self.unseen: list[list[int]] = []
        """On a masked table that is prepared: what it does not show (`observation.out_of_sight`)."""

    def copy(self, original: Board) -> None:
        """Become an independent copy of `original`, with events switched off."""
        self.copy_table(original)
        self.facts = original.facts
        self.shares_forest = original.shares_forest = True
        self.unseen = original.unseen
        self.random = None
        if original.random is not None:  # Only solo games change these lists, in place.
            self.random = original.random.clone()
            self.solo_deck = original.solo_deck[:]
            self.solo_used = original.solo_used[:]

    def own_forest(self) -> None:
        """Called before any change of `tiles` and `placed`."""
        if self.shares_forest:
            self.tiles = self.tiles[:]
            self.placed = self.placed[:]
            self.shares_forest = False

    @property
    def setup(self) -> Options:
        """How the game is set up."""
        assert isinstance(self.options, Options)
        return self.options

    # Hooks through which a chapter calls a later one (implemented in module `state`).

    def end_round(self) -> None:
        """Called when no casting phase is left."""
        raise NotImplementedError

    def decide_for_opponent(self) -> None:
        """Let the opponent of a solo game open or answer."""
        raise NotImplementedError

    def offer_for_opponent(self, returned: int) -> None:
        """Let the opponent of a solo game offer one of the tokens it took back, given as a mask."""
        raise NotImplementedError

    def brews_asked(self, seat: int) -> tuple[int, int]:
        """The number of complete concoctions and the total that the scenario of this seat asks for; 0, 0 if there is
        none, or none that asks for concoctions.
        """
        raise NotImplementedError

    # Ids for numbers, used by messages and positions.

    def token_id(self, token: int) -> str:
        """The id of a token: `4`, `star`, `s6`."""
        return self.facts.token_ids[token]

    def tile_id(self, tile: int) -> str:
        """The id of a tile."""
        return self.facts.tile_ids[tile]


class Step(agenda.Step[Board]):
    """A step of the agenda for a seat, with up to two more numbers. A position writes its name and all these numbers.

    Steps needed for every tile won have a free list (`free_list_len`), so that they are reused.
    """

    def __init__(self, seat: int = 0, first: int = 0, second: int = 0) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second

    def text(self, board: Board) -> str:
        return f"{self.seat} {self.first} {self.second}"

    @classmethod
    def read(cls, board: Board, words: list[str]) -> Step:
        seat, first, second = words
        if not (seat + first + second).isdigit():
            raise ValueError(words)
        return cls(int(seat), int(first), int(second))


NUMBERS: Final = 0
TILES: Final = 1
CONCOCTIONS_DRAWN: Final = 2


class Choice(agenda.Choice[Board]):
    """A decision."""

    things: ClassVar[int] = NUMBERS
    """The kind of things in `about`: NUMBERS, TILES that lie nowhere else, or CONCOCTIONS_DRAWN."""

    def __init__(self, about: list[int]) -> None:
        self.about: Final = about
        """What the decision is about; never changed."""

    def verify_seat(self, board: Board, seat: int) -> None:
        """Raise IllegalMove unless it is `seat` that must decide."""
        if seat != board.seat:
            raise IllegalMove(self.turn_rule(board), "nocturne-refuse-turn", {"seat": seat_name(board.seat)})

    def turn_rule(self, board: Board) -> str:
        """The rule to cite when another seat tries to move, or another kind of move is tried."""
        return self.rule_for(board)


NOTHING_MORE: Final[list[int]] = []
"""The `about` of a decision that needs no further data."""
