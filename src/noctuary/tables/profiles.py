"""Who somebody is on this server, and the finished games that count for them.

A person owns tables and may have a profile. Progress, achievements and records are worked out from the finished games;
what each of them counts for is stored with its last move, so that it stays when rules or components change.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from noctuary.kernel.game import Game
from noctuary.tables import transfer
from noctuary.tables.course import AUTO
from noctuary.tables.hall import Hall, as_text, new_row, now, outcome_text
from noctuary.tables.progress import progress
from noctuary.tables.records import recorded
from noctuary.tables.setup import TableError
from noctuary.tables.store import UNSETTLED, ProfileRow, Row
from noctuary.tables.transfer import Profile


class Profiles:
    """The profiles of everybody who has tables in `hall`."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Hall = hall
        self._transferring: asyncio.Lock = asyncio.Lock()
        """Files are written and read one at a time: that is work, and the tables go first."""

    async def profile(self, owner: str) -> dict[str, Any] | None:
        """The profile of `owner` as JSON values, if there is one. Raises StoreError."""
        row = await self._hall.stored(self._hall.store.profile, owner)
        if row is None:
            return None
        return {
            "name": row.name,
            "language": row.language,
            "preferences": json.loads(row.preferences),
            "created": row.created,
        }

    async def keep(self, owner: str, profile: Profile) -> bool:
        """Make or change the profile of `owner`; says whether it is a new one. Raises StoreError."""
        return await self._hall.stored(self._hall.store.keep, _row(owner, profile))

    async def games(self, owner: str) -> list[dict[str, Any]]:
        """The finished games that count for `owner`, last finished first, as JSON values. Raises StoreError."""
        return [self._listed(row, counted) for row, counted in await self._finished(owner)]

    async def progress(self, owner: str, game: Game) -> dict[str, Any]:
        """What `owner` has reached in a game, as JSON values. Raises StoreError."""
        played = [one for one in await self.games(owner) if one["game"] == game.name]
        return progress(game, played[::-1])

    async def written(self, owner: str) -> bytes:
        """The file with the profile and the finished games of `owner`. Raises StoreError."""
        async with self._transferring:
            kept = await self.profile(owner)
            profile = Profile(kept["name"], kept["language"], kept["preferences"]) if kept else None
            finished = await self._finished(owner)
            games: list[tuple[str, str, str]] = []
            for row, counted in finished:
                record = await self._record(row)
                if record is not None:
                    games.append((record, row.moved, counted["seat"]))
            return await asyncio.to_thread(transfer.written, profile, games, len(finished) - len(games))

    async def take_in(self, owner: str, text: bytes) -> tuple[int, int]:
        """Take in a file: its profile replaces that of `owner`, its games are added. Says how many were added and how
        many were there already. Raises BadInput, IllegalMove or StoreError; then nothing has changed.
        """
        async with self._transferring:
            profile, tables = await asyncio.to_thread(_arrived, owner, text)
            known = await self._known(owner, {_header(row) for row, _ in tables})
            added = {key: table for table in tables if (key := _key(*table)) not in known}
            row = _row(owner, profile) if profile is not None else None
            await self._hall.stored(self._hall.store.take_in, row, list(added.values()))
            return len(added), len(tables) - len(added)

    async def _finished(self, owner: str) -> list[tuple[Row, dict[str, Any]]]:
        """The tables whose games count for `owner`, each with what it counts for, last finished first."""
        found: list[tuple[Row, dict[str, Any]]] = []
        for row in await self._hall.stored(self._hall.store.finished, owner):
            if row.outcome == UNSETTLED:
                row.outcome = await self._settled(row)
                await self._hall.stored(self._hall.store.settle, row.id, row.outcome)
            if row.outcome is not None:
                found.append((row, json.loads(row.outcome)))
        return found

    async def _settled(self, row: Row) -> str | None:
        """What a game finished under an older version counts for; None if it cannot be played through any more."""
        try:
            return outcome_text(await self._hall.course_of(row))
        except TableError:
            return None

    async def _record(self, row: Row) -> str | None:
        """The game file of a finished game, if this version can play it through."""
        try:
            setup = self._hall.setup_of(row)
        except TableError:
            return None
        lines = await self._hall.stored(self._hall.store.lines, row.id)
        return await asyncio.to_thread(lambda: recorded(setup, lines).dumps())

    def _listed(self, row: Row, counted: dict[str, Any]) -> dict[str, Any]:
        """A finished game as a profile lists it."""
        return {
            "id": row.id,
            "game": row.game,
            "finished": row.moved,
            "seats": json.loads(row.summary)["seats"],
            "current": self._hall.is_current(row),
            **counted,
        }

    async def _known(self, owner: str, headers: set[str]) -> set[str]:
        """The keys of those of the finished games of `owner` that begin like one of `headers`."""
        rows = [row for row, _ in await self._finished(owner) if _header(row) in headers]
        return {_key(row, await self._hall.stored(self._hall.store.lines, row.id)) for row in rows}


def _row(owner: str, profile: Profile) -> ProfileRow:
    return ProfileRow(owner, profile.name, profile.language, as_text(profile.preferences), now())


def _arrived(owner: str, text: bytes) -> tuple[Profile | None, list[tuple[Row, list[str]]]]:
    """What is in a file: the profile, and the games as tables of `owner` with their logs."""
    profile, arrivals = transfer.read(text)
    tables = [(new_row(owner, one.course, one.date.isoformat(timespec="milliseconds")), one.lines) for one in arrivals]
    return profile, tables


def _header(row: Row) -> str:
    """How a game was set up. It is the same game whoever it counts for."""
    return json.dumps({**json.loads(row.header), "me": None, "game": row.game}, sort_keys=True)


def _key(row: Row, lines: list[str]) -> str:
    """What makes a game the one it is: setup and moves. Forced ones go without saying."""
    return "\n".join([_header(row), *(line for line in lines if not line.endswith(AUTO))])
