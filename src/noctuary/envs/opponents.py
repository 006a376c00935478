"""Whom a learner plays against: bots, functions, policies in files, snapshots of itself, and mixtures of all these."""

from __future__ import annotations

import random as everybodys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from copy import deepcopy  # noqa: TID251 - A policy is no state.
from functools import cached_property, lru_cache, partial
from inspect import signature
from io import BytesIO
from math import inf
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from noctuary import bots
from noctuary.bots.bot import Bot
from noctuary.envs.checks import whole
from noctuary.envs.episodes import FEATURES, TENSOR
from noctuary.envs.stepping import tensor_of
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Observation
from noctuary.kernel.contract.tensor import Tensor, blank, encoded
from noctuary.kernel.parts.moves import Decision

Pick = Callable[[NDArray[Any], NDArray[np.int8]], Any]
"""From an observation and a mask, 1 for each legal action, to a legal action."""
NETWORK: Final = ".pt"
STABLE: Final = ".zip"
"""The suffixes of files of `envs.networks`, and of Stable-Baselines3."""


class Policy(Bot):
    """Plays with a function. `observation`: what it is given, TENSOR or FEATURES."""

    def __init__(self, game: str, pick: Pick, name: str = "policy", observation: str = TENSOR) -> None:
        self.name = name
        self.game: Final = game
        self.pick: Final = pick
        self.observation: Final = observation

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Policy, (self.game, self.pick, self.name, self.observation)

    @cached_property
    def tensor(self) -> Tensor:
        """How seats see the game."""
        return tensor_of(catalogue.find(self.game))

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        tensor, table, seat = self.tensor, observation.board, decision.seat
        actions = [tensor.action(table, seat, code) for code in decision.codes]
        mask = np.zeros(tensor.actions, np.int8)
        mask[actions] = 1
        if self.observation == FEATURES:  # Which need a whole table, but are the same on all that the seat may be at.
            whole_table = observation.determinize(random)
            seen: NDArray[Any] = np.array(observation.game.measure(whole_table, seat), np.float32)
        else:
            begun = blank(tensor, table.options)
            seen = np.frombuffer(memoryview(encoded(tensor, table, seat, begun)), np.uint8).copy()
        return decision.codes[actions.index(self.act(seen, mask))]

    def act(self, seen: NDArray[Any], mask: NDArray[np.int8]) -> int:
        """The action that the function picks. Raises ValueError if it is not legal."""
        action = whole(self.pick(seen, mask.copy()), f"the action of {self.name}", 0, len(mask) - 1)
        if not mask[action]:
            legal = ", ".join(map(str, np.flatnonzero(mask)))
            raise ValueError(f"{self.name} chose action {action}, which is not legal; legal are {legal}")
        return action


class Mixture:
    """Opponents of which one is drawn for each game and seat, with chances in proportion to `weights` (at first equal);
    a mixture among them draws one of its own. More can be added between games, such as snapshots.
    """

    def __init__(self, opponents: Iterable[Any], weights: Iterable[float] | None = None) -> None:
        self.opponents: list[Any] = list(opponents)
        self.weights: list[float] = [1.0] * len(self.opponents) if weights is None else list(weights)
        fit = len(self.weights) == len(self.opponents) and all(0 < weight < inf for weight in self.weights)
        if not self.opponents or not fit:
            raise ValueError("a mixture needs opponents, and a positive weight for each of them")

    def add(self, opponent: Any, weight: float = 1.0) -> None:
        """Add an opponent. Raises ValueError, adding nothing, if it contains this one or the weight is not positive."""
        if any(one is self for one in members(opponent)):
            raise ValueError("a mixture cannot be one of its own opponents")
        more = Mixture([*self.opponents, opponent], [*self.weights, weight])
        self.opponents, self.weights = more.opponents, more.weights

    def draw(self, random: np.random.Generator) -> Any:
        """One of the opponents."""
        ends = np.cumsum(self.weights)
        drawn = self.opponents[int(np.searchsorted(ends, random.random() * ends[-1], "right"))]
        return drawn.draw(random) if isinstance(drawn, Mixture) else drawn


def members(opponent: Any) -> list[Any]:
    """The opponent itself; if it is a mixture, also all in it, and in mixtures among these."""
    inner = opponent.opponents if isinstance(opponent, Mixture) else []
    return [opponent, *(member for one in inner for member in members(one))]


