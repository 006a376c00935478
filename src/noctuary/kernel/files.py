"""Text files on disk, with errors that people understand."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from noctuary.kernel.messages import BadInput


def read_text(path: Path) -> str:
    """The content of a UTF-8 file. Raises BadInput."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("file-unreadable", {"text": error.strerror or ""}, str(path)) from error
    except UnicodeDecodeError as error:
        raise BadInput("file-no-text", {}, str(path)) from error


def write_text(path: Path, text: str) -> None:
    """Write `text` to the file, completely or not at all. Raises BadInput."""
    draft = path.with_name(path.name + ".part")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadInput("file-unwritable", {"text": error.strerror or ""}, str(path)) from error


def lock(file: int) -> None:
    """Hold an open file until it is closed, however the process ends. Raises BlockingIOError if another holds it."""
    if sys.platform == "win32":
        import msvcrt

        # Beyond its end, so that it can be read and written.
        os.lseek(file, 1 << 40, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from error
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
