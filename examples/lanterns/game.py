"""Lanterns, a small card game with hidden hands; docs/new-game.md builds it step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from noctuary import locale
from noctuary.kernel.fields import ITS_SEAT, NO_SEAT, Declaration, Ended, Field
from noctuary.kernel.game import Game, Result, State
from noctuary.kernel.messages import IllegalMove, Message
from noctuary.kernel.moves import NOBODY, Actions, Reference, seat_name
from noctuary.kernel.notations import NUMBER, SEAT, List, Number, Word
from noctuary.kernel.result import scored

VALUES = range(1, 7)
COPIES = 4
CHOOSING, DRAWING, KEEPING, OVER = range(4)
STAGES = ("choose", "draw", "keep", "over")

ACTIONS = Actions(
    [f"{verb} {value}" for verb in ("choose", "keep") for value in VALUES] + ["draw", "stop"],
    [[Reference("card", str(value))] for value in VALUES] * 2 + [[], []],
)
CHOOSE, KEEP, DRAW, STOP = (ACTIONS.parse(text) for text in ("choose 1", "keep 1", "draw", "stop"))

CARD = Number(1, 6)


class Fields:
    first = Field(SEAT, "first")
    stage = Field(Word(STAGES), "stage")
    deck = Field(List(CARD), "deck", seen_by=NO_SEAT)
    hands = Field(List(CARD), "players.*.hand", seen_by=ITS_SEAT)
    chosen = Field(List(CARD, counted=False), "players.*.chosen", seen_by=ITS_SEAT, sparse=True)
    drawn = Field(List(CARD), "players.*.drawn", seen_by=ITS_SEAT, sparse=True)
    lanterns = Field(NUMBER, "players.*.lanterns")
    winner = Field(SEAT, "winner", start=NOBODY)
    result = Ended("result")


class Lanterns(State):
    fields = Declaration(Fields)
    components: ClassVar = {CARD: [value for value in VALUES for _ in range(COPIES)]}

    first: int
    stage: int
    deck: list[int]
    hands: list[list[int]]
    chosen: list[list[int]]
    drawn: list[list[int]]
    lanterns: list[int]
    winner: int

    def begin(self) -> None:
        self.deck = list(self.components[CARD])
        self.chance.shuffle(self.deck)
        for hand in self.hands:
            hand[:] = sorted(self.deck.pop() for _ in range(self.options["hand"]))
        self.first = self.options.first if self.options.first >= 0 else self.chance.below(self.players)

    def seats(self) -> list[int]:
        if self.stage == CHOOSING:
            return [seat for seat in range(self.players) if self.hands[seat] and not self.chosen[seat]]
        return [] if self.stage == OVER else [self.winner]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.seats():
            return []
        if self.stage == DRAWING:
            return [DRAW, STOP]
        first, cards = (CHOOSE, self.hands[seat]) if self.stage == CHOOSING else (KEEP, self.drawn[seat])
        return [first + value - 1 for value in sorted(set(cards)) if value in VALUES]

    def carry_out(self, seat: int, code: int) -> None:
        value = code % len(VALUES) + 1
        if self.stage == CHOOSING:
            self.hands[seat].remove(value)
            self.chosen[seat] = [value]
            self.tell_secret("choose", seat, {}, {"card": str(value)}, self.auto)
            if not self.seats():
                self.show()
        elif self.stage == KEEPING:
            self.drawn[seat].remove(value)
            self.hands[seat] = sorted([*self.hands[seat], value])
            self.deck += self.drawn[seat]
            self.drawn[seat] = []
            self.tell_secret("keep", seat, {}, {"card": str(value)}, self.auto)
            self.go_on()
        elif code == DRAW:
            self.drawn[seat], self.deck = self.deck[:2], self.deck[2:]
            self.revealed += 1
            self.stage = KEEPING
            self.tell_of("draw", seat, {})
        else:
            self.tell_of("stop", seat, {})
            self.go_on()

    def show(self) -> None:
        self.look()
        shown = [sum(cards) for cards in self.chosen]
        in_turn = [(self.first + turn) % self.players for turn in range(self.players)]
        self.winner = max(in_turn, key=lambda seat: shown[seat])
        self.lanterns[self.winner] += sum(shown)
        self.chosen = [[] for _ in range(self.players)]
        self.revealed += 1
        self.tell("win", {"seat": seat_name(self.winner), "number": sum(shown)})
        self.stage = DRAWING
        if not self.deck:
            self.go_on()

    def go_on(self) -> None:
        self.stage = CHOOSING if any(self.hands) else OVER

    def run(self) -> None:
        if self.stage == CHOOSING and not self.seats():
            self.show() if any(self.chosen) else self.go_on()
        super().run()

    @property
    def result(self) -> Result | None:
        sheet = [{"lanterns": number} for number in self.lanterns]
        return scored(sheet, Message("lanterns-most")) if self.stage == OVER else None

    @property
    def asked(self) -> str:
        return STAGES[self.stage]

    @property
    def rule(self) -> str:
        return "LAN-2.1" if self.stage == CHOOSING else "LAN-3.1"

    def verify(self, seat: int, code: int) -> None:
        asked = CHOOSING if code < KEEP else KEEPING if code < DRAW else DRAWING
        rule, value = "LAN-2.1" if asked == CHOOSING else "LAN-3.1", str(code % len(VALUES) + 1)
        if self.stage != asked or seat not in self.seats():
            raise IllegalMove(rule, "lanterns-not-now", {"seat": seat_name(seat)})
        if asked == CHOOSING and int(value) not in self.hands[seat]:
            raise IllegalMove(rule, "lanterns-not-in-hand", {"card": value})
        if asked == KEEPING and int(value) not in self.drawn[seat]:
            raise IllegalMove(rule, "lanterns-not-drawn", {"card": value})


class LanternsGame(Game):
    players = (2, 3, 4)
    actions = ACTIONS
    states = Lanterns
    choices: Mapping[str, tuple[int, ...]] = {"hand": (3, 1, 2, 4)}

    unordered = frozenset({"players.*.hand"})
    previews = frozenset({"lanterns-choose"})
    veiled = frozenset({"choose", "keep"})

    prefix = "LAN"
    end_rule = "LAN-4.1"

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Lanterns)
        return state.lanterns[seat] + sum(state.hands[seat]) / 4

    def components(self, language: str) -> dict[str, Any]:
        cards = {str(value): {"name": locale.text(language, "lanterns-card", {"number": value})} for value in VALUES}
        return {"card": cards}


GAME = LanternsGame()
