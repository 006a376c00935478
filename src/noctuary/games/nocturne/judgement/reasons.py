"""The features of moves that say why a move is good: each sentence is true whenever one of its features is active."""

from typing import Final

from noctuary.games.nocturne.judgement.moves import STAGES
from noctuary.games.nocturne.rules.basis.facts import HERB, MUSHROOM


def sorts(kind: int, first: int, end: int) -> str:
    """The features of tiles of a kind if the seat has so much of it (see `moves.Look.sort_of`)."""
    return " ".join(
        f"{block}-{kind * STAGES + stage}" for block in ("tile", "kept-tile") for stage in range(first, end)
    )


SENTENCES: Final = {
    "top-tile": "rank-0 rank-4",
    "wanted": "deny-5 deny-6 deny-7 deny-8 deny-9",
    "beside-own": "area-1 area-2 area-3 area-5 area-6 area-7",
    "best-tile": "kept-rank-0",
    "new-herb": sorts(HERB, 1, 4),
    "same-mushroom": f"{sorts(MUSHROOM, 1, 4)} {sorts(MUSHROOM, 5, 8)}",
}
"""By the end of a message's id the features that it puts into words (see `moves.BLOCKS`)."""
REASONS: Final = {name: f"nocturne-why-{id}" for id, names in SENTENCES.items() for name in names.split()}
"""See `Game.move_reasons`."""
