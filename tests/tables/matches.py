"""Matches for the tests of tables."""

import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from copy import copy
from pathlib import Path
from typing import Any

import msgspec

from examples.lanterns.game import GAME
from noctuary.kernel.base.deals import Deal
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Setup
from noctuary.kernel.play.match import AUTO, Match
from noctuary.tables.live.sitting.seats import assign_seats
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby, new_row
from noctuary.tables.replays.replay import Replay
from noctuary.tables.setup import Seat, TableSetup, Terms, restore, seat_players
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import EntryRow, TakenSeat
from noctuary.tables.store.base.saved import header_of
from noctuary.tables.view import view


def set_up(game: Game, *kinds: str, seed: Deal | int = 7, me: int | None = None, **options: Any) -> TableSetup:
    """A setup of `game` for these people and bots."""
    seats = [Seat(kind, f"Player {number}") for number, kind in enumerate(kinds, 1)]
    return TableSetup(game, game.options({"players": len(kinds), **options}), seats, seed, me)


@asynccontextmanager
async def at_new(lobby: Lobby, setup: TableSetup, places: Sequence[TakenSeat] = ()) -> AsyncIterator[LiveTable]:
    """A new table of Ada's, open to her."""
    async with lobby.sitting("ada", await lobby.create("ada", setup, places)) as table:
        yield table


async def seated(lobby: Lobby, id: str, place: TakenSeat) -> None:
    """Take a seat as another server does, of which this one has not heard."""
    await lobby.in_store_thread(lobby.store.sit, id, place)


def lanterns(*kinds: str, **more: Any) -> TableSetup:
    """A setup of Lanterns. By default the hands are 1 4 6, 2 3 4, 3 5 6 and 1 1 3, and P1 is first."""
    return set_up(GAME, *kinds, **more)


def at_screens(*people: str, **more: Any) -> tuple[TableSetup, list[TakenSeat]]:
    """A setup of Lanterns where these people sit, each at a screen of their own; a seat without a name is free. `more`:
    other attributes of the setup.
    """
    setup = lanterns(*["human"] * len(people))
    setup.terms = Terms(**{"invitation": "secret", **more})
    return setup, [TakenSeat(seat, one, one.title()) for seat, one in enumerate(people) if one]


def seats(*people: str) -> list[TakenSeat]:
    return [TakenSeat(number, one, one.title()) for number, one in enumerate(people)]


def dealt(*kinds: str, **more: Any) -> Match:
    """A match of Lanterns that has just begun."""
    return Match(lanterns(*kinds, **more), patient=True)


def finished(setup: Setup, *lines: str) -> Match:
    """A match that begins with these moves; then everybody makes a middle one of the legal moves."""
    match = played_through(setup, lines)
    while not match.over:
        seat = (match.unasked or match.waiting)[0]
        moves = match.state.decision(seat).moves
        match.add(seat_name(seat) + AUTO if match.unasked else moves[len(moves) // 2].line)
    return match


def shown(match: Match, seat: int) -> dict[str, Any]:
    """The table as `seat` sees it, in the form of a client's view."""
    picture = msgspec.json.decode(msgspec.json.encode(view(match, seat, 0, [], None)))
    assert isinstance(picture, dict)
    return picture


def played_through(setup: Setup, lines: Iterable[str]) -> Match:
    """The match with this log."""
    match = Match(setup, patient=True)
    for line in lines:
        match.add(line)
    return match


def after(match: Match, *lines: str) -> Match:
    """A copy of the match with these further entries."""
    later = copy(match)
    for name in ("entries", "events", "lines", "written", "_states"):
        setattr(later, name, list(getattr(match, name)))
    for line in lines:
        later.add(line)
    return later


def filed(match: Match, me: int = 0) -> Match:
    """The match as it is read from its game file, counting for the seat `me`."""
    again = gamefile.parse(gamefile.dumps(match), patient=True)
    again.setup = seat_players(again.setup, me)
    return again


def replayed(setup: Setup, lines: list[str]) -> Replay:
    """The replay of a table with this log."""
    return Replay(setup, lines, gamefile.nothing)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Lock the store at `path` as another process would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def append(store: Store, *entry: Any) -> None:
    """Add an entry to the log of a table."""
    [failure] = store.append_all([EntryRow(*entry)])
    if failure is not None:
        raise failure


def stored_lines(path: Path, id: str) -> list[str]:
    """The log of the table `id` in the store at `path`."""
    with closing(sqlite3.connect(path)) as store:
        return [line for (line,) in store.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY number", (id,))]


def stored(store: Store, id: str, entries: int | None = None) -> Match:
    """The match at the table `id` in the store, or after so many of its entries."""
    row = store.find(id)
    assert row is not None
    setup = restore(catalogue.find(row.game), header_of(row))
    assign_seats(setup, store.places(id))
    return played_through(setup, store.lines(id)[:entries])


async def add(lobby: Lobby, owner: str, match: Match) -> str:
    """Add a table of `owner` with this match; return its id."""
    row = new_row(owner, match, "2026-01-01T00:00:00.000+00:00")
    await lobby.in_store_thread(lobby.store.create, row, match.lines)
    return row.id
