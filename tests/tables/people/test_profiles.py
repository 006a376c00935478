"""Profiles in real stores, including those that an older version has left."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.gamefile import dumps
from noctuary.kernel.play.match import AUTO, MAX_UNDOS, Match
from noctuary.tables.lobby import Lobby, new_row
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.people.transfer import written
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.setup import RulesChanged, Seat, TableSetup, Terms
from noctuary.tables.store.base.rows import Row
from noctuary.tables.store.base.saved import counted_of
from noctuary.tables.wire.people import Profile, Taken
from noctuary.tables.wire.shapes import to_json
from noctuary.tables.wire.tables import Timing
from tests.tables.finished import play, played
from tests.tables.matches import finished, lanterns

NOCTURNE = catalogue.find("nocturne")
ADA = Profile("Ada", "pl", {"theme": "dark"})


async def test_games_of_other_rules_still_count_but_stay_here(
    profiles: Profiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [
        (dumps(played("nocturne", 2)), "2026-01-02T00:00:00Z", "P1"),
        (dumps(played("lanterns")), "2026-01-03T00:00:00Z", "P1"),
    ]
    await profiles.take_in("ada", written(ADA, games))
    monkeypatch.setattr(NOCTURNE, "rules_version", "0")
    found = (await profiles.games("ada")).games
    assert [(game.game, game.current) for game in found] == [("lanterns", True), ("nocturne", False)]
    assert [*(await profiles.progress("ada", NOCTURNE))["tally"]] == ["2"]
    exported = json.loads(await profiles.written("ada"))
    assert (len(exported["games"]), exported["leftOut"]) == (1, 1)


async def test_a_log_that_cannot_be_played_stays_here_too(profiles: Profiles, tmp_path: Path) -> None:
    games = [(dumps(record), "2026-01-02T00:00:00Z", "P1") for record in (played("nocturne", 2), played("lanterns"))]
    await profiles.take_in("ada", written(ADA, games))
    id = next(game.id for game in (await profiles.games("ada")).games if game.game == "nocturne")
    damaged = sqlite3.connect(tmp_path / "tables.sqlite3")
    damaged.execute("UPDATE entries SET line = 'P2 fly' WHERE table_id = ? AND number = 9", (id,))
    damaged.commit()
    damaged.close()
    exported = json.loads(await profiles.written("ada"))
    assert (len(exported["games"]), exported["leftOut"]) == (1, 1)


async def test_older_games_are_played_through_once_and_left_out_if_more_was_taken_back_than_a_file_may_say(
    lobby: Lobby, profiles: Profiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    for undos in (MAX_UNDOS, MAX_UNDOS + 1):
        match = finished(lanterns("human", "human"), *["P1 choose 1", "undo 1"] * undos)
        row = new_row("ada", match, "2026-01-02T00:00:00.000+00:00")
        row = row._replace(outcome=to_json(counted_of(row)))
        await lobby.in_store_thread(lobby.store.create, row, match.lines)
    exported = await profiles.written("ada")
    assert json.loads(exported)["leftOut"] == len(json.loads(exported)["games"]) == 1

    async def play(row: Row) -> Match:
        raise RulesChanged

    monkeypatch.setattr(lobby, "match_of", play)
    assert await profiles.written("ada") == exported
    assert await profiles.take_in("bob", exported) == Taken(1, 0)


async def test_a_file_taken_in_twice_or_at_once_is_taken_in_once(profiles: Profiles) -> None:
    twice = [(dumps(played("nocturne", 2)), "2026-01-02T00:00:00Z", "P1")] * 2
    text = written(ADA, [*twice, (dumps(played("lanterns")), "2026-01-03T00:00:00Z", "P1")])
    counts = await asyncio.gather(profiles.take_in("ada", text), profiles.take_in("ada", text))
    assert sorted(counts) == [Taken(0, 3), Taken(2, 1)]
    assert len((await profiles.games("ada")).games) == 2
    # It does not appear in another player's profile.
    assert await profiles.take_in("bob", text) == Taken(2, 1)
    assert len((await profiles.games("ada")).games) == 2


async def test_nobody_waits_for_the_file_of_somebody_else(
    profiles: Profiles, lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = asyncio.Event()

    async def run(*_: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(lobby.files, "run", run)
    long = asyncio.ensure_future(profiles.take_in("eve", b""))
    await begun.wait()
    assert json.loads(await profiles.written("ada"))["games"] == []
    long.cancel()


async def test_the_same_moves_in_another_game_are_another_game(profiles: Profiles) -> None:
    def text(record: Match, seats: str) -> bytes:
        named = Match(record.setup)
        named.setup.seats[0].name = seats
        for move in record.moves():
            named.add(move)
        return written(None, [(dumps(named), "2026-01-02T00:00:00Z", "P1")])

    assert await profiles.take_in("ada", text(play("nocturne", 2, 7), "Ada")) == Taken(1, 0)
    assert await profiles.take_in("ada", text(play("nocturne", 2, 7), "Eve")) == Taken(1, 0)
    assert await profiles.take_in("ada", text(play("nocturne", 2, 8), "Ada")) == Taken(1, 0)
    assert await profiles.take_in("ada", text(play("nocturne", 2, 7), "Ada")) == Taken(0, 1)


async def test_a_game_of_two_people_is_one_game_whoever_it_counts_for(profiles: Profiles) -> None:
    record = play("nocturne", 2, 7)
    record.setup.seats[1].kind = "human"
    for seat, counts in (("P2", Taken(1, 0)), ("P1", Taken(0, 1))):
        text = written(None, [(dumps(record), "2026-01-02T00:00:00Z", seat)])
        assert await profiles.take_in("ada", text) == counts
    assert [game.seat for game in (await profiles.games("ada")).games] == ["P2"]


async def test_forced_moves_of_the_table_make_no_other_game(lobby: Lobby, profiles: Profiles) -> None:
    """In a live game of Nightfall the table passes for players who cannot link; the same game comes back from its
    export.
    """
    game = catalogue.find("nightfall")
    seats = [Seat("human", "Ada"), Seat("random", "Owl")]
    # Of a time control, files say nothing.
    terms = Terms(timing=Timing("live", 3600))
    id = await lobby.create("ada", TableSetup(game, game.options({"players": 2}), seats, 4, terms=terms))

    async with lobby.sitting("ada", id) as table:
        while not table.match.over:
            match = table.match
            assert table.driver.trouble is None
            if 0 in match.waiting and 0 not in match.unasked:
                await table.move(table.parse(0, match.state.decision(0).moves[-1].line), match.revision)
            else:
                await asyncio.sleep(0.001)
        auto = [number for number, line in enumerate(table.match.log(), 1) if line.endswith(AUTO)]
    assert auto
    steps = (await FinishedGames(lobby).replay("ada", id)).steps
    assert not any((step.line or AUTO).endswith(AUTO) for step in steps[1:])
    last = await FinishedGames(lobby).view("ada", id, str(auto[-1]), "P1")
    assert (last.revision, len(last.log)) == (auto[-1], steps[auto[-1]].log)
    text = await profiles.written("ada")
    assert await profiles.take_in("ada", text) == Taken(0, 1)
    assert await profiles.take_in("bob", text) == Taken(1, 0)
    mine, his = (await profiles.games("ada")).games, (await profiles.games("bob")).games
    assert [replace(game, id="") for game in mine] == [replace(game, id="") for game in his]
