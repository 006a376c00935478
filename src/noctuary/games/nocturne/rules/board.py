"""Everything on the table, as flat lists of small ints. The chapters of the rules are functions that take it.

Sets of cells are int masks (see `areas`). A *hand* is one int: bit t is set if token t is there, bit t + 16 if there is
a second one, bit t + 32 for a third. A *placed token* and a *spell* are also single ints (`new_placed`, `new_spell`).
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
    """Which token a placed token is."""
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
    """The table. `Nocturne` (module `state`) adds the moves."""

    def __init__(self, game: Game, facts: Facts, options: Options, original: Board | None = None) -> None:
        """An empty table or, given an `original`, an independent copy of it."""
        if original is not None:
            self.copy(original)
            return
        super().__init__(game, options)
        players = options.owners
        self.facts: Facts = facts
        self.players: int = players
        """How many seats own tokens, including the opponent of a solo game."""
        self.opponent: int = 1 if options.mode == SOLO else -1
        self.advanced: bool = options.advanced
        self.spaces: int = 0 if options.mode == FAMILY else facts.sprite_spaces[players]
        """Token spaces of the Sprite board; the family game has none."""
        self.above: list[int] = facts.two_above if options.is_modified(DOUBLE_COMPETITION) else facts.above
        """For each value, the mask of the tokens that may be cast above it (NOC-2.3, 12.3)."""
        self.hunting: bool = options.is_modified(CHEST_HUNT)
        self.round: int = TWILIGHT
        self.mirror_draw: bool = False
        """Whether a mirror caused the current draw (NOC-7.3); a chest drawn that way allows no chest hunt (NOC-12.3).
        """

        # forest
        self.cells: int = 0
        """The cells of the forest as a mask. Gaps in a forest that is not a rectangle count for edges and corners."""
        self.tiles: list[int] = [-1] * CELLS
        self.tile_mask: int = 0
        self.placed: list[int] = [-1] * CELLS
        """Control tokens and Shadows left in the forest, as placed tokens; -1 where there is none."""
        self.control: list[int] = [0] * players

        # casting phase
        self.opener: int = 0
        self.open_next_to: int = -1
        """The cell the opening spell must be next to (NOC-2.8); -1 if any tile is allowed."""
        self.first_spell: bool = True
        """Whether the next spell is the first of the round, for which NOC-2.2 holds."""
        self.casts: list[int] = []
        """The spells of the casting phase in order."""
        self.cast_mask: int = 0
        self.passed: int = 0
        """Mask of the seats that have passed."""

        # Sprite board
        self.sprite: list[int] = []
        """The tokens on the Sprite board from left to right, as placed tokens."""
        self.sprite_tiles: list[int] = []
        self.turned: int = 0
        """How many tokens from the left have been turned over (NOC-6.2)."""

        # piles; lists that are never changed in place are shared between clones
        self.stack: list[int] = []
        """All tiles of the stack, top last; only the first `stack_left` are still in it."""
        self.stack_left: int = 0
        self.deck: list[int] = []
        """The concoctions of the deck, top first."""
        self.seen: list[int] = [0] * CONCOCTIONS
        """For each concoction, the mask of the seats that know where it is because they drew it and put it under the
        deck.
        """
        self.gone: list[int] = []
        self.shadows: list[int] = []
        self.twilight_goals: list[int] = []
        """The numbers of the twilight goals in play, 1-12."""
        self.goal_winner: list[int] = []
        """For each twilight goal: OPEN, GONE or the seat that won it."""
        self.moonlight_goals: list[int] = []

        # players
        self.hand: list[int] = [0] * players
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.symbols: list[int] = [0] * players
        """For each seat, the mask of the kinds of symbols on its tiles and character."""
        self.concoctions: list[list[int]] = [[] for _ in range(players)]
        self.character: list[int] = [-1] * players
        self.ability: list[bool] = [False] * players
        """For each seat, whether its ability is unused (side B up)."""
        self.mirrors: list[list[int]] = [[] for _ in range(players)]
        """For each seat, the tile each mirror was assigned to; -1 for none."""

        self.designated: int = 0
        self.last_winner: int = -1
        self.last_star: int = -1
        self.last_taker: int = -1

        # needed for aims, but no longer visible on the table at the end (NOC-12.5); never changed in place
        self.cornered: list[int] = [0] * players
        """For each seat, the number of cornered spells in twilight."""
        self.held: list[int] = [0] * players
        """For each seat, bits of LAST_SPACE and ALL_SPACES."""

        # solo (chapter 10)
        self.solo_deck: list[int] = []
        """Cards of the opponent's deck, top first."""
        self.solo_card: int = -1
        """The card turned last."""
        self.solo_used: list[int] = []
        self.random: Random | None = None
        """For reshuffling the opponent's cards."""

    def copy(self, original: Board) -> None:
        """Become an independent copy of `original`, with events switched off. Lists that seldom change are shared: to
        change one, replace it with a new list.
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

    # Hooks through which a chapter calls a later one (implemented in module `state`).

    def end_round(self) -> None:
        """Called when no casting phase is left."""
        raise NotImplementedError

    def decide_for_opponent(self) -> None:
        """The opponent of a solo game opens or answers."""
        raise NotImplementedError

    def offer_for_opponent(self, returned: int) -> None:
        """The opponent of a solo game may offer one of the tokens it took back, given as a mask."""
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
    """The kind of things in `about`: NUMBERS, TILES that lie nowhere else, or CONCOCTIONS_DRAWN."""

    def __init__(self, about: list[int]) -> None:
        self.about: Final = about
        """What the decision is about; never changed."""

    def made_of(self) -> tuple[object, ...]:
        return (self.about,)

    def verify_seat(self, board: Board, seat: int) -> None:
        """Raise IllegalMove unless it is `seat` that must decide."""
        if seat != board.seat:
            raise IllegalMove(self.turn_rule(board), "nocturne-refuse-turn", {"seat": seat_name(board.seat)})

    def turn_rule(self, board: Board) -> str:
        """The rule to cite when another seat tries to move, or another kind of move is tried."""
        return self.rule_for(board)


NOTHING_MORE: Final[list[int]] = []
"""The `about` of a decision that needs no further data."""
