"""Winning a tile and its immediate effects (chapter 4)."""

from typing import ClassVar, Final

from noctuary.games.nocturne.rules.basis.actions import (
    EXCHANGE_CELL,
    EXCHANGE_COPY,
    EXCHANGE_NONE,
    EXCHANGE_TILE,
    KEEP_CONCOCTION,
    KEEP_TILE,
    SIZE,
    TAKE,
    TAKE_COPY,
)
from noctuary.games.nocturne.rules.basis.areas import cell_name, cells_of
from noctuary.games.nocturne.rules.basis.board import CONCOCTIONS_DRAWN, TILES, Board, Choice, distinct
from noctuary.games.nocturne.rules.basis.facts import CHEST, RUNESTONE
from noctuary.games.nocturne.rules.basis.sprite_board import codes_of, place_of, verify_tile
from noctuary.kernel.base.messages import Argument, IllegalMove

DRAWN: Final = 3


def gain(board: Board, seat: int, tile: int) -> None:
    """Let `seat` win a tile; a chest may first be exchanged for another tile (NOC-12.3)."""
    if board.facts.tile_kind[tile] == CHEST and seat != board.opponent and board.ask(seat, Hunt([tile])):
        return
    receive(board, seat, tile)


def receive(board: Board, seat: int, tile: int) -> None:
    """Give `seat` a tile for good, whose effect, if any, begins; the solo opponent's lies face down (NOC-10.8)."""
    if seat == board.opponent:
        board.won[seat].append(tile)
        return
    add(board, seat, tile)
    effect(board, seat, board.facts.tile_kind[tile])


def add(board: Board, seat: int, tile: int) -> None:
    """Add a tile to those of `seat`, without its effect."""
    board.won[seat].append(tile)
    board.symbols[seat] = board.symbols[seat] | board.facts.tile_symbol_mask[tile]


def effect(board: Board, seat: int, kind: int, by_mirror: bool = False) -> None:
    """Carry out the immediate effect of a tile of this kind (NOC-4.1, 4.2), even when a mirror copies it (NOC-7.3)."""
    board.look()
    if kind == RUNESTONE:
        draw_concoctions(board, seat, by_mirror)
    elif kind == CHEST:
        draw_tiles(board, seat, by_mirror)


def draw_concoctions(board: Board, seat: int, by_mirror: bool = False) -> None:
    """Draw 3 concoctions, or as many as are left, and keep 1 (NOC-4.1)."""
    drawn = board.deck[:DRAWN]
    if not drawn:
        return
    board.deck = board.deck[DRAWN:]
    board.seen = board.seen[:]
    for card in drawn:
        board.seen[card] = 0
    board.mirror_draw = by_mirror
    board.revealed += 1
    if board.events is not None:
        ids: list[str] = [board.facts.concoction_ids[card] for card in drawn]
        board.tell_secret("draw-concoctions", seat, {"number": len(drawn)}, {"concoction": ids})
    board.ask(seat, KeepConcoction(drawn))


def draw_tiles(board: Board, seat: int, by_mirror: bool) -> None:
    """Draw 3 tiles from the stack, or as many as are left, and keep 1 (NOC-4.2)."""
    number = min(DRAWN, board.stack_left)
    if not number:
        board.tell_of("draw-nothing", seat, {})
        return
    left = board.stack_left - number
    drawn = board.stack[left : board.stack_left]
    drawn.reverse()
    board.mirror_draw = by_mirror
    board.stack_left = left
    board.revealed += 1
    if board.events is not None:
        tiles: list[str] = [board.tile_id(tile) for tile in drawn]
        board.tell_of("draw-tiles", seat, {"tile": tiles, "number": number})
    board.ask(seat, KeepTile(drawn))


class Keep(Choice):
    """Which of the drawn things to keep."""

    def verify_drawn(self, board: Board, item: int) -> None:
        """Raise IllegalMove unless `item` was drawn."""
        if item not in self.about:
            raise IllegalMove(self.rule_for(board), "nocturne-refuse-not-drawn", {})

    def others(self, item: int) -> list[int]:
        """The drawn things that are not kept, in the order drawn."""
        others = self.about[:]
        others.remove(item)
        return others

    def rule_for(self, board: Board) -> str:
        return "NOC-7.3" if board.mirror_draw else self.rule


