"""Cards, piles and basics (chapter 2): drawing, and how minions enter and leave play."""

from mypy_extensions import i64

from noctuary.games.nightfall.rules.basis.actions import COMMONS, COPIES, FIRST_COMMON, card_in, slot_of
from noctuary.games.nightfall.rules.basis.board import Board, card_of, is_of, new_minion, serial_of
from noctuary.games.nightfall.rules.basis.facts import ORDERS
from noctuary.games.nightfall.rules.basis.in_play import EXILED, RETURNS
from noctuary.kernel.base.messages import IllegalMove
from noctuary.kernel.parts.moves import seat_name


def draw(board: Board, seat: int, number: int) -> None:
    """Draw cards from the deck; if it runs out, the discard pile becomes a new deck (NF-2.1)."""
    deck = board.deck[seat]
    left = max(0, len(deck) - number)
    drawn = deck[left:]
    drawn.reverse()
    if len(drawn) < number and board.discard[seat]:
        board.tell_of("shuffle", seat, {})
        deck, board.discard[seat] = board.discard[seat], []
        board.random.shuffle(deck)
        left = max(0, len(deck) - number + len(drawn))
        more = deck[left:]
        more.reverse()
        drawn += more
    if drawn:
        board.deck[seat] = deck[:left]
        board.hand[seat].extend(drawn)
        if board.known[seat]:
            count_known(board, seat, max(0, board.known[seat] - len(drawn)))
        board.revealed += 1
    if board.events is not None:
        if drawn:
            board.tell_secret("draw", seat, {"number": len(drawn)}, {"card": board.names(drawn)})
        if len(drawn) < number:
            board.tell_of("draw-none", seat, {})


def add_codes(codes: list[int], first: int, cards: i64) -> None:
    """Add the codes for the cards of a mask, lowest first; `first`: the code for card 0."""
    while cards:
        if cards & 1:
            codes.append(first)
        elif not cards & 0xFF:
            cards >>= 7
            first += 7
        cards >>= 1
        first += 1


def count_known(board: Board, seat: int, number: int) -> None:
    """Record how many cards on top of a deck were put there openly."""
    board.known = [number if other == seat else known for other, known in enumerate(board.known)]


def verify_in_hand(board: Board, seat: int, card: int) -> None:
    """Raise IllegalMove unless a card is in hand (NF-4.1)."""
    if card not in board.hand[seat]:
        raise IllegalMove("NF-4.1", "nightfall-refuse-not-in-hand", {"card": board.card_id(card)})


def show(board: Board, seat: int, card: int) -> None:
    """Record that a seat has used a card of its hand for all to see."""
    board.hand[seat].remove(card)
    board.shown[seat] += 1


def show_none(board: Board, seat: int) -> None:
    """Record that all have seen that a hand has no such card."""
    board.shown[seat] += 1


def put_on_deck(board: Board, seat: int, card: int) -> None:
    """Put a card that everybody has seen on top of a deck."""
    board.deck[seat] = board.deck[seat] + [card]
    count_known(board, seat, board.known[seat] + 1)
    board.tell_of("to-deck", seat, {"card": board.card_id(card)})


def is_crowded(board: Board, seat: int, card: int) -> bool:
    """Whether a player has as many copies of a minion in play and about to enter as an archive holds, so that another
    would have no name (NF-1.6). This happens only in made-up positions.
    """
    minions = board.play_area[seat]
    if len(minions) + len(board.chain) < COPIES - 1 or not board.facts.is_minion[card]:
        return False
    there = sum(1 for minion in minions if card_of(minion) == card)
    coming = sum(1 for link in [*board.chain, board.carried_out] if is_of(link, seat, card))
    return there + coming >= COPIES


def verify_room(board: Board, seat: int, card: int) -> None:
    """Raise IllegalMove if another copy of a minion would have no name (NF-1.6)."""
    if is_crowded(board, seat, card):
        raise IllegalMove("NF-1.6", "nightfall-refuse-copies", {"card": board.card_id(card), "number": COPIES})


def enter_play(board: Board, seat: int, card: int, health: int) -> int:
    """Put a minion into play (NF-2.8, 2.9); return its health. `health`: 0 for full health, which it never exceeds."""
    full = board.facts.health[card]
    if not 0 < health <= full:
        health = full
    board.serial += 1
    board.play_area[seat] = board.play_area[seat] + [new_minion(card, health, board.serial)]
    return health


