"""The `noctuary` command, as people type it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import ROOT
from noctuary import __version__, engine
from noctuary.cli.main import COMMANDS
from noctuary.cli.parts.output import Output, ink
from noctuary.cli.parts.words import title
from noctuary.kernel.base.deals import Deal
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import RULEBOOK
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.gamefile import save
from noctuary.kernel.play.match import Match
from tests.cli.command import Noctuary
from tests.games.trials import ALL, having
from tests.patience import patience

pytestmark = pytest.mark.usefixtures("lanterns")


def finished(path: Path, seed: int = 7) -> Match:
    """A finished game of Lanterns, saved."""
    game = catalogue.find("lanterns")
    record = Match(Setup(game, game.options({}), [Player("Ada", "human"), Player("Owl", "random")], seed))
    random = Random(seed)
    while record.state.seat >= 0:
        moves = record.state.decisions[0].moves
        record.add(moves[random.below(len(moves))])
    save(record, path)
    return record


# Texts and help.


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Usage: noctuary"), ("pl", "Użycie: noctuary"), ("de", "Aufruf: noctuary")]
)
def test_help_has_examples_in_every_language_and_fits_the_terminal(
    language: str, words: str, noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    out = noctuary.done("--lang", language, "--help")
    assert out.startswith(words)
    assert "noctuary sim nocturne --seats greedy,random --games 1000 --seed 1" in out
    for command in ("play", "sim", "case", "replay", "rules", "cards", "editions", "serve"):
        out = noctuary.done(command, "--help", f"--lang={language}")
        assert out.startswith(f"{words} {command}")
        assert out.count(f"noctuary {command}") >= 2
        assert "cli-" not in out
        # Commands to be copied are not broken.
        assert max(len(line) for line in out.splitlines() if not line.startswith("  noctuary")) <= 80


@pytest.mark.parametrize(
    ("setting", "words"), [("pl_PL.UTF-8", "Użycie"), ("de_AT", "Aufruf"), ("C", "Usage"), ("", "Usage")]
)
def test_the_environment_gives_the_language(
    setting: str, words: str, noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", setting)
    assert noctuary("--help")[1].startswith(words)


def test_help_is_a_command_like_any_other(noctuary: Noctuary) -> None:
    assert noctuary.done("help") == noctuary.done("--help")
    assert noctuary.done("--lang pl help rules") == noctuary.done("rules --help --lang pl")


def imported(words: str) -> set[str]:
    """The modules, other than those of Python, that are imported for a command line without a command."""
    run = f"import sys; sys.argv[1:] = [{words!r}]; from noctuary.cli.ending import main; main(); print(*sys.modules)"
    command = [sys.executable, "-I", "-c", run]
    told = subprocess.run(command, capture_output=True, text=True, timeout=patience(), check=True).stdout
    return {name for name in told.splitlines()[-1].split() if name.split(".")[0] not in sys.stdlib_module_names}


def test_little_is_imported_for_little() -> None:
    version = imported("--version")
    assert {name.removeprefix("noctuary.") for name in version if name.startswith("noctuary.")} == set(
        "cli cli.ending cli.parts cli.parts.signals cli.parts.version engine".split()
    )
    assert not {"fluent.runtime", "msgspec"} & version
    rooms = {f"noctuary.cli.{room}" for room in COMMANDS.values()}
    assert not {"numpy", "rich", "yaml", "noctuary.kernel.contract.game", *rooms} & imported("--help")


def test_nothing_to_do_shows_the_help(noctuary: Noctuary) -> None:
    assert noctuary.wrong(code=2).startswith("Usage")


def test_version(noctuary: Noctuary) -> None:
    words = {"compiled": "compiled engine", "pure": "engine in pure Python"}[engine.NAME]
    assert noctuary("--version")[:2] == (0, f"{__version__} ({words})\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("paly nocturne", "There is no command “paly”. Did you mean: play?"),
        ("sim nocturne --gams 3", "“--gams 3” is not understood here."),
        ("sim nocturne --games", "The value of --games is missing or not possible."),
        ("--lang fr rules", "“fr” is not a value of --lang; choose from en, pl, de."),
        ("rules --lang", "The value of --lang is missing or not possible."),
        ("data burn", "“burn” is not a value of ACTION; choose from"),
        ("play", f"Which game? Name it after the command. Known games: {', '.join(sorted(ALL))}."),
        ("sim", "Which game?"),
        ("case", "Which cases?"),
        ("replay", "Which game file?"),
        ("play chess", f"There is no game called “chess”. Known games: {', '.join(sorted(ALL))}."),
        (
            "play nocturne --seats human,clever",
            "“clever” cannot take a seat; choose from human, level1, level2, level3, level4, level5, level6, greedy,",
        ),
        ("play nightfall --seats human", "Nightfall is played by 2 to 5 players, not “1”."),
        ("play nocturne --option mode", "“mode” is not an option; write KEY=VALUE"),
        ("play nocturne --option mode=[", "“mode=[” is not an option; write KEY=VALUE"),
        ("play nocturne --option mode=wild", "There is no mode “wild”"),
        ("play nocturne --seed minus", "“minus” is not a value of --seed; write a whole number of 0 or more."),
        ("play nocturne --resume x.noct", "The file says which game was saved; leave out “nocturne”."),
        ("sim nocturne --games 0", "“0” is not a value of --games; write a whole number of 1 or more."),
        ("sim nocturne --seats greedy,clever", "There is no bot called “clever”."),
        ("sim nocturne --seats greedy,random --option players=3", "There are 2 bots, but the options say 3 players."),
        ("play nocturne --seats human,greedy --players 3", "This game has 3 seats, but 2 players are given."),
        ("play nocturne --players 9", "Nocturne is played by 1 to 4 players, not “9”."),
        ("sim nocturne --players two", "“two” is not a value of --players; write a whole number of 1 or more."),
        ("play nocturne --mode standard --option mode=advanced", "“mode” cannot be both “standard” and “advanced”;"),
        ("play nightfall --draft quick-start --variant open-archives", "“draft” cannot be both “quick-start” and"),
        ("sim nightfall --variant wild", "“wild” is not a value of --variant; choose from secret-archives,"),
        ("sim nightfall --turn-limit 0", "The turn limit is a whole number from 1 to 100,000, not “0”."),
        ("play nocturne --first P3", "P3 cannot begin; seats are P1 to P2."),
        ("play nocturne --hand 4", "“--hand 4” is not understood here."),
        ("play --resume x.noct --mode advanced", "A saved game continues as it was begun;"),
        ("play --resume x.noct --seats human,human", "A saved game continues as it was begun;"),
        ("rules NOC-2.66", "There is no rule “NOC-2.66”. Did you mean: NOC-2.6,"),
        ("rules qqq xxx", "Nothing answers “qqq xxx”. Try other words; “noctuary rules” lists all chapters."),
        ("rules nightfall qqq", "Nothing answers “qqq”."),
    ],
)
def test_what_cannot_be_understood_says_why_and_what_to_do(words: str, said: str, noctuary: Noctuary) -> None:
    err = noctuary.wrong(words, code=2)
    assert err.startswith(f"noctuary: {said}")
    assert "--help” shows what is possible." in err


def test_the_installed_command_runs() -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "noctuary", *words]
        environment = {**os.environ, "LANG": "pl_PL.UTF-8"}
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=patience())

    shown, wrong = run("rules", "NOC-2.7"), run("rules", "NOC-99")
    assert (shown.returncode, "NOC-2.7" in shown.stdout) == (0, True)
    assert (wrong.returncode, "Nie ma zasady" in wrong.stderr) == (2, True)


def buffered() -> dict[str, str]:
    """An environment in which Python buffers its output until the end, as it does for most people."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("words", [["rules", "nocturne"], ["--version"], ["case", "cases/nocturne/1-setup.case.yaml"]])
