"""The duties of every bot, in the game of the tests and in every game of the catalogue."""

import pytest

from noctuary import bots
from noctuary.bots.greedy import LOOKS, Greedy
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game, State
from noctuary.kernel.parts.moves import Decision

pytestmark = pytest.mark.usefixtures("lanterns")


def play(game: Game, options: dict[str, object], seats: list[str], seed: int) -> State:
    """Play a whole game; of several seats that decide at the same time, the last one is asked first."""
    state, random = game.new(game.options(options), seed), Random(seed)
    while state.seat >= 0:
        for decision in reversed(state.decisions):
            code = bots.find(seats[decision.seat]).choose(state.observe(decision.seat), decision, random)
            state.apply(decision.moves[decision.codes.index(code)])
    return state


@pytest.mark.sampled(10)
@pytest.mark.parametrize("bot", ["random", "greedy", "level1.5", "search@20", "flat@20"])
@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("lanterns", 2),
        ("lanterns", 4),
        *((name, n) for name in catalogue.names() for n in catalogue.find(name).players),
    ],
)
def test_bots_finish_games_and_play_the_same_again(game: str, bot: str, players: int) -> None:
    first = play(catalogue.find(game), {"players": players}, [bot] * players, 5)
    again = play(catalogue.find(game), {"players": players}, [bot] * players, 5)
    assert first.result is not None
    assert first.position() == again.position()


def test_the_random_bot_plays_every_move() -> None:
    state = catalogue.find("nocturne").new(catalogue.find("nocturne").options({}), 1)
    decision, observation, random = state.decisions[0], state.observe(state.seat), Random(1)
    found = {bots.find("random").choose(observation, decision, random) for _ in range(100 * len(decision.codes))}
    assert found == set(decision.codes)


def choose(state: State, seed: int) -> str:
    decision = state.decisions[0]
    code = Greedy().choose(state.observe(decision.seat), decision, Random(seed))
    return str(state.game.actions.format(code))


def test_greedy_takes_what_is_worth_more() -> None:
    game = catalogue.find("lanterns")
    players = {"P1": {"hand": [2], "drawn": [1, 6]}, "P2": {"hand": [3, 4]}}
    position = {"stage": "keep", "winner": "P1", "players": players}
    state = game.load(position, game.options({}), 1)
    assert {choose(state, seed) for seed in range(20)} == {"keep 6"}


def test_greedy_draws_between_equals() -> None:
    game = catalogue.find("lanterns")
    players = {"P1": {"hand": [2]}, "P2": {"hand": [3, 4]}}
    position = {"stage": "draw", "winner": "P1", "deck": [5, 5], "players": players}
    state = game.load(position, game.options({}), 1)
    assert {choose(state, seed) for seed in range(40)} == {"draw", "stop"}


def test_greedy_cannot_see_what_its_seat_cannot_see() -> None:
    game = catalogue.find("lanterns")
    choices = []
    for hidden in ([1, 1], [3, 5], [6, 6]):
        players = {"P1": {"hand": [2, 3, 4]}, "P2": {"hand": hidden, "chosen": hidden[:1]}}
        position = {"deck": [1, 2, 3], "players": players}
        state = game.load(position, game.options({}), 1)
        choices.append([choose(state, seed) for seed in range(30)])
    assert choices[0] == choices[1] == choices[2]


def test_greedy_looks_at_some_moves_only_when_there_are_too_many() -> None:
    game = catalogue.find("nocturne")
    state = game.new(game.options({"players": 4}), 1)
    opening = state.decisions[0]
    many = opening.codes * (LOOKS // len(opening.codes) + 2)
    decision = Decision(game.actions, opening.seat, opening.kind, opening.prompt, opening.rule, many)
    assert Greedy().choose(state.observe(opening.seat), decision, Random(1)) in opening.codes
    assert decision.codes == opening.codes * (LOOKS // len(opening.codes) + 2)


def test_unknown_bots_are_refused_with_the_known_names() -> None:
    with pytest.raises(BadInput, match="level1, level2, level3"):
        bots.find("clever")
