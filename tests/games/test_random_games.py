"""Random games of every game in every mode, checked at every step."""

import hashlib
import os
import subprocess
import sys

import pytest

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import State
from noctuary.kernel.parts.moves import NOBODY, Move, seat_name
from noctuary.kernel.parts.offers import CORRECTIONS
from noctuary.kernel.play.entries import HUMAN, Player, Setup
from noctuary.kernel.play.match import LOOKS, RESIGN, UNDO, Match
from tests.breadth import Figures, Seeds
from tests.editions import random_edition
from tests.games.trials import ALL, BUILT_IN, ROOT, every_mode, find, offering, wander
from tests.invariants import check_codes, check_game, check_patience, check_result

pytestmark = pytest.mark.usefixtures("lanterns")

MODES = every_mode()
SHARE = 20
"""At one of so many steps, the view of every seat is checked in most games; at the others, that of one seat."""


@pytest.mark.parametrize("name", ALL)
def test_codes_and_move_lines_round_trip(name: str) -> None:
    check_codes(find(name).game)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_games(name: str, mode: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    for seed in seeds(1):
        figures["steps looked at"] += check_game(trial.game, trial.options(mode, seed), seed, trial, SHARE)
        figures["games looked at"] += 1


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_games_looked_at_with_all_eyes(name: str, mode: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    for seed in seeds(1):
        figures["steps looked at"] += check_game(trial.game, trial.options(mode, seed, **trial.short), seed, trial)
        figures["games looked at"] += 1


@pytest.mark.parametrize("name", BUILT_IN)
def test_games_with_every_fact_changed(name: str, seeds: Seeds, figures: Figures) -> None:
    """Editions in which every editable fact is changed."""
    trial = offering(name, CORRECTIONS)
    for seed in seeds(2):
        edition = random_edition(trial.game, Random(seed))
        assert set(edition.changes) == set(trial.game.editable)
        game = trial.game.under(edition)
        check_codes(game)
        figures["steps looked at"] += check_game(game, trial.any_options(seed), seed, trial, SHARE)
        figures["games looked at"] += 1


@pytest.mark.parametrize("name", BUILT_IN)
def test_games_under_random_editions(name: str, seeds: Seeds, figures: Figures) -> None:
    trial = offering(name, CORRECTIONS)
    for seed in seeds(3):
        game = trial.game.under(random_edition(trial.game, Random(seed), share=5 + 4 * seed % 50))
        figures["steps looked at"] += check_game(game, trial.any_options(seed), seed, trial, SHARE)
        figures["games looked at"] += 1


@pytest.mark.parametrize("name", ALL)
def test_patient_games(name: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    modes = sorted(trial.modes)
    for seed in seeds(3):
        mode = modes[seed % len(modes)]
        check_patience(trial.game, trial.options(mode, seed // len(modes), **trial.short), seed, trial.poison)
        figures["patient games"] += 1


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_games_that_nobody_watches(name: str, mode: str, seeds: Seeds, figures: Figures) -> None:
    """Games that are checked only when they are over."""
    trial = find(name)
    for seed in seeds(3):
        state = trial.game.new(trial.options(mode, seed), seed)
        figures["moves"] += len(play(state, seed))
        trial.check(state)
        check_result(state)
        figures["games"] += 1


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_every_move_has_causes_whatever_follows(name: str, mode: str, seeds: Seeds, figures: Figures) -> None:
    """Of a decision, four moves; up to twelve follow."""
    trial = find(name)
    for seed in seeds(1):
        random, state = Random(seed), trial.game.new(trial.options(mode, seed), seed)
        for _ in wander(state, random):
            seat, codes = state.seat, state.legal(state.seat)
            for code in (codes[random.below(len(codes))] for _ in range(min(4, len(codes)))):
                later = state.clone()
                later.events = []
                later.play(seat, code)
                list(wander(later, Random(seed), random.below(13)))
                trial.game.causes(state, later, seat, code)
                figures["moves whose causes were asked for"] += 1


BLOCK = 100
"""How many games are compared at a time."""


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_pure_engine_plays_the_same_games(name: str, seeds: Seeds, figures: Figures) -> None:
    """The pure engine runs in another process."""
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
    """Play a game to its end at random; yield the seats and codes of the moves."""
    random = Random(seed)
    moves = []
    while state.seat >= 0:
        codes = state.legal(state.seat)
        moves.append((state.seat, codes[random.below(len(codes))]))
        state.play(*moves[-1])
    return moves


@pytest.mark.parametrize("name", ALL)
def test_a_whole_log_leads_where_its_entries_lead_one_by_one(name: str, seeds: Seeds, figures: Figures) -> None:
    trial = find(name)
    modes = sorted(trial.modes)
    for seed in seeds(2):
        random = Random(seed)
        options = trial.options(modes[seed % len(modes)], seed, **trial.short)
        seats = [Player("", HUMAN if random.below(3) else "random") for _ in range(options.players)]
        setup = Setup(trial.game, options, seats, seed)
        slow, quick = Match(setup, patient=True), Match(setup, patient=True)
        while not slow.over:
            slow.add(any_entry(slow, random))
        quick.add_all(slow.lines, lambda: None)
        assert standing(quick) == standing(slow)
        if not any(line.startswith(UNDO) for line in slow.lines[-LOOKS:]):
            assert seen_last(quick) == seen_last(slow)
        figures["entries of whole logs"] += slow.revision


def any_entry(match: Match, random: Random) -> Move | str:
    """A random entry that may come next."""
    seat, chance = match.waiting[random.below(len(match.waiting))], random.below(500)
    decisions = sum(entry.is_decision for entry in match.entries)
    if chance < 6 and decisions:
        return f"{UNDO} {1 + random.below(min(9, decisions))}"
    if chance == 6 and match.played_by_person(seat):
        return seat_name(seat) + RESIGN
    codes = match.state.legal(seat)
    return Move(match.setup.game.actions, seat, codes[random.below(len(codes))])


def standing(match: Match) -> list[object]:
    """The state of a match, with everything that it remembers."""
    events = [(event.id, event.arguments, event.secrets, event.insiders, event.auto) for event in match.events]
    entries = [(one.line, one.seat, one.code, one.forced, one.event_number, one.revealed) for one in match.entries]
    states = [state.position() for state in (match.state, *match._states)]
    numbers = match.revision, match.shortened, match.touched, match.asked, match.step, match.event_number
    return [events, entries, states, numbers, match.lines, match.written, match.resigned, match.takebacks]


def seen_last(match: Match) -> list[object]:
    """The tables after the latest events, where they are kept."""
    return [event.table and event.table.observe(NOBODY).view() for event in match.events[-LOOKS:]]
