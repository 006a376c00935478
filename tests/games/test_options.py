"""Options of the wrong type are refused with a message by both engines."""

from contextlib import suppress

import pytest

from noctuary.kernel.base.messages import BadInput
from tests.games.trials import BUILT_IN, find


@pytest.mark.parametrize("name", BUILT_IN)
def test_options_of_a_wrong_kind_are_refused(name: str) -> None:
    trial = find(name)
    known = {key for modes in trial.modes.values() for options in modes for key in options}
    for key in {"players", "first", *known, *(flag.key for flag in trial.game.flags)}:
        for value in ["x", 1.5, -1, 10**30, None, True, [], [1, "y"], [[1]], {"a": 1}]:
            with suppress(BadInput):  # Any other exception fails the test.
                trial.game.options({key: value})
