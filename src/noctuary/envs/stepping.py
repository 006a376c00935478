"""Many games of one kind, stepped together: the compiled heart of `envs.batch.Batch`."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64, u8

from noctuary.envs import rewards
from noctuary.kernel.base.randomness import derive
from noctuary.kernel.contract.game import Game, Options, State
from noctuary.kernel.contract.sight import sight_of
from noctuary.kernel.contract.tensor import Tensor, blank, encoded, zeros

Saved = tuple[int, list[int]]
"""How many games have begun in a place, and the codes of the moves in the latest one."""
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

    After `begin`, `step` and `resume`: `seen`, a vector for each game (`seats`: who decides there); `legal`, the
    legal actions of all games one after another, those of game `i` from `starts[i]` to `starts[i + 1]`. About the
    step just made: `gains`, the reward of each seat; `done`, whether the game ended; `cut`, whether a limit ended
    it; `final`, what the seats of the games that ended saw at the end. If a game ended, everything else describes
    the next one.
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
        self.players: i64 = options.players
        self.states: list[State] = []
        self.codes: list[list[int]] = []
        """The legal codes of each game, in the order of its legal actions."""
        self.moves: list[list[int]] = []
        """The codes of all moves made in each game."""
        self.begun: list[int] = [0] * number
        """How many games have begun in each place."""
        self.begun_vector: vec[u8] = blank(tensor, options)
        self.unseen: vec[u8] = zeros(number * tensor.size)
        """What is the same for all tables, alone and once for each game."""
        for place in range(number):
            tensor.begin(options, self.unseen, place * tensor.size)
        self.seen: vec[u8] = self.unseen
        self.seats: vec[u8] = zeros(number)
        self.done: vec[u8] = zeros(number)
        self.cut: vec[u8] = zeros(number)
        self.gains: vec[float] = vec[float]([0.0 for _ in range(number * options.players)])
        self.final: vec[u8] = vec[u8]()
        self.legal: vec[i32] = vec[i32]()
        self.starts: vec[i32] = vec[i32]()

    def new_game(self, seed: int, place: int, count: int) -> State:
        """The game with this number in a place; its seed does not depend on how the batch is divided."""
        return self.game.new(self.options, derive(PURPOSE, seed, self.first + place, count))

    def begin(self) -> None:
        """Begin the next game in each place."""
        self.start([self.new_game(self.seed, place, self.begun[place]) for place in range(self.number)])
        self.moves = [[] for _ in range(self.number)]
        self.begun = [count + 1 for count in self.begun]

    def prepared(self, seed: int, saved: list[Saved]) -> tuple[int, list[Saved], list[State]]:
        """What `resume` needs to go on from `saved` games of a batch with this seed. Raises ValueError."""
        games = [self.replayed(seed, place, begun - 1, moves) for place, (begun, moves) in enumerate(saved)]
        return seed, saved, games

    def resume(self, seed: int, saved: list[Saved], games: list[State]) -> None:
        """Go on from what was `prepared`."""
        self.start(games)
        self.seed = seed
        self.begun = [begun for begun, _ in saved]
        self.moves = [moves[:] for _, moves in saved]

    def replayed(self, seed: int, place: int, count: int, moves: list[int]) -> State:
        """A game after these moves. Raises ValueError."""
        state = self.new_game(seed, place, count)
        for code in moves:
            if state.seat < 0 or code not in state.legal(state.seat):
                raise ValueError(f"move {code} is not legal in game {self.first + place}")
            state.play(state.seat, code)
        if state.seat < 0:
            raise ValueError(f"game {self.first + place} is over")
        return state

    def start(self, states: list[State]) -> None:
        """Go on with these games."""
        self.states = states
        self.codes = [[] for _ in range(self.number)]
        for place in range(self.number):
            self.done[place] = 0
        self.clear()
        for place in range(self.number):
            self.look(place)

    def step(self, actions: list[int]) -> None:
        """Make a move in each game, by a legal action; begin the next game where one has ended."""
        legal, starts = self.legal, self.starts
        self.clear()
        for place in range(self.number):
            action: i64 = actions[place]
            at = i64(starts[place])
            first = at
            while legal[at] != action:
                at += 1
            code = self.codes[place][at - first]
            self.moves[place].append(code)
            state = self.states[place]
            state.play(state.seat, code)
            if state.seat < 0:
                self.finish(place, state)
            # At once, while the table is still in the processor's cache.
            self.look(place)

    def clear(self) -> None:
        """Forget the last step."""
        for place in range(self.number):
            if self.done[place]:
                self.done[place] = 0
                self.cut[place] = 0
                for seat in range(self.players):
                    self.gains[place * self.players + seat] = 0.0
        self.seen = self.unseen[:]
        self.final = vec[u8]()
        self.legal = vec[i32](capacity=len(self.legal))
        self.starts = append(vec[i32](capacity=self.number + 1), i32(0))

    def finish(self, place: int, state: State) -> None:
        """Note how a game ended, and begin the next one."""
        result = state.result
        assert result is not None
        self.done[place] = 1
        if result.cut_off:
            self.cut[place] = 1
        first: i64 = place * self.players
        for seat, gained in enumerate(rewards.final(state, result, self.reward)):
            self.gains[first + seat] = gained
            self.final = extend(self.final, encoded(self.tensor, state, seat, self.begun_vector))
        self.states[place] = self.new_game(self.seed, place, self.begun[place])
        self.begun[place] += 1
        self.moves[place] = []

    def look(self, place: i64) -> None:
        """Write what the deciding seat sees and may do."""
        state = self.states[place]
        seat: i64 = state.seat
        self.seats[place] = u8(seat)
        codes = state.legal(seat)
        self.codes[place] = codes
        legal = self.legal
        for action in self.tensor.actions_of(state, seat, codes):
            legal = append(legal, i32(action))
        self.legal = legal
        self.starts = append(self.starts, i32(len(legal)))
        self.tensor.encode(state, seat, self.seen, place * self.tensor.size)
