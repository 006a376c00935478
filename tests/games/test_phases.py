"""The list of phases of a game has all of its steps and decisions, and chapters of its rulebook."""

from importlib import import_module

import pytest

from noctuary.kernel.parts.offers import PHASES
from tests.games.trials import BUILT_IN, offering


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_step_and_decision_stands_once_in_the_list_of_phases(name: str) -> None:
    game, rules = offering(name, PHASES).game, f"noctuary.games.{name}.rules"
    names = [step for phase in game.phases for step in phase.steps]
    kinds, steps = import_module(f"{rules}.course.state").KINDS, import_module(f"{rules}.course.state").STEPS
    assert sorted(names) == sorted({*kinds, *steps})
    chapters = {rule.rpartition(".")[0] for rule in game.rules("en")}
    assert {phase.chapter for phase in game.phases} <= chapters
