"""On the companion's pages nothing is lost: every change can be undone, and sheets belong to whoever keeps them."""

import re

import pytest
from playwright.sync_api import Page, expect

from noctuary.tables.wire.people import MAX_SHEETS
from tests.browser.site import Site, Visit
from tests.server.conftest import Process

SHEET = "companion/nocturne/sheet"


def share(ada: Site, ben: Site) -> None:
    """Ben opens the sheet that Ada shares."""
    ada.page.get_by_role("button", name="Fill it in together").click()
    link = ada.page.get_by_role("dialog").get_by_role("textbox").input_value()
    ada.page.keyboard.press("Escape")
    ben.page.goto(link)


def join(tablet: Site, ada: Site) -> None:
    """Make the tablet another device of Ada's."""
    secret = ada.post("api/identity/link", {}).json()["address"].partition("#/join/")[2]
    assert tablet.post("api/identity/join", {"secret": secret, "bring": False}).ok
    tablet.prefer(name="Ada")


@pytest.mark.parametrize(
    "address", [SHEET, "companion/nightfall/deal", "companion/nightfall/wounds", "companion/nightfall/series"]
)
def test_a_removed_player_comes_back_with_everything(phone: Site, page: Page, address: str) -> None:
    phone.open(address)
    page.get_by_role("button", name="3 players").click()
    if address == SHEET:
        page.get_by_role("tab").nth(1).click()
        page.locator("[data-tile=egg]").click()
        page.get_by_role("tab").first.click()
    if address.endswith("wounds"):
        page.get_by_role("button", name="one more").first.click()
    for number, name in enumerate(("Ada", "Ben", "Cleo"), 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    before = page.locator("main").inner_text()
    page.get_by_role("button", name="Remove Ada").click()
    expect(page.get_by_label("Name of player")).to_have_count(2)
    phone.fits()
    if not address.endswith("series"):  # Nothing of one that has not begun is kept.
        page.reload()
        expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.get_by_label("Name of player 1")).to_have_value("Ada")
    assert page.locator("main").inner_text() == before
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_label("Name of player 1")).to_have_value("Ben")


def phone_and_tablet(visit: Visit, server: Process, page: str) -> tuple[Site, Site]:
    """Ada's phone and a tablet that nobody has named yet, both at a page."""
    ada, tablet = visit(server.port, phone=True), visit(server.port)
    ada.prefer(name="Ada")
    for site in (tablet, ada):
        site.open(page)
    return ada, tablet


def test_a_count_of_wounds_is_questioned_undone_later_and_on_all_devices(visit: Visit, server: Process) -> None:
    ada, tablet = phone_and_tablet(visit, server, "companion/nightfall/wounds")
    ada.page.get_by_role("button", name="2 players").click()
    ada.page.get_by_role("switch", name="Count by kind").uncheck(force=True)
    for player, times in (("Player 1", 61), ("Player 2", 1)):
        ada.page.get_by_role("button", name=f"{player}’s wounds: one more").click(click_count=times)
    expect(ada.page.get_by_text("62 wounds in one game: is that right? There are only 60")).to_be_visible()
    expect(ada.page.locator("[data-part=place]")).to_contain_text("In your profile")
    ada.fits()
    ada.open("companion")
    ada.open("companion/nightfall/wounds")
    ada.page.get_by_role("button", name="Undo").click()
    expect(ada.page.locator(".players .sum")).to_have_text(["61 wounds", "no wounds"])
    join(tablet, ada)
    expect(tablet.page.locator(".players .sum")).to_have_text(["61 wounds", "no wounds"])
    # Of two first players the one entered first stands, until somebody says otherwise.
    first = [site.page.get_by_role("group", name="First player") for site in (ada, tablet)]
    tablet.page.context.set_offline(True)
    first[1].get_by_text("Player 2").click()
    first[0].get_by_text("Player 1").click()
    expect(ada.page.locator("[data-part=place]")).to_contain_text("In your profile")
    tablet.page.context.set_offline(False)
    tablet.page.locator("[data-part=clash]").get_by_role("button", name="Enter “Player 2”").click()
    expect(first[1].get_by_label("Player 2")).to_be_checked()
    expect(tablet.page.locator("[data-part=clash]")).to_have_count(0)


