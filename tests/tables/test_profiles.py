"""Profiles over real stores: also those that an older version has left."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from noctuary.kernel import catalogue
from noctuary.kernel.messages import Refusal
from noctuary.kernel.records import Record
from noctuary.tables.course import AUTO, replayed
from noctuary.tables.hall import Hall, as_text
from noctuary.tables.profiles import Profiles, Taken
from noctuary.tables.records import tabled
from noctuary.tables.setup import Seat, Setup
from noctuary.tables.store import Store, StoreError
from noctuary.tables.transfer import Profile, written
from noctuary.tables.view import summary
from tests.tables.finished import play, played
from tests.tables.loop import run

NOCTURNE = catalogue.find("nocturne")
ADA = Profile("Ada", "pl", {"theme": "dark"})
OLD_SCHEMA = """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, owner TEXT NOT NULL, game TEXT NOT NULL, header TEXT NOT NULL, summary TEXT NOT NULL,
        created TEXT NOT NULL, moved TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_of_owner ON tables (owner, moved);
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, line TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    PRAGMA user_version = 1;
"""
"""The schema of version 0.1.0."""


def tell(path: Path, story: Callable[[Hall, Profiles], Awaitable[None]]) -> None:
    """Live through a story in a hall of its own."""

    async def living() -> None:
        hall = Hall(path / "tables.sqlite3", pause=0.0)
        try:
            await story(hall, Profiles(hall))
        finally:
            await hall.close()

    run(living())


def old_store(path: Path, tables: list[tuple[str, Record, str, dict[str, Any]]]) -> None:
    """A store as version 0.1.0 has left it: tables with id, record, the time of the last move and changes of their
    headers."""
    connection = sqlite3.connect(path / "tables.sqlite3")
    connection.executescript(OLD_SCHEMA)
    for id, record, moved, changes in tables:
        setup, lines = tabled(record, 0)
        header = {**setup.header(), **changes}
        del header["me"]
        course = replayed(setup, lines)
        row = (id, "ada", record.game.name, as_text(header), as_text(summary(course)), "2026-01-01", moved)
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        for number, line in enumerate(lines, 1):
            connection.execute("INSERT INTO entries VALUES (?, ?, ?)", (id, number, line))
    connection.commit()
    connection.close()


def test_games_finished_under_an_older_version_count_too(tmp_path: Path) -> None:
    old_store(
        tmp_path,
        [
            ("moonless", played("nightfall", 3), "2026-01-03", {}),
            ("owls", played("nocturne", 2), "2026-01-02", {}),
            ("uploaded", played("nocturne", 2), "2026-01-01", {}),
            ("running", play("nocturne", 2, 7, moves=30), "2026-01-04", {}),
            ("foreign", played("nocturne", 2), "2026-01-05", {"facts": "0123456789abcdef"}),
        ],
    )

    async def story(hall: Hall, profiles: Profiles) -> None:
        games = await profiles.games("ada")
        assert [(game["id"], game["seat"], game["current"]) for game in games] == [
            ("moonless", "P1", True),
            ("owls", "P1", True),
        ]
        result = played("nocturne", 2).state.result
        assert result is not None
        assert (games[1]["total"], games[1]["finished"]) == (result.totals[0], "2026-01-02")
        assert games[1]["outcome"]["track"] == "achievements"
        # It is looked at once only.
        outcomes = {row.id: row.outcome for row in await hall.stored(hall.store.of_owner, "ada", 10)}
        assert json.loads(outcomes["owls"] or "")["total"] == result.totals[0]
        assert [outcomes[id] for id in ("uploaded", "running", "foreign")] == [None, None, None]
        assert len(await hall.tables("ada")) == 5

    tell(tmp_path, story)


def test_an_old_store_goes_on(tmp_path: Path) -> None:
    record = play("nocturne", 2, 7, moves=20)
    old_store(tmp_path, [("running", record, "2026-01-02", {})])

    async def story(hall: Hall, profiles: Profiles) -> None:
        def nobody() -> None:
            """A watcher that does not look."""

        async with hall.sitting("ada", "running", nobody) as table:
            while not table.course.over:
                course = table.course
                assert table.trouble is None
                if course.waiting == [0]:
                    line = course.state.decision(0).moves[0].line
                    await hall.move(table, 0, line, course.revision)
                else:
                    await asyncio.sleep(0.001)
        assert [game["id"] for game in await profiles.games("ada")] == ["running"]

    tell(tmp_path, story)


def test_games_of_other_rules_still_count_but_stay_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall, profiles: Profiles) -> None:
        games = [
            (played("nocturne", 2).dumps(), "2026-01-02T00:00:00Z", "P1"),
            (played("nightfall").dumps(), "2026-01-03T00:00:00Z", "P1"),
        ]
        await profiles.take_in("ada", written(ADA, games))
        monkeypatch.setattr(NOCTURNE, "rules_version", "0")
        found = await profiles.games("ada")
        assert [(game["game"], game["current"]) for game in found] == [("nightfall", True), ("nocturne", False)]
        assert (await profiles.progress("ada", NOCTURNE))["games"] == 1
        exported = json.loads(await profiles.written("ada"))
        assert (len(exported["games"]), exported["leftOut"]) == (1, 1)

    tell(tmp_path, story)


def test_a_log_that_cannot_be_played_stays_here_too(tmp_path: Path) -> None:
    async def story(hall: Hall, profiles: Profiles) -> None:
        games = [
            (record.dumps(), "2026-01-02T00:00:00Z", "P1") for record in (played("nocturne", 2), played("nightfall"))
        ]
        await profiles.take_in("ada", written(ADA, games))
        id = next(game["id"] for game in await profiles.games("ada") if game["game"] == "nocturne")
        damaged = sqlite3.connect(tmp_path / "tables.sqlite3")
        damaged.execute("UPDATE entries SET line = 'P2 fly' WHERE table_id = ? AND number = 9", (id,))
        damaged.commit()
        damaged.close()
        exported = json.loads(await profiles.written("ada"))
        assert (len(exported["games"]), exported["leftOut"]) == (1, 1)

    tell(tmp_path, story)


def test_a_file_taken_in_twice_or_at_once_is_taken_in_once(tmp_path: Path) -> None:
    twice = [(played("nocturne", 2).dumps(), "2026-01-02T00:00:00Z", "P1")] * 2
    text = written(ADA, [*twice, (played("nightfall").dumps(), "2026-01-03T00:00:00Z", "P1")])

    async def story(hall: Hall, profiles: Profiles) -> None:
        counts = await asyncio.gather(profiles.take_in("ada", text), profiles.take_in("ada", text))
        assert sorted(counts) == [Taken(0, 3), Taken(2, 1)]
        assert len(await profiles.games("ada")) == 2
        # Somebody else has nothing of it.
        assert await profiles.take_in("bob", text) == Taken(2, 1)
        assert len(await profiles.games("ada")) == 2

    tell(tmp_path, story)


def test_the_same_moves_in_another_game_are_another_game(tmp_path: Path) -> None:
    def text(record: Record, seats: str) -> bytes:
        named = Record(record.game, record.options, record.seed, record.players)
        named.players[0].name = seats
        for move in record.moves:
            named.add(move)
        return written(None, [(named.dumps(), "2026-01-02T00:00:00Z", "P1")])

    async def story(hall: Hall, profiles: Profiles) -> None:
        assert await profiles.take_in("ada", text(play("nocturne", 2, 7), "Ada")) == Taken(1, 0)
        assert await profiles.take_in("ada", text(play("nocturne", 2, 7), "Eve")) == Taken(1, 0)
        assert await profiles.take_in("ada", text(play("nocturne", 2, 8), "Ada")) == Taken(1, 0)
        assert await profiles.take_in("ada", text(play("nocturne", 2, 7), "Ada")) == Taken(0, 1)

    tell(tmp_path, story)


def test_a_game_of_two_people_is_one_game_whoever_it_counts_for(tmp_path: Path) -> None:
    record = play("nocturne", 2, 7)
    record.players[1].kind = "human"

    async def story(hall: Hall, profiles: Profiles) -> None:
        for seat, counts in (("P2", Taken(1, 0)), ("P1", Taken(0, 1))):
            text = written(None, [(record.dumps(), "2026-01-02T00:00:00Z", seat)])
            assert await profiles.take_in("ada", text) == counts
        assert [game["seat"] for game in await profiles.games("ada")] == ["P2"]

    tell(tmp_path, story)


def test_a_locked_store_takes_in_nothing(tmp_path: Path) -> None:
    text = written(ADA, [(played("nocturne", 2).dumps(), "2026-01-02T00:00:00Z", "P1")])

    async def story(hall: Hall, profiles: Profiles) -> None:
        hall.store = await hall.stored(Store, tmp_path / "tables.sqlite3", 0.01)
        other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError):
            await profiles.take_in("ada", text)
        other.execute("ROLLBACK")
        other.close()
        assert await profiles.profile("ada") is None
        assert await profiles.games("ada") == []
        assert await profiles.take_in("ada", text) == Taken(1, 0)

    tell(tmp_path, story)


def test_a_file_with_one_bad_game_changes_nothing(tmp_path: Path) -> None:
    good, bad = played("nocturne", 2), play("nocturne", 2, 8, moves=10)
    text = written(ADA, [(record.dumps(), "2026-01-02T00:00:00Z", "P1") for record in (good, bad)])

    async def story(hall: Hall, profiles: Profiles) -> None:
        await profiles.keep("ada", Profile("Before", None, {}))
        with pytest.raises(Refusal):
            await profiles.take_in("ada", text)
        kept = await profiles.profile("ada")
        assert kept is not None
        assert kept["name"] == "Before"
        assert await profiles.games("ada") == []
        assert await hall.tables("ada") == []

    tell(tmp_path, story)


def test_forced_moves_of_the_table_make_no_other_game(tmp_path: Path) -> None:
    """A live game of Nightfall, in which the table passes for who cannot link, comes home from its export."""

    async def story(hall: Hall, profiles: Profiles) -> None:
        game = catalogue.find("nightfall")
        seats = [Seat("human", "Ada"), Seat("random", "Owl")]
        id = await hall.create("ada", Setup(game, game.options({"players": 2}), seats, 4))

        def nobody() -> None:
            """A watcher that does not look."""

        async with hall.sitting("ada", id, nobody) as table:
            while not table.course.over:
                course = table.course
                assert table.trouble is None
                if 0 in course.waiting and 0 not in course.unasked:
                    await hall.move(table, 0, course.state.decision(0).moves[-1].line, course.revision)
                else:
                    await asyncio.sleep(0.001)
            auto = [number for number, line in enumerate(table.course.log, 1) if line.endswith(AUTO)]
        assert auto
        steps = (await hall.replay("ada", id))["steps"]
        assert not any(step["line"].endswith(AUTO) for step in steps[1:])
        last = await hall.replayed("ada", id, str(auto[-1]), "P1")
        assert (last["revision"], len(last["log"])) == (auto[-1], steps[auto[-1]]["log"])
        text = await profiles.written("ada")
        assert await profiles.take_in("ada", text) == Taken(0, 1)
        assert await profiles.take_in("bob", text) == Taken(1, 0)
        mine, his = await profiles.games("ada"), await profiles.games("bob")
        assert [{**game, "id": ""} for game in mine] == [{**game, "id": ""} for game in his]

    tell(tmp_path, story)
