"""How the things of Nightfall stand in positions: cards, minions, links, archives, attacks and what is pending."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from noctuary.games.nightfall.rules.actions import COMMONS, COPIES, slot_name
from noctuary.games.nightfall.rules.board import (
    CANCELLED,
    CHAINING,
    COMBAT,
    DRAFTING,
    KICKED,
    TWICE,
    UNKNOWN,
    Board,
    archive_number,
    card_of,
    chooser_of,
    health_of,
    new_link,
    new_minion,
    seat_of,
    with_chooser,
)
from noctuary.games.nightfall.rules.chain import Link
from noctuary.games.nightfall.rules.claim import Spend
from noctuary.games.nightfall.rules.draft import Pick
from noctuary.games.nightfall.rules.facts import ORDERS, STARTER
from noctuary.games.nightfall.rules.notation import play_id, read_minion, read_play_id
from noctuary.games.nightfall.rules.options import Options
from noctuary.games.nightfall.rules.scoring import count_wounds
from noctuary.kernel import fields
from noctuary.kernel.agenda import Nothing
from noctuary.kernel.fields import List, Notation, Pile, Reader
from noctuary.kernel.messages import Argument, BadInput
from noctuary.kernel.moves import seat_name


def bad(id: str, place: str, arguments: dict[str, Argument] | None = None) -> BadInput:
    """The error for an invalid value at `place`."""
    return BadInput("nightfall-position-" + id, arguments, place)


class CardId(Notation):
    """A card; of a `kind`, only an `order` or only a `wound`."""

    def __init__(self, kind: str = "") -> None:
        self.kind = kind

    def write(self, table: Any, value: Any) -> str:
        id: str = table.facts.card_ids[value]
        return id

    def read(self, reader: Reader, value: Any, place: str) -> int:
        card: int = reader.table.facts.index.get(str(value), -1)
        if card < 0:
            raise bad("card", place, {"text": str(value)})
        if self.kind and (card < ORDERS) != (self.kind == "order"):
            raise bad(self.kind, place, {"card": str(value)})
        return card


CARD: Final = CardId()
ORDER: Final = CardId("order")
WOUND: Final = CardId("wound")


class FaceUp(Pile):
    """The face-up wounds; for a seat only the top one and their number, unless that is hidden (NF-11.2)."""

    def write(self, table: Any, value: Any) -> Any:
        if not table.masked or not value:
            return super().write(table, value)
        return [self.of.write(table, value[-1]), "?" if table.hides_wounds else len(value)]

    def read(self, reader: Reader, value: Any, place: str) -> list[int]:
        if not reader.seen or not value:
            return super().read(reader, value, place)
        top = self.of.read(reader, value[0], place)
        return [top] if value[1] == "?" else [UNKNOWN] * (value[1] - 1) + [top]


class Marked(Notation):
    """A card in the chain, with its marks."""

    numbered = True

    def write(self, table: Any, value: Any) -> dict[str, Any]:
        chooser = chooser_of(value)
        return {
            "card": table.card_id(card_of(value)),
            "seat": seat_name(seat_of(value)),
            "kicked": bool(value & KICKED),
            **{name: True for name, mark in (("cancelled", CANCELLED), ("twice", TWICE)) if value & mark},
            **({"chooser": seat_name(chooser)} if chooser >= 0 else {}),
        }

    def read(self, reader: Reader, value: Any, place: str) -> int:
        entry = reader.mapping(value, place, ("card", "seat", "kicked", "cancelled", "twice", "chooser"))
        card = ORDER.read(reader, entry.get("card"), f"{place}.card")
        seat = reader.seat(entry.get("seat", seat_name(reader.table.active)), f"{place}.seat")
        link = new_link(card, seat, 0)
        for key, mark in (("kicked", KICKED), ("cancelled", CANCELLED), ("twice", TWICE)):
            if reader.truth(entry.get(key, False), f"{place}.{key}"):
                link |= mark
        if "chooser" in entry:
            link = with_chooser(link, reader.seat(entry["chooser"], f"{place}.chooser"))
        return link


LINK: Final = Marked()


class Minions(Notation):
    """The minions of a seat in play: each its card, or the card with its health."""

    type = "list[int]"
    start = ()

    def write(self, table: Any, value: Any) -> list[dict[str, Any]]:
        return [{"card": table.card_id(card_of(minion)), "health": health_of(minion)} for minion in value]

    def read(self, reader: Reader, value: Any, place: str) -> list[int]:
        board = reader.table
        minions: list[int] = []
        for index, item in enumerate(reader.items(value, place)):
            here = f"{place}.{index}"
            entry = reader.mapping(item, here, ("card", "health")) if isinstance(item, Mapping) else {"card": item}
            card = CARD.read(reader, entry.get("card"), here)
            if not board.facts.is_minion[card]:
                raise bad("minion", here, {"card": board.card_id(card)})
            if [card_of(minion) for minion in minions].count(card) == COPIES:
                raise bad("copies", here, {"card": board.card_id(card), "number": COPIES})
            full = board.facts.health[card]
            board.serial += 1
            health = reader.number(entry.get("health", full), f"{here}.health", 1, full)
            minions.append(new_minion(card, health, board.serial))
        return minions


# The turn


def phase(reader: Reader) -> int:
    """The phase if a position does not name it."""
    return CHAINING if reader.source.get("chain") else COMBAT


def is_begun(board: Board) -> bool:
    """Whether the first player is known (NF-1.2)."""
    return board.first >= 0


def first(reader: Reader) -> int:
    """The first player if a position does not name one: in a draft that of the options, later the active player."""
    seat: int = reader.table.options.first if reader.table.phase == DRAFTING else reader.table.active
    return seat


def is_series(board: Board) -> bool:
    """Whether several games are played (NF-10.4)."""
    assert isinstance(board.options, Options)
    return board.options.series


# Archives


def archive_id(board: Board, archive: int) -> str:
    """An archive as text, such as `P2/vulko`."""
    return f"{slot_name(archive // ORDERS)}/{board.card_id(archive % ORDERS)}"


def write_archives(board: Board, seat: int) -> dict[str, int]:
    """The archives of a seat, or the commons, and how many cards are left in each."""
    slot = COMMONS if seat < 0 else seat
    return {
        board.card_id(archive % ORDERS): board.left[archive] for archive in board.archives if archive // ORDERS == slot
    }


def read_archives(reader: Reader, value: Any, place: str) -> None:
    """Read the archives of a seat, or the commons, which are in ascending order."""
    board = reader.table
    for id, left in reader.mapping(value, place).items():
        here = f"{place}.{id}"
        card = ORDER.read(reader, id, here)
        if board.facts.set[card] == STARTER:
            raise bad("archive", here, {"card": id})
        archive = archive_number(COMMONS if reader.owner < 0 else reader.owner, card)
        board.archives.append(archive)
        board.left[archive] = reader.number(left, here, 0)
    if reader.owner < 0:
        board.archives.sort()


def write_hidden(board: Board, seat: int) -> list[str] | None:
    """The secret archives of a seat; `?` for those that the observing seat cannot know (NF-10.1)."""
    hidden = [
        board.card_id(archive % ORDERS)
        for archive in board.archives
        if archive // ORDERS == seat and board.hidden >> archive & 1
    ]
    return hidden + ["?"] * board.secrets[seat] or None


def read_hidden(reader: Reader, value: Any, place: str) -> None:
    """Read the secret archives of a seat."""
    board = reader.table
    for id in reader.items(value, place):
        if reader.seen and id == "?":
            board.secrets[reader.owner] += 1
            continue
        archive = archive_number(reader.owner, ORDER.read(reader, id, place))
        if archive not in board.archives:
            raise bad("hidden", place, {"card": id})
        board.hidden |= 1 << archive


class Archives(Notation):
    """Private archives, as a mask."""

    def write(self, table: Any, value: Any) -> list[str]:
        return [archive_id(table, archive) for archive in table.archives if value >> archive & 1]

    def read(self, reader: Reader, value: Any, place: str) -> int:
        archives = [archive for archive in reader.table.archives if archive // ORDERS != COMMONS]
        known = {archive_id(reader.table, archive): archive for archive in archives}
        mask = 0
        for id in reader.items(value, place):
            if str(id) not in known:
                raise bad("grant", place, {"text": str(id)})
            mask |= 1 << known[str(id)]
        return mask


# What a player owns


def write_wounds(board: Board, seat: int) -> int | None:
    """The number of a player's wounds; None where it is hidden (NF-11.7)."""
    if not board.masked:
        return sum(count_wounds(board, seat))
    return sum(board.owns[seat][ORDERS:]) if board.owns else None


