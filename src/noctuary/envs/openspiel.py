"""The games as Python games for OpenSpiel; importing this module registers them (extra `openspiel`).

    pyspiel.load_game("noctuary_nightfall(players=3,options=draft:quick-start promos:true)")

A game begins with a chance node that chooses one of `deals` deals or, with `deals=0`, of all possible deals
(`envs.dealing`); all later chance follows from the deal. `options`: those of the game, as `name:value` pairs in text
form; lists have semicolons, as in `characters:[abigail;flint]`, since a comma begins OpenSpiel's next parameter.
`reward`: `result` or, with two players, `margin` (`envs.rewards`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from copy import copy
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel
import yaml

from noctuary.envs import rewards
from noctuary.envs.checks import SEEDS, Stamp
from noctuary.envs.dealing import deals
from noctuary.envs.stepping import tensor_of
from noctuary.kernel.base.randomness import Random, derive
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import State
from noctuary.kernel.contract.tensor import blank, encoded

DEALS: Final = 1000
MARGIN: Final = 100.0
"""A larger margin than any game ends with, in units of `Game.spread`."""
LONGEST: Final = 100_000
"""More decisions than any game has."""
PURPOSE: Final = "noctuary openspiel"


def game_type(name: str) -> pyspiel.GameType:
    """The description that OpenSpiel requires of a game of the catalogue."""
    seats = [players for players in catalogue.find(name).players if players > 1]
    kind = pyspiel.GameType
    return kind(
        short_name=f"noctuary_{name}",
        long_name=name.capitalize(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(seats), "options": "", "deals": DEALS, "reward": rewards.RESULT},
    )


class SpielGame(pyspiel.Game):
    """A game of the catalogue with fixed options."""

    def __init__(self, name: str, kind: pyspiel.GameType, params: Mapping[str, Any] | None = None) -> None:
        params = {**(params or {})}
        if "options" in params:
            params["options"] = readable(str(params["options"]))
        given = {**kind.parameter_specification, **params}
        self.game = catalogue.find(name)
        chosen = read_options(given["options"])
        if chosen.get("players", given["players"]) != given["players"]:  # Which OpenSpiel fills in if nobody says it.
            raise ValueError(f"players:{chosen['players']} in options contradicts players={given['players']}")
        self.options = self.game.options({"players": int(given["players"]), **chosen})
        self.reward = str(given["reward"])
        if self.reward != rewards.RESULT and (self.reward != rewards.MARGIN or self.options.players != 2):
            raise ValueError(f"reward must be {rewards.RESULT}, or {rewards.MARGIN} for two, not {self.reward!r}")
        self.tables = [] if int(given["deals"]) else deals(self.game, self.options)
        self.deals = int(given["deals"]) or len(self.tables)
        self.tensor = tensor_of(self.game)
        self.blank = blank(self.tensor, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tensor.actions,
            max_chance_outcomes=self.deals,
            num_players=self.options.players,
            min_utility=-1.0 if self.reward == rewards.RESULT else -MARGIN,
            max_utility=1.0 if self.reward == rewards.RESULT else MARGIN,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return loaded, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def seen(self, engine: State | None, player: int) -> bytes:
        """What a player sees; before the deal, only which game it is."""
        return bytes(memoryview(self.blank if engine is None else encoded(self.tensor, engine, player, self.blank)))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """The state of a game, or before its deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.engine: State | None = None
        self.past: list[bytes] = [b""] * game.options.players
        """For each player a digest of all it has seen and done."""

    @property
    def of(self) -> SpielGame:
        """The game; not an attribute, since it would be copied with every state."""
        return self.get_game()  # type: ignore[no-any-return]

    def current_player(self) -> int:
        if self.engine is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.engine.seat if self.engine.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.of.tensor.legal(self.engine, player)) if self.engine is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.of.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        of = self.of
        if self.engine is None:
            dealt = of.tables[action].clone() if of.tables else None
            self.engine = dealt or of.game.new(of.options, derive(PURPOSE, action))
        else:
            seat = self.engine.seat
            self.past[seat] = digest(self.past[seat], b"%d" % action)
            self.engine.play(seat, of.tensor.code(self.engine, seat, action))
        for seat in range(of.options.players):
            self.past[seat] = digest(self.past[seat], of.seen(self.engine, seat))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.of.tensor.texts[action]

    def is_terminal(self) -> bool:
        return self.engine is not None and self.engine.seat < 0

    def returns(self) -> list[float]:
        result = None if self.engine is None else self.engine.result
        if self.engine is None or result is None:
            return [0.0] * self.of.options.players
        return rewards.final(self.engine, result, self.of.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that `player` cannot tell from this one, with the history of this one."""
        other = self.clone()
        if self.engine is not None:
            other.engine = self.engine.determinize(player, Random(int(sampler() * SEEDS)))
        return other  # type: ignore[no-any-return]

    def __copy__(self) -> SpielState:
        return self.clone()  # type: ignore[no-any-return]

    def __deepcopy__(self, memo: object) -> SpielState:
        return copy(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return resumed, (Stamp(self.of.game), self.of, self.history(), self.engine, self.past)

    def __str__(self) -> str:
        return "" if self.engine is None else yaml.safe_dump(self.engine.position(), sort_keys=False)


def readable(options: str) -> str:
    """These options as OpenSpiel can read them in a game's name: without commas, and without spaces inside lists."""
    return re.sub(r"\s*[,;]\s*|(?<=\[)\s+|\s+(?=\])", lambda match: ";" if match[0].strip() else "", options)


def read_options(text: str) -> dict[str, Any]:
    """The options in this text, by name. Raises ValueError."""
    pairs = {}
    for word in text.split():
        key, _, value = word.partition(":")
        if key in pairs:
            raise ValueError(f"options: {key!r} is there twice; leave one of them out")
        try:
            pairs[key] = yaml.safe_load(value.replace(";", ","))
        except yaml.YAMLError as error:
            raise ValueError(
                f"options: {word!r} has no readable value; write draft:normal, or a list as [a;b]"
            ) from error
    return pairs


def loaded(name: str, parameters: dict[str, Any]) -> SpielGame:
    """The game with these parameters, after this module has registered it."""
    return pyspiel.load_game(name, parameters)  # type: ignore[no-any-return]


def resumed(stamp: Stamp, game: SpielGame, history: list[int], engine: State | None, past: list[bytes]) -> SpielState:
    """The state after this history. Its table is not replayed, since it may have been drawn for a player."""
    state = game.new_initial_state()
    for action in history:
        state.apply_action(action)
    state.engine, state.past = engine, past
    return state


def digest(past: bytes, seen: bytes) -> bytes:
    """The digest of what was seen before (`past`) and what is seen now."""
    return blake2b(past + seen, digest_size=16).digest()


class Observer:
    """What a player sees; with perfect recall, also a digest of everything it has seen and done before."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = None if recalls else np.zeros(game.tensor.size, np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}
        self.of = game

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees to `tensor`."""
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(self.of.seen(state.engine, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, in words."""
        lines = self.of.tensor.layout.explain(self.of.seen(state.engine, player))
        return "\n".join([f"player {player}", *[state.past[player].hex()] * self.recalls, *lines])


def register(name: str) -> None:
    """Register a game of the catalogue."""
    kind = game_type(name)

    class Registered(SpielGame):
        """The game of this name; OpenSpiel makes games from their parameters alone."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, kind, params)

    pyspiel.register_game(kind, Registered)


for registered in catalogue.names():
    if max(catalogue.find(registered).players) > 1:
        register(registered)
