"""Two servers, or two requests, at the same moment: one gets the seat, the other is told why not; on both engines."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import pytest

from noctuary.server.door.errors import status
from noctuary.tables.leaving import _forget
from noctuary.tables.lobby import new_row
from noctuary.tables.people import (
    accounts,
    chat,
    credentials,
    identities,
    invitations,
    listings,
    seat_passes,
    sheets,
    watchers,
)
from noctuary.tables.people.credentials import LINK, SEAT_PASS
from noctuary.tables.replays import studies
from noctuary.tables.setup import TableError, TableSetup, Terms
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import (
    Account,
    CommentRow,
    EntryRow,
    Gone,
    Listing,
    Row,
    Said,
    Standings,
    StoreError,
    TakenSeat,
    Watching,
)
from noctuary.tables.store.engines.postgres import PostgresStore
from noctuary.tables.store.keeping import backups
from noctuary.tables.wire.people import KeptSheet
from tests.patience import patience
from tests.postgres import on_both_engines
from tests.tables.matches import dealt, seats
from tests.tables.people.test_credentials import refusal

PEOPLE = "ada", "ben", "cleo"
HELD_UP = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
Door = Callable[[Store], object]
Race = Callable[..., list[str]]


def table(id: str, rated: bool = False) -> Row:
    match = dealt("human", "human", "human", "human")
    assert isinstance(match.setup, TableSetup)
    match.setup.terms = Terms(invitation="secret", rated=rated)
    return new_row("ada", match, "now")._replace(id=id)


def take(player: str, seat: str, name: str = "Ada", id: str = "t1") -> Door:
    place = TakenSeat(0, player, name)
    return lambda store: invitations._take(store, f"{id}-secret", seat, place)


@pytest.fixture
def store(tmp_path: Path, database: str | None) -> Iterator[Store]:
    with closing(backups.open_store(tmp_path / "tables.sqlite3", database)) as store:
        yield store


@pytest.fixture
def race(store: Store, tmp_path: Path, database: str | None) -> Race:
    """Let two servers do something, beginning together; return why they could not."""

    def at_once(*doors: Door) -> list[str]:
        both = threading.Barrier(2)

        def go(door: Door) -> str:
            with closing(backups.open_store(tmp_path / "tables.sqlite3", database)) as other:
                both.wait(patience())
                return refusal(door, other)

        with ThreadPoolExecutor(2) as pool:
            return list(pool.map(go, doors))

    return at_once


@on_both_engines
def test_of_two_people_one_gets_the_seat(store: Store, race: Race) -> None:
    store.create(table("t1"), [], seats("ada"))
    told = race(take("ben", "P2"), take("cleo", "P2"))
    assert sorted(told) == ["", "table-seat-taken"]
    assert status(TableError("table-seat-taken")) == 409
    assert [place.owner for place in store.places("t1")] == ["ada", ("ben", "cleo")[told.index("")]]


@on_both_engines
def test_two_who_sit_down_have_different_names(store: Store, race: Race) -> None:
    store.create(table("t1"), [], seats("ada"))
    assert race(take("ben", "P2", "Eve"), take("cleo", "P3", "Eve")) == ["", ""]
    assert sorted(place.name for place in store.places("t1")) == ["Ada", "Eve", "Eve 2"]


@on_both_engines
def test_nobody_has_two_seats_of_a_rated_game(store: Store, race: Race) -> None:
    store.create(table("t1", rated=True), [], seats("ada"))
    assert sorted(race(take("ben", "P2"), take("ben", "P3"))) == ["", "table-rated-twice"]


@on_both_engines
def test_at_a_rematch_one_gets_the_seat_and_nobody_two(store: Store, race: Race) -> None:
    store.create(table("t1"), [], seats(*PEOPLE))
    store.create(table("t2"), [], seats("ada"), rematch_of="t1")
    accept: Door = lambda store: invitations._join_rematch(store, "ben", "t1", "11" * 32)  # noqa: E731
    assert sorted(race(accept, take("dora", "P2", id="t2"))) == ["", "table-seat-taken"]
    store.stand_up("t2", 1)
    # Accepted twice, it is accepted.
    assert race(accept, accept) == ["", ""]
    assert [place.owner for place in store.places("t2")] == ["ada", "ben"]


@on_both_engines
def test_a_promised_deal_is_good_once(store: Store, race: Race) -> None:
    got: list[str | None] = []
    for turn in range(10):
        store.promise(f"p{turn}", "ada", "secret", "2099", "2026", 100)

    def redeem(store: Store) -> None:
        got.extend([store.redeem(f"p{turn}", "ada", "2026") for turn in range(10)])

    race(redeem, redeem)
    assert got.count("secret") == got.count(None) == 10


DOORS: dict[str, Door] = {
    "seat": take("ben", "P4"),
    "pass": lambda store: seat_passes._take(store, "ben", "pass"),
    "watch": lambda store: watchers._come(store, "ben", "t1-watch"),
}


@pytest.mark.parametrize("engine", ["postgres"])
@pytest.mark.parametrize("door", DOORS.values(), ids=DOORS)
def test_nobody_slips_in_while_another_server_removes_them(store: Store, door: Door, database: str) -> None:
    assert isinstance(store, PostgresStore)
    store.create(table("t1"), [], seats(*PEOPLE), Watching("watch", 0))
    credentials.give(store, SEAT_PASS, "pass", "cleo", "t1", 2)
    with closing(PostgresStore(database)) as other, ThreadPoolExecutor(1) as pool:
        with store._transaction():
            invitations._free(store, "ada", "t1", "P2")
            # The other server sees nothing of this yet.
            told = pool.submit(refusal, door, other)
            while not told.done() and not store._read(HELD_UP):
                pass
        assert told.result(patience())
        # Afterwards they are told why.
        assert refusal(door, other) == "table-removed"
    assert "ben" not in [place.owner for place in store.places("t1")]
    assert not store.watches("t1", "ben")


@pytest.mark.parametrize("engine", ["postgres"])
@pytest.mark.parametrize("first", ["renewing", "coming"])
def test_nobody_stays_by_the_old_link_that_another_server_renews(store: Store, first: str, database: str) -> None:
    store.create(table("t1"), [], seats(*PEOPLE), Watching("watch", 0))
    renew: Door = lambda store: watchers._let(store, "ada", "t1", Watching("second", 0))  # noqa: E731
    come: Door = lambda store: store.watch("t1", "dan", "watch")  # noqa: E731
    meanwhile(store, database, *((renew, come) if first == "renewing" else (come, renew)))
    assert not store.watches("t1", "dan")


def meanwhile(store: Store, database: str, first: Door, second: Door) -> str:
    """Let one server do something, and another one something else before the first one has ended; return why the
    second could not.
    """
    assert isinstance(store, PostgresStore)
    with closing(PostgresStore(database)) as other, ThreadPoolExecutor(1) as pool:
        with store._transaction():
            first(store)
            told = pool.submit(refusal, second, other)
            while not told.done() and not store._read(HELD_UP):
                pass
            assert not told.done()
        return told.result(patience())


def happens(store: Store, database: str | None, first: Door, second: Door) -> None:
    """Let two things happen, at two servers before the first one has ended, or one after the other."""
    if database:
        assert not meanwhile(store, database, first, second)
    else:
        first(store)
        second(store)


def merge(store: Store) -> None:
    """All that is Ben's becomes Dora's."""
    identities._join(store, "ben", "link", bring=True)


def sign_in(store: Store) -> None:
    """Ben signs in to Dora's account with all that is his."""
    account = store.account("dora")
    assert account
    accounts._enter(store, account, "ben", True, "ben", "ben2")


