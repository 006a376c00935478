"""The table as sent to clients (see `shown.wire`): JSON values only, made from an observation."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from noctuary.games.nightfall.rules.basis.actions import BLOCK, CHAIN, COMMONS, NAMES, STOP, card_in, slot_of
from noctuary.games.nightfall.rules.basis.board import (
    CANCELLED,
    KICKED,
    OVER,
    TWICE,
    UNKNOWN,
    card_of,
    chooser_of,
    health_of,
    seat_of,
    serial_of,
)
from noctuary.games.nightfall.rules.basis.facts import ORDERS, WOUNDS
from noctuary.games.nightfall.rules.course.claim import cost_of, discards_for
from noctuary.games.nightfall.rules.course.combat import AbsorbAttack, Block, blockers_of, due, foresee, strength
from noctuary.games.nightfall.rules.course.draft import Pick, rounds
from noctuary.games.nightfall.rules.course.phases import PHASES
from noctuary.games.nightfall.rules.course.scoring import count_wounds
from noctuary.games.nightfall.rules.course.state import Nightfall
from noctuary.games.nightfall.rules.texts.chain import Link, colour_names, earns_kicker, text_now
from noctuary.games.nightfall.rules.texts.damage import FROM_TEXT, Absorb
from noctuary.games.nightfall.rules.texts.targets import is_protected
from noctuary.kernel.parts.moves import seat_name

if TYPE_CHECKING:
    from noctuary.games.nightfall.shown import wire


def view(board: Nightfall, seat: int) -> wire.NightfallView:
    """The table as `seat` sees it; `board` must contain nothing that the seat cannot know."""
    options = board.setup
    seats = [seat_name(other) for other in range(board.players)]
    totals = dict(zip(seats, board.totals, strict=True))
    return {
        "round": cast("wire.Round", PHASES[board.phase]),
        "edition": cast("wire.Edition", options.edition),
        "draftMode": cast("wire.DraftMode", options.draft),
        "secretArchives": options.secret_archives,
        "turn": board.turn,
        "active": seat_name(board.active) if board.active >= 0 else None,
        "first": seat_name(board.first) if board.first >= 0 else None,
        "influence": board.influence,
        "doubled": board.doubled,
        "wounds": view_wounds(board),
        "commons": [view_archive(board, archive) for archive in board.archives if slot_of(archive) == COMMONS],
        "chain": [view_link(board, place) for place in range(len(board.chain))],
        "building": isinstance(board.choice, Link),
        "resolving": view_carried_out(board),
        "aside": {"card": board.card_id(board.aside), "seat": seat_name(seat_of(board.carried_out))}
        if board.aside >= 0
        else None,
        "attacks": [view_attack(board, index, *foreseen) for index, foreseen in enumerate(foresee(board))],
        "damage": {
            "seat": seat_name(board.seat),
            "number": board.choice.number,
            "text": bool(board.choice.flags & FROM_TEXT),
        }
        if isinstance(board.choice, Absorb)
        else None,
        "seats": [view_seat(board, other, seat) for other in range(board.players)],
        "draft": view_draft(board, seat),
        "hints": view_hints(board, seat),
        "series": {"game": board.game_number, "totals": totals} if options.series else None,
        "exiled": count_names(board.names(board.exiled + board.exiled_wounds)),
        "result": view_result(board),
    }


def view_wounds(board: Nightfall) -> wire.WoundsView:
    """The wound stack (NF-1.1, 11.2)."""
    return {
        "top": board.card_id(board.face_up[-1]) if board.face_up else None,
        "left": None if board.hides_wounds else len(board.face_up),
        "ended": board.ending,
    }


def count_names(names: list[str]) -> dict[str, int]:
    """How often each name occurs."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return counts


def view_archive(board: Nightfall, archive: int) -> wire.ArchiveView:
    """An archive, and what the active player would pay for its card."""
    card = card_in(archive)
    discards = discards_for(board, archive)
    return {
        "card": board.card_id(card),
        "count": board.left[archive],
        "cost": cost_of(board, max(board.active, 0), card),
        "discards": discards if discards >= 0 else None,
        "granted": bool(board.grants >> archive & 1),
    }


def view_link(board: Nightfall, place: int) -> wire.LinkView:
    """A card in the chain."""
    link = board.chain[place]
    return {
        "position": place + 1,
        "card": board.card_id(card_of(link)),
        "seat": seat_name(seat_of(link)),
        "kicked": bool(link & KICKED),
        "cancelled": bool(link & CANCELLED),
        "twice": bool(link & TWICE),
        "chooser": seat_name(chooser_of(link)) if chooser_of(link) >= 0 else None,
    }


def view_carried_out(board: Nightfall) -> wire.CarriedOutShown | None:
    """The card whose text is being carried out."""
    link = board.carried_out
    if link < 0:
        return None
    return {
        "card": board.card_id(card_of(link)),
        "seat": seat_name(seat_of(link)),
        "kicked": bool(link & KICKED),
        "again": board.again,
        "below": board.card_id(card_of(board.chain[-1])) if board.chain else None,
        "text": cast("wire.TextNow", text_now(board) or None),
    }


