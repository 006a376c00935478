"""The command line speaks English in tests unless a test asks for another language."""

import pytest

from tests.cli.command import Noctuary


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def noctuary(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Noctuary:
    return Noctuary(capsys, monkeypatch)
