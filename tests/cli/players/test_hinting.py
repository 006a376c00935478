"""What hints say in whole games: one sentence, in words of the game, in which nothing speaks against the advice."""

import re

import pytest

from noctuary import bots
from noctuary.bots import advice
from noctuary.bots.advice import LATER, TELLING, Advice, advise
from noctuary.bots.search import Budget
from noctuary.cli.parts.hinting import Hints
from noctuary.cli.parts.words import namer
from noctuary.kernel.base.messages import Message
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game, State
from noctuary.kernel.parts.moves import Move, seat_name
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
    hints = unnamed = 0
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
                unnamed += told.why == [Message(LATER)]
                hints += 1
            state.play(state.seat, bot.choose(seen, decision, random))
    assert unnamed <= 1 + hints // 10


def speaks_for_the_move(game: Game, told: Advice) -> None:
    """Check that there is a reason of a known kind, or that either move is fine, and that no price is small."""
    assert len(told.why) <= 2
    for one in told.why:
        assert one.id == LATER or one.id.startswith(f"{game.name}-why-"), one
        assert one.arguments.get("seat") != seat_name(told.seat)
    assert told.why or told.either
    # Where aims of a scenario differ, there is no price.
    assert told.price == 0.0 if told.either else told.price is None or told.price == 0.0 or told.price >= TELLING
    assert not told.line or [one.id for one in told.why] == [LATER]


def reads_well(game: Game, language: str, told: Advice, state: State, names: list[str]) -> None:
    """Check that the sentence has no words of the program and no number below one."""
    hints = Hints(game, language, namer(game, language, names), lambda move: "…")
    for text in (*hints.whole(told, alone=False)[1:], hints.light(told, state.decision(told.seat))):
        assert not re.search(r"hint-|why-|[{}$_]|\bP\d|(?<!\d)0(?!\d)", text), text
        assert text[0].isupper() or text.startswith(" "), text
        # All figures are in the game's own unit: no chances in 100 beside points.
        assert "%" not in text, text
    sentence = hints.whole(told, alone=False)[1]
    assert re.fullmatch(r"(?:[^.]|\b[A-Z]\.)+\.", sentence), sentence
    assert Move(game.actions, told.seat, told.codes[0]).line not in sentence
