"""What seats see as vectors: everything they may know and nothing else, in words too; and compact actions."""

from __future__ import annotations

import subprocess
import sys
from operator import le
from typing import Any

import pytest

from noctuary.kernel.game import State
from noctuary.kernel.moves import Move
from noctuary.kernel.offers import VECTORS
from noctuary.kernel.randomness import Random
from tests.breadth import Figures, Seeds
from tests.games.trials import Trial, find, having
from tests.invariants import random_move

pytest.importorskip("librt", reason="the extra `envs` is not installed")

from noctuary.games.nightfall import GAME
from noctuary.games.nightfall.compact import PLACES
from noctuary.games.nightfall.rules.board import new_minion
from noctuary.kernel.tensor import CrowdedError, Layout, Tensor, blank, encoded
from tools.make_tensors import PAGE, page

games = pytest.mark.parametrize("name", having(VECTORS))
UNORDERED = {"gone", "offers", "used"}
"""Further lists without an order: tiles that left the game, cards to pick from, cards of the solo opponent."""
COMPACT = 3_000
"""So many actions are compact."""


def tensor_of(trial: Trial) -> Tensor:
    tensor = trial.game.tensor()
    assert tensor is not None
    return tensor


def essence(value: Any, unordered: frozenset[str], path: tuple[str, ...] = ()) -> Any:
    """A position without orders that mean nothing: those of `Game.unordered`, and of piles below their top cards."""
    if isinstance(value, dict):
        return tuple(sorted((str(key), essence(item, unordered, (*path, str(key)))) for key, item in value.items()))
    if not isinstance(value, list):
        return value
    items = [essence(item, unordered, path) for item in value]
    if path[-1] == "discard":
        return tuple(items[:1] + sorted(items[1:]))
    if UNORDERED & set(path) or any(is_at(path, pattern) for pattern in unordered):
        return tuple(sorted(items, key=str))
    return tuple(items)


def is_at(path: tuple[str, ...], pattern: str) -> bool:
    words = pattern.split(".")
    return len(words) == len(path) and all(word in ("*", step) for word, step in zip(words, path, strict=True))


def check_sight(trial: Trial, tensor: Tensor, state: State, seat: int, random: Random) -> tuple[Any, bytes]:
    """Check what a seat sees; returns it as the essence of its position, and as a vector."""
    begun = blank(tensor, state.options)
    vector = bytes(memoryview(encoded(tensor, state, seat, begun)))
    seen = state.observe(seat)
    for same in (seen.board, seen.determinize(random), trial.poison(state, seat, random)):
        assert memoryview(encoded(tensor, same, seat, begun)) == vector
    return essence(seen.position(), trial.game.unordered), vector


def check_actions(tensor: Tensor, state: State) -> None:
    """Check that legal codes and compact actions belong together one by one."""
    for seat in state.seats():
        actions = tensor.legal(state, seat)
        assert len(set(actions)) == len(actions)
        assert [tensor.code(state, seat, action) for action in actions] == state.legal(seat)
        assert tensor.code(state, seat, next(a for a in range(tensor.actions) if a not in actions)) == -1
        verbs = [Move(state.game.actions, seat, code).text.split()[0] for code in state.legal(seat)]
        assert [tensor.texts[action].split()[0] for action in actions] == verbs


@games
def test_vectors_differ_exactly_if_observations_do(name: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    tensor = tensor_of(trial)
    highest = tensor.layout.highest()
    for seed in seeds(3):
        random = Random(seed)
        options = trial.any_options(seed)
        state = trial.game.new(options, seed)
        vectors: dict[Any, bytes] = {}
        while state.seat >= 0:
            check_actions(tensor, state)
            for seat in state.seats() if random.below(4) else range(options.players):
                position, vector = check_sight(trial, tensor, state, seat, random)
                assert all(map(le, vector, highest))
                assert vectors.setdefault((seat, position), vector) == vector
            state.apply(random_move(state, random))
        assert len(set(vectors.values())) == len(vectors)
        figures["observations"] += len(vectors)


@games
def test_actions_are_compact_and_have_texts(name: str) -> None:
    tensor = tensor_of(find(name))
    assert tensor.actions == len(tensor.texts) == len(set(tensor.texts)) <= COMPACT


@games
def test_every_part_names_a_rule(name: str) -> None:
    trial = find(name)
    parts = tensor_of(trial).layout.flat()
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
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tools.make_tensors"


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
