"""What a seat sees of a table of Nightfall, as a vector of bytes (`kernel.tensor`)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from noctuary.games.nightfall.rules.basis.actions import COMMONS
from noctuary.games.nightfall.rules.basis.board import (
    Board,
    Choice,
    Effect,
    Step,
    card_of,
    chooser_of,
    health_of,
    marks_of,
    seat_of,
    serial_of,
)
from noctuary.games.nightfall.rules.basis.facts import BITE, EDITIONS, ORDERS, Facts, standard
from noctuary.games.nightfall.rules.basis.options import DRAFTS, Options
from noctuary.games.nightfall.rules.course.cleanup import WoundEffect
from noctuary.games.nightfall.rules.course.combat import AbsorbAttack, CombatEnd, NextBlock, OfMinion
from noctuary.games.nightfall.rules.course.draft import Pick
from noctuary.games.nightfall.rules.course.observation import searches
from noctuary.games.nightfall.rules.course.phases import PHASES, is_pending
from noctuary.games.nightfall.rules.course.state import KINDS
from noctuary.games.nightfall.rules.texts.damage import Absorb, Damage
from noctuary.games.nightfall.rules.texts.effects import CarryOutEffect, EffectChoice, HitNext, Order
from noctuary.games.nightfall.vectors.compact import LINKS, PLACES, compact, texts
from noctuary.kernel.contract import game
from noctuary.kernel.contract.agenda import Nothing, by_name
from noctuary.kernel.contract.tensor import SEATS, Axis, CrowdedError, Layout, Table, Tensor, numbers

KNOWN: Final = 24
"""The most cards on top of a deck that can be shown."""
WAITING: Final = 12
"""The most steps of the agenda that can be shown."""
DIGIT: Final = 250
"""Numbers that may be large are written as two digits in this base."""

CARD: Final = Axis("card", tuple(standard().card_ids))
ORDER: Final = Axis("order", tuple(standard().card_ids[:ORDERS]))
WOUND: Final = Axis("wound", tuple(standard().card_ids[BITE:]))
SEAT: Final = Axis("seat", SEATS)
PHASE: Final = Axis("phase", PHASES)
DECISION: Final = Axis("decision", tuple(sorted(KINDS)))
STEP: Final = Axis("step", tuple(sorted(by_name(Step))))
EFFECT: Final = Axis("effect", tuple(sorted(by_name(Effect))))
PLACE: Final = Axis("place in play", tuple(str(place) for place in range(PLACES)))
LINK: Final = Axis("place in the chain", tuple(str(place) for place in range(LINKS)))
BLOCKED: Final = Axis("attacker", PLACE.labels)
KNOWN_CARD: Final = Axis("place from the top", tuple(str(place) for place in range(KNOWN)))
DIGITS: Final = Axis("digit", (f"x{DIGIT}", "x1"))
MARKS: Final = Axis("marks", ("kicked", "cancelled", "kicked, cancelled", "twice", "kicked, twice"))
DRAFT: Final = Axis("draft", DRAFTS)
EDITION: Final = Axis("edition", EDITIONS)
PLAYERS: Final = Axis("players", ("2", "3", "4", "5"))

DECISIONS: Final = numbers(Choice, DECISION.labels, 0)
STEPS: Final = numbers(Step, STEP.labels, 1)
EFFECTS: Final = numbers(Effect, EFFECT.labels, 1)

# Where the parts of an `entry` stand in it, after the card.
ITS_EFFECT: Final = 1
ITS_NUMBER: Final = 2
ITS_PLAYER: Final = 3
ITS_CHOOSER: Final = 4
ITS_MINION: Final = 5
ITS_MARK: Final = 6


def entry(layout: Layout, what: str) -> int:
    """Add the parts that say what a decision or step is about; returns the first index."""
    at = layout.add("card", f"the card whose text causes {what}", "NF-2.5", most=0, values=ORDER)
    layout.add("effect", "the effect in that text", "NF-2.5", values=EFFECT)
    layout.add("number", "its number, or the damage", "NF-2.5", most=250)
    layout.add("player", "the card's player, or the player who is damaged or blocks", "NF-2.6", values=SEAT)
    layout.add("chooser", "who chooses the targets", "NF-12.20", values=SEAT)
    layout.add("minion", "1 + the place in play of the minion concerned", "NF-3.1", most=PLACES)
    layout.add("mark", "a mark: kind of damage, whether drawing up is still to come, attacks made", "NF-6.1", most=7)
    return at


ALL: Final = Layout()
AT_PLAYERS: Final[i64] = ALL.add("players", "number of players", "NF-1.2", PLAYERS)
AT_EDITION: Final[i64] = ALL.add("edition", "the edition whose texts apply", "NF-11.1", EDITION)
AT_DRAFT: Final[i64] = ALL.add("draft", "how archives were chosen", "NF-1.3", DRAFT)
AT_SERIES: Final[i64] = ALL.add("series", "1: a series of games", "NF-10.4")
AT_GAME: Final[i64] = ALL.add("game", "number of the game in a series", "NF-10.4", most=250)
AT_LIMIT: Final[i64] = ALL.add("turn-limit", "turns left before the turn limit, at most 62499", "NF-10.6", DIGITS, 249)
AT_PHASE: Final[i64] = ALL.add("phase", "the phase of the game", "NF-9.1", PHASE)
AT_FIRST: Final[i64] = ALL.add("first", "the first player, once known", "NF-1.7", SEAT)
AT_ACTIVE: Final[i64] = ALL.add("active", "whose turn it is", "NF-1.7", SEAT)
AT_SEAT: Final[i64] = ALL.add("own-seat", "the observer's number, 0 for P1", "NF-1.7", most=4)
AT_TURN: Final[i64] = ALL.add("turn", "number of the turn", "NF-8.3", DIGITS, 249)
AT_INFLUENCE: Final[i64] = ALL.add("influence", "influence of the active player", "NF-7.1", most=250)
AT_DOUBLED: Final[i64] = ALL.add("doubled", "1: it is doubled", "NF-7.5")
AT_HIDING: Final[i64] = ALL.add("hiding", "1: the number of wounds is hidden", "NF-11.7")
AT_FACE_UP: Final[i64] = ALL.add("face-up", "face-up wounds, unless hidden", "NF-1.1", most=60)
AT_TOP_WOUND: Final[i64] = ALL.add("top-wound", "the next wound", "NF-6.2", WOUND)
AT_FACE_DOWN: Final[i64] = ALL.add("face-down", "face-down wounds", "NF-6.4", most=60)
AT_EXILED_WOUND: Final[i64] = ALL.add("exiled-wounds", "exiled wounds", "NF-2.3", WOUND, 60)
AT_EXILED: Final[i64] = ALL.add("exiled", "exiled orders", "NF-2.3", ORDER, 60)
AT_COMMONS: Final[i64] = ALL.add("commons", "1 + cards left, 0: not among the commons", "NF-1.6", ORDER, 8)
AT_UNDEALT: Final[i64] = ALL.add("undealt", "draft cards dealt to nobody", "NF-1.3", most=30)
AT_OFFER: Final[i64] = ALL.add("offer", "in a draft: cards to pick from", "NF-1.3", ORDER)
AT_PICK: Final[i64] = ALL.add("pick", "in a draft: the card picked", "NF-1.3", Axis("round", ("1", "2", "3")), 0, ORDER)
AT_DECISION: Final[i64] = ALL.add("decision", "the kind of decision", "NF-2.6", DECISION)
AT_DECIDING: Final[i64] = ALL.add("deciding", "who must decide", "NF-2.6", SEAT)
CHAIN_CARD: Final[i64] = ALL.add("chain-card", "the chain, first card first", "NF-4.1", LINK, 0, ORDER)
CHAIN_SEAT: Final[i64] = ALL.add("chain-seat", "who played it", "NF-4.3", LINK, 0, SEAT)
CHAIN_MARKS: Final[i64] = ALL.add("chain-marks", "its marks", "NF-4.4", LINK, 0, MARKS)
CHAIN_CHOOSER: Final[i64] = ALL.add("chain-chooser", "another chooser of its targets", "NF-12.20", LINK, 0, SEAT)
AT_CARRIED: Final[i64] = ALL.add("carried-out", "the card being carried out", "NF-5.1", values=ORDER)
AT_CARRIED_SEAT: Final[i64] = ALL.add("carried-out-seat", "who played it", "NF-5.2", values=SEAT)
AT_CARRIED_MARKS: Final[i64] = ALL.add("carried-out-marks", "its marks", "NF-5.2", values=MARKS)
AT_CARRIED_CHOOSER: Final[i64] = ALL.add(
    "carried-out-chooser", "another chooser of its targets", "NF-12.20", values=SEAT
)
AT_AGAIN: Final[i64] = ALL.add("again", "1: carried out for the second time", "NF-5.2")
AT_ASIDE: Final[i64] = ALL.add("aside", "the card that its text set aside", "NF-12.14", values=ORDER)
AT_ENTERS: Final[i64] = ALL.add("enters-with", "health on entering play, if not full", "NF-12.2", most=63)
AT_THAT: Final[i64] = ALL.add("that", "the player targeted last, or the last target's owner", "NF-12.4", values=SEAT)
ABOUT: Final[i64] = entry(ALL, "the decision")

STEPPED: Final = Layout()
STEPPED.add("step", "the step to carry out", "NF-2.7", values=STEP)
STEP_ABOUT: Final[i64] = entry(STEPPED, "the step")
AGENDA: Final[i64] = ALL.repeat(Axis("then", tuple(f"step-{place}" for place in range(WAITING))), STEPPED)
STEP_SIZE: Final[i64] = STEPPED.size

SIDE: Final = Layout()
HAND: Final[i64] = SIDE.add("hand", "cards in hand", "NF-8.1", most=250)
DECK: Final[i64] = SIDE.add("deck", "cards in the deck", "NF-2.1", most=250)
DISCARD: Final[i64] = SIDE.add("discard", "cards in the discard pile", "NF-2.2", most=250)
TOP: Final[i64] = SIDE.add("top", "the top card of the discard pile", "NF-2.2", values=CARD)
HOLDS: Final[i64] = SIDE.add("holds", "cards in hand, if known", "NF-8.1", CARD, 250)
OWNS: Final[i64] = SIDE.add("owns", "cards in hand, deck and discard pile, if public", "NF-11.7", CARD, 250)
BURIED: Final[i64] = SIDE.add("discards", "cards known to be in the discard pile", "NF-2.2", CARD, 250)
ON_DECK: Final[i64] = SIDE.add("on-deck", "cards put openly on the deck", "NF-12.7", KNOWN_CARD, 0, CARD)
ARCHIVE: Final[i64] = SIDE.add("archive", "1 + cards left in a private archive", "NF-1.6", ORDER, 8)
SECRET: Final[i64] = SIDE.add("secret", "1: hidden from the others", "NF-10.1", ORDER)
SECRETS: Final[i64] = SIDE.add("secrets", "private archives hidden from the observer", "NF-10.1", most=2)
GRANT: Final[i64] = SIDE.add("grant", "1: the active player may claim one card", "NF-12.6", ORDER)
DISCOUNT: Final[i64] = SIDE.add("discount", "how much cheaper claims are this turn", "NF-12.10", most=250)
NO_BLOCK: Final[i64] = SIDE.add("no-text-block", "1: cannot block damage from texts", "NF-6.5")
TOTAL: Final[i64] = SIDE.add("total", "wounds in earlier games of the series", "NF-10.4", most=250)
PICKED: Final[i64] = SIDE.add("picked", "1: has made its pick in this round", "NF-1.3")
OFFERED: Final[i64] = SIDE.add("offered", "cards it picks from", "NF-1.3", most=4)
HIT: Final[i64] = SIDE.add("hit", "1: still to be damaged by the text", "NF-2.7")
MINION: Final[i64] = SIDE.add("minion", "minions in play, in play order", "NF-5.3", PLACE, 0, CARD)
HEALTH: Final[i64] = SIDE.add("health", "their health", "NF-2.8", PLACE, 63)
ATTACKED: Final[i64] = SIDE.add("attacks", "whom they attack", "NF-3.1", PLACE, 0, SEAT)
BLOCKING: Final[i64] = SIDE.add("blocks", "which attacker they block", "NF-3.2", PLACE, 0, BLOCKED)
MINION_HIT: Final[i64] = SIDE.add("minion-hit", "1: still to be damaged by the text", "NF-2.7", PLACE)
SIDES: Final[i64] = ALL.repeat(SEAT, SIDE)
SIDE_SIZE: Final[i64] = SIDE.size


class NightfallTensor(Tensor):
    """How seats see Nightfall, and its compact actions."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Facts = facts
        super().__init__(ALL, texts(facts))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return NightfallTensor, (self.facts,)

    def action(self, state: Table, seat: i64, code: i64) -> int:
        assert isinstance(state, Board)
        return int(compact(state, seat, code))

    def actions_of(self, state: Table, seat: i64, codes: list[int]) -> list[int]:
        assert isinstance(state, Board)
        return [int(compact(state, seat, code)) for code in codes]

    def begin(self, options: game.Options, out: vec[u8], at: i64) -> None:
        assert isinstance(options, Options)
        out[at + AT_PLAYERS + options.players - 2] = 1
        out[at + AT_EDITION + EDITIONS.index(options.edition)] = 1
        out[at + AT_DRAFT + DRAFTS.index(options.draft)] = 1
        if options.series:
            out[at + AT_SERIES] = 1

    def encode(self, state: Table, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Board)
        write_table(state, seat, out, at)
        whole = not state.masked and not state.hides_wounds
        for other in range(state.players):
            write_side(state, seat, other, whole, out, at + SIDES + (other - seat) % state.players * SIDE_SIZE)
        write_archives(state, seat, out, at)
        choice = state.choice
        if isinstance(choice, Nothing):
            return
        assert isinstance(choice, Choice)
        out[at + AT_DECISION + DECISIONS[type(choice)]] = 1
        if isinstance(choice, Pick):
            write_draft(state, seat, out, at)
            return
        out[at + AT_DECIDING + (state.seat - seat) % state.players] = 1
        if is_pending(state):
            write_pending(state, seat, choice, out, at)


