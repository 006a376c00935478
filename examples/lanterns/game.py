"""Lanterns, a small card game with hidden hands; docs/new-game.md builds it step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noctuary import locale
from noctuary.kernel.game import Game, Position, Result, State
from noctuary.kernel.messages import IllegalMove, Message
from noctuary.kernel.moves import Actions, Reference, seat_name, seat_number
from noctuary.kernel.randomness import Random
from noctuary.kernel.result import scored

VALUES = (1, 2, 3, 4, 5, 6)
COPIES = 4
CHOOSING, DRAWING, KEEPING, OVER = range(4)
STAGES = ("choose", "draw", "keep", "over")
RULES = ("LAN-2.1", "LAN-3.1", "LAN-3.1", "LAN-4.1")

ACTIONS = Actions(
    [f"{verb} {value}" for verb in ("choose", "keep") for value in VALUES] + ["draw", "stop"],
    [[Reference("card", str(value))] for value in VALUES] * 2 + [[], []],
)
CHOOSE, KEEP, DRAW, STOP = (ACTIONS.parse(text) for text in ("choose 1", "keep 1", "draw", "stop"))
UNKNOWN = 0


class Lanterns(State):
    def begin(self) -> None:
        players = self.options.players
        self.stage = CHOOSING
        self.deck = [value for value in VALUES for _ in range(COPIES)]
        self.chance.shuffle(self.deck)
        self.hands = [sorted(self.deck.pop() for _ in range(self.options["hand"])) for _ in range(players)]
        self.chosen: list[int | None] = [None] * players
        self.drawn: list[int] = []
        self.lanterns = [0] * players
        self.winner = -1
        self.first = self.options.first if self.options.first >= 0 else self.chance.below(players)

    def seats(self) -> list[int]:
        if self.stage == CHOOSING:
            return [seat for seat, hand in enumerate(self.hands) if hand and self.chosen[seat] is None]
        return [] if self.stage == OVER else [self.winner]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.seats():
            return []
        if self.stage == CHOOSING:
            return [CHOOSE + value - 1 for value in sorted(set(self.hands[seat])) if value]
        if self.stage == KEEPING:
            return [KEEP + value - 1 for value in sorted(set(self.drawn)) if value]
        return [DRAW, STOP]

    @property
    def asked(self) -> str:
        return STAGES[self.stage]

    @property
    def rule(self) -> str:
        return RULES[self.stage]

    def carry_out(self, seat: int, code: int) -> None:
        value = code % len(VALUES) + 1
        if self.stage == CHOOSING:
            self.hands[seat].remove(value)
            self.chosen[seat] = value
            self.tell_secret("choose", seat, {}, {"card": str(value)}, self.auto)
            if not self.seats():
                self.show()
        elif self.stage == KEEPING:
            self.drawn.remove(value)
            self.hands[seat] = sorted([*self.hands[seat], value])
            self.deck, self.drawn = self.deck + self.drawn, []
            self.tell_secret("keep", seat, {}, {"card": str(value)}, self.auto)
            self.go_on()
        elif code == DRAW:
            self.drawn, self.deck = self.deck[:2], self.deck[2:]
            self.revealed += 1
            self.stage = KEEPING
            self.tell_of("draw", seat, {})
        else:
            self.tell_of("stop", seat, {})
            self.go_on()

    def show(self) -> None:
        players = self.options.players
        shown = [value or 0 for value in self.chosen]
        in_turn = [(self.first + turn) % players for turn in range(players)]
        self.winner = max(in_turn, key=lambda seat: shown[seat])
        self.lanterns[self.winner] += sum(shown)
        self.chosen = [None] * players
        self.revealed += 1
        self.tell_of("win", self.winner, {"number": sum(shown)})
        self.stage = DRAWING
        if not self.deck:
            self.go_on()

    def go_on(self) -> None:
        self.stage = CHOOSING if any(self.hands) else OVER

    @property
    def result(self) -> Result | None:
        sheet = [{"lanterns": number} for number in self.lanterns]
        return scored(sheet, Message("lanterns-most")) if self.stage == OVER else None

    def verify(self, seat: int, code: int) -> None:
        asked, value = {CHOOSE: CHOOSING, KEEP: KEEPING}.get(code // 6 * 6, DRAWING), code % 6 + 1
        if self.stage != asked or seat not in self.seats():
            raise IllegalMove(RULES[asked], "lanterns-not-now", {"seat": seat_name(seat)})
        if asked == CHOOSING and value not in self.hands[seat]:
            raise IllegalMove("LAN-2.1", "lanterns-not-in-hand", {"card": str(value)})
        if asked == KEEPING and value not in self.drawn:
            raise IllegalMove("LAN-3.1", "lanterns-not-drawn", {"card": str(value)})

    def position(self) -> Position:
        players = {}
        for seat, hand in enumerate(self.hands):
            chosen = {} if self.chosen[seat] is None else {"chosen": self.chosen[seat] or "?"}
            players[seat_name(seat)] = {"hand": written(hand), **chosen, "lanterns": self.lanterns[seat]}
        position = {
            "first": seat_name(self.first),
            "stage": STAGES[self.stage],
            "deck": written(self.deck),
            "players": players,
        }
        if self.winner >= 0:
            position["winner"] = seat_name(self.winner)
        if self.drawn:
            position["drawn"] = written(self.drawn)
        return position | ({"result": self.result.position()} if self.result else {})

    def read(self, position: Mapping[str, Any]) -> None:
        players = self.options.players
        self.first = seat_number(position.get("first", "P1"), players)
        self.stage = STAGES.index(position.get("stage", "choose"))
        self.deck = read(position.get("deck", []))
        self.drawn = read(position.get("drawn", []))
        self.winner = seat_number(position["winner"], players) if "winner" in position else -1
        self.hands, self.chosen, self.lanterns = [[] for _ in range(players)], [None] * players, [0] * players
        for name, player in position.get("players", {}).items():
            seat = seat_number(name, players)
            self.hands[seat] = read(player.get("hand", []))
            self.chosen[seat] = UNKNOWN if player.get("chosen") == "?" else player.get("chosen")
            self.lanterns[seat] = player.get("lanterns", 0)

    def mask(self, seat: int) -> None:
        super().mask(seat)
        self.deck = [UNKNOWN] * len(self.deck)
        for other in range(self.options.players):
            if other != seat:
                self.hands[other] = [UNKNOWN] * len(self.hands[other])
                self.chosen[other] = None if self.chosen[other] is None else UNKNOWN
        if self.winner != seat:
            self.drawn = [UNKNOWN] * len(self.drawn)

    def fill(self, seat: int, random: Random) -> None:
        super().fill(seat, random)
        hidden = [value for value in VALUES for _ in range(COPIES)]
        for value in [*(value for hand in self.hands for value in hand), *self.chosen, *self.drawn]:
            if value:
                hidden.remove(value)
        random.shuffle(hidden)
        self.hands = [sorted(value or hidden.pop() for value in hand) for hand in self.hands]
        self.chosen = [hidden.pop() if value == UNKNOWN else value for value in self.chosen]
        self.drawn = [value or hidden.pop() for value in self.drawn]
        self.deck = [hidden.pop() for _ in self.deck]


def written(cards: list[int]) -> list[int] | int:
    """Cards in text form: how many there are, if they are unknown."""
    return len(cards) if UNKNOWN in cards else cards[:]


def read(cards: Any) -> list[int]:
    return [UNKNOWN] * cards if isinstance(cards, int) else list(cards)


class LanternsGame(Game):
    players = (2, 3, 4)
    actions = ACTIONS
    states = Lanterns
    prefix = "LAN"
    end_rule = "LAN-4.1"
    choices: Mapping[str, tuple[int, ...]] = {"hand": (3, 1, 2, 4)}
    unordered = frozenset({"players.*.hand"})
    previews = frozenset({"lanterns-choose"})
    veiled = frozenset({"choose", "keep"})

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Lanterns)
        return state.lanterns[seat] + sum(state.hands[seat]) / 4

    def components(self, language: str) -> dict[str, Any]:
        cards = {str(value): {"name": locale.text(language, "lanterns-card", {"number": value})} for value in VALUES}
        return {"card": cards}


GAME = LanternsGame()
