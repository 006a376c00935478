"""How the archives are formed: the draft, quick start and the variants (NF-1.3 to 1.6, 10.1 to 10.3)."""

from typing import ClassVar, Final

from noctuary.games.nightfall.rules.basis.actions import COMMONS, DRAFT, TARGET_SEAT, archive_number
from noctuary.games.nightfall.rules.basis.board import DRAFTING, Board, Choice, Step
from noctuary.games.nightfall.rules.basis.options import (
    COMMON_GROUND,
    NORMAL,
    OPEN_ARCHIVES,
    QUICK_START,
    TWO_PLAYER,
    Options,
)
from noctuary.games.nightfall.rules.basis.piles import change_left
from noctuary.games.nightfall.rules.course import setup
from noctuary.kernel.base.messages import IllegalMove
from noctuary.kernel.parts.moves import seat_name

OUT: Final = 0
PRIVATE: Final = 1
SHARED: Final = 2

COMMON_ARCHIVES: Final = 8

ROUNDS: Final = {
    NORMAL: (PRIVATE, PRIVATE, SHARED),
    TWO_PLAYER: (OUT, PRIVATE, PRIVATE),
    OPEN_ARCHIVES: (PRIVATE, PRIVATE),
    COMMON_GROUND: (SHARED, SHARED),
}
"""For each draft, where the pick of each round goes."""
DEALT: Final = {NORMAL: 4, TWO_PLAYER: 4, OPEN_ARCHIVES: 3, COMMON_GROUND: 4}
"""How many draft cards each player is dealt."""


def begin_game(board: Board, options: Options) -> None:
    """Begin a game, or the next game of a series. Hands and the first player are determined after the archives."""
    setup.lay_out(board, options)
    if options.small:
        board.agenda.append(setup.BEGIN)
        return
    begin_draft(board, options)


def begin_draft(board: Board, options: Options) -> None:
    """Deal the draft cards and put the first round of picks on the agenda. A quick start has no draft."""
    board.phase = DRAFTING
    board.picked = 0
    board.picks = [[] for _ in range(board.players)]
    board.offers = [[] for _ in range(board.players)]
    cards = board.facts.draftable(options.promos)
    board.random.shuffle(cards)
    if options.draft == QUICK_START:
        deal_pairs(board, options, cards)
        return
    shared: list[int] = []
    if options.draft == OPEN_ARCHIVES:
        shared = [cards.pop() for _ in range(COMMON_ARCHIVES)]
    number = DEALT[options.draft]
    board.offers = [[cards.pop() for _ in range(number)] for _ in range(board.players)]
    board.undealt = cards
    if shared:
        open_commons(board, shared)
    board.agenda.append(ROUND)


def deal_pairs(board: Board, options: Options, cards: list[int]) -> None:
    """Set up a quick start: give every seat a printed pair and deal the commons from cards in no pair (NF-1.5)."""
    printed = board.facts.pairs[board.edition]
    chosen = options.printed_pairs()
    if not chosen:
        chosen = list(range(len(printed)))
        board.random.shuffle(chosen)
    pairs = [printed[index] for index in chosen[: board.players]]
    taken = [card for pair in pairs for card in pair]
    rest = [card for card in cards if card not in taken]
    board.undealt = []
    open_commons(board, rest[:COMMON_ARCHIVES])
    open_private(board, options, pairs)


def rounds(board: Board) -> tuple[int, ...]:
    """Where the picks of this draft go, round by round."""
    return ROUNDS[board.setup.draft]


def rule(board: Board) -> str:
    """The rule that describes this draft."""
    return {TWO_PLAYER: "NF-1.4", OPEN_ARCHIVES: "NF-10.2", COMMON_GROUND: "NF-10.3"}.get(board.setup.draft, "NF-1.3")


class Round(Step):
    """All seats pick at the same time, in secret (NF-1.3); after the last round the archives are revealed."""

    name: ClassVar = "draft"

    def take(self, board: Board) -> None:
        if len(board.picks[0]) == len(rounds(board)):
            end_draft(board)
            return
        board.picked = 0
        board.revealed += 1
        board.seat = 0
        board.choice = PICK
        board.codes = []


