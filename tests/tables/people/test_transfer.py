"""Profiles as files: a written profile comes back, and any error in a file is named with its place."""

import asyncio
import gzip
import hashlib
import json
from datetime import UTC, datetime
from secrets import token_hex
from typing import Any

import msgspec
import pytest

from noctuary.kernel.base.messages import Refusal
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.play.gamefile import dumps
from noctuary.kernel.play.match import Match
from noctuary.kernel.teaching.puzzles import puzzles
from noctuary.tables import leaving
from noctuary.tables.lobby import Lobby, new_row
from noctuary.tables.people import editions, transfer
from noctuary.tables.people.identities import Identities
from noctuary.tables.people.profiles import Profiles
from noctuary.tables.people.reminders import Reminders
from noctuary.tables.people.transfer import MOST, PACKED, SHRUNK, Arrival, checksum, read, written
from noctuary.tables.setup import TableError, seat_players
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Gone, SheetRow
from noctuary.tables.store.parts.ownership import merge
from noctuary.tables.wire.people import MERGED, MOST_GAMES, KeptSheet, Profile, SolvedPuzzle
from noctuary.tables.wire.shapes import LONGEST_FILE
from noctuary.tables.work import Work
from tests.games.trials import BUILT_IN
from tests.postgres import on_both_engines
from tests.tables.finished import play, played

DATE = "2026-11-20T18:30:00.000+00:00"
ADA = Profile("Ada", "pl", {"theme": "dark", "sound": False, "volume": 0.5, "last": None, "speed": 3})


def file(*records: Match) -> bytes:
    return written(ADA, [(dumps(record), DATE, "P1") for record in records or [played()]])


def changed(change: dict[str, Any], *records: Match) -> bytes:
    """A file with other values in its first mapping and a matching checksum."""
    contents = json.loads(file(*records))
    del contents["checksum"]
    contents.update(change)
    return json.dumps({**contents, "checksum": checksum(contents)}).encode()


def with_game(change: dict[str, Any]) -> bytes:
    """A file of two games, the second one changed, with a matching checksum."""
    first, second = json.loads(file(played(), played("nightfall")))["games"]
    return changed({"games": [first, {**second, **change}]})


def refused(text: bytes) -> tuple[str, str]:
    """The id and place of the refusal; it has a text in every language."""
    found = complaint(text)
    assert found is not None
    for language in ("en", "pl", "de"):
        assert found.message.text(language)
    return found.message.id, found.where


def complaint(text: bytes) -> Refusal | None:
    """Why the file, or its first game that cannot be imported, is refused."""
    try:
        return next((game for game in read(text, Work()).games if isinstance(game, Refusal)), None)
    except Refusal as refusal:
        return refusal


def test_what_is_written_comes_back() -> None:
    records = [*map(played, BUILT_IN), play("nocturne", 1, 5, scenario=7)]
    found = read(file(*records), Work())
    arrivals = [game for game in found.games if isinstance(game, Arrival)]
    assert found.profile == ADA
    assert [arrival.date for arrival in arrivals] == [datetime(2026, 11, 20, 18, 30, tzinfo=UTC)] * len(records)
    assert [arrival.match.state.position() for arrival in arrivals] == [r.state.position() for r in records]
    assert [getattr(arrival.match.setup, "me", None) for arrival in arrivals] == [0] * len(records)


def test_dates_of_other_time_zones() -> None:
    found = read(written(None, [(dumps(played()), "2026-11-20T01:30:00+02:00", "P1")]), Work())
    assert [game.date.isoformat() for game in found.games if isinstance(game, Arrival)] == ["2026-11-19T23:30:00+00:00"]


def test_a_file_without_a_profile_or_games() -> None:
    found = read(written(None, []), Work())
    assert (found.profile, list(found.games), found.editions) == (None, [], [])
    assert json.loads(written(None, [], left_out=3))["leftOut"] == 3


def test_white_space_and_order_do_not_matter() -> None:
    turned = json.dumps(dict(reversed(json.loads(file()).items())), separators=(",", ":"))
    assert read(turned.encode(), Work()).profile == ADA


