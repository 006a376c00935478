"""The claim phase (chapter 7)."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.messages import IllegalMove
from noctuary.nightfall.actions import CLAIM, COMMONS, DISCARD, DONE
from noctuary.nightfall.facts import ORDERS
from noctuary.nightfall.piles import is_private, owner_words, show, take_from_archive, verify_archive
from noctuary.nightfall.table import CLAIMING, SPENDING, STEP_CLEANUP, UNKNOWN, Table, step

FIRST_COMMON: Final = COMMONS * ORDERS
"""The lowest number of an archive of the commons."""


def begin_claim(table: Table) -> None:
    """From now on the influence is doubled, if it is (NF-7.5)."""
    table.phase = CLAIMING
    if table.doubled:
        table.influence *= 2


def cost_of(table: Table, seat: int, card: int) -> int:
    """What a seat pays for a card: reductions never bring it below 1, a printed 0 stays 0 (NF-7.4)."""
    cost = table.facts.cost[card]
    reduced = cost - table.discount[seat]
    return reduced if reduced >= 1 else min(cost, 1)


def open_to(table: Table, archive: int, seat: int) -> bool:
    """Whether a seat may claim from an archive: commons, own ones, and those granted (NF-7.2, 12.6)."""
    return not is_private(archive) or archive // ORDERS == seat or bool(table.grants >> archive & 1)


def ask_claim(table: Table) -> None:
    """Let the active player discard, claim, or be done (NF-7.2)."""
    seat = table.active
    codes: list[int] = []
    last = UNKNOWN
    for card in sorted(table.hand[seat]):
        if card != last:
            codes.append(DISCARD + card)
            last = card
    left = table.left
    grants = table.grants
    cost = table.facts.cost
    # The highest printed cost that he can pay: reductions are for who pays something (NF-7.4).
    most = table.influence + table.discount[seat] if table.influence else 0
    own = seat * ORDERS
    for archive in table.archives:
        his = archive >= FIRST_COMMON or own <= archive < own + ORDERS or grants >> archive & 1
        if his and left[archive] and cost[archive % ORDERS] <= most:
            codes.append(CLAIM + archive)
    codes.append(DONE)
    table.ask(seat, SPENDING, codes, [])


def spend(table: Table, seat: int, code: int) -> None:
    """Discard a card for influence, claim a card, or end the phase."""
    if code == DONE:
        table.agenda.append(step(STEP_CLEANUP))
        return
    if code < CLAIM:
        card = code - DISCARD
        show(table, seat, card)
        table.discard[seat].append(card)
        gained = 2 if table.doubled else 1
        table.influence += gained
        if table.events is not None:
            table.tell_of("discard", seat, {"card": table.card_id(card), "number": gained})
        ask_claim(table)
        return
    archive = code - CLAIM
    card = take_from_archive(table, archive)
    cost = cost_of(table, seat, card)
    table.influence -= cost
    if table.grants:
        table.grants &= ~(1 << archive)
    table.discard[seat].append(card)
    if table.events is not None:
        table.tell_of("claim", seat, {"card": table.card_id(card), "number": cost})
    ask_claim(table)


def verify_spend(table: Table, seat: int, code: int) -> None:
    """Raise IllegalMove unless the card may be discarded or claimed (NF-7.2)."""
    if code == DONE:
        return
    if code < CLAIM:
        card = code - DISCARD
        if card not in table.hand[seat]:
            raise IllegalMove("NF-4.1", "nightfall-refuse-not-in-hand", {"card": table.card_id(card)})
        return
    archive = code - CLAIM
    verify_archive(table, archive, seat)
    card = archive % ORDERS
    if not open_to(table, archive, seat):
        owner = owner_words(archive)["seat_owner"]
        raise IllegalMove("NF-1.6", "nightfall-refuse-claim-other", {"card": table.card_id(card), "seat_owner": owner})
    cost = cost_of(table, seat, card)
    if cost > table.influence:
        arguments = {"number": cost, "number_left": table.influence}
        raise IllegalMove("NF-7.2", "nightfall-refuse-claim-cost", {"card": table.card_id(card), **arguments})
