"""The games as environments of PettingZoo."""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, NamedTuple, SupportsIndex

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from noctuary.envs import rewards
from noctuary.envs.checks import ILLEGAL, OVER, SEEDS, VERSION, AfterReset, CopiedWhole, drawing, whole
from noctuary.envs.episodes import RENDER_MODES, TENSOR, Episodes, Sight


class SeatsEnv(CopiedWhole):
    """What both environments of a game have in common: their arguments, agents and spaces.

    `options`: those of the game. `max_cycles`: the number of decisions per seat, or of cycles, after which the game is
    truncated. For the rest see `envs.episodes.Episodes`.
    """

    EXTRA: ClassVar = 0
    """Actions after those of the game."""
    agents: list[str]
    """Those playing, once a game has begun."""

    def __init__(
        self,
        game: str,
        version: int,
        observation: str = TENSOR,
        reward: str = rewards.RESULT,
        max_cycles: SupportsIndex | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.episodes = Episodes(game, options, observation, reward, render_mode, self.EXTRA)
        self.metadata = {
            "name": f"{game}_v{version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.max_cycles = None if max_cycles is None else whole(max_cycles, "max_cycles", 1)
        self.possible_agents = [f"player_{seat}" for seat in range(self.episodes.players)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.episodes.space())
        self.action_spaces = {agent: drawing(spaces.Discrete(self.episodes.actions)) for agent in self.possible_agents}
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.np_random, _ = seeding.np_random()

    def begin(self, seed: int | None) -> None:
        """Begin a game, with a new random stream if there is a seed."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(whole(seed, "a seed", 0))
        self.episodes.begin(int(self.np_random.integers(SEEDS)))
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> Any:
        return self.episodes.render()

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


class TurnsEnv(SeatsEnv, AECEnv[str, Sight, int | None]):
    """A game in which one seat acts after another, in the order of the rules. Seats that decide at the same time act in
    clockwise order and do not see each other's choices.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episodes.state.seat]
        self._steps = 0

    def ended(self, agent: str) -> bool:
        """Whether the game has ended for an agent."""
        return bool(self.terminations[agent] or self.truncations[agent])

    def observe(self, agent: str) -> Sight:
        episodes = self.episodes
        seat = self.seats[agent]
        return {"observation": episodes.see(seat), "action_mask": episodes.mask(seat)}

    def step(self, action: int | None) -> None:
        episodes, state = self.episodes, self.episodes.state
        if not self.agents:
            raise ResetNeeded(OVER)
        agent: str = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episodes.play(self.seats[agent], episodes.checked(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        seat = state.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        if seat < 0 or episodes.reward == rewards.SHAPED:
            self.rewards = dict(zip(self.agents, episodes.gains([seat]), strict=True))
            self._accumulate_rewards()
        if seat < 0:
            ended = self.truncations if episodes.was_cut_off else self.terminations
        elif self.max_cycles is not None and self._steps >= self.max_cycles * episodes.players:
            ended = self.truncations
        else:
            return
        ended.update(dict.fromkeys(self.agents, True))


class CyclesEnv(SeatsEnv, ParallelEnv[str, Sight, int]):
    """A game in which all seats act in each cycle: those that must decide do so at the same time, and all others take
    the last action, `wait`. The first legal action replaces an illegal one, and `infos` says so.
    """

    EXTRA = 1
    agents: Any = AfterReset()  # Turns say nothing themselves: PettingZoo reads them so often that it costs 5%.

    @property
    def wait(self) -> int:
        """The code of the action `wait`, the last one."""
        return self.episodes.tensor.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Sight], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Sight], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        episodes, deciding = self.episodes, self.episodes.state.seats()
        if not self.agents:
            raise ResetNeeded(OVER)
        chosen = {agent: episodes.checked(actions[agent]) for agent in self.agents if agent in actions}
        for seat in deciding:
            if self.agents[seat] not in chosen:
                raise ValueError(f"{self.agents[seat]} must act, but has no action")
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in deciding:
            agent = self.agents[seat]
            action = chosen[agent]
            legal = episodes.tensor.legal(episodes.state, seat)
            if action not in legal:
                infos[agent]["illegal"] = action
                action = legal[0]
            episodes.play(seat, action)
        self._cycles += 1
        agents = self.agents
        gained = episodes.gains(episodes.state.seats())
        terminated = episodes.is_over and not episodes.was_cut_off
        truncated = episodes.was_cut_off or (self.max_cycles is not None and self._cycles >= self.max_cycles)
        seen = self._seen()
        if terminated or truncated:
            self.agents = []
        return (
            seen,
            dict(zip(agents, gained, strict=True)),
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated and not terminated),
            infos,
        )

    def _seen(self) -> dict[str, Sight]:
        """What all seats see; those that decide nothing may only wait."""
        episodes = self.episodes
        seen: dict[str, Sight] = {}
        deciding = episodes.state.seats()
        for seat, agent in enumerate(self.agents):
            mask = episodes.mask(seat)
            mask[self.wait] = seat not in deciding
            seen[agent] = {"observation": episodes.see(seat), "action_mask": mask}
        return seen


class CheckedEnv(CopiedWhole, wrappers.OrderEnforcingWrapper[str, Sight, int | None]):
    """The outermost wrapper, which also refuses what is not an action."""

    def step(self, action: int | None) -> None:
        raw: Any = self.unwrapped
        if self._has_reset and raw.agents and not raw.ended(raw.agent_selection):
            action = raw.episodes.checked(action)
        super().step(action)

    def __str__(self) -> str:
        return str(self.env)


class Environments(NamedTuple):
    """A game for PettingZoo: `env` (one seat after another, checked), `raw_env` (unchecked), `parallel_env`.

    All take the options of the game, and `observation`, `reward`, `max_cycles` and `render_mode` (see `TurnsEnv`).
    """

    env: Callable[..., AECEnv[str, Sight, int | None]]
    raw_env: Callable[..., TurnsEnv]
    parallel_env: Callable[..., CyclesEnv]


def environments(game: str) -> Environments:
    """The environments of a game."""
    raw_env = partial(TurnsEnv, game, VERSION)

    def env(**arguments: Any) -> AECEnv[str, Sight, int | None]:
        """PettingZoo's usual wrappers: an illegal action ends the game with a reward of ILLEGAL."""
        inner: Any = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=ILLEGAL)
        return CheckedEnv(inner)

    return Environments(env, raw_env, partial(CyclesEnv, game, VERSION))
