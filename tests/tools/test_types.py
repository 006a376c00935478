"""The client's types are those of what the server sends."""

from __future__ import annotations

import pytest

from tools import make_types


def test_the_types_are_current(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_types.main(["--check"]) == 0, capsys.readouterr().out
