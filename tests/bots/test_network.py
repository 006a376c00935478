"""The learned value: what a network says about a table, and which files are refused."""

from itertools import compress
from pathlib import Path

import numpy as np
import pytest

from noctuary.bots.judge import Evaluation, final_values
from noctuary.bots.network import Learned, Network, load, load_shipped, read
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game, State
from noctuary.simulation.training.data import Array, Data, forward
from noctuary.simulation.training.selfplay import TrainingRound
from tests.games.trials import wander

GAMES = [name for name in catalogue.names() if load_shipped(catalogue.find(name))]


def network(game: Game) -> Network:
    found = load_shipped(game)
    assert found is not None
    return found


def arrays_of(name: str) -> dict[str, Array]:
    return load(Path(catalogue.__file__).parents[2] / "games" / name / "value.npz")[1]


def table(game: Game, players: int, decisions: int, seed: int = 1) -> State:
    """The table after some random decisions, or at the end."""
    state = game.new(game.options({"players": players}), seed)
    list(wander(state, Random(seed), decisions))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_network_says_what_its_file_says(name: str) -> None:
    game = catalogue.find(name)
    for players in (2, 4, 3):
        state = table(game, players, 30)
        rows = [game.measure(state, seat) for seat in range(players)]
        expected = forward(arrays_of(name), np.array(rows))
        assert np.allclose(network(game).outputs(rows), expected, atol=1e-4)


@pytest.mark.parametrize("name", GAMES)
def test_what_all_seats_may_hope_for_is_one_win(name: str) -> None:
    game = catalogue.find(name)
    for judge in (Evaluation(), Learned(network(game))):
        for players in game.players[-3:]:
            for decisions in (0, 20, 60, -1):
                state = table(game, players, decisions)
                worths = judge.values(state)
                assert len(worths) == players
                assert sum(worths) == pytest.approx(1)
                assert min(worths) >= 0
            assert worths == final_values(state)
            assert state.result is not None
            won = [seat in state.result.winners for seat in range(players)]
            assert min(compress(worths, won)) > max(
                worth for worth, first in zip(worths, won, strict=True) if not first
            )


@pytest.mark.parametrize("name", GAMES)
def test_the_shipped_network_predicts_better_than_the_evaluation(name: str, tmp_path: Path) -> None:
    # From deals that were not used in training; the evaluation was even fitted to those.
    series = TrainingRound(name, 9, 0, 100, tmp_path, None, [])
    assert sum(series.play()) == 100
    data = Data(series.files)
    everything = np.arange(len(data.seats))
    learned = data.loss(forward(arrays_of(name), data.features)[:, 0], everything).mean()
    by_hand = data.loss(data.evaluated * data.steepness(everything), everything).mean()
    equal = data.loss(np.zeros(len(data.won)), everything).mean()
    assert learned < by_hand - 0.02 < equal - 0.04


def test_networks_of_other_features_are_refused() -> None:
    arrays = arrays_of("nocturne")
    names = [*map(str, arrays["names"][:-1]), "moons"]
    with pytest.raises(BadInput, match=r"-moons, \+" + str(arrays["names"][-1])):
        Network({**arrays, "names": np.array(names)}, catalogue.find("nocturne"))
    with pytest.raises(BadInput, match="features other than"):
        Network({**arrays, "names": arrays["names"][::-1]}, catalogue.find("nocturne"))


def test_damaged_networks_are_refused(tmp_path: Path) -> None:
    game = catalogue.find("nocturne")
    arrays = arrays_of("nocturne")
    for lost in ("weights0", "mean", "about", "names"):
        with pytest.raises(BadInput, match="neither a network"):
            Network({key: value for key, value in arrays.items() if key != lost}, game)
    for content in (b"", b"PK\x03\x04 half a file", b"text"):
        (tmp_path / "value.npz").write_bytes(content)
        with pytest.raises(BadInput, match="neither a network"):
            read(tmp_path / "value.npz", game)
        with pytest.raises(BadInput, match="neither a network"):
            load(tmp_path / "value.npz")
