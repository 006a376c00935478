"""Positions as text: reading, writing, comparing."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.positions import WIDTH, difference, documents, dump, expand, parse

NIGHT = """\
round: twilight
first_spell: true
forest: |
  feather  egg     P1:4
  chest    mirror  -
cast: [P1 4 a1, P2 5 a2]
sprite: {tokens: [P2:7, P1:3], tiles: [egg, feather]}
twilight_goals: {1: P2, 6: open, 11: gone}
passed: []
solo: {deck: [N +1 3 offers, E >=4 3 keeps x2]}
players:
  P1: {tokens: [1, 2, 3, 3, star], shadows: [], tiles: [egg, feather x2], concoctions: [S4], character: redd, side: B}
  P2: {tokens: [s2, s3], mirrors: [egg, none]}
"""

scalars = st.none() | st.booleans() | st.integers(-(10**18), 10**18) | st.text()
keys = st.text(min_size=1, max_size=20) | st.integers(0, 99)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(keys, inner, max_size=4), max_leaves=40
)


def without_repetitions(value: Any) -> bool:
    """Whether reading leaves `value` as it is: repetitions such as `egg x2` would be written out."""
    try:
        return bool(expand(value) == value)
    except BadInput:
        return False


@given(st.dictionaries(keys, values, max_size=5).filter(without_repetitions))
def test_what_is_written_reads_the_same(value: dict[Any, Any]) -> None:
    assert expand(parse(dump(value))) == value


def test_positions_are_written_as_people_write_them() -> None:
    assert dump(expand(parse(NIGHT))) == NIGHT


def test_long_lists_are_broken_into_lines() -> None:
    stack = [f"tile-{number}" for number in range(80)]
    text = dump({"players": {"P1": {"tiles": stack}}})
    assert max(map(len, text.splitlines())) <= WIDTH
    assert len(text.splitlines()) < 12
    assert parse(text) == {"players": {"P1": {"tiles": stack}}}


def test_only_plain_words_and_numbers_have_a_meaning() -> None:
    read = parse("[4, '4', no, on, 1:30, 2024-01-01, 0x10, 1.5, true, null, ~, 007, -3, star, none]")
    assert read[:8] == [4, "4", "no", "on", "1:30", "2024-01-01", "0x10", "1.5"]
    assert read[8:] == [True, None, None, "007", -3, "star", "none"]


@pytest.mark.parametrize(
    ("text", "id", "line"),
    [
        ("a: 1\nb: 2\na: 3\n", "file-repeated-key", 3),
        ("players:\n  P1: {hand: [1], hand: [2]}\n", "file-repeated-key", 2),
        ("a: 1\nb: [1, 2\n", "file-no-yaml", 3),
        ("a: &x [1]\nb: *x\n", "file-no-yaml", 2),
        ("a: 1\nb: !!python/name:os.system x\n", "file-no-yaml", 2),
        ("[1, 2]: 3\n", "file-key", 1),
        ("a: 1\n\tb: 2\n", "file-no-yaml", 2),
    ],
)
def test_bad_yaml_is_refused_with_its_line(text: str, id: str, line: int) -> None:
    with pytest.raises(BadInput) as refusal:
        parse(text, "night.yaml")
    assert refusal.value.message.id == id
    assert refusal.value.where == f"night.yaml:{line}"
    assert str(refusal.value).startswith(f"night.yaml:{line}: ")


def test_nesting_without_end_is_refused() -> None:
    with pytest.raises(BadInput) as refusal:
        parse("[" * 5000)
    assert refusal.value.message.id in ("file-too-deep", "file-no-yaml")


def test_control_characters_are_refused() -> None:
    with pytest.raises(BadInput):
        parse("a: \x00")


def test_there_must_be_one_document() -> None:
    with pytest.raises(BadInput, match="exactly one"):
        parse("a: 1\n---\nb: 2\n")
    with pytest.raises(BadInput, match="exactly one"):
        parse("")


def test_every_place_of_a_document_has_a_line() -> None:
    first, second = documents("a: 1\n---\n# words\nb:\n  - c\n  - {d: 5,\n     e: 6}\n", "x", numbered=True)
    assert first.place(("a",)) == "x[1]:1"
    assert second.place(("b",)) == "x[2]:4"
    assert second.place(("b", 1)) == "x[2]:6"
    assert second.place(("b", 1, "e")) == "x[2]:7"
    assert second.place(("b", 1, "nowhere", 7)) == "x[2]:6"


def test_repeated_entries_are_written_out() -> None:
    assert expand({"a": ["egg x2", "3 x2", "egg"], "b": "egg x2"}) == {"a": ["egg", "egg", 3, 3, "egg"], "b": "egg x2"}


@pytest.mark.parametrize("entry", ["egg x0", "egg x1001", "egg x99999999999"])
def test_senseless_repetitions_are_refused(entry: str) -> None:
    with pytest.raises(BadInput) as refusal:
        expand([entry])
    assert refusal.value.message.id == "file-repetition"


UNORDERED = frozenset({"players.*.tiles", "passed"})


@pytest.mark.parametrize(
    ("expected", "actual"),
    [
        ({"round": "moonlight"}, {"round": "moonlight", "opener": "P1"}),
        ({"players": {"P1": {"tiles": ["egg x2", "chest"]}}}, {"players": {"P1": {"tiles": ["egg", "chest", "egg"]}}}),
        ({"passed": [], "open_next_to": None, "first_spell": False}, {}),
        ({"goals": {1: "P2"}}, {"goals": {"1": "P2", "6": "open"}}),
        ({"tokens": [1, "star"]}, {"tokens": ["1", "star"]}),
        ({"forest": "egg -\nP1:4   chest\n"}, {"forest": "egg   -\nP1:4  chest"}),
        ({"chain": [{"card": "vulko"}]}, {"chain": [{"card": "vulko", "seat": "P1"}]}),
        ({"cast": ["P1  4 a1"]}, {"cast": ["P1 4 a1"]}),
    ],
)
def test_equal_in_all_that_is_named(expected: Any, actual: Any) -> None:
    assert difference(expected, actual, UNORDERED) is None


@pytest.mark.parametrize(
    ("expected", "actual", "words"),
    [
        ({"round": "over"}, {"round": "twilight"}, "round: expected over, found twilight"),
        ({"cast": [1, 2]}, {"cast": [2, 1]}, "cast: expected [1, 2], found [2, 1]"),
        ({"cast": ["egg"]}, {"cast": ["egg", "egg"]}, "cast: expected [egg], found [egg x2]"),
        ({"opener": "P1"}, {}, "opener: expected P1, found null"),
        ({"influence": 0}, {}, "influence: expected 0, found null"),
        ({"first": True}, {"first": 1}, "first: expected true, found 1"),
        ({"forest": "egg -\nchest egg\n"}, {"forest": "egg -\nchest P1:4\n"}, "forest.b2: expected egg, found P1:4"),
        ({"forest": "egg -\n"}, {"forest": "egg -\nchest P1:4\n"}, "forest: expected rows of 2 cells, found 2 + 2"),
        (
            {"players": {"P1": {"tiles": ["egg x2"]}}},
            {"players": {"P1": {"tiles": ["chest", "egg"]}}},
            "players.P1.tiles: missing [egg], surplus [chest], found [chest, egg]",
        ),
        (
            {"chain": [{"card": "vulko", "kicked": True}]},
            {"chain": [{"card": "vulko", "kicked": False}]},
            "chain.0.kicked: expected true, found false",
        ),
        ({"players": {"P1": []}}, {"players": {"P1": {}}}, "players.P1: expected [], found {}"),
    ],
)
def test_the_first_difference_in_words(expected: Any, actual: Any, words: str) -> None:
    differs = difference(expected, actual, UNORDERED)
    assert differs is not None
    assert differs.text("en") == words
    assert differs.text("pl") != words
    assert differs.text("de") != words
