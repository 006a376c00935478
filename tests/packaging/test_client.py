"""hatch_build.py: when it builds the client again, and its message about a step that fails."""

from pathlib import Path

import pytest

import hatch_build
from noctuary.server.routes import client

# Whether the client is built again when the file changes.
FILES = {
    "web/package.json": True,
    "web/src/main.ts": True,
    "web/node_modules/svelte/index.js": False,
    "web/src/server/protocol.ts": False,
    "web/src/games/nocturne/box/view.ts": False,
    "src/noctuary/locale/pl/client.ftl": True,
    "src/noctuary/games/nocturne/box/facts.toml": True,
    "src/noctuary/games/nocturne/words/de/components.toml": True,
    "src/noctuary/games/nocturne/rules/course/state.py": False,
    "src/noctuary/server/static/assets/client-1a2b3c.ftl": False,
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("before")
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_build, "WEB", tmp_path / "web")
    monkeypatch.setattr(hatch_build, "PACKAGE", tmp_path / "src" / "noctuary")
    monkeypatch.setattr(hatch_build, "STATIC", tmp_path / "src" / "noctuary" / "server" / "static")
    return tmp_path


def test_the_server_shows_what_was_built() -> None:
    assert client.STATIC == hatch_build.STATIC


@pytest.mark.parametrize(("changed", "built_again"), list(FILES.items()))
def test_built_again_when_what_the_client_is_made_of_changes(project: Path, changed: str, built_again: bool) -> None:
    before = hatch_build.digest(*hatch_build.sources())
    (project / changed).write_text("after")
    assert (hatch_build.digest(*hatch_build.sources()) != before) == built_again


def test_built_again_when_a_file_is_removed(project: Path) -> None:
    before = hatch_build.digest(*hatch_build.sources())
    (project / "web" / "src" / "main.ts").unlink()
    assert hatch_build.digest(*hatch_build.sources()) != before


def test_a_failed_step_is_named(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"name": "failing", "scripts": {"check": "exit 3"}}')
    with pytest.raises(hatch_build.BuildError, match="npm run check failed in"):
        hatch_build.npm(tmp_path, "run", "check")
    assert "$ npm run check" in capfd.readouterr().out


def test_without_a_step_it_says_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert hatch_build.main([]) == 2
    assert "python hatch_build.py build" in capsys.readouterr().err
