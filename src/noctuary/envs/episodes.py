"""A game as environments need it: what seats see and may do as arrays, and their rewards."""

from collections.abc import Mapping
from copy import copy
from typing import Any, Final, Self, cast

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from noctuary.envs import picture, rewards
from noctuary.envs.checks import AfterReset, Stamp, drawing, whole
from noctuary.envs.stepping import tensor_of
from noctuary.kernel.base.pickling import remade
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game, State
from noctuary.kernel.contract.tensor import Tensor, blank, encoded, remask, zeros
from noctuary.kernel.parts.moves import NOBODY

TENSOR: Final = "tensor"
"""Everything that a seat may know, in bytes (docs/tensors.md)."""
FEATURES: Final = "features"
"""The numbers of the learned value (`Game.features`)."""
HUMAN: Final = "human"
ANSI: Final = "ansi"
RGB_ARRAY: Final = "rgb_array"
RENDER_MODES: Final = (HUMAN, ANSI, RGB_ARRAY)

LOOKS: Final = ("tensor", "blank", "unmasked", "legal", "marks", "mark_view")
"""The attributes of episodes that `look` prepares."""

Sight = dict[str, NDArray[Any]]
"""An observation: `observation`, and `action_mask` with 1 for each legal action."""


class Episodes:
    """A game played again and again with the same options.

    `options`: those of the game, in text form. `observation`: TENSOR or FEATURES. `reward`: see `envs.rewards`.
    `extra`: number of actions after those of the game. Raises BadInput for impossible options, ValueError for any other
    impossible argument. Copies and pickles go on in the same way, but independently.
    """

    state: State = cast(State, AfterReset(ResetNeeded))

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        observation: str = TENSOR,
        reward: str = rewards.RESULT,
        render_mode: str | None = None,
        extra: int = 0,
    ) -> None:
        self.game: Game = catalogue.find(game)
        self.options = self.game.options(options)
        self.players: int = self.options.players
        self.extra: int = extra
        self.look()
        rewards.check(reward)
        if observation not in (TENSOR, FEATURES) or (observation == FEATURES and not self.game.features):
            raise ValueError(f"observation must be {TENSOR}, or {FEATURES} where a game has some, not {observation!r}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.observation: str = observation
        self.reward: str = reward
        self.render_mode: str | None = render_mode
        self.known: list[float] = []
        """The value of the table to each seat when last paid (SHAPED only), first 0: rewards add up to its margin."""
        self.acted: list[bool] = []
        """Which seats have acted. Others are not paid before the end: frameworks that pay for actions would lose it."""
        self.was_cut_off: bool = False
        """Whether a limit of the game itself ended it; known after `gains`."""

    def look(self) -> None:
        """Prepare what seats see and may do, which follows from the game and its options."""
        self.tensor: Tensor = tensor_of(self.game)
        self.actions: int = self.tensor.actions + self.extra
        self.blank, self.unmasked = blank(self.tensor, self.options), zeros(self.actions)
        self.forget()

    def forget(self) -> None:
        """Clear the mask, so that it is written anew."""
        self.legal: list[int] = []
        """The actions for which `marks` is 1."""
        self.marks = self.unmasked[:]
        self.mark_view = np.frombuffer(memoryview(self.marks), np.int8)

    def __copy__(self) -> Self:
        twin = remade(type(self), vars(self))
        twin.forget()
        twin.known, twin.acted = self.known[:], self.acted[:]
        if "state" in vars(self):
            twin.state = self.state.clone()
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return copy(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return unpickled, (Stamp(self.game), {name: value for name, value in vars(self).items() if name not in LOOKS})

    def space(self) -> spaces.Dict:
        """The space of observations."""
        seen: spaces.Box
        if self.observation == FEATURES:
            seen = spaces.Box(-np.inf, np.inf, (len(self.game.features),), np.float32)
        else:
            highest = np.array(self.tensor.layout.highest(), np.uint8)
            seen = spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
        return drawing(spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)}))

    def begin(self, seed: int) -> None:
        """Begin a new game."""
        self.state = self.game.new(self.options, seed)
        self.known = [0.0] * self.players
        self.acted = [False] * self.players
        self.was_cut_off = False

    @property
    def is_over(self) -> bool:
        return self.state.seat < 0

    def see(self, seat: int, observation: str = "") -> NDArray[Any]:
        """What a seat sees, as another `observation` if need be."""
        if (observation or self.observation) == FEATURES:
            return np.array(self.game.measure(self.state, seat), np.float32)
        return np.frombuffer(bytearray(encoded(self.tensor, self.state, seat, self.blank)), np.uint8)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The mask of a seat's actions: 1 for each that is legal."""
        self.legal = remask(self.tensor, self.state, seat, self.marks, self.legal)
        return self.mark_view.copy()

    def checked(self, action: Any) -> int:
        """An action as an integer of Python. Raises ValueError if this game has no such action."""
        if type(action) is int and 0 <= action < self.actions:
            return action
        return whole(action, "an action", 0, self.actions - 1)

    def play(self, seat: int, action: int) -> None:
        """Make a move. Raises ValueError for an action that is not legal, changing nothing."""
        code = self.tensor.code(self.state, seat, action)
        if code < 0:
            legal = ", ".join(f"{code} ({self.tensor.texts[code]})" for code in self.tensor.legal(self.state, seat))
            raise ValueError(f"action {action} is not legal for seat {seat}, which may play: {legal or 'nothing'}")
        self.state.play(seat, code)
        self.acted[seat] = True

    def gains(self, seats: list[int]) -> list[float]:
        """The rewards of all seats: at the end of the game and, with SHAPED, for those of `seats` that have acted."""
        state = self.state
        result = state.result if state.seat < 0 else None
        if result is not None:
            self.was_cut_off = result.cut_off
            finals = rewards.final(state, result, self.reward)
            return [last - known for last, known in zip(finals, self.known, strict=True)]
        gained = [0.0] * self.players
        if self.reward == rewards.SHAPED:
            for seat in [seat for seat in seats if self.acted[seat]]:
                value = self.value(seat)
                gained[seat] = value - self.known[seat]
                self.known[seat] = value
        return gained

    def value(self, seat: int) -> float:
        """The value of the table to a seat by what it knows."""
        return self.game.evaluate(self.state, seat) / self.game.spread

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the deciding seat sees it or, at the end, as everybody does."""
        state = self.state
        if self.render_mode is None:
            return None
        text = state.observe(max(state.seat, NOBODY)).describe("en")
        if self.render_mode == RGB_ARRAY:
            return picture.drawn(text)
        if self.render_mode == ANSI:
            return text
        print(text)
        return None


def unpickled(stamp: Stamp, fields: dict[str, Any]) -> Episodes:
    """Episodes with these fields."""
    episodes = remade(Episodes, fields)
    episodes.look()
    return episodes
