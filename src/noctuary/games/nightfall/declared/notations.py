"""How positions write the things of Nightfall: cards, minions, links, archives, attacks and what is pending."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from noctuary.games.nightfall.rules.basis.actions import COMMONS, COPIES, archive_number, card_in, slot_name, slot_of
from noctuary.games.nightfall.rules.basis.board import (
    CANCELLED,
    CHAINING,
    COMBAT,
    DRAFTING,
    KICKED,
    TWICE,
    UNKNOWN,
    Board,
    card_of,
    chooser_of,
    health_of,
    new_link,
    new_minion,
    seat_of,
    with_chooser,
)
from noctuary.games.nightfall.rules.basis.facts import BITE, CARDS, ORDERS, STARTER
from noctuary.games.nightfall.rules.basis.notation import play_id, read_minion, read_play_id
from noctuary.games.nightfall.rules.basis.piles import change_left
from noctuary.games.nightfall.rules.course.draft import Pick
from noctuary.games.nightfall.rules.course.scoring import count_wounds
from noctuary.kernel.base.messages import Argument, BadInput
from noctuary.kernel.base.positions import quoted
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.table.fields import Agenda, Item
from noctuary.kernel.table.notations import BYTE, List, Notation, Pile, Reader


def bad(id: str, place: str, arguments: dict[str, Argument] | None = None) -> BadInput:
    """The error for an invalid value at `place`."""
    return BadInput("nightfall-position-" + id, arguments, place)


class CardId(Notation):
    """A card; with a `kind`, only an `order` or only a `wound`."""

    wire = str

    def __init__(self, kind: str = "") -> None:
        self.kind = kind

    def write(self, table: Any, value: Any) -> str:
        id: str = table.facts.card_ids[value]
        return id

    def read(self, reader: Reader, value: Any, place: str) -> int:
        card: int = reader.table.facts.index.get(str(value), -1)
        if card < 0:
            raise bad("card", place, {"text": quoted(value)})
        if self.kind and (card < ORDERS) != (self.kind == "order"):
            raise bad(self.kind, place, {"card": quoted(value)})
        return card

    def values(self) -> Sequence[int]:
        return range(BITE if self.kind == "wound" else 0, ORDERS if self.kind == "order" else CARDS)


CARD: Final = CardId()
ORDER: Final = CardId("order")
WOUND: Final = CardId("wound")


class FaceUp(Pile):
    """The face-up wounds; a seat sees only the top one and their number, unless that is hidden (NF-11.2)."""

    def wire_of(self, hidden: bool) -> Any:
        return list[str | int]

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

    wire = dict[str, str | bool]
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
    """A seat's minions in play, each written as its card, or as the card with its health."""

    type = "list[int]"
    wire = list[dict[str, str | int]]
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
    """The first player if a position does not name one: in a draft the one in the options, later the active player."""
    seat: int = reader.table.options.first if reader.table.phase == DRAFTING else reader.table.active
    return seat


def is_series(board: Board) -> bool:
    """Whether several games are played (NF-10.4)."""
    return board.setup.series


# Archives


def archive_id(board: Board, archive: int) -> str:
    """An archive as text, such as `P2/vulko`."""
    return f"{slot_name(slot_of(archive))}/{board.card_id(card_in(archive))}"


class Archives(Item):
    """The archives of a seat, or the commons: how many cards are left in each."""

    wire = dict[str, int]

    def write(self, table: Any, seat: int) -> dict[str, int]:
        slot = COMMONS if seat < 0 else seat
        archives = [archive for archive in table.archives if slot_of(archive) == slot]
        return {table.card_id(card_in(archive)): table.left[archive] for archive in archives}

    def read(self, reader: Reader, value: Any, place: str) -> None:
        board = reader.table
        for id, left in reader.mapping(value, place).items():
            here = f"{place}.{id}"
            card = ORDER.read(reader, id, here)
            if board.facts.set[card] == STARTER:
                raise bad("archive", here, {"card": id})
            archive = archive_number(COMMONS if reader.owner < 0 else reader.owner, card)
            board.archives.append(archive)
            change_left(board, archive, BYTE.read(reader, left, here))
        if reader.owner < 0:
            board.archives.sort()


class Secrets(Item):
    """The secret archives of a seat; `?` for those that the observing seat cannot know (NF-10.1)."""

    wire = list[str] | None

    def write(self, table: Any, seat: int) -> list[str] | None:
        own = [archive for archive in table.archives if slot_of(archive) == seat and table.hidden >> archive & 1]
        return [table.card_id(card_in(archive)) for archive in own] + ["?"] * table.secrets[seat] or None

    def read(self, reader: Reader, value: Any, place: str) -> None:
        board = reader.table
        for id in reader.items(value, place):
            if reader.seen and id == "?":
                board.secrets[reader.owner] += 1
                continue
            archive = archive_number(reader.owner, ORDER.read(reader, id, place))
            if archive not in board.archives:
                raise bad("hidden", place, {"card": id})
            board.hidden |= 1 << archive


