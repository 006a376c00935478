"""Kuhn poker: two players, three cards, one bet. Each antes one and gets a card; who folds pays, else the higher card
wins.
"""

from typing import ClassVar

from noctuary.kernel.fields import ITS_SEAT, NO_SEAT, Declaration, Ended, Field
from noctuary.kernel.game import Game, Result, State
from noctuary.kernel.messages import Message
from noctuary.kernel.moves import Actions
from noctuary.kernel.notations import List, Number, Word
from noctuary.kernel.result import scored

PASS, BET = range(2)
CARD = Number(1, 3)
OVER = {"pp": 1, "pbp": 1, "pbb": 2, "bp": 1, "bb": 2}
"""What a player wins or loses, by the moves made."""


class Fields:
    deck = Field(List(CARD), "deck", seen_by=NO_SEAT)
    hands = Field(List(CARD), "players.*.card", seen_by=ITS_SEAT)
    made = Field(List(Word(("pass", "bet"))), "moves")
    result = Ended("result")


class Kuhn(State):
    fields = Declaration(Fields)
    components: ClassVar = {CARD: [1, 2, 3]}

    deck: list[int]
    hands: list[list[int]]
    made: list[int]

    def begin(self) -> None:
        self.deck = [1, 2, 3]
        self.chance.shuffle(self.deck)
        self.hands = [[self.deck.pop()], [self.deck.pop()]]

    @property
    def history(self) -> str:
        return "".join("pb"[code] for code in self.made)

    def seats(self) -> list[int]:
        return [] if self.history in OVER else [len(self.made) % 2]

    def legal(self, seat: int) -> list[int]:
        return [PASS, BET] if seat in self.seats() else []

    def carry_out(self, seat: int, code: int) -> None:
        self.made.append(code)
        self.revealed += 1

    @property
    def result(self) -> Result | None:
        stake = OVER.get(self.history)
        if stake is None:
            return None
        folded = self.history.endswith("bp")
        winner = len(self.made) % 2 if folded else self.hands.index(max(self.hands))
        return scored([{"chips": stake if seat == winner else -stake} for seat in (0, 1)], Message("kuhn-won"))


class KuhnGame(Game):
    players = (2,)
    actions = Actions(["pass", "bet"], [[], []])
    states = Kuhn
    spread = 2.0


GAME = KuhnGame()
