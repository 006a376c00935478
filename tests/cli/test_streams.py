"""The input and output of the command: in any encoding, with any content from outside, and with nobody reading."""

import io
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import ROOT
from noctuary.cli.main import COMMANDS, main
from noctuary.cli.parts.streams import Stream, read_line
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.match import Match
from noctuary.locale import LANGUAGES, LONGEST, sources, visible
from tests.cli.command import Noctuary
from tests.patience import patience

pytestmark = pytest.mark.usefixtures("lanterns")

ENCODINGS = ("ascii", "iso8859-1", "iso8859-2", "cp437", "cp1250", "cp1252", "shift_jis", "gbk", "utf-16", "utf-8")
CONTROLS = "".join(map(chr, [*range(1, 9), *range(11, 32), *range(127, 160), 0x202E, 0x2066, 0x200B, 0xFEFF, 0x2028]))
EVIL = f"Ada[/b][red]\x1b]0;title\x07\x1b[2J\nnoctuary: all your base :smile: {CONTROLS}"
JSON = json.dumps(EVIL)

ANALYSE = "analyse ada.noct --iterations 32 --processes 1"
SEARCHING = ("cards", "rules")
"""Commands that find what they can of any words."""
TOLD = {
    "play": "play lanterns --seats random,greedy --seed 2",
    "new": "new Ludo",
    "sim": "sim lanterns --games 2 --processes 1",
    "tournament": "tournament lanterns greedy random --deals 2 --processes 1 --csv games.csv",
    "balance": "balance lanterns --seats wrong",
    "experiment": "experiment nowhere.toml",
    "train": "train nocturne --show",
    "data": "data describe nowhere",
    "case": f"case {ROOT / 'cases' / 'nocturne' / '1-setup.case.yaml'} nothing",
    "replay": "replay ada.noct",
    "verify": "verify ada.noct",
    "analyse": ANALYSE,
    "rules": "rules NOC-2",
    "cards": "cards vulko",
    "editions": "editions new nightfall",
    "serve": "serve --check --port 0 --data data",
    "store": "store check --data data",
}
"""A command line for each command."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with a finished game."""
    game = catalogue.find("lanterns")
    match = Match(Setup(game, game.options({}), [Player("Łucja “Żółw” ✓", "human"), Player("Zoë", "random")], 7))
    while match.state.seat >= 0:
        match.add(match.state.decisions[0].moves[0])
    gamefile.save(match, tmp_path / "ada.noct")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(monkeypatch: pytest.MonkeyPatch, encoding: str, *words: str) -> tuple[int, str, str]:
    """Run a command whose streams have an encoding; return its exit code, output and errors."""
    streams = [io.TextIOWrapper(io.BytesIO(), encoding=encoding) for _ in range(2)]
    monkeypatch.setattr("sys.stdout", streams[0])
    monkeypatch.setattr("sys.stderr", streams[1])
    code = main(words)
    for stream in streams:
        stream.seek(0)
    return code, streams[0].read(), streams[1].read()


