"""What a seat may know, and full tables that it might be in.

Public are: who has how many of which card (hand, deck and discard pile together), for claims, wounds and exiles are
seen by all; the cards put openly on a deck; the tops of discard piles. In the German edition the first would tell how
many wounds are left, so it is hidden until the end (NF-11.7).
"""

from __future__ import annotations

from typing import Any

from noctuary.games.nightfall.rules.actions import COMMONS
from noctuary.games.nightfall.rules.asking import PHASES
from noctuary.games.nightfall.rules.board import (
    EXILING,
    HEALING,
    LINKING,
    OVER,
    PICKING,
    PUTTING,
    TARGETING,
    UNKNOWN,
    Board,
    archive_number,
)
from noctuary.games.nightfall.rules.cards.vocabulary import EXILE_FROM_HAND, PUT_FROM_HAND
from noctuary.games.nightfall.rules.chain import may_play
from noctuary.games.nightfall.rules.draft import copies
from noctuary.games.nightfall.rules.effects import AT_DISCARD, aim_of, suits
from noctuary.games.nightfall.rules.facts import BITE, CARDS, ORDERS, WOUNDS, Facts
from noctuary.games.nightfall.rules.options import Options
from noctuary.games.nightfall.rules.setup import FACE_UP, STARTING_COPIES
from noctuary.games.nightfall.rules.state import Nightfall
from noctuary.games.nightfall.shown import position, terminal, view
from noctuary.kernel.game import Game, Observation, Position
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random
from noctuary.locale import Namer, as_is


class NightfallObservation(Observation):
    """A table on which everything the seat cannot know is UNKNOWN."""

    def __init__(self, seat: int, board: Nightfall) -> None:
        self.seat: int = seat
        self.board: Nightfall = board

    @property
    def game(self) -> Game:
        return self.board.game

    def position(self) -> Position:
        return position.write(self.board)

    def decision(self) -> Decision | None:
        return self.board.decision(self.seat) if self.seat >= 0 and self.board.legal(self.seat) else None

    def determinize(self, random: Random) -> Nightfall:
        return draw_unknown(self.board.clone(), self.seat, random)

    def view(self) -> dict[str, Any]:
        return view.view(self.board, self.seat)

    def describe(self, language: str, namer: Namer = as_is) -> str:
        return terminal.describe(self.view(), self.board.facts, language, namer)

    def __reduce__(self) -> tuple[object, tuple[int, Position, Options, Facts]]:
        options = self.board.options
        assert isinstance(options, Options)
        return restore, (self.seat, self.position(), options, self.board.facts)


def restore(seat: int, position_: Position, options: Options, facts: Facts) -> NightfallObservation:
    """The observation of `seat` whose position this is."""
    if position_["phase"] == PHASES[OVER]:
        return NightfallObservation(seat, position.load(position_, options, facts, 0))
    return NightfallObservation(seat, position.load_seen(position_, options, facts, seat))


# Hiding


def observe(board: Nightfall, seat: int) -> NightfallObservation:
    """What `seat` may know; -1: somebody who only watches. When the game is over everything lies open."""
    seen = board.clone()
    seen.random = Random(0)
    seen.patient = False
    if board.phase == OVER:
        return NightfallObservation(seat, seen)
    seen.masked = True
    if not board.hides_wounds:
        seen.owns = [count_cards(board, other) for other in range(board.players)]
        seen.face_up = [UNKNOWN] * (len(board.face_up) - 1) + board.face_up[-1:]
    else:
        seen.face_up = board.face_up[-1:]
    seen.face_down = [UNKNOWN] * len(board.face_down)
    for other in range(board.players):
        deck = board.deck[other]
        hidden = len(deck) - board.known[other]
        seen.deck[other] = [UNKNOWN] * hidden + deck[hidden:]
        if other == seat:
            continue
        seen.hand[other] = [UNKNOWN] * len(board.hand[other])
        discard = board.discard[other]
        if discard and not searches(board, seat, other):
            seen.discard[other] = [UNKNOWN] * (len(discard) - 1) + discard[-1:]
    hide_archives(seen, seat)
    if board.kind == PICKING:
        seen.offers = [cards if owner == seat else unknown(cards) for owner, cards in enumerate(board.offers)]
        seen.picks = [cards if owner == seat else unknown(cards) for owner, cards in enumerate(board.picks)]
        seen.undealt = unknown(board.undealt)
    if board.seat != seat:
        seen.codes = []
    return NightfallObservation(seat, seen)


def unknown(cards: list[int]) -> list[int]:
    """As many unknown cards."""
    return [UNKNOWN] * len(cards)


def count_cards(board: Board, seat: int) -> list[int]:
    """How many of each card lie in hand, deck and discard pile of a seat together."""
    counts = [0] * CARDS
    for pile in (board.hand[seat], board.deck[seat], board.discard[seat]):
        for card in pile:
            counts[card] = counts[card] + 1
    return counts


def searches(board: Board, seat: int, other: int) -> bool:
    """Whether `seat` chooses a card from the discard pile of `other` and so may see all of it (NF-12.20)."""
    return (
        board.kind == TARGETING
        and board.seat == seat
        and board.about[1] == other
        and aim_of(board.about[0] & 63) == AT_DISCARD
    )


