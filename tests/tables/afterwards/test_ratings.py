"""Ratings of games between people: decided once, counted once, for the right people."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from noctuary.tables import leaving
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.invitations import Invitations
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.results import ratings
from noctuary.tables.store import Store
from noctuary.tables.store.base.glicko import Rating, after
from noctuary.tables.store.base.rows import EntryRow, Standings
from noctuary.tables.store.base.schema import SCHEMA
from noctuary.tables.store.keeping import backups
from noctuary.tables.store.parts.ownership import merge
from noctuary.tables.wire.tables import Timing
from tests.postgres import on_both_engines
from tests.tables.live.test_clocks import LIVE, Time, running, time
from tests.tables.matches import at_new, at_screens, seats
from tests.tables.people.test_together import PEOPLE, play, refused
from tests.tables.store.test_store import row

__all__ = ["time"]

WON, DREW, LAST, BEATEN = (1747, 1), (1500, 1), (1253, 1), (1376, 1)
"""The ratings of the first, the second and the third after a first game of three, and of who shares the last place."""


async def rated(lobby: Lobby, timing: Timing = LIVE) -> str:
    """A rated table with everybody seated."""
    return await lobby.create("ada", *at_screens(*PEOPLE, rated=True, timing=timing))


def numbers(store: Store, *owners: str, players: int = 3) -> list[tuple[int, int]]:
    """The ratings of some people, and their numbers of games."""
    found = [store.rating(owner, "lanterns", players) for owner in owners]
    return [(round(one.rating), one.number) for one in found]


def test_the_example_of_who_has_invented_it() -> None:
    before = [Rating(1500, 200), Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)]
    me = after(before, [2, 3, 1, 0])[0]
    assert (round(me.rating, 2), round(me.deviation, 2), round(me.volatility, 5)) == (1464.05, 151.52, 0.06)


def test_who_shares_a_place_has_drawn() -> None:
    first, *others = after([Rating()] * 3, [0, 1, 1])
    assert others[0] == others[1]
    assert first.rating - 1500 == pytest.approx(2 * (1500 - others[0].rating))


@on_both_engines
async def test_a_rated_game_counts_for_all_who_played_it(lobby: Lobby) -> None:
    id = await rated(lobby)
    async with lobby.sitting("ada", id) as table:
        await play(table)
        [first, *others] = table.match.state.result.ranking if table.match.state.result else []
    assert len(others) == 2
    found = await lobby.in_store_thread(numbers, lobby.store, *PEOPLE)
    assert {number for _, number in found} == {1}
    assert sorted(found, reverse=True) == [found[seat] for [seat] in (first, *others)]
    assert sum(rating for rating, _ in found) == 4500


async def test_who_gives_up_has_lost_as_soon_as_one_is_left(lobby: Lobby) -> None:
    id = await rated(lobby)
    async with lobby.sitting("ada", id) as table:
        await table.move(table.parse(0, "P1 choose 1"), 0)
        await table.resign(2)
        # A player who is losing cannot remove the game or the winner.
        assert await refused(Invitations(lobby).free("ada", id, "P2")) == "table-rated-seat"
        assert await refused(leaving.delete(lobby, "ada", id)) == "table-rated-running"
        await table.resign(0)
        # The first to give up is last.
        assert await lobby.in_store_thread(numbers, lobby.store, *PEOPLE) == [DREW, WON, LAST]
        assert table.match.over
        assert await refused(table.resign(1)) == "table-resign-over"
    assert await lobby.in_store_thread(numbers, lobby.store, "ada") == [DREW]
    # It counts for the others, who keep it.
    assert [await leaving.delete(lobby, person, id) for person in PEOPLE] == [False, False, True]


async def test_whose_time_has_run_out_has_lost_though_a_bot_plays_on(lobby: Lobby, time: Time) -> None:
    id = await rated(lobby)
    async with running(lobby, id) as table:
        time.passes(50_000)
        await table.move(table.parse(0, "P1 choose 1"), 0)
        await table.move(table.parse(2, "P3 choose 3"), 1)
        time.passes(10_000)
        await table.clocks.time_up()
        await table.resign(0)
        assert await lobby.in_store_thread(numbers, lobby.store, *PEOPLE) == [LAST, DREW, WON]


@on_both_engines
@pytest.mark.parametrize(
    ("left", "log", "numbered", "places"),
    [
        ([7, 7, 7], ["P1 P2 P3 resign"], [DREW] * 3, [3, 3, 3]),
        ([9, 7, 7], ["P2 P3 resign"], [WON, BEATEN, BEATEN], [1, 2, 2]),
        ([7, 9, 8], ["P1 resign", "P3 resign"], [LAST, WON, DREW], [3, 1, 2]),
        ([8, 8, 7], ["P3 resign", "P1 P2 resign"], [(1624, 1), (1624, 1), LAST], [2, 2, 3]),
    ],
)
async def test_who_is_late_at_once_loses_together_and_who_is_late_first_loses_first(
    lobby: Lobby,
    profiles: Profiles,
    time: Time,
    left: list[int],
    log: list[str],
    numbered: list[tuple[int, int]],
    places: list[int],
) -> None:
    id = await rated(lobby, Timing("live", 60, zero="resign"))
    async with running(lobby, id) as table:
        assert table.clocks.clock
        clock = replace(table.clocks.clock, left=[1000 * seconds for seconds in left])
        await lobby.in_store_thread(lobby.store.keep_clock, table.clocks.row(clock, 0))
        # Nobody has looked for a while.
        time.passes(60_000)
        await table.clocks.time_up()
        assert table.match.lines == log
        assert table.match.over
    assert await lobby.in_store_thread(numbers, lobby.store, *PEOPLE) == numbered
    assert [(await profiles.games(person)).games[0].place for person in PEOPLE] == places


@pytest.mark.parametrize("seat", [0, 2])
async def test_who_has_two_seats_counts_once_and_by_the_worse(lobby: Lobby, seat: int) -> None:
    setup, places = at_screens(*PEOPLE, rated=True)
    async with at_new(lobby, setup, [*places[:2], places[2]._replace(owner="ada")]) as table:
        await table.resign(seat)
        await table.resign(1)
    ada, ben = await lobby.in_store_thread(numbers, lobby.store, "ada", "ben")
    assert (ada[0] < 1500 < ben[0], ada[1], ben[1]) == (True, 1, 1)


@pytest.fixture
def opened(tmp_path: Path, database: str | None) -> Callable[[], Store]:
    return lambda: backups.open_store(tmp_path / "tables.sqlite3", database)


@pytest.fixture
def store(opened: Callable[[], Store]) -> Iterator[Store]:
    with closing(opened()) as store:
        yield store


def last(id: str, *order: int) -> EntryRow:
    """The entry that ends a game; the people at these seats are ranked in this order."""
    standings = Standings("lanterns", len(order), [(seat, place) for place, seat in enumerate(order)])
    return EntryRow(id, 1, "P1 choose 1", "{}", "2026-01-01", standings=standings)


@on_both_engines
def test_every_game_is_counted_once_by_however_many_servers(opened: Callable[[], Store], store: Store) -> None:
    ids = [f"t{number}" for number in range(12)]
    for id in ids:
        store.create(row(id), [], seats("ada", "ben"))

    def serve(_: int) -> None:
        with closing(opened()) as own:
            # Both servers try to end all games, two at a time.
            for first, second in zip(ids[::2], ids[1::2], strict=True):
                own.append_all([last(first, 0, 1), last(second, 1, 0)])

    with ThreadPoolExecutor(2) as servers:
        list(servers.map(serve, range(2)))
    assert [number for _, number in numbers(store, "ada", "ben", players=2)] == [12, 12]
    assert store._read("SELECT count(*), count(DISTINCT table_id) FROM ratings") == [(24, 12)]
    for _ in range(2):
        assert store._read("SELECT number, count(*) FROM ratings WHERE present = 1 GROUP BY number") == [(12, 2)]
        # Whoever comes from an earlier version has the same present ratings.
        store.migrate(len(SCHEMA) - 1)
        store.migrate(len(SCHEMA))


@on_both_engines
def test_of_two_identities_the_one_with_more_games_keeps_its_rating(store: Store) -> None:
    for number, people in enumerate([("ada", "ben"), ("ben", "cleo"), ("ada", "ben", "cleo")]):
        store.create(row(f"t{number}"), [], seats(*people))
        assert store.append_all([last(f"t{number}", *range(len(people)))]) == [None]
    ben, cleo = store.ratings("ben"), store.rating("cleo", "lanterns", 3)
    store.hide_ratings("ben", True)
    store.write_all(merge("ben", "cleo"))
    assert store.ratings("cleo") == [ben[0]._replace(owner="cleo"), cleo]
    assert (store.ratings("ben"), store.hides_ratings("cleo")) == ([], True)
    assert [one.games for one in ratings.of(store, "cleo")[0]] == [2, 1]
    store.forget("cleo")
    assert (store.ratings("cleo"), store.hides_ratings("cleo")) == ([], False)
