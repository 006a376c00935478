"""The features of moves that say why a move is good: each sentence is true whenever one of its features is active."""

from typing import Final

from noctuary.games.nightfall.judgement.moves import TO_5

SENTENCES: Final = {
    "best-pick": ("draft-rank own-first",),
    "pick-links": ("draft-link 1", "draft-link 2", "draft-link 3+"),
    "best-line": ("chain-rank own-first", "chain-rank other-first"),
    "follows": tuple(f"chain-on {side}-{number}" for side in ("own", "other") for number in ("1", "2", "3+")),
    "closed": ("chain-open own-0", "chain-open other-0"),
    "reaches": ("reach order-1", "reach wound-1"),
    "all-spent": ("influence-left claim-0", "influence-left done-0"),
    "best-placed": ("seat attack-fewest",),
    "survives": tuple(f"block lives-{number}" for number in TO_5.split()),
    "absorbs-least": ("minion-rank absorb-first",),
    "soon": ("minion-soon 1",),
}
"""By the end of a message's id the features that it puts into words (see `moves.BLOCKS`)."""
REASONS: Final = {name: f"nightfall-why-{id}" for id, names in SENTENCES.items() for name in names}
"""See `Game.move_reasons`."""
