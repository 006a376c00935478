"""What clients get of a game matches its types exactly; for views, `tests.invariants` checks it."""

import pytest

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.box.editable import AnyFact
from noctuary.kernel.parts.offers import CORRECTIONS, REFERENCE
from noctuary.kernel.parts.wire import GameReference
from noctuary.locale import LANGUAGES
from tests.breadth import Seeds
from tests.editions import random_edition
from tests.games.trials import BUILT_IN, offering
from tests.invariants import declared_type, holds


@pytest.mark.parametrize("name", BUILT_IN)
def test_components(name: str, seeds: Seeds) -> None:
    game = offering(name, CORRECTIONS).game
    for each in [game, *(game.under(random_edition(game, Random(seed))) for seed in seeds(2))]:
        assert all(holds(each.components(language), declared_type(name, "Components")) for language in LANGUAGES)


@pytest.mark.parametrize("name", BUILT_IN)
def test_references(name: str) -> None:
    game = offering(name, REFERENCE).game
    assert all(holds(game.reference(language), GameReference) for language in LANGUAGES)


@pytest.mark.parametrize("name", BUILT_IN)
def test_facts(name: str) -> None:
    facts = [fact.mapping() for fact in offering(name, CORRECTIONS).game.editable.values()]
    assert facts
    assert all(holds(fact, AnyFact) for fact in facts)
