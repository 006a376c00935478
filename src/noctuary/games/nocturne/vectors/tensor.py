"""What a seat sees of a table of Nocturne, as a vector of bytes; of one table after another, only what has
changed (`kernel.tensor.SeatRow`).

Lists that rules replace when they change, or when a clone shares them, are compared by identity; others with copies.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from noctuary.games.nocturne.rules.basis.actions import actions_of
from noctuary.games.nocturne.rules.basis.areas import CELLS
from noctuary.games.nocturne.rules.basis.board import Board, Choice, cell_of
from noctuary.games.nocturne.rules.basis.facts import Facts
from noctuary.games.nocturne.rules.basis.options import MODES, MODIFICATIONS, Options
from noctuary.games.nocturne.vectors import parts
from noctuary.games.nocturne.vectors.parts import (
    ABILITIES,
    ABOUT_AT,
    AGENDA,
    ALL,
    AT_DECISION,
    AT_TILE,
    BREWS,
    CAST,
    CAST_AS,
    CAST_BY,
    CHALLENGER,
    CHANGED,
    DECIDING,
    DECK,
    DESIGNATED,
    FIRST_SPELL,
    FOREST,
    GONE,
    HOLDS,
    IS,
    LAST_STAR,
    LAST_TAKER,
    LAST_WINNER,
    MIRRORED,
    MODE,
    NEXT_TO,
    OPENER,
    OWN_SEAT,
    PASSED,
    PLAYERS,
    ROUND,
    RUNES,
    SCENARIO,
    SHADOWS,
    SIDE_SIZE,
    SIDES,
    SOLO_DECK,
    SPRITE_BY,
    STACK,
    STEP_SIZE,
    TURNED,
    WON,
)
from noctuary.kernel.contract import game
from noctuary.kernel.contract.tensor import SEATS, SeatRow, Table, Tensor, clear, recount


class NocturneRow(SeatRow):
    """The vector of a seat, and what lay on the table when it was written."""

    def __init__(self, tensor: Tensor, options: game.Options, seat: i64, out: vec[u8], at: i64) -> None:
        super().__init__(tensor, options, seat, out, at)
        self.round: int = -1
        self.opener: int = -1
        self.designated: int = -1
        self.last_winner: int = -1
        self.last_star: int = -1
        self.last_taker: int = -1
        self.open_next_to: int = -1
        self.cells: int = 0
        self.tiles: list[int] = []
        self.placed: list[int] = []
        self.spells: vec[i64] = vec[i64]([0 for _ in range(CELLS)])
        self.cast: i64 = 0
        """How many of `spells` have been cast."""
        self.sprite: list[int] = []
        self.sprite_tiles: list[int] = []
        self.gone: list[int] = []
        self.deck: list[int] = []
        self.seen: list[int] = []
        self.shadows: list[int] = []
        self.twilight_goals: list[int] = []
        self.goal_winner: list[int] = []
        self.moonlight_goals: list[int] = []
        self.hand: vec[i64] = vec[i64]([0 for _ in SEATS])
        self.won: list[list[int]] = [[] for _ in SEATS]
        self.brews: list[int] = []
        self.character: list[int] = []
        self.ability: list[bool] = []
        self.mirrors: list[list[int]] = []
        self.cornered: list[int] = []
        self.held: list[int] = []
        self.decision: i64 = 0
        self.deciding: i64 = 0
        self.things: i64 = 0
        self.steps: i64 = 0
        out[at + OWN_SEAT] = u8(seat)

    def renew(self, state: Table) -> None:
        assert isinstance(state, Board)
        self.players = state.players
        self.renew_round(state)
        self.renew_forest(state)
        self.renew_piles(state)
        self.renew_goals(state)
        self.renew_sides(state)
        self.renew_pending(state)

    def renew_round(self, board: Board) -> None:
        """Write how far the game has come, and who did what last."""
        out, at = self.out, self.at
        options = board.setup
        if options.scenario:
            out[at + CHALLENGER + (options.challenger - self.seat) % self.players] = 1
        if board.round != self.round:
            if self.round >= 0:
                out[at + ROUND + self.round] = 0
            out[at + ROUND + board.round] = 1
            self.moonlight_goals = []  # Whether they are hidden depends on the round.
            self.round = board.round
        self.opener = self.marked(OPENER, self.opener, board.opener)
        self.designated = self.marked(DESIGNATED, self.designated, board.designated)
        self.last_winner = self.marked(LAST_WINNER, self.last_winner, board.last_winner)
        self.last_star = self.marked(LAST_STAR, self.last_star, board.last_star)
        self.last_taker = self.marked(LAST_TAKER, self.last_taker, board.last_taker)
        out[at + FIRST_SPELL] = 1 if board.first_spell else 0
        if board.open_next_to != self.open_next_to:
            if self.open_next_to >= 0:
                out[at + NEXT_TO + self.open_next_to] = 0
            if board.open_next_to >= 0:
                out[at + NEXT_TO + board.open_next_to] = 1
            self.open_next_to = board.open_next_to

    def renew_forest(self, board: Board) -> None:
        """Write the forest with what lies in it, and the Sprite board."""
        out, at = self.out, self.at
        if board.cells != self.cells:
            clear(out, at + FOREST, at + AT_TILE)
            parts.write_cells(board, out, at)
            self.cells = board.cells
        if board.tiles is not self.tiles:
            parts.write_tiles(board, out, at)
            self.tiles = board.tiles
        if board.placed is not self.placed:
            parts.write_placed(board, self.seat, out, at)
            self.placed = board.placed
        board.shares_forest = True  # With this row, which compares these lists by identity.
        casts, before, cast = board.casts, self.spells, self.cast
        same: i64 = 0
        while same < cast and same < len(casts) and before[same] == casts[same]:
            same += 1
        index = same
        while index < cast:
            under: i64 = at + cell_of(int(before[index]))
            out[under + CAST_BY] = out[under + CAST] = out[under + CAST_AS] = 0
            index += 1
        parts.write_spells(board, self.seat, same, out, at)
        while same < len(casts):
            before[same] = casts[same]
            same += 1
        self.cast = same
        if board.sprite is not self.sprite or board.sprite_tiles is not self.sprite_tiles:
            clear(out, at + SPRITE_BY, at + TURNED)
            parts.write_sprite(board, self.seat, out, at)
            self.sprite = board.sprite
            self.sprite_tiles = board.sprite_tiles
        out[at + TURNED] = board.turned

    def renew_piles(self, board: Board) -> None:
        """Write what the seat may know of piles."""
        out, at = self.out, self.at
        out[at + STACK] = board.stack_left
        if board.gone is not self.gone:
            clear(out, at + GONE, at + DECK)
            parts.write_gone(board, out, at)
            self.gone = board.gone
        if board.deck is not self.deck or board.seen is not self.seen:
            clear(out, at + DECK, at + SHADOWS)
            parts.write_deck(board, self.seat, out, at)
            self.deck = board.deck
            self.seen = board.seen

    def renew_goals(self, board: Board) -> None:
        """Write goals and Shadow tokens, and the opponent's cards in the solo game."""
        out, at = self.out, self.at
        if (
            board.shadows is not self.shadows
            or board.twilight_goals is not self.twilight_goals
            or board.goal_winner is not self.goal_winner
            or board.moonlight_goals is not self.moonlight_goals
        ):
            clear(out, at + SHADOWS, at + LAST_WINNER)
            parts.write_goals(board, self.seat, out, at)
            self.shadows = board.shadows
            self.twilight_goals = board.twilight_goals
            self.goal_winner = board.goal_winner
            self.moonlight_goals = board.moonlight_goals
        if board.opponent >= 0:
            clear(out, at + SOLO_DECK, at + AT_DECISION)
            parts.write_solo(board, out, at)

    def renew_sides(self, board: Board) -> None:
        """Write what the players have."""
        out = self.out
        players: i64 = self.players
        rare = board.character is not self.character or board.ability is not self.ability
        rare = rare or board.mirrors is not self.mirrors
        rare = rare or board.cornered is not self.cornered or board.held is not self.held
        other: i64 = 0
        while other < players:
            at = self.at + SIDES + (other - self.seat) % players * SIDE_SIZE
            hand: i64 = board.hand[other]
            if hand != self.hand[other]:
                parts.write_hand(self.hand[other], hand, out, at)
                self.hand[other] = hand
            won = board.won[other]
            if won != self.won[other]:
                recount(self.won[other], won, out, at + WON, at + WON)
                self.won[other] = won[:]
            cards = board.concoctions[other]
            out[at + HOLDS] = len(cards)
            if other == self.seat and cards is not self.brews:
                clear(out, at + BREWS, at + IS)
                parts.write_brews(cards, out, at)
                self.brews = cards
            out[at + PASSED] = 1 if board.passed >> other & 1 else 0
            if rare:
                clear(out, at + IS, at + PASSED)
                parts.write_rare(board, other, out, at)
            other += 1
        if rare:
            self.character = board.character
            self.ability = board.ability
            self.mirrors = board.mirrors
            self.cornered = board.cornered
            self.held = board.held

    def renew_pending(self, board: Board) -> None:
        """Write the decision and what follows it."""
        out, at = self.out, self.at
        out[at + AT_DECISION + self.decision] = 0
        out[at + MIRRORED] = 0
        clear(out, at + ABOUT_AT, at + ABOUT_AT + self.things)
        clear(out, at + AGENDA, at + AGENDA + self.steps * STEP_SIZE)
        out[at + DECIDING + self.deciding] = 0
        decision = parts.write_pending(board, self.seat, out, at)
        choice = board.choice
        self.things = self.steps = 0
        if isinstance(choice, Choice):
            self.decision = decision
            self.deciding = (board.seat - self.seat) % self.players
            self.things = len(choice.about)
            self.steps = len(board.agenda)


class NocturneTensor(Tensor):
    """How seats see Nocturne."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Facts = facts
        super().__init__(ALL, actions_of(tuple(facts.token_ids)).texts)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return NocturneTensor, (self.facts,)

    def row(self, options: game.Options, seat: i64, out: vec[u8], at: i64) -> SeatRow:
        return NocturneRow(self, options, seat, out, at)

    def actions_of(self, state: Table, seat: i64, codes: list[int]) -> list[int]:
        return codes

    def code(self, state: Table, seat: i64, action: i64) -> int:
        code = int(action)
        return code if code in state.legal(seat) else -1

    def begin(self, options: game.Options, out: vec[u8], at: i64) -> None:
        assert isinstance(options, Options)
        out[at + PLAYERS + options.players - 1] = 1
        out[at + MODE + MODES.index(options.mode)] = 1
        if options.advanced:
            out[at + ABILITIES] = 1
        if options.runes:
            out[at + RUNES] = 1
        for name in options.modifications:
            out[at + CHANGED + MODIFICATIONS.index(name)] = 1
        out[at + SCENARIO] = options.scenario

    def encode(self, state: Table, seat: i64, out: vec[u8], at: i64) -> None:
        self.row(state.options, seat, out, at).renew(state)
