"""Players' profiles, and the finished games that count for them.

A player owns tables and component editions and may have a profile. Progress, achievements and records are computed from
the finished games; the outcome of each game is stored with its last move, so that it remains when rules or components
change.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from msgspec.json import Decoder
from msgspec.structs import asdict

from noctuary.kernel.base.messages import Refusal
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Player
from noctuary.kernel.play.match import AUTO, MAX_UNDOS
from noctuary.kernel.teaching import puzzles
from noctuary.tables import begun
from noctuary.tables.begun import is_played
from noctuary.tables.live.moving.driver import ELSEWHERE
from noctuary.tables.live.results import outcome_text
from noctuary.tables.lobby import Lobby, make_room, new_row
from noctuary.tables.people import editions, transfer
from noctuary.tables.people.sheets import arrived, written_sheet
from noctuary.tables.results.progress import progress
from noctuary.tables.results.puzzle_ratings import stand
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import EditionRow, ProfileRow, Row, SheetRow, SolvedRow
from noctuary.tables.store.base.saved import counted_of, header_of, legible, summary_of
from noctuary.tables.view import message
from noctuary.tables.wall_clock import moment, timestamp
from noctuary.tables.wire.people import (
    MOST_GAMES,
    KeptProfile,
    LeftOut,
    PlayedGame,
    PlayedGames,
    Profile,
    Progress,
    PuzzleInfo,
    PuzzleStanding,
    SolvedPuzzle,
    Taken,
)
from noctuary.tables.wire.shapes import Preferences, to_json
from noctuary.tables.wire.tables import SeatSetup
from noctuary.tables.work import Work, unhurried

_preferences: Final[Decoder[Preferences]] = Decoder(Preferences)

PAGE: Final = 50
"""How many finished games are listed at a time."""
AT_A_TIME: Final = 50
"""How many games of a file are stored in one transaction, or read."""
MAX_SUMS: Final = 64
"""How many sums are cached, each over one person's finished games of one game."""
Sums = OrderedDict[tuple[str, str], tuple[object, Progress]]
"""By person and game: the version of that person's finished games, and the progress in them."""
Logged = tuple[Row, list[str]]
"""A table with its log."""


