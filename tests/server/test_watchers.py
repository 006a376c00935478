"""Watchers see what anybody may see, and nothing else ever reaches them."""

import hashlib
import json
from base64 import b64encode
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from noctuary.kernel import catalogue
from noctuary.kernel.match import Match
from noctuary.tables.live import presence
from noctuary.tables.live.seats import assign_seats
from noctuary.tables.setup import restore
from noctuary.tables.store.rows import Row, TakenSeat
from noctuary.tables.store.saved import header_of
from noctuary.tables.view import past, view
from noctuary.tables.wire.shapes import to_json
from tests.breadth import Seeds
from tests.server.client import Browser, Chair, lines
from tests.server.conftest import Inside
from tests.server.test_invitations import invited, refused, secret


def watchers_link(host: Browser, id: str) -> str:
    end: str = host.get(f"/api/tables/{id}/invitation").json["watchers"]["address"].partition("#/watch/")[2]
    return end


def watch(server: Inside, link: str) -> Browser:
    """A client that has opened the link for watchers."""
    browser = server.browser()
    browser.get("/")
    assert browser.post("/api/watchers", {"secret": link}).status == 200
    return browser


class Spy:
    """A watcher that compares everything it is sent with what anybody may know."""

    def __init__(self, server: Inside, id: str, late: int, secrets: list[str]) -> None:
        self._server, self._id, self._late, self._secrets = server, id, late, secrets
        found: list[tuple[Row, list[TakenSeat]]] = []
        server.store(lambda store: found.append((row_of(store.find(id)), store.places(id))))
        [(row, places)] = found
        self.setup = restore(catalogue.find(row.game), header_of(row))
        assign_seats(self.setup, places)
        self._match = Match(self.setup, patient=True)
        self.seen: dict[str, Any] = {"log": [], "revision": 0}

    def greet(self, chair: Chair) -> None:
        """Send the greeting, with what is known already."""
        known = self.seen["log"][-1]["number"] if self.seen["log"] else 0
        chair.send({"type": "hello", "seen": known, "revision": self.seen["revision"]})
        self.next(chair)

    def next(self, chair: Chair) -> None:
        """Return the next view."""
        text = chair.text()
        assert [one for one in self._secrets if one in text] == []
        got = json.loads(text)
        assert got["type"] == "view", text
        assert {"mine": got["mine"], "decision": got["decision"], "late": got["late"], "free": got["free"]} == {
            "mine": [],
            "decision": None,
            "late": self._late,
            "free": None,
        }
        match = self._match_at(got["revision"])
        start = got["logStart"]
        if self._late and not match.over:
            step = max(0, match.step - self._late)
            want = json.loads(to_json(past(match, step, -1)))
            want |= {"revision": match.revision, "logStart": start, "log": want["log"][start:], "undo": got["undo"]}
            assert got["thinking"] == []
            got.pop("story"), want.pop("story")
        else:
            want = json.loads(to_json(view(match, -1, start, [], None, mine=[])))
            want["thinking"] = got["thinking"]
            assert set(got["thinking"]) <= set(got["waiting"])
        want["late"] = self._late
        if got["trouble"]:
            # On a busy machine bots are slow, and the table says so.
            assert got["trouble"]["id"] == "table-bot-slow"
            want["trouble"] = got["trouble"]
        assert got == want
        self.seen = got
        self.seen["log"] = got["log"] or self.seen["log"]

    def _match_at(self, revision: int) -> Match:
        found: list[list[str]] = []
        self._server.store(lambda store: found.append(store.lines(self._id)))
        for line in found[0][self._match.revision : revision]:
            self._match.add(line)
        assert self._match.revision == revision
        return self._match


def row_of(row: Row | None) -> Row:
    assert row is not None
    return row


@pytest.mark.parametrize("late", [0, 3])
def test_over_a_whole_game_a_watcher_gets_what_anybody_may_know_and_nothing_else(
    server: Inside, late: int, seeds: Seeds
) -> None:
    for seed in seeds(1):
        watched_to_the_end(server, late, Random(seed))


def watched_to_the_end(server: Inside, late: int, chance: Random) -> None:
    host, guest = server.browser(), server.browser()
    host.get("/"), guest.get("/")
    seats = [{"kind": kind, "name": kind} for kind in ("open", "random")]
    id = host.post("/api/tables", {"game": "nocturne", "seats": seats, "options": {"mode": "family"}}).json["id"]
    link = secret(host, id)
    assert guest.post("/api/invitations/take", {"secret": link, "seat": "P1", "name": "Gwen"}).status == 200
    assert host.request("PUT", f"/api/tables/{id}/watchers", {"late": late}).status == 200
    watching = watchers_link(host, id)
    watcher = watch(server, watching)
    keys = [hashlib.sha256(one.cookie.partition("=")[2].encode()).hexdigest() for one in (host, guest, watcher)]
    spy = Spy(server, id, late, [link.partition("-")[2], watching.partition("-")[2], *keys])
    deal = spy.setup.header().deal
    assert deal
    spy._secrets += [deal.secret.hex(), b64encode(deal.secret).decode(), str(spy.setup.seed)]
    with guest.sit(id) as theirs:
        now = theirs.asked()
        while not now["over"]:
            with watcher.sit(id) as chair:
                spy.greet(chair)
                for _ in range(chance.randrange(2, 20)):
                    if now["over"]:
                        break
                    if now["undo"]["allowed"] and chance.random() < 0.1:
                        theirs.send({"type": "undo", "tag": "u", "revision": now["revision"], "knowingly": True})
                        assert theirs.next("accepted", "refused")["type"] == "accepted"
                    else:
                        assert theirs.move(chance.choice(lines(now)), now["revision"])["type"] == "accepted"
                    now = theirs.asked(theirs.next("view"))
                    while spy.seen["revision"] < now["revision"]:
                        spy.next(chair)
    assert spy.seen["over"]
    again = guest.post(f"/api/tables/{id}/rematch", {}).json["id"]
    with watcher.sit(again) as chair:
        assert chair.next("refused")["error"]["id"] == "table-unseated"
    assert watchers_link(guest, again).partition("-")[2] != watching.partition("-")[2]


