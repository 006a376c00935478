"""The features of a learned value: a table as a seat sees it, as numbers from about -1 to 3.

Only what the seat may know is used: its own hand, and which cards every deck consists of, but not their order. In the
German edition, where nobody may know how many wounds there are (NF-11.7), decks are guessed from their sizes and from
the cards missing from the archives. FEATURES describes each number.
"""

from math import sqrt

from noctuary.games.nightfall.judgement import feature_table as at
from noctuary.games.nightfall.judgement.buying import purchases
from noctuary.games.nightfall.judgement.flow import Flow, owned, wounds_in
from noctuary.games.nightfall.judgement.hand_value import add_hand
from noctuary.games.nightfall.judgement.worths import HEALTH, STRENGTH, TURNS, Worths, worths
from noctuary.games.nightfall.rules.basis.actions import COMMONS, card_in, slot_of
from noctuary.games.nightfall.rules.basis.board import (
    CHAINING,
    CLAIMING,
    CLEANUP,
    COMBAT,
    DRAFTING,
    Board,
    card_of,
    health_of,
)
from noctuary.games.nightfall.rules.basis.facts import BITE, ORDERS, STARTER
from noctuary.games.nightfall.rules.basis.in_play import BLOCKS_DAMAGE, STAYS
from noctuary.games.nightfall.rules.course import draft
from noctuary.games.nightfall.rules.course.combat import strength_in_play
from noctuary.games.nightfall.rules.course.setup import FACE_UP


class InView:
    """What all seats know of a table, counted once for the features of each."""

    def __init__(self, board: Board) -> None:
        players = board.players
        self.worths: Worths = worths(board.facts, board.edition)
        self.counts: list[list[int]] = []
        """How many of each card each seat has."""
        self.given: int = 0
        self.left: int = len(board.face_up)
        """Wounds that players have, and those left."""
        self.ties: list[int] = []
        self.attacks: list[int] = []
        """The total strength of each seat's minions."""
        for seat in range(players):
            counts = owned(board, seat)
            self.counts.append(counts)
            self.given += wounds_in(counts)
            self.ties.append(tie_key(counts))
            attack = 0
            for minion in board.play_area[seat]:
                attack += strength_in_play(board, seat, card_of(minion))
            self.attacks.append(attack)
        if board.hides_wounds:
            self.left = max(1, FACE_UP * players - self.given)
        self.flow: Flow = Flow(board, self.worths)
        self.sides: list[list[float]] = []
        """The features of each seat as the others see it."""
        for seat in range(players):
            self.sides.append(side_of(board, seat, self.counts[seat], self.worths, self.flow, self.left))
        self.bought: float = bought_now(board, self.worths, -1)
        """The value of what the active player can buy from the archives that all see."""


def features(board: Board, seat: int) -> list[float]:
    """The table as `seat` sees it: one number for each name in NAMES."""
    return seen_by(board, seat, InView(board))


def features_of_all(board: Board) -> list[list[float]]:
    """The `features` for every seat."""
    known = InView(board)
    return [seen_by(board, seat, known) for seat in range(board.players)]


def seen_by(board: Board, seat: int, known: InView) -> list[float]:
    """The table as `seat` sees it, which also knows its own hand and secret archives."""
    players = board.players
    sides = known.sides
    own = sides[seat]
    if board.phase == DRAFTING or board.hidden:
        own = own[:]
        own[at.ARCHIVES_AT] = 0.5 * worth_of_archives(board, seat, known.worths, seat)
    rival = own
    best = 0.0
    for other in range(players):
        if other != seat:
            standing = sides[other][at.STANDING_AT]
            if rival is own or standing > best:
                rival = sides[other]
                best = standing
    mean: list[float] = []
    part = 1.0 / (players - 1)
    for index in range(at.NUMBER_OF_SIDE):
        total = 0.0
        for other in range(players):
            if other != seat:
                total += sides[other][index]
        mean.append(total * part)
    values = own + rival + mean
    add_wounds(board, seat, known, own, rival, mean, values)
    add_fight(board, seat, known, values)
    add_hand(board, seat, known.worths, values)
    add_archives(board, seat, known, values)
    add_phase(board, seat, values)
    return values


