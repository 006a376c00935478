"""The pages around the table: languages, appearance, accessibility, coming back."""

import re
import signal
from collections.abc import Iterator, Sequence
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from hatch_build import ROOT
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import REFERENCE, RULEBOOK
from tests.browser.pages.test_editions import NIGHTFALL, NOCTURNE
from tests.browser.site import CELLS, TOKENS, Site, Visit
from tests.games.trials import BUILT_IN, having
from tests.server.conftest import Process, Start

PAGES = (
    "",
    *(f"rules/{[*catalogue.find(game).rules('en')][-1]}" for game in having(RULEBOOK)),
    *(f"{page}/{game}" for page in ("new", "learn", "rules") for game in BUILT_IN),
    *(
        path
        for game in having(REFERENCE)
        for one in catalogue.find(game).reference("en")["sections"]
        for path in (f"components/{game}/{one['section']}", f"card/{game}/{one['sort']}/{quote(one['ids'][-1])}")
    ),
    *("links", "nowhere", "learn/nowhere"),
)
TONES = """
window.sounded = {OscillatorNode: 0, AudioBufferSourceNode: 0};
const {start} = AudioScheduledSourceNode.prototype;
for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    source.prototype.start = function (...when) {
        sounded[source.name] += 1;
        start.apply(this, when);
    };
}"""
"""Counts the sounds that start."""
SETTINGS = {
    "language": "en",
    "game": "nocturne",
    "setups": {
        "nocturne": {
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "random", "name": "Owl"}],
            "options": {"mode": "advanced", "characters": "dealt"},
        }
    },
}
"""The settings that the client stores after a table of Nocturne."""
CLIENTS = sorted(path.parent.name for path in (ROOT / "web/src/games").glob("*/game.ts"))
"""The games with more than the usual table."""
SCRIPTS = "performance.getEntriesByType('resource').filter(one => one.name.endsWith('.js'))"


def opened(site: Site, names: Sequence[str], thoroughly: bool) -> Iterator[None]:
    """Open pages one after another, then one of a component edition, `thoroughly`: many."""
    for name in names:
        site.open(name)
        yield
    nocturne = f"editions/{site.edition('nocturne', 'Mein Wald', NOCTURNE)}"
    addresses = [f"{nocturne}?at=moonlight_goals.4"]
    if thoroughly:
        nightfall = f"editions/{site.edition('nightfall', 'Mine', {**NIGHTFALL, 'cards.vulko.strength': 12})}"
        places = ("tiles.egg", "twilight_goals.12", "solo_cards.3", "tokens", "forest", "twisted_trees")
        addresses += [f"{nocturne}?at={place}" for place in places] + [f"{nocturne}/compare/built-in"]
        addresses += ["editions", nightfall, f"{nightfall}?at=cards.vulko.cost", f"{nightfall}/compare/built-in"]
    for address in addresses:
        site.open(address)
        site.page.locator("main .pane, main [data-part=detail]").first.wait_for(state="attached")
        yield


def test_axe_finds_nothing_serious_in_both_themes(site: Site, page: Page, thoroughly: bool) -> None:
    for _ in opened(site, PAGES if thoroughly else PAGES[::9], thoroughly):
        site.fits(light=True)
    id = site.table(players=4, mode="advanced")
    site.asked()
    site.accessible(light=True)
    page.get_by_role("button", name="Scores").click()
    site.accessible(light=True)
    page.locator(TOKENS).last.hover(force=True)
    expect(page.locator("[data-part=word]")).to_contain_text("NOC-")
    site.accessible(light=True)
    page.get_by_role("button", name="Menu").click()
    site.accessible(light=True)
    site.open(f"table/{id}/text")
    site.fits(light=True)


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "de-DE"])
def test_pages_fit_a_phone(visit: Visit, server: Process, language: str, thoroughly: bool) -> None:
    phone = visit(server.port, phone=True, language=language)
    phone.page.set_viewport_size({"width": 360, "height": 740})
    for _ in opened(phone, PAGES if thoroughly else PAGES[1::2], thoroughly):
        if thoroughly:
            phone.accessible()
        phone.look()
        phone.touchable()
    phone.open()
    phone.page.locator("[data-part=friend-clock]").tap()
    phone.page.get_by_role("dialog").locator("select").select_option("live")
    phone.touchable()


