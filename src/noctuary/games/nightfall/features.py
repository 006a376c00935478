"""What a table looks like to a seat, in numbers of about -1 to 3, for a learned value.

Only what the seat may know counts: its own hand, and of every deck which cards it is made of, not where they are. In
the German edition, where nobody is told how many wounds there are (NF-11.7), decks are guessed from their sizes and
from what is missing in the archives. FEATURES says what each number means.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from noctuary.games.nightfall.evaluation import HEALTH, STRENGTH, TURNS, WORTH, worths
from noctuary.games.nightfall.rules import draft
from noctuary.games.nightfall.rules.actions import COMMONS
from noctuary.games.nightfall.rules.board import (
    CANCELLED,
    CHAINING,
    CLAIMING,
    CLEANUP,
    COMBAT,
    DRAFTING,
    KICKED,
    TWICE,
    Board,
    Effect,
    card_of,
    health_of,
    seat_of,
    serial_of,
)
from noctuary.games.nightfall.rules.cards import texts_of
from noctuary.games.nightfall.rules.chain import ALL_COLOURS, Link
from noctuary.games.nightfall.rules.claim import cost_of, open_to
from noctuary.games.nightfall.rules.combat import AbsorbAttack, Attack, Block, blockers_of, strength
from noctuary.games.nightfall.rules.damage import Absorb, Damage
from noctuary.games.nightfall.rules.effects import CarryOutEffect, EffectChoice
from noctuary.games.nightfall.rules.facts import (
    BITE,
    CARDS,
    COLOURS,
    CORRECTIONS_KEPT,
    EDITIONS,
    ORDERS,
    STARTER,
    Facts,
)
from noctuary.games.nightfall.rules.in_play import BLOCKS_DAMAGE, STAYS
from noctuary.games.nightfall.rules.setup import FACE_UP, STARTING_COPIES

SIDE: Final = {
    "wounds": "wounds in deck, hand and discard pile together (here called the deck), in tens",
    "size": "cards of the deck, in twenties",
    "wound-share": "wounds among the cards of the deck, as a part of them",
    "starter-share": "starters among them, as a part",
    "worth": "hand-written worth of a card of the deck, on average",
    "damage": "damage of a card's text to players, on average",
    "draw": "cards that a text draws, on average",
    "removal": "worth of what a text does to minions of others, on average, doubled",
    "influence": "worth of what a text adds to the influence, on average, doubled",
    "strength": "strength of a card as a minion, on average",
    "health": "health of a card as a minion, on average, halved",
    "links": "part of all pairs of its orders in which one links to the other (NF-4.2), tripled",
    "kickers": "worth of the kickers earned by such pairs (NF-4.4), on average, times five",
    "growth": "worth of a card times the turns that the wounds left will last, in fives",
    "hand": "cards in hand, in fives",
    "attack": "strength of its minions, in fives; not of those that attack now",
    "defence": "health of its minions, in fives; likewise",
    "blocking": "health of its minions that block damage from texts (NF-6.1), in fives",
    "waiting": "hand-written worth of its cards in the chain and of what is left of the text at work, in threes",
    "answer": "worth of what it could still link to the chain, expected from its deck, in twos",
    "incoming": "damage that attacks, and a text at work, will do to it, in fives",
    "shield": "health of its minions that may still block, in fives",
    "archives": "worth of its private archives, above the average of the draft cards, in twos",
    "next-turn": "turns until it is the active player, as a part of the round",
    "standing": "hand-written worth of all this, in tens",
}
"""What is measured of a seat: of one's own, of the strongest opponent (by `standing`), and of the mean opponent."""
SIDES: Final = ("own", "rival", "mean")
TABLE: Final = {
    "value": "hand-written value: own standing less the mean of the rival's and of all opponents', in fives",
    "left": "wounds left to give until the end, in tens for each player",
    "turns": "wounds already given, in tens for each player",
    "lead": "wounds of the opponent with the fewest less own ones, in fives",
    "lead-now": "the same over the root of the wounds left, limited to 3",
    "lead-late": "the same over the wounds left, limited to 3",
    "mean-lead": "mean wounds of the opponents less own ones, in fives",
    "first-now": "1 if own place would be the first if the game ended now (NF-9.2), -1 if not",
    "ahead": "part of the opponents who have fewer wounds",
    "gap": "worth of a card of one's own deck, less of the rival's, times the turns left, in threes",
    "size-gap": "cards of one's own deck, less of the mean opponent's, times the wounds left (both in their units)",
    "strength-gap": "strength of a card of one's own deck, less of theirs, times the wounds left",
    "incoming-now": "damage that will be done to them, less to oneself, over the root of the wounds left",
    "blocking-now": "own health that blocks damage from texts, less theirs, over the root of the wounds left",
    "attack-lead": "strength of own minions less theirs, for each opponent",
    "strength-lead": "strength of a card of one's own deck less of theirs, for each opponent",
    "waiting-lead": "worth of what waits in the chain, own less theirs, for each opponent",
    "hand-lead": "cards in hand, own less theirs, for each opponent",
    "standing-lead": "standing, own less theirs, for each opponent",
    "threat": "strength of the minions of all opponents, in tens",
    "next-threat": "strength of the minions of the opponent who attacks next, in fives",
    "unsent": "strength of own minions that still have to attack, less that of others, in fives",
    "sent": "damage that own attacks will do, in fives",
    "may-link": "1 if one may still add to the chain",
    "hand-wounds": "wounds in own hand, in twos",
    "hand-worth": "hand-written worth of the texts in own hand, in fives",
    "hand-colours": "colours in own hand, in threes",
    "chain-worth": "worth of the best chain that own hand can make alone, in fives",
    "chain-cards": "its cards, in threes",
    "chain-damage": "its damage to players, in fives",
    "answer-worth": "worth of the best that own hand can still add to the chain, in threes",
    "buys": "worth of what the active player's influence and hand can buy now, if that is oneself, in fives",
    "other-buys": "the same if it is somebody else, in fives",
    "influence": "influence of the active player, in tens, if that is oneself",
    "commons-left": "cards left in the commons, as a part",
    "archive-links": "part of the pairs of own private archives and commons that link, tripled",
    "my-turn": "1 on one's own turn",
    "draft": "1 during the draft",
    "chain": "1 in the chain phase",
    "claim": "1 in the claim phase",
    "cleanup": "1 in the cleanup phase",
    "three": "1 with three players",
    "four": "1 with four players",
    "five": "1 with five players",
    "hidden": "1 if nobody is told how many wounds are left (NF-11.7)",
    "series-lead": "in a series, wounds of earlier games: those of the opponent with the fewest less own ones, in tens",
}
"""What is measured of the table as a whole."""
NAMES: Final[tuple[str, ...]] = tuple(f"{side}-{name}" for side in SIDES for name in SIDE) + tuple(TABLE)
FEATURES: Final = dict(zip(NAMES, [*SIDE.values()] * 3 + [*TABLE.values()], strict=True))
"""What each feature means, and its unit."""

