"""The table as sent to clients (see `shown.wire`): JSON values only, made from an observation."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from noctuary.games.nocturne.campaign import view_aims
from noctuary.games.nocturne.rules.basis.areas import cell_name, cells_of
from noctuary.games.nocturne.rules.basis.board import (
    GONE,
    OPEN,
    ROUNDS,
    TWILIGHT,
    UNKNOWN,
    cast_token,
    caster_of,
    cell_of,
    owner_of,
    token_of,
)
from noctuary.games.nocturne.rules.basis.facts import DIRECTIONS
from noctuary.games.nocturne.rules.basis.vocabulary import MOST
from noctuary.games.nocturne.rules.counting import scenarios, scoring
from noctuary.games.nocturne.rules.course.rounds import hand_tokens
from noctuary.games.nocturne.rules.course.state import Nocturne
from noctuary.games.nocturne.rules.turns.goals import at_round_end, leaders, moonlight_points, tally
from noctuary.games.nocturne.rules.turns.solo import card_id
from noctuary.games.nocturne.rules.turns.tiles import Hunt, KeepConcoction, KeepTile
from noctuary.games.nocturne.shown.gains import gains, unpack, view_concoctions
from noctuary.kernel.parts.moves import seat_name

if TYPE_CHECKING:
    from noctuary.games.nocturne.shown import wire


def view(board: Nocturne, seat: int) -> wire.NocturneView:
    """The table as `seat` sees it; `board` must contain nothing that the seat cannot know."""
    cells = cells_of(board.cells)
    options = board.setup
    return {
        "round": ROUNDS[board.round],
        "mode": cast("wire.Mode", options.mode),
        "abilities": board.advanced,
        "modifications": options.modifications,
        "runes": options.runes,
        "solo": view_solo(board) if board.opponent >= 0 else None,
        "scenario": view_scenario(board),
        "opener": seat_name(board.opener),
        "designatedOpener": seat_name(board.designated),
        "firstSpell": board.first_spell,
        "openNextTo": cell_name(board.open_next_to) if board.open_next_to >= 0 else None,
        "columns": max(cell % 6 for cell in cells) + 1,
        "rows": max(cell // 6 for cell in cells) + 1,
        "cells": [view_cell(board, cell) for cell in cells],
        "casts": [
            {
                "cell": cell_name(cell_of(spell)),
                "seat": seat_name(caster_of(spell)),
                "token": board.token_id(cast_token(spell)),
            }
            for spell in board.casts
        ],
        "passed": [seat_name(other) for other in range(board.players) if board.passed >> other & 1],
        "sprite": {
            "spaces": board.spaces,
            "tokens": [
                {"seat": seat_name(owner_of(p)), "token": board.token_id(token_of(p)), "turned": index < board.turned}
                for index, p in enumerate(board.sprite)
            ],
            "tiles": [board.tile_id(tile) for tile in board.sprite_tiles],
        },
        "stack": board.stack_left,
        "deck": len(board.deck),
        "gone": [board.tile_id(tile) for tile in board.gone],
        "shadows": [board.token_id(token) for token in board.shadows],
        "twilight": [view_twilight(board, index) for index in range(len(board.twilight_goals))],
        "moonlight": [view_moonlight(board, goal) for goal in board.moonlight_goals],
        "drawn": view_drawn(board),
        "gains": gains(board, seat),
        "seats": [view_seat(board, other) for other in range(board.players)],
        "result": view_result(board),
    }


def view_result(board: Nocturne) -> wire.ResultView | None:
    """How the game ended: places, why, the band of a solo game, and whether a scenario is completed."""
    result = board.result
    if result is None:
        return None
    shown: wire.ResultView = {
        "ranking": [[seat_name(s) for s in place] for place in result.ranking],
        "reason": {"id": result.reason.id, "args": result.reason.arguments},
    }
    if "band" in result.more:
        shown["band"] = result.more["band"]
    if "aims" in result.more:
        shown["completed"] = all(result.more["aims"].values())
    return shown


def view_solo(board: Nocturne) -> wire.SoloView:
    """The deck of the opponent: the cards turned, and how many are left (NOC-10.1)."""
    return {
        "seat": seat_name(board.opponent),
        "card": view_solo_card(board, board.solo_card) if board.solo_card >= 0 else None,
        "deck": len(board.solo_deck),
        "used": [view_solo_card(board, card) for card in board.solo_used],
    }


def view_solo_card(board: Nocturne, card: int) -> wire.SoloCardView:
    """What is printed on a card of the opponent."""
    facts = board.facts
    id = card_id(board, card)
    return {
        "id": id,
        "direction": DIRECTIONS[facts.solo_direction[card]],
        "power": id.split()[1],
        "start": facts.solo_start[card],
        "offers": facts.solo_offers[card],
    }


def view_scenario(board: Nocturne) -> wire.ScenarioView | None:
    """The scenario being played, and how close its player is to each aim."""
    wanted = scenarios.scenario_of(board)
    if wanted is None:
        return None
    return {
        "number": wanted.number,
        "seat": seat_name(scenarios.challenger(board)),
        "difficulty": wanted.difficulty,
        "aims": view_aims(board, wanted.objectives, scenarios.challenger(board)),
    }


def view_cell(board: Nocturne, cell: int) -> wire.CellView:
    """A cell: its tile, the token left there, or neither."""
    shown: wire.CellView = {"cell": cell_name(cell)}
    if board.tiles[cell] >= 0:
        shown["tile"] = board.tile_id(board.tiles[cell])
    elif board.placed[cell] >= 0:
        shown["seat"] = seat_name(owner_of(board.placed[cell]))
        shown["token"] = board.token_id(token_of(board.placed[cell]))
    return shown


def view_twilight(board: Nocturne, index: int) -> wire.TwilightGoal:
    """A twilight goal, and who has it or would get it now."""
    goal = board.twilight_goals[index]
    winner = board.goal_winner[index]
    leading = leaders(board, goal) if winner == OPEN and at_round_end(board, goal) else []
    counts = range(board.players) if winner == OPEN and at_round_end(board, goal) else range(0)
    asked = board.facts.twilight[goal]
    return {
        "goal": str(goal),
        "state": "open" if winner == OPEN else "gone" if winner == GONE else "won",
        "seat": seat_name(winner) if winner >= 0 else None,
        "leaders": [seat_name(seat) for seat in leading],
        "counts": {seat_name(other): tally(board, asked, other) for other in counts} if asked.rank == MOST else {},
    }


def view_moonlight(board: Nocturne, goal: int) -> wire.MoonlightGoal | None:
    """A moonlight goal and what it would score now; None while it lies face down (NOC-1.6)."""
    if goal == UNKNOWN:
        return None
    seats = range(board.options.players) if board.round != TWILIGHT else range(0)
    points = {seat_name(seat): moonlight_points(board, goal, seat) for seat in seats}
    return {"goal": str(goal), "points": points}


def view_drawn(board: Nocturne) -> wire.DrawnView | None:
    """What a player is choosing from: tiles are open to all, concoctions only to their owner."""
    choice = board.choice
    if isinstance(choice, KeepTile | Hunt):
        return {"tiles": [board.tile_id(tile) for tile in choice.about]}
    if isinstance(choice, KeepConcoction) and UNKNOWN not in choice.about:
        return {"concoctions": [board.facts.concoction_ids[card] for card in choice.about]}
    return None


def view_seat(board: Nocturne, seat: int) -> wire.SeatView:
    """A player: tokens, tiles, symbols, concoctions if known, and the score sheet, as far as it is known."""
    facts = board.facts
    character = board.character[seat]
    opponent = seat == board.opponent
    return {
        "seat": seat_name(seat),
        "opponent": opponent,
        "faceDown": len(board.won[seat]) if opponent else 0,
        "tokens": [board.token_id(token) for token in hand_tokens(board, seat)],
        "tiles": [] if opponent else [board.tile_id(tile) for tile in board.won[seat]],
        "concoctions": view_concoctions(board, seat),
        "concoctionCount": len(board.concoctions[seat]),
        "character": facts.character_ids[character] if character >= 0 else None,
        "ability": board.ability[seat],
        "mirrors": [board.tile_id(tile) if tile >= 0 else None for tile in board.mirrors[seat]],
        "sheet": {}
        if opponent
        else {
            row: points
            for row, points in zip(scoring.ROWS, scoring.score(board, seat), strict=True)
            if points or row == "total"
        },
        "symbols": {}
        if opponent
        else {symbol: number for symbol, number in unpack(scoring.symbol_supply(board, seat)).items() if number},
    }
