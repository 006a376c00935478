"""Goals that are not in the box (chapter 5): each word of the vocabulary, put on a card by a component edition."""

import re
from pathlib import Path
from typing import Any, cast

import pytest

from noctuary import locale
from noctuary.games.nocturne import GAME
from noctuary.games.nocturne.rules.basis.vocabulary import MOONLIGHT_WORDS, TWILIGHT_WORDS, read_goal
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.contract.game import State
from noctuary.locale import LANGUAGES

FOREST = """
    P1:1  P1:2  -     P2:4
    -     P1:3  P2:5  -
    P1:4  -     -     P2:6
    P1:5  P1:6  -     P1:7
"""
TOKENS = {"P1": ["star"], "P2": [1, 2]}
SPRITE = {"tokens": ["P2:7", "P2:3", "P1:3"]}
COUNTS = {
    "each area 1": (1, 3),
    "each area 3": (2, 0),
    "each areas": (3, 3),
    "each largest": (3, 1),
    "each control": (7, 3),
    "each top": (2, 1),
    "each bottom": (3, 0),
    "each edge": (6, 2),
    "each central": (1, 1),
    "each corners": (3, 1),
    "each sprite": (1, 2),
    "each tokens": (1, 2),
    "each shape XX/X.": (2, 0),
    "each shape X/X": (2, 0),
    "each shape X./.X": (2, 1),
    "each shape XXXX": (0, 0),
}
"""How often each goal scores for the two players."""
LEADERS = {
    "most control": ["P1"],
    "most kind": ["P2"],
    "most symbols": ["P1"],
    "most areas": ["P2", "P1"],
    "most largest": ["P1"],
    "most top": ["P1"],
    "most bottom": ["P1"],
    "most edge": ["P1"],
    "most central": ["P2", "P1"],
    "most corners": ["P1"],
    "most sprite": ["P2"],
    "most tokens": ["P2"],
}
"""Who leads at each goal for the most, best first."""


def asking(section: str, goal: str, more: dict[str, Any] | None = None) -> Any:
    """The game with `goal` on the first card of a section."""
    return GAME.under(Corrections("nocturne", "Goals", {f"{section}.1.goal": goal, **(more or {})}))


def table(section: str, goal: str, position: dict[str, Any], more: dict[str, Any] | None = None) -> State:
    """A table of two where the only goal of a round is `goal`."""
    game = asking(section, goal, more)
    return cast(State, game.load({section: [1], **position}, game.options({"players": 2}), 1))


@pytest.mark.parametrize("goal", COUNTS)
def test_noc_5_6_moonlight_goals_count(goal: str) -> None:
    players = {seat: {"tokens": tokens} for seat, tokens in TOKENS.items()}
    position = {"round": "moonlight-scoring", "forest": FOREST, "sprite": SPRITE, "players": players}
    changes = {"moonlight_goals.1.points": 5} if goal != "each area 1" else {}
    state = table("moonlight_goals", goal, position, changes)
    assert state.result is not None
    points = 5 if changes else 1
    assert tuple(rows["moonlight"] for rows in state.result.sheet) == tuple(points * count for count in COUNTS[goal])


@pytest.mark.parametrize("goal", LEADERS)
def test_noc_5_3_who_has_the_most_and_is_first_on_the_sprite_board(goal: str) -> None:
    tiles = {"P1": ["egg", "feather"], "P2": ["feather x2"]}
    players = {seat: {"tokens": TOKENS[seat], "tiles": tiles[seat]} for seat in tiles}
    position = {"forest": FOREST.replace("P2:5  -", "P2:5  egg"), "sprite": SPRITE, "players": players}
    view = table("twilight_goals", goal, position).observe(0).view()
    assert view["twilight"][0]["leaders"] == LEADERS[goal]


