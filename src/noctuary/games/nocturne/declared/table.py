"""Generated from `noctuary.games.nocturne.declared.fields` by tools/make_tables.py; do not edit."""

from __future__ import annotations

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, Options, State
from noctuary.kernel.table.determinizing import drawn, without


class TableFields(State):
    """What lies on the table. `Board` adds what follows from it."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        """An empty table."""
        super().__init__(game, options)
        self.players: int = players

        self.opponent: int = -1
        self.advanced: bool = False
        self.spaces: int = 0
        self.above: list[int] = []
        self.hunting: bool = False
        self.round: int = 0
        self.opener: int = 0
        self.first_spell: bool = True
        self.open_next_to: int = -1
        self.cells: int = 0
        self.tiles: list[int] = [-1] * 36
        self.tile_mask: int = 0
        self.placed: list[int] = [-1] * 36
        self.control: list[int] = [0] * players
        self.casts: list[int] = []
        self.cast_mask: int = 0
        self.passed: int = 0
        self.sprite: list[int] = []
        self.sprite_tiles: list[int] = []
        self.turned: int = 0
        self.stack: list[int] = []
        self.stack_left: int = 0
        self.deck: list[int] = []
        self.seen: list[int] = [0] * 45
        self.twilight_goals: list[int] = []
        self.goal_winner: list[int] = []
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
        self.concoctions: list[list[int]] = [[] for _ in range(players)]
        self.character: list[int] = [-1] * players
        self.ability: list[bool] = [False] * players
        self.mirrors: list[list[int]] = [[] for _ in range(players)]
        self.cornered: list[int] = [0] * players
        self.held: list[int] = [0] * players
        self.solo_deck: list[int] = []
        self.solo_card: int = -1
        self.solo_used: list[int] = []
        self.mirror_draw: bool = False

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
        self.tiles = original.tiles
        self.tile_mask = original.tile_mask
        self.placed = original.placed
        self.control = original.control[:]
        self.casts = original.casts[:]
        self.cast_mask = original.cast_mask
        self.passed = original.passed
        self.sprite = original.sprite
        self.sprite_tiles = original.sprite_tiles
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
        self.concoctions = original.concoctions[:]
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
        bit = 1 << seat if seat >= 0 else 0
        all_seen = 0
        for seats in self.seen:
            all_seen |= seats
        if all_seen & bit:
            self.deck = [one if one >= 0 and self.seen[one] & bit else -1 for one in self.deck]
        else:
            self.deck = [-1] * len(self.deck)
        self.solo_deck = [-1] * len(self.solo_deck)
        if all_seen & ~bit:
            self.seen = [seats & bit for seats in self.seen]
        for other in range(self.players):
            if other != seat:
                self.concoctions[other] = [-1] * len(self.concoctions[other])

    def unseen_concoctions(self, counts: list[int]) -> list[int]:
        """The concoctions that are not known to be on the table, of `counts` of each."""
        return without(counts, [self.deck, *self.concoctions])

    def draw_concoctions(self, pool: list[int], counts: list[int], random: Random) -> None:
        """Draw the unknown concoctions from `pool`, then from `counts` of each."""
        random.shuffle(pool)
        self.deck = drawn(self.deck, pool, counts, random)
        self.concoctions = [drawn(one, pool, counts, random) for one in self.concoctions]

    def unseen_solo_cards(self, counts: list[int]) -> list[int]:
        """The solo cards that are not known to be on the table, of `counts` of each."""
        return without(counts, [self.solo_deck, [self.solo_card], self.solo_used])

    def draw_solo_cards(self, pool: list[int], counts: list[int], random: Random) -> None:
        """Draw the unknown solo cards from `pool`, then from `counts` of each."""
        random.shuffle(pool)
        self.solo_deck = drawn(self.solo_deck, pool, counts, random)