def read_wounds(reader: Reader, value: Any, place: str) -> None:
    """Check the number of a player's wounds."""
    found = 0 if reader.seen else sum(count_wounds(reader.table, reader.owner))
    if not reader.seen and value != found:
        raise bad("wounds", place, {"text": str(value), "number": found})


def write_owns(board: Board, seat: int) -> dict[str, int] | None:
    """How many of each card a player has, where that is public."""
    if not board.masked or not board.owns:
        return None
    return {board.card_id(card): number for card, number in enumerate(board.owns[seat]) if number}


def read_owns(reader: Reader, value: Any, place: str) -> None:
    """Read how many of each card a player has; then nothing is buried unless the position says so."""
    board = reader.table
    board.owns.append([value.get(id, 0) for id in board.facts.card_ids])
    board.buried.append([])


def write_buried(board: Board, seat: int) -> list[str] | None:
    """The cards of a discard pile that the observing seat remembers."""
    return board.names(board.buried[seat]) or None if board.buried else None


def read_buried(reader: Reader, value: Any, place: str) -> None:
    """Read the cards of a discard pile that the observing seat remembers."""
    reader.table.buried[reader.owner] = List(CARD).read(reader, value, place)


# What is pending


def is_pending(board: Board) -> bool:
    """Whether there is more to the pending decision than follows from the rest of the position."""
    if board.agenda:
        return True
    if isinstance(board.choice, Link):
        return board.seat != linking(board)
    return not isinstance(board.choice, (Nothing, Spend))


