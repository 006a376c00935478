"""A deal over HTTP: promised, contributed to, kept secret, revealed, verified."""

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

from noctuary.cli.main import main
from noctuary.kernel.base.deals import Deal, commitment
from tests.server.client import ADDITION, Browser, lines
from tests.server.conftest import Inside

TABLE: dict[str, Any] = {
    "game": "nightfall",
    "seats": [{"kind": "human", "name": "Ada"}, {"kind": "random", "name": "Owl"}],
}


def promised(browser: Browser) -> tuple[dict[str, str], str]:
    """The part of a request for a new table that is about its deal, and the commitment from the server."""
    answer = browser.post("/api/deals")
    assert answer.status == 201
    return {"id": answer.json["id"], "addition": ADDITION}, answer.json["commitment"]


def test_nothing_is_told_of_a_secret_before_the_game_is_over(browser: Browser, server: Inside, tmp_path: Path) -> None:
    deal, given = promised(browser)
    id = browser.post("/api/tables", {**TABLE, "deal": deal}).json["id"]
    asked = [
        "/api/tables",
        "/api/profile/export",
        *(f"/api/tables/{id}/{what}" for what in ("deal", "edition", "record", "replay", "replay/0", "analysis")),
    ]
    told = ""
    with browser.asked(id) as (chair, view):
        for _ in range(8):
            told += json.dumps(view)
            view = chair.asked(chair.play(lines(view)[0], view))
        told += "".join(browser.get(path).body.decode() for path in asked)
        chair.send({"type": "resign", "seat": "P1"})
        chair.until_over(chair.next("view"))
    found = browser.get(f"/api/tables/{id}/deal").json
    key = Deal(bytes.fromhex(found["secret"]), {"player": bytes.fromhex(ADDITION)}).key
    first = {"origin": "drawn", "waits": False, "final": False, "commitment": given, "additions": {"player": ADDITION}}
    assert found == {**first, "secret": found["secret"], "key": key}
    assert commitment(bytes.fromhex(found["secret"])) == given
    assert given in told
    stored = b64encode(bytes.fromhex(found["secret"])).decode()
    for secret in (found["secret"], stored, found["key"], str(int(found["key"], 16))):
        assert secret not in told
    file = tmp_path / "ada.noct"
    file.write_bytes(browser.get(f"/api/tables/{id}/record").body)
    assert f"seed: {found['key']}\n" in file.read_text()
    assert main(["verify", str(file)]) == 0


def test_every_table_says_where_its_deal_comes_from(browser: Browser) -> None:
    def origin(id: str) -> tuple[str, list[str]]:
        told = browser.get(f"/api/tables/{id}/deal").json
        return told["origin"], list(told.get("additions", {}))

    alone = browser.post("/api/tables", TABLE).json["id"]
    chosen = browser.post("/api/tables", {**TABLE, "seed": 7}).json["id"]
    again = browser.post(f"/api/tables/{chosen}/rematch", {"deal": promised(browser)[0]}).json["id"]
    course = browser.post("/api/tables", {**TABLE, "course": "first", "game": "nocturne"}).json["id"]
    origins = [origin(id) for id in (alone, chosen, again, course)]
    assert origins == [("drawn", ["server"]), ("chosen", []), ("drawn", ["player"]), ("course", [])]


def test_a_deal_is_used_once_and_not_together_with_a_seed(browser: Browser) -> None:
    deal, _ = promised(browser)
    for more, status, id in (
        ({"seed": 7}, 422, "table-deal-chosen"),
        ({"deal": {**deal, "addition": "7"}}, 422, "deal-number"),
        ({}, 201, None),
        ({}, 409, "table-deal-gone"),
    ):
        answer = browser.post("/api/tables", {**TABLE, "deal": deal, **more})
        assert (answer.status, answer.json.get("error", {}).get("id")) == (status, id)
