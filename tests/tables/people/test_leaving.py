"""Ways out of a rated game: whoever takes one has lost it, and the others keep their table and their rating."""

import json
from collections.abc import Awaitable, Callable

import pytest

from noctuary.kernel.base.messages import BadInput
from noctuary.tables import leaving
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.accounts import Accounts
from noctuary.tables.people.identities import Identities
from noctuary.tables.people.invitations import Invitations
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.people.seat_passes import SeatPasses
from noctuary.tables.store.base.engine import Statement
from noctuary.tables.store.base.rows import GONE
from noctuary.tables.wire.tables import SeatSetup, Timing
from tests.postgres import on_both_engines
from tests.server.client import ADDITION
from tests.tables.afterwards.test_ratings import DREW, WON, numbers
from tests.tables.live.test_clocks import LIVE, MINUTE, Time, running, time
from tests.tables.matches import at_screens
from tests.tables.people.test_together import refused
from tests.tables.store.test_servers import following
from tests.tables.test_lobby import until

__all__ = ["time"]

BOT = SeatSetup("random", "Owl")


async def rated(lobby: Lobby, *people: str, seats: int = 0, timing: Timing = LIVE) -> str:
    """A rated table of the first of these people, where all of them sit."""
    free = [""] * (seats - len(people))
    return await lobby.create(people[0], *at_screens(*people, *free, rated=True, timing=timing))


async def signing_in(lobby: Lobby, person: str) -> None:
    """Let this person bring everything to the account of Zoe."""
    accounts = Accounts(lobby)
    await accounts.make("zoe", "zoe", "lantern light", None, "zoe", "zoe2")
    await accounts.sign_in(person, "zoe", "lantern light", True, person, f"{person}2")
    accounts.close()


async def joining(lobby: Lobby, person: str) -> None:
    """Let this person bring everything to the player Zoe, by a link."""
    identities = Identities(lobby)
    await identities.join(person, await identities.link("zoe"), True)


EXITS: dict[str, Callable[[Lobby, str, str, str], Awaitable[object]]] = {
    "forget": lambda lobby, person, id, seat: leaving.forget(lobby, person),
    "free": lambda lobby, person, id, seat: Invitations(lobby).free(person, id, seat),
    "give": lambda lobby, person, id, seat: Invitations(lobby).give(person, id, seat, BOT),
    "join": lambda lobby, person, id, seat: joining(lobby, person),
    "sign in": lambda lobby, person, id, seat: signing_in(lobby, person),
}
"""The ways by which a person can leave a seat of a table."""


@on_both_engines
@pytest.mark.parametrize("way", EXITS)
@pytest.mark.parametrize("open", [False, True])
async def test_who_leaves_a_rated_game_of_two_has_lost_it(
    lobby: Lobby, profiles: Profiles, way: str, open: bool
) -> None:
    id = await rated(lobby, "ada", "ben")
    if open:
        async with lobby.sitting("ben", id) as table:
            await EXITS[way](lobby, "ada", id, "P1")
            assert (table.match.over, table.deleted) == (True, False)
    else:
        await EXITS[way](lobby, "ada", id, "P1")
    assert await lobby.in_store_thread(lobby.store.lines, id) == ["P1 resign"]
    [(rating, games)] = await lobby.in_store_thread(numbers_of_two, lobby, "ben")
    assert (rating > 1500, games) == (True, 1)
    # The others keep their table, and the game counts for them.
    assert [(game.id, game.place) for game in (await profiles.games("ben")).games] == [(id, 1)]
    if way != "forget":
        loser = "zoe" if way in ("join", "sign in") else "ada"
        [(rating, games)] = await lobby.in_store_thread(numbers_of_two, lobby, loser)
        assert (rating < 1500, games) == (True, 1)
        assert [(game.id, game.place) for game in (await profiles.games(loser)).games] == [(id, 2)]


