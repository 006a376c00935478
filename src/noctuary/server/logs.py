"""What the server says in its log: a line for each cause and minute, however often it occurs."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import sys
import threading
from datetime import UTC, datetime
from logging.handlers import QueueHandler
from queue import Full, Queue
from typing import Final, Literal

from noctuary.locale import visible

MINUTE: Final = 60.0
MORE: Final = "%d more within a minute: %s"
UNWRITTEN: Final = 1000
"""Records that may wait to be written; what comes then is lost."""
FLUSHED: Final = 1.0
"""Seconds for which the end of the server waits for them."""


class OnceAMinute(logging.Filter):
    """Lets one record of each cause pass in a minute, and says at its end how many more there were."""

    def __init__(self, minute: float = MINUTE) -> None:
        super().__init__()
        self._minute: float = minute
        self._more: dict[tuple[object, ...], int] = {}
        """For each cause how many have been left out."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is the first of its cause."""
        if record.msg is MORE:
            return True
        # What asyncio says goes on with the connection, or the task.
        words = str(record.msg).strip().partition("\n")[0]
        cause = record.name, words, *_origin(record)
        if cause in self._more:
            self._more[cause] += 1
            return False
        self._more[cause] = 0
        timer = threading.Timer(self._minute, self._over, [cause, record, words])
        timer.daemon = True
        timer.start()
        return True

    def _over(self, cause: tuple[object, ...], record: logging.LogRecord, words: str) -> None:
        if number := self._more.pop(cause):
            logging.getLogger(record.name).log(record.levelno, MORE, number, words)


def _origin(record: logging.LogRecord) -> tuple[object, ...]:
    """Which error was raised where, if there was one."""
    error, _, traceback = record.exc_info or (None, None, None)
    if traceback is None:
        return ()
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    return error, traceback.tb_frame.f_code, traceback.tb_lineno


class Text(logging.Formatter):
    """A record as a line, with the traceback of an error below it. Nothing from outside looks like another line."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        return super().formatMessage(record).replace("\n", r"\n")

    def format(self, record: logging.LogRecord) -> str:
        return visible(super().format(record))


class Json(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """With the time in UTC; the traceback of an error is part of the line."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": when, "level": record.levelname, "logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


class Aside(QueueHandler):
    """Writes to standard error in a thread of its own: if nobody reads there, games go on."""

    queue: Queue[logging.LogRecord]

    def __init__(self) -> None:
        super().__init__(Queue(UNWRITTEN))
        threading.Thread(target=self._write, name="log", daemon=True).start()

    def enqueue(self, record: logging.LogRecord) -> None:
        """Leave it to be written, if not too much waits."""
        with contextlib.suppress(Full):
            self.queue.put_nowait(record)

    def flush(self) -> None:
        """Wait a moment for what has not been written."""
        with self.queue.all_tasks_done:
            self.queue.all_tasks_done.wait_for(lambda: not self.queue.unfinished_tasks, FLUSHED)

    def _write(self) -> None:
        # Through no object that whoever ends the process would wait for.
        out = sys.stderr.fileno()
        while True:
            left = f"{self.queue.get().getMessage()}\n".encode()
            with contextlib.suppress(OSError):
                while left:
                    left = left[os.write(out, left) :]
            self.queue.task_done()


def begin(form: Literal["text", "json"]) -> None:
    """Write what is to be said to standard error."""
    handler = Aside()
    text = Text("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(Json() if form == "json" else text)
    handler.addFilter(OnceAMinute())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
