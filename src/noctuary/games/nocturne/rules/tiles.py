"""Winning a tile and its immediate effects (chapter 4)."""

from __future__ import annotations

from typing import Final

from noctuary.games.nocturne.rules.actions import KEEP_CONCOCTION, KEEP_TILE
from noctuary.games.nocturne.rules.board import KEEPING_CONCOCTION, KEEPING_TILE, Board, distinct
from noctuary.games.nocturne.rules.facts import CHEST, RUNESTONE
from noctuary.games.nocturne.rules.modifications import ask_hunt
from noctuary.kernel.messages import Argument, IllegalMove

DRAWN: Final = 3


def gain(board: Board, seat: int, tile: int) -> None:
    """`seat` wins a tile; a chest it may first exchange (NOC-12.3)."""
    if board.facts.tile_kind[tile] == CHEST and seat != board.opponent and ask_hunt(board, seat, tile):
        return
    receive(board, seat, tile)


def receive(board: Board, seat: int, tile: int) -> None:
    """`seat` gets a tile for good; its effect, if it has one, begins at once. The opponent of a solo game lays it face
    down (NOC-10.8).
    """
    if seat == board.opponent:
        board.won[seat].append(tile)
        return
    board.won[seat].append(tile)
    board.symbols[seat] = board.symbols[seat] | board.facts.tile_symbol_mask[tile]
    effect(board, seat, board.facts.tile_kind[tile])


def effect(board: Board, seat: int, kind: int, by_mirror: bool = False) -> None:
    """The immediate effect of a tile of this kind (NOC-4.1, 4.2), also of a mirror on it (NOC-7.3)."""
    if kind == RUNESTONE:
        draw_concoctions(board, seat, by_mirror)
    elif kind == CHEST:
        draw_tiles(board, seat, by_mirror)


def draw_concoctions(board: Board, seat: int, by_mirror: bool = False) -> None:
    """Draw 3 concoctions to keep 1 of; fewer left: what there is (NOC-4.1)."""
    drawn = board.deck[:DRAWN]
    if not drawn:
        return
    board.deck = board.deck[DRAWN:]
    board.seen = board.seen[:]
    for card in drawn:
        board.seen[card] = 0
    board.mirror_draw = by_mirror
    board.about = drawn
    board.revealed += 1
    if board.events is not None:
        ids: list[str] = [board.facts.concoction_ids[card] for card in drawn]
        board.tell_secret("draw-concoctions", seat, {"number": len(drawn)}, {"concoction": ids})
    board.ask(seat, KEEPING_CONCOCTION, [KEEP_CONCOCTION + card for card in distinct(drawn)])


def draw_tiles(board: Board, seat: int, by_mirror: bool) -> None:
    """Draw 3 tiles from the stack to keep 1 of; fewer left: what there is; none: nothing (NOC-4.2)."""
    number = min(DRAWN, board.stack_left)
    if not number:
        board.tell("draw-nothing", seat, {})
        return
    left = board.stack_left - number
    drawn = board.stack[left : board.stack_left]
    drawn.reverse()
    board.mirror_draw = by_mirror
    board.stack_left = left
    board.about = drawn
    board.revealed += 1
    if board.events is not None:
        tiles: list[str] = [board.tile_id(tile) for tile in drawn]
        board.tell("draw-tiles", seat, {"tile": tiles, "number": number})
    board.ask(seat, KEEPING_TILE, [KEEP_TILE + tile for tile in distinct(drawn)])


def verify_keep(board: Board, item: int, rule: str) -> None:
    """Raise IllegalMove unless `item` (tile or concoction) is among those drawn."""
    if item not in board.about:
        raise IllegalMove(rule, "nocturne-refuse-not-drawn", {})


def keep_concoction(board: Board, seat: int, card: int) -> None:
    """Keep one of the concoctions drawn; the others go under the deck in the order drawn (NOC-4.1)."""
    others = board.about[:]
    others.remove(card)
    board.deck = board.deck + others
    board.seen = board.seen[:]
    for other in others:
        board.seen[other] = 1 << seat
    board.concoctions[seat].append(card)
    board.about = []
    board.mirror_draw = False
    if board.events is not None:
        secrets: dict[str, Argument] = {"concoction": board.facts.concoction_ids[card]}
        board.tell_secret("keep-concoction", seat, {}, secrets, auto=len(board.codes) == 1)


def keep_tile(board: Board, seat: int, tile: int) -> None:
    """Keep one of the tiles drawn; the others leave the game face up; the kept one takes effect (NOC-4.2)."""
    others = board.about[:]
    others.remove(tile)
    board.gone = board.gone + others
    board.about = []
    board.tell("keep-tile", seat, {"tile": board.tile_id(tile)}, auto=len(board.codes) == 1)
    by_mirror = board.mirror_draw
    board.mirror_draw = False
    if by_mirror:
        receive(board, seat, tile)
    else:
        gain(board, seat, tile)