NUMBER_OF_SIDE: Final = 25
WOUNDS_AT: Final = 0
SIZE_AT: Final = 1
WORTH_AT: Final = 4
STRENGTH_AT: Final = 9
HAND_AT: Final = 14
ATTACK_AT: Final = 15
BLOCKING_AT: Final = 17
WAITING_AT: Final = 18
INCOMING_AT: Final = 20
STANDING_AT: Final = 24
NUMBER_OF_COLOURS: Final = 6
LONGEST: Final = 7
"""Orders of a hand that are tried in chains."""

TO_PLAYERS: Final = {
    "damage-player": 1.0,
    "damage-player-destroying": 1.0,
    "receive-wounds": 1.0,
    "damage-that-owner": 0.7,
    "damage-every-opponent": 1.0,
}
"""Effects that damage players."""
TO_MINIONS: Final = frozenset(
    "damage-minions-of damage-minion destroy-minion exile-minion deck-minion damage-every-minion".split()
)
TO_INFLUENCE: Final = frozenset("gain-influence double-influence discount free-claim".split())


class Tables:
    """What the cards are worth in one edition, in parts."""

    def __init__(self, facts: Facts, edition: int) -> None:
        texts = texts_of(edition)
        known = worths(facts, edition)
        self.text: list[float] = known.text
        self.kicker: list[float] = known.kicker
        self.card: list[float] = known.card
        self.damage: list[float] = []
        self.kicker_damage: list[float] = []
        self.draw: list[float] = []
        self.removal: list[float] = []
        self.influence: list[float] = []
        self.strength: list[float] = []
        self.health: list[float] = []
        self.linked: list[list[int]] = []
        """The colours that may be linked to it."""
        self.average: float = 0.0
        """Of the worths of all draft cards."""
        for card in range(ORDERS):
            text = texts.chain[card] + texts.your_chain[card]
            kicked = texts.kicked[card] or texts.kicker[card]
            self.damage.append(to_players(text))
            self.kicker_damage.append(to_players(kicked) - (to_players(text) if texts.kicked[card] else 0.0))
            self.draw.append(float(sum(effect.number for effect in text if effect.name == "draw")))
            self.removal.append(part_of(text, TO_MINIONS))
            self.influence.append(part_of(text, TO_INFLUENCE))
            self.strength.append(float(facts.strength[card] + (2 if facts.counts_minions[card] else 0)))
            self.health.append(float(facts.health[card]))
            self.linked.append([colour for colour in range(len(COLOURS)) if facts.links[card] >> colour & 1])
        drafted = facts.draftable(False)
        for card in drafted:
            self.average += self.card[card] / len(drafted)


