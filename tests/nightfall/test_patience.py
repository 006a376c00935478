"""NF-13.10: other players cannot tell a player who does not want to go on from one who cannot."""

from typing import Any

import pytest

from noctuary.games.nightfall import GAME
from noctuary.kernel.play.match import Match
from tests.tables.matches import after, set_up, shown


def table(kinds: tuple[str, str, str], position: dict[str, Any], edition: str = "en") -> Match:
    """A table with this position."""
    match = Match(set_up(GAME, *kinds, seed=1, edition=edition))
    match.state = GAME.load(position, match.setup.options, 1)
    match.state.patient = True
    match.events.clear()
    match.asked = dict.fromkeys(match.waiting, 0)
    return match


def chaining(hand: str, deck: str, *kinds: str) -> Match:
    """A table where P1 has played a card to which another of its kind links; P2 has one card in hand and one in the
    deck.
    """
    wounds = {"face_up": ["bite x9"], "face_down": ["burn x9"]}
    linking = {"hand": ["charlotte-reyes"], "deck": ["bad-smoke x6"]}
    twice = linking | {"hand": ["charlotte-reyes", "charlotte-reyes"]}
    players = {"P1": twice, "P2": {"hand": [hand], "deck": [deck]}, "P3": linking}
    position = {"phase": "chain", "wounds": wounds, "commons": {"vulko": 7}, "players": players}
    one, two, three = kinds
    return after(table((one, two, three), position), "P1 chain charlotte-reyes", "P1 stop")


@pytest.mark.parametrize("kinds", [("human", "human", "random"), ("human", "random", "human")])
@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_who_cannot_link_looks_like_who_does_not_want_to(kinds: tuple[str, ...], seat: int) -> None:
    unable, unwilling = chaining("bite", "charlotte-reyes", *kinds), chaining("charlotte-reyes", "bite", *kinds)
    assert (unable.unasked, unwilling.unasked) == ([1], [])
    assert shown(unable, seat) == shown(unwilling, seat)
    later = [after(unable, "P2 auto"), after(unwilling, "P2 stop")]
    assert shown(later[0], seat) == shown(later[1], seat)
    assert shown(later[0], seat)["log"][-1]["id"] == "nightfall-stop"


def test_who_cannot_link_is_not_asked_but_told() -> None:
    match = chaining("bite", "charlotte-reyes", "human", "human", "random")
    assert shown(match, 1)["decision"] is None
    told = shown(after(match, "P2 auto"), 1)["log"][-1]
    assert (told["id"], told["auto"]) == ("nightfall-stop", True)
    assert not shown(after(match, "P2 auto"), 0)["log"][-1]["auto"]
