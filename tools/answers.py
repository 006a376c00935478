"""How good answers of one kind are: in Nocturne, a 7 on the 1 that opens the game, as level 3 likes it.

`python -m tools.answers 100` deals games until level 3 has answered so a hundred times. A search then looks for a
better move, and both are played on, on the same possible tables (`simulation.analysis`): the difference is what the 7
costs. docs/bots.md says what came of it.
"""

import sys
from collections.abc import Iterator
from itertools import count
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, stdev
from typing import Final, NamedTuple

from noctuary import bots
from noctuary.games import nocturne
from noctuary.games.nocturne.rules.actions import CAST
from noctuary.games.nocturne.rules.facts import TOKENS
from noctuary.games.nocturne.rules.state import Nocturne
from noctuary.kernel.game import Observation
from noctuary.kernel.moves import Move
from noctuary.kernel.randomness import Random
from noctuary.simulation.analysis import Winning, after, search_tree

BOT: Final = "level3"
OPENED: Final = "1"
ANSWERED: Final = "7"
ITERATIONS: Final = 1000
"""Iterations of the search for a better move."""
AHEAD: Final = 60
"""Iterations after each of the two moves, on each table."""
TABLES: Final = 24


class Answered(NamedTuple):
    """What level 3 did (`code`) in a position; `tile`: for what."""

    seen: Observation
    seat: int
    code: int
    tile: str


class Judged(NamedTuple):
    """What a search would do instead, and by how much its chance to win is larger, with the standard error."""

    tile: str
    better: str
    cost: float
    error: float


def answers() -> Iterator[Answered]:
    """Answers of level 3 to an opening with a 1."""
    bot = bots.find(BOT)
    for seed in count():
        state, random = nocturne.GAME.new(nocturne.GAME.options({"players": 2}), seed), Random(seed)
        assert isinstance(state, Nocturne)
        for expected in (OPENED, ANSWERED):
            seen, seat = state.observe(state.seat), state.seat
            code = bot.choose(seen, state.decision(seat), random)
            if Move(nocturne.GAME.actions, seat, code).line.split()[1:3] != ["cast", expected]:
                break
            if expected == ANSWERED:
                tile = state.facts.tile_ids[state.tiles[(code - CAST) // TOKENS]]
                yield Answered(seen, seat, code, tile)
            state.play(seat, code)


def judge(answered: Answered) -> Judged:
    """Compare an answer with the best move that a search finds."""
    seen, seat, code, tile = answered
    random, judge = Random(code), Winning(seen.game)
    tries = search_tree(seen, seat, judge, random, ITERATIONS).root.tries
    best = max(tries, key=lambda one: tries[one].visits)
    better = Move(seen.game.actions, seat, best).line.split()[2:3] or ["pass"]
    if best == code:
        return Judged(tile, "the same", 0.0, 0.0)
    costs: list[float] = []
    for _ in range(TABLES):
        table, seed = seen.determinize(random), random.below(1 << 30)
        made, other = (after(table, seat, one, judge, Random(seed), AHEAD)[seat] for one in (code, best))
        costs.append(other - made)
    return Judged(tile, better[0], fmean(costs), stdev(costs) / sqrt(TABLES))


def main() -> None:
    """Print what each answer costs, and all together."""
    number = int(sys.argv[1])
    found = [answer for answer, _ in zip(answers(), range(number), strict=False)]
    with Pool(2) as pool:
        judged = pool.map(judge, found, 1)
    for one in judged:
        print(f"{one.tile:20} better: {one.better:8} {100 * one.cost:+6.1f} ± {196 * one.error:.1f}")
    for name, some in (("all", judged), ("one egg", [one for one in judged if one.tile == "egg"])):
        if len(some) < 2:
            continue
        costs = [100 * one.cost for one in some]
        print(
            f"{name}: {len(some)}, {sum(one.better == 'the same' for one in some)} the same, "
            f"{sum(one.cost > max(0.0, 2 * one.error) for one in some)} surely worse, "
            f"{sum(one.cost < min(0.0, -2 * one.error) for one in some)} surely better, "
            f"cost {fmean(costs):.1f} ± {1.96 * stdev(costs) / sqrt(len(costs)):.1f} percentage points"
        )


if __name__ == "__main__":
    main()
