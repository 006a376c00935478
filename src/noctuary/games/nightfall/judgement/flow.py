"""Which cards a player owns, from what a seat may know, and the effects that are about to happen."""

from noctuary.games.nightfall.judgement.worths import HEALTH, STRENGTH, WORTH, Worths
from noctuary.games.nightfall.rules.basis.actions import COMMONS, card_in, slot_of
from noctuary.games.nightfall.rules.basis.board import (
    CANCELLED,
    CHAINING,
    COMBAT,
    KICKED,
    TWICE,
    Board,
    Effect,
    card_of,
    health_of,
    seat_of,
    serial_of,
)
from noctuary.games.nightfall.rules.basis.facts import BITE, CARDS, ORDERS
from noctuary.games.nightfall.rules.basis.in_play import BLOCKS_DAMAGE
from noctuary.games.nightfall.rules.course import draft
from noctuary.games.nightfall.rules.course.combat import AbsorbAttack, Attack, Block, blockers_of, strength
from noctuary.games.nightfall.rules.course.observation import count_cards
from noctuary.games.nightfall.rules.course.setup import STARTING_COPIES
from noctuary.games.nightfall.rules.texts.chain import Link
from noctuary.games.nightfall.rules.texts.damage import Absorb, Damage
from noctuary.games.nightfall.rules.texts.effects import CarryOutEffect, EffectChoice


def owned(board: Board, seat: int) -> list[int]:
    """How many of each card a seat has, guessed where nobody may know how many wounds there are (NF-11.7)."""
    return guess_cards(board, seat) if board.hides_wounds else count_cards(board, seat)


def guess_cards(board: Board, seat: int) -> list[int]:
    """Like `observation.count_cards`, but guessed from the sizes of the piles: cards missing from the archives have
    been claimed, those from the commons by all players equally, and every card that is not an order is a wound.
    """
    facts = board.facts
    counts = [0] * CARDS
    for card in facts.starters:
        counts[card] = STARTING_COPIES
    for archive in board.archives:
        # Nothing has been claimed from a secret archive (NF-10.1).
        if board.hidden >> archive & 1:
            continue
        card = card_in(archive)
        taken = draft.copies(board, card) - board.left[archive]
        owner = slot_of(archive)
        if owner == COMMONS:
            counts[card] = counts[card] + taken // board.players
        elif owner == seat:
            counts[card] = counts[card] + taken
    for card in board.exiled:
        if (card + seat) % board.players == 0 and counts[card]:
            counts[card] = counts[card] - 1
    for minion in board.play_area[seat]:
        card = card_of(minion)
        if counts[card]:
            counts[card] = counts[card] - 1
    orders = 0
    for card in range(ORDERS):
        orders += counts[card]
    size = len(board.hand[seat]) + len(board.deck[seat]) + len(board.discard[seat])
    counts[BITE] = max(0, size - orders)
    return counts


def wounds_in(counts: list[int]) -> int:
    """The wounds among these cards, of all kinds."""
    return counts[BITE] + counts[BITE + 1] + counts[BITE + 2]


def seats_to_link(board: Board) -> int:
    """Mask of the seats that may still add to the chain: from the one being asked now to the last (NF-4.3)."""
    if not isinstance(board.choice, Link):
        return 0
    other = board.seat
    mask = 1 << other
    other = (other + 1) % board.players
    while other != board.active:
        mask |= 1 << other
        other = (other + 1) % board.players
    return mask


def add_waiting(board: Board, totals: list[float], known: Worths) -> None:
    """Add the value of the cards in the chain to the totals of their players (chapter 5)."""
    for link in board.chain:
        if link & CANCELLED:
            continue
        card = card_of(link)
        worth = known.text[card]
        if link & KICKED:
            worth += known.kicker[card]
        if link & TWICE:
            worth *= 2.0
        seat = seat_of(link)
        totals[seat] = totals[seat] + worth
    if board.carried_out >= 0:
        card = card_of(board.carried_out)
        if board.facts.is_minion[card]:
            seat = seat_of(board.carried_out)
            totals[seat] = totals[seat] + STRENGTH * known.strength[card] + HEALTH * known.health[card]


class Flow:
    """What is about to happen: damage, attacking minions, cards in the chain."""

    def __init__(self, board: Board, known: Worths) -> None:
        players = board.players
        self.incoming: list[int] = [0] * players
        """Damage about to hit each seat."""
        self.shield: list[int] = [0] * players
        """For each seat, the health of its minions that may still block."""
        self.waiting: list[float] = [0.0] * players
        self.unsent: int = 0
        """Total strength of the minions that have not yet attacked."""
        self.sent: int = 0
        """Damage that the announced attacks will do."""
        self.answering: int = 0
        """Mask of the seats that may still add to the chain."""
        choice = board.choice
        if board.phase == COMBAT:
            self.fight(board)
        elif board.phase == CHAINING:
            add_waiting(board, self.waiting, known)
            self.answering = seats_to_link(board)
        if isinstance(choice, Absorb) and not isinstance(choice, AbsorbAttack):
            self.incoming[board.seat] = self.incoming[board.seat] + choice.number
        if isinstance(choice, EffectChoice) or board.carried_out >= 0:
            for step in board.agenda:
                if isinstance(step, Damage):
                    self.incoming[step.seat] = self.incoming[step.seat] + step.number
                elif isinstance(step, CarryOutEffect):
                    self.add_effect(step.effect, step.seat)
        if isinstance(choice, EffectChoice):
            self.add_effect(choice.effect, choice.seat)

    def fight(self, board: Board) -> None:
        """Add up the attacks (NF-3.1 to 3.5)."""
        active = board.active
        choice = board.choice
        in_play = board.texts.in_play
        if isinstance(choice, Attack):
            minions = board.play_area[active]
            for index in range(len(board.attackers), len(minions)):
                self.unsent += strength(board, active, serial_of(minions[index]))
        blocking = isinstance(choice, Block)
        for index in range(len(board.attackers)):
            serial = board.attackers[index]
            defender = board.defenders[index]
            if isinstance(choice, AbsorbAttack) and choice.serial == serial:
                number = choice.number
            else:
                number = strength(board, active, serial)
            if serial in board.blocked:
                blockers = blockers_of(board, serial)
                for minion in board.play_area[defender]:
                    if serial_of(minion) in blockers:
                        number -= min(number, health_of(minion))
            self.incoming[defender] = self.incoming[defender] + number
            self.sent += number
        for other in range(board.players):
            if not self.incoming[other]:
                continue
            shield = 0
            for minion in board.play_area[other]:
                serial = serial_of(minion)
                if in_play[card_of(minion)] & BLOCKS_DAMAGE:
                    shield += health_of(minion)
                elif serial in board.blockers:
                    continue
                elif isinstance(choice, Attack):
                    shield += health_of(minion)
                elif blocking:
                    after = (other - active) % board.players - (board.seat - active) % board.players
                    if after > 0 or (after == 0 and isinstance(choice, Block) and serial >= choice.serial):
                        shield += health_of(minion)
            self.shield[other] = shield

    def add_effect(self, effect: Effect, seat: int) -> None:
        """Add an effect that is still to be carried out."""
        self.waiting[seat] = self.waiting[seat] + WORTH.get(effect.name, 0.0) * max(1, effect.number)
