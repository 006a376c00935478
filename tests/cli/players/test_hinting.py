"""What hints say in whole games: one sentence, in words of the game, in which nothing speaks against the advice."""

import re

import pytest

from noctuary import bots
from noctuary.bots import advice
from noctuary.bots.advice import EVEN, OPTIONS, TASTE, TELLING, TOGETHER, WINS, Advice, advise
from noctuary.bots.search import Budget
from noctuary.cli.parts.hinting import Hints
from noctuary.cli.parts.words import namer
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game, State
from noctuary.kernel.parts.moves import Move
from noctuary.kernel.parts.offers import REASONS
from noctuary.locale import LANGUAGES
from tests.breadth import Figures, Seeds
from tests.games.trials import having

NAMES = ["Ada", "Ben", "Cleo"]
APART = 17
"""Number of moves from one hint to the next."""


@pytest.mark.parametrize("name", having(REASONS))
def test_a_hint_is_what_a_friend_would_say(
    name: str, seeds: Seeds, figures: Figures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "TABLES", 12)
    monkeypatch.setattr(advice, "BUDGET", Budget(0, 0.1))
    game, bot = catalogue.find(name), bots.find("greedy")
    for seed in seeds(1):
        players = 2 + seed % 2
        state, random = game.new(game.options({"players": players}), seed), Random(seed)
        for step in range(10_000):
            if state.seat < 0:
                break
            decision = state.decision(state.seat)
            seen = state.observe(state.seat)
            if step % APART == 0 and len(decision.codes) > 1:
                told = advise(seen, decision, Random(step), Budget(60))
                speaks_for_the_move(game, told)
                for language in LANGUAGES:
                    reads_well(game, language, told, state, NAMES[:players])
                figures["hints"] += 1
            state.play(state.seat, bot.choose(seen, decision, random))


def speaks_for_the_move(game: Game, told: Advice) -> None:
    """Check that no reason and no price is small, or against the best move."""
    assert 1 <= len(told.why) <= 2
    for place, one in enumerate(told.why):
        if one.part in (OPTIONS, TASTE, WINS, EVEN):
            assert (len(told.why), one.part in (OPTIONS, TASTE) or not told.line) == (1, True)
            assert (one.part == TASTE) == (told.price is not None and one.part != EVEN and not any(told.price))
        elif one.part == TOGETHER:
            assert one.amount >= TELLING
            assert place == len(told.why) - 1
        elif place:
            assert one.seat != told.why[0].seat
        if one.part in game.parts:
            good = one.amount * game.parts[one.part] * (1 if one.seat == told.seat else -1)
            assert good >= TELLING, one
    assert told.price is None or (min(told.price) >= 0.0 and not 0.0 < told.price.chance < advice.PRICE)
    assert told.price is None or not 0.0 < told.price.points < TELLING


def reads_well(game: Game, language: str, told: Advice, state: State, names: list[str]) -> None:
    """Check that the sentence has no words of the program and no number below one."""
    name = namer(game, language, names)
    hints = Hints(game, language, name, lambda move: "…")
    for text in (*hints.whole(told, alone=False)[1:], hints.light(told, state.decision(told.seat))):
        assert not re.search(r"hint-|why-|[{}$_]|\bP\d|(?<!\d)0(?!\d)", text), text
        assert text[0].isupper() or text.startswith(" "), text
    sentence = hints.whole(told, alone=False)[1]
    assert re.fullmatch(r"[^.]+\.", sentence), sentence
    assert Move(game.actions, told.seat, told.codes[0]).line not in sentence
