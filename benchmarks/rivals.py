"""Measures a bot against rivals that no table offers: itself with open cards, itself knowing the deal, and OpenSpiel.

`python -m benchmarks.rivals GAME (open|oracle|openspiel) [--bot NAME] [--deals N] [--seed N] [--seconds S]`: two
players, every deal from both seats; prints the wins of the bot with a 95 % Wilson interval over games. With open cards
a rival sees what everybody holds; the oracle also knows what will be drawn. OpenSpiel must be
installed (`uv run --with open_spiel==2.0.2`): its `ISMCTSBot` searches over our states, with as many seconds per
decision, and judges leaves as our yardstick does: some random moves, then `Game.value`.
"""

import argparse
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final

from noctuary import bots
from noctuary.bots.bot import Bot
from noctuary.bots.judge import Evaluation
from noctuary.games.nightfall.rules.course.state import Nightfall
from noctuary.games.nocturne.rules.basis.board import TWILIGHT
from noctuary.games.nocturne.rules.course.setup import deal_goals
from noctuary.games.nocturne.rules.course.state import Nocturne
from noctuary.kernel.base.randomness import Random, derive
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game, Observation, Position, State
from noctuary.kernel.parts.moves import Decision
from noctuary.simulation.statistics import SuccessTally

PLAYERS: Final = 2
EXPLORE: Final = 0.7
"""UCT's constant for OpenSpiel, whose own examples use 1 to 2 for returns from -1 to 1; ours are from 0 to 1."""


class OpenTable(Observation):
    """A table with all its cards open: tables drawn from it differ at most in the order of the face-down things. For an
    `oracle`, every drawn table is the real one.
    """

    def __init__(self, state: State, seat: int, oracle: bool) -> None:
        self.state = state
        self.options = state.options
        self.seat = seat
        self.oracle = oracle

    @property
    def game(self) -> Game:
        game: Game = self.state.game
        return game

    def position(self) -> Position:
        return self.state.observe(self.seat).position()

    def determinize(self, random: Random) -> State:
        state = self.state.clone()
        if not self.oracle:
            turn_over(state, random)
        return state


def turn_over(state: State, random: Random) -> None:
    """Shuffle what lies face down and is in nobody's hand."""
    if isinstance(state, Nocturne):
        state.stack = another_order(state.stack, random)
        brews = another_order([card for card in state.deck if not state.seen[card]], random)
        state.deck = [card if state.seen[card] else brews.pop() for card in state.deck]
        if state.round == TWILIGHT:
            state.moonlight_goals = deal_goals(state.facts.moonlight, random)[: len(state.moonlight_goals)]
        return
    assert isinstance(state, Nightfall)
    for seat, deck in enumerate(state.deck):
        unseen = len(deck) - state.known[seat]
        state.deck[seat] = another_order(deck[:unseen], random) + deck[unseen:]
    wounds = another_order(state.face_down + state.face_up[:-1], random)
    number = len(state.face_down)
    state.face_down, state.face_up = wounds[:number], wounds[number:] + state.face_up[-1:]
    state.undealt = another_order(state.undealt, random)
    state.random = Random(random.next32())


def another_order(cards: list[int], random: Random) -> list[int]:
    """The same cards, shuffled."""
    shuffled = cards[:]
    random.shuffle(shuffled)
    return shuffled


class Cheat:
    """A bot that sees all cards open."""

    def __init__(self, bot: str, oracle: bool) -> None:
        self.name = f"itself as an oracle ({bot})" if oracle else f"itself with open cards ({bot})"
        self.oracle = oracle
        self.bot = bots.find(bot)

    def choose(self, state: State, decision: Decision, random: Random) -> int:
        return self.bot.choose(OpenTable(state, decision.seat, self.oracle), decision, random)


class OpenSpiel:
    """`open_spiel.python.algorithms.ismcts` for `seconds` per decision."""

    def __init__(self, seconds: float) -> None:
        self.name = f"OpenSpiel's search ({seconds:g} s)"
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
    """A state for OpenSpiel's Python algorithms: players know of a node the moves that led there, and what is legal."""

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
        return Evaluation().values(self.state)


class Judged:
    """OpenSpiel's evaluator: some random moves, as our own search makes, then `Game.value`."""

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
    """Play one deal with the bot on a seat; return its share of the win."""
    state = game.new(game.options({"players": PLAYERS}), seed)
    random = Random(derive("bot", seed, seat))
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
    parser.add_argument("rival", choices=("open", "oracle", "openspiel"))
    parser.add_argument("--bot", default="level6@1s")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each decision of OpenSpiel's search")
    asked = parser.parse_args()
    game, bot = catalogue.find(asked.game), bots.find(asked.bot)
    rival = OpenSpiel(asked.seconds) if asked.rival == "openspiel" else Cheat(asked.bot, asked.rival == "oracle")
    won = SuccessTally()
    for deal in range(asked.deals):
        for seat in range(PLAYERS):
            won.add(deal, play(game, asked.seed + deal, seat, bot, rival))
        low, high = won.interval
        print(
            f"{asked.game}: {asked.bot} against {rival.name} won {won.successes:g} of {won.tries}:"
            f" {100 * won.rate:.0f} % ({100 * low:.0f}-{100 * high:.0f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
