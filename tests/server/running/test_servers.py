"""Three servers on one database, killed in turn under load: no acknowledged move is lost, nothing is done twice, and
the remaining servers go on at once.
"""

import json
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from noctuary.kernel.play.match import AUTO
from noctuary.tables.store.engines.postgres import PostgresStore
from noctuary.tables.timekeeper import BEAT
from tests.breadth import Figures, Seeds
from tests.patience import patience, slowness
from tests.postgres import Server
from tests.server.client import Browser, lines
from tests.server.conftest import Process, Start
from tests.server.routes.test_mail import Postbox, postbox
from tests.tables.matches import stored

__all__ = ["postbox"]

SERVERS = 3
TABLES = 2
CLOCKS = 8
"""The number of tables of each kind."""
SOON = 5.0
"""Seconds on an idle machine within which a table goes on."""


class Person(threading.Thread):
    """Plays at one table after another, on whichever server answers, beginning with the server of this number."""

    def __init__(self, ports: list[int], number: int, table: str, cookie: str) -> None:
        super().__init__(daemon=True)
        self._ports = ports
        self._at = number
        self._table = table
        self._browser = Browser(0)
        self._browser.cookie = cookie
        self._chance = random.Random(number)
        self.enough = threading.Event()
        self.acknowledged: list[str] = []
        self.seen = 0
        """The number of the latest entry."""
        self.over = False

    def run(self) -> None:
        while not (self.over or self.enough.is_set()):
            self._browser.port = self._ports[self._at % SERVERS]
            try:
                self._play()
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                self._at += 1
                time.sleep(0.05)

    def _play(self) -> None:
        with self._browser.sit(self._table) as chair:
            view = chair.greet()
            self.seen = view["revision"]
            chair.send({"type": "pace", "speed": "once"})
            line, tried = "", -1
            while not self.enough.is_set():
                if not line and view["decision"] and view["revision"] > tried:
                    # Slow moves make games last as long as the test.
                    time.sleep(0.2)
                    line, tried = self._chance.choice(lines(view)), view["revision"]
                    chair.send({"type": "move", "tag": "move", "line": line, "revision": tried})
                told = chair.receive()
                if told["type"] == "view":
                    view = told
                    self.seen = view["revision"]
                    self.over = view["over"]
                    if self.over:
                        return
                elif told.get("tag") == "move":
                    if told["type"] == "accepted":
                        self.acknowledged.append(line)
                    else:
                        assert told["error"]["id"] == "table-stale", told
                    line = ""


def goes_on(people: list[Person], entries: int) -> float:
    """Wait until so many more entries have been seen at every table; return the seconds that took."""
    begun = time.monotonic()

    def seen() -> list[int]:
        return [max(person.seen for person in people[place : place + 2]) for place in range(0, len(people), 2)]

    before = seen()
    while any(now < then + entries for now, then in zip(seen(), before, strict=True)):
        time.sleep(0.01)
    return time.monotonic() - begun


def started(start: Start) -> list[Process]:
    with ThreadPoolExecutor(SERVERS) as pool:
        return list(pool.map(lambda _: start(), range(SERVERS)))


def _done_once(log: Sequence[str], *people: Person) -> int:
    """How many moves were acknowledged. Doing anything twice would be against the rules."""
    made = Counter(line for line in log if line.startswith("P1 ") and not line.endswith(AUTO))
    acknowledged = Counter(line for person in people for line in person.acknowledged)
    assert acknowledged <= made
    assert (made - acknowledged).total() <= 2 * SERVERS
    return acknowledged.total()


def test_kills_of_each_in_turn(
    postgres: Server, start: Start, monkeypatch: pytest.MonkeyPatch, seeds: Seeds, figures: Figures
) -> None:
    # Only in a soak: starting so many servers takes too long for `make test`.
    for seed in seeds(0):
        chance, address = random.Random(seed), postgres.database()
        monkeypatch.setenv("NOCTUARY_DATABASE_URL", address)
        servers = started(start)
        ports = [server.port for server in servers]
        browser = servers[0].browser()
        seats = "human", *["random"] * 3
        tables = [browser.table(*seats, game="nightfall", seed=seed + number) for number in range(TABLES)]
        # Two screens at each table, on different servers, both try to move.
        screens = ((number, screen) for number in range(TABLES) for screen in (0, 1))
        people = [Person(ports, number + screen, tables[number], browser.cookie) for number, screen in screens]
        for person in people:
            person.start()
        goes_on(people, 8)
        for number in range(SERVERS):
            time.sleep(chance.uniform(0.2, 2.0))
            servers[number].end(signal.SIGKILL)
            figures["kills"] += 1
            took = goes_on(people, 1)
            assert took < SOON * slowness()
            figures["milliseconds until tables went on"] += round(1000 * took)
            servers[number] = start()
            # A load balancer sends this request, too.
            assert servers[number].browser().get("/api/health").status == 200
            ports[number] = servers[number].port
        for person in people:
            person.enough.set()
        for person in people:
            person.join(patience())
        for server in servers:
            server.end(signal.SIGKILL)
        with closing(PostgresStore(address)) as store:
            for number, id in enumerate(tables):
                figures["moves acknowledged"] += _done_once(
                    stored(store, id).lines, people[2 * number], people[2 * number + 1]
                )


def undone(store: PostgresStore, tables: dict[str, str]) -> list[str]:
    """The tables where time has run out without a consequence so far."""
    clocks = {id: store.clock(id) for id in tables}
    out = {id: json.loads(clock.content)["out"] if clock else [] for id, clock in clocks.items()}
    return [
        id
        for id, zero in tables.items()
        if (zero == "bot" and out[id] != [0]) or (zero == "resign" and not store.lines(id))
    ]


