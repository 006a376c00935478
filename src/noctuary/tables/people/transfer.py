"""A profile with its finished games and component editions as one file, for moving to another server.

The file is JSON, compressed (gzip) if it would be too long. `checksum` is the SHA-256 of the rest, encoded as JSON with
sorted keys and no spaces, so that damage is noticed even where the file can still be read.
"""

import gzip
import hashlib
import io
import zlib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import msgspec

from noctuary import __version__, locale
from noctuary.kernel.base.messages import BadInput, Refusal
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import seat_number
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.match import Match
from noctuary.kernel.teaching import puzzles
from noctuary.tables.results.outcomes import outcome
from noctuary.tables.setup import readable_name, seat_players
from noctuary.tables.wall_clock import moment
from noctuary.tables.wire.people import EditionEntry, GameEntry, KeptSheet, Profile, ProfileFile, SolvedPuzzle
from noctuary.tables.wire.shapes import LONGEST_PROFILE, describe_malformed
from noctuary.tables.work import Work

KIND: Final = "noctuary-profile"
PACKED: Final = b"\x1f\x8b"
"""How compressed files begin."""
SHRUNK: Final = 4
"""How many times as long as a compressed file its content may be, so that no small file fills the store."""
FORMAT: Final = 1
MOST: Final[dict[str, int]] = {
    field.name: meta.max_length
    for field in msgspec.structs.fields(ProfileFile)
    for meta in getattr(field.type, "__metadata__", ())
}
"""How many of each kind a file may have."""
FIRST_YEAR: Final = 2000
LAST_YEAR: Final = 9998
"""Dates outside these years are refused as implausible; some of them cannot be converted."""


class Arrival(NamedTuple):
    """An imported finished game, played through."""

    match: Match
    date: datetime


class Arrivals(NamedTuple):
    """The contents of a file. `games` are played through one by one as they are iterated; a Refusal stands for each
    game that cannot be imported. `editions` come with the times of their last changes.
    """

    profile: Profile | None
    games: Iterator[Arrival | Refusal]
    editions: list[tuple[Corrections, datetime]]
    puzzles: list[SolvedPuzzle]
    sheets: list[KeptSheet]