class Grants(Notation):
    """Private archives, as a mask."""

    wire = list[str]

    def write(self, table: Any, value: Any) -> list[str]:
        return [archive_id(table, archive) for archive in table.archives if value >> archive & 1]

    def read(self, reader: Reader, value: Any, place: str) -> int:
        archives = [archive for archive in reader.table.archives if slot_of(archive) != COMMONS]
        known = {archive_id(reader.table, archive): archive for archive in archives}
        mask = 0
        for id in reader.items(value, place):
            if str(id) not in known:
                raise bad("grant", place, {"text": quoted(id)})
            mask |= 1 << known[str(id)]
        return mask


# What a player owns


class Wounds(Item):
    """The number of a player's wounds, where it is not hidden (NF-11.7); it follows from the cards."""

    wire = int | None

    def write(self, table: Any, seat: int) -> int | None:
        if not table.masked:
            return sum(count_wounds(table, seat))
        return sum(table.owns[seat][ORDERS:]) if table.owns else None

    def read(self, reader: Reader, value: Any, place: str) -> None:
        counted = value if reader.seen else sum(count_wounds(reader.table, reader.owner))
        if value != counted:
            raise bad("wounds", place, {"text": quoted(value), "number": counted})


class Owned(Item):
    """How many of each card a player has, where that is public; there, opponents also remember the buried cards."""

    wire = dict[str, int] | None

    def write(self, table: Any, seat: int) -> dict[str, int] | None:
        if not table.masked or not table.owns:
            return None
        return {table.card_id(card): number for card, number in enumerate(table.owns[seat]) if number}

    def read(self, reader: Reader, value: Any, place: str) -> None:
        reader.table.owns.append([value.get(id, 0) for id in reader.table.facts.card_ids])
        reader.table.buried.append([])


class Buried(Item):
    """The cards of a discard pile that the observing seat remembers."""

    wire = list[str] | None

    def write(self, table: Any, seat: int) -> list[str] | None:
        return table.names(table.buried[seat]) or None if table.buried else None

    def read(self, reader: Reader, value: Any, place: str) -> None:
        reader.table.buried[reader.owner] = List(CARD).read(reader, value, place)


# What is pending


def is_drafting(board: Board) -> bool:
    """Whether seats are picking."""
    return isinstance(board.choice, Pick)


def is_asking(board: Board) -> bool:
    """Whether a single seat must decide."""
    return not isinstance(board.choice, Pick)


class Steps(Agenda):
    """The agenda, if there is anything on it."""

    wire = list[str] | None

    def write(self, table: Any, seat: int) -> list[str] | None:  # type: ignore[override]
        return super().write(table, seat) or None


class Attacks(Item):
    """The attacks that have not been resolved yet, and who blocks them."""

    wire = list[dict[str, str | list[str]]] | None

    def write(self, table: Any, seat: int) -> list[dict[str, Any]] | None:
        attacks = []
        for attacker, defender in zip(table.attackers, table.defenders, strict=True):
            blockers = [
                table.minion_id(defender, blocker)
                for blocker, blocked in zip(table.blockers, table.blocked, strict=True)
                if blocked == attacker and table.owner_of(blocker) == defender
            ]
            attack = {"attacker": table.minion_id(table.active, attacker), "target": seat_name(defender)}
            attacks.append(attack | {"blockers": blockers} if blockers else attack)
        return attacks or None

    def read(self, reader: Reader, value: Any, place: str) -> None:
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


class BeingCarriedOut(Item):
    """The card being carried out."""

    wire = dict[str, str | bool] | None

    def write(self, table: Any, seat: int) -> dict[str, Any] | None:
        if table.carried_out < 0:
            return None
        return LINK.write(table, table.carried_out) | ({"again": True} if table.again else {})

    def read(self, reader: Reader, value: Any, place: str) -> None:
        link = reader.mapping(value, place)
        reader.table.again = reader.truth(link.pop("again", False), f"{place}.again")
        reader.table.carried_out = LINK.read(reader, link, place)


class Hit(Notation):
    """A seat or, as a negative number, a minion; left out if it has left play."""

    wire = str
    unknown = None

    def write(self, table: Any, value: int) -> str | None:
        if value >= 0:
            return seat_name(value)
        return play_id(table, -value) if table.owner_of(-value) >= 0 else None

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return reader.seat(value, place) if "/" not in value else -read_play_id(reader.table, value)
