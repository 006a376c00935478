"""Credentials: each opens what it is for, as often and as long as its kind says, on both engines."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import pytest

from noctuary.tables.lobby import Lobby, new_row
from noctuary.tables.people import accounts, credentials, identities, seat_passes
from noctuary.tables.people.accounts import Accounts
from noctuary.tables.people.credentials import LINK, MAIL, PHRASE, RECOVERY, SEAT_PASS, UNKNOWN, Kind
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Account, Credential, TakenSeat
from noctuary.tables.store.base.schema import SCHEMA
from noctuary.tables.store.keeping import backups
from noctuary.tables.store.parts.games import insertions
from tests.patience import patience
from tests.postgres import on_both_engines
from tests.tables.matches import dealt
from tests.tables.store.test_backups import at
from tests.tables.store.test_store import row

KINDS: Final = {"link": LINK, "phrase": PHRASE, "recovery": RECOVERY, "mail": MAIL, "seat": SEAT_PASS}
MAILED: Final = (RECOVERY, MAIL)
ONCE: Final = {name: kind for name, kind in KINDS.items() if kind.once}

of_every_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
of_every_kind_good_once = pytest.mark.parametrize("kind", ONCE.values(), ids=ONCE)


def give(store: Store, kind: Kind, secret: str) -> None:
    """Let a secret open what is Ada's."""
    table, seat = ("t1", 0) if kind is SEAT_PASS else (None, -1)
    credentials.give(store, kind, secret, "ada", table, seat, "ada@example.org" if kind in MAILED else None)


def use(store: Store, kind: Kind, secret: str, by: str) -> None:
    """Do what a secret is for, as somebody who has it."""
    if kind.opens == "identity":
        identities._join(store, by, secret, bring=False)
    elif kind.opens == "account":
        accounts._recover(store, secret, by)
    elif kind.opens == "mail":
        accounts._confirm(store, secret)
    else:
        seat_passes._take(store, by, secret)


def used_by(store: Store, kind: Kind) -> list[str]:
    """The players who have used it. The store does not record who confirms an address: that counts as Ben."""
    account = store.account("ada")
    assert account
    return {
        "identity": [key for key in ("ben", "cleo") if store.owner(key) == "ada"],
        "account": [account.password],
        "mail": ["ben"] * account.confirmed,
        "seat": [place.owner for place in store.places("t1")],
    }[kind.opens]


def refusal(work: Callable[..., object], *arguments: object) -> str:
    """Why something is refused; empty if it is not."""
    try:
        work(*arguments)
    except TableError as error:
        return error.message.id
    return ""


@pytest.fixture
def path(tmp_path: Path, database: str | None) -> Path:
    """A store in which Ada has an account and a seat, closed."""
    path = tmp_path / "tables.sqlite3"
    with closing(backups.open_store(path, database)) as store:
        store.create(new_row("ada", dealt("human", "human"), "now")._replace(id="t1"), [], [TakenSeat(0, "ada", "Ada")])
        store.open_account(Account("ada", "Ada", "ada", "hash", "ada@example.org"), "ada", "ada2")
    return path


