"""How good a table is for a seat, in points and in the rulebook's terms: used by one-ply and search bots.

The standing of a seat is its current score sheet, plus what its unfinished collections and concoctions, its remaining
tokens and its spells in the forest are expected to bring. The value of a table is the seat's own standing minus part of
that of the strongest opponent.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from noctuary.games.nocturne import objective_chance, objective_value
from noctuary.games.nocturne.rules import scenarios, scoring
from noctuary.games.nocturne.rules.areas import ADJACENT, bits
from noctuary.games.nocturne.rules.board import (
    OVER,
    TWILIGHT,
    UNKNOWN,
    Board,
    cast_token,
    caster_of,
    cell_of,
    owner_of,
)
from noctuary.games.nocturne.rules.characters import Exchange, WinTile
from noctuary.games.nocturne.rules.facts import (
    CHEST,
    EGG,
    FEATHER,
    HERB,
    MIRROR,
    MUSHROOM,
    RUNESTONE,
    SYMBOL_BITS,
    TRIPTI,
    WILD,
)
from noctuary.games.nocturne.rules.modifications import gem_points
from noctuary.games.nocturne.rules.rounds import hand_tokens
from noctuary.games.nocturne.rules.tiles import Hunt, KeepConcoction, KeepTile

TOKEN_WORTH: Final[tuple[float, ...]] = (0.0, 0.3, 0.4, 0.5, 0.7, 0.9, 1.2, 1.6, 2.5)
"""Expected points of a token in hand, indexed by its value; the star is last."""
NEXT_FEATHER: Final[tuple[float, ...]] = (0.6, 1.2, 1.8, 2.0, 2.4, 2.6, 2.6)
"""Expected points from feathers still to come, by how many (0-6) of the set a seat has."""
NEXT_TRIPTI: Final[tuple[float, ...]] = (0.0, 0.5, 4.0)
NEXT_DUODE: Final[tuple[float, ...]] = (0.0, 3.0)
NEXT_EGG: Final[tuple[float, ...]] = (0.5, 1.0, 2.0, 2.5, 2.5, 0.0)
"""Expected points from eggs still to come in the solo game, where each egg scores more the more there are (NOC-8.5); by
the number of eggs, 0-4 or more.
"""
SPRITE_TILE: Final = 2.5
"""Expected points of the tile that the first token on the Sprite board takes; tokens further right take slightly less.
"""
RIVAL: Final = 0.6
"""Weight of the strongest opponent's standing, which is subtracted from one's own."""
BREW: Final = 0.5
"""The fraction of an unfinished concoction's points that counts when nearly all of its symbols are present."""
RUNESTONE_WORTH: Final = 2.5
"""Expected points of drawing concoctions, on top of the symbol."""
CHEST_WORTH: Final = 4.5
"""Expected points of drawing tiles."""
MIRROR_WORTH: Final = 4.0
POINT: Final = 0.2
"""Weight of a point in a scenario, compared with `HOPE`, the weight of the logarithm of the chance to meet its
objectives.
"""
HOPE: Final = 10.0
FIELD: Final = (1 << SYMBOL_BITS) - 1
"""Bit mask of one field of a packed count of symbols."""
WIN_CHANCE: Final[tuple[float, ...]] = (1.0, 0.45, 0.3, 0.2)
"""Chance that the highest spell wins its tile, by the number of players who could still cast above it."""


def value(board: Board, seat: int) -> float:
    """How good the table is for `seat`: its own standing minus part of the strongest opponent's, in points."""
    rivals = [other for other in range(board.options.players) if other != seat]
    if board.round == OVER:
        totals = [scoring.score(board, other)[scoring.TOTAL] for other in range(board.options.players)]
        won = seat in scoring.ranking(board, totals)[0]
        margin = totals[seat] - max([totals[other] for other in rivals], default=0)
        return margin + (5.0 if won else 0.0) + aims_worth(board, seat, [])
    mine = standing(board, seat)
    best = max([standing(board, other) for other in rivals], default=0.0)
    return mine - RIVAL * best


def alone(board: Board) -> float:
    """The value of a solo game: in a scenario mostly the chance of its objectives and a little the score, otherwise
    `value`.
    """
    scenario = scenarios.scenario_of(board)
    if scenario is None or UNKNOWN in board.concoctions[0]:
        return value(board, 0)
    rows = scoring.score(board, 0)
    points = promised(board, rows)
    return POINT * points + HOPE * objective_chance.hope(board, 0, scenario, rows, points)


def promised(board: Board, rows: list[int]) -> float:
    """The points that a solo player has and can expect; `rows` is the current score sheet."""
    if board.round == OVER:
        return float(rows[scoring.TOTAL])
    return standing(board, 0) - aims_worth(board, 0, rows)


def standing(board: Board, seat: int) -> float:
    """The points that a seat has and can expect."""
    before = belongings(board, seat)
    return (
        before
        + tokens_left(board, seat)
        + spells(board, seat, before)
        + sprite(board, seat)
        + won_now(board, seat, before)
    )


def belongings(board: Board, seat: int) -> float:
    """The points of what a seat has: its score, what its collections promise, and the nearness of its scenario
    objectives.
    """
    rows = scoring.score(board, seat)
    return rows[scoring.TOTAL] + promise(board, seat) + aims_worth(board, seat, rows)


