"""What visible tiles and concoctions would bring a seat. Computed from a masked table, so it reveals nothing hidden."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from noctuary.games.nocturne.rules.basis.areas import cell_name, cells_of
from noctuary.games.nocturne.rules.basis.board import OPEN, TWILIGHT, UNKNOWN, cast_token, caster_of, cell_of, distinct
from noctuary.games.nocturne.rules.basis.facts import NORMAL, SYMBOL_BITS, SYMBOLS, Facts
from noctuary.games.nocturne.rules.basis.vocabulary import PLAIN
from noctuary.games.nocturne.rules.counting import scoring
from noctuary.games.nocturne.rules.course.rounds import Mirror
from noctuary.games.nocturne.rules.course.state import Nocturne
from noctuary.games.nocturne.rules.turns.goals import is_reached
from noctuary.games.nocturne.rules.turns.tiles import Hunt, KeepConcoction, KeepTile
from noctuary.kernel.contract.agenda import Nothing

if TYPE_CHECKING:
    from noctuary.games.nocturne.shown.wire import ConcoctionView, GainView

NO_TOKEN: Final = -1
"""Stands for a win whose token is not known."""
KEPT: Final = 4096
"""How many ways to spend symbols are cached; few of them change from one view of a table to the next."""


def gains(board: Nocturne, seat: int) -> dict[str, GainView]:
    """What `seat` would gain. By cell: from winning its tile with the spell already there or else with a normal token.
    By tile on the Sprite board or drawn: from the tile alone. While a Mirror Stone is being assigned, by own tile: from
    copying it. By concoction: from keeping it. Empty when no decision is pending.
    """
    facts = board.facts
    choice = board.choice
    if seat < 0 or seat == board.opponent or isinstance(choice, Nothing):
        return {}
    before = Worth(board, seat)
    imagined = board.clone()
    imagined.mirrors = board.mirrors[:]  # Clones share this list.
    won, mirrors, cards, symbols = board.won[seat], board.mirrors[seat], board.concoctions[seat], board.symbols[seat]
    gained: dict[str, GainView] = {}
    if isinstance(choice, Mirror) and board.seat == seat:
        for tile in distinct(won):
            imagined.mirrors[seat] = [*mirrors, tile]
            gained[board.tile_id(tile)] = before.less_than(Worth(imagined, seat))
        return gained
    drawn: list[int] = choice.about if isinstance(choice, KeepTile | Hunt) else []
    for tile in distinct([*board.sprite_tiles, *drawn]):
        imagined.won[seat] = [*won, tile]
        imagined.symbols[seat] = symbols | facts.tile_symbol_mask[tile]
        gained[board.tile_id(tile)] = before.less_than(Worth(imagined, seat))
    control = board.control[seat]
    spells = {cell_of(spell): cast_token(spell) for spell in board.casts if caster_of(spell) == seat}
    for cell in cells_of(board.tile_mask):
        tile = board.tiles[cell]
        token = spells.get(cell, NO_TOKEN)
        imagined.won[seat] = [*won, tile]
        imagined.symbols[seat] = symbols | facts.tile_symbol_mask[tile]
        imagined.control[seat] = control | (1 << cell if token < NORMAL else 0)
        gained[cell_name(cell)] = before.less_than(Worth(imagined, seat, token))
    imagined.won[seat], imagined.control[seat] = won, control
    if isinstance(choice, KeepConcoction) and UNKNOWN not in choice.about:
        for card in choice.about:
            imagined.concoctions[seat] = [*cards, card]
            after = Worth(imagined, seat)
            gained[facts.concoction_ids[card]] = {**before.less_than(after), "card": after.cards[-1]}
    return gained


class Worth:
    """What a seat has that tiles, control and concoctions can change."""

    def __init__(self, board: Nocturne, seat: int, token: int = NO_TOKEN) -> None:
        """`token`: the token with which the seat has just won a tile of the forest."""
        self.rows = scoring.score(board, seat)
        self.cards = view_concoctions(board, seat) or []
        self.goals: list[str] = []
        if board.round == TWILIGHT:
            for index, goal in enumerate(board.twilight_goals):
                if board.goal_winner[index] == OPEN and is_reached(board, goal, seat, token, PLAIN):
                    self.goals.append(f"T{goal}")

    def less_than(self, other: Worth) -> GainView:
        """What `other` has in addition to this one."""
        rows: dict[str, int] = {}
        for index, points in enumerate(other.rows):
            if points != self.rows[index]:
                rows[scoring.ROWS[index]] = points - self.rows[index]
        brewed: list[str] = []
        nearer: list[str] = []
        if self.cards is not other.cards:
            for index, before in enumerate(self.cards):
                after = other.cards[index]
                if after["done"] > before["done"]:
                    brewed.append(after["concoction"])
                elif after["done"] == before["done"] and count_filled(after) > count_filled(before):
                    nearer.append(after["concoction"])
        goals = [goal for goal in other.goals if goal not in self.goals]
        return {"rows": rows, "goals": goals, "brewed": brewed, "nearer": nearer}


def count_filled(card: ConcoctionView) -> int:
    """How many symbols of a concoction are present."""
    return len(card["filled1"]) + len(card["filled2"])


def view_concoctions(board: Nocturne, seat: int) -> list[ConcoctionView] | None:
    """The concoctions of a seat, or None if hidden, each with the levels completed by the best way to spend the seat's
    symbols and, for unfinished levels, the leftover symbols that fit. `shared`: those of them that fit other cards as
    well and are too few for all; each will fill one card only.
    """
    cards = board.concoctions[seat]
    if UNKNOWN in cards:
        return None
    supply, least = scoring.symbol_supply(board, seat), scoring.least_complete_now(board, seat)
    return _find_spent(board.facts, supply, tuple(cards), least)


@lru_cache(KEPT)
def _find_spent(facts: Facts, supply: int, cards: tuple[int, ...], least: int) -> list[ConcoctionView]:
    _, _, levels = scoring.best_concoctions(facts, supply, list(cards), least)
    for card, level in zip(cards, levels, strict=True):
        supply -= (0, facts.level1[card], facts.both_levels[card])[level if facts.points2[card] or level == 0 else 1]
    left = unpack(supply)
    shown: list[ConcoctionView] = []
    fitting: list[list[str]] = []
    for card, level in zip(cards, levels, strict=True):
        source = facts.source["concoctions"][card]
        wanted1: list[str] = source["level1"]
        wanted2: list[str] = source.get("level2", [])
        filled1 = wanted1 if level >= 1 else take_symbols(wanted1, dict(left))
        filled2 = wanted2 if level == 2 else take_symbols(wanted2, dict(left)) if level == 1 else []
        fitting.append(filled1 if level == 0 else filled2 if level == 1 else [])
        id = facts.concoction_ids[card]
        shown.append({"concoction": id, "done": level, "filled1": filled1, "filled2": filled2, "shared": []})
    for row, fits in zip(shown, fitting, strict=True):
        wanted = {symbol: sum(tile.count(symbol) for tile in fitting) for symbol in fits}
        row["shared"] = [symbol for symbol, number in wanted.items() if number > left[symbol]]
    return shown


def take_symbols(wanted: list[str], left: dict[str, int]) -> list[str]:
    """Take the wanted symbols that are among those left over."""
    filled = []
    for symbol in wanted:
        if left[symbol]:
            left[symbol] -= 1
            filled.append(symbol)
    return filled


def unpack(packed: int) -> dict[str, int]:
    """A packed count of symbols as a mapping from symbol to number."""
    mask = (1 << SYMBOL_BITS) - 1
    return {symbol: packed >> SYMBOL_BITS * index & mask for index, symbol in enumerate(SYMBOLS)}
