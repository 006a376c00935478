"""The learned policy: which moves a search tries, and which files are refused."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from noctuary.bots.judge import Evaluation
from noctuary.bots.policy import MovePolicy, read, shipped_policy
from noctuary.bots.search import Budget, Tree
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from tests.games.trials import wander

SHIPPED = [name for name in catalogue.names() if shipped_policy(catalogue.find(name))]


@pytest.mark.parametrize("name", SHIPPED)
def test_a_search_tries_more_what_its_policy_says(name: str) -> None:
    """A policy that is sure of a feature makes the search try the move that has it, whatever it is worth."""
    game = catalogue.find(name)
    state = game.new(game.options({"players": 2}), 5)
    visits, tried = [0, 0], 0
    for _ in wander(state, Random(5)):
        codes = list(state.legal(state.seat))
        rows = game.measure_moves(state, state.seat, codes)
        single = set(rows[-1]).difference(*rows[:-1])
        if single and len(codes) > 2:
            for sure in (0, 1):
                weights = [12.0 * sure * (place == min(single)) for place in range(len(game.move_features))]
                tree = Tree(state.observe(state.seat), state.seat, Evaluation(), Random(1))
                tree.policy = MovePolicy(weights, 1.0)
                tree.search(Budget(4 * len(codes)))
                visits[sure] += tree.root.tries[codes[-1]].visits if codes[-1] in tree.root.tries else 0
            tried += 4 * len(codes)
    assert visits[1] > 2 * visits[0]
    assert visits[1] > tried / 2


def test_moves_are_drawn_by_their_shares_which_follow_the_weights() -> None:
    game, random, number = catalogue.find("nocturne"), Random(5), 4000
    state = game.new(game.options({"players": 2}), 1)
    codes = state.legal(state.seat)
    weights = [float(place % 3) for place in range(len(game.move_features))]
    policy = MovePolicy(weights, 1.0)
    powers = np.exp([sum(weights[one] for one in row) for row in game.measure_moves(state, state.seat, codes)])
    shares = policy.shares(state, state.seat, codes)
    assert shares == pytest.approx(list(powers / powers.sum()))
    drawn = Counter(policy.draw(state, state.seat, codes, random) for _ in range(number))
    for code, share in zip(codes, shares, strict=True):
        assert abs(drawn[code] / number - share) < 4 * (share / number) ** 0.5


def test_a_policy_of_other_features_is_refused(tmp_path: Path) -> None:
    game, file = catalogue.find("nocturne"), tmp_path / "policy.npz"
    names = np.array(game.move_features)
    for kept, weights, refusal in ((names[1:], len(names) - 1, "network-features"), (names, 3, "network-file")):
        np.savez(file, about=np.array("{}"), names=kept, weights=np.zeros(weights), explore=1)
        with pytest.raises(BadInput) as error:
            read(file, game)
        assert error.value.message.id == refusal
    file.write_bytes(b"nothing")
    with pytest.raises(BadInput):
        read(file, game)


def test_two_policies_play_against_each_other() -> None:
    told = "nocturne shipped:cast@2 none@1 --deals 1".split()
    done = subprocess.run([sys.executable, "-m", "tools.duel", *told], capture_output=True, text=True, check=True)
    assert "shipped:cast@2" in done.stdout
