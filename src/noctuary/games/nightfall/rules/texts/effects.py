"""Carrying out the texts of cards (NF-2.5 to 2.7, chapter 12): the agenda step, and effects without a target. Those
with a target are in `targets`. "That" refers to what the text targeted last.
"""

from __future__ import annotations

from typing import ClassVar, Final

from noctuary.games.nightfall.rules.basis.actions import ATTACK, NAMES, ORDER_PLAY, ORDER_SEAT, TARGET_CHAIN
from noctuary.games.nightfall.rules.basis.board import (
    CANCELLED,
    TWICE,
    Board,
    Choice,
    Effect,
    Step,
    card_of,
    seat_of,
    serial_of,
)
from noctuary.games.nightfall.rules.basis.notation import read_number, read_order, read_seat
from noctuary.games.nightfall.rules.basis.piles import draw, enter_play
from noctuary.games.nightfall.rules.texts.damage import FROM_TEXT, Damage, damage_minion_by_text
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.contract.agenda import by_name
from noctuary.kernel.parts.moves import seat_name


class CarryOutEffect(Step):
    """Carry out an effect of a card."""

    name: ClassVar = "effect"

    def __init__(self, effect: Effect, seat: int, chooser: int, card: int) -> None:
        self.effect: Final = effect
        self.seat: Final = seat
        """The player of the card."""
        self.chooser: Final = chooser
        self.card: Final = card

    def take(self, board: Board) -> None:
        self.effect.begin(board, self.seat, self.chooser, self.card)

    def text(self, board: Board) -> str:
        seats = f"{seat_name(self.seat)} {seat_name(self.chooser)}"
        return f"{seats} {board.card_id(self.card)} {self.effect.text()}"

    @classmethod
    def read(cls, board: Board, words: list[str]) -> CarryOutEffect:
        seats = read_seat(board, words[0]), read_seat(board, words[1])
        return cls(read_effect(words[3:]), *seats, read_order(board, words[2]))


def push_text(board: Board, effects: list[Effect], seat: int, chooser: int, card: int) -> None:
    """Put the effects of a text on the agenda."""
    for effect in reversed(effects):
        board.agenda.append(CarryOutEffect(effect, seat, chooser, card))


def read_effect(words: list[str]) -> Effect:
    """Read an effect as written in a position: `damage-player 3`."""
    return by_name(Effect)[words[0]](read_number(words[1]) if len(words) > 1 else 0)


class EffectChoice(Choice):
    """A decision that an effect leaves to a player."""

    def __init__(self, effect: Effect, seat: int, card: int) -> None:
        self.effect: Final = effect
        self.seat: Final = seat
        """The player of the card, who is not always the one who chooses."""
        self.card: Final = card

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        return {"seat": seat_name(seat), "card": board.card_id(self.card)}

    def rule_for(self, board: Board) -> str:
        """The rule for the card."""
        return str(board.facts.source["cards"][self.card]["rule"])

    def text(self, board: Board) -> str:
        return f"{seat_name(self.seat)} {board.card_id(self.card)} {self.effect.text()}"

    @classmethod
    def read(cls, board: Board, words: list[str]) -> EffectChoice:
        return cls(read_effect(words[2:]), read_seat(board, words[0]), read_order(board, words[1]))


def find_no_aim(board: Board, seat: int, card: int) -> None:
    """Report that there is nothing to choose from."""
    board.tell_of("no-aim", seat, {"card": board.card_id(card)})


# Cards and influence


class Draw(Effect):
    """Draw cards (NF-2.1)."""

    name: ClassVar = "draw"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        draw(board, seat, self.number)


class EveryPlayerDraws(Effect):
    """All players draw, clockwise from the active player."""

    name: ClassVar = "every-player-draws"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        for offset in range(board.players):
            draw(board, (board.active + offset) % board.players, self.number)


