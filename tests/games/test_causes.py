"""Every move has causes, whatever comes after it."""

import pytest

from noctuary.kernel.base.randomness import Random
from tests.breadth import Figures, Seeds
from tests.games.trials import every_mode, find

pytestmark = pytest.mark.usefixtures("lanterns")

MOVES = 4
"""Maximum number of moves of a decision whose causes are asked for."""
LATER = 12
"""Maximum number of moves after them."""


@pytest.mark.parametrize(("name", "mode"), every_mode())
def test_every_move_has_causes_whatever_follows(name: str, mode: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    for seed in seeds(1):
        random = Random(seed)
        state = trial.game.new(trial.options(mode, seed), seed)
        while (seat := state.seat) >= 0:
            codes = state.legal(seat)
            for _ in range(min(MOVES, len(codes))):
                code = codes[random.below(len(codes))]
                later = state.clone()
                later.events = []
                later.play(seat, code)
                for _ in range(random.below(LATER + 1)):
                    if later.seat >= 0:
                        choice = later.legal(later.seat)
                        later.play(later.seat, choice[random.below(len(choice))])
                trial.game.causes(state, later, seat, code)
                figures["moves whose causes were asked for"] += 1
            state.play(seat, codes[random.below(len(codes))])