class KeepConcoction(Keep):
    """Which drawn concoction to keep; the others go under the deck in the order drawn (NOC-4.1)."""

    name: ClassVar = "keep-concoction"
    rule: ClassVar = "NOC-4.1"
    answers: ClassVar = (range(KEEP_CONCOCTION, KEEP_TILE),)
    things: ClassVar = CONCOCTIONS_DRAWN

    def legal(self, board: Board, seat: int) -> list[int]:
        return [KEEP_CONCOCTION + card for card in distinct(self.about)]

    def verify(self, board: Board, seat: int, code: int) -> None:
        self.verify_drawn(board, code - KEEP_CONCOCTION)

    def play(self, board: Board, seat: int, code: int) -> None:
        card = code - KEEP_CONCOCTION
        others = self.others(card)
        board.deck = board.deck + others
        board.seen = board.seen[:]
        for other in others:
            board.seen[other] = 1 << seat
        board.concoctions[seat] = board.concoctions[seat] + [card]
        board.mirror_draw = False
        if board.events is not None:
            secrets: dict[str, Argument] = {"concoction": board.facts.concoction_ids[card]}
            board.tell_secret("keep-concoction", seat, {}, secrets, auto=len(board.codes) == 1)

    def rule_for(self, board: Board) -> str:
        # Only Flint draws in the middle of a turn, which continues afterwards.
        if not board.mirror_draw and board.agenda and board.agenda[-1].name == "turn":
            return "NOC-9.4"
        return super().rule_for(board)


class KeepTile(Keep):
    """Which drawn tile to keep, which then takes effect; the others leave the game face up (NOC-4.2)."""

    name: ClassVar = "keep-tile"
    rule: ClassVar = "NOC-4.2"
    answers: ClassVar = (range(KEEP_TILE, TAKE),)
    things: ClassVar = TILES

    def legal(self, board: Board, seat: int) -> list[int]:
        return [KEEP_TILE + tile for tile in distinct(self.about)]

    def verify(self, board: Board, seat: int, code: int) -> None:
        self.verify_drawn(board, code - KEEP_TILE)

    def play(self, board: Board, seat: int, code: int) -> None:
        tile = code - KEEP_TILE
        board.gone = board.gone + self.others(tile)
        board.tell_of("keep-tile", seat, {"tile": board.tile_id(tile)}, auto=len(board.codes) == 1)
        by_mirror = board.mirror_draw
        board.mirror_draw = False
        if by_mirror:
            receive(board, seat, tile)
        else:
            gain(board, seat, tile)


class OfTile(Choice):
    """A decision about a tile just won, before it takes effect."""

    things: ClassVar = TILES

    @property
    def tile(self) -> int:
        """The tile just won."""
        return self.about[0]


class Hunt(OfTile):
    """Chest hunt (NOC-12.3): which open tile to exchange for a chest just won."""

    name: ClassVar = "hunt"
    rule: ClassVar = "NOC-12.3"
    answers: ClassVar = (range(EXCHANGE_NONE, TAKE_COPY), range(EXCHANGE_COPY, SIZE))

    def legal(self, board: Board, seat: int) -> list[int]:
        if not self.about or not board.hunting or not (board.tile_mask or board.sprite_tiles):
            return []
        codes = [EXCHANGE_NONE]
        codes += [EXCHANGE_CELL + cell for cell in cells_of(board.tile_mask)]
        return codes + codes_of(board, EXCHANGE_TILE, EXCHANGE_COPY, self.tile)

    def verify(self, board: Board, seat: int, code: int) -> None:
        if EXCHANGE_CELL <= code < EXCHANGE_TILE:
            cell = code - EXCHANGE_CELL
            if not board.tile_mask >> cell & 1:
                raise IllegalMove("NOC-12.3", "nocturne-refuse-hunt-cell", {"cell": cell_name(cell)})
        elif code >= EXCHANGE_TILE:
            verify_tile(board, code, EXCHANGE_TILE, EXCHANGE_COPY, "NOC-12.3", self.tile)

    def play(self, board: Board, seat: int, code: int) -> None:
        """Put the chest in the place of the chosen tile."""
        tile = chest = self.tile
        if code >= EXCHANGE_TILE:
            place = place_of(board, code, EXCHANGE_TILE, EXCHANGE_COPY)
            tile = board.sprite_tiles[place]
            board.sprite_tiles = [*board.sprite_tiles[:place], chest, *board.sprite_tiles[place + 1 :]]
            board.tell_of("hunt-sprite", seat, {"tile": board.tile_id(tile)})
        elif code >= EXCHANGE_CELL:
            cell = code - EXCHANGE_CELL
            tile = board.tiles[cell]
            board.own_forest()
            board.tiles[cell] = chest
            board.tell_of("hunt-cell", seat, {"tile": board.tile_id(tile), "cell": cell_name(cell)})
        receive(board, seat, tile)