class GainInfluence(Effect):
    """Gain influence; only the active player gains (NF-7.1)."""

    name: ClassVar = "gain-influence"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        if seat == board.active:
            board.influence += self.number
            board.tell_of("influence", seat, {"number": self.number})


class DoubleInfluence(Effect):
    """The active player's influence counts twice from the claim phase on (NF-7.5)."""

    name: ClassVar = "double-influence"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        if seat == board.active and not board.doubled:
            board.doubled = True
            board.tell_of("doubled", seat, {})


class ClaimsCostLess(Effect):
    """Cards cost less this turn for the player of the card (NF-7.4)."""

    name: ClassVar = "discount"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        board.discount = [less + self.number if other == seat else less for other, less in enumerate(board.discount)]
        board.tell_of("discount", seat, {"number": board.discount[seat]})


class EntersWith(Effect):
    """The minion whose text this is enters play with this much health."""

    name: ClassVar = "enters-with"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        board.enters_with = self.number


# Damage to several, in an order of the player's choice (NF-2.7)


class HitSeveral(Effect):
    """Damage several targets, one after the other."""

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        board.affected = self.find_affected(board, seat)
        board.agenda.append(HitNext(self.number, seat, card))

    def find_affected(self, board: Board, seat: int) -> list[int]:
        """The targets, as in `Board.affected`."""
        raise NotImplementedError


class DamageEveryMinion(HitSeveral):
    """Damage every minion, including those of the card's player."""

    name: ClassVar = "damage-every-minion"

    def find_affected(self, board: Board, seat: int) -> list[int]:
        return [-serial_of(minion) for other in range(board.players) for minion in board.play_area[other]]


class DamageEveryPlayer(HitSeveral):
    """Damage every player, including the card's player."""

    name: ClassVar = "damage-every-player"

    def find_affected(self, board: Board, seat: int) -> list[int]:
        return list(range(board.players))


class DamageEveryOpponent(HitSeveral):
    """Damage everybody except the card's player."""

    name: ClassVar = "damage-every-opponent"

    def find_affected(self, board: Board, seat: int) -> list[int]:
        return [other for other in range(board.players) if other != seat]


class HitNext(Step):
    """Damage the next target, skipping targets that have left play."""

    name: ClassVar = "order"

    def __init__(self, number: int, seat: int, card: int) -> None:
        self.number: Final = number
        self.seat: Final = seat
        """The player of the card, who chooses the order of the targets."""
        self.card: Final = card

    def take(self, board: Board) -> None:
        board.affected = [one for one in board.affected if one >= 0 or board.owner_of(-one) >= 0]
        if board.affected:
            board.agenda.append(self)
            board.ask(self.seat, Order(self.number, self.seat, self.card))

    def text(self, board: Board) -> str:
        return f"{self.number} {seat_name(self.seat)} {board.card_id(self.card)}"

    @classmethod
    def read(cls, board: Board, words: list[str]) -> HitNext:
        return cls(read_number(words[0]), read_seat(board, words[1]), read_order(board, words[2]))


