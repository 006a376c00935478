"""Checks whether corrected card facts are consistent with each other."""

from typing import Any, Final

from noctuary.games.nightfall.rules.basis.facts import SEATS, WOUNDS
from noctuary.games.nightfall.rules.course.setup import FACE_UP
from noctuary.kernel.base.messages import BadInput

PRINTED_WOUNDS: Final = 60
"""Number of wound cards in the box (NF-1.1)."""


def check(source: dict[str, Any], errors: list[BadInput], warnings: list[BadInput]) -> None:
    """Check whether corrected facts are consistent with each other (see `Game.check`)."""
    check_wounds(source, errors, warnings)
    follow_links(source["cards"], errors, warnings)


def check_wounds(source: dict[str, Any], errors: list[BadInput], warnings: list[BadInput]) -> None:
    """Check that there are enough wounds to turn face up for five players (NF-1.1)."""
    number = sum(source["wounds"][kind] for kind in WOUNDS)
    if number < FACE_UP * SEATS:
        errors.append(BadInput("nightfall-edition-few-wounds", {"number": number, "least": FACE_UP * SEATS}, "wounds"))
    elif number != PRINTED_WOUNDS:
        arguments: dict[str, Any] = {"number": number, "expected": PRINTED_WOUNDS}
        warnings.append(BadInput("nightfall-edition-wounds", arguments, "wounds"))


def follow_links(cards: list[dict[str, Any]], errors: list[BadInput], warnings: list[BadInput]) -> None:
    """Check that draft orders can be linked to others (NF-4.2); warn if an order can never earn its kicker (NF-4.4)."""
    for card in cards:
        before = [other for other in cards if other is not card and card["colour"] in other["links"]]
        path = f"cards.{card['id']}"
        if card["set"] == "draft" and not any(other["set"] == "draft" for other in before):
            arguments: dict[str, Any] = {"card": card["id"], "colour": card["colour"]}
            errors.append(BadInput("nightfall-edition-colour", arguments, f"{path}.colour"))
        elif "kicker_colour" in card and not any(other["colour"] == card["kicker_colour"] for other in before):
            arguments = {"card": card["id"], "colour": card["colour"], "colour_wanted": card["kicker_colour"]}
            warnings.append(BadInput("nightfall-edition-kicker", arguments, f"{path}.kicker_colour"))
