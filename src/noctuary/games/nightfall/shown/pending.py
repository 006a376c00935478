"""Everything in progress, as text: decision, agenda, attacks, the card being carried out, the draft.

Written by the engine so that a position can be restored exactly; not meant to be typed. Minions are named as in moves
(`P2/vulko#2`); those that have left play are omitted because they no longer matter.
"""

from __future__ import annotations

from typing import Any, Final

from noctuary.games.nightfall.rules.board import (
    CANCELLED,
    KICKED,
    TWICE,
    UNKNOWN,
    Board,
    Choice,
    Step,
    card_of,
    chooser_of,
    seat_of,
)
from noctuary.games.nightfall.rules.draft import PICK, Pick
from noctuary.games.nightfall.rules.notation import play_id, read_minion, read_play_id
from noctuary.games.nightfall.rules.state import KINDS
from noctuary.games.nightfall.shown.reader import Reader
from noctuary.kernel.agenda import by_name
from noctuary.kernel.messages import BadInput
from noctuary.kernel.moves import seat_name

KEYS: Final = (
    "decision seat about agenda attacks carried_out aside enters_with that affected offers picks picked undealt"
).split()
ATTACK_KEYS: Final = ("attacker", "target", "blockers")
CARRIED_OUT_KEYS: Final = ("card", "seat", "kicked", "cancelled", "twice", "chooser", "again")

STEPS: Final = by_name(Step)


# Writing


def write(board: Board) -> dict[str, Any]:
    """Everything that a position needs to resume in the middle of a decision."""
    choice = board.choice
    assert isinstance(choice, Choice)
    pending: dict[str, Any] = {"decision": choice.name}
    if isinstance(choice, Pick):
        pending["offers"] = write_dealt(board, board.offers)
        pending["picks"] = write_dealt(board, board.picks)
        pending["picked"] = [seat_name(seat) for seat in range(board.players) if board.picked >> seat & 1]
        pending["undealt"] = write_cards(board, board.undealt)
        return pending
    pending["seat"] = seat_name(board.seat)
    about = choice.text(board)
    if about:
        pending["about"] = about
    if board.agenda:
        pending["agenda"] = [f"{step.name} {step.text(board)}".rstrip() for step in board.agenda]
    if board.attackers:
        pending["attacks"] = [write_attack(board, serial) for serial in board.attackers]
    if board.carried_out >= 0:
        pending["carried_out"] = write_link(board, board.carried_out) | ({"again": True} if board.again else {})
    if board.aside >= 0:
        pending["aside"] = board.card_id(board.aside)
    if board.enters_with:
        pending["enters_with"] = board.enters_with
    if 0 <= board.that < board.players:
        pending["that"] = seat_name(board.that)
    affected = [
        seat_name(one) if one >= 0 else play_id(board, -one)
        for one in board.affected
        if one >= 0 or board.owner_of(-one) >= 0
    ]
    if affected:
        pending["affected"] = affected
    return pending


def write_link(board: Board, link: int) -> dict[str, Any]:
    """A card in the chain, with its marks."""
    written: dict[str, Any] = {
        "card": board.card_id(card_of(link)),
        "seat": seat_name(seat_of(link)),
        "kicked": bool(link & KICKED),
    }
    if link & CANCELLED:
        written["cancelled"] = True
    if link & TWICE:
        written["twice"] = True
    if chooser_of(link) >= 0:
        written["chooser"] = seat_name(chooser_of(link))
    return written


def write_cards(board: Board, cards: list[int]) -> list[str] | int:
    """Cards of the draft; only their number if they are hidden."""
    return len(cards) if UNKNOWN in cards else board.names(cards)


def write_dealt(board: Board, dealt: list[list[int]]) -> dict[str, list[str] | int]:
    """Cards of the draft for each seat."""
    return {seat_name(seat): write_cards(board, cards) for seat, cards in enumerate(dealt)}


def write_attack(board: Board, serial: int) -> dict[str, Any]:
    """An attack that has not been resolved yet, and who blocks it."""
    defender = board.defenders[board.attackers.index(serial)]
    blockers = [
        board.minion_id(defender, blocker)
        for blocker, blocked in zip(board.blockers, board.blocked, strict=True)
        if blocked == serial and board.owner_of(blocker) == defender
    ]
    attack: dict[str, Any] = {"attacker": board.minion_id(board.active, serial), "target": seat_name(defender)}
    return attack | {"blockers": blockers} if blockers else attack


