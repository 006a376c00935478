"""The features of moves for a learned policy, by what a seat may know: its hand, what lies open, and which cards
everybody has, but not where. A feature is active or not, so numbers are put into classes; NAMES lists them.
"""

from bisect import bisect
from typing import Final

from noctuary.games.nightfall.judgement.flow import owned, seats_to_link, wounds_in
from noctuary.games.nightfall.judgement.hand_value import LONGEST, Hand
from noctuary.games.nightfall.judgement.worths import minion_worth, worths
from noctuary.games.nightfall.rules.basis import actions as at
from noctuary.games.nightfall.rules.basis.board import DRAFTING, Board, card_of, health_of, serial_of
from noctuary.games.nightfall.rules.basis.facts import CARDS, COLOURS, ORDERS, SEATS, STARTER, standard
from noctuary.games.nightfall.rules.basis.in_play import BLOCKS_DAMAGE
from noctuary.games.nightfall.rules.course.claim import cost_of, open_to
from noctuary.games.nightfall.rules.course.combat import Attack, blockers_of, strength, strength_in_play
from noctuary.games.nightfall.rules.course.draft import PRIVATE, SHARED, picked_for, rounds
from noctuary.games.nightfall.rules.course.setup import FACE_UP
from noctuary.games.nightfall.rules.texts.damage import Absorb
from noctuary.games.nightfall.rules.texts.effects import EffectChoice, Order
from noctuary.kernel.parts.moves import weigh

NAMED: Final[list[str]] = []


def block(name: str, classes: str, meaning: str) -> int:
    """Declare a block with a feature for each class; return the index of the first."""
    first = len(NAMED)
    NAMED.extend([f"{name} {word}" for word in classes.split()])
    return first


def by(sides: str, classes: str) -> str:
    """The names of all these classes for each of these sides."""
    return " ".join([f"{side}-{word}" for side in sides.split() for word in classes.split()])


CARD: Final = " ".join(standard().card_ids)
ORDER: Final = " ".join(standard().card_ids[:ORDERS])
RANK: Final = "first second third other"
TO_3: Final = "0 1 2 3+"
TO_5: Final = "0 1 2 3 4 5+"
SEAT: Final = "self 7-ahead 4-ahead ahead level behind 4-behind 7-behind fewest next"
"""A seat: its wounds compared with one's own; the fewest of all others; the next one."""
USES: Final = "resolve absorb hit next"
PILES: Final = "exile put chain discard archive free"
STAGE: Final = "last-fifth 2 3 4 first-fifth"
"""How many of the face-up wounds are left."""

PICKS: Final = block("draft", ORDER, "card picked as a private archive or to leave the game (NF-1.3, 1.4)")
PICK_RANK: Final = block("draft-rank", by("out own commons", RANK), "rank of its worth in the offer (NF-1.3)")
PICK_LINK: Final = block("draft-link", TO_3, "links and kickers with the private archives already picked (NF-4.2, 4.4)")

PLAY: Final = block("chain", by("own other", ORDER), "order added to one's own chain, to another player's (NF-4.3)")
PLAY_RANK: Final = block("chain-rank", by("own other", RANK), "rank of the worth of order and continuation (NF-4.2)")
PLAY_ON: Final = block("chain-on", by("own other", TO_3), "own orders in the best continuation from hand (NF-4.2)")
PLAY_KICK: Final = block("chain-kicker", TO_3, "it earns its kicker (NF-4.4); class: worth of that")
PLAY_OPEN: Final = block("chain-open", by("own other", TO_5), "tenths of others' orders, by worth, to follow (NF-4.2)")
PLAY_SOON: Final = block("chain-minion", "0 1 2 3 4", "a minion; turns until it attacks, 0: after all others (NF-3.1)")
PLAY_AT: Final = block("chain-removal", "none own other", "whose minions there are for a text that hits some (NF-2.5)")
STOPS: Final = block("stop", by("empty own other", TO_5), "not adding; class: best worth that could be added (NF-4.3)")
STOP_HAND: Final = block("stop-hand", by("own other", TO_5), "not adding; class: cards in hand (NF-4.3)")
STOP_OPEN: Final = block("stop-open", by("own other", TO_5), "not adding; as chain-open (NF-4.3)")
STOP_STAGE: Final = block("stop-stage", by("empty own other", STAGE), "not adding at this stage (NF-9.1)")

CLAIMS: Final = block("claim", ORDER, "card claimed (NF-7.2)")
DISCARDS: Final = block("discard", CARD, "card discarded for influence (NF-7.2)")
DONES: Final = block("done", TO_5, "end of claiming; class: best worth affordable (NF-7.2)")
LEFT: Final = block("influence-left", by("claim done", TO_3), "influence left over (NF-7.3)")
REACH: Final = block("reach", by("claim order wound done", TO_3), "discards for something better; 0: nothing (NF-7.2)")
SPENT: Final = block("stage", by("claim discard keep", STAGE), "claim, discard, no wound effect at this stage (NF-9.1)")
WOUNDED: Final = block("wounds", by("done use", TO_3), "wounds in hand: end of claiming, wound effect (NF-8.2)")

