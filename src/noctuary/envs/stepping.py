"""Many games of one kind, stepped together: the compiled heart of `envs.batch.Batch`."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from noctuary.envs import rewards
from noctuary.kernel.base.randomness import derive
from noctuary.kernel.contract.game import Game, Options, State
from noctuary.kernel.contract.sight import sight_of
from noctuary.kernel.contract.tensor import Tensor, zeros

PURPOSE = "noctuary batch"
"""The purpose for which the seeds of games are derived (see `derive`)."""


def tensor_of(game: Game) -> Tensor:
    """How seats see a game. Raises ValueError if the game does not define it."""
    tensor = game.tensor()
    if tensor is None:
        why = "".join(f"; {reason}" for reason in sight_of(game).missing)
        raise ValueError(
            f"{game.name} does not say how seats see it as vectors: implement {type(game).__name__}.tensor{why}"
        )
    return tensor


class Stepper:
    """Games `first` to `first + number - 1` of a batch, with what the deciding seats see.

    After `begin` and each `step`: `seen`, a vector for each game; `masks`, 1 for each legal action; `legal`, the legal
    actions of all games one after another, those of game `i` from `starts[i]` to `starts[i + 1]`; `seats`, who decides.
    About the step just made: `gains`, the reward of each seat; `done`, whether the game ended; `cut`, whether a limit
    ended it. If a game ended, everything else describes the next one.
    """

    def __init__(
        self, game: Game, options: Options, tensor: Tensor, number: int, seed: int, first: int, reward: str
    ) -> None:
        self.game: Game = game
        self.options: Options = options
        self.tensor: Tensor = tensor
        self.number: int = number
        self.seed: int = seed
        self.first: int = first
        self.reward: str = reward
        self.states: list[State] = []
        self.choices: list[list[int]] = []
        """The legal actions of each game, in the order of the legal codes."""
        self.begun: list[int] = [0] * number
        """How many games have begun in each place."""
        self.unseen: vec[u8] = zeros(number * tensor.size)
        for place in range(number):
            tensor.begin(options, self.unseen, place * tensor.size)
        self.unmasked: vec[u8] = zeros(number * tensor.actions)
        self.unseated: vec[u8] = zeros(number)
        self.ungained: vec[float] = vec[float]([0.0 for _ in range(number * options.players)])
        self.seen: vec[u8] = self.unseen
        self.masks: vec[u8] = self.unmasked
        self.seats: vec[u8] = self.unseated
        self.done: vec[u8] = self.unseated
        self.cut: vec[u8] = self.unseated
        self.gains: vec[float] = self.ungained
        self.legal: vec[i32] = vec[i32]()
        self.starts: vec[i32] = vec[i32]()

    def new_game(self, place: int) -> State:
        """The next game in a place; its seed does not depend on how the batch is divided among processes."""
        count = self.begun[place]
        self.begun[place] = count + 1
        return self.game.new(self.options, derive(PURPOSE, self.seed, self.first + place, count))

    def begin(self) -> None:
        """Begin all games."""
        self.states = [self.new_game(place) for place in range(self.number)]
        self.choices = [[] for _ in range(self.number)]
        self.clear()
        for place in range(self.number):
            self.look(place)

    def step(self, actions: list[int]) -> None:
        """Make a move in each game; begin the next game where one has ended. Raises ValueError for an action that is
        not legal; then nothing has changed.
        """
        for place in range(self.number):
            if actions[place] not in self.choices[place]:
                raise ValueError(f"action {actions[place]} is not legal in game {self.first + place}")
        self.clear()
        for place in range(self.number):
            state = self.states[place]
            seat: i64 = state.seat
            state.play(seat, state.legal(seat)[self.choices[place].index(actions[place])])
            if state.seat < 0:
                self.finish(place, state)
            # At once, while the table is still in the processor's cache.
            self.look(place)

    def clear(self) -> None:
        """Make new arrays."""
        self.seen = self.unseen[:]
        self.masks = self.unmasked[:]
        self.seats = self.unseated[:]
        self.done = self.unseated[:]
        self.cut = self.unseated[:]
        self.gains = self.ungained[:]
        self.legal = vec[i32](capacity=len(self.legal))
        self.starts = append(vec[i32](capacity=self.number + 1), i32(0))

    def finish(self, place: int, state: State) -> None:
        """Note how a game ended, and begin the next one."""
        result = state.result
        assert result is not None
        self.done[place] = 1
        if result.cut_off:
            self.cut[place] = 1
        at: i64 = place * self.options.players
        for gained in rewards.final(state, result, self.reward):
            self.gains[at] = gained
            at += 1
        self.states[place] = self.new_game(place)

    def look(self, place: i64) -> None:
        """Write what the deciding seat sees and may do."""
        tensor = self.tensor
        state = self.states[place]
        seat: i64 = state.seat
        self.seats[place] = u8(seat)
        choices = tensor.legal(state, seat)
        self.choices[place] = choices
        masks = self.masks
        legal = self.legal
        at: i64 = place * tensor.actions
        for action in choices:
            masks[at + action] = 1
            legal = append(legal, i32(action))
        self.legal = legal
        self.starts = append(self.starts, i32(len(legal)))
        tensor.encode(state, seat, self.seen, place * tensor.size)
