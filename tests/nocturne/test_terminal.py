"""The table drawn with letters in the terminal."""

from typing import Any

import pytest

from noctuary import bots, locale
from noctuary.games.nocturne.game import GAME
from noctuary.games.nocturne.rules.basis.facts import SOLO_CARDS, standard
from noctuary.games.nocturne.rules.course.state import Nocturne
from noctuary.games.nocturne.shown.terminal import Drawing, fit
from noctuary.kernel.base.randomness import Random
from tests.invariants import masked

Settings = dict[str, Any]

ALL_MODES: list[Settings] = [
    {"players": 2, "mode": "advanced"},
    {"players": 3, "mode": "advanced", "modifications": ["chest-hunt", "double-competition"]},
    {"players": 4, "mode": "standard", "modifications": ["twisted-trees"]},
    {"mode": "solo", "modifications": ["twisted-trees", "chest-hunt"]},
    {"scenario": 7},
    {"scenario": 10, "players": 3, "challenger": "P2"},
    {"players": 2, "mode": "family"},
    {"players": 3, "mode": "family", "runes": False},
]


def states(settings: Settings, seed: int) -> list[Nocturne]:
    """All states of a random game."""
    state, random = GAME.new(GAME.options(settings), seed), Random(seed)
    found = [state.clone()]
    while state.seat >= 0:
        code = bots.find("random").choose(state.observe(state.seat), state.decision(state.seat), random)
        state.play(state.seat, code)
        found.append(state.clone())
    return found


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("settings", ALL_MODES)
def test_every_state_can_be_drawn_in_every_language(settings: Settings, language: str) -> None:
    for state in states(settings, 3)[::5]:
        for seat in range(-1, state.options.players):
            text = state.observe(seat).describe(language)
            view = state.observe(seat).view()
            assert all(other["seat"] in text for other in view["seats"])
            assert text.count("[") == sum("token" in cell for cell in view["cells"])
            assert text.count("▲") == min(len(view["casts"]), 1)
            assert text.count("△") == max(len(view["casts"]) - 1, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modifications", [[], ["twisted-trees"]])
def test_the_forest_fits_a_terminal_of_80_columns(players: int, modifications: list[str]) -> None:
    for language in locale.LANGUAGES:
        for state in states({"players": players, "modifications": modifications}, 1)[::9]:
            view = GAME.view(masked(state, 0), 0)
            lines = Drawing(view, standard(), language, locale.as_is).forest()
            assert sum(line[:1].isdigit() for line in lines) == view["rows"]
            assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("Geisterwolfschädel 2", 14, ["Geisterwolf-", "schädel 2"]),
        ("Verzauberte Feuervogelfeder", 12, ["Verzauberte", "Feuervogel-", "feder"]),
        ("Spiegelstein", 11, ["Spiegel-", "stein"]),
        ("Czaszka taranorożca 3", 18, ["Czaszka", "taranorożca 3"]),
        ("Ioaeua", 4, ["Ioae", "ua"]),
    ],
)
def test_long_words_are_broken_between_consonants(text: str, width: int, lines: list[str]) -> None:
    assert fit(text, width) == lines


def test_concoctions_of_others_stay_secret_until_the_end() -> None:
    names = {id: card["name"] for id, card in GAME.components("en")["concoction"].items()}
    *running, over = states({"players": 2}, 4)
    for state in running[::7]:
        held = [names[str(id)] for id in state.position()["players"]["P2"]["concoctions"]]
        own = [names[str(id)] for id in state.position()["players"]["P1"]["concoctions"]]
        text = state.observe(0).describe("en")
        assert all(name in text for name in own)
        assert not any(name in text for name in held)
    text = over.observe(0).describe("en")
    assert all(names[str(id)] in text for id in over.position()["players"]["P2"]["concoctions"])


def test_seats_are_called_by_their_names() -> None:
    text = GAME.new(GAME.options({"players": 2}), 1).observe(0).describe("pl", lambda kind, id: f"<{kind} {id}>")
    assert "<seat P1>" in text
    assert "gwiezdne" in text
    assert "<tile" not in text


def test_the_solo_opponent_shows_tokens_face_down_tiles_and_cards() -> None:
    *_, over = states({"mode": "solo"}, 2)
    opponent = over.observe(0).view()["seats"][1]
    solo = over.position()["solo"]
    text = over.observe(0).describe("en").rpartition("\nP2 ")[2]
    assert text.startswith(f"({opponent['faceDown']} tiles, face down")
    assert f"Cards: {len(solo['deck'])} in the deck, {len(solo['used'])} used" in text
    assert "Turned last: " + GAME.components("en")["solo"][solo["card"]]["name"] in text
    assert "Tiles:" not in text
    fresh = GAME.new(GAME.options({"mode": "solo"}), 2).observe(0).describe("en")
    cards = f"Cards: {SOLO_CARDS} in the deck, 0 used"
    assert f"P2 (no tiles):\n   Tokens: 1 2 3 3 4 4 5 5 6 7 star\n   {cards}" in fresh
    assert "Turned last" not in fresh


def test_aims_are_shown_with_the_progress_that_a_seat_may_know() -> None:
    players = {"P1": {"tokens": [1, 2]}, "P2": {"tokens": [1, 2], "tiles": ["chest x2"], "concoctions": [1]}}
    position = {"forest": "egg egg egg", "players": players}
    state = GAME.load(position, GAME.options({"scenario": 3, "players": 2, "challenger": "P2"}), 1)
    for seat, known in ((0, "?"), (1, "0")):
        lines = state.observe(seat).describe("en").splitlines()
        head = lines.index("Scenario 3, “Three Kettles on the Fire” (easy), played by P2:")
        assert lines[head + 1].startswith("   · At least 75 points in all – ")
        assert lines[head + 2] == f"   · At least 3 concoctions completed on all their levels – {known}/3"


def test_an_aim_that_is_met_has_a_mark_and_one_that_counts_nothing_no_number() -> None:
    position: Any = {"forest": "egg egg egg", "players": {"P1": {"tokens": [1, 2], "tiles": ["skull-ram x6"]}}}
    lines = GAME.load(position, GAME.options({"scenario": 7}), 1).observe(0).describe("en").splitlines()
    assert "   ✓ No mushrooms" in lines
    assert "   ✓ At least 15 points for skulls – 18/15" in lines
    position["players"]["P1"]["tiles"] = ["tripti"]
    lines = GAME.load(position, GAME.options({"scenario": 7}), 1).observe(0).describe("en").splitlines()
    assert "   · No mushrooms" in lines
    assert "   · At least 15 points for skulls – 0/15" in lines


def test_the_family_game_has_no_sprite_board_and_no_goals() -> None:
    text = GAME.new(GAME.options({"mode": "family"}), 1).observe(0).describe("en")
    assert "Sprite" not in text
    assert "goal" not in text
    assert "Modified" not in text


def test_twisted_trees_leave_gaps() -> None:
    state = GAME.new(GAME.options({"players": 2, "modifications": ["twisted-trees"]}), 1)
    lines = state.observe(0).describe("en").splitlines()
    assert "Modified rules: Twisted Trees" in lines
    assert "a1" not in {cell["cell"] for cell in state.observe(0).view()["cells"]}
    assert next(line for line in lines if line.startswith("1 "))[3:18].isspace()
    assert "·" not in "".join(lines)
