"""The companion of Nightfall at a physical table: dealing with one phone, counting wounds, a series."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.site import Site, Visit
from tests.server.conftest import Process

TOUCHED = """all => all.filter((card) => card.querySelector('.rail').getBoundingClientRect().bottom
    > card.querySelector('.name').getBoundingClientRect().top).length"""
"""The number of cards of which a moon touches the name."""
DEAL = "companion/nightfall/deal"
WOUNDS = "companion/nightfall/wounds"
SERIES = "companion/nightfall/series"
PLAYERS = ("Ada", "Ben", "Cleo")
CARDS = ".offer li button, .hand .card h3"


def name_players(site: Site, names: tuple[str, ...]) -> None:
    """Say how many play, which nobody has said yet, and enter their names."""
    numbers = site.page.get_by_role("group", name="How many people are playing?").get_by_role("button")
    expect(numbers).to_have_text([f"{number} players" for number in range(2, 6)])
    numbers.nth(len(names) - 2).click()
    expect(site.page.get_by_role("group", name="Players, in turn order")).to_be_focused()
    fields = site.page.get_by_label("Name of player")
    expect(fields).to_have_count(len(names))
    for field, name in zip(fields.all(), names, strict=True):
        field.fill(name)


def begin(site: Site, names: tuple[str, ...] = PLAYERS, **switches: bool) -> None:
    site.open(DEAL)
    name_players(site, names)
    for label in switches:
        site.page.get_by_role("switch", name=label.replace("_", " ")).check(force=True)
    site.page.get_by_role("button", name="Deal for").click()


def hand(site: Site) -> list[str]:
    """The cards that the player holding the phone could pick."""
    return [button.get_attribute("aria-label") or "" for button in site.page.locator(".offer button").all()]


def look(site: Site, name: str) -> list[str]:
    """Take the phone as the player called `name`."""
    expect(site.page.get_by_role("heading", name=f"Give the phone to {name}")).to_be_visible()
    expect(site.page.locator(CARDS)).to_have_count(0)
    site.page.get_by_role("button", name=f"I am {name}").click()
    site.page.locator(".offer").wait_for()
    return hand(site)


def pick(site: Site, card: str) -> None:
    site.page.get_by_role("button", name=card, exact=True).click()
    expect(site.page.locator(".hand .card h3")).to_have_text(card)
    site.page.locator(".bar .primary").click()


def cover(site: Site, name: str, cards: list[str]) -> None:
    """After a reload, or after leaving the app, the cards are covered again."""
    site.page.reload()
    assert look(site, name) == cards
    site.page.get_by_role("button", name="Hide").click()
    expect(site.page.get_by_role("button", name="picks again")).to_have_count(0)
    look(site, name)


def take_back(site: Site, name: str, cards: list[str]) -> None:
    """A pick can be taken back until somebody else looks."""
    pick(site, cards[1])
    site.page.get_by_role("button", name=f"{name} picks again").click()
    assert look(site, name) == cards


def pile(part: Locator) -> list[str]:
    return [button.get_attribute("aria-label") or "" for button in part.locator("li button").all()]


@pytest.mark.soak
def test_three_draft_with_one_phone_and_nobody_sees_the_others_cards(phone: Site, page: Page) -> None:
    begin(phone)
    held: dict[str, list[str]] = {}
    picked: dict[str, list[str]] = {name: [] for name in PLAYERS}
    for round_, left in enumerate((4, 3, 2)):
        passed = {name: held.get(PLAYERS[index - 1], []) for index, name in enumerate(PLAYERS)}
        for name in PLAYERS:
            cards = look(phone, name)
            assert len(cards) == left
            if round_:
                assert cards == passed[name]
            if name == "Ben":
                cover(phone, name, cards)
            if round_ == 0 and name == "Cleo":
                phone.fits()
            if round_ == 0 and name == "Ada":
                take_back(phone, name, cards)
            card = cards[round_ % len(cards)]
            pick(phone, card)
            picked[name].append(card)
            held[name] = [other for other in cards if other != card]
    expect(page.get_by_role("heading", name="All have picked")).to_be_visible()
    expect(page.locator(".pane li button")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Show the archives").click()
    commons = pile(page.locator("section", has=page.get_by_role("heading", name="Commons")))
    assert len(commons) == 8
    for name in PLAYERS:
        assert pile(page.locator("section", has=page.get_by_role("heading", name=name, exact=True))) == picked[name][:2]
        assert picked[name][2] in commons
        assert not set(held[name]) & set(commons)
    expect(page.locator("section.first")).to_contain_text("begins")
    expect(page.locator("section.first")).to_contain_text("turn 30 wounds face up")
    phone.fits()
    page.get_by_role("link", name="Count wounds with these players").click()
    expect(page.locator(".players h2")).to_have_text(PLAYERS)


@pytest.mark.soak
def test_secret_archives_are_shown_to_their_owner_only(site: Site, page: Page) -> None:
    begin(site, ("Ada", "Ben"), Secret_archives=True)
    out = []
    for _ in range(3):
        for name in ("Ada", "Ben"):
            cards = look(site, name)
            pick(site, cards[0])
            out.append(cards[0])
    page.get_by_role("button", name="Show the archives").click()
    commons = pile(page.locator("section", has=page.get_by_role("heading", name="Commons")))
    # The first picks left the game in secret (NF-1.4), and the archives are hidden.
    assert not set(out) & set(commons)
    expect(page.locator(".pane li button")).to_have_count(8)
    page.get_by_role("button", name="Show them to Ben").click()
    expect(page.locator(".pane li button")).to_have_count(0)
    page.get_by_role("button", name="I am Ben").click()
    assert pile(page.locator("section")) == [out[3], out[5]]
    site.accessible()
    page.reload()
    expect(page.locator(".pane li button")).to_have_count(8)


@pytest.mark.soak
def test_a_quick_start_deals_named_pairs_at_once(site: Site, page: Page) -> None:
    site.open(DEAL)
    name_players(site, PLAYERS)
    page.get_by_text("Quick start", exact=True).click()
    page.get_by_text("Chosen here").click()
    # Until somebody names an edition, there are only pairs that all of them have.
    expect(page.get_by_label("Ben", exact=True).first.locator("option")).to_have_count(5)
    page.get_by_role("group", name="Edition").get_by_text("German").click()
    page.get_by_label("Ben", exact=True).first.select_option("6")
    page.get_by_role("group", name="First player").get_by_text("Cleo").click()
    site.accessible()
    page.get_by_role("button", name="Deal for").click()
    ben = page.locator("section", has=page.get_by_role("heading", name="Ben", exact=True))
    assert pile(ben) == ["Zacharias Sands", "Shock and Awe"]
    expect(page.locator("section.first")).to_contain_text("Cleo begins")
    for width in (360, 390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.locator(".card").evaluate_all(TOUCHED) == 0
    page.get_by_role("button", name="Vulko").or_(page.locator(".pane li button")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("draft card")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="New deal").click()
    page.get_by_role("button", name="Forget it and start over").click()
    expect(page.get_by_label("Name of player").nth(2)).to_have_value("Cleo")


@pytest.mark.soak
def test_open_archives_lie_there_before_the_draft(site: Site, page: Page) -> None:
    site.open(DEAL)
    page.get_by_role("button", name="2 players").click()
    page.get_by_text("Open archives", exact=True).click()
    page.get_by_role("button", name="Deal for").click()
    commons = pile(page.locator("section", has=page.get_by_role("heading", name="Commons")))
    assert len(commons) == 8
    for _ in range(2):
        for name in ("Player 1", "Player 2"):
            page.get_by_role("button", name=f"I am {name}").click()
            page.locator(".offer button").first.click()
            page.locator(".bar .primary").click()
    page.get_by_role("button", name="Show the archives").click()
    assert pile(page.locator("section", has=page.get_by_role("heading", name="Commons"))) == commons


@pytest.mark.soak
def test_wounds_are_counted_ranked_and_kept(phone: Site, page: Page) -> None:
    phone.open(WOUNDS)
    name_players(phone, PLAYERS)
    counted = {"Ada": (1, 2, 4), "Ben": (3, 4, 0), "Cleo": (2, 1, 4)}
    for name, counts in counted.items():
        for kind, count in zip(("Bites", "Burns", "Bleeds"), counts, strict=True):
            for _ in range(count):
                page.get_by_role("button", name=f"{kind} ({name}): one more").tap()
    standing = page.locator(".standing li")
    # Ada and Cleo are level in everything, and nobody has said who was the first player.
    expect(standing.nth(0).locator("strong")).to_have_text(["Ada", "Cleo"])
    expect(standing.nth(0)).to_contain_text("a tie to settle")
    page.get_by_role("group", name="First player").get_by_text("Ben").click()
    # All have 7; the highest kinds are equal, Ben's second-highest is not; Ada sits to his right.
    expect(standing.locator("strong")).to_have_text(["Ada", "Cleo", "Ben"])
    expect(standing.nth(0)).to_contain_text("Ada sits closer to the right of the first player, Ben")
    expect(standing.nth(1)).to_contain_text("Cleo’s second most frequent kind comes to 2, Ben’s to 3")
    phone.fits()
    page.reload()
    expect(standing.locator("strong")).to_have_text(["Ada", "Cleo", "Ben"])
    page.get_by_role("button", name="Burns (Ben): one less").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(standing.locator("strong").first).to_have_text("Ben")
    for _ in range(2):
        page.get_by_role("button", name="Undo").tap()
    expect(standing.locator("strong")).to_have_text(["Ada", "Cleo", "Ben"])
    page.get_by_role("switch", name="Count by kind").uncheck(force=True)
    expect(standing).to_have_count(1)
    expect(standing).to_contain_text("Count them by kind")
    page.get_by_role("button", name="Ada’s wounds: one more").tap()
    expect(standing.last).to_contain_text("Ada8")
    page.get_by_role("button", name="Remove Ben").tap()
    page.reload()
    expect(page.locator(".players h2")).to_have_text(["Ada", "Cleo"])
    expect(page.locator(".players .sum")).to_have_text(["8 wounds", "7 wounds"])
    page.get_by_role("button", name="Start a new count").tap()
    page.get_by_role("button", name="Set to 0").tap()
    expect(page.locator("main")).to_contain_text("The player with the fewest wins.")


def enter(site: Site, *wounds: int) -> None:
    for name, number in zip(PLAYERS, wounds, strict=True):
        site.page.get_by_label(f"{name}’s wounds").fill(str(number))
    site.page.get_by_role("button", name="Add the game").click()
    if sum(wounds) > 60:  # more than the box has is questioned
        site.page.get_by_role("dialog").get_by_role("button", name="Add the game").click()


@pytest.mark.soak
def test_a_series_ends_at_100_wounds_and_is_kept(site: Site, page: Page) -> None:
    site.open(SERIES)
    name_players(site, PLAYERS)
    page.get_by_role("group", name="First player").get_by_text("Cleo").click()
    page.get_by_role("button", name="Start the series").click()
    expect(page.get_by_text("Cleo begins")).to_be_visible()
    page.get_by_label("Ada’s wounds").fill("-1")
    page.get_by_role("button", name="Add the game").click()
    expect(page.locator("input:invalid").first).to_be_focused()  # There the browser says why.
    enter(site, 20, 30, 30)
    expect(page.get_by_text("Ada begins")).to_be_visible()
    enter(site, 40, 20, 99)
    expect(page.get_by_role("heading", name="Cleo").or_(page.get_by_text("Not played to the end"))).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("Ben wins the series")
    page.get_by_role("button", name="Take game 2 back").click()
    expect(page.get_by_label("Cleo’s wounds")).to_have_value("99")
    enter(site, 40, 30, 70)
    expect(page.get_by_role("status")).to_contain_text("Ada and Ben share the victory")
    expect(page.get_by_role("img", name="Running totals")).to_be_visible()
    expect(page.locator("svg polyline")).to_have_count(3)
    site.accessible()
    page.reload()
    page.get_by_role("button", name="New series, same players").click()
    expect(page.get_by_text("Ben begins")).to_be_visible()
    past = page.locator(".past details")
    expect(past).to_contain_text("Ada and Ben share the victory")
    past.locator("summary").click()
    expect(past.locator("tbody tr")).to_have_count(2)
    expect(past.locator("tbody tr").last.locator(".running")).to_have_text(["60", "60", "100"])
    past.get_by_role("button", name="Delete this series").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete this series").click()
    expect(past).to_have_count(0)


@pytest.mark.soak
def test_a_series_changes_its_players_and_questions_more_wounds_than_the_box_has(site: Site, page: Page) -> None:
    site.open(SERIES)
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("group", name="First player").get_by_text("Player 1").click()
    page.get_by_role("button", name="Start the series").click()
    for first, second in ((5, 994), (5, 10)):
        page.get_by_label("Player 1’s wounds").fill(str(first))
        page.get_by_label("Player 2’s wounds").fill(str(second))
        page.get_by_role("button", name="Add the game").click()
        if second > 99:
            expect(page.get_by_role("dialog")).to_contain_text(
                "999 wounds in one game: is that right? There are only 60"
            )
            page.get_by_role("button", name="Cancel").click()
    page.get_by_text("Change the players").click()
    page.get_by_role("button", name="Add a player").click()
    page.get_by_label("Name of player 3").fill("Cleo")
    expect(page.locator("tbody .running")).to_have_text(["5", "10", "0"])
    expect(page.get_by_text("Player 2 begins")).to_be_visible()
    page.get_by_role("button", name="Remove Player 1").click()
    expect(page.locator("tbody .running")).to_have_text(["10", "0"])
    expect(page.get_by_text("Player 2 begins")).to_be_visible()


def test_the_wound_counter_fills_in_the_series(site: Site, page: Page) -> None:
    site.open(WOUNDS)
    page.get_by_role("button", name="2 players").click()
    site.open(SERIES)
    page.get_by_role("button", name="Start the series").click()
    site.open(WOUNDS)
    page.get_by_role("button", name="Bites (Player 1): one more").click(click_count=3)
    page.get_by_role("button", name="Burns (Player 2): one more").click()
    page.get_by_role("link", name="Add to the series").click()
    expect(page.get_by_label("Player 1’s wounds")).to_have_value("3")
    page.get_by_role("button", name="Add the game").click()
    expect(page.locator("tbody .running")).to_have_text(["3", "1"])


def test_what_cannot_be_read_breaks_nothing_and_is_not_lost(site: Site, page: Page) -> None:
    site.open(WOUNDS)
    page.evaluate(
        'localStorage.setItem(\'noctuary-companion-nightfall-wounds\', \'{"version": 1, "kept": {"names": 7}}\')'
    )
    page.reload()
    expect(page.get_by_text("What was saved here earlier cannot be read.")).to_be_visible()
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("button", name="Bites (Player 1): one more").click()
    page.reload()
    expect(page.locator(".players")).to_contain_text("1 wound")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save it as a file").click()
    assert json.loads(saved.value.path().read_text())["kept"] == {"names": 7}
    page.get_by_role("button", name="Delete it").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete it").click()
    page.reload()
    page.locator(".players").wait_for()
    expect(page.get_by_text("What was saved here earlier cannot be read.")).to_have_count(0)


@pytest.mark.soak
def test_a_deal_of_cards_that_are_in_no_box_is_put_aside(site: Site, page: Page) -> None:
    begin(site)
    look(site, "Ada")
    page.evaluate("""() => {
        const key = 'noctuary-companion-nightfall-deal';
        localStorage.setItem(key, localStorage.getItem(key).replace('vulko', 'volcano'));
    }""")
    page.reload()
    expect(page.get_by_text("What was saved here earlier cannot be read.")).to_be_visible()
    expect(page.get_by_role("button", name="2 players")).to_be_visible()


def test_without_storage_the_pages_work_and_say_so(site: Site, page: Page) -> None:
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }")
    site.open(WOUNDS)
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("button", name="Bites (Player 1): one more").click()
    expect(page.locator(".players")).to_contain_text("1 wound")
    expect(page.get_by_text("This browser saves nothing for this page")).to_be_visible()


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "de-DE"])
@pytest.mark.soak
def test_axe_finds_nothing_serious(visit: Visit, server: Process, language: str) -> None:
    site = visit(server.port, language=language)
    for _ in range(2):
        for path in ("companion", DEAL, WOUNDS, SERIES):
            site.open(path)
            site.fits()
        site.page.locator("header [aria-pressed]").click()
    site.open(DEAL)
    site.page.locator(".numbers .primary").first.click()
    site.page.locator("form > .primary").click()
    site.accessible()
    site.page.locator("section .primary").click()
    site.page.locator(".offer button").first.click()
    site.fits()


def test_the_draft_is_made_by_keyboard(site: Site, page: Page) -> None:
    site.open(DEAL)
    page.get_by_role("button", name="2 players").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Deal for").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I am Player 1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".hand h2")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".offer button").nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator(".bar .primary").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I am Player 2")).to_be_focused()
