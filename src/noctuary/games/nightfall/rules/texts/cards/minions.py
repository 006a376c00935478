"""The twelve minions of the draft (NF-12.1 to 12.12, 12.28)."""

from typing import Final

from noctuary.games.nightfall.rules.basis.in_play import BLOCKS_DAMAGE, RETURNS, UNBLOCKABLE
from noctuary.games.nightfall.rules.texts.archive_targets import Grant
from noctuary.games.nightfall.rules.texts.cards.card import Card
from noctuary.games.nightfall.rules.texts.discard_targets import DiscardToDeck, ExileWound
from noctuary.games.nightfall.rules.texts.effects import (
    ClaimsCostLess,
    DamageEveryMinion,
    DamageEveryPlayer,
    DoubleInfluence,
    Draw,
    EntersWith,
    EveryPlayerDraws,
    NextTwice,
)
from noctuary.games.nightfall.rules.texts.hand_effects import ExileFromHand, ThatPlayerExiles
from noctuary.games.nightfall.rules.texts.targets import (
    DamageMinion,
    DamagePlayer,
    DeckMinion,
    DestroyMinion,
    NoTextBlock,
    OrderTwice,
)

MINIONS: Final = [
    Card("alton-hickman", kicker=[DiscardToDeck()], in_play=UNBLOCKABLE),
    Card("ivan-radinsky", chain=[DeckMinion()], kicker=[ExileFromHand()]),
    Card("vulko", kicker=[DamageEveryMinion(1)], in_play=BLOCKS_DAMAGE),
    Card("big-ghost", kicker=[DamageEveryPlayer(1)]),
    Card("blaine-cordell", chain=[ExileWound(), EntersWith(2)], kicker=[EntersWith(4)]),
    Card("indigo-six", chain=[Grant()], kicker=[DoubleInfluence()]),
    Card("marcus-toth", kicker=[Draw(1)], in_play=RETURNS),
    Card("overwatch-two", chain=[Draw(1)], kicker=[NoTextBlock()]),
    Card("franz-orlok", chain=[DamagePlayer(2)], kicker=[ThatPlayerExiles()]),
    Card("lilith-lawrence", chain=[DamagePlayer(1)], kicker=[EveryPlayerDraws(1)]),
    Card("zacharias-sands", chain=[DamageMinion(2)], kicked=[DestroyMinion()]),
    Card("sir-john-travail", chain=[ClaimsCostLess(1)], kicker=[NextTwice()], kicker_pl=[OrderTwice()]),
]