def aims_worth(board: Board, seat: int, rows: list[int]) -> float:
    """Expected points from scenario objectives for the seat that plays them; `rows` is its current score sheet."""
    if scenarios.challenger(board) != seat or UNKNOWN in board.concoctions[seat]:
        return 0.0
    scenario = scenarios.scenario_of(board)
    assert scenario is not None
    return objective_value.value(board, seat, scenario, rows)


def won_now(board: Board, seat: int, before: float) -> float:
    """Expected points of what a seat has just won but not yet received, because it must decide something about it
    first.
    """
    worth = 0.0
    if board.seat == seat:
        choice = board.choice
        if isinstance(choice, (Exchange, Hunt)):
            worth += tile_worth(board, seat, choice.about[0], before)
        elif isinstance(choice, KeepConcoction):
            worth += RUNESTONE_WORTH
        elif isinstance(choice, KeepTile):
            worth += CHEST_WORTH
    for step in board.agenda:
        if isinstance(step, WinTile) and step.seat == seat:
            worth += tile_worth(board, seat, step.first, before)
    return worth


def promise(board: Board, seat: int) -> float:
    """Expected points from unfinished collections and concoctions."""
    facts = board.facts
    feathers = 0
    mirrors = 0
    tripti = 0
    duode = 0
    eggs = 0
    letters: i64 = 0
    for tile in board.won[seat]:
        kind = facts.tile_kind[tile]
        if kind == FEATHER:
            feathers += 1
        elif kind == MIRROR:
            mirrors += 1
        elif kind == MUSHROOM:
            if facts.tile_species[tile] == TRIPTI:
                tripti += 1
            else:
                duode += 1
        elif kind == EGG:
            eggs += 1
        elif kind == HERB and facts.tile_herb[tile] != WILD:
            letters |= 1 << facts.tile_herb[tile]
    herbs = bits(letters)
    hope = NEXT_FEATHER[feathers % 7]
    hope += NEXT_TRIPTI[tripti % 3] + NEXT_DUODE[duode % 2]
    if board.opponent >= 0:
        hope += NEXT_EGG[min(eggs, len(NEXT_EGG) - 1)]
    hope += 0.8 * min(herbs, 4) - (0.6 if herbs >= 3 else 0.0)
    unassigned = mirrors - len(board.mirrors[seat])
    hope += max(0.0, MIRROR_WORTH * unassigned - gem_points(board, seat))
    return hope + brewing(board, seat)


def brewing(board: Board, seat: int) -> float:
    """Expected points from unfinished concoctions, by the share of their symbols that the seat has."""
    facts = board.facts
    supply: i64 = scoring.symbol_supply(board, seat)
    hope = 0.0
    for card in board.concoctions[seat]:
        if card == UNKNOWN:
            hope += 1.5
            continue
        need: i64 = facts.both_levels[card]
        here = supply
        wanted = 0
        missing = 0
        while need:
            asked = need & FIELD
            wanted += asked
            missing += max(0, asked - (here & FIELD))
            need >>= SYMBOL_BITS
            here >>= SYMBOL_BITS
        points = max(facts.points1[card], facts.points2[card])
        if missing:
            hope += BREW * points * (1.0 - missing / wanted)
    return hope


def tokens_left(board: Board, seat: int) -> float:
    """Expected points of the tokens in hand and of beaten spells, which will return to hand."""
    worth = 0.0
    value = board.facts.value
    for token in hand_tokens(board, seat):
        worth += TOKEN_WORTH[value[token]]
    for spell in board.casts[:-1]:
        if caster_of(spell) == seat:
            worth += TOKEN_WORTH[value[cast_token(spell)]]
    return worth


def spells(board: Board, seat: int, before: float) -> float:
    """Expected points of the seat's spell if it is the highest: the tile if it wins, the token if it returns."""
    if not board.casts:
        return 0.0
    top = board.casts[-1]
    if caster_of(top) != seat:
        return 0.0
    chance = WIN_CHANCE[min(3, bits(beaters(board)))]
    tile = tile_worth(board, seat, board.tiles[cell_of(top)], before)
    return chance * tile + (1.0 - chance) * (TOKEN_WORTH[board.facts.value[cast_token(top)]] + 0.5)


def beaters(board: Board) -> int:
    """Mask of the seats that could still cast above the highest spell."""
    top = board.casts[-1]
    mask = 0
    if ADJACENT[cell_of(top)] & board.tile_mask & ~board.cast_mask:
        above = board.above[board.facts.value[cast_token(top)]]
        caster = caster_of(top)
        for seat in range(board.players):
            if seat != caster and not board.passed >> seat & 1 and board.hand[seat] & above:
                mask |= 1 << seat
    return mask


def tile_worth(board: Board, seat: int, tile: int, before: float) -> float:
    """Expected points of one more tile for a seat whose `belongings` are `before`."""
    kind = board.facts.tile_kind[tile]
    board.won[seat].append(tile)
    after = belongings(board, seat)
    board.won[seat].pop()
    worth = after - before
    if kind == RUNESTONE:
        worth += RUNESTONE_WORTH
    elif kind == CHEST:
        worth += CHEST_WORTH
    return worth


def sprite(board: Board, seat: int) -> float:
    """Expected points of the tiles that the seat's tokens on the Sprite board will take."""
    worth = 0.0
    for place, placed in enumerate(board.sprite[board.turned :]):
        if owner_of(placed) == seat:
            worth += max(0.5, SPRITE_TILE - 0.3 * place)
    return worth if board.round == TWILIGHT else 1.2 * worth
