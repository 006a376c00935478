"""Friends at one table, each in a browser of their own."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from hatch_build import ROOT
from noctuary.kernel.contract import catalogue
from noctuary.server.routes.client import STATIC
from noctuary.tables import wall_clock
from tests.browser.site import OWN, Site, Visit
from tests.games.trials import BUILT_IN
from tests.server.conftest import Inside, Process


def accept(ben: Site, link: str) -> None:
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ada invites you to play Nocturne")
    expect(ben.page.locator("main")).to_contain_text("young fox mage")
    ben.look()
    ben.touchable()
    ben.page.get_by_role("button", name="The rules in two minutes").tap()
    rules = ben.page.get_by_role("dialog", name="The rules in two minutes")
    expect(rules.get_by_role("listitem")).to_have_count(8)
    expect(rules).not_to_contain_text("{")
    ben.accessible()
    rules.get_by_role("button", name="Let’s play").tap()
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Take the seat").click()


def change_devices(ada: Site, other: Site) -> None:
    """One device passes its seat to another."""
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Move my seat to another device").click()
    ada.page.get_by_role("button", name="Create a link for Ada").click()
    link = ada.page.get_by_label("Link", exact=True).input_value()
    ada.accessible()
    other.page.goto(link)
    expect(other.page.locator("main")).to_contain_text("Continue here as Ada (Nocturne).")
    other.fits()
    other.page.get_by_role("button", name="Take the seat here").tap()
    expect(other.page.get_by_role("region", name="My tokens")).to_be_visible()


def stand_in(ada: Site, ben: Site) -> Locator:
    """A bot moves for an absent player until that player returns."""
    ben.open()
    ada.page.get_by_label("Bot that takes a seat, for good or for a while").select_option("2 · Apprentice")
    ada.page.get_by_role("button", name="Let the bot play for Ben for a while").click()
    expect(ada.page.get_by_role("dialog").last).to_contain_text("a bot is playing until they are back")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    seat = ada.page.get_by_role("region", name="Ben", exact=True)
    expect(seat).to_contain_text("bot for now")
    expect(ada.page.get_by_role("log", name="Log").last).to_contain_text(
        "A bot is playing for Ben until they come back."
    )
    return seat


def test_a_friend_comes_by_a_link_and_a_bot_stands_in(visit: Visit, server: Process) -> None:
    ada, ben = visit(server.port), visit(server.port, phone=True)
    # Headless browsers cannot share.
    ada.page.add_init_script("navigator.share = async ({ url }) => { window.shared = url; }")
    ada.open()
    ada.page.get_by_role("button", name="Play with a friend").click()
    # A player who has no name yet is asked for one, once.
    ada.page.get_by_label("What is your name?").fill("Ada")
    ada.accessible()
    ada.page.get_by_role("button", name="Get the link").click()
    invitation = ada.page.get_by_role("dialog")
    expect(invitation).to_contain_text("One seat is free.")
    expect(invitation.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = invitation.get_by_label("Link").input_value()
    invitation.get_by_role("button", name="Share").click()
    assert ada.page.evaluate("window.shared") == link

    accept(ben, link)
    # The host immediately sees who has arrived.
    expect(invitation).to_have_count(0)
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    ben.page.locator("[data-part=question]").wait_for()
    expect(ben.page.get_by_role("button", name="The rules in two minutes")).to_be_visible()

    # The host sees who is present.
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Friends at this table").click()
    expect(ada.page.get_by_role("dialog").last).to_contain_text("Ben here")
    expect(ada.page.get_by_role("button", name="Remove Ben from the table")).to_be_visible()

    seat = stand_in(ada, ben)
    # A returning player finds the table, and the link leads to it.
    expect(ben.page.locator("a.row, .actions a").first).to_contain_text("Ada")
    ben.page.goto("about:blank")
    ben.page.goto(link)
    ben.page.get_by_role("link", name="Go to the table").click()
    ben.page.locator("[data-part=question]").wait_for()
    expect(seat).not_to_contain_text("bot for now")

    change_devices(ada, visit(server.port, phone=True))


def test_a_game_with_a_friend_has_a_clock_if_its_host_wants_one(site: Site, page: Page) -> None:
    site.open()
    clock = page.locator("[data-part=friend-clock]")
    expect(clock).to_have_text("With a clock…")
    clock.click()
    page.get_by_label("What is your name?").fill("Ada")
    page.get_by_label("Clock", exact=True).select_option("correspondence")
    page.get_by_role("button", name="Get the link").click()
    expect(page.get_by_role("dialog")).to_contain_text("One seat is free.")
    secret = page.get_by_role("dialog").get_by_label("Link").input_value().partition("#/sit/")[2]
    assert site.post("api/invitations/look", {"secret": secret}).json()["timing"]["pace"] == "correspondence"
    # The next game in one click has the same clock.
    site.open()
    expect(clock).to_have_text("correspondence, 2 days for each decision")


def leave_and_return(ada: Site, ben: Site, rooms: list[Locator], id: str, link: str) -> None:
    """Whoever leaves before the first move leaves nothing behind."""
    ben.open()
    # What can be continued comes above the list and moves it.
    expect(ben.page.get_by_role("link", name="Continue")).to_be_visible()
    ben.page.get_by_text("My games").tap()
    ben.page.get_by_role("button", name="Leave the table").tap()
    ben.page.get_by_role("dialog").get_by_role("button", name="Leave").tap()
    for room in (rooms[0], rooms[2]):
        expect(room).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.open()
    expect(ada.page.get_by_role("link", name="Continue")).to_contain_text("Waiting for players")
    ada.open(f"table/{id}")
    ada.page.get_by_role("dialog", name="Friends at this table").get_by_role("button", name="Close").click()
    ben.page.goto(link)
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Take the seat").tap()


def give_up_and_play_again(ada: Site, ben: Site, room: Locator) -> None:
    ben.give_up()
    ended = [one.page.get_by_role("dialog", name=name) for one, name in ((ada, "You win!"), (ben, "Ada wins!"))]
    for dialog in ended:
        expect(dialog).to_contain_text("Ben gives up.")
    ended[1].get_by_role("button", name="Rematch").tap()
    expect(room).to_contain_text("The others have been asked for a rematch.")
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    ben.fits()
    expect(ended[0]).to_contain_text("Ben would like a rematch.")
    ended[0].get_by_role("button", name="Go to the rematch").click()
    for site in (ada, ben):
        site.page.locator("[data-part=question]").wait_for()
    expect(ada.page).to_have_url(ben.page.url)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="How this game was dealt").click()
    deal = ada.page.get_by_role("dialog", name="How this game was dealt")
    expect(deal).to_contain_text("yours among them")
    expect(deal.get_by_role("listitem")).to_contain_text(["✓The server", "✓The number", "–The secret"])


def test_two_wait_for_each_other_play_give_up_and_play_again(visit: Visit, server: Process) -> None:
    ada, ben, eve = visit(server.port), visit(server.port, phone=True), visit(server.port, language="de-DE")
    rooms = [site.page.locator("[data-part=waiting-room]") for site in (ada, ben, eve)]
    id = ada.share(free=1, options={"first": "P1"})
    ada.open(f"table/{id}")
    ada.page.get_by_role("dialog", name="Friends at this table").get_by_role("button", name="Close").click()
    links = ada.links(id)
    eve.page.goto(links["watchers"]["address"])
    # Nobody is offered what needs a deal, and nobody sits where a seat is free.
    for room, words in ((rooms[0], ["Ada here", "free"]), (rooms[2], ["Ada da", "frei"])):
        expect(room.get_by_role("list").first.get_by_role("listitem")).to_have_text(words)
        expect(room.locator("[data-part=undo], [data-part=hint]")).to_have_count(0)
    for site in (ada, eve):
        site.accessible()
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.get_by_role("dialog").get_by_role("button", name="Give up")).to_have_count(0)
    ada.page.keyboard.press("Escape")

    ben.page.goto(links["address"])
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Take the seat").tap()
    for site in (ada, ben, eve):
        site.page.locator("[data-part=question]").wait_for()
    leave_and_return(ada, ben, rooms, id, links["address"])
    play(ada)
    expect(ben.page.locator("main.table")).to_have_attribute("data-told", str(told(ada)))
    give_up_and_play_again(ada, ben, rooms[1])


@pytest.mark.soak
def test_a_listed_table_is_found_by_others(visit: Visit, server: Process) -> None:
    ada, ben = visit(server.port, language="de-DE"), visit(server.port, phone=True)
    ben.open()
    ben.page.get_by_role("link", name="Open tables").click()
    expect(ben.page.get_by_text("There are no open tables")).to_be_visible()
    ada.open("new/nocturne")
    ada.page.get_by_label("Wer auf Platz 2 spielt").select_option("Mitspieler per Link")
    ada.page.get_by_role("button", name="Spielen", exact=True).click()
    ada.unfold("Tisch für alle öffnen")
    ada.page.get_by_label("Gesucht").select_option("Einsteiger")
    ada.page.get_by_role("button", name="Öffentlich anbieten").click()
    expect(ada.page.get_by_role("status").filter(has_text="öffentlich angeboten")).to_be_visible()
    ada.accessible()
    ben.page.get_by_role("button", name="Refresh").click()
    expect(ben.page.get_by_role("listitem")).to_contain_text(["one free seat · Deutsch · Looking for: beginners"])
    ben.fits()
    # The filter of the list of tables is kept in the address.
    ben.page.get_by_label("Pace").select_option("live")
    expect(ben.page.get_by_role("listitem")).to_contain_text(["No open table matches."])
    ben.page.reload()
    expect(ben.page.get_by_label("Pace")).to_have_value("live")
    ben.page.get_by_label("Pace").select_option("any")
    ben.page.get_by_label("Looking for").select_option("beginners")
    ben.page.get_by_role("link", name="Sit down").click()
    ben.page.get_by_label("Your name at the table").fill("Benno")
    ben.page.get_by_role("button", name="Take the seat").click()
    ben.page.locator("[data-part=question]").wait_for()
    # Whoever comes back to the start page finds the game there.
    eve = visit(server.port)
    eve.table(seed=3)
    eve.open()
    # The list arrives late, and moves nothing that is clicked.
    expect(eve.page.locator("details ~ [data-part=watch]")).to_be_visible()
    eve.page.locator("[data-part=watch] a").filter(has_text="Benno").click()
    expect(eve.page.get_by_text("You are watching")).to_be_visible()


@pytest.mark.parametrize("game", BUILT_IN)
def test_where_whoever_plays_has_a_hand_a_watcher_sees_more_of_the_table(
    visit: Visit, server: Process, game: str
) -> None:
    ada, ben, eve = (visit(server.port) for _ in range(3))
    # A draft has no hand yet.
    drafts = hasattr(catalogue.find(game).options({"players": 2}), "draft")
    id = ada.share(ben, game=game, options={"draft": "quick-start"} if drafts else {}, opened=True)
    eve.page.goto(ada.links(id)["watchers"]["address"])
    for site in (ada, eve):
        site.page.locator("main .middle").wait_for()
    below = "() => innerHeight - document.querySelector('main .middle').getBoundingClientRect().bottom"
    assert eve.page.evaluate(below) < 40 < ada.page.evaluate(below)


def test_somebody_watches_by_a_link_until_the_host_closes_the_table(visit: Visit, server: Process) -> None:
    ada, eve = visit(server.port), visit(server.port, phone=True)
    id = ada.share(free=1)
    # Whoever opens the address of the table without a seat is offered to watch.
    eve.open(f"table/{id}")
    expect(eve.page.get_by_role("heading")).to_have_text("You have no seat at this table.")
    expect(eve.page.locator("main")).to_contain_text("You see what all players can see")
    eve.touchable()
    eve.page.get_by_role("button", name="Watch this game").tap()
    expect(eve.page.locator("[data-part=waiting-room]")).to_contain_text("You are watching")
    ada.open(f"table/{id}")
    ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Watchers: 1").click()
    friends = ada.page.get_by_role("dialog", name="Watchers: 1")
    link = friends.get_by_label("Link").input_value()
    expect(ada.page.get_by_role("img", name="Watchers: 1")).to_be_attached()
    for site in (ada, eve):
        site.accessible()
    for part in ("undo", "hint", "line"):
        expect(eve.page.locator(f"[data-part={part}]")).to_have_count(0)

    friends = ada.page.get_by_role("dialog", name="Watchers")
    friends.get_by_role("button", name="Stop letting people watch").click()
    expect(eve.page.get_by_role("heading")).to_contain_text("no longer lets people watch")
    friends.get_by_text("5 moves late").click()
    friends.get_by_role("button", name="Let people watch").click()
    expect(friends).to_contain_text("5 moves late.")
    assert friends.get_by_label("Link").input_value() != link
    eve.page.goto(friends.get_by_label("Link").input_value())
    expect(eve.page.locator("[data-part=waiting-room]")).to_contain_text("5 moves late")


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    """A server in this process, whose time a test can set."""
    with Inside(tmp_path, STATIC) as server:
        yield server


def test_a_clock_runs_out_and_a_bot_plays_until_its_person_is_back(
    visit: Visit, inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = visit(inside.port), visit(inside.port, phone=True)
    timing = {"pace": "live", "seconds": 3600, "increment": 0, "zero": "bot"}
    id = ada.share(ben, options={"mode": "family", "first": "P1"}, timing=timing)
    # Everybody is there, so the clock of the player to decide runs as soon as the table is open.
    ada.open(f"table/{id}")
    clocks = ada.page.get_by_role("region", name="Clocks")
    seat = ada.page.get_by_role("region", name="Ada", exact=True)
    expect(seat.locator("[data-clock=P1]")).to_contain_text("running")

    now = wall_clock.now_ms
    monkeypatch.setattr(wall_clock, "now_ms", lambda: now() + 3_600_000)
    inside.run(inside.lobby.open_tables[id].clocks.time_up())
    expect(clocks).to_contain_text("Your time is up.")
    expect(seat).to_contain_text("bot for now")
    clocks.get_by_role("button", name="Take over from the bot").click()
    expect(clocks.get_by_role("button", name="Ask for a pause")).to_be_visible()
    expect(seat).not_to_contain_text("bot for now")
    ben.open(f"table/{id}")
    expect(ben.page.locator("[data-clock=P2]")).to_contain_text(":")
    for site in (ada, ben):
        site.accessible()


def test_who_waits_for_somebody_who_is_gone_has_a_way_out(visit: Visit, server: Process) -> None:
    ways = {
        "Let a bot play for P1": "now playing for P1",
        "Claim the win": "You win!",
        "End the game": "The game is over",
    }
    ben = visit(server.port, phone=True)
    for number, (way, outcome) in enumerate(ways.items()):
        ada = visit(server.port)
        id = ada.share(ben, options={"mode": "family", "first": "P2"})
        ben.open(f"table/{id}")
        play(ben)
        if number == 2:
            ben.open(f"table/{id}/text")
        assert ada.page.request.delete(f"{ada.address}api/profile", headers=OWN).ok
        offer = ben.page.get_by_role("region", name="Somebody is gone")
        expect(offer).to_contain_text("P1 has left")
        if number != 1:
            ben.accessible()
        offer.get_by_role("button", name=way).click()
        if number:
            ben.page.get_by_role("dialog").get_by_role("button", name=way).click()
        expect(ben.page.locator("body")).to_contain_text(outcome)
        expect(offer).to_have_count(0)


@pytest.mark.soak
def test_a_pause_is_agreed_on_and_it_is_seen_who_is_there(visit: Visit, server: Process) -> None:
    ada, ben, cleo = visit(server.port), visit(server.port, phone=True), visit(server.port)
    id = ada.share(free=2, timing={"pace": "relaxed", "seconds": 600, "increment": 0, "zero": "bot"})
    link = ada.links(id)["address"]
    # Two people see the same free seat: the slower one gets the other seat.
    ben.page.goto(link)
    ben.page.get_by_label("Your name at the table").fill("Ben")
    expect(ben.page.get_by_label("Seat")).to_have_value("P2")
    taken = {"secret": link.partition("#/sit/")[2], "seat": "P2", "name": "Cleo"}
    assert cleo.post("api/invitations/take", taken).ok
    ben.page.get_by_role("button", name="Take the seat").tap()
    ben.page.locator("[data-part=question]").wait_for()
    ada.open(f"table/{id}")
    expect(ada.page.get_by_role("region", name="Cleo", exact=True)).to_contain_text("away")
    cleo.open(f"table/{id}/text")
    expect(ada.page.get_by_role("region", name="Cleo", exact=True)).not_to_contain_text("away")

    notices = [site.page.locator("[data-part=pause]") for site in (ada, ben, cleo)]
    ada.page.get_by_role("button", name="Ask for a pause").click()
    expect(notices[0]).to_contain_text("You are asking for a pause. Waiting for: Cleo, Ben.")
    for notice in notices[1:]:
        expect(notice).to_contain_text("Ada asks for a pause.")
    for site in (ada, ben, cleo):
        site.accessible()
    ben.touchable()
    ben.look(whole=True)
    notices[1].get_by_role("button", name="Agree").tap()
    notices[2].get_by_role("button", name="Agree").press("Enter")
    for notice in notices:
        expect(notice).to_contain_text("The clocks are paused.")
    notices[1].get_by_role("button", name="Ask to go on").tap()
    notices[0].get_by_role("button", name="Not yet").click()
    expect(notices[1]).to_contain_text("The clocks are paused.")


@pytest.mark.soak
def test_people_at_a_table_talk_each_in_their_own_language(visit: Visit, server: Process) -> None:
    ada, ben = visit(server.port), visit(server.port, phone=True, language="de-DE")
    id = ada.share(ben, opened=True)
    ada.page.get_by_role("button", name="Chat").click()
    chat = ada.page.get_by_role("region", name="Chat")
    chat.get_by_label("Your message").fill("See https://example.org <b>")
    chat.get_by_role("button", name="Send").click()
    expect(chat.get_by_role("listitem")).to_contain_text(["See https://example.org <b>"])
    expect(chat.get_by_role("link")).to_have_count(0)
    chat.get_by_role("button", name="Have fun!").click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Ada: Viel Spaß!")
    ben.page.get_by_role("button", name="Chat, 2 neue Nachrichten").click()
    sheet = ben.page.get_by_role("dialog")
    expect(sheet.get_by_role("listitem")).to_have_count(2)
    ada.accessible()
    ben.fits()

    sheet.get_by_role("button", name="Optionen für diese Nachricht").first.click()
    sheet.get_by_role("button", name="Dem Gastgeber melden").click()
    expect(chat).to_contain_text("Somebody has reported this message")
    sheet.get_by_role("button", name="Schöne Partie!").click()
    chat.get_by_role("button", name="Options for this message from Ben").click()
    chat.get_by_role("button", name="Stop this person from chatting").click()
    expect(sheet).to_contain_text("stummgeschaltet")
    expect(sheet.get_by_role("textbox")).to_have_count(0)
    chat.get_by_role("button", name="Hide messages from Ben").click()
    expect(chat.get_by_role("listitem")).to_have_count(2)

    ben.open(f"table/{id}/text")
    expect(ben.page.get_by_role("list", name="Chat")).to_contain_text("Viel Spaß!")


def test_watchers_talk_and_players_read_it_after_the_game(visit: Visit, server: Process) -> None:
    ada, ben, eve = (visit(server.port) for _ in range(3))
    finn = visit(server.port, phone=True, language="de-DE")
    id = ada.share(ben)
    ada.open(f"table/{id}")
    for site in (eve, finn):
        assert site.post(f"api/tables/{id}/watchers", {}).ok
        site.open(f"table/{id}")
    eve.page.get_by_role("button", name="Chat").click()
    chat = eve.page.get_by_role("region", name="Chat")
    expect(chat).to_contain_text("only the watchers can read what you write")
    chat.get_by_label("Your message").fill("Ada should cast the star")
    chat.get_by_role("button", name="Send").click()
    finn.page.get_by_role("button", name="Chat, eine neue Nachricht").tap()
    sheet = finn.page.get_by_role("dialog")
    expect(sheet.get_by_role("listitem")).to_contain_text(["Watcher"])
    sheet.get_by_role("button", name="Viel Spaß!").tap()
    expect(chat.get_by_role("listitem").last).to_contain_text("Have fun!")
    for site in (eve, finn):
        site.fits()
    ada.page.get_by_role("button", name="Chat").click()
    expect(ada.page.get_by_role("region", name="Chat")).to_contain_text("Nobody has said anything yet")
    ada.page.get_by_role("button", name="Chat").click()
    with ada.page.expect_websocket():
        ada.page.reload()
    expect(ada.page.get_by_role("button", name="Chat")).to_have_attribute("title", "Chat")
    ada.give_up()
    ada.page.get_by_role("dialog", name="Ben wins!").get_by_role("button", name="Close").click()
    ada.page.get_by_role("button", name="Chat, 2 new messages").click()
    talk = ada.page.get_by_role("region", name="Chat")
    expect(talk.get_by_role("listitem")).to_have_count(2)
    expect(talk).to_contain_text("Ada should cast the star")
    ada.accessible()
    # In a low window, too, what can be done about a message is in sight.
    ada.page.set_viewport_size({"width": 1366, "height": 657})
    talk.get_by_role("button", name="Options for this message").last.click()
    expect(talk.get_by_role("button", name="Stop this person from chatting")).to_be_in_viewport(ratio=0.9)


def test_who_is_challenged_hears_of_it_on_the_start_page(visit: Visit, server: Process) -> None:
    ada, ben = visit(server.port), visit(server.port, phone=True)
    id = ada.share(ben)
    ben.open(f"table/{id}")
    ben.give_up()
    ben.page.get_by_role("dialog", name="Ada wins!").wait_for()
    ben.open()
    ada.open("profile")
    ada.page.get_by_role("button", name="Challenge Ben").click()
    expect(ada.page.locator("[data-part=waiting-room]")).to_contain_text("The others have been asked for a rematch.")
    # The page was open all the time; Ben comes back to it.
    ben.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    asked = ben.page.locator("[data-part=asked]")
    expect(asked).to_contain_text("Ada would like a rematch.")
    ben.touchable()
    ben.accessible()
    asked.tap()
    ben.page.get_by_role("dialog").get_by_role("button", name="Go to the rematch").tap()
    expect(ada.page.locator("[data-part=question]")).to_be_visible()


@pytest.mark.soak
def test_an_order_answers_for_somebody_until_it_is_withdrawn(visit: Visit, server: Process) -> None:
    ada, ben = visit(server.port), visit(server.port, phone=True)
    id = ada.share(ben, options={"first": "P1"}, opened=True)
    ben.page.locator("[data-part=word]").get_by_role("button", name="Standing orders").tap()
    sheet = ben.page.get_by_role("dialog")
    sheet.get_by_text("until the end of the round").tap()
    sheet.get_by_text("d4", exact=True).tap()
    ben.fits()
    sheet.get_by_role("button", name="Give this standing order").tap()
    orders = ben.page.locator("[data-part=orders]")
    expect(orders).to_contain_text("Pass until the end of the round, unless I can cast on d4.")
    play(ada)
    expect(orders).to_contain_text("Moved for you once.")
    expect(ada.page.locator("[data-part=orders]")).to_have_count(0)
    ben.look(whole=True)
    # The same in the text view.
    ben.open(f"table/{id}/text")
    ben.accessible()
    orders.get_by_role("button", name="Withdraw").press("Enter")
    expect(orders).to_have_count(0)


def told(site: Site) -> int:
    """How many entries of the log this browser has told."""
    return int(site.page.locator("main").get_attribute("data-told") or 0)


def play(site: Site) -> None:
    """Make one move."""
    before, rng = told(site), random.Random(1)
    site.ready()
    while told(site) == before:
        site.answer(rng)
        site.page.wait_for_timeout(100)


def test_a_host_is_asked_before_somebody_is_removed_for_good(visit: Visit, server: Process) -> None:
    ada, ben = visit(server.port), visit(server.port)
    id = ada.share(ben, free=1)
    ben.open(f"table/{id}")
    ada.open(f"table/{id}")
    ada.page.get_by_role("button", name="Friends at this table").click()
    ada.unfold("Seats at this table")
    ada.page.get_by_role("button", name="Remove Ben from the table").click()
    sure = ada.page.get_by_role("dialog", name="Remove Ben from this table?")
    expect(sure).to_contain_text("cannot come back")
    sure.get_by_role("button", name="Remove Ben from the table").click()
    expect(ada.page.get_by_role("dialog").last).to_contain_text("That person was removed")
    expect(ben.page.locator("h1")).to_contain_text("You no longer have a seat at this table.")
    ben.page.reload()
    expect(ben.page.locator("h1")).to_contain_text("has removed you from it")


def test_a_link_that_leads_nowhere_says_so(site: Site) -> None:
    site.open("sit/0123456789abcdef-nothing")
    expect(site.page.get_by_role("alert")).to_contain_text("There is no table behind this link")


@pytest.mark.soak
def test_a_move_is_taken_back_if_the_other_one_agrees(visit: Visit, server: Process) -> None:
    ada, ben = visit(server.port), visit(server.port, phone=True)
    id = ada.share(ben, options={"first": "P1"}, opened=True)
    notices = [site.page.locator("[data-part=consent]") for site in (ada, ben)]

    def cast() -> None:
        """Ada casts a spell and asks to take it back."""
        play(ada)
        expect(ada.page.locator("[data-part=undo]")).to_have_attribute("aria-disabled", "false")
        ada.page.keyboard.press("u")

    cast()
    expect(notices[0]).to_contain_text("You are asking to take back your last move. Waiting for: Ben.")
    expect(notices[1]).to_contain_text("Ada asks to take back the last move.")
    for site in (ada, ben):
        site.accessible()
    ben.touchable()
    ben.look(whole=True)
    notices[1].get_by_role("button", name="Agree").tap()
    for notice in notices:
        expect(notice).to_contain_text("The last move was taken back; everybody agreed.")
    assert told(ada) == told(ben)
    cast()
    # The same in the text view and by keyboard.
    ben.open(f"table/{id}/text")
    ben.page.get_by_role("button", name="Keep the move").focus()
    ben.accessible()
    ben.page.keyboard.press("Enter")
    for notice in notices:
        expect(notice).to_contain_text("Ben does not agree: the move stands.")
    ada.page.keyboard.press("u")
    expect(ada.page.locator("main .refused")).to_contain_text("did not agree")


@pytest.mark.soak
def test_a_link_to_a_replay_opens_for_anybody_until_it_is_withdrawn(visit: Visit, server: Process) -> None:
    ada, ben = visit(server.port), visit(server.port, phone=True)
    ada.open()
    record = next((ROOT / "games" / "nocturne").glob("*.noct")).read_bytes()
    headers = {"content-type": "text/plain", **OWN}
    id = ada.page.request.post(f"{ada.address}api/records", data=record, headers=headers).json()["id"]
    ada.open(f"replay/{id}")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Share this replay").click()
    dialog = ada.page.get_by_role("dialog").last
    dialog.get_by_role("button", name="Create a link").click()
    link = dialog.get_by_label("Link").input_value()
    ada.accessible()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="One step forward").tap()
    expect(ben.page.locator("[data-part=replay]")).to_contain_text("Step 1 of")
    # A watcher is offered nothing else.
    expect(ben.page.get_by_role("button", name="Branches and comments")).to_have_count(0)
    ben.page.get_by_role("button", name="Menu").tap()
    expect(ben.page.get_by_role("button", name="Share this replay")).to_have_count(0)
    dialog.get_by_role("button", name="Withdraw the link").click()
    expect(dialog.get_by_role("button", name="Create a link")).to_be_visible()
    ben.page.reload()
    expect(ben.page.locator("h1")).to_contain_text("There is no replay behind this link.")


@pytest.mark.parametrize("game", BUILT_IN)
def test_on_a_phone_who_leads_a_replay_stands_below_its_controls(visit: Visit, server: Process, game: str) -> None:
    ada, ben = visit(server.port), visit(server.port, phone=True, language="pl-PL")
    id = ada.share(ben, game=game, opened=True)
    ada.give_up()
    for site in (ada, ben):
        site.open(f"replay/{id}")
    ada.page.get_by_role("button", name="Take the lead").click()
    led = ben.page.locator("[data-part=together]")
    expect(led).to_contain_text("Ada")
    for height in (844, 640):
        ben.page.set_viewport_size({"width": 360, "height": height})
        expect(led.locator("p").first).to_be_in_viewport(ratio=1)
        ben.page.locator("[data-part=replay] select").first.click(trial=True)
        above, title = (ben.page.locator(part).bounding_box() for part in (".page", "[data-part=question]"))
        assert above is not None
        assert title is not None
        assert title["y"] >= above["y"] + above["height"]