def write_table(board: Board, seat: i64, out: vec[u8], at: i64) -> None:
    """Write what lies in the middle of the table."""
    options = board.setup
    players: i64 = board.players
    out[at + AT_PHASE + board.phase] = 1
    out[at + AT_SEAT] = u8(seat)
    if board.first >= 0:
        out[at + AT_FIRST + (board.first - seat) % players] = 1
        out[at + AT_ACTIVE + (board.active - seat) % players] = 1
    write_digits(board.turn, out, at + AT_TURN)
    write_digits(max(0, options.turn_limit * board.players - board.turn), out, at + AT_LIMIT)
    out[at + AT_INFLUENCE] = board.influence
    if board.doubled:
        out[at + AT_DOUBLED] = 1
    if board.hides_wounds:
        out[at + AT_HIDING] = 1
    else:
        out[at + AT_FACE_UP] = len(board.face_up)
    if board.face_up:
        out[at + AT_TOP_WOUND + board.face_up[-1] - BITE] = 1
    out[at + AT_FACE_DOWN] = len(board.face_down)
    for card in board.exiled_wounds:
        out[at + AT_EXILED_WOUND + card - BITE] += 1
    for card in board.exiled:
        out[at + AT_EXILED + card] += 1
    if options.series:
        out[at + AT_GAME] = board.game_number
    if len(board.chain) > LINKS:
        raise CrowdedError("the chain", len(board.chain), LINKS)
    for place, link in enumerate(board.chain):
        write_link(board, seat, link, out, at + CHAIN_CARD + place, LINKS)


