"""The parts that hints count add up to the value that bots estimate, and in the end to the score sheet."""

import pytest

from noctuary.games.nocturne import GAME
from noctuary.games.nocturne.judgement.prospects import standings
from noctuary.games.nocturne.judgement.value_parts import PARTS, tally, worth_again
from noctuary.games.nocturne.rules.basis.board import TWILIGHT
from noctuary.games.nocturne.rules.counting import scoring
from noctuary.games.nocturne.rules.course.state import Nocturne
from noctuary.kernel.base.randomness import Random
from tests.games.trials import wander


@pytest.mark.parametrize("mode", ["standard", "advanced", "family"])
def test_an_account_adds_up(mode: str) -> None:
    state, random = GAME.new(GAME.options({"players": 3, "mode": mode}), 4), Random(5)
    assert isinstance(state, Nocturne)
    for _ in wander(state, random):
        for seat in range(3):
            parts = dict(zip(PARTS, tally(state, seat), strict=True))
            hope = standings(state, seat)[seat].hope + worth_again(state, seat)
            assert sum(parts.values()) == pytest.approx(hope)
            assert parts["sets"] >= 0.0
    for seat in range(3):
        sheet = dict(zip(scoring.ROWS, scoring.score(state, seat), strict=True))
        parts = dict(zip(PARTS, tally(state, seat), strict=True))
        assert {row: parts.get(row, 0.0) for row in sheet if row != "total"} == {
            row: points for row, points in sheet.items() if row != "total"
        }
        assert sum(parts.values()) == sheet["total"]


@pytest.mark.parametrize("players", [2, 4])
def test_tokens_that_come_home_are_no_gain(players: int) -> None:
    """Otherwise a move that ends the twilight seems to win a whole hand, and one that does not to lose it."""
    tokens = list(PARTS).index("tokens")
    for deal in range(12):
        state, random = GAME.new(GAME.options({"players": players}), deal), Random(deal)
        assert isinstance(state, Nocturne)
        before = [tally(state, seat)[tokens] for seat in range(players)]
        while state.round == TWILIGHT:
            codes = state.legal(state.seat)
            state.play(state.seat, codes[random.below(len(codes))])
            now = [tally(state, seat)[tokens] for seat in range(players)]
            # A hand is worth less with every token that is played.
            assert all(one - less <= 2.0 for one, less in zip(now, before, strict=True))
            before = now
