"""`noctuary serve` as a process: its address, its folder, its end."""

import os
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import segno

from noctuary.cli.hosts.serve import _show_others, listen
from noctuary.cli.main import main
from noctuary.kernel.base.messages import Refusal
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.gamefile import dumps
from noctuary.kernel.play.match import MAX_UNDOS, Match
from noctuary.server.base.configuration import Configuration
from noctuary.server.base.folder import LOCK, DataFolder, FolderError
from tests.patience import patience
from tests.server.client import lines
from tests.server.conftest import Process, Start


def fails(server: Process, *said: str, code: int = 1) -> None:
    """Check that a server does not start, and what it says."""
    assert (server.port, server.wait()) == (0, code)
    assert all(words in server.errors for words in said), server.errors
    assert "Traceback" not in server.errors


def test_it_says_where_it_is_and_answers_there(start: Start) -> None:
    server = start()
    *_, top, address, stop, bottom, nothing = server.greeting.split("\n")
    assert address == f"│ Noctuary is running at http://127.0.0.1:{server.port}/ │"
    assert stop.startswith("│ Ctrl+C")
    assert {len(line) for line in (top, address, stop, bottom)} == {len(address)}
    assert (top[0], bottom[0], nothing) == ("┌", "└", "")
    browser = server.browser()
    assert browser.get("/api/health").json["status"] == "ok"
    assert "nocturne" in [game["name"] for game in browser.get("/api/games").json["games"]]


def test_it_listens_before_it_has_loaded_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for its health meanwhile waits for the answer."""
    asked: list[tuple[str, int]] = []
    monkeypatch.setattr("noctuary.cli.hosts.serve.listen", lambda *address: asked.append(address))
    monkeypatch.setitem(sys.modules, "noctuary.server.app", None)
    with pytest.raises(ImportError):
        main(["serve", "--port", "8105"])
    assert asked == [("127.0.0.1", 8105)]


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_in_good_order(start: Start, by: signal.Signals) -> None:
    server = start()
    browser = server.browser()
    with browser.at(browser.table("human", "greedy")):
        code = server.end(by)
    assert code == 0
    assert server.errors == ""


def test_being_told_twice_ends_in_good_order_too(start: Start) -> None:
    server = start()
    server.browser().get("/api/games")
    server.process.send_signal(signal.SIGINT)
    assert server.end(signal.SIGINT) == 0
    assert server.errors == ""


def test_a_folder_is_used_by_one_server_at_a_time(start: Start) -> None:
    first = start()
    fails(start(), f"http://127.0.0.1:{first.port}/", "--data")
    first.end(signal.SIGKILL)
    assert start().port != 0


def test_a_deleted_lock_opens_a_folder_to_nobody(tmp_path: Path) -> None:
    first = DataFolder(tmp_path)
    (tmp_path / LOCK).unlink()
    with pytest.raises(FolderError) as refused:
        DataFolder(tmp_path)
    assert refused.value.message.id == "serve-folder-used-somewhere"
    first.close()
    DataFolder(tmp_path).close()


@pytest.mark.parametrize("content", [None, "text"])
def test_a_folder_that_cannot_be_used(start: Start, tmp_path: Path, content: str | None) -> None:
    folder = tmp_path / "file"
    folder.write_text("not a folder")
    fails(start("--port", "0", folder=folder if content else folder / "below"), str(folder))


def test_a_store_that_is_none(start: Start, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tables.sqlite3").write_bytes(b"no tables" * 1000)
    fails(start(), "tables.sqlite3")


def test_a_taken_port_is_refused_if_asked_for(start: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        fails(start("--port", str(port)), str(port))
    fails(start("--port", "many"), code=2)


def test_without_a_port_a_free_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr("noctuary.cli.hosts.serve.PORT", port)
        monkeypatch.setattr("noctuary.cli.hosts.serve.PORTS_TRIED", 1)
        with listen("127.0.0.1", None) as found:
            assert found.getsockname()[1] not in (0, port)
        with pytest.raises(Refusal):
            listen("127.0.0.1", port)


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 0), ("no..host", 0), ("127.0.0.1", 70000)])
def test_addresses_that_cannot_be(host: str, port: int) -> None:
    with pytest.raises(Refusal) as refused:
        listen(host, port)
    assert refused.value.message.id == "serve-port"


def test_the_data_folder_follows_the_xdg_specification(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Configuration().folder() == tmp_path / "noctuary"
    monkeypatch.setenv("XDG_DATA_HOME", os.path.join("not", "absolute"))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Configuration().folder() == tmp_path / ".local" / "share" / "noctuary"


def test_phones_read_the_code_of_a_short_name(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[segno.QRCode] = []
    monkeypatch.setattr("segno.QRCode.terminal", lambda code, **_: shown.append(code))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    _show_others(Configuration(host="pi"), 80, "en")
    assert [code.is_micro for code in shown] == [False]


@pytest.mark.parametrize("line", ["serve", "serve --check", "store check"])
def test_a_user_without_a_home_is_asked_for_a_folder(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("pwd.getpwuid", {}.__getitem__)
    monkeypatch.setattr("noctuary.server.base.logs.begin", lambda form: None)
    monkeypatch.setattr("sys.setswitchinterval", lambda seconds: None)
    # In a thread of its own, since Playwright's event loop may be running in this one.
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(main, line.split()).result() == 1
    assert "Choose a data folder with --data" in capsys.readouterr().err


@pytest.mark.parametrize("by", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.soak)])
def test_it_ends_though_a_bot_hangs(start: Start, by: signal.Signals) -> None:
    server = start()
    browser = server.browser()
    id = browser.table("random", "human", game="nightfall")
    with browser.at(id):
        while not (workers := server.workers()):
            time.sleep(0.01)
        for pid in workers:
            os.kill(pid, signal.SIGSTOP)
        # The process would be left until somebody waits for it.
        assert server.end(by) == 0
        assert "Traceback" not in server.errors


def test_it_ends_though_a_file_is_being_read(start: Start) -> None:
    """The longest work that a file can cause ends with the server, and with the client that waits for it."""
    server = start()
    browser = server.browser()
    browser.visit()
    game = catalogue.find("nightfall")
    seats = [Player("Ada", "human"), Player("Eve", "human")]
    match = Match(Setup(game, game.options({"players": 2, "turn_limit": 100_000}), seats, 3))
    while len(match.written) < gamefile.MAX_LINES - 2 * MAX_UNDOS:
        match.add(match.state.decisions[0].moves[-1])
    last = match.written[-1]
    text = dumps(match) + f"undo 1\n{last}\n" * (MAX_UNDOS - 1)
    with socket.create_connection(("127.0.0.1", server.port)) as leaving:
        sent = {"Host": "127.0.0.1", "Content-Length": str(len(text)), **browser.headers()}
        head = "".join(f"{name}: {value}\r\n" for name, value in sent.items()) + "\r\n"
        leaving.sendall(f"POST /api/records HTTP/1.1\r\n{head}{text}".encode())
    assert server.end(signal.SIGTERM) == 0
    assert "Traceback" not in server.errors


def test_the_process_ends_whatever_hangs() -> None:
    words = """
