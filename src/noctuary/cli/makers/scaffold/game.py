"""The rules of Scaffold: everybody has secret cards and plays one in each round; the highest card wins the round."""

from __future__ import annotations

from typing import ClassVar

from noctuary.kernel.fields import ITS_SEAT, Declaration, Ended, Field
from noctuary.kernel.game import Game, Result, State
from noctuary.kernel.messages import Message
from noctuary.kernel.moves import Actions, Reference
from noctuary.kernel.notations import NUMBER, SEAT, List, Number
from noctuary.kernel.result import scored

CARDS = range(1, 13)
HAND = 3

# All moves there are, with the things they touch. A code is an index of this list: `play 1` is 0.
ACTIONS = Actions([f"play {card}" for card in CARDS], [[Reference("card", str(card))] for card in CARDS])

CARD = Number(1, 12)


class ScaffoldFields:
    """What lies on the table: how it is written in positions, and who sees it. The client's types follow from it."""

    turn = Field(SEAT, "turn")
    gone = Field(List(CARD), "gone")
    hands = Field(List(CARD), "players.*.hand", seen_by=ITS_SEAT)
    played = Field(List(CARD), "players.*.played")
    rounds = Field(NUMBER, "players.*.rounds")
    result = Ended("result")


class ScaffoldState(State):
    """A table, who decides on it, what is allowed, and what a move does."""

    fields = Declaration(ScaffoldFields)
    components: ClassVar = {CARD: CARDS}

    turn: int
    gone: list[int]
    hands: list[list[int]]
    played: list[list[int]]
    rounds: list[int]

    def begin(self) -> None:
        deck = list(CARDS)
        self.chance.shuffle(deck)
        self.hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(self.players)]
        self.turn = self.options.first if self.options.first >= 0 else self.chance.below(self.players)

    def seats(self) -> list[int]:
        return [self.turn] if self.hands[self.turn] else []

    def legal(self, seat: int) -> list[int]:
        return [card - 1 for card in self.hands[seat] if card in CARDS] if seat in self.seats() else []

    def carry_out(self, seat: int, code: int) -> None:
        card = code + 1
        self.hands[seat].remove(card)
        self.played[seat] = [card]
        self.revealed += 1
        self.tell_of("play", seat, {"card": str(card)}, self.auto)
        self.turn = (seat + 1) % self.players
        if all(self.played):
            self.turn = self.played.index(max(self.played))
            self.rounds[self.turn] += 1
            self.gone += [card for (card,) in self.played]
            self.played = [[] for _ in range(self.players)]
            self.tell_of("win", self.turn, {})

    @property
    def rule(self) -> str:
        return "SCAFFOLD-1.2"

    @property
    def result(self) -> Result | None:
        sheet = [{"rounds": rounds} for rounds in self.rounds]
        return None if self.seats() else scored(sheet, Message("scaffold-most"))


class ScaffoldGame(Game):
    """What programs ask a game. `noctuary.kernel.game` explains the members and has their defaults."""

    players = (2, 3, 4)
    actions = ACTIONS
    states = ScaffoldState
    end_rule = "SCAFFOLD-1.3"

    def value(self, state: State, seat: int) -> float:
        """How good a table is for a seat, as bots see it."""
        assert isinstance(state, ScaffoldState)
        return state.rounds[seat] + sum(state.hands[seat]) / 100


GAME = ScaffoldGame()
