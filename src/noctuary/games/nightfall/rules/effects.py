"""Carrying out the texts of cards (NF-2.5 to 2.7, chapter 12): what each word of `cards.vocabulary` does.

An effect knows its card, the player who carries it out (`seat`) and who chooses its targets (`chooser`, somebody else
under NF-12.20).
"""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules.actions import (
    CLAIM,
    COPIES,
    EXILE,
    FREE,
    NAMES,
    ORDER_PLAY,
    ORDER_SEAT,
    PUT,
    TARGET_ARCHIVE,
    TARGET_CHAIN,
    TARGET_DISCARD,
    TARGET_DISCARD_OF,
    TARGET_PLAY,
    TARGET_SEAT,
)
from noctuary.games.nightfall.rules.board import (
    EXILING,
    FREEING,
    ORDERING,
    PUTTING,
    STEP_DAMAGE,
    STEP_EFFECT,
    STEP_ORDER,
    TARGETING,
    Board,
    step,
)
from noctuary.games.nightfall.rules.cards.vocabulary import (
    ASIDE_ENTERS,
    ASIDE_TEXT,
    ASIDE_TO_HAND,
    AWAKEN,
    AWAKEN_ASIDE,
    CANCEL,
    CHOOSE_TARGETS,
    DAMAGE_EVERY_MINION,
    DAMAGE_EVERY_OPPONENT,
    DAMAGE_EVERY_PLAYER,
    DAMAGE_MINION,
    DAMAGE_MINIONS_OF,
    DAMAGE_PLAYER,
    DAMAGE_PLAYER_DESTROYING,
    DAMAGE_THAT_OWNER,
    DECK_MINION,
    DESTROY_MINION,
    DISCARD_TO_DECK,
    DISCOUNT,
    DOUBLE_INFLUENCE,
    DRAW,
    ENTERS_WITH,
    EVERY_PLAYER_DRAWS,
    EXILE_FROM_HAND,
    EXILE_MINION,
    EXILE_WOUND,
    FREE_CLAIM,
    GAIN_INFLUENCE,
    GRANT,
    LOSE_INFLUENCE,
    NEXT_TWICE,
    NO_TEXT_BLOCK,
    ORDER_TWICE,
    PROTECTS,
    PUT_FROM_DISCARD,
    PUT_FROM_HAND,
    RECEIVE_WOUNDS,
    SUMMON,
    SUMMON_ASIDE,
    THAT_PLAYER_EXILES,
    THAT_TWICE,
)
from noctuary.games.nightfall.rules.damage import DESTROYING, FROM_TEXT, damage_minion_by_text, give_wounds
from noctuary.games.nightfall.rules.facts import CARDS, ORDERS
from noctuary.games.nightfall.rules.piles import (
    crowded,
    destroy_minion,
    draw,
    enter_play,
    exile_card,
    in_sight,
    is_private,
    owner_words,
    put_on_deck,
    remove_minion,
    reveal,
    show,
    show_none,
    take_from_archive,
    take_from_discard,
    verify_archive,
    verify_room,
)
from noctuary.kernel.messages import Argument, IllegalMove
from noctuary.kernel.moves import seat_name

KICKED: Final = 1 << 9
CANCELLED: Final = 1 << 10
TWICE: Final = 1 << 11

# What an effect aims at, by its word.
AT_NOTHING: Final = 0
AT_PLAYER: Final = 1
AT_MINION: Final = 2
AT_DISCARD: Final = 3
AT_ARCHIVE: Final = 4
AT_CHAIN: Final = 5


def aim_of(word: int) -> int:
    """What the targets of an effect are."""
    if word < DAMAGE_PLAYER:
        return AT_NOTHING
    if word < DAMAGE_MINION:
        return AT_PLAYER
    if word < EXILE_WOUND:
        return AT_MINION
    if word < GRANT:
        return AT_DISCARD
    return AT_ARCHIVE if word < CHOOSE_TARGETS else AT_CHAIN


def push_text(board: Board, effects: list[int], seat: int, chooser: int, card: int) -> None:
    """Put the effects of a text on the agenda."""
    for effect in reversed(effects):
        board.agenda.append(step(STEP_EFFECT, seat | chooser << 3, effect | card << 12))


