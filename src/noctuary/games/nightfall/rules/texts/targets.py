"""Effects with a target, which is chosen when the effect is carried out (NF-2.6, chapter 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from noctuary.games.nightfall.rules.basis.actions import (
    CLAIM,
    COPIES,
    NAMES,
    ORDER_PLAY,
    ORDER_SEAT,
    TARGET_CHAIN,
    TARGET_DISCARD,
    TARGET_PLAY,
    TARGET_SEAT,
)
from noctuary.games.nightfall.rules.basis.board import (
    CANCELLED,
    KICKED,
    Board,
    Effect,
    Need,
    card_of,
    is_of,
    new_link,
    seat_of,
    serial_of,
    with_chooser,
)
from noctuary.games.nightfall.rules.basis.facts import CARDS
from noctuary.games.nightfall.rules.basis.in_play import PROTECTS
from noctuary.games.nightfall.rules.basis.notation import read_order, read_seat
from noctuary.games.nightfall.rules.basis.piles import destroy_minion, exile_card, put_on_deck, remove_minion
from noctuary.games.nightfall.rules.texts.damage import (
    DESTROYING,
    FROM_TEXT,
    Damage,
    damage_minion_by_text,
    give_wounds,
)
from noctuary.games.nightfall.rules.texts.effects import (
    EffectChoice,
    HitNext,
    find_no_aim,
    mark,
    mark_twice,
    read_effect,
)
from noctuary.kernel.base.messages import Argument, IllegalMove
from noctuary.kernel.parts.moves import seat_name


class Targeting(Effect):
    """An effect with a target."""

    aim: ClassVar[str] = ""
    """The ending of the message id that asks for the target, if not the effect's name."""
    codes: ClassVar[range] = range(0)
    """The codes of possible targets."""
    in_discard: ClassVar[bool] = False
    """Whether its targets lie in the discard pile of the card's player."""

    def begin(self, board: Board, seat: int, chooser: int, card: int) -> None:
        board.that = -1
        if not board.ask(chooser, self.choice(seat, card)):
            find_no_aim(board, seat, card)

    def choice(self, seat: int, card: int) -> Target:
        """The decision for the target."""
        return Target(self, seat, card)

    def targets(self, board: Board, seat: int, chooser: int) -> list[int]:
        """The codes of everything that may be targeted."""
        raise NotImplementedError

    def suits_card(self, board: Board, card: int) -> bool:
        """Whether the effect applies to a card in that place."""
        return True

    def verify(self, board: Board, target: Target, chooser: int, code: int) -> None:
        """Raise IllegalMove unless the target is allowed; `code` is one of `codes`."""
        raise NotImplementedError

    def hit(self, board: Board, seat: int, chooser: int, card: int, code: int) -> None:
        """Called when the target has been chosen."""
        raise NotImplementedError


class Target(EffectChoice):
    """What to target with an effect."""

    name: ClassVar = "target"
    rule: ClassVar = "NF-2.6"
    answers: ClassVar[tuple[range, ...]] = (
        range(TARGET_SEAT, ORDER_SEAT),
        range(TARGET_CHAIN, CLAIM),
        range(TARGET_PLAY, ORDER_PLAY),
    )

    def __init__(self, effect: Targeting, seat: int, card: int) -> None:
        super().__init__(effect, seat, card)
        self.targeting: Final = effect

    def legal(self, board: Board, seat: int) -> list[int]:
        return self.targeting.targets(board, self.seat, seat)

    def verify(self, board: Board, seat: int, code: int) -> None:
        if code not in self.targeting.codes:
            raise IllegalMove("NF-2.6", "nightfall-refuse-target", {"card": board.card_id(self.card)})
        self.targeting.verify(board, self, seat, code)

    def play(self, board: Board, seat: int, code: int) -> None:
        self.targeting.hit(board, self.seat, seat, self.card, code)

    def question(self, board: Board) -> str:
        return f"target-{self.targeting.aim or self.targeting.name}"

    def arguments(self, board: Board, seat: int) -> dict[str, Argument]:
        return {"seat": seat_name(seat), "card": board.card_id(self.card), "number": self.effect.number}

    def searches(self, seat: int) -> bool:
        """Whether the target lies in the discard pile of `seat`."""
        return self.seat == seat and self.targeting.in_discard

    def needs(self, board: Board, seat: int) -> Need | None:
        if not self.searches(seat):
            return None
        return Need(board.discard[seat], [card for card in range(CARDS) if self.targeting.suits_card(board, card)], 2)

    @classmethod
    def read(cls, board: Board, words: list[str]) -> Target:
        effect = read_effect(words[2:])
        if not isinstance(effect, Targeting):
            raise ValueError(words)
        return effect.choice(read_seat(board, words[0]), read_order(board, words[1]))


