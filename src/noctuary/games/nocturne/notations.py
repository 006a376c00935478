"""How the things of Nocturne stand in positions: components, the forest, spells, goals, hands and what is pending."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from noctuary.games.nocturne.rules.areas import CELLS, WIDTH, cell_name, cells_of
from noctuary.games.nocturne.rules.board import (
    ALL_SPACES,
    CONCOCTIONS_DRAWN,
    GONE,
    LAST_SPACE,
    MOONLIGHT,
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
from noctuary.games.nocturne.rules.casting import Turn
from noctuary.games.nocturne.rules.facts import NORMAL, STAR, Facts
from noctuary.games.nocturne.rules.options import TWISTED_TREES
from noctuary.games.nocturne.rules.rounds import hand_tokens
from noctuary.games.nocturne.rules.setup import forest_cells
from noctuary.games.nocturne.rules.state import Nocturne
from noctuary.kernel.fields import MAX_NUMBER, Id, List, Notation, Reader, Word, number_of
from noctuary.kernel.messages import BadInput
from noctuary.kernel.moves import seat_name

SCORING: Final = "moonlight-scoring"


def bad(place: str, text: object) -> BadInput:
    """The error for an invalid `text` at `place`."""
    return BadInput("position-value", {"text": str(text)}, place)


class ConcoctionId(Id):
    """A concoction: a number, or a starter such as `S4`."""

    def write(self, table: Any, value: int) -> int | str:
        return concoction_words(table.facts)[value]


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


class MirroredTile(Id):
    """The tile that a mirror was assigned to, or `none`."""

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return -1 if value == "none" else super().read(reader, value, place)


TILE: Final = Id(lambda table: table.facts.tile_ids)
CONCOCTION: Final = ConcoctionId(lambda table: table.facts.concoction_ids)
CHARACTER: Final = Id(lambda table: table.facts.character_ids)
SOLO_CARD: Final = SoloCardId(lambda table: table.facts.solo_ids)
MIRROR: Final = MirroredTile(lambda table: table.facts.tile_ids, unknown="none")


class GoalNumber(Notation):
    """The number of a goal."""

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return 1 + number_of(value, [str(number) for number in range(1, 13)], place)


GOAL: Final = GoalNumber()


class ShadowValue(Notation):
    """A Shadow, as its value."""

    def write(self, table: Any, value: int) -> int:
        number: int = table.facts.value[value]
        return number

    def read(self, reader: Reader, value: Any, place: str) -> int:
        return NORMAL + number_of(f"s{value}", reader.table.facts.token_ids[NORMAL:], place)


class Placed(Notation):
    """A token on the table: `P1:4`, `P1:s4`."""

    def write(self, table: Any, value: int) -> str:
        return f"{seat_name(owner_of(value))}:{table.token_id(token_of(value))}"

    def read(self, reader: Reader, value: Any, place: str) -> int:
        seat, _, token = str(value).partition(":")
        return new_placed(reader.seat(seat, place), number_of(token, reader.table.facts.token_ids, place))


PLACED: Final = Placed()


class CellName(Notation):
    """A cell of the forest; left out if there is none."""

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


def write_forest(board: Board, seat: int) -> str:
    """The forest, one line per row, with aligned columns."""
    columns = max((cell % WIDTH for cell in cells_of(board.cells)), default=-1) + 1
    rows = (board.cells.bit_length() + WIDTH - 1) // WIDTH
    words = [write_cell(board, row * WIDTH + column) for row in range(rows) for column in range(columns)]
    for column in range(columns):
        width = max(map(len, words[column::columns]))
        words[column::columns] = [word.ljust(width) for word in words[column::columns]]
    lines = ["  ".join(words[row * columns : (row + 1) * columns]).rstrip() + "\n" for row in range(rows)]
    return "".join(lines)


def write_cell(board: Board, cell: int) -> str:
    """A cell of the forest: tile id, `P1:4` for a token left there, `-` for nothing."""
    tile = board.tiles[cell]
    if tile >= 0:
        return board.facts.tile_ids[tile]
    placed = board.placed[cell]
    return PLACED.write(board, placed) if placed >= 0 else "-"


def read_forest(reader: Reader, value: Any, place: str) -> None:
    """Read the forest: a tile, a token or nothing in each cell. If empty, it has the usual size."""
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


def write_casts(board: Board, seat: int) -> list[str]:
    """The spells of the current casting phase."""
    return [
        f"{seat_name(caster_of(spell))} {board.token_id(cast_token(spell))} {cell_name(cell_of(spell))}"
        for spell in board.casts
    ]


def read_casts(reader: Reader, value: Any, place: str) -> None:
    """Read the spells of the current casting phase: each on a tile, each higher than the one before."""
    board = reader.table
    highest = 0
    for entry in reader.items(value, place):
        words = str(entry).split()
        if len(words) != 3:
            raise bad(place, entry)
        token = number_of(words[1], board.facts.token_ids, place)
        cell = CELL.read(reader, words[2], place)
        if not board.tile_mask >> cell & 1 or board.cast_mask >> cell & 1 or board.facts.value[token] <= highest:
            raise bad(place, entry)
        highest = board.facts.value[token]
        board.casts.append(new_spell(reader.seat(words[0], place), token, cell))
        board.cast_mask |= 1 << cell


# The Sprite board and the piles


def usually_turned(board: Board) -> int:
    """How many tokens on the Sprite board are turned over if a position does not say so: all when the game is over
    (NOC-7.1), none before.
    """
    return len(board.sprite) if board.round == OVER else 0


def is_turned(board: Board) -> bool:
    """Whether more or fewer are turned over."""
    return board.turned != usually_turned(board)


def turned(reader: Reader) -> int:
    """How many are turned over if a position does not say so."""
    return len(reader.table.sprite) if reader.source.get("round") == SCORING else usually_turned(reader.table)


def write_stack(board: Board, seat: int) -> list[str] | int:
    """The stack from top to bottom, or the number of its tiles."""
    if board.stack_left > len(board.stack):
        return board.stack_left
    return [board.tile_id(tile) for tile in reversed(board.stack[: board.stack_left])]


def read_stack(reader: Reader, value: Any, place: str) -> None:
    """Read the stack."""
    board = reader.table
    if reader.seen and isinstance(value, int):
        board.stack_left = value
        return
    board.stack = [TILE.read(reader, tile, place) for tile in reversed(reader.items(value, place))]
    board.stack_left = len(board.stack)


def write_known(board: Board, seat: int) -> dict[str, list[Any]] | None:
    """The concoctions of the deck that a seat knows because it put them under it."""
    if UNKNOWN in board.deck or not any(board.seen):
        return None
    known = {
        seat_name(seat): [CONCOCTION.write(board, card) for card in board.deck if board.seen[card] >> seat & 1]
        for seat in range(board.players)
    }
    return {name: cards for name, cards in known.items() if cards} or None


def read_known(reader: Reader, value: Any, place: str) -> None:
    """Read which seats know which concoctions of the deck."""
    for name, cards in reader.mapping(value, place).items():
        for card in List(CONCOCTION).read(reader, cards, place):
            reader.table.seen[card] |= 1 << reader.seat(name, place)


def write_goals(board: Board, seat: int) -> list[int] | dict[int, str]:
    """Twilight goals: a list while all are open, otherwise a mapping to what became of each."""
    if all(winner == OPEN for winner in board.goal_winner):
        return board.twilight_goals[:]
    words = {OPEN: "open", GONE: "gone"}
    return {
        goal: words.get(winner) or seat_name(winner)
        for goal, winner in zip(board.twilight_goals, board.goal_winner, strict=True)
    }


def read_goals(reader: Reader, value: Any, place: str) -> None:
    """Read the twilight goals."""
    board = reader.table
    board.twilight_goals = List(GOAL).read(reader, list(value) if isinstance(value, Mapping) else value, place)
    board.goal_winner = [OPEN] * len(board.twilight_goals)
    for index, word in enumerate(value.values() if isinstance(value, Mapping) else ()):
        state = {"open": OPEN, "gone": GONE}.get(str(word))
        board.goal_winner[index] = reader.seat(word, place) if state is None else state


# Players


def write_tokens(board: Board, seat: int) -> list[int | str]:
    """The tokens in hand, lowest first."""
    value = board.facts.value
    return ["star" if token == STAR else value[token] for token in hand_tokens(board, seat) if token < NORMAL]


def write_shadows(board: Board, seat: int) -> list[int]:
    """The Shadows in hand, lowest first."""
    return [board.facts.value[token] for token in hand_tokens(board, seat) if token >= NORMAL]


def read_tokens(reader: Reader, value: Any, place: str) -> None:
    """Read the tokens in hand."""
    hold(reader, value, place, reader.table.facts.token_ids[:NORMAL], 0)


def read_shadows(reader: Reader, value: Any, place: str) -> None:
    """Read the Shadows in hand."""
    hold(reader, value, place, [id[1:] for id in reader.table.facts.token_ids[NORMAL:]], NORMAL)


def hold(reader: Reader, value: Any, place: str, ids: list[str], first: int) -> None:
    """Give a seat the tokens with these ids, which are numbered from `first` on."""
    hand = reader.table.hand
    for word in reader.items(value, place):
        hand[reader.owner] = add_token(hand[reader.owner], first + number_of(word, ids, place))


class Won(List):
    """The tiles of a seat; those of the opponent lie face down (NOC-10.8)."""

    def read(self, reader: Reader, value: Any, place: str) -> list[int]:
        opponent = reader.owner == reader.table.opponent
        return [
            UNKNOWN if opponent and tile == "?" else TILE.read(reader, tile, place)
            for tile in reader.items(value, place)
        ]


def write_character(board: Board, seat: int) -> str | None:
    """The character of a seat."""
    return board.facts.character_ids[board.character[seat]] if board.character[seat] >= 0 else None


def read_character(reader: Reader, value: Any, place: str) -> None:
    """Read the character of a seat; it has its ability in the advanced game."""
    board = reader.table
    if value is not None:
        board.character[reader.owner] = CHARACTER.read(reader, str(value), place)
        board.ability[reader.owner] = board.advanced


def write_side(board: Board, seat: int) -> str | None:
    """The side of the character that is up."""
    return None if board.character[seat] < 0 else "B" if board.ability[seat] else "A"


def read_side(reader: Reader, value: Any, place: str) -> None:
    """Read the side of the character that is up."""
    if reader.table.character[reader.owner] >= 0:
        reader.table.ability[reader.owner] = number_of(value, ("A", "B"), place) == 1


def write_deeds(board: Board, seat: int) -> dict[str, dict[str, Any]] | None:
    """What aims need that the table no longer shows (NOC-12.5)."""
    deeds = {seat_name(owner): deeds_of(board, owner) for owner in range(board.players)}
    return {name: found for name, found in deeds.items() if found} or None


def deeds_of(board: Board, seat: int) -> dict[str, Any]:
    """The deeds of one seat."""
    return {
        **({"cornered": board.cornered[seat]} if board.cornered[seat] else {}),
        **({"last_space": True} if board.held[seat] & LAST_SPACE else {}),
        **({"all_spaces": True} if board.held[seat] & ALL_SPACES else {}),
    }


def read_deeds(reader: Reader, value: Any, place: str) -> None:
    """Read the deeds of all seats."""
    for name, entry in reader.mapping(value, place).items():
        here = f"{place}.{name}"
        seat = reader.seat(name, here)
        deeds = reader.mapping(entry, here, ("cornered", "last_space", "all_spaces"))
        reader.table.cornered[seat] = reader.number(deeds.get("cornered", 0), f"{here}.cornered", 0)
        for key, bit in (("last_space", LAST_SPACE), ("all_spaces", ALL_SPACES)):
            if reader.truth(deeds.get(key, False), f"{here}.{key}"):
                reader.table.held[seat] |= bit


# The opponent and what is pending


def is_solo(board: Board) -> bool:
    """Whether a player plays alone, against the opponent."""
    return board.opponent >= 0


def write_face_down(board: Board, seat: int) -> int:
    """How many tiles the opponent has."""
    return len(board.won[board.opponent])


def read_face_down(reader: Reader, value: Any, place: str) -> None:
    """Read how many tiles the opponent has; unless they are known, it has so many unknown ones."""
    board = reader.table
    if board.opponent >= 0:
        tiles = board.won[board.opponent]
        number = reader.number(value, place, len(tiles), len(tiles) or MAX_NUMBER)
        board.won[board.opponent] = tiles or [UNKNOWN] * number


def is_pending(board: Board) -> bool:
    """Whether there is more to the pending decision than a plain turn."""
    return isinstance(board.choice, Choice) and (not isinstance(board.choice, Turn) or len(board.agenda) > 0)


def write_about(board: Nocturne, seat: int) -> list[Any]:
    """What the decision is about."""
    choice = board.choice
    assert isinstance(choice, Choice)
    form = {CONCOCTIONS_DRAWN: CONCOCTION, TILES: TILE}.get(choice.things)
    return list(choice.about) if form is None else [form.write(board, one) for one in choice.about]


def read_about(reader: Reader, kind: type[Choice], value: Any) -> list[int]:
    """What the decision is about."""
    form = {CONCOCTIONS_DRAWN: CONCOCTION, TILES: TILE}.get(kind.things)
    if form is None:
        return [int(one) for one in reader.items(value, "pending.about")]
    return List(form).read(reader, value, "pending.about")
