"""Reading and writing files: limited in size, written atomically, with errors that people understand."""

import errno
import os
import secrets
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from noctuary.kernel.base.messages import BadInput

LARGEST: Final = 4 << 20
"""Maximum size in bytes of a file that is read as a whole; typical ones have about ten thousand."""
BEGINNING: Final = 4096
"""Bytes read to recognise the kind of a file."""


def read_text(path: Path, largest: int = LARGEST) -> str:
    """The content of a UTF-8 file, with or without a byte order mark, with line ends as `\\n`. Raises BadInput."""
    try:
        text = read_bytes(path, largest).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("file-no-text", {}, str(path)) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """The content of a regular file. Raises BadInput, including if it is too large or not a regular file."""
    data = b""
    try:
        # A pipe may block forever, and a device never end.
        ordinary = stat.S_ISREG(path.stat().st_mode)
        if ordinary:
            with path.open("rb") as file:
                data = file.read(largest + 1)
    except (OSError, ValueError) as error:
        raise BadInput("file-unreadable", {"text": reason(error)}, str(path)) from error
    if not ordinary:
        raise BadInput("file-extraordinary", {}, str(path))
    if len(data) > largest:
        raise BadInput("file-too-large", {"number": largest >> 20}, str(path))
    return data


def lines(text: str) -> list[str]:
    """The lines of a text as split by editors, YAML and TOML; `str.splitlines` also splits at a form feed or U+2028."""
    split = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return split if split[-1] else split[:-1]


def write_text(path: Path, text: str) -> None:
    """Write `text` to the file, completely or not at all. Raises BadInput."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Write the file completely or not at all, with the permissions of the former one. Raises BadInput."""
    try:
        before = path.stat() if path.exists() else None
        if before is not None and (not stat.S_ISREG(before.st_mode) or _is_output(before)):
            # Pipes and devices have no content that could be lost.
            with open(path, "ab", opener=_at_once) as stream:
                stream.write(data)
            return
        # Write to the target of a symbolic link and keep the link.
        target = Path(os.path.realpath(path))
        if before is not None and not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        new = draft(target)
        file = new.open("xb")
        try:
            with file:
                if before is not None:
                    with suppress(OSError, AttributeError):
                        os.chown(new, before.st_uid, before.st_gid)
                    new.chmod(stat.S_IMODE(before.st_mode))
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            new.replace(target)
        except BaseException:
            with suppress(OSError):
                new.unlink()
            raise
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from error


def draft(path: Path) -> Path:
    """An unused name for a temporary file in the same folder."""
    return path.with_name(f".{path.name[:40]}.{secrets.token_hex(8)}.part")


def check_output(path: Path, ours: Callable[[Path], bool]) -> None:
    """Check before long work that a file can be written; an existing one must satisfy `ours`. Raises BadInput."""
    try:
        target = Path(os.path.realpath(path))
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not target.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        if not all(os.access(path, os.W_OK) for path in (target.parent, target) if path.exists()):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        if target.is_file() and target.stat().st_size and not ours(target):
            raise BadInput("file-foreign", {}, str(path))
    except OSError as error:
        raise unwritable(path, error) from error


def begins(mark: bytes) -> Callable[[Path], bool]:
    """A function that tells whether a file contains `mark` near its beginning."""

    def marked(path: Path) -> bool:
        with path.open("rb") as file:
            return mark in file.read(BEGINNING)

    return marked


def lock(file: int) -> None:
    """Lock an open file until it is closed or the process ends. Raises BlockingIOError if it is locked already."""
    if sys.platform == "win32":
        import msvcrt

        # Lock beyond the end of the file, so that it can still be read and written.
        os.lseek(file, 1 << 40, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from error
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def open_locked(path: Path) -> Iterator[BinaryIO]:
    """A file to read and add to, made if missing and locked. Raises BadInput, also if another program has locked it."""
    check_output(path, lambda _: True)
    if path.exists() and not path.is_file():
        raise BadInput("file-extraordinary", {}, str(path))
    try:
        file = path.open("a+b")
    except OSError as error:
        raise unwritable(path, error) from error
    with file:
        try:
            lock(file.fileno())
            # The previous holder of the lock may have replaced it.
            if not os.path.samestat(path.stat(), os.fstat(file.fileno())):
                raise BlockingIOError
        except BlockingIOError as error:
            raise BadInput("file-used", {}, str(path)) from error
        except OSError as error:
            raise unwritable(path, error) from error
        file.seek(0)
        yield file


def unwritable(path: Path, error: OSError | ValueError) -> BadInput:
    """The refusal for a file that cannot be written."""
    return BadInput("file-unwritable", {"text": reason(error)}, str(path))


def reason(error: OSError | ValueError) -> str:
    """The system's reason for an error, without the path."""
    return getattr(error, "strerror", None) or str(error)


def _at_once(path: str, flags: int) -> int:
    """Open a file without blocking, even if it is a pipe that nobody reads."""
    if sys.platform == "win32":
        return os.open(path, flags)
    file = os.open(path, flags | os.O_NONBLOCK)
    os.set_blocking(file, True)
    return file


def _is_output(status: os.stat_result) -> bool:
    """Whether a file is the standard output or error of this process, which must not be replaced."""
    for stream in (1, 2):
        with suppress(OSError):
            if os.path.samestat(status, os.fstat(stream)):
                return True
    return False
