"""The views of a game match their types exactly."""

from importlib import import_module
from typing import Any

import pytest
from msgspec.json import decode, encode

from noctuary.kernel.editable import AnyFact
from noctuary.kernel.game import State
from noctuary.kernel.offers import CORRECTIONS, REFERENCE
from noctuary.kernel.randomness import Random
from noctuary.kernel.texts import folder_of
from noctuary.kernel.wire import GameReference
from noctuary.locale import LANGUAGES
from tests.breadth import Seeds
from tests.editions import random_edition
from tests.games.trials import BUILT_IN, find, offering

EVERY = 9
"""At one of so many steps the views are checked."""


def holds(value: Any, type: Any) -> bool:
    """Whether `value` is as the type says; parts that the type does not know are lost on the way."""
    text = encode(value)
    return bool(decode(encode(decode(text, type=type))) == decode(text))


@pytest.mark.parametrize(("name", "mode"), [(name, mode) for name in BUILT_IN for mode in find(name).modes])
def test_views(name: str, mode: str, seeds: Seeds) -> None:
    shown = declared(name, "View")
    trial = find(name)
    for seed in seeds(4):
        options, random = trial.options(mode, seed, **trial.short), Random(seed)
        state, step = trial.game.new(options, seed), 0
        while state.seat >= 0:
            if step % EVERY == 0:
                assert all(holds(view, shown) for view in views(state))
            codes = state.legal(state.seat)
            state.play(state.seat, codes[random.below(len(codes))])
            step += 1
        assert all(holds(view, shown) for view in views(state))


def declared(name: str, what: str) -> Any:
    """The type that a game declares for clients."""
    if not (folder_of(name) / "shown/wire.py").exists():
        pytest.skip(f"{name} declares no types for clients")
    return getattr(import_module(f"noctuary.games.{name}.shown.wire"), f"{name.capitalize()}{what}")


def views(state: State) -> list[dict[str, Any]]:
    return [state.observe(seat).view() for seat in range(-1, state.options.players)]


@pytest.mark.parametrize("name", BUILT_IN)
def test_components(name: str, seeds: Seeds) -> None:
    game = offering(name, CORRECTIONS).game
    for each in [game, *(game.under(random_edition(game, Random(seed))) for seed in seeds(2))]:
        assert all(holds(each.components(language), declared(name, "Components")) for language in LANGUAGES)


@pytest.mark.parametrize("name", BUILT_IN)
def test_references(name: str) -> None:
    game = offering(name, REFERENCE).game
    assert all(holds(game.reference(language), GameReference) for language in LANGUAGES)


@pytest.mark.parametrize("name", BUILT_IN)
def test_facts(name: str) -> None:
    facts = [fact.mapping() for fact in offering(name, CORRECTIONS).game.editable.values()]
    assert facts
    assert all(holds(fact, AnyFact) for fact in facts)
