"""What seats see as vectors: everything they may know and nothing else, in words too; and compact actions."""

import subprocess
import sys

import pytest

from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.offers import VECTORS
from tests.breadth import Figures, Seeds
from tests.games.trials import BUILT_IN, find, having

pytest.importorskip("librt", reason="the extra `envs` is not installed")

from noctuary.envs import stepping
from noctuary.games.nightfall import GAME
from noctuary.games.nightfall.rules.basis.board import new_minion
from noctuary.games.nightfall.vectors.compact import PLACES
from noctuary.kernel.contract.tensor import CrowdedError, Layout, blank, encoded
from noctuary.kernel.table.fields import Item
from tests.envs.vectors import check_vectors, tensor_of
from tests.kernel.test_sight import odd
from tools.make_tensors import PAGE, page

games = pytest.mark.parametrize("name", [*having(VECTORS), "lanterns"])
pytestmark = pytest.mark.usefixtures("lanterns")
COMPACT = 3_000
"""So many actions are compact."""


@games
def test_vectors_differ_exactly_if_observations_do(name: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    for seed in seeds(3):
        figures["observations"] += check_vectors(trial, trial.any_options(seed), seed)


@games
def test_actions_are_compact_and_have_texts(name: str) -> None:
    tensor = tensor_of(find(name))
    assert tensor.actions == len(tensor.texts) == len(set(tensor.texts)) <= COMPACT


@games
def test_every_part_names_a_rule(name: str) -> None:
    trial = find(name)
    parts = tensor_of(trial).layout.flat()
    if type(trial.game).tensor is not Game.tensor:
        assert {part.rule for part in parts} <= set(trial.game.rules("en"))
    assert all(part.meaning and part.most > 0 for part in parts)


def test_a_vector_in_words() -> None:
    trial = find("nightfall")
    state = trial.game.new(trial.game.options({"players": 2, "first": "P1", "draft": "quick-start"}), 7)
    tensor = tensor_of(trial)
    state.play(0, state.legal(0)[0])
    words = set(tensor.layout.explain(bytes(memoryview(encoded(tensor, state, 1, blank(tensor, state.options))))))
    assert words >= {"players 2", "phase chain", "deciding own", "chain-card 0: bad-smoke", "chain-seat 0: left-1"}
    assert words >= {"own hand: 5", "left-1 hand: 4", "own owns bad-smoke: 2", "left-1 owns bad-smoke: 1"}
    assert not any(line.startswith("left-1 holds") for line in words)


def test_the_documentation_is_what_the_layouts_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(BUILT_IN), "python -m tools.make_tensors"


def test_games_need_no_extra() -> None:
    program = """
import sys
import noctuary.envs
from noctuary.kernel import catalogue
assert all(catalogue.find(name).actions for name in catalogue.names())
assert not {"librt", "gymnasium", "pettingzoo", "PIL", "pyspiel"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_crowded_table_is_refused() -> None:
    state = GAME.new(GAME.options({"players": 2, "draft": "quick-start"}), 1)
    state.play_area[1] = [new_minion(0, 1, serial) for serial in range(1, PLACES + 2)]
    tensor = tensor_of(find("nightfall"))
    with pytest.raises(CrowdedError, match="25 in play, but an observation has room for 24"):
        encoded(tensor, state, 0, blank(tensor, state.options))


def test_a_layout_refuses_what_does_not_fit() -> None:
    with pytest.raises(AssertionError):
        Layout().add("much", "more than a byte holds", "NF-1.1", most=256)


def test_a_game_whose_fields_are_not_seen_says_which() -> None:
    with pytest.raises(ValueError, match=r"implement OddGame\.tensor; odd: .*Field"):
        stepping.tensor_of(odd(Item("odd")))
