"""Generated from `noctuary.games.nocturne.fields` by tools/make_tables.py; do not edit."""

from __future__ import annotations

from noctuary.kernel import agenda
from noctuary.kernel.game import Game, Options


class TableFields(agenda.AgendaState):
    """What lies on the table. `Board` adds what follows from it."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        """An empty table."""
        super().__init__(game, options)
        self.players: int = players

        self.opponent: int = -1
        """The opponent of a solo game."""
        self.advanced: bool = False
        self.spaces: int = 0
        """Token spaces of the Sprite board; the family game has none."""
        self.above: list[int] = []
        """For each value, the mask of the tokens that may be cast above it (NOC-2.3, 12.3)."""
        self.hunting: bool = False
        self.round: int = 0
        self.opener: int = 0
        self.first_spell: bool = True
        """Whether the next spell is the first of the round, for which NOC-2.2 holds."""
        self.open_next_to: int = -1
        """The cell the opening spell must be next to (NOC-2.8); -1 if any tile is allowed."""
        self.cells: int = 0
        """The cells of the forest as a mask. Gaps in a forest that is not a rectangle count for edges and corners."""
        self.tiles: list[int] = [-1] * 36
        self.tile_mask: int = 0
        self.placed: list[int] = [-1] * 36
        """Control tokens and Shadows left in the forest, as placed tokens; -1 where there is none."""
        self.control: list[int] = [0] * players
        self.casts: list[int] = []
        """The spells of the casting phase in order."""
        self.cast_mask: int = 0
        self.passed: int = 0
        """Mask of the seats that have passed."""
        self.sprite: list[int] = []
        """The tokens on the Sprite board from left to right, as placed tokens."""
        self.sprite_tiles: list[int] = []
        self.turned: int = 0
        """How many tokens from the left have been turned over (NOC-6.2)."""
        self.stack: list[int] = []
        """All tiles of the stack, top last; only the first `stack_left` are still in it."""
        self.stack_left: int = 0
        self.deck: list[int] = []
        """The concoctions of the deck, top first."""
        self.seen: list[int] = [0] * 45
        """For each concoction, the mask of the seats that know where it is because they drew it and put it under the
        deck.
        """
        self.twilight_goals: list[int] = []
        """The numbers of the twilight goals in play, 1-12."""
        self.goal_winner: list[int] = []
        """For each twilight goal: OPEN, GONE or the seat that won it."""
        self.designated: int = 0
        self.last_winner: int = -1
        self.last_star: int = -1
        self.last_taker: int = -1
        self.gone: list[int] = []
        self.moonlight_goals: list[int] = []
        self.shadows: list[int] = []
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
        self.cornered: list[int] = [0] * players
        """For each seat, the number of cornered spells in twilight."""
        self.held: list[int] = [0] * players
        """For each seat, bits of LAST_SPACE and ALL_SPACES."""
        self.solo_deck: list[int] = []
        """Cards of the opponent's deck, top first."""
        self.solo_card: int = -1
        """The card turned last."""
        self.solo_used: list[int] = []
        self.mirror_draw: bool = False
        """Whether a mirror caused the current draw (NOC-7.3); a chest drawn that way allows no chest hunt (NOC-12.3).
        """

    def copy_table(self, original: TableFields) -> None:
        """Become an independent copy of `original`, with events switched off."""
        self.begin_copy(original)
        self.players = original.players
        self.opponent = original.opponent
        self.advanced = original.advanced
        self.spaces = original.spaces
        self.above = original.above
        self.hunting = original.hunting
        self.round = original.round
        self.opener = original.opener
        self.first_spell = original.first_spell
        self.open_next_to = original.open_next_to
        self.cells = original.cells
        self.tiles = original.tiles[:]
        self.tile_mask = original.tile_mask
        self.placed = original.placed[:]
        self.control = original.control[:]
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
        self.twilight_goals = original.twilight_goals
        self.goal_winner = original.goal_winner
        self.designated = original.designated
        self.last_winner = original.last_winner
        self.last_star = original.last_star
        self.last_taker = original.last_taker
        self.gone = original.gone
        self.moonlight_goals = original.moonlight_goals
        self.shadows = original.shadows
        self.hand = original.hand[:]
        self.won = [one[:] for one in original.won]
        self.symbols = original.symbols[:]
        self.concoctions = [one[:] for one in original.concoctions]
        self.character = original.character
        self.ability = original.ability
        self.mirrors = original.mirrors
        self.cornered = original.cornered
        self.held = original.held
        self.solo_deck = original.solo_deck
        self.solo_card = original.solo_card
        self.solo_used = original.solo_used
        self.mirror_draw = original.mirror_draw

    def mask_table(self, seat: int) -> None:
        """Replace what the declaration hides from `seat` with -1."""
        self.solo_deck = [-1] * len(self.solo_deck)
        for other in range(self.players):
            if other != seat:
                self.concoctions[other] = [-1] * len(self.concoctions[other])
