"""A profile with its finished games as one file, to take along to another server.

The file is JSON. `checksum` is the SHA-256 of all else, encoded as JSON with sorted keys and no spaces, so that damage
is noticed even where the file can still be read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec

from noctuary import __version__, locale
from noctuary.kernel.messages import BadInput
from noctuary.kernel.moves import seat_number
from noctuary.kernel.records import parse
from noctuary.tables.course import Course, replayed
from noctuary.tables.outcomes import outcome
from noctuary.tables.records import LONGEST_RECORD, tabled
from noctuary.tables.setup import readable_name

KIND: Final = "noctuary-profile"
FORMAT: Final = 1
FIRST_YEAR: Final = 2000
LAST_YEAR: Final = 9998
"""Dates of games outside of these years are nonsense, and some of them cannot be reckoned with."""

Word = Annotated[str, msgspec.Meta(max_length=64)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]
Preferences = Annotated[dict[Word, Text | bool | Number | float | None], msgspec.Meta(max_length=64)]


class Profile(msgspec.Struct):
    """Who somebody is here. `language`: None is that of the browser; `preferences` are the client's."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    language: Word | None = None
    preferences: Preferences = {}

    def checked(self, where: str) -> Profile:
        """The same with a tidy name. Raises BadInput for names and languages that cannot be, with their place."""
        if self.language is not None and self.language not in locale.LANGUAGES:
            names = ", ".join(locale.LANGUAGES)
            raise BadInput("request-language", {"text": self.language, "names": names}, f"{where}.language")
        try:
            return Profile(readable_name(self.name), self.language, self.preferences)
        except BadInput as error:
            error.where = f"{where}.name"
            raise


class Entry(msgspec.Struct):
    """A finished game in the file: its game file, when it ended, and whose game it was."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]
    date: Annotated[datetime, msgspec.Meta(tz=True)]
    seat: Word


class Contents(msgspec.Struct):
    """What a file holds. `profile`: None if none was made."""

    profile: Profile | None
    games: list[Entry]


class Arrival:
    """A finished game that has been read and played through."""

    __slots__ = ("course", "date", "lines")

    def __init__(self, course: Course, lines: list[str], date: datetime) -> None:
        self.course: Course = course
        self.lines: list[str] = lines
        self.date: datetime = date


def written(profile: Profile | None, games: list[tuple[str, str, str]], left_out: int = 0) -> bytes:
    """The file with a profile and its finished games, each as game file with date and seat. `left_out`: how many could
    not go in.
    """
    contents: dict[str, Any] = {
        "kind": KIND,
        "format": FORMAT,
        "version": __version__,
        "profile": None if profile is None else msgspec.to_builtins(profile),
        "games": [{"date": date, "seat": seat, "record": record} for record, date, seat in games],
        "leftOut": left_out,
    }
    return msgspec.json.format(msgspec.json.encode({**contents, "checksum": checksum(contents)}), indent=1) + b"\n"


def read(text: bytes) -> tuple[Profile | None, Iterator[Arrival]]:
    """What is in a file; its games are played through one by one, when they are asked for. Raises BadInput or
    IllegalMove with the place, at once or with a game.
    """
    contents = _contents(text)
    profile = contents.profile.checked("$.profile") if contents.profile is not None else None
    return profile, (_arrival(entry, f"$.games[{number}]") for number, entry in enumerate(contents.games))


def checksum(contents: dict[str, Any]) -> str:
    """The checksum of a file without it."""
    return hashlib.sha256(msgspec.json.encode(contents, order="deterministic")).hexdigest()


def _contents(text: bytes) -> Contents:
    """What the file says, its games not looked at yet. Raises BadInput."""
    try:
        found = msgspec.json.decode(text)
        if not isinstance(found, dict) or found.get("kind") != KIND:
            raise BadInput("profile-file-foreign")
        if found.get("format") != FORMAT:
            known = {"found": str(found.get("format")), "expected": str(FORMAT)}
            raise BadInput("profile-file-format", dict(known), "$.format")
        if found.pop("checksum", None) != checksum(found):
            raise BadInput("profile-file-damaged")
        return msgspec.convert(found, Contents)
    except RecursionError:
        raise BadInput("file-too-deep") from None
    except msgspec.ValidationError as error:
        # The library ends a complaint about a value with its place: "... - at `$.games[0]`".
        what, _, where = str(error).partition(" - at ")
        raise BadInput("profile-file-malformed", {"text": what}, where.strip("`")) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("profile-file-unreadable", {"text": str(error)}) from error


def _arrival(entry: Entry, where: str) -> Arrival:
    """The game of an entry, played through. Raises BadInput or IllegalMove with the place."""
    if not FIRST_YEAR <= entry.date.year <= LAST_YEAR:
        raise BadInput("profile-game-date", {"text": entry.date.isoformat()}, f"{where}.date")
    record = parse(entry.record, f"{where}.record")
    try:
        setup, lines = tabled(record, seat_number(entry.seat, len(record.players)))
    except BadInput as error:
        error.where = where
        raise
    course = replayed(setup, lines)
    if outcome(course) is None:
        raise BadInput("profile-game-uncounted", {"seat": entry.seat}, where)
    return Arrival(course, lines, entry.date.astimezone(UTC))
