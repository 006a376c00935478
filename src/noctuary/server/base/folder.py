"""The data folder, which only one server may use at a time."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from noctuary.kernel.base.files import lock
from noctuary.kernel.base.messages import Argument, Refusal

STORE: Final = "tables.sqlite3"
LOCK: Final = "server"
ADDRESS: Final = b"http"
"""What the lock file begins with."""


class FolderError(Refusal):
    """The folder cannot be used; the message says why and what to do."""


class DataFolder:
    """A data folder locked by this process. The system releases the lock when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        """Lock the folder, creating it if needed. Raises FolderError."""
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock: int = os.open(path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
            # The lock is on the folder, as the file, which holds the server's address, might be deleted. Windows cannot
            # open a folder, so there it is on the file.
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
        """Write the server's address to the lock file."""
        os.lseek(self._lock, 0, os.SEEK_SET)
        os.write(self._lock, address.encode())

    def close(self) -> None:
        """Release the folder."""
        # The disk may have become read-only.
        with suppress(OSError):
            os.ftruncate(self._lock, 0)
        os.close(self._lock)
        os.close(self._folder)
