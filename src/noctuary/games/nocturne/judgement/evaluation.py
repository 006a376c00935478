"""How good a table is for a seat, in points and in the rulebook's terms: used by one-ply and search bots.

The standing of a seat is its current score sheet, plus what its unfinished collections and concoctions, its remaining
tokens and its spells in the forest are expected to bring. The value of a table is the seat's own standing minus part of
that of the strongest opponent.
"""

from typing import Final

from noctuary.games.nocturne.judgement import objective_chance, objective_value
from noctuary.games.nocturne.judgement.prospects import (
    add_up,
    all_known,
    measure,
    tiles_due,
    with_begun,
    worth_of_spell,
)
from noctuary.games.nocturne.judgement.standing import Standing, concoctions, rank_eggs
from noctuary.games.nocturne.judgement.worths import CHEST_WORTH, MIRROR_WORTH, RUNESTONE_WORTH
from noctuary.games.nocturne.rules.basis.board import OVER, TWILIGHT, UNKNOWN, Board, caster_of, cell_of, owner_of
from noctuary.games.nocturne.rules.basis.facts import CHEST, RUNESTONE
from noctuary.games.nocturne.rules.counting import scenarios, scoring
from noctuary.games.nocturne.rules.turns.tiles import KeepConcoction, KeepTile

SPRITE_TILE: Final = 2.5
"""Expected points of the tile that the first token on the Sprite board takes; those further right take less."""
RIVAL: Final = 0.6
"""Weight of the strongest opponent's standing, which is subtracted from one's own."""
POINT: Final = 0.2
"""Weight of a point in a scenario beside `HOPE`, that of the logarithm of the chance to meet its objectives."""
HOPE: Final = 10.0


def value(board: Board, seat: int) -> float:
    """How good the table is for `seat`: its own standing minus part of the strongest opponent's, in points."""
    rivals = [other for other in range(board.options.players) if other != seat]
    if board.round == OVER:
        totals = [scoring.score(board, other)[scoring.TOTAL] for other in range(board.options.players)]
        won = seat in scoring.ranking(board, totals)[0]
        margin = totals[seat] - max([totals[other] for other in rivals], default=0)
        return margin + (5.0 if won else 0.0) + aims_worth(board, seat)
    standings = all_known(board)
    mine = standing(board, standings, seat)
    best = max([standing(board, standings, other) for other in rivals], default=0.0)
    return mine - RIVAL * best


def alone(board: Board) -> float:
    """The value of a solo game: in a scenario, mostly the chance to meet its objectives; else `value`."""
    scenario = scenarios.scenario_of(board)
    if scenario is None or UNKNOWN in board.concoctions[0]:
        return value(board, 0)
    points = promised(board)
    return POINT * points + HOPE * objective_chance.hope(board, 0, scenario, scoring.score(board, 0), points)


def promised(board: Board) -> float:
    """The points that a solo player has and can expect."""
    if board.round == OVER:
        return float(scoring.score(board, 0)[scoring.TOTAL])
    return standing(board, all_known(board), 0) - aims_worth(board, 0)


def standing(board: Board, standings: list[Standing], seat: int) -> float:
    """The points that a seat has and can expect; `standings` is what all seats have."""
    one = standings[seat]
    before = belongings(board, one)
    hope = before + one.strength
    if board.casts and caster_of(board.casts[-1]) == seat:
        hope += worth_of_spell(board, tile_worth(board, standings, seat, board.tiles[cell_of(board.casts[-1])], before))
    if board.seat == seat and isinstance(board.choice, KeepConcoction):
        hope += RUNESTONE_WORTH
    elif board.seat == seat and isinstance(board.choice, KeepTile):
        hope += CHEST_WORTH
    for owner, tile in tiles_due(board):
        if owner == seat:
            hope += tile_worth(board, standings, seat, tile, before)
    return hope + sprite(board, seat)


def belongings(board: Board, one: Standing) -> float:
    """The points of what a seat has: its score, the promise of what it collects, and the nearness of objectives."""
    mirrors = max(0.0, MIRROR_WORTH * one.mirrors - one.gems)
    return with_begun(board, one) + mirrors + one.brew + aims_worth(board, one.seat)


def aims_worth(board: Board, seat: int) -> float:
    """Expected points from scenario objectives for the seat that plays them."""
    if scenarios.challenger(board) != seat or UNKNOWN in board.concoctions[seat]:
        return 0.0
    scenario = scenarios.scenario_of(board)
    assert scenario is not None
    return objective_value.value(board, seat, scenario, scoring.score(board, seat))


def tile_worth(board: Board, standings: list[Standing], seat: int, tile: int, before: float) -> float:
    """Expected points of one more tile for a seat whose `belongings` are `before`."""
    board.won[seat].append(tile)
    one = measure(board, seat)
    concoctions(board, one, True)
    rank_eggs(board, [one if other.seat == seat else other for other in standings])
    add_up(board, one)
    after = belongings(board, one)
    board.won[seat].pop()
    kind = board.facts.tile_kind[tile]
    if kind == RUNESTONE:
        after += RUNESTONE_WORTH
    elif kind == CHEST:
        after += CHEST_WORTH
    return after - before


def sprite(board: Board, seat: int) -> float:
    """Expected points of the tiles that the seat's tokens on the Sprite board will take."""
    worth = 0.0
    for place, placed in enumerate(board.sprite[board.turned :]):
        if owner_of(placed) == seat:
            worth += max(0.5, SPRITE_TILE - 0.3 * place)
    return worth if board.round == TWILIGHT else 1.2 * worth
