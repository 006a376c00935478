"""The `noctuary` command, as people type it."""

from __future__ import annotations

import io

import pytest

from noctuary.cli.main import main


def noctuary(*words: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Exit code, output and errors of a command."""
    try:
        code = main(words)
    except SystemExit as end:
        code = int(end.code or 0)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What is typed at the table, line by line; then the input ends."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
