"""What Python itself does with states: copies, pickles, NumPy's numbers; and states that check every move."""

import copy
import os
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from noctuary import bots, engine
from noctuary.kernel.base.messages import BadInput, IllegalMove, Refusal
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.agenda import Choice, Step
from noctuary.kernel.contract.game import Game, Observation, State
from noctuary.kernel.contract.state import restore
from noctuary.kernel.parts.moves import Move
from noctuary.kernel.parts.offers import CORRECTIONS
from noctuary.locale import LANGUAGES
from noctuary.simulation.series import Series
from tests.breadth import Figures, Seeds
from tests.editions import random_edition
from tests.games.trials import ALL, BUILT_IN, ROOT, Trial, find
from tests.invariants import everybody, random_move

pytestmark = pytest.mark.usefixtures("lanterns")

SENDS_BACK = """
import pickle, sys
from noctuary import engine
from tests.games.test_own_means import play_on
everything = pickle.load(sys.stdin.buffer)
for state, *_ in everything:
    play_on(state, 30)
sys.stdout.buffer.write(pickle.dumps((engine.NAME, everything)))
"""
THINKING = (5, 6, 7)
"""The iterations of bots of levels 3 to 5 in these tests."""


def play_on(state: State, number: int) -> None:
    """Play so many random moves, which depend only on the state."""
    random = Random(4)
    while state.seat >= 0 and number:
        state.apply(random_move(state, random))
        number -= 1


def in_all_modes(trial: Trial, seed: int) -> Iterator[State]:
    """Every decision of a game in each mode."""
    for mode in sorted(trial.modes):
        random = Random(seed)
        state = trial.game.new(trial.options(mode, seed, **trial.short), seed)
        while state.seat >= 0:
            yield state
            state.apply(random_move(state, random))


@pytest.mark.parametrize("name", [engine.PURE, engine.COMPILED])
def test_everything_crosses_over_to_the_other_engine_and_comes_back(name: str) -> None:
    if name == engine.COMPILED and not engine.is_ready():
        pytest.skip("no engine is compiled")
    states = [some_state(played, number) for played in BUILT_IN for number in range(8)]
    sent = [
        (one, one.decisions, one.decisions[0].moves, one.observe(one.seat), one.options, one.game) for one in states
    ]
    answer = subprocess.run(
        [sys.executable, "-c", SENDS_BACK],
        input=pickle.dumps(sent),
        env={**os.environ, engine.ENVIRONMENT: name},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    )
    played_by, came_back = pickle.loads(answer.stdout)
    assert played_by == name
    for state, before, (there, *rest, game) in zip(states, sent, came_back, strict=True):
        assert rest[:3] == list(before[1:4])
        assert rest[3].mapping() == state.options.mapping()
        assert game is there.game is state.game
        for _ in range(2):
            play_on(state, 30)
            assert there.position() == state.position()
            play_on(there, 30)


def some_state(name: str, number: int) -> State:
    """A state in the middle of a game; every second one is under an edition, if there are any."""
    trial = find(name)
    corrected = number % 2 and CORRECTIONS in trial.game.offers
    game = trial.game.under(random_edition(trial.game, Random(3))) if corrected else trial.game
    moves = 3 + 3 * number
    while True:
        state = game.new(trial.any_options(number), number << 70, listen=True)
        play_on(state, moves)
        if state.seat >= 0:
            return state
        moves //= 2  # The game is a short one.


@pytest.mark.parametrize("name", ALL)
def test_copies_are_clones_and_games_are_themselves(name: str) -> None:
    trial = find(name)
    state = trial.game.new(trial.any_options(1), 2, listen=True)
    ways: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
    for each in ways:
        assert each(state.game) is state.game
        assert each(state.game.actions).texts == state.game.actions.texts
        twin, decision, seen = each(state), each(state.decision(state.seat)), each(state.observe(state.seat))
        assert twin.events is None
        assert twin.game is state.game
        assert seen == state.observe(state.seat)
        assert decision == state.decision(state.seat)
        assert each(decision.moves) == decision.moves
        before = state.position()
        play_on(twin, 20)
        assert state.position() == before
        again = state.clone()
        play_on(again, 20)
        assert again.position() == twin.position()


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_pickled_state_tells_the_same_of_its_moves(name: str) -> None:
    for number, state in enumerate(in_all_modes(find(name), 7)):
        if number % 5:
            continue
        told = []
        for table in (state.clone(), pickle.loads(pickle.dumps(state))):
            table.events = []
            play_on(table, 3)
            told.append([(event.id, event.arguments, event.secrets) for event in table.events])
        assert told[0] == told[1]


def test_steps_and_choices_of_every_kind_are_pickled(figures: Figures) -> None:
    kinds = Counter(type(one) for state in walked() for one in (state.choice, *state.agenda))
    assert {Choice, Step} <= {base for kind in kinds for base in kind.__mro__}
    figures["steps and choices"] += kinds.total()


def walked() -> Iterator[Any]:
    """Every third state of all games with an agenda, with the same steps and choice after pickling."""
    for name in BUILT_IN:
        states: Iterator[Any] = islice(in_all_modes(find(name), 7), 0, None, 3)
        for state in states:
            if not hasattr(state, "agenda"):
                break
            board: Any = pickle.loads(pickle.dumps(state))
            for one, other in zip((state.choice, *state.agenda), (board.choice, *board.agenda), strict=True):
                assert type(other) is type(one)
                assert other.text(board) == one.text(state)
                assert pickle.dumps(other) == pickle.dumps(pickle.loads(pickle.dumps(other)))
            yield state


