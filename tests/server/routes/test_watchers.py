"""Who watches, and until when. What reaches them, and what they can do, `test_roles` compares over a whole game."""

import pytest

from noctuary.tables.live.sitting import presence
from tests.patience import until
from tests.server.client import Browser
from tests.server.conftest import Inside
from tests.server.routes.test_invitations import invited, two


def watch(server: Inside, link: str) -> Browser:
    """A client that has opened the link for watchers."""
    browser = server.browser()
    assert browser.post("/api/watchers", {"secret": link}).status == 200
    return browser


def test_players_see_how_many_watch_and_watchers_no_hand(server: Inside) -> None:
    host, guest, id = two(server)
    with host.sit(id) as mine:
        assert mine.greet()["onlookers"] == 0
        with watch(server, guest.invitation(id, "watch")).sit(id) as chair:
            assert [seat["hand"] for seat in chair.greet()["table"]["seats"]] == [None, None]
            assert mine.next("view")["onlookers"] == 1
        assert mine.next("view")["onlookers"] == 0


def test_the_host_closes_the_table_and_opens_it_with_another_link(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest, id = two(server)
    old = host.invitation(id, "watch")
    watcher, other = watch(server, old), watch(server, old)
    assert guest.request("DELETE", f"/api/tables/{id}/watchers").status == 403
    with watcher.at(id) as chair:
        with monkeypatch.context() as full, other.sit(id) as second:
            full.setattr(presence, "MAX_WATCHERS", 1)
            assert second.refusal(type="hello") == "table-watchers-most"
        assert host.request("DELETE", f"/api/tables/{id}/watchers").status == 200
        assert chair.next("refused")["error"]["id"] == "table-watchers-closed"
        chair.ended()
    assert host.get(f"/api/tables/{id}/invitation").json["watchers"] is None
    assert watcher.post("/api/watchers", {"secret": old}).refusal == "watchers-unknown"
    assert host.request("PUT", f"/api/tables/{id}/watchers", {"late": 5}).status == 200
    assert watcher.post("/api/watchers", {"secret": old}).refusal == "watchers-unknown"
    with watcher.sit(id) as chair:
        assert chair.next("refused")["error"]["id"] == "table-unknown"
    with watch(server, host.invitation(id, "watch")).sit(id) as chair:
        assert chair.greet()["late"] == 5


def test_whoever_opens_the_address_of_a_table_may_watch_until_the_host_renews_the_link(server: Inside) -> None:
    host, guest, stranger, other = (server.browser() for _ in range(4))
    id, link = invited(host, guest)
    assert stranger.post("/api/invitations/look", {"secret": link}).json["watchable"]

    def refusal(person: Browser) -> str:
        with person.sit(id) as chair:
            error: str = chair.next("refused")["error"]["id"]
            return error

    assert refusal(stranger) == "table-unseated"
    assert stranger.post(f"/api/tables/{id}/watchers").json == {"id": id}
    assert stranger.view(id)["late"] == 0
    # Tables on one screen are their owner's alone.
    alone = host.table("human", "random")
    assert stranger.post(f"/api/tables/{alone}/watchers").refusal == "table-unknown"
    # The host lets people watch with a new link only.
    for method, late in (("DELETE", None), ("PUT", {"late": 0})):
        assert host.request(method, f"/api/tables/{id}/watchers", late).status == 200
        assert (refusal(stranger), refusal(other)) == ("table-unknown", "table-unknown")
        assert other.post(f"/api/tables/{id}/watchers").refusal == "table-unknown"
        assert not other.post("/api/invitations/look", {"secret": link}).json["watchable"]


@pytest.mark.parametrize("carried", ["sit", "poll"])
def test_whoever_has_lost_their_place_does_not_stay_by_greeting_later(server: Inside, carried: str) -> None:
    """Neither who was removed, nor a watcher whose link was renewed, nor a host without a seat who has gone."""
    host, guest, id = two(server)
    watcher = watch(server, host.invitation(id, "watch"))
    freed = "DELETE", f"/api/tables/{id}/seats/P1", None
    assert host.request(*freed).status == 200
    server.browser().take(host.invitation(id), "P1", "Ann")
    renewed = "PUT", f"/api/tables/{id}/watchers", {"late": 3}
    removed, gone = ("DELETE", f"/api/tables/{id}/seats/P2", None), ("DELETE", "/api/profile", None)
    for person, change in ((watcher, renewed), (guest, removed), (host, gone)):
        with getattr(person, carried)(id) as chair:
            until(lambda: (table := server.lobby.open_tables.get(id)) is not None and bool(table.talk.listeners))
            assert host.request(*change).status == 200
            chair.send({"type": "hello"})
            assert chair.next("view", "refused")["type"] == "refused", change
        until(lambda: id not in server.lobby.open_tables)
