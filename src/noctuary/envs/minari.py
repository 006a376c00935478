"""Data sets in Minari's format: every seat of every game is an episode of the environment in `envs.gym`.

Needs Minari, and the extras `data` and `envs`.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import gymnasium
import minari
import numpy as np
import pyarrow
from minari.data_collector.episode_buffer import EpisodeBuffer

from noctuary.envs import rewards
from noctuary.envs.gym import name_of
from noctuary.kernel.base.messages import BadInput
from noctuary.simulation.dataset import DECISIONS, GAMES, opened, read_setup, reading

FORMAT: Final = "arrow"
"""Needs only pyarrow, which the data set needed, too."""


def export(folder: Path, name: str) -> Iterator[int]:
    """Write a data set as Minari's data set `name`; yield the number of each game when done. Raises BadInput."""
    setup = read_setup(folder)
    decisions = opened(folder / f"{DECISIONS}.parquet")
    with reading(path := folder / f"{GAMES}.parquet"):
        games = {row["game"]: row for row in opened(path).read().to_pylist()}
    written: Any = None
    for part in range(decisions.num_row_groups):
        with reading(folder / f"{DECISIONS}.parquet"):
            rows = decisions.read_row_group(part)
        numbers = np.unique(rows["game"].to_numpy())
        buffers = list(episodes(rows, [games[number] for number in numbers], setup))
        try:
            if written is None:
                written = create(name, buffers, setup)
            else:
                written.update_dataset_from_buffer(buffers)
        except (ValueError, OSError) as error:
            raise BadInput("data-export", {"text": str(error)}, str(folder)) from error
        yield from map(int, numbers)


def create(name: str, buffers: list[EpisodeBuffer], setup: dict[str, Any]) -> Any:
    """Minari's data set of this name, with its first episodes, and the environment in which the games could have been
    played by the first of their bots.
    """
    spec = gymnasium.spec(name_of(setup["game"]))
    spec.kwargs = {"game": setup["game"], "opponents": setup["bots"][1:] or ["random"], **setup["options"]}
    with warnings.catch_warnings():
        # It recommends links, addresses and scores, which we do not know.
        warnings.simplefilter("ignore", UserWarning)
        return minari.create_dataset_from_buffers(
            name,
            buffers,
            env=spec,
            algorithm_name=", ".join(dict.fromkeys(setup["bots"])),
            description=f"noctuary data make, seed {setup['seed']}, {setup['games']} games",
            data_format=FORMAT,
            requirements=[f"noctuary=={setup['program']}"],
        )


def episodes(rows: pyarrow.Table, games: list[dict[str, Any]], setup: dict[str, Any]) -> Iterator[EpisodeBuffer]:
    """The episodes of some games. Minari wants one observation more than there are actions, but no seat decides after
    the end: the last one is repeated, with the mask that environments have after the end.
    """
    seen = rows["observation"].combine_chunks().flatten().to_numpy().reshape(len(rows), setup["observation"])
    legal, actions = rows["legal"].combine_chunks(), rows["action"].to_numpy()
    mask = np.zeros((len(rows), setup["actions"]), np.int8)
    mask[np.repeat(np.arange(len(rows)), np.diff(legal.offsets)), legal.flatten()] = 1
    after = (np.arange(setup["actions"]) < 1).astype(np.int8)
    for game in games:
        for seat in range(len(game["bots"])):
            own = np.flatnonzero((rows["game"].to_numpy() == game["game"]) & (rows["seat"].to_numpy() == seat))
            if not len(own):
                continue
            last = np.arange(len(own)) == len(own) - 1
            yield EpisodeBuffer(
                observations={
                    "observation": np.concatenate([seen[own], seen[own[-1:]]]),
                    "action_mask": np.concatenate([mask[own], after[None]]),
                },
                actions=actions[own].astype(np.int64),
                rewards=last * reward(game, seat),
                terminations=last & (not game["cut_off"]),
                truncations=last & game["cut_off"],
            )


def reward(game: dict[str, Any], seat: int) -> float:
    """The reward of a seat at the end of a game, as `envs.rewards.RESULT`; alone, 1 for a game won."""
    places = game["places"]
    if len(places) == 1:
        return float(game["outcomes"][0])
    ranking = [[one for one, its in enumerate(places) if its == place] for place in sorted({*places})]
    return 0.0 if game["cut_off"] else rewards.places(ranking)[seat]
