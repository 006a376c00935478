"""Components and setup (chapter 1), and dealing the forest anew for moonlight (NOC-6.7)."""

from __future__ import annotations

from noctuary.kernel.randomness import Random
from noctuary.nocturne.areas import WIDTH, cells_of
from noctuary.nocturne.characters import give_character
from noctuary.nocturne.facts import CHARACTERS, NORMAL, TOKENS
from noctuary.nocturne.options import Options
from noctuary.nocturne.table import OPEN, STEP_CHARACTER, STEP_OPEN, Table, add_token, remove_token, step

GOALS_DEALT = 3


def forest_cells(rows: int, columns: int) -> int:
    """A rectangular forest."""
    return sum(((1 << columns) - 1) << row * WIDTH for row in range(rows))


def set_up(table: Table, options: Options, random: Random) -> None:
    """Set the table up for a new game; what comes first goes on the agenda."""
    facts = table.facts
    players = table.players

    table.stack = [tile for tile, count in enumerate(facts.tile_count) for _ in range(count)]
    random.shuffle(table.stack)
    table.stack_left = len(table.stack)
    rows, columns = facts.rows_columns[players]
    table.cells = forest_cells(rows, columns)

    table.deck = facts.brews[:]
    random.shuffle(table.deck)
    starters = facts.starters[:]
    random.shuffle(starters)
    for seat in range(players):
        table.concoctions[seat] = [starters[seat]]

    table.twilight_goals = deal_goals(random)
    table.goal_winner = [OPEN] * GOALS_DEALT
    table.moonlight_goals = deal_goals(random)
    table.shadows = list(range(NORMAL, TOKENS))

    for token in facts.tokens:
        for seat in range(players):
            table.hand[seat] = add_token(table.hand[seat], token)
    for token in facts.set_aside[players]:
        for seat in range(players):
            table.hand[seat] = remove_token(table.hand[seat], token)

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
        for seat in range(players):
            named = options.characters
            give_character(table, seat, order[seat] if named == "dealt" else facts.character_ids.index(named[seat]))


def deal_goals(random: Random) -> list[int]:
    """Three of twelve goals, in ascending order (NOC-1.6)."""
    numbers = list(range(1, 13))
    random.shuffle(numbers)
    return sorted(numbers[:GOALS_DEALT])


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
    for _ in range(table.facts.sprite_spaces[table.players]):
        if left:
            left -= 1
            table.sprite_tiles.append(stack[left])
    table.stack_left = left
