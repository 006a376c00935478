"""All built-in bots by name, and the levels people choose from. Their strength is measured: see docs/bots.md."""

import re
from typing import Final

from noctuary.bots.bot import Bot
from noctuary.bots.flat import Flat
from noctuary.bots.greedy import Greedy, LearnedBot
from noctuary.bots.hasty import Hasty
from noctuary.bots.judge import Evaluation
from noctuary.bots.options import Option
from noctuary.bots.random import RandomBot
from noctuary.bots.search import BRIEF, PROOF, Budget, Search
from noctuary.bots.styles import STYLES, Styled
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, Observation
from noctuary.kernel.parts.moves import Decision

PROVING: Final = 4
"""The lowest level that uses proofs."""
QUICK_PROOF: Final = 2_000
"""Nodes of a proof for the levels with a budget of iterations."""

LEVEL: Final = re.compile(r"level([1-6])(?:(?<!6)\.([1-9]))?")
"""The names of levels, such as `level3`, and of bots between two of them, such as `level3.4`."""


class Level(Bot):
    """Searches for as many iterations as its level has in the game (`Game.levels`). `tenths`: how far it is above its
    level, in tenths of the way to the next; each multiplies the iterations by the same factor, as each doubling adds
    about the same strength.
    """

    def __init__(self, level: int, tenths: int = 0) -> None:
        self.name = f"level{level}.{tenths}" if tenths else f"level{level}"
        self.level: Final = level
        self.part: Final = tenths / 10

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        return self.search(observation.game).choose(observation, decision, random)

    def consider(self, observation: Observation, decision: Decision, random: Random) -> list[Option]:
        return self.search(observation.game).consider(observation, decision, random)

    def alike(self, observation: Observation, decision: Decision, random: Random) -> list[int]:
        return self.search(observation.game).alike(observation, decision, random)

    def search(self, game: Game) -> Search:
        """The search bot for this level in a game."""
        iterations, proof = game.levels[self.level - 3], QUICK_PROOF if self.level >= PROVING else 0
        if self.part:
            iterations = round(iterations * (game.levels[self.level - 2] / iterations) ** self.part)
            proof += round((QUICK_PROOF - proof) * self.part)
        return Search(self.name, Budget(iterations), BRIEF, proof)


class Mixed(Bot):
    """A bot between two levels that differ not only in iterations. It draws for each decision which of them to play as:
    the higher one for this many `tenths` of all decisions.
    """

    def __init__(self, lower: Bot, higher: Bot, tenths: int) -> None:
        self.name = f"{lower.name}.{tenths}"
        self.lower: Final = lower
        self.higher: Final = higher
        self.tenths: Final = tenths

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        return self.pick(random).choose(observation, decision, random)

    def consider(self, observation: Observation, decision: Decision, random: Random) -> list[Option]:
        return self.pick(random).consider(observation, decision, random)

    def alike(self, observation: Observation, decision: Decision, random: Random) -> list[int]:
        return self.pick(random).alike(observation, decision, random)

    def pick(self, random: Random) -> Bot:
        """The level that makes this decision."""
        return self.higher if random.below(10) < self.tenths else self.lower


LEVELS: Final[tuple[Bot, ...]] = (
    Hasty("level1", 0.35),
    Hasty("level2", 0.1),
    Level(3),
    Level(4),
    Level(5),
    Search("level6", Budget(0, 2.0), proof=PROOF),
)
"""All levels, weakest first. The first two look one move ahead, with errors; the others search ever longer."""
BOTS: Final = {bot.name: bot for bot in (*LEVELS, Greedy(), LearnedBot(), RandomBot())}
SECONDS: Final = 60.0
ITERATIONS: Final = 10_000_000


def level_of(name: str) -> float | None:
    """The level of the bot with this name, such as 3.4, with or without a style; None for other bots."""
    level, dash, style = name.partition("-")
    leveled = LEVEL.fullmatch(level) and (style in STYLES or not dash)
    return float(level.removeprefix("level")) if leveled else None


def between(level: int, tenths: int) -> Bot:
    """The bot that is `tenths` of the way from a level below 6 to the next one."""
    lower, higher = LEVELS[level - 1 : level + 1]
    both_count = isinstance(lower, Level) and isinstance(higher, Level)
    return Level(level, tenths) if both_count else Mixed(lower, higher, tenths)


def make(name: str) -> Bot | None:
    """The bot with this name. Search bots may have a budget: `level6@1s`, `search@800` (iterations), `flat@1s`; a bot
    may be between two levels: `level3.4`; levels may have a style: `level4-attacker`. None if there is no such bot.
    Raises BadInput for an invalid budget.
    """
    level, _, style = name.rpartition("-")
    if level.startswith("level") and style in STYLES:
        bot = make(level)
        return bot and Styled(name, bot, style)
    if (match := LEVEL.fullmatch(name)) and match[2]:
        return between(int(match[1]), int(match[2]))
    kind, at, text = name.partition("@")
    if not at:
        return BOTS.get(name)
    if kind in ("search", "level6"):
        return Search(name, budget_of(text), proof=PROOF if kind == "level6" else 0)
    return Flat(name, Evaluation(), budget_of(text)) if kind == "flat" else None


def budget_of(text: str) -> Budget:
    """The budget after the @ of a name: `2s`, `0.5s` or `800` iterations. Raises BadInput."""
    try:
        seconds = float(text[:-1]) if text.endswith("s") else 0.0
        iterations = 0 if text.endswith("s") else int(text)
    except ValueError:
        seconds, iterations = -1.0, -1
    if not (0.0 < seconds <= SECONDS or 0 < iterations <= ITERATIONS):
        raise BadInput("input-bot-budget", {"text": text})
    return Budget(iterations, seconds)
