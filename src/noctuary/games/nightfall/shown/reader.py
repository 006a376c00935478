"""Reads parts of a position of Nightfall: cards, piles and seats."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from noctuary.games.nightfall.rules.board import CANCELLED, KICKED, TWICE, UNKNOWN, new_link, with_chooser
from noctuary.games.nightfall.rules.facts import ORDERS, Facts
from noctuary.games.nightfall.rules.state import Nightfall
from noctuary.kernel import positions
from noctuary.kernel.messages import Argument, BadInput
from noctuary.kernel.moves import seat_name


class Reader(positions.Reader):
    """Reads parts of one position; every error names the place in it. `seen`: the position shows what one seat sees,
    with `?` and numbers for what is hidden from that seat.
    """

    def __init__(self, source: Mapping[str, Any], board: Nightfall, seen: bool) -> None:
        super().__init__(board.players)
        self.source: Mapping[str, Any] = source
        self.seen: bool = seen
        self.facts: Facts = board.facts
        self.board: Nightfall = board
        self.board.masked = seen

    def bad(self, id: str, place: str, arguments: dict[str, Argument] | None = None) -> BadInput:
        """The error for an invalid value at `place`."""
        return BadInput("nightfall-position-" + id, arguments, place)

    def card(self, value: object, place: str) -> int:
        """Read a card."""
        card = self.facts.index.get(str(value), -1)
        if card < 0:
            raise self.bad("card", place, {"text": str(value)})
        return card

    def order(self, value: object, place: str) -> int:
        """Read an order."""
        card = self.card(value, place)
        if card >= ORDERS:
            raise self.bad("order", place, {"card": str(value)})
        return card

    def wound(self, value: object, place: str) -> int:
        """Read a wound."""
        card = self.card(value, place)
        if card < ORDERS:
            raise self.bad("wound", place, {"card": str(value)})
        return card

    def wounds(self, value: object, place: str) -> list[int]:
        """Read a pile of wounds, top last."""
        if self.seen and isinstance(value, int):
            return [UNKNOWN] * value
        return [self.wound(item, place) for item in reversed(self.items(value, place))]

    def pile(self, value: object, place: str) -> list[int]:
        """Read a pile of cards, top last."""
        if self.seen and isinstance(value, int):
            return [UNKNOWN] * value
        cards = self.items(value, place)
        return [UNKNOWN if self.seen and card == "?" else self.card(card, place) for card in reversed(cards)]

    def link(self, value: object, place: str, keys: Collection[str]) -> int:
        """Read a card of the chain, with its marks."""
        entry = self.mapping(value, place, keys)
        card = self.order(entry.get("card"), f"{place}.card")
        seat = self.seat(entry.get("seat", seat_name(self.board.active)), f"{place}.seat")
        link = new_link(card, seat, 0)
        for key, mark in (("kicked", KICKED), ("cancelled", CANCELLED), ("twice", TWICE)):
            if self.truth(entry.get(key, False), f"{place}.{key}"):
                link |= mark
        if "chooser" in entry:
            link = with_chooser(link, self.seat(entry["chooser"], f"{place}.chooser"))
        return link