def view_attack(board: Nightfall, index: int, absorbed: list[tuple[int, int, int]], wounds: int) -> wire.AttackView:
    """An attack; `absorbed` and `wounds` are the preview of its effect."""
    serial, defender, choice = board.attackers[index], board.defenders[index], board.choice
    struck = choice if isinstance(choice, AbsorbAttack) and choice.serial == serial else None
    takes = {minion: (taken, not left) for minion, taken, left in absorbed}
    blocked: wire.BlockedView | None = None
    if isinstance(choice, Block) and board.seat == defender:
        block = BLOCK + board.name_of(defender, choice.serial) * NAMES + board.name_of(board.active, serial)
        if block in board.codes:
            absorbed, rest = foresee(board, choice.serial, serial)[index]
            left = [left for minion, _, left in absorbed if minion == choice.serial]
            blocked = {"wounds": rest, "destroyed": left == [0]}
    return {
        "minion": board.minion_id(board.active, serial),
        "card": board.card_id(board.card_in_play(board.active, serial)),
        "target": seat_name(defender),
        "blockers": [
            {
                "minion": board.minion_id(defender, minion),
                "card": board.card_id(board.card_in_play(defender, minion)),
                "takes": takes.get(minion, (0, False))[0],
                "destroyed": takes.get(minion, (0, False))[1],
            }
            for minion in dict.fromkeys(blockers_of(board, serial) + list(takes))
        ],
        "state": "now" if struck else "waiting",
        "strength": struck.number if struck else strength(board, board.active, serial),
        "wounds": wounds,
        "blocked": blocked,
    }


def view_seat(board: Nightfall, other: int, seat: int) -> wire.SeatView:
    """A player: the known parts of the piles, minions, private archives."""
    hand = board.hand[other]
    discard = board.discard[other]
    owns = board.owns[other] if board.owns else []
    return {
        "seat": seat_name(other),
        "hand": None if UNKNOWN in hand or (other != seat and board.phase != OVER) else board.names(hand),
        "handCount": len(hand),
        "deckCount": len(board.deck[other]),
        "discardCount": len(discard),
        "discardTop": board.card_id(discard[-1]) if discard else None,
        "discard": None if UNKNOWN in discard else board.names(discard[::-1]),
        "play": [
            {
                "minion": board.minion_id(other, serial_of(minion)),
                "card": board.card_id(card_of(minion)),
                "health": health_of(minion),
                "full": board.facts.health[card_of(minion)],
                "strength": strength(board, other, serial_of(minion)),
                "due": cast("wire.Due", due(board, other, serial_of(minion)) or None),
            }
            for minion in board.play_area[other]
        ],
        "private": view_private(board, other),
        "wounds": wounds_of(board, other),
        "owns": {board.card_id(card): number for card, number in enumerate(owns) if number and card < ORDERS}
        if owns
        else None,
        "protected": is_protected(board, other),
        "noTextBlock": bool(board.no_text_block >> other & 1),
        "discount": board.discount[other],
    }


def view_private(board: Nightfall, seat: int) -> list[wire.PrivateView]:
    """Private archives; a secret one shows only that it exists (NF-10.1)."""
    shown: list[wire.PrivateView] = []
    for archive in board.archives:
        if slot_of(archive) == seat:
            shown.append({**view_archive(board, archive), "hidden": bool(board.hidden >> archive & 1)})
    unknown: wire.PrivateView = {
        "card": None,
        "count": board.facts.copies[1],
        "cost": None,
        "discards": None,
        "granted": False,
        "hidden": True,
    }
    return shown + [unknown.copy() for _ in range(board.secrets[seat])]


def wounds_of(board: Nightfall, seat: int) -> int | None:
    """The number of a player's wounds; None where it is hidden (NF-11.7)."""
    if board.hides_wounds:
        return None
    if board.owns:
        return sum(board.owns[seat][ORDERS:])
    return sum(count_wounds(board, seat))


def view_draft(board: Nightfall, seat: int) -> wire.DraftView | None:
    """What a seat can pick from and has picked, and which seats have picked in this round."""
    if not isinstance(board.choice, Pick):
        return None
    picked = [other for other in range(board.players) if board.picked >> other & 1]
    steps = rounds(board)
    made = min(len(picks) for picks in board.picks)
    return {
        "offers": board.names(board.offers[seat]) if seat >= 0 else [],
        "picks": board.names(board.picks[seat]) if seat >= 0 else [],
        "picked": [seat_name(other) for other in picked],
        "step": made + 1,
        "steps": len(steps),
        "fate": ("out", "private", "commons")[steps[made]],
    }


def view_hints(board: Nightfall, seat: int) -> dict[str, wire.HintView]:
    """For each order that may be played now: whether it earns its kicker, which colours may be linked to it, who could
    link next and, if this is public, which fitting orders that player may hold.
    """
    if not isinstance(board.choice, Link) or board.seat != seat:
        return {}
    facts = board.facts
    following = (seat + 1) % board.players
    hints: dict[str, wire.HintView] = {}
    for code in board.codes:
        if code == STOP:
            continue
        card = code - CHAIN
        links = facts.links[card]
        cards: list[str] | None = None
        if board.owns and following != board.active:
            elsewhere = board.discard[following] + board.deck[following]
            cards = [
                board.card_id(other)
                for other in range(ORDERS)
                if board.owns[following][other] > elsewhere.count(other) and links >> facts.colour[other] & 1
            ]
        hints[board.card_id(card)] = {
            "kicker": earns_kicker(board, card),
            "offers": colour_names(links),
            "next": seat_name(following) if following != board.active else None,
            "cards": cards,
        }
    return hints


def view_result(board: Nightfall) -> wire.ResultView | None:
    """How the game ended; None while it is not over."""
    result = board.result
    if result is None:
        return None
    kinds = {
        seat_name(other): dict(zip(WOUNDS, count_wounds(board, other), strict=True)) for other in range(board.players)
    }
    return {
        "wounds": result.position()["wounds"],
        "ranking": [[seat_name(other) for other in place] for place in result.ranking],
        "kinds": kinds,
        "reason": {"id": result.reason.id, "args": result.reason.arguments},
    }
