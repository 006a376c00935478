"""Cards, piles, basics (chapter 2): drawing, and how minions enter and leave play."""

from __future__ import annotations

from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import seat_name
from noctuary.nightfall.actions import COMMONS, COPIES
from noctuary.nightfall.cards.vocabulary import EXILED, RETURNS
from noctuary.nightfall.facts import ORDERS
from noctuary.nightfall.table import Table


def draw(table: Table, seat: int, number: int) -> None:
    """Draw cards from the deck; where it is too short the discard pile becomes a new deck (NF-2.1)."""
    deck = table.deck[seat]
    hand = table.hand[seat]
    drawn: list[int] = []
    for _ in range(number):
        if not deck:
            discard = table.discard[seat]
            if not discard:
                break
            table.tell_of("shuffle", seat, {})
            deck, table.discard[seat] = discard, []
            table.deck[seat] = deck
            table.random.shuffle(deck)
        drawn.append(deck.pop())
    if drawn:
        hand.extend(drawn)
        if table.known[seat]:
            count_known(table, seat, max(0, table.known[seat] - len(drawn)))
        table.revealed += 1
    if table.events is not None:
        if drawn:
            table.tell_secret("draw", seat, {"number": len(drawn)}, {"card": table.names(drawn)})
        if len(drawn) < number:
            table.tell_of("draw-none", seat, {})


def count_known(table: Table, seat: int, number: int) -> None:
    """So many cards on top of a deck were put there openly."""
    table.known = [number if other == seat else known for other, known in enumerate(table.known)]


def show(table: Table, seat: int, card: int) -> None:
    """A card is taken from a hand for all to see."""
    table.hand[seat].remove(card)
    table.shown[seat] += 1


def show_none(table: Table, seat: int) -> None:
    """All see that there is no such card in a hand."""
    table.shown[seat] += 1


def put_on_deck(table: Table, seat: int, card: int) -> None:
    """Put a card that everybody has seen on top of a deck."""
    table.deck[seat].append(card)
    count_known(table, seat, table.known[seat] + 1)
    table.tell_of("to-deck", seat, {"card": table.card_id(card)})


def crowded(table: Table, seat: int, card: int) -> bool:
    """Whether a player has so many of a minion in play and on the way there that no further one could be told apart:
    as many as an archive holds (NF-1.6). Made-up positions alone get that far.
    """
    minions = table.play_area[seat]
    if len(minions) + len(table.chain) < COPIES - 1 or not table.facts.is_minion[card]:
        return False
    there = sum(1 for minion in minions if minion & 63 == card)
    coming = sum(1 for link in [*table.chain, table.carried_out] if link >= 0 and link & 0x1FF == seat << 6 | card)
    return there + coming >= COPIES


def verify_room(table: Table, seat: int, card: int) -> None:
    """Raise IllegalMove if one more of a minion could not be told apart from the others (NF-1.6)."""
    if crowded(table, seat, card):
        raise IllegalMove("NF-1.6", "nightfall-refuse-copies", {"card": table.card_id(card), "number": COPIES})


def enter_play(table: Table, seat: int, card: int, health: int) -> int:
    """A minion enters play (NF-2.8, 2.9); gives its health. `health`: 0 for its full health, which it never exceeds."""
    full = table.facts.health[card]
    if not 0 < health <= full:
        health = full
    table.serial += 1
    table.play_area[seat] = table.play_area[seat] + [table.serial << 12 | health << 6 | card]
    return health


def remove_minion(table: Table, seat: int, serial: int) -> int:
    """Take a minion out of play; gives its card."""
    minions = table.play_area[seat]
    for index, minion in enumerate(minions):
        if minion >> 12 == serial:
            table.play_area[seat] = minions[:index] + minions[index + 1 :]
            return minion & 63
    raise KeyError(serial)


def destroy_minion(table: Table, seat: int, serial: int) -> None:
    """A minion is destroyed (NF-2.2, 2.4, 12.8)."""
    card = remove_minion(table, seat, serial)
    in_play = table.texts.in_play[card]
    if in_play & RETURNS:
        event = "destroyed-hand"
        table.hand[seat].append(card)
    elif in_play & EXILED:
        event = "destroyed-exile"
        table.exiled = table.exiled + [card]
    else:
        event = "destroyed"
        table.discard[seat].append(card)
    if table.events is not None:
        table.tell_of(event, seat, {"card": table.card_id(card)})


def exile_card(table: Table, card: int) -> None:
    """A card leaves the game (NF-2.3)."""
    if card >= ORDERS:
        table.exiled_wounds = table.exiled_wounds + [card]
    else:
        table.exiled = table.exiled + [card]


def topmost(pile: list[int], card: int) -> int:
    """The place of the topmost copy of a card in a pile (NF-2.10); it must be there."""
    place = len(pile) - 1
    while pile[place] != card:
        place -= 1
    return place


def take_from_discard(table: Table, seat: int, card: int) -> None:
    """Take the topmost copy of a card out of a discard pile."""
    pile = table.discard[seat]
    del pile[topmost(pile, card)]


def take_from_archive(table: Table, archive: int) -> int:
    """Take the top card of an archive; gives the card. A secret archive is revealed by that (NF-10.1)."""
    reveal(table, archive)
    table.left[archive] -= 1
    return archive % ORDERS


def reveal(table: Table, archive: int) -> None:
    """A secret archive is shown to all (NF-10.1)."""
    if table.hidden >> archive & 1:
        table.hidden ^= 1 << archive
        table.revealed += 1
        if table.events is not None:
            table.tell_of("reveal", archive // ORDERS, {"card": table.card_id(archive % ORDERS)})


def is_private(archive: int) -> bool:
    """Whether an archive belongs to a seat (NF-1.6)."""
    return archive // ORDERS != COMMONS


def in_sight(table: Table, archive: int, chooser: int) -> bool:
    """Whether `chooser` may name an archive: it has cards (NF-1.6) and, if it is secret, is his own (NF-10.1)."""
    return table.left[archive] > 0 and (not table.hidden >> archive & 1 or archive // ORDERS == chooser)


def owner_words(archive: int) -> dict[str, str]:
    """Whose archive it is, for messages; nothing for the commons."""
    return {} if archive // ORDERS == COMMONS else {"seat_owner": seat_name(archive // ORDERS)}


def verify_archive(table: Table, archive: int, chooser: int) -> None:
    """Raise IllegalMove unless `chooser` may name an archive: it is there, has cards (NF-1.6) and is not hidden from
    him (NF-10.1).
    """
    card = table.card_id(archive % ORDERS)
    if in_sight(table, archive, chooser):
        return
    owner = archive // ORDERS
    unseen = archive not in table.archives and secret_owner(table, archive)
    if owner != chooser and (table.hidden >> archive & 1 or unseen):
        raise IllegalMove("NF-10.1", "nightfall-refuse-secret", {"seat_owner": seat_name(owner)})
    raise IllegalMove("NF-1.6", "nightfall-refuse-archive", {"card": card})


def secret_owner(table: Table, archive: int) -> bool:
    """Whether an archive might be one of a seat's secret ones: nobody else is told that it is not (NF-10.1)."""
    slot = archive // ORDERS
    if not is_private(archive):
        return False
    return any(table.hidden >> other & 1 for other in table.archives if other // ORDERS == slot)
