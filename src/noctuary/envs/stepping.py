"""Many games of one kind, stepped together: the compiled heart of `envs.batch.Batch`."""

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64, u8

from noctuary.envs import rewards
from noctuary.kernel.base.randomness import derive
from noctuary.kernel.contract.game import Game, Options, State
from noctuary.kernel.contract.sight import sight_of
from noctuary.kernel.contract.tensor import Tensor, blank, encoded, zeros

Saved = tuple[int, list[int]]
"""How many games have begun in a place, and the codes of the moves in the latest one in which any was made."""
KEPT = 256
"""The minimum number of steps kept: more than most games have decisions."""
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

    After `begin`, `step` and `resume`: `seen`, a vector for each game (`seats`: who decides there); `masks`, 1 for
    each legal action; `legal`, the legal actions of all games one after another, those of game `i` from `starts[i]`
    to `starts[i + 1]`. About the step just made: `gains`, the reward of each seat; `done`, whether the game ended;
    `cut`, whether a limit ended it; `final`, what the seats of the games that ended saw at the end. If a game ended,
    everything else describes the next one. Vectors are made anew for each step, so that earlier ones stay as they are.
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
        self.played: vec[i32] = vec[i32]()
        """The codes of the moves made, step by step, one for each game. Lists would keep an object for each."""
        self.since: vec[i32] = vec[i32]([i32(0) for _ in range(number)])
        """How many of these steps were made before the game in each place began."""
        self.earlier: vec[i32] = self.since
        """The same before the last step, which may have ended games."""
        self.room: i64 = KEPT * number
        """The number of codes kept before those of games that ended are dropped."""
        self.begun: list[int] = [0] * number
        """How many games have begun in each place."""
        self.blank: vec[u8] = blank(tensor, options)
        """What is the same for all tables."""
        self.unmasked: vec[u8] = zeros(tensor.actions)
        self.unseated: vec[u8] = zeros(number)
        self.ungained: vec[float] = vec[float]([0.0 for _ in range(number * options.players)])
        self.seen: vec[u8] = vec[u8]()
        self.masks: vec[u8] = vec[u8]()
        self.seats: vec[u8] = self.unseated
        self.done: vec[u8] = self.unseated
        self.cut: vec[u8] = self.unseated
        self.gains: vec[float] = self.ungained
        self.final: vec[u8] = vec[u8]()
        self.legal: vec[i32] = vec[i32]()
        self.starts: vec[i32] = vec[i32]()

    def new_game(self, seed: int, place: int, count: int) -> State:
        """The game with this number in a place; its seed does not depend on how the batch is divided."""
        return self.game.new(self.options, derive(PURPOSE, seed, self.first + place, count))

    def begin(self) -> None:
        """Begin the next game in each place."""
        self.resume(*self.prepared(self.seed, [(count + 1, []) for count in self.begun]))

    def prepared(self, seed: int, saved: list[Saved]) -> tuple[int, list[Saved], list[State]]:
        """What `resume` needs to go on from `saved` games of a batch with this seed. Raises ValueError."""
        games = [self.replayed(seed, place, begun - 1, moves) for place, (begun, moves) in enumerate(saved)]
        return seed, saved, games

    def resume(self, seed: int, saved: list[Saved], games: list[State]) -> None:
        """Go on from what was `prepared`. All moves are kept as `played`, as if all games had come here together; those
        that are over ended in the last step.
        """
        self.seed = seed
        self.begun = [begun for begun, _ in saved]
        steps = max(len(moves) for _, moves in saved)
        self.since = vec[i32]([i32(steps - len(moves)) for _, moves in saved])
        self.earlier = self.since[:]
        filled = [[0] * (steps - len(moves)) + moves for _, moves in saved]
        self.played = vec[i32]([i32(moves[step]) for step in range(steps) for moves in filled])
        self.states = games
        self.codes = [[] for _ in range(self.number)]
        self.clear()
        for place, state in enumerate(games):
            if state.seat < 0:
                self.finish(place, state)
            self.look(place)

    def saved(self) -> list[Saved]:
        """What `prepared` needs to go on from here: where the last step ended a game, this game."""
        number, steps = self.number, len(self.played) // self.number
        return [
            (
                begun - int(self.done[place]),
                [int(self.played[step * number + place]) for step in range(int(self.earlier[place]), steps)],
            )
            for place, begun in enumerate(self.begun)
        ]

    def drop(self) -> None:
        """Forget the moves of games that ended before all those that are played now began."""
        first: i32 = self.since[0]
        for place in range(self.number):
            if self.since[place] < first:
                first = self.since[place]
        for place in range(self.number):
            self.since[place] = self.since[place] - first
        self.played = self.played[i64(first) * self.number :]
        self.room = max(self.room, 2 * len(self.played))

    def replayed(self, seed: int, place: int, count: int, moves: list[int]) -> State:
        """A game after these moves. Raises ValueError."""
        state = self.new_game(seed, place, count)
        for code in moves:
            if state.seat < 0 or code not in state.legal(state.seat):
                raise ValueError(f"move {code} is not legal in game {self.first + place}")
            state.play(state.seat, code)
        return state

    def step(self, actions: list[int]) -> None:
        """Make a move in each game, by a legal action; begin the next game where one has ended."""
        legal, starts = self.legal, self.starts
        if len(self.played) >= self.room:
            self.drop()
        self.earlier = self.since[:]
        self.clear()
        for place in range(self.number):
            action: i64 = actions[place]
            at = i64(starts[place])
            first = at
            while legal[at] != action:
                at += 1
            code = self.codes[place][at - first]
            self.played = append(self.played, i32(code))
            state = self.states[place]
            state.play(state.seat, code)
            if state.seat < 0:
                self.finish(place, state)
            # At once, while the table is still in the processor's cache.
            self.look(place)

    def clear(self) -> None:
        """Make new vectors."""
        self.seen = vec[u8](capacity=self.number * self.tensor.size)
        self.masks = vec[u8](capacity=self.number * self.tensor.actions)
        self.seats = self.unseated[:]
        self.done = self.unseated[:]
        self.cut = self.unseated[:]
        self.gains = self.ungained[:]
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
            self.final = extend(self.final, encoded(self.tensor, state, seat, self.blank))
        self.states[place] = self.new_game(self.seed, place, self.begun[place])
        self.begun[place] += 1
        self.since[place] = i32((len(self.played) - 1) // self.number + 1)

    def look(self, place: i64) -> None:
        """Write what the deciding seat sees and may do, after what was written of the places before."""
        state = self.states[place]
        seat: i64 = state.seat
        self.seats[place] = u8(seat)
        codes = state.legal(seat)
        self.codes[place] = codes
        self.seen = extend(self.seen, self.blank)
        masks = extend(self.masks, self.unmasked)
        legal = self.legal
        first: i64 = place * self.tensor.actions
        for action in self.tensor.actions_of(state, seat, codes):
            masks[first + action] = 1
            legal = append(legal, i32(action))
        self.masks = masks
        self.legal = legal
        self.starts = append(self.starts, i32(len(legal)))
        self.tensor.encode(state, seat, self.seen, place * self.tensor.size)
