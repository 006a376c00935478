"""Tables at every size, above all that of Nightfall: nothing overlaps, extends beyond its panel, or is cut off."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from noctuary import bots
from noctuary.games import nightfall
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.match import Match
from tests.browser.site import ANSWERS, Site, Visit
from tests.games.trials import BUILT_IN, find
from tests.server.conftest import Process
from tools.gallery import FRAMES

SIZES = [
    *((1280, 640), (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1536, 864)),
    *((1600, 900), (1680, 1050), (1920, 1080), (1920, 1200), (2560, 1080), (2560, 1440)),
]
KINDS = ("attack", "block", "chain", "target", "claim", "wounds")
EACH = 1
"""How many sizes each moment is checked at, unless all are requested; they differ from moment to moment."""
STAGES = {
    "draft": "draft",
    "attack": "combat",
    "block": "combat",
    "target": "chain",
    "claim": "claim",
    "wounds": "waiting",
}


def moments(players: int) -> Iterator[tuple[str, str]]:
    """A draft, and the first decision of each kind that the first player has from turn 3 on, as game files."""
    seats = [Player(f"Player {seat + 1}", "greedy" if seat else "human") for seat in range(players)]
    draft = "two-player" if players == 2 else "normal"
    table = Match(Setup(nightfall.GAME, nightfall.Options(players=players, draft=draft), seats, 1))
    yield "draft", gamefile.dumps(table)
    wanted = set(KINDS)
    for seed in range(1, 9):
        options = nightfall.Options(players=players, draft="quick-start", first=0)
        match, random = Match(Setup(nightfall.GAME, options, seats, seed)), Random(seed)
        while wanted and match.state.decisions:
            decision = match.state.decisions[0]
            here = decision.seat == 0 and match.state.turn > 2 * players and len(decision.moves) > 1  # type: ignore[attr-defined]
            if here and decision.kind in wanted:
                wanted.remove(decision.kind)
                yield decision.kind, gamefile.dumps(match)
            code = bots.find("greedy").choose(match.state.observe(decision.seat), decision, random)
            match.add(match.state.move(code))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_nothing_overlaps_or_is_cut_off(site: Site, page: Page, players: int, language: str, thoroughly: bool) -> None:
    page.goto(site.address)
    page.evaluate("language => localStorage.setItem('noctuary', JSON.stringify({ language, speed: 'once' }))", language)
    found: list[str] = []
    for number, (kind, record) in enumerate(moments(players)):
        answer = site.post("api/records", record)
        assert answer.status == 201, answer.text()
        sizes = SIZES if thoroughly else [SIZES[(number + players + 6 * turn) % len(SIZES)] for turn in range(EACH)]
        claim = kind == "claim"
        if claim:  # everything that may be claimed must be readable at once, even in the lowest window
            sizes = [SIZES[0], *sizes]
        page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
        site.open(f"table/{answer.json()['id']}")
        expect(page.locator("[data-part=stage]")).to_have_attribute("data-shown", STAGES.get(kind, "chain"))
        if kind == "wounds":  # what the decision is about must be readable
            expect(page.locator("[data-part=stage] .text-card").first).to_be_visible()
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            site.look(whole=True)
            wrong: list[Any] = page.evaluate(WRONG, claim or (height >= 800 and players <= 3))
            found += [f"{kind}, {width} x {height}: {one}" for one in wrong]
            # Archives keep their place at the side even while the stage shows them.
            assert kind == "draft" or page.locator(".left .archive:visible").count() == 8
            assert kind in ("draft", "claim") or page.locator(".left .caption:visible").count() == 8
    assert not found, "\n".join(found)


def test_beside_a_hint_on_a_phone_what_is_asked_about_is_in_sight(phone: Site, page: Page) -> None:
    page.goto(phone.address)
    page.evaluate("localStorage.setItem('noctuary', JSON.stringify({ language: 'de', speed: 'once', hints: true }))")
    records = dict(moments(3))
    answer = phone.post("api/records", records["target"])
    page.set_viewport_size({"width": 375, "height": 667})
    phone.open(f"table/{answer.json()['id']}")
    expect(page.locator("aside.hint")).to_be_visible()
    page.wait_for_function(IN_SIGHT)
    # Two long answers are in sight, too.
    page.set_viewport_size({"width": 390, "height": 844})
    phone.open(f"table/{phone.post('api/records', records['wounds']).json()['id']}")
    expect(page.locator("aside.hint")).to_be_visible()
    expect(page.locator(ANSWERS)).to_have_count(2)
    expect(page.locator(ANSWERS).last).to_be_in_viewport(ratio=0.8)


def test_cards_to_choose_from_are_whole_wherever_one_had_scrolled(watched: Visit) -> None:
    site = watched("360x640", "de", "once")
    site.open(f"table/{site.upload(dict(moments(4))['claim'])}")
    hand = site.page.locator("[data-part=hand] .pick.legal")
    for left in (4, 3, 2):
        expect(hand).to_have_count(left)
        site.page.wait_for_function("() => gallery.asked()")
        assert site.page.evaluate(HALVE)
        hand.first.evaluate("card => card.click()")
        expect(hand).to_have_count(left - 1)
        site.page.wait_for_function("() => gallery.asked()")
        assert site.page.evaluate(f"{FRAMES}.then(() => gallery.halved())") == []
    # What comes late, and takes room, does not leave them cut.
    assert site.page.evaluate(HALVE)
    site.page.set_viewport_size({"width": 360, "height": 636})
    site.page.wait_for_function("() => !gallery.halved().length")


def test_a_card_with_the_focus_stays_whatever_is_said_of_it(watched: Visit) -> None:
    site = watched("360x640", "de", "once")
    site.open(f"table/{site.upload(dict(moments(5))['chain'])}")
    site.page.wait_for_function("() => gallery.asked()")
    cards, word = site.page.locator("[data-part=hand] .pick"), site.page.locator("[data-part=word]")
    for name in ("Ivan Radinsky", "Wütender Kerl", "Blaine Cordell"):
        card = cards.filter(has_text=name)
        card.focus()
        expect(word).to_contain_text(f"{name} (")
        site.page.evaluate(FRAMES)
        expect(card).to_be_in_viewport(ratio=0.9)


def test_words_and_clocks_take_no_room_of_the_board(visit: Visit, server: Process) -> None:
    ada, ben = visit(server.port, language="de-DE"), visit(server.port, phone=True, language="pl-PL")
    for one in (ada, ben):
        one.page.goto(one.address)
    timing = {"pace": "live", "seconds": 1200, "increment": 10, "zero": "bot"}
    ben.page.set_viewport_size({"width": 360, "height": 640})
    for game in BUILT_IN:
        options = {**find(game).short, "players": 2, "first": "P1"}
        ada.share(ben, game=game, options=options, timing=timing, opened=True)
        for width, height in ((1240, 640), *SIZES):
            ada.page.set_viewport_size({"width": width, "height": height})
            expect(ada.page.locator(".question.mine")).to_be_visible()
            ada.page.wait_for_function(KEPT, arg="Lege einen Marker, der um mindestens 2 höher ist, daneben. " * 2)
        # On a small phone clocks take no line of their own, and the tabs stay in sight.
        expect(ada.page.locator("[data-clock]").first).to_be_visible()
        expect(ben.page.locator("[data-clock]").first).to_be_in_viewport(ratio=1)
        expect(ben.page.locator("nav.tabs button").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_rating_and_the_days_left_fit_beside_a_name(visit: Visit, server: Process, game: str) -> None:
    ada, ben = visit(server.port, language="de-DE"), visit(server.port, phone=True)
    ada.page.set_viewport_size({"width": 1240, "height": 640})
    timing = {"pace": "correspondence", "seconds": 172_800, "increment": 0, "zero": "resign"}
    ada.share(ben, game=game, seed=None, rated=True, timing=timing, opened=True)
    ratings = ada.page.locator("[data-rating]")
    expect(ratings.first).to_be_visible()
    expect(ada.page.locator("[data-clock]").first).to_be_visible()
    assert ratings.evaluate_all(FITTING) == []


FITTING = """ratings => ratings.map(one => one.closest('section'))
    .filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"""
KEPT = """words => {
    const asked = document.querySelector('[data-part=question]');
    if (asked.firstChild.data !== words) asked.firstChild.data = words;
    const [top, box] = ['.top', '.question.mine'].map(css => document.querySelector(css).getBoundingClientRect());
    const answer = document.querySelector('.answers .button')?.getBoundingClientRect().bottom ?? 0;
    return box.bottom <= top.bottom + 1 && asked.getBoundingClientRect().top >= top.top && answer <= top.bottom;
}"""
IN_SIGHT = """() => [...document.querySelectorAll('main .legal')].some(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there && one.contains(there);
})"""
HALVE = f"{FRAMES}.then(() => (document.querySelector('[data-shown=claim] .body').scrollTop = 12, gallery.halved()))"
WRONG = """whole => {
    const wrong = [];
    const name = ({ className, textContent: text }) => `${className.baseVal ?? className}: ${text.trim().slice(0, 24)}`;
    const box = element => element.getBoundingClientRect();
    const visible = element => element.checkVisibility() && box(element).width > 0;
    const all = (root, css) => [...root.querySelectorAll(css)].filter(visible);
    const inside = (part, whole, slack, sideways) => {
        const [a, b] = [box(part), box(whole)];
        const out = [b.left - a.left, a.right - b.right, ...(sideways ? [] : [b.top - a.top, a.bottom - b.bottom])];
        const most = Math.round(Math.max(...out));
        if (most > slack) wrong.push(`${name(part)} hangs ${most} out of ${name(whole)}`);
    };
    const apart = (pieces, slack) => pieces.forEach((one, i) => pieces.slice(i + 1).forEach(other => {
        if (one.contains(other) || other.contains(one)) return;
        const [a, b] = [box(one), box(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > slack && down > slack) wrong.push(`${name(one)} and ${name(other)}: ${across} x ${down}`);
    }));
    const panels = all(document, 'main > *');
    panels.forEach(panel => inside(panel, document.documentElement, 1));
    apart(panels, 1);
    const stage = document.querySelector('[data-part=stage]');
    const body = stage.firstElementChild;
    const scrolls = body.scrollHeight > body.clientHeight + 1;
    if (scrolls && whole) wrong.push(`the stage needs ${body.scrollHeight} of ${body.clientHeight}`);
    const pieces = all(body, '.pick, .who, .arrow, .words, .wounds, h2, header p, .why, .moons');
    // A card of a chain lies at an angle: its box is larger than it is.
    pieces.forEach(piece => inside(piece, body, 4, scrolls));
    apart(pieces, 8);
    all(stage, ':scope > *').forEach((part, i, parts) => inside(part, stage, 1));
    apart(all(stage, ':scope > :not(.street)'), 1);
    for (const card of all(stage, '.text-card .card')) {
        if (card.scrollHeight > card.clientHeight + 1) wrong.push(`${name(card)} is cut off`);
        if (parseFloat(getComputedStyle(card).fontSize) < 12) wrong.push(`${name(card)} is too small`);
    }
    for (const panel of all(document, '.seats .panel, .left, .dock .own, .side')) {
        const parts = all(panel, '.pick, .stats, .name, input, .hint').filter(one => !one.closest('.hand, ol.log'));
        parts.forEach(part => inside(part, panel, 8));
        apart(parts, 10);
    }
    apart(all(document, '.dock .own > *'), 1);
    const texts = all(stage, '.text-card .in_play, .combat .words > span').map(({ textContent }) => textContent.trim());
    const again = texts.filter(text => texts.filter(one => one === text).length > 2);
    again.forEach(text => wrong.push(`three times or more: ${text}`));
    // Archives show their moons and prices, and are large enough to be recognised.
    for (const pile of all(document, '.archive')) {
        apart(all(pile, '.count, .rail, .cost'), 2);
        const least = pile.closest('.left') ? 47.5 : 0;
        if (box(pile).width < least) wrong.push(`${name(pile)} is only ${box(pile).width} wide`);
    }
    return [...new Set(wrong)];
}"""
