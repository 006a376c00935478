"""Rated tables as their players see them, and a player's own ratings."""

from typing import Any

from tests.server.client import ADDITION, Answer, Browser
from tests.server.conftest import Inside

CLOCK = {"pace": "live", "seconds": 600, "zero": "resign"}


def made(host: Browser, *kinds: str, **more: Any) -> Answer:
    seats = [{"kind": kind, "name": f"Player {number}"} for number, kind in enumerate(kinds, 1)]
    return host.post("/api/tables", {"game": "nightfall", "seats": seats, "rated": True, "timing": CLOCK, **more})


def test_a_rated_table_is_for_people_under_the_usual_rules(server: Inside) -> None:
    host, edition = server.browser(), {"name": "Mine", "changes": {"cards.vulko.cost": 5}}
    assert made(host, "human", "open", "level1").refusal == "table-rated-people"
    assert made(host, "human", "human", "open").refusal == "table-rated-people"
    assert made(host, "human", "open", edition=edition).refusal == "table-rated-rules"
    assert made(host, "human", "open", seed=7).refusal == "table-rated-rules"
    assert made(host, "human", "open", options={"first": "P1"}).refusal == "table-rated-rules"
    assert made(host, "human", "open", timing={**CLOCK, "zero": "nothing"}).refusal == "table-rated-clock"


def test_who_sits_down_at_a_rated_table_sees_it_before_and_plays_for_it(server: Inside) -> None:
    host, guest = server.browser(), server.browser()
    id = made(host, "human", "open").json["id"]
    link = host.invitation(id)
    host.request("PUT", f"/api/tables/{id}/listing", {"language": "en", "wanted": "anybody"})
    new = {"rating": 1500, "deviation": 350, "games": 0, "provisional": True}
    [listed] = guest.get("/api/listings").json["tables"]
    assert (listed["ratings"], listed["timing"]["pace"]) == ({"P1": new}, "live")
    assert guest.post("/api/invitations/look", {"secret": link}).json["ratings"] == {"P1": new}
    guest.take(link)
    bot = {"kind": "level1", "name": "Owl"}
    assert host.request("PUT", f"/api/tables/{id}/seats/P2", bot).refusal == "table-rated-seat"
    with guest.sit(id) as theirs:
        assert set(theirs.greet()["ratings"]) == {"P1", "P2"}
        theirs.send({"type": "resign", "seat": "P2"})
        view = theirs.next("view")
        while view["ratings"]["P2"]["games"] == 0:
            view = theirs.next("view")
        # A player's own ratings are visible to the player alone.
        assert guest.request("PUT", "/api/ratings", {"hidden": True}).status == 200
    with host.sit(id) as mine:
        assert set(mine.greet()["ratings"]) == {"P1"}
        # A rematch is rated as well, so the other player must ask for a seat there.
        again = host.post(f"/api/tables/{id}/rematch").json["id"]
        assert host.view(again)["free"] == ["P2"]
        assert guest.request("PUT", f"/api/tables/{id}/rematch", {"addition": ADDITION}).json["id"] == again
        with guest.sit(again) as chair:
            view = chair.greet()
            assert (view["free"], view["mine"], view["seats"][1]["name"]) == ([], ["P2"], "Gwen")
    [own] = guest.get("/api/ratings").json["ratings"]
    assert (own["game"], own["players"], own["games"], own["rating"]) == ("nightfall", 2, 1, 1338)
    assert guest.request("DELETE", "/api/ratings").status == 200
    assert guest.get("/api/ratings").json == {"ratings": [], "hidden": True, "leaders": []}


def test_the_best_are_certain_have_a_profile_and_do_not_hide(server: Inside) -> None:
    browsers = [server.browser() for _ in range(5)]
    tables = [browser.table("human", "human") for browser in browsers + browsers[3:]]
    for place in (0, 2, 3, 4):
        browsers[place].request("PUT", "/api/profile", {"name": f"Player {place}"})
    browsers[2].request("PUT", "/api/ratings", {"hidden": True})
    first = [(1, 2000 - place, 90, int(place < 3), id) for place, id in enumerate(tables[:5])]
    rows = [*first, (2, 1900, 200, 1, tables[5]), (2, 2100, 80, 1, tables[6])]
    rated = "INSERT INTO ratings SELECT owner, 'nightfall', 2, ?, id, ?, ?, 0.06, ? FROM tables WHERE id = ?"
    server.store(lambda store: store.write_all([(rated, rows)]))
    leaders = browsers[0].get("/api/ratings").json["leaders"]
    found = [(one["name"], one["rating"], one["games"], one["mine"]) for one in leaders]
    assert found == [("Player 4", 2100, 2, False), ("Player 0", 2000, 1, True)]
