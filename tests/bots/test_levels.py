"""The levels of bots, and the bots between them."""

from typing import cast

import pytest

from noctuary import bots
from noctuary.bots.levels import Level, Mixed, level_of
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from tests.refusals import refused


@pytest.mark.parametrize("game", catalogue.names())
def test_between_two_levels_the_search_grows_with_every_tenth(game: str) -> None:
    found = catalogue.find(game)
    between = [f"level{whole}.{tenth}" for whole in (3, 4) for tenth in range(1, 10)]
    names = sorted(["level3", "level4", "level5", *between])
    searches = [cast(Level, bots.find(name)).search(found) for name in names]
    iterations = [search.budget.iterations for search in searches]
    assert (iterations[0], iterations[10], iterations[20]) == found.levels
    assert iterations == sorted(set(iterations))
    assert [search.proof for search in searches] == sorted(search.proof for search in searches)
    assert [bots.find(name).name for name in names] == names


@pytest.mark.parametrize(
    ("name", "lower", "higher"), [("level2.3", "level2", "level3"), ("level5.8", "level5", "level6")]
)
def test_where_levels_decide_in_different_ways_both_take_their_turn(name: str, lower: str, higher: str) -> None:
    bot = cast(Mixed, bots.find(name))
    picked = [bot.pick(Random(seed)).name for seed in range(1000)]
    assert picked == [bot.pick(Random(seed)).name for seed in range(1000)]
    assert set(picked) == {lower, higher}
    assert abs(picked.count(higher) - 100 * int(name[-1])) < 60


def test_a_bot_between_two_levels_may_have_a_style_and_take_a_seat() -> None:
    for name in ("level1.5", "level3.4", "level5.9-spoiler"):
        assert bots.can_sit(name)
        assert bots.find(name).name == name
    levels = [level_of(name) for name in ("level3", "level3.4", "level6-spoiler", "level2.7-attacker")]
    assert levels == [3, 3.4, 6, 2.7]
    assert [level_of(name) for name in ("greedy", "level6@1s", "level3-", "human")] == [None] * 4


@pytest.mark.parametrize(
    "name",
    ["level3.0", "level3.", "level3.45", "level.5", "level0.5", "level6.1", "level7", "level3.4-wizard", "greedy.5"],
)
def test_there_is_no_other_bot_between(name: str) -> None:
    with refused("input-bot"):
        bots.find(name)
    assert not bots.can_sit(name)