class Pick(Choice):
    """Which draft card a seat keeps (NF-1.3). `Board.seat` is the first seat that has not picked yet."""

    name: ClassVar = "draft"
    rule: ClassVar = "NF-1.3"
    answers: ClassVar = (range(DRAFT, TARGET_SEAT),)

    def legal(self, board: Board, seat: int) -> list[int]:
        if not 0 <= seat < board.players or board.picked >> seat & 1:
            return []
        return [DRAFT + card for card in board.offers[seat] if card >= 0]

    def verify(self, board: Board, seat: int, code: int) -> None:
        if board.picked >> seat & 1:
            raise IllegalMove("NF-1.3", "nightfall-refuse-picked", {"seat": seat_name(seat)})
        if code - DRAFT not in board.offers[seat]:
            raise IllegalMove(rule(board), "nightfall-refuse-pick", {"card": board.card_id(code - DRAFT)})

    def play(self, board: Board, seat: int, code: int) -> None:
        """Record the pick; once all have picked, the remaining cards are passed to the left."""
        card = code - DRAFT
        if board.events is not None:
            board.tell_secret("draft", seat, {}, {"card": board.card_id(card)})
        board.offers = [
            [other for other in offer if other != card] if owner == seat else offer
            for owner, offer in enumerate(board.offers)
        ]
        board.picks = [[*made, card] if owner == seat else made for owner, made in enumerate(board.picks)]
        board.picked |= 1 << seat
        if board.picked == (1 << board.players) - 1:
            board.picked = 0
            board.offers = [board.offers[(seat - 1) % board.players] for seat in range(board.players)]
            board.agenda.append(ROUND)
            return
        board.choice = PICK
        board.seat = next(other for other in range(board.players) if not board.picked >> other & 1)

    def question(self, board: Board) -> str:
        fate = rounds(board)[min(len(picks) for picks in board.picks)]
        return "draft-out" if fate == OUT else "draft-commons" if fate == SHARED else "draft"

    def rule_for(self, board: Board) -> str:
        return rule(board)


def end_draft(board: Board) -> None:
    """Turn the picks into archives. With open archives the commons are already on the table (NF-10.2)."""
    options = board.setup
    private = [picked_for(board, seat, PRIVATE) for seat in range(board.players)]
    if not board.archives:
        open_commons(board, shared_cards(board))
    open_private(board, options, private)


def picked_for(board: Board, seat: int, fate: int) -> list[int]:
    """The cards that a seat has picked so far in the rounds with this fate."""
    return [card for card, made_for in zip(board.picks[seat], rounds(board), strict=False) if made_for == fate]


def shared_cards(board: Board) -> list[int]:
    """The commons: cards picked for them (in the draft for two, left over), then others (NF-1.3, 1.4)."""
    shared = [card for seat in range(board.players) for card in picked_for(board, seat, SHARED)]
    if board.setup.draft == TWO_PLAYER:
        # The fourth card of each player is left over, without a choice.
        shared = [card for offer in board.offers for card in offer]
    rest = len(board.undealt)
    while len(shared) < COMMON_ARCHIVES and rest:
        rest -= 1
        shared.append(board.undealt[rest])
    return shared


def open_commons(board: Board, cards: list[int]) -> None:
    """Put the commons on the table."""
    board.archives = []
    for card in sorted(cards):
        archive = archive_number(COMMONS, card)
        board.archives.append(archive)
        change_left(board, archive, copies(board, card) - board.left[archive])
    board.tell("commons", {"card": board.names(sorted(cards))})


def open_private(board: Board, options: Options, private: list[list[int]]) -> None:
    """Add the private archives, secret ones face down (NF-1.6, 10.1); then play begins."""
    archives = board.archives[:]
    for seat, cards in enumerate(private):
        for card in cards:
            archive = archive_number(seat, card)
            archives.append(archive)
            change_left(board, archive, copies(board, card) - board.left[archive])
            if options.secret_archives:
                board.hidden |= 1 << archive
        if cards and options.secret_archives:
            board.tell_secret("archives-secret", seat, {}, {"card": board.names(cards)})
        elif cards:
            board.tell_of("archives", seat, {"card": board.names(cards)})
    board.archives = archives
    board.offers = [[] for _ in range(board.players)]
    board.picks = [[] for _ in range(board.players)]
    board.undealt = []
    board.revealed += 1
    board.agenda.append(setup.BEGIN)


def copies(board: Board, card: int) -> int:
    """How many copies of a draft card or promo there are."""
    return board.facts.copies[board.facts.set[card]]


ROUND: Final = Round()
PICK: Final = Pick()
