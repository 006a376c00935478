"""The standard streams of the command. Writing to them never fails: characters missing in their encoding are replaced
with similar ones, and if the output cannot be written, the command runs to its end and only then reports it.
"""

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
"""Replacements for characters that Unicode does not decompose."""
LONGEST: Final = 10_000
"""Maximum length of an input line in characters; the rest is dropped."""
MAX_READS: Final = 10_000
"""After reading this many times LONGEST without a line end, the input counts as ended: nobody types that much."""


def nearest(error: UnicodeError) -> tuple[str, int]:
    """Handler of encoding errors: replaces characters with base letters and plain signs, or with question marks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_near(letter, error.encoding) for letter in error.object[error.start : error.end]), error.end


def _near(letter: str, encoding: str) -> str:
    parts = normalize("NFKD", letter).translate(NEAREST).replace("ß", "ss")
    plain = "".join(letter for letter in parts if not combining(letter))
    return plain if fits(plain, encoding) else "?"


def fits(text: str, encoding: str) -> bool:
    """Whether the encoding has all characters of the text."""
    try:
        text.encode(encoding)
    except UnicodeError:
        return False
    return True


codecs.register_error("nearest", nearest)


class Stream:
    """A standard stream to which writing never fails; `nowhere` stands in for one that is closed (None). `problem`: why
    something could not be written.
    """

    def __init__(self, stream: TextIO | None, nowhere: TextIO) -> None:
        self.problem: Exception | None = None
        self._closed: bool = stream is None
        self._stream: TextIO = stream or nowhere
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="nearest")

    def write(self, text: str) -> int:
        """Write text, which may contain style sequences."""
        try:
            if self._closed:
                raise OSError(errno.EBADF, "it is closed")
            if self.problem is None:
                self._stream.write(text)
        except (OSError, ValueError) as problem:
            self._give_up(problem)
        return len(text)

    def flush(self) -> None:
        """Write what is buffered."""
        try:
            if self.problem is None:
                self._stream.flush()
        except (OSError, ValueError) as problem:
            self._give_up(problem)

    def _give_up(self, problem: Exception) -> None:
        self.problem = problem
        # Discard the buffer, so that Python does not try to write it again at exit.
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._stream.fileno())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class Plain:
    """A stream for plain text, in which control characters are made visible; `Output` does the same for rich."""

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
    """Replace the standard streams with `Plain` ones, let the input accept any byte, and yield the output."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            # Otherwise the next file opened, such as the store, would get the number of the closed stream.
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
    """Print an unhandled exception."""
    with standard():
        print("".join(format_exception(kind, error, trace)), end="", file=sys.stderr)


def read_line(prompt: str) -> str:
    """A line of input. Raises EOFError at the end, and if the input cannot be read or the prompt not written."""
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
    """Print JSON for programs, in ASCII so that no encoding or terminal changes it."""
    print(json.dumps(to_builtins(value), indent=2))
