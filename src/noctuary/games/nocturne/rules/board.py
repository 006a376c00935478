"""Everything that lies on the table, as flat lists of small ints. The chapters of the rules are functions on it.

Cells are sets as int masks (see `areas`), a *hand* is one int: bit t says that token t is there, bit t + 16 that a
second one is, bit t + 32 a third. A *placed token* and a *spell* are one int, too (`new_placed`, `new_spell`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from noctuary.games.nocturne.rules.areas import CELLS
from noctuary.games.nocturne.rules.facts import CONCOCTIONS, Facts
from noctuary.games.nocturne.rules.options import CHEST_HUNT, DOUBLE_COMPETITION, FAMILY, SOLO, Options
from noctuary.kernel import agenda
from noctuary.kernel.game import Game
from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import seat_name
from noctuary.kernel.randomness import Random

TWILIGHT: Final = 0
MOONLIGHT: Final = 1
OVER: Final = 2

OPEN: Final = -1
"""A twilight goal nobody has won yet."""
GONE: Final = -2
"""A twilight goal that has left the game."""
UNKNOWN: Final = -1
"""A concoction, tile or goal that the observing seat cannot know."""

PLAIN: Final = 0
CORNERED: Final = 1
FROM_SPRITE: Final = 2

LAST_SPACE: Final = 1
"""Of the Sprite board, held at the end of twilight."""
ALL_SPACES: Final = 2


# Placed tokens and spells: the token in the lowest bits, then its owner; a spell has the cell below them.


def new_placed(seat: int, token: int) -> int:
    """A token of `seat` that lies in the forest or on the Sprite board."""
    return seat << 4 | token


def owner_of(placed: int) -> int:
    """The seat whose token it is."""
    return placed >> 4


def token_of(placed: int) -> int:
    """Which token it is."""
    return placed & 15


def new_spell(seat: int, token: int, cell: int) -> int:
    """A spell on a cell."""
    return seat << 10 | token << 6 | cell


def placed_of(spell: int) -> int:
    """The token of a spell, as a placed one."""
    return spell >> 6


def caster_of(spell: int) -> int:
    """The seat that has cast it."""
    return spell >> 10


def cast_token(spell: int) -> int:
    """The token it was cast with."""
    return spell >> 6 & 15


def cell_of(spell: int) -> int:
    """The cell it was cast on."""
    return spell & 63


def token_mask(hand: int) -> int:
    """The different tokens of a hand."""
    return hand & 0x3FFF


def add_token(hand: int, token: int) -> int:
    """The hand with one more `token`."""
    bit = 1 << token
    while hand & bit:
        bit <<= 16
    return hand | bit


def remove_token(hand: int, token: int) -> int:
    """The hand with one `token` less; it must be there."""
    bit = 1 << token
    while hand & bit << 16:
        bit <<= 16
    return hand ^ bit


def distinct(items: list[int]) -> list[int]:
    """The different ones of some tiles or concoctions in ascending order, without UNKNOWN."""
    found: i64 = 0
    for item in items:
        if item >= 0:
            found |= 1 << item
    numbers: list[int] = []
    number = 0
    while found:
        if found & 1:
            numbers.append(number)
        found >>= 1
        number += 1
    return numbers


class Board(agenda.AgendaState):
    """The table. `Nocturne` (module `state`) adds what moves it."""

    def __init__(self, game: Game, facts: Facts, options: Options, original: Board | None = None) -> None:
        """An empty table or, given an `original`, an independent copy of it."""
        if original is not None:
            self.copy(original)
            return
        super().__init__(game, options)
        players = options.owners
        self.facts: Facts = facts
        self.players: int = players
        """How many seats own tokens: the opponent of a solo game is one of them."""
        self.opponent: int = 1 if options.mode == SOLO else -1
        self.advanced: bool = options.advanced
        self.spaces: int = 0 if options.mode == FAMILY else facts.sprite_spaces[players]
        """Token spaces of the Sprite board; the family game has none."""
        self.above: list[int] = facts.two_above if options.modified(DOUBLE_COMPETITION) else facts.above
        """For each value the mask of the tokens that may be cast above it (NOC-2.3, 12.3)."""
        self.hunting: bool = options.modified(CHEST_HUNT)
        self.round: int = TWILIGHT
        self.mirror_draw: bool = False
        """Whether what was drawn comes from a mirror (NOC-7.3), so that no chest among it may be hunted with
        (NOC-12.3).
        """

        # forest
        self.cells: int = 0
        """The shape of the forest; absent cells inside a rectangle count for edges and corners."""
        self.tiles: list[int] = [-1] * CELLS
        self.tile_mask: int = 0
        self.placed: list[int] = [-1] * CELLS
        """Control tokens and Shadows left in the forest, as placed tokens; -1 where there is none."""
        self.control: list[int] = [0] * players

        # casting phase
        self.opener: int = 0
        self.open_next_to: int = -1
        """NOC-2.8; -1: any tile."""
        self.first_spell: bool = True
        """NOC-2.2 still applies."""
        self.casts: list[int] = []
        """Spells of the phase in order."""
        self.cast_mask: int = 0
        self.passed: int = 0
        """Mask of seats."""

        # Sprite board
        self.sprite: list[int] = []
        """Placed tokens from left to right."""
        self.sprite_tiles: list[int] = []
        self.turned: int = 0
        """How many tokens from the left have been turned over (NOC-6.2)."""

        # piles; lists that are never changed in place are shared between clones
        self.stack: list[int] = []
        """All tiles of the stack, top last; the first `stack_left` are still in it."""
        self.stack_left: int = 0
        self.deck: list[int] = []
        """Concoctions, top first."""
        self.seen: list[int] = [0] * CONCOCTIONS
        """For each concoction the mask of the seats that know where it is: drawn by them and put under the deck since.
        """
        self.gone: list[int] = []
        self.shadows: list[int] = []
        self.twilight_goals: list[int] = []
        """Numbers 1-12."""
        self.goal_winner: list[int] = []
        """For each of them OPEN, GONE or the seat."""
        self.moonlight_goals: list[int] = []

        # players
        self.hand: list[int] = [0] * players
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.symbols: list[int] = [0] * players
        """Mask of the kinds of symbols on tiles and character."""
        self.concoctions: list[list[int]] = [[] for _ in range(players)]
        self.character: list[int] = [-1] * players
        self.ability: list[bool] = [False] * players
        """Side B up: the ability is unused."""
        self.mirrors: list[list[int]] = [[] for _ in range(players)]
        """The tile each mirror was assigned to, -1 for none."""

        self.designated: int = 0
        self.last_winner: int = -1
        self.last_star: int = -1
        self.last_taker: int = -1

        # what aims ask for and the table no longer shows at the end (NOC-12.5); never changed in place
        self.cornered: list[int] = [0] * players
        """Cornered spells of twilight."""
        self.held: list[int] = [0] * players
        """LAST_SPACE, ALL_SPACES"""

        # solo (chapter 10)
        self.solo_deck: list[int] = []
        """Cards of the opponent, top first."""
        self.solo_card: int = -1
        """The one turned last."""
        self.solo_used: list[int] = []
        self.random: Random | None = None
        """For shuffling them again."""

    def copy(self, original: Board) -> None:
        """Become an independent copy of `original`, with events switched off. Lists that seldom change are not copied:
        whoever changes them puts a new list in their place.
        """
        self.begin_copy(original)
        self.facts = original.facts
        self.players = original.players
        self.opponent = original.opponent
        self.advanced = original.advanced
        self.spaces = original.spaces
        self.above = original.above
        self.hunting = original.hunting
        self.round = original.round
        self.mirror_draw = original.mirror_draw
        self.cells = original.cells
        self.tiles = original.tiles[:]
        self.tile_mask = original.tile_mask
        self.placed = original.placed[:]
        self.control = original.control[:]
        self.opener = original.opener
        self.open_next_to = original.open_next_to
        self.first_spell = original.first_spell
        self.casts = original.casts[:]
        self.cast_mask = original.cast_mask
        self.passed = original.passed
        self.sprite = original.sprite[:]
        self.sprite_tiles = original.sprite_tiles[:]
        self.turned = original.turned
        self.stack = original.stack
        self.stack_left = original.stack_left
        self.deck = original.deck
        self.seen = original.seen
        self.gone = original.gone
        self.shadows = original.shadows
        self.twilight_goals = original.twilight_goals
        self.goal_winner = original.goal_winner
        self.moonlight_goals = original.moonlight_goals
        self.hand = original.hand[:]
        self.won = [tiles[:] for tiles in original.won]
        self.symbols = original.symbols[:]
        self.concoctions = [cards[:] for cards in original.concoctions]
        self.character = original.character
        self.ability = original.ability
        self.mirrors = original.mirrors
        self.designated = original.designated
        self.last_winner = original.last_winner
        self.last_star = original.last_star
        self.last_taker = original.last_taker
        self.cornered = original.cornered
        self.held = original.held
        if original.opponent < 0:
            self.solo_deck = original.solo_deck
            self.solo_card = -1
            self.solo_used = original.solo_used
            self.random = None
        else:
            self.solo_deck = original.solo_deck[:]
            self.solo_card = original.solo_card
            self.solo_used = original.solo_used[:]
            self.random = original.random.clone() if original.random is not None else None

    # What leads from a chapter to one that builds on it (module `state`).

    def end_round(self) -> None:
        """No casting phase is left."""
        raise NotImplementedError

    def decide_for_opponent(self) -> None:
        """The opponent of a solo game opens or answers."""
        raise NotImplementedError

    def offer_for_opponent(self, returned: int) -> None:
        """The opponent of a solo game, who took back the tokens of a mask, may offer."""
        raise NotImplementedError

    # Words for numbers, used by messages and positions.

    def token_id(self, token: int) -> str:
        """`4`, `star`, `s6`."""
        return self.facts.token_ids[token]

    def tile_id(self, tile: int) -> str:
        """The id of a tile."""
        return self.facts.tile_ids[tile]


class Step(agenda.Step[Board]):
    """A step of the agenda: of a seat, with up to two numbers more. In positions it is its name and all of them.

    Steps that every tile won brings with it have a free list (`free_list_len`), which spares making them anew.
    """

    def __init__(self, seat: int = 0, first: int = 0, second: int = 0) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second

    def made_of(self) -> tuple[object, ...]:
        return (self.seat, self.first, self.second)

    def text(self, board: Board) -> str:
        return f"{self.seat} {self.first} {self.second}"

    @classmethod
    def read(cls, board: Board, words: list[str]) -> Step:
        seat, first, second = words
        return cls(int(seat), int(first), int(second))


NUMBERS: Final = 0
TILES: Final = 1
CONCOCTIONS_DRAWN: Final = 2


class Choice(agenda.Choice[Board]):
    """A decision."""

    things: ClassVar[int] = NUMBERS
    """What `about` lists: NUMBERS, TILES that lie nowhere else, or CONCOCTIONS_DRAWN."""

    def __init__(self, about: list[int]) -> None:
        self.about: Final = about
        """What it is about; never changed."""

    def made_of(self) -> tuple[object, ...]:
        return (self.about,)

    def verify_seat(self, board: Board, seat: int) -> None:
        """Raise IllegalMove unless it is `seat` that must decide."""
        if seat != board.seat:
            raise IllegalMove(self.turn_rule(board), "nocturne-refuse-turn", {"seat": seat_name(board.seat)})

    def turn_rule(self, board: Board) -> str:
        """The rule named when somebody else, or anything else, is tried."""
        return self.rule_for(board)


NOTHING_MORE: Final[list[int]] = []
"""What a decision is about that is about nothing in particular."""
