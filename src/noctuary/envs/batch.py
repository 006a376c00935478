"""Many games at once as arrays, for learning from hundreds of thousands of decisions a second."""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noctuary.envs import rewards
from noctuary.envs.stepping import Stepper, tensor_of
from noctuary.kernel.contract import catalogue

Step = tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.uint8]]
"""Observations (game, index), masks (game, action), rewards (game, seat), whether each game ended, and who decides."""
Arrays = list[NDArray[Any]]
"""The arrays of a step, then which games were cut off, the legal actions of all games, and where each game's begin."""


class Batch:
    """`number` games of `game` with the same options. In each, the deciding seat acts; when a game ends, the next one
    begins at once, and its first observation replaces the last one of the game that ended.

    `reward`: `result` or `margin` (`envs.rewards`). Equal seeds give equal games. `processes`: the number among which
    the games are divided; a script that uses several needs the guard that multiprocessing requires. Arrays must not be
    changed; each step returns new ones.
    """

    def __init__(
        self, game: str, number: int, seed: int = 0, reward: str = rewards.RESULT, processes: int = 1, **options: Any
    ) -> None:
        """Raises BadInput for impossible options of the game, ValueError for any other impossible argument."""
        if reward not in (rewards.RESULT, rewards.MARGIN):
            raise ValueError(f"the reward of a batch must be {rewards.RESULT} or {rewards.MARGIN}, not {reward!r}")
        if not 1 <= processes <= number:
            raise ValueError(f"a batch of {number} games cannot be divided among {processes} processes")
        self.game = catalogue.find(game)
        self.options = self.game.options(options)
        self.tensor = tensor_of(self.game)
        self.number = number
        self._cuts = [number * part // processes for part in range(processes + 1)]
        self._arrays: Arrays = []
        self._pipes: list[Connection] = []
        parts = [
            (game, options, last - first, seed, first, reward)
            for first, last in zip(self._cuts, self._cuts[1:], strict=False)
        ]
        if processes == 1:
            self._stepper = stepper(*parts[0])
            return
        context = get_context("spawn")
        for part in parts:
            mine, its = context.Pipe()
            context.Process(target=serve, args=(its, *part), daemon=True).start()
            its.close()
            self._pipes.append(mine)

    def reset(self) -> Step:
        """Begin all games."""
        return self._go([None] * (len(self._cuts) - 1))

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Step:
        """Act for the deciding seat of each game. Raises ValueError for an action that is not legal."""
        chosen: list[int] = np.asarray(actions).tolist()
        if len(chosen) != self.number:
            raise ValueError(f"{len(chosen)} actions for {self.number} games")
        return self._go([chosen[first:last] for first, last in zip(self._cuts, self._cuts[1:], strict=False)])

    @property
    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """The legal actions of all games, one after another; then where each game's begin, and where the last game's
        end.
        """
        return self._arrays[6], self._arrays[7]

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """For each game, whether a limit ended it in the last step."""
        return self._arrays[5]

    def _go(self, shares: Sequence[list[int] | None]) -> Step:
        """Make a step with each part's actions, or begin (None)."""
        if self._pipes:
            self._arrays = self._gather(shares)
        else:
            self._arrays = advance(self._stepper, shares[0])
        seen, mask, gained, done, seats, *_ = self._arrays
        return seen, mask, gained, done, seats

    def _gather(self, shares: Sequence[list[int] | None]) -> Arrays:
        """Let all processes make the step, and join the arrays they send."""
        for pipe, share in zip(self._pipes, shares, strict=True):
            pipe.send(share)
        answers: list[Arrays | str] = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, str):
                raise ValueError(answer)
        found = [np.concatenate(parts) for parts in zip(*answers, strict=True)]
        before = np.cumsum([0, *(len(answer[6]) for answer in answers)])
        starts = [np.asarray(answer[7][:-1]) + first for answer, first in zip(answers, before, strict=False)]
        found[7] = np.concatenate([*starts, before[-1:]]).astype(np.int32)
        return found


def stepper(game: str, options: dict[str, Any], number: int, seed: int, first: int, reward: str) -> Stepper:
    """The games `first` to `first + number - 1` of a batch."""
    found = catalogue.find(game)
    return Stepper(found, found.options(options), tensor_of(found), number, seed, first, reward)


def advance(games: Stepper, actions: list[int] | None) -> Arrays:
    """Make a step, or begin (None); return the arrays. Raises ValueError for an action that is not legal."""
    if actions is None:
        games.begin()
    else:
        games.step(actions)
    number = games.number
    return [
        np.frombuffer(memoryview(games.seen), np.uint8).reshape(number, -1),
        np.frombuffer(memoryview(games.masks), np.int8).reshape(number, -1),
        np.frombuffer(memoryview(games.gains), np.float64).reshape(number, -1).astype(np.float32),
        np.frombuffer(memoryview(games.done), np.bool_),
        np.frombuffer(memoryview(games.seats), np.uint8),
        np.frombuffer(memoryview(games.cut), np.bool_),
        np.frombuffer(memoryview(games.legal), np.int32),
        np.frombuffer(memoryview(games.starts), np.int32),
    ]


def serve(pipe: Connection, *part: Any) -> None:
    """Play a part of a batch in a process of its own, until the other end of the pipe is closed."""
    games = stepper(*part)
    while True:
        try:
            actions = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(advance(games, actions))
        except ValueError as refusal:
            pipe.send(str(refusal))
