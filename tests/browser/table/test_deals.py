"""The deal of a table can be verified on its page."""

from playwright.sync_api import Page, expect

from tests.browser.site import Site


def test_a_deal_is_checked_before_and_after_the_game(site: Site, page: Page) -> None:
    site.open("new/nocturne")
    page.get_by_role("button", name="Play").click()
    page.locator("[data-part=question]").wait_for()
    menu = page.get_by_role("button", name="Menu")
    told = page.get_by_role("dialog", name="How this game was dealt").get_by_role("listitem")
    menu.click()
    page.get_by_role("button", name="How this game was dealt").click()
    expect(told).to_contain_text(["✓The server committed", "✓The number", "–The secret is revealed"])
    site.fits()
    page.keyboard.press("Escape")
    # A reader who has added nothing is told nothing else.
    kept = page.evaluate("localStorage.getItem('noctuary-deals')")
    page.evaluate("localStorage.removeItem('noctuary-deals')")
    page.get_by_role("button", name="How this game was dealt").click()
    dialog = page.get_by_role("dialog", name="How this game was dealt")
    expect(dialog).to_contain_text("Your browser added nothing")
    expect(dialog).not_to_contain_text("Added by your browser")
    page.keyboard.press("Escape")
    page.evaluate("kept => localStorage.setItem('noctuary-deals', kept)", kept)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes, give up").click()
    page.get_by_role("dialog", name="Vega wins!").get_by_role("button", name="Close").first.click()
    menu.click()
    page.get_by_role("button", name="How this game was dealt").click()
    expect(told).to_contain_text(["✓The server", "✓The number", "✓The secret is", "✓The key follows"])
    expect(page.get_by_role("link", name="Save game file")).to_be_visible()
