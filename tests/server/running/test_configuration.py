"""The configuration of a server: which source takes precedence, errors that name their key, and `serve --check`."""

import http.client
import json
import logging
import re
import signal
import socket
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path

import pytest

from hatch_build import ROOT
from noctuary.cli.main import main
from noctuary.kernel.base.messages import BadInput
from noctuary.server.base import logs
from noctuary.server.base.configuration import KEYS, addresses, read
from tests.patience import patience
from tests.server.conftest import Inside, Start

TABLE = {"game": "nocturne", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "random", "name": "Owl"}]}


def written(folder: Path, text: str) -> Path:
    path = folder / "noctuary.toml"
    path.write_text(text)
    return path


def test_flags_count_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'host = "::1"\nport = 1\ndata = "a"\nhosts = ["file.example"]\n')
    environment = {"NOCTUARY_CONFIG": str(file), "NOCTUARY_PORT": "2", "NOCTUARY_DATA": "b", "NOCTUARY_HOSTS": "x, y.z"}
    found, sources = read({"data": "c", "port": None}, environment)
    assert (found.host, found.port, found.folder(), found.hosts) == ("::1", 2, Path("c"), ("x", "y.z"))
    assert sources == {"host": str(file), "port": "NOCTUARY_PORT", "data": "--data", "hosts": "NOCTUARY_HOSTS"}
    assert read({"config": written(tmp_path, "\ufeffport = 3")}, {})[0].port == 3


WRONG = [
    *("port = 70000", "port = 8000.5", 'host = ""', 'hosts = "play.example.org"', 'proxies = ["nginx"]'),
    *('hosts = ["https://play.example.org"]', 'hosts = ["play.example.org:https"]', 'proxies = ["10.0.0.0/33"]'),
]


@pytest.mark.parametrize("text", [*WRONG, "prot = 1", "port ="])
def test_mistakes_in_the_file_name_the_key(tmp_path: Path, text: str) -> None:
    id = {"prot = 1": "config-unknown", "port =": "config-toml"}.get(text, "config-value")
    file = written(tmp_path, text)
    with pytest.raises(BadInput) as refused:
        read({"config": str(file)}, {})
    assert (refused.value.message.id, refused.value.where) == (id, str(file))
    assert id == "config-toml" or text.split()[0] in refused.value.text()


def test_a_file_that_is_not_there_and_mistakes_in_the_environment() -> None:
    for environment, word in (
        ({"NOCTUARY_CONFIG": "/no/such.toml"}, "/no/such.toml"),
        ({"NOCTUARY_PORT": "eighty"}, "NOCTUARY_PORT"),
        ({"NOCTUARY_PROXIES": "127.0.0.1,nginx"}, "NOCTUARY_PROXIES"),
    ):
        with pytest.raises(BadInput) as refused:
            read({}, environment)
        assert word in refused.value.text()


def test_a_check_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    assert main(["serve", "--check", "--data", str(data), "--port", "0"]) == 0
    assert f"{data}  (--data)" in capsys.readouterr().out
    assert not data.exists()
    data.mkdir()
    (data / "tables.sqlite3").write_bytes(b"no tables" * 1000)
    file = written(tmp_path, 'proxies = ["127.0.0.1"]')
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--check", "--data", str(data), "--port", port, "--config", str(file)]) == 1
    said = capsys.readouterr().err
    assert all(word in said for word in (f"Port {port}", "tables.sqlite3", "NOCTUARY_HOSTS"))
    assert main(["serve", "--check", "--data", str(file / "below"), "--port", "0"]) == 1
    assert "data folder" in capsys.readouterr().err


