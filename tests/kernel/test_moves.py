"""Action spaces: texts, the things in them, and finding moves by things."""

import pytest

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.parts.moves import Actions, Move, Reference
from tests.invariants import FEW, SMALL, tried
from tests.patience import effort

NAMES = [f"minion-{number}" for number in range(160)]


def pairs() -> Actions:
    """Blocks of each of many minions by each of as many others with the same name."""
    texts = [f"block {blocker} {attacker}" for blocker in NAMES for attacker in [*NAMES, "none"]]
    blockers = [Reference("minion", name) for name in NAMES]
    attackers = [Reference("attacker", name) for name in NAMES]
    return Actions(texts, [[one, *other] for one in blockers for other in [*([name] for name in attackers), []]])


def test_words_are_matched_with_things_in_order() -> None:
    actions = pairs()
    assert actions.kinds(actions.parse("block minion-3 minion-3")) == ["minion", "attacker"]
    assert Move(actions, 0, actions.parse("block minion-3 none")).kinds == ["minion", None]


def test_moves_are_found_by_what_they_touch() -> None:
    actions = pairs()
    found = actions.touching(Reference("attacker", "minion-3"))
    assert [actions.format(code) for code in found] == [f"block {name} minion-3" for name in NAMES]
    assert len(actions.touching(Reference("minion", "minion-3"))) == len(NAMES) + 1
    assert actions.touching(Reference("minion", "minion-999")) == []


def test_a_thing_named_twice_is_found_once() -> None:
    two = [Reference("token", "4"), Reference("token", "4")]
    assert Actions(["offer 4 4", "offer 4"], [two, two[:1]]).touching(two[0]) == [0, 1]


def test_moves_are_told_apart_and_have_their_references() -> None:
    with pytest.raises(ValueError, match="“offer 4” appears twice"):
        Actions(["offer 4", "pass", "offer 4"], [[], [], []])
    with pytest.raises(ValueError, match="2 moves need as many lists of references, not 1"):
        Actions(["offer 4", "pass"], [[]])


def test_large_action_spaces_are_built_quickly() -> None:
    assert pairs().size > 25_000
    assert effort(pairs, tries=3) < 0.1


def test_of_a_large_action_space_every_verb_is_tried() -> None:
    texts = ["stop", *(f"chain {number}" for number in range(FEW)), *(f"block {number}" for number in range(SMALL))]
    actions = Actions(texts, [[] for _ in texts])
    found = tried(actions, Random(1), thorough=True)
    assert set(range(1 + FEW)) <= set(found)
    assert len(found) == 1 + 2 * FEW
    assert found == tried(actions, Random(1), thorough=False)
    assert found != tried(actions, Random(2), thorough=True)
    few = Actions(texts[:SMALL], [[] for _ in range(SMALL)])
    assert tried(few, Random(1), thorough=True) == list(range(SMALL))
    assert len(tried(few, Random(1), thorough=False)) == 1 + 2 * FEW
