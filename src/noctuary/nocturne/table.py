"""Everything that lies on the table, as flat lists of small ints. The chapters of the rules are functions on it.

Cells are sets as int masks (see `areas`), a *hand* is one int: bit t says that token t is there, bit t + 16 that a
second one is, bit t + 32 a third. A *placed token* is `seat << 4 | token`. Steps that wait to be carried out lie on
`agenda`, the next one last; each is one int (`step`).
"""

from __future__ import annotations

from typing import Final

from noctuary.kernel.events import Event
from noctuary.kernel.game import State
from noctuary.kernel.messages import Argument
from noctuary.kernel.moves import Move, seat_name
from noctuary.nocturne.actions import ACTIONS
from noctuary.nocturne.areas import CELLS
from noctuary.nocturne.facts import CONCOCTIONS, Facts
from noctuary.nocturne.options import Options

TWILIGHT: Final = 0
MOONLIGHT: Final = 1
OVER: Final = 2

OPEN: Final = -1
"""A twilight goal nobody has won yet."""
GONE: Final = -2
"""A twilight goal that has left the game."""
UNKNOWN: Final = -1
"""A concoction, tile or goal that the observing seat cannot know."""

# Kinds of decision.
NOTHING: Final = 0
OPENING: Final = 1
CASTING: Final = 2
OFFERING: Final = 3
KEEPING_CONCOCTION: Final = 4
KEEPING_TILE: Final = 5
TAKING: Final = 6
MIRRORING: Final = 7
LEAVING: Final = 8
"""Redd"""
EXCHANGING: Final = 9
"""Abigail"""
CHOOSING: Final = 10
"""a character"""

# Steps on the agenda.
STEP_CHARACTER: Final = 0
STEP_OPEN: Final = 1
"""Begin the first casting phase of a round: seat a opens anywhere."""
STEP_TURN: Final = 2
"""seat a goes on with his turn (after Flint's ability)"""
STEP_REDD: Final = 3
"""seat a won cell b with token c"""
STEP_TILE: Final = 4
"""seat a takes forest tile b: Abigail's chance, then its effect"""
STEP_GOALS: Final = 5
"""immediate goals of seat a, who won with token b; c: CORNERED, PLAIN or FROM_SPRITE"""
STEP_OFFER: Final = 6
"""seat a, who took back the normal tokens in mask b, may offer"""
STEP_PHASE: Final = 7
"""next casting phase after seat a won cell b"""
STEP_SPRITE: Final = 8
"""next token of the Sprite board takes a tile"""
STEP_DUSK: Final = 9
"""the rest of the end of twilight"""
STEP_MIRRORS: Final = 10
"""the mirrors of seat a; b: how many seats follow"""
STEP_FINISH: Final = 11
"""scoring"""
STEP_ROUND_END: Final = 12
"""goals and Sprite board at the end of a round"""

PLAIN: Final = 0
CORNERED: Final = 1
FROM_SPRITE: Final = 2


def step(op: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """A step with its numbers (a and b below 256)."""
    return op | a << 4 | b << 12 | c << 20


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


class Table(State):
    """The table. `Nocturne` (module `state`) adds what moves it."""

    def __init__(self, options: Options, facts: Facts) -> None:
        players = options.players
        self.options = options
        self.facts: Facts = facts
        self.players: int = players
        self.advanced: bool = options.advanced
        self.round: int = TWILIGHT
        self.events: list[Event] | None = None
        self.forced: list[Move] = []
        self.forced_entered: int = 0
        self.revealed: int = 0

        # who decides what
        self.seat: int = -1
        self.kind: int = NOTHING
        self.codes: list[int] = []
        self.about: list[int] = []
        """What the decision is about: the tiles or concoctions drawn, the mask of tokens taken back, Redd's cell and
        token, Abigail's tile.
        """
        self.agenda: list[int] = []

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
        """Spells of the phase in order: placed token << 6 | cell."""
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

    def copy_to(self, other: Table) -> None:
        """Make `other` an independent copy of this table; events are switched off in it."""
        other.options = self.options
        other.facts = self.facts
        other.players = self.players
        other.advanced = self.advanced
        other.round = self.round
        other.events = None
        other.forced = []
        other.forced_entered = 0
        other.revealed = self.revealed
        other.seat = self.seat
        other.kind = self.kind
        other.codes = self.codes
        other.about = self.about
        other.agenda = self.agenda[:]
        other.cells = self.cells
        other.tiles = self.tiles[:]
        other.tile_mask = self.tile_mask
        other.placed = self.placed[:]
        other.control = self.control[:]
        other.opener = self.opener
        other.open_next_to = self.open_next_to
        other.first_spell = self.first_spell
        other.casts = self.casts[:]
        other.cast_mask = self.cast_mask
        other.passed = self.passed
        other.sprite = self.sprite[:]
        other.sprite_tiles = self.sprite_tiles[:]
        other.turned = self.turned
        other.stack = self.stack
        other.stack_left = self.stack_left
        other.deck = self.deck[:]
        other.seen = self.seen[:]
        other.gone = self.gone[:]
        other.shadows = self.shadows
        other.twilight_goals = self.twilight_goals
        other.goal_winner = self.goal_winner[:]
        other.moonlight_goals = self.moonlight_goals
        other.hand = self.hand[:]
        other.won = [tiles[:] for tiles in self.won]
        other.symbols = self.symbols[:]
        other.concoctions = [cards[:] for cards in self.concoctions]
        other.character = self.character
        other.ability = self.ability[:]
        other.mirrors = [tiles[:] for tiles in self.mirrors]
        other.designated = self.designated
        other.last_winner = self.last_winner
        other.last_star = self.last_star
        other.last_taker = self.last_taker

    # What happened, for those who listen.

    def tell(self, id: str, seat: int, arguments: dict[str, Argument], auto: bool = False) -> None:
        """Record a public event of `seat`. Callers check `events` first where it matters for speed."""
        if self.events is not None:
            self.events.append(Event("nocturne-" + id, {"seat": seat_name(seat), **arguments}, auto=auto))

    def tell_secret(
        self, id: str, seat: int, arguments: dict[str, Argument], secrets: dict[str, Argument], auto: bool = False
    ) -> None:
        """Record an event of `seat` whose `secrets` only that seat may see."""
        if self.events is not None:
            self.events.append(
                Event(
                    "nocturne-" + id,
                    {"seat": seat_name(seat), **arguments},
                    secrets=secrets,
                    insiders=1 << seat,
                    auto=auto,
                )
            )

    def ask(self, seat: int, kind: int, codes: list[int]) -> None:
        """Open a decision."""
        self.seat = seat
        self.kind = kind
        self.codes = codes

    def note_forced(self, seat: int, code: int) -> None:
        """Remember a forced move for those who listen."""
        if self.events is not None:
            self.forced.append(Move(ACTIONS, seat, code))

    # Words for numbers, used by messages and positions.

    def token_id(self, token: int) -> str:
        """`4`, `star`, `s6`."""
        return self.facts.token_ids[token]

    def tile_id(self, tile: int) -> str:
        """The id of a tile."""
        return self.facts.tile_ids[tile]