def proxied(server: Inside, source: str, **headers: str) -> tuple[int, str, http.client.HTTPMessage]:
    """The answer to a request for a new table from another address of this machine: status, body, headers."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=patience(), source_address=(source, 0))
    try:
        connection.request("POST", "/api/tables", json.dumps(TABLE), headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode(), answer.headers
    finally:
        connection.close()


def test_only_trusted_proxies_are_believed(server: Inside) -> None:
    said = {
        "Origin": "https://play.example.org",
        "X-Forwarded-For": "203.0.113.7",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "play.example.org",
    }
    status, body, headers = proxied(server, "127.0.0.2", **said)
    assert (status, "request-cookie" in body) == (403, True)
    assert "; Secure" in headers["Set-Cookie"]
    kept = {"Cookie": headers["Set-Cookie"].split(";")[0]}
    assert proxied(server, "127.0.0.2", **said, **kept)[0] == 201
    assert headers["Strict-Transport-Security"].startswith("max-age=")
    assert "wss://play.example.org" in headers["Content-Security-Policy"]
    status, body, headers = proxied(server, "127.0.0.1", **said)
    assert (status, "request-origin" in body) == (403, True)
    assert "Secure" not in headers["Set-Cookie"]
    assert "Strict-Transport-Security" not in headers
    status, body, _ = proxied(server, "127.0.0.2", **{**said, "X-Forwarded-Host": "evil.example"})
    assert (status, "request-host" in body) == (403, True)


def status(address: str, port: int, host: str) -> int:
    """The status of the answer to a request that calls the server `host`."""
    connection = http.client.HTTPConnection(address, port, timeout=patience())
    try:
        connection.request("GET", "/api/health", headers={"Host": host})
        return connection.getresponse().status
    finally:
        connection.close()


def test_a_server_for_the_network_says_where_it_is_and_answers_to_that_only(start: Start) -> None:
    server = start("--host", "0.0.0.0", "--port", "0")
    others = addresses("0.0.0.0")
    assert all(f"http://{address}:{server.port}/" in server.greeting.splitlines()[0] for address in others)
    assert "not encrypted" in server.greeting
    for address in ("127.0.0.2", *others):
        assert status(address, server.port, f"{address}:{server.port}") == 200
        assert status(address, server.port, socket.gethostname()) == 200
        for host in ("evil.example", "192.0.2.77", f"{address}:1"):
            assert status(address, server.port, host) == 403
    # Links name the server's own port, whatever proxies there are on its machine.
    tunnel = {"Host": "localhost:1", "Origin": "http://localhost:1"}
    link = server.browser().post("/api/identity/link", {}, tunnel).json["address"]
    assert link.startswith(f"http://{others[0]}:{server.port}/#/join/" if others else "http://localhost:1/#/join/")
    assert server.end(signal.SIGTERM) == 0


def test_the_documentation_is_current() -> None:
    text = (ROOT / "docs" / "operations.md").read_text()
    assert set(re.findall(r"^\| `(\w+)` \| `NOCTUARY_", text, re.MULTILINE)) == set(KEYS)
    assert set(re.findall(r"\bNOCTUARY_(\w+)", text)) == {"CONFIG", *map(str.upper, KEYS)}
    [block] = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert set(tomllib.loads(block)) <= set(KEYS)
    container = re.findall(r"(NOCTUARY_\w+)=(\S+)", (ROOT / "Containerfile").read_text())
    assert read({}, dict(container))[0].port == 8000


def test_a_container_asks_for_its_health_where_it_serves(server: Inside) -> None:
    [words] = re.findall(r"^HEALTHCHECK CMD (.*)$", (ROOT / "Containerfile").read_text(), re.MULTILINE)
    check = [sys.executable, *json.loads(words)[1:]]
    for port, code in ((server.port, 0), (1, 1)):
        asked = subprocess.run(check, env={"NOCTUARY_PORT": str(port)}, stderr=subprocess.DEVNULL, check=False)
        assert asked.returncode == code


def test_a_log_of_json_has_an_object_in_each_line() -> None:
    logger = logging.getLogger("noctuary.test")
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logger.makeRecord(logger.name, logging.ERROR, "", 1, "table %s", ("t1",), sys.exc_info())
    line = logs.Json().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("ERROR", "noctuary.test", "table t1")
    assert told["error"].endswith("two\nlines")
    assert datetime.fromisoformat(told["time"]).tzinfo is UTC
