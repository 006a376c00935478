"""On a phone, every order of touches leads on: the next step is always in sight, and nothing covers it."""

import random

import pytest
from playwright.sync_api import Page

from tests.browser.site import Visit
from tests.games.trials import BUILT_IN
from tools.gallery import TURN

DECISIONS, ORDERS = 7, 3
"""So many decisions of a game, and so many first touches at each, where there is no time for all of them."""


@pytest.mark.parametrize("size", ["360x740", "390x844"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_order_of_touches_leads_on(watched: Visit, game: str, size: str, thoroughly: bool) -> None:
    site = watched(size, "en", "once")
    rng = random.Random(5)
    site.table(2, 5, game)
    page = site.page
    page.evaluate(TOUCHES)
    found: list[str] = []
    for number in range(1000 if thoroughly else DECISIONS):
        page.wait_for_function("() => gallery.arrived()", timeout=TURN)
        if page.evaluate("gallery.ended()"):
            break
        question = page.evaluate("gallery.question()")
        found += [f"decision {number}, {question}: {fault}" for fault in walked(page, rng, thoroughly)]
        page.evaluate("random => touches.move(random)", rng.random())
    assert number > 0
    assert not found, "\n".join(found)


def walked(page: Page, rng: random.Random, thoroughly: bool) -> list[str]:
    """Touch each of the things on the table first; return those after which no visible next step led on."""
    count = page.evaluate("touches.begin()")
    firsts = range(count) if thoroughly else rng.sample(range(count), min(count, ORDERS))
    return [fault for first in firsts for fault in page.evaluate("first => touches.walk(first)", first)]


TOUCHES = """() => {
    const STEPS = 'main .legal, [data-part=tray] button';
    const THINGS =
        `${STEPS}, main [data-cell], [data-part=hand] button, main .page [data-thing], main .sheet [data-thing]`;
    const ANSWERS = 'main .answers .button:enabled';
    const QUIET = 40, STUCK = 60;
    const visible = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const name = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 60);
    const button = (one) => one.matches('button, [tabindex]') ? one : one.querySelector('button') ?? one;

    /** A point in the window where a finger meets this thing; undefined: it is out of sight or covered. */
    function point(one) {
        const { left, top, width, height } = one.getBoundingClientRect();
        const spots = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]];
        return visible(one) ? spots.map(([x, y]) => [left + x * width, top + y * height]).find(([x, y]) => {
            const there = document.elementFromPoint(x, y);
            return there && one.contains(there);
        }) : undefined;
    }

    const seen = (selector) => [...new Set([...document.querySelectorAll(selector)].map(button))].filter(point);

    /** Resolves when the page has stood still for a moment. */
    const quiet = () => new Promise((done) => {
        let timer = setTimeout(end, QUIET);
        const changes = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(end, QUIET); });
        function end() { changes.disconnect(); done(); }
        changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });

    async function touch(one) {
        const [clientX, clientY] = point(one);
        const there = document.elementFromPoint(clientX, clientY);
        const how = { clientX, clientY, bubbles: true, cancelable: true, pointerType: 'touch' };
        there.dispatchEvent(new PointerEvent('pointerdown', how));
        there.dispatchEvent(new PointerEvent('pointerup', how));
        there.dispatchEvent(new PointerEvent('click', how));
        await quiet();
    }

    const clear = () => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        return quiet();
    };
    /** The answers that were there before anything was touched. */
    let lines;
    /** Whether the touched things are a move, which a button offers. */
    const complete = () => seen(`${ANSWERS}:not([data-line])`).length > 0;

    async function begin() {
        await quiet();
        lines = seen(`${ANSWERS}[data-line]`).map(name);
        return seen(THINGS).length;
    }

    /** Touches a thing first and then whatever glows, until a move is complete. */
    async function walk(first) {
        const found = [];
        const check = (after) => {
            const now = seen(ANSWERS).map(name);
            for (const line of lines) if (!now.includes(line)) found.push(`after ${after}, out of sight: ${line}`);
            if (seen(`${STEPS}, ${ANSWERS}`).length === 0) found.push(`after ${after}, nothing leads on`);
        };
        const thing = seen(THINGS)[first];
        const called = name(thing);
        await touch(thing);
        check(called);
        const chosen = document.querySelector('main .selected') !== null;
        const tried = new Set([thing]);
        while (chosen && !complete()) {
            // What lies elsewhere on the screen first: it rather is of another kind.
            const near = (one) => (one.closest('.dock') === null) === (thing.closest('.dock') === null);
            const [next] = seen(STEPS).filter((one) => !tried.has(one)).sort((a, b) => near(a) - near(b));
            if (!next) { found.push(`after ${called}, no order of touches completes a move`); break; }
            tried.add(next);
            await touch(next);
            check(`${called}, then ${name(next)}`);
        }
        await clear();
        return found;
    }

    /** Makes some move by touches. */
    async function move(random) {
        const told = gallery.told();
        for (let number = 0; number < STUCK && gallery.asked() && gallery.told() === told; number++) {
            const steps = complete() ? seen(`${ANSWERS}:not([data-line])`) : seen(`${STEPS}, ${ANSWERS}`);
            if (steps.length === 0) throw new Error(`nothing leads on: ${gallery.question()}`);
            await touch(steps[Math.floor(random * 7919 * (number + 1)) % steps.length]);
        }
    }

    window.touches = { begin, walk, move };
}"""
