"""Reminders for players at separate screens whose turn it is while they are absent.

A turn begins with the entry after which a player has to decide, and ends with the one after which they no longer
have to. During a turn, each of the player's channels has a row in the store, and a server clears its due time before
sending, so that nothing is sent twice. What a server was about to send when it died is never sent.
"""

import logging
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.play.match import RESIGN
from noctuary.locale import LANGUAGES
from noctuary.tables import wall_clock
from noctuary.tables.live.time.clocks import read_clock
from noctuary.tables.live.time.reminders import ahead, turns
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError, allow_more, new_secret
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Channel, DueReminder, Row
from noctuary.tables.store.base.saved import header_of, legible, summary_of

AHEAD: Final = 15_000
"""Milliseconds before its time at which a reminder to a present player is postponed: more than between two checks."""
LATER: Final = 60_000
"""Milliseconds by which reminders are postponed."""
AGAIN: Final = (60_000, 300_000, 1_800_000)
"""Milliseconds between a failed attempt and the next."""
LOOKED_AT: Final = 500
LOOKED_AFTER: Final = 3_600_000
"""Milliseconds after which a clock that stands still is looked at again."""
LASTING: Final = ("turn", "time")
"""The kinds of notices that remind players of what they still have to do."""
MAX_CHANNELS: Final = 10
"""How many channels one player may have."""

logger = logging.getLogger(__name__)


AT_A_TIME: Final = 2
"""How many reminders one player is sent at the same time."""
SOON: Final = 1_000
"""Milliseconds after which a reminder that had to wait is looked at again."""


class Reminder(NamedTuple):
    """A reminder to send. `words`: the messages that it says; `game`: the game in which it is the receiver's turn."""

    due: DueReminder
    tries: int
    channel: Channel
    words: str
    language: str
    game: str


class Reminders:
    """The reminders of the tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby

    async def put_off(self) -> None:
        """Postpone the reminders of players who are present, and drop other notices for them. Raises StoreError."""
        lobby, now = self._lobby, wall_clock.now_ms()
        reachable = await lobby.in_store_thread(lobby.store.reachable_players)
        lobby.reached.clear()
        lobby.reached.update(reachable)
        soon = await lobby.in_store_thread(lobby.store.due, now + AHEAD, LOOKED_AT)
        here = [
            one
            for one in soon
            if (table := lobby.open_tables.get(one.table_id)) and one.owner in table.presence.attentive_players()
        ]
        # Who is there sees what happens, but may leave without having moved.
        lasting = [reminder for reminder in here if reminder.kind in LASTING]
        await lobby.in_store_thread(lobby.store.put_off, sorted(lasting), now + LATER)
        await lobby.in_store_thread(lobby.store.drop, sorted({*here} - {*lasting}))

    async def take(self, count: int, sending: Counter[str]) -> list[Reminder]:
        """Take at most `count` reminders that are due, so that no other server sends them. `sending`: how many are
        being sent to each player; nobody gets more than a few at a time, so that slow receivers keep only themselves
        waiting. Raises StoreError.
        """
        lobby, now = self._lobby, wall_clock.now_ms()
        chosen: list[DueReminder] = []
        busy = Counter(sending)
        while len(chosen) < count:
            without = [player for player, number in busy.items() if number >= AT_A_TIME]
            due = [one for one in await lobby.read(Store.due, now, count, without) if one not in chosen]
            for reminder in due[: count - len(chosen)]:
                if busy[reminder.owner] < AT_A_TIME:
                    chosen.append(reminder)
                    busy[reminder.owner] += 1
            if not due:
                break
        return await self._taken(chosen)

    async def take_at(self, id: str, sending: Counter[str]) -> list[Reminder]:
        """Take one table's due reminders, except for players who are already being sent a few. Raises StoreError."""
        due = await self._lobby.read(Store.due_at, id)
        return await self._taken(
            [one for one in due if one.due <= wall_clock.now_ms() and sending[one.owner] < AT_A_TIME]
        )

    async def next_at(self, id: str) -> int | None:
        """When to look for reminders of a table again: for the next one, or soon if one waits. Raises StoreError."""
        due = min((reminder.due for reminder in await self._lobby.read(Store.due_at, id)), default=None)
        return None if due is None else max(due, wall_clock.now_ms() + SOON)

    async def _taken(self, due: Sequence[DueReminder]) -> list[Reminder]:
        lobby = self._lobby
        taken = [await lobby.in_store_thread(_taken, lobby.store, reminder) for reminder in due]
        return [reminder for reminder in taken if reminder]

    async def note_failure(self, reminder: Reminder) -> None:
        """Schedule another attempt for a reminder that could not be sent. Raises StoreError."""
        if reminder.tries > len(AGAIN):
            logger.warning("a reminder (%s) is given up after %d attempts", reminder.channel.kind, reminder.tries)
            return
        at = wall_clock.now_ms() + AGAIN[reminder.tries - 1]
        await self._lobby.in_store_thread(self._lobby.store.try_again, reminder.due, reminder.tries, at)

    async def add(self, owner: str, kind: str, target: str, language: str, address: str) -> Channel:
        """Add a channel for `owner`; an email address must be confirmed first. Raises TableError or StoreError."""
        channel = Channel(new_secret(), owner, kind, target, language, address, new_secret(), int(kind != "mail"))
        kept = await self._lobby.act(owner, _add, channel)
        if kept.confirmed:
            await self.reach(owner)
        return kept

    async def reach(self, owner: str) -> None:
        """Remind a player who can be reached from now on of the turns that have begun before. Raises StoreError."""
        self._lobby.reached.add(owner)
        await self._lobby.in_store_thread(_ask, self._lobby.store, owner)

    async def channels(self, owner: str) -> list[Channel]:
        """`owner`'s channels. Raises StoreError."""
        return await self._lobby.read(Store.channels, owner)

    async def channel(self, owner: str, id: str) -> Channel:
        """One of `owner`'s channels. Raises TableError or StoreError."""
        for channel in await self.channels(owner):
            if channel.id == id:
                return channel
        raise TableError("reminder-unknown")

    async def by(self, secret: str) -> Channel:
        """The channel to which a link's secret belongs. Raises TableError or StoreError."""
        channel = await self._lobby.read(Store.channel_by, secret)
        if channel is None:
            raise TableError("reminder-unknown")
        return channel

    async def confirm(self, secret: str) -> None:
        """Mark the channel with a link's secret as confirmed by its recipient. Raises TableError or StoreError."""
        owner = await self._lobby.in_store_thread(self._lobby.store.confirm, secret)
        if owner is None:
            raise TableError("reminder-unknown")
        await self.reach(owner)

    async def silence(self, channel: Channel, kinds: Sequence[str]) -> None:
        """Send only other kinds of notices on a channel from now on. Raises StoreError."""
        await self._lobby.in_store_thread(self._lobby.store.leave_out, channel.id, kinds)

    async def remove(self, channel: Channel) -> None:
        """Delete a channel. Raises StoreError."""
        await self._lobby.in_store_thread(self._lobby.store.remove_channel, channel.id)


