"""Winning a tile and its immediate effects (chapter 4)."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.messages import Argument, IllegalMove
from noctuary.nocturne.actions import KEEP_CONCOCTION, KEEP_TILE
from noctuary.nocturne.facts import CHEST, RUNESTONE
from noctuary.nocturne.modifications import ask_hunt
from noctuary.nocturne.table import KEEPING_CONCOCTION, KEEPING_TILE, Table, distinct

DRAWN: Final = 3


def gain(table: Table, seat: int, tile: int) -> None:
    """`seat` wins a tile; a chest it may first exchange (NOC-12.3)."""
    if table.facts.tile_kind[tile] == CHEST and seat != table.opponent and ask_hunt(table, seat, tile):
        return
    receive(table, seat, tile)


def receive(table: Table, seat: int, tile: int) -> None:
    """`seat` gets a tile for good; its effect, if it has one, begins at once. The opponent of a solo game lays it face
    down (NOC-10.8).
    """
    if seat == table.opponent:
        table.won[seat].append(tile)
        return
    table.won[seat].append(tile)
    table.symbols[seat] = table.symbols[seat] | table.facts.tile_symbol_mask[tile]
    effect(table, seat, table.facts.tile_kind[tile])


def effect(table: Table, seat: int, kind: int, by_mirror: bool = False) -> None:
    """The immediate effect of a tile of this kind (NOC-4.1, 4.2), also of a mirror on it (NOC-7.3)."""
    if kind == RUNESTONE:
        draw_concoctions(table, seat, by_mirror)
    elif kind == CHEST:
        draw_tiles(table, seat, by_mirror)


def draw_concoctions(table: Table, seat: int, by_mirror: bool = False) -> None:
    """Draw 3 concoctions to keep 1 of; fewer left: what there is (NOC-4.1)."""
    drawn = table.deck[:DRAWN]
    if not drawn:
        return
    table.deck = table.deck[DRAWN:]
    table.seen = table.seen[:]
    for card in drawn:
        table.seen[card] = 0
    table.mirror_draw = by_mirror
    table.about = drawn
    table.revealed += 1
    if table.events is not None:
        ids: list[str] = [table.facts.concoction_ids[card] for card in drawn]
        table.tell_secret("draw-concoctions", seat, {"number": len(drawn)}, {"concoction": ids})
    table.ask(seat, KEEPING_CONCOCTION, [KEEP_CONCOCTION + card for card in distinct(drawn)])


def draw_tiles(table: Table, seat: int, by_mirror: bool) -> None:
    """Draw 3 tiles from the stack to keep 1 of; fewer left: what there is; none: nothing (NOC-4.2)."""
    number = min(DRAWN, table.stack_left)
    if not number:
        table.tell("draw-nothing", seat, {})
        return
    left = table.stack_left - number
    drawn = table.stack[left : table.stack_left]
    drawn.reverse()
    table.mirror_draw = by_mirror
    table.stack_left = left
    table.about = drawn
    table.revealed += 1
    if table.events is not None:
        tiles: list[str] = [table.tile_id(tile) for tile in drawn]
        table.tell("draw-tiles", seat, {"tile": tiles, "number": number})
    table.ask(seat, KEEPING_TILE, [KEEP_TILE + tile for tile in distinct(drawn)])


def verify_keep(table: Table, item: int, rule: str) -> None:
    """Raise IllegalMove unless `item` (tile or concoction) is among those drawn."""
    if item not in table.about:
        raise IllegalMove(rule, "nocturne-refuse-not-drawn", {})


def keep_concoction(table: Table, seat: int, card: int) -> None:
    """Keep one of the concoctions drawn; the others go under the deck in the order drawn (NOC-4.1)."""
    others = table.about[:]
    others.remove(card)
    table.deck = table.deck + others
    table.seen = table.seen[:]
    for other in others:
        table.seen[other] = 1 << seat
    table.concoctions[seat].append(card)
    table.about = []
    table.mirror_draw = False
    if table.events is not None:
        secrets: dict[str, Argument] = {"concoction": table.facts.concoction_ids[card]}
        table.tell_secret("keep-concoction", seat, {}, secrets, auto=len(table.codes) == 1)


def keep_tile(table: Table, seat: int, tile: int) -> None:
    """Keep one of the tiles drawn; the others leave the game face up; the kept one takes effect (NOC-4.2)."""
    others = table.about[:]
    others.remove(tile)
    table.gone = table.gone + others
    table.about = []
    table.tell("keep-tile", seat, {"tile": table.tile_id(tile)}, auto=len(table.codes) == 1)
    by_mirror = table.mirror_draw
    table.mirror_draw = False
    if by_mirror:
        receive(table, seat, tile)
    else:
        gain(table, seat, tile)
