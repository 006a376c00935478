"""Invitations: anybody with the link of a table may take a free seat there, in their own browser.

A link ends in the id of the table and a secret of 128 bits, which only seated players can see.
"""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from noctuary import bots
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.parts.moves import seat_name, seat_number
from noctuary.kernel.play.entries import HUMAN
from noctuary.tables import admission, deals, leaving
from noctuary.tables.admission import at_door, hosted, is_removed, let_in, takes
from noctuary.tables.lobby import Lobby
from noctuary.tables.results import ratings
from noctuary.tables.setup import (
    OPEN,
    Seat,
    TableError,
    TableSetup,
    distinct_name,
    first_watching_secret,
    is_secret,
    new_secret,
    readable_name,
)
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Row, TakenSeat
from noctuary.tables.store.base.saved import header_of, legible, summary_of
from noctuary.tables.wall_clock import timestamp
from noctuary.tables.wire import tables as wire
from noctuary.tables.wire.shapes import to_json


def first_seats(setup: TableSetup, wanted: Sequence[wire.SeatSetup], owner: str) -> list[TakenSeat]:
    """The seats that `owner` has from the beginning, at a new table with separate screens."""
    seats = zip(setup.seats, wanted, strict=True) if setup.terms.invitation else ()
    return [TakenSeat(number, owner, seat.name) for number, (seat, kept) in enumerate(seats) if kept.kind == HUMAN]


def _bot(wanted: wire.SeatSetup) -> tuple[str, str]:
    """The name and the kind of a bot. Raises BadInput if there is no bot of that kind."""
    if not bots.can_sit(wanted.kind):
        raise BadInput("table-seat-kind", {"text": wanted.kind, "names": ", ".join(bots.names())})
    return readable_name(wanted.name), wanted.kind


def seat_of(wanted: wire.SeatSetup) -> Seat:
    """The seat as requested; an OPEN one is for a person. Raises BadInput."""
    return Seat(HUMAN if wanted.kind == OPEN else wanted.kind, wanted.name)


class Invitations:
    """The invitations to the tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby

    async def secret(self, owner: str, id: str) -> str:
        """The end of the invitation link to table `id`, for its players. Raises TableError or StoreError."""
        # The game, with an edition that may be new to this server, is not needed for that.
        header = header_of(await self._lobby.row(owner, id))
        if not header.invitation:
            raise TableError("table-one-screen")
        return f"{id}-{header.invitation}"

    async def free(self, owner: str, id: str, seat: str) -> None:
        """Free a player's own seat or, as the host, that of another player, who is then removed from the table: its
        links are replaced, and that player is refused there from now on. Whoever leaves a running rated game loses it,
        and keeps the seat. Raises BadInput, TableError or StoreError.
        """
        if await leaving.give_up(self._lobby, owner, id, seat):
            return
        await self._lobby.in_store_thread(_free, self._lobby.store, owner, id, seat)
        await self._lobby.settle_seats(id)

    async def give(self, owner: str, id: str, seat: str, bot: wire.SeatSetup) -> None:
        """Give a person's seat at one of `owner`'s tables to a bot; its player is removed from the table as by `free`.
        For the host's own seat in a running rated game, resign instead. Raises BadInput if there is no such bot, and
        what `free` raises.
        """
        name, kind = _bot(bot)
        await self._lobby.read(hosted, id, owner)
        if await leaving.give_up(self._lobby, owner, id, seat):
            return
        await self._lobby.in_store_thread(_give, self._lobby.store, owner, id, seat, name, kind)
        await self._lobby.settle_seats(id)

    async def stand_in(self, owner: str, id: str, seat: str, bot: wire.SeatSetup) -> None:
        """Let a bot play for a person at one of `owner`'s tables, or at any where `owner` has waited too long for them,
        until that person comes back. Raises TableError if the person is present, and what `give` raises.
        """
        async with self._lobby.sitting(owner, id) as opened:
            number = seat_number(seat, len(opened.match.setup.seats))
            waited = number in opened.seats.absent(owner)
            here = opened.presence.players()
        name, kind = _bot(bot)
        await self._lobby.in_store_thread(_stand_in, self._lobby.store, owner, id, seat, name, kind, waited, here)
        await self._lobby.settle_seats(id)

    async def look(self, owner: str, secret: str) -> wire.Invitation:
        """The table of an invitation link. Raises TableError if there is none, or StoreError."""
        return await self._lobby.read(_look, owner, secret)

    async def take(self, owner: str, secret: str, seat: str, name: str, addition: str) -> str:
        """Let `owner` take a free seat under a name, with an addition to the deal; return the id of the table. Raises
        BadInput for an unreadable name or addition, TableError (for example if somebody else was faster), or
        StoreError.
        """
        place = TakenSeat(0, owner, readable_name(name), addition=deals.read_addition(addition), taken=timestamp())
        id = await self._lobby.in_store_thread(_take, self._lobby.store, secret, seat, place)
        await self._lobby.settle_seats(id)
        return id

    async def look_at_rematch(self, player: str, id: str) -> wire.Invitation:
        """The table of the rematch to which `player`, of table `id`, is invited. Raises TableError or StoreError."""
        await self._lobby.row(player, id)
        return await self._lobby.read(lambda store: looked_at(store, player, _find_rematch(store, player, id)))

    async def join_rematch(self, player: str, id: str, addition: str) -> str:
        """Let `player`, who played at table `id`, take the same seat at the rematch with an addition to its deal;
        return its id. Raises BadInput for an invalid addition, TableError if there is no such seat, or StoreError.
        """
        lobby = self._lobby
        await lobby.row(player, id)
        made = await lobby.in_store_thread(_join_rematch, lobby.store, player, id, deals.read_addition(addition))
        await lobby.settle_seats(made)
        return made


# These run in the store's thread, so that nothing happens between reading and writing.


def may_watch(store: Store, owner: str, id: str) -> bool:
    """Whether the address of the table `id` is enough for `owner` to watch it; runs in the store's thread."""
    row, watching = store.find(id), store.watching(id)
    if row is None or watching is None or not legible(row) or not takes(row) or is_removed(store, row, owner):
        return False
    return watching.secret == first_watching_secret(header_of(row).invitation or "")


