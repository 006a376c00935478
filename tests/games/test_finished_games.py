"""The games of games/GAME: replayed and verified, what their names promise, and that damage is found."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from noctuary.kernel import catalogue
from noctuary.kernel.files import read_text
from noctuary.kernel.gamefile import dumps, load, parse
from noctuary.kernel.messages import BadInput, IllegalMove, Refusal
from tests.breadth import Figures, Seeds
from tests.games.trials import BUILT_IN, find

FILES = [(name, path) for name in BUILT_IN for path in find(name).files]
FEW = [(name, path) for name in BUILT_IN for path in find(name).files[:: len(find(name).files) // 2 - 1]]
"""Three of each game: parsers do not read the others otherwise."""
HEADER = [
    (r"facts: \w", "facts: x", "record-facts"),
    (r'rules: "', 'rules: "0', "record-rules"),
    (r"format: 1", "format: 9", "record-format"),
    (r"game: \w", "game: nightfever", "input-game"),
    (r"ranking: \[", "ranking: [P4, ", "record-result"),
    (r"(wounds|totals): {P1: ", r"\g<0>1", "record-result"),
]

few = pytest.mark.parametrize(("name", "path"), FEW, ids=lambda value: getattr(value, "stem", value))


def moves_begin(lines: list[str]) -> int:
    """The number of the first line after the header, counted from 0."""
    return lines.index("---") + 1


@pytest.mark.parametrize(("name", "path"), FILES, ids=lambda value: getattr(value, "stem", value))
def test_a_game_is_replayed_and_verified_and_shows_what_its_name_says(name: str, path: Path) -> None:
    text = read_text(path)
    record = load(path)
    assert dumps(record) == text
    assert record.state.result is not None
    assert f"\nfacts: {catalogue.find(name).facts_hash()}\n" in text
    assert "\nresult:" in text
    assert record.at(len(record.entries) - 1).state.seat >= 0
    find(name).shows(path.stem, record)


@few
def test_a_wrong_move_is_refused_with_line_and_rule(name: str, path: Path) -> None:
    lines = read_text(path).splitlines()
    begin = moves_begin(lines)
    for wrong, where in zip(find(name).wrong, (begin, (begin + len(lines)) // 2), strict=True):
        for seat in range(load(path).setup.options.players):
            damaged = [*lines[:where], f"P{seat + 1} {wrong}", *lines[where:]]
            with pytest.raises(IllegalMove) as refusal:
                parse("\n".join(damaged), path.name)
            assert refusal.value.where == f"{path.name}:{where + 1}"
            assert refusal.value.rule in catalogue.find(name).rules("en")


@few
@pytest.mark.parametrize("wrong", ["P1 dance", "P9 pass", "undo 500", "\u0000"])
def test_a_line_that_is_no_move_is_refused(name: str, path: Path, wrong: str) -> None:
    lines = read_text(path).splitlines()
    with pytest.raises(BadInput) as refusal:
        parse("\n".join([*lines, wrong]), path.name)
    assert refusal.value.where == f"{path.name}:{len(lines) + 1}"


@few
def test_a_game_that_is_cut_short_is_refused(name: str, path: Path) -> None:
    lines = read_text(path).splitlines()
    last = load(path).moves[-1].line
    for end in (moves_begin(lines), max(number for number, line in enumerate(lines) if line == last)):
        with pytest.raises(BadInput):
            parse("\n".join(lines[:end]) + "\n", path.name)


@few
def test_a_missing_move_is_refused(name: str, path: Path) -> None:
    lines = read_text(path).splitlines()
    moves = {move.line for move in load(path).moves}
    # Somebody may claim or discard less, and if it was at the end nothing comes of it.
    found = [n for n, line in enumerate(lines) if line in moves and not re.match(r"P\d (claim|discard)", line)]
    for missing in found[:: len(found) // 4]:
        with pytest.raises(Refusal):
            parse("\n".join(lines[:missing] + lines[missing + 1 :]) + "\n", path.name)


@few
def test_a_move_after_the_end_is_refused(name: str, path: Path) -> None:
    text = read_text(path)
    move, rule = find(name).end
    with pytest.raises(IllegalMove) as refusal:
        parse(f"{text}P1 {move}\n", path.name)
    assert refusal.value.rule == rule
    assert refusal.value.where == f"{path.name}:{len(text.splitlines()) + 1}"


@few
@pytest.mark.parametrize(("pattern", "wrong", "id"), HEADER)
def test_a_damaged_header_is_refused(name: str, path: Path, pattern: str, wrong: str, id: str) -> None:
    text = read_text(path)
    damaged, changes = re.subn(pattern, wrong, text, count=1)
    assert changes == 1
    with pytest.raises(BadInput) as refusal:
        parse(damaged, path.name)
    assert refusal.value.message.id == id
    assert refusal.value.where.startswith(f"{path.name}:")


@few
def test_another_seed_is_refused(name: str, path: Path) -> None:
    text = read_text(path)
    seed = load(path).setup.seed
    with pytest.raises(Refusal):
        parse(text.replace(f"\nseed: {seed}\n", f"\nseed: {seed + 1}\n"), path.name)


@pytest.mark.parametrize("name", BUILT_IN)
def test_damaged_files_are_read_or_refused(name: str, seeds: Seeds, figures: Figures) -> None:
    for seed in seeds(20):
        random = Random(seed)
        path = random.choice(find(name).files)
        text = read_text(path)
        for _ in range(random.choice([1, 1, 3])):
            begin, other = random.randrange(len(text)), random.randrange(len(text))
            end = begin + random.choice([0, 1, 1, 10])
            piece = random.choice(["", "\n", "7", "P2", ": ", "\u00b2", text[other : other + 10]])
            text = text[:begin] + piece + text[end:]
        figures["damaged files"] += 1
        try:
            parse(text, path.name)
        except Refusal:
            figures["damaged files refused"] += 1
    assert figures["damaged files refused"] > 0.2 * figures["damaged files"]
