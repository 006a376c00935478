"""What things in sight would give to a seat that sees them: made from a masked table, it reveals nothing hidden."""

from __future__ import annotations

from typing import Any

from noctuary.games.nocturne.rules import scoring
from noctuary.games.nocturne.rules.board import FROM_SPRITE, OPEN, OVER, TWILIGHT, UNKNOWN, distinct
from noctuary.games.nocturne.rules.facts import SYMBOL_BITS, SYMBOLS, Facts
from noctuary.games.nocturne.rules.goals import reached
from noctuary.games.nocturne.rules.rounds import Mirror
from noctuary.games.nocturne.rules.state import Nocturne
from noctuary.games.nocturne.rules.tiles import Hunt, KeepConcoction, KeepTile


def gains(board: Nocturne, seat: int) -> dict[str, dict[str, Any]]:
    """By tile, what `seat` would have more with it, or with a Mirror Stone that copies it if that is asked; by
    concoction, what keeping it would give.
    """
    if seat < 0 or seat == board.opponent or board.round == OVER:
        return {}
    facts = board.facts
    choice = board.choice
    before = Worth(board, seat)
    imagined = board.clone()
    imagined.mirrors = board.mirrors[:]  # Clones share it.
    won, mirrors, cards, symbols = board.won[seat], board.mirrors[seat], board.concoctions[seat], board.symbols[seat]
    found = {}
    if isinstance(choice, Mirror) and board.seat == seat:
        for tile in distinct(won):
            imagined.mirrors[seat] = [*mirrors, tile]
            found[board.tile_id(tile)] = before.less_than(Worth(imagined, seat))
        return found
    drawn: list[int] = choice.about if isinstance(choice, KeepTile | Hunt) else []
    for tile in distinct([*[tile for tile in board.tiles if tile >= 0], *board.sprite_tiles, *drawn]):
        imagined.won[seat] = [*won, tile]
        imagined.symbols[seat] = symbols | facts.tile_symbol_mask[tile]
        found[board.tile_id(tile)] = before.less_than(Worth(imagined, seat))
    imagined.won[seat] = won
    if isinstance(choice, KeepConcoction) and UNKNOWN not in choice.about:
        for card in choice.about:
            imagined.concoctions[seat] = [*cards, card]
            after = Worth(imagined, seat)
            found[facts.concoction_ids[card]] = {**before.less_than(after), "card": after.cards[-1]}
    return found


class Worth:
    """What a seat has, as far as tiles and concoctions change it."""

    def __init__(self, board: Nocturne, seat: int) -> None:
        self.rows = scoring.score(board, seat)
        cards = board.concoctions[seat]
        self.cards = (
            [] if UNKNOWN in cards else view_concoctions(board.facts, scoring.symbol_supply(board, seat), cards)
        )
        self.goals = [
            f"T{goal}"
            for goal, winner in zip(board.twilight_goals, board.goal_winner, strict=True)
            if board.round == TWILIGHT and winner == OPEN and reached(board, goal, seat, -1, FROM_SPRITE)
        ]

    def less_than(self, other: Worth) -> dict[str, Any]:
        """What `other` has in addition."""
        pairs = list(zip(self.cards, other.cards, strict=False))
        return {
            "rows": {
                row: after - before
                for row, before, after in zip(scoring.ROWS, self.rows, other.rows, strict=True)
                if after != before
            },
            "goals": [goal for goal in other.goals if goal not in self.goals],
            "brewed": [after["concoction"] for before, after in pairs if after["done"] > before["done"]],
            "nearer": [
                after["concoction"]
                for before, after in pairs
                if after["done"] == before["done"] and filled(after) > filled(before)
            ],
        }


def filled(card: dict[str, Any]) -> int:
    """How many symbols of a concoction are there."""
    return len(card["filled1"]) + len(card["filled2"])


def view_concoctions(facts: Facts, supply: int, cards: list[int]) -> list[dict[str, Any]]:
    """Concoctions with what the best way to spend the symbols gives each, and for unfinished levels the symbols left
    over that fit.
    """
    _, _, levels = scoring.best_concoctions(facts, supply, cards)
    for card, level in zip(cards, levels, strict=True):
        supply -= (0, facts.level1[card], facts.both_levels[card])[level if facts.points2[card] or level == 0 else 1]
    left = counted(supply)
    shown = []
    for card, level in zip(cards, levels, strict=True):
        source = facts.source["concoctions"][card]
        wanted1: list[str] = source["level1"]
        wanted2: list[str] = source.get("level2", [])
        filled1 = wanted1 if level >= 1 else take_symbols(wanted1, dict(left))
        filled2 = wanted2 if level == 2 else take_symbols(wanted2, dict(left)) if level == 1 else []
        shown.append({"concoction": facts.concoction_ids[card], "done": level, "filled1": filled1, "filled2": filled2})
    return shown


def take_symbols(wanted: list[str], left: dict[str, int]) -> list[str]:
    """Those of the wanted symbols that are left over."""
    filled = []
    for symbol in wanted:
        if left[symbol]:
            left[symbol] -= 1
            filled.append(symbol)
    return filled


def counted(packed: int) -> dict[str, int]:
    """A packed count of symbols as a mapping."""
    mask = (1 << SYMBOL_BITS) - 1
    return {symbol: packed >> SYMBOL_BITS * index & mask for index, symbol in enumerate(SYMBOLS)}
