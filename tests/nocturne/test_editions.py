"""Component editions of Nocturne: which facts fit together, and how a game with corrected facts is played."""

from typing import Any

import pytest

from hatch_build import ROOT
from noctuary.games.nocturne import GAME
from noctuary.games.nocturne.rules.basis.facts import SOLO_CARDS
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.box.corrections import Corrections, read_corrections
from tests.editions import problems

VALUES = [1, 2, 3, 3, 4, 4, 5, 5, 6, 7, "star"]


@pytest.mark.parametrize(
    ("changes", "where", "id"),
    [
        ({"tokens.values": [*VALUES, "star"]}, "tokens.values", "nocturne-edition-star"),
        ({"tokens.values": VALUES[:-1]}, "tokens.values", "nocturne-edition-star"),
        ({"tokens.values": [1, 2, 3, 3, 4, 4, 5, 5, 6, 6, "star"]}, "tokens.values", "nocturne-edition-token"),
        ({"tokens.set_aside.3": [1]}, "tokens.set_aside.3", "nocturne-edition-token"),
        ({"tokens.set_aside.4": [3, 3]}, "tokens.set_aside.4", "nocturne-edition-token"),
        ({"twisted_trees.2": ["XXX.XX", "XXX.XX", "XXX.XX"]}, "twisted_trees.2", "nocturne-edition-shape-apart"),
        ({"twisted_trees.1": ["XXXXXX"] * 4}, "twisted_trees.1", "nocturne-edition-few-tokens"),
        ({"forest.rows_columns.2": [4, 6]}, "forest.rows_columns.2", "nocturne-edition-few-tokens"),
        ({"forest.rows_columns.4": [6, 6], "tokens.set_aside.4": []}, "tiles", "nocturne-edition-few-tiles"),
        (
            {f"tiles.{tile}.count": 20 for tile in ("feather", "egg", "tripti", "duode")},
            "tiles",
            "nocturne-edition-many-tiles",
        ),
        ({"concoctions.21.level2": []}, "concoctions.21.level2", "nocturne-edition-level2"),
        ({"concoctions.21.points2": 0}, "concoctions.21.points2", "nocturne-edition-level2"),
        ({"twilight_goals.4.goal": "most skulls"}, "twilight_goals.4.goal", "nocturne-edition-goal"),
        ({"shadow_tokens.values": [2, 3, 4, 5, 6]}, "shadow_tokens.values", "edition-length"),
        ({"shadow_tokens.values": [2, 2, 3, 4, 5, 6]}, "shadow_tokens.values", "edition-repeated"),
        ({"tiles.chest.points": 3}, "tiles.chest.points", "edition-fact"),
        ({"solo_cards.99.start": 3}, "solo_cards.99.start", "edition-fact"),
    ],
)
def test_facts_that_do_not_go_together(changes: dict[str, Any], where: str, id: str) -> None:
    errors, _ = problems(GAME, changes)
    assert (where, id) in errors
    with pytest.raises(BadInput) as refused:
        GAME.under(Corrections("nocturne", "Mine", changes))
    assert (refused.value.where, refused.value.message.id) == errors[0]


@pytest.mark.parametrize(
    ("changes", "where", "id"),
    [
        ({"tiles.egg.count": 9}, "tiles", "nocturne-edition-tiles"),
        ({"concoctions.21.points2": 3}, "concoctions.21.points2", "nocturne-edition-lesser"),
        ({"moonlight_goals.2.goal": "each area 1"}, "moonlight_goals.2.goal", "nocturne-edition-same-goal"),
    ],
)
def test_facts_that_are_doubtful_can_be_played(changes: dict[str, Any], where: str, id: str) -> None:
    assert problems(GAME, changes) == ([], [(where, id)])
    assert GAME.under(Corrections("nocturne", "Mine", changes)).facts_hash() != GAME.facts_hash()


def test_an_edition_of_the_other_game_is_refused() -> None:
    with pytest.raises(BadInput, match="nightfall"):
        GAME.under(Corrections("nightfall", "Mine", {}))


def test_shadow_tokens_are_called_by_their_values() -> None:
    """NOC-1.7: moves name the Shadow tokens of the edition."""
    game = GAME.under(Corrections("nocturne", "Shadows", {"shadow_tokens.values": [1, 2, 3, 4, 5, 6]}))
    assert game.actions.parse("cast s1 a1") == GAME.actions.parse("cast s2 a1")
    with pytest.raises(BadInput):
        game.actions.parse("cast s7 a1")
    assert game.components("en")["token"]["s1"]["name"] == "Shadow 1"


def test_the_example_of_a_hard_opponent_keeps_the_known_cards() -> None:
    """NOC-10.1: every deck has the three cards whose power and start value come from the rulebook."""
    edition = read_corrections(ROOT / "examples/hard-solo.toml")
    assert GAME.examine(edition) == ([], [])
    cards = GAME.under(edition).components("en")["solo_cards"]
    known = {("+1 or more", 3), ("4 or higher", 3), ("no higher than 4", 2)}
    assert known < {(card["power"], card["start"]) for card in cards}


def test_equal_cards_of_the_solo_opponent_are_told_apart() -> None:
    """NOC-10.1: there are all cards, even if several are equal, in positions and in determinized tables."""
    changes = {f"solo_cards.{number}.direction": "N" for number in range(1, SOLO_CARDS + 1)}
    game = GAME.under(Corrections("nocturne", "North", changes))
    assert len(game.components("en")["solo"]) == 6
    assert len(game.components("en")["solo_cards"]) == SOLO_CARDS
    state = game.new(game.options({"mode": "solo"}), 3)
    for _ in range(8):
        state.play(state.seat, state.legal(state.seat)[0])
    position = state.position()
    assert game.load(position, state.options, 3).position() == position
    solo = position["solo"]
    assert len(solo["deck"]) + len(solo["used"]) + (solo.get("card") is not None) == SOLO_CARDS