AS_BEN: dict[str, Door] = {
    **{name: DOORS[name] for name in ("seat", "pass")},
    "rematch": lambda store: invitations._join_rematch(store, "ben", "t2", "11" * 32),
    "table": lambda store: store.create(table("t9")._replace(owner="ben"), [], seats("ben")),
    "account": lambda store: store.open_account(Account("ben", "Ben", "ben", "hash", None), "ben", "ben2"),
    "merge": lambda store: identities._join(store, "ben", "other", bring=True),
    "line": lambda store: chat._add(store, "t2", Said(0, "ben", 1, "Ben", "hm", "", "now")),
    "comment": lambda store: studies._comment(store, "t2", CommentRow(1, "ben", 1, "hm")),
    "listing": lambda store: listings._make(store, Listing("t6", "ben", "en", "anybody", "2026-01-01")),
    "own pass": lambda store: seat_passes._make(store, "ben", "t2", 1),
    "sheets": lambda store: sheets.take(store, "ben", [KeptSheet("sheet" * 4, "paper", 0, False, "hm")]),
}
ENDED: Final = EntryRow("t5", 1, "P1 choose 1", "{}", "later", standings=Standings("lanterns", 2, [(0, 0), (1, 1)]))
HEIR: Final[Door] = lambda store: "t2" in [row.id for row in store.of_owner("dora", 9)]  # noqa: E731
TO_BEN: dict[str, tuple[Door, Door]] = {
    "silenced": (lambda store: chat._silence(store, "t2", "ada", 1, True, None), lambda store: store.silenced("t2")),
    "line": (lambda store: chat._silence(store, "t1", "ada", None, True, 1), lambda store: store.silenced("t1")),
    "rated": (lambda store: store.append_all([ENDED]), lambda store: store.rating("dora", "lanterns", 2).number),
    "solved": (
        lambda store: store.append_all([ENDED._replace(id="t6", puzzle=("first", True), standings=None)]),
        lambda store: store.tried_puzzles("dora"),
    ),
    "removed": (lambda store: invitations._free(store, "ada", "t2", "P2"), lambda store: "dora" in store.removed("t2")),
    "deleted": (lambda store: store.delete("t2", "ada"), HEIR),
    "forgotten": (lambda store: _forget(store, "ada", set()), HEIR),
}
"""What others do to Ben, or his game does, and whether it has happened to Dora."""


