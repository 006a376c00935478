"""How positions write the things of Nocturne: components, the forest, spells, goals, hands and what is pending."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal

from noctuary.games.nocturne.rules.basis.areas import CELLS, WIDTH, cell_name, cells_of
from noctuary.games.nocturne.rules.basis.board import (
    ALL_SPACES,
    CONCOCTIONS_DRAWN,
    GONE,
    LAST_SPACE,
    MOONLIGHT,
    NUMBERS,
    OPEN,
    OVER,
    TILES,
    UNKNOWN,
    Board,
    Choice,
    add_token,
    cast_token,
    caster_of,
    cell_of,
    new_placed,
    new_spell,
    owner_of,
    token_of,
)
from noctuary.games.nocturne.rules.basis.facts import CONCOCTIONS, NORMAL, SOLO_CARDS, STAR, Facts, standard
from noctuary.games.nocturne.rules.basis.options import TWISTED_TREES
from noctuary.games.nocturne.rules.basis.vocabulary import Goal
from noctuary.games.nocturne.rules.course.rounds import hand_tokens
from noctuary.games.nocturne.rules.course.setup import forest_cells
from noctuary.games.nocturne.rules.turns.casting import Turn
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.positions import quoted
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.table import fields
from noctuary.kernel.table.fields import Item
from noctuary.kernel.table.notations import MAX_NUMBER, Id, List, Notation, Pile, Reader, Word, number_of

SCORING: Final = "moonlight-scoring"


def bad(place: str, text: object) -> BadInput:
    """The error for an invalid `text` at `place`."""
    return BadInput("position-value", {"text": quoted(text)}, place)


class ConcoctionId(Id):
    """A concoction: a number, or a starter such as `S4`."""

    def write(self, table: Any, value: int) -> int | str:
        return concoction_words(table.facts)[value]

    def values(self) -> Sequence[int]:
        return range(CONCOCTIONS)


@cache
def concoction_words(facts: Facts) -> list[int | str]:
    """All concoctions as written in a position; `?` is last, at index UNKNOWN."""
    return [int(id) if id.isdigit() else id for id in facts.concoction_ids] + ["?"]


assert UNKNOWN == -1


class SoloCardId(Id):
    """A card of the opponent, such as `N +1 3 offers`. Equal cards are taken one by one, as long as any are left."""

    def read(self, reader: Reader, value: Any, place: str) -> int:
        first = super().read(reader, value, place)
        ids = reader.table.facts.solo_ids
        equal = [card for card, id in enumerate(ids) if id == ids[first] and card not in reader.taken]
        card = equal[0] if equal else first
        reader.taken.add(card)
        return card

    def values(self) -> Sequence[int]:
        return range(SOLO_CARDS)


class MirroredTile(Id):
    """The tile that a mirror was assigned to, or `none`."""

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return -1 if value == "none" else super().read(reader, value, place)


class CharacterId(Id):
    """A character; null if there is none."""

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return -1 if value is None else super().read(reader, value, place)


TILE: Final = Id(lambda table: table.facts.tile_ids)
CONCOCTION: Final = ConcoctionId(lambda table: table.facts.concoction_ids, wire=int | str)
CHARACTER: Final = CharacterId(lambda table: table.facts.character_ids)
SOLO_CARD: Final = SoloCardId(lambda table: table.facts.solo_ids)
MIRROR: Final = MirroredTile(lambda table: table.facts.tile_ids, unknown="none")


class GoalNumber(Notation):
    """The number of one of these goals."""

    wire = int

    def __init__(self, goals: list[Goal]) -> None:
        self.goals: Final = goals

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return 1 + number_of(value, [str(number) for number in self.values()], place)

    def values(self) -> Sequence[int]:
        return range(1, len(self.goals))


TWILIGHT_GOAL: Final = GoalNumber(standard().twilight)
MOONLIGHT_GOAL: Final = GoalNumber(standard().moonlight)


class ShadowValue(Notation):
    """A Shadow, as its value."""

    wire = int

    def write(self, table: Any, value: int) -> int:
        number: int = table.facts.value[value]
        return number

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return NORMAL + number_of(f"s{value}", reader.table.facts.token_ids[NORMAL:], place)


class Placed(Notation):
    """A token on the table: `P1:4`, `P1:s4`."""

    wire = str

    def write(self, table: Any, value: int) -> str:
        return f"{seat_name(owner_of(value))}:{table.token_id(token_of(value))}"

    def read(self, reader: Reader, value: Any, place: str) -> int:
        seat, _, token = str(value).partition(":")
        return new_placed(reader.seat(seat, place), number_of(token, reader.table.facts.token_ids, place))


PLACED: Final = Placed()


class CellName(Notation):
    """A cell of the forest; left out if there is none."""

    wire = str | None

    def write(self, table: Any, value: int) -> str | None:
        return cell_name(value) if value >= 0 else None

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return -1 if value is None else number_of(value, [cell_name(cell) for cell in range(CELLS)], place)


CELL: Final = CellName()


class RoundName(Word):
    """The round; `moonlight-scoring` is the end of moonlight."""

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return MOONLIGHT if value == SCORING else super().read(reader, value, place)


# The casting phase


def opener(reader: Reader) -> int:
    """The opener if a position does not name it: the designated one, or the first seat."""
    return reader.seat(reader.source.get("designated_opener", "P1"), "opener")


def is_first_spell(board: Board) -> bool:
    """Whether the next spell is the first of the round."""
    return board.first_spell and board.round != OVER


class Forest(Item):
    """The forest, one line per row, with aligned columns: tile id, `P1:4` for a token left there, `-` for nothing."""

    wire = str

    def write(self, table: Any, seat: int) -> str:
        columns = max((cell % WIDTH for cell in cells_of(table.cells)), default=-1) + 1
        rows = (table.cells.bit_length() + WIDTH - 1) // WIDTH
        words = [self.word(table, row * WIDTH + column) for row in range(rows) for column in range(columns)]
        for column in range(columns):
            width = max(map(len, words[column::columns]))
            words[column::columns] = [word.ljust(width) for word in words[column::columns]]
        return "".join("  ".join(words[row * columns : (row + 1) * columns]).rstrip() + "\n" for row in range(rows))

    def word(self, table: Any, cell: int) -> str:
        """What lies on a cell."""
        if table.tiles[cell] >= 0:
            return str(TILE.write(table, table.tiles[cell]))
        return PLACED.write(table, table.placed[cell]) if table.placed[cell] >= 0 else "-"

    def read(self, reader: Reader, value: Any, place: str) -> None:
        """Read a forest; an empty one has the usual size."""
        board = reader.table
        lines = [line.split() for line in str(value).split("\n") if line.strip()]
        if lines:
            rows, columns = len(lines), len(lines[0])
            if rows > WIDTH or columns > WIDTH or any(len(line) != columns for line in lines):
                raise BadInput("nocturne-position-forest", {"number": WIDTH}, place)
            # A rectangle may differ from the usual size; twisted trees must have the shape given in the facts.
            if not board.options.is_modified(TWISTED_TREES):
                board.cells = forest_cells(rows, columns)
        for row, line in enumerate(lines):
            for column, word in enumerate(line):
                cell = row * WIDTH + column
                if word != "-" and not board.cells >> cell & 1:
                    raise bad(place, word)
                if ":" in word:
                    placed = PLACED.read(reader, word, place)
                    board.placed[cell] = placed
                    if token_of(placed) < NORMAL:
                        board.control[owner_of(placed)] |= 1 << cell
                elif word != "-":
                    board.tiles[cell] = TILE.read(reader, word, place)
                    board.tile_mask |= 1 << cell


class Spell(Notation):
    """A spell: `P1 4 b3`."""

    wire = str

    def write(self, table: Any, value: int) -> str:
        return f"{seat_name(caster_of(value))} {table.token_id(cast_token(value))} {cell_name(cell_of(value))}"

    def read(self, reader: Reader, value: Any, place: str) -> int:
        words = str(value).split()
        if len(words) != 3:
            raise bad(place, value)
        token = number_of(words[1], reader.table.facts.token_ids, place)
        return new_spell(reader.seat(words[0], place), token, CELL.read(reader, words[2], place))


SPELL: Final = Spell()


# The Sprite board and the piles


def usually_turned(board: Board) -> int:
    """How many tokens on the Sprite board are usually turned over: all when the game is over (NOC-7.1), none before."""
    return len(board.sprite) if board.round == OVER else 0


def is_turned(board: Board) -> bool:
    """Whether more or fewer tokens are turned over than usual."""
    return board.turned != usually_turned(board)


def turned(reader: Reader) -> int:
    """How many tokens are turned over if a position does not say so; after moonlight all of them."""
    return len(reader.table.sprite) if reader.source.get("round") == SCORING else usually_turned(reader.table)


class Stack(Item):
    """The stack from top to bottom, or the number of its tiles."""

    wire = list[str] | int

    def write(self, table: Any, seat: int) -> list[str] | int:
        if table.stack_left > len(table.stack):
            left: int = table.stack_left
            return left
        return [table.tile_id(tile) for tile in reversed(table.stack[: table.stack_left])]

    def read(self, reader: Reader, value: Any, place: str) -> None:
        board = reader.table
        if reader.seen and isinstance(value, int):
            board.stack_left = value
        else:
            board.stack = Pile(TILE).read(reader, value, place)
            board.stack_left = len(board.stack)


class KnownConcoctions(Item):
    """For each seat, the concoctions in the deck that it knows because it put them there."""

    wire = dict[str, list[int | str]] | None

    def write(self, table: Any, seat: int) -> dict[str, list[Any]] | None:
        if UNKNOWN in table.deck or not any(table.seen):
            return None
        known = {
            seat_name(seat): [CONCOCTION.write(table, card) for card in table.deck if table.seen[card] >> seat & 1]
            for seat in range(table.players)
        }
        return {name: cards for name, cards in known.items() if cards} or None

    def read(self, reader: Reader, value: Any, place: str) -> None:
        for name, cards in reader.mapping(value, place).items():
            for card in List(CONCOCTION).read(reader, cards, place):
                reader.table.seen[card] |= 1 << reader.seat(name, place)


class TwilightGoals(Item):
    """Twilight goals: a list while all are open, then a mapping from each to what became of it."""

    wire = list[int] | dict[int, str]
    words: Final = {OPEN: "open", GONE: "gone"}

    def write(self, table: Any, seat: int) -> list[int] | dict[int, str]:
        if all(winner == OPEN for winner in table.goal_winner):
            return list(table.twilight_goals)
        winners = zip(table.twilight_goals, table.goal_winner, strict=True)
        return {goal: self.words.get(winner) or seat_name(winner) for goal, winner in winners}

    def read(self, reader: Reader, value: Any, place: str) -> None:
        board = reader.table
        board.twilight_goals = List(TWILIGHT_GOAL).read(
            reader, list(value) if isinstance(value, Mapping) else value, place
        )
        board.goal_winner = [OPEN] * len(board.twilight_goals)
        states = {word: state for state, word in self.words.items()}
        for index, word in enumerate(value.values() if isinstance(value, Mapping) else ()):
            state = states.get(str(word))
            board.goal_winner[index] = reader.seat(word, place) if state is None else state


# Players


class Held(Item):
    """The tokens in hand, lowest first: normal ones, or `shadows`."""

    wire = list[int | str]

    def __init__(self, at: str, shadows: bool) -> None:
        super().__init__(at)
        self.shadows = shadows

    def write(self, table: Any, seat: int) -> list[int | str]:
        tokens = [token for token in hand_tokens(table, seat) if (token >= NORMAL) == self.shadows]
        return ["star" if token == STAR else table.facts.value[token] for token in tokens]

    def read(self, reader: Reader, value: Any, place: str) -> None:
        ids: list[str] = reader.table.facts.token_ids
        first = NORMAL if self.shadows else 0
        known = [id.removeprefix("s") for id in ids[NORMAL:]] if self.shadows else ids[:NORMAL]
        hand = reader.table.hand
        for word in reader.items(value, place):
            hand[reader.owner] = add_token(hand[reader.owner], first + number_of(word, known, place))


class Integer(Notation):
    """A number as the engine stores it."""

    wire = int
    unknown = None

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return int(value)


class Won(List):
    """The tiles of a seat; those of the opponent lie face down (NOC-10.8)."""

    def read(self, reader: Reader, value: Any, place: str) -> list[int]:
        opponent = reader.owner == reader.table.opponent
        return [
            UNKNOWN if opponent and tile == "?" else TILE.read(reader, tile, place)
            for tile in reader.items(value, place)
        ]


class Side(Item):
    """The side of the character that is up; if left out, B in a game with abilities, otherwise A."""

    wire = Literal["A", "B"] | None

    def write(self, table: Any, seat: int) -> str | None:
        return None if table.character[seat] < 0 else "B" if table.ability[seat] else "A"

    def read(self, reader: Reader, value: Any, place: str) -> None:
        if reader.table.character[reader.owner] >= 0:
            reader.table.ability[reader.owner] = number_of(value, ("A", "B"), place) == 1

    def leave_out(self, reader: Reader) -> None:
        board = reader.table
        board.ability[reader.owner] = board.advanced and board.character[reader.owner] >= 0


class Deeds(Item):
    """What aims need but the table no longer shows (NOC-12.5)."""

    wire = dict[str, dict[str, int | bool]] | None
    bits: Final = {"last_space": LAST_SPACE, "all_spaces": ALL_SPACES}

    def write(self, table: Any, seat: int) -> dict[str, dict[str, Any]] | None:
        deeds: dict[str, dict[str, Any]] = {}
        for owner in range(table.players):
            written = {"cornered": table.cornered[owner]} if table.cornered[owner] else {}
            written |= {key: True for key, bit in self.bits.items() if table.held[owner] & bit}
            if written:
                deeds[seat_name(owner)] = written
        return deeds or None

    def read(self, reader: Reader, value: Any, place: str) -> None:
        for name, entry in reader.mapping(value, place).items():
            here = f"{place}.{name}"
            seat = reader.seat(name, here)
            deeds = reader.mapping(entry, here, ("cornered", *self.bits))
            reader.table.cornered[seat] = reader.number(deeds.get("cornered", 0), f"{here}.cornered", 0)
            for key, bit in self.bits.items():
                if reader.truth(deeds.get(key, False), f"{here}.{key}"):
                    reader.table.held[seat] |= bit


# The opponent and what is pending


def is_solo(board: Board) -> bool:
    """Whether this is a solo game."""
    return board.opponent >= 0


class FaceDown(Item):
    """How many tiles the opponent has; unless they are known, they are read as that many unknown ones."""

    wire = int

    def write(self, table: Any, seat: int) -> int:
        return len(table.won[table.opponent])

    def read(self, reader: Reader, value: Any, place: str) -> None:
        board = reader.table
        if board.opponent >= 0:
            tiles = board.won[board.opponent]
            number = reader.number(value, place, len(tiles), len(tiles) or MAX_NUMBER)
            board.won[board.opponent] = tiles or [UNKNOWN] * number


def is_pending(board: Board) -> bool:
    """Whether there is more to the pending decision than a plain turn."""
    return isinstance(board.choice, Choice) and (not isinstance(board.choice, Turn) or len(board.agenda) > 0)


class About(fields.About):
    """What the decision is about."""

    wire = list[int | str] | int

    def write(self, table: Any, seat: int) -> Any:
        return THINGS[table.choice.things].write(table, table.choice.about)


THINGS: Final = {NUMBERS: List(Integer()), TILES: List(TILE), CONCOCTIONS_DRAWN: List(CONCOCTION, counted=False)}
"""How the things of a decision are written, by their kind."""