import threading, uvicorn
from noctuary.server import process
process.LAST_RESORT = 0.2
process.Server(uvicorn.Config(lambda scope: None)).handle_exit(15, None)
threading.Event().wait()
"""
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, timeout=patience())
    assert done.returncode == 1
    assert "did not end in time" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_log_that_nobody_reads_stops_nothing() -> None:
    words = """
import logging
from noctuary.server.base import logs
logs.begin("text")
for number in range(60):
    logging.error(f"{number} is said " + "at length " * 300)
print("still here", flush=True)
"""
    with subprocess.Popen([sys.executable, "-c", words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as unread:
        assert unread.stdout is not None
        assert unread.stderr is not None
        assert unread.stdout.readline() == b"still here\n"
        assert unread.wait(patience()) == 0
        assert b"ERROR root: 0 is said" in unread.stderr.readline()
    read = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, timeout=patience())
    assert read.stderr.count("is said") == 60


def test_bots_of_the_owner_sit_at_tables(start: Start, tmp_path: Path) -> None:
    """They are listed by name; when one fails, another bot moves for it and the table says so."""
    example = Path(__file__).parents[3] / "examples" / "bot.py"
    (tmp_path / "bad.py").write_text("raise SystemExit('no model')")
    server = start(
        *("--port", "0", "--bot", f"mine={sys.executable} {example}"),
        *("--bot", f"bad={sys.executable} {tmp_path / 'bad.py'}"),
    )
    browser = server.browser()
    assert browser.get("/api/games").json["games"][0]["bots"][-2:] == ["mine", "bad"]
    stood_in = {"id": "table-bot-stood-in", "args": {"seat": "P2", "bot": "random"}}
    for bot, trouble in (("mine", None), ("bad", stood_in)):
        with browser.asked(browser.table("human", bot, first="P1")) as (chair, view):
            view = chair.play(lines(view)[0], view)
            while not any(entry["args"].get("seat") == "P2" for entry in view["log"]):
                view = chair.next("view")
            assert view["trouble"] == trouble
    refused = browser.post("/api/tables", {"game": "nocturne", "seats": [{"kind": "x=true", "name": "Owl"}] * 2})
    assert refused.refusal == "table-seat-kind"
    server.end(signal.SIGTERM)
    assert "no model" in server.errors
