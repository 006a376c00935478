"""The folder with the tables: used by one server at a time."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from noctuary.kernel.files import lock
from noctuary.kernel.messages import Argument, Refusal

STORE: Final = "tables.sqlite3"
LOCK: Final = "server"
ADDRESS: Final = b"http"
"""So begins what is in it."""


class FolderError(Refusal):
    """The folder cannot be used; the message says why and what to do."""


class DataFolder:
    """A folder held by this process. The system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        """Take the folder, making it if need be. Raises FolderError."""
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock: int = os.open(path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
            # The folder is what is locked: the file says where the server is, and may be deleted by somebody.
            # Windows opens none.
            self._folder: int = os.dup(self._lock) if sys.platform == "win32" else os.open(path, os.O_RDONLY)
        except OSError as error:
            reason = os.strerror(error.errno) if error.errno else str(error)
            raise FolderError("serve-folder", {"path": str(path), "text": reason}) from error
        try:
            lock(self._folder)
        except OSError as error:
            os.lseek(self._lock, 0, os.SEEK_SET)
            address = os.read(self._lock, 200).decode("utf-8", "replace").strip()
            os.close(self._lock)
            os.close(self._folder)
            known: dict[str, Argument] = {"path": str(path), "address": address}
            raise FolderError("serve-folder-used" if address else "serve-folder-used-somewhere", known) from error
        os.lseek(self._lock, 0, os.SEEK_SET)
        if os.read(self._lock, len(ADDRESS)) not in (b"", ADDRESS):
            os.close(self._lock)
            os.close(self._folder)
            raise FolderError("serve-folder-foreign", {"path": str(path)})
        os.ftruncate(self._lock, 0)
        self.store: Path = path / STORE

    def announce(self, address: str) -> None:
        """Leave word where the server is to be found."""
        os.lseek(self._lock, 0, os.SEEK_SET)
        os.write(self._lock, address.encode())

    def close(self) -> None:
        """Let go of the folder."""
        # The disk may have become one that can only be read.
        with suppress(OSError):
            os.ftruncate(self._lock, 0)
        os.close(self._lock)
        os.close(self._folder)