class Order(Choice):
    """Who is damaged next."""

    name: ClassVar = "order"
    rule: ClassVar = "NF-2.7"
    answers: ClassVar = (range(ORDER_SEAT, TARGET_CHAIN), range(ORDER_PLAY, ATTACK))

    def __init__(self, number: int, seat: int, card: int) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.card: Final = card

    def legal(self, board: Board, seat: int) -> list[int]:
        codes: list[int] = []
        for one in board.affected:
            if one >= 0:
                codes.append(ORDER_SEAT + one)
            else:
                owner = board.owner_of(-one)
                if owner >= 0:
                    codes.append(ORDER_PLAY + owner * NAMES + board.name_of(owner, -one))
        codes.sort()
        return codes

    def verify(self, board: Board, seat: int, code: int) -> None:
        if code < ORDER_PLAY:
            if code - ORDER_SEAT in board.affected:
                return
        else:
            owner, name = divmod(code - ORDER_PLAY, NAMES)
            serial = board.find_minion(owner, name) if owner < board.players else -1
            if serial > 0 and -serial in board.affected:
                return
        raise IllegalMove("NF-2.7", "nightfall-refuse-order", {"card": board.card_id(self.card)})

    def play(self, board: Board, seat: int, code: int) -> None:
        if code < ORDER_PLAY:
            other = code - ORDER_SEAT
            board.affected = [one for one in board.affected if one != other]
            board.agenda.append(Damage(other, self.number, FROM_TEXT))
            return
        owner, name = divmod(code - ORDER_PLAY, NAMES)
        serial = board.find_minion(owner, name)
        board.affected = [one for one in board.affected if one != -serial]
        damage_minion_by_text(board, owner, serial, self.number)

    def question(self, board: Board) -> str:
        return "order-players" if board.affected[0] >= 0 else "order-minions"

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        return {"seat": seat_name(seat), "card": board.card_id(self.card), "number": self.number}

    def text(self, board: Board) -> str:
        return f"{self.number} {seat_name(self.seat)} {board.card_id(self.card)}"

    @classmethod
    def read(cls, board: Board, words: list[str]) -> Order:
        return cls(read_number(words[0]), read_seat(board, words[1]), read_order(board, words[2]))


# The chain


def mark(board: Board, place: int, marked: int) -> None:
    """Change the marks of an order in the chain."""
    board.chain = board.chain[:place] + [marked] + board.chain[place + 1 :]


def mark_twice(board: Board, place: int, seat: int, card: int) -> None:
    """Mark an order to be carried out twice, never more often (NF-12.10); a cancelled order is not changed."""
    link = board.chain[place]
    if not link & CANCELLED:
        mark(board, place, link | TWICE)
        if board.events is not None:
            target: dict[str, Argument] = {
                "card_target": board.card_id(card_of(link)),
                "seat_target": seat_name(seat_of(link)),
            }
            board.tell_of("mark-twice", seat, {"card": board.card_id(card), **target})


class NextTwice(Effect):
    """Carry out the next order of the chain twice."""

    name: ClassVar = "next-twice"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        if board.chain:
            mark_twice(board, len(board.chain) - 1, seat, card)


class ThatTwice(Effect):
    """Carry out the last targeted order twice."""

    name: ClassVar = "that-twice"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        if board.that >= 0:
            mark_twice(board, board.that, seat, card)


# Effects on the last target


class DamageThatOwner(Effect):
    """Damage the owner of that minion, even if the minion did not go to the discard pile (NF-12.30)."""

    name: ClassVar = "damage-that-owner"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        if board.that >= 0:
            board.agenda.append(Damage(board.that, self.number, FROM_TEXT))


class AsideText(Effect):
    """Carry out the texts of the card set aside (NF-12.14, 12.18)."""

    name: ClassVar = "aside-text"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        if board.aside >= 0:
            other = board.aside
            text = board.texts.chain[other]
            if seat == board.active:
                text = text + board.texts.your_chain[other]
            push_text(board, text, seat, seat, other)


class AsideToHand(Effect):
    """Take the card set aside into the hand."""

    name: ClassVar = "aside-to-hand"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        if board.aside >= 0:
            to_hand(board, seat, board.aside)
            board.aside = -1


class AsideEnters(Effect):
    """Put the minion set aside into play."""

    name: ClassVar = "aside-enters"

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        if board.aside >= 0:
            awaken(board, seat, board.aside, board.enters_with)
            board.aside = -1
            board.enters_with = 0


def to_hand(board: Board, seat: int, card: int) -> None:
    """Take a card that everybody has seen into the hand."""
    board.hand[seat].append(card)
    board.tell_of("to-hand", seat, {"card": board.card_id(card)})


def awaken(board: Board, seat: int, card: int, health: int) -> None:
    """Put a minion into play without carrying out its texts (NF-12.14, 12.26)."""
    health = enter_play(board, seat, card, health)
    board.tell_of("awaken", seat, {"card": board.card_id(card), "number": health})