def test_sheets_that_a_device_cannot_read_or_store_stay_in_the_profile(site: Site, page: Page) -> None:
    site.prefer(name="Ada")
    one = {"kind": "nocturne-sheets", "version": 0, "shared": False, "content": '{"players": [{"name": "Zoe"}]}'}
    exchange = {"kind": "nocturne-sheets", "known": {}}
    place = page.locator("[data-part=place]")

    def keep(number: int) -> None:
        changed = [one | {"id": f"kept{number:016}"}]
        assert site.post("api/sheets", exchange | {"changed": changed}).ok

    keep(1)
    site.open(SHEET)
    expect(place).to_have_text(["In your profile, on all your devices."])
    page.evaluate("localStorage['noctuary-companion-nocturne-sheets'] += 'damaged'")
    page.reload()
    expect(page.get_by_text("What was saved here earlier cannot be read.")).to_be_visible()
    expect(place).to_have_text(["In your profile, on all your devices."])
    page.evaluate("""() => {
        const store = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
            if (key.endsWith('-sheets')) throw new DOMException('full', 'QuotaExceededError');
            store.call(this, key, text);
        };
    }""")
    keep(2)
    site.open()
    site.open(SHEET)
    expect(place).to_have_count(2)
    page.reload()
    expect(place).to_have_text(["In your profile, on all your devices."] * 2)


def test_points_of_a_solo_game_are_something_entered(site: Site, page: Page) -> None:
    site.open(SHEET)
    page.get_by_role("button", name="1 player", exact=True).click()
    page.locator("[data-goal=T1]").click()
    page.locator(".won").get_by_text("Player 1").click()
    page.get_by_role("link", name="Past scores").click()
    expect(page.locator("section:has(#past) li")).to_contain_text("Player 1 ")
    expect(page.locator("section:has(#past) li")).not_to_contain_text("nothing entered yet")


def test_nothing_is_said_of_a_sheet_before_somebody_says_it(site: Site, page: Page) -> None:
    site.open(SHEET)
    page.get_by_role("button", name="2 players").click()
    mode = page.get_by_role("group", name="Mode")
    expect(mode).to_contain_text("Not said yet: it counts as the standard game.")
    expect(mode.locator("input:checked")).to_have_count(0)
    page.locator("[data-goal=T1]").click()
    expect(page.locator(".won input:checked")).to_have_count(0)
    page.locator(".won").get_by_text("Nobody").click()
    page.reload()
    expect(page.locator(".won").get_by_label("Nobody")).to_be_checked()
    page.get_by_role("tab").nth(1).click()
    expect(page.locator(".characters input")).to_have_count(4)
    expect(page.locator(".characters input:checked")).to_have_count(0)
    expect(page.get_by_label("Scenario").locator("option:checked")).to_have_text("No scenario chosen")
    page.locator(".characters input").first.check(force=True)
    page.locator(".characters").get_by_text("None").click()
    expect(page.locator(".characters input:checked")).to_have_count(0)


def test_a_page_shows_only_what_it_understands_and_deletes_nothing_else(site: Site) -> None:
    site.prefer(name="Ada")
    # Whoever has a link may write anything, and a newer page writes other forms.
    contents = ['{"form": "newer"}', "nonsense", *['{"id": "same", "players": [{"tiles": {"mirror": 1e9}}]}'] * 2]
    exchange = {"kind": "nocturne-sheets", "known": {}, "changed": []}
    for number, content in enumerate(contents):
        one = {"id": str(number) * 20, "kind": "nocturne-sheets", "version": 0, "shared": False, "content": content}
        assert site.post("api/sheets", exchange | {"changed": [one]}).ok
    site.open(SHEET)
    expect(site.page.locator("[data-part=place]")).to_have_text(["In your profile, on all your devices."] * 2)
    kept = site.post("api/sheets", exchange).json()["sheets"]
    assert [one["content"] for one in kept][:2] == contents[:2]
    assert '"tiles":{}' in kept[3]["content"]


def test_what_is_said_at_last_of_a_sheet_of_an_older_form_stands(site: Site) -> None:
    site.prefer(name="Ada")
    one = {"id": "o" * 20, "kind": "nocturne-sheets", "shared": False}
    older = '{"mode": "standard", "names": ["NAME"], "players": [{}]}'

    def elsewhere(version: int, name: str) -> None:
        """An older page, which does not know that nobody has said this mode, keeps another name."""
        content = one | {"version": version, "content": older.replace("NAME", name)}
        assert site.post("api/sheets", {"kind": "nocturne-sheets", "known": {}, "changed": [content]}).ok

    elsewhere(0, "Ann")
    site.open(f"{SHEET}/{one['id']}")
    name, mode = site.page.get_by_label("Name of player 1"), site.page.get_by_role("group", name="Mode")
    expect(name).to_have_value("Ann")
    expect(mode.locator("input:checked")).to_have_count(0)
    mode.get_by_text("Standard", exact=True).click()
    wanted = {"kind": "nocturne-sheets", "known": {one["id"]: 0}, "changed": []}
    while '"mode":"standard"' not in (kept := site.post("api/sheets", wanted).json()["sheets"][0])["content"]:
        site.page.wait_for_timeout(100)
    elsewhere(kept["version"], "Eve")
    site.page.reload()
    expect(name).to_have_value("Eve")
    expect(mode.locator("input:checked")).to_have_count(1)


