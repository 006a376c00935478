"""The games of games/nocturne: replayed and verified, what their names promise, and that damage is found."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from noctuary.kernel.files import read_text
from noctuary.kernel.messages import BadInput, IllegalMove, Refusal
from noctuary.kernel.records import Record, load, parse
from noctuary.nocturne import GAME
from tools.games.nocturne import GAMES, WANTED, options_of
from tools.games.nocturne_shows import SHOWS, cells, goals, scores, tiles_left

PATHS = sorted(GAMES.glob("*.noct"))
NAME = re.compile(r"([1234]-(?:standard|advanced|solo|family))-(.+)\.noct")

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
    again = game.replay()
    assert again.position() == game.state.position()


@paths
def test_a_game_shows_what_its_name_says(path: Path) -> None:
    name = NAME.fullmatch(path.name)
    assert name is not None
    kind, shows = name[1], name[2]
    game = record(path)
    assert game.options.mapping() == GAME.options(options_of(kind, shows)).mapping()
    if shows in SHOWS:
        assert SHOWS[shows](game)
    else:
        assert shows.split("-") == [player.kind for player in game.players]


def test_the_games_cover_everything() -> None:
    assert len(PATHS) == len(WANTED) >= 100
    games = [record(path) for path in PATHS]
    for kind in ("2-standard", "3-standard", "4-standard", "2-advanced", "3-advanced", "4-advanced"):
        assert len([path for path in PATHS if path.name.startswith(f"{kind}-")]) >= 5
    assert len([path for path in PATHS if path.name.startswith("1-solo-")]) >= 20
    for kind in ("2-family", "3-family", "4-family"):
        assert len([path for path in PATHS if path.name.startswith(f"{kind}-")]) >= 4
    for shows in set(SHOWS) - {"played"}:
        assert any(path.stem.endswith(f"-{shows}") for path in PATHS), shows
    assert {goal for game in games for goal in goals(game)} == {f"T{number}" for number in range(1, 13)}


def test_each_way_a_round_can_end_is_there_for_either_round() -> None:
    """NOC-2.12: no tile left, or everybody passes, before or after tiles were won."""
    ways = set()
    for path in PATHS:
        game = record(path)
        for number, left in enumerate(tiles_left(game)):
            ways.add((number, "all won" if left == 0 else "none won" if left == cells(game) else "some won"))
    assert ways == {(number, way) for number in (0, 1) for way in ("all won", "none won", "some won")}


def test_every_moonlight_goal_scores_in_some_game() -> None:
    games = [record(path) for path in PATHS]
    assert [goal for goal in range(1, 13) if not any(scores(game, goal) for game in games)] == []


@paths
def test_a_wrong_move_is_refused_with_line_and_rule(path: Path) -> None:
    lines = read_text(path).splitlines()
    begin = moves_begin(lines)
    for wrong, where in (("cast star f6", begin), ("character redd", (begin + len(lines)) // 2)):
        for seat in range(record(path).options.players):
            damaged = [*lines[:where], f"P{seat + 1} {wrong}", *lines[where:]]
            with pytest.raises(IllegalMove) as refusal:
                parse("\n".join(damaged), path.name)
            assert refusal.value.where == f"{path.name}:{where + 1}"
            assert refusal.value.rule in GAME.rules("en")


@paths
def test_a_line_that_is_no_move_is_refused(path: Path) -> None:
    lines = read_text(path).splitlines()
    for wrong in ("P1 dance", "P9 pass", "undo 500", "\u0000"):
        with pytest.raises(BadInput) as refusal:
            parse("\n".join([*lines, wrong]), path.name)
        assert refusal.value.where == f"{path.name}:{len(lines) + 1}"


@paths
def test_a_game_that_is_cut_short_is_refused(path: Path) -> None:
    lines = read_text(path).splitlines()
    for end in (moves_begin(lines), len(lines) - 1):
        with pytest.raises(BadInput):
            parse("\n".join(lines[:end]) + "\n", path.name)


@paths
def test_a_missing_move_is_refused(path: Path) -> None:
    lines = read_text(path).splitlines()
    begin = moves_begin(lines)
    for missing in range(begin, len(lines), max(1, (len(lines) - begin) // 4)):
        if lines[missing].startswith("#") or lines[missing] not in {move.line for move in record(path).moves}:
            continue
        with pytest.raises(Refusal):
            parse("\n".join(lines[:missing] + lines[missing + 1 :]) + "\n", path.name)


@paths
def test_a_move_after_the_end_is_refused(path: Path) -> None:
    text = read_text(path)
    with pytest.raises(IllegalMove) as refusal:
        parse(text + "P1 pass\n", path.name)
    assert refusal.value.rule == "NOC-7.4"
    assert refusal.value.where == f"{path.name}:{len(text.splitlines()) + 1}"


@paths
@pytest.mark.parametrize(
    ("pattern", "wrong", "id"),
    [
        (r"facts: \w", "facts: x", "record-facts"),
        (r'rules: "1"', 'rules: "0"', "record-rules"),
        (r"format: 1", "format: 9", "record-format"),
        (r"game: nocturne", "game: nightfever", "input-game"),
        (r"totals: {P1: ", "totals: {P1: 1", "record-result"),
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


@paths
def test_another_seed_is_refused(path: Path) -> None:
    text = read_text(path)
    seed = record(path).seed
    with pytest.raises(Refusal):
        parse(text.replace(f"\nseed: {seed}\n", f"\nseed: {seed + 1}\n"), path.name)