def shell(command: str, **settings: str) -> tuple[int, str]:
    """Run a command of the shell; return its exit code and output."""
    line = f'noctuary() {{ {sys.executable} -m noctuary "$@"; }}\n{command}'
    ended = subprocess.run(
        ["bash", "-o", "pipefail", "-c", line],
        env={**os.environ, **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=patience(),
        check=False,
    )
    return ended.returncode, ended.stdout.decode()


# Encodings.


@pytest.mark.sampled(6)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_the_same_in_ascii(command: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    language = LANGUAGES[list(COMMANDS).index(command) % 3]
    for words in (TOLD[command], *(f"{command} --help --lang {one}" for one in LANGUAGES)):
        line = ["--lang", language, *words.split()]
        code, out, err = run(monkeypatch, "ascii", *line)
        same, full, errors = run(monkeypatch, "utf-8", *line)
        assert (code, out.count("?"), err.count("?")) == (same, full.count("?"), errors.count("?"))
        assert (out + err).isascii()


@pytest.mark.soak
@pytest.mark.parametrize("encoding", [*ENCODINGS, "C"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_in_every_encoding(command: str, encoding: str, folder: Path) -> None:
    settings = {"PYTHONIOENCODING": encoding}
    if encoding == "C":
        settings = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    line = f"noctuary {TOLD[command]} --lang {LANGUAGES[len(command + encoding) % 3]}"
    code, written = shell(f"{line} 2>&1 | iconv -f {'ascii' if encoding == 'C' else encoding} -t utf-8", **settings)
    assert (code, "Traceback" in written) == (shell(line)[0], False)


@pytest.mark.parametrize("columns", ["0", "1", "x"])
def test_nothing_is_lost_without_room(columns: str, noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert "98.7%" in noctuary.done("sim lanterns --seats greedy,random --games 1 --seed 1 --processes 1")


def test_json_is_whole_in_every_encoding(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "bad.noct").write_text(f"{JSON}: 1\n---\n", encoding="utf-8")
    for command in (
        "tournament lanterns greedy random --deals 1 --seed 1 --processes 1",
        "verify bad.noct",
        "verify żółw",
    ):
        told = [run(monkeypatch, encoding, *command.split(), "--json")[1] for encoding in ("ascii", "cp437", "utf-8")]
        assert [json.loads(one) for one in told] == [json.loads(told[0])] * 3
        assert clean(told[0])


def test_a_new_edition_can_be_read_whatever_it_was_written_with(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in LANGUAGES:
        for encoding in ("cp1250", "utf-8"):
            text = run(monkeypatch, encoding, "editions", "new", "nightfall", "--lang", language)[1]
            (folder / "new.toml").write_text(text, encoding=encoding)
            assert main(["editions", "check", "new.toml"]) == 0


# Texts from outside.


def clean(text: str) -> bool:
    """Whether a text neither controls the terminal nor pretends to be another line."""
    return visible(text) == text and "\nnoctuary: all your base" not in text


def test_only_what_is_not_seen_is_written_out() -> None:
    ours = [path.read_text(encoding="utf-8") for language in LANGUAGES for path in sources(language)]
    for text in (
        *ours,
        "Zoë\tŁ\n",
        "\U0001f469\u200d\U0001f680",
        "\u0645\u06cc\u200c\u062e",
        "\u0928\u092e\u094d\u0924",
    ):
        assert visible(text) == text
    assert visible("A\u200dda\u200c \x9b\udcff\u202e") == r"A\u200dda\u200c \x9b\udcff\u202e"


@pytest.mark.parametrize("styled", [False, True])
def test_names_at_a_table_do_nothing_to_a_terminal(
    styled: bool, folder: Path, noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch
) -> None:
    if styled:
        monkeypatch.setenv("FORCE_COLOR", "1")
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.delenv("NO_COLOR", raising=False)
    match = gamefile.load(folder / "ada.noct")
    match.setup.seats = [Player(EVIL, "human"), Player(EVIL[::-1], "human")]
    gamefile.save(match, folder / "ada.noct")
    gamefile.save(Match(match.setup), folder / "begun.noct")
    for command in ("replay ada.noct", "verify ada.noct", "play --resume begun.noct", *([] if styled else [ANALYSE])):
        noctuary.types("", "", "1", f"dance {EVIL}", f"? {EVIL}", f"rules {EVIL}", f"cards {EVIL}", f"save x/{EVIL}")
        _, out, err = noctuary(command)
        assert "smile" in out + err or command.startswith("verify")
        assert clean(re.sub(r"\x1b\[[0-9;]*[mHJ]", "", out) if styled else out)
        assert clean(err)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("command", COMMANDS)
def test_command_lines_do_nothing_to_a_terminal(
    command: str, folder: Path, noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch
) -> None:
    evil = EVIL + "\udcff"
    monkeypatch.setattr("noctuary.cli.main.PROGRAM", evil)
    first = TOLD[command].split()[:2]
    for words in ([command, evil], [*first, evil], [*first, f"--{evil}"], [evil, command], [command, "--lang", evil]):
        for option in (None, "--edition-file", "--data", "--seats", "--seed", "--save", "--config", "--bot"):
            code, out, err = noctuary("", *words, *([option, evil] if option else []))
            assert code in (1, 2) or command in SEARCHING
            assert clean(out)
            assert clean(err)
            assert len(out + err) < 20 * LONGEST


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("bad.noct", f"{JSON}: 1\n---\n"),
        ("bad.noct", f"format: {JSON}\n---\n"),
        ("bad.noct", f"{EVIL}: [\n---\n"),
        ("bad.noct", f"{'x' * 50_000}: {{y: [\n---\n"),
        ("bad.case.yaml", f"title: {JSON}\ngame: nocturne\nrules: [{JSON}]\nmoves: [{JSON}]\n"),
        ("bad.case.yaml", f"title: {'x' * 300_000}\ngame: nocturne\nmoves: [{'x' * 100_000}]\n"),
        ("bad.case.yaml", f"{EVIL}: ["),
        ("bad.toml", f"game = {JSON}\nname = {JSON}\n"),
        ("bad.toml", f"{EVIL} = 1"),
        ("bad.toml", f"game = 'nocturne'\nname = 'x'\n[changes]\n{JSON} = {JSON}\n"),
        ("bad.toml", f"game = '{'x' * 300_000}'\nname = 'x'\n"),
    ],
)
def test_files_do_nothing_to_a_terminal(name: str, text: str, folder: Path, noctuary: Noctuary) -> None:
    (folder / name).write_text(text, encoding="utf-8")
    command = {"noct": "replay", "yaml": "case", "toml": "editions check"}[name.rsplit(".", 1)[-1]]
    code, out, err = noctuary(command, name)
    assert code == 1
    assert clean(out)
    assert clean(err)
    assert len(out + err) < 10 * LONGEST


def test_bots_do_nothing_to_a_terminal(folder: Path, noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.bots._guests", {})
    (folder / "bot.py").write_text(f"import sys\nsys.stderr.write({EVIL!r})\nprint({EVIL!r})\n", encoding="utf-8")
    command = f"evil={shlex.quote(sys.executable)} -X utf8 bot.py"
    code, out, err = noctuary("sim lanterns --seats evil,random --games 1 --processes 1 --bot", command)
    assert (code, err, "title" in out) == (1, "", True)
    assert visible(out) == out


def test_a_fault_of_the_program_does_nothing_to_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(words: list[str], language: str) -> int:
        raise RuntimeError(EVIL)

    monkeypatch.setattr("noctuary.cli.main.run", fails)
    with pytest.raises(RuntimeError) as fault:
        main([])
    written = io.StringIO()
    monkeypatch.setattr("sys.stderr", written)
    sys.excepthook(fault.type, fault.value, fault.tb)
    assert "title" in written.getvalue()
    assert visible(written.getvalue()) == written.getvalue()


def test_nothing_is_written_or_asked_past_the_streams() -> None:
    for path in (ROOT / "src" / "noctuary" / "cli").glob("*.py"):
        past = re.search(r"[ (]Console\(\S|[ (]input\(\S|\.buffer\b", path.read_text(encoding="utf-8"))
        assert not past or path.name == "streams.py"


# Streams that cannot be written or read.


class Full(io.StringIO):
    """A stream that accepts nothing."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


@pytest.mark.parametrize("stream", [Full(), None])
def test_files_are_written_though_the_output_is_not(
    stream: io.StringIO | None, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout", stream)
    assert main(TOLD["tournament"].split()) == 1
    assert len((folder / "games.csv").read_text(encoding="utf-8").splitlines()) > 4
    assert capsys.readouterr().err.startswith("noctuary: Standard output cannot be written: ")


STREAMS = [
    ("noctuary rules NOC-2.6 >&-", 1, "noctuary: Standard output cannot be written: it is closed.\n"),
    ("noctuary rules NOC-99 2>&-", 2, ""),
    ("noctuary rules NOC-2.6 2>&- >/dev/null", 0, ""),
    ("noctuary rules NOC-2.6 <&- >&- 2>&-", 1, ""),
    ("noctuary rules NOC-99 2>/dev/full", 2, ""),
    ("noctuary rules NOC-2.6 >/dev/full 2>/dev/full", 1, ""),
    ("noctuary play nocturne <&- | tail -n 1", 0, "The game was not saved. Begin a game with --save FILE"),
    ("noctuary play nocturne --save a.noct | head -n 1; ls *", 0, "a.noct"),
    ("noctuary play nocturne </dev/zero | tail -n 1", 0, "The game was not saved. Begin a game with --save FILE"),
    (
        "printf '1\\n\\xff\\n1' | noctuary play nocturne --save a.noct | grep udcff",
        0,
        "is neither a move nor a command",
    ),
    ("mkdir a; cd a; rmdir ../a; noctuary cards vulko | head -n 1", 0, "Vulko"),
    ("mkdir a; cd a; rmdir ../a; noctuary serve --port 0", 1, "noctuary: The folder you are in no longer exists"),
    (f"mkdir a; cd a; rmdir ../a; {ROOT}/noctuary --version", 1, "noctuary: The folder you are in no longer exists"),
    (
        "mkdir a; cd a; rmdir ../a; noctuary sim nocturne --games 2",
        1,
        "noctuary: The folder you are in no longer exists",
    ),
]
"""Commands, their exit codes, and what they write."""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
@pytest.mark.parametrize(
    ("command", "code", "said"), [STREAMS[0], *(pytest.param(*one, marks=pytest.mark.soak) for one in STREAMS[1:])]
)
def test_streams_that_are_closed_full_or_strange(
    command: str, code: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found, written = shell(command)
    assert (found, "Traceback" in written) == (code, False)
    assert said in written if said else not written


LINES = ["\udcff\udcfe", "9" * 5000, "9" * 30_000, "\0", "save a\0b"]


@pytest.mark.parametrize("line", [*LINES, f"save {'x' * 5000}", "1\u2028", "\x0c", "²", "?" * 9000])
def test_no_line_ends_a_game(line: str, folder: Path, noctuary: Noctuary) -> None:
    noctuary.types(line, "save game.noct", "1")
    assert clean(noctuary.done("play lanterns --seed 5"))
    assert gamefile.load(folder / "game.noct").moves()


def test_input_that_cannot_be_read_is_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = io.StringIO()
    closed.close()
    for stream in (io.TextIOWrapper(io.BytesIO(b"\xff"), encoding="utf-8"), io.StringIO(), closed):
        monkeypatch.setattr("sys.stdin", stream)
        with pytest.raises(EOFError):
            read_line("> ")
    monkeypatch.setattr("sys.stdin", io.StringIO("half a line"))
    assert read_line("> ") == "half a line"
    monkeypatch.setattr("sys.stdout", Stream(None, io.StringIO()))
    with pytest.raises(EOFError):
        read_line("> ")
