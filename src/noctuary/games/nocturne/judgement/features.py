"""The features of a learned value: a table as a list of numbers for one seat, using only what that seat may know.

`NAMES` lists them. Every seat is measured in the same way (`standing`): there are features of the seat itself (`own-`),
of the strongest opponent (`best-`), averages over all opponents (`mean-`), and features of the table as a whole. Points
are divided by ten so that all features are roughly between -1 and 3.
"""

from math import exp, log
from typing import Final

from noctuary.games.nocturne.judgement.prospects import beaters, counted, look, tile_worth
from noctuary.games.nocturne.judgement.standing import Standing
from noctuary.games.nocturne.rules.basis.areas import ADJACENT, bits
from noctuary.games.nocturne.rules.basis.board import (
    MOONLIGHT,
    OPEN,
    OVER,
    TWILIGHT,
    Board,
    cast_token,
    caster_of,
    cell_of,
)
from noctuary.games.nocturne.rules.basis.options import FAMILY
from noctuary.games.nocturne.rules.course.rounds import Mirror
from noctuary.games.nocturne.rules.turns.casting import Open

SEAT: Final = (
    ("hope", "points now and those that the seat can expect, fortieths"),
    ("score", "points now, fortieths; those of concoctions only if they are known"),
    ("skulls", "points of skulls, tenths"),
    ("feathers", "points of feathers, tenths"),
    ("next-feather", "what one more feather is worth, tenths of points"),
    ("mushrooms", "points of mushrooms, tenths"),
    ("next-tripti", "what one more Tripti Fungilus is worth, tenths of points"),
    ("next-duode", "what one more Duode Dax is worth, tenths of points"),
    ("herbs", "points of herbs, twentieths"),
    ("herb-kinds", "different herbs, the wild one included, fifths"),
    ("eggs", "points of eggs, tenths"),
    ("egg-lead", "own eggs less the most of any other seat, fifths"),
    ("mirrors", "mirrors not assigned, thirds"),
    ("copies", "what they will copy, twentieths of points"),
    ("tiles", "tiles won, tenths"),
    ("symbols", "symbols on tiles and character, tenths"),
    ("symbol-kinds", "kinds of symbols, fifths"),
    ("concoctions", "concoctions held, thirds"),
    ("brew", "what unfinished concoctions promise, tenths of points; unknown ones judged by the symbols won"),
    ("twilight", "points of twilight goals, tenths"),
    ("goals", "what open twilight goals promise, tenths of points"),
    ("moonlight", "points of moonlight goals, tenths"),
    ("ability", "points of the unused ability, halves"),
    ("tokens", "tokens in hand, tenths"),
    ("low", "those of value 1 to 3, thirds"),
    ("middle", "those of value 4 or 5, thirds"),
    ("high", "those of value 6 or 7, halves"),
    ("star", "1: the star is in hand"),
    ("shadows", "Shadow tokens in hand, thirds"),
    ("strength", "what tokens in hand and in losing spells can still win, tenths of points"),
    ("leftover", "points of the tokens if all stay in hand, twentieths; 0 in twilight"),
    ("coming", "total value of the Shadows that this hand would get now, twentieths; 0 in moonlight"),
    ("sprite", "tokens on the Sprite board that have not been turned over, thirds"),
    ("take", "what those tokens would take, tenths of points"),
    ("spell", "what the highest spell promises if it is the seat's, tenths of points"),
    ("won", "what has been won but not received yet, tenths of points"),
    ("control", "control tokens in the forest, fifths"),
)
"""The features of a seat, with what each means."""
MEAN: Final = ("hope", "score", "brew", "goals", "tokens", "strength", "leftover", "take")
"""The features that are averaged over the opponents."""
TABLE: Final = (
    ("two", "1: two players"),
    ("three", "1: three players"),
    ("four", "1: four players"),
    ("family", "1: the family game"),
    ("moonlight-round", "1: moonlight"),
    ("to-play", "share of the game that is left"),
    ("tiles-left", "share of the forest that is left in this round"),
    ("tokens-left", "tokens in all hands per tile left, quarters"),
    ("lead", "own hope less the best opponent's, twentieths of points"),
    ("late-lead", "the same, weighted more the less of the game is left"),
    ("late-score", "own points less the most of any opponent, weighted likewise"),
    ("rank", "share of the opponents whose hope is lower"),
    ("chance", "the chance to win, estimated from the hopes of all seats"),
    ("chance-log", "its logarithm, halves"),
    ("share", "forest tiles that the hand would win if hands won in proportion to their strength, fifths"),
    ("share-worth", "the same times what a forest tile is worth on average, twentieths of points"),
    ("forest-mean", "what a forest tile is worth on average, tenths of points"),
    ("forest-most", "what the best one is worth, tenths of points"),
    ("brewed", "points of the seat's concoctions, tenths"),
    ("passed", "1: the seat has passed in this casting phase"),
    ("turn", "1: the seat decides now"),
    ("top", "1: the highest spell is the seat's"),
    ("top-value", "value of the highest spell, eighths"),
    ("top-loss", "what its tile is worth to the seat if another seat cast it, tenths of points"),
    ("rivals", "players who could still cast above it, thirds"),
    ("can-beat", "1: the seat is one of them"),
    ("next-best", "worth of the best tile that the seat can cast on now, tenths of points"),
    ("opening", "1: the seat opens the phase"),
    ("open-goals", "open twilight goals, thirds"),
    ("mirrors-now", "1: mirrors are being assigned"),
)
"""The features of the table, with what each means."""
NAMES: Final[tuple[str, ...]] = (
    *(f"own-{name}" for name, _ in SEAT),
    *(f"best-{name}" for name, _ in SEAT),
    *(f"mean-{name}" for name in MEAN),
    *(name for name, _ in TABLE),
)