SEATED: Final = block("seat", by("attack text", SEAT), "player attacked or damaged next, targeted (NF-2.6, 2.7, 3.1)")
SEAT_MET: Final = block("seat-met", by("attack text", "open weaker stronger"), "health that meets the damage (NF-3.5)")
BLOCK_WITH: Final = block("block", by("lives dies", TO_5), "minion blocks (NF-3.2); class: damage it absorbs (NF-3.4)")
BLOCK_LOST: Final = block("block-lost", by("order starter", TO_5), "it dies; class: its strength (NF-2.8)")
BLOCK_RANK: Final = block("block-rank", RANK, "rank of the attacker's strength (NF-3.4)")
BLOCK_NOT: Final = block("block-not", by("lives dies", TO_5), "no block; class: strength; whether one kills (NF-3.5)")
MINION: Final = block("minion", by(by(USES, "own other"), "lives dies"), "minion chosen (NF-2.6, 2.7, 3.3, 6.1)")
MINION_RANK: Final = block("minion-rank", by(USES, RANK), "rank of its worth, own ones last (NF-2.6)")
MINION_STRENGTH: Final = block("minion-strength", by("own other", TO_5), "its strength (NF-3.4)")
MINION_SOON: Final = block("minion-soon", "0 1 2 3 4", "target: turns until it attacks; 0: after all others (NF-3.1)")
CHOSEN: Final = block("card", by(PILES, "wound first second other"), "chosen by a text; class: rank of worth (NF-2.5)")
NAMES: Final[tuple[str, ...]] = tuple(NAMED)
REASONS: Final = {
    **dict.fromkeys(("influence-left claim-0", "influence-left done-0"), "nightfall-why-all-spent"),
    **dict.fromkeys([name for name in NAMED if name.startswith("block lives-")], "nightfall-why-survives"),
}
"""See `Game.move_reasons`."""
MINIONS: Final = (at.RESOLVE, at.ABSORB, at.TARGET_PLAY, at.ORDER_PLAY)
CARDS_AT: Final = (at.EXILE, at.PUT, at.TARGET_CHAIN, at.TARGET_DISCARD, at.TARGET_ARCHIVE, at.FREE)
"""The first codes of USES (what is done with a minion) and PILES (where a card lies)."""
NONE: Final = -100.0
"""A value without a rank."""


def weigh_moves(board: Board, seat: int, codes: list[int], weights: list[float]) -> list[float]:
    """The sum of the weights of the active features of each of these legal moves of a seat."""
    return weigh(measured(board, seat, codes), weights)


def measured(board: Board, seat: int, codes: list[int]) -> list[list[int]]:
    """The active features of each move."""
    code = codes[0]
    if code >= at.BLOCK_NONE:
        return block_features(board, seat, codes)
    if code >= at.ATTACK or at.TARGET_SEAT <= code < at.TARGET_CHAIN:
        return seat_features(board, seat, codes)
    if code >= at.RESOLVE:
        return minion_features(board, seat, codes)
    if code == at.STOP or at.CHAIN <= code < at.DISCARD:
        return link_features(board, seat, codes)
    if board.phase == DRAFTING:
        return pick_features(board, seat, codes)
    if code < at.EXILE or at.CLAIM <= code < at.FREE:
        return claim_features(board, seat, codes)
    return card_features(board, codes)


