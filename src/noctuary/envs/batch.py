"""Many games at once as arrays, for programs that learn."""

import operator
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from noctuary.envs import rewards
from noctuary.envs.checks import Stamp, checked, version_of, whole
from noctuary.envs.parts import Array, BatchPart, BatchWorker, Memory, Plan, answered, frozen
from noctuary.envs.stepping import Saved, tensor_of
from noctuary.kernel.base.pickling import copied
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.tensor import Tensor

Step = tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.uint8]]
"""Observations (game, index), masks (game, action), rewards (game, seat), whether each game ended, and who decides."""
SHOWN: Final = 10
"""The number of legal actions that the refusal of an illegal one lists."""


class Batch:
    """`number` games of `game` with the same options. In each, the deciding seat acts; when a game ends, the next one
    begins at once, and its first observation replaces the last one of the game that ended (`final_seen`).

    `reward`: `result` or `margin` (`envs.rewards`). Equal seeds give equal games. `processes`: the number among which
    the games are divided, this one included; a script that uses several needs the guard that multiprocessing requires.
    `close`, or `with`, ends the other processes. Arrays are read-only, and stay as they are. Copies and pickles (see
    `state`) go on in the same way, but independently, in as many processes.
    """

    def __init__(
        self, game: str, number: int, seed: int = 0, reward: str = rewards.RESULT, processes: int = 1, **options: Any
    ) -> None:
        """Raises BadInput for impossible options of the game, ValueError for any other impossible argument."""
        if reward not in (rewards.RESULT, rewards.MARGIN):
            raise ValueError(f"the reward of a batch must be {rewards.RESULT} or {rewards.MARGIN}, not {reward!r}")
        self.number = whole(number, "the number of games in a batch", 1)
        processes = whole(processes, "the number of processes", 1)
        if processes > self.number:
            raise ValueError(f"a batch of {self.number} games cannot be divided among {processes} processes")
        try:
            seed = operator.index(seed)
        except TypeError:
            raise ValueError(f"seed must be a whole number, not {seed!r}") from None
        self.game = catalogue.find(game)
        self.options = self.game.options(options)
        self.tensor: Tensor = tensor_of(self.game)
        self._offsets = np.arange(self.number) * self.tensor.actions
        """Where the mask of each game begins."""
        self._plan = Plan(game, self.options.mapping(), seed, reward, self.number)
        self._seed = seed
        cuts = [self.number * part // processes for part in range(processes + 1)]
        self._parts = list(pairwise(cuts))
        self._closed = False
        self._arrays: list[Array] = []
        """The arrays of the last step; empty before the first one."""
        self._more: list[list[bytes]] = []
        """What each part answered besides."""
        games = self._plan.stepper(*self._parts[0])
        self._memory = memory = Memory(self._plan, games) if processes > 1 else None
        self._part = BatchPart(games, memory, 0)
        self._actions = memory.actions() if memory else self._part.actions
        self._workers = [BatchWorker(self._plan, memory, first, last) for first, last in self._parts[1:] if memory]

    def reset(self) -> Step:
        """Begin all games: at first those of the seed, later the next ones."""
        return self._go("reset")

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Step:
        """Act for each game's deciding seat. Raises ValueError, changing nothing, if any action is not legal."""
        mask = self._last[1]
        chosen = np.asarray(actions)
        if chosen.shape != (self.number,):
            given = len(chosen) if chosen.ndim == 1 else f"an array of shape {chosen.shape} as"
            raise ValueError(f"{given} actions for {self.number} games: there must be one whole number for each game")
        if chosen.dtype.kind not in "iu":
            raise ValueError(f"actions must be whole numbers, not of the type {chosen.dtype}")
        if np.ma.is_masked(actions):
            raise ValueError("actions must not be masked: there must be one for each game")
        is_action = chosen.min() >= 0 and chosen.max() < self.tensor.actions
        if not is_action or not mask.reshape(-1).take(self._offsets + chosen.astype(np.int64)).all():
            raise self._refusal(chosen, mask)
        self._actions[:] = chosen
        return self._go("step")

    def _refusal(self, chosen: NDArray[Any], mask: NDArray[np.int8]) -> ValueError:
        """The message about the first action that is not legal."""
        place, action = next((at, int(one)) for at, one in enumerate(chosen) if one not in np.flatnonzero(mask[at]))
        legal = np.flatnonzero(mask[place])
        listed = ", ".join(map(str, legal[:SHOWN])) + (", ..." if len(legal) > SHOWN else "")
        return ValueError(f"action {action} is not legal in game {place}; legal are {listed}")

    @property
    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """The legal actions of all games in a row; then where each game's begin, and where the last game's end."""
        actions, starts = ([np.frombuffer(answer[which], np.int32) for answer in self._said] for which in (0, 1))
        if len(actions) == 1:
            return actions[0], starts[0]
        before = np.cumsum([0, *map(len, actions)], dtype=np.int32)
        begun = [mine[:-1] + first for mine, first in zip(starts, before, strict=False)]
        return frozen(np.concatenate(actions)), frozen(np.concatenate([*begun, before[-1:]]))

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """For each game, whether a limit ended it in the last step."""
        return self._last[5]

    @property
    def final_seen(self) -> NDArray[np.uint8]:
        """What each seat saw at the end of each game that ended in the last step (game, seat, index): the table to
        which the rewards belong. 0 for games that go on.
        """
        seen = np.zeros((self.number, self.options.players, self.tensor.size), np.uint8)
        final = np.frombuffer(b"".join(answer[2] for answer in self._said), np.uint8)
        seen[self._last[3]] = final.reshape(-1, *seen.shape[1:])
        return frozen(seen)

    def state(self) -> dict[str, Any]:
        """Where the batch stands, for `restore`: numbers, lists and texts only, so that JSON, `pickle` and `torch.save`
        can keep it. It holds the moves of the running games, or of those that the last step ended, and the version that
        gives these their meaning.
        """
        parts = self._ask("state", [None] * len(self._parts)) if self._last else []
        return {
            "version": version_of(self.game),
            "options": copied(self._plan.options),
            "reward": self._plan.reward,
            "seed": self._seed,
            "games": [[begun, moves] for part in parts for begun, moves in part],
        }

    def restore(self, state: Mapping[str, Any]) -> Step:
        """Go on where a batch with the same options, reward and number of games stood, however it was divided among
        processes; return what its last step returned. Raises ValueError, changing nothing, for any other state.
        """
        seed, games = self._read(state)
        self._ask("prepare", [(seed, games[first:last]) for first, last in self._parts])
        self._seed = seed
        return self._go("resume")

    def close(self) -> None:
        """End the processes of the batch; it cannot be used afterwards. Harmless if it is already closed."""
        self._closed = True
        for worker in self._workers:
            worker.close()
        self._workers = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        plan = self._plan
        state = self.state() if self._arrays or self._closed else None
        stamp = Stamp(self.game)  # First, since it refuses other versions.
        arguments = plan.game, plan.number, self._seed, plan.reward, len(self._parts), plan.options
        return restored, (stamp, arguments, state)

    @property
    def _last(self) -> list[Array]:
        """The arrays of the last step. Raises RuntimeError if there are none."""
        self._check_open()
        if not self._arrays:
            raise RuntimeError("no game of this batch has begun: call reset() first")
        return self._arrays

    @property
    def _said(self) -> list[list[bytes]]:
        """What the parts answered besides. Raises RuntimeError if there are none."""
        return self._more if self._last else []

    def _check_open(self) -> None:
        """Raise RuntimeError for a closed batch."""
        if self._closed:
            raise RuntimeError("this batch is closed: make another one")

    def _read(self, state: Mapping[str, Any]) -> tuple[int, list[Saved]]:
        """The seed and games of a `state`. Raises ValueError."""
        plan = self._plan
        try:
            checked(self.game, state["version"])
            for what, mine in ("options", plan.options), ("reward", plan.reward):
                if state[what] != mine:
                    raise ValueError(f"the state has the {what} {state[what]}, but this batch {mine}")
            games = [
                (whole(begun, "begun", 1), [operator.index(code) for code in moves]) for begun, moves in state["games"]
            ]
            if len(games) != plan.number:
                raise ValueError(f"the state has {len(games)} games, but this batch {plan.number}")
            return operator.index(state["seed"]), games
        except (KeyError, TypeError) as error:
            raise ValueError(f"this is not the state of a batch: {type(error).__name__} {error}") from None

    def _go(self, command: str) -> Step:
        """Have all parts make a step."""
        self._check_open()
        slot = self._memory.free() if self._memory else 0
        try:
            self._more = self._ask(command, [slot] * len(self._parts))
        except Exception:
            self._arrays = []  # Some games may have gone on.
            raise
        self._arrays = self._memory.read(slot) if self._memory else self._part.arrays
        seen, mask, gained, done, seats, _ = self._arrays
        return seen, mask, gained, done, seats

    def _ask(self, command: str, arguments: Sequence[Any]) -> list[Any]:
        """What each part answers to a command with its argument, all at the same time. Raises what one of them does."""
        self._check_open()
        answers: list[Any] = []
        try:
            for worker, argument in zip(self._workers, arguments[1:], strict=True):
                worker.ask(command, argument)
            answers.append(answered(self._part, command, arguments[0]))
            answers += [worker.answer() for worker in self._workers]
        except BaseException:
            self.close()  # An answer that still comes would be taken for that to the next command.
            raise
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


def restored(_: Stamp, arguments: tuple[Any, ...], state: Mapping[str, Any] | None) -> Batch:
    """A batch with these arguments in this state, None before its first step."""
    game, number, seed, reward, processes, options = arguments
    batch = Batch(game, number, seed, reward, processes, **options)
    if state is not None:
        batch.restore(state)
    return batch
