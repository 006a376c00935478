"""What is in the middle of something, as text: decision, agenda, attacks, the card being carried out, the draft.

Written by the engine, so that a position round-trips; not meant to be typed. Minions are named like in moves
(`P2/vulko#2`); those that have left play are left out, they mean nothing any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from noctuary.games.nightfall.rules.actions import COPIES
from noctuary.games.nightfall.rules.asking import KINDS
from noctuary.games.nightfall.rules.board import (
    ABSORBING,
    ATTACKING,
    BLOCKING,
    EXILING,
    FREEING,
    HEALING,
    NOTHING,
    ORDERING,
    PICKING,
    PUTTING,
    STEP_BLOCK,
    STEP_COMBAT_END,
    STEP_DAMAGE,
    STEP_EFFECT,
    STEP_ORDER,
    TARGETING,
    UNKNOWN,
    Board,
    step,
)
from noctuary.games.nightfall.rules.cards import vocabulary as words
from noctuary.games.nightfall.rules.damage import DESTROYING, FROM_TEXT
from noctuary.games.nightfall.rules.effects import CANCELLED, KICKED, TWICE
from noctuary.kernel.messages import BadInput
from noctuary.kernel.moves import seat_name

if TYPE_CHECKING:
    from noctuary.games.nightfall.shown.position import Reader

KEYS: Final = (
    "decision seat about agenda attacks carried_out aside enters_with that affected offers picks picked undealt"
).split()
ATTACK_KEYS: Final = ("attacker", "target", "blockers")
CARRIED_OUT_KEYS: Final = ("card", "seat", "kicked", "cancelled", "twice", "chooser", "again")

STEPS: Final = (
    "turn attack block strikes combat-end chain effect again carried-out order damage claim cleanup turn-end draft "
    "begin"
).split()
"""Names of the steps of the agenda, in the order of the constants in `board`."""

EFFECTS: Final = {
    words.DRAW: "draw",
    words.GAIN_INFLUENCE: "gain-influence",
    words.DOUBLE_INFLUENCE: "double-influence",
    words.DISCOUNT: "discount",
    words.EVERY_PLAYER_DRAWS: "every-player-draws",
    words.ENTERS_WITH: "enters-with",
    words.DAMAGE_EVERY_MINION: "damage-every-minion",
    words.DAMAGE_EVERY_PLAYER: "damage-every-player",
    words.DAMAGE_EVERY_OPPONENT: "damage-every-opponent",
    words.NEXT_TWICE: "next-twice",
    words.EXILE_FROM_HAND: "exile-from-hand",
    words.PUT_FROM_DISCARD: "put-from-discard",
    words.PUT_FROM_HAND: "put-from-hand",
    words.ASIDE_TEXT: "aside-text",
    words.ASIDE_TO_HAND: "aside-to-hand",
    words.ASIDE_ENTERS: "aside-enters",
    words.THAT_PLAYER_EXILES: "that-player-exiles",
    words.DAMAGE_THAT_OWNER: "damage-that-owner",
    words.THAT_TWICE: "that-twice",
    words.DAMAGE_PLAYER: "damage-player",
    words.DAMAGE_PLAYER_DESTROYING: "damage-player-destroying",
    words.RECEIVE_WOUNDS: "receive-wounds",
    words.NO_TEXT_BLOCK: "no-text-block",
    words.LOSE_INFLUENCE: "lose-influence",
    words.DAMAGE_MINIONS_OF: "damage-minions-of",
    words.DAMAGE_MINION: "damage-minion",
    words.DESTROY_MINION: "destroy-minion",
    words.EXILE_MINION: "exile-minion",
    words.DECK_MINION: "deck-minion",
    words.EXILE_WOUND: "exile-wound",
    words.DISCARD_TO_DECK: "discard-to-deck",
    words.SUMMON: "summon",
    words.SUMMON_ASIDE: "summon-aside",
    words.AWAKEN: "awaken",
    words.AWAKEN_ASIDE: "awaken-aside",
    words.GRANT: "grant",
    words.EXILE_FROM_ARCHIVE: "exile-from-archive",
    words.FREE_CLAIM: "free-claim",
    words.CHOOSE_TARGETS: "choose-targets",
    words.CANCEL: "cancel",
    words.ORDER_TWICE: "order-twice",
}
"""Names of the words that texts are made of."""
WORDS: Final = {name: word for word, name in EFFECTS.items()}

MOST: Final = {STEP_ORDER: 31, STEP_DAMAGE: 999}
"""The highest damage that a step can hold."""


# Writing


def write(board: Board) -> dict[str, Any]:
    """Everything that a position needs to go on in the middle of something."""
    pending: dict[str, Any] = {"decision": KINDS[board.kind]}
    if board.kind == PICKING:
        pending["offers"] = write_dealt(board, board.offers)
        pending["picks"] = write_dealt(board, board.picks)
        pending["picked"] = [seat_name(seat) for seat in range(board.players) if board.picked >> seat & 1]
        pending["undealt"] = write_cards(board, board.undealt)
        return pending
    pending["seat"] = seat_name(board.seat)
    about = write_about(board)
    if about:
        pending["about"] = about
    if board.agenda:
        pending["agenda"] = [write_step(board, waiting) for waiting in board.agenda]
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
        seat_name(one) if one < 16 else play_id(board, one >> 4)
        for one in board.affected
        if one < 16 or board.owner_of(one >> 4) >= 0
    ]
    if affected:
        pending["affected"] = affected
    return pending


def write_link(board: Board, link: int) -> dict[str, Any]:
    """A card that waits in the chain, with its marks."""
    written: dict[str, Any] = {
        "card": board.card_id(link & 63),
        "seat": seat_name(link >> 6 & 7),
        "kicked": bool(link & KICKED),
    }
    if link & CANCELLED:
        written["cancelled"] = True
    if link & TWICE:
        written["twice"] = True
    if link >> 12:
        written["chooser"] = seat_name((link >> 12) - 1)
    return written


def write_cards(board: Board, cards: list[int]) -> list[str] | int:
    """Cards of the draft; their number if they cannot be known."""
    return len(cards) if UNKNOWN in cards else board.names(cards)


def write_dealt(board: Board, dealt: list[list[int]]) -> dict[str, list[str] | int]:
    """Cards of the draft, seat by seat."""
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


def play_id(board: Board, serial: int) -> str:
    """A minion in play: `P2/vulko#2`."""
    owner = board.owner_of(serial)
    return f"{seat_name(owner)}/{board.minion_id(owner, serial)}"


def effect_name(effect: int) -> str:
    """An effect: `damage-player 3`."""
    return f"{EFFECTS[effect & 63]} {effect >> 6}" if effect >> 6 else EFFECTS[effect & 63]


def damage_name(number: int, flags: int) -> str:
    """Damage to a player: `3 text destroying`."""
    return str(number) + (" text" if flags & FROM_TEXT else "") + (" destroying" if flags & DESTROYING else "")


def write_about(board: Board) -> str:
    """What the decision is about."""
    kind = board.kind
    about = board.about
    if kind == ATTACKING or kind == BLOCKING:
        return board.minion_id(board.seat, about[0])
    if kind == ABSORBING:
        met = f" {board.minion_id(board.active, about[1])}" if about[1] >= 0 else ""
        return damage_name(about[0], about[2]) + met
    if kind == ORDERING:
        return f"{about[0]} {seat_name(about[1])} {board.card_id(about[2])}"
    if kind in (TARGETING, FREEING, EXILING, PUTTING):
        return f"{seat_name(about[1])} {board.card_id(about[2])} {effect_name(about[0])}"
    return "before" if kind == HEALING and about[0] else ""


def write_step(board: Board, waiting: int) -> str:
    """A step of the agenda with what it says."""
    op = waiting & 31
    a = waiting >> 5 & 255
    b = waiting >> 13
    name = STEPS[op]
    if op == STEP_BLOCK:
        return f"{name} {seat_name(a)}" + (f" {board.minion_id(a, b)}" if b else "")
    if op == STEP_EFFECT:
        seats = f"{seat_name(a & 7)} {seat_name(a >> 3)}"
        return f"{name} {seats} {board.card_id(b >> 12)} {effect_name(b & 4095)}"
    if op == STEP_ORDER:
        return f"{name} {a >> 3} {seat_name(a & 7)} {board.card_id(b)}"
    if op == STEP_DAMAGE:
        return f"{name} {seat_name(a)} {damage_name(b >> 2, b & 3)}"
    if op == STEP_COMBAT_END:
        return f"{name} fought" if a else name
    return name


# Reading


def senseless(source: object) -> BadInput:
    """The refusal of what is pending: it is the engine's own shorthand, and here it makes no sense to it."""
    return BadInput("nightfall-position-pending", {"text": str(source)}, "pending")


