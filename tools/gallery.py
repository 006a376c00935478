"""Plays whole games in a browser, takes a screenshot at every decision, and reports faults on the page.

`python -m tools.gallery FOLDER [--game NAME] [--size WxH] [--language en] [--players N] [--seed N] [--decisions N]
[--course NAME]`

The screenshots and an index.html of them go into FOLDER; the exit code is 1 if anything was wrong. `tests/browser` runs
a small part of it, `make gallery` all of it, which takes an hour. `gallery.js` describes what is checked at every
decision; in addition, the table is checked every 50 ms during the others' turns: it may never show more than the log
says so far (`Watch`).
"""

import argparse
import html
import json
import random
import re
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

from hatch_build import ROOT
from noctuary.kernel.contract import catalogue
from tests.browser import chromium
from tests.browser.site import Site
from tests.server.conftest import Process

SIZES: Final = ("1280x800", "1366x657", "1920x1080", "390x844", "360x640")
LANGUAGES: Final = ("en", "pl", "de")
SCRIPT: Final = (Path(__file__).parent / "gallery.js").read_text()
INTERVAL: Final = 50
"""Milliseconds between two snapshots of the table."""
TURN: Final = 60_000
"""Milliseconds after which the others have certainly moved."""
FRAMES: Final = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A promise that resolves when a whole frame has been drawn."""
THOROUGHLY_EVERY: Final = 12
"""One in this many decisions, and each rule's first, is checked for contrast and focus order, which takes seconds."""