def to_players(effects: list[Effect]) -> float:
    """The damage of a text to players."""
    return sum(TO_PLAYERS.get(effect.name, 0.0) * max(1, effect.number) for effect in effects)


def part_of(effects: list[Effect], names: frozenset[str]) -> float:
    """The hand-written worth of the effects of a text that have one of these names."""
    return sum(WORTH[effect.name] * max(1, effect.number) for effect in effects if effect.name in names)


@lru_cache(len(EDITIONS) * CORRECTIONS_KEPT)
def tables(facts: Facts, edition: int) -> Tables:
    """The tables of an edition, printed and of the components."""
    return Tables(facts, edition)


def features(board: Board, seat: int) -> list[float]:
    """The table as `seat` sees it: one number for each of NAMES."""
    known = tables(board.facts, board.edition)
    players = board.players
    counts = [count_cards(board, other) for other in range(players)]
    given = 0
    for count in counts:
        given += count[BITE] + count[BITE + 1] + count[BITE + 2]
    left = len(board.face_up)
    if board.hides_wounds:
        left = max(1, FACE_UP * players - given)
    flow = Flow(board, known)
    sides: list[list[float]] = []
    for other in range(players):
        sides.append(side_of(board, other, counts[other], known, flow, left, seat))
    own = sides[seat]
    rival = own
    best = 0.0
    for other in range(players):
        if other != seat:
            standing = sides[other][STANDING_AT]
            if rival is own or standing > best:
                rival = sides[other]
                best = standing
    mean: list[float] = []
    part = 1.0 / (players - 1)
    for index in range(NUMBER_OF_SIDE):
        total = 0.0
        for other in range(players):
            if other != seat:
                total += sides[other][index]
        mean.append(total * part)
    found = own + rival + mean
    add_wounds(board, seat, counts, left, given, own, rival, mean, found)
    add_fight(board, seat, flow, found)
    add_hand(board, seat, known, found)
    add_archives(board, seat, known, found)
    add_phase(board, seat, found)
    return found


