"""The corrected cards, and whether their facts fit together."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from noctuary.games.nightfall.box.editable import editable
from noctuary.games.nightfall.rules.facts import CORRECTIONS_KEPT, SEATS, WOUNDS, Facts, read_source
from noctuary.games.nightfall.rules.setup import FACE_UP
from noctuary.kernel.corrections import Corrections, corrected, from_key, problems
from noctuary.kernel.messages import BadInput

PRINTED_WOUNDS: Final = 60
"""In the box (NF-1.1)."""


@lru_cache(CORRECTIONS_KEPT)
def facts_under(key: str) -> Facts:
    """The facts under corrections with this `Corrections.key`; wrong ones are ignored."""
    corrections = from_key(key)
    return Facts(corrected(read_source(), corrections, editable()), corrections)


def examine(corrections: Corrections) -> tuple[list[BadInput], list[BadInput]]:
    """Errors and warnings about corrections (see `Game.examine`)."""
    if corrections.game != "nightfall":
        return [BadInput("edition-game", {"text": corrections.game, "expected": "nightfall"})], []
    facts = editable()
    errors = problems(corrections, facts)
    warnings: list[BadInput] = []
    source = corrected(read_source(), corrections, facts)
    count_wounds(source, errors, warnings)
    follow_links(source["cards"], errors, warnings)
    return errors, warnings


def count_wounds(source: dict[str, Any], errors: list[BadInput], warnings: list[BadInput]) -> None:
    """There must be enough wounds to turn up for five players (NF-1.1)."""
    number = sum(source["wounds"][kind] for kind in WOUNDS)
    if number < FACE_UP * SEATS:
        errors.append(BadInput("nightfall-edition-few-wounds", {"number": number, "least": FACE_UP * SEATS}, "wounds"))
    elif number != PRINTED_WOUNDS:
        arguments: dict[str, Any] = {"number": number, "expected": PRINTED_WOUNDS}
        warnings.append(BadInput("nightfall-edition-wounds", arguments, "wounds"))


def follow_links(cards: list[dict[str, Any]], errors: list[BadInput], warnings: list[BadInput]) -> None:
    """Every order must follow from some other one (NF-4.2); its kicker should (NF-4.4)."""
    for card in cards:
        before = [other for other in cards if other is not card and card["colour"] in other["links"]]
        path = f"cards.{card['id']}"
        if card["set"] == "draft" and not any(other["set"] == "draft" for other in before):
            arguments: dict[str, Any] = {"card": card["id"], "colour": card["colour"]}
            errors.append(BadInput("nightfall-edition-colour", arguments, f"{path}.colour"))
        elif "kicker_colour" in card and not any(other["colour"] == card["kicker_colour"] for other in before):
            arguments = {"card": card["id"], "colour": card["colour"], "colour_wanted": card["kicker_colour"]}
            warnings.append(BadInput("nightfall-edition-kicker", arguments, f"{path}.kicker_colour"))
