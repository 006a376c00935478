"""The reference says where else a card of Nightfall appears; it agrees with the tables of the rules."""

import pytest

from noctuary.games import nightfall
from noctuary.games.nightfall.rules.basis.facts import COLOURS, ORDERS
from tests.games.references import games, named, things


def test_links_are_those_of_the_rules() -> None:
    for game in games("nightfall"):
        facts, reference = game.facts, things(game, "card")
        for lower in range(ORDERS):
            for upper in range(ORDERS):
                below, above = facts.card_ids[lower], facts.card_ids[upper]
                links = bool(facts.links[lower] >> facts.colour[upper] & 1)
                colour_above, colour_below = COLOURS[facts.colour[upper]], COLOURS[facts.colour[lower]]
                assert (above in named(reference[below], "followed", colour=colour_above)) == links
                assert (below in named(reference[above], "follows", colour=colour_below)) == links
                kicked = links and facts.kicker_colour[upper] == facts.colour[lower]
                assert (below in named(reference[above], "kicker")) == kicked
                assert (above in named(reference[below], "grants")) == kicked


def test_no_card_stands_under_a_colour_that_it_does_not_have() -> None:
    for game in games("nightfall"):
        reference = things(game, "card")
        colour = {id: COLOURS[game.facts.colour[game.facts.index[id]]] for id in game.facts.card_ids[:ORDERS]}
        for card in reference.values():
            for group in card["related"]:
                if "colour" in group["words"]["args"]:
                    assert {colour[other["id"]] for other in group["things"]} == {group["words"]["args"]["colour"]}


def test_pairs_of_the_quick_start() -> None:
    reference = things(nightfall.GAME, "card")
    assert named(reference["vulko"], "pair") == {"grim-siege"}
    assert named(reference["grim-siege"], "pair") == {"vulko"}
    partners = [group for group in reference["marcus-toth"]["related"] if "pair" in group["words"]["id"]]
    assert [group["words"]["args"] for group in partners] == [{"edition": ["en", "pl"]}]
    assert partners[0]["things"] == [{"sort": "card", "id": "rend-and-tear"}]
    [german] = [group for group in reference["shock-and-awe"]["related"] if "pair" in group["words"]["id"]]
    assert german["words"]["args"] == {"edition": ["de"]}
    assert german["things"] == [{"sort": "card", "id": "zacharias-sands"}]
    assert not [group for group in reference["big-ghost"]["related"] if "pair" in group["words"]["id"]]


@pytest.mark.parametrize(
    ("id", "rules"),
    [
        ("vulko", ["NF-12.11", "NF-6.1", "NF-3.5", "NF-4.4", "NF-11.8", "NF-12.1", "NF-13.5"]),
        ("bad-smoke", ["NF-12.3", "NF-6.1", "NF-1.2", "NF-2.4", "NF-12.1", "NF-12.7"]),
        ("overwatch-two", ["NF-12.9", "NF-6.5", "NF-13.6"]),
        ("hypnotic-presence", ["NF-12.21"]),
    ],
)
def test_rulings_begin_with_that_of_the_card(id: str, rules: list[str]) -> None:
    for game in games("nightfall"):
        assert things(game, "card")[id]["rules"] == rules