def _free(store: Store, player: str, id: str, seat: str) -> None:
    with store.holding(id):
        row, number, owner = _decided(store, player, id, seat, bot=False)
        if player != owner:
            _remove(store, row, owner)
        if owner is not None:
            store.stand_up(id, number)


def _give(store: Store, host: str, id: str, seat: str, name: str, kind: str) -> None:
    with store.holding(id):
        row, number, owner = _decided(store, host, id, seat)
        _remove(store, row, owner)
        store.give(id, number, name, kind)


def _stand_in(
    store: Store, player: str, id: str, seat: str, name: str, kind: str, waited: bool, here: Collection[str]
) -> None:
    with store.holding(id):
        _, number, owner = _decided(store, player, id, seat, waited=waited)
        if owner in here:
            raise TableError("table-seat-here", {"seat": seat})
        if owner is not None:
            store.stand_in(id, number, kind)
        else:
            store.give(id, number, name, kind)


def _decided(
    store: Store, player: str, id: str, seat: str, bot: bool = True, waited: bool = False
) -> tuple[Row, int, str | None]:
    """The held table `id`, the number of a person's seat there, and who has it, if a player may free that seat or, if
    `bot`, give it to a bot: as the host, or because it is theirs or they have `waited` for it. Raises TableError.
    """
    row = admission.row(store, id, player, watching=False)
    header = header_of(row)
    number = seat_number(seat, len(header.seats))
    owner = next((place.owner for place in store.places(id) if place.seat == number), None)
    if not waited and (bot or owner != player):
        hosted(store, id, player)
    if not takes(row):
        raise TableError("table-seat-over")
    if (header.rated and bot) or ratings.runs(store, row):
        raise TableError("table-rated-seat", {"seat": seat_name(number)})
    if header.seats[number].kind != HUMAN:
        raise TableError("table-seat-bot", {"seat": seat_name(number)})
    return row, number, owner


def _remove(store: Store, row: Row, player: str | None) -> None:
    """Remove whoever has a seat, unless that is the host."""
    if player and player != row.owner:
        header = replace(header_of(row), invitation=new_secret())
        store.remove(row.id, player, to_json(header), new_secret())


def _found(store: Store, owner: str, secret: str) -> Row:
    id, _, key = secret.partition("-")
    row = at_door(store, id, owner, "invitation-unknown")
    if not is_secret(key, header_of(row).invitation):
        raise TableError("invitation-unknown")
    return row


def _look(store: Store, owner: str, secret: str) -> wire.Invitation:
    return looked_at(store, owner, _found(store, owner, secret))


def looked_at(store: Store, owner: str, row: Row) -> wire.Invitation:
    """A table as `owner` sees it through its link; runs in the store's thread."""
    places, summary, header = {place.seat: place for place in store.places(row.id)}, summary_of(row), header_of(row)
    for number, seat in enumerate(summary.seats):
        seat.name = places[number].name if number in places else seat.name
    return wire.Invitation(
        game=row.game,
        seats=summary.seats,
        free=[
            seat.seat
            for number, seat in enumerate(summary.seats)
            if takes(row) and seat.kind == HUMAN and number not in places
        ],
        over=summary.over,
        table=row.id if any(place.owner == owner for place in places.values()) else None,
        ratings=ratings.at(store, row, header),
        timing=header.timing or None,
        options=header.options,
        edition=summary.edition,
        chosen=bool(header.chosen),
        begun=not header.waits,
        commitment=deals.to_wire(header, over=False).commitment if header.waits else None,
        host=next((place.name for place in places.values() if place.owner == row.owner), None),
        watchable=may_watch(store, owner, row.id),
    )


def _take(store: Store, secret: str, seat: str, place: TakenSeat) -> str:
    with store.acting(place.owner):
        store.hold("id = ?", secret.partition("-")[0])
        row = let_in(_found(store, place.owner, secret))
        seats, there = header_of(row).seats, store.places(row.id)
        number = seat_number(seat, len(seats))
        if seats[number].kind != HUMAN or any(place.seat == number for place in there):
            raise TableError("table-seat-taken")
        if header_of(row).rated and any(other.owner == place.owner for other in there):
            raise TableError("table-rated-twice")
        others = [place.name for place in there] + [seat.name for seat in seats if seat.kind != HUMAN]
        store.sit(row.id, place._replace(seat=number, name=distinct_name(place.name, others)))
        return row.id


def _find_rematch(store: Store, player: str, id: str) -> Row:
    made = store.rematch(id)
    if made is None:
        raise TableError("table-rematch-none")
    return at_door(store, made.id, player, "table-rematch-none")


def _join_rematch(store: Store, player: str, id: str, addition: str) -> str:
    with store.acting(player):
        store.hold("id IN (SELECT made FROM rematches WHERE table_id = ?)", id)
        made = _find_rematch(store, player, id)
        there = store.places(made.id)
        if any(place.owner == player for place in there):
            return made.id
        taken = [place.seat for place in there]
        let_in(made)
        mine = next((place for place in store.places(id) if place.owner == player and place.seat not in taken), None)
        if mine is None:
            raise TableError("table-seat-taken")
        name = distinct_name(mine.name, [place.name for place in there])
        store.sit(made.id, TakenSeat(mine.seat, player, name, addition=addition, taken=timestamp()))
        return made.id
