"""The action space of Nightfall: the code of each move line.

A minion in play is named by its kind and by its place among its owner's equal minions, counted from 0: `copy` (`vulko`,
`vulko#2`). An archive is named by its slot (a seat, or COMMONS) and its card.
"""

from functools import cache
from typing import Final

from noctuary.games.nightfall.rules.basis.facts import CARDS, MINIONS, ORDERS, SEATS, SLOTS, Facts, standard
from noctuary.kernel.parts.moves import Actions, Reference, seat_name

COPIES: Final = 7
"""The largest number of equal minions that a player can have: as many as an archive holds."""
NAMES: Final = MINIONS * COPIES
"""Number of names for the minions of one player; a name is minion number * COPIES + copy."""
COMMONS: Final = SEATS
"""The slot of the commons, the archives that belong to nobody."""
ARCHIVES: Final = SLOTS * ORDERS
FIRST_COMMON: Final = COMMONS * ORDERS
"""The number of the first archive that can belong to the commons; those of the seats are lower."""
LONGEST_CHAIN: Final = 200
"""An upper limit: more orders than there are in a game."""

STOP: Final = 0
DONE: Final = 1
WOUNDS_USE: Final = 2
WOUNDS_KEEP: Final = 3
CHAIN: Final = 4
DISCARD: Final = CHAIN + CARDS
EXILE: Final = DISCARD + CARDS
PUT: Final = EXILE + CARDS
DRAFT: Final = PUT + ORDERS
TARGET_SEAT: Final = DRAFT + ORDERS
ORDER_SEAT: Final = TARGET_SEAT + SEATS
TARGET_CHAIN: Final = ORDER_SEAT + SEATS
"""Targeting an order in the chain is TARGET_CHAIN + its place, counted from 0 (in the text from 1)."""
TARGET_DISCARD: Final = TARGET_CHAIN + LONGEST_CHAIN
TARGET_DISCARD_OF: Final = TARGET_DISCARD + CARDS
"""Targeting a card in a discard pile of any seat is TARGET_DISCARD_OF + seat * CARDS + card."""
TARGET_ARCHIVE: Final = TARGET_DISCARD_OF + SEATS * CARDS
CLAIM: Final = TARGET_ARCHIVE + ARCHIVES
FREE: Final = CLAIM + ARCHIVES
RESOLVE: Final = FREE + ARCHIVES
"""Resolving an attack is RESOLVE + the name of the active player's minion."""
ABSORB: Final = RESOLVE + NAMES
TARGET_PLAY: Final = ABSORB + NAMES
"""Targeting a minion in play is TARGET_PLAY + seat * NAMES + name."""
ORDER_PLAY: Final = TARGET_PLAY + SEATS * NAMES
ATTACK: Final = ORDER_PLAY + SEATS * NAMES
"""Attacking with a minion is ATTACK + name * SEATS + the attacked seat."""
BLOCK_NONE: Final = ATTACK + NAMES * SEATS
BLOCK: Final = BLOCK_NONE + NAMES
"""Blocking is BLOCK + name of the blocker * NAMES + name of the attacker."""
SIZE: Final = BLOCK + NAMES * NAMES


def archive_number(slot: int, card: int) -> int:
    """The number of the archive of `card` in a slot."""
    return slot * ORDERS + card


def slot_of(archive: int) -> int:
    """The slot of an archive: its owner, or COMMONS."""
    return archive // ORDERS


def card_in(archive: int) -> int:
    """The card of an archive."""
    return archive % ORDERS


def slot_name(slot: int) -> str:
    """The name of a slot: `P2`, or `commons`."""
    return "commons" if slot == COMMONS else seat_name(slot)


def build(facts: Facts) -> Actions:
    """All moves with their texts and the things they refer to."""
    orders = facts.card_ids[:ORDERS]
    names = [
        facts.card_ids[card] + (f"#{copy}" if copy > 1 else "")
        for card in facts.minions
        for copy in range(1, COPIES + 1)
    ]
    cards = [Reference("card", id) for id in facts.card_ids]
    seats = [Reference("seat", seat_name(seat)) for seat in range(SEATS)]
    own = [Reference("minion", name) for name in names]
    attackers = [Reference("attacker", name) for name in names]
    play = [Reference("play", f"{seat.id}/{name}") for seat in seats for name in names]
    archives = [f"{slot_name(slot)}/{id}" for slot in range(SLOTS) for id in orders]
    claims = [Reference("claim", archive) for archive in archives]
    others = [f"discard:{seat.id}/{id}" for seat in seats for id in facts.card_ids]
    none: list[Reference] = []

    moves = [(text, none) for text in ("stop", "done", "wounds use", "wounds keep")]
    moves += [(verb, [card]) for verb in ("chain", "discard", "exile") for card in cards]
    moves += [(verb, [card]) for verb in ("put", "draft") for card in cards[:ORDERS]]
    moves += [(verb, [seat]) for verb in ("target", "order") for seat in seats]
    moves += [("target", [Reference("chain", f"chain/{place}")]) for place in range(1, LONGEST_CHAIN + 1)]
    moves += [("target", [Reference("discard", f"discard/{id}")]) for id in facts.card_ids]
    moves += [("target", [Reference("discard", text)]) for text in others]
    moves += [("target", [Reference("archive", f"archive:{archive}")]) for archive in archives]
    moves += [(verb, [claim]) for verb in ("claim", "free") for claim in claims]
    moves += [("resolve", [attacker]) for attacker in attackers]
    moves += [("absorb", [minion]) for minion in own]
    moves += [(verb, [minion]) for verb in ("target", "order") for minion in play]
    moves += [("attack", [minion, seat]) for minion in own for seat in seats]
    texts = [" ".join([verb] + [reference.id for reference in references]) for verb, references in moves]
    references = [references for _, references in moves]
    texts += [f"block {name} none" for name in names]
    references += [[minion] for minion in own]
    texts += [f"block {blocker} {attacker}" for blocker in names for attacker in names]
    references += [[minion, attacker] for minion in own for attacker in attackers]
    return Actions(texts, references, (actions, ()))


@cache
def actions() -> Actions:
    """The action space."""
    return build(standard())


ACTIONS: Final = actions()
assert ACTIONS.size == SIZE
