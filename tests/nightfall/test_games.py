"""The games of games/nightfall: replayed and verified, what their names promise, and that damage is found."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from noctuary.kernel.files import read_text
from noctuary.kernel.messages import BadInput, IllegalMove, Refusal
from noctuary.kernel.records import Record, load, parse
from noctuary.nightfall import GAME
from tools.games.nightfall import GAMES, OPTIONS, SHOWS, WANTED, ended_in

PATHS = sorted(GAMES.glob("*.noct"))
NAME = re.compile(rf"([2345])-({'|'.join(sorted(OPTIONS, key=len, reverse=True))})-(.+)\.noct")

paths = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


@cache
def record(path: Path) -> Record:
    return load(path)


def moves_begin(lines: list[str]) -> int:
    """The number of the first line after the header, counted from 0."""
    return lines.index("---") + 1


@paths
def test_a_game_is_replayed_and_verified(path: Path) -> None:
    text = read_text(path)
    game = record(path)
    assert game.dumps() == text
    assert game.state.result is not None
    assert f"\nfacts: {GAME.facts_hash()}\n" in text
    assert "\nresult:" in text
    assert game.replay().position() == game.state.position()


@paths
def test_a_game_shows_what_its_name_says(path: Path) -> None:
    name = NAME.fullmatch(path.name)
    assert name is not None
    game = record(path)
    assert game.options.players == int(name[1])
    for key, value in OPTIONS[name[2]].items():
        assert getattr(game.options, key) == value
    if name[3] in SHOWS:
        assert SHOWS[name[3]](game)
    else:
        assert len(name[3].split("-")) == game.options.players


def test_the_games_cover_everything() -> None:
    assert len(PATHS) == len(WANTED) >= 60
    games = [record(path) for path in PATHS]
    for shows in set(SHOWS) - {"played"}:
        assert any(path.stem.endswith(f"-{shows}") for path in PATHS), shows
    for key in ("draft", "edition", "secret_archives", "promos", "series"):
        found = {getattr(game.options, key) for game in games}
        assert len(found) == {"draft": 5, "edition": 3}.get(key, 2), key
    for players in (2, 3, 4, 5):
        assert len({path.name.split("-")[1] for path in PATHS if path.name.startswith(f"{players}-")}) >= 5


def test_each_end_and_each_tie_break_is_there() -> None:
    """NF-9.1 to 9.4, 10.4, 10.6."""
    games = [record(path) for path in PATHS]
    results = [game.state.result for game in games]
    reasons = {result.reason.id.removeprefix("nightfall-reason-") for result in results if result is not None}
    assert reasons == {"wounds", "kinds", "seat", "series", "series-shared"}
    assert any(ended_in(game, "combat") for game in games)
    assert any(ended_in(game, "chain") for game in games)


@paths
def test_a_wrong_move_is_refused_with_line_and_rule(path: Path) -> None:
    lines = read_text(path).splitlines()
    begin = moves_begin(lines)
    for wrong, where in (("draft bad-smoke", begin), ("target chain/200", (begin + len(lines)) // 2)):
        for seat in range(record(path).options.players):
            damaged = [*lines[:where], f"P{seat + 1} {wrong}", *lines[where:]]
            with pytest.raises(IllegalMove) as refusal:
                parse("\n".join(damaged), path.name)
            assert refusal.value.where == f"{path.name}:{where + 1}"
            assert refusal.value.rule in GAME.rules("en")


@paths
def test_a_game_that_is_cut_short_or_lacks_a_move_is_refused(path: Path) -> None:
    lines = read_text(path).splitlines()
    begin = moves_begin(lines)
    last = max(number for number, line in enumerate(lines) if line == record(path).moves[-1].line)
    for end in (begin, last):
        with pytest.raises(BadInput):
            parse("\n".join(lines[:end]) + "\n", path.name)
    done = [number for number, line in enumerate(lines) if number >= begin and line.endswith(" done")]
    if path.stem.endswith("forced-moves-written"):
        return  # there `done` may be a forced move, which can be left out
    for missing in done[:: max(1, len(done) // 3)]:
        with pytest.raises(Refusal):
            parse("\n".join(lines[:missing] + lines[missing + 1 :]) + "\n", path.name)


@paths
def test_a_move_after_the_end_is_refused(path: Path) -> None:
    text = read_text(path)
    with pytest.raises(IllegalMove) as refusal:
        parse(text + "P1 done\n", path.name)
    assert refusal.value.rule == "NF-9.1"
    assert refusal.value.where == f"{path.name}:{len(text.splitlines()) + 1}"


@paths
@pytest.mark.parametrize(
    ("pattern", "wrong", "id"),
    [
        (r"facts: \w", "facts: x", "record-facts"),
        (r'rules: "2"', 'rules: "0"', "record-rules"),
        (r"wounds: {P1: ", "wounds: {P1: 1", "record-result"),
        (r"ranking: \[", "ranking: [P4, ", "record-result"),
    ],
)
def test_a_damaged_header_is_refused(path: Path, pattern: str, wrong: str, id: str) -> None:
    text = read_text(path)
    damaged, changes = re.subn(pattern, wrong, text, count=1)
    assert changes == 1
    with pytest.raises(BadInput) as refusal:
        parse(damaged, path.name)
    assert refusal.value.message.id == id
    assert refusal.value.where.startswith(f"{path.name}:")
