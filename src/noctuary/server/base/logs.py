"""Logging: at most one line per cause and minute, however often it occurs."""

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
MORE: Final = "%d more like this within a minute: %s"
UNWRITTEN: Final = 1000
"""Records that may wait to be written; further ones are dropped."""
FLUSHED: Final = 1.0
"""Seconds to wait for unwritten records on shutdown."""


class OnceAMinute(logging.Filter):
    """Passes one record of each cause per minute, and then logs how many more there were."""

    def __init__(self, minute: float = MINUTE) -> None:
        super().__init__()
        self._minute: float = minute
        self._more: dict[tuple[object, ...], int] = {}
        """The number of suppressed records for each cause."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is the first of its cause."""
        if record.msg is MORE:
            return True
        # Only the first line: asyncio's messages go on with details of the connection or task.
        cause = record.name, _first_line(str(record.msg)), *_origin(record)
        if cause in self._more:
            self._more[cause] += 1
            return False
        self._more[cause] = 0
        timer = threading.Timer(self._minute, self._over, [cause, record])
        timer.daemon = True
        timer.start()
        return True

    def _over(self, cause: tuple[object, ...], record: logging.LogRecord) -> None:
        if number := self._more.pop(cause):
            logging.getLogger(record.name).log(record.levelno, MORE, number, _first_line(record.getMessage()))


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0]


def _origin(record: logging.LogRecord) -> tuple[object, ...]:
    """The type of the record's error and where it was raised, if there is one."""
    error, _, traceback = record.exc_info or (None, None, None)
    if traceback is None:
        return ()
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    return error, traceback.tb_frame.f_code, traceback.tb_lineno


class Text(logging.Formatter):
    """Formats a record as a line, with any traceback below it. Outside input cannot imitate another line."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        return super().formatMessage(record).replace("\n", r"\n")

    def format(self, record: logging.LogRecord) -> str:
        return visible(super().format(record))


class Json(logging.Formatter):
    """Formats a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, with the time in UTC and the traceback of an error."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": when, "level": record.levelname, "logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


class Aside(QueueHandler):
    """Writes to standard error in a separate thread, so that nothing blocks if nobody reads it."""

    queue: Queue[logging.LogRecord]

    def __init__(self) -> None:
        super().__init__(Queue(UNWRITTEN))
        threading.Thread(target=self._write, name="log", daemon=True).start()

    def enqueue(self, record: logging.LogRecord) -> None:
        """Queue a record unless the queue is full."""
        with contextlib.suppress(Full):
            self.queue.put_nowait(record)

    def flush(self) -> None:
        """Wait a moment until all records are written."""
        with self.queue.all_tasks_done:
            self.queue.all_tasks_done.wait_for(lambda: not self.queue.unfinished_tasks, FLUSHED)

    def _write(self) -> None:
        # Bypass sys.stderr, whose lock could block the end of the process.
        out = sys.stderr.fileno()
        while True:
            left = f"{self.queue.get().getMessage()}\n".encode()
            with contextlib.suppress(OSError):
                while left:
                    left = left[os.write(out, left) :]
            self.queue.task_done()


def begin(form: Literal["text", "json"]) -> None:
    """Start logging to standard error."""
    handler = Aside()
    text = Text("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(Json() if form == "json" else text)
    handler.addFilter(OnceAMinute())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
