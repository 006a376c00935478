"""What a seat may know, and full tables that are consistent with it.

Public information: how many of each card every player has (hand, deck and discard pile together), since all see claims,
wounds and exiles; the cards put openly on a deck; and the cards in discard piles, which were placed face up (NF-2.2):
the top card is visible, the others are remembered. In the German edition the first and the last would reveal how many
wounds are left, so they are hidden until the end (NF-11.7).
"""

from typing import Final

from noctuary.games.nightfall.rules.basis import small
from noctuary.games.nightfall.rules.basis.actions import COMMONS, archive_number, card_in, slot_of
from noctuary.games.nightfall.rules.basis.board import UNKNOWN, Board, Choice, Need, card_of, seat_of
from noctuary.games.nightfall.rules.basis.facts import BITE, CARDS, ORDERS, WOUNDS
from noctuary.games.nightfall.rules.basis.piles import change_left
from noctuary.games.nightfall.rules.course.draft import Pick, copies
from noctuary.games.nightfall.rules.course.setup import FACE_UP, STARTING_COPIES
from noctuary.games.nightfall.rules.texts.chain import Link
from noctuary.games.nightfall.rules.texts.targets import Target
from noctuary.kernel.base.randomness import NO_CHANCE, Random
from noctuary.kernel.table.determinizing import counted, filled, without

UNWILLING: Final = 20
"""How often, in percent, players who could add to a chain do not."""
REDRAWN: Final = 8
"""A hand is redrawn at most this often until it cannot continue the chain; perhaps the pool holds no such hand."""

# Hiding


def hide(board: Board, seat: int) -> None:
    """Replace with UNKNOWN what `seat` (-1: a watcher) may not know; a masked table stays as it is."""
    board.random = NO_CHANCE.clone()
    board.unseen = []
    if not board.hides_wounds:
        if board.masked:
            board.buried = board.buried[:]
        else:
            board.owns = [count_cards(board, other) for other in range(board.players)]
            board.buried = [[] for _ in range(board.players)]
        board.face_up = [UNKNOWN] * (len(board.face_up) - 1) + board.face_up[-1:]
    else:
        board.face_up = board.face_up[-1:]
    board.masked = True
    for other in range(board.players):
        discard = board.discard[other]
        if other != seat and discard and not searches(board, seat, other):
            if board.buried and UNKNOWN not in discard:
                board.buried[other] = sorted(discard[:-1])
            board.discard[other] = [UNKNOWN] * (len(discard) - 1) + discard[-1:]
    hide_archives(board, seat)
    board.mask_table(seat)
    if board.seat != seat:
        board.codes = []


def count_cards(board: Board, seat: int) -> list[int]:
    """How many of each card a seat has in hand, deck and discard pile together."""
    counts = [0] * CARDS
    for card in board.hand[seat]:
        counts[card] = counts[card] + 1
    for card in board.deck[seat]:
        counts[card] = counts[card] + 1
    for card in board.discard[seat]:
        counts[card] = counts[card] + 1
    return counts


def searches(board: Board, seat: int, other: int) -> bool:
    """Whether `seat` is choosing a card from the discard pile of `other` and so may see all of it (NF-12.20)."""
    choice = board.choice
    return isinstance(choice, Target) and board.seat == seat and choice.searches(other)


def hide_archives(board: Board, seat: int) -> None:
    """Hide other seats' secret archives; only their number is seen (NF-10.1)."""
    if not board.hidden:
        return
    archives: list[int] = []
    secrets = board.secrets[:]
    left = list(board.left)
    for archive in board.archives:
        owner = slot_of(archive)
        if owner != seat and board.hidden >> archive & 1:
            secrets[owner] += 1
            left[archive] = 0
            board.hidden ^= 1 << archive
        else:
            archives.append(archive)
    board.archives = archives
    board.left = bytes(left)
    board.secrets = secrets


# Filling


def fill(board: Board, random: Random) -> None:
    """Replace everything UNKNOWN with random cards that are out of sight, so that whoever must decide has a choice."""
    for seat in range(board.players):
        board.discard[seat] = seen_discard(board, seat)
    if isinstance(board.choice, Pick):
        fill_draft(board, random)
    fill_archives(board, random)
    if board.owns:
        *pools, wounds = [pool[:] for pool in board.unseen or out_of_sight(board)]
        random.shuffle(wounds)
    else:
        pools, wounds = invent(board, random)
    for seat, pool in enumerate(pools):
        random.shuffle(pool)
        colours = colours_declined(board, seat)
        if colours:
            doubt(board, seat, pool, colours, random)
        deal(board, seat, pool, random)
    fill_wounds(board, wounds, random)
    board.unseen = []
    board.owns = []
    board.buried = []
    board.masked = False


def seen_discard(board: Board, seat: int) -> list[int]:
    """The discard pile of a seat, with the cards below the top as far as the observer knows them (NF-2.2)."""
    pile = board.discard[seat]
    return board.buried[seat] + pile[-1:] if board.buried and board.buried[seat] else pile


def out_of_sight(board: Board) -> list[list[int]]:
    """What a masked table does not show, in order: each seat's cards in hand, deck and discard pile, and the wounds."""
    owned = [0] * len(WOUNDS)
    unseen: list[list[int]] = []
    for seat, owns in enumerate(board.owns):
        for kind, number in enumerate(owned):
            owned[kind] = number + owns[BITE + kind]
        unseen.append(without(owns, [board.hand[seat], board.deck[seat], seen_discard(board, seat)]))
    unseen.append(unseen_wounds(board, owned))
    return unseen