def hide_archives(board: Board, seat: int) -> None:
    """Of the secret archives of others only the number is seen (NF-10.1)."""
    if not board.hidden:
        return
    archives: list[int] = []
    secrets = [0] * board.players
    left = board.left[:]
    for archive in board.archives:
        owner = archive // ORDERS
        if owner != seat and board.hidden >> archive & 1:
            secrets[owner] += 1
            left[archive] = 0
            board.hidden ^= 1 << archive
        else:
            archives.append(archive)
    board.archives = archives
    board.left = left
    board.secrets = secrets


# Filling


def draw_unknown(board: Nightfall, seat: int, random: Random) -> Nightfall:
    """Make the table that `seat` sees a full one, in place: what it cannot know comes from `random`."""
    board.random = Random(random.next32() | random.next32() << 32)
    if board.masked:
        fill(board, random)
        if board.seat != seat:
            board.ask_again()
    return board


def fill(board: Nightfall, random: Random) -> None:
    """Draw everything that is unknown from what is out of sight, so that who has to decide has something to decide."""
    if board.kind == PICKING:
        fill_draft(board, random)
    fill_archives(board, random)
    if board.owns:
        pools = [without(board.owns[seat], known_of(board, seat)) for seat in range(board.players)]
        owned = [0] * len(WOUNDS)
        for owns in board.owns:
            for kind, number in enumerate(owned):
                owned[kind] = number + owns[BITE + kind]
        wounds = unseen_wounds(board, owned)
        random.shuffle(wounds)
    else:
        pools, wounds = invent(board, random)
    for seat, pool in enumerate(pools):
        random.shuffle(pool)
        deal(board, seat, pool, random)
    fill_wounds(board, wounds, random)
    board.owns = []
    board.masked = False


def fill_wounds(board: Board, wounds: list[int], random: Random) -> None:
    """The wound stack, below what is seen of it."""
    wounds.reverse()
    hidden = board.face_up.count(UNKNOWN)
    number = hidden + len(board.face_down)
    while len(wounds) < number:  # a made-up position has more of them than the box
        wounds.append(BITE + random.below(len(WOUNDS)))
    board.face_up = wounds[:hidden] + board.face_up[hidden:]
    board.face_down = wounds[hidden:number]


def known_of(board: Board, seat: int) -> list[int]:
    """The cards in hand, deck and discard pile of a seat that are known."""
    return [
        card for pile in (board.hand[seat], board.deck[seat], board.discard[seat]) for card in pile if card != UNKNOWN
    ]


def without(counts: list[int], cards: list[int]) -> list[int]:
    """As many of each card as `counts` says, less `cards`."""
    left = counts[:]
    for card in cards:
        left[card] = left[card] - 1
    found: list[int] = []
    for card, number in enumerate(left):
        while number > 0:
            found.append(card)
            number -= 1
    return found


def unseen_wounds(board: Board, owned: list[int]) -> list[int]:
    """The wounds of the box that are neither owned nor exiled nor on top of the wound stack."""
    left = board.facts.wounds[:]
    for kind, number in enumerate(owned):
        left[kind] = left[kind] - number
    for card in board.exiled_wounds + board.face_up:
        if card != UNKNOWN:
            left[card - BITE] = left[card - BITE] - 1
    wounds: list[int] = []
    for kind, number in enumerate(left):
        wounds += [BITE + kind] * number
    return wounds