def _add(store: Store, channel: Channel) -> Channel:
    """Store a channel; runs in the store's thread. Raises TableError if its owner has too many."""
    others = [one for one in store.channels(channel.owner) if one.target != channel.target]
    allow_more(len(others), MAX_CHANNELS, "reminder-most")
    return store.add_channel(channel)


def _turns(store: Store, row: Row, owner: str) -> bool:
    """Whether `owner` must decide at a table; runs in the store's thread."""
    turn = summary_of(row).turn if legible(row) else []
    mine = [place for place in store.places(row.id) if place.owner == owner and not place.bot]
    return any(seat_name(place.seat) in turn for place in mine)


def _ask(store: Store, owner: str) -> None:
    """Remind a player of all turns that have begun; runs in the store's thread."""
    rows = [row for row in store.running_tables(owner) if _turns(store, row, owner)]
    store.notify([turn for row in rows for turn in turns(row.id, header_of(row).timing or None, [owner])])


def _sits(store: Store, row: Row, owner: str) -> bool:
    return any(place.owner == owner for place in store.places(row.id))


def _holds(store: Store, row: Row, one: DueReminder) -> bool:
    """Whether what a notice says is still true; runs in the store's thread."""
    if not _sits(store, row, one.owner):
        # They have left, or deleted the table for themselves.
        return False
    if one.kind in LASTING:
        return _turns(store, row, one.owner)
    if one.kind == "rematch":
        made = store.rematch(row.id)
        # Others may have taken all seats.
        return made is not None and legible(made) and summary_of(made).waits and not _sits(store, made, one.owner)
    # Who is told of the end need not be told of what was before it.
    return legible(row) and summary_of(row).over == (one.kind == "result") and not summary_of(row).waits


def _said(store: Store, one: DueReminder) -> list[str]:
    """The kinds that a notice says: the end also tells of the resignation; runs in the store's thread."""
    by_resignation = one.kind == "result" and "".join(store.lines(one.table_id)[-1:]).endswith(RESIGN)
    return [one.kind, "given-up"] if by_resignation else [one.kind]


def _time_to_tell(store: Store, row: Row, owner: str) -> int:
    """When `owner`'s time at a table is nearly up, in milliseconds; runs in the store's thread."""
    now, timing, kept = wall_clock.now_ms(), header_of(row).timing, store.clock(row.id)
    clock = read_clock(kept) if kept and timing else None
    running = clock.running if clock and not clock.paused else ()
    mine = [place.seat for place in store.places(row.id) if place.owner == owner and place.seat in running]
    if not clock or not timing or not mine:
        return now + LOOKED_AFTER
    return now + min(clock.left_at(seat, now) for seat in mine) - ahead(timing)


def _taken(store: Store, one: DueReminder) -> Reminder | None:
    """Take a reminder if it still holds and no other server has taken it; runs in the store's thread."""
    row, channel = store.find(one.table_id), store.channel(one.channel)
    said = _said(store, one)
    if row is None or channel is None or {*said} <= {*channel.silent.split()} or not _holds(store, row, one):
        store.drop([one])
        return None
    if one.kind == "time" and (later := _time_to_tell(store, row, one.owner)) > wall_clock.now_ms() + LATER:
        store.put_off([one], later)
        return None
    if not (tries := store.take_due(one)):
        return None
    profile = store.profile(one.owner)
    language = profile.language if profile is not None and profile.language in LANGUAGES else channel.language
    return Reminder(one, tries, channel, "-".join(said), language or channel.language, row.game)