# Players


def is_protected(board: Board, seat: int) -> bool:
    """Whether texts that target a player cannot choose this one (NF-12.25)."""
    in_play = board.texts.in_play
    return any(in_play[card_of(minion)] & PROTECTS for minion in board.play_area[seat])


class AtPlayer(Targeting):
    """Effects on a target player."""

    codes: ClassVar = range(TARGET_SEAT, ORDER_SEAT)

    def targets(self, board: Board, seat: int, chooser: int) -> list[int]:
        return [TARGET_SEAT + other for other in range(board.players) if not is_protected(board, other)]

    def verify(self, board: Board, target: Target, chooser: int, code: int) -> None:
        other = code - TARGET_SEAT
        if other >= board.players:
            raise IllegalMove("NF-2.6", "nightfall-refuse-no-seat", {"seat": seat_name(other)})
        if is_protected(board, other):
            raise IllegalMove("NF-12.25", "nightfall-refuse-protected", {"seat": seat_name(other)})

    def hit(self, board: Board, seat: int, chooser: int, card: int, code: int) -> None:
        target = code - TARGET_SEAT
        board.that = target
        if board.events is not None:
            board.tell_of("aim-player", chooser, {"card": board.card_id(card), "seat_target": seat_name(target)})
        self.affect(board, seat, card, target)

    def affect(self, board: Board, seat: int, card: int, target: int) -> None:
        """Apply the effect to the player."""
        raise NotImplementedError


class DamagePlayer(AtPlayer):
    """Damage a player; the damage can be absorbed (NF-6.1)."""

    name: ClassVar = "damage-player"

    def affect(self, board: Board, seat: int, card: int, target: int) -> None:
        board.agenda.append(Damage(target, self.number, FROM_TEXT))


class DamagePlayerDestroying(AtPlayer):
    """Damage a player; every minion that absorbs some of it is destroyed (NF-12.22)."""

    name: ClassVar = "damage-player-destroying"
    aim: ClassVar = "damage-player"

    def affect(self, board: Board, seat: int, card: int, target: int) -> None:
        board.agenda.append(Damage(target, self.number, FROM_TEXT | DESTROYING))


class ReceiveWounds(AtPlayer):
    """Give a player wounds. This is not damage, so nothing absorbs it (NF-6.3)."""

    name: ClassVar = "receive-wounds"

    def affect(self, board: Board, seat: int, card: int, target: int) -> None:
        give_wounds(board, target, self.number)


class NoTextBlock(AtPlayer):
    """This turn the player's minions cannot block damage from texts (NF-6.5)."""

    name: ClassVar = "no-text-block"

    def affect(self, board: Board, seat: int, card: int, target: int) -> None:
        board.no_text_block |= 1 << target
        board.tell_of("no-text-block", target, {})


class LoseInfluence(AtPlayer):
    """Reduce influence; only the active player can lose any (NF-7.1)."""

    name: ClassVar = "lose-influence"

    def affect(self, board: Board, seat: int, card: int, target: int) -> None:
        if target == board.active:
            lost = min(self.number, board.influence)
            board.influence -= lost
            board.tell_of("influence-lost", target, {"number": lost})


class DamageMinionsOf(AtPlayer):
    """Damage each minion of a player, in an order that the card's player chooses (NF-2.7)."""

    name: ClassVar = "damage-minions-of"
    aim: ClassVar = "damage-minions"

    def affect(self, board: Board, seat: int, card: int, target: int) -> None:
        board.affected = [-serial_of(minion) for minion in board.play_area[target]]
        board.agenda.append(HitNext(self.number, seat, card))


# Minions


