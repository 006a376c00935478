"""Texts that several commands need: names of things, events, results."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Final

from noctuary import locale
from noctuary.kernel.corrections import Corrections
from noctuary.kernel.entries import Setup
from noctuary.kernel.events import Event
from noctuary.kernel.game import Game
from noctuary.kernel.messages import Argument, BadInput, Message
from noctuary.kernel.moves import seat_name

PROGRAM: Final = os.environ.get("NOCTUARY", "noctuary")
"""What to type for this program."""
PICTURES: Final = (".svg", ".png")
"""What can be drawn."""
MATPLOTLIB: Final = b"Matplotlib"
"""Says of a picture that a program drew it, not somebody."""


def namer(game: Game, language: str, seats: Sequence[str]) -> locale.Namer:
    """Names of seats (by number) and of all components of a game. A seat that nobody holds is the opponent of a solo
    game.
    """
    components = game.components(language)
    people = {seat_name(seat): name for seat, name in enumerate(seats)}
    opponent = f"{game.name}-opponent"
    has_opponent = locale.bundle(language).has_message(opponent)

    def name(kind: str, id: str) -> str:
        if kind == "seat":
            return people.get(id) or (locale.text(language, opponent) if has_opponent else id)
        entry = components.get(kind, {}).get(id)
        return str(entry["name"]) if isinstance(entry, dict) and "name" in entry else id

    return name


def names_of(setup: Setup) -> list[str]:
    """What those are called who sit there, each in a line."""
    return [locale.quote(player.name) for player in setup.seats]


def say(message: Message, language: str, name: locale.Namer) -> str:
    """A message in words, with everything called by its name."""
    return locale.text(language, message.id, message.arguments, name)


def said(words: dict[str, Any]) -> Message:
    """A message from its JSON form."""
    return Message(words["id"], words["args"])


def whole(event: Event) -> Message:
    """An event with its secrets."""
    return Message(event.id, {**event.arguments, **(event.secrets or {})})


def number(text: str, option: str, least: int = 0) -> int:
    """A whole number of at least `least`. Raises BadInput."""
    if not text.isdecimal() or len(text) > 18 or int(text) < least:
        raise BadInput("cli-number", {"text": text, "option": option, "least": least})
    return int(text)


def row_name(game: Game, row: str, language: str) -> str:
    """What a row of the score sheet is called."""
    return locale.text(language, f"{game.name}-row-{row}")


def title(game: str, language: str) -> str:
    """What a game is called."""
    id = f"client-{game}-title"
    return locale.text(language, id) if locale.bundle(language).has_message(id) else game.capitalize()


def edition_words(corrections: Corrections, language: str) -> str:
    """A component edition in words: its name, and how many facts it corrects."""
    arguments: dict[str, Argument] = {"text": corrections.name, "number": len(corrections.changes)}
    return locale.text(language, "cli-edition", arguments)


def under_edition(game: Game, language: str) -> str:
    """Says under which component edition a game is played; empty for the built-in facts."""
    if game.corrections is None:
        return ""
    arguments: dict[str, Argument] = {"edition": edition_words(game.corrections, language)}
    return locale.text(language, "cli-under-edition", arguments)


def percent(rate: float, language: str) -> str:
    """A rate with one decimal."""
    return decimal(100 * rate, language) + locale.PERCENT[language]


def decimal(value: float, language: str) -> str:
    """A number with one decimal, as the language writes it."""
    return f"{value:.1f}".replace(".", "." if language == "en" else ",")
