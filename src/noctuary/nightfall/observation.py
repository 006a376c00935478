"""What a seat may know, and full tables that it might be in.

Public are: who has how many of which card (hand, deck and discard pile together), for claims, wounds and exiles are
seen by all; the cards put openly on a deck; the tops of discard piles. In the German edition the first would tell how
many wounds are left, so it is hidden until the end (NF-11.7).
"""

from __future__ import annotations

from typing import Any

from noctuary.kernel.game import Game, Observation, Position
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random
from noctuary.locale import Namer, as_is
from noctuary.nightfall import position, terminal, view
from noctuary.nightfall.actions import COMMONS
from noctuary.nightfall.asking import PHASES
from noctuary.nightfall.cards.vocabulary import EXILE_FROM_HAND, PUT_FROM_HAND
from noctuary.nightfall.chain import may_play
from noctuary.nightfall.draft import copies
from noctuary.nightfall.effects import AT_DISCARD, aim_of, suits
from noctuary.nightfall.facts import BITE, CARDS, ORDERS, WOUNDS, Facts
from noctuary.nightfall.options import Options
from noctuary.nightfall.setup import FACE_UP, STARTING_COPIES
from noctuary.nightfall.state import Nightfall
from noctuary.nightfall.table import (
    EXILING,
    HEALING,
    LINKING,
    OVER,
    PICKING,
    PUTTING,
    TARGETING,
    UNKNOWN,
    Table,
    archive_number,
)


class NightfallObservation(Observation):
    """A table on which everything the seat cannot know is UNKNOWN."""

    def __init__(self, seat: int, table: Nightfall) -> None:
        self.seat: int = seat
        self.table: Nightfall = table

    @property
    def game(self) -> Game:
        return self.table.game

    def position(self) -> Position:
        return position.write(self.table)

    def decision(self) -> Decision | None:
        return self.table.decision(self.seat) if self.seat >= 0 and self.table.legal(self.seat) else None

    def determinize(self, random: Random) -> Nightfall:
        return draw_unknown(self.table.clone(), self.seat, random)

    def view(self) -> dict[str, Any]:
        return view.view(self.table, self.seat)

    def describe(self, language: str, namer: Namer = as_is) -> str:
        return terminal.describe(self.view(), self.table.facts, language, namer)

    def __reduce__(self) -> tuple[object, tuple[int, Position, Options, Facts]]:
        options = self.table.options
        assert isinstance(options, Options)
        return restore, (self.seat, self.position(), options, self.table.facts)


def restore(seat: int, position_: Position, options: Options, facts: Facts) -> NightfallObservation:
    """The observation of `seat` whose position this is."""
    if position_["phase"] == PHASES[OVER]:
        return NightfallObservation(seat, position.load(position_, options, facts, 0))
    return NightfallObservation(seat, position.load_seen(position_, options, facts, seat))


# Hiding


def observe(table: Nightfall, seat: int) -> NightfallObservation:
    """What `seat` may know; -1: somebody who only watches. When the game is over everything lies open."""
    seen = table.clone()
    seen.random = Random(0)
    seen.patient = False
    if table.phase == OVER:
        return NightfallObservation(seat, seen)
    seen.masked = True
    if not table.hides_wounds:
        seen.owns = [count_cards(table, other) for other in range(table.players)]
        seen.face_up = [UNKNOWN] * (len(table.face_up) - 1) + table.face_up[-1:]
    else:
        seen.face_up = table.face_up[-1:]
    seen.face_down = [UNKNOWN] * len(table.face_down)
    for other in range(table.players):
        deck = table.deck[other]
        hidden = len(deck) - table.known[other]
        seen.deck[other] = [UNKNOWN] * hidden + deck[hidden:]
        if other == seat:
            continue
        seen.hand[other] = [UNKNOWN] * len(table.hand[other])
        discard = table.discard[other]
        if discard and not searches(table, seat, other):
            seen.discard[other] = [UNKNOWN] * (len(discard) - 1) + discard[-1:]
    hide_archives(seen, seat)
    if table.kind == PICKING:
        seen.offers = [cards if owner == seat else unknown(cards) for owner, cards in enumerate(table.offers)]
        seen.picks = [cards if owner == seat else unknown(cards) for owner, cards in enumerate(table.picks)]
        seen.undealt = unknown(table.undealt)
    if table.seat != seat:
        seen.codes = []
    return NightfallObservation(seat, seen)


def unknown(cards: list[int]) -> list[int]:
    """As many unknown cards."""
    return [UNKNOWN] * len(cards)


def count_cards(table: Table, seat: int) -> list[int]:
    """How many of each card lie in hand, deck and discard pile of a seat together."""
    counts = [0] * CARDS
    for pile in (table.hand[seat], table.deck[seat], table.discard[seat]):
        for card in pile:
            counts[card] = counts[card] + 1
    return counts


