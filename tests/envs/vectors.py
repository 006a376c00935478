"""What must hold for the vectors that seats see, whatever the game."""

from operator import le
from typing import Any

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Options, State
from noctuary.kernel.contract.tensor import Tensor, blank, encoded
from noctuary.kernel.parts.moves import Move
from tests.games.trials import Trial
from tests.invariants import random_move

UNORDERED = {"gone", "offers", "used"}
"""Further lists without an order: tiles that left the game, cards to pick from, cards of the solo opponent."""


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


def check_vectors(trial: Trial, options: Options, seed: int) -> int:
    """Check in a random game that two observations differ exactly if their vectors do; how many there were."""
    tensor, random = tensor_of(trial), Random(seed)
    highest = tensor.layout.highest()
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
    return len(vectors)
