"""The value of scenario objectives for the seat that plays them, in points: part of `evaluation`.

Every objective is worth up to `OBJECTIVE` points, depending on how near it is; one that forbids something is worth that
much as long as it holds. Once an objective can no longer be met, the scenario is lost and only the score counts.
"""

from typing import Final

from noctuary.games.nocturne.rules.basis.board import MOONLIGHT, OPEN, OVER, TWILIGHT, Board, owner_of
from noctuary.games.nocturne.rules.basis.collection import collection, kind_counts
from noctuary.games.nocturne.rules.basis.facts import KINDS, MIRROR, SYMBOL_BITS, WILD
from noctuary.games.nocturne.rules.basis.vocabulary import FIRST, Symbols
from noctuary.games.nocturne.rules.counting import objectives, scoring
from noctuary.games.nocturne.rules.counting.objectives import AT_LEAST, AT_MOST, EXACTLY, Objective
from noctuary.games.nocturne.rules.counting.scenarios import Scenario
from noctuary.games.nocturne.rules.turns.goals import at_round_end, leaders

OBJECTIVE: Final = 16.0
"""Points that a met objective is worth."""
COMPLETED: Final = 40.0
"""Additional points for completing a scenario."""
LEADING: Final = 0.5
"""The fraction of a twilight goal that counts for the seat that would get it now."""
DANGER: Final = 0.4
"""The risk from a token on the Sprite board for which only forbidden tiles would be left."""
KINDS_FULL: Final = 0.5
"""The risk when a seat already has as many kinds of tiles as an objective allows, since its next tile may be of another
kind. With fewer kinds the risk is much smaller.
"""
CARD: Final = 0.25
"""The fraction of a completed concoction that counts for merely having the card."""


def value(board: Board, seat: int, scenario: Scenario, rows: list[int]) -> float:
    """The value of the objectives for `seat`; `rows` is its current score sheet."""
    if board.round == OVER:
        met = [objectives.is_reached(board, objective, seat) for objective in scenario.objectives]
        return OBJECTIVE * met.count(True) + (COMPLETED if all(met) else 0.0)
    promised = 0.0
    for objective in scenario.objectives:
        near = nearness(board, objective, seat, rows)
        if near < 0:
            return 0.0
        promised += OBJECTIVE * near
    return promised


def nearness(board: Board, objective: Objective, seat: int, rows: list[int]) -> float:
    """How near an objective is to being met, 0 to 1; -1 if it is lost."""
    if objective.comparison == AT_MOST or (objective.comparison == EXACTLY and objective.target == 0):
        return holding(board, objective, seat)
    reached = expected(board, objective, seat, rows)
    if objective.measure == "twilight_goals" and board.round != TWILIGHT and reached < objective.target:
        return -1.0
    return min(1.0, reached / objective.target) if objective.comparison in (AT_LEAST, EXACTLY) else min(1.0, reached)


def holding(board: Board, objective: Objective, seat: int) -> float:
    """How safe an objective that forbids something is, 0 to 1; -1 once it is broken."""
    value = float(objectives.amount_of(board, objective, seat) or 0)
    if value > objective.target:
        return -1.0
    danger = 0.0
    if objective.measure == "moonlight_sprite_tiles" and board.round == MOONLIGHT:
        danger = float(len([placed for placed in board.sprite[board.turned :] if owner_of(placed) == seat]))
    elif objective.measure == "twilight_goals":
        danger = leading(board, seat) + symbols_danger(board, seat)
    elif objective.measure == "shadows_received" and board.round == TWILIGHT:
        # Tokens still in hand when no tile is left bring Shadows.
        late = 1.0 - board.tile_mask.bit_count() / max(1, board.cells.bit_count())
        danger = late * 0.12 * board.hand[seat].bit_count()
    elif objective.measure == "tiles":
        danger = sprite_danger(board, objective, seat)
    elif objective.measure == "distinct_kinds":
        danger = sprite_danger(board, objective, seat) + KINDS_FULL * (value / objective.target) ** 4
    return max(0.0, 1.0 - danger)


def sprite_danger(board: Board, objective: Objective, seat: int) -> float:
    """The risk that the seat's tokens on the Sprite board must take forbidden tiles: taking is compulsory (NOC-6.2)."""
    facts = board.facts
    if objective.measure == "tiles":
        kinds = [kind for kind in objective.argument.split("+") if kind != objectives.WILDS]
        wild = objectives.WILDS in objective.argument
        harmless = [
            tile
            for tile in board.sprite_tiles
            if KINDS[facts.tile_kind[tile]] not in kinds and not (wild and facts.tile_herb[tile] == WILD)
        ]
    else:
        counts = kind_counts(board, seat)
        full = len([count for count in counts if count]) >= objective.target
        harmless = [tile for tile in board.sprite_tiles if counts[facts.tile_kind[tile]] or not full]
    left = len(harmless)
    danger = 0.0
    for placed in board.sprite[board.turned :]:
        if owner_of(placed) == seat:
            danger += DANGER if left <= 0 else DANGER / 4 if left == 1 else 0.0
        left -= 1
    return danger


