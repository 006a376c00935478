"""How the archives come about: the draft, quick start and the variants (NF-1.3 to 1.6, 10.1 to 10.3)."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import seat_name
from noctuary.nightfall.actions import COMMONS, DRAFT
from noctuary.nightfall.options import COMMON_GROUND, NORMAL, OPEN_ARCHIVES, QUICK_START, TWO_PLAYER, Options
from noctuary.nightfall.table import DRAFTING, PICKING, STEP_BEGIN, STEP_DRAFT, Table, archive_number, step

OUT: Final = 0
PRIVATE: Final = 1
SHARED: Final = 2

COMMON_ARCHIVES: Final = 8

ROUNDS: Final = {
    NORMAL: (PRIVATE, PRIVATE, SHARED),
    TWO_PLAYER: (OUT, PRIVATE, PRIVATE),
    OPEN_ARCHIVES: (PRIVATE, PRIVATE),
    COMMON_GROUND: (SHARED, SHARED),
}
"""What becomes of the pick of each round."""
DEALT: Final = {NORMAL: 4, TWO_PLAYER: 4, OPEN_ARCHIVES: 3, COMMON_GROUND: 4}
"""Draft cards each player is dealt."""


def begin_draft(table: Table, options: Options) -> None:
    """Deal the draft cards; the first round of picks goes on the agenda. With a quick start there is no draft."""
    table.phase = DRAFTING
    table.picked = 0
    table.picks = [[] for _ in range(table.players)]
    table.offers = [[] for _ in range(table.players)]
    cards = table.facts.draftable(options.promos)
    table.random.shuffle(cards)
    if options.draft == QUICK_START:
        deal_pairs(table, options, cards)
        return
    shared: list[int] = []
    if options.draft == OPEN_ARCHIVES:
        shared = [cards.pop() for _ in range(COMMON_ARCHIVES)]
    number = DEALT[options.draft]
    table.offers = [[cards.pop() for _ in range(number)] for _ in range(table.players)]
    table.undealt = cards
    if shared:
        open_commons(table, shared)
    table.agenda.append(step(STEP_DRAFT))


def deal_pairs(table: Table, options: Options, cards: list[int]) -> None:
    """Quick start: every seat gets a printed pair; the commons are dealt from what is in none of them (NF-1.5)."""
    printed = table.facts.pairs[table.edition]
    chosen = options.printed_pairs()
    if not chosen:
        chosen = list(range(len(printed)))
        table.random.shuffle(chosen)
    pairs = [printed[index] for index in chosen[: table.players]]
    taken = [card for pair in pairs for card in pair]
    rest = [card for card in cards if card not in taken]
    table.undealt = []
    open_commons(table, rest[:COMMON_ARCHIVES])
    open_private(table, options, pairs)


def rounds(table: Table) -> tuple[int, ...]:
    """What becomes of the picks of this draft, round by round."""
    assert isinstance(table.options, Options)
    return ROUNDS[table.options.draft]


def rule(table: Table) -> str:
    """The rule by which this draft goes."""
    assert isinstance(table.options, Options)
    return {TWO_PLAYER: "NF-1.4", OPEN_ARCHIVES: "NF-10.2", COMMON_GROUND: "NF-10.3"}.get(table.options.draft, "NF-1.3")


def ask_picks(table: Table) -> None:
    """All seats pick at the same time, in secret (NF-1.3); after the last round the archives are opened."""
    if len(table.picks[0]) == len(rounds(table)):
        end_draft(table)
        return
    table.picked = 0
    table.revealed += 1
    table.ask(0, PICKING, [], [])


def pick(table: Table, seat: int, code: int) -> None:
    """A seat picks; when all have, the hands are passed to the left."""
    card = code - DRAFT
    if table.events is not None:
        table.tell_secret("draft", seat, {}, {"card": table.card_id(card)})
    table.offers = [
        [other for other in offer if other != card] if owner == seat else offer
        for owner, offer in enumerate(table.offers)
    ]
    table.picks = [[*made, card] if owner == seat else made for owner, made in enumerate(table.picks)]
    table.picked |= 1 << seat
    if table.picked == (1 << table.players) - 1:
        table.picked = 0
        table.offers = [table.offers[(seat - 1) % table.players] for seat in range(table.players)]
        table.agenda.append(step(STEP_DRAFT))
        return
    table.kind = PICKING
    table.seat = next(other for other in range(table.players) if not table.picked >> other & 1)


def verify_pick(table: Table, seat: int, code: int) -> None:
    """Raise IllegalMove unless a seat may pick this card now (NF-1.3)."""
    if table.picked >> seat & 1:
        raise IllegalMove("NF-1.3", "nightfall-refuse-picked", {"seat": seat_name(seat)})
    if code - DRAFT not in table.offers[seat]:
        raise IllegalMove(rule(table), "nightfall-refuse-pick", {"card": table.card_id(code - DRAFT)})


def end_draft(table: Table) -> None:
    """The picks become archives. With open archives the commons lie there already (NF-10.2)."""
    options = table.options
    assert isinstance(options, Options)
    fates = rounds(table)
    private = [[card for index, card in enumerate(made) if fates[index] == PRIVATE] for made in table.picks]
    if not table.archives:
        open_commons(table, shared_cards(table, fates))
    open_private(table, options, private)


def shared_cards(table: Table, fates: tuple[int, ...]) -> list[int]:
    """The commons: picks for them, or what the draft for two leaves, and cards that nobody was dealt (NF-1.3, 1.4)."""
    assert isinstance(table.options, Options)
    shared = [card for made in table.picks for index, card in enumerate(made) if fates[index] == SHARED]
    if table.options.draft == TWO_PLAYER:
        # The fourth card is no choice.
        shared = [card for offer in table.offers for card in offer]
    rest = len(table.undealt)
    while len(shared) < COMMON_ARCHIVES and rest:
        rest -= 1
        shared.append(table.undealt[rest])
    return shared


def open_commons(table: Table, cards: list[int]) -> None:
    """Put the commons on the table."""
    table.archives = []
    for card in sorted(cards):
        archive = archive_number(COMMONS, card)
        table.archives.append(archive)
        table.left[archive] = copies(table, card)
    table.tell("commons", {"card": table.names(sorted(cards))})


def open_private(table: Table, options: Options, private: list[list[int]]) -> None:
    """The private archives join the commons, perhaps in secret (NF-1.6, 10.1); now play can begin."""
    archives = table.archives[:]
    for seat, cards in enumerate(private):
        for card in cards:
            archive = archive_number(seat, card)
            archives.append(archive)
            table.left[archive] = copies(table, card)
            if options.secret_archives:
                table.hidden |= 1 << archive
        if cards and options.secret_archives:
            table.tell_secret("archives-secret", seat, {}, {"card": table.names(cards)})
        elif cards:
            table.tell_of("archives", seat, {"card": table.names(cards)})
    table.archives = archives
    table.offers = [[] for _ in range(table.players)]
    table.picks = [[] for _ in range(table.players)]
    table.undealt = []
    table.revealed += 1
    table.agenda.append(step(STEP_BEGIN))


def copies(table: Table, card: int) -> int:
    """How many copies of a draft card or promo there are."""
    return table.facts.copies[table.facts.set[card]]
