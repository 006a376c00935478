"""The standard streams of the command. Writing to them never fails: what their encoding lacks is written by what comes
nearest to it, and if nothing can be written, the command still goes on to its end and only then says so.
"""

from __future__ import annotations

import codecs
import errno
import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from traceback import format_exception
from types import TracebackType
from typing import Any, Final, TextIO, cast
from unicodedata import combining, normalize

from msgspec import to_builtins

from noctuary.locale import visible

SIGNS: Final = "–—−“”„’‘‚·•×⁄łŁ✓✗▲△▁▂▃▄▅▆▇█"
NEAREST: Final = str.maketrans(SIGNS, "---\"\"\"'''.*x/lL+-^~12345678")
"""What comes nearest to signs that Unicode does not take apart."""
LONGEST: Final = 10_000
"""Characters of a typed line; more are left out."""
MAX_READS: Final = 10_000
"""So many times as many are read before it is taken for the end: nobody types that."""


def nearest(error: UnicodeError) -> tuple[str, int]:
    """Handles errors in encoding: base letters and plain signs for others, where there are any, else question marks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_near(one, error.encoding) for one in error.object[error.start : error.end]), error.end


def _near(letter: str, encoding: str) -> str:
    parts = normalize("NFKD", letter).translate(NEAREST).replace("ß", "ss")
    found = "".join(one for one in parts if not combining(one))
    return found if fits(found, encoding) else "?"


def fits(text: str, encoding: str) -> bool:
    """Whether an encoding has all of it."""
    try:
        text.encode(encoding)
    except UnicodeError:
        return False
    return True


codecs.register_error("nearest", nearest)


class Stream:
    """A standard stream that can always be written to, also one that is closed (None), in whose place is then one that
    leads nowhere. `problem`: why something could not be written.
    """

    def __init__(self, stream: TextIO | None, nowhere: TextIO) -> None:
        self.problem: Exception | None = None
        self._closed: bool = stream is None
        self._stream: TextIO = stream or nowhere
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="nearest")

    def write(self, text: str) -> int:
        """Write text and its styles."""
        try:
            if self._closed:
                raise OSError(errno.EBADF, "it is closed")
            if self.problem is None:
                self._stream.write(text)
        except (OSError, ValueError) as problem:
            self._give_up(problem)
        return len(text)

    def flush(self) -> None:
        """Write what waits."""
        try:
            if self.problem is None:
                self._stream.flush()
        except (OSError, ValueError) as problem:
            self._give_up(problem)

    def _give_up(self, problem: Exception) -> None:
        self.problem = problem
        # Drop what waits, so that Python does not try again when it exits.
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._stream.fileno())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class Plain:
    """The same for text without styles, of which a terminal obeys nothing. What rich styles goes past it: `Output`."""

    def __init__(self, stream: Stream) -> None:
        self.rich_proxied_file: Stream = stream

    def write(self, text: str) -> int:
        """Write text."""
        return self.rich_proxied_file.write(visible(text))

    def writelines(self, lines: Iterable[str]) -> None:
        """Write several texts."""
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rich_proxied_file, name)


@contextmanager
def standard() -> Iterator[Stream]:
    """Have such standard streams, and an input in which every byte can be read; gives the output."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            # Else the next file that is opened, say the store, would take the place of the stream.
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)
    before = sys.stdin, sys.stdout, sys.stderr
    with open(os.devnull, encoding="utf-8") as nothing, open(os.devnull, "w", encoding="utf-8") as nowhere:
        output, errors = Stream(sys.stdout, nowhere), Stream(sys.stderr, nowhere)
        sys.stdin = sys.stdin or nothing
        if isinstance(sys.stdin, TextIOWrapper):
            with suppress(OSError):
                sys.stdin.reconfigure(errors="surrogateescape")
        sys.stdout, sys.stderr = cast(TextIO, Plain(output)), cast(TextIO, Plain(errors))
        sys.excepthook = _tell
        try:
            yield output
        finally:
            sys.stdin, sys.stdout, sys.stderr = before


def _tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Tell of an error that nobody has foreseen."""
    with standard():
        print("".join(format_exception(kind, error, trace)), end="", file=sys.stderr)


def typed(prompt: str) -> str:
    """The line that somebody types. Raises EOFError at the end, also if nothing can be read, or the prompt not seen."""
    try:
        terminal = sys.stdin.isatty()
        print("" if terminal else prompt, end="", flush=True)
        if getattr(sys.stdout, "problem", None) is not None:
            raise EOFError
        if terminal:
            return input(visible(prompt))[:LONGEST].replace("\0", r"\0")
        line = rest = sys.stdin.readline(LONGEST)
        for _ in range(MAX_READS):
            if len(rest) < LONGEST or rest.endswith("\n"):
                break
            rest = sys.stdin.readline(LONGEST)
        else:
            raise EOFError
    except (OSError, ValueError) as error:
        raise EOFError from error
    if not line:
        raise EOFError
    return line.replace("\0", r"\0")


def print_json(value: Any) -> None:
    """For programs: in ASCII, so that no encoding and no terminal changes anything."""
    print(json.dumps(to_builtins(value), indent=2))