def begin(board: Board, effect: int, seat: int, chooser: int, card: int) -> None:
    """Carry out an effect, or ask for its target."""
    word = effect & 63
    if aim_of(word) == AT_NOTHING:
        carry_out(board, word, effect >> 6, seat, card)
        return
    board.that = -1
    # A claim is granted to the active player only (NF-12.6).
    codes = [] if word == GRANT and seat != board.active else targets(board, word, seat, chooser)
    if codes:
        if chooser != seat and aim_of(word) == AT_DISCARD:
            # He sees the discard pile he chooses from (NF-12.20).
            board.revealed += 1
        board.ask(chooser, FREEING if word == FREE_CLAIM else TARGETING, codes, [effect, seat, card])
    else:
        board.tell_of("no-aim", seat, {"card": board.card_id(card)})


def carry_out(board: Board, word: int, number: int, seat: int, card: int) -> None:
    """Effects without a target."""
    if word == DRAW:
        draw(board, seat, number)
    elif word == GAIN_INFLUENCE:
        if seat == board.active:
            board.influence += number
            board.tell_of("influence", seat, {"number": number})
    elif word == DOUBLE_INFLUENCE:
        if seat == board.active and not board.doubled:
            board.doubled = True
            board.tell_of("doubled", seat, {})
    elif word == DISCOUNT:
        board.discount = [less + number if other == seat else less for other, less in enumerate(board.discount)]
        board.tell_of("discount", seat, {"number": board.discount[seat]})
    elif word == EVERY_PLAYER_DRAWS:
        for offset in range(board.players):
            draw(board, (board.active + offset) % board.players, number)
    elif word == ENTERS_WITH:
        board.enters_with = number
    elif word == DAMAGE_EVERY_MINION:
        board.affected = [minion >> 12 << 4 | 15 for other in range(board.players) for minion in board.play_area[other]]
        board.agenda.append(step(STEP_ORDER, seat | number << 3, card))
    elif word == DAMAGE_EVERY_PLAYER:
        board.affected = list(range(board.players))
        board.agenda.append(step(STEP_ORDER, seat | number << 3, card))
    elif word == DAMAGE_EVERY_OPPONENT:
        board.affected = [other for other in range(board.players) if other != seat]
        board.agenda.append(step(STEP_ORDER, seat | number << 3, card))
    elif word == NEXT_TWICE:
        if board.chain:
            mark_twice(board, len(board.chain) - 1, seat, card)
    elif word == THAT_TWICE:
        if board.that >= 0:
            mark_twice(board, board.that, seat, card)
    elif word == EXILE_FROM_HAND:
        ask_exile(board, word, seat, seat, card)
    elif word == THAT_PLAYER_EXILES:
        if board.that >= 0:
            ask_exile(board, word, board.that, seat, card)
    elif word == PUT_FROM_DISCARD or word == PUT_FROM_HAND:
        ask_put(board, word, seat, card)
    elif word == DAMAGE_THAT_OWNER:
        if board.that >= 0:
            board.agenda.append(step(STEP_DAMAGE, board.that, number << 2 | FROM_TEXT))
    elif word == ASIDE_TEXT:
        if board.aside >= 0:
            other = board.aside
            text = board.texts.chain[other]
            if seat == board.active:
                text = text + board.texts.your_chain[other]
            push_text(board, text, seat, seat, other)
    elif word == ASIDE_TO_HAND:
        if board.aside >= 0:
            to_hand(board, seat, board.aside)
            board.aside = -1
    elif word == ASIDE_ENTERS and board.aside >= 0:
        awaken(board, seat, board.aside, board.enters_with)
        board.aside = -1
        board.enters_with = 0


# Targets


def targets(board: Board, word: int, seat: int, chooser: int) -> list[int]:
    """The codes of everything an effect of `seat` may aim at, `chooser` choosing (NF-2.6)."""
    aim = aim_of(word)
    if aim == AT_PLAYER:
        return [TARGET_SEAT + other for other in range(board.players) if not protected(board, other)]
    if aim == AT_MINION:
        return [
            TARGET_PLAY + other * NAMES + name
            for other in range(board.players)
            for name in sorted(board.names_in_play(other))
        ]
    if aim == AT_DISCARD:
        base = TARGET_DISCARD if chooser == seat else TARGET_DISCARD_OF + seat * CARDS
        found = sorted(set(board.discard[seat]))
        return [
            base + card for card in found if card >= 0 and suits(board, word, card) and fetches(board, word, seat, card)
        ]
    if aim == AT_CHAIN:
        return list(range(TARGET_CHAIN, TARGET_CHAIN + len(board.chain)))
    base = FREE if word == FREE_CLAIM else TARGET_ARCHIVE
    return sorted(
        base + archive
        for archive in board.archives
        if in_sight(board, archive, chooser) and (word != GRANT or grantable(board, archive, seat))
    )