@on_both_engines
@of_every_kind
def test_what_a_secret_opens_how_often_and_until_when(
    path: Path, database: str | None, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    unknown = UNKNOWN[kind.opens]
    with closing(backups.open_store(path, database)) as store:

        def look(secret: str, opens: str = kind.opens) -> str:
            return refusal(credentials.find, store, opens, secret)

        for secret in ("first", "second"):
            give(store, kind, secret)
        # Another one replaces it, and it opens nothing else.
        assert [look(secret) for secret in ("first", "second")] == [unknown, ""]
        for opens in {*UNKNOWN} - {kind.opens}:
            assert look("second", opens) == UNKNOWN[opens]
        for minutes, told in ((-1, ""), (1, unknown if kind.minutes else "")):
            then = datetime.now(UTC) + timedelta(minutes=(kind.minutes or 1_000_000) + minutes)
            with monkeypatch.context() as later:
                later.setattr(credentials, "timestamp", then.isoformat)
                assert look("second") == told
        for user in ("ben", "cleo"):
            assert refusal(use, store, kind, "second", user) == (unknown if kind.once and user == "cleo" else "")
        assert used_by(store, kind) == (["ben"] if kind.once else ["ben", "cleo"])


@on_both_engines
@of_every_kind
def test_another_password_ends_what_has_been_given(path: Path, database: str | None, kind: Kind) -> None:
    with closing(backups.open_store(path, database)) as store:
        give(store, kind, "secret")
        assert store.has_phrase("ada") == (kind is PHRASE)
        store.change_password("ada", "other", "ada2", "ada3")
        assert refusal(use, store, kind, "secret", "ben") == UNKNOWN[kind.opens]


@on_both_engines
@of_every_kind_good_once
def test_of_two_servers_one_gets_what_is_good_once(
    path: Path, database: str | None, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, looked = threading.Barrier(2), set[Store]()

    def look(store: Store, opens: str, secret: str) -> Credential:
        found = credentials.find(store, opens, secret)
        # Each has seen that it is valid before the other uses it.
        if store not in looked:
            looked.add(store)
            both.wait(patience())
        return found

    def race(user: str) -> str:
        with closing(backups.open_store(path, database)) as store:
            return refusal(use, store, kind, "secret", user)

    with closing(backups.open_store(path, database)) as store:
        give(store, kind, "secret")
        with ThreadPoolExecutor(2) as pool, monkeypatch.context() as racing:
            for module in (identities, accounts, seat_passes):
                racing.setattr(module, "find", look)
            told = dict(zip(("ben", "cleo"), pool.map(race, ("ben", "cleo")), strict=True))
        # Whoever was late is told the same as of one that has long been used.
        assert sorted(told.values()) == ["", refusal(use, store, kind, "secret", "dora")] == ["", UNKNOWN[kind.opens]]
        used = [user for user, why in told.items() if not why]
        assert used_by(store, kind) == (["ben"] if kind is MAIL else used)


@on_both_engines
@pytest.mark.parametrize("kind", MAILED)
def test_what_was_mailed_is_good_for_that_address_only(path: Path, database: str | None, kind: Kind) -> None:
    with closing(backups.open_store(path, database)) as store:
        give(store, kind, "late")
        # Another server has just changed the address, and has not seen the link that goes to the one before.
        store.write_all([("UPDATE accounts SET mail = ?", [("eve@example.org",)])])
        assert refusal(use, store, kind, "late", "ben") == UNKNOWN[kind.opens]
        assert used_by(store, kind) != ["ben"]


@on_both_engines
def test_what_was_given_under_an_earlier_schema_stays_valid(tmp_path: Path, new_database: str | None) -> None:
    version = next(number for number, change in enumerate(SCHEMA) if "CREATE TABLE credentials" in change.forward)
    kept: dict[str, list[tuple[str | int | None, ...]]] = {
        "passes": [("1", "ada", "2026-01-02"), ("2", "ada", None)],
        "recoveries": [("ada", "3", "2026-01-03")],
        "seat_passes": [("t1", 1, "4", "ada", "2026-01-04")],
    }
    path = tmp_path / "tables.sqlite3"
    with closing(at(version, path, new_database)) as early:
        early.write_all(insertions([(row(), [])]))
        early.write_all(
            (f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", rows) for table, rows in kept.items()
        )
    with closing(backups.open_store(path, new_database)) as store:
        given = [
            Credential("1", "identity", 1, "ada", "2026-01-02"),
            Credential("2", "identity", 0, "ada", None),
            Credential("3", "account", 1, "ada", "2026-01-03"),
            Credential("4", "seat", 1, "ada", "2026-01-04", "t1", 1),
        ]
        assert [store.credential(one.opens, one.hash, "2026-01-01") for one in given] == given
        store.migrate(version)
        assert {table: store._read(f"SELECT * FROM {table} ORDER BY hash") for table in kept} == kept


@on_both_engines
async def test_a_password_proves_nothing_once_it_has_changed(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    people = Accounts(lobby)
    proven = Account("ada", "Ada", "ada", "hash", None)
    await lobby.in_store_thread(lobby.store.open_account, proven, "ada", "ada2")

    async def find(*_: object) -> Account:
        return proven

    # As of requests that were asked at the same time.
    monkeypatch.setattr(people, "_own", find)
    await people.change_password("ada", "old", "new password", "ada2", "ada3")
    for change in (
        people.change_password("ada", "old", "third password", "ada2", "ada4"),
        people.change_mail("ada", "old", "ada@example.org"),
        people.delete("ada", "old"),
    ):
        with pytest.raises(TableError, match="password is wrong"):
            await change
    people.close()
    assert await lobby.read(Store.owner, "ada3") == "ada"
