"""Who may write chat lines at a table, and comments on its finished game."""

import math
from datetime import timedelta
from typing import Final

from noctuary.tables.admission import at_door
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import NEWCOMERS
from noctuary.tables.store.base.saved import counted_of, header_of, legible
from noctuary.tables.wall_clock import moment, timestamp

NEWCOMER_MINUTES: Final = 10
"""How long newcomers may send only phrases if the host wants that."""
RECENT: Final = 50
"""How many of somebody's last games may show that they are no newcomer."""


def check_writer(store: Store, id: str, player: str, phrase: bool = False, watching: bool = False) -> None:
    """Raise TableError if a player has no seat at table `id` (any more) or, if `watching`, may not watch it or has a
    seat; if they are silenced there; or if they are too new to write anything but phrases. Runs in the store's thread.
    """
    row = at_door(store, id, player)
    seats = [place for place in store.places(id) if place.owner == player]
    sits = bool(seats) if header_of(row).invitation else row.owner == player
    if (sits or player == row.owner or not store.watches(id, player)) if watching else not sits:
        raise TableError("table-watching")
    silenced = store.silenced(id)
    if player in silenced and player != row.owner:
        raise TableError("chat-silenced")
    if not phrase and NEWCOMERS in silenced and player != row.owner:
        _refuse_newcomer(store, player, min((place.taken or "" for place in seats), default=""), watching)


def _refuse_newcomer(store: Store, player: str, since: str, watching: bool) -> None:
    """Raise TableError if a player has not finished a game on this server, and sat down (`since`) only recently or is
    `watching`, since when nobody knows.
    """
    if not since and not watching:
        return
    # A game in which they gave up does not count.
    if any(not counted_of(row).given_up for row in store.finished_tables(player, RECENT) if legible(row)):
        return
    if watching:
        raise TableError("chat-newcomer-watching")
    left = moment(since) + timedelta(minutes=NEWCOMER_MINUTES) - moment(timestamp())
    if left > timedelta():
        raise TableError("chat-newcomer", {"number": math.ceil(left / timedelta(minutes=1))})
