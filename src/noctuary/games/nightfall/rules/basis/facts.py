"""The facts of the cards (`facts.toml`) as flat tables of small ints.

Indices: *orders* 0-32 in the order of the file, followed by *wounds*; *colours* in the order of COLOURS; sets of
colours are masks. A *minion number* counts only the minions among the orders.
"""

import hashlib
import json
from functools import cache
from typing import Any, Final

from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.box.texts import read_facts
from noctuary.kernel.contract import catalogue

SEATS: Final = 5
SLOTS: Final = SEATS + 1
"""Places of archives: the seats, and the commons."""
ORDERS: Final = 33
MINIONS: Final = 21
BITE: Final = ORDERS
WOUNDS: Final = ("bite", "burn", "bleed")
CARDS: Final = ORDERS + 3

STARTER: Final = 0
DRAFT: Final = 1
PROMO: Final = 2
SETS: Final = ("starter", "draft", "promo")
COLOURS: Final = ("white", "red", "green", "blue", "purple", "yellow")
EDITIONS: Final = ("en", "pl", "de")
EN: Final = 0
PL: Final = 1
DE: Final = 2

SPECIES: Final = ("vampire", "werewolf", "hunter", "ghoul")
READINGS: Final = {"exile": ("destroyed", "damaged"), "discount": ("each", "together"), "repeats": ("earned", "always")}
"""Both readings of texts that can be read in two ways, ours first: what exiles Bad Smoke (NF-12.3), what Sir John
Travail's discount counts for (NF-12.10), and which kickers he repeats in the Polish edition (NF-11.4).
"""
CORRECTIONS_KEPT: Final = 32
"""How many sets of corrected facts are cached; others are read again when needed."""

MECHANICS: Final = frozenset("id kind set colour links cost strength health kicker_colour".split())
"""Keys of a card that affect play."""


class Facts:
    """The cards in use. `source` is the file with `corrections` applied; `hash`, which game files contain, identifies
    the facts that affect play.
    """

    def __init__(self, source: dict[str, Any], corrections: Corrections | None = None) -> None:
        self.source: dict[str, Any] = source
        self.corrections: Corrections | None = corrections
        self.words: dict[str, Any] = {}
        """The component texts by language, loaded when first needed."""
        cards: list[dict[str, Any]] = source["cards"]
        self.copies: list[int] = [int(source["copies"][name]) for name in SETS]
        """How many copies of a card there are, by its set."""
        self.wounds: list[int] = [int(source["wounds"][kind]) for kind in WOUNDS]
        self.card_ids: list[str] = [card["id"] for card in cards] + list(WOUNDS)
        self.index: dict[str, int] = {id: card for card, id in enumerate(self.card_ids)}
        self.set: list[int] = [SETS.index(card["set"]) for card in cards]
        self.starters: list[int] = [card for card in range(ORDERS) if self.set[card] == STARTER]
        self.is_minion: list[bool] = [card["kind"] == "minion" for card in cards] + [False] * len(WOUNDS)
        self.minions: list[int] = [card for card in range(ORDERS) if self.is_minion[card]]
        """For each minion number, its card."""
        self.minion_number: list[int] = [
            self.minions.index(card) if self.is_minion[card] else -1 for card in range(CARDS)
        ]
        self.colour: list[int] = [COLOURS.index(card["colour"]) for card in cards]
        self.links: list[int] = [sum(1 << COLOURS.index(colour) for colour in card["links"]) for card in cards]
        """For each order the mask of the colours that may be linked to it (NF-4.2)."""
        self.kicker_colour: list[int] = [
            COLOURS.index(card["kicker_colour"]) if "kicker_colour" in card else -1 for card in cards
        ]
        self.cost: list[int] = [int(card["cost"]) for card in cards]
        self.cost_at: list[int] = self.cost * SLOTS
        """What the card of each archive costs, by the archive's number (see `actions`)."""
        self.strength: list[int] = [card["strength"] if isinstance(card.get("strength"), int) else 0 for card in cards]
        self.counts_minions: list[bool] = [card.get("strength") == "minions" for card in cards]
        """For each card, whether its strength is the number of minions its player has in play (NF-12.26)."""
        self.health: list[int] = [int(card.get("health", 0)) for card in cards]
        pairs = [[self.index[id] for id in pair] for pair in source["quick_start"]]
        sixth = [self.index[id] for id in source["quick_start_de_sixth"]]
        self.pairs: list[list[list[int]]] = [pairs, pairs, [*pairs[:5], sixth]]
        """The printed pairs of private archives by edition (NF-11.3, 11.8)."""
        read = {key: card[key] for card in cards for key in READINGS if key in card}
        self.spared: int = self.index["bad-smoke"] if read["exile"] == "damaged" else -1
        """The card that is not exiled when a text destroys it (NF-12.3); -1 for none."""
        self.shared_discount: bool = read["discount"] == "together"
        self.always_repeats: bool = read["repeats"] == "always"
        used = [{key: value for key, value in card.items() if key in MECHANICS} for card in cards]
        # Our readings leave no trace, so that games from before there was a choice keep their hash.
        others = [key for key, (ours, _) in READINGS.items() if read[key] != ours]
        digest = [self.copies, self.wounds, self.pairs, used, *others]
        self.hash: str = hashlib.sha256(json.dumps(digest, sort_keys=True).encode()).hexdigest()[:16]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return catalogue.find_facts, ("nightfall", "" if self.corrections is None else self.corrections.key)

    def earns_kicker(self, card: int, colour: int) -> bool:
        """Whether a card played on one of this colour (-1 for none) earns its kicker (NF-4.4)."""
        return colour >= 0 and self.kicker_colour[card] == colour

    def draftable(self, promos: bool) -> list[int]:
        """The orders that are drafted and dealt: 24, or 27 with promos (NF-1.3)."""
        return [card for card in range(ORDERS) if self.set[card] == DRAFT or (promos and self.set[card] == PROMO)]


@cache
def standard() -> Facts:
    """The uncorrected facts."""
    return Facts(read_facts("nightfall"))
