"""Games on a real cluster of Ray, of three nodes on this machine, of which one is lost in the middle."""

from collections.abc import Generator, Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from noctuary.cli.main import main
from noctuary.kernel.base.messages import BadInput
from noctuary.simulation import dataset
from noctuary.simulation.cluster import ALONE, Cluster
from noctuary.simulation.dataset import DataSet
from noctuary.simulation.series import Played, Series
from noctuary.simulation.tournament.play import Tournament
from noctuary.simulation.training.selfplay import TrainingRound

pytestmark = [
    pytest.mark.soak,
    # Ray leaves files and sockets open.
    pytest.mark.filterwarnings("ignore"),
]

NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 << 20}


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """The nodes of a cluster to which this process is connected."""
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster as Nodes

    found = Nodes(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    try:
        ray.init(found.address, log_to_driver=False)
        for _ in range(2):
            found.add_node(**NODE)
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


@pytest.fixture
def cluster(nodes: Any) -> Cluster:
    from noctuary.simulation.ray_cluster import RayCluster

    return RayCluster()


def told(played: Played) -> tuple[object, ...]:
    return played.seed, played.bots, played.result.position(), played.decisions


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_games_are_the_same_on_ray(cluster: Cluster, tmp_path: Path) -> None:
    tournament = Tournament("nocturne", {}, ["greedy", "random"], 20, 1, gauntlet=True, threshold=0.9)
    assert list(tournament.play(cluster=cluster)) == list(tournament.play())
    found = []
    for folder, where in (("here", ALONE), ("there", cluster)):
        series = TrainingRound("nightfall", 3, 1, 52, tmp_path / folder, None, ["random"])
        assert list(series.play(where)) == [50, 2]
        found.append([file.read_bytes() for file in series.files])
    assert found[0] == found[1]
    found = []
    for folder, where in (("data", ALONE), ("more", cluster)):
        data = DataSet(Series("nocturne", {}, ["random", "greedy"], 10, 3), tmp_path / folder)
        assert list(data.play(where)) == list(range(10))
        found.append([path.read_bytes() for path in sorted((tmp_path / folder).iterdir())])
    assert found[0] == found[1]


def test_what_was_stopped_goes_on(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 4)
    series = Series("nocturne", {"mode": "family"}, ["random", "greedy"], 10, 3)
    for number in (5, 9):
        games = DataSet(series, tmp_path / "stopped").play(cluster)
        assert len(list(islice(games, number))) == number
        assert isinstance(games, Generator)
        games.close()
    for folder in ("stopped", "whole"):
        assert list(DataSet(series, tmp_path / folder).play(cluster if folder == "stopped" else ALONE))
    assert content(tmp_path / "stopped") == content(tmp_path / "whole")
    tournament = "tournament nocturne greedy random --mode family --seed 1"
    search = "balance nocturne --seats random,random --games 4 --facts concoctions.1.points1"
    for where, numbers in (("local", [4]), ("ray", [2, 4])):
        (tmp_path / where).mkdir()
        for number in numbers:
            played = f"--deals {number} --results {tmp_path / where / 'results'} --cluster {where}"
            assert main(f"{tournament} {played}".split()) == 0
            assert main(f"{search} --search {number} --out {tmp_path / where} --cluster {where}".split()) == 0
    assert content(tmp_path / "local") == content(tmp_path / "ray")


def test_a_lost_node_costs_only_its_chunks(nodes: Any, cluster: Cluster) -> None:
    series = Series("nocturne", {}, ["random", "random"], 2, 5)
    lost, left = nodes.add_node(**NODE), 100

    def work(number: int) -> tuple[Played, str]:
        import ray

        return series.play_one(number), ray.get_runtime_context().get_node_id()

    def jobs() -> Iterator[int]:
        """More games until the node has played some, and then a hundred."""
        for number in count():
            if left <= 0:
                return
            yield number

    found = []
    for played, node in cluster.results(work, jobs(), 10**6):
        found.append(told(played))
        if lost is not None and node == lost.node_id:
            nodes.remove_node(lost, allow_graceful=False)
            lost = None
        left -= lost is None
    assert lost is None
    assert found == [told(series.play_one(number)) for number in range(len(found))]


def test_what_is_stopped_leaves_the_cluster_to_others(cluster: Cluster) -> None:
    def work(number: int) -> int:
        while number:
            pass
        return number

    found = cluster.results(work, range(9), 9)
    assert next(found) == 0
    assert isinstance(found, Generator)
    found.close()
    assert len(list(Series("nocturne", {}, ["random", "random"], 10, 5).play(cluster))) == 10


def test_errors_of_games_are_those_of_the_program(cluster: Cluster) -> None:
    series = Series("nocturne", {}, ["random", "random"], 2, 1)
    series.entrants[0] = "nobody"
    with pytest.raises(BadInput, match="nobody"):
        list(series.play(cluster))
