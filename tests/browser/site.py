"""A table as a person sees it: the pages of a real server in a real browser, operated by their visible parts."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from playwright.sync_api import APIResponse, ConsoleMessage, Locator, Page, Position, TimeoutError, ViewportSize, expect

from hatch_build import ROOT
from tests.patience import milliseconds, slowness
from tests.server.client import ADDITION

DESK = (1280, 800)
PHONE = (390, 844)

OWN = {"Sec-Fetch-Site": "same-origin"}
"""A header that a browser adds to requests of its pages; Playwright's own requests lack it."""

CELLS = "[data-part=forest] [data-cell]"
TOKENS = "[data-part=hand] button"
SPRITES = "[data-part=sprite] button.tile"
TRAY = "[data-part=tray] button"
ANSWERS = "main .answers .button"
ENDED = "[data-part=rematch]"
CHOICES = f"{CELLS}.legal, {TOKENS}.legal, {SPRITES}.legal, {TRAY}, {ANSWERS}:enabled"
"""What can be pressed at a table of Nocturne."""
READY = f"""choices => document.querySelector('{ENDED}')
    || (document.querySelector('main[aria-busy=false] .question.mine') && document.querySelector(choices))"""
EXPECTED = (
    "Service Worker registration blocked by Playwright",
    "Failed to load resource",
    "WebSocket connection to",
    "The Cross-Origin-Opener-Policy header has been ignored",
)
"""The beginnings of console warnings that the client does not cause: a test blocks, refuses or kills something."""