def side_of(board: Board, seat: int, counts: list[int], known: Worths, flow: Flow, left: int) -> list[float]:
    """The features of a seat as the others see it, in the order of SIDE."""
    facts = board.facts
    players = board.players
    active = board.active
    colour_of = facts.colour
    orders = 0
    starters = 0
    worth = 0.0
    damage = 0.0
    drawing = 0.0
    removal = 0.0
    influence = 0.0
    strong = 0.0
    healthy = 0.0
    linking = [0] * (at.NUMBER_OF_COLOURS * at.NUMBER_OF_COLOURS)
    different: list[int] = []
    for card in range(ORDERS):
        number = counts[card]
        if number == 0:
            continue
        different.append(card)
        orders += number
        many = float(number)
        if facts.set[card] == STARTER:
            starters += number
        worth += known.card[card] * many
        damage += known.damage[card] * many
        drawing += known.draw[card] * many
        removal += known.removal[card] * many
        influence += known.influence[card] * many
        strong += known.strength[card] * many
        healthy += known.health[card] * many
        row = colour_of[card] * at.NUMBER_OF_COLOURS
        for colour in known.linked[card]:
            linking[row + colour] = linking[row + colour] + number
    wanted = [0] * at.NUMBER_OF_COLOURS
    for colour in range(at.NUMBER_OF_COLOURS):
        total = 0
        for other in range(at.NUMBER_OF_COLOURS):
            total += linking[other * at.NUMBER_OF_COLOURS + colour]
        wanted[colour] = total
    pairs = 0
    kickers = 0.0
    for card in different:
        number = counts[card]
        colour = colour_of[card]
        pairs += wanted[colour] * number
        kicker = facts.kicker_colour[card]
        if kicker >= 0:
            kickers += known.kicker[card] * float(number * linking[kicker * at.NUMBER_OF_COLOURS + colour])
    wounds = wounds_in(counts)
    size = orders + wounds
    each = 1.0 / float(max(1, size))
    pair = 1.0 / float(max(1, orders * orders))
    hand = len(board.hand[seat])

    # Minions that are attacking now leave play afterwards.
    fighting = board.phase == COMBAT and seat == active
    in_play = board.texts.in_play
    attack = 0
    defence = 0
    blocking = 0
    for minion in board.play_area[seat]:
        card = card_of(minion)
        text = in_play[card]
        if fighting and not text & STAYS:
            continue
        attack += strength_in_play(board, seat, card)
        defence += health_of(minion)
        if text & BLOCKS_DAMAGE:
            blocking += health_of(minion)

    answer = 0.0
    if flow.answering >> seat & 1 and board.chain and hand:
        answer = expected_answer(board, card_of(board.chain[-1]), counts, different, known, size, hand)
    turns = float(left) / TURNS / float(players)
    quality = (worth - 0.15 * float(wounds)) / float(size + 3)
    standing = -float(wounds) + quality * 3.0 * turns
    standing += float(hand) * (0.15 + 0.25 * worth * each)
    standing += STRENGTH * float(attack) + HEALTH * float(defence)
    standing += flow.waiting[seat] + 0.6 * answer
    if flow.incoming[seat]:
        standing -= max(0.0, float(flow.incoming[seat]) - 0.7 * float(flow.shield[seat]))
    if seat == active and board.phase != CLEANUP and hand < 5:
        standing += 0.35 * float(5 - hand)
    return [
        0.1 * float(wounds),
        0.05 * float(size),
        each * float(wounds),
        each * float(starters),
        each * worth,
        each * damage,
        each * drawing,
        2.0 * each * removal,
        2.0 * each * influence,
        each * strong,
        0.5 * each * healthy,
        3.0 * pair * float(pairs),
        5.0 * pair * kickers,
        0.2 * quality * 3.0 * turns,
        0.2 * float(hand),
        0.2 * float(attack),
        0.2 * float(defence),
        0.2 * float(blocking),
        0.3333 * flow.waiting[seat],
        0.5 * answer,
        0.2 * float(flow.incoming[seat]),
        0.2 * float(flow.shield[seat]),
        0.5 * worth_of_archives(board, seat, known, -1),
        float((seat - active) % players) / float(players),
        0.1 * standing,
    ]