def protected(board: Board, seat: int) -> bool:
    """Whether texts that target a player cannot choose this one (NF-12.25)."""
    in_play = board.texts.in_play
    return any(in_play[minion & 63] & PROTECTS for minion in board.play_area[seat])


def suits(board: Board, word: int, card: int) -> bool:
    """Whether a card of the discard pile is what the effect speaks of."""
    if word == EXILE_WOUND:
        return card >= ORDERS
    if word == DISCARD_TO_DECK:
        return True
    if word == SUMMON or word == SUMMON_ASIDE:
        return card < ORDERS
    return board.facts.is_minion[card]


def fetches(board: Board, word: int, seat: int, card: int) -> bool:
    """Whether an effect may fetch a card of the discard pile: into play only while there is room for it."""
    return (word != AWAKEN and word != AWAKEN_ASIDE) or not crowded(board, seat, card)


def grantable(board: Board, archive: int, seat: int) -> bool:
    """Whether an archive is an opposing private one that has not been named yet (NF-12.6)."""
    return is_private(archive) and archive // ORDERS != seat and not board.grants >> archive & 1


def hit(board: Board, code: int) -> None:
    """The target of the pending effect has been chosen."""
    effect, seat, card = board.about
    chooser = board.seat
    word = effect & 63
    number = effect >> 6
    aim = aim_of(word)
    if aim == AT_PLAYER:
        hit_player(board, word, number, seat, chooser, card, code - TARGET_SEAT)
    elif aim == AT_MINION:
        hit_minion(board, word, number, chooser, card, code - TARGET_PLAY)
    elif aim == AT_DISCARD:
        found = (code - TARGET_DISCARD) % CARDS if code < TARGET_DISCARD_OF else (code - TARGET_DISCARD_OF) % CARDS
        hit_discard(board, word, seat, chooser, card, found)
    elif aim == AT_CHAIN:
        hit_chain(board, word, seat, chooser, card, code - TARGET_CHAIN)
    elif word == FREE_CLAIM:
        free(board, seat, code - FREE)
    else:
        hit_archive(board, word, number, seat, chooser, card, code - TARGET_ARCHIVE)


def hit_player(board: Board, word: int, number: int, seat: int, chooser: int, card: int, target: int) -> None:
    """Effects on a target player."""
    board.that = target
    if board.events is not None:
        board.tell_of("aim-player", chooser, {"card": board.card_id(card), "seat_target": seat_name(target)})
    if word == DAMAGE_PLAYER:
        board.agenda.append(step(STEP_DAMAGE, target, number << 2 | FROM_TEXT))
    elif word == DAMAGE_PLAYER_DESTROYING:
        board.agenda.append(step(STEP_DAMAGE, target, number << 2 | FROM_TEXT | DESTROYING))
    elif word == RECEIVE_WOUNDS:
        give_wounds(board, target, number)
    elif word == NO_TEXT_BLOCK:
        board.no_text_block |= 1 << target
        board.tell_of("no-text-block", target, {})
    elif word == LOSE_INFLUENCE:
        if target == board.active:
            lost = min(number, board.influence)
            board.influence -= lost
            board.tell_of("influence-lost", target, {"number": lost})
    elif word == DAMAGE_MINIONS_OF:
        board.affected = [minion >> 12 << 4 | 15 for minion in board.play_area[target]]
        board.agenda.append(step(STEP_ORDER, seat | number << 3, card))


def hit_minion(board: Board, word: int, number: int, chooser: int, card: int, target: int) -> None:
    """Effects on a target minion."""
    owner = target // NAMES
    serial = board.serial_of(owner, target % NAMES)
    board.that = owner
    hurt = board.card_in_play(owner, serial)
    if board.events is not None:
        arguments: dict[str, Argument] = {"card": board.card_id(card), "seat_target": seat_name(owner)}
        board.tell_of("aim-minion", chooser, {**arguments, "card_target": board.card_id(hurt)})
    if word == DAMAGE_MINION:
        damage_minion_by_text(board, owner, serial, number)
    elif word == DESTROY_MINION:
        destroy_minion(board, owner, serial)
    elif word == DECK_MINION:
        put_on_deck(board, owner, remove_minion(board, owner, serial))
    elif word == EXILE_MINION:
        exile_card(board, remove_minion(board, owner, serial))
        board.tell_of("exile-minion", owner, {"card": board.card_id(hurt)})


