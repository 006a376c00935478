"""`kill -9` at any time: after the restart every acknowledged move is there, in order, and at most the one in progress
besides.
"""

import hashlib
import http.client
import random
import signal
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from noctuary.kernel.box.corrections import make_corrections
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.gamefile import dumps
from noctuary.kernel.play.match import AUTO
from noctuary.tables.people.transfer import written
from noctuary.tables.wire.people import Profile
from tests.breadth import Figures, Seeds
from tests.games.trials import find
from tests.patience import until
from tests.server.client import Browser, lines
from tests.server.conftest import Start
from tests.tables.finished import play
from tests.tables.matches import stored_lines

BOX = {"name": "My box", "changes": find("nocturne").changes}


def _play_until_killed(
    browser: Browser, table: str, acknowledged: list[str], killer: threading.Timer, chance: random.Random
) -> bool:
    """Whether the game ended before the server was killed."""
    moves_left = chance.randrange(12)
    try:
        with browser.sit(table) as chair:
            view = chair.greet()
            assert view["revision"] >= len(acknowledged)
            while not view["over"]:
                if not moves_left:
                    killer.start()
                moves_left -= 1
                view = chair.asked(view)
                if view["over"]:
                    break
                line = chance.choice(lines(view))
                assert chair.move(line, view["revision"])["type"] == "accepted"
                acknowledged.append(line)
                view = chair.next("view")
            return True
    except (ConnectionClosed, OSError):
        return False


@pytest.mark.parametrize(
    ("game", "edition"),
    [*((game, None) for game in catalogue.names()), pytest.param("nocturne", BOX, marks=pytest.mark.soak)],
)
def test_kills_lose_no_acknowledged_move(
    start: Start, tmp_path: Path, game: str, edition: dict[str, Any] | None, seeds: Seeds, figures: Figures
) -> None:
    """Under an edition a bot takes part, which gets the edition in its own process."""
    kinds = ["human", "human", *(["greedy"] if edition else [])]
    browser: Browser | None = None
    table = ""
    acknowledged: list[str] = []
    for seed in seeds(2):
        chance = random.Random(seed)
        server = start()
        assert server.port, server.wait()
        if browser is None:
            browser = server.browser()
        browser.port = server.port
        if not table:
            table = browser.table(*kinds, game=game, edition=edition, seed=chance.randrange(10**6))
            acknowledged = []
            assert (browser.get(f"/api/tables/{table}/edition").json["edition"] is None) == (edition is None)
        stored = _stored(tmp_path / "data", table)
        assert stored[: len(acknowledged)] == acknowledged
        assert len(stored) - len(acknowledged) in (0, 1)
        figures["moves under way stored"] += len(stored) - len(acknowledged)
        acknowledged = [*stored]
        # In Nightfall the table itself passes after a second for players who cannot link, so some kills come later.
        killer = threading.Timer(chance.uniform(0.0, chance.choice((0.25, 2.5))), server.process.kill)
        over = _play_until_killed(browser, table, acknowledged, killer, chance)
        figures["moves acknowledged"] += len(acknowledged) - len(stored)
        if killer.ident is None:
            killer.start()
        killer.join()
        figures["kills"] += 1
        assert server.wait() == -signal.SIGKILL
        assert _stored(tmp_path / "data", table)[: len(acknowledged)] == acknowledged
        if over:
            table = ""
    assert figures["moves acknowledged"] > figures["kills"]


def test_a_kill_during_an_import_leaves_all_of_it_or_nothing(
    start: Start, tmp_path: Path, seeds: Seeds, figures: Figures
) -> None:
    games = [(dumps(play("nocturne", 2, seed)), "2026-11-20T12:00:00Z", "P1") for seed in range(10)]
    boxes = [make_corrections("nocturne", f"Box {number}", find("nocturne").changes) for number in range(5)]
    text = written(Profile("Ada"), games, [(box, "2026-11-20T12:00:00Z") for box in boxes])
    latest = 0.0
    for seed in seeds(2):
        chance = random.Random(seed)
        server = start()
        assert server.port, server.wait()
        browser = server.browser()
        begun = time.monotonic()
        killer = threading.Timer(chance.uniform(0.3, 1.1) * latest, server.process.kill)
        if latest:
            killer.start()
        try:
            answer = browser.post("/api/profile/import", text)
            taken = {"games": 10, "known": 0, "editions": 5, "knownEditions": 0, "leftOut": [], "puzzles": 0}
            acknowledged = answer.json == taken
        except (http.client.HTTPException, OSError):
            acknowledged = False
        if latest:
            killer.join()
            assert server.wait() == -signal.SIGKILL
            figures["kills during imports"] += 1
        else:
            # The first one may finish, to see how long it takes.
            assert acknowledged
            latest = time.monotonic() - begun
            server.end(signal.SIGKILL)
        owner = hashlib.sha256(browser.cookie.split("=")[1].encode()).hexdigest()
        found = _of_owner(tmp_path / "data", owner)
        assert found in ((10, 1, 5), (0, 0, 0))
        assert not acknowledged or found == (10, 1, 5)


def _of_owner(folder: Path, owner: str) -> tuple[int, int, int]:
    """How many tables (with their logs), profiles and editions of a player the store has."""
    connection = sqlite3.connect(folder / "tables.sqlite3")
    logged = "SELECT count(*) FROM tables WHERE owner = ? AND EXISTS (SELECT * FROM entries WHERE table_id = id)"
    tables = connection.execute(logged, (owner,)).fetchone()[0]
    profiles = connection.execute("SELECT count(*) FROM profiles WHERE owner = ?", (owner,)).fetchone()[0]
    editions = connection.execute("SELECT count(*) FROM editions WHERE owner = ?", (owner,)).fetchone()[0]
    connection.close()
    return tables, profiles, editions


def _stored(folder: Path, table: str) -> list[str]:
    # Nobody is sent an acknowledgement of a bot's moves and of forced ones, which the table makes itself.
    log = stored_lines(folder / "tables.sqlite3", table)
    return [line for line in log if not line.endswith(AUTO) and not line.startswith("P3 ")]


def test_a_killed_server_leaves_no_worker_behind(start: Start) -> None:
    if not Path("/proc/self/stat").exists():
        pytest.skip("processes are looked up in /proc")
    server = start()
    browser = server.browser()
    with browser.sit(browser.table("human", "random")) as chair:
        view = chair.until_asked(chair.greet())
        assert chair.move(lines(view)[0], view["revision"])["type"] == "accepted"
        chair.until_asked(chair.next("view"))
    children = server.children()
    assert children
    server.end(signal.SIGKILL)
    until(lambda: not any(map(_alive, children)))


def _alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