WINS = {
    "first token 4": ("first token 5", ["P1 cast 4 c3", "P2 pass"], ""),
    "first areas 2": ("first areas 3", ["P1 cast 4 c3", "P2 pass"], "P1:1 @a1"),
    "first area 2": ("first area 3", ["P1 cast 4 c3", "P2 pass"], "P1:1 @c4"),
    "first control 2": ("first control 3", ["P1 cast 4 c3", "P2 pass"], "P1:1 @a1"),
    "first shape X./.X": ("first shape XX", ["P1 cast 4 c3", "P2 pass"], "P1:1 @b2"),
    "first kind 2": ("first kind 3", ["P1 cast 4 c3", "P2 pass"], ""),
    "first symbols 2": ("first symbols 3", ["P1 cast 4 c3", "P2 pass"], ""),
}


@pytest.mark.parametrize("goal", WINS)
def test_noc_5_2_goals_for_the_first_are_won_at_once(goal: str) -> None:
    """A goal is won by the tile that makes it true, and not by one that falls short by one."""
    short, moves, control = WINS[goal]
    for asked, won in ((goal, True), (short, False)):
        rows = [["-"] * 4 for _ in range(4)]
        rows[2][2], rows[2][3] = "egg", "feather"
        if control:
            token, cell = control.split(" @")
            rows[int(cell[1]) - 1]["abcd".index(cell[0])] = token
        players = {"P1": {"tokens": [4, 6, "star"], "tiles": ["egg", "feather"]}, "P2": {"tokens": [5, 7]}}
        position = {"forest": "\n".join(" ".join(row) for row in rows), "players": players}
        state = table("twilight_goals", asked, position)
        for line in moves:
            state.apply(line)
        goals = state.position()["twilight_goals"]
        assert (goals == {1: "P1"}) == won, (asked, goals)


def test_every_word_is_tried_here_and_explained_to_owners() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")
    most = {word for word in TWILIGHT_WORDS if word.startswith("most")}
    assert set(map(word_of, COUNTS)) == set(MOONLIGHT_WORDS), "Add an example to COUNTS"
    assert set(LEADERS) == most, "Add it to LEADERS"
    for words in (TWILIGHT_WORDS, MOONLIGHT_WORDS):
        assert [word for word in words if f"`{word}" not in text] == [], "Explain it in docs/editions.md"
        for language in LANGUAGES:
            messages = locale.bundle(language)
            unsaid = [id for word in words if not messages.has_message(id := f"nocturne-goal-{word.replace(' ', '-')}")]
            assert unsaid == [], f"Add it to words/{language}/goals.ftl"


def word_of(line: str) -> str:
    """The words of a goal without its number or shape."""
    return " ".join(line.split(" ")[:2])


def test_every_goal_has_a_line_and_words_in_each_language() -> None:
    """Every goal of an edition has a text with its points and numbers."""
    for section, words in (("twilight_goals", TWILIGHT_WORDS), ("moonlight_goals", MOONLIGHT_WORDS)):
        letter = section[0].upper()
        for word, entry in words.items():
            most = str(entry.form.get("most", ""))
            line = f"{word} {'XX/X.' if 'shape' in entry.form else most}".rstrip()
            assert read_goal(line, words) is not None
            changes: dict[str, Any] = {f"{section}.1.goal": line}
            if letter == "M":
                changes["moonlight_goals.1.points"] = 7
            game = GAME.under(Corrections("nocturne", "Goals", changes))
            texts = [game.components(language)["goal"][f"{letter}1"]["text"] for language in LANGUAGES]
            assert len(set(texts)) == len(LANGUAGES)
            for text in texts:
                numbers = {most, "7" if letter == "M" else ""} - {""}
                assert set(re.findall("[0-9]+", text)) == numbers, text


@pytest.mark.parametrize(
    "line",
    [
        "first",
        "first token",
        "first token 8",
        "first token x",
        "most 3",
        "last star 1",
        "each shape",
        "each shape X..",
        "each shape XXXXX",
        "first shape XX X",
        "",
        3,
        None,
    ],
)
def test_other_lines_are_no_goals(line: object) -> None:
    assert read_goal(line, TWILIGHT_WORDS | MOONLIGHT_WORDS) is None
