"""The cleanup phase (chapter 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from noctuary.games.nightfall.rules.basis import small
from noctuary.games.nightfall.rules.basis.actions import CHAIN, WOUNDS_KEEP, WOUNDS_USE
from noctuary.games.nightfall.rules.basis.board import (
    BASE_INFLUENCE,
    CLEANUP,
    Board,
    Choice,
    Need,
    Step,
    card_of,
    health_of,
    hurt,
)
from noctuary.games.nightfall.rules.basis.facts import CARDS, DE, ORDERS
from noctuary.games.nightfall.rules.basis.in_play import HEALS
from noctuary.games.nightfall.rules.basis.piles import draw
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.parts.moves import seat_name

HAND: Final = 5
"""Cards to which a hand is drawn up (NF-1.2, NF-8.1)."""
ONLY_KEEP: Final = [WOUNDS_KEEP]


class Cleanup(Step):
    """The claim phase is over."""

    name: ClassVar = "cleanup"

    def take(self, board: Board) -> None:
        if board.ending:
            board.finish()
        else:
            begin_cleanup(board)


def end_claim(board: Board) -> None:
    """End the claim phase."""
    board.agenda.append(BEGIN_CLEANUP)


class TurnEnd(Step):
    """The turn is over."""

    name: ClassVar = "turn-end"

    def take(self, board: Board) -> None:
        board.end_turn()


def begin_cleanup(board: Board) -> None:
    """Heal minions (NF-12.24), then let the active player draw up and use a wound effect (NF-8.1, 8.2); in the German
    edition the wound effect may come before or after drawing (NF-11.1).
    """
    board.phase = CLEANUP
    heal(board)
    board.agenda.append(END_TURN)
    if board.edition == DE:
        board.ask(board.active, WOUNDS_BEFORE)
    else:
        draw_up(board)
        board.ask(board.active, WOUNDS)


def heal(board: Board) -> None:
    """Let each minion regain 1 health for each healing text of its player, up to its printed health (NF-12.24)."""
    in_play = board.texts.in_play
    for seat in range(board.players):
        minions = board.play_area[seat]
        healers = 0
        for minion in minions:
            if in_play[card_of(minion)] & HEALS:
                healers += 1
        if not healers:
            continue
        healed: list[int] = []
        for minion in minions:
            card = card_of(minion)
            gained = min(healers, board.facts.health[card] - health_of(minion))
            healed.append(hurt(minion, -gained))
            if gained > 0:
                board.tell_of("heal", seat, {"card": board.card_id(card), "number": gained})
        board.play_area[seat] = healed


def draw_up(board: Board) -> None:
    """Draw up to five cards (NF-8.1), two in a small game."""
    missing = (small.HAND if small.is_small(board) else HAND) - len(board.hand[board.active])
    if missing > 0:
        draw(board, board.active, missing)


class WoundEffect(Choice):
    """Whether to use the wound effect, if wounds are in hand (NF-8.2). `before`: asked before drawing up."""

    name: ClassVar = "wounds"
    rule: ClassVar = "NF-8.2"
    answers: ClassVar = (range(WOUNDS_USE, CHAIN),)
    veiled: ClassVar = True

    def __init__(self, before: bool) -> None:
        self.before: Final = before

    def legal(self, board: Board, seat: int) -> list[int]:
        if seat != board.active:
            return []
        for card in board.hand[seat]:
            if card >= ORDERS:
                return [WOUNDS_USE, WOUNDS_KEEP]
        return ONLY_KEEP

    def verify(self, board: Board, seat: int, code: int) -> None:
        if code == WOUNDS_USE and not any(card >= ORDERS for card in board.hand[seat]):
            raise IllegalMove("NF-8.2", "nightfall-refuse-no-wounds", {"seat": seat_name(seat)})

    def play(self, board: Board, seat: int, code: int) -> None:
        """Discard all wounds and draw two cards for each (NF-8.2, 13.8), or keep them."""
        if code == WOUNDS_USE:
            wounds = [card for card in board.hand[seat] if card >= ORDERS]
            board.hand[seat] = [card for card in board.hand[seat] if card < ORDERS]
            wounds.sort()
            board.discard[seat].extend(wounds)
            if board.events is not None:
                board.tell_of("wound-effect", seat, {"number": len(wounds), "card": board.names(wounds)})
            draw(board, seat, 2 * len(wounds))
        if self.before:
            draw_up(board)
            if code == WOUNDS_KEEP:
                board.ask(seat, WOUNDS)

    def question(self, board: Board) -> str:
        return "wounds-before" if self.before else "wounds"

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        return {"seat": seat_name(seat), "number": sum(1 for card in board.hand[seat] if card >= ORDERS)}

    def rule_for(self, board: Board) -> str:
        return "NF-11.1" if self.before else self.rule

    def needs(self, board: Board, seat: int) -> Need | None:
        return Need(board.hand[seat], list(range(ORDERS, CARDS)), 1) if seat == board.seat else None

    def text(self, board: Board) -> str:
        return "before" if self.before else ""

    @classmethod
    def read(cls, board: Board, words: list[str]) -> WoundEffect:
        return cls(len(words) > 0)


def end_effects(board: Board) -> None:
    """End all effects of this turn (NF-8.3)."""
    board.discount = [0] * board.players
    board.influence = BASE_INFLUENCE
    board.doubled = False
    board.grants = 0
    board.no_text_block = 0


def pass_turn(board: Board) -> None:
    """Pass the turn to the left (NF-8.3)."""
    end_effects(board)
    board.turn += 1
    board.active = (board.active + 1) % board.players


BEGIN_CLEANUP: Final = Cleanup()
END_TURN: Final = TurnEnd()
WOUNDS_BEFORE: Final = WoundEffect(True)
WOUNDS: Final = WoundEffect(False)
