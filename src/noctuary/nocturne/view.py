"""What a client shows of the table (docs/protocol.md): JSON values only, made from an observation."""

from __future__ import annotations

from typing import Any

from noctuary.kernel.moves import seat_name
from noctuary.nocturne import scenarios, scoring
from noctuary.nocturne.areas import cell_name, cells_of
from noctuary.nocturne.facts import DIRECTIONS, SYMBOL_BITS, SYMBOLS
from noctuary.nocturne.goals import at_round_end, leaders, moonlight_points
from noctuary.nocturne.options import Options
from noctuary.nocturne.position import ROUNDS, TILES_ABOUT
from noctuary.nocturne.rounds import hand_tokens
from noctuary.nocturne.solo import card_id
from noctuary.nocturne.state import Nocturne
from noctuary.nocturne.table import EXCHANGING, GONE, KEEPING_CONCOCTION, OPEN, TWILIGHT, UNKNOWN


def view(table: Nocturne, seat: int) -> dict[str, Any]:
    """The table as `seat` sees it; `table` holds nothing it cannot know."""
    cells = cells_of(table.cells)
    options = table.options
    assert isinstance(options, Options)
    return {
        "round": ROUNDS[table.round],
        "mode": options.mode,
        "abilities": table.advanced,
        "modifications": options.modifications,
        "runes": options.runes,
        "solo": view_solo(table) if table.opponent >= 0 else None,
        "scenario": view_scenario(table),
        "opener": seat_name(table.opener),
        "designatedOpener": seat_name(table.designated),
        "firstSpell": table.first_spell,
        "openNextTo": cell_name(table.open_next_to) if table.open_next_to >= 0 else None,
        "columns": max(cell % 6 for cell in cells) + 1,
        "rows": max(cell // 6 for cell in cells) + 1,
        "cells": [view_cell(table, cell) for cell in cells],
        "casts": [
            {"cell": cell_name(spell & 63), "seat": seat_name(spell >> 10), "token": table.token_id(spell >> 6 & 15)}
            for spell in table.casts
        ],
        "passed": [seat_name(other) for other in range(table.players) if table.passed >> other & 1],
        "sprite": {
            "spaces": table.spaces,
            "tokens": [
                {"seat": seat_name(p >> 4), "token": table.token_id(p & 15), "turned": place < table.turned}
                for place, p in enumerate(table.sprite)
            ],
            "tiles": [table.tile_id(tile) for tile in table.sprite_tiles],
        },
        "stack": table.stack_left,
        "deck": len(table.deck),
        "gone": [table.tile_id(tile) for tile in table.gone],
        "shadows": [table.token_id(token) for token in table.shadows],
        "twilight": [view_twilight(table, index) for index in range(len(table.twilight_goals))],
        "moonlight": [view_moonlight(table, goal) for goal in table.moonlight_goals],
        "drawn": view_drawn(table),
        "seats": [view_seat(table, other) for other in range(table.players)],
        "result": view_result(table),
    }


def view_result(table: Nocturne) -> dict[str, Any] | None:
    """How the game ended: places, why, the band of a solo game, and whether a scenario is completed."""
    result = table.result
    if result is None:
        return None
    shown: dict[str, Any] = {
        "ranking": [[seat_name(s) for s in place] for place in result.ranking],
        "reason": {"id": result.reason.id, "args": result.reason.arguments},
    }
    if "band" in result.more:
        shown["band"] = result.more["band"]
    if "aims" in result.more:
        shown["completed"] = all(result.more["aims"].values())
    return shown


def view_solo(table: Nocturne) -> dict[str, Any]:
    """The deck of the opponent: what has been turned, and how many cards are left (NOC-10.1)."""
    return {
        "seat": seat_name(table.opponent),
        "card": view_solo_card(table, table.solo_card) if table.solo_card >= 0 else None,
        "deck": len(table.solo_deck),
        "used": [view_solo_card(table, card) for card in table.solo_used],
    }


def view_solo_card(table: Nocturne, card: int) -> dict[str, Any]:
    """What is printed on a card of the opponent."""
    facts = table.facts
    id = card_id(table, card)
    return {
        "id": id,
        "direction": DIRECTIONS[facts.solo_direction[card]],
        "power": id.split()[1],
        "start": facts.solo_start[card],
        "offers": facts.solo_offers[card],
    }


def view_scenario(table: Nocturne) -> dict[str, Any] | None:
    """The scenario that is played, and how far its player is with each aim."""
    wanted = scenarios.scenario_of(table)
    if wanted is None:
        return None
    return {
        "number": wanted.number,
        "seat": seat_name(scenarios.challenger(table)),
        "difficulty": wanted.difficulty,
        "aims": scenarios.progress(table),
    }


def view_cell(table: Nocturne, cell: int) -> dict[str, Any]:
    """A cell: its tile, the token left there, or neither."""
    shown: dict[str, Any] = {"cell": cell_name(cell)}
    if table.tiles[cell] >= 0:
        shown["tile"] = table.tile_id(table.tiles[cell])
    elif table.placed[cell] >= 0:
        shown["seat"] = seat_name(table.placed[cell] >> 4)
        shown["token"] = table.token_id(table.placed[cell] & 15)
    return shown


def view_twilight(table: Nocturne, index: int) -> dict[str, Any]:
    """A twilight goal and who has it, or would get it now."""
    goal = table.twilight_goals[index]
    winner = table.goal_winner[index]
    leading = leaders(table, goal) if winner == OPEN and at_round_end(table, goal) else []
    return {
        "goal": str(goal),
        "state": "open" if winner == OPEN else "gone" if winner == GONE else "won",
        "seat": seat_name(winner) if winner >= 0 else None,
        "leaders": [seat_name(seat) for seat in leading],
    }


def view_moonlight(table: Nocturne, goal: int) -> dict[str, Any] | None:
    """A moonlight goal and what it would score now; None while it lies face down (NOC-1.6)."""
    if goal == UNKNOWN:
        return None
    seats = range(table.options.players) if table.round != TWILIGHT else range(0)
    points = {seat_name(seat): moonlight_points(table, goal, seat) for seat in seats}
    return {"goal": str(goal), "points": points}


def view_drawn(table: Nocturne) -> dict[str, Any] | None:
    """What somebody chooses from: tiles lie open, concoctions are for their owner only."""
    if table.kind in TILES_ABOUT and table.kind != EXCHANGING:
        return {"tiles": [table.tile_id(tile) for tile in table.about]}
    if table.kind == KEEPING_CONCOCTION and UNKNOWN not in table.about:
        return {"concoctions": [table.facts.concoction_ids[card] for card in table.about]}
    return None


def view_seat(table: Nocturne, seat: int) -> dict[str, Any]:
    """A player: tokens, tiles, symbols, concoctions as far as known, and the score sheet of what is known."""
    facts = table.facts
    cards = table.concoctions[seat]
    character = table.character[seat]
    opponent = seat == table.opponent
    return {
        "seat": seat_name(seat),
        "opponent": opponent,
        "faceDown": len(table.won[seat]) if opponent else 0,
        "tokens": [table.token_id(token) for token in hand_tokens(table, seat)],
        "tiles": [] if opponent else [table.tile_id(tile) for tile in table.won[seat]],
        "concoctions": None if UNKNOWN in cards else view_concoctions(table, seat),
        "concoctionCount": len(cards),
        "character": facts.character_ids[character] if character >= 0 else None,
        "ability": table.ability[seat],
        "mirrors": [table.tile_id(tile) if tile >= 0 else None for tile in table.mirrors[seat]],
        "sheet": {}
        if opponent
        else {
            row: points
            for row, points in zip(scoring.ROWS, scoring.score(table, seat), strict=True)
            if points or row == "total"
        },
        "symbols": {}
        if opponent
        else {symbol: number for symbol, number in counted(scoring.symbol_supply(table, seat)).items() if number},
    }


def counted(packed: int) -> dict[str, int]:
    """A packed count of symbols as a mapping."""
    mask = (1 << SYMBOL_BITS) - 1
    return {symbol: packed >> SYMBOL_BITS * index & mask for index, symbol in enumerate(SYMBOLS)}


def view_concoctions(table: Nocturne, seat: int) -> list[dict[str, Any]]:
    """Concoctions with what the best way to spend the symbols gives each, and for unfinished levels the symbols left
    over that fit.
    """
    facts = table.facts
    cards = table.concoctions[seat]
    supply = scoring.symbol_supply(table, seat)
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
