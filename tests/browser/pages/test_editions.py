"""The pages of component editions, in real browsers."""

import re
import tomllib
from typing import Any, cast

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from noctuary.kernel.contract import catalogue
from tests.browser.site import Site, Visit
from tests.server.conftest import Process

NIGHTFALL: dict[str, Any] = {
    "cards.vulko.cost": 6,
    "cards.vulko.links": ["white", "red", "green"],
    "cards.vulko.name.pl": "Wulko",
    "wounds.bite": 18,
}
NOCTURNE: dict[str, Any] = {
    "moonlight_goals.4.goal": "each shape XX/.X",
    "twilight_goals.4.goal": "first area 4",
    "tiles.egg.count": 9,
    "tiles.feather.count": 7,
    "solo_cards.3.offers": False,
}


def stored(site: Site) -> list[dict[str, Any]]:
    """The editions that the server has stored."""
    return cast(list[dict[str, Any]], site.page.request.get(f"{site.address}api/editions").json()["editions"])


def fact(page: Page, path: str) -> Locator:
    return page.locator(f'[data-fact="{path}"]')


def open_piece(page: Page, section: str, name: str) -> None:
    page.get_by_role("navigation", name="Kinds of components").get_by_role("button", name=section).click()
    page.get_by_role("list", name="List").get_by_role("link", name=name, exact=True).click()
    expect(page.get_by_role("heading", level=2, name=name)).to_be_visible()


def saved(page: Page) -> None:
    expect(page.locator(".title [role=status]")).to_have_text("Saved")


def new(site: Site, game: str) -> None:
    """Create the first edition of a game with one click."""
    site.open("editions")
    section = site.page.get_by_role("region", name=game)
    section.get_by_role("button", name="Create my own edition from this").click()
    expect(site.page.locator("[data-part=detail]")).to_be_visible()


def load(page: Page, name: str, text: str) -> None:
    payload = FilePayload(name=name, mimeType="application/toml", buffer=text.encode())
    page.locator(".drop input[type=file]").set_input_files(payload)


def reset(page: Page, card: Locator, site: Site) -> None:
    """Back to the built-in facts, one by one and all at once."""
    fact(page, "cards.vulko.cost").get_by_role("button", name="Reset: Cost").click()
    expect(card.get_by_role("img", name="Cost: 4")).to_be_visible()
    expect(fact(page, "cards.vulko.cost")).not_to_contain_text("Built in")
    page.get_by_role("button", name="Reset 4 changes").click()
    expect(page.locator("main")).to_contain_text("0 facts changed")
    saved(page)
    assert stored(site)[0]["changes"] == {}


def test_a_nightfall_card_is_corrected_by_clicks(site: Site, page: Page) -> None:
    site.open()
    page.get_by_role("link", name="Correct cards to match your own box").click()
    expect(page.locator("main")).to_contain_text("Does your box say something else?")
    new(site, "Nightfall")
    expect(page.get_by_role("heading", level=1)).to_have_text("My box")
    open_piece(page, "Draft cards", "Vulko")
    card = page.locator("[data-part=detail] article")
    fact(page, "cards.vulko.cost").get_by_role("button", name="Cost: one more").click()
    expect(card.get_by_role("img", name="Cost: 5")).to_be_visible()
    expect(fact(page, "cards.vulko.cost")).to_contain_text("Built in: 4")
    fact(page, "cards.vulko.colour").get_by_role("radio", name="purple").check()
    expect(card.get_by_role("img", name="purple").first).to_be_visible()
    links = fact(page, "cards.vulko.links")
    links.get_by_role("checkbox", name="white").check()
    links.get_by_role("checkbox", name="yellow").uncheck()
    expect(card.get_by_role("img", name="Links to: white, purple")).to_be_visible()
    fact(page, "cards.vulko.species").get_by_role("radio", name="ghoul").check()
    expect(card).to_contain_text("minion, ghoul")
    fact(page, "cards.vulko.name.en").get_by_role("textbox").fill("Vulcan")
    expect(card.get_by_role("heading")).to_have_text("Vulcan")
    expect(page.locator("main")).to_contain_text("Nightfall · 5 facts changed")
    expect(page.get_by_role("list", name="List").get_by_role("link", name="Vulcan")).to_contain_text("5")
    saved(page)
    assert stored(site)[0]["changes"] == {
        "cards.vulko.cost": 5,
        "cards.vulko.colour": "purple",
        "cards.vulko.links": ["white", "purple"],
        "cards.vulko.species": "ghoul",
        "cards.vulko.name.en": "Vulcan",
    }
    reset(page, card, site)
    # Where a text can be read in two ways, the card says what is chosen.
    open_piece(page, "Starters", "“Bad Smoke”")
    fact(page, "cards.bad-smoke.exile").get_by_role("radio", name="only when damage destroys it").check()
    expect(card).to_contain_text("Exile this card when damage destroys it.")


