"""Setup of a game (chapter 1)."""

from __future__ import annotations

from typing import Final

from noctuary.nightfall import draft
from noctuary.nightfall.cleanup import end_effects
from noctuary.nightfall.facts import BITE
from noctuary.nightfall.options import Options
from noctuary.nightfall.piles import draw
from noctuary.nightfall.table import COMBAT, STEP_TURN, Table, step

FACE_UP: Final = 10
"""Wounds turned face up, for each player (NF-1.1)."""
STARTING_COPIES: Final = 2
"""Cards of each starter in a starting deck (NF-1.2)."""
HAND: Final = 5


def set_up(table: Table, options: Options) -> None:
    """The first game: nobody knows the first player yet, unless one is named (NF-1.7)."""
    table.first = options.first
    begin_game(table, options)


def begin_game(table: Table, options: Options) -> None:
    """A game, the first or a further one of a series: everything is set up anew, then the archives are made. Hands and
    the first player come after them (`begin_play`).
    """
    facts = table.facts
    table.active = table.first
    table.turn = 1
    end_effects(table)
    wounds = [BITE + kind for kind, count in enumerate(facts.wounds) for _ in range(count)]
    table.random.shuffle(wounds)
    turned = FACE_UP * table.players
    table.face_up = wounds[-turned:]
    table.face_down = wounds[:-turned]
    table.exiled_wounds = []
    table.exiled = []
    table.archives = []
    table.left = [0] * len(table.left)
    table.hidden = 0
    table.known = [STARTING_COPIES * len(facts.starters)] * table.players
    for seat in range(table.players):
        table.deck[seat] = starting_deck(table)
        table.hand[seat] = []
        table.discard[seat] = []
        table.play_area[seat] = []
    if options.series:
        table.tell("series-game", {"number": table.game_number})
    draft.begin_draft(table, options)


def starting_deck(table: Table) -> list[int]:
    """The twelve starters of a player, not shuffled yet (NF-1.2)."""
    return [card for card in table.facts.starters for _ in range(STARTING_COPIES)]


def begin_play(table: Table) -> None:
    """The archives are made: decks are shuffled and hands drawn (NF-1.2), and the first player is drawn unless known
    already (NF-1.7, 10.4).
    """
    table.known = [0] * table.players
    for seat in range(table.players):
        table.deck[seat] = starting_deck(table)
        table.random.shuffle(table.deck[seat])
        draw(table, seat, HAND)
    if table.first < 0:
        table.first = table.random.below(table.players)
    table.active = table.first
    table.phase = COMBAT
    table.tell_of("first", table.first, {})
    table.agenda.append(step(STEP_TURN))
