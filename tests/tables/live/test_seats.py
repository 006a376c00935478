"""The seats of a table, who has it open, and what is due there, each without the rest of the table."""

from noctuary.tables.live.sitting.presence import WATCHER, Presence
from noctuary.tables.live.sitting.seats import PUNCTUAL, Seats
from noctuary.tables.store.base.rows import TakenSeat, Watching
from tests.tables.matches import dealt

ADA, BEN = TakenSeat(0, "ada", "Ada"), TakenSeat(1, "ben", "Ben")


def test_at_one_screen_everybody_plays_for_all_people() -> None:
    seats = Seats(dealt("human", "human", "random"), None, guided=False)
    assert seats.of("anybody") == [0, 1]
    assert not seats.several
    assert not seats.only_watches("anybody")
    # Several people at one screen do not wait for each other, so nobody answers for them.
    assert not seats.may_order(0)


def test_at_several_screens_everybody_plays_for_their_own_seats() -> None:
    match = dealt("human", "human", "random")
    seats = Seats(match, [ADA, BEN], guided=False)
    seats.host = "dora"
    assert seats.several
    assert (seats.of("ada"), seats.of("ben"), seats.of("dora")) == ([0], [1], [])
    assert [who for who in ("ada", "ben", "dora", "eve") if seats.reads_chat(who)] == ["ada", "ben", "dora"]
    assert seats.only_watches("eve")
    assert match.setup.seats[1].name == "Ben"
    assert seats.may_order(0)
    assert not seats.may_order(2)


def test_a_bot_plays_until_its_person_is_back() -> None:
    match = dealt("human", "human")
    seats = Seats(match, [ADA, BEN._replace(bot="greedy")], guided=False)
    assert seats.bot(1) == "greedy"
    assert seats.people() == {0: "ada"}
    assert seats.playing(match, ()) == [0]
    assert seats.welcome({"ada"}) == set()
    assert seats.welcome({"ada", "ben"}) == {"ben"}
    assert seats.people() == {0: "ada", 1: "ben"}
    assert seats.bots == {1: ""}, "a bot has played there once"
    seats.late = [1]
    assert seats.bot(1) == PUNCTUAL


def test_nobody_must_decide_before_all_have_come() -> None:
    match = dealt("human", "human")
    assert Seats(match, [ADA], guided=False).deciding(match, ()) == []
    assert Seats(match, [ADA, BEN], guided=False).deciding(match, ()) == [0, 1]
    assert Seats(match, [ADA, BEN], guided=False).deciding(match, [1]) == [0]


def test_whoever_has_a_screen_there_is_present() -> None:
    presence = Presence(Seats(dealt("human", "human"), [ADA, BEN], guided=False))
    assert presence.show("phone", 0)
    assert not presence.show("laptop", 0), "somebody looks at that seat already"
    presence.show("stranger", WATCHER)
    assert presence.players() == {"ada"}
    assert presence.onlookers() == ["stranger"]
    assert (presence.is_shown(0), presence.is_shown(1)) == (True, False)
    presence.leave("phone")
    assert presence.players() == {"ada"}
    presence.leave("laptop")
    assert presence.players() == set()


def test_a_forgotten_window_reaches_nobody() -> None:
    presence = Presence(Seats(dealt("human", "human"), [ADA, BEN], guided=False))
    for screen in ("phone", "laptop"):
        presence.show(screen, 0)
        presence.attend(screen, False)
    assert (presence.players(), presence.attentive_players()) == ({"ada"}, set())
    presence.attend("phone", True)
    assert presence.attentive_players() == {"ada"}
    presence.leave("phone")
    presence.show("phone", 0)
    assert presence.attentive_players() == {"ada"}, "somebody looks at a new window"


def test_bots_are_as_slow_as_the_slowest_screen_wants() -> None:
    presence = Presence(Seats(dealt("human", "human"), [ADA, BEN], guided=False))
    assert presence.pace == 1.0
    presence.set_pace("phone", 0.5)
    presence.set_pace("laptop", 1.8)
    assert presence.pace == 1.8
    presence.leave("laptop")
    assert presence.pace == 0.5


def test_only_watchers_see_late() -> None:
    presence = Presence(Seats(dealt("human", "human"), [ADA, BEN], guided=False))
    presence.watching = Watching("secret", 5)
    assert (presence.late(WATCHER), presence.late(0)) == (5, 0)
