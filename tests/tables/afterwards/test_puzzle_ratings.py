"""How well a player solves puzzles."""

from noctuary.kernel.teaching.puzzles import puzzles
from noctuary.tables.results.puzzle_ratings import stand
from noctuary.tables.store.base.rows import SolvedRow
from tests.games.trials import BUILT_IN


def test_a_miss_costs_at_most_thirty_points_however_little_is_known() -> None:
    found = puzzles(BUILT_IN[0])
    tries = [SolvedRow("ada", BUILT_IN[0], puzzle, "", f"2030-01-{day:02}") for day, puzzle in enumerate(found, 1)][:5]
    missed = [stand(tries[:number], found) for number in range(1, 6)]
    assert all(-30 <= one.change < 0 for one in missed)
    assert missed[0].rating == 1470
    assert missed[-1].deviation < missed[0].deviation
    # A right answer still tells much.
    assert stand([SolvedRow("ada", BUILT_IN[0], list(found)[5], "2030-02-01")], found).change > 30
