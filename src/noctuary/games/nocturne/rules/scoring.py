"""Scoring (chapter 8): the score sheet of every player, and the ranking."""

from __future__ import annotations

from typing import Final

from noctuary.games.nocturne.rules import family, solo
from noctuary.games.nocturne.rules.board import OVER, TWILIGHT, UNKNOWN, Board, owner_of
from noctuary.games.nocturne.rules.facts import (
    CHEST,
    EGG,
    FEATHER,
    HERB,
    MUSHROOM,
    SKULL,
    SYMBOL_BITS,
    TRIPTI,
    WILD,
    Facts,
)
from noctuary.games.nocturne.rules.goals import moonlight_points, sprite_order
from noctuary.games.nocturne.rules.modifications import gem_points
from noctuary.games.nocturne.rules.options import FAMILY, Options
from noctuary.kernel.messages import Argument, Message
from noctuary.kernel.moves import seat_name

ROWS: Final = (
    "skulls",
    "feathers",
    "mushrooms",
    "herbs",
    "eggs",
    "chests",
    "concoctions",
    "twilight",
    "moonlight",
    "tokens",
    "ability",
    "gems",
    "total",
)
TOTAL: Final = len(ROWS) - 1

SPARE: Final = sum(1 << SYMBOL_BITS * field + SYMBOL_BITS - 1 for field in range(5))
"""The top bit of every field of a packed count of symbols: borrowed from when a subtraction runs out."""

_herbs_known: dict[int, int] = {}


def set_points(board: list[int], number: int) -> int:
    """Points of `number` tiles when a full set scores the last entry of `table` and a new set starts beyond it
    (NOC-8.2, 8.3).
    """
    full = len(board) - 1
    return number // full * board[full] + board[number % full]


def herb_set_points(facts: Facts, counts: list[int], wilds: int) -> int:
    """Points of the best herb sets (NOC-8.4). `counts`: tiles of each of the five kinds; face points not included."""
    best = 0
    ordered = sorted(counts, reverse=True)
    key = wilds
    for count in ordered:
        key = key << 5 | count
    known = _herbs_known.get(key)
    if known is not None:
        return known
    kinds = len([count for count in ordered if count])
    for size in range(3, 6):
        for used in range(max(0, size - kinds), min(wilds, size) + 1):
            # Taking the kinds one has most of is never worse: any other set can be exchanged for it.
            letters = size - used
            rest = [count - 1 if index < letters else count for index, count in enumerate(ordered)]
            best = max(best, facts.herb_set[size] + herb_set_points(facts, rest, wilds - used))
    _herbs_known[key] = best
    return best


def best_concoctions(facts: Facts, supply: int, cards: list[int]) -> tuple[int, int, list[int]]:
    """The best way to spend symbols on concoctions (NOC-8.7).

    `supply`: packed count of symbols. Returns the points, the number of cards completed with all their levels, and for
    each card how many of its levels are done.
    """
    order = sorted(range(len(cards)), key=lambda index: -max(facts.points1[cards[index]], facts.points2[cards[index]]))
    left = [0] * (len(cards) + 1)
    for place in range(len(order) - 1, -1, -1):
        card = cards[order[place]]
        left[place] = left[place + 1] + max(facts.points1[card], facts.points2[card])
    best = [0, 0]
    best_levels = [0] * len(cards)
    _spend(facts, supply | SPARE, cards, order, left, 0, 0, 0, [0] * len(cards), best, best_levels)
    return best[0], best[1], best_levels


def _spend(
    facts: Facts,
    supply: int,
    cards: list[int],
    order: list[int],
    left: list[int],
    place: int,
    points: int,
    complete: int,
    levels: list[int],
    best: list[int],
    best_levels: list[int],
) -> None:
    """Depth-first search over the cards from `place` on; writes what is better than `best` into it."""
    if points > best[0] or (points == best[0] and complete > best[1]):
        best[0] = points
        best[1] = complete
        best_levels[:] = levels
    if place == len(order) or points + left[place] < best[0]:
        return
    index = order[place]
    card = cards[index]
    two = facts.points2[card]
    if two:
        rest = supply - facts.both_levels[card]
        if rest & SPARE == SPARE:
            levels[index] = 2
            _spend(facts, rest, cards, order, left, place + 1, points + two, complete + 1, levels, best, best_levels)
    rest = supply - facts.level1[card]
    if rest & SPARE == SPARE:
        levels[index] = 1
        done = 0 if two else 1
        _spend(
            facts,
            rest,
            cards,
            order,
            left,
            place + 1,
            points + facts.points1[card],
            complete + done,
            levels,
            best,
            best_levels,
        )
    levels[index] = 0
    _spend(facts, supply, cards, order, left, place + 1, points, complete, levels, best, best_levels)


def symbol_supply(board: Board, seat: int) -> int:
    """All symbols of a seat as a packed count: tiles, Runestones among them, and the character (NOC-8.7). Mirrors copy
    none (NOC-7.2).
    """
    facts = board.facts
    symbols = facts.tile_symbols
    supply = 0
    for tile in board.won[seat]:
        supply += symbols[tile]
    if board.character[seat] >= 0:
        supply += 1 << SYMBOL_BITS * facts.character_symbol[board.character[seat]]
    return supply