async def test_a_rated_game_that_begins_while_somebody_deletes_a_profile_is_lost_as_well(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids: list[str] = []
    give_up = leaving.give_up

    async def begin_another(lobby: Lobby, owner: str) -> set[str]:
        lost = await give_up(lobby, owner)
        if not ids:
            ids.append(await rated(lobby, "ben", "ada"))
        return lost

    monkeypatch.setattr(leaving, "give_up", begin_another)
    await leaving.forget(lobby, "ada")
    assert await lobby.in_store_thread(lobby.store.lines, ids[0]) == ["P2 resign"]


def numbers_of_two(lobby: Lobby, *people: str) -> list[tuple[int, int]]:
    """The ratings of people in games of two."""
    return numbers(lobby.store, *people, players=2)


@on_both_engines
@pytest.mark.parametrize("way", EXITS)
async def test_the_others_play_a_rated_game_on_and_get_their_rating(lobby: Lobby, way: str) -> None:
    id = await rated(lobby, "ada", "ben", "cleo")
    await EXITS[way](lobby, "ada", id, "P1")
    # The bot that takes over may have moved already.
    assert (await lobby.in_store_thread(lobby.store.lines, id))[:1] == ["P1 resign"]
    seat = {place.seat: place.owner for place in await lobby.places(id)}
    assert set(seat) == {0, 1, 2}
    async with lobby.sitting("ben", id) as table:
        assert not table.match.over
        if way == "forget":
            # Somebody else is the host, who cannot free the seat, and nobody can take it.
            assert (table.seats.host, seat[0].startswith(GONE)) == ("ben", True)
            taking = Invitations(lobby).take("eve", f"{id}-secret", "P1", "Eve", ADDITION)
            assert await refused(taking) == "table-seat-taken"
        await table.resign(2)
        assert table.match.over
    ben, cleo, first = await lobby.in_store_thread(numbers, lobby.store, "ben", "cleo", seat[0])
    assert ben[0] > cleo[0] > first[0]
    assert {ben[1], cleo[1], first[1]} == {1}


@on_both_engines
@pytest.mark.parametrize("way", ["join", "sign in"])
async def test_a_rated_game_counts_as_before_two_of_its_players_became_one(lobby: Lobby, way: str) -> None:
    id, alone = await rated(lobby, "ada", "ben", "zoe"), await rated(lobby, "dora", "eli", "fay")
    await EXITS[way](lobby, "ada", id, "P1")
    first, *others = [place.owner for place in sorted(await lobby.places(id))]
    assert (first.startswith(GONE), others) == (True, ["ben", "zoe"])
    for table_id, resigned in ((id, [1]), (alone, [0, 1])):
        host = "zoe" if table_id == id else "dora"
        async with lobby.sitting(host, table_id) as table:
            assert table.seats.host == host
            for seat in resigned:
                await table.resign(seat)
    found = await lobby.in_store_thread(numbers, lobby.store, first, "ben", "zoe", "dora", "eli", "fay")
    assert found[:3] == found[3:]


@pytest.mark.parametrize("way", ["join", "sign in", "forget"])
async def test_nobody_keeps_a_rating_without_its_loss_and_who_has_gone_is_as_strong(lobby: Lobby, way: str) -> None:
    for _ in range(3):
        id = await rated(lobby, "ada", "eve", "fay")
        async with lobby.sitting("ada", id) as table:
            await table.resign(1)
            await table.resign(2)
    before = await lobby.in_store_thread(numbers, lobby.store, "ada")
    running = [await rated(lobby, "ada", *others) for others in (("ben", "zoe"), ("zoe", "cleo"))]
    await EXITS[way](lobby, "ada", "", "P1")
    gone = [place.owner for id in running for place in await lobby.places(id) if place.owner.startswith(GONE)]
    assert before[0][1] == 3
    assert await lobby.in_store_thread(numbers, lobby.store, *gone, "zoe", "ada") == [*before * 2, *[(1500, 0)] * 2]


@pytest.mark.parametrize("engine", ["postgres"])
async def test_a_resignation_reaches_a_table_that_is_open_at_another_server(lobby: Lobby, other: Lobby) -> None:
    async with following(lobby, other):
        id = await rated(lobby, "ada", "ben")
        async with other.sitting("ben", id) as table:
            await leaving.forget(lobby, "ada")
            await until(table, lambda: table.match.over)
            assert table.match.lines == ["P1 resign"]
        assert await lobby.in_store_thread(lobby.store.is_rated, id)


async def test_who_may_not_leave_loses_nothing(lobby: Lobby) -> None:
    id = await rated(lobby, "ada", "ben")
    accounts, identities = Accounts(lobby), Identities(lobby)
    await accounts.make("zoe", "zoe", "lantern light", None, "zoe", "zoe2")
    await accounts.make("ben", "benjamin", "lantern light", None, "ben", "ben2")
    assert await refused(accounts.sign_in("ada", "zoe", "wrong password", True, "ada", "a")) == "account-wrong"
    assert await refused(accounts.sign_in("ben", "zoe", "lantern light", True, "ben2", "b")) == "account-both"
    assert await refused(identities.join("ada", "x" * 22, True)) == "identity-unknown"
    assert await refused(identities.join("ada", await identities.link("ada"), True)) == "identity-same"
    # The host cannot make others resign, nor can anybody hand over a seat.
    assert await refused(Invitations(lobby).free("ada", id, "P2")) == "table-rated-seat"
    assert await refused(Invitations(lobby).give("ada", id, "P2", BOT)) == "table-rated-seat"
    assert await refused(Invitations(lobby).stand_in("ada", id, "P2", BOT)) == "table-rated-seat"
    assert await refused(Invitations(lobby).give("ben", id, "P2", BOT)) == "table-not-host"
    with pytest.raises(BadInput):
        await Invitations(lobby).give("ada", id, "P1", SeatSetup("unknown", "Owl"))
    assert await refused(SeatPasses(lobby).make("ben", id, "P2")) == "table-rated-seat"
    assert await refused(leaving.delete(lobby, "ada", id)) == "table-rated-running"
    assert await lobby.in_store_thread(lobby.store.lines, id) == []
    accounts.close()


async def test_nobody_has_two_seats_at_a_rated_table(lobby: Lobby) -> None:
    id = await rated(lobby, "ada", "ben", seats=3)
    link, passes = f"{id}-secret", SeatPasses(lobby)
    assert await refused(Invitations(lobby).take("ada", link, "P3", "Eve", ADDITION)) == "table-rated-twice"
    assert await refused(passes.take("ben", await passes.make("ada", id, "P1"))) == "table-rated-twice"
    # Two who turn out to be one have one seat, unless the game has begun: then the later seat gives up.
    identities = Identities(lobby)
    await identities.join("ben", await identities.link("ada"), True)
    assert [(place.seat, place.owner) for place in await lobby.places(id)] == [(0, "ada")]
    assert await Invitations(lobby).take("ben2", link, "P2", "Ben", ADDITION) == id
    await Invitations(lobby).take("cleo", link, "P3", "Cleo", ADDITION)
    await identities.join("cleo", await identities.link("ada"), True)
    assert (await lobby.in_store_thread(lobby.store.lines, id))[:1] == ["P3 resign"]
    async with lobby.sitting("ben2", id) as table:
        await table.resign(1)
    ada, ben = await lobby.in_store_thread(numbers, lobby.store, "ada", "ben2")
    assert (ada, ben) == (WON, DREW)


@pytest.mark.parametrize("why", ["rules", "damage"])
async def test_a_rated_table_that_nobody_can_finish_is_deleted_by_its_host(lobby: Lobby, why: str) -> None:
    id = await rated(lobby, "ada", "ben")
    assert [one.end for one in await lobby.tables("ada")] == ["resign"]

    def spoil() -> None:
        row = lobby.store.find(id)
        assert row is not None
        header = json.dumps({**json.loads(row.header), "rules": "0"}, separators=(",", ":"))
        statements: dict[str, Statement] = {
            "rules": ("UPDATE tables SET header = ? WHERE id = ?", [(header, id)]),
            "damage": ("INSERT INTO entries (table_id, number, line) VALUES (?, ?, ?)", [(id, 1, "P1 fly")]),
        }
        lobby.store.write_all([statements[why]])

    await lobby.in_store_thread(spoil)
    assert [one.end for one in await lobby.tables("ada")] == ["delete" if why == "rules" else "resign"]
    assert await refused(leaving.delete(lobby, "ben", id)) == "table-unknown"
    assert await leaving.delete(lobby, "ada", id)
    assert await lobby.tables("ben") == []


async def test_how_a_rated_table_can_be_left(lobby: Lobby) -> None:
    id = await rated(lobby, "ada", "ben", seats=3)

    async def ends() -> list[str | None]:
        return [one.end for person in ("ada", "ben", "cleo") for one in await lobby.tables(person)]

    assert await ends() == ["delete", "leave"]
    await Invitations(lobby).take("cleo", f"{id}-secret", "P3", "Cleo", ADDITION)
    assert await ends() == ["resign", "resign", "resign"]
    assert (await Identities(lobby).look("cleo", await Identities(lobby).link("zoe"))).mine.rated == 1
    await Invitations(lobby).free("cleo", id, "P3")
    assert await ends() == ["resign", "resign", None]
    assert await refused(Invitations(lobby).free("cleo", id, "P3")) == "table-rated-seat"
    await Invitations(lobby).free("ben", id, "P2")
    assert await ends() == ["delete", "delete", "delete"]


async def test_nobody_keeps_a_rated_game_undecided_by_a_pause(lobby: Lobby, time: Time) -> None:
    id = await rated(lobby, "ada", "ben", timing=Timing("live", 60, zero="resign"))
    async with running(lobby, id) as table:
        await table.clocks.pause([0], True)
        await table.clocks.pause([1], True)
        assert table.clocks.clock is not None
        assert table.clocks.clock.paused
        # Both must agree to a pause; to end it one is enough.
        await table.clocks.pause([1], True)
        assert not table.clocks.clock.paused
        time.passes(2 * MINUTE)
        await table.clocks.time_up()
        assert table.match.over
