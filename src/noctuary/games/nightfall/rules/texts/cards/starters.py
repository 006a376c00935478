"""The six starters (NF-2.4, 12.3, 12.27 to 12.29)."""

from typing import Final

from noctuary.games.nightfall.rules.basis.in_play import BLOCKS_DAMAGE, EXILED, STAYS
from noctuary.games.nightfall.rules.texts.cards.card import Card
from noctuary.games.nightfall.rules.texts.effects import Draw, GainInfluence
from noctuary.games.nightfall.rules.texts.targets import DamageMinion, DamagePlayer

STARTERS: Final = [
    Card("bad-smoke", in_play=BLOCKS_DAMAGE | STAYS | EXILED),
    Card("charlotte-reyes", chain=[Draw(2)], in_play=EXILED),
    Card("enraged-wight", chain=[DamagePlayer(1)], in_play=EXILED),
    Card("genesis-one", in_play=EXILED),
    Card("jj-mcteague", chain=[DamageMinion(1)], in_play=EXILED),
    Card("yuri-koroviev", your_chain=[GainInfluence(2)], in_play=EXILED),
]
