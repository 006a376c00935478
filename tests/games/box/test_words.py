"""Every game has the words that it says, at least in English."""

import pytest

from tests.games.trials import ALL, find
from tests.invariants import check_words

pytestmark = pytest.mark.usefixtures("lanterns")


@pytest.mark.parametrize("name", ALL)
def test_a_game_has_the_words_that_it_says(name: str) -> None:
    trial = find(name)
    check_words(trial.game, [trial.any_options(number) for number in range(6)])
