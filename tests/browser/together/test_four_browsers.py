"""Three people and a watcher at one table, each in a browser of their own, from the draft to "what if" analysis."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.site import Site, Visit
from tests.server.conftest import Process

OFFERS = "[data-part=draft] button.legal"


def pick(page: Page) -> None:
    """Choose a card in the draft."""
    page.locator(OFFERS).first.click()


def step(site: Site, number: int) -> None:
    """Wait until a replay shows a step."""
    expect(site.page.locator("[data-part=replay]")).to_contain_text(f"Step {number} of")


def rematch(ada: Site, ben: Site, cleo: Site, eve: Site, id: str) -> None:
    """Those who want a rematch too join the one that somebody has asked for, watchers come along, and it begins."""
    ben.page.get_by_role("dialog").get_by_role("button", name="Rematch").tap()
    ben.page.wait_for_function("id => !location.hash.endsWith(id)", arg=id)
    expect(ben.page.locator("[data-part=waiting-room]")).to_contain_text("The others have been asked for a rematch.")
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    for site, way in ((ada, "Go to"), (cleo, "Go to"), (eve, "Watch")):
        ended = site.page.get_by_role("dialog", name="Ben wins!")
        ended.get_by_role("button", name=f"{way} the rematch").click()
        expect(site.page).to_have_url(ben.page.url)
    expect(ada.page.locator(OFFERS).first).to_be_visible()


def look_together(ada: Site, ben: Site, cleo: Site, eve: Site, id: str) -> None:
    for site in (ada, ben, cleo, eve):
        site.open(f"replay/{id}")
    bars = [site.page.locator("[data-part=together]") for site in (ada, ben, cleo, eve)]
    expect(bars[0]).to_contain_text("Also here: Ben, Cleo.")
    bars[0].get_by_role("button", name="Take the lead").click()
    expect(bars[1]).to_contain_text("Ada is leading; you are following.")
    for _ in range(2):
        ada.page.get_by_role("button", name="One step forward").click()
    for site in (ada, ben, cleo, eve):
        step(site, 2)
    ben.page.get_by_role("button", name="One step back").tap()
    ada.page.get_by_role("button", name="One step forward").click()
    expect(bars[1]).to_contain_text("Ada is leading and is at step 3; you are not following.")
    step(ben, 1)
    for site in (ada, ben):
        site.accessible()
    ben.look()
    ben.touchable()
    bars[1].get_by_role("button", name="Follow").tap()
    step(ben, 3)
    expect(bars[3].get_by_role("button", name="Take the lead")).to_have_count(0)
    bars[2].get_by_role("button", name="Take the lead").click()
    expect(bars[0]).to_contain_text("Cleo is leading; you are following.")
    ada.page.get_by_role("button", name="Chat").click()
    ada.page.get_by_role("region", name="Chat").get_by_role("button", name="Have fun!").click()
    expect(ben.page.get_by_role("button", name="Chat, one new message")).to_be_visible()


def follow_a_card(ada: Site, cleo: Site) -> None:
    """Jump from step to step by card, here from the viewpoint of somebody who knew the card."""
    cleo.page.get_by_label("Point of view").select_option("Cleo")
    cleo.page.get_by_role("button", name="Follow a card").click()
    trace = cleo.page.get_by_role("region", name="Follow a card")
    trace.get_by_role("combobox").select_option(index=1)
    cleo.page.get_by_role("button", name="Go to the beginning").click()
    trace.get_by_role("button", name="Next event").click()
    expect(trace).to_contain_text("1 of 1")
    expect(ada.page.locator("[data-part=question]")).to_contain_text(re.compile("Cleo picks (?!a card)"))


def play_on(ada: Site, cleo: Site) -> None:
    cleo.page.get_by_role("button", name="Branches and comments").click()
    cleo.page.get_by_label("Your comment on step").fill("Rude")
    cleo.page.get_by_role("button", name="Save").click()
    expect(cleo.page.get_by_role("dialog").get_by_text("Cleo: “Rude”")).to_be_visible()
    # The host silences whoever she does not want to read.
    ada.page.get_by_role("button", name="Branches and comments").click()
    ada.page.get_by_role("button", name="Stop this person from chatting").click()
    expect(ada.page.get_by_role("button", name="Let this person chat again")).to_be_visible()
    ada.page.keyboard.press("Escape")
    cleo.page.get_by_role("button", name="Play on from here").click()
    cleo.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    cleo.page.wait_for_url("**/#/table/*")
    ada.page.locator("[data-part=together]").get_by_role("link", name="what if").click()
    ada.page.get_by_label("Your name at the table").fill("Ada")
    ada.page.get_by_role("button", name="Take the seat").click()
    for site in (ada, cleo):
        expect(site.page.get_by_role("img", name="What if")).to_be_visible()
    pick(ada.page)


def leave_and_return(ada: Page, waiting: Sequence[Page]) -> None:
    """The host leaves: the others wait, and she finds everything when she returns."""
    ada.goto("about:blank")
    for page in waiting:
        expect(page.locator("[data-part=question]")).to_contain_text("Ada")
    ada.go_back()
    pick(ada)
    for page in (*waiting[:-1], ada):
        expect(page.get_by_role("heading", name="Pick 2")).to_be_visible()


@pytest.mark.soak
def test_a_table_of_three_and_a_watcher(visit: Visit, server: Process) -> None:
    ada, ben, cleo, eve = (visit(server.port, phone=phone) for phone in (False, True, False, True))
    id = ada.share(ben, cleo, game="nightfall")
    # Cleo's connection goes through this test, which can interrupt it.
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    cleo.page.route_web_socket("**/socket", through)
    for site in (ada, ben, cleo):
        site.open(f"table/{id}")
    eve.page.goto(ada.links(id)["watchers"]["address"])
    second = ben.page.context.new_page()
    second.goto(f"{ben.address}#/table/{id}")

    # All choose at the same time, in any order, in any of their windows, also after the connection was lost.
    expect(second.locator(OFFERS).first).to_be_visible()
    for page in (ben.page, cleo.page, ada.page):
        expect(page.locator(OFFERS).first).to_be_visible()
    lines[-1].close(code=1011)
    pick(second)
    expect(ben.page.locator(OFFERS)).to_have_count(0)
    while len(lines) < 2:
        cleo.page.wait_for_timeout(20)
    expect(cleo.page.locator("main.table")).to_have_attribute("data-told", "1")
    pick(cleo.page)
    expect(cleo.page.locator(OFFERS)).to_have_count(0)
    leave_and_return(ada.page, (ben.page, second, cleo.page, eve.page))
    expect(eve.page.locator(OFFERS)).to_have_count(0)
    second.close()
    for site in (cleo, ada):
        site.give_up()

    rematch(ada, ben, cleo, eve, id)
    look_together(ada, ben, cleo, eve, id)
    follow_a_card(ada, cleo)
    play_on(ada, cleo)
