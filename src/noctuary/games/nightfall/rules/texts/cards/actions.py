"""The twelve actions of the draft (NF-12.13 to 12.23, 12.30)."""

from typing import Final

from noctuary.games.nightfall.rules.texts.archive_targets import ExileFromArchive, FreeClaim
from noctuary.games.nightfall.rules.texts.cards.card import Card
from noctuary.games.nightfall.rules.texts.discard_targets import Awaken, AwakenAside, Summon, SummonAside
from noctuary.games.nightfall.rules.texts.effects import (
    AsideEnters,
    AsideText,
    AsideToHand,
    DamageEveryOpponent,
    DamageThatOwner,
    Draw,
    GainInfluence,
    ThatTwice,
)
from noctuary.games.nightfall.rules.texts.targets import (
    Cancel,
    ChooseTargets,
    DamageMinion,
    DamageMinionsOf,
    DamagePlayer,
    DamagePlayerDestroying,
    DestroyMinion,
    LoseInfluence,
    ReceiveWounds,
)

ACTIONS: Final = [
    Card("grim-siege", chain=[Draw(2)], kicker=[LoseInfluence(2)]),
    Card("here-let-me", chain=[ChooseTargets()], kicker=[ThatTwice()]),
    Card("furious-melee", chain=[DamageMinionsOf(2)], kicker=[ExileFromArchive(2)]),
    Card("blood-rage", chain=[DamageEveryOpponent(1)], kicker=[DamageMinion(2)]),
    Card("dark-awakening", chain=[Awaken()], kicked=[AwakenAside(), AsideText(), AsideEnters()]),
    Card("ghoul-summons", chain=[Summon()], kicked=[SummonAside(), AsideText(), AsideToHand()]),
    Card("rend-and-tear", chain=[DamagePlayer(2)], kicked=[DamagePlayerDestroying(2)]),
    Card("team-takedown", chain=[DestroyMinion()], kicker=[DamageThatOwner(1)]),
    Card("shock-and-awe", chain=[DamageMinion(3)], kicker=[DamageMinion(3)]),
    Card("death-grip", chain=[DamagePlayer(3)], kicked=[ReceiveWounds(2)]),
    Card("flank-attack", chain=[Cancel()], kicker=[FreeClaim()]),
    Card("hypnotic-presence", your_chain=[GainInfluence(2)], kicker=[Draw(1)]),
]
