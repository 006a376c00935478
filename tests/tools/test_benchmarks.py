"""`make bench` drives everything measured in the same loop, with the same random numbers."""

import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from benchmarks import engine, loops

CARDS = 4


class Dealt:
    """A state with the calls of OpenSpiel's: a deck is dealt, and then each card is played."""

    def __init__(self, odds: list[float]) -> None:
        self.odds = odds
        self.dealt: list[int] = []
        self.played: list[int] = []

    def get_game(self) -> Any:
        return SimpleNamespace(get_type=lambda: SimpleNamespace(short_name="dealt"))

    def is_terminal(self) -> bool:
        return len(self.played) == CARDS

    def is_chance_node(self) -> bool:
        return len(self.dealt) < CARDS

    def legal_actions(self) -> list[int]:
        return [card for card in range(CARDS) if card not in (self.dealt if self.is_chance_node() else self.played)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        cards = self.legal_actions()
        return [(card, self.odds[card] / sum(self.odds[card] for card in cards)) for card in cards]

    def apply_action(self, card: int) -> None:
        assert card in self.legal_actions()
        (self.dealt if self.is_chance_node() else self.played).append(card)


@pytest.fixture
def peers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The peers, where a game `dealt` stands for OpenSpiel's, which is not installed here."""
    monkeypatch.setitem(sys.modules, "pyspiel", ModuleType("pyspiel"))
    sys.modules.pop("benchmarks.peers", None)
    found = import_module("benchmarks.peers")
    monkeypatch.setitem(found.DECKS, "dealt", CARDS)
    found.pyspiel.sample_action = lambda outcomes, _: outcomes[0]
    found.pyspiel.load_game = lambda _: SimpleNamespace(new_initial_state=lambda: Dealt([1.0] * CARDS))
    yield found
    del sys.modules["benchmarks.peers"]


def programs(peers: Any) -> dict[str, loops.Play]:
    peers.turns.cache_clear()
    ways = {way: peers.turns("dealt", way) for way in peers.WAYS}
    return {"empty": loops.turns(loops.EMPTY), "ours": engine.decisions("nocturne", '{"players": 3}'), **ways}


def test_the_empty_game_ours_and_a_peer_go_through_one_loop(peers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[float] = []

    def chance() -> float:
        drawn.append(0.0)
        return drawn[-1]

    monkeypatch.setattr(loops, "CHANCE", chance)
    before = programs(peers)
    monkeypatch.setattr(loops, "TURNS", loops.TURNS.replace("return decisions", "return 1000 * decisions"))
    after = programs(peers)
    for name, play in before.items():
        drawn.clear()
        made = play()
        assert len(drawn) == made + {"empty": 0, "ours": 1}.get(name, CARDS), name
        assert after[name]() == 1000 * made, name


def test_a_deck_is_dealt_only_where_its_odds_are_equal(peers: Any) -> None:
    assert not peers.check_deck("dealt")
    peers.pyspiel.load_game = lambda _: SimpleNamespace(new_initial_state=lambda: Dealt([1.0, 1.0, 1.0, 2.0]))
    with pytest.raises(ValueError, match=r"^dealt: its chance is no longer a deck of 4 cards"):
        peers.check_deck("dealt")
