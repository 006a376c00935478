"""Random games of every game in every mode, checked at every step."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from noctuary.kernel.game import State
from noctuary.kernel.randomness import Random
from tests.breadth import Figures, Seeds
from tests.editions import random_edition
from tests.games.trials import ALL, BUILT_IN, ROOT, find
from tests.invariants import check_codes, check_game, check_patience, check_result

pytestmark = pytest.mark.usefixtures("lanterns")

MODES = [(name, mode) for name in ALL for mode in find(name).modes]
SHARE = 20
"""In most games what all seats see is checked at one of so many steps; at the others what one of them sees."""


@pytest.mark.parametrize("name", ALL)
def test_codes_and_move_lines_round_trip(name: str) -> None:
    check_codes(find(name).game)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_games(name: str, mode: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    for seed in seeds(1 if mode == trial.long else 3):
        figures["steps looked at"] += check_game(trial.game, trial.options(mode, seed), seed, trial, SHARE)
        figures["games looked at"] += 1


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_games_looked_at_with_all_eyes(name: str, mode: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    for seed in seeds(1 if mode == trial.long else 2):
        figures["steps looked at"] += check_game(trial.game, trial.options(mode, seed, **trial.short), seed, trial)
        figures["games looked at"] += 1


@pytest.mark.parametrize("name", BUILT_IN)
def test_games_with_every_fact_changed(name: str, seeds: Seeds, figures: Figures) -> None:
    """Under editions in which no fact that can be changed is as printed."""
    trial = find(name)
    for seed in seeds(2):
        edition = random_edition(trial.game, Random(seed))
        assert set(edition.changes) == set(trial.game.editable)
        game = trial.game.under(edition)
        check_codes(game)
        for number in range(3):
            options = trial.any_options(10 * seed + number)
            figures["steps looked at"] += check_game(game, options, number, trial, SHARE)
            figures["games looked at"] += 1


@pytest.mark.parametrize("name", BUILT_IN)
def test_games_under_random_editions(name: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    for seed in seeds(5):
        game = trial.game.under(random_edition(trial.game, Random(seed), share=5 + 4 * seed % 50))
        figures["steps looked at"] += check_game(game, trial.any_options(seed), seed, trial, SHARE)
        figures["games looked at"] += 1


@pytest.mark.parametrize("name", ALL)
def test_patient_games(name: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    modes = sorted(trial.modes)
    for seed in seeds(5):
        mode = modes[seed % len(modes)]
        check_patience(trial.game, trial.options(mode, seed // len(modes), **trial.short), seed, trial.poison)
        figures["patient games"] += 1


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_games_that_nobody_watches(name: str, mode: str, seeds: Seeds, figures: Figures) -> None:
    """Looked at when they are over."""
    trial = find(name)
    for seed in seeds(6):
        state = trial.game.new(trial.options(mode, seed), seed)
        figures["moves"] += len(play(state, seed))
        trial.check(state)
        check_result(state)
        figures["games"] += 1


BLOCK = 400
"""So many games are compared at a time."""


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_pure_engine_plays_the_same_games(name: str, seeds: Seeds, figures: Figures) -> None:
    """In another process."""
    script = (
        "import sys; from tests.games.test_random_games import digest; print(digest(sys.argv[1], int(sys.argv[2])))"
    )
    for seed in seeds(1):
        command = [sys.executable, "-c", script, name, str(seed)]
        environment = {**os.environ, "NOCTUARY_ENGINE": "pure"}
        pure = subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
        assert digest(name, seed) == pure.stdout.strip()
        figures["games played by both engines"] += BLOCK


def digest(name: str, seed: int) -> str:
    """A checksum of the moves and results of so many games."""
    trial = find(name)
    found = hashlib.sha256()
    for number in range(BLOCK * seed, BLOCK * seed + BLOCK):
        state = trial.game.new(trial.any_options(number), number)
        found.update(f"{play(state, number)} {state.position()}\n".encode())
    return found.hexdigest()


def play(state: State, seed: int) -> list[tuple[int, int]]:
    """Play a game to the end at random; gives seats and codes of the moves."""
    random = Random(seed)
    moves = []
    while state.seat >= 0:
        codes = state.legal(state.seat)
        moves.append((state.seat, codes[random.below(len(codes))]))
        state.play(*moves[-1])
    return moves