def features(board: Board, seat: int) -> list[float]:
    """The features of a table for `seat`, one for each of `NAMES`."""
    return seen_by(board, seat, counted(board))


def features_of_all(board: Board) -> list[list[float]]:
    """The `features` for every player."""
    standings = counted(board)
    return [seen_by(board, seat, standings) for seat in range(board.options.players)]


def seen_by(board: Board, seat: int, standings: list[Standing]) -> list[float]:
    """The features for a seat, from what `counted` has found."""
    facts = board.facts
    look(board, seat, standings)
    own = standings[seat]
    best = own
    opponents = 0
    hope = score = brew = goals = tokens = strength = leftover = take = 0.0
    most_score = 0.0
    behind = 0
    all_strength = 0.01
    all_tokens = 0
    for one in standings:
        all_strength += one.strength
        all_tokens += one.tokens
        if one is own:
            continue
        opponents += 1
        if best is own or one.hope > best.hope:
            best = one
        if one.hope < own.hope:
            behind += 1
        most_score = max(most_score, one.score)
        hope += one.hope
        score += one.score
        brew += one.brew
        goals += one.goals
        tokens += one.tokens
        strength += one.strength
        leftover += one.leftover
        take += one.take
    if opponents:
        part = 0.1 / opponents
    else:
        part = 0.0
        best = Standing(board, seat)
    values = of_seat(own)
    values += of_seat(best)
    values += [
        0.25 * hope * part,
        0.25 * score * part,
        brew * part,
        goals * part,
        tokens * part,
        strength * part,
        0.5 * leftover * part,
        take * part,
    ]

    options = board.setup
    tiles = bits(board.tile_mask)
    left = tiles / max(1, bits(board.cells))
    able = min(1.0, all_tokens / (tiles + 0.01))
    to_play = 0.5 * left * able
    if board.round == TWILIGHT:
        to_play += 0.5
    elif board.round == OVER:
        to_play = 0.0
    lead = own.hope - best.hope
    width = 3.0 + 16.0 * to_play
    total = 0.0
    for one in standings:
        if one.seat != board.opponent:
            total += exp(min(30.0, 1.4 * (one.hope - own.hope) / width))
    chance = 1.0 / total

    forest = 0.0
    forest_most = 0.0
    for tile in board.tiles:
        if tile >= 0:
            worth = tile_worth(facts, own, tile)
            forest += worth
            forest_most = max(forest_most, worth)
    forest /= tiles + 0.01
    share = tiles * own.strength / all_strength * able

    own_top = top_value = top_loss = rivals = can_beat = next_best = opening = 0.0
    if board.casts:
        top = board.casts[-1]
        tile = board.tiles[cell_of(top)]
        top_value = float(facts.value[cast_token(top)])
        if caster_of(top) == seat:
            own_top = 1.0
        else:
            top_loss = tile_worth(facts, own, tile)
        mask = beaters(board)
        rivals = float(bits(mask))
        if mask >> seat & 1:
            can_beat = 1.0
            next_best = most_worth(board, own, ADJACENT[cell_of(top)] & ~board.cast_mask)
    elif board.opener == seat and isinstance(board.choice, Open):
        opening = 1.0
        near = board.open_next_to
        next_best = most_worth(board, own, ADJACENT[near]) if near >= 0 else forest_most
    values += [
        1.0 if options.players == 2 else 0.0,
        1.0 if options.players == 3 else 0.0,
        1.0 if options.players == 4 else 0.0,
        1.0 if options.mode == FAMILY else 0.0,
        1.0 if board.round == MOONLIGHT else 0.0,
        to_play,
        left,
        0.25 * min(12.0, all_tokens / (tiles + 0.5)),
        0.05 * lead,
        max(-3.0, min(3.0, lead / width)),
        max(-3.0, min(3.0, (own.score - most_score) / width)),
        behind / opponents if opponents else 1.0,
        chance,
        0.5 * max(-6.0, log(chance)),
        0.2 * share,
        0.05 * share * forest,
        0.1 * forest,
        0.1 * forest_most,
        0.1 * own.brewed,
        own.passed,
        1.0 if board.seat == seat else 0.0,
        own_top,
        0.125 * top_value,
        0.1 * top_loss,
        0.33 * rivals,
        can_beat,
        0.1 * next_best,
        opening,
        0.33 * board.goal_winner.count(OPEN),
        1.0 if isinstance(board.choice, Mirror) else 0.0,
    ]
    return values