class Profiles:
    """The profiles of all players with tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby
        self._sums: Sums = OrderedDict()
        self._transferring: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks by owner: a file may take minutes, and others do not wait for it."""

    async def profile(self, owner: str) -> KeptProfile | None:
        """`owner`'s profile, if there is one. Raises StoreError."""
        row = await self._lobby.read(Store.profile, owner)
        if row is None:
            return None
        return KeptProfile(row.name, row.language, _preferences.decode(row.preferences), created=row.created)

    async def keep(self, owner: str, profile: Profile) -> bool:
        """Create or change `owner`'s profile; return whether it is new. Raises StoreError."""
        return await self._lobby.act(owner, Store.keep, _row(owner, profile))

    async def games(self, owner: str, start: int = 0, game: str | None = None) -> PlayedGames:
        """A page of the finished games that count for `owner`, the most recently finished first, beginning with
        number `start`; `game`: only those of this game. Raises StoreError.
        """
        return await self._lobby.read(_list_games, owner, start, game)

    async def progress(self, owner: str, game: Game) -> Progress:
        """`owner`'s progress in a game. Raises StoreError."""
        return await self._lobby.read(_sum_up, self._sums, owner, game)

    async def match(self, owner: str, game: str, seats: Iterable[SeatSetup | Player]) -> None:
        """Give these seats to bots that `owner` would beat in half of all games. Raises StoreError."""
        for seat in seats:
            seat.kind = (await self.progress(owner, catalogue.find(game)))["bot"]

    async def puzzles(self, owner: str, game: Game) -> tuple[list[PuzzleInfo], str | None, PuzzleStanding]:
        """A game's puzzles, which of them `owner` has solved and how well, and today's puzzle. Raises StoreError."""
        rows = await self._lobby.read(Store.tried_puzzles, owner)
        tried = {row.puzzle: row for row in rows if row.game == game.name}
        by_id = await asyncio.to_thread(puzzles.puzzles, game.name)
        today = puzzles.daily(game.name, datetime.now(UTC).date())
        listed = [_describe(game, puzzle, tried.get(puzzle.id)) for puzzle in by_id.values()]
        return listed, today.id if today else None, stand(tried.values(), by_id)

    async def written(self, owner: str) -> bytes:
        """The file with `owner`'s profile, finished games and editions. Raises StoreError."""
        async with self._transferring.setdefault(owner, asyncio.Lock()):
            kept = await self.profile(owner)
            profile = Profile(kept.name, kept.language, kept.preferences) if kept else None
            finished = await self._finished_rows(owner)
            games: list[tuple[str, str, str]] = []
            for start in range(0, min(len(finished), MOST_GAMES), AT_A_TIME):
                some = finished[start : start + AT_A_TIME]
                for row, stored in zip(some, await self._lobby.read(_written_games, some), strict=True):
                    if record := await self._played(row) if stored is None else stored:
                        games.append((record, row.moved, counted_of(row).seat))
            known = await self._lobby.read(editions.known, owner)
            edited = [(editions.corrections_of(row), row.updated) for row in known]
            left_out = len(finished) - len(games)
            solved = [
                SolvedPuzzle(row.game, row.puzzle, _date(row.solved), _date(row.missed))
                for row in await self._lobby.read(Store.tried_puzzles, owner)
            ]
            sheets = [written_sheet(row) for row in await self._lobby.read(Store.sheets, owner) if row.content]
            return await asyncio.to_thread(transfer.written, profile, games, edited, left_out, solved, sheets)

    async def take_in(self, owner: str, text: bytes) -> Taken:
        """Import a file: its profile replaces `owner`'s, its games and editions are added. Games that cannot be played
        through are left out. Raises BadInput, TableError if there would be too many editions, or StoreError; then
        nothing has changed, except that the first of many games may be there.
        """
        async with self._transferring.setdefault(owner, asyncio.Lock()), AsyncExitStack() as stack:
            profile, logs, edited, left_out, puzzles, sheets = await self._lobby.files.run(_read_file, owner, text)
            tables = await asyncio.to_thread(lambda: [(row, log.splitlines()) for row, log in logs])
            # Whoever asks at two servers gets everything once.
            while not await stack.enter_async_context(self._lobby.writer.turn(owner)):
                await asyncio.sleep(ELSEWHERE)
            alike = await asyncio.to_thread(_alike, await self._finished_rows(owner), tables)
            known = [(row, await self._lobby.read(Store.lines, row.id)) for row in alike]
            new = await asyncio.to_thread(_new, tables, known)
            kept = _row(owner, profile) if profile is not None else None
            # Whoever deletes everything meanwhile deletes all of it.
            async with self._lobby.turn(owner):
                added, solved = await self._lobby.act(
                    owner, _take_in, owner, kept, new[:AT_A_TIME], len(new), edited, puzzles, sheets
                )
                # Moves are stored in between. If not all games arrive, the same file brings the others later.
                for start in range(AT_A_TIME, len(new), AT_A_TIME):
                    await self._lobby.act(owner, Store.take_in, None, new[start : start + AT_A_TIME], [])
            return Taken(len(new), len(tables) - len(new), added, len(edited) - added, tuple(left_out), solved)

    async def _finished_rows(self, owner: str) -> list[Row]:
        """The tables whose games count for `owner`, the most recently finished first."""
        rows = await self._lobby.read(Store.finished_tables, owner)
        return await asyncio.to_thread(lambda: [row for row in unhurried(rows) if legible(row)])

    async def _played(self, row: Row) -> str:
        """The game file of a finished game, played through; empty if this version cannot play or import it."""
        try:
            match = await self._lobby.match_of(row)
        except TableError:
            return ""
        if match.undos > MAX_UNDOS:
            return ""
        # Next time it need not be played through.
        outcome = outcome_text(match, counted=counted_of(row))
        await self._lobby.in_store_thread(self._lobby.store.replace_outcome, row, outcome)
        return gamefile.dumps(match)


def _written_games(store: Store, rows: list[Row]) -> list[str | None]:
    return [begun.written(store, row) for row in unhurried(rows)]


def _list_games(store: Store, owner: str, start: int, game: str | None) -> PlayedGames:
    sums = store.sum_up_finished(owner)
    page = [_as_listed(row) for row in store.finished_tables(owner, PAGE, start, game) if legible(row)]
    return PlayedGames(page, {one: number for one, number, *_ in sums}, sum(won for _, _, won, *_ in sums))


def _sum_up(store: Store, sums: Sums, owner: str, game: Game) -> Progress:
    """The progress in a game, worked out only when the finished games have changed."""
    version, key = store.sum_up_finished(owner), (owner, game.name)
    if key not in sums or sums[key][0] != version:
        played = [_as_listed(row) for row in unhurried(store.finished_tables(owner, game=game.name)) if legible(row)]
        sums[key] = version, progress(game, played[::-1])
        while len(sums) > MAX_SUMS:
            sums.popitem(last=False)
    return sums[key][1]