def test_a_file_that_is_cut_off_anywhere() -> None:
    text = file()
    for end in range(0, len(text) - 2, len(text) // 40):
        assert refused(text[:end])[0] == "profile-file-unreadable"


def test_a_file_with_another_byte_anywhere() -> None:
    text = file()
    ids = set()
    for place in range(0, len(text), len(text) // 60):
        for byte in (b"7", b"x", b"\xff", b'"'):
            other = text[:place] + byte + text[place + 1 :]
            try:
                same = json.loads(other) == json.loads(text)
            except ValueError:
                same = False
            if not same:
                ids.add(refused(other)[0])
    # A byte of the first words makes it another kind of file; any other is noticed as damage.
    assert ids <= {"profile-file-unreadable", "profile-file-damaged", "profile-file-foreign", "profile-file-format"}
    assert {"profile-file-unreadable", "profile-file-damaged"} <= ids


def test_foreign_files_and_others_that_are_no_json() -> None:
    for text in (b"[]", b"null", b"7", b'"noctuary-profile"', b"{}", b'{"kind": "chess-profile"}'):
        assert refused(text)[0] == "profile-file-foreign"
    for text in (b"", b"Dear diary", b"\xff\xfe\x00", dumps(played()).encode(), b"PK\x03\x04"):
        assert refused(text)[0] == "profile-file-unreadable"
    assert refused(b'{"kind": ' + b"[" * 100_000)[0] == "file-too-deep"


@pytest.mark.parametrize("format", [2, "1", None, False, {}, 10**30])
def test_files_of_another_format(format: object) -> None:
    assert refused(changed({"format": format})) == ("profile-file-format", "$.format")


@pytest.mark.parametrize(
    ("change", "id", "where"),
    [
        ({"games": {}}, "profile-file-malformed", "$.games"),
        ({"games": [{}]}, "profile-file-malformed", "$.games[0]"),
        ({"games": [7]}, "profile-file-malformed", "$.games[0]"),
        ({"games": [7] * (MOST_GAMES + 1)}, "profile-file-malformed", "$.games"),
        ({"profile": 7}, "profile-file-malformed", "$.profile"),
        ({"profile": {"name": 7}}, "profile-file-malformed", "$.profile.name"),
        ({"profile": {"name": " "}}, "table-seat-name", "$.profile.name"),
        ({"profile": {"name": "Ada", "language": "xx"}}, "request-language", "$.profile.language"),
    ],
)
def test_values_that_cannot_be(change: dict[str, Any], id: str, where: str) -> None:
    assert refused(changed(change)) == (id, where)


@pytest.mark.parametrize(
    ("change", "id", "where"),
    [
        ({"date": "yesterday"}, "profile-file-malformed", "$.games[1].date"),
        ({"date": "2026-11-20T18:30:00"}, "profile-file-malformed", "$.games[1].date"),
        ({"date": 7}, "profile-file-malformed", "$.games[1].date"),
        ({"date": "0001-01-01T00:00:00+23:59"}, "profile-game-date", "$.games[1].date"),
        ({"date": "9999-12-31T23:59:59-23:59"}, "profile-game-date", "$.games[1].date"),
        ({"seat": 1}, "profile-file-malformed", "$.games[1].seat"),
        ({"seat": "P3"}, "input-seat", "$.games[1]"),
        ({"seat": "P2"}, "table-me", "$.games[1]"),
        ({"record": ""}, "record-no-moves", "$.games[1].record:1"),
        ({"record": 7}, "profile-file-malformed", "$.games[1].record"),
    ],
)
def test_games_that_cannot_be(change: dict[str, Any], id: str, where: str) -> None:
    assert refused(with_game(change)) == (id, where)


def test_a_changed_move_is_found_though_the_checksum_fits() -> None:
    record = played()
    lines = dumps(record).splitlines()
    start = lines.index("---") + 1
    for place in (start, start + 5, len(lines) - 1):
        seat = lines[place].split()[0]
        other = [*lines[:place], f"{seat} cast 9 z9", *lines[place + 1 :]]
        found = refused(changed({"games": [{"record": "\n".join(other), "date": DATE, "seat": "P1"}]}))
        assert found == ("input-move", f"$.games[0].record:{place + 1}")
    wizard = dumps(record).replace("kind: random", "kind: wizard", 1)
    assert refused(with_game({"record": wizard}))[0] == "table-seat-kind"
    # A move against the rules: the first one made twice.
    twice = [*lines[: start + 1], lines[start], *lines[start + 1 :]]
    id, where = refused(changed({"games": [{"record": "\n".join(twice), "date": DATE, "seat": "P1"}]}))
    assert id.startswith("nocturne-refuse")
    assert where == f"$.games[0].record:{start + 2}"


def test_games_that_count_for_nobody() -> None:
    running = play("nocturne", 2, 7, moves=20)
    assert refused(file(played(), running)) == ("profile-game-uncounted", "$.games[1]")
    # Another player plays on for the one who has resigned, whose game it no longer is.
    lines = dumps(played()).splitlines()
    lines.insert(lines.index("---") + 3, "P1 resign")
    found = refused(changed({"games": [{"record": "\n".join(lines), "date": DATE, "seat": "P1"}]}))
    assert found == ("profile-game-uncounted", "$.games[0]")


def test_the_longest_record_is_that_of_a_single_upload() -> None:
    long = dumps(played()) + "# " + "x" * LONGEST_FILE
    assert refused(with_game({"record": long})) == ("profile-file-malformed", "$.games[1].record")


def test_the_checksum_is_as_the_documentation_says() -> None:
    contents = json.loads(file())
    given = contents.pop("checksum")
    plain = json.dumps(contents, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(plain.encode()).hexdigest() == given
    assert msgspec.json.encode(contents, order="deterministic") == plain.encode()


@pytest.mark.parametrize("kind", ["games", "editions", "sheets"])
@on_both_engines
async def test_what_merged_players_export_anybody_may_import(
    lobby: Lobby, profiles: Profiles, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr("noctuary.tables.people.profiles.AT_A_TIME", 3)
    for most in ("lobby.MAX_TABLES", "people.editions.MAX_EDITIONS", "people.sheets.MAX_SHEETS"):
        monkeypatch.setattr(f"noctuary.tables.{most}", 2)
    for number, owner in enumerate(["ada", "ada", "ben", "ben", "cleo"]):
        record = play("nocturne", 1, number)
        record.setup = seat_players(record.setup, 0)
        game = new_row(owner, record, DATE)
        edition = editions.new_row(owner, Corrections("nocturne", f"Box {number}", {}), DATE)
        sheet = SheetRow(f"{number:020}", owner, "paper", 1, 0, "1")
        rows: dict[str, Any] = {"games": ([(game, record.lines)], [], [], []), "editions": ([], [edition], [], [])}
        await lobby.in_store_thread(lobby.store.take_in, None, *rows.get(kind, ([], [], [], [sheet])))
    await lobby.in_store_thread(lobby.store.write_all, merge("ben", "ada"))
    text = await profiles.written("ada")
    assert len(json.loads(text)[kind]) == 4
    await profiles.take_in("eve", text)
    assert len(json.loads(await profiles.written("eve"))[kind]) == 4
    assert (await profiles.take_in("eve", text)).left_out == ()
    # Ben was merged with Ada meanwhile.
    for late in (
        profiles.take_in("ben", text),
        profiles.keep("ben", ADA),
        editions.Editions(lobby).add("ben", Corrections("nocturne", "Box", {})),
        Reminders(lobby).add("ben", "webhook", "https://hooks.example", "en", ""),
    ):
        with pytest.raises(Gone):
            await late
    with pytest.raises(TableError, match=r"most 2|Delete some"):
        await profiles.take_in("eve", await profiles.written("cleo"))


@pytest.mark.parametrize("kind", ["editions", "sheets"])
async def test_nobody_gets_more_than_a_file_may_have(
    lobby: Lobby, profiles: Profiles, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    for most in ("editions.MAX_EDITIONS", "sheets.MAX_SHEETS", "identities.MAX_EDITIONS", "identities.MAX_SHEETS"):
        monkeypatch.setattr(f"noctuary.tables.people.{most}", 1)
    for number, owner in enumerate([*["ada"] * MERGED, "ben"]):
        edition = editions.new_row(owner, Corrections("nocturne", f"Box {number}", {}), DATE)
        sheet = SheetRow(f"{number:020}", owner, "paper", 1, 0, "1")
        rows: tuple[Any, ...] = ([edition], [], []) if kind == "editions" else ([], [], [sheet])
        await lobby.in_store_thread(lobby.store.take_in, None, [], *rows)
    text = await profiles.written("ada")
    await profiles.take_in("eve", text)
    assert len(json.loads(await profiles.written("eve"))[kind]) == MERGED
    for more in (
        profiles.take_in("ben", text),
        Identities(lobby).join("ben", await Identities(lobby).link("ada"), True),
        Identities(lobby).join("ada", await Identities(lobby).link("ben"), True),
    ):
        with pytest.raises(TableError, match="At most"):
            await more
    await Identities(lobby).join("new", await Identities(lobby).link("ada"), True)


def test_what_is_too_much_for_a_file_is_left_out_of_it() -> None:
    box, sheet = Corrections("nocturne", "Box", {}), KeptSheet("1" * 20, "paper", 1, False, "1")
    [puzzle, *_] = puzzles("nocturne")
    solved = SolvedPuzzle("nocturne", puzzle, datetime.now(UTC))
    games, boxes, tried, sheets = (number + 1 for number in MOST.values())
    text = written(ADA, [("x", DATE, "P1")] * games, [(box, DATE)] * boxes, 0, [solved] * tried, [sheet] * sheets)
    found = read(text, Work())
    assert (len(list(found.games)), len(found.editions), len(found.puzzles), len(found.sheets)) == (*MOST.values(),)
    assert json.loads(text)["leftOut"] == 4


def test_a_file_that_would_be_too_long_is_compressed(monkeypatch: pytest.MonkeyPatch) -> None:
    records = [played()] * 20
    long = len(file(*records))
    for most, left in ((long - 1, 20), (long // SHRUNK - 1, 18)):
        monkeypatch.setattr(transfer, "LONGEST_PROFILE", most)
        sent = file(*records)
        assert sent.startswith(PACKED)
        assert len(sent) <= most
        assert [type(game) for game in read(sent, Work()).games] == [Arrival] * left
    # Nor do other things make it longer.
    sheets = [KeptSheet(f"{number:020}", "paper", 1, False, token_hex(long // 10)) for number in range(20)]
    sent = written(ADA, [(dumps(played()), DATE, "P1")], sheets=sheets)
    assert len(sent) <= long // SHRUNK - 1
    found = read(sent, Work())
    assert (len(list(found.games)), 0 < len(found.sheets) < 20) == (1, True)
    assert refused(gzip.compress(bytes(10**6)))[0] == "request-too-long"
    whole = gzip.compress(b"{}")
    assert refused(whole[:-4])[0] == refused(whole[:12] + b"x" + whole[13:])[0] == "profile-file-unreadable"


@on_both_engines
async def test_who_deletes_everything_during_an_import_deletes_all_of_it(
    lobby: Lobby, other: Lobby, profiles: Profiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noctuary.tables.people.profiles.AT_A_TIME", 1)
    text = file(*(play("nocturne", 1, number) for number in range(6)))
    taking = asyncio.create_task(profiles.take_in("ada", text))
    while not await lobby.read(Store.count, "ada"):
        await asyncio.sleep(0)
    await asyncio.gather(leaving.forget(other if lobby.shared else lobby, "ada"), taking)
    assert await lobby.read(Store.count, "ada") == 0


@pytest.mark.parametrize("engine", ["postgres"])
async def test_who_imports_at_two_servers_gets_everything_once(lobby: Lobby, other: Lobby) -> None:
    text = file(*(play("nocturne", 1, number) for number in range(3)))
    for owner in ("ada", "ben", "cleo"):
        await asyncio.gather(*(Profiles(server).take_in(owner, text) for server in (lobby, other)))
        assert await lobby.read(Store.count, owner) == 3
