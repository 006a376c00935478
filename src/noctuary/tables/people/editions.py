"""The component editions that people keep on a server: corrected facts of their boxes, to be chosen for tables.

What cannot be understood is refused. An edition whose facts are wrong, or do not go together, is kept all the same: it
may be corrected later, and until then no table is made under it.
"""

from __future__ import annotations

import asyncio
import secrets
from functools import lru_cache
from typing import Final

from msgspec.json import Decoder

from noctuary.kernel import catalogue
from noctuary.kernel.corrections import Corrections, parse
from noctuary.kernel.messages import BadInput
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.rows import EditionRow
from noctuary.tables.view import message
from noctuary.tables.wall_clock import timestamp
from noctuary.tables.wire import editions as wire
from noctuary.tables.wire.editions import Checked, Draft, GameEdition, Problem
from noctuary.tables.wire.shapes import Changes, to_json

MAX_EDITIONS: Final = 100
"""How many editions are kept for one person."""
REMEMBERED: Final = 4 * MAX_EDITIONS

_changes: Final = Decoder(Changes)


class Editions:
    """The editions of everybody who has tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby
        self._examining: asyncio.Lock = asyncio.Lock()
        """Editions are examined one at a time: that takes time, and the tables come first."""

    async def editions(self, owner: str) -> list[wire.Edition]:
        """The editions of `owner`, last changed first. Raises StoreError."""
        return await self._listed(await self._lobby.in_store_thread(known, self._lobby.store, owner))

    async def edition(self, owner: str, id: str) -> Corrections:
        """The edition `id` of `owner`. Raises TableError if there is none, or StoreError."""
        return corrections_of(await self._lobby.in_store_thread(_found, self._lobby.store, owner, id))

    async def add(self, owner: str, corrections: Corrections) -> wire.Edition:
        """Keep an edition. Raises TableError if there are too many, or StoreError."""
        row = new_row(owner, corrections, timestamp())
        await self._lobby.in_store_thread(_add, self._lobby.store, row)
        return (await self._listed([row]))[0]

    async def change(self, owner: str, id: str, draft: Draft) -> wire.Edition:
        """Give the edition `id` of `owner` another name and other changes. Raises TableError if there is none, BadInput
        or StoreError.
        """
        row = await self._lobby.in_store_thread(_changed, self._lobby.store, owner, id, draft)
        return (await self._listed([row]))[0]

    async def delete(self, owner: str, id: str) -> None:
        """Forget the edition `id` of `owner`; tables made under it stay. Raises TableError if there is none, or
        StoreError.
        """
        await self._lobby.in_store_thread(_delete, self._lobby.store, owner, id)

    async def read(self, text: str) -> Corrections:
        """The edition that a TOML file says. Raises BadInput."""
        async with self._examining:
            return await asyncio.to_thread(parse, text)

    async def checked(self, corrections: Corrections, language: str) -> Checked:
        """What is wrong with an edition, and its game's components under it if nothing is."""
        async with self._examining:
            return await asyncio.to_thread(_checked, corrections, language)

    async def _listed(self, rows: list[EditionRow]) -> list[wire.Edition]:
        async with self._examining:
            return await asyncio.to_thread(lambda: [_listed(row) for row in rows])


def new_row(owner: str, corrections: Corrections, when: str) -> EditionRow:
    """An edition of `owner` as it is stored, under an id of its own."""
    changes = to_json(corrections.changes)
    return EditionRow(secrets.token_hex(8), owner, corrections.game, corrections.name, changes, when)


def corrections_of(row: EditionRow) -> Corrections:
    """The edition that a row stores."""
    return Corrections(row.game, row.name, _changes.decode(row.changes))


def refuse_too_many(number: int) -> None:
    """Raises TableError if a person cannot have that many editions."""
    if number > MAX_EDITIONS:
        raise TableError("table-edition-most", {"number": MAX_EDITIONS})


# In the store's thread, so that nothing comes between looking and writing.


def known(store: Store, owner: str) -> list[EditionRow]:
    """The editions of `owner` of games that there are here."""
    names = catalogue.names()
    return [row for row in store.editions(owner) if row.game in names]


def _found(store: Store, owner: str, id: str) -> EditionRow:
    row = store.edition(owner, id)
    if row is None:
        raise TableError("table-edition-unknown")
    return row


def _add(store: Store, row: EditionRow) -> None:
    refuse_too_many(len(store.editions(row.owner)) + 1)
    store.add_edition(row)


def _changed(store: Store, owner: str, id: str, draft: Draft) -> EditionRow:
    row = _found(store, owner, id)
    corrections = draft.corrections(catalogue.find(row.game), "$")
    changed = EditionRow(id, owner, row.game, corrections.name, to_json(corrections.changes), timestamp())
    store.change_edition(changed)
    return changed


def _delete(store: Store, owner: str, id: str) -> None:
    store.delete_edition(_found(store, owner, id).id)


# In threads beside the event loop.


@lru_cache(REMEMBERED)
def _problems(corrections: Corrections) -> tuple[list[BadInput], list[BadInput]]:
    """Errors and warnings."""
    return catalogue.find(corrections.game).examine(corrections)


def _listed(row: EditionRow) -> wire.Edition:
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


def _checked(corrections: Corrections, language: str) -> Checked:
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
