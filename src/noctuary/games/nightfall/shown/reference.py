"""The reference of Nightfall: for each card its rulings, its facts with their sources, and where else it appears."""

import re
from collections.abc import Mapping
from typing import Any, Final

from noctuary import locale
from noctuary.games.nightfall.rules.basis.facts import COLOURS, EDITIONS, READINGS, standard
from noctuary.games.nightfall.shown.wire import NightfallComponents
from noctuary.kernel.box.reference import Describer, mentioning, section, thing
from noctuary.kernel.box.texts import rulebook
from noctuary.kernel.parts.wire import FactWords, GameReference, ReferenceEntry, Related

RULE: Final = re.compile(r"NF-[0-9]+\.[0-9]+")
TEXTS: Final = ("chain", "your_chain", "in_play", "kicker", "kicker_pl_edition")
SECTIONS: Final = ("draft", "starter", "promo", "wound")
STARTER_RULES: Final = ("NF-1.2", "NF-2.4")
WOUND_RULES: Final = ("NF-1.1", "NF-2.3", "NF-6.2", "NF-6.3", "NF-6.4", "NF-8.2", "NF-9.2", "NF-9.3", "NF-13.8")

Card = Mapping[str, Any]


def reference(components: NightfallComponents, language: str) -> GameReference:
    """The whole reference (see `Game.reference`). `components`: the game's components in `language`."""
    cards = components["card"]
    sections = [
        section(name, "card", [id for id, card in cards.items() if name in (card.get("set"), card["kind"])])
        for name in SECTIONS
    ]
    cards_in = Cards("nightfall", components, language)
    names: dict[str, str] = {card["id"]: card["name"]["en"] for card in standard().source["cards"]}
    things = {
        id: cards_in.order(card, names[id]) if id in names else cards_in.wound(card) for id, card in cards.items()
    }
    return {"sections": sections, "things": {"card": things}}


class Cards(Describer):
    """The cards in one language."""

    def order(self, card: Card, name: str) -> ReferenceEntry:
        """A minion or an action; `name` is its name in the English rulebook."""
        return thing(
            {**card, "why": self.why(card)},
            rulings(card, name),
            self.facts(card),
            self.find_links(card),
            self.pairs(card),
        )

    def why(self, card: Card) -> str:
        """Where the facts of a card come from, including any printed picture of a chain that proves its colours."""
        reasons = [locale.text(self.language, "nightfall-why")]
        for chain in standard().source["pictured_chains"]:
            if card["id"] in (*chain["cards"], *chain["settles"]):
                cards = ", ".join(self.components["card"][id]["name"] for id in chain["cards"])
                reasons.append(
                    locale.text(self.language, "nightfall-why-pictured", {"edition": chain["edition"], "cards": cards})
                )
        return " ".join(reasons)

    def wound(self, card: Card) -> ReferenceEntry:
        """What the reference says about one kind of wound."""
        facts = [
            self.state(card, "kind", kind="wound"),
            self.state(card, "copies", number=card["copies"]),
            self.state(card, "effect", text=self.components["wound_effect"]["text"]),
        ]
        return thing(card, WOUND_RULES, facts)

    def facts(self, card: Card) -> list[FactWords]:
        """Everything on a card, in words. If it was reconstructed that a card lacks a text, this is listed, too."""
        facts = [self.name(card)]
        for key, argument in (
            *((key, key) for key in ("set", "kind", "species", "colour")),
            *((key, "colour") for key in ("links", "kicker_colour")),
            *((key, "number") for key in ("cost", "strength", "health", "copies")),
            *((text, "text") for text in TEXTS),
            *((reading, "reading") for reading in READINGS),
        ):
            if card.get(key) == "minions":
                facts.append(self.state(card, key, "strength-minions"))
            elif key in card:
                facts.append(self.state(card, key, **{argument: card[key]}))
            elif key in TEXTS and key in card["reconstructed"]:
                facts.append(self.state(card, key, key.replace("_", "-") + "-none"))
        return facts

    def find_links(self, card: Card) -> list[Related]:
        """The cards that may be linked to this one, or it to them, by colour (NF-4.2), and kickers (NF-4.4)."""
        orders = [other for other in self.components["card"].values() if "colour" in other]
        colour, kicker = card["colour"], card.get("kicker_colour")
        links: list[Related] = []
        for link in card["links"]:
            ids = [other["id"] for other in orders if other["colour"] == link]
            links += self.relate("followed", "card", ids, colour=link)
        below = [other for other in orders if colour in other["links"]]
        for link in COLOURS:
            ids = [other["id"] for other in below if other["colour"] == link]
            links += self.relate("follows", "card", ids, colour=link)
        links += self.relate("kicker", "card", [other["id"] for other in below if other["colour"] == kicker])
        above = [other for other in orders if other["colour"] in card["links"]]
        granted = [other["id"] for other in above if other.get("kicker_colour") == colour]
        return links + self.relate("grants", "card", granted)

    def pairs(self, card: Card) -> list[Related]:
        """The other card of its quick start pair, with the editions that have that pair (NF-11.3, NF-11.8)."""
        partners: dict[str, list[str]] = {}
        for edition in EDITIONS:
            for pair in self.components["quick_start"][edition]:
                if card["id"] in pair:
                    partners.setdefault(next(other for other in pair if other != card["id"]), []).append(edition)
        related: list[Related] = []
        for partner, editions in partners.items():
            if len(editions) == len(EDITIONS):
                related += self.relate("pair", "card", [partner])
            else:
                related += self.relate("pair-edition", "card", [partner], edition=editions)
        return related


def rulings(card: Card, name: str) -> list[str]:
    """The card's own ruling, the rules that it refers to, and those that mention the card."""
    book = rulebook("nightfall", "NF", "en")
    own: str = card["rule"]
    more = STARTER_RULES if card["set"] == "starter" else ()
    return [own, *RULE.findall(book[own]), *more, *mentioning(book, name)]
