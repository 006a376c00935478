"""Measures what requests and messages cost the server, and whether they are weighed."""

import gc
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest

from noctuary.server.door.limits import HEAVY, Counts
from noctuary.server.routes.openapi import OPERATIONS
from noctuary.server.socket import session
from tests.patience import handicap
from tests.server.client import Answer, Browser

CHEAP: Final = 0.002
"""Seconds of processor time, on the machine for which the limit was set, that need no weight."""
DECLARED: Final = 0.002
"""Seconds for each unit of a weight: twice what it stands for."""
LATE: Final = 1000
"""From this revision on, tables are measured apart from others."""
AGAIN: Final = 10
"""How often what seems to take long is asked again: that may be because the processor is also busy with other work."""


def fits(route: str, method: str, path: str) -> bool:
    """Whether a request goes to a route."""
    names, parts = route.split("/"), path.partition("?")[0].split("/")
    alike = all(name == part or name[:1] == "{" for name, part in zip(names, parts, strict=False))
    return alike and len(names) == len(parts) and method.lower() in OPERATIONS[route]


class Costs:
    """The processor time of everything that is asked of servers in this process from now on."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._taken: dict[str, list[float]] = defaultdict(list)
        """The seconds that each message or request (weighed ones only if they ask) took, by kind, and by asker or the
        table's age: what is slow only where there is much must not hide behind others.
        """
        self._most: dict[str, float] = defaultdict(lambda: CHEAP)
        """The seconds that it may take."""
        self._questions: dict[str, Callable[[], object]] = {}
        """The last request of each kind that changes nothing."""
        self._weight = 1.0
        # Objects that other tests have left in this process do not belong to a server.
        gc.collect()
        gc.freeze()
        for count in (Counts.request, Counts.table):
            patch.setattr(Counts, count.__name__, self._counting(count))
        patch.setattr(Browser, "request", self._asking(Browser.request))
        for message, handler in list(session.HANDLERS.items()):
            patch.setitem(session.HANDLERS, message, self._handling(message, handler))

    def dear(self) -> dict[str, float]:
        """The seconds that requests (the shortest of each kind) and messages (the middle one) have taken, where that is
        more than their weight says. What any request takes does not count.
        """
        slower = handicap()
        for _ in range(AGAIN):
            usual = {what: sorted(taken)[len(taken) // 2 * what.isalpha()] for what, taken in self._taken.items()}
            any_request = min(taken for what, taken in usual.items() if what.startswith("GET /api/alive"))
            own = {what: taken - (0 if what.isalpha() else any_request) for what, taken in usual.items()}
            found = {what: taken for what, taken in own.items() if taken / slower > self._most[what]}
            for what in found.keys() & self._questions:
                self._questions[what]()
        return found

    def _counting(self, count: Any) -> Any:
        def counted(counts: Counts, address: str, person: str, weight: float = 1.0) -> None:
            self._weight = max(self._weight, HEAVY if count.__name__ == "table" else weight)
            count(counts, address, person, *([] if weight == 1.0 else [weight]))

        return counted

    def _asking(self, ask: Any) -> Any:
        def asked(browser: Browser, method: str, path: str, *rest: Any) -> Answer:
            self._weight = 1.0
            # This thread is the client; all others belong to the server.
            begin = time.process_time() - time.thread_time()
            answer: Answer = ask(browser, method, path, *rest)
            taken = time.process_time() - time.thread_time() - begin
            if (self._weight == 1.0 or method == "GET") and answer.status < 400:
                for route in OPERATIONS:
                    if fits(route, method, path):
                        who = f" {getattr(browser, 'asker', '')}" if method == "GET" else ""
                        self._taken[what := f"{method} {route}{who}"].append(taken)
                        self._most[what] = CHEAP if self._weight == 1.0 else DECLARED * self._weight
                        if method == "GET":
                            self._questions[what] = partial(asked, browser, method, path, *rest)
            return answer

        return asked

    def _handling(self, message: type, handle: Any) -> Any:
        async def handled(client: Any, request: Any) -> Any:
            begin = time.thread_time()
            try:
                return await handle(client, request)
            finally:
                what = message.__name__ + "Late" * (client.table.match.revision >= LATE)
                self._taken[what].append(time.thread_time() - begin)
                self._most[what] = DECLARED * session.WEIGHTS.get(message, 1.0)

        return handled