class Site:
    """A page of the site at `address`; its console must stay free of errors."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        page.context.set_default_timeout(milliseconds())
        expect.set_options(timeout=milliseconds())
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, said: ConsoleMessage) -> None:
        # Messages of Chromium itself, caused by the test and not by our scripts.
        if said.type in ("warning", "error") and not said.text.startswith(EXPECTED):
            self.complaints.append(f"{said.type}: {said.text}")

    def open(self, path: str = "") -> None:
        """Go to a page of the client, by its address after `#/`."""
        self.page.goto(f"{self.address}#/{path}")
        self.page.locator("main h1").first.wait_for()

    def prefer(self, **settings: Any) -> None:
        """Change settings of this browser, such as the language; before it has opened a page, the first one finds
        them.
        """
        stored = json.dumps(settings)
        if self.page.url == "about:blank":
            script = f"if (location.protocol === 'http:') localStorage.noctuary ??= {json.dumps(stored)}"
            self.page.context.add_init_script(script)
            return
        for _ in range(10):
            self.page.evaluate("settings => localStorage.setItem('noctuary', settings)", stored)
            # Reload the same page: another one might open before the browser has stored the settings. A page that is
            # still loading may overwrite them with its own, so this is repeated.
            self.page.reload()
            self.page.locator("main h1").first.wait_for()
            found = json.loads(self.page.evaluate("localStorage.getItem('noctuary')") or "{}")
            if settings.items() <= found.items():
                return
        raise AssertionError("The page does not take on its settings.")

    def table(self, players: int = 2, seed: int = 7, game: str = "nocturne", **options: Any) -> str:
        """Create a table over the API, so that its seed is known, and open its page; returns its id. The first seat is
        Ada's.
        """
        people, bots = options.pop("people", 1), options.pop("bots", "greedy")
        edition = options.pop("edition", None)
        names = ["Ada", "Ben", "Cleo", "Dora", "Emil"][:people] + ["Owl", "Badger", "Marten", "Lynx"]
        body = {
            "game": game,
            "options": {"players": players, "first": "P1", **options},
            "seats": [{"kind": "human" if seat < people else bots, "name": names[seat]} for seat in range(players)],
            "seed": seed,
            "edition": edition,
        }
        return self._opened(body)

    def share(self, *guests: Site, free: int = 0, opened: bool = False, **more: Any) -> str:
        """Create a table over the API, with a seat for each of Ada, who makes it, and her guests Ben and Cleo, who take
        theirs, and with free ones; returns its id. `opened`: its page is open to all of them.
        """
        names = ("Ada", "Ben", "Cleo", "Dora")[: 1 + len(guests) + free]
        seats = [{"kind": "open" if seat else "human", "name": name} for seat, name in enumerate(names)]
        answer = self.post("api/tables", {"game": "nocturne", "seats": seats, "seed": 7, **more})
        assert answer.status == 201, answer.text()
        id: str = answer.json()["id"]
        secret = self.links(id)["address"].partition("#/sit/")[2]
        for seat, guest in enumerate(guests, 1):
            taken = {"secret": secret, "seat": f"P{seat + 1}", "name": names[seat]}
            assert guest.post("api/invitations/take", taken).ok
        for site in (self, *guests) if opened else ():
            site.open(f"table/{id}")
        return id

    def unfold(self, title: str) -> None:
        """Open one of several things that can be done on a page."""
        self.page.locator("summary").get_by_text(title, exact=True).click()

    def links(self, id: str) -> Any:
        """The invitation to a table: the link to its free seats, and that for watchers."""
        return self.page.request.get(f"{self.address}api/tables/{id}/invitation").json()

    def course(self, game: str, name: str) -> str:
        """Create a guided table over the API and open its page; returns its id."""
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "greedy", "name": "Owl"}]
        return self._opened({"game": game, "course": name, "seats": seats})

    def _opened(self, body: dict[str, Any]) -> str:
        answer = self.post("api/tables", body)
        assert answer.status == 201, answer.text()
        id: str = answer.json()["id"]
        self.open(f"table/{id}")
        self.page.locator("[data-part=question]").wait_for()
        return id

    def post(self, path: str, data: Any) -> APIResponse:
        """POST to the server as its own pages do, also waiting if the server asks for that; returns the answer."""
        if not self.page.context.cookies():
            self.page.request.get(f"{self.address}api/alive")
        if path == "api/invitations/take":
            data = {"addition": ADDITION, **data}
        while (answer := self.page.request.post(f"{self.address}{path}", data=data, headers=OWN)).status == 429:
            self.page.wait_for_timeout(1000 * int(answer.headers["retry-after"]))
        return answer

    def upload(self, record: str | bytes) -> str:
        """Take in a game file, for this browser; returns the id of its table."""
        self.page.goto(self.address)
        answer = self.post("api/records", record)
        assert answer.status == 201, answer.text()
        return cast(str, answer.json()["id"])

    def edition(self, game: str, name: str, changes: dict[str, Any]) -> str:
        """Create a component edition over the API, for this browser; returns its id."""
        answer = self.post("api/editions", {"game": game, "name": name, "changes": changes})
        assert answer.status == 201, answer.text()
        return cast(str, answer.json()["edition"]["id"])

    def give_up(self) -> None:
        """Give up at a table, by its menu."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Give up").click()
        self.page.get_by_role("dialog").last.get_by_role("button", name="Yes, give up").click()

    def delete(self, path: str) -> None:
        """DELETE on the server as its own pages do."""
        self.page.request.delete(f"{self.address}{path}", headers=OWN)

    def ready(self, choices: str = CHOICES) -> bool:
        """Wait until a decision is put and its choices are there; False once the game is over."""
        self.page.wait_for_function(READY, arg=choices)
        return self.page.locator(ENDED).count() == 0

    def cast(self, token: str, cell: str) -> None:
        """Cast a token from the hand, identified by the end of its name."""
        self.ready()
        self.page.locator(f"{TOKENS}.legal[aria-label$='{token}']").first.click()
        self.page.locator(f"[data-cell={cell}].legal").click()

    @property
    def guide(self) -> Locator:
        """What guides through a lesson or a puzzle."""
        return self.page.locator("[data-part=guide]")

    def log(self) -> str:
        """The whole text of the log (on a desktop)."""
        return self.page.locator("ol.log").inner_text()

    def answer(self, rng: random.Random, tap: bool = False) -> None:
        """Click once on something highlighted or on an answer, if a decision is pending; high tokens first, to keep
        phases short.
        """

        def press(css: str, index: int | None = None) -> None:
            # Skip it if the elements are gone: the table may continue by itself.
            if count := some(css):
                self.press(self.page.locator(css).nth(rng.randrange(count) if index is None else index), tap)

        def some(css: str) -> int:
            return self.page.locator(css).count()

        if some(f"{ANSWERS}.primary"):
            press(f"{ANSWERS}.primary", 0)
        elif some(TRAY):
            press(TRAY)
        elif some(f"{TOKENS}.selected") and some(f"{CELLS}.legal"):
            press(f"{CELLS}.legal")
        elif some(f"{SPRITES}.legal"):
            press(f"{SPRITES}.legal")
        elif some(f"{TOKENS}.legal") and (rng.random() < 0.8 or not some(ANSWERS)):
            press(f"{TOKENS}.legal", -1)
        elif some(ANSWERS):
            press(ANSWERS)

    def play(self, rng: random.Random, clicks: int, tap: bool = False) -> None:
        """Answer so many times, before the game is over."""
        for _ in range(clicks):
            assert self.ready()
            self.answer(rng, tap)

    def type(self, line: str) -> None:
        """Type a move."""
        box = self.page.get_by_role("combobox", name="Type a move")
        box.fill(line)
        box.press("Enter")

    def press(self, thing: Locator, tap: bool, position: Position | None = None, patience: float | None = None) -> None:
        """Click or tap something, and wait until the page has handled it. `patience`: milliseconds to wait for
        something that may disappear.
        """
        if not tap:
            thing.click(position=position, timeout=patience)
            return
        # The browser turns a tap into a click after a while; pressing again before that would press twice.
        self.page.evaluate(CLICKED, 2000 * slowness())
        thing.tap(position=position, timeout=patience)
        self.page.evaluate("window.clicked")

    def rest_on(self, thing: Locator) -> Locator:
        """What is shown while the pointer hovers over something."""
        shown = self.page.get_by_role("tooltip")
        # The code that shows it is loaded when the pointer first moves, and it disappears when the table continues.
        for _ in range(20):
            self.page.mouse.move(1, 1)
            expect(shown).to_have_count(0)
            thing.hover(force=True)
            with suppress(TimeoutError):
                shown.wait_for(timeout=1500 * slowness())
                break
        return shown

    def fits(self, whole: bool = False, light: bool = False) -> None:
        """Check the page with `look`, `accessible` and, on a phone, `touchable`."""
        self.look(whole)
        if self._size["width"] == PHONE[0]:
            self.touchable()
        self.accessible(light)

    @property
    def _size(self) -> ViewportSize:
        assert self.page.viewport_size
        return self.page.viewport_size

    def look(self, whole: bool = False) -> None:
        """Check that the page is no wider than its window, `whole`: nor higher, and that all text is readable."""
        size = self.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size[0] <= self._size["width"], f"{size[0]} pixels wide"
        assert not whole or size[1] <= self._size["height"], f"{size[1]} pixels high"
        small = self.page.evaluate(SMALL_TEXT)
        assert not small, "\n".join(small)

    def touchable(self) -> None:
        """Check that everything pressable is at least 44 pixels wide and high, and that no word on it is cut, nor any
        choice; links within text may be as high as its lines.
        """
        small = self.page.evaluate(SMALL_TARGETS) + self.page.evaluate(CUT)
        assert not small, "\n".join(small)

    def accessible(self, light: bool = False) -> None:
        """Check that axe-core finds no serious problem on the page. `light`: nor with the colours of the light one."""
        self.page.wait_for_function(STILL)  # While something fades in it does not have its final colours.
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate((ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text())
        self.page.evaluate(NO_SOFT_HYPHENS)  # axe compares visible text with its accessible name letter by letter.
        violations = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        if light:
            self.page.evaluate("document.documentElement.dataset.theme = 'light'")
            self.page.wait_for_function(STILL)
            violations += self.page.evaluate("axe.run(document, {runOnly: ['color-contrast']})")["violations"]
            self.page.evaluate("delete document.documentElement.dataset.theme")
        serious = [
            f"{violation['id']}: {node['html'][:160]} {node['failureSummary']}"
            for violation in violations
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"]
        ]
        assert not serious, "\n".join(serious)

    def asked(self) -> None:
        """Wait until it is a person's turn."""
        expect(self.page.locator(ANSWERS).first).to_be_visible()

    def done(self) -> None:
        """Check that no script has failed or warned."""
        assert not self.complaints, "\n".join(self.complaints)


Visit = Callable[..., Site]


def place(cell: str) -> tuple[int, int]:
    """Column and row of a cell such as `b3`, counted from 0."""
    found = re.fullmatch(r"([a-f])(\d)", cell)
    assert found
    return ord(found[1]) - ord("a"), int(found[2]) - 1


CLICKED = """patience => {
    window.clicked = new Promise(done => {
        addEventListener('click', () => done(), { once: true, capture: true });
        setTimeout(done, patience);
    });
}"""
"""Resolves when the page has received a click, or after `patience` milliseconds if the target disappeared before."""

STILL = """() => document.getAnimations().every(
    one => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""

NO_SOFT_HYPHENS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data } = walker.currentNode;
        if (data.includes('\u00ad')) walker.currentNode.data = data.replaceAll('\u00ad', '');
    }
}"""

WORDS = """const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), words = [];
    while (walker.nextNode()) {
        const { data, parentElement: one } = walker.currentNode;
        // What is printed on pieces is part of the drawing; their labels say it too.
        const drawn = 'script, style, option, svg, .visually-hidden, .pick, [aria-hidden=true]:not(.field)';
        if (data.trim() && !one.closest(drawn) && one.checkVisibility()) words.push([walker.currentNode, one]);
    }"""
"""Collects all texts that can be seen, each with its element."""

SMALL_TEXT = """() => { WORDS
    const small = words.filter(([, one]) => parseFloat(getComputedStyle(one).fontSize) < 12);
    return small.filter(([, one]) => one.getBoundingClientRect().width).map(([, one]) => one.outerHTML.slice(0, 120));
}""".replace("WORDS", WORDS)

SMALL_TARGETS = """() => {
    const small = [];
    for (const element of document.querySelectorAll('button, select, input, summary, a')) {
        const apart = 'button.link, p a, .word a, .visually-hidden, .visually-hidden *';
        if (!element.checkVisibility() || element.matches(apart)) continue;
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        if (box.width < 43.5 || box.height < 43.5) {
            small.push(`${box.width} x ${box.height}: ${element.outerHTML.slice(0, 160)}`);
        }
    }
    return small;
}"""

CUT = """() => { WORDS
    const [pen, arrow] = [document.createElement('canvas').getContext('2d'), 18];
    const lists = [...document.querySelectorAll('select:not(.unseen)')].filter(one => one.checkVisibility());
    const cut = lists.flatMap(one => {
        // Whole `font` is empty where figures are tabular.
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(one);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
        return [...one.options].map(({ text }) => text).filter(text => pen.measureText(text).width > room + 1);
    });
    for (const [node, one] of words) {
        const thing = one.closest('button, a[href], summary, label, legend, .field');
        const range = document.createRange(), edges = [];
        for (let up = one; thing && up && getComputedStyle(up).overflowX !== 'auto'; up = up.parentElement) {
            if (up === thing || getComputedStyle(up).overflowX === 'hidden') edges.push(up.getBoundingClientRect());
        }
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        // What is a pixel wide is meant for screen readers.
        const seen = [box, ...edges].every(({ width }) => width > 2) && !one.closest('.ellipsis');
        if (seen && edges.some(({ left, right }) => box.left < left - 1 || box.right > right + 1)) cut.push(node.data);
    }
    for (const one of document.querySelectorAll(':is(input, textarea)[readonly]')) {
        const hidden = Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight);
        if (one.checkVisibility() && hidden > 0) cut.push(one.value);
    }
    return cut;
}""".replace("WORDS", WORDS)