@pytest.fixture
def people(store: Store) -> Store:
    """A store in which there are free seats for Ben, and two who let him become them."""
    store.open_account(Account("dora", "Dora", "dora", "hash", None), "dora", "dora2")
    store.create(table("t1"), [], seats("ada", "cora", "cleo"))
    store.create(table("t2"), [], seats("ada", "ben"))
    store.create(table("t3"), [], seats("ada"), rematch_of="t2")
    store.create(table("t5", rated=True), [], seats("ada", "ben"))
    store.create(table("t6")._replace(owner="ben"), [])
    store.add_line("t1", Said(0, "ben", -1, "Ben", "hm", "", "now"))
    credentials.give(store, SEAT_PASS, "pass", "cleo", "t1", 2)
    credentials.give(store, LINK, "link", "dora")
    credentials.give(store, LINK, "other", "eve")
    return store


@pytest.mark.parametrize(
    ("engine", "way", "door"),
    [
        *(("postgres", way, door) for way in (merge, sign_in) for door in AS_BEN),
        *(("sqlite", way, door) for way in (merge, sign_in) for door in AS_BEN if door != "merge"),
    ],
)
def test_nothing_belongs_to_nobody_when_two_become_one_at_another_server(
    people: Store, way: Door, door: str, database: str | None
) -> None:
    with pytest.raises(Gone) as refused:
        happens(people, database, way, AS_BEN[door])
    assert status(refused.value) == 409
    assert not people.seats_of("ben")
    assert people.account("ben") is None
    assert people.count("ben") == 0
    assert (people.chat("t2").lines, people.comments("t2")) == ([], [])


@pytest.mark.parametrize("engine", ["postgres"])
@pytest.mark.parametrize(
    ("way", "door", "id", "seat"),
    [(merge, "seat", "t1", 3), (merge, "pass", "t1", 2), (merge, "table", "t9", 0), (sign_in, "rematch", "t3", 1)],
)
def test_what_was_got_in_that_moment_is_brought_along(
    people: Store, way: Door, door: str, id: str, seat: int, database: str
) -> None:
    assert not meanwhile(people, database, AS_BEN[door], way)
    assert people.seats_of("dora")[id] == [seat]
    assert not people.seats_of("ben")


@on_both_engines
@pytest.mark.parametrize(("door", "happened"), TO_BEN.values(), ids=TO_BEN)
@pytest.mark.parametrize("before", [True, False])
def test_what_happens_to_somebody_in_that_moment_happens_to_whom_they_become(
    people: Store, door: Door, happened: Door, before: bool, database: str | None
) -> None:
    happens(people, database, *((door, merge) if before else (merge, door)))
    assert happened(people)
    assert (people.ratings("ben"), people.tried_puzzles("ben")) == ([], [])


@pytest.mark.parametrize("engine", ["postgres"])
def test_a_chain_of_merges_loses_nothing(people: Store, database: str) -> None:
    people.create(table("t4")._replace(owner="ben"), [])
    credentials.give(people, LINK, "dora", "eve")
    people.close_account("dora")
    assert not meanwhile(people, database, merge, lambda store: identities._join(store, "dora2", "dora", bring=True))
    assert people.seats_of("eve") == {"t2": [1], "t5": [1]}
    assert people.count("eve") == 2


@pytest.mark.parametrize("engine", ["postgres"])
def test_who_deletes_a_profile_keeps_no_seat_taken_in_that_moment(people: Store, database: str) -> None:
    left: list[tuple[list[str], list[str]] | None] = []
    assert not meanwhile(people, database, AS_BEN["seat"], lambda store: left.append(_forget(store, "ben", set())))
    assert not people.seats_of("ben")
    assert left[0]
    # All three tables are told.
    assert sorted(left[0][1]) == ["t1", "t2", "t5"]


@on_both_engines
def test_nobody_writes_at_a_table_without_a_seat(people: Store) -> None:
    people.stand_up("t2", 1)
    people.stand_up("t2", 0)
    for player in ("ada", "ben"):
        with pytest.raises(TableError, match="only watching"):
            studies._comment(people, "t2", CommentRow(1, player, 0, "hm"))
        with pytest.raises(TableError, match="only watching"):
            chat._add(people, "t2", Said(0, player, 0, "Ada", "hm", "", "now"))


@pytest.mark.parametrize("engine", ["postgres"])
def test_what_somebody_does_is_not_half_done_when_the_connection_is_lost(store: Store) -> None:
    with suppress(StoreError), store.acting("ada"):
        with suppress(StoreError):
            store._read("SELECT pg_terminate_backend(pg_backend_pid())")
        store.create(table("t1"), [])
    assert store.find("t1") is None
