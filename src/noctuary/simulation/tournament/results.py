"""Result files of tournaments: rounds, appended as they are played, and tables for other programs."""

import csv
import io
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from noctuary.kernel.base import deals
from noctuary.kernel.base.files import open_locked, unwritable, write_bytes, write_text
from noctuary.kernel.base.messages import BadInput
from noctuary.simulation.failures import Failures
from noctuary.simulation.tournament.play import PlayedDeal, Tournament
from noctuary.simulation.tournament.ratings import Pair, Scores

FORMAT: Final = 2
MARK: Final = b'{"noctuary-tournament":'
"""The beginning of a result file."""
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""Exceptions that reading untrusted JSON may raise."""
LONGEST_HEADER: Final = 1 << 20
"""Maximum length of the first line in bytes; with every fact corrected it has about ten thousand."""
COLUMNS: Final = (
    *("deal", "table", "game", "seat", "bot", "place", "total", "won", "decisions"),
    *("stood_in", "cut_off"),
)
OLDEST: Final = COLUMNS[:5]
"""The columns that identify a table of ours, which may be overwritten."""


@contextmanager
def open_results(path: Path, tournament: Tournament) -> Iterator[tuple[list[PlayedDeal], BinaryIO]]:
    """The rounds in the result file of this tournament, which is created if necessary, and the file to append to.
    Raises BadInput, with the file unchanged, if it belongs to another tournament, is in use, or cannot be read or
    written.
    """
    while True:
        with open_locked(path) as file:
            first = file.readline(LONGEST_HEADER)
            if not first:
                write(file, encode({"noctuary-tournament": FORMAT, **tournament.setup}))
                yield [], file
                return
            if not first.startswith(MARK):
                raise BadInput("tournament-file", {}, str(path))
            text = first + file.read()
            *lines, rest = text.split(b"\n")
            if lines:
                setup = header(lines[0], path)
                if not tournament.seeded:
                    tournament.deal_from(key(setup, path))
                compare(setup, tournament.setup, path)
            rounds = [read(line, number, path) for number, line in enumerate(lines[1:], 2)]
            if not rest:
                yield rounds, file
                return
            # Remove an incomplete last line, left by an interrupted program.
            whole = text.removesuffix(rest)
            if sys.platform != "win32":
                write_bytes(path, whole)
                continue
        # Windows cannot replace an open file.
        write_bytes(path, whole)


def append(file: BinaryIO, one: Any) -> None:
    """Append a line immediately, without buffering. Raises BadInput if it cannot be written completely."""
    write(file, encode(one))


def encode(one: Any) -> bytes:
    """A value as a line of JSON."""
    return msgspec.json.encode(one) + b"\n"


def write(file: BinaryIO, data: bytes) -> None:
    """Append data to a file, all or nothing. Raises BadInput."""
    number = file.fileno()
    end = os.fstat(number).st_size
    try:
        while data:
            data = data[os.write(number, data) :]
    except OSError as error:
        with suppress(OSError):
            os.ftruncate(number, end)
        raise unwritable(Path(file.name), error) from error


def header(line: bytes, path: Path) -> dict[str, Any]:
    """The setup in the first line. Raises BadInput."""
    try:
        setup = msgspec.json.decode(line, type=dict[str, Any])
    except UNREADABLE as error:
        raise BadInput("tournament-file", {}, str(path)) from error
    format = setup.pop("noctuary-tournament", None)
    if format != FORMAT:
        raise BadInput("tournament-file" if type(format) is not int else "tournament-format", {}, str(path))
    return setup


def key(setup: dict[str, Any], path: Path) -> int:
    """The key that the deals of this setup are derived from. Raises BadInput."""
    return int.from_bytes(deals.number(setup.get("seed"), f"{path}:1"), "big")


def compare(given: dict[str, Any], setup: dict[str, Any], path: Path) -> None:
    """Raise BadInput unless the setups are the same."""
    expected = msgspec.json.decode(msgspec.json.encode(setup))
    for key in expected:
        if given.get(key) != expected[key]:
            told = {name: msgspec.json.encode(one.get(key)).decode() for name, one in (("f", given), ("e", expected))}
            raise BadInput("tournament-differs", {"text": key, "found": told["f"], "expected": told["e"]}, str(path))


def read(line: bytes, number: int, path: Path) -> PlayedDeal:
    """The round in a line. Raises BadInput."""
    try:
        return msgspec.json.decode(line, type=PlayedDeal)
    except UNREADABLE as error:
        raise BadInput("tournament-line", {"text": str(error)}, f"{path}:{number}") from error


def rows(rounds: Iterable[PlayedDeal]) -> Iterator[dict[str, Any]]:
    """A row for each seat of each game, with the columns COLUMNS."""
    for played in rounds:
        for number, game in enumerate(played.games):
            for seat, bot in enumerate(game.bots):
                place, total, won = game.places[seat], game.totals[seat], None if game.cut_off else game.shares[seat]
                stood_in = game.stood_in[seat] if game.stood_in else 0
                values = (played.deal, played.table, number, f"P{seat + 1}", bot, place, total, won, game.decisions)
                yield dict(zip(COLUMNS, (*values, stood_in, int(game.cut_off)), strict=True))


def write_csv(path: Path, rounds: Iterable[PlayedDeal]) -> None:
    """Write the rows as CSV. Raises BadInput."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows(rounds))
    write_text(path, text.getvalue())


def write_parquet(path: Path, rounds: Iterable[PlayedDeal], tournament: Tournament) -> None:
    """Write the rows as Parquet, with the setup as metadata. Needs pyarrow. Raises BadInput."""
    import pyarrow

    from noctuary.simulation import parquet

    types = {"seat": pyarrow.string(), "bot": pyarrow.string(), "won": pyarrow.float64()}
    schema = pyarrow.schema([(name, types.get(name, pyarrow.int64())) for name in COLUMNS])
    about = {key: msgspec.json.encode(value).decode() for key, value in tournament.setup.items()}
    table = pyarrow.Table.from_pylist(list(rows(rounds)), schema=schema.with_metadata(about))
    parquet.write(path, table)


def summary(tournament: Tournament, scores: Scores, verdicts: Sequence[int], failures: Failures) -> dict[str, Any]:
    """All results shown in the tables, as JSON values."""
    ratings = scores.ratings(tournament.key)
    order = [rating.bot for rating in ratings]
    return {
        **tournament.setup,
        "deals": scores.deals,
        "games": scores.games,
        "cut_off": scores.cut_off,
        "decisions": scores.decisions,
        "ratings": [
            *({"bot": one.bot, "elo": one.elo, "interval": one.interval, "won": one.won.shown} for one in ratings),
            *({"bot": bot, "elo": None, "interval": None, "won": scores.won[bot].shown} for bot in scores.unrated),
        ],
        "pairs": [
            {"bots": pair.bots, "games": pair.games, "won": pair.won.shown, "ahead": pair.ahead.shown}
            for pair in list_pairs(tournament, scores, order)
        ],
        "verdicts": [verdict or None for verdict in verdicts] if tournament.threshold is not None else [],
        "failures": failures.shown,
    }


def list_pairs(tournament: Tournament, scores: Scores, order: Sequence[str]) -> list[Pair]:
    """Each pair of bots that have met, once; its first is the first bot in a gauntlet, or else the better one."""
    if tournament.gauntlet:
        first, *others = tournament.entrants
        return [scores.pairs[first, other] for other in others if (first, other) in scores.pairs]
    met = [(a, b) for place, a in enumerate(order) for b in order[place + 1 :]]
    return [scores.pairs[pair] for pair in met if pair in scores.pairs]