class AtMinion(Targeting):
    """Effects on a target minion."""

    codes: ClassVar = range(TARGET_PLAY, ORDER_PLAY)

    def targets(self, board: Board, seat: int, chooser: int) -> list[int]:
        return [
            TARGET_PLAY + other * NAMES + name
            for other in range(board.players)
            for name in sorted(board.names_in_play(other))
        ]

    def verify(self, board: Board, target: Target, chooser: int, code: int) -> None:
        """Check that the minion is in play (NF-2.6, 5.3)."""
        owner, name = divmod(code - TARGET_PLAY, NAMES)
        card = board.facts.minions[name // COPIES]
        arguments: dict[str, Argument] = {"seat": seat_name(owner), "card": board.card_id(card)}
        if owner < board.players and board.find_minion(owner, name) >= 0:
            return
        if any(is_of(link, owner, card) for link in [*board.chain, board.carried_out]):
            raise IllegalMove("NF-5.3", "nightfall-refuse-target-waiting", arguments)
        raise IllegalMove("NF-2.6", "nightfall-refuse-target-minion", arguments)

    def hit(self, board: Board, seat: int, chooser: int, card: int, code: int) -> None:
        owner, name = divmod(code - TARGET_PLAY, NAMES)
        serial = board.find_minion(owner, name)
        board.that = owner
        if board.events is not None:
            arguments: dict[str, Argument] = {"card": board.card_id(card), "seat_target": seat_name(owner)}
            arguments["card_target"] = board.card_id(board.card_in_play(owner, serial))
            board.tell_of("aim-minion", chooser, arguments)
        self.affect(board, owner, serial)

    def affect(self, board: Board, owner: int, serial: int) -> None:
        """Apply the effect to the minion."""
        raise NotImplementedError


class DamageMinion(AtMinion):
    """Damage a minion; damage beyond its health is lost (NF-2.8)."""

    name: ClassVar = "damage-minion"

    def affect(self, board: Board, owner: int, serial: int) -> None:
        damage_minion_by_text(board, owner, serial, self.number)


class DestroyMinion(AtMinion):
    """Destroy a minion (NF-2.2)."""

    name: ClassVar = "destroy-minion"

    def affect(self, board: Board, owner: int, serial: int) -> None:
        destroy_minion(board, owner, serial, by_text=True)


class ExileMinion(AtMinion):
    """Exile a minion (NF-2.3)."""

    name: ClassVar = "exile-minion"

    def affect(self, board: Board, owner: int, serial: int) -> None:
        card = remove_minion(board, owner, serial)
        exile_card(board, card)
        board.tell_of("exile-minion", owner, {"card": board.card_id(card)})


class DeckMinion(AtMinion):
    """Put a minion on top of its owner's deck."""

    name: ClassVar = "deck-minion"

    def affect(self, board: Board, owner: int, serial: int) -> None:
        put_on_deck(board, owner, remove_minion(board, owner, serial))


# Orders in the chain


class AtOrder(Targeting):
    """Effects on a target order that is still in the chain (NF-12.10, 12.16, 12.20)."""

    codes: ClassVar = range(TARGET_CHAIN, TARGET_DISCARD)

    def targets(self, board: Board, seat: int, chooser: int) -> list[int]:
        return list(range(TARGET_CHAIN, TARGET_CHAIN + len(board.chain)))

    def verify(self, board: Board, target: Target, chooser: int, code: int) -> None:
        place = code - TARGET_CHAIN
        if place >= len(board.chain):
            # The next place is that of the card itself, which cannot be its own target (NF-12.16, 12.20).
            rule = target.rule_for(board) if place == len(board.chain) else "NF-2.6"
            raise IllegalMove(rule, "nightfall-refuse-target-chain", {"number": place + 1})

    def hit(self, board: Board, seat: int, chooser: int, card: int, code: int) -> None:
        place = code - TARGET_CHAIN
        board.that = place
        link = board.chain[place]
        words: dict[str, Argument] = {}
        if board.events is not None:
            words["card"] = board.card_id(card)
            words["card_target"] = board.card_id(card_of(link))
            words["seat_target"] = seat_name(seat_of(link))
            board.tell_of("aim-order", chooser, words)
        if not link & CANCELLED:
            self.affect(board, seat, card, place, words)

    def affect(self, board: Board, seat: int, card: int, place: int, words: dict[str, Argument]) -> None:
        """Apply the effect to the order, which is not cancelled; `words` are for its event."""
        raise NotImplementedError


class OrderTwice(AtOrder):
    """The order is carried out twice; its kicker, too, if all are repeated (NF-11.4, 12.10)."""

    name: ClassVar = "order-twice"
    aim: ClassVar = "twice"

    def affect(self, board: Board, seat: int, card: int, place: int, words: dict[str, Argument]) -> None:
        link = board.chain[place]
        if board.facts.always_repeats and board.facts.kicker_colour[card_of(link)] >= 0:
            mark(board, place, link | KICKED)
        mark_twice(board, place, seat, card)


class Cancel(AtOrder):
    """The order is not carried out; it loses the marks that other orders gave it, but keeps its kicker (NF-12.16)."""

    name: ClassVar = "cancel"

    def affect(self, board: Board, seat: int, card: int, place: int, words: dict[str, Argument]) -> None:
        link = board.chain[place]
        mark(board, place, new_link(card_of(link), seat_of(link), link & KICKED | CANCELLED))
        board.tell_of("mark-cancel", seat, words)


class ChooseTargets(AtOrder):
    """The player of the card chooses the targets of the order (NF-12.20)."""

    name: ClassVar = "choose-targets"
    aim: ClassVar = "chooser"

    def affect(self, board: Board, seat: int, card: int, place: int, words: dict[str, Argument]) -> None:
        mark(board, place, with_chooser(board.chain[place], seat))
        board.tell_of("mark-chooser", seat, words)
