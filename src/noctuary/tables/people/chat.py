"""The chat of a table with separate screens: short lines, stored with the table only.

The seated players and the host can read it; watchers cannot, and no game file, export, log or metric contains any of
it.
"""

from __future__ import annotations

from typing import Final

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.readable import readable
from noctuary.kernel.parts.moves import seat_name
from noctuary.tables.live.helping.writers import check_writer
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import NEWCOMERS, Overtaken, Said
from noctuary.tables.wall_clock import timestamp

TRIES: Final = 3


async def say(lobby: Lobby, table: LiveTable, player: str, seat: int, text: str, phrase: str | None) -> None:
    """Store what the player at a seat says. Raises BadInput, TableError or StoreError."""
    if table.seats.places is None:
        raise TableError("table-one-screen")
    words = "" if phrase else readable(text)
    if not (words or phrase):
        raise BadInput("chat-empty")
    line = Said(0, player, seat, table.match.setup.seats[seat].name, words, phrase or "", timestamp())
    for tries in reversed(range(TRIES)):
        try:
            await lobby.in_store_thread(_add, lobby.store, table.id, line)
            break
        except Overtaken:
            # Somebody has posted through another server at the same moment.
            if not tries:
                raise
    await lobby.reload_chat(table.id)


async def report(lobby: Lobby, table: LiveTable, player: str, number: int) -> None:
    """Report a line to the host. Raises TableError if the player may not read it, or StoreError."""
    if not table.seats.reads_chat(player):
        raise TableError("table-watching")
    if any(line.number == number and not line.reported for line in table.talk.chat.lines):
        await lobby.in_store_thread(lobby.store.report, table.id, number)
        await lobby.reload_chat(table.id)


async def silence(lobby: Lobby, table: LiveTable, player: str, seat: int | None, silent: bool) -> None:
    """Silence the player at a seat, or let them speak again; without a `seat`, limit newcomers to phrases, or lift that
    limit. Raises TableError if `player` is not the host or nobody has that seat, or StoreError.
    """
    if table.seats.places is None or player != table.seats.host:
        raise TableError("table-not-host")
    person = NEWCOMERS if seat is None else table.seats.places.get(seat)
    if not person:
        raise TableError("chat-nobody", {"seat": seat_name(seat or 0)})
    await lobby.in_store_thread(lobby.store.silence, table.id, person, silent)
    await lobby.reload_chat(table.id)


def _add(store: Store, id: str, line: Said) -> None:
    with store.acting(line.owner):
        check_writer(store, id, line.owner, bool(line.phrase))
        store.add_line(id, line)
