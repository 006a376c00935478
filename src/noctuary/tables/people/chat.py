"""The chat of a table with separate screens: short lines, stored with the table only.

The seated players and the host can read it; watchers cannot, and no game file, export, log or metric contains any of
it.
"""

from __future__ import annotations

import math
from datetime import datetime, timedelta
from typing import Final

from noctuary.kernel.messages import BadInput
from noctuary.kernel.moves import seat_name
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.readable import readable
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.rows import NEWCOMERS, Overtaken, Said
from noctuary.tables.store.saved import read_counted
from noctuary.tables.wall_clock import timestamp

TRIES: Final = 3
NEWCOMER_MINUTES: Final = 10
"""How long somebody new says nothing but phrases where the host wants that."""


async def say(lobby: Lobby, table: LiveTable, player: str, seat: int, text: str, phrase: str | None) -> None:
    """Store what the player at a seat says. Raises BadInput, StoreError, or TableError, also if they are silenced."""
    if table.seats.places is None:
        raise TableError("table-one-screen")
    if player in table.talk.chat.silenced:
        raise TableError("chat-silenced")
    words = "" if phrase else readable(text)
    if not (words or phrase):
        raise BadInput("chat-empty")
    if words and NEWCOMERS in table.talk.chat.silenced and player != table.seats.host:
        await lobby.read(_refuse_newcomer, table.id, player)
    line = Said(0, player, seat, table.match.setup.seats[seat].name, words, phrase or "", timestamp())
    for tries in reversed(range(TRIES)):
        try:
            await lobby.in_store_thread(lobby.store.add_line, table.id, line)
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
    """Silence the player at a seat, or let them speak again; `seat` is None: leave newcomers nothing but phrases, or
    let them write. Raises TableError if `player` is not the host, or if nobody has that seat, or StoreError.
    """
    if table.seats.places is None or player != table.seats.host:
        raise TableError("table-not-host")
    person = NEWCOMERS if seat is None else table.seats.places.get(seat)
    if not person:
        raise TableError("chat-nobody", {"seat": seat_name(seat or 0)})
    await lobby.in_store_thread(lobby.store.silence, table.id, person, silent)
    await lobby.reload_chat(table.id)


def _refuse_newcomer(store: Store, id: str, player: str) -> None:
    """Raise TableError if somebody took their seat only now and has not finished a game on this server."""
    taken = [place.taken or "" for place in store.places(id) if place.owner == player]
    since = min(taken, default="")
    if not since:
        return
    left = datetime.fromisoformat(since) + timedelta(minutes=NEWCOMER_MINUTES) - datetime.fromisoformat(timestamp())
    # Giving up is no way to become known.
    known = any(found and not found.given_up for found in map(read_counted, store.outcomes(player)))
    if left > timedelta() and not known:
        raise TableError("chat-newcomer", {"number": math.ceil(left / timedelta(minutes=1))})