def worth_of_archives(board: Board, seat: int, known: Worths, observer: int) -> float:
    """How much better than the average card a seat's private archives are, counting those that `observer` sees."""
    archives = 0.0
    if board.phase == DRAFTING:
        if seat == observer:
            for card in draft.picked_for(board, seat, draft.PRIVATE):
                archives += known.card[card] - known.average
        return archives
    for archive in board.archives:
        if slot_of(archive) == seat and (seat == observer or not board.hidden >> archive & 1):
            some = float(min(board.left[archive], 4)) * 0.25
            archives += (known.card[card_in(archive)] - known.average) * some
    return archives


def expected_answer(
    board: Board, below: int, counts: list[int], different: list[int], known: Worths, size: int, hand: int
) -> float:
    """The expected value of what a seat can link to a card, judging by the cards it owns."""
    facts = board.facts
    links = facts.links[below]
    colour = facts.colour[below]
    fitting = 0
    worth = 0.0
    for card in different:
        if links >> facts.colour[card] & 1:
            number = counts[card]
            fitting += number
            text = known.text[card]
            if facts.earns_kicker(card, colour):
                text += known.kicker[card]
            worth += text * float(number)
    if not fitting:
        return 0.0
    misses = 1.0
    miss = 1.0 - float(fitting) / float(size)
    for _ in range(hand):
        misses *= miss
    return worth / float(fitting) * (1.0 - misses)


def add_wounds(
    board: Board, seat: int, known: InView, own: list[float], rival: list[float], mean: list[float], values: list[float]
) -> None:
    """Add the features of who is ahead and how much of the game is left."""
    players = board.players
    left = known.left
    wounds = round(own[at.WOUNDS_AT] * 10.0)
    fewest = 1000
    behind = 0
    for other in range(players):
        if other != seat:
            number = wounds_in(known.counts[other])
            fewest = min(fewest, number)
            if number < wounds:
                behind += 1
    lead = float(fewest - wounds)
    first = 0.0 if board.hides_wounds else 1.0 if is_first(board, seat, known.ties) else -1.0
    lead += 0.4 * first
    many = 1.0 / float(players)
    turns = float(left) / TURNS * many
    now = 1.0 / sqrt(float(left + 1))
    values.append(2.0 * (own[at.STANDING_AT] - 0.5 * rival[at.STANDING_AT] - 0.5 * mean[at.STANDING_AT]))
    values.append(0.1 * float(left) * many)
    values.append(0.1 * float(known.given) * many)
    values.append(0.2 * lead)
    values.append(max(-3.0, min(3.0, 0.4 * lead * now)))
    values.append(max(-3.0, min(3.0, lead / float(left + 2))))
    values.append(2.0 * (mean[at.WOUNDS_AT] - own[at.WOUNDS_AT]))
    values.append(first)
    values.append(float(behind) / float(players - 1))
    values.append((own[at.WORTH_AT] - rival[at.WORTH_AT]) * turns / 3.0)
    much = 0.1 * float(left) * many
    each = 1.0 / float(players - 1)
    values.append(2.0 * (own[at.SIZE_AT] - mean[at.SIZE_AT]) * much)
    values.append((own[at.STRENGTH_AT] - mean[at.STRENGTH_AT]) * much)
    values.append(2.0 * (mean[at.INCOMING_AT] - own[at.INCOMING_AT]) * now)
    values.append(2.0 * (own[at.BLOCKING_AT] - mean[at.BLOCKING_AT]) * now)
    values.append((own[at.ATTACK_AT] - mean[at.ATTACK_AT]) * each)
    values.append((own[at.STRENGTH_AT] - mean[at.STRENGTH_AT]) * each)
    values.append((own[at.WAITING_AT] - mean[at.WAITING_AT]) * each)
    values.append((own[at.HAND_AT] - mean[at.HAND_AT]) * each)
    values.append((own[at.STANDING_AT] - mean[at.STANDING_AT]) * each)


def is_first(board: Board, seat: int, ties: list[int]) -> bool:
    """Whether a seat would win if the game ended now (NF-9.2 to 9.4); `ties`: the `tie_key` of every seat."""
    key = ties[seat]
    for other in range(board.players):
        if other != seat:
            against = ties[other]
            if against < key:
                return False
            if against == key and (other - board.first) % board.players > (seat - board.first) % board.players:
                return False
    return True