def read(reader: Reader, source: object) -> None:
    """The middle of something, as `write` wrote it."""
    pending = reader.mapping(source, "pending", KEYS)
    try:
        PendingReader(reader, pending).read()
    except BadInput:
        raise
    except (ValueError, LookupError, TypeError) as error:
        raise senseless(source) from error


class PendingReader:
    """Reads what is pending; whatever makes no sense raises ValueError, LookupError or TypeError."""

    def __init__(self, reader: Reader, source: dict[str, Any]) -> None:
        self.reader: Reader = reader
        self.source: dict[str, Any] = source
        self.board: Board = reader.board

    def read(self) -> None:
        """Put it on the board."""
        board = self.board
        reader = self.reader
        source = self.source
        board.kind = KINDS.index(source["decision"])
        if board.kind == PICKING:
            self.read_draft()
            return
        if board.kind == NOTHING:
            raise ValueError(source["decision"])
        board.seat = self.seat(source["seat"])
        for attack in reader.items(source.get("attacks", []), "pending.attacks"):
            self.read_attack(reader.mapping(attack, "pending.attacks", ATTACK_KEYS))
        if "carried_out" in source:
            link = reader.mapping(source["carried_out"], "pending.carried_out", CARRIED_OUT_KEYS)
            board.again = reader.truth(link.pop("again", False), "pending.carried_out.again")
            board.carried_out = reader.read_link(link, "pending.carried_out", CARRIED_OUT_KEYS)
        if "aside" in source:
            board.aside = reader.order(source["aside"], "pending.aside")
        board.enters_with = reader.number(source.get("enters_with", 0), "pending.enters_with", 0, 63)
        if "that" in source:
            board.that = self.seat(source["that"])
        for one in reader.items(source.get("affected", []), "pending.affected"):
            board.affected.append(self.seat(one) if "/" not in one else self.minion_of(one) << 4 | 15)
        board.about = self.read_about(str(source.get("about", "")).split())
        board.agenda = [
            self.read_step(str(entry).split()) for entry in reader.items(source.get("agenda", []), "pending.agenda")
        ]

    def seat(self, word: object) -> int:
        """A seat of this game."""
        return self.reader.seat(word, "pending")

    def minion(self, seat: int, word: str) -> int:
        """The serial of a minion of a seat: `vulko#2`."""
        id, _, copy = word.partition("#")
        number = self.board.facts.minion_number[self.board.facts.index[id]]
        serial = self.board.serial_of(seat, number * COPIES + (int(copy) - 1 if copy else 0))
        if number < 0 or serial < 0:
            raise ValueError(word)
        return serial

    def minion_of(self, word: str) -> int:
        """The serial of a minion: `P2/vulko#2`."""
        seat, _, name = word.partition("/")
        return self.minion(self.seat(seat), name)

    def number(self, word: str, most: int) -> int:
        """A number from 0 to `most`."""
        return self.reader.number(int(word), "pending", 0, most)

    def effect(self, names: list[str]) -> int:
        """An effect: `damage-player 3`."""
        return WORDS[names[0]] | (self.number(names[1], 63) << 6 if len(names) > 1 else 0)

    def damage(self, names: list[str], most: int) -> tuple[int, int]:
        """Damage to a player: `3 text destroying`."""
        flags = (FROM_TEXT if "text" in names else 0) | (DESTROYING if "destroying" in names else 0)
        return self.number(names[0], most), flags

    def order(self, word: str) -> int:
        """An order."""
        return self.reader.order(word, "pending")

    def read_attack(self, attack: dict[str, Any]) -> None:
        """An attack, and who blocks it."""
        board = self.board
        serial = self.minion(board.active, str(attack["attacker"]))
        defender = self.seat(attack["target"])
        board.attackers.append(serial)
        board.defenders.append(defender)
        for blocker in self.reader.items(attack.get("blockers", []), "pending.attacks"):
            board.blockers.append(self.minion(defender, str(blocker)))
            board.blocked.append(serial)

    def read_about(self, names: list[str]) -> list[int]:
        """What the decision is about."""
        board = self.board
        kind = board.kind
        if kind == ATTACKING or kind == BLOCKING:
            return [self.minion(board.seat, names[0])]
        if kind == ABSORBING:
            number, flags = self.damage(names, MOST[STEP_DAMAGE])
            met = [name for name in names[1:] if name not in ("text", "destroying")]
            return [number, self.minion(board.active, met[0]) if met else -1, flags]
        if kind == ORDERING:
            return [self.number(names[0], MOST[STEP_ORDER]), self.seat(names[1]), self.order(names[2])]
        if kind in (TARGETING, FREEING, EXILING, PUTTING):
            return [self.effect(names[2:]), self.seat(names[0]), self.order(names[1])]
        return [len(names)] if kind == HEALING else []

    def read_step(self, names: list[str]) -> int:
        """A step of the agenda."""
        op = STEPS.index(names[0])
        rest = names[1:]
        if op == STEP_BLOCK:
            seat = self.seat(rest[0])
            return step(op, seat, self.minion(seat, rest[1]) if len(rest) > 1 else 0)
        if op == STEP_EFFECT:
            seats = self.seat(rest[0]) | self.seat(rest[1]) << 3
            return step(op, seats, self.effect(rest[3:]) | self.order(rest[2]) << 12)
        if op == STEP_ORDER:
            return step(op, self.number(rest[0], MOST[op]) << 3 | self.seat(rest[1]), self.order(rest[2]))
        if op == STEP_DAMAGE:
            number, flags = self.damage(rest[1:], MOST[op])
            return step(op, self.seat(rest[0]), number << 2 | flags)
        return step(op, len(rest) if op == STEP_COMBAT_END else 0)

    def read_draft(self) -> None:
        """Offers and picks of all seats."""
        board = self.board
        board.offers = self.read_dealt(self.source["offers"])
        board.picks = self.read_dealt(self.source["picks"])
        for name in self.reader.items(self.source.get("picked", []), "pending.picked"):
            board.picked |= 1 << self.seat(name)
        board.undealt = self.read_cards(self.source.get("undealt", []))
        board.seat = [board.picked >> seat & 1 for seat in range(board.players)].index(0)

    def read_cards(self, value: object) -> list[int]:
        """Cards of the draft; where a seat cannot know them, their number."""
        if self.reader.seen and isinstance(value, int):
            return [UNKNOWN] * value
        return [self.order(card) for card in self.reader.items(value, "pending")]

    def read_dealt(self, value: object) -> list[list[int]]:
        """Cards of the draft, seat by seat."""
        dealt = self.reader.mapping(value, "pending")
        return [self.read_cards(dealt[seat_name(seat)]) for seat in range(self.board.players)]
