"""The games as Gymnasium environments: one seat learns, and bots play the others.

Importing this module registers them, as does `gymnasium.make("noctuary.envs.gym:noctuary/Nocturne-v1", players=3)`.
"""

from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from noctuary.bots.bot import Bot
from noctuary.envs import rewards
from noctuary.envs.checks import ILLEGAL, OVER, SEEDS, VERSION, CopiedWhole, drawing, whole
from noctuary.envs.episodes import RENDER_MODES, TENSOR, Episodes, Sight
from noctuary.envs.opponents import Mixture, Policy, find, members
from noctuary.kernel.base.randomness import Random, derive
from noctuary.kernel.contract import catalogue


class AgainstBots(CopiedWhole, gymnasium.Env[Sight, np.int64]):
    """A game for one seat.

    `opponents`: one for each other seat, clockwise from the learner, or one for all: bots, their names, functions,
    policies and their files (`envs.opponents.find`), or mixtures, which draw a new one for each game. `seat`: the
    learner's seat, None for a random one in each game. An illegal action ends the game with ILLEGAL. `action_masks`,
    the observation and `info["action_mask"]` say what is legal; after the end only the first action, so that programs
    that choose once more before `reset` find one, but `step` takes none. For the rest see `envs.episodes.Episodes`.
    Raises BadInput for unknown bots and options, ValueError for any other impossible argument.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: Any = "random",
        seat: SupportsIndex | None = None,
        observation: str = TENSOR,
        reward: str = rewards.RESULT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.episodes = Episodes(game, options, observation, reward, render_mode)
        self.render_mode = render_mode
        self.set_opponents(opponents)
        self.chosen_seat = None if seat is None else whole(seat, "seat", 0, self.episodes.players - 1)
        self.bots: list[Bot] = []
        """Who plays the other seats in this game, clockwise from the learner."""
        self.seat = 0
        self.ended = False
        self.observation_space: spaces.Space[Any] = self.episodes.space()
        self.action_space = drawing(spaces.Discrete(self.episodes.actions))
        # Gymnasium's chance begins with its first use: here, since copies made before it would play other games.
        self._chance = Random(int(self.np_random.integers(SEEDS)))

    def set_opponents(self, opponents: Any) -> None:
        """Choose the opponents from the next game on, as when the environment was made."""
        others = self.episodes.players - 1
        given = list(opponents) if isinstance(opponents, (list, tuple)) else [opponents]
        given = given * others if len(given) == 1 else given
        if len(given) != others and others:
            raise ValueError(f"opponents must be {others}, or one for all seats, not {len(given)}")
        for member in (inner for one in given for inner in members(one) if not isinstance(inner, Mixture)):
            self._bot(member)
        self.opponents = given[:others]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Sight, dict[str, Any]]:
        super().reset(seed=None if seed is None else whole(seed, "a seed", 0))
        random = self.np_random
        players = self.episodes.players
        self.ended = True  # If an opponent fails, until the next reset.
        while True:
            self.seat = int(random.integers(players)) if self.chosen_seat is None else self.chosen_seat
            seed_of_bots = int(random.integers(SEEDS))
            self._chance = Random(seed_of_bots)
            self.episodes.begin(int(random.integers(SEEDS)))
            drawn = [one.draw(random) if isinstance(one, Mixture) else one for one in self.opponents]
            self.bots = [self._bot(one).join(f"{derive('game', seed_of_bots):016x}") for one in drawn]
            self._play_others()
            if not self.episodes.is_over:
                self.ended = False
                return self._see()

    def step(self, action: np.int64) -> tuple[Sight, float, bool, bool, dict[str, Any]]:
        episodes, state = self.episodes, self.episodes.state
        if self.ended:
            raise ResetNeeded(OVER)
        chosen = episodes.checked(action)
        if episodes.tensor.code(state, self.seat, chosen) < 0:
            self.ended = True
            seen, info = self._see()
            return seen, ILLEGAL, True, False, {**info, "illegal": chosen}
        self.ended = True  # If an opponent fails.
        episodes.play(self.seat, chosen)
        self._play_others()
        gained = episodes.gains([self.seat])[self.seat]
        cut = episodes.was_cut_off
        self.ended = episodes.is_over
        seen, info = self._see()
        return seen, gained, self.ended and not cut, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, under the name that SB3-contrib uses; after the end only the first one."""
        if self.ended:
            first: NDArray[np.bool_] = np.arange(self.episodes.actions) < 1
            return first
        return self.episodes.mask(self.seat).view(np.bool_)

    def render(self) -> Any:
        return self.episodes.render()

    def _see(self) -> tuple[Sight, dict[str, Any]]:
        """What the learner sees, and `info`: the mask again, where many programs look for it."""
        mask = self.action_masks().view(np.int8)
        return {"observation": self.episodes.see(self.seat), "action_mask": mask}, {"action_mask": mask.copy()}

    def _play_others(self) -> None:
        """Let the bots play until the learner must decide."""
        episodes, state = self.episodes, self.episodes.state
        while (seats := state.seats()) and self.seat not in seats:
            seat = seats[0]
            bot = self.bots[(seat - self.seat) % episodes.players - 1]
            if isinstance(bot, Policy):  # Faster than with an observation.
                episodes.play(seat, bot.act(episodes.see(seat, bot.observation), episodes.mask(seat)))
            else:
                state.play(seat, bot.choose(state.observe(seat), state.decision(seat), self._chance))
        if state.result is not None:
            for bot in self.bots:
                bot.leave(state.result)

    def _bot(self, opponent: Any) -> Bot:
        """The bot for an opponent other than a mixture."""
        return find(opponent, self.episodes.game.name, self.episodes.observation)


def name_of(game: str) -> str:
    """The name of a game in Gymnasium: `noctuary/Nocturne-v1`."""
    return f"noctuary/{game.capitalize()}-v{VERSION}"


for game in catalogue.names():
    gymnasium.register(name_of(game), f"{__name__}:{AgainstBots.__name__}", kwargs={"game": game})
