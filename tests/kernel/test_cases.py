"""The case runner, on cases of Lanterns."""

from pathlib import Path

import pytest

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract.game import Game
from noctuary.kernel.play.cases import load, parse, run_case
from tests.refusals import refused

pytestmark = pytest.mark.usefixtures("lanterns")

ROUND = """\
# A round from the choice of the cards to the card kept.
game: lanterns
title: The highest card wins and its player may draw
rules: [LAN-2.1, LAN-3.1]
options: {players: 3, seed: 7}
start:
  first: P2
  deck: [5, 6, 1]
  players:
    P1: {hand: [2, 4]}
    P2: {hand: [3 x2]}
    P3: {hand: [1, 4]}
moves:
  - legal: [P1 choose 2, P1 choose 4, P3 choose 1, P3 choose 4]
  - refused: P1 choose 3
    rule: LAN-2.1
  - refused: P1 draw
    rule: LAN-3.1
  - P3 choose 4
  - includes: [P1 choose 2]
  - excludes: [P3 choose 1]
  - expect: {players: {P3: {hand: [1], chosen: [4]}}}
  - P1 choose 4
  - expect: {winner: P3, players: {P3: {lanterns: 11}}}
  - P3 draw
  - legal: [P3 keep 5, P3 keep 6]
  - P3 keep 6
expect:
  deck: [1, 5]
  players: {P1: {hand: [], chosen: [2]}, P3: {hand: [6, 1], lanterns: 11}}
"""


def failure(text: str) -> str:
    (case,) = parse(text, "night.case.yaml")
    outcome = run_case(case)
    assert not outcome.passed
    return outcome.text()


def test_a_case_that_says_the_truth_passes() -> None:
    (case,) = parse(ROUND, "night.case.yaml")
    outcome = run_case(case)
    assert outcome.passed, outcome.text()
    assert outcome.moves == ["P3 choose 4", "P1 choose 4", "P3 draw", "P3 keep 6"]
    assert case.rules == ["LAN-2.1", "LAN-3.1"]


def test_forced_moves_may_be_written_or_left_out() -> None:
    assert run_case(parse(ROUND.replace("moves:\n", "moves:\n  - P2 choose 3\n"))[0]).passed
    twice = ROUND.replace("moves:\n", "moves:\n  - P2 choose 3\n  - P2 choose 3\n")
    assert "was refused by LAN-2.1" in failure(twice)
    assert "not asked for that now" in failure(ROUND.replace("moves:\n", "moves:\n  - P2 choose 4\n"))


@pytest.mark.parametrize(
    ("right", "wrong", "line", "words"),
    [
        ("  - refused: P1 choose 3\n", "  - refused: P1 choose 2\n", 15, "should have been refused, but it is legal"),
        ("    rule: LAN-2.1\n", "    rule: LAN-1.1\n", 15, "refused by LAN-2.1 instead of LAN-1.1"),
        ("P1 choose 2, P1 choose 4, P3", "P1 choose 2, P3", 14, "surplus P1 choose 4"),
        ("legal: [P1 choose 2,", "legal: [P1 choose 1, P1 choose 2,", 14, "missing P1 choose 1"),
        ("includes: [P1 choose 2]", "includes: [P1 choose 2, P1 draw]", 20, "should be legal, but are not: P1 draw"),
        ("excludes: [P3 choose 1]", "excludes: [P3 choose 1, P1 choose 4]", 21, "but are: P1 choose 4"),
        ("hand: [1], chosen: [4]", "hand: [1], chosen: [3]", 22, "players.P3.chosen: expected [3], found [4]"),
        ("{lanterns: 11}", "{lanterns: 12}", 24, "players.P3.lanterns: expected 12, found 11"),
        ("expect:\n  deck: [1, 5]", "expect:\n  deck: [5, 1]", 28, "deck: expected [5, 1], found [1, 5]"),
        ("  - P1 choose 4\n", "  - P1 choose 9\n", 23, "“choose 9” is not a move in this game"),
        ("includes: [P1 choose 2]", "includes: [P4 choose 2]", 20, "“P4” is not a seat in this game"),
        ("excludes: [P3 choose 1]", "excludes: [P3 chose 1]", 21, "“chose 1” is not a move in this game"),
        ("players: 3", "players: 7", 5, "“7” is not a value of players"),
        ("    P3: {hand", "    P5: {hand", 12, "“P5” is not a seat in this game"),
        ("  first: P2\n", "  stage: dusk\n", 7, "dusk"),
        ("game: lanterns", "game: lantern", 2, "There is no game called “lantern”"),
    ],
)
def test_a_case_that_says_something_else_fails_there(right: str, wrong: str, line: int, words: str) -> None:
    assert right in ROUND
    said = failure(ROUND.replace(right, wrong, 1))
    assert said.startswith(f"night.case.yaml[1]:{line}: ")
    assert words in said