def searches(table: Table, seat: int, other: int) -> bool:
    """Whether `seat` chooses a card from the discard pile of `other` and so may see all of it (NF-12.20)."""
    return (
        table.kind == TARGETING
        and table.seat == seat
        and table.about[1] == other
        and aim_of(table.about[0] & 63) == AT_DISCARD
    )


def hide_archives(table: Table, seat: int) -> None:
    """Of the secret archives of others only the number is seen (NF-10.1)."""
    if not table.hidden:
        return
    archives: list[int] = []
    secrets = [0] * table.players
    left = table.left[:]
    for archive in table.archives:
        owner = archive // ORDERS
        if owner != seat and table.hidden >> archive & 1:
            secrets[owner] += 1
            left[archive] = 0
            table.hidden ^= 1 << archive
        else:
            archives.append(archive)
    table.archives = archives
    table.left = left
    table.secrets = secrets


# Filling


def draw_unknown(table: Nightfall, seat: int, random: Random) -> Nightfall:
    """Make the table that `seat` sees a full one, in place: what it cannot know comes from `random`."""
    table.random = Random(random.next32() | random.next32() << 32)
    if table.masked:
        fill(table, random)
        if table.seat != seat:
            table.ask_again()
    return table


def fill(table: Nightfall, random: Random) -> None:
    """Draw everything that is unknown from what is out of sight, so that who has to decide has something to decide."""
    if table.kind == PICKING:
        fill_draft(table, random)
    fill_archives(table, random)
    if table.owns:
        pools = [without(table.owns[seat], known_of(table, seat)) for seat in range(table.players)]
        owned = [0] * len(WOUNDS)
        for owns in table.owns:
            for kind, number in enumerate(owned):
                owned[kind] = number + owns[BITE + kind]
        wounds = unseen_wounds(table, owned)
        random.shuffle(wounds)
    else:
        pools, wounds = invent(table, random)
    for seat, pool in enumerate(pools):
        random.shuffle(pool)
        deal(table, seat, pool, random)
    fill_wounds(table, wounds, random)
    table.owns = []
    table.masked = False


def fill_wounds(table: Table, wounds: list[int], random: Random) -> None:
    """The wound stack, below what is seen of it."""
    wounds.reverse()
    hidden = table.face_up.count(UNKNOWN)
    number = hidden + len(table.face_down)
    while len(wounds) < number:  # a made-up position has more of them than the box
        wounds.append(BITE + random.below(len(WOUNDS)))
    table.face_up = wounds[:hidden] + table.face_up[hidden:]
    table.face_down = wounds[hidden:number]