def stage(board: Board) -> int:
    """The class in STAGE."""
    whole = FACE_UP * board.players
    left = len(board.face_up)
    if board.hides_wounds:
        left = whole - sum([wounds_in(owned(board, seat)) for seat in range(board.players)])
    return max(0, min(4, 5 * left // whole))


def ranked(rows: list[list[int]], base: int, values: list[float], most: int = 3) -> list[list[int]]:
    """These rows with the rank of each value but NONE, the highest first."""
    for row, value in zip(rows, values, strict=True):
        if value != NONE:
            row.append(base + min(most, len([other for other in values if other > value])))
    return rows


def damage_now(board: Board) -> int:
    """The damage that is being dealt; high for a text that removes a minion, 0 for other choices."""
    choice = board.choice
    if isinstance(choice, Attack):
        return strength(board, board.active, choice.serial)
    if isinstance(choice, EffectChoice):
        return choice.effect.number or 100
    return choice.number if isinstance(choice, Absorb | Order) else 0


def minion_named(board: Board, seat: int, name: int) -> int:
    """The minion with this name."""
    return board.play_area[seat][board.names_in_play(seat).index(name)]


def pick_features(board: Board, seat: int, codes: list[int]) -> list[list[int]]:
    """Picking a card (NF-1.3)."""
    facts = board.facts
    worth = worths(facts, board.edition).card
    fate = rounds(board)[len(board.picks[seat])]
    own = picked_for(board, seat, PRIVATE) if fate == PRIVATE else []
    cards = [code - at.DRAFT for code in codes]
    rows: list[list[int]] = []
    for card in cards:
        links = 0
        for other in own:
            for one, colour in ((card, facts.colour[other]), (other, facts.colour[card])):
                links += (facts.links[one] >> colour & 1) + facts.earns_kicker(one, colour)
        rows.append([PICK_LINK + min(3, links)] if fate == SHARED else [PICK_LINK + min(3, links), PICKS + card])
    return ranked(rows, PICK_RANK + 4 * fate, [worth[card] for card in cards])


def appeal_of(board: Board, seat: int) -> list[float]:
    """For each colour the worth of the orders that the others who may still link probably hold (NF-4.3)."""
    known = worths(board.facts, board.edition)
    appeals = [0.01] * len(COLOURS)
    linking = seats_to_link(board)
    for other in range(board.players):
        if other != seat and linking >> other & 1:
            counts = owned(board, other)
            size = len(board.hand[other]) + len(board.deck[other]) + len(board.discard[other])
            part = float(len(board.hand[other])) / float(max(1, size))
            for card in range(ORDERS):
                if counts[card]:
                    colour = board.facts.colour[card]
                    appeals[colour] = appeals[colour] + part * counts[card] * known.text[card]
    return appeals


def link_features(board: Board, seat: int, codes: list[int]) -> list[list[int]]:
    """Adding an order to the chain, or not (NF-4.1 to 4.3)."""
    facts = board.facts
    known = worths(facts, board.edition)
    away = 0 if seat == board.active else 1
    top = card_of(board.chain[-1]) if board.chain else -1
    hand = board.hand[seat]
    orders = sorted([card for card in hand if card < ORDERS])[:LONGEST]
    targets = [other for other in range(board.players) if board.play_area[other]]
    appeal = appeal_of(board, seat)
    all_appeal = sum(appeal)
    rows: list[list[int]] = []
    values: list[float] = []
    for code in codes:
        card = top if code == at.STOP else code - at.CHAIN
        may_follow = sum([appeal[colour] for colour in known.linked[card]]) if card >= 0 else 0.0
        share = 6 * away + min(5, int(10.0 * may_follow / all_appeal))
        total, row = NONE, [STOP_OPEN + share]
        if code != at.STOP:
            following = Hand(facts, known, orders)
            used = 1 << orders.index(card) if card in orders else 0
            following.extend(used, facts.links[card], facts.colour[card], 0.0, 0, 0.0)
            total = known.text[card] + following.worth
            row = [PLAY + away * ORDERS + card, PLAY_ON + away * 4 + min(3, following.length), PLAY_OPEN + share]
            if top >= 0 and facts.earns_kicker(card, facts.colour[top]):
                row.append(PLAY_KICK + max(0, min(3, int(2.0 * known.kicker[card]))))
                total += known.kicker[card]
            if facts.is_minion[card]:
                row.append(PLAY_SOON + (seat - board.active) % board.players)
            if known.removal[card] > 0.0:
                row.append(PLAY_AT + (0 if not targets else 1 if targets == [seat] else 2))
        rows.append(row if card >= 0 else [])
        values.append(total)
    mode = 2 if away else 1 if board.chain else 0
    stops = [STOPS + mode * 6 + min(5, max(0, int(max(values)))), STOP_HAND + away * 6 + min(5, len(hand))]
    rows[codes.index(at.STOP)] += [*stops, STOP_STAGE + mode * 5 + stage(board)]
    return ranked(rows, PLAY_RANK + away * 4, values)


def claim_features(board: Board, seat: int, codes: list[int]) -> list[list[int]]:
    """Claiming, discarding for influence, or finishing (NF-7.2), and the wound effect (NF-8.2)."""
    known = worths(board.facts, board.edition)
    hand = board.hand[seat]
    wounds = min(3, len([card for card in hand if card >= ORDERS]))
    now = max([0.0] + [known.card[at.card_in(code - at.CLAIM)] for code in codes if code >= at.CLAIM])
    reach = 100
    for archive in board.archives:
        card = at.card_in(archive)
        if board.left[archive] and known.card[card] > now and open_to(board, archive, seat):
            needed = cost_of(board, seat, card) - board.influence
            reach = min(reach, (needed + 1) // 2 if board.doubled else needed)
    reach = 0 if reach > len(hand) else min(3, reach)
    late = stage(board)
    rows: list[list[int]] = []
    for code in codes:
        if code == at.DONE:
            done = DONES + min(5, int(2.0 * now))
            rows.append([done, REACH + 12 + reach, LEFT + 4 + min(3, board.influence), WOUNDED + wounds])
        elif code < at.CHAIN:
            rows.append([WOUNDED + 4 + wounds if code == at.WOUNDS_USE else SPENT + 10 + late])
        elif code < at.CLAIM:
            card = code - at.DISCARD
            rows.append([DISCARDS + card, REACH + (8 if card >= ORDERS else 4) + reach, SPENT + 5 + late])
        else:
            card = at.card_in(code - at.CLAIM)
            left = min(3, board.influence - cost_of(board, seat, card))
            rows.append([CLAIMS + card, LEFT + left, REACH + reach, SPENT + late])
    return rows


def block_features(board: Board, seat: int, codes: list[int]) -> list[list[int]]:
    """Blocking with a minion or not (NF-3.2)."""
    mine = minion_named(board, seat, codes[0] - at.BLOCK_NONE)
    power = min(5, strength_in_play(board, seat, card_of(mine)))
    health = health_of(mine)
    kind = 6 if board.facts.set[card_of(mine)] == STARTER else 0
    rows: list[list[int]] = []
    values: list[float] = []
    for code in codes[1:]:
        attacker = board.find_minion(board.active, (code - at.BLOCK) % at.NAMES)
        blockers = blockers_of(board, attacker)
        absorbed = sum([health_of(one) for one in board.play_area[seat] if serial_of(one) in blockers])
        number = max(0, strength(board, board.active, attacker) - absorbed)
        block = BLOCK_WITH + min(5, number, health)
        rows.append([block + 6, BLOCK_LOST + kind + power] if number >= health else [block])
        values.append(float(number))
    return [[BLOCK_NOT + (6 if max(values) >= health else 0) + power], *ranked(rows, BLOCK_RANK, values)]


def seat_features(board: Board, seat: int, codes: list[int]) -> list[list[int]]:
    """Choosing a player: to attack or to damage next, or as a target."""
    number = damage_now(board)
    kind = 1 if codes[0] < at.ORDER_SEAT else 0
    wounds = [wounds_in(owned(board, other)) for other in range(board.players)]
    fewest = min([wounds[other] for other in range(board.players) if other != seat])
    base = SEATED + 10 * kind
    rows: list[list[int]] = []
    for code in codes:
        other = (code - (at.ATTACK if codes[0] >= at.ATTACK else at.TARGET_SEAT)) % SEATS
        more = wounds[other] - wounds[seat]
        far = min(3, (abs(more) + 2) // 3)
        row = [base if other == seat else base + 4 + (far if more > 0 else -far)]
        if other != seat and wounds[other] == fewest:
            row.append(base + 8)
        if (seat + 1) % board.players == other:
            row.append(base + 9)
        health = 0
        for minion in board.play_area[other]:
            if kind == 0 or board.texts.in_play[card_of(minion)] & BLOCKS_DAMAGE:
                health += health_of(minion)
        rows.append([*row, SEAT_MET + 3 * kind + (0 if health == 0 else 1 if health < number else 2)])
    return rows


def minion_features(board: Board, seat: int, codes: list[int]) -> list[list[int]]:
    """Choosing a minion: to resolve its attack, to absorb damage, as a target, to be damaged next."""
    number = damage_now(board)
    kind = bisect(MINIONS, codes[0]) - 1
    rows: list[list[int]] = []
    values: list[float] = []
    for code in codes:
        owner = seat if kind < 2 else (code - MINIONS[kind]) // at.NAMES
        minion = minion_named(board, owner, (code - MINIONS[kind]) % at.NAMES)
        power = strength_in_play(board, owner, card_of(minion))
        away = 0 if owner == seat else 1
        dies = 1 if number >= health_of(minion) else 0
        row = [MINION + 4 * kind + 2 * away + dies, MINION_STRENGTH + 6 * away + min(5, power)]
        if kind == 2 and away:
            row.append(MINION_SOON + (owner - board.active) % board.players)
        rows.append(row)
        values.append(minion_worth(power, health_of(minion)) * (1 if away or kind == 0 else -1))
    return ranked(rows, MINION_RANK + 4 * kind, values)


def card_features(board: Board, codes: list[int]) -> list[list[int]]:
    """Choosing a card of the chain, a hand, a discard pile or an archive."""
    known = worths(board.facts, board.edition)
    kind = bisect(CARDS_AT, codes[0]) - 1
    places = [code - CARDS_AT[kind] for code in codes]
    size = CARDS if kind < 4 else ORDERS
    cards = [card_of(board.chain[place]) if kind == 2 else place % size for place in places]
    rows = [[CHOSEN + 4 * kind] if card >= ORDERS else [] for card in cards]
    return ranked(rows, CHOSEN + 4 * kind + 1, [known.card[card] if card < ORDERS else NONE for card in cards], 2)
