"""The texts of all cards (chapter 12), edition by edition."""

import copyreg
from collections.abc import Callable
from functools import cache

from noctuary.games.nightfall.rules.basis.board import Texts
from noctuary.games.nightfall.rules.basis.facts import ORDERS, PL, standard
from noctuary.games.nightfall.rules.texts.cards.actions import ACTIONS
from noctuary.games.nightfall.rules.texts.cards.card import Card
from noctuary.games.nightfall.rules.texts.cards.minions import MINIONS
from noctuary.games.nightfall.rules.texts.cards.promos import PROMOS
from noctuary.games.nightfall.rules.texts.cards.starters import STARTERS


@cache
def texts_of(edition: int) -> Texts:
    """The texts of all orders in an edition."""
    declared: dict[str, Card] = {card.id: card for card in STARTERS + MINIONS + ACTIONS + PROMOS}
    texts = Texts(edition)
    for id in standard().card_ids[:ORDERS]:
        card = declared[id]
        texts.chain.append(card.chain)
        texts.your_chain.append(card.your_chain)
        texts.kicker.append(card.kicker_pl if card.kicker_pl and edition == PL else card.kicker)
        texts.kicked.append(card.kicked)
        texts.in_play.append(card.in_play)
    return texts


def share_texts(texts: Texts) -> tuple[Callable[[int], Texts], tuple[int]]:
    """Make copies and pickles refer to the shared texts instead of copying them."""
    return texts_of, (texts.edition,)


copyreg.pickle(Texts, share_texts)
