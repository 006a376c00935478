"""Learning by playing: the guided first game and a lesson."""

import random
from collections.abc import Iterator
from fnmatch import fnmatch

import pytest
from playwright.sync_api import Page, expect

from noctuary import locale
from noctuary.kernel.parts.offers import LESSONS
from noctuary.kernel.teaching.courses import Course, courses
from tests.browser.site import PHONE, TOKENS, Site, Visit
from tests.games.trials import having
from tests.server.conftest import Process
from tools.gallery import FRAMES, SCRIPT, TURN


def test_the_first_game_explains_reacts_and_goes_on_later(site: Site, page: Page) -> None:
    site.open("learn/nocturne")
    page.get_by_role("button", name="Play a guided first game").click()
    expect(site.guide).to_contain_text("Try d4")
    expect(site.guide.get_by_role("link", name="The casting phase")).to_be_visible()
    shown = page.locator("[data-ringed]")
    expect(shown).to_have_count(2)
    things = {one.get_attribute("data-cell") or one.get_attribute("data-thing") for one in shown.all()}
    assert things == {"d4", "token 1"}
    site.cast("1", "d4")
    expect(site.guide).to_contain_text("A fine start")
    expect(site.guide).to_contain_text("try a 4")
    site.cast("7", "b4")
    expect(site.guide).to_contain_text("That is expensive")
    # The player must first respond to that remark.
    expect(site.guide.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.locator("[data-ringed]")).to_have_count(0)
    back = page.get_by_role("button", name="Take the move back")
    expect(back).to_be_enabled()
    back.click()
    expect(site.guide).to_contain_text("try a 4")
    site.fits(whole=True)
    site.cast("4", "b4")
    expect(site.guide).to_contain_text("Hermit’s Hotpot")
    table = page.url
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("button", name="Continue the first game").click()
    expect(site.guide).to_contain_text("Hermit’s Hotpot")
    assert page.url == table


def test_the_guide_rings_what_can_be_clicked_also_an_answer(phone: Site, page: Page) -> None:
    phone.course("nocturne", "first")
    expect(page.locator(".rest")).to_contain_text("Owl")
    phone.cast("1", "d4")
    # Its words are whole.
    expect(phone.guide).to_contain_text("A fine start")
    expect(page.get_by_role("button", name="Read on")).to_have_count(0)
    phone.cast("4", "b4")
    # Three concoctions stand beside each other without covering each other, also on a small phone.
    page.locator("[data-part=tray] [data-ringed]").first.wait_for()
    for width in (PHONE[0], 360):
        page.set_viewport_size({"width": width, "height": PHONE[1]})
        faults = page.evaluate(f"(() => {{ {SCRIPT}; return gallery.faults() }})()")
        assert not [fault for fault in faults if "button" in fault]
    page.locator("[data-part=tray] [data-ringed]").first.click()
    phone.cast("2", "c4")
    expect(page.locator("[data-ringed]")).to_have_text(["Pass"])


@pytest.mark.parametrize("game", having(LESSONS))
def test_the_guide_leads_through_every_decision(watched: Visit, game: str) -> None:
    site = watched("360x740", "pl", "once")
    site.course(game, "first")
    rng = random.Random(3)
    for _ in range(16):
        site.page.wait_for_function("() => gallery.arrived()", timeout=TURN)
        if site.page.evaluate("gallery.ended()"):
            break
        site.guide.locator(".words p").first.wait_for()
        if not site.guide.get_by_role("button").count():  # Otherwise a mistake may be taken back.
            expect(site.page.locator("[data-ringed]")).not_to_have_count(0)
            expect(site.guide.locator(".words p:not(.good-text, .warn-text)")).not_to_have_count(0)
        told = site.page.evaluate("gallery.told()")
        while site.page.evaluate("gallery.asked()") and site.page.evaluate("gallery.told()") == told:
            site.page.evaluate("random => gallery.press(random)", rng.random())
            site.page.evaluate(FRAMES)


