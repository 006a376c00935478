"""Messages to people: the id of a Fluent message with its arguments, which `noctuary.locale` turns into text only when
it is shown.

An argument's name gives its type, so that the value is shown by its name in the reader's language: `seat` ("P1"),
`token` ("4", "star", "s6"), `cell` ("b3"), `tile`, `concoction`, `goal`, `character`, `symbol` (ids of the facts);
numbers are ints. A name may carry a suffix: `seat_other`, `tile_given`. Several values are a list of ids.
"""

from typing import Final

from msgspec import Struct

from noctuary import locale

Argument = str | int | list[str]

QUOTED: Final = 200
"""Maximum length of a user's text quoted in a refusal, in characters."""
WHOLE: Final = ("names", "path")
"""Names of arguments that are never shortened, since they do not quote users."""


def beginning(text: str) -> str:
    """A text from outside, shortened to QUOTED characters."""
    return text if len(text) <= QUOTED else text[:QUOTED] + "…"


class Message(Struct):
    """A Fluent message id with its arguments."""

    id: str
    arguments: dict[str, Argument] = {}

    def text(self, language: str = "en") -> str:
        """The message as text, with ids instead of names."""
        return locale.text(language, self.id, self.arguments)

    def __hash__(self) -> int:
        return hash(self.id)


class Refusal(ValueError):
    """A refusal with its reason as a message, in which long texts are shortened. `str()` gives it in English.

    `where`: the file and line or the path in a position, if known: `ada.noct:14`, `players.P1.tiles`.
    """

    def __init__(self, id: str, arguments: dict[str, Argument] | None = None, where: str = "") -> None:
        short: dict[str, Argument] = {}
        for name, value in (arguments or {}).items():
            short[name] = beginning(value) if isinstance(value, str) and name not in WHOLE else value
        self.message: Message = Message(id, short)
        self.where: str = where

    def text(self, language: str = "en", namer: locale.Namer = locale.as_is) -> str:
        """The place, if known, and the reason as text."""
        reason = locale.text(language, self.message.id, self.message.arguments, namer)
        return f"{locale.quote(self.where)}: {reason}" if self.where else reason

    def __str__(self) -> str:
        return self.text()


class IllegalMove(Refusal):
    """A move against the rules. `rule` is the id of the rule that forbids it."""

    def __init__(self, rule: str, id: str, arguments: dict[str, Argument] | None = None) -> None:
        # Search bots and tests cause very many refusals, so this skips the slower constructor of Refusal.
        self.message = Message(id, arguments or {})
        self.where = ""
        self.rule: str = rule

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, Argument]], dict[str, str]]:
        return IllegalMove, (self.rule, self.message.id, self.message.arguments), {"where": self.where}

    def text(self, language: str = "en", namer: locale.Namer = locale.as_is) -> str:
        """The place, if known, the reason and the rule as text."""
        return f"{super().text(language, namer)} ({self.rule})"


class BadInput(Refusal):
    """Invalid text or data."""


class Unwritten(NotImplementedError):
    """A class of a game lacks something that it needs; the message says what to write, and where."""

    def __init__(self, thing: object, wanted: str, purpose: str) -> None:
        kind = type(thing)
        super().__init__(f"{kind.__module__}: class {kind.__name__} needs `{wanted}`: {purpose}")