def hit_discard(board: Board, word: int, seat: int, chooser: int, card: int, target: int) -> None:
    """Effects on a target card of the discard pile of the card's player."""
    if board.events is not None:
        arguments: dict[str, Argument] = {"card": board.card_id(card), "seat_owner": seat_name(seat)}
        board.tell_of("aim-discard", chooser, {**arguments, "card_target": board.card_id(target)})
    take_from_discard(board, seat, target)
    if word == EXILE_WOUND:
        exile_card(board, target)
        board.tell_of("exile-discard", seat, {"card": board.card_id(target)})
    elif word == DISCARD_TO_DECK:
        put_on_deck(board, seat, target)
    elif word == SUMMON:
        to_hand(board, seat, target)
    elif word == AWAKEN:
        awaken(board, seat, target, 0)
    else:
        board.aside = target
        board.enters_with = 0


def hit_chain(board: Board, word: int, seat: int, chooser: int, card: int, place: int) -> None:
    """Effects on a target order that still waits in the chain (NF-12.10, 12.16, 12.20)."""
    board.that = place
    link = board.chain[place]
    arguments: dict[str, Argument] = {}
    if board.events is not None:
        arguments = {
            "card": board.card_id(card),
            "card_target": board.card_id(link & 63),
            "seat_target": seat_name(link >> 6 & 7),
        }
        board.tell_of("aim-order", chooser, arguments)
    if word == ORDER_TWICE:
        mark_twice(board, place, seat, card)
    elif link & CANCELLED:
        return
    elif word == CANCEL:
        # It loses its marks (NF-12.16).
        mark(board, place, link & 0x3FF | CANCELLED)
        board.tell_of("mark-cancel", seat, arguments)
    else:
        mark(board, place, link & 0xFFF | seat + 1 << 12)
        board.tell_of("mark-chooser", seat, arguments)


def mark(board: Board, place: int, marked: int) -> None:
    """An order in the chain has other marks now."""
    board.chain = board.chain[:place] + [marked] + board.chain[place + 1 :]


def mark_twice(board: Board, place: int, seat: int, card: int) -> None:
    """An order will be carried out twice, never more often (NF-12.10); nothing happens to a cancelled one."""
    link = board.chain[place]
    if not link & CANCELLED:
        mark(board, place, link | TWICE)
        if board.events is not None:
            target: dict[str, Argument] = {
                "card_target": board.card_id(link & 63),
                "seat_target": seat_name(link >> 6 & 7),
            }
            board.tell_of("mark-twice", seat, {"card": board.card_id(card), **target})


def hit_archive(board: Board, word: int, number: int, seat: int, chooser: int, card: int, archive: int) -> None:
    """Effects on a target archive."""
    found = board.card_id(archive % ORDERS)
    if board.events is not None:
        id = "aim-archive" if is_private(archive) else "aim-commons"
        board.tell_of(id, chooser, {"card": board.card_id(card), "card_target": found, **owner_words(archive)})
    reveal(board, archive)
    if word == GRANT:
        board.grants |= 1 << archive
        board.tell_of("grant", seat, {"card": found, **owner_words(archive)})
        return
    number = min(number, board.left[archive])
    board.left[archive] -= number
    for _ in range(number):
        exile_card(board, archive % ORDERS)
    if board.events is not None:
        id = "exile-archive" if is_private(archive) else "exile-commons"
        board.tell(id, {"card": found, "number": number, **owner_words(archive)})


def free(board: Board, seat: int, archive: int) -> None:
    """Claim a card without paying; it goes to the player of the text (NF-12.16)."""
    card = take_from_archive(board, archive)
    board.discard[seat].append(card)
    board.tell_of("free", seat, {"card": board.card_id(card)})


def to_hand(board: Board, seat: int, card: int) -> None:
    """Take a card into the hand that everybody has seen."""
    board.hand[seat].append(card)
    board.tell_of("to-hand", seat, {"card": board.card_id(card)})


def awaken(board: Board, seat: int, card: int, health: int) -> None:
    """Put a minion into play without carrying out its texts (NF-12.14, 12.26)."""
    health = enter_play(board, seat, card, health)
    board.tell_of("awaken", seat, {"card": board.card_id(card), "number": health})


