"""Rules and components in a real browser: single components, the search, the diagram of links, and opening it from a
table.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import Site, Visit
from tests.server.conftest import Process

FACTS = "main .facts li"


def read(site: Site, path: str) -> None:
    """Open a page of the reference and wait until it is there."""
    site.open(path)
    site.page.locator("main h2, main h3").first.wait_for()


@pytest.mark.soak
def test_a_card_tells_its_facts_where_they_are_from_and_where_else_it_appears(site: Site, page: Page) -> None:
    read(site, "card/nightfall/card/vulko")
    expect(page).to_have_title("Vulko · Nightfall")
    expect(page.locator(FACTS, has_text="Cost: 4")).to_contain_text("reconstructed")
    expect(page.locator(FACTS, has_text="Copies in the box: 7")).to_contain_text("rulebook")
    rulings = page.locator("main section", has=page.get_by_role("heading", name="Rules", exact=True))
    expect(rulings.locator("article").first).to_contain_text("absorb")
    earns = page.locator("h3", has_text="Cards that earn its kicker").locator("+ ul")
    for name in ("Marcus Toth", "Rend and Tear", "“Shadow Seven”"):
        expect(earns.get_by_role("link", name=name, exact=True)).to_be_visible()
    expect(earns.get_by_role("link")).to_have_count(3)
    earns.get_by_role("link", name="Marcus Toth").click()
    expect(page.locator("h1")).to_have_text("Marcus Toth")
    follow = page.locator("h3", has_text="Cards that can be linked to it (colour: red)").locator("+ ul")
    expect(follow).to_contain_text("Vulko")
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.locator(FACTS).first).to_contain_text("Name: Marcus Toth")
    expect(page.get_by_role("link", name="Regelheft")).to_be_visible()
    page.go_back()
    expect(page.locator("h1")).to_have_text("Vulko")


@pytest.mark.soak
def test_a_tile_leads_to_concoctions_and_these_to_tiles(site: Site, page: Page) -> None:
    read(site, "card/nocturne/tile/skull-third")
    expect(page.locator("dl", has_text="Czaszka wilkowidma")).to_contain_text("Geisterwolfschädel")
    page.locator("h3", has_text="Concoctions that use").locator("+ ul").get_by_role("link").first.click()
    expect(page.locator(FACTS, has_text="Level 1:").first).to_contain_text("skull")
    tiles = page.locator("h3", has_text="Tiles with the symbol (skull)").locator("+ ul")
    expect(tiles.get_by_role("link", name="Wraithwolf Skull")).to_be_visible()
    # The entries before and after it in the list.
    page.get_by_role("navigation", name="Place in the list").get_by_role("link").last.click()
    expect(page.locator(FACTS).first).to_contain_text("Name:")


@pytest.mark.soak
def test_what_is_not_there_is_said(site: Site) -> None:
    site.open("card/nightfall/card/nobody")
    expect(site.page.locator("h1")).to_contain_text("There is nothing called “nobody”")
    site.open("rules/nightfall")
    site.page.locator("#NF-1").wait_for()
    site.page.route("**/rules?*", lambda route: None)
    site.open("rules/NOC-99.9")
    # Not another game's rules while these are still to come.
    expect(site.page.locator("#NF-1")).to_have_count(0)
    site.page.unroute_all()
    site.page.reload()
    expect(site.page.get_by_role("alert")).to_have_text("There is no rule NOC-99.9.")
    # An address is complete without its `#/`.
    site.page.goto(f"{site.address}rules/NOC-2.3")
    expect(site.page.locator("article.target")).to_have_attribute("id", "NOC-2.3")
    edition = site.edition("nightfall", "My box", {"cards.vulko.name.en": "Zygmunt the Loud"})
    site.open(f"components/nightfall?edition={edition}")
    site.page.get_by_role("searchbox").fill("zygmunt")
    site.page.locator("search a", has_text="Zygmunt the Loud").click()
    expect(site.page.locator("h1")).to_have_text("Zygmunt the Loud")


def test_one_search_finds_rules_and_components_by_keyboard(visit: Visit, server: Process) -> None:
    site = visit(server.port, language="pl-PL")
    page = site.page
    read(site, "components/nightfall")
    page.locator("body").press("/")
    page.keyboard.type("CIEZKI dym")
    results = page.get_by_role("search")
    expect(results.get_by_role("link", name="„Ciężki Dym”").first).to_be_visible()
    expect(results.locator("mark").first).to_have_text("Ciężki")
    expect(results.get_by_role("article", name="NF-12.3")).to_be_visible()
    site.accessible()
    page.keyboard.press("ArrowDown")
    expect(results.get_by_role("article").first.get_by_role("link")).to_be_focused()  # rules come first
    results.locator(".components a").first.press("Enter")
    expect(page.locator("h1")).to_have_text("„Ciężki Dym”")
    expect(page.locator(FACTS).first).to_be_visible()
    # The rules of the other game, and then an empty search.
    page.get_by_role("searchbox").fill("duszk")
    expect(results.get_by_role("status")).to_have_text("Nic nie znaleziono")
    expect(results.locator("[data-part=elsewhere]")).to_contain_text(re.compile("W grze Nokturn:.*NOC-"))
    page.get_by_role("switch", name="Wszystkie gry").check(force=True)
    expect(results.get_by_role("article", name="NOC-3.1")).to_be_visible()
    page.get_by_role("searchbox").press("Escape")
    expect(page.locator(FACTS).first).to_be_visible()
    # A former term, the English one and the printed one.
    for word in ("bonus", "kicker", "dopalacz"):
        page.get_by_role("searchbox").fill(word)
        expect(results.get_by_role("article", name="NF-4.4").locator("mark").first).to_have_text("dopalacza")
        expect(results.locator(".components").get_by_role("link", name="Vulko").first).to_be_visible()
    # A slip of the finger.
    page.get_by_role("searchbox").fill("slgus")
    expect(results.get_by_role("article", name="NF-2.8")).to_be_visible()
    page.get_by_role("searchbox").fill("noc-2.6")
    expect(results.get_by_role("article").first).to_have_accessible_name("NOC-2.6")
    page.get_by_role("searchbox").press("Enter")
    expect(page.locator("article.target")).to_be_in_viewport()


def test_a_rule_shows_the_cards_that_it_rules(site: Site, page: Page) -> None:
    site.open("rules/NF-12.11")
    expect(page.get_by_role("navigation", name="The phases in order").get_by_role("link")).to_have_count(6)
    rule = page.locator("[id='NF-12.11']")
    expect(rule.get_by_role("link", name="Vulko")).to_be_visible()
    expect(rule).to_be_in_viewport()
    rule.get_by_role("link", name="Vulko").click()
    expect(page.locator("h1")).to_have_text("Vulko")


@pytest.mark.soak
def test_the_links_are_a_picture_and_a_table(site: Site, page: Page) -> None:
    read(site, "links")
    expect(page.get_by_role("img", name="Six moons")).to_be_visible()
    # Four arrows from each colour: complementary colours never link.
    expect(page.locator("svg .arrow")).to_have_count(24)
    vulko = page.get_by_role("button", name="Vulko")
    vulko.focus()
    expect(page.locator("svg .arrow.after")).to_have_count(2)
    expect(page.locator("svg .arrow.before")).to_have_count(4)
    page.get_by_role("button", name="green", exact=True).focus()
    expect(page.locator("svg .arrow.after")).to_have_count(4)
    vulko.click()
    page.mouse.move(0, 0)
    page.locator("body").click(position={"x": 2, "y": 2})
    expect(page.locator("svg .arrow.after")).to_have_count(2)
    site.accessible()
    page.get_by_role("switch", name="Starters").check(force=True)
    expect(page.locator("svg .arrow")).to_have_count(30)
    page.get_by_text("The links as a table").click()
    row = page.get_by_role("row", name=re.compile("^blue"))
    expect(row.get_by_role("cell").nth(5)).to_contain_text("Kicker earned: Vulko")
    page.get_by_role("link", name="Vulko").click()
    expect(page.locator("h1")).to_have_text("Vulko")


@pytest.mark.soak
def test_links_by_touch(phone: Site, page: Page) -> None:
    read(phone, "links")
    page.get_by_role("button", name="Vulko").tap()
    expect(page.locator("svg .arrow.after")).to_have_count(2)
    expect(page.get_by_role("img", name="Six moons")).to_be_in_viewport()
    phone.look()
    page.get_by_role("button", name="Vulko").tap()
    page.locator("h1").tap()
    expect(page.locator("svg .arrow.after")).to_have_count(0)


@pytest.mark.soak
def test_from_a_card_on_the_table_to_all_about_it(site: Site, page: Page) -> None:
    id = site.table(game="nightfall", draft="quick-start")
    page.locator("[data-part=offered] button").first.press("i")
    name = page.locator("dialog h2").inner_text()
    page.get_by_role("button", name="Full details").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Where else it appears")).to_be_visible()
    expect(sheet.locator("h2").first).to_have_text(name)
    site.accessible()
    # Links between cards stay within the sheet.
    other = sheet.locator(".chip").first
    named = other.locator("span").last.inner_text()
    other.click()
    expect(sheet.locator("h2").first).to_have_text(named)
    expect(sheet.get_by_role("link", name="on a page")).to_have_attribute("target", "_blank")
    sheet.get_by_role("button", name="Close").click()
    expect(page).to_have_url(re.compile(f"#/table/{id}$"))


@pytest.mark.soak
def test_from_a_tile_on_the_table_to_all_about_it(site: Site, page: Page) -> None:
    site.table()
    site.asked()
    page.locator("[data-cell]").first.press("i")
    page.get_by_role("button", name="Full details").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    site.accessible()


def test_lines_of_the_log_lead_to_their_rule_and_cards(site: Site, page: Page) -> None:
    id = site.table(game="nightfall", draft="quick-start")
    line = page.locator("ol.log li", has_text="as private archives").last
    line.get_by_role("button").first.click()
    links = line.get_by_role("group", name="More about this entry")
    expect(links.get_by_role("link", name="NF-1.6")).to_be_visible()
    card = links.get_by_role("button").first
    name = card.inner_text()
    card.click()
    expect(page.get_by_role("dialog").locator("h2").first).to_have_text(name)
    site.open(f"table/{id}/text")
    page.get_by_role("button", name="Rules and components of each entry").click()
    expect(page.locator("ol.log li").last.get_by_role("link")).to_be_visible()
    site.accessible()


def test_refusals_lead_to_their_rule(site: Site, page: Page) -> None:
    site.table(game="nightfall", draft="quick-start")
    site.asked()
    site.type("chain vulko")
    rule = page.locator(".refusal").get_by_role("link")
    expect(rule).to_be_visible()
    rule.click()
    expect(page.get_by_role("dialog").locator(".markdown")).to_be_visible()


@pytest.mark.soak
def test_an_edition_is_shown_with_what_it_changes(site: Site, page: Page) -> None:
    edition = site.edition("nightfall", "My box", {"cards.vulko.cost": 6, "cards.vulko.links": ["white"]})
    read(site, f"card/nightfall/card/vulko?edition={edition}")
    expect(page.locator("main")).to_contain_text("As in the edition “My box”: 2 facts are changed.")
    cost = page.locator(FACTS, has_text="Cost: 6")
    expect(cost).to_contain_text("built-in: Cost: 4")
    expect(cost).to_contain_text("corrected")
    expect(page.locator("h3", has_text="Cards that can be linked to it (colour: white)")).to_be_visible()
    expect(page.locator("h3", has_text="Cards that can be linked to it (colour: purple)")).to_have_count(0)
    site.accessible()
    read(site, f"links?edition={edition}")
    page.get_by_role("button", name="Vulko").hover()
    expect(page.locator("svg .arrow.after")).to_have_count(1)
    page.get_by_role("link", name="Built-in facts").click()
    page.get_by_role("button", name="Vulko").hover()
    expect(page.locator("svg .arrow.after")).to_have_count(2)
    box = {"name": "My box", "changes": {"cards.vulko.cost": 6}}
    table = site.table(game="nightfall", draft="quick-start", edition=box)
    read(site, f"card/nightfall/card/vulko?table={table}")
    expect(page.locator(FACTS, has_text="Cost: 6")).to_contain_text("corrected")
    expect(page.get_by_role("link", name="Back to the table")).to_be_visible()