def count_cards(board: Board, seat: int) -> list[int]:
    """How many of each card lie in hand, deck and discard pile of a seat together, as everybody may know."""
    if board.hides_wounds:
        return guess_cards(board, seat)
    counts = [0] * CARDS
    for card in board.hand[seat]:
        counts[card] = counts[card] + 1
    for card in board.deck[seat]:
        counts[card] = counts[card] + 1
    for card in board.discard[seat]:
        counts[card] = counts[card] + 1
    return counts


def guess_cards(board: Board, seat: int) -> list[int]:
    """The same from the sizes of the piles alone: what is missing in the archives has been claimed, from the commons by
    all alike, and what is not an order is a wound.
    """
    facts = board.facts
    counts = [0] * CARDS
    for card in facts.starters:
        counts[card] = STARTING_COPIES
    for archive in board.archives:
        # From a secret one nothing has been claimed (NF-10.1).
        if board.hidden >> archive & 1:
            continue
        card = archive % ORDERS
        taken = draft.copies(board, card) - board.left[archive]
        owner = archive // ORDERS
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


class Flow:
    """What is on its way: damage, minions that attack, cards that wait in the chain."""

    def __init__(self, board: Board, known: Tables) -> None:
        players = board.players
        self.incoming: list[int] = [0] * players
        """Damage to each seat."""
        self.shield: list[int] = [0] * players
        """Health of its minions that may still block."""
        self.waiting: list[float] = [0.0] * players
        self.unsent: int = 0
        """Strength that still has to attack."""
        self.sent: int = 0
        """Damage that attacks will do."""
        self.answering: int = 0
        """Mask of the seats that may still add to the chain."""
        choice = board.choice
        if board.phase == COMBAT:
            self.fight(board)
        elif board.phase == CHAINING:
            self.wait(board, known)
            if isinstance(choice, Link):
                other = board.seat
                self.answering = 1 << other
                other = (other + 1) % players
                while other != board.active:
                    self.answering |= 1 << other
                    other = (other + 1) % players
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
        """Attacks (NF-3.1 to 3.5)."""
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

    def wait(self, board: Board, known: Tables) -> None:
        """Cards in the chain (chapter 5)."""
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
            self.waiting[seat] = self.waiting[seat] + worth
        if board.carried_out >= 0:
            card = card_of(board.carried_out)
            if board.facts.is_minion[card]:
                seat = seat_of(board.carried_out)
                self.waiting[seat] = self.waiting[seat] + STRENGTH * known.strength[card] + HEALTH * known.health[card]

    def add_effect(self, effect: Effect, seat: int) -> None:
        """An effect that is still to be carried out."""
        self.waiting[seat] = self.waiting[seat] + WORTH.get(effect.name, 0.0) * max(1, effect.number)


def side_of(
    board: Board, seat: int, counts: list[int], known: Tables, flow: Flow, left: int, observer: int
) -> list[float]:
    """What is measured of a seat, as in SIDE."""
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
    linking = [0] * (NUMBER_OF_COLOURS * NUMBER_OF_COLOURS)
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
        row = colour_of[card] * NUMBER_OF_COLOURS
        for colour in known.linked[card]:
            linking[row + colour] = linking[row + colour] + number
    wanted = [0] * NUMBER_OF_COLOURS
    for colour in range(NUMBER_OF_COLOURS):
        total = 0
        for other in range(NUMBER_OF_COLOURS):
            total += linking[other * NUMBER_OF_COLOURS + colour]
        wanted[colour] = total
    pairs = 0
    kickers = 0.0
    for card in different:
        number = counts[card]
        colour = colour_of[card]
        pairs += wanted[colour] * number
        kicker = facts.kicker_colour[card]
        if kicker >= 0:
            kickers += known.kicker[card] * float(number * linking[kicker * NUMBER_OF_COLOURS + colour])
    wounds = counts[BITE] + counts[BITE + 1] + counts[BITE + 2]
    size = orders + wounds
    each = 1.0 / float(max(1, size))
    pair = 1.0 / float(max(1, orders * orders))
    hand = len(board.hand[seat])

    # Minions that attack now are gone after it.
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
        attack += len(board.play_area[seat]) if facts.counts_minions[card] else facts.strength[card]
        defence += health_of(minion)
        if text & BLOCKS_DAMAGE:
            blocking += health_of(minion)

    answer = 0.0
    if flow.answering >> seat & 1 and board.chain and hand:
        answer = expected_answer(board, card_of(board.chain[-1]), counts, different, known, size, hand)
    archives = 0.0
    if board.phase == DRAFTING:
        if seat == observer:
            archives = drafted(board, seat, known)
    else:
        for archive in board.archives:
            if archive // ORDERS == seat and (seat == observer or not board.hidden >> archive & 1):
                some = float(min(board.left[archive], 4)) * 0.25
                archives += (known.card[archive % ORDERS] - known.average) * some

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
        0.5 * archives,
        float((seat - active) % players) / float(players),
        0.1 * standing,
    ]


