"""Deals that nobody chose, and game files that prove it. The client tries the same example (`menu/fair.test.ts`)."""

from hashlib import blake2b

import pytest

from noctuary.kernel.base import deals
from noctuary.kernel.base.deals import Deal
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.gamefile import dumps, parse
from noctuary.kernel.play.match import Match
from tests.refusals import refused

pytestmark = pytest.mark.usefixtures("lanterns")

SECRET, ADDITION = bytes(range(32)), bytes(range(32, 64))
EXAMPLE = Deal(SECRET, {"player": ADDITION})
COMMITMENT = "a01d2bdd77e22f5fa687cad7efe93445d64d3dfc7a8d7ade66e0b487f2e023a3"
KEY = "faec75ea479bf4956e71b1a972bf9161f471496f4f501f171a1437587143adae"


def test_commitment_and_key_are_what_the_documentation_says() -> None:
    assert blake2b(SECRET, digest_size=32, person=b"noctuary promise").hexdigest() == COMMITMENT == EXAMPLE.commitment
    assert blake2b(SECRET + ADDITION, digest_size=32, person=b"noctuary the key").hexdigest() == KEY == EXAMPLE.key
    assert EXAMPLE.seed == int(KEY, 16)
    both = Deal(SECRET, {"server": SECRET, "player": ADDITION})
    assert both.key == blake2b(SECRET + ADDITION + SECRET, digest_size=32, person=b"noctuary the key").hexdigest()


def played() -> Match:
    """A game with the deal of the example, in which everybody makes the first legal move."""
    game = catalogue.find("lanterns")
    match = Match(Setup(game, game.options({}), [Player("Ada", "human"), Player("Owl", "greedy")], EXAMPLE))
    while match.state.seat >= 0:
        match.add(match.state.decisions[0].moves[0])
    return match


def test_a_game_file_keeps_its_deal() -> None:
    text = dumps(played())
    assert f"\nseed: {KEY}\ndeal:\n  commitment: {COMMITMENT}\n" in text
    again = parse(text)
    assert dumps(again) == text
    assert isinstance(again.setup.deal, Deal)
    assert again.setup.deal.mapping() == EXAMPLE.mapping()


@pytest.mark.parametrize(
    ("right", "wrong", "line", "id"),
    [
        (KEY, "7", 7, "deal-key-wrong"),
        (ADDITION.hex(), SECRET.hex(), 7, "deal-key-wrong"),
        (f"secret: {SECRET.hex()}", f"secret: {ADDITION.hex()}", 9, "deal-commitment-wrong"),
        (f"secret: {SECRET.hex()}", "secret: 00", 10, "deal-number"),
        (f"  secret: {SECRET.hex()}\n", "", 8, "deal-keys"),
        ("player:", "somebody:", 11, "deal-names"),
    ],
)
def test_a_deal_that_was_changed_is_refused_with_its_line(right: str, wrong: str, line: int, id: str) -> None:
    text = dumps(played())
    assert right in text
    with refused(id, f"ada.noct:{line}"):
        parse(text.replace(right, wrong, 1), "ada.noct")


def test_a_number_has_as_many_digits_as_it_must() -> None:
    assert deals.number(ADDITION.hex().upper()) == ADDITION
    for wrong in ("", "zz" * 32, "00" * 31, 7, None):
        with pytest.raises(BadInput):
            deals.number(wrong)