def test_the_first_edition_made_by_hand_is_my_box(site: Site, page: Page) -> None:
    for _ in range(2):
        new(site, "Nightfall")
        expect(page.locator("main")).to_contain_text("0 facts changed")
    for game in reversed(catalogue.names()):
        site.open(f"new/{game}")
        expect(page.get_by_role("group", name="Game").locator("input:checked")).to_have_value(game)
    expect(page.get_by_label("Components").locator("option:checked")).to_have_text("My box")


@pytest.mark.soak
def test_undo_and_redo_lead_back_to_what_was_changed(site: Site, page: Page) -> None:
    new(site, "Nightfall")
    open_piece(page, "Draft cards", "Vulko")
    cost = fact(page, "cards.vulko.cost").get_by_role("spinbutton")
    cost.fill("7")
    open_piece(page, "Numbers in the box", "Bite")
    bite = fact(page, "wounds.bite").get_by_role("spinbutton")
    bite.press("ArrowDown")
    expect(bite).to_have_value("19")
    page.keyboard.press("Control+z")
    expect(bite).to_have_value("20")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("heading", level=2, name="Vulko")).to_be_visible()
    expect(cost).to_have_value("4")
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.keyboard.press("Control+y")
    expect(cost).to_have_value("7")
    page.get_by_role("button", name="Redo").click()
    expect(bite).to_have_value("19")
    saved(page)
    page.reload()
    expect(page.locator("main")).to_contain_text("2 facts changed")
    expect(bite).to_have_value("19")


def test_errors_and_warnings_are_listed_and_lead_to_their_fields(site: Site, page: Page) -> None:
    new(site, "Nightfall")
    open_piece(page, "Draft cards", "Vulko")
    fact(page, "cards.vulko.strength").get_by_role("spinbutton").fill("12")
    expect(fact(page, "cards.vulko.strength")).to_contain_text("it must be a whole number from 0 to 9")
    expect(page.get_by_role("link", name="Play with it")).to_have_count(0)
    open_piece(page, "Numbers in the box", "Bite")
    fact(page, "wounds.bite").get_by_role("spinbutton").fill("25")
    problems = page.locator("details")
    expect(problems).to_contain_text("1 error")
    expect(problems).to_contain_text("1 warning")
    expect(fact(page, "wounds.bite")).to_contain_text("65 wounds")
    saved(page)
    assert (stored(site)[0]["errors"], stored(site)[0]["warnings"]) == (1, 1)
    problems.get_by_role("button", name="Vulko, Strength").click()
    expect(fact(page, "cards.vulko.strength").get_by_role("spinbutton")).to_be_focused()
    page.keyboard.type("4")
    expect(problems).not_to_contain_text("error")
    play = page.get_by_role("link", name="Play with it")
    expect(play).to_have_attribute("href", f"#/new/nightfall?edition={stored(site)[0]['id']}")
    site.accessible()


def change_a_tile(page: Page) -> None:
    """Its count, and another symbol."""
    page.get_by_role("link", name="Mysterious Egg", exact=True).focus()
    page.keyboard.press("Enter")
    fact(page, "tiles.egg.count").get_by_role("spinbutton").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-part=detail] .picture")).to_contain_text("× 9")
    symbols = fact(page, "tiles.egg.symbols")
    symbols.get_by_role("button", name="1: egg").focus()
    page.keyboard.press("Delete")
    symbols.get_by_role("button", name="herb").focus()
    page.keyboard.press("Enter")
    symbols.get_by_role("button", name="skull").focus()
    page.keyboard.press("Space")
    expect(symbols.get_by_role("button", name="2: skull")).to_be_visible()