def write_digits(number: int, out: vec[u8], at: i64) -> None:
    """Write a number as two digits in base DIGIT."""
    number = min(number, DIGIT * DIGIT - 1)
    out[at] = number // DIGIT
    out[at + 1] = number % DIGIT


def write_link(board: Board, seat: i64, link: int, out: vec[u8], at: i64, apart: i64) -> None:
    """Write a card of the chain; its parts are `apart` indices from each other."""
    out[at] = card_of(link) + 1
    out[at + apart] = u8((seat_of(link) - seat) % board.players + 1)
    out[at + 2 * apart] = marks_of(link)
    chooser = chooser_of(link)
    if chooser >= 0:
        out[at + 3 * apart] = u8((chooser - seat) % board.players + 1)


def write_side(board: Board, seat: i64, other: int, whole: bool, out: vec[u8], at: i64) -> None:
    """Write what a player has; hidden cards are not counted. `whole`: whether the cards each player owns are public and
    the board is not an observation.
    """
    hand = board.hand[other]
    deck = board.deck[other]
    discard = board.discard[other]
    out[at + HAND] = len(hand)
    out[at + DECK] = len(deck)
    out[at + DISCARD] = len(discard)
    if seat == other:
        for card in hand:
            out[at + HOLDS + card] += 1
    if whole:
        for card in hand:
            out[at + OWNS + card] += 1
        for card in deck:
            out[at + OWNS + card] += 1
        for card in discard:
            out[at + OWNS + card] += 1
            out[at + BURIED + card] += 1
    else:
        if board.owns:
            index: i64 = at + OWNS
            for number in board.owns[other]:
                out[index] = number
                index += 1
            for card in board.buried[other]:
                out[at + BURIED + card] += 1
        if board.masked or seat == other or searches(board, int(seat), other):
            for card in discard:
                if card >= 0:
                    out[at + BURIED + card] += 1
        elif discard:
            out[at + BURIED + discard[-1]] = 1
    if discard:
        out[at + TOP] = discard[-1] + 1
    known = board.known[other]
    if known > KNOWN:
        raise CrowdedError("the cards put openly on a deck", known, KNOWN)
    for place in range(known):
        out[at + ON_DECK + place] = deck[len(deck) - 1 - place] + 1
    out[at + DISCOUNT] = board.discount[other]
    out[at + TOTAL] = board.totals[other]
    if board.no_text_block >> other & 1:
        out[at + NO_BLOCK] = 1
    minions = board.play_area[other]
    if len(minions) > PLACES:
        raise CrowdedError("play", len(minions), PLACES)
    index = at + MINION
    for minion in minions:
        out[index] = card_of(minion) + 1
        out[index + PLACES] = health_of(minion)
        index += 1