def killed(start: Start, servers: list[Process], chance: random.Random, figures: Figures) -> None:
    time.sleep(chance.uniform(0, 2))
    number = chance.randrange(SERVERS)
    servers[number].end(signal.SIGKILL)
    servers[number] = start()
    figures["kills"] += 1


def _with_clocks(
    ada: Browser, ben: Browser, servers: list[Process], open: ExitStack, chance: random.Random
) -> dict[str, str]:
    """Tables where time runs out, each with what that leads to."""
    tables: dict[str, str] = {}
    for number in range(3 * CLOCKS):
        zero = ("resign", "bot", "nothing")[number % 3]
        pace = {"pace": "correspondence", "seconds": 86_400 if zero == "nothing" else 8, "zero": zero}
        id = ada.table("human", "open", game="nightfall", timing=pace, draft="quick-start", first="P1")
        ben.take(ada.invitation(id))
        ben.port = chance.choice(servers).port
        chair = open.enter_context(ben.sit(id))
        chair.greet()
        if chance.random() < 0.5:
            chair.socket.close()
        tables[id] = zero
    return tables


def _reminded(
    store: PostgresStore, mine: list[str], postbox: Postbox, kill: Callable[[], None], figures: Figures
) -> None:
    due = "UPDATE notices SET due = (SELECT 1) WHERE due > 1 RETURNING table_id"
    assert {id for (id,) in store._read(due)} >= {*mine}
    assert store._read("UPDATE pgqueuer SET execute_after = now() WHERE entrypoint = 'turn' RETURNING id")
    while store._read("SELECT 1 FROM reminders WHERE due IS NOT NULL"):
        kill()
    time.sleep(BEAT + 1)
    told = Counter(mail.get_content().partition("#/table/")[2].split()[0] for mail in postbox.mails)
    assert set(told.values()) == {1}
    figures["reminders"] += len(told)
    # Only reminders that a server was about to send when it died are lost.
    figures["reminders lost with a server"] += len({*mine} - {*told})


def test_clocks_and_reminders_are_seen_to_once_though_servers_die(
    postgres: Server, start: Start, monkeypatch: pytest.MonkeyPatch, seeds: Seeds, figures: Figures, postbox: Postbox
) -> None:
    # Only in a soak, as above.
    for seed in seeds(0):
        chance, address = random.Random(seed), postgres.database()
        monkeypatch.setenv("NOCTUARY_DATABASE_URL", address)
        for key, value in msgspec.structs.asdict(postbox.configuration()).items():
            if key.startswith("mail_"):
                monkeypatch.setenv(f"NOCTUARY_{key.upper()}", str(value))
        postbox.mails.clear()
        servers = started(start)

        ada, ben = servers[0].browser(), servers[0].browser()
        ada.post("/api/reminders", {"kind": "mail", "language": "en", "address": "ada@example.org"})
        secret = postbox.mails.pop().get_content().partition("#/reminders/confirm/")[2].split()[0]
        assert ada.post("/api/reminders/confirm", {"secret": secret}).status == 200
        # By then the other servers know about it.
        time.sleep(BEAT + 1)
        with ExitStack() as open, closing(PostgresStore(address)) as store:
            tables = _with_clocks(ada, ben, servers, open, chance)
            kill = partial(killed, start, servers, chance, figures)
            kill()
            begun = time.monotonic()
            while undone(store, tables):
                assert time.monotonic() < begun + patience(), undone(store, tables)
                kill()
            # A second look finds nothing to do.
            time.sleep(BEAT + 1)
            for id, zero in tables.items():
                log = stored(store, id).lines
                assert [line for line in log if line.endswith(" resign")] == ["P1 resign"] * (zero == "resign")
            figures["clocks that ran out"] += 2 * CLOCKS
            mine = [id for id, zero in tables.items() if zero == "nothing"]
            _reminded(store, mine, postbox, kill, figures)
        for server in servers:
            server.end(signal.SIGKILL)


def test_bots_move_though_nobody_is_there_and_their_server_dies(
    postgres: Server, start: Start, monkeypatch: pytest.MonkeyPatch, seeds: Seeds, figures: Figures
) -> None:
    # Only in a soak, as above.
    for seed in seeds(0):
        chance, address = random.Random(seed), postgres.database()
        monkeypatch.setenv("NOCTUARY_DATABASE_URL", address)
        servers = [start(), start()]
        ada, ben = servers[0].browser(), servers[0].browser()
        for _ in range(4):
            id = ada.table("human", "level5", "open", game="nightfall", draft="quick-start", first="P1")
            ben.take(ada.invitation(id), "P3")
            with ben.sit(id) as chair:
                # Bots play for him, so that only Ada is waited for.
                chair.greet()
                chair.send({"type": "resign", "seat": "P3"})
                chair.next("view")
            with ada.sit(id) as chair, closing(PostgresStore(address)) as store:
                view = chair.greet()
                while not view["thinking"]:
                    view = chair.until_asked(view)
                    view = chair.play(chance.choice(lines(view)), view)
                revision, begun = view["revision"], time.monotonic()
                servers[0].end(signal.SIGKILL)
                while len(store.lines(id)) == revision:
                    assert time.monotonic() < begun + SOON * slowness()
                    time.sleep(0.05)
                took = round(1000 * (time.monotonic() - begun))
            figures["kills"] += 1
            figures["milliseconds until a bot has moved"] += took
            servers.append(start())
            servers.pop(0)
            ada.port, ben.port = servers[0].port, servers[0].port
        for server in servers:
            server.end(signal.SIGKILL)
