"""Positions of Nocturne: writes a whole table as text."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from noctuary.games.nocturne.rules.areas import WIDTH, cell_name, cells_of
from noctuary.games.nocturne.rules.board import (
    ALL_SPACES,
    CONCOCTIONS_DRAWN,
    GONE,
    LAST_SPACE,
    OPEN,
    OVER,
    TILES,
    UNKNOWN,
    Board,
    Choice,
    cast_token,
    caster_of,
    cell_of,
    owner_of,
    token_of,
)
from noctuary.games.nocturne.rules.casting import Turn
from noctuary.games.nocturne.rules.facts import NORMAL, STAR, Facts
from noctuary.games.nocturne.rules.rounds import hand_tokens
from noctuary.games.nocturne.rules.solo import card_id
from noctuary.games.nocturne.rules.state import Nocturne
from noctuary.kernel.game import Position
from noctuary.kernel.moves import seat_name

ROUNDS: Final = ("twilight", "moonlight", "over")
SCORING: Final = "moonlight-scoring"


# Writing


def write(board: Nocturne) -> Position:
    """The table in text form; `?` stands for a component hidden from the observing seat, a number for a
    pile of them.
    """
    facts = board.facts
    position: Position = {"round": ROUNDS[board.round], "opener": seat_name(board.opener)}
    if board.first_spell and board.round != OVER:
        position["first_spell"] = True
    if board.open_next_to >= 0:
        position["open_next_to"] = cell_name(board.open_next_to)
    position["forest"] = write_forest(board)
    position["cast"] = [
        f"{seat_name(caster_of(spell))} {board.token_id(cast_token(spell))} {cell_name(cell_of(spell))}"
        for spell in board.casts
    ]
    position["passed"] = [seat_name(seat) for seat in range(board.players) if board.passed >> seat & 1]
    position["sprite"] = {
        "tokens": [write_placed(board, placed) for placed in board.sprite],
        "tiles": [board.tile_id(tile) for tile in board.sprite_tiles],
        **({"turned": board.turned} if board.turned != usually_turned(board) else {}),
    }
    hidden = board.stack_left > len(board.stack)
    tile_ids = facts.tile_ids
    position["stack"] = (
        board.stack_left if hidden else [tile_ids[tile] for tile in reversed(board.stack[: board.stack_left])]
    )
    position["concoctions"] = write_pile(facts, board.deck)
    known: dict[str, list[int | str]] = {}
    if UNKNOWN not in board.deck and any(board.seen):
        for seat in range(board.players):
            known[seat_name(seat)] = [concoction(facts, card) for card in board.deck if board.seen[card] >> seat & 1]
    known = {seat: cards for seat, cards in known.items() if cards}
    if known:
        position["known"] = known
    position["twilight_goals"] = write_goals(board)
    position["designated_opener"] = seat_name(board.designated)
    last = {"winner": board.last_winner, "star": board.last_star, "taker": board.last_taker}
    position["last"] = {key: seat_name(seat) for key, seat in last.items() if seat >= 0}
    position["gone"] = [board.tile_id(tile) for tile in board.gone]
    position["moonlight_goals"] = ["?" if goal == UNKNOWN else goal for goal in board.moonlight_goals]
    position["shadows"] = [facts.value[token] for token in board.shadows]
    position["players"] = {seat_name(seat): write_player(board, seat) for seat in range(board.players)}
    tracked = {seat_name(seat): found for seat in range(board.players) if (found := write_tracked(board, seat))}
    if tracked:
        position["deeds"] = tracked
    if board.opponent >= 0:
        position["solo"] = write_solo(board)
    pending = write_pending(board)
    if pending:
        position["pending"] = pending
    result = board.result
    if result is not None:
        position["result"] = result.position()
    return position


def usually_turned(board: Board) -> int:
    """How many tokens on the Sprite board are turned over if a position does not say so: all when the game is over
    (NOC-7.1), none before.
    """
    return len(board.sprite) if board.round == OVER else 0


def write_tracked(board: Board, seat: int) -> dict[str, Any]:
    """What aims need that the table no longer shows (NOC-12.5)."""
    tracked: dict[str, Any] = {}
    if board.cornered[seat]:
        tracked["cornered"] = board.cornered[seat]
    if board.held[seat] & LAST_SPACE:
        tracked["last_space"] = True
    if board.held[seat] & ALL_SPACES:
        tracked["all_spaces"] = True
    return tracked


def write_solo(board: Board) -> dict[str, Any]:
    """The deck of the opponent (NOC-10.1). The number of its tiles is written with its seat."""
    deck = [card_id(board, card) for card in board.solo_deck]
    return {
        "deck": len(deck) if UNKNOWN in board.solo_deck else deck,
        **({"card": card_id(board, board.solo_card)} if board.solo_card >= 0 else {}),
        "used": [card_id(board, card) for card in board.solo_used],
        "tiles": len(board.won[board.opponent]),
    }


def concoction(facts: Facts, card: int) -> int | str:
    """A concoction as written in a position: a number, `S4`, or `?`."""
    return concoction_words(facts)[card]


@cache
def concoction_words(facts: Facts) -> list[int | str]:
    """All concoctions as written in a position; `?` is last, at index UNKNOWN."""
    return [int(id) if id.isdigit() else id for id in facts.concoction_ids] + ["?"]


assert UNKNOWN == -1


def write_pile(facts: Facts, cards: list[int]) -> list[int | str] | int:
    """A pile of concoctions; only their number if all are unknown."""
    if cards and cards.count(UNKNOWN) == len(cards):
        return len(cards)
    words = concoction_words(facts)
    return [words[card] for card in cards]


def write_forest(board: Board) -> str:
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
    return write_placed(board, placed) if placed >= 0 else "-"


def write_placed(board: Board, placed: int) -> str:
    """A placed token as text, such as `P1:4`."""
    return f"{seat_name(owner_of(placed))}:{board.token_id(token_of(placed))}"


def write_goals(board: Board) -> list[int] | dict[int, str]:
    """Twilight goals: a list while all are open, otherwise a mapping to what became of each."""
    if all(winner == OPEN for winner in board.goal_winner):
        return board.twilight_goals[:]
    words = {OPEN: "open", GONE: "gone"}
    return {
        goal: words.get(winner) or seat_name(winner)
        for goal, winner in zip(board.twilight_goals, board.goal_winner, strict=True)
    }


def write_player(board: Board, seat: int) -> dict[str, Any]:
    """What a player has."""
    facts = board.facts
    value, tile_ids, words = facts.value, facts.tile_ids, concoction_words(facts)
    tokens = hand_tokens(board, seat)
    player: dict[str, Any] = {
        "tokens": ["star" if token == STAR else value[token] for token in tokens if token < NORMAL],
        "shadows": [value[token] for token in tokens if token >= NORMAL],
        "tiles": ["?" if tile == UNKNOWN else tile_ids[tile] for tile in board.won[seat]],
        "concoctions": [words[card] for card in board.concoctions[seat]],
    }
    if board.character[seat] >= 0:
        player["character"] = facts.character_ids[board.character[seat]]
        player["side"] = "B" if board.ability[seat] else "A"
    player["mirrors"] = ["none" if tile < 0 else board.tile_id(tile) for tile in board.mirrors[seat]]
    return player


def write_pending(board: Board) -> dict[str, Any]:
    """What a position needs to resume in the middle of a decision; empty at a plain turn."""
    choice = board.choice
    if not isinstance(choice, Choice) or (isinstance(choice, Turn) and not board.agenda):
        return {}
    about: list[Any] = list(choice.about)
    if choice.things == CONCOCTIONS_DRAWN:
        about = [concoction(board.facts, card) for card in about]
    elif choice.things == TILES:
        about = [board.tile_id(tile) for tile in about]
    return {
        **({"mirror": True} if board.mirror_draw else {}),
        "decision": choice.name,
        "seat": seat_name(board.seat),
        "about": about,
        "agenda": [f"{step.name} {step.text(board)}" for step in board.agenda],
    }