def test_a_sheet_too_many_stays_on_its_device_and_the_others_go_on(visit: Visit, server: Process) -> None:
    ada = visit(server.port)
    one = {"kind": "nocturne-sheets", "version": 0, "shared": False, "content": '{"players": [{"name": "Zoe"}]}'}
    many = [
        one | {"id": f"many{number:020}", "content": "1" if number else one["content"]} for number in range(MAX_SHEETS)
    ]
    # Before a page is open: with its first request the server learns who this is.
    for first in range(0, MAX_SHEETS, 3):
        wanted = {"kind": "nocturne-sheets", "known": {}, "changed": many[first : first + 3]}
        assert ada.post("api/sheets", wanted).ok
    ada.open(SHEET)
    ada.page.get_by_role("button", name="2 players").click()
    place = ada.page.locator("[data-part=place]")
    expect(place).to_contain_text("Only on this device.")
    ada.prefer(name="Ada")
    ada.open(SHEET)
    expect(place.filter(has_text="In your profile")).to_have_count(1)
    expect(place.filter(has_text="Only on this device.")).to_have_count(1)


def both_add(ada: Site, ben: Site) -> None:
    # Both enter at the same time, and each sees what the other has entered.
    for number, site, tile in ((1, ada, "egg"), (2, ben, "skull-ram")):
        site.page.get_by_role("tab").nth(number).click()
        site.page.locator(f"[data-tile={tile}]").click()
    for site in (ada, ben):
        for number in (1, 2):
            expect(site.page.get_by_role("tab").nth(number).locator(".total")).not_to_have_text("0")
    # What somebody else has entered is not undone here.
    ben.page.get_by_role("button", name="Undo").click()
    expect(ada.page.get_by_role("tab").nth(2).locator(".total")).to_have_text("0")
    expect(ben.page.get_by_role("tab").nth(1).locator(".total")).not_to_have_text("0")
    # What both add to the same player is kept.
    for number, site in enumerate((ada, ben)):
        site.page.get_by_role("tab").nth(1).click()
        site.page.get_by_role("button", name="Choose concoctions").click()
        site.page.locator("[data-concoction]").nth(number).click()
        site.page.get_by_role("button", name="Done").click()
    for site in (ada, ben):
        expect(site.page.locator(".cards li")).to_have_count(2)
        site.page.get_by_role("tab").first.click()


def comes_second(ada: Site, ben: Site) -> None:
    """Whoever comes second to a place is told what stands there."""
    won = [site.page.get_by_role("group", name="won by") for site in (ada, ben)]
    expect(won[1]).to_be_visible()
    ben.page.context.set_offline(True)
    won[1].get_by_role("radio", name="Ben").check()
    won[0].get_by_role("radio", name="Ada").check()
    expect(ada.page.locator("[data-part=place]")).to_contain_text("Shared")
    ben.page.context.set_offline(False)
    clash = ben.page.locator("[data-part=clash]")
    expect(clash).to_contain_text(
        "5. Collector’s Passion: “Ada” was entered on another device, and stands. You had entered “Ben”."
    )
    expect(won[1].get_by_role("radio", name="Ada")).to_be_checked()
    ben.fits()
    ben.page.reload()
    clash.get_by_role("button", name="Enter “Ben”").click()
    expect(clash).to_have_count(0)
    expect(won[0].get_by_role("radio", name="Ben")).to_be_checked()
    expect(ada.page.locator("[data-part=clash]")).to_have_count(0)
    # It can be undone like anything else.
    ben.page.get_by_role("button", name="Undo").click()
    expect(won[0].get_by_role("radio", name="Ada")).to_be_checked()


def test_a_sheet_is_on_all_devices_and_of_whoever_has_its_code_until_it_is_no_longer_shared(
    visit: Visit, server: Process
) -> None:
    ada, ben, tablet = visit(server.port), visit(server.port, phone=True), visit(server.port)
    ada.open(SHEET)
    ada.page.get_by_role("button", name="2 players").click()
    for number, name in enumerate(("Ada", "Ben"), 1):
        ada.page.get_by_label(f"Name of player {number}").fill(name)
    ada.page.locator("[data-goal=T5]").click()
    place = ada.page.locator("[data-part=place]")
    expect(place).to_contain_text("Only on this device.")
    share(ada, ben)
    both_add(ada, ben)
    ada.prefer(name="Ada")
    comes_second(ada, ben)
    # Only its owner ends sharing; what the others have entered stays.
    stop = ada.page.get_by_role("button", name="Stop sharing")
    expect(ben.page.get_by_role("button", name="Stop sharing")).to_have_count(0)
    stop.click()
    expect(stop).to_have_count(0)
    expect(ben.page.locator("[data-part=place]")).to_contain_text("Only on this device.")
    expect(place).to_contain_text("In your profile")
    join(tablet, ada)
    tablet.open(SHEET)
    tablet.page.get_by_role("button", name="Delete").click()
    with tablet.page.expect_request(lambda request: '"content":""' in (request.post_data or "")) as deleting:
        tablet.page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    deleting.value.response()
    ada.open(SHEET)
    expect(ada.page.get_by_role("button", name="Delete")).to_have_count(0)