def invent(board: Board, random: Random) -> tuple[list[list[int]], list[int]]:
    """For each seat cards that its gaps may hold, and the wounds that are left, where nobody may know how many wounds
    there are (NF-11.7): any number that is possible, not the one that could be worked out.
    """
    known = [known_of(board, seat) for seat in range(board.players)]
    gaps = [
        len(board.hand[seat]) + len(board.deck[seat]) + len(board.discard[seat]) - len(known[seat])
        for seat in range(board.players)
    ]
    owned = [0] * len(WOUNDS)
    for cards in known:
        for card in cards:
            if card >= BITE:
                owned[card - BITE] = owned[card - BITE] + 1
    given = sum(owned) + len(board.exiled_wounds)
    wounds = unseen_wounds(board, owned)
    random.shuffle(wounds)
    most = min(sum(gaps) // 2, FACE_UP * board.players - 1 - given, len(wounds))
    number = random.below(most + 1) if most > 0 else 0
    orders = unseen_orders(board, [card for cards in known for card in cards])
    random.shuffle(orders)
    starters = board.facts.starters
    while len(orders) < sum(gaps) - number:
        orders.append(starters[random.below(len(starters))])
    pool = wounds[:number] + orders[: sum(gaps) - number]
    random.shuffle(pool)
    board.face_up = [UNKNOWN] * max(0, FACE_UP * board.players - 1 - given - number) + board.face_up
    pools: list[list[int]] = []
    for number_of_gaps in gaps:
        pools.append(pool[:number_of_gaps])
        pool = pool[number_of_gaps:]
    return pools, wounds[number:]


def unseen_orders(board: Board, known: list[int]) -> list[int]:
    """The orders that have left archives and starting decks and are nowhere in sight."""
    counts = [0] * CARDS
    for card in board.facts.starters:
        counts[card] = STARTING_COPIES * board.players
    for archive in board.archives:
        counts[archive % ORDERS] += max(0, copies(board, archive % ORDERS) - board.left[archive])
    seen = known + board.exiled + [link & 63 for link in board.chain]
    seen += [minion & 63 for minions in board.play_area for minion in minions]
    seen += [board.carried_out & 63] if board.carried_out >= 0 else []
    seen += [board.aside] if board.aside >= 0 else []
    return without(counts, seen)


def deal(board: Board, seat: int, pool: list[int], random: Random) -> None:
    """Put the cards of `pool` into the gaps of a seat; first of all those that its decision needs."""
    pile, fitting, number = needed(board, seat)
    if number:
        deal_needed(board, pile, fitting, number, pool, random)
    left = len(pool)
    for cards in (board.hand[seat], board.deck[seat], board.discard[seat]):
        for index, card in enumerate(cards):
            if card == UNKNOWN:
                left -= 1
                cards[index] = pool[left]


def deal_needed(
    board: Board, pile: list[int], fitting: list[int], number: int, pool: list[int], random: Random
) -> None:
    """Put cards of `pool` into gaps of a pile until `number` different ones that are `fitting` lie there."""
    found = [card for card in fitting if card in pile]
    first: list[int] = []
    while len(found) < number and pile.count(UNKNOWN) > len(first):
        better = [card for card in pool if card in fitting and card not in found]
        if better:
            pool.remove(better[0])
        elif board.owns or not pool:
            break
        else:
            better = [card for card in fitting if card not in found]
            if not better:
                break
            random.shuffle(better)
            pool.pop()
        found.append(better[0])
        first.append(better[0])
    gaps = [index for index, card in enumerate(pile) if card == UNKNOWN]
    random.shuffle(gaps)
    for place, card in enumerate(first):
        pile[gaps[place]] = card


def needed(board: Board, seat: int) -> tuple[list[int], list[int], int]:
    """The pile from which the pending decision of `seat`, or the decision about its discard pile, takes a card, the
    cards that fit, and how many different ones there must be for a choice.
    """
    kind = board.kind
    hand = board.hand[seat]
    if board.seat == seat and UNKNOWN not in hand and UNKNOWN not in board.discard[seat]:
        return [], [], 0
    if kind == TARGETING and board.about[1] == seat and aim_of(board.about[0] & 63) == AT_DISCARD:
        return board.discard[seat], [card for card in range(CARDS) if suits(board, board.about[0] & 63, card)], 2
    if board.seat != seat:
        return [], [], 0
    if kind == LINKING:
        return hand, [card for card in range(ORDERS) if may_play(board, seat, card)], 1
    if kind == HEALING:
        return hand, list(range(ORDERS, CARDS)), 1
    if kind == EXILING:
        return hand, list(range(CARDS if board.about[0] == EXILE_FROM_HAND else ORDERS)), 2
    if kind == PUTTING:
        pile = hand if board.about[0] == PUT_FROM_HAND else board.discard[seat]
        return pile, board.facts.minions, 2
    return [], [], 0


def fill_archives(board: Board, random: Random) -> None:
    """Secret archives of others hold draft cards that nobody else has an archive of (NF-10.1)."""
    if not any(board.secrets):
        return
    options = board.options
    assert isinstance(options, Options)
    cards = board.facts.draftable(options.promos)
    taken = [archive % ORDERS for archive in board.archives]
    pool = [card for card in cards if card not in taken]
    random.shuffle(pool)
    archives = [archive for archive in board.archives if archive // ORDERS == COMMONS]
    for seat in range(board.players):
        own = [archive for archive in board.archives if archive // ORDERS == seat]
        for _ in range(board.secrets[seat]):
            free = [card for card in cards if archive_number(seat, card) not in own]
            card = pool.pop() if pool else free[random.below(len(free))]
            archive = archive_number(seat, card)
            own.append(archive)
            board.left[archive] = copies(board, card)
            board.hidden |= 1 << archive
        archives += own
    board.archives = archives
    board.secrets = [0] * board.players


def fill_draft(board: Board, random: Random) -> None:
    """The cards of the draft that others hold or have picked, and those that were not dealt."""
    options = board.options
    assert isinstance(options, Options)
    cards = board.facts.draftable(options.promos)
    known = [card for dealt in board.offers + board.picks for card in dealt if card != UNKNOWN]
    known += [archive % ORDERS for archive in board.archives]
    pool = [card for card in cards if card not in known]
    random.shuffle(pool)
    while len(pool) < len(cards) + 20:  # a made-up draft may need more
        pool.insert(0, cards[random.below(len(cards))])
    board.offers = [[pool.pop() if card == UNKNOWN else card for card in dealt] for dealt in board.offers]
    board.picks = [[pool.pop() if card == UNKNOWN else card for card in dealt] for dealt in board.picks]
    board.undealt = [pool.pop() for _ in board.undealt]
