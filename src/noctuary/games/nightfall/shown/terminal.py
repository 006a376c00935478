"""The table of Nightfall drawn as text. It uses only `view`, so it shows nothing that the seat cannot know."""

from collections import Counter
from typing import Final

from noctuary import locale
from noctuary.games.nightfall.rules.basis.facts import Facts
from noctuary.games.nightfall.shown import wire
from noctuary.games.nightfall.words.texts import components
from noctuary.kernel.base.messages import Argument
from noctuary.locale import Namer

COLOURS: Final = {"W": "bold", "Y": "yellow", "G": "green", "B": "bright_blue", "P": "magenta", "R": "red"}
INKS: Final = tuple((rf"{letter}(?=[WYGBPR>*]*\])", style) for letter, style in COLOURS.items())
"""Patterns for the moon letters in brackets, each shown in its own colour."""


class Drawing:
    """The text drawing of one table."""

    def __init__(self, view: wire.NightfallView, facts: Facts, language: str, namer: Namer) -> None:
        self.view: wire.NightfallView = view
        self.language: str = language
        self.namer: Namer = namer
        self.components: wire.NightfallComponents = components(facts, language)
        self.cards: dict[str, wire.CardShown] = self.components["card"]

    def text(self) -> str:
        """The whole table: turn and wounds, commons, what is in progress, players."""
        lines = [*self.head(), "", *self.draft(), *self.commons(), *self.fight(), *self.chain(), ""]
        for seat in self.view["seats"]:
            lines += self.player(seat)
        if self.view["exiled"]:
            lines += ["", self.say("exiled", text=self.count(self.view["exiled"]))]
        return "\n".join(lines)

    def say(self, id: str, **arguments: Argument) -> str:
        """One of the game's messages."""
        return locale.text(self.language, "nightfall-text-" + id, arguments, self.name)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing; cards have the same name for everybody."""
        return str(self.cards[id]["name"]) if kind == "card" and id in self.cards else self.namer(kind, id)

    def count(self, cards: dict[str, int]) -> str:
        """Cards, each with its count."""
        return ", ".join(self.name("card", id) + (f" ×{count}" if count > 1 else "") for id, count in cards.items())

    def head(self) -> list[str]:
        view = self.view
        lines = [
            self.say("head", round=view["round"], number=view["turn"], seat=view["active"], seat_first=view["first"])
            if view["first"] is not None and view["active"] is not None
            else self.say("head-draft")
        ]
        if view["series"] is not None:
            totals = ", ".join(
                f"{self.name('seat', seat)} ({total})" for seat, total in view["series"]["totals"].items()
            )
            lines.append(self.say("series", number=view["series"]["game"], text=totals))
        wounds = view["wounds"]
        if wounds["top"] is None:
            lines.append(self.say("wounds-over"))
        elif wounds["left"] is None:
            lines.append(self.say("wounds-unknown", card=wounds["top"]))
        else:
            lines.append(self.say("wounds", number=wounds["left"], card=wounds["top"]))
        if view["round"] in ("chain", "claim"):
            id = "influence-doubled" if view["doubled"] else "influence"
            lines.append(self.say(id, number=view["influence"]))
        return lines

    def draft(self) -> list[str]:
        draft = self.view["draft"]
        if draft is None:
            return []
        lines = [self.say("draft-offers", text=", ".join(self.describe_order(card) for card in draft["offers"]))]
        if draft["picks"]:
            lines.append(self.say("draft-picks", text=self.count(Counter(draft["picks"]))))
        return lines

    def describe_order(self, id: str) -> str:
        """An order with its colour and links, as moon letters, and its cost."""
        return f"{self.name('card', id)} [{self.moons(id)}]"

    def moons(self, id: str) -> str:
        """`W>RG`: the colour of an order and the colours that link to it; `*G` if green earns its kicker."""
        card = self.cards[id]
        colours = self.components["colour"]
        letters = colours[card["colour"]]["letter"] + ">" + "".join(colours[link]["letter"] for link in card["links"])
        kicker = "*" + colours[card["kicker_colour"]]["letter"] if card.get("kicker_colour") else ""
        return f"{letters}{kicker}"

    def archive(self, archive: wire.ArchiveView) -> str:
        """An archive: its card, how many are left, and the cost."""
        card, cost = archive["card"], archive["cost"]
        assert card is not None, "Secret archives are only counted."
        assert cost is not None
        if not archive["count"]:
            return self.say("archive-empty", card=card)
        return f"{self.say('archive', card=card, number=archive['count'], cost=cost)} [{self.moons(card)}]"

    def commons(self) -> list[str]:
        if not self.view["commons"]:
            return []
        return [self.say("commons", text=", ".join(self.archive(archive) for archive in self.view["commons"]))]

    def fight(self) -> list[str]:
        lines = []
        for attack in self.view["attacks"]:
            blockers = [blocker["card"] for blocker in attack["blockers"]]
            id = "attack-blocked" if blockers else "attack"
            lines.append(self.say(id, card=attack["card"], seat=attack["target"], card_blocker=blockers))
        damage = self.view["damage"]
        if damage is not None:
            lines.append(self.say("damage", seat=damage["seat"], number=damage["number"]))
        return lines

    def chain(self) -> list[str]:
        view = self.view
        lines = []
        if view["chain"]:
            lines.append(self.say("chain", text=" – ".join(self.link(link) for link in view["chain"])))
        if view["resolving"] is not None:
            lines.append(self.say("resolving", card=view["resolving"]["card"], seat=view["resolving"]["seat"]))
        if view["aside"] is not None:
            lines.append(self.say("aside", card=view["aside"]["card"], seat=view["aside"]["seat"]))
        return lines

    def link(self, link: wire.LinkView) -> str:
        """A card of the chain with its marks."""
        signs = [mark for mark in ("kicked", "cancelled", "twice") if link[mark]]
        marks = [locale.text(self.language, f"client-nightfall-link-{mark}") for mark in signs]
        if link["chooser"] is not None:
            marks.append(self.say("chooser", seat=link["chooser"]))
        text = (
            f"{link['position']} {self.say('link', card=link['card'], seat=link['seat'])} [{self.moons(link['card'])}]"
        )
        return text + (f" ({', '.join(marks)})" if marks else "")

    def player(self, seat: wire.SeatView) -> list[str]:
        if seat["wounds"] is None:
            lines = [self.say("player-unknown", seat=seat["seat"])]
        else:
            lines = [self.say("player", seat=seat["seat"], number=seat["wounds"])]
        piles: dict[str, Argument] = {
            "hand": seat["handCount"],
            "deck": seat["deckCount"],
            "discard": seat["discardCount"],
        }
        if seat["discardTop"] is None:
            more = [self.say("piles", **piles)]
        else:
            more = [self.say("piles-top", card=seat["discardTop"], **piles)]
        if seat["hand"]:
            hand = ", ".join(
                (self.describe_order(id) if "colour" in self.cards[id] else self.name("card", id))
                + (f" ×{count}" if count > 1 else "")
                for id, count in Counter(seat["hand"]).items()
            )
            more.append(self.say("hand", text=hand))
        if seat["play"]:
            more.append(self.say("minions", text=", ".join(self.minion(minion) for minion in seat["play"])))
        private = [self.archive(archive) for archive in seat["private"] if archive["card"] is not None]
        secret = sum(1 for archive in seat["private"] if archive["card"] is None)
        if secret:
            private.append(self.say("archive-hidden", number=secret))
        if private:
            more.append(self.say("private", text=", ".join(private)))
        if seat["protected"]:
            more.append(self.say("protected"))
        if seat["noTextBlock"]:
            more.append(self.say("no-text-block"))
        if seat["discount"]:
            more.append(self.say("discount", number=seat["discount"]))
        return lines + ["   " + line for line in more]

    def minion(self, minion: wire.MinionView) -> str:
        """A minion in play."""
        return self.say(
            "minion", card=minion["card"], strength=minion["strength"], number=minion["health"], full=minion["full"]
        )
