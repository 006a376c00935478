"""Texts used by several commands: names of things, events, results."""

from collections.abc import Sequence
from typing import Final

from noctuary import locale
from noctuary.kernel.base.messages import Argument, BadInput, Message
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.contract.game import Event, Game
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.parts.wire import MessageShown
from noctuary.kernel.play.entries import Setup

PICTURES: Final = (".svg", ".png")
"""Supported suffixes of plots."""
MATPLOTLIB: Final = b"Matplotlib"
"""Marker in files written by Matplotlib; such files may be overwritten."""


def namer(game: Game, language: str, seats: Sequence[str]) -> locale.Namer:
    """A namer for a game's seats (by number) and components. A seat without a player is the solo game's opponent."""
    components = game.components(language)
    people = {seat_name(seat): name for seat, name in enumerate(seats)}
    opponent = f"{game.name}-opponent"
    has_opponent = locale.bundle(language).has_message(opponent)

    def name(kind: str, id: str) -> str:
        if kind == "seat":
            return people.get(id) or (locale.text(language, opponent) if has_opponent else id)
        plain, _, copy = id.partition("#")
        entry = components.get(kind, {}).get(plain)
        if not isinstance(entry, dict) or "name" not in entry:
            return id
        return f"{entry['name']} ({copy})" if copy else str(entry["name"])

    return name


def names_of(setup: Setup) -> list[str]:
    """The names of the players by seat, each limited to one line."""
    return [locale.quote(player.name) for player in setup.seats]


def say(message: Message, language: str, name: locale.Namer) -> str:
    """The text of a message, with names in place of ids."""
    return locale.text(language, message.id, message.arguments, name)


def to_message(words: MessageShown) -> Message:
    """A message from its JSON form."""
    return Message(words["id"], words["args"])


def whole(event: Event) -> Message:
    """The message of an event, including its secrets."""
    return Message(event.id, {**event.arguments, **(event.secrets or {})})


def number(text: str, option: str, least: int = 0) -> int:
    """An integer of at least `least`. Raises BadInput."""
    if not text.isdecimal() or len(text) > 18 or int(text) < least:
        raise BadInput("cli-number", {"text": text, "option": option, "least": least})
    return int(text)


def row_name(game: Game, row: str, language: str) -> str:
    """The name of a row of the score sheet."""
    return locale.text(language, f"{game.name}-row-{row}")


def title(game: str, language: str) -> str:
    """The title of a game."""
    id = f"client-{game}-title"
    return locale.text(language, id) if locale.bundle(language).has_message(id) else game.capitalize()


def edition_words(corrections: Corrections, language: str) -> str:
    """An edition as text: its name, and how many facts it corrects."""
    arguments: dict[str, Argument] = {"text": corrections.name, "number": len(corrections.changes)}
    return locale.text(language, "cli-edition", arguments)


def under_edition(game: Game, language: str) -> str:
    """A line about the edition a game is played with; "" for the built-in facts."""
    if game.corrections is None:
        return ""
    arguments: dict[str, Argument] = {"edition": edition_words(game.corrections, language)}
    return locale.text(language, "cli-under-edition", arguments)


def percent(rate: float, language: str) -> str:
    """A rate as a percentage with one decimal."""
    return decimal(100 * rate, language) + locale.PERCENT[language]


def decimal(value: float, language: str) -> str:
    """A number with one decimal, in the format of the language."""
    return f"{value:.1f}".replace(".", "." if language == "en" else ",")
