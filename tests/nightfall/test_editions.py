"""Component editions of Nightfall: which facts fit together, and how a game with corrected facts is played."""

from typing import Any

import pytest

from noctuary.games.nightfall import GAME
from noctuary.games.nightfall.rules.basis.facts import standard
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.box.editable import ChoiceFact
from noctuary.locale import LANGUAGES
from tests.editions import problems


def drafted() -> list[str]:
    """The cards of the draft."""
    return [card["id"] for card in GAME.components("en")["card"].values() if card.get("set") == "draft"]


@pytest.mark.parametrize(
    ("changes", "where", "id"),
    [
        ({"wounds.bite": 9}, "wounds", "nightfall-edition-few-wounds"),
        ({"wounds.bite": 61}, "wounds.bite", "edition-number"),
        ({"cards.vulko.health": 0}, "cards.vulko.health", "edition-number"),
        ({"cards.vulko.colour": "pink"}, "cards.vulko.colour", "edition-choice"),
        ({"cards.vulko.links": ["red", "red"]}, "cards.vulko.links", "edition-repeated"),
        ({"cards.vulko.links": []}, "cards.vulko.links", "edition-length"),
        ({"cards.vulko.name.pl": ""}, "cards.vulko.name.pl", "edition-text"),
        ({"cards.vulko.name.pl": "\u2028"}, "cards.vulko.name.pl", "edition-text"),
        ({"cards.zombie-horde.strength": 3}, "cards.zombie-horde.strength", "edition-fact"),
        ({"cards.bad-smoke.kicker_colour": "red"}, "cards.bad-smoke.kicker_colour", "edition-fact"),
        ({"copies.draft": 8}, "copies.draft", "edition-number"),
    ],
)
def test_facts_that_cannot_be(changes: dict[str, Any], where: str, id: str) -> None:
    errors, _ = problems(GAME, changes)
    assert errors == [(where, id)]
    with pytest.raises(BadInput) as refused:
        GAME.under(Corrections("nightfall", "Mine", changes))
    assert (refused.value.where, refused.value.message.id) == (where, id)


def test_every_colour_must_be_linked_to() -> None:
    """NF-4.2: if nothing linked to white, white cards could only begin chains."""
    errors, _ = problems(GAME, {f"cards.{id}.links": ["red", "green"] for id in drafted()})
    white = [card["id"] for card in GAME.components("en")["card"].values() if card.get("colour") == "white"]
    assert errors
    assert {place for place, id in errors if place.split(".")[1] in white} == {
        f"cards.{id}.colour" for id in white if id in drafted()
    }
    assert {id for _, id in errors} == {"nightfall-edition-colour"}


def test_kickers_that_cannot_be_earned_are_doubtful() -> None:
    """NF-4.4: Vulko is red; no purple card links to red except those that are changed here."""
    cards = GAME.components("en")["card"].values()
    purple = [card["id"] for card in cards if card.get("colour") == "purple" and "red" in card.get("links", [])]
    assert purple
    changes: dict[str, Any] = {f"cards.{id}.links": ["white", "blue"] for id in purple}
    errors, warnings = problems(GAME, {**changes, "cards.vulko.kicker_colour": "purple"})
    assert not errors
    assert ("cards.vulko.kicker_colour", "nightfall-edition-kicker") in warnings
    assert problems(GAME, {"wounds.bite": 21}) == ([], [("wounds", "nightfall-edition-wounds")])


def test_edited_facts_are_no_longer_reconstructed() -> None:
    changes = {"cards.vulko.cost": 6, "copies.promo": 5, "wounds.bite": 21, "wounds.burn": 19}
    cards = GAME.under(Corrections("nightfall", "Mine", changes)).components("en")["card"]
    assert cards["vulko"]["edited"] == ["cost"]
    assert "cost" not in cards["vulko"]["reconstructed"]
    assert (cards["zombie-horde"]["copies"], cards["zombie-horde"]["edited"]) == (5, ["copies"])
    assert (cards["bite"]["copies"], cards["bite"]["edited"], cards["bite"]["reconstructed"]) == (21, ["copies"], [])
    assert cards["bleed"]["reconstructed"] == ["copies"]


def test_a_reading_is_part_of_the_hash_and_of_the_text() -> None:
    """NF-11.4, 12.3, 12.10: our own readings leave the hash as it was before they could be chosen."""
    built_in = standard()
    assert built_in.hash == "4cf4590676dd7707"
    hashes = {built_in.hash}
    for path, text in (
        ("cards.bad-smoke.exile", "in_play"),
        ("cards.sir-john-travail.discount", "chain"),
        ("cards.sir-john-travail.repeats", "kicker_pl_edition"),
    ):
        fact = GAME.editable[path]
        assert isinstance(fact, ChoiceFact)
        assert fact.value == fact.choices[0]
        game = GAME.under(Corrections("nightfall", "Mine", {path: fact.choices[1]}))
        hashes.add(game.facts_hash())
        for language in LANGUAGES:
            before, now = (dict(one.components(language)["card"][fact.entry]) for one in (GAME, game))
            assert before[text] != now[text]
            assert {**before, text: now[text]} | {key: now[key] for key in (fact.key, "edited", "reconstructed")} == now
    assert len(hashes) == 4


def test_nf_2_8_no_minion_enters_with_more_health_than_it_has() -> None:
    """Blaine Cordell enters with 2 health by his text and 4 by his kicker, but never with more than his card shows."""
    game = GAME.under(Corrections("nightfall", "Weak", {"cards.blaine-cordell.health": 1}))
    players = {"P1": {"hand": ["blaine-cordell", "vulko"], "discard": ["bite"]}, "P2": {}}
    position = {"phase": "chain", "wounds": {"face_up": ["bite x9"]}, "players": players}
    state = game.load(position, game.options({"players": 2}), 1)
    state.apply("P1 chain blaine-cordell")
    assert state.position()["players"]["P1"]["play"] == [{"card": "blaine-cordell", "health": 1}]
