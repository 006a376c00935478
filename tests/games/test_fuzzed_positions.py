"""Positions changed by hand: they load, or are refused with a message about what is wrong."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random

import pytest

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract.agenda import Choice, Step, by_name
from noctuary.kernel.contract.game import Position, State
from tests.breadth import Figures, Seeds
from tests.fuzzing import change
from tests.games.trials import ALL, Trial, find


@pytest.mark.usefixtures("lanterns")
@pytest.mark.parametrize("name", ALL)
def test_a_changed_position_loads_or_is_refused(name: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    words = [*trial.words, *by_name(Choice), *by_name(Step)]
    for seed in seeds(5):
        random = Random(seed)
        for state in standing(trial, random, seed):
            for _ in range(12):
                changed = deepcopy(state.position())
                for _ in range(random.choice([1, 1, 2])):
                    change(changed, random, trial.values, words)
                figures["changed positions"] += 1
                try:
                    found = trial.game.load(changed, state.options, seed)
                except BadInput as refusal:
                    refused = refusal
                else:
                    check_usable(trial, found, changed)
                    continue
                figures["refused positions"] += 1
                assert refused.message.text("en")
                assert refused.where or trial.unplaced in ("", refused.message.id)
    assert 0 < figures["refused positions"] < figures["changed positions"]


def standing(trial: Trial, random: Random, seed: int) -> Iterator[State]:
    """States of a random game, including every state with a new kind of decision."""
    state = trial.game.new(trial.any_options(seed), seed)
    kinds: set[str] = set()
    for number in range(400):
        asked = {decision.kind for decision in state.decisions}
        if number % 20 == 0 or asked - kinds or state.seat < 0:
            yield state
        if state.seat < 0:
            return
        kinds |= asked
        seat = random.choice(state.seats())
        state.play(seat, random.choice(state.legal(seat)))


def check_usable(trial: Trial, state: State, changed: Position) -> None:
    """A loaded state has views; if nothing was in progress in it, its position is read back."""
    for decision in state.decisions:
        assert decision.prompt.text("en")
        assert len(decision.codes) >= 2
    for seat in range(-1, state.options.players):
        state.observe(seat).view()
    if "pending" not in changed:
        position = state.position()
        assert trial.game.load(position, state.options, 1).position() == position