def expected_answer(
    board: Board, below: int, counts: list[int], different: list[int], known: Tables, size: int, hand: int
) -> float:
    """What a seat can link to a card, expected from what it owns."""
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


def drafted(board: Board, seat: int, known: Tables) -> float:
    """The worth of the private archives that a seat has picked so far, above the average."""
    total = 0.0
    fates = draft.rounds(board)
    picks = board.picks[seat]
    for index in range(min(len(picks), len(fates))):
        if fates[index] == draft.PRIVATE:
            total += known.card[picks[index]] - known.average
    return total


def add_wounds(
    board: Board,
    seat: int,
    counts: list[list[int]],
    left: int,
    given: int,
    own: list[float],
    rival: list[float],
    mean: list[float],
    found: list[float],
) -> None:
    """Who is ahead, and how much of the game is left."""
    players = board.players
    wounds = round(own[WOUNDS_AT] * 10.0)
    fewest = 1000
    behind = 0
    for other in range(players):
        if other != seat:
            number = counts[other][BITE] + counts[other][BITE + 1] + counts[other][BITE + 2]
            fewest = min(fewest, number)
            if number < wounds:
                behind += 1
    lead = float(fewest - wounds)
    first = 0.0 if board.hides_wounds else 1.0 if is_first(board, seat, counts) else -1.0
    lead += 0.4 * first
    many = 1.0 / float(players)
    turns = float(left) / TURNS * many
    now = 1.0 / sqrt(float(left + 1))
    found.append(2.0 * (own[STANDING_AT] - 0.5 * rival[STANDING_AT] - 0.5 * mean[STANDING_AT]))
    found.append(0.1 * float(left) * many)
    found.append(0.1 * float(given) * many)
    found.append(0.2 * lead)
    found.append(max(-3.0, min(3.0, 0.4 * lead * now)))
    found.append(max(-3.0, min(3.0, lead / float(left + 2))))
    found.append(2.0 * (mean[WOUNDS_AT] - own[WOUNDS_AT]))
    found.append(first)
    found.append(float(behind) / float(players - 1))
    found.append((own[WORTH_AT] - rival[WORTH_AT]) * turns / 3.0)
    much = 0.1 * float(left) * many
    each = 1.0 / float(players - 1)
    found.append(2.0 * (own[SIZE_AT] - mean[SIZE_AT]) * much)
    found.append((own[STRENGTH_AT] - mean[STRENGTH_AT]) * much)
    found.append(2.0 * (mean[INCOMING_AT] - own[INCOMING_AT]) * now)
    found.append(2.0 * (own[BLOCKING_AT] - mean[BLOCKING_AT]) * now)
    found.append((own[ATTACK_AT] - mean[ATTACK_AT]) * each)
    found.append((own[STRENGTH_AT] - mean[STRENGTH_AT]) * each)
    found.append((own[WAITING_AT] - mean[WAITING_AT]) * each)
    found.append((own[HAND_AT] - mean[HAND_AT]) * each)
    found.append((own[STANDING_AT] - mean[STANDING_AT]) * each)