def most_worth(board: Board, own: Standing, cells: int) -> float:
    """Expected points, for a seat, of the most valuable tile on these cells."""
    most = 0.0
    mask = cells & board.tile_mask
    cell = 0
    while mask:
        if mask & 1:
            most = max(most, tile_worth(board.facts, own, board.tiles[cell]))
        mask >>= 1
        cell += 1
    return most


def of_seat(one: Standing) -> list[float]:
    """The features listed in `SEAT`, for one seat."""
    return [
        0.025 * one.hope,
        0.025 * one.score,
        0.1 * one.skulls,
        0.1 * one.feather_points,
        0.1 * one.next_feather,
        0.1 * one.mushrooms,
        0.1 * one.next_tripti,
        0.1 * one.next_duode,
        0.05 * (one.herbs + one.herb_sets),
        0.2 * one.herb_kinds,
        0.1 * one.eggs * one.egg_each,
        0.2 * (one.eggs - one.rival_eggs),
        0.33 * one.mirrors,
        0.05 * one.copies,
        0.1 * one.tiles,
        0.1 * one.symbols,
        0.2 * one.kinds,
        0.33 * one.cards,
        0.1 * one.brew,
        0.1 * one.twilight,
        0.1 * one.goals,
        0.1 * one.moonlight,
        0.5 * one.ability,
        0.1 * one.tokens,
        0.33 * one.low,
        0.33 * one.middle,
        0.5 * one.high,
        float(one.star),
        0.33 * one.shadows,
        0.1 * one.strength,
        0.05 * one.leftover,
        0.05 * one.coming,
        0.33 * one.placed,
        0.1 * one.take,
        0.1 * one.spell,
        0.1 * one.won,
        0.2 * one.cells,
    ]
