"""The compact actions of Nightfall: fewer than the codes of its action space, which name every pair of minions.

Minions are named by their place among their player's minions, in play order, counted from 0; seats are counted from the
deciding one (`kernel.contract.tensor.SEATS`). If a decision is about a minion, its moves do not name that minion.
"""

from typing import Final

from mypy_extensions import i64

from noctuary.games.nightfall.rules.basis.actions import (
    ABSORB,
    ARCHIVES,
    ATTACK,
    BLOCK,
    BLOCK_NONE,
    CLAIM,
    COMMONS,
    FREE,
    NAMES,
    ORDER_PLAY,
    ORDER_SEAT,
    RESOLVE,
    TARGET_ARCHIVE,
    TARGET_CHAIN,
    TARGET_DISCARD,
    TARGET_DISCARD_OF,
    TARGET_PLAY,
    TARGET_SEAT,
)
from noctuary.games.nightfall.rules.basis.board import Board
from noctuary.games.nightfall.rules.basis.facts import CARDS, ORDERS, SEATS, Facts
from noctuary.kernel.contract import tensor
from noctuary.kernel.contract.tensor import CrowdedError

PLACES: Final = 24
"""The most minions of one player that can be named."""
LINKS: Final = 48
"""The most orders in the chain that can be named."""

# Up to here a compact action is its code.
AT_SEAT: Final = TARGET_SEAT
ORDER_AT_SEAT: Final = AT_SEAT + SEATS
AT_CHAIN: Final = ORDER_AT_SEAT + SEATS
AT_DISCARD: Final = AT_CHAIN + LINKS
AT_DISCARD_OF: Final = AT_DISCARD + CARDS
AT_ARCHIVE: Final = AT_DISCARD_OF + SEATS * CARDS
CLAIM_FROM: Final = AT_ARCHIVE + ARCHIVES
FREE_FROM: Final = CLAIM_FROM + ARCHIVES
RESOLVE_FOR: Final = FREE_FROM + ARCHIVES
ABSORB_WITH: Final = RESOLVE_FOR + PLACES
AT_MINION: Final = ABSORB_WITH + PLACES
ORDER_AT_MINION: Final = AT_MINION + SEATS * PLACES
ATTACK_SEAT: Final = ORDER_AT_MINION + SEATS * PLACES
NO_BLOCK: Final = ATTACK_SEAT + SEATS
BLOCK_AT: Final = NO_BLOCK + 1
SIZE: Final = BLOCK_AT + PLACES


def texts(facts: Facts) -> list[str]:
    """The text of each compact action."""
    seats = tensor.SEATS
    ids = facts.card_ids
    archives = [f"{slot}/{id}" for slot in (*seats, "commons") for id in ids[:ORDERS]]
    places = range(PLACES)
    verbs = ["stop", "done", "wounds use", "wounds keep"]
    verbs += [f"{verb} {id}" for verb in ("chain", "discard", "exile") for id in ids]
    verbs += [f"{verb} {id}" for verb in ("put", "draft") for id in ids[:ORDERS]]
    verbs += [f"{verb} {seat}" for verb in ("target", "order") for seat in seats]
    verbs += [f"target chain/{place}" for place in range(LINKS)]
    verbs += [f"target discard/{id}" for id in ids]
    verbs += [f"target discard:{seat}/{id}" for seat in seats for id in ids]
    verbs += [f"target archive:{archive}" for archive in archives]
    verbs += [f"{verb} {archive}" for verb in ("claim", "free") for archive in archives]
    verbs += [f"{verb} {place}" for verb in ("resolve", "absorb") for place in places]
    verbs += [f"{verb} {seat}/{place}" for verb in ("target", "order") for seat in seats for place in places]
    verbs += [f"attack {seat}" for seat in seats]
    verbs += ["block none", *(f"block {place}" for place in places)]
    assert len(verbs) == SIZE
    return verbs


def compact(board: Board, seat: i64, code: i64) -> i64:
    """The compact action for a legal code of a seat. Raises CrowdedError if there is none."""
    if code < TARGET_SEAT:
        return code
    players: i64 = board.players
    if code >= ATTACK:
        if code < BLOCK_NONE:
            return ATTACK_SEAT + ((code - ATTACK) % SEATS - seat) % players
        if code < BLOCK:
            return NO_BLOCK
        return BLOCK_AT + place_of(board, board.active, (code - BLOCK) % NAMES)
    if code >= RESOLVE:
        if code < ABSORB:
            return RESOLVE_FOR + place_of(board, board.active, code - RESOLVE)
        if code < TARGET_PLAY:
            return ABSORB_WITH + place_of(board, seat, code - ABSORB)
        first = TARGET_PLAY if code < ORDER_PLAY else ORDER_PLAY
        owner = (code - first) // NAMES
        begin = AT_MINION if code < ORDER_PLAY else ORDER_AT_MINION
        return begin + (owner - seat) % players * PLACES + place_of(board, owner, (code - first) % NAMES)
    if code >= TARGET_ARCHIVE:
        first = FREE if code >= FREE else CLAIM if code >= CLAIM else TARGET_ARCHIVE
        begin = FREE_FROM if code >= FREE else CLAIM_FROM if code >= CLAIM else AT_ARCHIVE
        slot = (code - first) // ORDERS
        if slot != COMMONS:
            slot = (slot - seat) % players
        return begin + slot * ORDERS + (code - first) % ORDERS
    if code >= TARGET_DISCARD_OF:
        owner = (code - TARGET_DISCARD_OF) // CARDS
        return AT_DISCARD_OF + (owner - seat) % players * CARDS + (code - TARGET_DISCARD_OF) % CARDS
    if code >= TARGET_DISCARD:
        return AT_DISCARD + code - TARGET_DISCARD
    if code >= TARGET_CHAIN:
        if code - TARGET_CHAIN >= LINKS:
            raise CrowdedError("the chain", int(code) - TARGET_CHAIN + 1, LINKS)
        return AT_CHAIN + code - TARGET_CHAIN
    if code >= ORDER_SEAT:
        return ORDER_AT_SEAT + (code - ORDER_SEAT - seat) % players
    return AT_SEAT + (code - TARGET_SEAT - seat) % players


def place_of(board: Board, owner: i64, name: i64) -> i64:
    """The place of a minion among its player's minions. Raises CrowdedError."""
    place = board.names_in_play(int(owner)).index(int(name))
    if place >= PLACES:
        raise CrowdedError("play", place + 1, PLACES)
    return place
