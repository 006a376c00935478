"""Bots that do not answer, as seen by the people at the table."""

import os
import signal
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.site import Visit
from tests.server.conftest import Process, Start
from tests.unhurried import EXCEPT


@pytest.mark.soak
def test_a_bot_that_hangs_says_so_and_stops_no_other_table(visit: Visit, tmp_path: Path) -> None:
    server = Process(tmp_path, "--port", "0", **{EXCEPT: "noctuary.tables.live.moving.driver.SLOW"})
    try:
        site, other = visit(server.port), visit(server.port)
        begun = "() => document.querySelectorAll('ol.log li').length > 3"
        # They think so long that the page cannot miss it, however slow it is.
        site.table(people=0, bots="level6")
        site.page.wait_for_function(begun)
        [worker] = server.workers()
        os.kill(worker, signal.SIGSTOP)
        expect(site.page.locator("[data-part=word]")).to_contain_text("unusually long")
        other.table(people=0)
        other.page.wait_for_function(begun)
        assert worker in server.workers()
    finally:
        code = server.end(signal.SIGTERM)
    assert (code, server.errors) == (0, "")


def test_a_bot_of_the_owner_can_be_chosen(visit: Visit, start: Start, tmp_path: Path) -> None:
    """The bot fails, and the table shows which bot moved for it."""
    (tmp_path / "mine.py").write_text("raise SystemExit('no model')")
    server = start("--port", "0", "--bot", f"mine={sys.executable} {tmp_path / 'mine.py'}")
    site = visit(server.port)
    site.open("new/nocturne")
    site.page.get_by_label("Who plays seat 1").select_option("mine")
    seats = [{"kind": "mine", "name": "Owl"}, {"kind": "human", "name": "Ada"}]
    body = {"game": "nocturne", "options": {"players": 2, "first": "P1"}, "seats": seats}
    answer = site.post("api/tables", body)
    site.open(f"table/{answer.json()['id']}")
    expect(site.page.locator("[data-part=word]")).to_contain_text("has moved for it")
    server.end(signal.SIGTERM)
    assert "no model" in server.errors