def test_two_devices_never_mix_the_moves_of_a_solo_game(visit: Visit, server: Process) -> None:
    ada, tablet = phone_and_tablet(visit, server, "companion/nocturne/solo")
    join(tablet, ada)
    ada.page.get_by_role("button", name="Begin").click()
    expect(ada.page.locator("[data-part=place]")).to_contain_text("In your profile")
    tablet.page.reload()
    tablet.page.locator("[data-part=forest]").wait_for()
    tablet.page.context.set_offline(True)
    for site, cell in ((tablet, "a1"), (ada, "d4")):
        site.page.locator("[data-part=hand] button").first.click()
        site.page.locator(f"[data-cell={cell}]").click()
    expect(ada.page.locator("[data-part=place]")).to_contain_text("In your profile")
    tablet.page.context.set_offline(False)
    clash = tablet.page.locator("[data-part=clash]")
    expect(clash).to_contain_text("“Ada opens with 1 on d4” was entered on another device")
    expect(clash).to_contain_text("You had entered “Ada opens with 1 on a1”.")
    expect(tablet.page.locator("[data-cell=a1]")).to_have_attribute("aria-label", re.compile("^a1, a tile$"))
    clash.get_by_role("button", name="Enter").click()
    expect(tablet.page.locator("[data-cell=d4]")).to_have_attribute("aria-label", re.compile("^d4, a tile$"))
    expect(clash).to_have_count(0)


def test_results_are_counted_in_the_family_history_and_shared(phone: Site, page: Page) -> None:
    ada, ben = {"tiles": {"feather": 1}}, {"tiles": {"chest": 1}}
    long = "Ben" * 8
    sheets = [{"id": who, "names": ["Ada", who], "players": [ada, has]} for who, has in (("Cy", ada), (long, ben))]
    phone.open()
    key = "noctuary-companion-nocturne-sheets"
    page.evaluate(f"kept => localStorage['{key}'] = JSON.stringify({{version: 2, kept}})", {"sheets": sheets})
    phone.open("companion")
    lines = page.get_by_role("region", name="Family history").locator("p")
    expect(lines).to_contain_text(["tie", "played: 2", "Wins: Ada 1", "Best result: 2 (Ada, "])
    phone.open(SHEET)
    page.get_by_role("link", name=f"Ada, {long}").click()
    page.get_by_role("tab").nth(1).click()
    expect(page.get_by_role("button", name=f"Next: {long}")).to_be_visible()
    phone.fits()
    page.get_by_role("tab").last.click()
    phone.fits()
    page.context.grant_permissions(["clipboard-read"])
    page.get_by_role("button", name="Share as text").click()
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"\nAda wins with 2 points.\nAda: 2\n{long}: −1")
    with page.expect_download() as picture:
        page.get_by_role("button", name="Share as a picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_mark_of_what_is_reconstructed_opens_at_a_tap_and_chooses_nothing(phone: Site, page: Page) -> None:
    phone.open()
    phone.open(SHEET)
    page.get_by_role("button", name="2 players").click()
    for goal, marks in (("T4", 1), ("T1", 0)):
        expect(page.locator(f"[data-goal={goal}] .reconstructed")).to_have_count(marks)
    page.get_by_role("tab").nth(1).click()
    for opening, mark in ((None, ".tray"), ("Choose concoctions", "[data-concoction='1']")):
        if opening:
            page.get_by_role("button", name=opening).click()
        page.locator(f"{mark} .reconstructed").tap()
        expect(page.get_by_role("dialog", name="Reconstructed")).to_contain_text("we found no source for it")
        page.keyboard.press("Escape")
    cards = page.locator("[data-concoction]")
    expect(page.locator("[data-concoction][aria-pressed=true]")).to_have_count(0)
    for number in range(21):
        cards.nth(number).click()
    expect(page.get_by_text("Nobody can have more than 20 concoctions.")).to_be_visible()
    expect(page.locator("[data-concoction][aria-pressed=true]")).to_have_count(20)
