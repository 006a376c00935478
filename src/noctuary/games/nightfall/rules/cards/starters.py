"""The six starters (NF-2.4, 12.3, 12.27 to 12.29)."""

from __future__ import annotations

from typing import Final

from noctuary.games.nightfall.rules.cards.card import Card
from noctuary.games.nightfall.rules.cards.vocabulary import (
    BLOCKS_DAMAGE,
    EXILED,
    STAYS,
    damage_target_minion,
    damage_target_player,
    draw,
    gain_influence,
)

STARTERS: Final = [
    Card("bad-smoke", in_play=BLOCKS_DAMAGE | STAYS | EXILED),
    Card("charlotte-reyes", chain=[draw(2)], in_play=EXILED),
    Card("enraged-wight", chain=[damage_target_player(1)], in_play=EXILED),
    Card("genesis-one", in_play=EXILED),
    Card("jj-mcteague", chain=[damage_target_minion(1)], in_play=EXILED),
    Card("yuri-koroviev", your_chain=[gain_influence(2)], in_play=EXILED),
]
