"""Kuhn poker on the kernel: its value is the known one, found by playing against oneself."""

import re
from collections import defaultdict
from itertools import permutations

import pytest

from noctuary.kernel.contract.catalogue import check
from noctuary.kernel.fields import Declaration, Field
from noctuary.kernel.game import Game, State
from noctuary.kernel.messages import IllegalMove, Unwritten
from noctuary.kernel.notations import NUMBER
from noctuary.kernel.randomness import Random
from tests.invariants import check_secrets
from tests.kuhn.game import GAME, Kuhn, KuhnGame


class Node:
    """A state of the tree of moves: what its seat sees, and the states after its moves; at the end, what the first
    seat wins.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        result = state.result
        self.wins = result.totals[0] if result else 0
        self.seat = state.seat
        self.seen = "" if result else str(state.observe(state.seat).position())
        self.after: list[Node] = []
        for code in [] if result else state.legal(state.seat):
            next_state = state.clone()
            next_state.play(state.seat, code)
            self.after.append(Node(next_state))


def deal(first: int, second: int) -> State:
    """A table on which the players have these cards."""
    cards = {"P1": {"card": [first]}, "P2": {"card": [second]}}
    return GAME.load({"deck": [6 - first - second], "players": cards}, GAME.options({}), 0)


class Solver:
    """Counterfactual regret minimization."""

    def __init__(self) -> None:
        self.regrets: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        self.played: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        """How often each move has been played, by what the seat sees."""

    def improve(self, node: Node, reach: tuple[float, float], weight: int) -> float:
        """Learn from all games after a state, which the seats bring about with these chances; its value."""
        if not node.after:
            return node.wins
        sign = 1 if node.seat == 0 else -1
        strategy = shares(self.regrets[node.seen])
        values = []
        for share, after in zip(strategy, node.after, strict=True):
            mine = (reach[0] * share, reach[1]) if node.seat == 0 else (reach[0], reach[1] * share)
            values.append(self.improve(after, mine, weight))
        value = sum(share * one for share, one in zip(strategy, values, strict=True))
        for number, one in enumerate(values):
            regret = self.regrets[node.seen][number] + sign * reach[1 - node.seat] * (one - value)
            self.regrets[node.seen][number] = max(regret, 0.0)
            self.played[node.seen][number] += weight * reach[node.seat] * strategy[number]
        return value

    def value(self, node: Node) -> float:
        """What the first seat wins if both play as they did on average."""
        if not node.after:
            return node.wins
        strategy = shares(self.played[node.seen])
        return sum(share * self.value(after) for share, after in zip(strategy, node.after, strict=True))


def shares(weights: list[float]) -> list[float]:
    """These weights, with the sum 1."""
    return [weight / sum(weights) if sum(weights) else 1 / len(weights) for weight in weights]


def test_the_value_of_kuhn_poker_is_minus_one_eighteenth() -> None:
    deals = [Node(deal(first, second)) for first, second in permutations((1, 2, 3), 2)]
    solver = Solver()
    for number in range(1000):
        for node in deals:
            solver.improve(node, (1.0, 1.0), number)
    assert len(solver.played) == 12
    assert sum(solver.value(node) for node in deals) / 6 == pytest.approx(-1 / 18, abs=0.002)


def test_two_observations_differ_exactly_if_their_vectors_do() -> None:
    pytest.importorskip("librt", reason="the extra `envs` is not installed")
    from noctuary.kernel.tensor import blank, encoded

    tensor = GAME.tensor()
    assert tensor is not None
    pairs = set()
    nodes = [Node(deal(first, second)) for first, second in permutations((1, 2, 3), 2)]
    while nodes:
        node = nodes.pop()
        nodes += node.after
        for seat in (0, 1) if node.after else ():
            vector = bytes(memoryview(encoded(tensor, node.state, seat, blank(tensor, node.state.options))))
            pairs.add(((seat, str(node.state.observe(seat).position())), vector))
    assert len(pairs) == len(dict(pairs)) == len({vector for _, vector in pairs}) == 2 * 3 * 4


def test_nobody_sees_the_card_of_the_other() -> None:
    state = deal(1, 3)
    while state.seat >= 0:
        check_secrets(state, State.determinize, Random(1), [-1, 0, 1])
        with pytest.raises(IllegalMove):
            state.verify(1 - state.seat, 0)
        state.apply("P1 pass" if state.seat == 0 else "P2 bet")
    assert state.position()["result"]["totals"] == {"P1": -1, "P2": 1}


def test_a_card_is_shown_to_one_seat() -> None:
    state = GAME.new(GAME.options({}), 1, listen=True)
    state.tell_secret("show", 0, {}, {"card": "3"})
    state.tell_secret("show", 0, {}, {"card": "3"}, shown_to=1)
    assert state.events is not None
    told = [[event.seen_by(seat).id for seat in (-1, 0, 1)] for event in state.events[-2:]]
    assert told == [
        ["kuhn-show-hidden", "kuhn-show", "kuhn-show-hidden"],
        ["kuhn-show-hidden", "kuhn-show", "kuhn-show"],
    ]


class Begun(State):
    """A game of which only the beginning and the end are written."""

    fields = Kuhn.fields
    begin, history, result = Kuhn.begin, Kuhn.history, Kuhn.result


class Asking(Begun):
    seats = Kuhn.seats


class Stuck(Asking):
    legal = Kuhn.legal


def lacking(states: type[State]) -> Game:
    """Kuhn poker with other states."""
    game: Game = KuhnGame()
    game.states = states
    return game


@pytest.mark.parametrize(("states", "lacks"), [(Begun, "seats(self)"), (Asking, "legal(self, "), (Stuck, "carry_out(")])
def test_what_a_game_lacks_is_said(states: type[State], lacks: str) -> None:
    game = lacking(states)
    with pytest.raises(Unwritten, match=re.escape(f"class {states.__name__} needs `{lacks}")):
        game.new(game.options({}), 1).apply("P1 pass")


def test_a_field_cannot_have_a_name_of_the_state() -> None:
    class Fields:
        choice = Field(NUMBER, "choice")

    game = lacking(type("Clash", (Kuhn,), {"fields": Declaration(Fields)}))
    with pytest.raises(TypeError, match="`choice` belongs to every state"):
        check(game)
