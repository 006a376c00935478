"""The table of Nightfall, played by clicks."""

import base64
import random
import re

import pytest
from playwright.sync_api import Browser, Locator, Page, Position, expect

from noctuary.kernel.play.gamefile import dumps
from tests.browser.site import ANSWERS, ENDED, Site
from tests.server.conftest import Process
from tests.tables.finished import play

LEGAL = "main button.legal"
HAND = "[data-part=hand] button"
PLAYABLE = "[data-part=offered] button"
OFFERS = "[data-part=draft] button.legal"
CHOICES = f"{LEGAL}, {ANSWERS}:enabled, main nav [aria-pressed]"
CORNER: Position = {"x": 12, "y": 14}
"""A point of a piece that its neighbour never covers."""

MOONS = ("white", "yellow", "green", "blue", "purple", "red")
SETTINGS = "settings => localStorage.setItem('noctuary', JSON.stringify(settings))"


def answer(site: Site, rng: random.Random, tap: bool = False) -> None:
    """Click once on something highlighted, or on an answer."""
    page = site.page
    sheet = page.locator("dialog[open]")
    if sheet.count():
        sheet.locator("button.legal").first.click()
        return
    ready_to_play = page.locator(f"{ANSWERS}.primary")
    if tap and ready_to_play.count():  # the first tap showed the card
        site.press(ready_to_play.first, tap)
        return
    legal = page.locator(LEGAL).filter(visible=True)
    answers = page.locator(ANSWERS)
    glowing, offered = legal.count(), answers.count()
    if glowing and (rng.random() < 0.8 or not offered):
        site.press(legal.nth(rng.randrange(glowing)), tap, CORNER)
    elif offered:  # neither is there for a moment when the table continues by itself
        site.press(answers.nth(rng.randrange(offered)), tap)


@pytest.mark.soak
def test_a_whole_game_is_played_by_clicks(site: Site, page: Page) -> None:
    rng = random.Random(4)
    site.table(game="nightfall", turn_limit=1)
    expect(page.get_by_role("heading", name="Pick 1 of 3")).to_be_visible()
    expect(page.locator(OFFERS)).to_have_count(4)
    expect(page.locator("[data-part=draft]")).to_contain_text("leaves the game")
    site.fits(whole=True)
    clicks = 0
    while site.ready(CHOICES):
        answer(site, rng)
        clicks += 1
        assert clicks < 100
        if clicks % 6 == 0:
            site.look(whole=True)
    assert clicks > 8
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=2)).to_contain_text("Cut off")
    expect(dialog.locator(".reason")).to_contain_text("The turn limit has ended the game.")
    expect(dialog.get_by_role("row", name="Ada")).to_be_visible()
    site.accessible()
    before = page.url
    page.locator(ENDED).click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(OFFERS)).to_have_count(4)


@pytest.mark.soak
def test_a_phone_shows_all_of_the_table(phone: Site, page: Page) -> None:
    rng = random.Random(5)
    taps = 0
    phone.table(players=3, game="nightfall", draft="quick-start")
    with page.expect_response(re.compile(r"/Look-")):  # the code that shows a card is loaded at the first touch
        page.locator("[data-part=question]").tap()
    for _ in range(6):
        assert phone.ready(CHOICES)
        phone.look(whole=True)
        shown = page.locator("[data-part=look] .answers")
        if shown.count():  # however tall the card above it is
            expect(shown).to_be_in_viewport(ratio=1)
            taps += 1
        answer(phone, rng, tap=True)
    assert taps > 0
    assert phone.ready(CHOICES)
    expect(page.locator(f"{HAND}, {PLAYABLE}").first).to_be_visible()
    tabs = page.get_by_role("navigation", name="Parts of the table")
    for tab in ("Players", "Archives", "Log", "Chain & combat"):
        tabs.get_by_role("button", name=tab).tap()
        phone.fits(whole=True)


@pytest.mark.soak
def test_draft_and_turn_are_played_by_keyboard_alone(site: Site, page: Page) -> None:
    site.table(game="nightfall")
    for pick in range(3):
        expect(page.get_by_role("heading", name=f"Pick {pick + 1} of 3")).to_be_visible()
        page.locator(OFFERS).first.wait_for()
        page.keyboard.press("h")
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.textContent").strip().startswith("Pick ")
        page.keyboard.press("Enter")
    site.ready(CHOICES)
    expect(page.locator("main h1")).to_contain_text("Start a chain")
    page.keyboard.press("h")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    card = page.evaluate("document.activeElement.querySelector('strong').textContent")
    page.keyboard.press("Enter")
    expect(page.locator("ol.log")).to_contain_text(f"Ada plays {card} to start a chain")
    for _ in range(12):
        assert site.ready(CHOICES)
        if "Owl begins turn 2" in site.log():
            break
        before = site.log()
        if page.locator(ANSWERS).count():
            page.keyboard.press("p")
        else:  # a text of the card played needs a target
            page.locator(LEGAL).first.focus()
            page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('ol.log').innerText !== before", arg=before)
    expect(page.locator("ol.log")).to_contain_text("Owl begins turn 2")