def twins(seen: Observation) -> list[Observation]:
    """The observation after pickling, and after writing and reading its position."""
    pickled = pickle.loads(pickle.dumps(seen))
    return [pickled, restore(seen.game, seen.seat, seen.position(), seen.options), copy.deepcopy(seen)]


@pytest.mark.parametrize("name", ALL)
def test_an_observation_that_was_sent_is_the_same_to_everybody(name: str, seeds: Seeds, figures: Figures) -> None:
    """The copy shows the same and leads to the same tables, and every bot answers the same."""
    trial = find(name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(trial.game, "levels", THINKING)
        asked: Counter[str] = Counter()
        for seed in seeds(1):
            for number, state in enumerate(in_all_modes(trial, seed)):
                decision = state.decision(state.seat)
                asked[decision.prompt.id] += 1
                if asked[decision.prompt.id] == 1:
                    ask(state, number, figures)
                if asked[decision.prompt.id] == 1 or not number % 40:
                    for seat in everybody(state):
                        compare(state, seat, figures)


def compare(state: State, seat: int, figures: Figures) -> None:
    seen = state.observe(seat)
    table = seen.determinize(Random(5))
    for twin in twins(seen):
        assert twin.view() == seen.view()
        assert twin.decision() == seen.decision()
        other = twin.determinize(Random(5))
        assert other.position() == table.position()
        assert other.legal(state.seat) == table.legal(state.seat)
        assert [other.game.evaluate(other, one) for one in range(state.options.players)] == [
            table.game.evaluate(table, one) for one in range(state.options.players)
        ]
        figures["twins of observations"] += 1


def ask(state: State, number: int, figures: Figures) -> None:
    seen, decision = state.observe(state.seat), state.decision(state.seat)
    for name in [*bots.names(), "flat@6", "level3-attacker"]:
        bot = bots.find("level6@8" if name == "level6" else name)
        code = bot.choose(seen, decision, Random(number))
        for twin in twins(seen):
            assert (asked := twin.decision())
            assert bot.choose(twin, asked, Random(number)) == code, f"{name}, {decision.kind}"
        figures["decisions of bots asked twice"] += 1


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("kind", [np.int64, np.uint16, np.array])
def test_numbers_of_numpy_are_seeds_seats_and_moves(name: str, kind: Any) -> None:
    trial = find(name)
    options = trial.game.options({"players": kind(2)})
    state, other = trial.game.new(options, kind(9)), trial.game.new(trial.game.options({"players": 2}), 9)
    random = Random(1)
    for number in range(30):
        seat = state.seat
        if seat < 0:
            break
        code = state.legal(seat)[random.below(len(state.legal(seat)))]
        state.verify(kind(seat), kind(code))
        assert state.legal(kind(seat)) == other.legal(seat)
        assert repr(state.decision(kind(seat)).moves) == repr(other.decision(seat).moves)
        assert state.decision(kind(seat)) == other.decision(seat)
        assert state.observe(kind(seat)) == other.observe(seat)
        assert (
            state.determinize(kind(seat), Random(kind(3))).position() == other.determinize(seat, Random(3)).position()
        )
        assert type(state.move(kind(code)).code) is int
        assert Move(trial.game.actions, kind(seat), kind(code)) == other.move(code)
        if number % 2:
            state.apply(kind(code))
        else:
            state.play(kind(seat), kind(code))
        other.play(seat, code)
        assert repr(state.position()) == repr(other.position())
    series = Series(name, {"players": 2}, ["random", "random"], kind(2), kind(5))
    assert [type(played.seed) for played in series.play()] == [int, int]


@pytest.mark.parametrize("name", ALL)
def test_no_bool_is_a_move(name: str) -> None:
    trial = find(name)
    state = trial.game.new(trial.any_options(0), 1)
    for value in (True, np.True_, 1.0, None):
        with pytest.raises(TypeError):
            state.apply(value)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("digits", [20, 30, 5000])
def test_a_code_is_refused_in_words_however_large_it_is(name: str, digits: int) -> None:
    trial = find(name)
    state = trial.game.new(trial.any_options(0), 1)
    for code in (10**digits, -(10**digits)):
        with pytest.raises(BadInput) as refusal:
            state.apply(code)
        assert all(len(refusal.value.text(language)) < 200 for language in LANGUAGES)


@pytest.mark.parametrize("name", ALL)
def test_a_checked_state_names_the_wrong_move_and_stays_as_it_is(name: str) -> None:
    trial = find(name)
    game = trial.game
    for number, state in enumerate(in_all_modes(trial, 3)):
        if number % 20:
            continue
        loaded = game.load(state.position(), state.options, 1, checked=True)
        for table in (loaded, loaded.clone(), pickle.loads(pickle.dumps(loaded))):
            before = table.position()
            for seat in (-1, *range(state.options.players + 1), 99):
                for code in (-1, 0, game.actions.size // 2, game.actions.size, 10**9):
                    if code in table.legal(seat):
                        continue
                    with pytest.raises((IllegalMove, BadInput)) as refusal:
                        table.play(seat, code)
                    told = refusal.value.text()
                    assert f"play({seat}, {code})" in told
                    if isinstance(refusal.value, IllegalMove):
                        assert Move(game.actions, seat, code).line in told
            assert table.position() == before
    over = finished(game, trial)
    with pytest.raises(Refusal):
        over.play(0, 0)


def finished(game: Game, trial: Trial) -> State:
    """Play a game to its end with checks."""
    state = game.new(trial.any_options(2), 2, checked=True)
    random = Random(2)
    while state.seat >= 0:
        move = random_move(state, random)
        state.play(move.seat, move.code)
    return state
