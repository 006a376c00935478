"""Components and setup (chapter 1, with NOC-10.1, 11.1, 12.1 and 12.3), and the forest of moonlight (NOC-6.7)."""

from typing import Final

from noctuary.games.nocturne.rules.basis import small
from noctuary.games.nocturne.rules.basis.areas import WIDTH, cells_of
from noctuary.games.nocturne.rules.basis.board import OPEN, Board, add_token, remove_token
from noctuary.games.nocturne.rules.basis.facts import CHARACTERS, NORMAL, RUNESTONE, SOLO_CARDS, TOKENS, Facts
from noctuary.games.nocturne.rules.basis.family import REMOVED
from noctuary.games.nocturne.rules.basis.options import FAMILY, READY_TO_BREW, SOLO, TWISTED_TREES, Options
from noctuary.games.nocturne.rules.basis.vocabulary import Goal
from noctuary.games.nocturne.rules.counting.scenarios import Scenario, scenario
from noctuary.games.nocturne.rules.turns.casting import Begin
from noctuary.games.nocturne.rules.turns.characters import AskCharacter, give_character
from noctuary.kernel.base.randomness import Random

GOALS_DEALT: Final = 3
EXTRA_BREWS: Final = 3
"""Additional concoctions at setup under the modified rule ready to brew (NOC-12.3)."""


def forest_cells(rows: int, columns: int) -> int:
    """The cells of a rectangular forest, as a mask."""
    return sum(((1 << columns) - 1) << row * WIDTH for row in range(rows))


def forest_of(options: Options, facts: Facts) -> int:
    """The cells of the forest as a mask (NOC-1.2), with twisted trees in their other shape (NOC-12.3)."""
    if options.small:
        return forest_cells(small.SIDE, small.SIDE)
    if options.is_modified(TWISTED_TREES):
        return facts.twisted_trees[options.players]
    rows, columns = facts.rows_columns[options.players]
    return forest_cells(rows, columns)


def tiles_in_play(options: Options, facts: Facts) -> list[int]:
    """How many of each tile are in play: no Runestones in a family game without them (NOC-11.1), or with ready to brew
    (NOC-12.3), and few tiles in a small one.
    """
    if options.small:
        return [int(id in small.TILES) for id in facts.tile_ids]
    if options.runes and not options.is_modified(READY_TO_BREW):
        return facts.tile_count
    return [0 if kind == RUNESTONE else count for kind, count in zip(facts.tile_kind, facts.tile_count, strict=True)]


def box(options: Options, facts: Facts) -> list[int]:
    """All tiles in play, in their order."""
    counts = tiles_in_play(options, facts)
    if counts == facts.tile_count:
        return facts.box[:]
    return [tile for tile, count in enumerate(counts) for _ in range(count)]


def set_up(board: Board, options: Options, random: Random) -> None:
    """Set the table up for a new game and put its first step on the agenda."""
    facts = board.facts
    players = options.players

    board.stack = box(options, facts)
    random.shuffle(board.stack)
    board.stack_left = len(board.stack)
    board.cells = forest_of(options, facts)

    if options.runes:
        deal_concoctions(board, options, random)
    if options.mode != FAMILY:
        if options.scenario:
            board.twilight_goals = scenario(options.scenario).twilight[:]
            board.moonlight_goals = scenario(options.scenario).moonlight[:]
        else:
            board.twilight_goals = deal_goals(facts.twilight, random)
            board.moonlight_goals = deal_goals(facts.moonlight, random)
        board.goal_winner = [OPEN] * GOALS_DEALT
        board.shadows = list(range(NORMAL, TOKENS))

    hand = 0
    for token in facts.tokens:
        hand = add_token(hand, token)
    for token in set_aside(options, facts):
        hand = remove_token(hand, token)
    board.hand = [hand] * board.players

    board.designated = options.first if options.first >= 0 else random.below(players)
    board.opener = board.designated
    deal(board)

    board.agenda.append(Begin(board.designated))
    if options.characters == "chosen":
        for offset in range(players - 1, -1, -1):
            board.agenda.append(AskCharacter((board.designated + offset) % players))
    else:
        order = list(range(CHARACTERS))
        random.shuffle(order)
        if options.scenario:
            challenge(order, options.challenger, scenario(options.scenario))
        for seat in range(players):
            named = options.characters
            give_character(board, seat, order[seat] if named == "dealt" else facts.character_ids.index(named[seat]))
    if options.mode == SOLO:
        board.solo_deck = list(range(SOLO_CARDS))
        random.shuffle(board.solo_deck)
        board.random = random


def deal_concoctions(board: Board, options: Options, random: Random) -> None:
    """Deal each player a starter concoction, more with ready to brew; the rest is the deck (NOC-1.5, 12.3)."""
    starters, board.deck = cards_in_play(options, board.facts)
    random.shuffle(board.deck)
    random.shuffle(starters)
    extra = EXTRA_BREWS if options.is_modified(READY_TO_BREW) else 0
    for seat in range(options.players):
        board.concoctions[seat] = [starters[seat], *board.deck[:extra]]
        del board.deck[:extra]


def cards_in_play(options: Options, facts: Facts) -> tuple[list[int], list[int]]:
    """The starter concoctions and the others (NOC-1.5); few and none in a small game."""
    if options.small:
        return [card for card in facts.starters if facts.concoction_ids[card] in small.STARTERS], []
    return facts.starters[:], facts.brews[:]


def set_aside(options: Options, facts: Facts) -> list[int]:
    """The tokens that every player sets aside (NOC-1.1, 11.1)."""
    if options.small:
        aside = facts.tokens[:]
        for token in small.TOKENS:
            aside.remove(token)
        return aside
    return facts.set_aside[options.players] + (list(REMOVED) if options.mode == FAMILY else [])


def challenge(order: list[int], seat: int, wanted: Scenario) -> None:
    """Give `seat` the character of the scenario; whoever had it gets the one `seat` had (NOC-12.1)."""
    other = order.index(wanted.character)
    order[seat], order[other] = order[other], order[seat]


def deal_goals(goals: list[Goal], random: Random) -> list[int]:
    """Draw three of the goals of a round, in ascending order (NOC-1.6)."""
    numbers = list(range(1, len(goals)))
    random.shuffle(numbers)
    dealt = numbers[:GOALS_DEALT]
    dealt.sort()
    return dealt


def deal(board: Board) -> None:
    """Deal the forest in reading order, then the Sprite board, while the stack lasts (NOC-1.2, 1.3, 6.7)."""
    stack = board.stack
    left = board.stack_left
    board.own_forest()
    for cell in cells_of(board.cells):
        if left:
            left -= 1
            board.tiles[cell] = stack[left]
            board.tile_mask |= 1 << cell
    sprite_tiles: list[int] = []
    for _ in range(board.spaces):
        if left:
            left -= 1
            sprite_tiles.append(stack[left])
    board.sprite_tiles = sprite_tiles
    board.stack_left = left