def test_a_reader_that_stops_early_is_no_fault(words: list[str]) -> None:
    command = [sys.executable, "-m", "noctuary", *words]
    with subprocess.Popen(
        command, env=buffered(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        errors = process.stderr.read()
        assert process.wait(patience()) == 0
        assert errors == ""


@pytest.mark.sampled(1)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
@pytest.mark.parametrize("words", [["rules", "nocturne"], ["--help"], ["case", "cases/nocturne/1-setup.case.yaml"]])
def test_output_that_cannot_be_written_is_a_failure(words: list[str]) -> None:
    command = [sys.executable, "-m", "noctuary", *words]
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            command, env=buffered(), stdout=full, stderr=subprocess.PIPE, text=True, timeout=patience(), check=False
        )
    assert ended.returncode == 1
    assert ended.stderr == "noctuary: Standard output cannot be written: No space left on device.\n"


def test_the_server_starts_without_what_draws_in_terminals() -> None:
    program = (
        "import sys\nfrom noctuary.cli.main import main\n"
        "sys.exit(main(['serve', '--port', 'x']) != 2 or 'rich' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=patience()).returncode == 0


def test_every_game_declares_its_own_options(noctuary: Noctuary) -> None:
    every = noctuary.done("play", "--help")
    nocturne = noctuary.done("play", "nocturne", "--help")
    lanterns = noctuary.done("sim", "lanterns", "--help")
    assert "Options of lanterns:" in every
    assert "--hand N" in every
    assert "Options of nocturne:" in nocturne
    assert "--mode WORD" in nocturne
    assert "--hand" not in nocturne
    assert "--hand N" in lanterns
    assert "--mode WORD" not in lanterns
    for text in (every, nocturne, lanterns):
        assert "--players N" in text
        assert "--first SEAT" in text


# Rules.


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_rules_shows_a_rule_a_chapter_or_a_book(language: str, noctuary: Noctuary) -> None:
    code, rule, _ = noctuary("rules", "noc-2.6", "--lang", language)
    assert code == 0
    assert rule.startswith("NOC-2.6 ")
    assert "NOC-2.7" not in rule
    chapter = noctuary.done("rules", "NOC-2", "--lang", language)
    assert all(f"NOC-2.{number} " in chapter for number in range(1, 13))
    assert "NOC-3.1" not in chapter
    book = noctuary.done("rules", "nocturne", "--lang", language)
    assert "NOC-1.1 " in book
    assert "NOC-9.5 " in book


@pytest.mark.parametrize(
    ("language", "chapter"), [("en", "NOC-8  Scoring"), ("pl", "NOC-8  Punktacja"), ("de", "NOC-8  Wertung")]
)
def test_rules_alone_lists_the_chapters(language: str, chapter: str, noctuary: Noctuary) -> None:
    out = noctuary.done("rules", "--lang", language)
    for game in map(catalogue.find, having(RULEBOOK)):
        assert title(game.name, language) in out
        chapters = {id.partition(".")[0] for id in game.rules(language)}
        told = [line.split()[0] for line in out.splitlines() if line.startswith(f"  {game.prefix}-")]
        assert sorted(told) == sorted(chapters - {f"{game.prefix}-0"})
    assert chapter in out
    assert "NOC-8.1" not in out
    assert "(NF-1) → " in out


# Cases.

GOOD = """\
game: lanterns
title: Six beats one
rules: [LAN-2.1]
start: {players: {P1: {hand: [1, 6]}, P2: {hand: [1, 3]}}}
moves: [P1 choose 6, P2 choose 1]
expect: {players: {P1: {lanterns: 7}}}
"""


def test_cases_end_with_their_count(tmp_path: Path, noctuary: Noctuary) -> None:
    good = tmp_path / "good.case.yaml"
    good.write_text(f"{GOOD}---\n{GOOD}", encoding="utf-8")
    assert noctuary("case", str(good))[:2] == (0, "2 passed, 0 failed\n")
    assert noctuary("case", str(tmp_path))[:2] == (0, "2 passed, 0 failed\n")


def test_a_failing_case_says_rules_difference_and_moves(tmp_path: Path, noctuary: Noctuary) -> None:
    bad = tmp_path / "bad.case.yaml"
    bad.write_text(f"{GOOD}---\n{GOOD.replace('lanterns: 7', 'lanterns: 8')}", encoding="utf-8")
    code, out, _ = noctuary("case", str(bad))
    assert code == 1
    assert out.splitlines() == [
        "LAN-2.1  Six beats one",
        f"  {bad}[2]:13: players.P1.lanterns: expected 8, found 7",
        "  Moves until then:",
        "    P1 choose 6",
        "    P2 choose 1",
        "1 passed, 1 failed",
    ]


def test_broken_and_missing_case_files_fail(tmp_path: Path, noctuary: Noctuary) -> None:
    broken = tmp_path / "broken.case.yaml"
    broken.write_text(f"{GOOD}---\ngame: [\n", encoding="utf-8")
    code, out, _ = noctuary("case", str(broken), str(tmp_path / "missing.case.yaml"))
    assert code == 1
    assert f"{broken}[2]:9: " in out
    assert "missing.case.yaml: This file cannot be read" in out
    assert out.endswith("0 passed, 2 failed\n")


def test_a_folder_without_cases_is_a_failure(tmp_path: Path, noctuary: Noctuary) -> None:
    code, out, _ = noctuary("case", str(tmp_path))
    assert code == 1
    assert out == f"{tmp_path}: There are no case files (*.case.yaml) in this folder.\n0 passed, 1 failed\n"


# Replay.


@pytest.mark.parametrize(("language", "words"), [("en", "Result"), ("pl", "Wynik"), ("de", "Ergebnis")])
def test_replay_tells_the_game_in_words(language: str, words: str, tmp_path: Path, noctuary: Noctuary) -> None:
    finished(tmp_path / "ada.noct")
    out = noctuary.done("replay", str(tmp_path / "ada.noct"), "--lang", language)
    assert "Ada wins" in out or "Owl wins" in out
    assert words in out
    assert "P1" not in out
    assert "┃" in out


def test_replay_of_an_unfinished_game_says_so(tmp_path: Path, noctuary: Noctuary) -> None:
    record = finished(tmp_path / "ada.noct")
    record.add(f"undo {len(record.moves()) - 1}")
    record.add("P1 resign")
    save(record, tmp_path / "ada.noct")
    out = noctuary.done("replay", str(tmp_path / "ada.noct"))
    assert "Ada gives up." in out
    assert "The game is not finished. So far: one decision." in out


def test_damaged_game_files_fail_with_line_and_rule(tmp_path: Path, noctuary: Noctuary) -> None:
    record = finished(tmp_path / "ada.noct")
    path = tmp_path / "ada.noct"
    path.write_text(path.read_text(encoding="utf-8") + record.moves()[-1].line + "\n", encoding="utf-8")
    code, out, err = noctuary("replay", str(path))
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert (code, out) == (1, "")
    assert err == f"noctuary: {path}:{lines}: The game is over. (LAN-4.1)\n"
    assert "cannot be read" in noctuary.wrong("replay", str(tmp_path / "nothing.noct"))


# Simulations.


def test_sim_shows_rates_sheets_and_speed(noctuary: Noctuary) -> None:
    words = "sim lanterns --players 3 --games 7 --seed 3 --hand 4 --processes 1".split()
    code, out, err = noctuary(*words)
    # A progress bar is shown only on a terminal.
    assert (code, err) == (0, "")
    assert "95% interval" in out
    assert "9 games in" in out
    assert [line.split()[3] for line in out.splitlines() if line.startswith(("│ greedy", "│ random"))] == ["9", "18"]
    again = noctuary(*words[:-1], "2")[1]
    assert out.rpartition("\n9 games")[0] == again.rpartition("\n9 games")[0]


# Playing.


def test_a_whole_game_can_be_played_by_numbers(tmp_path: Path, noctuary: Noctuary) -> None:
    noctuary.types(*["1"] * 100)
    path = tmp_path / "game.noct"
    out = noctuary.done(f"play lanterns --seed 5 --save {path}")
    assert "Player 1: Which card do you choose?" in out
    assert "Result" in out
    assert gamefile.load(path).state.result is not None


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("language", "words"), [("en", "Result"), ("pl", "Wynik"), ("de", "Ergebnis")])
def test_nightfall_can_be_played_by_several_people(language: str, words: str, noctuary: Noctuary) -> None:
    noctuary.types(*["1"] * 4000)
    out = noctuary.done(f"play nightfall --seats human,random,human --seed 4 --turn-limit 20 --lang {language}")
    assert words in out


def test_commands_at_the_table(tmp_path: Path, noctuary: Noctuary) -> None:
    path = tmp_path / "evening.noct"
    noctuary.types(
        "?", "? Cast 7 A1", "? p1 cast 1 a1", "CAST 7 a1", "dance", "99", "rules NOC-2.2", "P2 pass",
        "save", "log", "board", "moves", "", "Cast 1 A1", f"quit {path}",
    )  # fmt: skip
    out = noctuary.done("play nocturne --seats human,random --seed 1 --first P1")
    assert "Commands:" in out
    assert out.count("must be the lowest token: 1, not 7. (NOC-2.2)") == 2
    assert "“P1 cast 1 a1” is legal." in out
    assert "“dance” is neither a move nor a command." in out
    assert "There is no move 99; the numbers go from 1 to 17." in out
    assert "NOC-2.2 First spell of a round" in out
    assert "Random 2 is not sitting at the keyboard now." in out
    assert "Save where?" in out
    assert f"noctuary play --resume {path}" in out
    assert gamefile.load(path).moves()[0].line == "P1 cast 1 a1"


def test_nobody_loses_a_game_by_one_word(tmp_path: Path, noctuary: Noctuary) -> None:
    path = tmp_path / "an evening.noct"
    start = "play nocturne --seats human,human --seed 1 --first P1"
    noctuary.types("help", "quit")
    assert "Press Enter to go on, or type “quit” to leave." in noctuary.done(start)
    noctuary.types("", "1", "quit", "quit")
    out = noctuary.done(start)
    assert out.count("This game is not saved anywhere.") == 1
    assert out.endswith("The game was not saved. Begin a game with --save FILE to go on with it another time.\n")
    noctuary.types("", "1", "", "help", "quit", f"quit {path}")
    out = noctuary.done(start)
    assert "Commands:" in out
    assert out.count("This game is not saved anywhere.") == 1
    assert out.endswith(f"The game is saved with all its moves. Continue with: noctuary play --resume '{path}'\n")


def test_a_saved_game_is_resumed(tmp_path: Path, noctuary: Noctuary) -> None:
    path = tmp_path / "evening.noct"
    noctuary.types("1")
    noctuary(f"play nocturne --save {path}")
    saved = gamefile.load(path)
    assert saved.moves()
    # A seed of 256 bits cannot be found out from what is visible.
    assert isinstance(saved.setup.deal, Deal)
    noctuary.types("1", "resign")
    out = noctuary.done("play", "--resume", str(path))
    again = gamefile.load(path)
    assert again.moves()[: len(saved.moves())] == saved.moves()
    assert again.resigned == [0]
    # Giving up in a game of two loses it at once.
    assert (again.over, again.ranking) == (True, [[1], [0]])
    assert "Player 1 gives up." in out
    assert "1. Greedy 2\n2. Player 1" in out
    assert "1. Greedy 2\n2. Player 1" in noctuary.done("replay", str(path))
    assert "The game was given up." in noctuary(f"verify {path}")[1]


def test_people_at_one_keyboard_do_not_see_each_others_cards(noctuary: Noctuary) -> None:
    noctuary.types("", "1", "", "1")
    out = noctuary.done("play lanterns --seats human,human --seed 2")
    first, second = out.split("Player 2, it is your turn.")[:2]
    assert "Player 1: {hand: [" in first
    assert "Player 2: {hand: 3," in first
    assert "Player 1: {hand: 2," in second
    assert "Player 1 chooses a card." in second
    assert "Player 1 chooses card" not in second


def test_people_at_one_keyboard_cannot_tell_who_had_no_choice(tmp_path: Path, noctuary: Noctuary) -> None:
    # Both choose, and the winner stops; then both have one card left.
    path = tmp_path / "evening.noct"
    noctuary.types(*["2"] * 40)
    out = noctuary.done(f"play lanterns --seats human,human --hand 2 --seed 1 --save {path}")
    assert out.count("is the only possible move now. Press Enter.") == 2
    assert out.count("Press Enter when only you can see the screen.") >= 4
    record = gamefile.load(path)
    assert [move.line.split()[1] for move in record.moves()] == ["choose", "choose", "stop", "stop"]
    assert record.written == [move.line for move in record.moves()]


def test_a_game_is_resumed_where_somebody_has_no_choice(tmp_path: Path, noctuary: Noctuary) -> None:
    path = tmp_path / "evening.noct"
    # After so many lines the input ends, while a last card is to be chosen.
    noctuary.types(*["2"] * 6)
    noctuary(f"play lanterns --seats human,human --hand 2 --seed 1 --save {path}")
    assert len(gamefile.load(path).moves()) == 3
    noctuary.types(*["2"] * 40)
    assert noctuary.done("play", "--resume", str(path)).count("is the only possible move now.") == 2
    assert gamefile.load(path).state.result is not None


def test_bots_alone_are_watched(noctuary: Noctuary) -> None:
    out = noctuary.done("play lanterns --seats random,greedy --seed 2")
    assert "Random 1 chooses a card." in out
    assert "Result" in out


def test_what_cannot_be_saved_is_refused_at_the_beginning(tmp_path: Path, noctuary: Noctuary) -> None:
    path = tmp_path / "nowhere" / "evening.noct"
    assert "This file cannot be written" in noctuary.wrong(f"play lanterns --save {path}")


def test_a_game_goes_on_when_it_can_no_longer_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, noctuary: Noctuary
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()

    def unplugged(prompt: str = "") -> str:
        shutil.rmtree(folder, ignore_errors=True)
        return "1"

    monkeypatch.setattr("noctuary.cli.players.terminal.read_line", unplugged)
    out = noctuary.done(f"play lanterns --seed 5 --save {folder / 'game.noct'}")
    assert "This file cannot be written" in out
    assert "Result" in out


def test_what_one_chooses_among_is_told_with_its_texts_and_the_signs_once(noctuary: Noctuary) -> None:
    noctuary.types("board", "? death-grip", "? NF-4.2", "? qqqq xxxx")
    out = noctuary.done("play nightfall --seed 3 --seats human,greedy,greedy --draft quick-start --first P1")
    assert out.count("[R>PY*W] is a red order") == 1
    assert "Charlotte Reyes – Cost: 0 · Strength: 1 · Health: 1 · Chain text: " in out
    assert out.index("Charlotte Reyes – ") < out.index("1  chain charlotte-reyes")
    assert "NF-12.15 Death Grip" in out
    assert "NF-4.2 Linking" in out
    assert "“qqqq xxxx” is neither a move nor a command." in out
    assert "\x1b[" not in out


def test_moons_have_their_colours_in_a_terminal_with_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)

    def drawn() -> str:
        console = Output(force_terminal=True)
        with console.capture() as capture:
            console.print(ink("Rend [R>WB*Y]", catalogue.find("nightfall").inks))
        return capture.get()

    assert drawn().count("\x1b[31m") == 1
    assert "Rend [\x1b[31mR\x1b[0m>" in drawn()
    monkeypatch.setenv("NO_COLOR", "1")
    assert "[3" not in drawn()


