"""Reasons for moves in positions where everybody who knows the game would name the same."""

import pytest

from noctuary.games import nightfall
from noctuary.games.nightfall.judgement.causes import NightfallCauses
from noctuary.kernel.parts.causes import CHOICE, Cause
from noctuary.kernel.parts.events import Event
from tests.games.reasons import Table, reasons_for

VULKO: Table = {
    "wounds": {"face_up": ["bite x20"]},
    "players": {"P1": {"hand": ["bite"], "play": ["vulko"]}, "P2": {"play": ["lilith-lawrence"]}},
}
PLAIN: Table = {"P1": {"hand": ["bite"], "deck": ["vulko x4"]}, "P2": {}}
CLOSED = {"players": {"P1": {"play": ["vulko"]}, "P2": {"play": ["vulko"]}, "P3": {}}}
FEWEST = {"players": {"P1": {"play": ["vulko"]}, "P2": {"deck": ["vulko x9"]}, "P3": {"deck": ["bite"]}}}
ALONE: Table = {"players": {"P1": {"hand": ["vulko"]}, "P2": {}}}
MINE, HIS = {"hand": ["charlotte-reyes", "bad-smoke"]}, {"deck": ["franz-orlok x4", "charlotte-reyes x2"]}
CLAIM = {"phase": "claim", "influence": 4, "commons": {"marcus-toth": 7, "ghoul-summons": 7}, "players": PLAIN}
LINKS = {"players": {"P1": MINE, "P2": HIS}}
ROWS = [
    (VULKO, "block lilith-lawrence vulko", "block lilith-lawrence none", "saves 3 wounds"),
    ({"phase": "cleanup", "players": PLAIN}, "wounds use", "wounds keep", "brings two new cards instead of one wound"),
    (CLOSED, "attack vulko P3", "attack vulko P2", "hits Cleo, who has no minion to block with"),
    (FEWEST, "attack vulko P2", "attack vulko P3", "hits Vega, who has the fewest wounds"),
    (ALONE, "stop", "chain vulko", "starts no chain that others could link to"),
    (LINKS, "chain bad-smoke", "chain charlotte-reyes", "shows no purple, the colour of 6 of Vega’s cards"),
    (CLAIM, "claim commons/marcus-toth", "claim commons/ghoul-summons", "takes a minion with strength 3"),
]


@pytest.mark.parametrize(("table", "better", "other", "expected"), ROWS)
def test_a_move_has_the_reason_that_a_friend_would_name(table: Table, better: str, other: str, expected: str) -> None:
    assert expected in reasons_for("nightfall", table, better, other)


def causes(table: Table, line: str, *events: Event) -> dict[str, Cause]:
    """What is said of a move after which these things happen; equal causes once."""
    state = nightfall.GAME.load(table, nightfall.GAME.options({"players": len(table["players"])}), 1)
    found = NightfallCauses(state, state.seat, nightfall.GAME.actions.parse(line))
    found.own_move()
    found.hear_all(events)
    return {cause.message.id.removeprefix("nightfall-why-"): cause for cause in found.found}


def wounds(seat: str, number: int) -> Event:
    return Event("nightfall-wounds", {"seat": seat, "number": number})


THREE: Table = {"players": {"P1": {"hand": ["vulko"], "play": ["vulko"]}, "P2": {}, "P3": {}}}


def test_an_attack_gives_no_more_wounds_than_its_strength_and_only_to_whom_it_hits() -> None:
    found = causes(THREE, "attack vulko P2", wounds("P2", 2), wounds("P2", 2), wounds("P3", 1))
    assert [cause.number for id, cause in found.items() if id == "wounds-other"] == [1.0]


def test_nobody_has_the_fewest_wounds_alone_if_two_have_as_few() -> None:
    assert "leader" not in causes(THREE, "attack vulko P2")


def test_an_attack_destroys_no_more_minions_than_its_damage_allows() -> None:
    players = {"P1": {"play": ["bad-smoke"]}, "P2": {"play": ["genesis-one", "vulko"]}, "P3": {}}
    fallen = [Event("nightfall-destroyed", {"seat": "P2", "card": card}) for card in ("genesis-one", "vulko")]
    destroyed = causes({"players": players}, "attack bad-smoke P2", *fallen, wounds("P2", 1))
    assert destroyed["destroys"].message.arguments["card"] == "genesis-one"


def test_a_later_fight_between_others_is_not_the_moves_doing() -> None:
    fight = Event("nightfall-turn", {"seat": "P2", "number": 2}), wounds("P3", 2), wounds("P1", 1)
    found = causes({"phase": "chain", **THREE}, "stop", *fight)
    assert "wounds" in found
    assert "wounds-other" not in found


def test_a_minion_that_only_the_move_brings_into_play_is_not_lost_without_it() -> None:
    fight = (
        Event("nightfall-turn", {"seat": "P2", "number": 2}),
        Event("nightfall-destroyed", {"seat": "P1", "card": "vulko"}),
    )
    assert "alive" in causes({"phase": "chain", **THREE}, "stop", *fight)
    hand: Table = {"phase": "chain", "players": {"P1": {"hand": ["vulko"]}, "P2": {}}}
    assert "alive" not in causes(hand, "chain vulko", *fight)


@pytest.mark.parametrize(("card", "named"), [("bad-smoke", True), ("yuri-koroviev", False)])
def test_of_others_only_a_minion_on_the_table_is_named_as_destroyed(card: str, named: bool) -> None:
    table: Table = {"phase": "chain", "players": {"P1": {"hand": ["vulko"]}, "P2": {"play": ["bad-smoke"]}}}
    fallen = Event("nightfall-destroyed", {"seat": "P2", "card": card})
    turn = Event("nightfall-turn", {"seat": "P1", "number": 2})
    assert ("destroys" in causes(table, "chain vulko", turn, fallen)) == named


def test_what_another_seat_may_prevent_is_not_certain() -> None:
    found = causes({"phase": "chain", **THREE}, "chain vulko", wounds("P2", 1), CHOICE, wounds("P1", 1))
    assert (found["wounds-other"].certain, found["wounds"].certain) == (True, False)
