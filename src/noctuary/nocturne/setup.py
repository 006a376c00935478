"""Components and setup (chapter 1, with what NOC-10.1, 11.1, 12.1 and 12.3 change in it), and dealing the forest anew
for moonlight (NOC-6.7).
"""

from __future__ import annotations

from typing import Final

from noctuary.kernel.randomness import Random
from noctuary.nocturne.areas import WIDTH, cells_of
from noctuary.nocturne.characters import give_character
from noctuary.nocturne.facts import CHARACTERS, NORMAL, RUNESTONE, SOLO_CARDS, TOKENS, Facts
from noctuary.nocturne.family import REMOVED
from noctuary.nocturne.options import FAMILY, READY_TO_BREW, SOLO, TWISTED_TREES, Options
from noctuary.nocturne.scenarios import Scenario, scenario
from noctuary.nocturne.table import OPEN, STEP_CHARACTER, STEP_OPEN, Table, add_token, remove_token, step

GOALS: Final = list(range(1, 13))
GOALS_DEALT: Final = 3
EXTRA_BREWS: Final = 3
"""Ready to brew (NOC-12.3)."""


def forest_cells(rows: int, columns: int) -> int:
    """A rectangular forest."""
    return sum(((1 << columns) - 1) << row * WIDTH for row in range(rows))


def forest_of(options: Options, facts: Facts) -> int:
    """The cells of the forest (NOC-1.2), twisted or not (NOC-12.3)."""
    if options.modified(TWISTED_TREES):
        return facts.twisted_trees[options.players]
    rows, columns = facts.rows_columns[options.players]
    return forest_cells(rows, columns)


def tiles_in_play(options: Options, facts: Facts) -> list[int]:
    """How many there are of each tile: no Runestones in a family game without them (NOC-11.1), nor where everybody is
    ready to brew (NOC-12.3).
    """
    if options.runes and not options.modified(READY_TO_BREW):
        return facts.tile_count
    return [0 if kind == RUNESTONE else count for kind, count in zip(facts.tile_kind, facts.tile_count, strict=True)]


def box(options: Options, facts: Facts) -> list[int]:
    """All tiles in play, in their order."""
    counts = tiles_in_play(options, facts)
    if counts is facts.tile_count:
        return facts.box[:]
    return [tile for tile in facts.box if counts[tile]]


def set_up(table: Table, options: Options, random: Random) -> None:
    """Set the table up for a new game; what comes first goes on the agenda."""
    facts = table.facts
    players = options.players

    table.stack = box(options, facts)
    random.shuffle(table.stack)
    table.stack_left = len(table.stack)
    table.cells = forest_of(options, facts)

    if options.runes:
        deal_concoctions(table, options, random)
    if options.mode != FAMILY:
        if options.scenario:
            table.twilight_goals = scenario(options.scenario).twilight[:]
            table.moonlight_goals = scenario(options.scenario).moonlight[:]
        else:
            table.twilight_goals = deal_goals(random)
            table.moonlight_goals = deal_goals(random)
        table.goal_winner = [OPEN] * GOALS_DEALT
        table.shadows = list(range(NORMAL, TOKENS))

    hand = 0
    for token in facts.tokens:
        hand = add_token(hand, token)
    for token in set_aside(options, facts):
        hand = remove_token(hand, token)
    table.hand = [hand] * table.players

    table.designated = options.first if options.first >= 0 else random.below(players)
    table.opener = table.designated
    deal(table)

    table.agenda.append(step(STEP_OPEN, table.designated))
    if options.characters == "chosen":
        for offset in range(players - 1, -1, -1):
            table.agenda.append(step(STEP_CHARACTER, (table.designated + offset) % players))
    else:
        order = list(range(CHARACTERS))
        random.shuffle(order)
        if options.scenario:
            challenge(order, options.challenger, scenario(options.scenario))
        for seat in range(players):
            named = options.characters
            give_character(table, seat, order[seat] if named == "dealt" else facts.character_ids.index(named[seat]))
    if options.mode == SOLO:
        table.solo_deck = list(range(SOLO_CARDS))
        random.shuffle(table.solo_deck)
        table.random = random


def deal_concoctions(table: Table, options: Options, random: Random) -> None:
    """A starter for each player, more where everybody is ready to brew; the rest is the deck (NOC-1.5, 12.3)."""
    table.deck = table.facts.brews[:]
    random.shuffle(table.deck)
    starters = table.facts.starters[:]
    random.shuffle(starters)
    extra = EXTRA_BREWS if options.modified(READY_TO_BREW) else 0
    for seat in range(options.players):
        table.concoctions[seat] = [starters[seat], *table.deck[:extra]]
        del table.deck[:extra]


def set_aside(options: Options, facts: Facts) -> list[int]:
    """The tokens that every player sets aside (NOC-1.1, 11.1)."""
    return facts.set_aside[options.players] + (list(REMOVED) if options.mode == FAMILY else [])


def challenge(order: list[int], seat: int, wanted: Scenario) -> None:
    """Let `seat` have the character of the scenario; who had it gets the one that seat had (NOC-12.1)."""
    other = order.index(wanted.character)
    order[seat], order[other] = order[other], order[seat]


def deal_goals(random: Random) -> list[int]:
    """Three of twelve goals, in ascending order (NOC-1.6)."""
    numbers = GOALS[:]
    random.shuffle(numbers)
    dealt = numbers[:GOALS_DEALT]
    dealt.sort()
    return dealt


def deal(table: Table) -> None:
    """Deal the forest in reading order, then the Sprite board; where the stack is short, cells and spaces stay empty
    (NOC-1.2, 1.3, 6.7).
    """
    stack = table.stack
    left = table.stack_left
    for cell in cells_of(table.cells):
        if left:
            left -= 1
            table.tiles[cell] = stack[left]
            table.tile_mask |= 1 << cell
    for _ in range(table.spaces):
        if left:
            left -= 1
            table.sprite_tiles.append(stack[left])
    table.stack_left = left
