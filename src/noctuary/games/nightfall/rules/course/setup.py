"""Setup of a game (chapter 1)."""

from typing import ClassVar, Final

from noctuary.games.nightfall.rules.basis import small
from noctuary.games.nightfall.rules.basis.board import COMBAT, Board, Step
from noctuary.games.nightfall.rules.basis.facts import BITE
from noctuary.games.nightfall.rules.basis.options import Options
from noctuary.games.nightfall.rules.basis.piles import draw
from noctuary.games.nightfall.rules.course.cleanup import HAND, end_effects
from noctuary.games.nightfall.rules.course.combat import TURN

FACE_UP: Final = 10
"""Wounds turned face up per player (NF-1.1)."""
STARTING_COPIES: Final = 2
"""Copies of each starter in a starting deck (NF-1.2)."""


def lay_out(board: Board, options: Options) -> None:
    """Set everything up again except the archives, which are drafted."""
    board.active = board.first
    board.turn = 1
    end_effects(board)
    wounds = [BITE + kind for kind, count in enumerate(small.wounds_in_play(board)) for _ in range(count)]
    board.random.shuffle(wounds)
    turned = min(FACE_UP * board.players, len(wounds))
    board.face_up = wounds[-turned:]
    board.face_down = wounds[:-turned]
    board.exiled_wounds = []
    board.exiled = []
    board.archives = []
    board.left = bytes(len(board.left))
    board.hidden = 0
    board.known = [len(starting_deck(board))] * board.players
    for seat in range(board.players):
        board.deck[seat] = starting_deck(board)
        board.hand[seat] = []
        board.discard[seat] = []
        board.play_area[seat] = []
    if options.series:
        board.tell("series-game", {"number": board.game_number})


def starting_deck(board: Board) -> list[int]:
    """The twelve starters of a player, not shuffled yet (NF-1.2); in a small game four."""
    starters = [board.facts.index[id] for id in small.STARTERS] if small.is_small(board) else board.facts.starters
    return [card for card in starters for _ in range(STARTING_COPIES)]


class Begin(Step):
    """After the archives: shuffle decks, draw hands (NF-1.2) and, if unknown, pick the first player (NF-1.7, 10.4)."""

    name: ClassVar = "begin"

    def take(self, board: Board) -> None:
        board.known = [0] * board.players
        for seat in range(board.players):
            board.deck[seat] = starting_deck(board)
            board.random.shuffle(board.deck[seat])
            draw(board, seat, small.HAND if small.is_small(board) else HAND)
        if board.first < 0:
            board.first = board.random.below(board.players)
        board.active = board.first
        board.phase = COMBAT
        board.tell_of("first", board.first, {})
        board.agenda.append(TURN)


BEGIN: Final = Begin()
