"""What is said of components, as a table or an edition has them."""

from __future__ import annotations

import json

import pytest

from noctuary.kernel import catalogue
from noctuary.kernel.corrections import made
from tests.server.client import Browser
from tests.server.test_editions import WRONG, add, table
from tests.tables.test_editions import CHANGES


@pytest.mark.parametrize("game", ["nightfall", "nocturne"])
def test_the_reference_of_an_edition_and_of_a_table_under_it(browser: Browser, game: str) -> None:
    corrected = catalogue.find(game).under(made(game, "My box", CHANGES[game]))
    expected = json.loads(json.dumps(corrected.reference("pl")))
    id = add(browser, game=game, changes=CHANGES[game])["id"]
    assert browser.get(f"/api/editions/{id}/reference?language=pl").json["reference"] == expected
    assert browser.get(f"/api/editions/{id}/components?language=pl").json == json.loads(
        json.dumps(corrected.components("pl"))
    )
    id = table(browser, game, "human", "greedy")
    assert browser.get(f"/api/tables/{id}/reference?language=pl").json["reference"] == expected


def test_a_draft_says_what_is_wrong_with_it(browser: Browser) -> None:
    id = add(browser, changes=WRONG)["id"]
    for part in ("reference", "components"):
        answer = browser.get(f"/api/editions/{id}/{part}?language=en")
        assert answer.status == 422
        assert answer.json["where"] == min(WRONG)


def test_editions_and_tables_of_nobody(browser: Browser) -> None:
    assert browser.get("/api/editions/nowhere/reference?language=en").status == 404
    assert browser.get("/api/tables/nowhere/reference?language=en").status == 404
