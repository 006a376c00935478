"""A finished game analysed in the replay, and played on from one of its steps."""

import random
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from hatch_build import ROOT
from noctuary.locale import LANGUAGES
from noctuary.server.routes.client import STATIC
from noctuary.simulation import analysis
from tests.browser.site import PHONE, Site, Visit
from tests.server.conftest import Inside

FILE = ROOT / "games/nocturne/4-family-no-tile-won-in-twilight.noct"
LEFT = 6
"""Number of steps of it that are played again."""


@pytest.fixture
def site(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """The site of a server whose analyses are quick: few iterations, of every third decision."""
    monkeypatch.setattr(analysis, "ITERATIONS", 10)
    monkeypatch.setattr(analysis, "decisions", lambda match, whole=analysis.decisions: whole(match)[::3])
    with Inside(tmp_path, STATIC) as server:
        yield visit(server.port)


def played_on(site: Site, page: Page, id: str) -> None:
    page.get_by_role("button", name="Branches and comments").click()
    study = page.get_by_role("dialog", name="Branches and comments")
    study.get_by_label("Your comment on step").fill("The egg was worth more.")
    study.get_by_role("button", name="Save").click()
    expect(study.get_by_role("listitem")).to_contain_text("The egg was worth more.")
    site.fits(whole=True)
    study.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name=re.compile("Play on from step"))
    expect(dialog.get_by_label("Who plays seat")).to_have_count(4)
    site.accessible()
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("#/table/"))
    site.asked()
    # The branch leads back, and stands in the tree of the game that it continues.
    site.open(f"replay/{id}/0")
    page.get_by_role("button", name="Branches and comments").click()
    expect(study.get_by_role("listitem").filter(has_text="No move yet")).to_have_count(1)
    expect(study.get_by_role("link", name="No move yet")).to_have_attribute("href", re.compile("#/table/"))
    site.done()


@pytest.mark.soak
def test_a_game_is_analysed_and_played_on(site: Site, page: Page) -> None:
    id = site.upload(FILE.read_text(encoding="utf-8"))
    site.open(f"replay/{id}/3")
    page.get_by_role("button", name="Analysis").click()
    panel = page.get_by_role("region", name="Analysis")
    expect(panel.get_by_role("heading", name="Analysis")).to_be_focused()
    # It has begun by itself.
    expect(panel.get_by_role("progressbar")).to_be_visible()
    site.accessible()
    # On returning, the analysis is finished or has progressed.
    page.reload()
    page.get_by_role("button", name="Analysis").click()
    curve = panel.get_by_role("img", name="Chances to win, step by step")
    curve.wait_for()
    expect(panel.get_by_text(re.compile("Accuracy .* of 100"))).to_have_count(4)
    site.fits(whole=True)

    panel.get_by_role("button", name="Better:").first.press("Enter")
    chosen = panel.locator("[aria-current=true]")
    expect(chosen).to_contain_text("Played:")
    number = re.search(r"Step (\d+)", chosen.inner_text())
    assert number
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(int(number[1]) - 1))
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(page.get_by_role("slider", name="Step")).not_to_have_value(str(int(number[1]) - 1))
    with page.expect_download() as download:
        panel.get_by_role("link", name="Save the analysis").click()
    assert download.value.suggested_filename == f"nocturne-{id}.analysis.json"

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    panel.get_by_role("button", name="Better:").first.click()
    expect(panel.get_by_role("button", name="Show all")).to_be_visible()
    site.fits(whole=True)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)

    played_on(site, page, id)


@pytest.mark.soak
def test_the_controls_of_a_replay_keep_apart_in_every_language(site: Site, page: Page) -> None:
    id = site.upload(FILE.read_text(encoding="utf-8"))
    for (width, height), language in product(((1366, 657), (360, 640)), LANGUAGES):
        page.set_viewport_size({"width": width, "height": height})
        site.prefer(language=language)
        site.open(f"replay/{id}/3")
        assert page.evaluate(OVERLAPPING) == []
        # They have words, not only signs.
        expect(page.locator("[data-part=replay] .more button span")).to_have_count(3)
        for word in page.locator("[data-part=replay] .more button span").all():
            expect(word).to_be_visible()


OVERLAPPING = """() => {
    const parts = [...document.querySelectorAll('[data-part=replay] :is(h1, button, select, .count)')];
    const boxes = parts.map(part => [part.textContent.trim(), part.getBoundingClientRect()]);
    return boxes.flatMap(([name, one], place) => boxes.slice(place + 1)
        .filter(([, other]) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
            && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)
        .map(([other]) => `${name} / ${other}`));
}"""


def brief(route: Route) -> None:
    """Answers as after a first look, which gives no reasons."""
    shown = route.fetch().json()
    for mistake in (shown["analysis"] or {"mistakes": []})["mistakes"]:
        mistake["why"] = {"reasons": [], "line": []}
    route.fulfill(json={**shown, "state": "working"})


def test_the_end_of_a_game_shows_its_turning_points(site: Site, page: Page, visit: Visit) -> None:
    id = site.upload(FILE.read_text(encoding="utf-8"))
    last = len(page.request.get(f"{site.address}api/tables/{id}/replay").json()["steps"]) - 1
    seats = [{"kind": "human", "name": "Ada"}] + [{"kind": "random", "name": name} for name in ("Owl", "Lynx", "Fox")]
    made = site.post(f"api/tables/{id}/continue", {"step": last - LEFT, "seats": seats}).json()["id"]
    site.open(f"table/{made}")
    rng = random.Random(1)
    page.route("**/analysis", brief)
    while site.ready():
        site.answer(rng)
    turning = page.get_by_role("region", name="Turning points")
    turning.get_by_role("img", name="Chances to win, step by step").wait_for()
    again = turning.get_by_role("button", name="Try this position again")
    # They stand there after a first look, and are marked until a close look brings the reasons.
    assert 1 <= again.count() <= 3
    expect(turning.get_by_text("first look", exact=True)).to_have_count(again.count())
    page.route("**/analysis", lambda route: route.continue_())
    expect(turning.get_by_text(re.compile(r"\d+ of \d+ decisions"))).to_have_count(0)
    expect(turning).not_to_contain_text("first look")
    assert 1 <= again.count() <= 3
    expect(turning.get_by_text(re.compile("^It .*"))).to_have_count(again.count())
    site.accessible()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    site.look()
    site.touchable()

    # A shared replay brings the analysis along.
    link = site.post(f"api/tables/{made}/replay-link", {}).json()["link"]["address"]
    reader = visit(int(site.address.rsplit(":", 1)[1].strip("/")))
    reader.page.goto(link)
    panel = reader.page.get_by_role("region", name="Analysis")
    panel.get_by_role("img", name="Chances to win, step by step").wait_for()
    expect(panel.get_by_role("button", name="Play on from here")).to_have_count(0)

    again.first.click()
    page.wait_for_url(re.compile(f"#/table/(?!{made})"))
    site.asked()
