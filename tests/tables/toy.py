"""A tiny game for the tests of tables: hidden hands of numbers, put on the table one by one; the highest sum wins.

`P1 put 7` or `P1 pass`; who has no cards left is skipped; the game ends when all hands are empty or everybody has
passed in a row.
Putting a number above 10 draws another card, which is chance (`revealed` grows).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noctuary.kernel.events import Event
from noctuary.kernel.game import Game, Observation, Options, Result, State
from noctuary.kernel.messages import BadInput, IllegalMove, Message
from noctuary.kernel.moves import Actions, Decision, Reference, seat_name
from noctuary.kernel.randomness import Random

CARDS = 40
HAND = 4
PASS = CARDS


class ToyOptions(Options):
    def __init__(self, players: int) -> None:
        self.players = players
        self.first = 0

    def mapping(self) -> dict[str, Any]:
        return {"players": self.players}


class ToyState(State):
    def __init__(self, options: Options, random: Random, hands: list[list[int]], deck: list[int]) -> None:
        self.game = GAME
        self.options = options
        self.random = random
        self.hands = hands
        self.deck = deck
        self.table: list[list[int]] = [[] for _ in hands]
        self.passes = 0
        self.seat = 0
        self.events = None
        self.forced = []
        self.forced_entered = 0
        self.revealed = 0

    def seats(self) -> list[int]:
        return [self.seat] if self.seat >= 0 else []

    def legal(self, seat: int) -> list[int]:
        return [*self.hands[seat], PASS] if seat == self.seat else []

    def play(self, seat: int, code: int) -> None:
        if code == PASS:
            self.passes += 1
            self._tell(Event("toy-pass", {"seat": seat_name(seat)}))
        else:
            self.passes = 0
            self.hands[seat].remove(code)
            self.table[seat].append(code)
            self._tell(Event("toy-put", {"seat": seat_name(seat), "number": code}))
            if code > 10 and self.deck:
                self.revealed += 1
                card = self.deck.pop(self.random.below(len(self.deck)))
                self.hands[seat].append(card)
                self._tell(Event("toy-draw", {"seat": seat_name(seat)}, {"number": card}, 1 << seat))
        left = [other for other in range(len(self.hands)) if self.hands[other]]
        if not left or self.passes >= len(left):
            self.seat = -1
        else:
            while not self.hands[self.seat] or self.seat == seat:
                self.seat = (self.seat + 1) % len(self.hands)
                if self.seat == seat:
                    break

    def _tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def verify(self, seat: int, code: int) -> None:
        if seat != self.seat:
            raise IllegalMove("TOY-1", "toy-turn", {"seat": seat_name(seat)})
        if code != PASS and code not in self.hands[seat]:
            raise IllegalMove("TOY-2", "toy-hand", {"number": code})

    def decision(self, seat: int) -> Decision:
        return Decision(GAME.actions, seat, "put", Message("toy-ask"), "TOY-1", self.legal(seat))

    def clone(self) -> ToyState:
        copy = ToyState(self.options, self.random.clone(), [list(hand) for hand in self.hands], list(self.deck))
        copy.table = [list(cards) for cards in self.table]
        copy.passes, copy.seat, copy.revealed = self.passes, self.seat, self.revealed
        return copy

    def observe(self, seat: int) -> ToyObservation:
        own = list(self.hands[seat]) if seat >= 0 else []
        counts, table = [len(hand) for hand in self.hands], [list(cards) for cards in self.table]
        return ToyObservation(seat, self.options, own, counts, table, self.passes, self.seat, self.revealed)

    def position(self) -> dict[str, Any]:
        return {"hands": self.hands, "table": self.table, "deck": self.deck, "turn": self.seat, "passes": self.passes}

    @property
    def result(self) -> Result | None:
        if self.seat >= 0:
            return None
        totals = [sum(cards) for cards in self.table]
        ranking = sorted(range(len(totals)), key=lambda seat: -totals[seat])
        return Result([[seat] for seat in ranking], totals, [{"total": total} for total in totals], Message("toy-sum"))


class ToyObservation(Observation):
    def __init__(
        self,
        seat: int,
        options: Options,
        own: list[int],
        counts: list[int],
        table: list[list[int]],
        passes: int,
        turn: int,
        revealed: int,
    ) -> None:
        self.seat = seat
        self.options = options
        self.own = own
        self.counts = counts
        self.table = table
        self.passes = passes
        self.turn = turn
        self.revealed = revealed

    def __reduce__(self) -> tuple[object, ...]:
        values = (self.seat, self.options, self.own, self.counts, self.table, self.passes, self.turn, self.revealed)
        return ToyObservation, values

    @property
    def game(self) -> Game:
        return GAME

    def position(self) -> dict[str, Any]:
        return {"own": self.own, "counts": self.counts, "table": self.table, "turn": self.turn, "passes": self.passes}

    def decision(self) -> Decision | None:
        if self.turn != self.seat or self.seat < 0:
            return None
        return Decision(GAME.actions, self.seat, "put", Message("toy-ask"), "TOY-1", [*self.own, PASS])

    def determinize(self, random: Random) -> ToyState:
        known = set(self.own).union(*self.table)
        rest = [card for card in range(CARDS) if card not in known]
        random.shuffle(rest)
        hands = [
            list(self.own) if seat == self.seat else [rest.pop() for _ in range(n)]
            for seat, n in enumerate(self.counts)
        ]
        state = ToyState(self.options, random, hands, rest)
        state.table = [list(cards) for cards in self.table]
        state.passes, state.seat, state.revealed = self.passes, self.turn, self.revealed
        return state

    def view(self) -> dict[str, Any]:
        return {"round": "over" if self.turn < 0 else "putting", **self.position()}


class ToyGame(Game):
    name = "toy"
    rules_version = "1"
    end_rule = "TOY-3"
    players = (2, 3, 4)
    unordered: frozenset[str] = frozenset()
    previews = frozenset({"toy-put"})

    def __init__(self) -> None:
        texts = [f"put {number}" for number in range(CARDS)] + ["pass"]
        self.actions = Actions(texts, [[Reference("number", str(number))] for number in range(CARDS)] + [[]])

    def options(self, mapping: Mapping[str, Any]) -> Options:
        if mapping.get("players") not in self.players:
            raise BadInput("toy-players", {"text": str(mapping.get("players"))})
        return ToyOptions(mapping["players"])

    def new(self, options: Options, seed: int, listen: bool = False) -> ToyState:
        random = Random(seed)
        deck = list(range(CARDS))
        random.shuffle(deck)
        hands = [[deck.pop() for _ in range(HAND)] for _ in range(options.players)]
        state = ToyState(options, random, hands, deck)
        state.events = [] if listen else None
        return state

    def facts_hash(self) -> str:
        return "toy"

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, ToyState)
        return float(sum(state.table[seat]))


GAME = ToyGame()


def find(name: str) -> Game:
    """The catalogue of games for these tests."""
    if name != GAME.name:
        raise BadInput("input-game", {"text": name, "names": GAME.name})
    return GAME
