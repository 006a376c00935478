"""The chat of a table with separate screens: short lines, stored with the table only.

The seated players and the host read what players say. Watchers read what watchers say, and the others do once the game
is over (`Seats.reads`); the host learns at once that a line is reported, but not its words (`Seats.knows_of`). No game
file, export, log or metric contains any of it.
"""

from collections.abc import Callable
from typing import Final

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.readable import readable
from noctuary.kernel.parts.moves import seat_name
from noctuary.tables.admission import hosted
from noctuary.tables.live.helping.writers import check_writer
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError, distinct_name, readable_name
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import NEWCOMERS, Overtaken, Said
from noctuary.tables.wall_clock import timestamp

TRIES: Final = 3


async def say(lobby: Lobby, table: LiveTable, line: Said) -> None:
    """Store a new line of a player or, under the name in it, of a watcher (WATCHER); its number and its time are set
    now. Raises BadInput, TableError or StoreError.
    """
    if table.seats.places is None:
        raise TableError("table-one-screen")
    words = "" if line.phrase else readable(line.text)
    if not (words or line.phrase):
        raise BadInput("chat-empty")
    seats = table.match.setup.seats
    name = seats[line.seat].name if line.seat >= 0 else _name_of_watcher(table, line.owner, readable_name(line.name))
    line = line._replace(name=name, text=words, said=timestamp())
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
    if not _line(table, player, number, table.seats.reads).reported:
        await lobby.in_store_thread(lobby.store.report, table.id, number)
        await lobby.reload_chat(table.id)


async def silence(
    lobby: Lobby, table: LiveTable, player: str, seat: int | None, silent: bool, number: int | None = None
) -> None:
    """Silence the player at a seat or whoever wrote the line with this number, or let them speak again; without either,
    limit newcomers to phrases, or lift that limit. Raises TableError if `player` is not the host, nobody has that seat
    or the host knows of no such line, or StoreError.
    """
    if player != table.seats.host:
        raise TableError("table-not-host")
    if number is not None:
        _line(table, player, number, table.seats.knows_of)
    await lobby.in_store_thread(_silence, lobby.store, table.id, player, seat, silent, number)
    await lobby.reload_chat(table.id)


def _line(table: LiveTable, player: str, number: int, may: Callable[[str, Said], bool]) -> Said:
    """The line with this number. Raises TableError if there is none of which the player `may` know."""
    for line in table.talk.chat.lines:
        if line.number == number and may(player, line):
            return line
    raise TableError("chat-unread")


def _name_of_watcher(table: LiveTable, player: str, name: str) -> str:
    """The name under which a watcher speaks: that of nobody else who plays or speaks at the table."""
    others = [seat.name for seat in table.match.setup.seats]
    return distinct_name(name, others + [line.name for line in table.talk.chat.lines if line.owner != player])


def _silence(store: Store, id: str, host: str, seat: int | None, silent: bool, number: int | None) -> None:
    with store.holding(id):
        hosted(store, id, host)
        person = NEWCOMERS if seat is None else next((one.owner for one in store.places(id) if one.seat == seat), "")
        if number is not None:
            person = next((line.owner for line in store.chat(id).lines if line.number == number), "")
        if not person:
            raise TableError("chat-nobody", {"seat": seat_name(seat or 0)})
        store.silence(id, person, silent)


def _add(store: Store, id: str, line: Said) -> None:
    with store.acting(line.owner):
        check_writer(store, id, line.owner, bool(line.phrase), watching=line.seat < 0)
        store.add_line(id, line)