def remove_minion(board: Board, seat: int, serial: int) -> int:
    """Take a minion out of play; return its card."""
    minions = board.play_area[seat]
    for index, minion in enumerate(minions):
        if serial_of(minion) == serial:
            board.play_area[seat] = minions[:index] + minions[index + 1 :]
            return card_of(minion)
    raise KeyError(serial)


def destroy_minion(board: Board, seat: int, serial: int, by_text: bool = False) -> None:
    """Destroy a minion, by damage or by a text (NF-2.2, 2.4, 12.3, 12.8)."""
    card = remove_minion(board, seat, serial)
    in_play = board.texts.in_play[card]
    if in_play & RETURNS:
        event = "destroyed-hand"
        board.hand[seat].append(card)
    elif in_play & EXILED and not (by_text and card == board.facts.spared):
        event = "destroyed-exile"
        board.exiled = board.exiled + [card]
    else:
        event = "destroyed"
        board.discard[seat].append(card)
    if board.events is not None:
        board.tell_of(event, seat, {"card": board.card_id(card)})


def exile_card(board: Board, card: int) -> None:
    """Remove a card from the game (NF-2.3)."""
    if card >= ORDERS:
        board.exiled_wounds = board.exiled_wounds + [card]
    else:
        board.exiled = board.exiled + [card]


def topmost(pile: list[int], card: int) -> int:
    """The index of the topmost copy of a card in a pile (NF-2.10), which must contain it."""
    place = len(pile) - 1
    while pile[place] != card:
        place -= 1
    return place


def take_from_discard(board: Board, seat: int, card: int) -> None:
    """Take the topmost copy of a card out of a discard pile."""
    pile = board.discard[seat]
    del pile[topmost(pile, card)]


def take_from_archive(board: Board, archive: int) -> int:
    """Take the top card of an archive; return the card. A secret archive is thereby revealed (NF-10.1)."""
    reveal(board, archive)
    change_left(board, archive, -1)
    return card_in(archive)


def change_left(board: Board, archive: int, number: int) -> None:
    """Put this many cards into an archive, or take them out."""
    left = board.left
    board.left = left[:archive] + bytes([left[archive] + number]) + left[archive + 1 :]


def reveal(board: Board, archive: int) -> None:
    """Show a secret archive to all (NF-10.1)."""
    if board.hidden >> archive & 1:
        board.hidden ^= 1 << archive
        board.revealed += 1
        if board.events is not None:
            board.tell_of("reveal", slot_of(archive), {"card": board.card_id(card_in(archive))})


def is_private(archive: int) -> bool:
    """Whether an archive belongs to a seat (NF-1.6)."""
    return archive < FIRST_COMMON


def in_sight(board: Board, archive: int, chooser: int) -> bool:
    """Whether `chooser` may name an archive: it has cards (NF-1.6) and, if secret, belongs to the chooser (NF-10.1)."""
    return board.left[archive] > 0 and (not board.hidden >> archive & 1 or slot_of(archive) == chooser)


def owner_words(archive: int) -> dict[str, str]:
    """The owner of an archive, as arguments for messages; empty for the commons."""
    return {} if slot_of(archive) == COMMONS else {"seat_owner": seat_name(slot_of(archive))}


def verify_archive(board: Board, archive: int, chooser: int) -> None:
    """Raise IllegalMove unless `chooser` may name an archive: it exists, has cards (NF-1.6) and is not hidden from the
    chooser (NF-10.1).
    """
    card = board.card_id(card_in(archive))
    if in_sight(board, archive, chooser):
        return
    owner = slot_of(archive)
    unseen = archive not in board.archives and secret_owner(board, archive)
    if owner != chooser and (board.hidden >> archive & 1 or unseen):
        raise IllegalMove("NF-10.1", "nightfall-refuse-secret", {"seat_owner": seat_name(owner)})
    raise IllegalMove("NF-1.6", "nightfall-refuse-archive", {"card": card})


def secret_owner(board: Board, archive: int) -> bool:
    """Whether a seat has secret archives, so that for other players this archive could be one of them (NF-10.1)."""
    slot = slot_of(archive)
    if not is_private(archive):
        return False
    return any(board.hidden >> other & 1 for other in board.archives if slot_of(other) == slot)