# Choices that are not targets


def ask_exile(board: Board, word: int, chooser: int, seat: int, card: int) -> None:
    """Let somebody exile a card from hand: an order (NF-12.4), or an order or a wound (NF-12.7)."""
    found = sorted(set(board.hand[chooser]))
    codes = [EXILE + one for one in found if one >= 0 and (word == EXILE_FROM_HAND or one < ORDERS)]
    if codes:
        board.ask(chooser, EXILING, codes, [word, seat, card])
    else:
        show_none(board, chooser)
        board.tell_of("no-aim", seat, {"card": board.card_id(card)})


def exile(board: Board, seat: int, code: int) -> None:
    """A card is exiled from hand."""
    card = code - EXILE
    show(board, seat, card)
    exile_card(board, card)
    board.tell_of("exile-hand", seat, {"card": board.card_id(card)})


def ask_put(board: Board, word: int, seat: int, card: int) -> None:
    """Let a player put a minion into play from the discard pile, or from hand in the Polish edition (NF-12.26)."""
    pile = board.discard[seat] if word == PUT_FROM_DISCARD else board.hand[seat]
    codes = [
        PUT + one
        for one in sorted(set(pile))
        if one >= 0 and board.facts.is_minion[one] and not crowded(board, seat, one)
    ]
    if codes:
        board.ask(seat, PUTTING, codes, [word, seat, card])
    else:
        show_none(board, seat)
        board.tell_of("no-aim", seat, {"card": board.card_id(card)})


def put(board: Board, seat: int, code: int) -> None:
    """The minion of `ask_put` enters play with full health."""
    card = code - PUT
    if board.about[0] == PUT_FROM_DISCARD:
        take_from_discard(board, seat, card)
    else:
        show(board, seat, card)
    awaken(board, seat, card, 0)


def ask_order(board: Board, seat: int, number: int, card: int) -> None:
    """Let a player choose who is hit next; whoever has gone meanwhile is left out (NF-2.7)."""
    left: list[int] = []
    codes: list[int] = []
    for one in board.affected:
        if one < 16:
            left.append(one)
            codes.append(ORDER_SEAT + one)
        else:
            owner = board.owner_of(one >> 4)
            if owner >= 0:
                left.append(one)
                codes.append(ORDER_PLAY + owner * NAMES + board.name_of(owner, one >> 4))
    board.affected = left
    if codes:
        codes.sort()
        board.agenda.append(step(STEP_ORDER, seat | number << 3, card))
        board.ask(seat, ORDERING, codes, [number, seat, card])


def hit_next(board: Board, code: int) -> None:
    """The next one is hit."""
    number = board.about[0]
    if code < ORDER_PLAY:
        other = code - ORDER_SEAT
        board.affected = [one for one in board.affected if one != other]
        board.agenda.append(step(STEP_DAMAGE, other, number << 2 | FROM_TEXT))
        return
    owner = (code - ORDER_PLAY) // NAMES
    serial = board.serial_of(owner, (code - ORDER_PLAY) % NAMES)
    board.affected = [one for one in board.affected if one != serial << 4 | 15]
    damage_minion_by_text(board, owner, serial, number)


# Refusals


def own_rule(board: Board) -> str:
    """The rule of the card that the pending decision is about."""
    return str(board.facts.source["cards"][board.about[2]]["rule"])


def verify_target(board: Board, seat: int, code: int) -> None:
    """Raise IllegalMove unless the pending effect may have this target (NF-2.6)."""
    effect, owner, card = board.about
    word = effect & 63
    aim = aim_of(word)
    about: dict[str, Argument] = {"card": board.card_id(card)}
    if word == FREE_CLAIM:
        verify_archive(board, code - FREE, seat)
    elif aim == AT_PLAYER and TARGET_SEAT <= code < ORDER_SEAT:
        verify_player(board, code - TARGET_SEAT)
    elif aim == AT_MINION and TARGET_PLAY <= code < ORDER_PLAY:
        verify_minion(board, code - TARGET_PLAY)
    elif aim == AT_CHAIN and TARGET_CHAIN <= code < TARGET_DISCARD:
        place = code - TARGET_CHAIN
        if place >= len(board.chain):
            # The next place is that of the card itself (NF-12.16, 12.20).
            rule = own_rule(board) if place == len(board.chain) else "NF-2.6"
            raise IllegalMove(rule, "nightfall-refuse-target-chain", {"number": place + 1})
    elif aim == AT_DISCARD and TARGET_DISCARD <= code < TARGET_ARCHIVE:
        verify_discard(board, word, seat, owner, code)
    elif aim == AT_ARCHIVE and TARGET_ARCHIVE <= code < CLAIM:
        archive = code - TARGET_ARCHIVE
        verify_archive(board, archive, seat)
        if word == GRANT and not grantable(board, archive, owner):
            raise IllegalMove(own_rule(board), "nightfall-refuse-target-grant", about)
    else:
        raise IllegalMove("NF-2.6", "nightfall-refuse-target", about)