def write_archives(board: Board, seat: i64, out: vec[u8], at: i64) -> None:
    """Write the archives that the seat may see, and the number of those it may not (NF-10.1)."""
    players: i64 = board.players
    hidden = board.hidden
    for archive in board.archives:
        owner: i64 = archive // ORDERS  # as `slot_of` and `card_in`, without the calls
        card: i64 = archive % ORDERS
        if owner == COMMONS:
            out[at + AT_COMMONS + card] = board.left[archive] + 1
            continue
        side = at + SIDES + (owner - seat) % players * SIDE_SIZE
        if hidden and hidden >> archive & 1:
            if owner != seat:
                out[side + SECRETS] += 1
                continue
            out[side + SECRET + card] = 1
        out[side + ARCHIVE + card] = board.left[archive] + 1
        if board.grants and board.grants >> archive & 1:
            out[side + GRANT + card] = 1
    if board.masked:
        for other in range(board.players):
            out[at + SIDES + (other - seat) % players * SIDE_SIZE + SECRETS] += board.secrets[other]


def write_draft(board: Board, seat: i64, out: vec[u8], at: i64) -> None:
    """Write the draft: the seat's cards, and how many the other players have (NF-1.3)."""
    for card in board.offers[seat]:
        out[at + AT_OFFER + card] = 1
    for place, card in enumerate(board.picks[seat]):
        out[at + AT_PICK + place] = card + 1
    out[at + AT_UNDEALT] = len(board.undealt)
    for other in range(board.players):
        side = at + SIDES + (other - seat) % board.players * SIDE_SIZE
        out[side + OFFERED] = len(board.offers[other])
        if board.picked >> other & 1:
            out[side + PICKED] = 1