def _as_listed(row: Row) -> PlayedGame:
    """A finished game as a profile lists it."""
    summary = summary_of(row)
    return PlayedGame(
        **asdict(counted_of(row)),
        id=row.id,
        game=row.game,
        edition=summary.edition,
        finished=row.moved,
        seats=summary.seats,
        current=is_played(row),
        together=bool(header_of(row).invitation),
    )


def _row(owner: str, profile: Profile) -> ProfileRow:
    return ProfileRow(owner, profile.name, profile.language, to_json(profile.preferences), timestamp())


def _read_file(
    owner: str, text: bytes, work: Work
) -> tuple[Profile | None, list[tuple[Row, str]], list[EditionRow], list[LeftOut], list[SolvedRow], list[SheetRow]]:
    """The contents of a file: the profile, the games as tables of `owner` with their logs, the editions, the games left
    out with reasons, the solved puzzles and the sheets. A log is a single text, quick to pass between processes.
    """
    arrivals = transfer.read(text, work)
    tables: list[tuple[Row, str]] = []
    left_out: list[LeftOut] = []
    for game in arrivals.games:
        if isinstance(game, Refusal):
            left_out.append(LeftOut(game.where, message(game.message)))
        else:
            tables.append((new_row(owner, game.match, _time(game.date)), "\n".join(game.match.lines)))
    edited = [editions.new_row(owner, edition, _time(updated)) for edition, updated in arrivals.editions]
    solved = [
        SolvedRow(
            owner, one.game, one.puzzle, _time(one.date) if one.date else "", _time(one.missed) if one.missed else None
        )
        for one in arrivals.puzzles
    ]
    sheets = [SheetRow(one.id, owner, one.kind, 1, 0, one.content) for one in arrivals.sheets]
    return arrivals.profile, tables, edited, left_out, solved, sheets


def _time(date: datetime) -> str:
    return date.isoformat(timespec="milliseconds")


def _date(time: str | None) -> datetime | None:
    return moment(time) if time else None


def _describe(game: Game, one: puzzles.Puzzle, tried: SolvedRow | None) -> PuzzleInfo:
    return PuzzleInfo(
        one.id,
        one.theme,
        one.difficulty,
        one.rating,
        game.options(one.options).players,
        (tried and tried.solved) or None,
        bool(tried and tried.missed),
        game.picture(one.position),
    )


def _take_in(
    store: Store,
    owner: str,
    profile: ProfileRow | None,
    tables: list[Logged],
    games: int,
    edited: list[EditionRow],
    solved: list[SolvedRow],
    sheets: list[SheetRow],
) -> tuple[int, int]:
    """Store what is new in a file, and the first of its new `games`; return how many of its editions and of its solved
    puzzles are new. Runs in the store's thread, so that nothing happens in between.
    """
    if games:
        make_room(store, owner, games)
    there = store.editions(owner)
    seen = {editions.corrections_of(row) for row in there}
    new = {edition: row for row in edited if (edition := editions.corrections_of(row)) not in seen}
    if new:
        editions.make_room(store, owner, len(new))
    before = _count_solved(store, owner)
    store.take_in(profile, tables, [*new.values()], solved, arrived(store, owner, sheets))
    return len(new), _count_solved(store, owner) - before


def _count_solved(store: Store, owner: str) -> int:
    return sum(bool(row.solved) for row in store.tried_puzzles(owner))


def _alike(rows: list[Row], tables: list[Logged]) -> list[Row]:
    """Those `rows` that have the same setup as one of the tables."""
    headers = {_header(row) for row, _ in tables}
    return [row for row in rows if _header(row) in headers]


def _new(tables: list[Logged], known: list[Logged]) -> list[Logged]:
    """The tables that are not among the known ones, without duplicates."""
    keys = {_key(*table) for table in known}
    return list({key: table for table in tables if (key := _key(*table)) not in keys}.values())


def _header(row: Row) -> str:
    """What all game files say of how a game was set up, for comparisons."""
    header, seats = header_of(row), [SeatSetup(seat.kind, seat.name) for seat in summary_of(row).seats]
    begun = header.rules, header.facts, header.corrections or None, header.options
    return msgspec.json.encode((*begun, header.seed or 0, header.deal or None, seats), order="sorted").decode()


def _key(row: Row, lines: list[str]) -> str:
    """What identifies a game: its setup and its moves, except forced ones."""
    return "\n".join([_header(row), *(line for line in lines if not line.endswith(AUTO))])