def test_the_language_is_guessed_switched_everywhere_and_kept(visit: Visit, server: Process) -> None:
    site = visit(server.port, language="pl-PL")
    page = site.page
    site.open()
    expect(page.get_by_role("button", name="Graj").first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "pl"
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("button", name="Spielen").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Spielen").first).to_be_visible()
    site.table()
    expect(page.locator("h1")).to_contain_text("niedrigsten Marker")
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("dialog").get_by_role("radio", name="English").check()
    expect(page.locator("h1")).to_contain_text("lowest token")


def test_a_table_is_there_again_after_reload_and_after_a_killed_server(visit: Visit, start: Start) -> None:
    server = start()
    site = visit(server.port)
    page = site.page
    site.table()
    site.asked()
    page.locator(f"{TOKENS}.legal").first.click()
    page.locator(f"{CELLS}.legal").first.click()
    expect(page.locator("ol.log")).to_contain_text("Ada opens with 1")
    page.reload()
    expect(page.locator("ol.log")).to_contain_text("Ada opens with 1")
    server.end(signal.SIGKILL)
    expect(page.locator("[data-part=word]")).to_contain_text("The connection was lost")
    start("--port", str(server.port))
    expect(page.locator("[data-part=word]")).not_to_contain_text("The connection was lost")
    site.asked()
    expect(page.locator("ol.log")).to_contain_text("Ada opens with 1")
    site.open()
    expect(page.get_by_role("link", name="Ada and Owl")).to_be_visible()


def test_a_table_that_is_not_there_says_so(site: Site) -> None:
    site.open("table/nowhere")
    expect(site.page.locator("h1")).to_contain_text("There is no such table")
    expect(site.page.get_by_role("link", name="Start page")).to_be_visible()


def test_a_rule_is_found_by_its_address_and_by_searching(site: Site, page: Page) -> None:
    site.open("rules/NOC-6.3")
    expect(page.locator("article.target")).to_contain_text("Shadow")
    expect(page.locator("article.target")).to_be_in_viewport()
    page.get_by_label("Search rules and components").fill("which Shadow do I get")
    found = page.get_by_role("search").get_by_role("article")
    expect(found.first).to_be_visible()
    assert "shadow" in found.first.inner_text().lower()
    word = page.get_by_role("search").get_by_role("link", name="Shadow token, Shadow")
    expect(word).to_contain_text("NOC-6.3")
    expect(word).to_have_attribute("href", "#/rules/NOC-6.3")
    page.get_by_role("searchbox").fill("moonlight")
    page.get_by_role("search").get_by_role("article", name="moonlight", exact=True).get_by_role("link").click()
    expect(page.locator("#NOC-0")).to_be_in_viewport()


def offers(site: Site, *names: str) -> None:
    """Check what the start page offers first, in order."""
    expect(site.page.locator(".actions strong")).to_have_text(names)


def test_the_start_page_offers_learning_first_then_to_continue_then_to_play(site: Site, page: Page) -> None:
    site.open()
    expect(page.get_by_role("radio", name="Nocturne")).to_be_checked()
    expect(page.locator(".about")).to_have_text(
        "Learn and play two tabletop games set at night, against bots or with friends."
    )
    offers(site, "Learn by playing", "Play", "Play with a friend")
    expect(page.get_by_role("link", name="Learn by playing")).to_have_attribute("href", "#/learn/nocturne")
    page.get_by_role("radio", name="Nightfall").check()
    expect(page.get_by_role("button", name="Play").first).to_contain_text("Vega (bot at your level)")
    page.get_by_role("button", name="Play").first.click()
    expect(page).to_have_title(re.compile("Nightfall"))
    expect(page.locator("[data-level=P2]").first).to_have_text("level 3")
    site.open()
    expect(page.get_by_role("radio", name="Nightfall")).to_be_checked()
    expect(page.get_by_role("link", name="Guest and Vega")).to_contain_text("Nightfall ·")
    page.get_by_role("radio", name="Nocturne").check()
    offers(site, "Continue", "Learn by playing", "Play", "Play with a friend")
    page.get_by_text("My games").click()
    page.get_by_label("Open a game file").set_input_files(ROOT / "games" / "nocturne" / "1-solo-all-modifications.noct")
    # Going back before the page has changed would show the previous start page with its old list.
    expect(page).to_have_title(re.compile("Nocturne"))
    site.open()
    offers(site, "Continue", "Play", "Play with a friend", "Puzzle of the day")
    expect(page.get_by_role("link", name=re.compile("^Continue"))).to_contain_text("Nightfall ·")
    boxes = [card.bounding_box() for card in page.locator(".actions .big").all()]
    assert len({(box["width"], box["height"]) for box in boxes if box}) == 1
    expect(page.locator("[data-part=turns]")).to_have_count(0)
    # At the table of Nightfall a bot may still be thinking.
    for seed in (7, 8):
        site.table(seed=seed)
    site.open()
    expect(page.locator("[data-part=turns] li").nth(1)).to_be_visible()
    page.get_by_role("button", name="Puzzle of the day").click()
    expect(site.guide).to_be_visible()


def test_it_is_dark_until_light_or_that_of_the_system_is_chosen(visit: Visit, server: Process) -> None:
    site = visit(server.port, light=True)
    page = site.page
    dark = "() => !document.documentElement.dataset.theme"
    site.open("nowhere")
    expect(page).to_have_title("There is no such page · Noctuary")
    light = page.get_by_role("button", name="Light theme")
    expect(light).to_have_attribute("aria-pressed", "false")
    assert page.evaluate(dark)
    bar = page.locator("[name=theme-color]")
    expect(bar).to_have_attribute("content", "rgb(11, 16, 32)")
    light.click()
    expect(bar).to_have_attribute("content", "rgb(238, 240, 246)")
    # The theme is there before any script that could be late.
    page.route("**/assets/*.js", lambda route: route.abort())
    page.reload()
    assert not page.evaluate(dark)
    page.unroute_all()
    site.prefer(theme="auto")
    expect(light).to_have_attribute("aria-pressed", "true")
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(dark)


def test_options_that_do_not_go_together_cannot_be_chosen_and_say_why(site: Site, page: Page) -> None:
    site.open("new/nightfall")
    expect(page.get_by_role("radio", name="Draft for two")).to_be_enabled()
    page.get_by_role("group", name="Players").get_by_text("5", exact=True).click()
    for_two = page.get_by_role("radio", name="Draft for two")
    expect(for_two).to_be_disabled()
    expect(for_two).to_have_accessible_description("Draft for two: Only with two players.")
    page.get_by_role("switch", name="Secret archives").click()
    expect(page.get_by_role("radio", name="Common ground")).to_be_disabled()
    page.get_by_role("switch", name="Secret archives").click()
    page.get_by_text("Common ground", exact=True).click()
    expect(page.get_by_role("switch", name="Secret archives")).to_be_disabled()
    page.get_by_text("Quick start", exact=True).click()
    page.get_by_text("Chosen here").click()
    expect(page.get_by_label("Pair for seat 5")).to_have_value("5")
    page.get_by_label("Pair for seat 1").select_option("5")
    expect(page.get_by_label("Pair for seat 5")).to_have_value("1")
    site.fits()
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")


def test_every_game_keeps_its_own_last_table(site: Site, page: Page) -> None:
    site.prefer(**SETTINGS)
    site.open("new")
    expect(page.get_by_role("radio", name="Advanced game")).to_be_checked()
    expect(page.get_by_label("Name for seat 1")).to_have_value("Ada")
    page.get_by_text("Nightfall", exact=True).click()
    expect(page.get_by_label("Name for seat 1")).to_have_value("Guest")
    page.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    page.get_by_label("Name for seat 1").fill("Bea")
    page.get_by_role("button", name="Play").click()
    expect(page).to_have_title(re.compile("Nightfall"))
    site.open("new")
    expect(page.get_by_label("Name for seat 1")).to_have_value("Bea")
    expect(page.get_by_label("Name for seat 4")).to_be_visible()
    page.get_by_text("Nocturne", exact=True).click()
    expect(page.get_by_label("Name for seat 1")).to_have_value("Ada")
    expect(page.get_by_role("radio", name="Advanced game")).to_be_checked()


def test_a_bot_gets_a_style(site: Site, page: Page) -> None:
    """The table seats a bot with the chosen style, and the form remembers it; a bot without a level has no style."""
    site.open("new/nightfall")
    style = page.get_by_label("Style of seat 2")
    expect(page.get_by_label("Who plays seat 2")).to_have_value("my-level")
    expect(page.locator("main")).to_contain_text("at the moment, level 3")
    page.get_by_label("Who plays seat 2").select_option("greedy")
    expect(style).to_have_count(0)
    page.get_by_label("Who plays seat 2").select_option("level2")
    style.select_option("Attacker")
    page.get_by_label("Who plays seat 2").select_option("level1")
    page.get_by_role("button", name="Play").click()
    expect(page).to_have_title(re.compile("Nightfall"))
    table = page.request.get(f"{site.address}api/tables").json()["tables"][0]
    assert [seat["kind"] for seat in table["seats"]] == ["human", "level1-attacker"]
    site.open("new/nightfall")
    expect(style).to_have_value("attacker")
    style.select_option("All-rounder")
    page.get_by_role("button", name="Play").click()
    expect(page).to_have_title(re.compile("Nightfall"))
    site.open("new/nightfall")
    expect(style).to_have_value("")


def test_the_script_is_small_and_the_page_quick(site: Site) -> None:
    site.open()
    assert 0 < sum(site.page.evaluate(f"{SCRIPTS}.map(one => one.decodedBodySize)")) < 300 * 1024


@pytest.mark.parametrize("game", CLIENTS)
def test_a_table_loads_its_own_game_only(site: Site, game: str) -> None:
    # A scenario played alone shows more than other tables of Nocturne.
    id = site.table(game=game, **({"players": 1, "scenario": 7} if game == "nocturne" else {}))
    for path in (f"table/{id}", f"table/{id}/text"):
        site.page.goto("about:blank")
        site.open(path)
        site.page.locator("[data-part=question]").wait_for()
        loaded = site.page.evaluate(f"Object.fromEntries({SCRIPTS}.map(one => [one.name, one.decodedBodySize]))")
        assert sum(loaded.values()) < 300 * 1024
        assert any(f"/{game}/" in name for name in loaded)
        assert not [name for name in loaded for other in CLIENTS if other != game and f"/{other}/" in name]


def test_a_table_says_whether_somebody_looks_at_it(site: Site, page: Page) -> None:
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    site.table()
    site.asked()

    def appear(state: str) -> None:
        page.evaluate(
            "state => { Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });"
            " document.dispatchEvent(new Event('visibilitychange')); }",
            state,
        )

    appear("hidden")
    page.wait_for_timeout(100)
    appear("visible")
    page.get_by_role("button", name="Menu").click()
    assert [text for text in sent if '"attend"' in text] == [
        f'{{"type":"attend","here":{here}}}' for here in ("false", "true")
    ]


def test_sounds_are_off_at_first_and_come_when_they_are_switched_on(site: Site, page: Page) -> None:
    page.add_init_script(TONES)
    site.table()
    site.asked()
    loaded = f"{SCRIPTS}.filter(one => one.name.includes('Sound')).length"
    assert page.evaluate(loaded) == 0
    page.get_by_role("button", name="Menu").click()
    for name in ("Sounds", "Wind in the background"):
        page.get_by_role("switch", name=name).click()
    page.get_by_role("button", name="Close").click()
    page.wait_for_function(f"() => {loaded}")
    page.locator(f"{TOKENS}.legal").first.click()
    page.locator(f"{CELLS}.legal").first.click()
    page.wait_for_function("() => sounded.OscillatorNode > 2 && sounded.AudioBufferSourceNode === 2")
