"""`noctuary store`."""

from pathlib import Path

import pytest

from noctuary.server.base.folder import STORE, DataFolder
from noctuary.tables.store.base.schema import SCHEMA
from tests.cli.command import Noctuary
from tests.postgres import Server
from tests.tables.store.test_backups import damaged, path  # noqa: F401


def test_a_store_is_checked_copied_repaired_and_restored(noctuary: Noctuary, path: Path, tmp_path: Path) -> None:  # noqa: F811
    store, copy = path.parent / STORE, str(tmp_path / "copy")
    data = ("--data", str(path.parent))
    assert "sound" in noctuary.text("store check", *data)
    assert "was copied" in noctuary.text("store backup", copy, *data)
    damaged(store)
    code, _, errors = noctuary("store check", *data)
    assert code == 1
    assert "noctuary store restore" in " ".join(errors.split())
    assert "whole" in noctuary.text("store repair", *data)
    assert "What was there before is now" in noctuary.text("store restore", copy, *data)
    assert "sound" in noctuary.text("store check", *data)


def test_a_damaged_schema_is_told_and_repaired(noctuary: Noctuary, path: Path) -> None:  # noqa: F811
    data = ("--data", str(path.parent))
    content = path.read_bytes()
    # SQLite's message, with the name, is no text any more.
    content = content.replace(b"tableentriesentries", b"table\xff\xfetries\xff\xfetries")
    path.write_bytes(content.replace(b"CREATE TABLE entries", b"CREATE TABLE (ntries"))
    for command in ("store check", "serve --check", "store backup copy", "store migrate"):
        code, _, errors = noctuary(command, *data)
        assert code == 1
        assert "noctuary store repair" in " ".join(errors.split())
    assert "40 whole tables" in " ".join(noctuary.text("store repair", *data).split())
    assert "sound" in noctuary.text("store check", *data)


def test_mistakes_and_a_running_server_are_told(noctuary: Noctuary, path: Path) -> None:  # noqa: F811
    data = ("--data", str(path.parent))
    assert noctuary("store backup", *data)[0] == 2
    assert noctuary("store check", "copy", *data)[0] == 2
    assert noctuary("store check", "--data", str(path.parent / "nowhere"))[0] == 1
    held = DataFolder(path.parent)
    held.announce("http://127.0.0.1:8000/")
    code, _, errors = noctuary("store repair", *data)
    held.close()
    assert code == 1
    assert "already running" in " ".join(errors.split())


def test_a_database_is_checked_filled_copied_and_migrated(
    noctuary: Noctuary,
    path: Path,  # noqa: F811
    tmp_path: Path,
    postgres: Server,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    copy, data = str(tmp_path / "copy"), ("--data", str(tmp_path / "data"))
    monkeypatch.setenv("NOCTUARY_DATABASE_URL", postgres.database().replace("noctuary@", "noctuary:secret@"))
    for words, told in (
        (("store restore", str(path)), "is now in postgresql://noctuary@"),
        (("store check",), "answers"),
        (("store backup", copy), "was copied"),
        (("store migrate", "--to", "1"), f"{tmp_path}/data/backups/schema-{len(SCHEMA)}-"),
    ):
        said = noctuary.text(*words, *data)
        assert told in " ".join(said.split())
        assert "secret" not in said
    assert "already holds" in " ".join(noctuary("store restore", copy, *data)[2].split())
    assert noctuary("store repair", *data)[0] == 1
    assert noctuary("store migrate", "--to", "99", *data)[0] == 2
    monkeypatch.setenv("NOCTUARY_DATABASE_URL", "postgresql://noctuary:secret@127.0.0.1:1/x")
    code, _, errors = noctuary("store check", *data)
    assert code == 1
    assert "cannot be reached" in " ".join(errors.split())
    assert "secret" not in errors