@contextmanager
def undisturbed() -> Iterator[None]:
    """A context after which the process's random numbers go on as if none were drawn: a learner's exploration is the
    same with any opponent. New networks draw weights; a Stable-Baselines3 model with a seed seeds the process.
    """
    import torch

    ours, arrays = everybodys.getstate(), np.random.get_state()
    try:
        with torch.random.fork_rng(range(torch.cuda.device_count()) if torch.cuda.is_initialized() else ()):
            yield
    finally:
        everybodys.setstate(ours)
        np.random.set_state(arrays)


def snapshot(policy: Any) -> Any:
    """A policy as it is now, to play against while it goes on learning: a copy of the object, with all its weights. A
    method is copied with its object; of an algorithm of SB3-contrib, only the policy is copied.
    """
    if not is_stable(policy):
        return deepcopy(policy)
    # Not its copy: while it learns, it holds tensors that PyTorch does not copy.
    policy, file = getattr(policy, "policy", policy), BytesIO()
    policy.save(file)
    file.seek(0)
    with undisturbed():
        return type(policy).load(file)


def find(given: Any, game: str, observation: str) -> Bot:
    """The bot for an opponent other than a mixture: a bot, the name of one, a function (`Pick`), a policy of
    SB3-contrib, or the file of a policy. `observation`: what functions and policies are given; the networks in files
    get TENSOR. Raises BadInput for unknown bots, ValueError for anything else.
    """
    if isinstance(given, Bot):
        return given
    if isinstance(given, (str, Path)) and Path(given).suffix in (NETWORK, STABLE):
        path = Path(given).resolve()
        if not path.is_file():
            raise ValueError(f"there is no policy in {path}")
        pick = load(path, path.stat().st_mtime_ns, game)
        if path.suffix == NETWORK:
            return Policy(game, pick, path.name, TENSOR)
        return Policy(game, fitting(pick, game, observation), path.name, observation)
    if isinstance(given, str):
        return bots.find(given)
    if is_stable(given):
        given = fitting(given, game, observation)
    if not callable(given) or isinstance(given, type):  # A class would be made anew for every move.
        raise ValueError(
            "an opponent is a bot, the name of one, a function of an observation and a mask, a policy of SB3-contrib, "
            f"a file ({NETWORK}, {STABLE}) or a Mixture, not {given!r}"
        )
    return Policy(game, given, getattr(given, "__name__", "policy"), observation)


@lru_cache(32)
@undisturbed()
def load(path: Path, changed: int, game: str) -> Any:
    """The policy in a file that was `changed` at this time: of SB3-contrib, or a function (`Pick`). Raises ValueError
    if there is none that can be read, or a network that plays another game.
    """
    from noctuary.envs import networks

    try:
        if path.suffix == STABLE:
            from sb3_contrib import MaskablePPO

            return MaskablePPO.load(path, device="cpu")
        network = networks.load(path)
    except ImportError:
        raise
    except Exception as error:  # Readers of damaged files raise anything.
        raise ValueError(f"there is no policy that can be read in {path}: {type(error).__name__} {error}") from error
    if network.game != game:
        raise ValueError(f"the policy in {path} plays {network.game}, not {game}")
    return network.pick


def fitting(policy: Any, game: str, observation: str) -> Pick:
    """A function that picks actions as this policy of SB3-contrib does. Raises ValueError if the policy takes no mask
    or was made for other observations or actions.
    """
    if "action_masks" not in signature(policy.predict).parameters:
        raise ValueError(f"{type(policy).__name__} takes no mask: choose a policy of SB3-contrib's MaskablePPO")
    wanted, tensor = catalogue.find(game), tensor_of(catalogue.find(game))
    own, seen = policy.observation_space, len(wanted.features) if observation == FEATURES else tensor.size
    made = (own["observation"] if isinstance(own, spaces.Dict) else own).shape, getattr(policy.action_space, "n", 0)
    if made != ((seen,), tensor.actions):
        raise ValueError(
            f"the policy sees {made[0]} and has {made[1]} actions, but {game} shows {(seen,)} ({observation}) and has "
            f"{tensor.actions}"
        )
    return partial(predict, policy)


def is_stable(given: Any) -> bool:
    """Whether this is a policy, or an algorithm with one, of Stable-Baselines3 or SB3-contrib."""
    return hasattr(given, "predict") and hasattr(given, "observation_space")


def predict(policy: Any, seen: NDArray[Any], mask: NDArray[np.int8]) -> Any:
    """The likeliest action of a policy of SB3-contrib."""
    if isinstance(policy.observation_space, spaces.Dict):
        return policy.predict({"observation": seen, "action_mask": mask}, action_masks=mask, deterministic=True)[0]
    return policy.predict(seen, action_masks=mask, deterministic=True)[0]