def test_who_watches_can_do_nothing_and_ask_nothing(server: Inside) -> None:
    host, guest = server.browser(), server.browser()
    id, _ = invited(host, guest)
    with host.sit(id) as mine:
        before = mine.asked()
        assert before["onlookers"] == 0
        line = lines(before)[0]
        watcher = watch(server, watchers_link(guest, id))
        with watcher.sit(id) as chair:
            revision = chair.greet()["revision"]
            assert mine.next("view")["onlookers"] == 1
            for message, reason in (
                ({"type": "move", "line": line, "revision": revision}, "table-watching"),
                ({"type": "ask", "line": line}, "table-watching"),
                ({"type": "ask", "references": {}}, "table-watching"),
                ({"type": "hint", "revision": revision}, "table-watching"),
                ({"type": "undo", "revision": revision}, "table-watching"),
                ({"type": "hello", "seat": "P1"}, "table-not-yours"),
                ({"type": "show", "seat": "P1"}, "table-not-yours"),
                ({"type": "resign", "seat": "P1"}, "table-not-yours"),
            ):
                chair.send({**message, "tag": "t"})
                assert chair.next("refused")["error"]["id"] == reason, message
        assert mine.next("view")["onlookers"] == 0
    table = f"/api/tables/{id}"
    assert watcher.get(f"{table}/components?language=pl").status == 200
    assert watcher.get(f"{table}/deal").json["secret"] is None
    for method, path in (
        ("GET", f"{table}/invitation"),
        ("POST", f"{table}/rematch"),
        ("POST", f"{table}/analysis"),
        ("PUT", f"{table}/watchers"),
        ("DELETE", f"{table}/watchers"),
        ("DELETE", f"{table}/seats/P2"),
        ("DELETE", table),
    ):
        answer = watcher.request(method, path, {"late": 0} if method == "PUT" else None)
        assert refused(answer) == "table-unknown", path
    assert refused(watcher.get(f"{table}/record")) == "table-running"
    assert refused(watcher.get(f"{table}/replay")) == "table-replay-running"
    assert watcher.get("/api/tables").json["tables"] == []
    with guest.sit(id) as theirs, host.sit(id) as mine:
        theirs.greet(), mine.greet()
        mine.send({"type": "resign", "tag": "r", "seat": "P1"})
        assert mine.next("accepted")
    assert watcher.get(f"{table}/record").status == watcher.get(f"{table}/replay").status == 200


def test_the_host_closes_the_table_and_opens_it_with_another_link(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = server.browser(), server.browser()
    id, _ = invited(host, guest)
    old = watchers_link(host, id)
    watcher, other = watch(server, old), watch(server, old)
    assert guest.request("DELETE", f"/api/tables/{id}/watchers").status == 403
    with watcher.sit(id) as chair:
        chair.greet()
        with monkeypatch.context() as full, other.sit(id) as second:
            full.setattr(presence, "MAX_WATCHERS", 1)
            second.send({"type": "hello"})
            assert second.next("refused", "view")["error"]["id"] == "table-watchers-most"
        assert host.request("DELETE", f"/api/tables/{id}/watchers").status == 200
        assert chair.next("refused")["error"]["id"] == "table-watchers-closed"
        with pytest.raises(ConnectionClosed):
            chair.next("view")
    assert host.get(f"/api/tables/{id}/invitation").json["watchers"] is None
    assert refused(watcher.post("/api/watchers", {"secret": old})) == "watchers-unknown"
    assert host.request("PUT", f"/api/tables/{id}/watchers", {"late": 5}).status == 200
    assert refused(watcher.post("/api/watchers", {"secret": old})) == "watchers-unknown"
    with watcher.sit(id) as chair:
        assert chair.next("refused")["error"]["id"] == "table-unknown"
    with watch(server, watchers_link(host, id)).sit(id) as chair:
        assert chair.greet()["late"] == 5


def test_whoever_opens_the_address_of_a_table_may_watch_until_the_host_renews_the_link(server: Inside) -> None:
    host, guest, stranger, other = (server.browser() for _ in range(4))
    id, link = invited(host, guest)
    for person in (stranger, other):
        person.get("/")
    assert stranger.post("/api/invitations/look", {"secret": link}).json["watchable"]

    def refusal(person: Browser) -> str:
        with person.sit(id) as chair:
            error: str = chair.next("refused")["error"]["id"]
            return error

    assert refusal(stranger) == "table-unseated"
    assert stranger.post(f"/api/tables/{id}/watchers").json == {"id": id}
    with stranger.sit(id) as chair:
        assert chair.greet()["late"] == 0
    # Tables on one screen are their owner's alone.
    alone = host.table("human", "random")
    assert refused(stranger.post(f"/api/tables/{alone}/watchers")) == "table-unknown"
    # The host lets people watch with a new link only.
    for method, late in (("DELETE", None), ("PUT", {"late": 0})):
        assert host.request(method, f"/api/tables/{id}/watchers", late).status == 200
        assert (refusal(stranger), refusal(other)) == ("table-unknown", "table-unknown")
        assert refused(other.post(f"/api/tables/{id}/watchers")) == "table-unknown"
        assert not other.post("/api/invitations/look", {"secret": link}).json["watchable"]
