"""What a client shows of the table (docs/protocol.md): JSON values only, made from an observation."""

from __future__ import annotations

from collections import Counter
from typing import Any

from noctuary.kernel.moves import seat_name
from noctuary.nightfall.actions import CHAIN, COMMONS, STOP
from noctuary.nightfall.asking import PHASES
from noctuary.nightfall.chain import earns_kicker
from noctuary.nightfall.claim import cost_of
from noctuary.nightfall.combat import blockers_of, strength
from noctuary.nightfall.damage import FROM_TEXT
from noctuary.nightfall.draft import rounds
from noctuary.nightfall.effects import CANCELLED, KICKED, TWICE, protected
from noctuary.nightfall.facts import COLOURS, ORDERS, WOUNDS
from noctuary.nightfall.options import Options
from noctuary.nightfall.scoring import count_wounds
from noctuary.nightfall.state import Nightfall
from noctuary.nightfall.table import ABSORBING, LINKING, OVER, PICKING, UNKNOWN


def view(table: Nightfall, seat: int) -> dict[str, Any]:
    """The table as `seat` sees it; `table` holds nothing it cannot know."""
    options = table.options
    assert isinstance(options, Options)
    seats = [seat_name(other) for other in range(table.players)]
    totals = dict(zip(seats, table.totals, strict=True))
    return {
        "round": PHASES[table.phase],
        "edition": options.edition,
        "draftMode": options.draft,
        "secretArchives": options.secret_archives,
        "turn": table.turn,
        "active": seat_name(table.active) if table.active >= 0 else None,
        "first": seat_name(table.first) if table.first >= 0 else None,
        "influence": table.influence,
        "doubled": table.doubled,
        "wounds": view_wounds(table),
        "commons": [view_archive(table, archive) for archive in table.archives if archive // ORDERS == COMMONS],
        "chain": [view_link(table, place) for place in range(len(table.chain))],
        "building": table.kind == LINKING,
        "resolving": view_carried_out(table),
        "aside": {"card": table.card_id(table.aside), "seat": seat_name(table.carried_out >> 6 & 7)}
        if table.aside >= 0
        else None,
        "attacks": [view_attack(table, serial) for serial in table.attackers],
        "damage": {
            "seat": seat_name(table.seat),
            "number": table.about[0],
            "text": bool(table.about[2] & FROM_TEXT),
        }
        if table.kind == ABSORBING
        else None,
        "seats": [view_seat(table, other, seat) for other in range(table.players)],
        "draft": view_draft(table, seat),
        "hints": view_hints(table, seat),
        "series": {"game": table.game_number, "totals": totals} if options.series else None,
        "exiled": dict(Counter(table.names(table.exiled + table.exiled_wounds))),
        "result": view_result(table),
    }


def view_wounds(table: Nightfall) -> dict[str, Any]:
    """The wound stack (NF-1.1, 11.2)."""
    return {
        "top": table.card_id(table.face_up[-1]) if table.face_up else None,
        "left": None if table.hides_wounds else len(table.face_up),
        "ended": table.ending,
    }


def view_archive(table: Nightfall, archive: int) -> dict[str, Any]:
    """An archive, and what the active player would pay there."""
    card = archive % ORDERS
    return {
        "card": table.card_id(card),
        "count": table.left[archive],
        "cost": cost_of(table, max(table.active, 0), card),
        "granted": bool(table.grants >> archive & 1),
    }


def view_link(table: Nightfall, place: int) -> dict[str, Any]:
    """A card that waits in the chain."""
    link = table.chain[place]
    return {
        "position": place + 1,
        "card": table.card_id(link & 63),
        "seat": seat_name(link >> 6 & 7),
        "kicked": bool(link & KICKED),
        "cancelled": bool(link & CANCELLED),
        "twice": bool(link & TWICE),
        "chooser": seat_name((link >> 12) - 1) if link >> 12 else None,
    }


def view_carried_out(table: Nightfall) -> dict[str, Any] | None:
    """The card whose text is being carried out."""
    link = table.carried_out
    if link < 0:
        return None
    return {
        "card": table.card_id(link & 63),
        "seat": seat_name(link >> 6 & 7),
        "kicked": bool(link & KICKED),
        "again": table.again,
    }


def view_attack(table: Nightfall, serial: int) -> dict[str, Any]:
    """An attack that has not been resolved yet."""
    defender = table.defenders[table.attackers.index(serial)]
    struck = table.kind == ABSORBING and table.about[1] == serial
    return {
        "minion": table.minion_id(table.active, serial),
        "card": table.card_id(table.card_in_play(table.active, serial)),
        "target": seat_name(defender),
        "blockers": [
            {
                "minion": table.minion_id(defender, blocker),
                "card": table.card_id(table.card_in_play(defender, blocker)),
            }
            for blocker in blockers_of(table, serial)
        ],
        "state": "now" if struck else "waiting",
    }


def view_seat(table: Nightfall, other: int, seat: int) -> dict[str, Any]:
    """A player: piles as far as known, minions, private archives."""
    hand = table.hand[other]
    discard = table.discard[other]
    owns = table.owns[other] if table.owns else []
    return {
        "seat": seat_name(other),
        "hand": None if UNKNOWN in hand or (other != seat and table.phase != OVER) else table.names(hand),
        "handCount": len(hand),
        "deckCount": len(table.deck[other]),
        "discardCount": len(discard),
        "discardTop": table.card_id(discard[-1]) if discard else None,
        "discard": None if UNKNOWN in discard else table.names(discard[::-1]),
        "play": [
            {
                "minion": table.minion_id(other, minion >> 12),
                "card": table.card_id(minion & 63),
                "health": minion >> 6 & 63,
                "full": table.facts.health[minion & 63],
                "strength": strength(table, other, minion >> 12),
            }
            for minion in table.play_area[other]
        ],
        "private": view_private(table, other),
        "wounds": wounds_of(table, other),
        "owns": {table.card_id(card): number for card, number in enumerate(owns) if number and card < ORDERS}
        if owns
        else None,
        "protected": protected(table, other),
        "noTextBlock": bool(table.no_text_block >> other & 1),
        "discount": table.discount[other],
    }


def view_private(table: Nightfall, seat: int) -> list[dict[str, Any]]:
    """Private archives; of secret ones only that they are there (NF-10.1)."""
    shown: list[dict[str, Any]] = []
    for archive in table.archives:
        if archive // ORDERS == seat:
            shown.append({**view_archive(table, archive), "hidden": bool(table.hidden >> archive & 1)})
    unknown = {"card": None, "count": table.facts.copies[1], "cost": None, "granted": False, "hidden": True}
    return shown + [dict(unknown) for _ in range(table.secrets[seat])]


def wounds_of(table: Nightfall, seat: int) -> int | None:
    """The wounds of a player, as far as that is shown (NF-11.7)."""
    if table.hides_wounds:
        return None
    if table.owns:
        return sum(table.owns[seat][ORDERS:])
    return sum(count_wounds(table, seat))


def view_draft(table: Nightfall, seat: int) -> dict[str, Any] | None:
    """What a seat can pick from and has picked, and who has made the pick of this round."""
    if table.kind != PICKING:
        return None
    picked = [other for other in range(table.players) if table.picked >> other & 1]
    steps = rounds(table)
    made = min(len(picks) for picks in table.picks)
    return {
        "offers": table.names(table.offers[seat]) if seat >= 0 else [],
        "picks": table.names(table.picks[seat]) if seat >= 0 else [],
        "picked": [seat_name(other) for other in picked],
        "step": made + 1,
        "steps": len(steps),
        "fate": ("out", "private", "commons")[steps[made]],
    }


def view_hints(table: Nightfall, seat: int) -> dict[str, Any]:
    """For each order that may be played now: whether it earns its kicker, which colours it offers, to whom next, and
    which orders that player may hold that could be linked, as far as it is public.
    """
    if table.kind != LINKING or table.seat != seat:
        return {}
    facts = table.facts
    following = (seat + 1) % table.players
    hints: dict[str, Any] = {}
    for code in table.codes:
        if code == STOP:
            continue
        card = code - CHAIN
        links = facts.links[card]
        cards: list[str] | None = None
        if table.owns and following != table.active:
            cards = [
                table.card_id(other)
                for other in range(ORDERS)
                if table.owns[following][other] and links >> facts.colour[other] & 1
            ]
        hints[table.card_id(card)] = {
            "kicker": earns_kicker(table, card),
            "offers": [colour for index, colour in enumerate(COLOURS) if links >> index & 1],
            "next": seat_name(following) if following != table.active else None,
            "cards": cards,
        }
    return hints


def view_result(table: Nightfall) -> dict[str, Any] | None:
    """How it ended."""
    result = table.result
    if result is None:
        return None
    kinds = {
        seat_name(other): dict(zip(WOUNDS, count_wounds(table, other), strict=True)) for other in range(table.players)
    }
    return {
        **result.position(),
        "ranking": [[seat_name(other) for other in place] for place in result.ranking],
        "kinds": kinds,
        "reason": {"id": result.reason.id, "args": result.reason.arguments},
    }
