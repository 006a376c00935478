"""The component editions that people keep on a server: corrected facts of their boxes, to be chosen for tables.

What cannot be understood is refused. An edition whose facts are wrong, or do not go together, is kept all the same: it
may be corrected later, and until then no table is made under it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec

from noctuary.kernel import catalogue
from noctuary.kernel.corrections import MOST_CHANGES, Corrections, made, parse
from noctuary.kernel.game import Game
from noctuary.kernel.messages import BadInput, Refusal
from noctuary.tables.live import as_text, now
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError
from noctuary.tables.store import EditionRow, Store
from noctuary.tables.view import message

MOST: Final = 100
"""How many editions are kept for one person."""
REMEMBERED: Final = 4 * MOST

Path = Annotated[str, msgspec.Meta(max_length=100)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]
Items = Annotated[list[Number | Text], msgspec.Meta(max_length=64)]
Changes = Annotated[dict[Path, Number | Text | bool | Items], msgspec.Meta(max_length=MOST_CHANGES)]


class Draft(msgspec.Struct):
    """A name and changes as clients and files write them, no further looked at."""

    name: Text
    changes: Changes

    def corrections(self, game: Game, where: str) -> Corrections:
        """The edition of `game` that is meant. Raises BadInput with the place."""
        try:
            return made(game.name, self.name, self.changes)
        except BadInput as error:
            error.where = f"{where}.name" if error.message.id == "edition-name" else f"{where}.changes"
            raise


class GameDraft(Draft):
    """The same with the game it is for."""

    game: Annotated[str, msgspec.Meta(max_length=64)]


class Editions:
    """The editions of everybody who has tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby
        self._examining: asyncio.Lock = asyncio.Lock()
        """Editions are looked at one at a time: that is work, and the tables go first."""

    async def editions(self, owner: str) -> list[dict[str, Any]]:
        """The editions of `owner`, last changed first, as JSON values. Raises StoreError."""
        return await self._listed(await self._lobby.stored(known, self._lobby.store, owner))

    async def edition(self, owner: str, id: str) -> Corrections:
        """The edition `id` of `owner`. Raises TableError if there is none, or StoreError."""
        return corrections_of(await self._lobby.stored(_found, self._lobby.store, owner, id))

    async def add(self, owner: str, corrections: Corrections) -> dict[str, Any]:
        """Keep an edition; gives it as JSON values. Raises TableError if there are too many, or StoreError."""
        row = new_row(owner, corrections, now())
        await self._lobby.stored(_add, self._lobby.store, row)
        return (await self._listed([row]))[0]

    async def change(self, owner: str, id: str, draft: Draft) -> dict[str, Any]:
        """Give the edition `id` of `owner` another name and other changes. Raises TableError if there is none, BadInput
        or StoreError.
        """
        row = await self._lobby.stored(_changed, self._lobby.store, owner, id, draft)
        return (await self._listed([row]))[0]

    async def delete(self, owner: str, id: str) -> None:
        """Forget the edition `id` of `owner`; tables made under it stay. Raises TableError if there is none, or
        StoreError.
        """
        await self._lobby.stored(_delete, self._lobby.store, owner, id)

    async def read(self, text: str) -> Corrections:
        """The edition that a TOML file says. Raises BadInput."""
        async with self._examining:
            return await asyncio.to_thread(parse, text)

    async def checked(self, corrections: Corrections, language: str) -> dict[str, Any]:
        """What is wrong with an edition, and its game's components under it if nothing is, as JSON values."""
        async with self._examining:
            return await asyncio.to_thread(_checked, corrections, language)

    async def _listed(self, rows: list[EditionRow]) -> list[dict[str, Any]]:
        async with self._examining:
            return await asyncio.to_thread(lambda: [_listed(row) for row in rows])


def new_row(owner: str, corrections: Corrections, when: str) -> EditionRow:
    """An edition of `owner` as it is stored, under an id of its own."""
    return EditionRow(
        secrets.token_hex(8), owner, corrections.game, corrections.name, as_text(corrections.changes), when
    )


def corrections_of(row: EditionRow) -> Corrections:
    """The edition that a row stores."""
    return Corrections(row.game, row.name, json.loads(row.changes))


def refuse_too_many(number: int) -> None:
    """Raises TableError if a person cannot have so many editions."""
    if number > MOST:
        raise TableError("table-edition-most", {"number": MOST})


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
    changed = EditionRow(id, owner, row.game, corrections.name, as_text(corrections.changes), now())
    store.change_edition(changed)
    return changed


def _delete(store: Store, owner: str, id: str) -> None:
    store.delete_edition(_found(store, owner, id).id)


# Beside the event loop.


@lru_cache(REMEMBERED)
def _problems(corrections: Corrections) -> tuple[list[BadInput], list[BadInput]]:
    """Errors and warnings."""
    return catalogue.find(corrections.game).examine(corrections)


def _listed(row: EditionRow) -> dict[str, Any]:
    corrections = corrections_of(row)
    errors, warnings = _problems(corrections)
    return {
        "id": row.id,
        "game": row.game,
        **corrections.mapping(),
        "hash": corrections.hash,
        "updated": row.updated,
        "errors": len(errors),
        "warnings": len(warnings),
    }


def _checked(corrections: Corrections, language: str) -> dict[str, Any]:
    game = catalogue.find(corrections.game)
    errors, warnings = game.examine(corrections)
    return {
        "edition": {"game": corrections.game, **corrections.mapping(), "hash": corrections.hash},
        "errors": [_problem(error) for error in errors],
        "warnings": [_problem(warning) for warning in warnings],
        "components": None if errors else game.under(corrections).components(language),
    }


def _problem(problem: Refusal) -> dict[str, Any]:
    return {**message(problem.message), "where": problem.where}
