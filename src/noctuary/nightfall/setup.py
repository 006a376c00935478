"""Setup of a game (chapter 1)."""

from __future__ import annotations

from noctuary.kernel.moves import seat_name
from noctuary.nightfall import draft
from noctuary.nightfall.cleanup import end_effects
from noctuary.nightfall.facts import BITE
from noctuary.nightfall.options import Options
from noctuary.nightfall.piles import draw
from noctuary.nightfall.table import Table

FACE_UP = 10
"""Wounds turned face up, for each player (NF-1.1)."""
STARTING_COPIES = 2
"""Cards of each starter in a starting deck (NF-1.2)."""
HAND = 5


def set_up(table: Table, options: Options) -> None:
    """The first game: the first player is drawn unless named (NF-1.7)."""
    table.first = options.first if options.first >= 0 else table.random.below(table.players)
    begin_game(table, options)


def begin_game(table: Table, options: Options) -> None:
    """A game, the first or a further one of a series: everything is set up anew, then comes the draft."""
    facts = table.facts
    random = table.random
    table.active = table.first
    table.turn = 1
    end_effects(table)
    wounds = [BITE + kind for kind, count in enumerate(facts.wounds) for _ in range(count)]
    random.shuffle(wounds)
    turned = FACE_UP * table.players
    table.face_up = wounds[-turned:]
    table.face_down = wounds[:-turned]
    table.exiled_wounds = []
    table.exiled = []
    table.archives = []
    table.left = [0] * len(table.left)
    table.hidden = 0
    for seat in range(table.players):
        deck = [card for card in facts.starters for _ in range(STARTING_COPIES)]
        random.shuffle(deck)
        table.deck[seat] = deck
        table.hand[seat] = []
        table.discard[seat] = []
        table.play_area[seat] = []
        table.known[seat] = 0
        draw(table, seat, HAND)
    if options.series:
        table.tell("series-game", {"number": table.game_number, "seat": seat_name(table.first)})
    draft.begin_draft(table, options)