def count_of(cards: Locator) -> int:
    """How many cards are shown, also as several of a kind."""
    return sum(int(found[1]) if (found := re.search(r"×(\d)", text)) else 1 for text in cards.all_inner_texts())


def test_what_cannot_be_done_says_why_and_cards_are_seen_large(site: Site, page: Page) -> None:
    site.table(game="nightfall", draft="quick-start")
    site.ready(CHOICES)
    page.locator("[data-part=archives] button").first.click()
    expect(page.locator("[data-part=word]").get_by_role("link", name=re.compile("NF-"))).to_be_visible()
    expect(page.locator(".words.refused")).to_be_visible()
    # What can be played stands on the stage, every card once, and no longer in the hand.
    expect(page.locator(HAND)).to_have_count(0)
    expect(page.locator("[data-part=hand]")).to_have_text("Your whole hand lies above.")
    expect(page.get_by_role("heading", name="You can play")).to_be_visible()
    assert count_of(page.locator(PLAYABLE)) == 5
    expect(page.locator(PLAYABLE).first).to_contain_text("lets")
    page.locator(PLAYABLE).first.focus()
    page.keyboard.press("i")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Reconstructed")
    sheet.get_by_role("link", name=re.compile(r"NF-12\.")).click()
    expect(page.get_by_role("dialog", name=re.compile(r"NF-12\."))).to_be_visible()


def test_the_text_view_plays_by_typed_lines(site: Site, page: Page) -> None:
    id = site.table(game="nightfall", draft="quick-start")
    site.open(f"table/{id}/text")
    for heading in ("Question", "My cards and pieces", "Table", "Other players", "Log"):
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    site.accessible()
    site.type("claim commons/bite")
    expect(page.locator(".refusal")).not_to_be_empty()
    play = page.get_by_role("button", name=re.compile("^Play (?!with)")).first
    site.type((play.get_attribute("data-line") or "").removeprefix("P1 "))
    expect(page.locator("ol.log")).to_contain_text("to start a chain")
    expect(page.locator("main")).to_contain_text("in the chain (position 1)")


@pytest.mark.parametrize("theme", ["night", "light"])
@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_axe_finds_nothing_serious(site: Site, page: Page, theme: str, language: str) -> None:
    id = site.table(players=5, game="nightfall", draft="quick-start", promos=True, secret_archives=True)
    page.evaluate(SETTINGS, {"language": language, "theme": theme})
    page.reload()
    site.open(f"table/{id}")
    site.ready(CHOICES)
    site.fits(whole=True)


@pytest.mark.soak
def test_moons_differ_by_shape_without_colour(whole_browser: Browser, server: Process) -> None:
    page = whole_browser.new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#/components/nightfall/starter")
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": "deuteranopia"})
    shots = []
    for colour in MOONS:
        moon = page.locator(f'svg.moon:has(path[fill="var(--moon-{colour})"])').first
        moon.scroll_into_view_if_needed()
        shots.append(base64.b64encode(moon.screenshot()).decode())
    alike = page.evaluate(ALIKE, shots)
    page.close()
    too_close = [f"{MOONS[a]} and {MOONS[b]}: {share:.3f}" for a, b, share in alike if share < 0.1]
    assert not too_close, too_close


ALIKE = """async shots => {
    // The lit part of each moon, in grey, inside the disc.
    const side = 48;
    const lit = await Promise.all(shots.map(async shot => {
        const image = new Image();
        image.src = `data:image/png;base64,${shot}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = side;
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0, side, side);
        const { data } = context.getImageData(0, 0, side, side);
        const grey = [];
        for (let y = 0; y < side; y += 1) for (let x = 0; x < side; x += 1) {
            if (Math.hypot(x - side / 2, y - side / 2) > side * 0.42) continue;
            const at = 4 * (y * side + x);
            grey.push(0.3 * data[at] + 0.59 * data[at + 1] + 0.11 * data[at + 2]);
        }
        const high = Math.max(...grey);
        return grey.map(value => value > 0.6 * high);
    }));
    const pairs = [];
    for (let a = 0; a < lit.length; a += 1) for (let b = a + 1; b < lit.length; b += 1) {
        pairs.push([a, b, lit[a].filter((on, i) => on !== lit[b][i]).length / lit[a].length]);
    }
    return pairs;
}"""


@pytest.mark.soak
def test_the_end_of_a_series_in_a_replay(site: Site, page: Page) -> None:
    """The standings of the series wait for a click; clicking a line of the log highlights what it is about, there as
    well.
    """
    played = play("nightfall", 2, 7, series=True)
    site.open()
    site.prefer(speed="fast")
    last = len(played.entries)
    site.open(f"replay/{site.upload(dumps(played))}/{last - 1}")
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(last - 1))
    page.keyboard.press("ArrowRight")
    moment = page.get_by_role("dialog")
    expect(moment).to_contain_text(re.compile(r"has \d+ wounds in all, which ends the series"))
    expect(moment).to_contain_text(re.compile(r"\d+ \+ \d+ = 1\d\d / 100"))
    site.look(whole=True)
    moment.get_by_role("button", name="Go on").click()
    page.locator("[data-part=log] button", has_text=re.compile(r"receives \d+ wounds")).last.click()
    expect(page.locator("[data-ringed]").first).to_be_visible()
