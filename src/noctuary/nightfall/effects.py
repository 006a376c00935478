"""Carrying out the texts of cards (NF-2.5 to 2.7, chapter 12): what each word of `cards.vocabulary` does.

An effect knows its card, the player who carries it out (`seat`) and who chooses its targets (`chooser`, somebody else
under NF-12.20).
"""

from __future__ import annotations

from typing import Final

from noctuary.kernel.messages import Argument, IllegalMove
from noctuary.kernel.moves import seat_name
from noctuary.nightfall.actions import (
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
from noctuary.nightfall.cards.vocabulary import (
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
from noctuary.nightfall.damage import DESTROYING, FROM_TEXT, damage_minion_by_text, give_wounds
from noctuary.nightfall.facts import CARDS, ORDERS
from noctuary.nightfall.piles import (
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
from noctuary.nightfall.table import (
    EXILING,
    FREEING,
    ORDERING,
    PUTTING,
    STEP_DAMAGE,
    STEP_EFFECT,
    STEP_ORDER,
    TARGETING,
    Table,
    step,
)

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


def push_text(table: Table, effects: list[int], seat: int, chooser: int, card: int) -> None:
    """Put the effects of a text on the agenda."""
    for effect in reversed(effects):
        table.agenda.append(step(STEP_EFFECT, seat | chooser << 3, effect | card << 12))


def begin(table: Table, effect: int, seat: int, chooser: int, card: int) -> None:
    """Carry out an effect, or ask for its target."""
    word = effect & 63
    if aim_of(word) == AT_NOTHING:
        carry_out(table, word, effect >> 6, seat, card)
        return
    table.that = -1
    # A claim is granted to the active player only (NF-12.6).
    codes = [] if word == GRANT and seat != table.active else targets(table, word, seat, chooser)
    if codes:
        if chooser != seat and aim_of(word) == AT_DISCARD:
            # He sees the discard pile he chooses from (NF-12.20).
            table.revealed += 1
        table.ask(chooser, FREEING if word == FREE_CLAIM else TARGETING, codes, [effect, seat, card])
    else:
        table.tell_of("no-aim", seat, {"card": table.card_id(card)})


def carry_out(table: Table, word: int, number: int, seat: int, card: int) -> None:
    """Effects without a target."""
    if word == DRAW:
        draw(table, seat, number)
    elif word == GAIN_INFLUENCE:
        if seat == table.active:
            table.influence += number
            table.tell_of("influence", seat, {"number": number})
    elif word == DOUBLE_INFLUENCE:
        if seat == table.active and not table.doubled:
            table.doubled = True
            table.tell_of("doubled", seat, {})
    elif word == DISCOUNT:
        table.discount = [less + number if other == seat else less for other, less in enumerate(table.discount)]
        table.tell_of("discount", seat, {"number": table.discount[seat]})
    elif word == EVERY_PLAYER_DRAWS:
        for offset in range(table.players):
            draw(table, (table.active + offset) % table.players, number)
    elif word == ENTERS_WITH:
        table.enters_with = number
    elif word == DAMAGE_EVERY_MINION:
        table.affected = [minion >> 12 << 4 | 15 for other in range(table.players) for minion in table.play_area[other]]
        table.agenda.append(step(STEP_ORDER, seat | number << 3, card))
    elif word == DAMAGE_EVERY_PLAYER:
        table.affected = list(range(table.players))
        table.agenda.append(step(STEP_ORDER, seat | number << 3, card))
    elif word == DAMAGE_EVERY_OPPONENT:
        table.affected = [other for other in range(table.players) if other != seat]
        table.agenda.append(step(STEP_ORDER, seat | number << 3, card))
    elif word == NEXT_TWICE:
        if table.chain:
            mark_twice(table, len(table.chain) - 1, seat, card)
    elif word == THAT_TWICE:
        if table.that >= 0:
            mark_twice(table, table.that, seat, card)
    elif word == EXILE_FROM_HAND:
        ask_exile(table, word, seat, seat, card)
    elif word == THAT_PLAYER_EXILES:
        if table.that >= 0:
            ask_exile(table, word, table.that, seat, card)
    elif word == PUT_FROM_DISCARD or word == PUT_FROM_HAND:
        ask_put(table, word, seat, card)
    elif word == DAMAGE_THAT_OWNER:
        if table.that >= 0:
            table.agenda.append(step(STEP_DAMAGE, table.that, number << 2 | FROM_TEXT))
    elif word == ASIDE_TEXT:
        if table.aside >= 0:
            other = table.aside
            text = table.texts.chain[other]
            if seat == table.active:
                text = text + table.texts.your_chain[other]
            push_text(table, text, seat, seat, other)
    elif word == ASIDE_TO_HAND:
        if table.aside >= 0:
            to_hand(table, seat, table.aside)
            table.aside = -1
    elif word == ASIDE_ENTERS and table.aside >= 0:
        awaken(table, seat, table.aside, table.enters_with)
        table.aside = -1
        table.enters_with = 0


# Targets


def targets(table: Table, word: int, seat: int, chooser: int) -> list[int]:
    """The codes of everything an effect of `seat` may aim at, `chooser` choosing (NF-2.6)."""
    aim = aim_of(word)
    if aim == AT_PLAYER:
        return [TARGET_SEAT + other for other in range(table.players) if not protected(table, other)]
    if aim == AT_MINION:
        return [
            TARGET_PLAY + other * NAMES + name
            for other in range(table.players)
            for name in sorted(table.names_in_play(other))
        ]
    if aim == AT_DISCARD:
        base = TARGET_DISCARD if chooser == seat else TARGET_DISCARD_OF + seat * CARDS
        found = sorted(set(table.discard[seat]))
        return [
            base + card for card in found if card >= 0 and suits(table, word, card) and fetches(table, word, seat, card)
        ]
    if aim == AT_CHAIN:
        return list(range(TARGET_CHAIN, TARGET_CHAIN + len(table.chain)))
    base = FREE if word == FREE_CLAIM else TARGET_ARCHIVE
    return sorted(
        base + archive
        for archive in table.archives
        if in_sight(table, archive, chooser) and (word != GRANT or grantable(table, archive, seat))
    )


def protected(table: Table, seat: int) -> bool:
    """Whether texts that target a player cannot choose this one (NF-12.25)."""
    in_play = table.texts.in_play
    return any(in_play[minion & 63] & PROTECTS for minion in table.play_area[seat])


def suits(table: Table, word: int, card: int) -> bool:
    """Whether a card of the discard pile is what the effect speaks of."""
    if word == EXILE_WOUND:
        return card >= ORDERS
    if word == DISCARD_TO_DECK:
        return True
    if word == SUMMON or word == SUMMON_ASIDE:
        return card < ORDERS
    return table.facts.is_minion[card]


def fetches(table: Table, word: int, seat: int, card: int) -> bool:
    """Whether an effect may fetch a card of the discard pile: into play only while there is room for it."""
    return (word != AWAKEN and word != AWAKEN_ASIDE) or not crowded(table, seat, card)


def grantable(table: Table, archive: int, seat: int) -> bool:
    """Whether an archive is an opposing private one that has not been named yet (NF-12.6)."""
    return is_private(archive) and archive // ORDERS != seat and not table.grants >> archive & 1


def hit(table: Table, code: int) -> None:
    """The target of the pending effect has been chosen."""
    effect, seat, card = table.about
    chooser = table.seat
    word = effect & 63
    number = effect >> 6
    aim = aim_of(word)
    if aim == AT_PLAYER:
        hit_player(table, word, number, seat, chooser, card, code - TARGET_SEAT)
    elif aim == AT_MINION:
        hit_minion(table, word, number, chooser, card, code - TARGET_PLAY)
    elif aim == AT_DISCARD:
        found = (code - TARGET_DISCARD) % CARDS if code < TARGET_DISCARD_OF else (code - TARGET_DISCARD_OF) % CARDS
        hit_discard(table, word, seat, chooser, card, found)
    elif aim == AT_CHAIN:
        hit_chain(table, word, seat, chooser, card, code - TARGET_CHAIN)
    elif word == FREE_CLAIM:
        free(table, seat, code - FREE)
    else:
        hit_archive(table, word, number, seat, chooser, card, code - TARGET_ARCHIVE)


def hit_player(table: Table, word: int, number: int, seat: int, chooser: int, card: int, target: int) -> None:
    """Effects on a target player."""
    table.that = target
    if table.events is not None:
        table.tell_of("aim-player", chooser, {"card": table.card_id(card), "seat_target": seat_name(target)})
    if word == DAMAGE_PLAYER:
        table.agenda.append(step(STEP_DAMAGE, target, number << 2 | FROM_TEXT))
    elif word == DAMAGE_PLAYER_DESTROYING:
        table.agenda.append(step(STEP_DAMAGE, target, number << 2 | FROM_TEXT | DESTROYING))
    elif word == RECEIVE_WOUNDS:
        give_wounds(table, target, number)
    elif word == NO_TEXT_BLOCK:
        table.no_text_block |= 1 << target
        table.tell_of("no-text-block", target, {})
    elif word == LOSE_INFLUENCE:
        if target == table.active:
            lost = min(number, table.influence)
            table.influence -= lost
            table.tell_of("influence-lost", target, {"number": lost})
    elif word == DAMAGE_MINIONS_OF:
        table.affected = [minion >> 12 << 4 | 15 for minion in table.play_area[target]]
        table.agenda.append(step(STEP_ORDER, seat | number << 3, card))


def hit_minion(table: Table, word: int, number: int, chooser: int, card: int, target: int) -> None:
    """Effects on a target minion."""
    owner = target // NAMES
    serial = table.serial_of(owner, target % NAMES)
    table.that = owner
    hurt = table.card_in_play(owner, serial)
    if table.events is not None:
        arguments: dict[str, Argument] = {"card": table.card_id(card), "seat_target": seat_name(owner)}
        table.tell_of("aim-minion", chooser, {**arguments, "card_target": table.card_id(hurt)})
    if word == DAMAGE_MINION:
        damage_minion_by_text(table, owner, serial, number)
    elif word == DESTROY_MINION:
        destroy_minion(table, owner, serial)
    elif word == DECK_MINION:
        put_on_deck(table, owner, remove_minion(table, owner, serial))
    elif word == EXILE_MINION:
        exile_card(table, remove_minion(table, owner, serial))
        table.tell_of("exile-minion", owner, {"card": table.card_id(hurt)})


def hit_discard(table: Table, word: int, seat: int, chooser: int, card: int, target: int) -> None:
    """Effects on a target card of the discard pile of the card's player."""
    if table.events is not None:
        arguments: dict[str, Argument] = {"card": table.card_id(card), "seat_owner": seat_name(seat)}
        table.tell_of("aim-discard", chooser, {**arguments, "card_target": table.card_id(target)})
    take_from_discard(table, seat, target)
    if word == EXILE_WOUND:
        exile_card(table, target)
        table.tell_of("exile-discard", seat, {"card": table.card_id(target)})
    elif word == DISCARD_TO_DECK:
        put_on_deck(table, seat, target)
    elif word == SUMMON:
        to_hand(table, seat, target)
    elif word == AWAKEN:
        awaken(table, seat, target, 0)
    else:
        table.aside = target
        table.enters_with = 0


def hit_chain(table: Table, word: int, seat: int, chooser: int, card: int, place: int) -> None:
    """Effects on a target order that still waits in the chain (NF-12.10, 12.16, 12.20)."""
    table.that = place
    link = table.chain[place]
    arguments: dict[str, Argument] = {}
    if table.events is not None:
        arguments = {
            "card": table.card_id(card),
            "card_target": table.card_id(link & 63),
            "seat_target": seat_name(link >> 6 & 7),
        }
        table.tell_of("aim-order", chooser, arguments)
    if word == ORDER_TWICE:
        mark_twice(table, place, seat, card)
    elif link & CANCELLED:
        return
    elif word == CANCEL:
        # It loses its marks (NF-12.16).
        mark(table, place, link & 0x3FF | CANCELLED)
        table.tell_of("mark-cancel", seat, arguments)
    else:
        mark(table, place, link & 0xFFF | seat + 1 << 12)
        table.tell_of("mark-chooser", seat, arguments)


def mark(table: Table, place: int, marked: int) -> None:
    """An order in the chain has other marks now."""
    table.chain = table.chain[:place] + [marked] + table.chain[place + 1 :]


def mark_twice(table: Table, place: int, seat: int, card: int) -> None:
    """An order will be carried out twice, never more often (NF-12.10); nothing happens to a cancelled one."""
    link = table.chain[place]
    if not link & CANCELLED:
        mark(table, place, link | TWICE)
        if table.events is not None:
            target: dict[str, Argument] = {
                "card_target": table.card_id(link & 63),
                "seat_target": seat_name(link >> 6 & 7),
            }
            table.tell_of("mark-twice", seat, {"card": table.card_id(card), **target})


def hit_archive(table: Table, word: int, number: int, seat: int, chooser: int, card: int, archive: int) -> None:
    """Effects on a target archive."""
    found = table.card_id(archive % ORDERS)
    if table.events is not None:
        id = "aim-archive" if is_private(archive) else "aim-commons"
        table.tell_of(id, chooser, {"card": table.card_id(card), "card_target": found, **owner_words(archive)})
    reveal(table, archive)
    if word == GRANT:
        table.grants |= 1 << archive
        table.tell_of("grant", seat, {"card": found, **owner_words(archive)})
        return
    number = min(number, table.left[archive])
    table.left[archive] -= number
    for _ in range(number):
        exile_card(table, archive % ORDERS)
    if table.events is not None:
        id = "exile-archive" if is_private(archive) else "exile-commons"
        table.tell(id, {"card": found, "number": number, **owner_words(archive)})


def free(table: Table, seat: int, archive: int) -> None:
    """Claim a card without paying; it goes to the player of the text (NF-12.16)."""
    card = take_from_archive(table, archive)
    table.discard[seat].append(card)
    table.tell_of("free", seat, {"card": table.card_id(card)})


def to_hand(table: Table, seat: int, card: int) -> None:
    """Take a card into the hand that everybody has seen."""
    table.hand[seat].append(card)
    table.tell_of("to-hand", seat, {"card": table.card_id(card)})


def awaken(table: Table, seat: int, card: int, health: int) -> None:
    """Put a minion into play without carrying out its texts (NF-12.14, 12.26)."""
    health = enter_play(table, seat, card, health)
    table.tell_of("awaken", seat, {"card": table.card_id(card), "number": health})


# Choices that are not targets


def ask_exile(table: Table, word: int, chooser: int, seat: int, card: int) -> None:
    """Let somebody exile a card from hand: an order (NF-12.4), or an order or a wound (NF-12.7)."""
    found = sorted(set(table.hand[chooser]))
    codes = [EXILE + one for one in found if one >= 0 and (word == EXILE_FROM_HAND or one < ORDERS)]
    if codes:
        table.ask(chooser, EXILING, codes, [word, seat, card])
    else:
        show_none(table, chooser)
        table.tell_of("no-aim", seat, {"card": table.card_id(card)})


def exile(table: Table, seat: int, code: int) -> None:
    """A card is exiled from hand."""
    card = code - EXILE
    show(table, seat, card)
    exile_card(table, card)
    table.tell_of("exile-hand", seat, {"card": table.card_id(card)})


def ask_put(table: Table, word: int, seat: int, card: int) -> None:
    """Let a player put a minion into play from the discard pile, or from hand in the Polish edition (NF-12.26)."""
    pile = table.discard[seat] if word == PUT_FROM_DISCARD else table.hand[seat]
    codes = [
        PUT + one
        for one in sorted(set(pile))
        if one >= 0 and table.facts.is_minion[one] and not crowded(table, seat, one)
    ]
    if codes:
        table.ask(seat, PUTTING, codes, [word, seat, card])
    else:
        show_none(table, seat)
        table.tell_of("no-aim", seat, {"card": table.card_id(card)})


def put(table: Table, seat: int, code: int) -> None:
    """The minion of `ask_put` enters play with full health."""
    card = code - PUT
    if table.about[0] == PUT_FROM_DISCARD:
        take_from_discard(table, seat, card)
    else:
        show(table, seat, card)
    awaken(table, seat, card, 0)


def ask_order(table: Table, seat: int, number: int, card: int) -> None:
    """Let a player choose who is hit next; whoever has gone meanwhile is left out (NF-2.7)."""
    left: list[int] = []
    codes: list[int] = []
    for one in table.affected:
        if one < 16:
            left.append(one)
            codes.append(ORDER_SEAT + one)
        else:
            owner = table.owner_of(one >> 4)
            if owner >= 0:
                left.append(one)
                codes.append(ORDER_PLAY + owner * NAMES + table.name_of(owner, one >> 4))
    table.affected = left
    if codes:
        codes.sort()
        table.agenda.append(step(STEP_ORDER, seat | number << 3, card))
        table.ask(seat, ORDERING, codes, [number, seat, card])


def hit_next(table: Table, code: int) -> None:
    """The next one is hit."""
    number = table.about[0]
    if code < ORDER_PLAY:
        other = code - ORDER_SEAT
        table.affected = [one for one in table.affected if one != other]
        table.agenda.append(step(STEP_DAMAGE, other, number << 2 | FROM_TEXT))
        return
    owner = (code - ORDER_PLAY) // NAMES
    serial = table.serial_of(owner, (code - ORDER_PLAY) % NAMES)
    table.affected = [one for one in table.affected if one != serial << 4 | 15]
    damage_minion_by_text(table, owner, serial, number)


# Refusals


def own_rule(table: Table) -> str:
    """The rule of the card that the pending decision is about."""
    return str(table.facts.source["cards"][table.about[2]]["rule"])


def verify_target(table: Table, seat: int, code: int) -> None:
    """Raise IllegalMove unless the pending effect may have this target (NF-2.6)."""
    effect, owner, card = table.about
    word = effect & 63
    aim = aim_of(word)
    about: dict[str, Argument] = {"card": table.card_id(card)}
    if word == FREE_CLAIM:
        verify_archive(table, code - FREE, seat)
    elif aim == AT_PLAYER and TARGET_SEAT <= code < ORDER_SEAT:
        verify_player(table, code - TARGET_SEAT)
    elif aim == AT_MINION and TARGET_PLAY <= code < ORDER_PLAY:
        verify_minion(table, code - TARGET_PLAY)
    elif aim == AT_CHAIN and TARGET_CHAIN <= code < TARGET_DISCARD:
        place = code - TARGET_CHAIN
        if place >= len(table.chain):
            # The next place is that of the card itself (NF-12.16, 12.20).
            rule = own_rule(table) if place == len(table.chain) else "NF-2.6"
            raise IllegalMove(rule, "nightfall-refuse-target-chain", {"number": place + 1})
    elif aim == AT_DISCARD and TARGET_DISCARD <= code < TARGET_ARCHIVE:
        verify_discard(table, word, seat, owner, code)
    elif aim == AT_ARCHIVE and TARGET_ARCHIVE <= code < CLAIM:
        archive = code - TARGET_ARCHIVE
        verify_archive(table, archive, seat)
        if word == GRANT and not grantable(table, archive, owner):
            raise IllegalMove(own_rule(table), "nightfall-refuse-target-grant", about)
    else:
        raise IllegalMove("NF-2.6", "nightfall-refuse-target", about)


def verify_player(table: Table, target: int) -> None:
    """Raise IllegalMove unless texts can choose this player (NF-12.25)."""
    if target >= table.players:
        raise IllegalMove("NF-2.6", "nightfall-refuse-no-seat", {"seat": seat_name(target)})
    if protected(table, target):
        raise IllegalMove("NF-12.25", "nightfall-refuse-protected", {"seat": seat_name(target)})


def verify_minion(table: Table, target: int) -> None:
    """Raise IllegalMove unless the minion is in play (NF-2.6, 5.3)."""
    owner, name = divmod(target, NAMES)
    card = table.facts.minions[name // COPIES]
    arguments: dict[str, Argument] = {"seat": seat_name(owner), "card": table.card_id(card)}
    if owner < table.players and table.serial_of(owner, name) >= 0:
        return
    waiting = [*table.chain, table.carried_out]
    if any(link >= 0 and link & 0x1FF == owner << 6 | card for link in waiting):
        raise IllegalMove("NF-5.3", "nightfall-refuse-target-waiting", arguments)
    raise IllegalMove("NF-2.6", "nightfall-refuse-target-minion", arguments)


def verify_discard(table: Table, word: int, seat: int, owner: int, code: int) -> None:
    """Raise IllegalMove unless the card lies in the right discard pile and is of the right kind."""
    own = code < TARGET_DISCARD_OF
    found = (code - TARGET_DISCARD) % CARDS if own else (code - TARGET_DISCARD_OF) % CARDS
    whose = seat if own else (code - TARGET_DISCARD_OF) // CARDS
    arguments: dict[str, Argument] = {"card": table.card_id(table.about[2]), "card_target": table.card_id(found)}
    if own != (seat == owner) or whose != owner:
        raise IllegalMove("NF-2.6", "nightfall-refuse-target", {"card": table.card_id(table.about[2])})
    if found not in table.discard[owner]:
        raise IllegalMove("NF-2.6", "nightfall-refuse-target-discard", {**arguments, "seat": seat_name(owner)})
    if not suits(table, word, found):
        raise IllegalMove(own_rule(table), "nightfall-refuse-target-kind", arguments)
    if not fetches(table, word, owner, found):
        verify_room(table, owner, found)


def verify_order(table: Table, code: int) -> None:
    """Raise IllegalMove unless that one still has to be hit (NF-2.7)."""
    if code < ORDER_PLAY:
        if code - ORDER_SEAT in table.affected:
            return
    else:
        owner, name = divmod(code - ORDER_PLAY, NAMES)
        if owner < table.players and table.serial_of(owner, name) << 4 | 15 in table.affected:
            return
    raise IllegalMove("NF-2.7", "nightfall-refuse-order", {"card": table.card_id(table.about[2])})


def verify_exile(table: Table, seat: int, code: int) -> None:
    """Raise IllegalMove unless the card is in hand and of the right kind."""
    card = code - EXILE
    if card not in table.hand[seat]:
        raise IllegalMove("NF-4.1", "nightfall-refuse-not-in-hand", {"card": table.card_id(card)})
    if table.about[0] == THAT_PLAYER_EXILES and card >= ORDERS:
        raise IllegalMove(own_rule(table), "nightfall-refuse-exile-wound", {"card": table.card_id(card)})


def verify_put(table: Table, seat: int, code: int) -> None:
    """Raise IllegalMove unless the card is a minion and lies where the text says."""
    card = code - PUT
    pile = table.discard[seat] if table.about[0] == PUT_FROM_DISCARD else table.hand[seat]
    if card not in pile or not table.facts.is_minion[card]:
        where = "discard" if table.about[0] == PUT_FROM_DISCARD else "hand"
        raise IllegalMove(own_rule(table), "nightfall-refuse-put-" + where, {"card": table.card_id(card)})
    verify_room(table, seat, card)
