"""Matches as tables have them, for the tests."""

from __future__ import annotations

from copy import copy

from noctuary.kernel import gamefile
from noctuary.kernel.match import Match, Setup
from noctuary.tables.lobby import Lobby, new_row
from noctuary.tables.replays import Replay
from noctuary.tables.setup import seated


def played_through(setup: Setup, lines: list[str]) -> Match:
    """The match with this log."""
    match = Match(setup, patient=True)
    for line in lines:
        match.add(line)
    return match


def after(match: Match, *lines: str) -> Match:
    """Another match that has gone on from there."""
    later = copy(match)
    for name in ("entries", "events", "lines", "written", "_states"):
        setattr(later, name, list(getattr(match, name)))
    for line in lines:
        later.add(line)
    return later


def filed(match: Match, me: int = 0) -> Match:
    """The match as it comes back from its game file, to count for the seat `me`."""
    again = gamefile.parse(gamefile.dumps(match), patient=True)
    again.setup = seated(again.setup, me)
    return again


def replayed(setup: Setup, lines: list[str]) -> Replay:
    """The replay of a table with this log."""
    return Replay(setup, lines, gamefile.nothing)


async def add(lobby: Lobby, owner: str, match: Match) -> str:
    """Add a table of `owner` where this was played; gives its id."""
    row = new_row(owner, match, "2026-01-01T00:00:00.000+00:00")
    await lobby.stored(lobby.store.create, row, match.lines)
    return row.id
