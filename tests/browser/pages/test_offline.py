"""Offline: the companion works; everything else says what is missing and recovers by itself; a new
client takes over.
"""

import re
import shutil
import signal
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hatch_build import ROOT
from noctuary import locale
from noctuary.server.routes.client import STATIC
from tests.browser.site import Site, Visit
from tests.server.conftest import Inside, Process, Start
from tests.server.socket.line import Line

GAMES = ROOT / "web" / "src" / "games"
LANGUAGES = {"en": "English", "pl": "Polski", "de": "Deutsch"}
PUBLIC = re.compile(r"/api/games(/[a-z]+/(components|rules|facts|reference|campaign|search|words))?")
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
}"""

LINKED = ("components/nocturne", "card/nightfall/card/vulko", "links", "rules/nightfall", "rules/NOC-10")
"""Pages to which those of the companion lead."""
UPDATE = """() => {
    const update = () => navigator.serviceWorker.getRegistration().then((found) => found.update());
    setInterval(update, 1000);
    return update();
}"""
"""Asks for an update more than once: the browser may just be checking by itself, with the answer of
the previous build.
"""


def kept(site: Site) -> None:
    """Wait until the browser has stored the client, and what there is to read."""
    site.page.evaluate(f"""async () => {{
        while ((await ({KEPT})()).filter((path) => path.endsWith('/search')).length < 2)
            await new Promise((again) => setTimeout(again, 100));
    }}""")


def deals_cards(site: Site) -> None:
    """Deal cards for a draft at a real table."""
    site.open("companion/nightfall/deal")
    for button in (".numbers .primary", "form > .primary", "section .primary"):
        site.page.locator(button).first.click()
    expect(site.page.locator(".offer li")).to_have_count(4)


@pytest.mark.soak
def test_after_one_visit_every_page_of_the_companion_works_in_every_language(visit: Visit, start: Start) -> None:
    server = start()
    site = visit(server.port, phone=True, keeping=True)
    page = site.page
    site.open()
    kept(site)
    page.context.set_offline(True)
    server.end(signal.SIGKILL)
    page.reload()
    expect(page.locator("main")).to_contain_text("You are offline.")
    page.get_by_role("link", name="Table companion for your own box").click()
    expect(page.get_by_text("These pages work offline")).to_be_visible()
    parts = [link.evaluate("link => link.hash.slice(2)") for link in page.locator("main a.entry").all()]
    assert {path.split("/")[1] for path in parts} == {path.parts[-3] for path in GAMES.glob("*/companion/parts.ts")}
    for path in LINKED:
        page.goto("about:blank")
        site.open(path)
        page.locator("main :is(article, dl, svg):visible").first.wait_for()
        expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("searchbox").first.fill("tie")
    expect(page.locator("search article").first).to_be_visible()
    for language, name in LANGUAGES.items():
        page.locator(f"label[title={name}]").click()
        for path in (*parts, "companion"):
            title = "-".join(["client", *path.split("/")[1:2], "companion", *path.split("/")[2:]])
            site.open(path)
            expect(page.locator("main h1")).to_have_text(locale.text(language, title))
            expect(page.get_by_role("alert")).to_have_count(0)
            site.look()
            site.touchable()
        page.reload()
        expect(page.locator("main h1")).to_have_text(locale.text(language, title))
        state = "ready" if language == "en" else "partly"
        expect(page.get_by_text(locale.text(language, f"client-companion-offline-{state}"))).to_be_visible()
    deals_cards(site)
    # What is missing comes with the network.
    start("--port", str(server.port))
    page.context.set_offline(False)
    site.open("companion")
    expect(page.get_by_text(locale.text(language, "client-companion-offline-ready"))).to_be_visible()


@pytest.mark.soak
def test_a_table_says_that_it_is_offline_and_mends_itself(visit: Visit, start: Start) -> None:
    server = start()
    site = visit(server.port, keeping=True)
    page = site.page
    site.table()
    site.asked()
    kept(site)
    page.context.set_offline(True)
    server.end(signal.SIGKILL)
    page.reload()
    expect(page.locator("h1")).to_contain_text("You are offline")
    start("--port", str(server.port))
    page.context.set_offline(False)
    site.asked()


def test_nothing_of_players_and_tables_is_kept(visit: Visit, server: Process) -> None:
    site = visit(server.port, keeping=True)
    page = site.page
    site.open()
    kept(site)
    page.reload()
    for path in ("profile", "rules/nocturne", "campaign/nocturne", "companion/nocturne/sheet"):
        site.open(path)
    site.table()
    site.asked()
    found = set(page.evaluate(KEPT))
    assert {path for path in found if path.startswith("/api/") and not PUBLIC.fullmatch(path)} == set()
    assert "/api/games/nocturne/rules" in found


@pytest.mark.soak
def test_it_can_be_installed(whole_browser: Browser, start: Start) -> None:
    # Under a path of its host.
    line = Line(start().port, "/noctuary")
    page = whole_browser.new_page()
    site = Site(page, f"http://127.0.0.1:{line.port}/noctuary/")
    site.open()
    kept(site)
    page.reload()
    page.locator("main h1").wait_for()
    assert {path.startswith("/noctuary/") for path in page.evaluate(KEPT)} == {True}
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    # Playwright's contexts are all incognito.
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found] == ["in-incognito"]
    address = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(f"{site.address}{address}")
    assert answer.headers["content-type"] == "application/manifest+json"
    icons = answer.json()["icons"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert "maskable" in {icon.get("purpose") for icon in icons}
    for icon in icons:
        drawing = page.request.get(f"{site.address}{icon['src']}")
        assert drawing.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", drawing.body()[16:24])) == icon["sizes"]
    assert line.strays == []
    page.close()
    line.close()
    site.done()


def rebuild(folder: Path, letter: str) -> None:
    """Simulate a new build of the client: all files have new names, and the page can tell.

    As in a real build, each file is written once and the service worker last, because browsers may ask for it at any
    time and store what they then find.
    """
    parts = [path for path in (folder / "assets").rglob("*") if path.is_file()]
    names = {path.name: f"{path.stem}{letter}{path.suffix}" for path in parts}
    for path in [*parts, folder / "index.html", folder / "sw.js"]:
        text = path.read_text(encoding="utf-8")
        text = re.sub(r"[\w.-]+\.(js|css|ftl)", lambda found: names.get(found[0], found[0]), text)
        text = re.sub("<body.*?>", f"<body data-build={letter}>", text) if path.name == "index.html" else text
        text = re.sub(r'"version":"\w+"', f'"version":"{letter * 16}"', text) if path.name == "sw.js" else text
        written = path.with_name(names.get(path.name, f"{path.name}.new"))
        written.write_text(text, encoding="utf-8")
        if path in parts:
            path.unlink()
        else:
            written.replace(path)


@pytest.mark.soak
def test_a_new_build_takes_over(visit: Visit, tmp_path: Path) -> None:
    folder = shutil.copytree(STATIC, tmp_path / "static")
    with Inside(tmp_path, folder) as server:
        site = visit(server.port, keeping=True)
        page = site.page
        site.open()
        kept(site)
        expect(page.get_by_text("A new version is ready.")).to_have_count(0)
        for letter in "xy":
            rebuild(folder, letter)
            page.evaluate(UPDATE)
            expect(page.get_by_text("A new version is ready.")).to_be_visible()
            # The server has none of the old files any more, but the open page still finds its own.
            site.open("companion/nightfall/deal")
            expect(page.locator(".numbers .primary")).to_have_count(4)
            page.get_by_role("button", name="Reload").click()
            page.locator(f"body[data-build={letter}]").wait_for()
            expect(page.locator(".numbers .primary")).to_have_count(4)
            expect(page.get_by_text("A new version is ready.")).to_have_count(0)
            assert page.evaluate("caches.keys().then((names) => names.length)") <= 2
            site.open()
        page.context.set_offline(True)
        page.reload()
        page.locator("body[data-build=y]").wait_for()
        site.open("companion/nightfall/wounds")
        expect(page.locator(".numbers .primary")).to_have_count(4)


@pytest.mark.soak
def test_where_browsers_keep_nothing_the_page_says_so(visit: Visit, start: Start) -> None:
    server = start("--host", "0.0.0.0", "--port", "0", NOCTUARY_HOSTS="0.0.0.0")
    site = visit(server.port, keeping=True)
    # Not the name of this machine, and not https.
    site.address = f"http://0.0.0.0:{server.port}/"
    site.open("companion")
    expect(site.page.get_by_text("Browsers save pages for offline use only from")).to_be_visible()
    site.open("companion/nightfall/wounds")
    site.page.get_by_role("button", name="2 players").click()
    site.page.get_by_role("button", name="Bites (Player 1): one more").click()
    expect(site.page.locator("main")).to_contain_text("1 wound")
