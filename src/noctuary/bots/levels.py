"""All built-in bots by name, and the levels people choose from. Their strength is measured: see docs/bots.md."""

from __future__ import annotations

from typing import Final

from noctuary.bots.bot import Bot
from noctuary.bots.flat import Flat
from noctuary.bots.greedy import Greedy, LearnedBot
from noctuary.bots.hasty import Hasty
from noctuary.bots.judge import Evaluation
from noctuary.bots.random import RandomBot
from noctuary.bots.search import BRIEF, PROOF, Budget, Search
from noctuary.bots.styles import STYLES, Styled
from noctuary.kernel.game import Game, Observation
from noctuary.kernel.messages import BadInput
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random

PROVING: Final = 4
"""The lowest level that uses proofs."""
QUICK_PROOF: Final = 2_000
"""Nodes of a proof for the levels with a budget of iterations."""


class Level(Bot):
    """Searches for as many iterations as its level has in the game (`Game.levels`)."""

    def __init__(self, level: int) -> None:
        self.name = f"level{level}"
        self.level: Final = level

    def choose(self, observation: Observation, decision: Decision, random: Random) -> int:
        return self.search(observation.game).choose(observation, decision, random)

    def alike(self, observation: Observation, decision: Decision, random: Random) -> list[int]:
        return self.search(observation.game).alike(observation, decision, random)

    def search(self, game: Game) -> Search:
        """The search bot for this level in a game."""
        proof = QUICK_PROOF if self.level >= PROVING else 0
        return Search(self.name, Budget(game.levels[self.level - 3]), BRIEF, proof)


LEVELS: Final[tuple[Bot, ...]] = (
    Hasty("level1", 0.35),
    Hasty("level2", 0.1),
    Level(3),
    Level(4),
    Level(5),
    Search("level6", Budget(0, 2.0), proof=PROOF),
)
"""Weakest first. The first two look one move ahead and evaluate with errors; the others search, each longer than the
one before.
"""
BOTS: Final = {bot.name: bot for bot in (*LEVELS, Greedy(), LearnedBot(), RandomBot())}
SECONDS: Final = 60.0
ITERATIONS: Final = 10_000_000


def make(name: str) -> Bot | None:
    """The bot with this name. Search bots may have a budget: `level6@1s`, `search@800` (iterations), `flat@1s`; levels
    may have a style: `level4-attacker`. None if there is no such bot. Raises BadInput for an invalid budget.
    """
    level, _, style = name.rpartition("-")
    if level.startswith("level") and style in STYLES:
        bot = make(level)
        return bot and Styled(name, bot, style)
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