def known_of(table: Table, seat: int) -> list[int]:
    """The cards in hand, deck and discard pile of a seat that are known."""
    return [
        card for pile in (table.hand[seat], table.deck[seat], table.discard[seat]) for card in pile if card != UNKNOWN
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


def unseen_wounds(table: Table, owned: list[int]) -> list[int]:
    """The wounds of the box that are neither owned nor exiled nor on top of the wound stack."""
    left = table.facts.wounds[:]
    for kind, number in enumerate(owned):
        left[kind] = left[kind] - number
    for card in table.exiled_wounds + table.face_up:
        if card != UNKNOWN:
            left[card - BITE] = left[card - BITE] - 1
    wounds: list[int] = []
    for kind, number in enumerate(left):
        wounds += [BITE + kind] * number
    return wounds


def invent(table: Table, random: Random) -> tuple[list[list[int]], list[int]]:
    """For each seat cards that its gaps may hold, and the wounds that are left, where nobody may know how many wounds
    there are (NF-11.7): any number that is possible, not the one that could be worked out.
    """
    known = [known_of(table, seat) for seat in range(table.players)]
    gaps = [
        len(table.hand[seat]) + len(table.deck[seat]) + len(table.discard[seat]) - len(known[seat])
        for seat in range(table.players)
    ]
    owned = [0] * len(WOUNDS)
    for cards in known:
        for card in cards:
            if card >= BITE:
                owned[card - BITE] = owned[card - BITE] + 1
    given = sum(owned) + len(table.exiled_wounds)
    wounds = unseen_wounds(table, owned)
    random.shuffle(wounds)
    most = min(sum(gaps) // 2, FACE_UP * table.players - 1 - given, len(wounds))
    number = random.below(most + 1) if most > 0 else 0
    orders = unseen_orders(table, [card for cards in known for card in cards])
    random.shuffle(orders)
    starters = table.facts.starters
    while len(orders) < sum(gaps) - number:
        orders.append(starters[random.below(len(starters))])
    pool = wounds[:number] + orders[: sum(gaps) - number]
    random.shuffle(pool)
    table.face_up = [UNKNOWN] * max(0, FACE_UP * table.players - 1 - given - number) + table.face_up
    pools: list[list[int]] = []
    for number_of_gaps in gaps:
        pools.append(pool[:number_of_gaps])
        pool = pool[number_of_gaps:]
    return pools, wounds[number:]


def unseen_orders(table: Table, known: list[int]) -> list[int]:
    """The orders that have left archives and starting decks and are nowhere in sight."""
    counts = [0] * CARDS
    for card in table.facts.starters:
        counts[card] = STARTING_COPIES * table.players
    for archive in table.archives:
        counts[archive % ORDERS] += max(0, copies(table, archive % ORDERS) - table.left[archive])
    seen = known + table.exiled + [link & 63 for link in table.chain]
    seen += [minion & 63 for minions in table.play_area for minion in minions]
    seen += [table.carried_out & 63] if table.carried_out >= 0 else []
    seen += [table.aside] if table.aside >= 0 else []
    return without(counts, seen)


def deal(table: Table, seat: int, pool: list[int], random: Random) -> None:
    """Put the cards of `pool` into the gaps of a seat; first of all those that its decision needs."""
    pile, fitting, number = needed(table, seat)
    if number:
        deal_needed(table, pile, fitting, number, pool, random)
    left = len(pool)
    for cards in (table.hand[seat], table.deck[seat], table.discard[seat]):
        for index, card in enumerate(cards):
            if card == UNKNOWN:
                left -= 1
                cards[index] = pool[left]


def deal_needed(
    table: Table, pile: list[int], fitting: list[int], number: int, pool: list[int], random: Random
) -> None:
    """Put cards of `pool` into gaps of a pile until `number` different ones that are `fitting` lie there."""
    found = [card for card in fitting if card in pile]
    first: list[int] = []
    while len(found) < number and pile.count(UNKNOWN) > len(first):
        better = [card for card in pool if card in fitting and card not in found]
        if better:
            pool.remove(better[0])
        elif table.owns or not pool:
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


def needed(table: Table, seat: int) -> tuple[list[int], list[int], int]:
    """The pile from which the pending decision of `seat`, or the decision about its discard pile, takes a card, the
    cards that fit, and how many different ones there must be for a choice.
    """
    kind = table.kind
    hand = table.hand[seat]
    if table.seat == seat and UNKNOWN not in hand and UNKNOWN not in table.discard[seat]:
        return [], [], 0
    if kind == TARGETING and table.about[1] == seat and aim_of(table.about[0] & 63) == AT_DISCARD:
        return table.discard[seat], [card for card in range(CARDS) if suits(table, table.about[0] & 63, card)], 2
    if table.seat != seat:
        return [], [], 0
    if kind == LINKING:
        return hand, [card for card in range(ORDERS) if may_play(table, seat, card)], 1
    if kind == HEALING:
        return hand, list(range(ORDERS, CARDS)), 1
    if kind == EXILING:
        return hand, list(range(CARDS if table.about[0] == EXILE_FROM_HAND else ORDERS)), 2
    if kind == PUTTING:
        pile = hand if table.about[0] == PUT_FROM_HAND else table.discard[seat]
        return pile, table.facts.minions, 2
    return [], [], 0


def fill_archives(table: Table, random: Random) -> None:
    """Secret archives of others hold draft cards that nobody else has an archive of (NF-10.1)."""
    if not any(table.secrets):
        return
    options = table.options
    assert isinstance(options, Options)
    cards = table.facts.draftable(options.promos)
    taken = [archive % ORDERS for archive in table.archives]
    pool = [card for card in cards if card not in taken]
    random.shuffle(pool)
    archives = [archive for archive in table.archives if archive // ORDERS == COMMONS]
    for seat in range(table.players):
        own = [archive for archive in table.archives if archive // ORDERS == seat]
        for _ in range(table.secrets[seat]):
            free = [card for card in cards if archive_number(seat, card) not in own]
            card = pool.pop() if pool else free[random.below(len(free))]
            archive = archive_number(seat, card)
            own.append(archive)
            table.left[archive] = copies(table, card)
            table.hidden |= 1 << archive
        archives += own
    table.archives = archives
    table.secrets = [0] * table.players


def fill_draft(table: Table, random: Random) -> None:
    """The cards of the draft that others hold or have picked, and those that were not dealt."""
    options = table.options
    assert isinstance(options, Options)
    cards = table.facts.draftable(options.promos)
    known = [card for dealt in table.offers + table.picks for card in dealt if card != UNKNOWN]
    known += [archive % ORDERS for archive in table.archives]
    pool = [card for card in cards if card not in known]
    random.shuffle(pool)
    while len(pool) < len(cards) + 20:  # a made-up draft may need more
        pool.insert(0, cards[random.below(len(cards))])
    table.offers = [[pool.pop() if card == UNKNOWN else card for card in dealt] for dealt in table.offers]
    table.picks = [[pool.pop() if card == UNKNOWN else card for card in dealt] for dealt in table.picks]
    table.undealt = [pool.pop() for _ in table.undealt]
