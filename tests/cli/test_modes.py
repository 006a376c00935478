"""The modes of Nocturne on the command line: solo, scenarios, family, modified rules."""

import re
from pathlib import Path

import pytest

from noctuary import locale
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.gamefile import save
from noctuary.kernel.play.match import Match
from tests.cli.command import Noctuary

ENOUGH = ["1"] * 400
"""More moves than any game has."""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Opponent turns the card “", "Cards: 24 in the deck, 0 used", "Result", "Player 1 ends with "]),
        ("pl", ["Przeciwnik", "Karty: w talii 24, zużyte 0", "Wynik", "Gracz 1 "]),
        ("de", ["Gegner", "Karten: 24 im Stapel, 0 benutzt", "Ergebnis", "Spieler 1 "]),
    ],
)
def test_a_whole_solo_game(language: str, words: list[str], tmp_path: Path, noctuary: Noctuary) -> None:
    noctuary.types(*ENOUGH)
    path = tmp_path / "alone.noct"
    out = noctuary.done(f"play nocturne --mode solo --seed 3 --lang {language} --save {path}")
    assert all(text in out for text in words)
    assert "P2" not in out
    record = gamefile.load(path)
    assert len(record.setup.seats) == 1
    assert record.state.result is not None
    told = noctuary("replay", str(path), "--lang", language)[1]
    assert told.splitlines()[-1] == out.splitlines()[-1]
    assert "P2" not in told


@pytest.mark.parametrize(
    ("words", "seats", "options"),
    [
        ("--players 1", 1, {"players": 1, "mode": "solo"}),
        ("--seats human", 1, {"players": 1, "mode": "solo"}),
        ("--mode solo --option advanced=false", 1, {"players": 1, "mode": "solo", "advanced": False}),
        ("--scenario 7", 1, {"players": 1, "mode": "solo", "scenario": 7}),
        (
            "--scenario 7 --players 3 --challenger P2",
            3,
            {"players": 3, "mode": "advanced", "scenario": 7, "challenger": "P2"},
        ),
        ("--scenario 20 --seats greedy,human", 2, {"players": 2, "mode": "advanced", "scenario": 20}),
        ("--mode solo --characters sage", 1, {"players": 1, "mode": "solo", "characters": ["sage"]}),
        ("--mode family --runes false --players 4", 4, {"players": 4, "mode": "family", "runes": False}),
        (
            "--modifications twisted-trees,chest-hunt",
            2,
            {"players": 2, "modifications": ["twisted-trees", "chest-hunt"]},
        ),
    ],
)
def test_the_number_of_players_follows_from_the_options(
    words: str, seats: int, options: dict[str, object], tmp_path: Path, noctuary: Noctuary
) -> None:
    noctuary.types("1", "1")
    path = tmp_path / "game.noct"
    noctuary.done("play", "nocturne", *words.split(), "--save", str(path))
    record = gamefile.load(path)
    assert len(record.setup.seats) == seats
    assert record.setup.options.mapping() == options


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--mode solo --players 2", "The solo game is for one player, not for 2"),
        ("--mode advanced --seats human", "One player"),
        ("--mode solo --first P2", "In the solo game P1 opens both rounds; leave “first” out."),
        ("--mode family --runes perhaps", "The option “runes” must be true or false, not “perhaps”."),
        ("--scenario easy", "There is no scenario “easy”; scenarios are numbered from 1 to 20."),
        ("--modifications chest-hunt,fog", "There is no modified rule “fog”; choose from twisted-trees,"),
        ("--mode solo --mode family", "“mode” cannot be both “solo” and “family”;"),
    ],
)
def test_contradictions_are_refused_with_the_reason(words: str, said: str, noctuary: Noctuary) -> None:
    for command in ("play", "sim"):
        err = noctuary.wrong(command, "nocturne", *words.replace("human", "greedy").split(), code=2)
        assert err.startswith(f"noctuary: {said}")


def test_a_scenario_ends_with_its_aims(noctuary: Noctuary) -> None:
    noctuary.types(*ENOUGH)
    out = noctuary.done("play nocturne --scenario 6 --seed 5")
    assert out.rpartition("Player 1 ends with ")[2].splitlines()[1:] == [
        "Player 1 has not completed scenario 6.",
        "  ✓ At least 80 points in all – 80/80",
        "  ✓ A full set of Tripti Fungilus",
        "  ✗ A full set of Duode Dax",
    ]
    # Until then the aims are shown with the table.
    assert "Scenario 6, “" in out
    assert "   · At least 80 points in all – 2/80" in out


