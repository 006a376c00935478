"""Runs a `noctuary` command, or another benchmark, with bots that count processor seconds instead of wall-clock
seconds, so that other programs on the machine do not disturb the measurement.

`python -m benchmarks.processor tournament nocturne level6@1s greedy --gauntlet` or `python -m benchmarks.processor
benchmarks.rivals nightfall open`: at the end it prints how many of the decisions in `build/decisions.csv` took a tenth
longer than they should have.
"""

import csv
import importlib
import sys
from pathlib import Path
from time import process_time
from typing import Final

from noctuary import bots
from noctuary.bots import exact, flat, search
from noctuary.bots.bot import Bot
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Observation
from noctuary.kernel.parts.moves import Decision

TIMES: Final = Path("build/decisions.csv")
"""The game, the number of players, the bot and the seconds of each decision of `level6@1s` and the like."""
LATE: Final = 1.1

found = bots.find


class Timed(Bot):
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        search.evaluator_of(observation.game)  # Loading its weights is not thinking.
        begun = process_time()
        code = self.bot.choose(observation, decision, random)
        spent = process_time() - begun
        with TIMES.open("a") as file:
            file.write(f"{observation.game.name},{observation.options.players},{self.name},{spent:.4f}\n")
        return code


def find(name: str) -> Bot:
    """Like `bots.find`, but with timed bots."""
    bot = found(name)
    return Timed(bot) if name.startswith("level6@") and name.endswith("s") else bot


# Processes that play begin by importing this module, too.
for module in (exact, flat, search):
    module.perf_counter = process_time  # type: ignore[attr-defined]
bots.find = find


def main() -> None:
    TIMES.parent.mkdir(exist_ok=True)
    del sys.argv[0]
    if sys.argv and sys.argv[0].startswith("benchmarks."):
        benchmark = importlib.import_module(sys.argv[0])
        vars(benchmark).update(perf_counter=process_time)
        benchmark.main()
    else:
        from noctuary.cli.ending import main as noctuary

        sys.argv.insert(0, "noctuary")
        if code := noctuary():
            sys.exit(code)
    with TIMES.open() as file:
        took = [float(seconds) / float(bot.partition("@")[2][:-1]) for _, _, bot, seconds in csv.reader(file)]
    late = sum(part > LATE for part in took)
    print(
        f"{late} of {len(took)} decisions took a tenth longer than they should have; the longest {max(took):.3f} times."
    )


if __name__ == "__main__":
    main()
