"""The features of moves that say why a move is good: each sentence is true whenever one of its features is active."""

from typing import Final

from noctuary.games.nightfall.judgement.moves import TO_5

SENTENCES: Final = {
    "best-pick": ("draft-rank own-first",),
    "all-spent": ("influence-left claim-0", "influence-left done-0"),
    "survives": tuple(f"block lives-{number}" for number in TO_5.split()),
    "absorbs-least": ("minion-rank absorb-first",),
}
"""By the end of a message's id the features that it puts into words (see `moves.BLOCKS`)."""
REASONS: Final = {name: f"nightfall-why-{id}" for id, names in SENTENCES.items() for name in names}
"""See `Game.move_reasons`."""