def colours_declined(board: Board, seat: int) -> int:
    """Mask of the colours that `seat`, whose hand is hidden, could have linked when it stopped adding to the current
    chain (NF-4.3); 0 if it has not stopped.
    """
    if not board.chain or not isinstance(board.choice, Link) or UNKNOWN not in board.hand[seat]:
        return 0
    players = board.players
    place = (seat - board.active) % players
    if place >= (board.seat - board.active) % players:
        return 0
    before = [link for link in board.chain if (seat_of(link) - board.active) % players <= place]
    return board.facts.links[card_of(before[-1])]


def doubt(board: Board, seat: int, pool: list[int], colours: int, random: Random) -> None:
    """Shuffle the cards of a seat that has stopped adding to the chain until its hand could not have continued, except
    with the chance that it did not want to.
    """
    size = len(board.hand[seat])
    for _ in range(REDRAWN):
        if not any(0 <= card < ORDERS and colours >> board.facts.colour[card] & 1 for card in pool[-size:]):
            return
        if random.below(100) < UNWILLING:
            return
        random.shuffle(pool)


def fill_wounds(board: Board, wounds: list[int], random: Random) -> None:
    """Fill the hidden part of the wound stack."""
    wounds.reverse()
    hidden = board.face_up.count(UNKNOWN)
    number = hidden + len(board.face_down)
    while len(wounds) < number:  # a made-up position may have more wounds than the box
        wounds.append(BITE + random.below(len(WOUNDS)))
    board.face_up = wounds[:hidden] + board.face_up[hidden:]
    board.face_down = wounds[hidden:number]


def piles(board: Board, seat: int) -> list[list[int]]:
    """Hand, deck and discard pile of a seat."""
    return [board.hand[seat], board.deck[seat], board.discard[seat]]


def unseen_wounds(board: Board, owned: list[int]) -> list[int]:
    """The wounds of the box that are neither owned nor exiled nor on top of the wound stack."""
    left = small.wounds_in_play(board)[:]
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
    """Where nobody may know how many wounds there are (NF-11.7): for each seat, possible cards for its gaps, and the
    remaining wounds. The number of wounds is drawn from all plausible ones, not calculated.
    """
    known = [[card for pile in piles(board, seat) for card in pile if card != UNKNOWN] for seat in range(board.players)]
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
    """The orders out of sight that have left archives and starting decks."""
    counts = [0] * CARDS
    for card in board.facts.starters:
        counts[card] = STARTING_COPIES * board.players
    for archive in board.archives:
        counts[card_in(archive)] += max(0, copies(board, card_in(archive)) - board.left[archive])
    seen = known + board.exiled + [card_of(link) for link in board.chain]
    seen += [card_of(minion) for minions in board.play_area for minion in minions]
    seen += [card_of(board.carried_out)] if board.carried_out >= 0 else []
    seen += [board.aside] if board.aside >= 0 else []
    return without(counts, [seen])


def deal(board: Board, seat: int, pool: list[int], random: Random) -> None:
    """Put the cards of `pool` into the gaps of a seat, starting with those that its decision needs."""
    choice = board.choice
    searched = board.seat == seat and UNKNOWN not in board.hand[seat] and UNKNOWN not in board.discard[seat]
    need = choice.needs(board, seat) if isinstance(choice, Choice) and not searched else None
    if need is not None:
        deal_needed(board, need, pool, random)
    board.hand[seat] = filled(board.hand[seat], pool)
    board.deck[seat] = filled(board.deck[seat], pool)
    board.discard[seat] = filled(board.discard[seat], pool)


def deal_needed(board: Board, need: Need, pool: list[int], random: Random) -> None:
    """Put cards of `pool` into gaps of a pile until it has as many different fitting cards as needed."""
    pile = need.pile
    fitting = need.fitting
    fit = [card for card in fitting if card in pile]
    first: list[int] = []
    while len(fit) < need.number and pile.count(UNKNOWN) > len(first):
        better = [card for card in pool if card in fitting and card not in fit]
        if better:
            pool.remove(better[0])
        elif board.owns or not pool:
            break
        else:
            better = [card for card in fitting if card not in fit]
            if not better:
                break
            random.shuffle(better)
            pool.pop()
        fit.append(better[0])
        first.append(better[0])
    gaps = [index for index, card in enumerate(pile) if card == UNKNOWN]
    random.shuffle(gaps)
    for place, card in enumerate(first):
        pile[gaps[place]] = card


def fill_archives(board: Board, random: Random) -> None:
    """Fill other seats' secret archives with draft cards that are in no other archive (NF-10.1)."""
    if not any(board.secrets):
        return
    options = board.setup
    cards = board.facts.draftable(options.promos)
    taken = [card_in(archive) for archive in board.archives]
    pool = [card for card in cards if card not in taken]
    random.shuffle(pool)
    archives = [archive for archive in board.archives if slot_of(archive) == COMMONS]
    for seat in range(board.players):
        own = [archive for archive in board.archives if slot_of(archive) == seat]
        for _ in range(board.secrets[seat]):
            free = [card for card in cards if archive_number(seat, card) not in own]
            card = pool.pop() if pool else free[random.below(len(free))]
            archive = archive_number(seat, card)
            own.append(archive)
            change_left(board, archive, copies(board, card) - board.left[archive])
            board.hidden |= 1 << archive
        archives += own
    board.archives = archives
    board.secrets = [0] * board.players


def fill_draft(board: Board, random: Random) -> None:
    """Fill in the draft cards that other seats hold or have picked, and those not dealt."""
    counts = counted(board.facts.draftable(board.setup.promos), ORDERS)
    for archive in board.archives:
        counts[card_in(archive)] = 0
    board.draw_orders(board.unseen_orders(counts), counts, random)
