"""Invitations: people at a table, each in a browser of their own."""

import json
from typing import Any, cast

import pytest

from tests import patience
from tests.server.client import ADDITION, Browser, lines
from tests.server.conftest import Inside
from tests.server.routes.test_profile import on_disk


def invited(host: Browser, guest: Browser, *kinds: str, game: str = "nightfall") -> tuple[str, str]:
    """A table of `host` where `guest` has taken the second seat as Gwen; returns its id and the secret of the link."""
    id = host.table("human", "open", *kinds, game=game)
    link = host.invitation(id)
    guest.take(link, name=" Gwen ")
    return id, link


def two(server: Inside, *kinds: str, game: str = "nightfall") -> tuple[Browser, Browser, str]:
    """A host, a guest, and the id of a table where they sit."""
    host, guest = server.browser(), server.browser()
    return host, guest, invited(host, guest, *kinds, game=game)[0]


def test_a_friend_takes_a_seat(server: Inside) -> None:
    host, guest = server.browser(), server.browser()
    id = host.table("human", "open", game="nocturne", mode="family")
    with host.sit(id) as mine:
        before = mine.greet()
        assert (before["mine"], before["free"], before["seats"][1]["name"]) == (["P1"], ["P2"], "Player 2")
        link = host.invitation(id)
        found = guest.post("/api/invitations/look", {"secret": link}).json
        # Tables of the tests have a seed that somebody chose.
        told = "game", "free", "table", "chosen"
        assert [found[what] for what in told] == ["nocturne", ["P2"], None, True]
        guest.take(link)
        view = mine.next("view")
        assert (view["free"], view["seats"][1]["name"], view["show"], view["away"]) == ([], "Gwen", None, ["P2"])
        assert guest.post("/api/invitations/look", {"secret": link}).json["table"] == id
        with guest.sit(id) as theirs:
            assert theirs.greet()["seat"] == "P2"
            assert mine.next("view")["away"] == []
        assert mine.next("view")["away"] == ["P2"]
    assert [table["seats"][1]["name"] for table in guest.get("/api/tables").json["tables"]] == ["Gwen"]


