"""A live table, under a path of its host, over a line that dies, crawls, breaks and passes on no WebSockets: the page
says so, the others are told, and everything mends itself.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Request, expect

from noctuary.server.routes.client import STATIC
from tests.browser.site import Site, Visit
from tests.patience import slowness, until
from tests.server.conftest import Inside
from tests.server.socket.line import Line

LONGEST = 9500
"""Milliseconds of the page's own clock after which it has noticed that it hears nothing: less than ten seconds."""
LEGAL = "[data-part=draft] button.legal"
COUNTED = """
    let pings = 0;
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (text.includes('"ping"')) pings += 1;
        send.call(this, text);
    };
    window.pingsBy = (target, event) => {
        const before = pings;
        target.dispatchEvent(new Event(event));
        return pings - before;
    };
"""
"""Counts the pings that a page sends over WebSockets because of an event."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that soon notices that a line is dead, and trusts the proxies that lines are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("noctuary.server.door.connections.HEARTBEAT", 1.0)
        patch.setattr("noctuary.server.door.connections.SIGN_OF_LIFE", slowness())
        patch.setattr("noctuary.server.socket.polling.RETURN", slowness())
        with Inside(tmp_path_factory.mktemp("data"), STATIC) as server:
            yield server


@pytest.fixture
def line(server: Inside) -> Iterator[Line]:
    line = Line(server.port, "/noctuary")
    yield line
    line.close()


def what_never_came(ben: Site) -> None:
    # A page that was never connected does not say that it was.
    ben.page.route("**/polling", lambda route: route.abort())
    ben.page.reload()
    expect(ben.page.locator("h1")).to_contain_text("The server has not answered so far")
    ben.page.unroute("**/polling")
    ben.page.locator("[data-part=question]").wait_for()

    # A part of the page that does not come is missed aloud, and offered again.
    lost = [True]
    ben.page.route("**/assets/**", lambda route: None if lost else route.continue_())
    ben.page.goto(f"{ben.address}#/learn")
    ben.page.clock.run_for(10_000)
    expect(ben.page.locator("main")).to_contain_text("This takes longer than it should")
    # Were the route taken back, the browser would send on what was held, and the page find the part by itself.
    lost.clear()
    ben.page.get_by_role("button", name="Try again").click()
    ben.page.locator("main h1").wait_for()


def dies_without_a_word(ada: Site, ben: Site, line: Line, word: Locator, heard: Locator, away: Locator) -> None:
    clock = ben.page.locator("[data-clock]").first
    expect(away).to_have_count(0)
    line.swallow()
    ben.page.clock.run_for(LONGEST)
    expect(word).to_contain_text("The connection was lost")
    expect(heard).to_contain_text("Last contact")
    expect(clock).to_contain_text("≈")
    expect(away.first).to_be_attached()
    ben.page.locator(LEGAL).first.click()
    expect(ben.page.locator(LEGAL)).to_have_count(0)
    # The move is kept, longer than any answer is waited for while there is a connection.
    ben.page.clock.run_for(10_000)
    expect(word).to_contain_text("Your move is kept on this device")
    expect(word).not_to_contain_text("No answer from the server")
    expect(ben.page.locator(LEGAL)).to_have_count(0)
    line.restore()
    # It is sent by itself, and nothing is said of it any more.
    ben.page.clock.run_for(LONGEST)
    expect(heard).to_have_count(0)
    expect(clock).not_to_contain_text("≈")
    expect(ben.page.locator(".bad-text").filter(has_text=re.compile(r"\S"))).to_have_count(0)
    expect(away).to_have_count(0)
    legal(ada).first.click()
    for site in (ada, ben):
        legal(site).first.wait_for()


def test_whatever_happens_to_the_line_the_page_says_so(
    visit: Visit, server: Inside, line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ben = visit(server.port), visit(line.port)
    ben.address += "noctuary/"
    ben.page.clock.install()
    ben.page.add_init_script(COUNTED)
    sit(ben, ada)
    word, heard = (ben.page.locator(f"[data-part={part}]") for part in ("word", "heard"))
    away = ada.page.get_by_text("away")
    # Whoever looks at the page again, or gets back into the network, finds out at once whether the line lives.
    for event, target in (("online", "window"), ("pageshow", "window"), ("visibilitychange", "document")):
        # While a question is under way, no other one is sent.
        until(lambda: ben.page.evaluate(f"pingsBy({target}, '{event}')") == 1)  # noqa: B023
    # A slow line serves.
    line.delay, line.rate = 0.1, 100_000.0
    both_pick(ada, ben)
    line.delay, line.rate = 0.0, float("inf")
    dies_without_a_word(ada, ben, line, word, heard, away)
    # A proxy that passes on no WebSockets.
    line.upgrades = False
    line.cut()
    expect(word).to_contain_text("a proxy or a firewall blocks them")
    assert "without an upgrade" in caplog.text
    for site in (ada, ben):
        legal(site).first.click()
    for site in (ada, ben):
        expect(site.page.locator("[data-part=draft]")).to_have_count(0)
    expect(away).to_have_count(0)
    line.swallow()
    ben.page.clock.run_for(LONGEST)
    expect(heard).to_contain_text("Last contact")
    expect(away.first).to_be_attached()
    line.restore()
    line.cut()
    what_never_came(ben)
    assert line.strays == []
    # Parts of the page may have been on their way when the line died.
    ben.complaints = [one for one in ben.complaints if "preload" not in one and "imported module" not in one]


def test_what_a_table_wants_later_comes_over_no_dead_line(visit: Visit, line: Line) -> None:
    site = visit(line.port)
    site.address += "noctuary/"
    # As in a network at home: browsers let a service worker keep the client only from secure addresses.
    site.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    parts = set(site.page.request.get(f"{site.address}parts.json").json())

    def is_last(request: Request) -> bool:
        parts.discard(request.url.removeprefix(site.address))
        return not parts

    with site.page.expect_event("requestfinished", is_last):
        site.open("new/nocturne")
    site.page.locator("button[type=submit]").click()
    site.ready()
    line.swallow()
    site.page.get_by_role("button", name="Menu").click()
    expect(site.page.get_by_role("dialog")).to_contain_text("Rules and cards")


def sit(host: Site, guest: Site) -> None:
    """Let two people sit down at a table with clocks, where both choose a card at the same time."""
    timing = {"pace": "live", "seconds": 3600, "increment": 0, "zero": "nothing"}
    id = host.share(guest, game="nightfall", timing=timing)
    assert host.links(id)["address"].startswith(f"{host.address}#/sit/")
    for site in (host, guest):
        site.open(f"table/{id}")
        legal(site).first.wait_for()


def both_pick(*sites: Site) -> None:
    """Let everybody choose a card, and wait until they are asked for the next one."""
    for site in sites:
        legal(site).first.click()
    for site in sites:
        legal(site).first.wait_for()


def legal(site: Site) -> Locator:
    return site.page.locator(LEGAL)
