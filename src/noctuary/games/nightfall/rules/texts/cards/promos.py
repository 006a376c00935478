"""The three promo cards (NF-12.24 to 12.26)."""

from typing import Final

from noctuary.games.nightfall.rules.basis.in_play import HEALS, PROTECTS
from noctuary.games.nightfall.rules.texts.cards.card import Card
from noctuary.games.nightfall.rules.texts.effects import Draw
from noctuary.games.nightfall.rules.texts.hand_effects import PutFromDiscard, PutFromHand
from noctuary.games.nightfall.rules.texts.targets import ExileMinion

PROMOS: Final = [
    Card("lisaveta-florescu", kicker=[ExileMinion()], in_play=HEALS),
    Card("shadow-seven", kicker=[Draw(1)], in_play=PROTECTS),
    Card("zombie-horde", kicker=[PutFromDiscard()], kicker_pl=[PutFromHand()]),
]