def is_first(board: Board, seat: int, counts: list[list[int]]) -> bool:
    """Whether a seat would win if the game ended now (NF-9.2 to 9.4); as long as nobody knows who begins, no."""
    mine = counts[seat]
    key = tie_key(mine)
    for other in range(board.players):
        if other != seat:
            against = tie_key(counts[other])
            if against < key:
                return False
            if against == key and (other - board.first) % board.players > (seat - board.first) % board.players:
                return False
    return True


def tie_key(counts: list[int]) -> int:
    """All wounds, then the highest, second-highest and third number of a kind, as one number."""
    one, two, three = counts[BITE], counts[BITE + 1], counts[BITE + 2]
    highest = max(one, two, three)
    lowest = min(one, two, three)
    total = one + two + three
    return (total << 21) + (highest << 14) + (total - highest - lowest << 7) + lowest


def add_fight(board: Board, seat: int, flow: Flow, found: list[float]) -> None:
    """Who attacks."""
    players = board.players
    active = board.active
    threat = 0.0
    following = 0.0
    for offset in range(players):
        other = (active + offset) % players
        if other == seat or (offset == 0 and board.phase == COMBAT):
            continue
        attack = 0
        for minion in board.play_area[other]:
            card = card_of(minion)
            attack += len(board.play_area[other]) if board.facts.counts_minions[card] else board.facts.strength[card]
        threat += float(attack)
        if offset == 1:
            following = float(attack)
    found.append(0.1 * threat)
    found.append(0.2 * following)
    found.append(0.2 * float(flow.unsent if active == seat else -flow.unsent))
    found.append(0.2 * float(flow.sent) if active == seat else 0.0)
    found.append(1.0 if flow.answering >> seat & 1 else 0.0)


class Hand:
    """Searches for the best chain that the orders of a hand can make alone."""

    def __init__(self, facts: Facts, known: Tables, cards: list[int]) -> None:
        self.facts = facts
        self.known = known
        self.cards = cards
        self.worth: float = 0.0
        """Of the best chain found so far."""
        self.length: int = 0
        self.damage: float = 0.0

    def extend(self, used: int, colours: int, below: int, worth: float, length: int, damage: float) -> None:
        """Try all orders of these colours next; `below`: the colour of the last one."""
        facts = self.facts
        known = self.known
        cards = self.cards
        if worth > self.worth:
            self.worth = worth
            self.length = length
            self.damage = damage
        last = -1
        for index in range(len(cards)):
            card = cards[index]
            if card == last or used >> index & 1 or not colours >> facts.colour[card] & 1:
                continue
            last = card
            more = known.text[card]
            harm = known.damage[card]
            if facts.earns_kicker(card, below):
                more += known.kicker[card]
                harm += known.kicker_damage[card]
            # A text that is worth nothing by itself may lead on to another.
            self.extend(
                used | 1 << index, facts.links[card], facts.colour[card], worth + more, length + 1, damage + harm
            )


def add_hand(board: Board, seat: int, known: Tables, found: list[float]) -> None:
    """What own hand can do."""
    facts = board.facts
    orders: list[int] = []
    wounds = 0
    worth = 0.0
    colours = 0
    for card in board.hand[seat]:
        if card >= ORDERS:
            wounds += 1
        else:
            orders.append(card)
            worth += known.text[card]
            colours |= 1 << facts.colour[card]
    different = 0
    while colours:
        different += colours & 1
        colours >>= 1
    orders.sort()
    if len(orders) > LONGEST:
        orders = orders[-LONGEST:]
    alone = Hand(facts, known, orders)
    alone.extend(0, ALL_COLOURS, -1, 0.0, 0, 0.0)
    answer_worth = 0.0
    if board.phase == CHAINING and isinstance(board.choice, Link) and board.chain:
        offset = (seat - board.active) % board.players
        if offset >= (board.seat - board.active) % board.players:
            below = card_of(board.chain[-1])
            answer = Hand(facts, known, orders)
            answer.extend(0, facts.links[below], facts.colour[below], 0.0, 0, 0.0)
            answer_worth = answer.worth
    found.append(0.5 * float(wounds))
    found.append(0.2 * worth)
    found.append(0.3333 * float(different))
    found.append(0.2 * alone.worth)
    found.append(0.3333 * float(alone.length))
    found.append(0.2 * alone.damage)
    found.append(0.3333 * answer_worth)