def write_pending(board: Board, seat: i64, choice: Choice, out: vec[u8], at: i64) -> None:
    """Write what is under way: what the decision is about, the steps to come, attacks, the card being carried out."""
    players: i64 = board.players
    write_choice(board, seat, choice, out, at + ABOUT)
    if len(board.agenda) > WAITING:
        raise CrowdedError("the agenda", len(board.agenda), WAITING)
    index = at + AGENDA + len(board.agenda) * STEP_SIZE
    for step in board.agenda:
        index -= STEP_SIZE
        out[index] = STEPS[type(step)]
        assert isinstance(step, Step)
        write_step(board, seat, step, out, index + STEP_ABOUT)
    if board.carried_out >= 0:
        write_link(board, seat, board.carried_out, out, at + AT_CARRIED, 1)
        if board.again:
            out[at + AT_AGAIN] = 1
    if board.aside >= 0:
        out[at + AT_ASIDE] = board.aside + 1
    out[at + AT_ENTERS] = board.enters_with
    if 0 <= board.that < players:
        out[at + AT_THAT] = u8((board.that - seat) % players + 1)
    for one in board.affected:
        if one >= 0:
            out[at + SIDES + (one - seat) % players * SIDE_SIZE + HIT] = 1
    if board.affected or board.attackers:
        for other in range(board.players):
            write_fight(board, seat, other, out, at + SIDES + (other - seat) % players * SIDE_SIZE)