def test_the_launcher_runs_from_anywhere_and_says_its_name(tmp_path: Path) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [ROOT / "noctuary", *words], cwd=tmp_path, capture_output=True, text=True, timeout=patience()
        )

    assert run("rules", "NF-4.2").stdout.startswith("NF-4.2 Linking")
    assert f"“{ROOT / 'noctuary'} rules --help” shows what is possible." in run("rules", "--bad").stderr


def test_bots_from_outside(tmp_path: Path, noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.bots._guests", {})
    example = Path(__file__).parents[2] / "examples" / "bot.py"
    text = noctuary.text(
        "sim nocturne --seats mine,random --games 2 --processes 1", "--bot", f"mine={sys.executable} {example}"
    )
    assert "failed" not in text
    bad = tmp_path / "bad.py"
    bad.write_text("raise SystemExit('no model')")
    code, out, _ = noctuary(
        "sim nocturne --seats bad,random --games 2 --processes 1", "--bot", f"bad={sys.executable} {bad}"
    )
    text = " ".join(out.split())
    assert code == 1
    assert "The bot “bad” failed 12 times" in text
    assert "exit code 1. The last lines of its error output: no model random made" in text
    noctuary.types("1", "quit")
    out = noctuary.done(
        "play nocturne --seats human,worse --first P1 --seed 1", "--bot", f"worse={sys.executable} {bad}"
    )
    assert "no model\nrandom moves in its place." in out
    for wrong in ("mine", "=x", "other=no-such-program"):
        code, _, err = noctuary("sim nocturne --bot", wrong)
        assert (code, "Traceback" in err) == (2, False)


def test_a_hint_in_the_terminal_is_light_first(noctuary: Noctuary) -> None:
    noctuary.types("hint", "hint", "quit")
    out = noctuary.done("play", "nocturne", "--seats", "human,greedy", "--seed", "3", "--option", "first=P1")
    light, told = out.split("Looking ahead…")[1].split("> ")[:2]
    # How good the moves seem, and so whether one is better, depends on how far the search comes.
    said = re.match(r"\s*(Look at .*|The best move is one of these: .*)?(The best move [a-z]|Several moves are)", light)
    assert said, light
    assert "Expected in the end" not in light
    assert re.search(r"^cast \S+ \w\d|^pass", told)
    why = (
        r"Either is fine, this or .*"
        if said[2] == "Several moves are"
        else r"(It|Either is fine, this or .*; this) [a-z].*"
    )
    assert re.search(rf"^{why}\.$", told, re.MULTILINE), told
    assert "Expected in the end: " in told
    noctuary.types("", "hint", "quit")
    assert "Hints are only given" in noctuary.done("play", "nocturne", "--seats", "human,human", "--seed", "3")