def add_archives(board: Board, seat: int, known: Tables, found: list[float]) -> None:
    """What can be claimed."""
    facts = board.facts
    active = board.active
    left = board.left
    remaining = 0
    commons = 0
    gains: list[float] = []
    costs: list[int] = []
    buying = board.phase == CHAINING or board.phase == CLAIMING
    own: list[int] = []
    shared: list[int] = []
    if board.phase == DRAFTING:
        fates = draft.rounds(board)
        picks = board.picks[seat]
        for index in range(min(len(picks), len(fates))):
            if fates[index] == draft.PRIVATE:
                own.append(picks[index])
            elif fates[index] == draft.SHARED:
                shared.append(picks[index])
    for archive in board.archives:
        owner = archive // ORDERS
        if owner != seat and board.hidden >> archive & 1:
            continue
        card = archive % ORDERS
        if owner == COMMONS:
            commons += 1
            remaining += left[archive]
            shared.append(card)
        elif owner == seat:
            own.append(card)
        if buying and left[archive] and open_to(board, archive, active):
            gains.append(known.card[card])
            costs.append(max(1, cost_of(board, active, card)))
    bought = 0.0
    if buying:
        influence = board.influence * (2 if board.doubled and board.phase == CHAINING else 1)
        influence += len(board.hand[active]) // 2
        bought = best_buys(gains, costs, influence)
    mine = active == seat
    found.append(0.2 * bought if mine else 0.0)
    found.append(0.2 * bought if not mine else 0.0)
    found.append(0.1 * float(board.influence) if mine else 0.0)
    found.append(float(remaining) / float(7 * max(1, commons)))
    pairs = 0
    for card in own:
        links = facts.links[card]
        colour = facts.colour[card]
        for other in own:
            pairs += links >> facts.colour[other] & 1
        for other in shared:
            pairs += (links >> facts.colour[other] & 1) + (facts.links[other] >> colour & 1)
    possible = len(own) * (len(own) + 2 * len(shared))
    found.append(3.0 * float(pairs) / float(max(1, possible)))


def best_buys(gains: list[float], costs: list[int], influence: int) -> float:
    """The worth of the best cards that the influence pays for, one after the other."""
    total = 0.0
    while True:
        best = -1
        most = 0.0
        for index in range(len(gains)):
            if costs[index] <= influence and gains[index] > most:
                best = index
                most = gains[index]
        if best < 0:
            return total
        influence -= costs[best]
        gains[best] = 0.0
        total += most


def add_phase(board: Board, seat: int, found: list[float]) -> None:
    """Where the game is."""
    phase = board.phase
    players = board.players
    found.append(1.0 if board.active == seat and phase != DRAFTING else 0.0)
    found.append(1.0 if phase == DRAFTING else 0.0)
    found.append(1.0 if phase == CHAINING else 0.0)
    found.append(1.0 if phase == CLAIMING else 0.0)
    found.append(1.0 if phase == CLEANUP else 0.0)
    found.append(1.0 if players == 3 else 0.0)
    found.append(1.0 if players == 4 else 0.0)
    found.append(1.0 if players == 5 else 0.0)
    found.append(1.0 if board.hides_wounds else 0.0)
    fewest = 0
    totals = board.totals
    for other in range(players):
        if other != seat and (fewest == 0 or totals[other] < fewest):
            fewest = totals[other]
    found.append(0.1 * float(fewest - totals[seat]))
