"""Measures a bot against two rivals that no table offers: itself with open cards, and the search of OpenSpiel.

`python -m benchmarks.rivals GAME (open|openspiel) [--bot NAME] [--deals N] [--seed N] [--seconds S]`: two players,
every deal from both seats; prints the wins of the bot with a 95 % Wilson interval over games. OpenSpiel must be
installed (`uv run --with open_spiel==2.0.2`): its `ISMCTSBot` searches over our states, with as many seconds per
decision, and judges leaves as our yardstick does: some random moves, then `Game.evaluate`.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final

from noctuary import bots
from noctuary.bots.bot import Bot
from noctuary.bots.judge import Evaluation
from noctuary.bots.search import Budget, Tree, judge_of
from noctuary.kernel import catalogue
from noctuary.kernel.game import Game, Observation
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random
from noctuary.kernel.state import State
from noctuary.simulation.statistics import wilson

PLAYERS: Final = 2
EXPLORE: Final = 0.7
"""UCT's constant for OpenSpiel, whose own examples take 1 to 2 for returns from -1 to 1: ours lie between 0 and 1."""


class OpenTable(Observation):
    """A table with all its cards open: every table drawn from it is the real one."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.options = state.options
        self.seat = seat

    @property
    def game(self) -> Game:
        return self.state.game

    def determinize(self, random: Random) -> State:
        return self.state.clone()


class Cheat:
    """The search with open cards: with its `seconds` it is as strong as knowledge can make it."""

    name = "open"

    def __init__(self, seconds: float) -> None:
        self.budget = Budget(0, seconds)

    def choose(self, state: State, decision: Decision, random: Random) -> int:
        tree = Tree(OpenTable(state, decision.seat), decision.seat, judge_of(state.game), random)
        tree.search(self.budget)
        return tree.options(decision)[0].code


class OpenSpiel:
    """`open_spiel.python.algorithms.ismcts` for `seconds` per decision."""

    name = "openspiel"

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, state: State, decision: Decision, random: Random) -> int:
        # OpenSpiel is there only when it is measured.
        from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-not-found, unused-ignore]

        observation = state.observe(decision.seat)
        root = Wrapped(observation.determinize(random), ())
        bot = ISMCTSBot(root.get_game(), Judged(), EXPLORE, 1 << 30)
        end = perf_counter() + self.seconds
        # The loop of `ISMCTSBot.run_search`, ended by the clock.
        node = bot.create_new_node(root)
        while perf_counter() < end:
            bot.run_simulation(Wrapped(observation.determinize(random), ()))
        return int(max(node.child_info, key=lambda code: node.child_info[code].visits))


class Wrapped:
    """A state as OpenSpiel's Python algorithms see one: what the players at the root know of a node are the moves that
    led there, and what is legal now.
    """

    def __init__(self, state: State, moves: tuple[int, ...]) -> None:
        self.state = state
        self.moves = moves

    def get_game(self) -> Any:
        return SimpleNamespace(num_players=lambda: PLAYERS)

    def current_player(self) -> int:
        return self.state.seat

    def legal_actions(self) -> list[int]:
        return list(self.state.legal(self.state.seat))

    def information_state_string(self) -> Any:
        return self.moves, tuple(self.state.legal(self.state.seat))

    def is_terminal(self) -> bool:
        return self.state.seat < 0

    def is_chance_node(self) -> bool:
        return False

    def apply_action(self, code: int) -> None:
        self.moves = (*self.moves, code)
        self.state.play(self.state.seat, code)

    def returns(self) -> list[float]:
        return Evaluation().worths(self.state)


class Judged:
    """OpenSpiel's evaluator: some random moves, as our own search makes, then `Game.evaluate`."""

    random = Random(1)

    def prior(self, node: Wrapped) -> list[tuple[int, float]]:
        codes = node.legal_actions()
        return [(code, 1.0 / len(codes)) for code in codes]

    def evaluate(self, node: Wrapped) -> list[float]:
        for _ in range(10):
            if node.is_terminal():
                break
            codes = node.state.legal(node.state.seat)
            node.state.play(node.state.seat, codes[self.random.below(len(codes))])
        return node.returns()


def play(game: Game, seed: int, seat: int, bot: Bot, rival: Cheat | OpenSpiel) -> float:
    """One deal with the bot on a seat; gives its part of the win."""
    state = game.new(game.options({"players": PLAYERS}), seed)
    random = Random(seed * PLAYERS + seat)
    while state.seat >= 0:
        decision = state.decision(state.seat)
        if state.seat == seat:
            code = bot.choose(state.observe(seat), decision, random)
        else:
            code = rival.choose(state, decision, random)
        state.play(state.seat, code)
    assert state.result is not None
    winners = state.result.winners
    return 1.0 / len(winners) if seat in winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=catalogue.names())
    parser.add_argument("rival", choices=("open", "openspiel"))
    parser.add_argument("--bot", default="level6@1s")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    game, bot = catalogue.find(asked.game), bots.find(asked.bot)
    rival = Cheat(asked.seconds) if asked.rival == "open" else OpenSpiel(asked.seconds)
    won, games = 0.0, 0
    for deal in range(asked.deals):
        for seat in range(PLAYERS):
            won += play(game, asked.seed + deal, seat, bot, rival)
            games += 1
        low, high = wilson(won, games)
        print(
            f"{asked.game}: {asked.bot} against {rival.name}@{asked.seconds:g}s won {won:g} of {games}:"
            f" {100 * won / games:.0f} % ({100 * low:.0f}-{100 * high:.0f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
