"""What a seat sees of a table of Nightfall, as a vector of bytes; of one table after another, only what has
changed (`kernel.tensor.SeatRow`).

Lists that rules replace when they change, or when a clone shares them, are compared by identity; others with copies.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from noctuary.games.nightfall.rules.basis.board import Board, Choice
from noctuary.games.nightfall.rules.basis.facts import EDITIONS, Facts
from noctuary.games.nightfall.rules.basis.options import DRAFTS, Options
from noctuary.games.nightfall.rules.course.draft import Pick
from noctuary.games.nightfall.rules.course.phases import is_pending
from noctuary.games.nightfall.vectors import parts
from noctuary.games.nightfall.vectors.compact import LINKS, PLACES, compact, texts
from noctuary.games.nightfall.vectors.parts import (
    AGENDA,
    ALL,
    ARCHIVE,
    AT_ACTIVE,
    AT_CARRIED,
    AT_COMMONS,
    AT_DECIDING,
    AT_DECISION,
    AT_DOUBLED,
    AT_DRAFT,
    AT_EDITION,
    AT_EXILED_WOUND,
    AT_FACE_DOWN,
    AT_FIRST,
    AT_GAME,
    AT_HIDING,
    AT_INFLUENCE,
    AT_LIMIT,
    AT_PHASE,
    AT_PLAYERS,
    AT_SEAT,
    AT_SERIES,
    AT_TURN,
    AT_UNDEALT,
    ATTACKED,
    BURIED,
    CHAIN_CARD,
    DECISIONS,
    DECK,
    DISCARD,
    DISCOUNT,
    HAND,
    HOLDS,
    MINION,
    NO_BLOCK,
    ON_DECK,
    OWNS,
    PICKED,
    SIDE_SIZE,
    SIDES,
    STEP_SIZE,
    TOP,
    TOTAL,
)
from noctuary.kernel.contract import game
from noctuary.kernel.contract.tensor import SeatRow, Table, Tensor, clear, recount


class NightfallRow(SeatRow):
    """The vector of a seat, and what lay on the table when it was written."""

    def __init__(self, tensor: Tensor, options: game.Options, seat: i64, out: vec[u8], at: i64) -> None:
        super().__init__(tensor, options, seat, out, at)
        players = options.players
        self.phase: int = -1
        self.first: int = -1
        self.active: int = -1
        self.turn: int = -1
        self.face_up: list[int] = []
        self.hid_wounds: bool = True
        self.exiled_wounds: list[int] = []
        self.exiled: list[int] = []
        self.chain: list[int] = []
        self.whole: bool = True
        """Whether piles were counted for a table of which the seat sees the whole numbers (see `write_side`)."""
        self.hand: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[list[int]] = [[] for _ in range(players)]
        self.discard: list[list[int]] = [[] for _ in range(players)]
        self.known: list[int] = [0] * players
        self.minions: list[list[int]] = [[] for _ in range(players)]
        self.discount: list[int] = []
        self.totals: list[int] = []
        self.no_text_block: int = 0
        self.archives: list[int] = []
        self.left: list[int] = []
        self.hidden: int = -1
        self.grants: int = -1
        self.decision: i64 = 0
        self.deciding: i64 = 0
        self.drafted: bool = False
        self.pended: bool = False
        self.steps: i64 = 0
        self.hit: bool = False
        out[at + AT_SEAT] = u8(seat)

    def renew(self, state: Table) -> None:
        assert isinstance(state, Board)
        self.players = state.players
        self.renew_table(state)
        self.renew_wounds(state)
        self.renew_chain(state)
        whole = not state.masked and not state.hides_wounds
        kept = whole and self.whole
        is_rare = state.discount is not self.discount or state.totals is not self.totals
        is_rare = is_rare or state.no_text_block != self.no_text_block
        self.whole = whole
        for other in range(state.players):
            at = self.side(other)
            if kept:
                self.renew_piles(state, other, at)
            else:
                clear(self.out, at + HAND, at + ARCHIVE)
                parts.write_piles(state, self.seat, other, whole, self.out, at)
                self.hand[other] = state.hand[other][:]
                self.deck[other] = state.deck[other]
                self.discard[other] = state.discard[other][:]
                self.known[other] = state.known[other]
            self.renew_side(state, other, is_rare, at)
        self.discount = state.discount
        self.totals = state.totals
        self.no_text_block = state.no_text_block
        self.renew_archives(state)
        self.renew_decision(state)

    def side(self, other: i64) -> i64:
        """Where a player's part begins."""
        return self.at + SIDES + (other - self.seat) % self.players * SIDE_SIZE

    def renew_table(self, board: Board) -> None:
        """Write the phase and the turn."""
        out, at = self.out, self.at
        if board.phase != self.phase:
            if self.phase >= 0:
                out[at + AT_PHASE + self.phase] = 0
            out[at + AT_PHASE + board.phase] = 1
            self.phase = board.phase
        self.first = self.marked(AT_FIRST, self.first, board.first)
        self.active = self.marked(AT_ACTIVE, self.active, board.active if board.first >= 0 else -1)
        if board.turn != self.turn:
            parts.write_digits(board.turn, out, at + AT_TURN)
            parts.write_digits(max(0, board.setup.turn_limit * board.players - board.turn), out, at + AT_LIMIT)
            self.turn = board.turn
        out[at + AT_INFLUENCE] = board.influence
        out[at + AT_DOUBLED] = 1 if board.doubled else 0
        if board.setup.series:
            out[at + AT_GAME] = board.game_number

    def renew_wounds(self, board: Board) -> None:
        """Write the wounds, and the exiled cards."""
        out, at = self.out, self.at
        hides = board.hides_wounds
        if board.face_up is not self.face_up or hides is not self.hid_wounds:
            clear(out, at + AT_HIDING, at + AT_FACE_DOWN)
            parts.write_face_up(board, out, at)
            self.face_up = board.face_up
            self.hid_wounds = hides
        out[at + AT_FACE_DOWN] = len(board.face_down)
        if board.exiled_wounds is not self.exiled_wounds or board.exiled is not self.exiled:
            clear(out, at + AT_EXILED_WOUND, at + AT_COMMONS)
            parts.write_exiled(board, out, at)
            self.exiled_wounds = board.exiled_wounds
            self.exiled = board.exiled

    def renew_chain(self, board: Board) -> None:
        """Write the cards of the chain, the first ones only if they are others."""
        chain, before = board.chain, self.chain
        if chain is before:
            return
        out, at = self.out, self.at + CHAIN_CARD
        same: i64 = 0
        while same < len(before) and same < len(chain) and before[same] == chain[same]:
            same += 1
        for part in range(4):
            clear(out, at + part * LINKS + same, at + part * LINKS + len(before))
        parts.write_chain(board, self.seat, same, out, at)
        self.chain = chain

    def renew_piles(self, board: Board, other: int, at: i64) -> None:
        """Write a player's cards, of which the seat sees the whole numbers."""
        out = self.out
        hand, deck, discard = board.hand[other], board.deck[other], board.discard[other]
        if hand != self.hand[other]:
            recount(self.hand[other], hand, out, at + OWNS, at + HOLDS if other == self.seat else at + OWNS)
            out[at + HAND] = len(hand)
            self.hand[other] = hand[:]
        known = board.known[other]
        is_other = deck is not self.deck[other]
        if is_other:
            recount(self.deck[other], deck, out, at + OWNS, at + OWNS)
            out[at + DECK] = len(deck)
            self.deck[other] = deck
        if known != self.known[other] or (is_other and known):
            clear(out, at + ON_DECK, at + ON_DECK + self.known[other])
            parts.write_known(board, other, out, at)
            self.known[other] = known
        if discard != self.discard[other]:
            recount(self.discard[other], discard, out, at + OWNS, at + BURIED)
            out[at + DISCARD] = len(discard)
            out[at + TOP] = discard[-1] + 1 if discard else 0
            self.discard[other] = discard[:]

    def renew_side(self, board: Board, other: int, is_rare: bool, at: i64) -> None:
        """Write what else a player has; `is_rare`: whether what seldom changes has changed."""
        out = self.out
        if is_rare:
            out[at + DISCOUNT] = board.discount[other]
            out[at + TOTAL] = board.totals[other]
            out[at + NO_BLOCK] = 1 if board.no_text_block >> other & 1 else 0
        minions = board.play_area[other]
        if minions is not self.minions[other]:
            number: i64 = len(self.minions[other])
            clear(out, at + MINION, at + MINION + number)
            clear(out, at + MINION + PLACES, at + MINION + PLACES + number)
            parts.write_minions(minions, out, at)
            self.minions[other] = minions

    def renew_archives(self, board: Board) -> None:
        """Write the archives."""
        same = board.archives is self.archives and board.hidden == self.hidden and board.grants == self.grants
        if same and board.left is self.left and not board.masked:
            return
        out = self.out
        if not same or board.hidden or board.masked:
            clear(out, self.at + AT_COMMONS, self.at + AT_UNDEALT)
            for other in range(board.players):
                side = self.side(other)
                clear(out, side + ARCHIVE, side + DISCOUNT)
        parts.write_archives(board, self.seat, out, self.at)
        self.archives = board.archives if not board.masked else []
        self.hidden = board.hidden
        self.grants = board.grants
        self.left = board.left
        board.shares_left = True  # With this row, which compares the list by identity.

    def renew_decision(self, board: Board) -> None:
        """Write what is decided, and what follows it."""
        out, at = self.out, self.at
        out[at + AT_DECISION + self.decision] = 0
        out[at + AT_DECIDING + self.deciding] = 0
        if self.pended:
            clear(out, at + AT_CARRIED, at + AGENDA + self.steps * STEP_SIZE)
        if self.drafted:
            clear(out, at + AT_UNDEALT, at + AT_DECISION)
        if self.drafted or self.hit:
            for other in range(board.players):
                side = self.side(other)
                clear(out, side + PICKED, side + MINION)
                if self.hit:
                    clear(out, side + ATTACKED, side + SIDE_SIZE)
        parts.write_decision(board, self.seat, out, at)
        choice = board.choice
        self.drafted = isinstance(choice, Pick)
        self.pended = isinstance(choice, Choice) and not self.drafted and is_pending(board)
        self.hit = self.pended and (len(board.affected) > 0 or len(board.attackers) > 0)
        self.steps = len(board.agenda)
        if isinstance(choice, Choice):
            self.decision = DECISIONS[type(choice)]
            self.deciding = (board.seat - self.seat) % self.players


class NightfallTensor(Tensor):
    """How seats see Nightfall, and its compact actions."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Facts = facts
        super().__init__(ALL, texts(facts))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return NightfallTensor, (self.facts,)

    def row(self, options: game.Options, seat: i64, out: vec[u8], at: i64) -> SeatRow:
        return NightfallRow(self, options, seat, out, at)

    def action(self, state: Table, seat: i64, code: i64) -> int:
        assert isinstance(state, Board)
        return int(compact(state, seat, code))

    def actions_of(self, state: Table, seat: i64, codes: list[int]) -> list[int]:
        assert isinstance(state, Board)
        return [int(compact(state, seat, code)) for code in codes]

    def begin(self, options: game.Options, out: vec[u8], at: i64) -> None:
        assert isinstance(options, Options)
        out[at + AT_PLAYERS + options.players - 2] = 1
        out[at + AT_EDITION + EDITIONS.index(options.edition)] = 1
        out[at + AT_DRAFT + DRAFTS.index(options.draft)] = 1
        if options.series:
            out[at + AT_SERIES] = 1

    def encode(self, state: Table, seat: i64, out: vec[u8], at: i64) -> None:
        self.row(state.options, seat, out, at).renew(state)