class Watch:
    """Records what the table looks like while it shows each entry of the log."""

    def __init__(self) -> None:
        self.seen: dict[int, str] = {}
        self.faults: list[str] = []

    def start(self, page: Page) -> None:
        """Start taking a snapshot of the table every 50 ms."""
        page.evaluate(f"gallery.watch({INTERVAL})")

    def stop(self, page: Page) -> None:
        """Stop, and collect the snapshots. The table must not change while an entry is shown."""
        for told, look in page.evaluate("gallery.watched()"):
            before = self.seen.setdefault(told, look)
            if before != look:
                self.faults.append(f"the table changed while entry {told} was told: {difference(before, look)}")

    def compare(self, site: Site, table: str, seat: str, often: int) -> list[str]:
        """Compare the snapshots with the replay, opening each step separately; return the faults found."""
        index = site.page.request.get(f"{site.address}api/tables/{table}/replay").json()
        steps = [step for step in index["steps"] if step["log"] in self.seen]
        for step in steps[:: max(1, len(steps) // often)]:
            # Each step in a new page: moving from one step to the next would show the entries in between.
            site.page.goto("about:blank")
            try:
                site.open(f"replay/{table}/{step['step']}")
                site.page.wait_for_function(f"() => document.querySelector('main[data-told=\"{step['log']}\"]')")
            except PlaywrightError:
                shown = site.page.locator("body").inner_text()
                self.faults.append(f"step {step['step']} of the replay is not shown ({seat}): {shown[:200]!r}")
                continue
            look = site.page.evaluate(f"(() => {{ {SCRIPT}; return gallery.look() }})()")
            if look != self.seen[step["log"]]:
                self.faults.append(
                    f"after entry {step['log']} the table was not that of the replay (step {step['step']}, {seat}): "
                    + difference(look, self.seen[step["log"]])
                )
        return self.faults


def difference(expected: str, seen: str) -> str:
    """The first line in which two snapshots differ."""
    pairs = zip(expected.split("\n"), seen.split("\n"), strict=False)
    return next((f"{one!r}, not {other!r}" for one, other in pairs if one != other), "more or fewer lines")


def prepare(browser: Browser, port: int, size: str, language: str, speed: str, hints: bool = False) -> Site:
    """A page of this size and language, for a new visitor, with or without tips at the first decisions."""
    width, height = map(int, size.split("x"))
    touch = width < 800
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        locale=language,
        # A piece in motion would be in two places at once.
        reduced_motion="reduce",
        # Or it would download all of the client for offline use.
        service_workers="block",
    )
    context.add_init_script(
        "if (location.protocol === 'http:' && !localStorage.getItem('noctuary'))"
        " localStorage.setItem('noctuary',"
        f" JSON.stringify({{ speed: '{speed}', language: '{language}', hints: {str(hints).lower()} }}));"
        f"addEventListener('DOMContentLoaded', () => {{ {SCRIPT}; window.gallery = gallery; }});"
    )
    return Site(context.new_page(), f"http://127.0.0.1:{port}/")


def play(site: Site, watch: Watch, rng: random.Random, decisions: int, photograph: Any) -> bool:
    """Play by clicks, and call `photograph` at every decision; return whether the game has ended."""
    page = site.page
    for number in range(decisions):
        watch.start(page)
        page.wait_for_function("() => gallery.arrived()", timeout=TURN)
        watch.stop(page)
        if page.evaluate("gallery.ended()"):
            return True
        photograph(number)
        before = page.evaluate("gallery.told()")
        for _ in range(40):
            page.evaluate("index => gallery.press(index)", rng.random())
            page.wait_for_timeout(30)
            if page.evaluate("gallery.told()") != before or not page.evaluate("gallery.asked()"):
                break
    return False


def tab_through(page: Page) -> list[str]:
    """Move through the page with the Tab key; return faults: a wrong order, a focus that is hidden or has no ring."""
    faults: list[str] = []
    page.evaluate("gallery.toStart()")
    while True:
        page.keyboard.press("Tab")
        stops = page.evaluate("gallery.stop()")
        if stops is None:
            return faults
        faults += stops


def gallery(browser: Browser, port: int, folder: Path, game: str, size: str, language: str, args: Any) -> list[str]:
    """Play one game in one size and language; return the faults found."""
    site = prepare(browser, port, size, language, "fast")
    name = f"{game}-{size}-{language}"
    faults: list[str] = []
    where: dict[str, str] = {}
    """The first screenshot with each fault."""
    pictures: list[tuple[str, str, list[str]]] = []
    table = site.course(game, args.course) if args.course else site.table(args.players, args.seed, game)

    rules: set[str] = set()

    def photograph(number: int) -> None:
        question: str = site.page.evaluate("gallery.question()")
        asking = {*re.findall(r"[A-Z]+-\d+\.\d+", question)}
        # What has just come is measured, and others make room for it, at the end of the next frame.
        wrong: list[str] = site.page.evaluate(f"{FRAMES}.then(() => gallery.faults())")
        if number % THOROUGHLY_EVERY == 0 or not asking <= rules:
            rules.update(asking)
            wrong += tab_through(site.page)
            try:
                site.accessible()
            except AssertionError as error:
                wrong += str(error).splitlines()
        picture = f"{name}-{number:03}.png"
        site.page.screenshot(path=folder / picture)
        pictures.append((picture, question, wrong))
        for fault in wrong:
            where.setdefault(fault, picture)

    watch = Watch()
    try:
        if play(site, watch, random.Random(args.seed), args.decisions, photograph):
            faults += watch.compare(site, table, "P1", 20)
    except PlaywrightError as error:
        photograph(999)
        faults.append(f"it stopped: {error.message.splitlines()[0]}")
    faults += site.complaints + [f"{fault} ({picture})" for fault, picture in where.items()]
    site.page.context.close()
    (folder / f"{name}.html").write_text(shown(name, pictures))
    return [f"{name}: {fault}" for fault in dict.fromkeys(faults)]


def shown(name: str, pictures: list[tuple[str, str, list[str]]]) -> str:
    """An HTML page with the screenshots, the question asked in each, and its faults."""
    figures = "".join(
        f"<figure><img loading=lazy width=640 src={picture}><figcaption>{html.escape(question)}"
        + "".join(f"<br><b>{html.escape(fault)}</b>" for fault in wrong)
        + "</figcaption></figure>"
        for picture, question, wrong in pictures
    )
    return f"<!doctype html><meta charset=utf-8><title>{name}</title><h1>{name}</h1>{figures}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.gallery", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=catalogue.names())
    parser.add_argument("--size", action="append")
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--course", default="", help="a guided table, such as first, instead of a game")
    parser.add_argument("--decisions", type=int, default=1000, help="the most decisions of each game")
    args = parser.parse_args(arguments)
    args.folder.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    games = list(product(args.game or catalogue.names(), args.size or SIZES, args.language or LANGUAGES))
    with tempfile.TemporaryDirectory() as data, chromium.driver() as driver:
        server = Process(Path(data), "--port", "0", PYTHONPATH=str(ROOT / "src"))
        browser = chromium.launch(driver)
        try:
            for game, size, language in games:
                wrong = gallery(browser, server.port, args.folder, game, size, language, args)
                print(f"{game} {size} {language}: {len(wrong)} faults", *wrong, sep="\n", flush=True)
                faults += wrong
        finally:
            browser.close()
            server.process.kill()
    links = "".join(f"<li><a href={g}-{s}-{n}.html>{g} {s} {n}</a>" for g, s, n in games)
    (args.folder / "index.html").write_text(f"<!doctype html><meta charset=utf-8><ul>{links}</ul>")
    (args.folder / "faults.json").write_text(json.dumps(faults, indent=1, ensure_ascii=False))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