def change_a_card_of_the_opponent(page: Page) -> None:
    page.get_by_role("button", name="Opponent’s cards").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name=re.compile("^Card 1:")).focus()
    page.keyboard.press("Enter")
    # The page moves the focus there after opening.
    expect(page.get_by_role("heading", name="Card 1: north, +1 or more")).to_be_focused()
    fact(page, "solo_cards.1.direction").get_by_role("radio", name="north").press("ArrowRight")
    expect(page.get_by_role("heading", level=2)).to_have_text("Card 1: east, +1 or more")
    fact(page, "solo_cards.1.offers").get_by_role("switch").focus()
    page.keyboard.press("Space")


@pytest.mark.soak
def test_a_nocturne_edition_is_made_with_the_keyboard_alone(site: Site, page: Page) -> None:
    site.open("editions")
    make = page.get_by_role("region", name="Nocturne").get_by_role("button", name="Create my own edition from this")
    make.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=detail]")).to_be_visible()

    change_a_tile(page)

    # Change a goal: another form, with a shape.
    page.get_by_role("button", name="Moonlight goals").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Lone Lanterns").focus()
    page.keyboard.press("Enter")
    goal = fact(page, "moonlight_goals.1.goal")
    goal.get_by_role("combobox").select_option(
        label="1 point for each copy of the shape shown that you control; no cell counts twice."
    )
    grid = goal.get_by_role("group", name="Shape on the goal card")
    expect(grid).to_be_visible()
    grid.locator("[tabindex='0']").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    # Row 3, column 2: below the corner that is already there.
    expect(grid.get_by_role("button", name="row 3, column 2")).to_have_attribute("aria-pressed", "false")

    change_a_card_of_the_opponent(page)
    saved(page)
    changes = stored(site)[0]["changes"]
    assert changes["tiles.egg.count"] == 9
    assert changes["tiles.egg.symbols"] == ["herb", "skull"]
    assert changes["moonlight_goals.1.goal"] == "each shape XX"
    assert changes["solo_cards.1.direction"] == "E"
    assert changes["solo_cards.1.offers"] is False


@pytest.mark.soak
def test_tokens_and_forests_are_changed(site: Site, page: Page) -> None:
    new(site, "Nocturne")
    open_piece(page, "Tokens", "Spell tokens")
    values = fact(page, "tokens.values")
    values.get_by_role("button", name="8: 5").click()
    values.get_by_role("group", name="Replace with").get_by_role("button", name="6", exact=True).click()
    expect(values.locator(".slot")).to_have_count(12)
    open_piece(page, "Tokens", "Shadow tokens")
    shadows = fact(page, "shadow_tokens.values")
    shadows.get_by_role("checkbox", name="7").uncheck()
    shadows.get_by_role("checkbox", name="1").check()
    open_piece(page, "Forest", "Forest")
    fact(page, "forest.rows_columns.3").get_by_role("button", name=re.compile("rows: one more")).click()
    open_piece(page, "Forest", "Twisted Trees")
    fact(page, "twisted_trees.2").get_by_role("button", name="row 1, column 1", exact=True).click()
    saved(page)
    assert stored(site)[0]["changes"] == {
        "tokens.values": [1, 2, 3, 3, 4, 4, 5, 6, 6, 7, "star"],
        "shadow_tokens.values": [1, 2, 3, 4, 5, 6],
        "forest.rows_columns.3": [5, 5],
        "twisted_trees.2": ["XXXX.", "XXXX.", "XX.XX", ".XXX.", "..XX."],
    }


@pytest.mark.soak
def test_lists_are_searched_and_filtered(site: Site, page: Page) -> None:
    id = site.edition("nightfall", "Mine", NIGHTFALL)
    site.open(f"editions/{id}")
    rows = page.get_by_role("list", name="List").get_by_role("link")
    page.get_by_role("searchbox").fill("vul")
    expect(rows).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("radio", name="Only changed").check()
    expect(rows).to_have_count(1)
    expect(page.locator("[data-part=detail] [data-fact]")).to_have_count(3)
    page.get_by_role("radio", name="Only reconstructed").check()
    expect(rows).not_to_have_count(1)
    sources = page.locator("[data-part=detail] [data-fact]")
    for number in range(sources.count()):
        expect(sources.nth(number)).to_contain_text(re.compile("reconstructed|corrected"))