def tie_key(counts: list[int]) -> int:
    """A sort key for ties, as one number: all wounds, then the counts of the kinds, highest first."""
    one, two, three = counts[BITE], counts[BITE + 1], counts[BITE + 2]
    highest = max(one, two, three)
    lowest = min(one, two, three)
    total = one + two + three
    return (total << 21) + (highest << 14) + (total - highest - lowest << 7) + lowest


def add_fight(board: Board, seat: int, known: InView, values: list[float]) -> None:
    """Add the features of the attacks."""
    players = board.players
    active = board.active
    flow = known.flow
    threat = 0.0
    following = 0.0
    for offset in range(players):
        other = (active + offset) % players
        if other == seat or (offset == 0 and board.phase == COMBAT):
            continue
        threat += float(known.attacks[other])
        if offset == 1:
            following = float(known.attacks[other])
    values.append(0.1 * threat)
    values.append(0.2 * following)
    values.append(0.2 * float(flow.unsent if active == seat else -flow.unsent))
    values.append(0.2 * float(flow.sent) if active == seat else 0.0)
    values.append(1.0 if flow.answering >> seat & 1 else 0.0)


def add_archives(board: Board, seat: int, known: InView, values: list[float]) -> None:
    """Add the features of what can be claimed."""
    facts = board.facts
    left = board.left
    remaining = 0
    commons = 0
    own: list[int] = []
    shared: list[int] = []
    if board.phase == DRAFTING:
        own = draft.picked_for(board, seat, draft.PRIVATE)
        shared = draft.picked_for(board, seat, draft.SHARED)
    for archive in board.archives:
        owner = slot_of(archive)
        if owner != seat and board.hidden >> archive & 1:
            continue
        card = card_in(archive)
        if owner == COMMONS:
            commons += 1
            remaining += left[archive]
            shared.append(card)
        elif owner == seat:
            own.append(card)
    bought = bought_now(board, known.worths, seat) if board.hidden else known.bought
    mine = board.active == seat
    values.append(0.2 * bought if mine else 0.0)
    values.append(0.2 * bought if not mine else 0.0)
    values.append(0.1 * float(board.influence) if mine else 0.0)
    values.append(float(remaining) / float(7 * max(1, commons)))
    pairs = 0
    for card in own:
        links = facts.links[card]
        colour = facts.colour[card]
        for other in own:
            pairs += links >> facts.colour[other] & 1
        for other in shared:
            pairs += (links >> facts.colour[other] & 1) + (facts.links[other] >> colour & 1)
    possible = len(own) * (len(own) + 2 * len(shared))
    values.append(3.0 * float(pairs) / float(max(1, possible)))


def bought_now(board: Board, known: Worths, observer: int) -> float:
    """The value of what the active player can buy from the archives that `observer` sees, with influence and hand."""
    if board.phase != CHAINING and board.phase != CLAIMING:
        return 0.0
    influence = board.influence * (2 if board.doubled and board.phase == CHAINING else 1)
    influence += len(board.hand[board.active]) // 2
    bought, _ = purchases(board, known, influence, observer)
    return bought


def add_phase(board: Board, seat: int, values: list[float]) -> None:
    """Add the features of the phase of the game."""
    phase = board.phase
    players = board.players
    values.append(1.0 if board.active == seat and phase != DRAFTING else 0.0)
    values.append(1.0 if phase == DRAFTING else 0.0)
    values.append(1.0 if phase == CHAINING else 0.0)
    values.append(1.0 if phase == CLAIMING else 0.0)
    values.append(1.0 if phase == CLEANUP else 0.0)
    values.append(1.0 if players == 3 else 0.0)
    values.append(1.0 if players == 4 else 0.0)
    values.append(1.0 if players == 5 else 0.0)
    values.append(1.0 if board.hides_wounds else 0.0)
    fewest = 0
    totals = board.totals
    for other in range(players):
        if other != seat and (fewest == 0 or totals[other] < fewest):
            fewest = totals[other]
    values.append(0.1 * float(fewest - totals[seat]))
