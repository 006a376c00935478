"""The component editions that players store on a server: corrected facts of their boxes, to be used at tables.

Malformed editions are refused. An edition with wrong or inconsistent facts is stored, as it may be corrected later;
until then it cannot be used for a table.
"""

import asyncio
import secrets
from functools import lru_cache
from typing import Final

from msgspec.json import Decoder

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.box.corrections import Corrections, parse
from noctuary.kernel.contract import catalogue
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError, allow_more
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import EditionRow
from noctuary.tables.view import message
from noctuary.tables.wall_clock import timestamp
from noctuary.tables.wire import editions as wire
from noctuary.tables.wire.editions import Checked, Draft, GameEdition, Problem
from noctuary.tables.wire.people import MAX_EDITIONS
from noctuary.tables.wire.shapes import Changes, to_json

REMEMBERED: Final = 4 * MAX_EDITIONS

_changes: Final = Decoder(Changes)


class Editions:
    """The editions of all players with tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby
        self._examining: asyncio.Lock = asyncio.Lock()
        """Editions are checked one at a time: that is slow, and tables take precedence."""

    async def editions(self, owner: str) -> list[wire.Edition]:
        """`owner`'s editions, the most recently changed first. Raises StoreError."""
        return await self._list(await self._lobby.read(known, owner))

    async def edition(self, owner: str, id: str) -> Corrections:
        """`owner`'s edition `id`. Raises TableError if there is none, or StoreError."""
        return corrections_of(await self._lobby.read(_found, owner, id))

    async def add(self, owner: str, corrections: Corrections) -> wire.Edition:
        """Store an edition. Raises TableError if there are too many, or StoreError."""
        row = new_row(owner, corrections, timestamp())
        await self._lobby.act(owner, _add, row)
        return (await self._list([row]))[0]

    async def change(self, owner: str, id: str, draft: Draft) -> wire.Edition:
        """Change an edition's name and changes. Raises TableError if there is none, BadInput or StoreError."""
        row = await self._lobby.act(owner, _change, owner, id, draft)
        return (await self._list([row]))[0]

    async def delete(self, owner: str, id: str) -> None:
        """Delete `owner`'s edition `id`; its tables remain. Raises TableError if it is unknown, or StoreError."""
        store = self._lobby.store
        await self._lobby.in_store_thread(lambda: store.delete_edition(_found(store, owner, id).id))

    async def read(self, text: str) -> Corrections:
        """The edition in a TOML file. Raises BadInput."""
        async with self._examining:
            return await asyncio.to_thread(parse, text)

    async def check(self, corrections: Corrections, language: str) -> Checked:
        """The problems of an edition, and if there are no errors, its game's components."""
        async with self._examining:
            return await asyncio.to_thread(_check, corrections, language)

    async def _list(self, rows: list[EditionRow]) -> list[wire.Edition]:
        async with self._examining:
            return await asyncio.to_thread(lambda: [_as_listed(row) for row in rows])


def new_row(owner: str, corrections: Corrections, when: str) -> EditionRow:
    """The row of `owner`'s edition, under a new id."""
    changes = to_json(corrections.changes)
    return EditionRow(secrets.token_hex(8), owner, corrections.game, corrections.name, changes, when)


def corrections_of(row: EditionRow) -> Corrections:
    """The edition in a row."""
    return Corrections(row.game, row.name, _changes.decode(row.changes))


# These run in the store's thread, so that nothing happens between reading and writing.


def make_room(store: Store, owner: str, more: int = 1) -> None:
    """Raise TableError if `owner` may not have this many more editions."""
    allow_more(len(store.editions(owner)), MAX_EDITIONS, "table-edition-most", more)


def known(store: Store, owner: str) -> list[EditionRow]:
    """`owner`'s editions for games that exist here."""
    names = catalogue.names()
    return [row for row in store.editions(owner) if row.game in names]


def _found(store: Store, owner: str, id: str) -> EditionRow:
    row = store.edition(owner, id)
    if row is None:
        raise TableError("table-edition-unknown")
    return row


def _add(store: Store, row: EditionRow) -> None:
    make_room(store, row.owner)
    store.add_edition(row)


def _change(store: Store, owner: str, id: str, draft: Draft) -> EditionRow:
    row = _found(store, owner, id)
    corrections = draft.written(catalogue.find(row.game), "$")
    changed = EditionRow(id, owner, row.game, corrections.name, to_json(corrections.changes), timestamp())
    store.change_edition(changed)
    return changed


# These run in threads beside the event loop.


@lru_cache(REMEMBERED)
def _problems(corrections: Corrections) -> tuple[list[BadInput], list[BadInput]]:
    """The errors and warnings of an edition."""
    return catalogue.find(corrections.game).examine(corrections)


def _as_listed(row: EditionRow) -> wire.Edition:
    corrections = corrections_of(row)
    errors, warnings = _problems(corrections)
    return wire.Edition(
        id=row.id,
        game=row.game,
        name=corrections.name,
        changes=corrections.changes,
        hash=corrections.hash,
        updated=row.updated,
        errors=len(errors),
        warnings=len(warnings),
    )


def _check(corrections: Corrections, language: str) -> Checked:
    game = catalogue.find(corrections.game)
    errors, warnings = game.examine(corrections)
    return Checked(
        GameEdition(corrections.name, corrections.hash, corrections.changes, corrections.game),
        [_problem(error) for error in errors],
        [_problem(warning) for warning in warnings],
        None if errors else game.under(corrections).components(language),
    )


def _problem(problem: BadInput) -> Problem:
    return Problem(**message(problem.message), where=problem.where)