def at_the_hunt(path: Path) -> Match:
    """A game saved at the first chest that can be exchanged."""
    game = catalogue.find("nocturne")
    options = game.options({"modifications": ["chest-hunt"], "mode": "solo"})
    for seed in range(50):
        record, random = Match(Setup(game, options, [Player("Ada", "human")], seed)), Random(seed)
        while record.state.seat >= 0:
            decision = record.state.decisions[0]
            if decision.kind == "hunt":
                save(record, path)
                return record
            record.add(decision.moves[random.below(len(decision.moves))])
    raise AssertionError("nobody has won a chest")


def test_a_chest_is_exchanged(tmp_path: Path, noctuary: Noctuary) -> None:
    path = tmp_path / "hunt.noct"
    state = at_the_hunt(path).state
    wanted = next(move for move in state.decisions[0].moves if move.references and move.references[0].kind == "cell")
    cell = wanted.references[0].id
    tile = next(one["tile"] for one in state.observe(0).view()["cells"] if one["cell"] == cell)
    name = state.game.components("en")["tile"][tile]["name"]
    noctuary.types("?", "? exchange f6", wanted.text)
    out = noctuary.done("play", "--resume", str(path))
    assert "Exchange the chest for any tile in the forest or on the Sprite board, or keep it. (NOC-12.3)" in out
    assert "  exchange none     make the move written like this" in out
    assert "There is no tile on f6 to exchange the chest for. (NOC-12.3)" in out
    assert f"Chest hunt: Ada exchanges the chest for “{name}” on {cell}." in out
    assert gamefile.load(path).moves()[-1] == wanted


@pytest.mark.sampled(6)
@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        "--mode family --seats human,greedy,random",
        "--mode family --runes false --seats human,human",
        "--scenario 10 --challenger P2 --seats human,random,random",
        "--seats human,random --modifications twisted-trees,double-competition,ready-to-brew,chest-hunt,precious-gems",
        "--mode advanced --seats human,greedy,random",
    ],
)
def test_whole_games_in_every_language(words: str, language: str, noctuary: Noctuary) -> None:
    noctuary.types(*ENOUGH)
    out = noctuary.done(f"play nocturne --seed 2 --lang {language} {words}")
    assert {"en": "Result", "pl": "Wynik", "de": "Ergebnis"}[language] in out


def test_the_family_game_shows_neither_goals_nor_sprites(noctuary: Noctuary) -> None:
    noctuary.types(*ENOUGH)
    out = noctuary.done("play nocturne --mode family --seed 2")
    assert "Sprite" not in out
    assert "moonlight goal" not in out


# Simulations.


def figures(out: str) -> str:
    """The output of a simulation without the time that it took."""
    return out.rpartition("\n9 games in")[0]


def test_a_simulation_of_one_seat_tells_totals_and_bands(noctuary: Noctuary) -> None:
    words = "sim nocturne --mode solo --seats random --games 9 --seed 3 --processes".split()
    out = noctuary.done(*words, "1")
    assert figures(noctuary(*words, "2")[1]) == figures(out)
    assert "9 games in" in out
    assert "Won" not in out
    assert "Standard deviation" in out
    assert "Standard deviation" not in noctuary("sim nocturne --mode solo --games 1 --processes 1")[1]
    shares = [float(share) for share in re.findall(r"│ +([0-9.]+)% \([0-9.]+ – [0-9.]+\) │", out)]
    assert len(shares) == 8
    assert sum(shares) == pytest.approx(100, abs=0.5)


def test_a_simulation_of_a_scenario_tells_how_often_each_aim_is_met(noctuary: Noctuary) -> None:
    words = "sim nocturne --scenario 6 --games 9 --seed 4 --seats random,random,random --processes".split()
    out = noctuary.done(*words, "1")
    assert figures(noctuary(*words, "2")[1]) == figures(out)
    table = [line.strip("│").split("│") for line in out.splitlines() if line.startswith("│")]
    rows = {name.strip(): [cell.strip() for cell in cells] for name, *cells in table}
    assert rows["Games"] == ["9"]
    for row in ("Completed", "At least 80 points in all", "A full set of Tripti Fungilus", "A full set of Duode Dax"):
        assert re.fullmatch(r"[0-9.]+% \([0-9.]+ – [0-9.]+\)", rows[row][0])
    assert rows["A full set of Tripti Fungilus"] != rows["Completed"]