def eggs(board: Board, seat: int) -> int:
    """Mysterious Eggs of a seat, copies by mirrors included."""
    kind = board.facts.tile_kind
    number = 0
    for tile in board.won[seat]:
        if kind[tile] == EGG:
            number += 1
    for tile in board.mirrors[seat]:
        if tile >= 0 and kind[tile] == EGG:
            number += 1
    return number


def egg_points_each(board: Board, seat: int) -> int:
    """What each egg of a seat scores by its rank (NOC-8.5), in the family game by their number (NOC-11.2)."""
    mine = eggs(board, seat)
    assert isinstance(board.options, Options)
    if board.options.mode == FAMILY:
        return family.egg_points_each(board, mine)
    rank = 0
    for other in range(board.players):
        if other != seat and other != board.opponent:
            theirs = eggs(board, other)
            if theirs > mine or (theirs == mine and sprite_order(board, other) < sprite_order(board, seat)):
                rank += 1
    return board.facts.eggs_by_rank[rank]


def score(board: Board, seat: int) -> list[int]:
    """The score sheet of a seat in the order of ROWS: the final one when the game is over, before that what its tiles,
    goals and control tokens would score now (unknown concoctions nothing, leftover tokens only at the end).
    """
    facts = board.facts
    kinds = facts.tile_kind
    points = facts.tile_points
    rows = [0] * len(ROWS)
    feathers = 0
    tripti = 0
    duode = 0
    egg_count = 0
    herbs = [0, 0, 0, 0, 0]
    wilds = 0
    has_herbs = False
    tiles = board.won[seat]
    if board.mirrors[seat]:
        tiles = tiles + [tile for tile in board.mirrors[seat] if tile >= 0]
    for tile in tiles:
        kind = kinds[tile]
        if kind == SKULL:
            rows[0] += points[tile]
        elif kind == FEATHER:
            feathers += 1
        elif kind == MUSHROOM:
            if facts.tile_species[tile] == TRIPTI:
                tripti += 1
            else:
                duode += 1
        elif kind == HERB:
            has_herbs = True
            rows[3] += points[tile]
            letter = facts.tile_herb[tile]
            if letter == WILD:
                wilds += 1
            else:
                herbs[letter] += 1
        elif kind == EGG:
            egg_count += 1
        elif kind == CHEST:
            rows[5] += facts.chest_points
    rows[1] = set_points(facts.feathers, feathers)
    rows[2] = set_points(facts.tripti, tripti) + set_points(facts.duode, duode)
    if has_herbs:
        rows[3] += herb_set_points(facts, herbs, wilds)
    if egg_count:
        rows[4] = egg_count * egg_points_each(board, seat)
    cards = [card for card in board.concoctions[seat] if card != UNKNOWN]
    if cards:
        rows[6] = best_concoctions(facts, symbol_supply(board, seat), cards)[0]
    rows[7] = facts.twilight_goal * board.goal_winner.count(seat)
    if board.round != TWILIGHT:
        for goal in board.moonlight_goals:
            rows[8] += moonlight_points(board, goal, seat)
    if board.round == OVER:
        rows[9] = facts.leftover_token * board.hand[seat].bit_count()
    if board.ability[seat]:
        rows[10] = facts.unused_ability
    rows[11] = gem_points(board, seat)
    rows[TOTAL] = sum(rows)
    return rows


def ranking(board: Board, totals: list[int]) -> list[list[int]]:
    """Seats from first to last: highest total, ties by Sprite order (NOC-7.4); in the family game they share the place
    (NOC-11.3).
    """
    assert isinstance(board.options, Options)
    if board.options.mode == FAMILY:
        return family.ranking(totals)
    seats = sorted(range(len(totals)), key=lambda seat: (-totals[seat], sprite_order(board, seat)))
    return [[seat] for seat in seats]


def reason(board: Board, places: list[list[int]], totals: list[int]) -> Message:
    """How the first place was decided, in words."""
    first = places[0][0]
    arguments: dict[str, Argument] = {"seat": seat_name(first), "number": totals[first]}
    if board.opponent >= 0:
        band = solo.band(board, totals[first])
        if not band:
            return Message("nocturne-result-solo-no-band", arguments)
        return Message("nocturne-result-solo", {**arguments, "band": band})
    if len(places[0]) > 1:
        return Message("nocturne-result-shared", {**arguments, "seat": [seat_name(seat) for seat in places[0]]})
    ranked = [place[0] for place in places]
    if totals[ranked[1]] < totals[first]:
        return Message("nocturne-result-points", arguments)
    arguments["seat_other"] = [seat_name(seat) for seat in ranked[1:] if totals[seat] == totals[first]]
    if any(owner_of(placed) == first for placed in board.sprite):
        return Message("nocturne-result-sprite", arguments)
    return Message("nocturne-result-opener", arguments)
