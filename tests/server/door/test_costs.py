"""What a server with thousands of everything is asked for costs no more than its weight says."""

from pathlib import Path
from typing import Any

import pytest

from noctuary.server.routes.openapi import OPERATIONS
from noctuary.tables.lobby import new_row
from noctuary.tables.store import Store
from tests.server.client import Browser
from tests.server.conftest import Inside
from tests.server.door.costs import Costs
from tests.server.running.test_responsive import finished

PEOPLE = 10_000
TABLES = 3000
"""Tables that count for one person, half of them other people's."""
KINDS = [("nightfall", 2), ("nightfall", 4), ("nocturne", 3)]


def rows(id: str, owner: str, outcome: str) -> dict[str, list[tuple[Any, ...]]]:
    """The rows of many people; `id`: a table of `owner`'s that all of them know."""
    people = [f"{number:064x}" for number in range(PEOPLE)]
    theirs = [(one, f"{number:016x}") for number, one in enumerate(people[:TABLES])]
    return {
        "places": [(one, 1, owner, "Ada", outcome, None, None, None) for _, one in theirs[TABLES // 2 :]],
        "profiles": [(one, "Somebody", None, "{}", "2026-01-01") for one in people],
        "ratings": [
            (one, *kind, 2, f"{kind}", 1500.5 + number % 1000, 90.0, 0.06, 1)
            for kind in KINDS
            for number, one in enumerate(people)
        ],
        "hidden_ratings": [(one,) for one in people[::3]],
        "channels": [(one, one, "webhook", "https://hooks.example", "en", "", one, 1, "") for one in people],
        "keys": [(f"x{one[1:]}", owner, None) for one in people],
        "watchers": [(id, one) for one in people],
        "listings": [(one, person, "en", "anybody", "2026-01-01") for person, one in theirs],
        "reminders": [(one, person, "turn", person, 1 << 50, 0) for person, one in theirs],
        "sheets": [(one[-24:], owner, "paper", 1, 0, "x" * 2000) for one in people[:500]],
    }


def fill(server: Inside, ada: Browser) -> str:
    """Fill a store; return a table where Ada plays with somebody."""
    match, own, id = finished("nocturne", 2), ada.table("human", "human"), ada.table("human", "open")
    server.browser().take(ada.invitation(id))

    def create(store: Store) -> None:
        row = store.find(own)
        assert row
        done = new_row(row.owner, match, row.created)
        made = [done._replace(id=f"{number:016x}", moved=f"{row.moved}{number:04}") for number in range(TABLES)]
        others = [one._replace(owner="somebody") for one in made[TABLES // 2 :]]
        store.take_in(None, [(one, match.lines if one is made[0] else []) for one in made[: TABLES // 2] + others], [])
        for table, values in rows(id, row.owner, done.outcome or "").items():
            store.write_all([(f"INSERT INTO {table} VALUES ({', '.join('?' * len(values[0]))})", values)])

    server.store(create)
    return id


def test_what_is_asked_of_a_full_store(tmp_path: Path, static: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Inside(tmp_path, static)
    try:
        ada = server.browser()
        id = fill(server, ada)
        costs = Costs(monkeypatch)
        for path, methods in OPERATIONS.items():
            if "get" in methods and "{secret}" not in path and not path.endswith(("/socket", "/export")):
                for where in (id, f"{0:016x}") if "{id}" in path else (id,):
                    ada.get(path.format(id=where, seat="P1", step="3", game="nocturne"))
        assert not costs.dear()
    finally:
        server.stop()