@pytest.mark.soak
def test_editions_are_renamed_duplicated_and_deleted(site: Site, page: Page) -> None:
    site.edition("nightfall", "Mine", NIGHTFALL)
    site.open("editions")
    page.get_by_role("button", name="Rename “Mine”").click()
    page.get_by_label("Name of the edition").fill("  Attic ")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Attic", exact=True)).to_be_visible()
    page.get_by_role("button", name="Duplicate “Attic”").click()
    expect(page.get_by_role("link", name="Attic (copy)", exact=True)).to_be_visible()
    page.get_by_role("button", name="Delete “Attic”", exact=True).click()
    dialog = page.get_by_role("dialog", name="Delete “Attic”?")
    expect(dialog).to_contain_text("4 changed facts")
    dialog.get_by_role("button", name="Keep it").click()
    assert len(stored(site)) == 2
    page.get_by_role("button", name="Delete “Attic”", exact=True).click()
    dialog.get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator("main > [role=status]")).to_have_text("“Attic” was deleted.")
    assert [(one["name"], one["changes"]) for one in stored(site)] == [("Attic (copy)", NIGHTFALL)]
    page.get_by_role("link", name="Open “Attic (copy)”").click()
    page.get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the edition").fill("Cellar")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cellar")
    saved(page)
    assert stored(site)[0]["name"] == "Cellar"


def test_an_edition_is_exported_and_taken_into_another_browser(visit: Visit, server: Process) -> None:
    here = visit(server.port)
    id = here.edition("nocturne", "My wood", NOCTURNE)
    here.open(f"editions/{id}")
    with here.page.expect_download() as download:
        here.page.get_by_role("link", name="Export").click()
    text = download.value.path().read_text()
    assert tomllib.loads(text)["name"] == "My wood"

    there = visit(server.port)
    there.open("editions")
    load(there.page, "wood.toml", text)
    status = there.page.get_by_role("status").filter(has_text="imported")
    expect(status).to_contain_text("“My wood” was imported, with 5 changed facts.")
    status.get_by_role("link", name="Open “My wood”").click()
    expect(there.page.get_by_role("heading", level=1)).to_have_text("My wood")
    assert stored(there)[0]["changes"] == NOCTURNE


