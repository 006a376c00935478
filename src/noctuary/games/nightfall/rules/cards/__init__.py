"""The texts of all cards (chapter 12), edition by edition."""

from __future__ import annotations

from functools import cache

from noctuary.games.nightfall.rules.cards.actions import ACTIONS
from noctuary.games.nightfall.rules.cards.card import Card
from noctuary.games.nightfall.rules.cards.minions import MINIONS
from noctuary.games.nightfall.rules.cards.promos import PROMOS
from noctuary.games.nightfall.rules.cards.starters import STARTERS
from noctuary.games.nightfall.rules.facts import PL, standard


class Texts:
    """The effects of all orders in one edition, by card."""

    def __init__(self, edition: int) -> None:
        declared: dict[str, Card] = {card.id: card for card in STARTERS + MINIONS + ACTIONS + PROMOS}
        cards = [declared[card["id"]] for card in standard().source["cards"]]
        self.chain: list[list[int]] = [card.chain for card in cards]
        self.your_chain: list[list[int]] = [card.your_chain for card in cards]
        self.kicker: list[list[int]] = [
            card.kicker_pl if card.kicker_pl and edition == PL else card.kicker for card in cards
        ]
        self.kicked: list[list[int]] = [card.kicked for card in cards]
        self.in_play: list[int] = [card.in_play for card in cards]


@cache
def texts_of(edition: int) -> Texts:
    """The texts of an edition."""
    return Texts(edition)
