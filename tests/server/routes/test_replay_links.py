"""Links to replays: whoever has one sees a finished game and can do nothing else."""

from tests.server.client import Browser
from tests.server.conftest import Inside


def finished(browser: Browser) -> str:
    """A table of this client where bots have played to the end."""
    id = browser.table("random", "random", mode="family")
    with browser.sit(id) as chair:
        chair.until_over()
    return id


def shared(browser: Browser, id: str) -> str:
    """The secret of the link to a replay."""
    ending: str = browser.post(f"/api/tables/{id}/replay-link").json["link"]["address"].partition("#/replay/")[2]
    assert ending.startswith(f"{id}-")
    return ending.removeprefix(f"{id}-")


def test_a_link_shows_the_replay_to_anybody(server: Inside) -> None:
    """What else it does not open, `test_roles` shows."""
    host, stranger = server.browser(), server.browser()
    id = finished(host)
    table = f"/api/tables/{id}"
    assert host.get(f"{table}/replay-link").json == {"link": None}
    secret = shared(host, id)
    assert shared(host, id) == secret
    link = {"Noctuary-Replay": secret}
    for what in ("replay", "replay/9", "replay/9?seat=P2", "edition", "components", "analysis"):
        assert stranger.get(f"{table}/{what}", link).body == host.get(f"{table}/{what}").body, what
    assert stranger.get(f"/api/tables/{finished(host)}/replay", link).status == 404
    for wrong in ("", secret[:-1], "ż" * 22):
        answer = stranger.get(f"{table}/replay", {"Noctuary-Replay": wrong.encode().decode("latin-1")})
        assert answer.refusal == "replay-link-unknown"


def test_who_sat_there_makes_and_withdraws_it_when_the_game_is_over(server: Inside) -> None:
    host, stranger = server.browser(), server.browser()
    running = host.table("human", "greedy")
    assert host.post(f"/api/tables/{running}/replay-link").refusal == "table-replay-running"
    id = finished(host)
    secret = shared(host, id)
    link = f"/api/tables/{id}/replay-link"
    assert {stranger.request(method, link).status for method in ("GET", "POST", "DELETE")} == {404}
    assert host.request("DELETE", link).status == 200
    replay = f"/api/tables/{id}/replay"
    assert stranger.get(replay, {"Noctuary-Replay": secret}).status == 404
    again = shared(host, id)
    assert (again == secret, stranger.get(replay, {"Noctuary-Replay": again}).status) == (False, 200)
    host.request("DELETE", f"/api/tables/{id}")
    assert stranger.get(replay, {"Noctuary-Replay": again}).status == 404


def test_comments_and_branches_make_a_study(server: Inside) -> None:
    host, stranger = server.browser(), server.browser()
    id = finished(host)
    study = f"/api/tables/{id}/study"
    assert host.get(study).json == {"source": None, "step": 0, "branches": [], "comments": []}
    assert host.request("PUT", f"/api/tables/{id}/comments/3", {"text": "  Why\u200b not the egg? "}).status == 200
    assert host.request("PUT", f"/api/tables/{id}/comments/3", {"text": "The egg!"}).status == 200
    assert host.request("PUT", f"/api/tables/{id}/comments/4", {"text": "Gone"}).status == 200
    assert host.request("PUT", f"/api/tables/{id}/comments/4", {"text": ""}).status == 200
    assert host.request("PUT", f"/api/tables/{id}/comments/999", {"text": "x"}).refusal == "table-replay-step"
    assert host.request("PUT", f"/api/tables/{id}/comments/3", {"text": "x" * 501}).status == 400
    assert stranger.request("PUT", f"/api/tables/{id}/comments/3", {"text": "Mine"}).status == 404
    said = {"step": 3, "seat": "P1", "text": "The egg!"}
    # The tree shows the first move of each table that plays on, also of those that play on from there.
    bots = [{"kind": "random", "name": name} for name in ("Owl", "Fox")]
    made = host.post(f"/api/tables/{id}/continue", {"step": 5, "seats": bots}).json["id"]
    with host.sit(made) as chair:
        chair.until_over()
    again = host.post(f"/api/tables/{made}/continue", {"step": 7, "seats": [{"kind": "human", "name": "Ada"}, bots[1]]})
    first, second = host.get(study).json["branches"]
    assert (first["id"], first["source"], first["step"], first["over"]) == (made, id, 5, True)
    assert first["first"]["line"] == host.get(f"/api/tables/{made}/replay").json["steps"][6]["line"]
    assert (second["id"], second["source"], second["step"], second["over"]) == (again.json["id"], made, 7, False)
    below = host.get(f"/api/tables/{made}/study").json
    assert (below["source"], below["step"]) == (id, 5)
    assert host.get(study).json["comments"] == [{**said, "mine": True}]
    # A link shows the comments only: the other tables are nobody else's.
    told = stranger.get(study, {"Noctuary-Replay": shared(host, id)}).json
    assert told == {"source": None, "step": 0, "branches": [], "comments": [{**said, "mine": False}]}
