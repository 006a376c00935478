"""The three promo cards (NF-12.24 to 12.26)."""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules.cards.card import Card
from noctuary.games.nightfall.rules.cards.vocabulary import (
    EXILE_MINION,
    HEALS,
    PROTECTS,
    PUT_FROM_DISCARD,
    PUT_FROM_HAND,
    draw,
)

PROMOS: Final = [
    Card("lisaveta-florescu", kicker=[EXILE_MINION], in_play=HEALS),
    Card("shadow-seven", kicker=[draw(1)], in_play=PROTECTS),
    Card("zombie-horde", kicker=[PUT_FROM_DISCARD], kicker_pl=[PUT_FROM_HAND]),
]
