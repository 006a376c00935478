"""One player on several devices: a link with its QR code, a recovery phrase that restores everything, and deleting it
all.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from noctuary.tables.people import transfer
from noctuary.tables.wire.people import Profile
from tests.browser.pages.test_profile import records, take_in
from tests.browser.site import Site, Visit
from tests.patience import until
from tests.server.conftest import Process, Start
from tests.server.routes.test_mail import Postbox, postbox

__all__ = ["postbox"]


MAIL = "host", "port", "tls", "user", "password", "from"
"""What a server that sends mails is told."""


def named(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(page.get_by_role("banner").get_by_role("link", name="Ada")).to_be_attached()


def all_is_one(desk: Site, phone: Site, id: str) -> None:
    """What was brought along now belongs to the player on every device; what is deleted is gone on every device."""
    phone.open(f"table/{id}")
    phone.page.locator("[data-part=question]").wait_for()
    desk.open()
    desk.page.get_by_text("My games").click()
    desk.page.get_by_role("button", name=re.compile("^Delete: Ada and Owl$")).click()
    desk.page.get_by_role("dialog").get_by_role("button", name="Delete this game").click()
    expect(phone.page.get_by_role("heading", name="This table was deleted.")).to_be_visible()
    phone.open("profile/devices")
    phone.unfold("Delete everything")
    phone.page.get_by_role("button", name="Delete everything").tap()
    phone.page.get_by_role("dialog").get_by_role("button", name="Delete everything").tap()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Profile")
    desk.open("profile")
    desk.page.reload()
    expect(desk.page.get_by_role("heading", level=1)).to_have_text("Profile")


@pytest.mark.soak
def test_a_player_moves_between_devices_and_is_deleted(visit: Visit, server: Process) -> None:
    desk, phone, other = visit(server.port), visit(server.port, phone=True), visit(server.port)
    games = [(record, "2026-09-01T20:00:00+00:00", "P1") for record in records()[:2]]
    take_in(desk, transfer.written(Profile("Ada", "en", {}), games))
    desk.open("profile/devices")
    desk.unfold("Use your profile on another device")
    desk.page.get_by_role("button", name="Create a link").click()
    expect(desk.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    address = desk.page.get_by_label("Link", exact=True).input_value()
    desk.fits()
    # The other device shows what will happen; nothing happens before it is confirmed.
    id = phone.table()
    phone.page.goto(address)
    expect(phone.page.locator("main")).to_contain_text("Finished games: 2")
    expect(phone.page.locator("main")).to_contain_text("Finished games: 0 · other tables: 1")
    phone.fits()
    assert phone.page.request.get(f"{phone.address}api/profile").json() == {"profile": None}
    phone.page.get_by_role("button", name="Use this profile here").tap()
    named(phone.page)
    phone.page.goto(address)
    expect(phone.page.get_by_role("alert")).to_contain_text("can be used once")
    # A recovery phrase restores it anywhere.
    desk.unfold("Recovery phrase")
    desk.page.get_by_role("button", name="Create a phrase").click()
    expect(desk.page.locator(".phrase li")).to_have_count(12)
    words = desk.page.locator(".phrase li").all_inner_texts()
    desk.page.emulate_media(media="print")
    assert not desk.page.get_by_role("button", name="Print").is_visible()
    assert desk.page.locator(".phrase li").first.is_visible()
    desk.page.emulate_media(media="screen")
    other.open("profile")
    other.unfold("Use a recovery phrase")
    other.page.get_by_label("The twelve words").fill(" ".join(words).title())
    other.page.get_by_role("button", name="Find the profile").click()
    other.page.get_by_role("button", name="Use this profile here").click()
    named(other.page)
    all_is_one(desk, phone, id)


@pytest.mark.soak
def test_an_account_is_made_and_used_elsewhere(visit: Visit, server: Process) -> None:
    desk, phone = visit(server.port), visit(server.port, phone=True)
    take_in(desk, transfer.written(Profile("Ada", "en", {}), []))
    desk.open("profile/devices")
    make = desk.page.get_by_role("region", name="Account")
    desk.unfold("Account")
    make.get_by_label("Name for signing in").fill("ada.l")
    make.get_by_label("Password").fill("an owl in the wood")
    make.get_by_role("button", name="Create an account").press("Enter")
    expect(make).to_contain_text("signed in as ada.l")
    desk.fits()
    phone.open("profile")
    phone.unfold("Sign in")
    phone.page.get_by_label("Name for signing in").fill("Ada.L")
    phone.page.get_by_label("Password").fill("an owl in the wod")
    phone.page.get_by_role("button", name="Sign in").tap()
    expect(phone.page.get_by_role("alert")).to_contain_text("The name or the password is wrong")
    phone.fits()
    phone.page.get_by_label("Password").fill("an owl in the wood")
    phone.page.get_by_role("button", name="Sign in").tap()
    named(phone.page)


def test_a_device_that_an_account_signs_out_says_why_and_what_to_do(visit: Visit, server: Process) -> None:
    desk, phone = visit(server.port), visit(server.port, phone=True)
    take_in(desk, transfer.written(Profile("Ada", "en", {}), []))
    secret = desk.post("api/identity/link", {}).json()["address"].partition("#/join/")[2]
    phone.open()
    assert phone.post("api/identity/join", {"secret": secret, "bring": False}).ok
    phone.open("profile")
    named(phone.page)
    assert desk.post("api/account", {"name": "ada.m", "password": "an owl in the wood", "mail": None}).ok
    phone.page.reload()
    expect(phone.page.get_by_text("This device no longer belongs to Ada’s profile")).to_be_visible()
    expect(phone.page.get_by_label("Name for signing in")).to_be_visible()
    phone.fits()


def test_signing_in_asks_one_thing_after_another(site: Site, page: Page) -> None:
    site.table()
    site.open("profile")
    for field in (page.get_by_label("Your name"), page.get_by_role("button", name="Create my profile")):
        expect(field).to_be_visible()
    expect(page.locator("main input:visible, main textarea:visible")).to_have_count(1)
    site.unfold("Use a recovery phrase")
    site.unfold("Sign in")
    expect(page.locator("main textarea:visible")).to_have_count(0)
    page.get_by_label("Name for signing in").fill("ada.x")
    page.get_by_label("Password").fill("an owl in the wood")
    merge = page.get_by_role("radio", name="Merge it")
    expect(merge).to_have_count(0)
    site.accessible()
    page.get_by_role("button", name="Sign in").click()
    expect(merge).to_be_focused()
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_contain_text("The name or the password is wrong")


def test_reminders_are_asked_for_and_end(phone: Site) -> None:
    phone.open("profile")
    phone.page.get_by_role("link", name="Reminders").tap()
    pane = phone.page.get_by_role("region", name="Reminders")
    expect(pane).to_contain_text("You have not set up any reminders yet.")
    expect(pane).to_contain_text("This server does not send email.")
    address = pane.get_by_label("Address of the webhook")
    address.fill("http://localhost/hook")
    pane.get_by_role("button", name="Remind me there").tap()
    expect(pane.get_by_role("alert")).to_contain_text("must begin with https://")
    address.fill("https://hooks.example.org/T1")
    pane.get_by_role("button", name="Remind me there").tap()
    expect(pane).to_contain_text("From now on, reminders will be sent there.")
    expect(pane.get_by_role("button", name="Send a test reminder: hooks.example.org")).to_be_visible()
    pane.get_by_text("What is sent there").tap()
    wanted = pane.get_by_role("switch", name="All seats are taken")
    wanted.uncheck()
    phone.page.reload()
    pane.get_by_text("What is sent there").tap()
    expect(wanted).not_to_be_checked()
    expect(pane.get_by_role("switch", name="Somebody has given up")).to_be_checked()
    phone.fits()
    pane.get_by_role("button", name="Remove: hooks.example.org").press("Enter")
    expect(pane).to_contain_text("You have not set up any reminders yet.")
    # The page that the link in a mail opens.
    phone.open("reminders/stop/nothing")
    expect(phone.page.get_by_role("alert")).to_contain_text("This reminder no longer exists")


def test_addresses_are_confirmed_by_links_in_mails(visit: Visit, postbox: Postbox, start: Start) -> None:
    def mailed() -> str:
        """The page that the next mail leads to."""
        until(lambda: postbox.mails)
        found = re.search(r"#/(\S+)", postbox.mails.pop().get_content())
        assert found
        return found[1]

    given = postbox.configuration()
    variables = {f"NOCTUARY_MAIL_{name.upper()}": str(getattr(given, f"mail_{name}")) for name in MAIL}
    server = start(**variables)
    site = visit(server.port)
    other = site.page.context.new_page()
    site.open("profile/reminders")
    reminders = site.page.get_by_role("region", name="Reminders")
    reminders.get_by_label("Your email address").fill("ada@example.org")
    reminders.get_by_role("button", name="Remind me by email").click()
    expect(reminders).to_contain_text("waiting for you to open the link in the email")
    # As when somebody reads the mail in another window and comes back.
    other.goto(f"{site.address}#/{mailed()}")
    expect(other.locator("main")).to_contain_text("From now on, emails will be sent to this address")
    site.page.dispatch_event("main", "visibilitychange", {"bubbles": True})
    reminders.get_by_role("button", name="Send a test reminder: ada@example.org").click()
    assert mailed() == "profile/reminders"

    site.open("profile/devices")
    account = site.page.get_by_role("region", name="Account")
    site.unfold("Account")
    account.get_by_label("Name for signing in").fill("ada.l")
    account.get_by_label("Password", exact=True).fill("an owl in the wood")
    account.get_by_label("Email address").fill("ada@example.org")
    account.get_by_role("button", name="Create an account").click()
    expect(account).to_contain_text("This address is not confirmed yet")
    other.goto(f"{site.address}#/{mailed()}")
    expect(other.locator("main")).to_contain_text("The address is confirmed.")
    site.page.dispatch_event("main", "visibilitychange", {"bubbles": True})
    expect(account).not_to_contain_text("not confirmed")