def test_a_lesson_is_solved_on_a_phone(phone: Site, page: Page) -> None:
    phone.open("learn/nocturne")
    phone.touchable()
    page.get_by_role("button", name="Casting and cornering").tap()
    expect(phone.guide).to_contain_text("all hands are open")
    phone.look()
    phone.touchable()
    phone.ready()
    page.locator(f"{TOKENS}.legal[aria-label$='7']").tap()
    page.locator("[data-cell=c2].legal").tap()
    # What it would bring is what the lesson asks.
    expect(page.get_by_role("button", name="Cast 7 on c2")).to_be_visible()
    expect(page.locator("[data-part=look] .hint")).to_have_count(0)
    page.get_by_role("button", name="Cast 7 on c2").tap()
    expect(phone.guide).to_contain_text("you pay too much")
    page.get_by_role("button", name="Try again").tap()
    expect(phone.guide).to_contain_text("all hands are open")
    phone.cast("6", "c2")
    expect(phone.guide).to_contain_text("Solved.")
    page.get_by_role("button", name="Next position").tap()
    expect(phone.guide).to_contain_text("the answer must lie next to")
    phone.open("learn/nocturne")
    expect(page.get_by_role("button", name="Casting and cornering")).to_contain_text("1 of 3 solved")


@pytest.mark.soak
def test_a_target_is_confirmed_by_the_name_of_its_card_while_the_guide_stays(phone: Site, page: Page) -> None:
    phone.course("nightfall", "deny-2")
    page.locator("[data-part=offered] button.legal", has_text="Flank Attack").tap()
    page.get_by_role("button", name="Play Flank Attack").tap()
    page.locator("main button.legal[aria-label^='Death Grip in the chain']").tap()
    expect(page.get_by_role("button", name="Target Death Grip in the chain (position 2)")).to_be_visible()
    expect(phone.guide).to_contain_text("Which order do you cancel?")


SPEAK = """([about, text]) => {
    const words = document.querySelector('[data-part=guide] .words');
    const [first, second] = [document.createElement('p'), document.createElement('p')];
    const mark = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const side of ['width', 'height']) mark.setAttribute(side, 16);
    first.append(mark, about);
    second.append(text);
    words.replaceChildren(...(about ? [first, second] : [second]));
    return words.scrollHeight - words.clientHeight;
}"""


ASKED = {"token": "4", "cell": "c3"}
"""What questions may mention."""


def texts(course: Course, language: str, kinds: str = "") -> Iterator[tuple[str, str]]:
    """What the guide says at the steps about these kinds of decisions, or all, after the praise for the one before."""
    praise = ""
    for step in course.steps:
        rules = " ".join(f"({rule})" for rule in step.rules)
        if not kinds or any(fnmatch(kind, step.ask) for kind in kinds.split()):
            yield praise, f"{locale.text(language, step.message, ASKED)} {rules}"
        praise = locale.text(language, f"{step.message}-good", ASKED) if step.good else ""


@pytest.mark.parametrize("game", having(LESSONS))
def test_the_guide_s_words_are_whole_on_a_small_phone(visit: Visit, server: Process, game: str) -> None:
    site = visit(server.port, phone=True, language="de-DE")
    site.page.set_viewport_size({"width": 360, "height": 740})
    site.page.goto(site.address)
    site.course(game, "first")
    kinds = ""
    if game == "nocturne":  # then it can be passed
        site.cast("1", "d4")
        kinds = "open cast"
    site.guide.locator(".words p").first.wait_for()
    more = f"{FRAMES}.then(() => {FRAMES}).then(() => document.querySelector('main .answers [aria-expanded]') !== null)"
    scrolled = []
    for praise, text in texts(courses(game)["first"], "de", kinds):
        site.page.evaluate(SPEAK, [praise, text])
        if site.page.evaluate(more):
            scrolled.append(text)
    assert not scrolled, "\n".join(scrolled)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", having(LESSONS))
@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_guide_s_words_never_scroll_on_a_desk(site: Site, game: str, language: str) -> None:
    site.prefer(language=language, speed="once")
    site.open(f"learn/{game}")
    site.page.locator("main button.primary").first.click()
    site.guide.locator(".words p").first.wait_for()
    too_long = []
    for course in courses(game).values():
        for praise, text in texts(course, language):
            over = site.page.evaluate(SPEAK, [praise, text])
            if over > 1:
                too_long.append(f"{over} pixels more for: {text}")
    assert not too_long, "\n".join(too_long)
