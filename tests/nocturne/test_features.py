"""The features of the learned value: they depend on nothing secret, and count as the rules do."""

from collections.abc import Iterator

from noctuary.games.nocturne.game import GAME
from noctuary.games.nocturne.judgement.features import NAMES
from noctuary.games.nocturne.judgement.prospects import standings
from noctuary.games.nocturne.rules.basis.board import OVER, TWILIGHT
from noctuary.games.nocturne.rules.basis.vocabulary import MOST, TWILIGHT_WORDS
from noctuary.games.nocturne.rules.counting import scoring
from noctuary.games.nocturne.rules.course.state import Nocturne
from noctuary.games.nocturne.rules.turns import goals
from noctuary.kernel.base.randomness import Random
from tests.breadth import Seeds
from tests.games.trials import wander
from tests.nocturne.trial import TRIAL


def tables(number: int) -> Iterator[Nocturne]:
    """Every table of a random game with any options, including the last one."""
    state = GAME.new(TRIAL.any_options(number), number)
    yield from wander(state, Random(number))
    yield state


def test_features_are_small_numbers_with_names(seeds: Seeds) -> None:
    assert GAME.features == NAMES
    assert len(set(NAMES)) == len(NAMES)
    for seed in seeds(6):
        for state in tables(seed):
            found = GAME.measure(state, 0)
            assert len(found) == len(NAMES)
            assert all(-4 <= number <= 6 for number in found), dict(zip(NAMES, found, strict=True))


def test_features_count_as_the_rules_do(seeds: Seeds) -> None:
    for seed in seeds(6):
        for state in tables(seed):
            counted = [word.goal(MOST) for word in TWILIGHT_WORDS.values() if word.rank == MOST]
            for seat in range(state.options.players):
                found = standings(state, seat)
                assert found[seat].score == scoring.score(state, seat)[scoring.TOTAL]
                for one in found:
                    assert [goal.count(one) for goal in counted] == [
                        goals.tally(state, goal, one.seat) for goal in counted
                    ]
                    if state.round not in (TWILIGHT, OVER) and one.seat != state.opponent:
                        assert one.moonlight == scoring.score(state, one.seat)[8]