# Reading


def senseless(source: object) -> BadInput:
    """The error for invalid pending data, which is in the engine's own notation."""
    return BadInput("nightfall-position-pending", {"text": str(source)}, "pending")


def read(reader: Reader, source: object) -> None:
    """Read everything in progress, as `write` wrote it."""
    pending = reader.mapping(source, "pending", KEYS)
    try:
        PendingReader(reader, pending).read()
    except BadInput as refusal:
        refusal.where = refusal.where or "pending"
        raise
    except (ValueError, LookupError, TypeError) as error:
        raise senseless(source) from error


class PendingReader:
    """Reads what is pending; invalid data raises ValueError, LookupError or TypeError."""

    def __init__(self, reader: Reader, source: dict[str, Any]) -> None:
        self.reader: Reader = reader
        self.source: dict[str, Any] = source
        self.board: Board = reader.board

    def read(self) -> None:
        """Put everything in progress on the board."""
        board = self.board
        reader = self.reader
        source = self.source
        kind = KINDS[source["decision"]]
        if kind is Pick:
            self.read_draft()
            return
        board.seat = self.seat(source["seat"])
        for attack in reader.items(source.get("attacks", []), "pending.attacks"):
            self.read_attack(reader.mapping(attack, "pending.attacks", ATTACK_KEYS))
        if "carried_out" in source:
            link = reader.mapping(source["carried_out"], "pending.carried_out", CARRIED_OUT_KEYS)
            board.again = reader.truth(link.pop("again", False), "pending.carried_out.again")
            board.carried_out = reader.link(link, "pending.carried_out", CARRIED_OUT_KEYS)
        if "aside" in source:
            board.aside = reader.order(source["aside"], "pending.aside")
        board.enters_with = reader.number(source.get("enters_with", 0), "pending.enters_with", 0, 63)
        if "that" in source:
            board.that = self.seat(source["that"])
        for one in reader.items(source.get("affected", []), "pending.affected"):
            board.affected.append(self.seat(one) if "/" not in one else -read_play_id(board, one))
        board.choice = kind.read(board, str(source.get("about", "")).split())
        for entry in reader.items(source.get("agenda", []), "pending.agenda"):
            name, *words = str(entry).split()
            board.agenda.append(STEPS[name].read(board, words))

    def seat(self, word: object) -> int:
        """A seat of this game."""
        return self.reader.seat(word, "pending")

    def order(self, word: str) -> int:
        """An order, given its id."""
        return self.reader.order(word, "pending")

    def read_attack(self, attack: dict[str, Any]) -> None:
        """Read an attack, and who blocks it."""
        board = self.board
        serial = read_minion(board, board.active, str(attack["attacker"]))
        defender = self.seat(attack["target"])
        board.attackers.append(serial)
        board.defenders.append(defender)
        for blocker in self.reader.items(attack.get("blockers", []), "pending.attacks"):
            board.blockers.append(read_minion(board, defender, str(blocker)))
            board.blocked.append(serial)

    def read_draft(self) -> None:
        """Read the offers and picks of all seats."""
        board = self.board
        board.choice = PICK
        board.offers = self.read_dealt(self.source["offers"])
        board.picks = self.read_dealt(self.source["picks"])
        for name in self.reader.items(self.source.get("picked", []), "pending.picked"):
            board.picked |= 1 << self.seat(name)
        board.undealt = self.read_cards(self.source.get("undealt", []))
        board.seat = [board.picked >> seat & 1 for seat in range(board.players)].index(0)

    def read_cards(self, value: object) -> list[int]:
        """Cards of the draft, or their number if they are hidden."""
        if self.reader.seen and isinstance(value, int):
            return [UNKNOWN] * value
        return [self.order(card) for card in self.reader.items(value, "pending")]

    def read_dealt(self, value: object) -> list[list[int]]:
        """Cards of the draft for each seat."""
        dealt = self.reader.mapping(value, "pending")
        return [self.read_cards(dealt[seat_name(seat)]) for seat in range(self.board.players)]
