"""Looking at a finished game together: who leads whom, who may lead, and playing on from there."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.client import ADDITION, Browser, Chair, lines
from tests.server.conftest import Inside
from tests.server.routes.test_invitations import two
from tests.server.routes.test_watchers import watch


def lead(chair: Chair, step: int | None, **more: Any) -> Any:
    return chair.refusal(type="lead", step=step, **more)


def led(chair: Chair) -> tuple[Any, ...]:
    told = chair.next("led")
    return told["seat"], told["yours"], told["step"], told["viewer"]


def given_up(server: Inside) -> tuple[Browser, Browser, str]:
    """The host of a finished table, a guest, and the id of the table."""
    host, guest, id = two(server)
    with host.at(id) as mine, guest.at(id):
        assert lead(mine, 0, take=True) == "table-replay-running"
        view = mine.asked()
        mine.play(lines(view)[0], view)
        mine.tell(type="resign", seat="P1")
    return host, guest, id


def test_all_at_the_table_are_told_of_a_rematch_and_make_no_second_one(server: Inside) -> None:
    host, guest, id = given_up(server)
    assert host.request("PUT", f"/api/tables/{id}/watchers", {"late": 2}).status == 200
    watcher = watch(server, host.invitation(id, "watch"))
    with host.at(id) as mine, watcher.at(id) as eve:
        made = guest.post(f"/api/tables/{id}/rematch").json["id"]
        assert mine.next("led")["rematch"] == {"table": made, "seat": "P2"}
        assert host.post(f"/api/tables/{id}/rematch").refusal == "table-rematch-made"
        assert host.request("PUT", f"/api/tables/{id}/rematch", {"addition": ADDITION}).json["id"] == made
        # Watchers come along, and see it as late as the game before.
        assert eve.next("led")["rematch"] == {"table": made, "seat": "P2"}
        assert watcher.post(f"/api/tables/{made}/watchers", {}).json["id"] == made
        assert watcher.view(made)["late"] == 2
        # If all who sit at that table have deleted it, another may be made.
        assert [one.request("DELETE", f"/api/tables/{made}").status for one in (guest, host)] == [200, 200]
        assert host.post(f"/api/tables/{id}/rematch").json["id"] != made


def test_two_who_want_a_rematch_at_the_same_moment_sit_at_one_table(server: Inside) -> None:
    host, guest, id = given_up(server)
    with host.sit(id) as mine, ThreadPoolExecutor() as both:
        mine.greet()
        answers = both.map(lambda one: one.post(f"/api/tables/{id}/rematch"), (host, guest))
        assert sorted(answer.status for answer in answers) == [201, 409]


def test_one_leads_until_another_does_or_it_is_gone(server: Inside) -> None:
    host, guest, id = given_up(server)
    watcher = watch(server, host.invitation(id, "watch"))
    with host.sit(id) as mine, host.sit(id) as other, watcher.sit(id) as eve:
        mine.greet(), other.greet(), eve.greet()
        with guest.at(id) as theirs:
            assert lead(theirs, 1) == "replay-led"
            assert lead(mine, 2, take=True, viewer="P2") is None
            # Another window of the same person is led as well, and so are watchers, who may not lead.
            assert led(mine) == ("P1", True, 2, "P2")
            assert {led(theirs), led(other), led(eve)} == {("P1", False, 2, "P2")}
            assert lead(eve, 1, take=True) == "table-watching"
            for wrong in ({"step": 9}, {"step": 1, "viewer": "P7"}, {"step": -1}):
                assert lead(mine, **wrong) in ("table-replay-step", "input-seat", "request-malformed")
            assert lead(theirs, 1, take=True) is None
            assert led(mine) == ("P2", False, 1, None)
            assert lead(mine, 0) == "replay-led"
        # A player who has gone leads nobody.
        assert led(mine) == (None, False, 1, None)
        assert lead(mine, 0, take=True) is None
        assert led(mine) == ("P1", True, 0, None)
        assert lead(mine, None) is None
        assert led(mine) == (None, False, 0, None)


def test_those_who_look_at_it_together_go_on_from_there(server: Inside) -> None:
    host, guest, id = given_up(server)
    watcher = watch(server, host.invitation(id, "watch"))
    with guest.at(id) as theirs, watcher.at(id) as eve:
        seats = [{"kind": kind, "name": name} for kind, name in (("human", "Ada"), ("open", "Whoever"))]
        made = host.post(f"/api/tables/{id}/continue", {"step": 0, "seats": seats}).json["id"]
        # Whoever played is invited, and has no seat before they take it; watchers are not.
        invitation = theirs.next("led")["branch"]
        assert made not in [table["id"] for table in guest.get("/api/tables").json["tables"]]
        assert lead(theirs, 1, take=True) is None
        assert eve.next("led")["branch"] is None
    assert host.view(made)["free"] == ["P2"]
    sitting = {"secret": invitation, "seat": "P2", "name": "Gwen", "addition": ADDITION}
    assert guest.post("/api/invitations/take", sitting).json["id"] == made
    with host.sit(made) as mine, guest.sit(made) as theirs:
        assert mine.greet()["whatIf"] is True
        view = theirs.greet()
        assert (view["seat"], view["free"], [seat["name"] for seat in view["seats"]]) == ("P2", [], ["Ada", "Gwen"])
    # Its random events are known, so nothing is told that others could not know.
    assert host.get(f"/api/tables/{made}/deal").json["origin"] == "continued"
    assert server.browser().get(f"/api/tables/{made}/deal").status == 404