def test_files_that_are_wrong_say_what_and_where(site: Site, page: Page) -> None:
    site.edition("nightfall", "Mine", NIGHTFALL)
    site.open("editions")
    alert = page.get_by_role("alert")
    load(page, "broken.toml", 'game = "nightfall"\nname = \n')
    expect(alert).to_contain_text("broken.toml, line 2: This is not a TOML file")
    load(page, "chess.toml", 'game = "chess"\nname = "Mine"\n')
    expect(alert).to_contain_text("chess.toml:")
    load(page, "nameless.toml", 'game = "nightfall"\n')
    expect(alert).to_contain_text("nameless.toml:")
    assert len(stored(site)) == 1
    # Invalid facts can be corrected here.
    text = 'game = "nightfall"\nname = "Half"\n[changes.cards.vulko]\ncost = 40\nhealth = 2\ncosts = 3\n'
    dropped = page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'half.toml'));
            return data;
        }""",
        text,
    )
    page.locator(".drop").dispatch_event("drop", {"dataTransfer": dropped})
    status = page.get_by_role("status").filter(has_text="imported")
    expect(status).to_contain_text("2 facts in it must be corrected")
    expect(status).to_contain_text("cards.vulko.cost: “40” is not possible here")
    site.accessible()
    status.get_by_role("link", name="cards.vulko.cost", exact=True).click()
    expect(fact(page, "cards.vulko.cost").get_by_role("spinbutton")).to_be_focused()
    page.keyboard.type("4")
    page.get_by_role("button", name="Discard the change to cards.vulko.costs").click()
    expect(page.locator("main details")).to_have_count(0)
    saved(page)
    assert next(one for one in stored(site) if one["name"] == "Half")["changes"] == {"cards.vulko.health": 2}


@pytest.mark.soak
def test_two_editions_are_compared(site: Site, page: Page) -> None:
    first = site.edition("nightfall", "Mine", NIGHTFALL)
    site.edition("nightfall", "Theirs", {"cards.vulko.cost": 2})
    site.open(f"editions/{first}/compare/built-in")
    expect(page.get_by_role("status")).to_have_text("4 facts differ.")
    vulko = page.locator("[data-piece='cards.vulko']")
    cost = vulko.get_by_role("row", name="Cost")
    assert cost.get_by_role("cell").all_inner_texts() == ["6", "4"]
    expect(vulko.get_by_role("img", name="Cost: 6")).to_be_visible()
    expect(vulko.get_by_role("row")).to_have_count(4)
    page.get_by_label("Second").select_option("Theirs")
    assert cost.get_by_role("cell").all_inner_texts() == ["6", "2"]
    page.get_by_role("switch", name="Only differences").uncheck()
    expect(vulko.get_by_role("row")).to_have_count(11)
    page.get_by_label("First").select_option("Built-in facts")
    expect(page.get_by_role("status")).to_have_text("1 fact differs.")
    page.get_by_role("switch", name="Only differences").focus()
    page.keyboard.press("Space")
    expect(page.locator("[data-piece]")).to_have_count(1)
    site.accessible()


def test_an_edition_that_was_deleted_elsewhere_is_not_lost(site: Site, page: Page) -> None:
    id = site.edition("nightfall", "Mine", NIGHTFALL)
    site.open(f"editions/{id}?at=cards.vulko")
    expect(fact(page, "cards.vulko.cost")).to_be_visible()
    site.delete(f"api/editions/{id}")
    fact(page, "cards.vulko.cost").get_by_role("button", name="Cost: one more").click()
    expect(page.locator(".title [role=status]")).to_have_text("This edition was deleted elsewhere.")
    page.get_by_role("button", name="Save as a new edition").click()
    saved(page)
    assert stored(site)[0]["changes"] == {**NIGHTFALL, "cards.vulko.cost": 7}


@pytest.mark.soak
def test_from_a_component_to_its_correction(site: Site, page: Page) -> None:
    site.open("editions?game=nocturne&at=tiles.egg")
    which = page.get_by_role("region", name="In which edition")
    expect(which).to_contain_text("Mysterious Egg")
    which.get_by_role("button", name="In a new edition").click()
    expect(page.get_by_role("heading", level=2, name="Mysterious Egg", exact=True)).to_be_visible()
    site.open("editions?game=nocturne&at=twilight_goals.4")
    which.get_by_role("link", name="My box").click()
    expect(page.get_by_role("heading", level=2, name="4. The Forest Is Mine", exact=True)).to_be_visible()


@pytest.mark.soak
def test_a_card_is_corrected_on_a_phone(phone: Site, page: Page) -> None:
    new_one = phone.edition("nightfall", "Mine", {})
    phone.open(f"editions/{new_one}")
    expect(page.locator("[data-part=detail]")).not_to_be_visible()
    page.get_by_role("list", name="List").get_by_role("link", name="Vulko").tap()
    expect(page.get_by_role("list", name="List")).not_to_be_visible()
    fact(page, "cards.vulko.cost").get_by_role("button", name="Cost: one more").tap()
    expect(page.get_by_role("img", name="Cost: 5")).to_be_visible()
    page.get_by_role("button", name="Next").tap()
    expect(page.get_by_role("heading", level=2)).to_have_text("“Big Ghost”")
    page.get_by_role("link", name="List").tap()
    expect(page.get_by_role("list", name="List").get_by_role("link", name="Vulko")).to_contain_text("1")
    saved(page)
    assert stored(phone)[0]["changes"] == {"cards.vulko.cost": 5}


def test_my_box_corrects_three_abilities_and_a_table_deals_them(site: Site, page: Page) -> None:
    new(site, "Nocturne")
    versions = {"abigail": "neither has its effect", "flint": "When you open a casting phase", "sage": "from your hand"}
    for id, said in versions.items():
        open_piece(page, "Characters", id.capitalize())
        variant = fact(page, f"characters.{id}.variant")
        expect(variant.get_by_role("radio")).to_have_count(2)
        variant.get_by_role("radio", name=said).check()
    saved(page)
    [mine] = stored(site)
    assert mine["changes"] == {
        "characters.abigail.variant": "no-effect",
        "characters.flint.variant": "open",
        "characters.sage.variant": "hand",
    }
    page.get_by_role("link", name="Play with it").click()
    expect(page.get_by_label("Components").locator("option:checked")).to_have_text("My box")
    site.table(players=1, mode="solo", characters=["flint"], edition={key: mine[key] for key in ("name", "changes")})
    draw = page.get_by_role("button", name="Draw concoctions")
    expect(draw).to_be_visible()
    site.cast("1", "b2")
    page.locator("[data-part=hand] button.legal").first.wait_for()
    expect(draw).to_have_count(0)
