"""The decoded contents of a table's row in the store."""

import logging
from collections.abc import Sequence
from typing import Final
from zlib import crc32

from msgspec import DecodeError
from msgspec.json import Decoder

from noctuary.kernel.contract.game import Game
from noctuary.kernel.play.entries import HUMAN
from noctuary.tables.store.base.rows import Row
from noctuary.tables.wire.people import Counted
from noctuary.tables.wire.tables import Header, Summary

logger = logging.getLogger(__name__)

_header: Final = Decoder(Header)
_summary: Final = Decoder(Summary)
_outcome: Final = Decoder(Counted)


def header_of(row: Row) -> Header:
    """How a table was set up."""
    return _header.decode(row.header)


def summary_of(row: Row) -> Summary:
    """The summary of a table, for lists."""
    return _summary.decode(row.summary)


def counted_of(row: Row) -> Counted:
    """The outcome of a table's finished game."""
    return _outcome.decode(row.outcome or "")


def sum_of(game: Game, log: Sequence[str]) -> int:
    """The checksum of a log under a game's rules and facts: if either has changed, the log must be played through."""
    return crc32("\n".join([game.rules_version, game.facts_hash(), *log]).encode())


def legible(row: Row) -> bool:
    """Whether a table's row can be decoded. A broken one must not hide the others."""
    try:
        header_of(row)
        summary_of(row)
        if row.outcome is not None:
            counted_of(row)
    except DecodeError as error:
        logger.warning("table %s cannot be read: %s", row.id, error)
        return False
    return True


def goes_on(text: str, taken: int) -> bool:
    """Whether, according to a table's summary, a bot or a resigned seat must decide, or the cards must be dealt, with
    this many people's seats `taken`.
    """
    try:
        summary = _summary.decode(text)
    except DecodeError:
        return False
    if summary.waits:
        return taken == sum(seat.kind == HUMAN for seat in summary.seats)
    return any(seat.seat in summary.turn and (seat.kind != HUMAN or seat.resigned) for seat in summary.seats)
