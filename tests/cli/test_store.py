"""`noctuary store`."""

from __future__ import annotations

from pathlib import Path

from noctuary.server.folder import STORE, DataFolder
from tests.cli.command import Noctuary
from tests.tables.test_backups import damaged, path  # noqa: F401


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