def test_a_new_game_comes_from_the_seed() -> None:
    text = "game: lanterns\noptions: {players: 2, seed: %d}\nexpect: {players: {P1: {hand: [2, 2, 6]}}}\n"
    assert 0 < len([seed for seed in range(400) if run_case(parse(text % seed)[0]).passed]) < 400


@pytest.mark.parametrize(
    ("text", "place", "id"),
    [
        ("game: lanterns\n---\ngame: lanterns\nmovs: []\n", "[2]:4", "case-key"),
        ("game: lanterns\nmoves:\n  - P1 draw\n  - refused: P1 draw\n", "[1]:4", "case-step"),
        ("game: lanterns\nmoves:\n  - legal: []\n    rule: LAN-1.1\n", "[1]:3", "case-step"),
        ("game: lanterns\nmoves:\n  - legal: []\n    excludes: []\n", "[1]:3", "case-step"),
        ("game: lanterns\nmoves:\n  - legal: P1 draw\n", "[1]:3", "case-lines"),
        ("game: lanterns\nmoves:\n  - {play: P1 draw}\n", "[1]:3", "case-step"),
        ("game: lanterns\nmoves:\n  - 5\n", "[1]:3", "case-step"),
        ("game: lanterns\nmoves: P1 draw\n", "[1]:2", "case-kind"),
        ("game: lanterns\noptions: {seed: seven}\n", "[1]:2", "case-seed"),
        ("game: lanterns\nexpect: [1]\n", "[1]:2", "case-kind"),
        ("game: lanterns\nexpect:\n  deck: [1 x0]\n", "[1]:2", "file-repetition"),
        ("title: no game\n", "[1]:1", "case-game"),
        ("- game: lanterns\n", "[1]:1", "case-no-mapping"),
        ("game: lanterns\n---\ngame: [lanterns\n", "[2]:4", "file-no-yaml"),
        ("\n\n", "", "case-none"),
    ],
)
def test_a_broken_file_is_refused_with_document_and_line(text: str, place: str, id: str) -> None:
    with refused(id, f"night.case.yaml{place}"):
        parse(text, "night.case.yaml")


def test_files_hold_several_cases(tmp_path: Path, lanterns: Game) -> None:
    path = tmp_path / "two.case.yaml"
    path.write_text(f"{ROUND}---\n{ROUND}", encoding="utf-8")
    assert [run_case(case).passed for case in load(path)] == [True, True]


def test_the_folder_says_the_game_unless_the_case_does(tmp_path: Path) -> None:
    for folder in ("lanterns", "lanterns/learn"):
        path = tmp_path / folder / "round.case.yaml"
        path.parent.mkdir()
        path.write_text(f"title: draws\n---\n{ROUND}---\ngame: kuhn\n", encoding="utf-8")
        assert [case.game for case in load(path)] == ["lanterns", "lanterns", "kuhn"]


def test_unreadable_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        load(tmp_path / "nothing.case.yaml")
    (tmp_path / "bytes.case.yaml").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadInput, match="not a text file"):
        load(tmp_path / "bytes.case.yaml")