def written(
    profile: Profile | None,
    games: list[tuple[str, str, str]],
    editions: Sequence[tuple[Corrections, str]] = (),
    left_out: int = 0,
    puzzles: Sequence[SolvedPuzzle] = (),
    sheets: Sequence[KeptSheet] = (),
) -> bytes:
    """The file with a profile, its finished games, each as a game file with date and seat, its editions with
    their dates, the solved puzzles and the sheets. `left_out`: how many games could not be included; nor are the last
    ones of anything that would be more than a file may have, or make it too long.
    """
    file = ProfileFile(
        kind=KIND,
        format=FORMAT,
        version=__version__,
        profile=profile,
        games=[GameEntry(record, moment(date), seat) for record, date, seat in games],
        editions=[EditionEntry(one.name, one.changes, one.game, moment(date)) for one, date in editions],
        left_out=left_out,
        puzzles=[*puzzles],
        sheets=[*sheets],
    )

    def shorten(part: list[Any], most: int) -> None:
        file.left_out += len(part[most:])
        del part[most:]

    for name, most in MOST.items():
        shorten(getattr(file, name), most)
    while True:
        contents = msgspec.to_builtins(file)
        del contents["checksum"]
        text = msgspec.json.format(msgspec.json.encode({**contents, "checksum": checksum(contents)}), indent=1) + b"\n"
        if LONGEST_PROFILE < len(text) <= SHRUNK * LONGEST_PROFILE:
            text = gzip.compress(text, 6, mtime=0).ljust(-(-len(text) // SHRUNK), b"\0")
        if len(text) <= LONGEST_PROFILE:
            return text
        longest = max((getattr(file, name) for name in MOST), key=lambda part: len(msgspec.json.encode(part)))
        shorten(longest, len(longest) * 9 // 10)


def check_profile(profile: Profile, where: str) -> Profile:
    """The profile with a cleaned-up name. Raises BadInput for invalid names and languages, with their place."""
    if profile.language is not None and profile.language not in locale.LANGUAGES:
        names = ", ".join(locale.LANGUAGES)
        raise BadInput("request-language", {"text": profile.language, "names": names}, f"{where}.language")
    try:
        return Profile(readable_name(profile.name), profile.language, profile.preferences)
    except BadInput as error:
        error.where = f"{where}.name"
        raise


def read(text: bytes, work: Work) -> Arrivals:
    """The contents of a file. Raises BadInput with the place, except for single games: the others count."""
    contents = _contents(text)
    profile = check_profile(contents.profile, "$.profile") if contents.profile is not None else None
    editions = [_edition(entry, f"$.editions[{number}]") for number, entry in enumerate(contents.editions)]
    games = (_read_edition(entry, f"$.games[{number}]", work) for number, entry in enumerate(contents.games))
    solved = [
        SolvedPuzzle(
            one.game,
            one.puzzle,
            one.date and _date(one.date, "profile-puzzle-date", f"$.puzzles[{number}].date"),
            one.missed and _date(one.missed, "profile-puzzle-date", f"$.puzzles[{number}].missed"),
        )
        for number, one in enumerate(contents.puzzles)
        # Only existing puzzles, as a file could list any number of others.
        if (one.date or one.missed) and one.game in catalogue.names() and one.puzzle in puzzles.puzzles(one.game)
    ]
    return Arrivals(profile, games, editions, solved, contents.sheets)


def checksum(contents: dict[str, Any]) -> str:
    """The checksum of a file's contents, which must not include it."""
    return hashlib.sha256(msgspec.json.encode(contents, order="deterministic")).hexdigest()


def _contents(text: bytes) -> ProfileFile:
    """The contents of the file, with the games not validated yet. Raises BadInput."""
    try:
        contents = msgspec.json.decode(_unpacked(text))
        if not isinstance(contents, dict) or contents.get("kind") != KIND:
            raise BadInput("profile-file-foreign")
        if contents.get("format") != FORMAT:
            known = {"found": str(contents.get("format")), "expected": str(FORMAT)}
            raise BadInput("profile-file-format", dict(known), "$.format")
        if contents.pop("checksum", None) != checksum(contents):
            raise BadInput("profile-file-damaged")
        return msgspec.convert(contents, ProfileFile)
    except RecursionError:
        raise BadInput("file-too-deep") from None
    except msgspec.ValidationError as error:
        raise describe_malformed("profile-file-malformed", error, "$") from error
    except (msgspec.DecodeError, UnicodeDecodeError, OSError, EOFError, zlib.error) as error:
        raise BadInput("profile-file-unreadable", {"text": str(error)}) from error


def _unpacked(file: bytes) -> bytes:
    if not file.startswith(PACKED):
        return file
    most = SHRUNK * len(file)
    text = gzip.GzipFile(fileobj=io.BytesIO(file)).read(most + 1)
    if len(text) > most:
        raise BadInput("request-too-long", {"number": most})
    return text


def _read_edition(entry: Any, where: str, work: Work) -> Arrival | Refusal:
    """The game of an entry, or why it cannot be imported."""
    try:
        work.begin()
        return _arrival(msgspec.convert(entry, GameEntry), where, work)
    except msgspec.ValidationError as error:
        return describe_malformed("profile-file-malformed", error, where)
    except Refusal as refusal:
        return refusal


def _arrival(entry: GameEntry, where: str, work: Work) -> Arrival:
    """The game of an entry, played through. Raises BadInput or IllegalMove with the place."""
    date = _date(entry.date, "profile-game-date", f"{where}.date")
    match = gamefile.parse(entry.record, f"{where}.record", patient=True, between=work.go_on)
    try:
        match.setup = seat_players(match.setup, seat_number(entry.seat, len(match.setup.seats)))
    except BadInput as error:
        error.where = where
        raise
    if outcome(match) is None:
        raise BadInput("profile-game-uncounted", {"seat": entry.seat}, where)
    return Arrival(match, date)


def _edition(entry: EditionEntry, where: str) -> tuple[Corrections, datetime]:
    """The edition of an entry and its date. Raises BadInput with the place."""
    try:
        game = catalogue.find(entry.game)
    except BadInput as error:
        error.where = f"{where}.game"
        raise
    return entry.corrections(game, where), _date(entry.updated, "profile-edition-date", f"{where}.updated")


def _date(date: datetime, id: str, where: str) -> datetime:
    """The same moment in UTC. Raises BadInput with this id and the place for an implausible date."""
    if not FIRST_YEAR <= date.year <= LAST_YEAR:
        raise BadInput(id, {"text": date.isoformat()}, where)
    return date.astimezone(UTC)