def linking(board: Board) -> int:
    """Who may add to the chain: the seat that did so last (NF-4.3)."""
    return seat_of(board.chain[-1]) if board.chain else board.active


def is_drafting(board: Board) -> bool:
    """Whether seats are picking."""
    return isinstance(board.choice, Pick)


def write_asked(board: Board, seat: int) -> str | None:
    """Who must decide; in a draft all who have not picked yet."""
    return None if is_drafting(board) else seat_name(board.seat)


def write_about(board: Board, seat: int) -> str | None:
    """What the decision is about."""
    return board.choice.text(board) or None


def write_agenda(board: Board, seat: int) -> list[str] | None:
    """The steps of the agenda, if there are any."""
    return fields.write_agenda(board, seat) or None


def write_attacks(board: Board, seat: int) -> list[dict[str, Any]] | None:
    """The attacks that have not been resolved yet, and who blocks them."""
    return [write_attack(board, serial) for serial in board.attackers] or None


def write_attack(board: Board, serial: int) -> dict[str, Any]:
    """An attack."""
    defender = board.defenders[board.attackers.index(serial)]
    blockers = [
        board.minion_id(defender, blocker)
        for blocker, blocked in zip(board.blockers, board.blocked, strict=True)
        if blocked == serial and board.owner_of(blocker) == defender
    ]
    attack: dict[str, Any] = {"attacker": board.minion_id(board.active, serial), "target": seat_name(defender)}
    return attack | {"blockers": blockers} if blockers else attack


def read_attacks(reader: Reader, value: Any, place: str) -> None:
    """Read the attacks."""
    board = reader.table
    for item in reader.items(value, place):
        attack = reader.mapping(item, place, ("attacker", "target", "blockers"))
        serial = read_minion(board, board.active, str(attack["attacker"]))
        defender = reader.seat(attack["target"], place)
        board.attackers.append(serial)
        board.defenders.append(defender)
        for blocker in reader.items(attack.get("blockers", []), place):
            board.blockers.append(read_minion(board, defender, str(blocker)))
            board.blocked.append(serial)


def write_carried_out(board: Board, seat: int) -> dict[str, Any] | None:
    """The card being carried out."""
    if board.carried_out < 0:
        return None
    return LINK.write(board, board.carried_out) | ({"again": True} if board.again else {})


def read_carried_out(reader: Reader, value: Any, place: str) -> None:
    """Read the card being carried out."""
    link = reader.mapping(value, place)
    reader.table.again = reader.truth(link.pop("again", False), f"{place}.again")
    reader.table.carried_out = LINK.read(reader, link, place)


def write_affected(board: Board, seat: int) -> list[str] | None:
    """What the text still has to hit, without the minions that have left play."""
    return [
        seat_name(one) if one >= 0 else play_id(board, -one)
        for one in board.affected
        if one >= 0 or board.owner_of(-one) >= 0
    ] or None


def read_affected(reader: Reader, value: Any, place: str) -> None:
    """Read what the text still has to hit."""
    for one in reader.items(value, place):
        reader.table.affected.append(reader.seat(one, place) if "/" not in one else -read_play_id(reader.table, one))
