"""What a seat's value is made of, in points: its score sheet so far, row by row, and everything else it can expect."""

from typing import Final

from noctuary.games.nocturne.judgement.evaluation import aims_worth
from noctuary.games.nocturne.judgement.prospects import standings
from noctuary.games.nocturne.judgement.worths import TOKEN_WORTH
from noctuary.games.nocturne.rules.basis.board import (
    MOONLIGHT,
    OVER,
    TWILIGHT,
    Board,
    cast_token,
    caster_of,
    owner_of,
    token_of,
)
from noctuary.games.nocturne.rules.basis.vocabulary import Tokens
from noctuary.games.nocturne.rules.course.rounds import hand_tokens
from noctuary.kernel.contract.game import Style

ALL: Final = (
    "skulls feathers mushrooms herbs eggs chests concoctions twilight moonlight ability gems "
    "sets brewing contest mirrors sprites forest tokens aims"
)
PARTS: Final = dict.fromkeys(ALL.split(), 1.0)
"""The parts of a seat's value, in points: the score sheet; sets begun, unfinished concoctions, twilight goals not won
yet, mirrors not assigned, tokens on the Sprite board, the tile fought for, tokens in hand, the aims of a scenario.
"""
STYLES: Final = {
    "attacker": Style(own=("forest", "contest", "twilight", "moonlight")),
    "collector": Style(own=("feathers", "mushrooms", "herbs", "eggs", "sets", "concoctions", "brewing")),
    "spoiler": Style(others=tuple(PARTS)),
}
"""What bots of each style prefer."""


def tally(board: Board, seat: int) -> list[float]:
    """The value of each part for a seat; but for the aims and `worth_again`, the sum is `hope` of its `Standing`."""
    one = standings(board, seat)[seat]
    tokens = one.strength
    if board.round == OVER:
        tokens = one.leftover
    elif board.round == MOONLIGHT:
        tokens = max(tokens, one.leftover)
    known = [
        float(one.skulls),
        one.feather_points,
        one.mushrooms,
        float(one.herbs + one.herb_sets),
        one.eggs * one.egg_each,
        float(board.facts.chest_points * one.chests),
        one.brewed,
        one.twilight,
        one.moonlight,
        one.ability,
        one.gems,
    ]
    aims = aims_worth(board, seat)
    if board.round == OVER:
        return [*known, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, tokens, aims]
    mirrors = max(0.0, one.copies - one.gems)
    rest = [one.brew, one.goals, mirrors, one.take, one.spell + one.won, tokens]
    begun = one.hope - sum(known) - sum(rest)
    rest[-1] += worth_again(board, seat)
    return [*known, begun, *rest, aims]


def worth_again(board: Board, seat: int) -> float:
    """The points that a seat's tokens can still win in moonlight, once all have returned to hand (NOC-6.4). Without
    these points a move that ends twilight would seem to win a whole hand.
    """
    if board.round != TWILIGHT or seat == board.opponent:
        return 0.0
    facts, out = board.facts, board.placed + board.sprite
    tokens = hand_tokens(board, seat) + [token_of(spell) for spell in out if spell >= 0 and owner_of(spell) == seat]
    tokens += [cast_token(cast) for cast in board.casts if caster_of(cast) == seat]
    most = [number for number in board.moonlight_goals if isinstance(facts.moonlight[number], Tokens)]
    each = facts.leftover_token + sum(facts.moonlight_points[number] for number in most)
    return max(sum(TOKEN_WORTH[facts.value[token]] for token in tokens), float(each * len(tokens)))
