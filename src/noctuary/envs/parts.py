"""The parts of a batch, one for each process, and the memory that they share."""

import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple
from weakref import ref

import numpy as np
from numpy.typing import NDArray

from noctuary.envs.stepping import Saved, Stepper, tensor_of
from noctuary.kernel.contract import catalogue

SLOTS: Final = 4
"""How many steps memory has room for: one that its readers copy, and some that they may keep."""
PATIENCE: Final = 5.0
"""Seconds that a process is given to end."""

Array = NDArray[Any]


class Plan(NamedTuple):
    """How the games of a batch are made, for all its processes."""

    game: str
    options: dict[str, Any]
    seed: int
    reward: str
    number: int

    def stepper(self, first: int, last: int) -> Stepper:
        """The games `first` to `last - 1`."""
        game = catalogue.find(self.game)
        options = game.options(self.options)
        return Stepper(game, options, tensor_of(game), last - first, self.seed, first, self.reward)


def fields(games: Stepper, number: int) -> list[tuple[str, Any, tuple[int, ...]]]:
    """The arrays of a step for this many games like `games`, and how many numbers of which kind each game has there."""
    return [
        ("seen", np.uint8, (number, games.tensor.size)),
        ("masks", np.int8, (number, games.tensor.actions)),
        ("gains", np.float32, (number, games.options.players)),
        ("done", np.bool_, (number,)),
        ("seats", np.uint8, (number,)),
        ("cut", np.bool_, (number,)),
    ]


class Memory:
    """Room for the actions of all games and, in slots, for the arrays of some steps, which processes share. A slot may
    be written while nobody keeps its arrays; the last one always, since nobody gets its arrays.
    """

    def __init__(self, plan: Plan, games: Stepper) -> None:
        self.number: Final = plan.number
        self.kind: Final = np.dtype(fields(games, plan.number), align=True)
        self.memory: Any = get_context("spawn").RawArray("B", 8 * plan.number + SLOTS * self.kind.itemsize)
        self.owners: Final[list[ref[Any] | None]] = [None] * (SLOTS - 1)

    def actions(self) -> NDArray[np.int64]:
        """An action for each game."""
        return np.frombuffer(self.memory, np.int64, self.number)

    def arrays(self, slot: int, writeable: bool = False) -> list[Array]:
        """The arrays of the step in a slot. All rest on the first one's `base`, which lives as long as any of them."""
        root = np.frombuffer(self.memory, self.kind, 1, 8 * self.number + slot * self.kind.itemsize)
        root.flags.writeable = writeable
        return [root[name][0] for name in self.kind.names or ()]

    def free(self) -> int:
        """A slot to write the next step to."""
        return next((slot for slot, owner in enumerate(self.owners) if owner is None or owner() is None), SLOTS - 1)

    def read(self, slot: int) -> list[Array]:
        """The arrays of the step in a slot; they stay as they are while anybody keeps one of them."""
        arrays = self.arrays(slot)
        if slot < SLOTS - 1:
            self.owners[slot] = ref(arrays[0].base)
            return arrays
        return [frozen(array.copy()) for array in arrays]


def frozen(array: Array) -> Array:
    """An array that can only be read."""
    array.flags.writeable = False
    return array


class BatchPart:
    """Some `games` of a batch, from number `first` on. Its methods, which are called by name, even from another
    process, return what does not fit into a memory: the legal actions of all games, where each game's begin, and what
    the seats of the games that ended saw. A single part needs no memory: then `actions` are set and `arrays` (`fields`)
    read here.
    """

    def __init__(self, games: Stepper, memory: Memory | None, first: int) -> None:
        here = slice(first, first + games.number)
        self.games = games
        self.actions: Array = memory.actions()[here] if memory else np.zeros(games.number, np.int64)
        self.arrays: list[Array] = []
        slots = [memory.arrays(slot, writeable=True) for slot in range(SLOTS)] if memory else []
        self.slots = [[array[here] for array in arrays] for arrays in slots]

    def reset(self, slot: int) -> list[bytes]:
        """Begin all games."""
        self.games.begin()
        return self.write(slot)

    def step(self, slot: int) -> list[bytes]:
        """Make a step by the `actions`."""
        self.games.step(self.actions.tolist())
        return self.write(slot)

    def write(self, slot: int) -> list[bytes]:
        """Make the arrays of the present step, and write them to a slot of the memory."""
        games = self.games
        self.arrays = []
        for name, kind, shape in fields(games, games.number):
            vector = np.frombuffer(memoryview(getattr(games, name)), np.float64 if name == "gains" else kind)
            self.arrays.append(vector.reshape(shape))
        self.arrays[2] = frozen(self.arrays[2].astype(np.float32))
        if self.slots:
            for place, array in zip(self.slots[slot], self.arrays, strict=True):
                place[:] = array
        return [bytes(memoryview(vector)) for vector in (games.legal, games.starts, games.final)]

    def state(self, _: None) -> list[Saved]:
        """For each game, how many have begun in its place, and its moves."""
        return self.games.saved()

    def prepare(self, saved: tuple[int, list[Saved]]) -> None:
        """Get ready to go on from the `state` of a part of a batch with this seed. Raises ValueError."""
        self.prepared = self.games.prepared(*saved)

    def resume(self, slot: int) -> list[bytes]:
        """Go on from what was prepared."""
        self.games.resume(*self.prepared)
        return self.write(slot)


def answered(part: BatchPart, command: str, argument: Any) -> Any:
    """What a method of a part returns or, as a value that can be pickled, the exception that it raises."""
    try:
        return getattr(part, command)(argument)
    except ValueError as error:
        return ValueError(str(error))
    except Exception as error:
        return RuntimeError(f"{type(error).__name__}: {error}")


class BatchWorker:
    """A process that plays a part of a batch. Raises RuntimeError if the process has died."""

    def __init__(self, plan: Plan, memory: Memory, first: int, last: int) -> None:
        self.games: Final = f"games {first} to {last - 1}"
        context = get_context("spawn")
        self.pipe, its = context.Pipe()
        self.process: Final = context.Process(target=serve, args=(its, plan, memory, first, last), daemon=True)
        self.process.start()
        its.close()

    def ask(self, command: str, argument: Any) -> None:
        """Have the process call a method of the part."""
        try:
            self.pipe.send((command, argument))
        except OSError:
            raise self.death() from None

    def answer(self) -> Any:
        """The result of the call, as `answered` gives it."""
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            raise self.death() from None

    def death(self) -> RuntimeError:
        """How the process ended."""
        self.process.join(PATIENCE)
        return RuntimeError(
            f"the process {self.process.pid} that plays {self.games} of this batch has ended"
            f" with exit code {self.process.exitcode}; the batch is closed, make another one"
        )

    def close(self) -> None:
        """End the process."""
        self.pipe.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def serve(pipe: Connection, plan: Plan, memory: Memory, first: int, last: int) -> None:
    """Play a part of a batch until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The process at the other end decides what an interruption ends.
    part = BatchPart(plan.stepper(first, last), memory, first)
    while True:
        try:
            command, argument = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(answered(part, command, argument))
