"""Tables with a component edition of one's own: chosen, played, named, exported, and imported elsewhere."""

import random
import re
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from noctuary.kernel.parts.offers import CORRECTIONS
from tests.browser.pages.test_pages import SCRIPTS
from tests.browser.site import CELLS, Site, Visit
from tests.games.trials import find, having
from tests.server.conftest import Process

CHIP = "[data-part=edition]"
SKULLS = {
    "tiles.skull-ram.points": 9,
    "tiles.skull-ram.name.en": "Skull of my box",
    "twilight_goals.5.goal": "most edge",
}
CARDS = {"cards.vulko.cost": 9, "cards.vulko.links": ["red", "blue", "green"], "copies.draft": 5}
LARGE: dict[str, Any] = {
    **SKULLS,
    "tokens.values": [1, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, "star"],
    "tokens.set_aside.3": [],
    "forest.rows_columns.3": [6, 6],
    "tiles.feather.symbols": ["feather", "herb"],
    "tiles.feather.count": 14,
    "tiles.egg.count": 14,
}


def edition(page: Page) -> str:
    """The edition selected in the new-table form."""
    return cast(str, page.get_by_label("Components").evaluate("select => select.selectedOptions[0].text"))


def play(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Play(?! with)")).click()
    page.wait_for_url("**/table/*")
    page.locator("[data-part=question]").wait_for()


def replayed(other: Site, file: Path) -> None:
    page = other.page
    other.open()
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/table/*")
    expect(page.locator(CHIP)).to_have_text("My box")
    other.open(f"replay/{page.url.rsplit('/', 1)[1]}")
    expect(page.locator(CELLS).first).to_be_visible()
    expect(page.locator("ol.log")).to_be_visible()
    page.keyboard.press("End")
    page.locator(CHIP).click()
    expect(page.get_by_role("dialog")).to_contain_text("Skull of my box")
    page.get_by_role("dialog").get_by_role("button", name="Save to my editions").click()
    page.wait_for_url("**/editions/*")
    [kept] = page.request.get(f"{other.address}api/editions").json()["editions"]
    assert (kept["name"], kept["changes"]) == ("My box", SKULLS)


@pytest.mark.soak
def test_a_game_under_an_edition_is_played_saved_and_replayed(visit: Visit, server: Process, tmp_path: Path) -> None:
    rng = random.Random(5)
    site = visit(server.port)
    page = site.page
    id = site.edition("nocturne", "My box", SKULLS)
    site.open(f"new/nocturne?edition={id}")
    expect(page.get_by_label("Components")).to_have_value(id)
    play(page)
    expect(page.locator(CHIP)).to_have_text("My box")
    while site.ready():
        site.answer(rng)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save game file").click()
    file = tmp_path / "game.noct"
    download.value.save_as(file)
    assert "name: My box" in file.read_text(encoding="utf-8")
    page.get_by_role("button", name="Look at the table").click()
    page.locator(CHIP).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("3 facts differ")
    points = sheet.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Points"))
    expect(points).to_contain_text("39")
    expect(sheet.get_by_role("link", name="Open in the editor")).to_have_attribute(
        "href", re.compile(f"#/editions/{id}$")
    )
    site.accessible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Result").click()
    before = page.url
    page.locator("[data-part=rematch]").click()
    page.wait_for_url(lambda url: url != before)
    page.locator("[data-part=question]").wait_for()
    expect(page.locator(CHIP)).to_have_text("My box")
    site.open()
    page.get_by_text("My games").click()
    expect(page.get_by_text("My box", exact=True).last).to_be_visible()
    site.open("profile")
    expect(page.get_by_text("My box", exact=True).last).to_be_visible()

    replayed(visit(server.port), file)


@pytest.mark.soak
def test_the_form_offers_the_editions_of_its_game_and_remembers_the_one_played(site: Site, page: Page) -> None:
    site.edition("nocturne", "Torn box", {"tiles.egg.count": 0, "tiles.feather.count": 99})
    site.edition("nightfall", "Other game", CARDS)
    site.edition("nocturne", "My box", SKULLS)
    site.open("new/nocturne")
    offered = page.get_by_label("Components").get_by_role("option")
    expect(offered).to_have_count(3)
    assert sorted(offered.all_inner_texts()[1:]) == ["My box", "Torn box (cannot be used: 1 error)"]
    expect(offered.filter(has_text="Torn box")).to_be_disabled()
    assert edition(page) == "Built-in"
    page.get_by_label("Components").select_option("My box")
    site.accessible()
    play(page)
    expect(page.locator(CHIP)).to_have_text("My box")
    site.open()
    expect(page.get_by_role("button", name=re.compile("^Play(?! with)"))).to_contain_text("My box")
    play(page)
    expect(page.locator(CHIP)).to_have_text("My box")
    site.open("new/nocturne")
    expect(page.get_by_label("Components").get_by_role("option", name="My box")).to_have_attribute(
        "value", re.compile(".")
    )
    assert edition(page) == "My box"
    page.get_by_text("Nightfall", exact=True).click()
    expect(page.get_by_label("Components").get_by_role("option")).to_have_text(["Built-in", "Other game"])
    assert edition(page) == "Built-in"
    # Scenarios use the built-in components.
    site.open("campaign/nocturne")
    page.locator("[data-part=begin]").click()
    page.locator("[data-part=question]").wait_for()
    expect(page.locator(CHIP)).to_have_count(0)


@pytest.mark.soak
def test_an_edition_that_is_gone_is_told_and_replaced_by_the_built_in_components(site: Site, page: Page) -> None:
    id = site.edition("nocturne", "My box", SKULLS)
    site.open(f"new/nocturne?edition={id}")
    play(page)
    site.delete(f"api/editions/{id}")
    site.open("new/nocturne")
    expect(page.get_by_role("alert").filter(has_text="“My box” is no longer there")).to_be_visible()
    site.open()
    page.get_by_role("button", name="Play").first.click()
    expect(page.get_by_role("alert")).to_contain_text("“My box” is no longer there")
    play(page)
    expect(page.locator(CHIP)).to_have_count(0)


def test_nightfall_under_an_edition(site: Site, page: Page) -> None:
    id = site.edition("nightfall", "Thin box", CARDS)
    site.open(f"new/nightfall?edition={id}")
    play(page)
    expect(page.locator(CHIP)).to_have_text("Thin box")
    page.locator(CHIP).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Cost"))).to_contain_text("9")
    expect(sheet.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Links to"))).to_contain_text("green")
    site.accessible()
    page.keyboard.press("Escape")
    site.look(whole=True)


@pytest.mark.parametrize(("language", "on_phone"), [("en-GB", False), ("pl-PL", True), ("de-DE", True)])
@pytest.mark.soak
def test_a_large_edition_can_be_seen_and_read(visit: Visit, server: Process, language: str, on_phone: bool) -> None:
    site = visit(server.port, phone=on_phone, language=language)
    page = site.page
    site.edition("nocturne", "A large box with a long name of its own", LARGE)
    id = site.table(3, edition={"name": "A large box with a long name of its own", "changes": LARGE})
    expect(page.locator(CELLS)).to_have_count(36)
    expect(page.locator("[data-part=hand] button")).to_have_count(13)
    expect(page.locator(CHIP)).to_be_visible()
    assert not [name for name in page.evaluate(f"{SCRIPTS}.map(one => one.name)") if "EditionSheet" in name]
    site.fits(whole=True)
    page.locator(CHIP).click()
    page.get_by_role("dialog").get_by_role("table").wait_for()
    site.fits(whole=True)
    page.keyboard.press("Escape")
    site.open(f"table/{id}/text")
    expect(page.locator(CHIP)).to_be_visible()
    site.look()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "de-DE"])
@pytest.mark.parametrize("game", having(CORRECTIONS))
def test_the_script_of_a_table_under_an_edition_is_small(
    visit: Visit, server: Process, game: str, language: str
) -> None:
    site = visit(server.port, language=language)
    page = site.page
    id = site.edition(game, "My box", find(game).changes)
    site.open(f"new/{game}?edition={id}")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/table/*")
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    page.locator(CHIP).wait_for()
    assert 0 < sum(page.evaluate(f"{SCRIPTS}.map(one => one.decodedBodySize)")) < 300 * 1024