def verify_player(board: Board, target: int) -> None:
    """Raise IllegalMove unless texts can choose this player (NF-12.25)."""
    if target >= board.players:
        raise IllegalMove("NF-2.6", "nightfall-refuse-no-seat", {"seat": seat_name(target)})
    if protected(board, target):
        raise IllegalMove("NF-12.25", "nightfall-refuse-protected", {"seat": seat_name(target)})


def verify_minion(board: Board, target: int) -> None:
    """Raise IllegalMove unless the minion is in play (NF-2.6, 5.3)."""
    owner, name = divmod(target, NAMES)
    card = board.facts.minions[name // COPIES]
    arguments: dict[str, Argument] = {"seat": seat_name(owner), "card": board.card_id(card)}
    if owner < board.players and board.serial_of(owner, name) >= 0:
        return
    waiting = [*board.chain, board.carried_out]
    if any(link >= 0 and link & 0x1FF == owner << 6 | card for link in waiting):
        raise IllegalMove("NF-5.3", "nightfall-refuse-target-waiting", arguments)
    raise IllegalMove("NF-2.6", "nightfall-refuse-target-minion", arguments)


def verify_discard(board: Board, word: int, seat: int, owner: int, code: int) -> None:
    """Raise IllegalMove unless the card lies in the right discard pile and is of the right kind."""
    own = code < TARGET_DISCARD_OF
    found = (code - TARGET_DISCARD) % CARDS if own else (code - TARGET_DISCARD_OF) % CARDS
    whose = seat if own else (code - TARGET_DISCARD_OF) // CARDS
    arguments: dict[str, Argument] = {"card": board.card_id(board.about[2]), "card_target": board.card_id(found)}
    if own != (seat == owner) or whose != owner:
        raise IllegalMove("NF-2.6", "nightfall-refuse-target", {"card": board.card_id(board.about[2])})
    if found not in board.discard[owner]:
        raise IllegalMove("NF-2.6", "nightfall-refuse-target-discard", {**arguments, "seat": seat_name(owner)})
    if not suits(board, word, found):
        raise IllegalMove(own_rule(board), "nightfall-refuse-target-kind", arguments)
    if not fetches(board, word, owner, found):
        verify_room(board, owner, found)


def verify_order(board: Board, code: int) -> None:
    """Raise IllegalMove unless that one still has to be hit (NF-2.7)."""
    if code < ORDER_PLAY:
        if code - ORDER_SEAT in board.affected:
            return
    else:
        owner, name = divmod(code - ORDER_PLAY, NAMES)
        if owner < board.players and board.serial_of(owner, name) << 4 | 15 in board.affected:
            return
    raise IllegalMove("NF-2.7", "nightfall-refuse-order", {"card": board.card_id(board.about[2])})


def verify_exile(board: Board, seat: int, code: int) -> None:
    """Raise IllegalMove unless the card is in hand and of the right kind."""
    card = code - EXILE
    if card not in board.hand[seat]:
        raise IllegalMove("NF-4.1", "nightfall-refuse-not-in-hand", {"card": board.card_id(card)})
    if board.about[0] == THAT_PLAYER_EXILES and card >= ORDERS:
        raise IllegalMove(own_rule(board), "nightfall-refuse-exile-wound", {"card": board.card_id(card)})


def verify_put(board: Board, seat: int, code: int) -> None:
    """Raise IllegalMove unless the card is a minion and lies where the text says."""
    card = code - PUT
    pile = board.discard[seat] if board.about[0] == PUT_FROM_DISCARD else board.hand[seat]
    if card not in pile or not board.facts.is_minion[card]:
        where = "discard" if board.about[0] == PUT_FROM_DISCARD else "hand"
        raise IllegalMove(own_rule(board), "nightfall-refuse-put-" + where, {"card": board.card_id(card)})
    verify_room(board, seat, card)