def write_fight(board: Board, seat: i64, other: int, out: vec[u8], at: i64) -> None:
    """Write whom each of a player's minions attacks or blocks, and whether the text will still hit it."""
    for place, minion in enumerate(board.play_area[other]):
        serial = serial_of(minion)
        if -serial in board.affected:
            out[at + MINION_HIT + place] = 1
        if serial in board.attackers:
            defender = board.defenders[board.attackers.index(serial)]
            out[at + ATTACKED + place] = u8((defender - seat) % board.players + 1)
        elif serial in board.blockers:
            blocked = board.blocked[board.blockers.index(serial)]
            if blocked in board.attackers:
                out[at + BLOCKING + place] = place_in_play(board, board.active, blocked)


def place_in_play(board: Board, owner: int, serial: int) -> int:
    """1 + the place of a minion in play; 0 if it is not there."""
    for place, minion in enumerate(board.play_area[owner]):
        if serial_of(minion) == serial:
            return place + 1
    return 0


def write_choice(board: Board, seat: i64, choice: Choice, out: vec[u8], at: i64) -> None:
    """Write what a decision is about."""
    if isinstance(choice, EffectChoice):
        write_entry(board, seat, choice.card, choice.effect, 0, choice.seat, -1, out, at)
    elif isinstance(choice, OfMinion):
        out[at + ITS_MINION] = place_in_play(board, board.seat, choice.serial)
    elif isinstance(choice, Absorb):
        out[at + ITS_NUMBER] = choice.number
        if isinstance(choice, AbsorbAttack):
            out[at + ITS_MINION] = place_in_play(board, board.active, choice.serial)
        else:
            out[at + ITS_MARK] = choice.flags
    elif isinstance(choice, Order):
        write_entry(board, seat, choice.card, None, choice.number, choice.seat, -1, out, at)
    elif isinstance(choice, WoundEffect) and choice.before:
        out[at + ITS_MARK] = 1


def write_step(board: Board, seat: i64, step: Step, out: vec[u8], at: i64) -> None:
    """Write what a step is about."""
    if isinstance(step, CarryOutEffect):
        write_entry(board, seat, step.card, step.effect, 0, step.seat, step.chooser, out, at)
    elif isinstance(step, HitNext):
        write_entry(board, seat, step.card, None, step.number, step.seat, -1, out, at)
    elif isinstance(step, Damage):
        write_entry(board, seat, -1, None, step.number, step.seat, -1, out, at)
        out[at + ITS_MARK] = step.flags
    elif isinstance(step, NextBlock):
        out[at + ITS_PLAYER] = u8((step.seat - seat) % board.players + 1)
        out[at + ITS_MINION] = place_in_play(board, step.seat, step.after)
    elif isinstance(step, CombatEnd) and step.fought:
        out[at + ITS_MARK] = 1


def write_entry(
    board: Board,
    seat: i64,
    card: int,
    effect: Effect | None,
    number: int,
    player: int,
    chooser: int,
    out: vec[u8],
    at: i64,
) -> None:
    """Write the parts of an `entry`."""
    out[at] = card + 1
    if effect is not None:
        out[at + ITS_EFFECT] = EFFECTS[type(effect)]
        number = effect.number
    out[at + ITS_NUMBER] = number
    out[at + ITS_PLAYER] = u8((player - seat) % board.players + 1)
    if chooser >= 0:
        out[at + ITS_CHOOSER] = u8((chooser - seat) % board.players + 1)