def test_links_and_seats_need_no_game(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest = server.browser(), server.browser()
    id, link = invited(host, guest)

    def restore(*_: object) -> Any:
        raise AssertionError("a game with another edition takes long")

    monkeypatch.setattr("noctuary.tables.lobby.restore", restore)
    assert host.invitation(id) == link
    table = f"/api/tables/{id}"
    assert host.request("PUT", f"{table}/listing", {"language": "en", "wanted": "anybody"}).status == 200
    assert host.request("PUT", f"{table}/watchers", {"late": 0}).status == 200
    assert host.post(f"{table}/seats/P1/pass").status == 200
    assert guest.request("DELETE", f"{table}/seats/P1").refusal == "table-not-host"


def test_who_has_the_link_learns_neither_who_owns_the_seats_nor_what_lies_on_the_table(server: Inside) -> None:
    _, link = invited(server.browser(), server.browser())
    told = "game seats free over table ratings timing chosen begun commitment options edition host watchable"
    assert set(server.browser().post("/api/invitations/look", {"secret": link}).json) == {*told.split()}


def test_what_cannot_be_taken_says_why(server: Inside) -> None:
    host, guest, late = (server.browser() for _ in range(3))
    id, link = invited(host, guest, "greedy", game="nocturne")

    def take(**changed: str) -> object:
        return late.post("/api/invitations/take", {"secret": link, "seat": "P2", "name": "Late", **changed}).refusal

    assert take() == "table-seat-taken"
    assert take(seat="P3") == "table-seat-taken"
    assert take(seat="P4") == "input-seat"
    assert take(name=" ") == "table-seat-name"
    assert take(secret=link[:-1]) == take(secret=id) == take(secret=f"{id}-") == "invitation-unknown"
    assert take(secret=f"{id}-ż") == "invitation-unknown"
    seats = [{"kind": kind, "name": "Somebody"} for kind in ("human", "open")]
    assert host.post("/api/tables", {"game": "nocturne", "seats": seats, "me": "P2"}).refusal == "table-me"
    alone = host.table("human", "human")
    assert host.get(f"/api/tables/{alone}/invitation").refusal == "table-one-screen"
    assert take(secret=f"{alone}-") == "invitation-unknown"


def test_who_is_forgotten_leaves_the_seat(server: Inside) -> None:
    host, guest = server.browser(), server.browser()
    id, link = invited(host, guest)
    with guest.at(id) as chair:
        guest.request("DELETE", "/api/profile")
        assert chair.next("refused")["error"]["id"] == "table-seat-gone"
        chair.ended()
    assert guest.get("/api/tables").json["tables"] == []
    assert host.post("/api/invitations/look", {"secret": link}).json["free"] == ["P2"]


@pytest.mark.parametrize("bot", [False, True])
def test_whoever_is_removed_finds_no_way_back(server: Inside, bot: bool) -> None:
    host, guest, helper, fresh = (server.browser() for _ in range(4))
    id, link = invited(host, guest, "open", "open")
    helper.take(link, "P3", "Hal")
    watching = host.invitation(id, "watch")
    assert guest.post("/api/watchers", {"secret": watching}).status == 200
    own = along(guest, id, "P2")
    with host.at(id) as chair:
        chair.tell(type="silence", seat="P2", silent=True)
    if bot:
        assert instead(host, id, "P2", "random").status == 200
    else:
        assert host.request("DELETE", f"/api/tables/{id}/seats/P2").status == 200
    # What was known before leads nowhere, whoever tries it.
    for browser, whys in ((fresh, ("invitation-unknown", "watchers-unknown")), (guest, ("table-removed",) * 2)):
        asked = ("/api/invitations/look", link), ("/api/watchers", watching)
        assert tuple(browser.post(path, {"secret": known}).refusal for path, known in asked) == whys
        assert browser.post("/api/seat-passes/take", {"secret": own}).refusal == "seat-pass-unknown"
    # What others know or pass on is refused to that person, and to nobody else.
    new = host.invitation(id)
    assert new == helper.invitation(id) != link
    found = host.invitation(id, "watch")
    given, seat = along(helper, id, "P3"), {"secret": new, "seat": "P4", "name": "Gwen"}
    for path, body in (
        ("/api/invitations/look", {"secret": new}),
        ("/api/invitations/take", seat),
        ("/api/watchers", {"secret": found}),
        ("/api/seat-passes/look", {"secret": given}),
        ("/api/seat-passes/take", {"secret": given}),
    ):
        assert guest.post(path, body).refusal == "table-removed", path
    with guest.sit(id) as chair:
        assert chair.next("refused")["error"]["id"] == "table-removed"
    assert host.request("PUT", f"/api/tables/{id}/listing", {"language": "en", "wanted": "anybody"}).status == 200
    lists = [who.get("/api/listings").json["tables"] for who in (guest, fresh)]
    assert [id in {table["secret"].partition("-")[0] for table in tables} for tables in lists] == [False, True]
    assert fresh.post("/api/invitations/take", seat).status == 200
    assert host.request("DELETE", f"/api/tables/{id}").status == 200


def test_a_guest_leaves_and_the_host_deletes(server: Inside) -> None:
    host, guest = server.browser(), server.browser()
    id, link = invited(host, guest)
    assert [browser.get("/api/tables").json["tables"][0]["end"] for browser in (host, guest)] == ["delete", "leave"]
    assert [browser.get(f"/api/tables/{id}/invitation").json["host"] for browser in (host, guest)] == [True, False]
    assert guest.request("DELETE", f"/api/tables/{id}/seats/P2").status == 200
    assert guest.get("/api/tables").json["tables"] == []
    assert host.post("/api/invitations/look", {"secret": link}).json["free"] == ["P2"]


def test_a_seat_follows_its_player_to_another_identity(server: Inside) -> None:
    host, guest, device = (server.browser() for _ in range(3))
    id, _ = invited(host, guest)
    with host.at(id):
        secret = device.post("/api/identity/link").json["address"].partition("#/join/")[2]
        assert guest.post("/api/identity/join", {"secret": secret, "bring": True}).status == 200
        for browser in (guest, device):
            assert browser.view(id)["mine"] == ["P2"]


def along(browser: Browser, id: str, seat: str) -> str:
    """The secret of the link by which another device gets a seat."""
    answer = browser.post(f"/api/tables/{id}/seats/{seat}/pass")
    assert (answer.status, answer.json["minutes"]) == (200, 10), answer.body
    return cast(str, answer.json["address"].partition("#/seat/")[2])


def test_one_seat_goes_along_to_another_device(server: Inside) -> None:
    host, guest, device, late = (server.browser() for _ in range(4))
    id, _ = invited(host, guest, game="nocturne")
    own, other = device.table("human", "human"), guest.table("human", "human")
    given = along(guest, id, "P2")
    assert not on_disk(server, given)
    offer = {"table": id, "game": "nocturne", "name": "Gwen", "mine": False}
    assert device.post("/api/seat-passes/look", {"secret": given}).json == offer
    assert guest.post("/api/seat-passes/look", {"secret": given}).json == {**offer, "mine": True}
    # Nothing comes of using it oneself.
    assert guest.post("/api/seat-passes/take", {"secret": given}).json == {"id": id}
    with host.at(id) as mine, guest.at(id) as theirs:
        mine.tell(type="silence", seat="P2", silent=True)
        assert device.post("/api/seat-passes/take", {"secret": given}).json == {"id": id}
        assert theirs.next("refused")["error"]["id"] == "table-seat-gone"
    with device.sit(id) as theirs:
        assert (theirs.greet()["mine"], theirs.next("chat")["silent"]) == (["P2"], ["P2"])
    assert {table["id"] for table in device.get("/api/tables").json["tables"]} == {id, own}
    assert [table["id"] for table in guest.get("/api/tables").json["tables"]] == [other]
    for browser in (guest, late):
        assert browser.post("/api/seat-passes/take", {"secret": given}).refusal == "seat-pass-unknown"


def test_a_seat_that_cannot_go_along(server: Inside) -> None:
    host, guest, device = (server.browser() for _ in range(3))
    id, _ = invited(host, guest)
    assert guest.post(f"/api/tables/{id}/seats/P1/pass").refused == (403, "table-not-yours")
    assert device.post(f"/api/tables/{id}/seats/P2/pass").refusal == "table-unknown"
    assert guest.post(f"/api/tables/{guest.table('human', 'human')}/seats/P1/pass").status == 403
    # Whoever has left the seat cannot pass it on.
    given = along(guest, id, "P2")
    assert host.request("DELETE", f"/api/tables/{id}/seats/P2").status == 200
    assert device.post("/api/seat-passes/take", {"secret": given}).refusal == "seat-pass-unknown"
    id, _ = invited(host, guest)
    given = along(host, id, "P1")
    with guest.at(id) as chair:
        chair.tell(type="resign", seat="P2")
    assert device.post("/api/seat-passes/take", {"secret": given}).refusal == "table-seat-over"
    assert host.post(f"/api/tables/{id}/seats/P1/pass").refusal == "table-seat-over"
    assert host.request("DELETE", f"/api/tables/{id}/seats/P1").refusal == "table-seat-over"


def test_a_host_need_not_sit(server: Inside) -> None:
    host, guest = server.browser(), server.browser()
    id = host.table("open", "greedy")
    guest.take(host.invitation(id), "P1")
    mine = {one: one.get("/api/tables").json["tables"][0]["mine"] for one in (host, guest)}
    assert mine == {host: [], guest: ["P1"]}
    with host.sit(id) as chair:
        view = chair.greet()
        assert (view["seat"], view["mine"], view["decision"]) == (None, [], None)
        assert chair.move("P1 cast 2 a1", view["revision"])["error"]["id"] == "table-watching"


def test_the_same_people_play_again(server: Inside) -> None:
    host, guest = server.browser(), server.browser()
    id, link = invited(host, guest)
    again = rematch(server, host, guest, id)
    assert host.invitation(again).partition("-")[2] != link.partition("-")[2]
    with host.sit(again) as chair:
        view = chair.greet()
        assert (view["mine"], view["seats"][1]["name"]) == (["P1"], "Gwen")


def rematch(server: Inside, host: Browser, guest: Browser, id: str) -> str:
    """A rematch that the guest asks for and the host accepts."""
    address = f"/api/tables/{id}/rematch"
    assert guest.post(address, {}).refusal == "table-rematch-running"
    with guest.at(id) as theirs:
        theirs.tell(type="resign", seat="P2")
    assert host.get(address).refusal == "table-rematch-none"
    again: str = guest.post(address, {}).json["id"]

    def asked(browser: Browser) -> dict[str, str | None]:
        return {table["id"]: table["rematch"] for table in browser.get("/api/tables").json["tables"]}

    # The start page of whoever is asked says so.
    assert (asked(host), asked(guest)) == ({id: "Gwen"}, {id: None, again: None})
    # Nobody is seated without being asked.
    assert again not in {table["id"] for table in host.get("/api/tables").json["tables"]}
    assert host.get(address).json["free"] == ["P1"]
    assert server.browser().get(address).refusal == "table-unknown"
    assert host.request("PUT", address, {"addition": ADDITION}).json["id"] == again
    assert asked(host) == {id: None, again: None}
    return again


def instead(browser: Browser, id: str, seat: str, kind: str, stand_in: bool = False) -> Any:
    """Seat a bot called Rigel in the place of whoever has a seat, or on an empty one."""
    address = f"/api/tables/{id}/seats/{seat}" + ("/stand-in" if stand_in else "")
    return browser.request("PUT", address, json.dumps({"kind": kind, "name": "Rigel"}).encode())


def test_the_host_gives_a_seat_to_a_bot(server: Inside) -> None:
    host, guest, late = (server.browser() for _ in range(3))
    id, _ = invited(host, guest, game="nocturne")
    for stand_in in (False, True):
        assert instead(guest, id, "P1", "greedy", stand_in).refusal == "table-not-host"
    assert instead(host, id, "P2", "human").refusal == "table-seat-kind"
    with host.at(id) as mine, guest.at(id) as theirs:
        assert instead(host, id, "P2", "random").status == 200
        assert theirs.next("refused")["error"]["id"] == "table-seat-gone"
        seat = until(mine, lambda view: view["seats"][1]["bot"])["seats"][1]
        assert (seat["name"], seat["bot"], seat["standsIn"]) == ("Rigel", "random", False)
        # The seat is no longer free, and the bot plays there.
        take = {"secret": host.invitation(id), "seat": "P2", "name": "Late"}
        assert late.post("/api/invitations/take", take).refusal == "table-seat-taken"
        view = mine.asked()
        while view["revision"] < 6:
            assert mine.move(lines(view)[0], view["revision"])["type"] == "accepted"
            view = until(mine, lambda view: view["decision"], whole=True)
    # The host may remove the bot again.
    assert host.request("DELETE", f"/api/tables/{id}/seats/P2").status == 200
    assert late.post("/api/invitations/take", take).status == 200


def test_a_bot_stands_in_until_its_person_comes_back(server: Inside) -> None:
    host, guest, id = two(server, game="nocturne")
    with host.at(id) as mine:
        with guest.at(id) as theirs:
            until(mine, lambda view: not view["away"])
            assert instead(host, id, "P2", "greedy", stand_in=True).refusal == "table-seat-here"
        until(mine, lambda view: view["away"])
        assert instead(host, id, "P2", "random", stand_in=True).status == 200
        view = until(mine, lambda view: view["seats"][1]["bot"])
        assert (view["seats"][1]["name"], view["seats"][1]["standsIn"], view["away"]) == ("Gwen", True, ["P2"])
        with guest.sit(id) as theirs:
            view = theirs.greet()
            assert (view["mine"], view["seats"][1]["bot"]) == (["P2"], None)
            until(mine, lambda view: not view["seats"][1]["bot"])
    # A seat that a bot had for a while is a person's at the next table.
    again = rematch(server, host, guest, id)
    assert host.view(again)["seats"][1]["bot"] is None


def until(chair: Any, condition: Any, whole: bool = False) -> dict[str, Any]:
    """The first view for which something is true."""
    while True:
        view: dict[str, Any] = chair.next("view")
        if condition(view):
            return chair.greet() if whole else view


def test_whoever_finds_a_listed_table_sits_down_until_it_is_full(server: Inside) -> None:
    host, guest, third = (server.browser() for _ in range(3))
    id, _ = invited(host, guest, "open", game="nocturne")
    said = {"language": "pl", "wanted": "beginners"}

    def listed(browser: Browser) -> list[Any]:
        return cast(list[Any], browser.get("/api/listings").json["tables"])

    assert listed(third) == []
    assert guest.request("PUT", f"/api/tables/{id}/listing", said).status == 403
    assert host.request("PUT", f"/api/tables/{id}/listing", {**said, "wanted": "cheats"}).status == 400
    for wanted in ("experienced", "beginners"):
        assert host.request("PUT", f"/api/tables/{id}/listing", {**said, "wanted": wanted}).status == 200
    assert host.get(f"/api/tables/{id}/invitation").json["listed"] == said
    [found] = listed(third)
    assert (found["listed"], found["free"], found["table"], found["options"]["players"]) == (said, ["P3"], None, 3)
    assert [table["table"] for table in listed(guest)] == [id]
    assert guest.request("DELETE", f"/api/tables/{id}/listing").status == 403
    third.take(found["secret"], "P3", "Tom")
    assert listed(third) == []
    # The table stays off the list when a seat becomes free, until its host lists it again.
    assert host.request("DELETE", f"/api/tables/{id}/seats/P3").status == 200
    assert listed(third) == []


def test_a_listed_table_that_is_full_can_be_watched_until_its_host_closes_it(server: Inside) -> None:
    host, guest, eve = (server.browser() for _ in range(3))
    ids = [host.table("human", "open") for _ in range(5)]

    def seen(who: Browser) -> list[str]:
        answer = who.get("/api/listings")
        assert not any(secret.encode() in answer.body for secret in secrets), "a seat that is taken may become free"
        return [table["id"] for table in answer.json["watched"]]

    secrets = [host.invitation(id).partition("-")[2] for id in ids]
    guest.take(host.invitation(ids[4]))  # Full, but never listed.
    for id in ids[:4]:
        assert host.request("PUT", f"/api/tables/{id}/listing", {"language": "en", "wanted": "anybody"}).status == 200
        guest.take(host.invitation(id))
    assert (seen(host), seen(guest), sorted(seen(eve))) == ([], [], sorted(ids[:4]))
    assert host.get(f"/api/tables/{ids[0]}/invitation").json["listed"] is None
    assert eve.post(f"/api/tables/{ids[0]}/watchers").status == 200
    assert eve.view(ids[0])["mine"] == []
    # Closed, open to a new link only, and over.
    host.request("DELETE", f"/api/tables/{ids[0]}/watchers")
    host.request("PUT", f"/api/tables/{ids[1]}/watchers", {"late": 0})
    with guest.at(ids[2]) as chair:
        chair.send({"type": "resign", "seat": "P2"})
        until(chair, lambda view: view["over"])
    patience.until(lambda: seen(eve) == [ids[3]])


def test_listings_that_cannot_be_and_that_end(server: Inside) -> None:
    host, guest = server.browser(), server.browser()
    said = {"language": "en", "wanted": "anybody"}

    def make(id: str) -> Any:
        return host.request("PUT", f"/api/tables/{id}/listing", said)

    assert make(host.table("human", "human")).refusal == "table-one-screen"
    ids = [host.table("human", "open") for _ in range(6)]
    assert [make(id).status for id in ids[:5]] == [200] * 5
    assert make(ids[5]).refusal == "table-listings-most"
    assert make(ids[0]).status == 200
    host.request("DELETE", f"/api/tables/{ids[0]}/listing")
    host.request("DELETE", f"/api/tables/{ids[1]}")
    old = "UPDATE listings SET made = '2020-01-01T00:00:00+00:00' WHERE table_id = ?"
    server.store(lambda store: store.write_all([(old, [(ids[3],)])]))
    shown = guest.get("/api/listings").json["tables"]
    assert {table["secret"].partition("-")[0] for table in shown} == {ids[2], ids[4]}
    host.request("DELETE", "/api/profile")
    assert guest.get("/api/listings").json["tables"] == []
