"""Analyses over HTTP, and playing on from a step of a game."""

import hashlib
import time

import pytest

from hatch_build import ROOT
from noctuary.simulation import analysis
from tests.server.client import Browser

FILE = ROOT / "games/nocturne/4-family-no-tile-won-in-twilight.noct"
SEATS = [{"kind": "human", "name": "Ada"}, *({"kind": "level1", "name": f"Owl {number}"} for number in (2, 3, 4))]


@pytest.mark.soak
def test_an_uploaded_game_is_analysed_and_played_on(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "ITERATIONS", 64)
    text = FILE.read_bytes()
    table = f"/api/tables/{browser.post('/api/records', text).json['id']}"
    place = f"{table}/analysis"
    assert browser.get(place).json == {"state": "none", "done": 0, "total": 0, "analysis": None}
    assert browser.get(f"{place}/file").status == 404
    begun = browser.post(place)
    assert (begun.status, begun.json["state"]) == (202, "working")
    answered = 0
    while (found := browser.get(place).json)["state"] == "working":
        assert browser.get("/api/health").status == 200
        answered += 1
        time.sleep(0.1)
    # Other requests are answered meanwhile.
    assert answered > 3
    assert found["state"] == "done"
    assert len(found["analysis"]["curve"]) == len(browser.get(f"{table}/replay").json["steps"])
    file = browser.get(f"{place}/file")
    assert file.headers["Content-Disposition"].endswith('.analysis.json"')
    assert file.json == found["analysis"]
    assert file.json["file"] == hashlib.sha256(browser.get(f"{table}/record").body).hexdigest()
    assert browser.request("DELETE", place).json["state"] == "done"

    made = browser.post(f"{table}/continue", {"step": 5, "seats": SEATS})
    assert made.status == 201
    assert browser.get(f"/api/tables/{made.json['id']}/replay").status == 409
    assert browser.get(f"/api/tables/{made.json['id']}/analysis").status == 409
    for seats in (SEATS[:2], [*SEATS[:3], {"kind": "nobody", "name": "X"}]):
        assert browser.post(f"{table}/continue", {"step": 5, "seats": seats}).status == 422
    assert browser.post(f"{table}/continue", {"step": 5, "seats": []}).status == 400
