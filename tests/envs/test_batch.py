"""Batches are the same games as single ones, only many at a time."""

import numpy as np
import pytest

from noctuary.kernel.parts.offers import VECTORS

pytest.importorskip("librt", reason="the extra `envs` is not installed")

from noctuary.envs import Batch, rewards
from noctuary.envs.stepping import PURPOSE
from noctuary.kernel.base.randomness import derive
from noctuary.kernel.contract.tensor import blank, encoded
from tests.games.trials import having

games = pytest.mark.parametrize("game", [*having(VECTORS), "lanterns"])
pytestmark = pytest.mark.usefixtures("lanterns")
NUMBER = 3


@games
def test_a_batch_is_many_games(game: str) -> None:
    batch = Batch(game, NUMBER, seed=5, players=3)
    tensor, begun = batch.tensor, blank(batch.tensor, batch.options)
    singles = [batch.game.new(batch.options, derive(PURPOSE, 5, place, 0)) for place in range(NUMBER)]
    count = [0] * NUMBER
    random = np.random.default_rng(1)
    seen, mask, gained, done, seats = batch.reset()
    while sum(count) < 2 * NUMBER:
        values, starts = batch.legal
        actions = []
        for place, single in enumerate(singles):
            seat = single.seat
            assert seats[place] == seat
            assert seen[place].tobytes() == bytes(memoryview(encoded(tensor, single, seat, begun)))
            legal = values[starts[place] : starts[place + 1]].tolist()
            assert legal == tensor.legal(single, seat)
            assert np.flatnonzero(mask[place]).tolist() == sorted(legal)
            actions.append(int(random.choice(legal)))
            single.play(seat, tensor.code(single, seat, actions[-1]))
        seen, mask, gained, done, seats = batch.step(np.array(actions))
        for place, single in enumerate(singles):
            result = single.result
            assert done[place] == (result is not None)
            assert batch.truncated[place] == (result is not None and result.cut_off)
            expected = [0.0] * 3 if result is None else rewards.final(single, result, rewards.RESULT)
            assert gained[place].tolist() == expected
            if result is not None:
                count[place] += 1
                singles[place] = batch.game.new(batch.options, derive(PURPOSE, 5, place, count[place]))


def test_wrong_arguments_are_refused() -> None:
    batch = Batch("nocturne", 2)
    batch.reset()
    with pytest.raises(ValueError, match="1 actions for 2 games"):
        batch.step([0])
    with pytest.raises(ValueError, match="action 3 is not legal in game 0"):
        batch.step([3, 3])
    with pytest.raises(ValueError, match="reward of a batch"):
        Batch("nocturne", 2, reward="shaped")
    with pytest.raises(ValueError, match="2 games cannot be divided among 3 processes"):
        Batch("nocturne", 2, processes=3)


def test_processes_play_the_same_games() -> None:
    alone, together = Batch("nocturne", 5, seed=3), Batch("nocturne", 5, seed=3, processes=2)
    one, other = alone.reset(), together.reset()
    for _ in range(60):
        assert [array.tobytes() for array in one] == [array.tobytes() for array in other]
        assert [array.tobytes() for array in alone.legal] == [array.tobytes() for array in together.legal]
        values, starts = alone.legal
        one, other = alone.step(values[starts[1:] - 1]), together.step(values[starts[1:] - 1])
    with pytest.raises(ValueError, match="is not legal in game 0"):
        together.step([3] * 5)