def symbols_danger(board: Board, seat: int) -> float:
    """The risk of winning the twilight goal for kinds of symbols, for a seat that must not win any goal."""
    for goal, winner in zip(board.twilight_goals, board.goal_winner, strict=True):
        asked = board.facts.twilight[goal]
        if isinstance(asked, Symbols) and asked.rank == FIRST and winner == OPEN and board.round == TWILIGHT:
            return 0.15 * board.symbols[seat].bit_count()
    return 0.0


def leading(board: Board, seat: int) -> float:
    """The twilight goals that a seat would get if the round ended now, each counted as `LEADING`."""
    if board.round != TWILIGHT:
        return 0.0
    led = [
        goal
        for goal, winner in zip(board.twilight_goals, board.goal_winner, strict=True)
        if winner == OPEN and at_round_end(board, goal) and leaders(board, goal)[:1] == [seat]
    ]
    return LEADING * len(led)


def expected(board: Board, objective: Objective, seat: int, rows: list[int]) -> float:
    """How much a seat has and can expect of what an objective asks for, in the units of the objective."""
    measure = objective.measure
    if measure == "total":
        return float(rows[scoring.TOTAL])
    if measure == "points" and objective.argument == "eggs" and board.opponent >= 0:
        return objective.target * eggs_share(board, objective.target, seat)
    if measure == "points":
        return expected_points(board, objective.argument, seat, rows)
    if measure == "full_set":
        return objectives.set_share(board, objective.argument, seat)
    if measure == "concoctions_complete":
        return concoctions(board, objective.target, seat)
    if measure == "kinds":
        counts = sorted(kind_counts(board, seat), reverse=True)
        return sum(min(1.0, count / objective.number) for count in counts[: objective.target])
    if measure == "mirrors_as_different_kinds":
        waiting = kind_counts(board, seat)[MIRROR] - len(board.mirrors[seat])
        return float(objectives.amount_of(board, objective, seat) or 0) + 0.9 * waiting
    if measure == "twilight_goals":
        return float(board.goal_winner.count(seat)) + leading(board, seat)
    if measure == "last_sprite_space_held":
        held = len(board.sprite) == board.spaces and owner_of(board.sprite[-1]) == seat
        return 1.0 if objectives.amount_of(board, objective, seat) else 0.7 if held else 0.0
    return float(objectives.amount_of(board, objective, seat) or 0)


def expected_points(board: Board, row: str, seat: int, rows: list[int]) -> float:
    """The points in a row of the score sheet; unfinished concoctions count in part."""
    if row == "goals":
        twilight, moonlight = scoring.ROWS.index("twilight"), scoring.ROWS.index("moonlight")
        return rows[twilight] + rows[moonlight] + board.facts.twilight_goal * leading(board, seat)
    points = float(rows[scoring.ROWS.index(row)])
    if row == "concoctions":
        facts = board.facts
        shares = card_shares(board, seat)
        whole = sum(
            share * max(facts.points1[card], facts.points2[card])
            for share, card in zip(shares, board.concoctions[seat], strict=True)
        )
        points += 0.4 * max(0.0, whole - points)
    return points


def eggs_share(board: Board, points: int, seat: int) -> float:
    """How many eggs a seat has, as a fraction of those that score this many points in the solo game (NOC-8.5)."""
    needed = 1
    while needed * scoring.solo_egg_points_each(board.facts, needed) < points:
        needed += 1
    return collection(board, seat).eggs / needed


def concoctions(board: Board, wanted: int, seat: int) -> float:
    """The number of completed concoctions; the ones nearest to completion count in part."""
    complete = objectives.complete(board, seat)
    shares = sorted(card_shares(board, seat), reverse=True)[complete:wanted]
    return float(complete) + sum(CARD + (0.9 - CARD) * share * share for share in shares)


def card_shares(board: Board, seat: int) -> list[float]:
    """For each concoction, the fraction of its symbols that a seat has."""
    facts = board.facts
    supply = scoring.symbol_supply(board, seat)
    mask = (1 << SYMBOL_BITS) - 1
    shares = []
    for card in board.concoctions[seat]:
        wanted = 0
        missing = 0
        for field in range(0, 5 * SYMBOL_BITS, SYMBOL_BITS):
            asked = facts.both_levels[card] >> field & mask
            wanted += asked
            missing += max(0, asked - (supply >> field & mask))
        shares.append(1.0 - missing / wanted)
    return shares
