"""The `noctuary` command as people type it."""

import io

import pytest
from msgspec import Struct

from noctuary.cli.main import main


class Noctuary(Struct, eq=False):
    """Runs commands: the first argument is split into words, further ones are passed as they are."""

    _capsys: pytest.CaptureFixture[str]
    _monkeypatch: pytest.MonkeyPatch

    def __call__(self, command: str = "", *words: str) -> tuple[int, str, str]:
        """Return the exit code, the output and the errors."""
        try:
            code = main([*command.split(), *words])
        except SystemExit as end:
            code = int(end.code or 0)
        captured = self._capsys.readouterr()
        return code, captured.out, captured.err

    def done(self, command: str, *words: str) -> str:
        """Return the output of a command that succeeds."""
        code, out, err = self(command, *words)
        assert (code, err) == (0, "")
        return out

    def wrong(self, command: str = "", *words: str, code: int = 1) -> str:
        """Return the errors of a command that ends with this exit code and has no output."""
        ended, out, err = self(command, *words)
        assert (ended, out) == (code, "")
        return err

    def text(self, command: str, *words: str) -> str:
        """Return the same output without its line breaks."""
        return " ".join(self.done(command, *words).split())

    def types(self, *lines: str) -> None:
        """Set the lines that will be typed at the table; after them the input ends."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
