"""Series that say something of the processes that play them, which import only this module, not its tests."""

import os
import signal
from multiprocessing import parent_process
from pathlib import Path
from typing import Any

from noctuary.simulation.series import Record, Series


class Deaf(Series):
    """Games that run long enough to see whether Ctrl+C works."""

    def play_one(self, number: int, record: Record | None = None) -> Any:
        return signal.getsignal(signal.SIGINT)


class Mortal(Series):
    """Games whose first process is killed in the middle."""

    def play_one(self, number: int, record: Record | None = None) -> Any:
        mark = Path(self.options["mark"])
        if number == 3 and not mark.exists() and parent_process():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number
