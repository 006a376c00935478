"""Hints in the terminal, with the same messages as in the browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from noctuary import locale
from noctuary.bots.advice import EVEN, OPTIONS, TASTE, TOGETHER, WINS, Advice, Price, Reason
from noctuary.kernel.base.messages import Argument
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.moves import Decision, Move, seat_name

FEW = 4
"""Minimum number of legal moves for which a hint may list some."""


class Hints(Struct, eq=False):
    """Turns advice into text. `text`: the text of a move."""

    game: Game
    language: str
    name: locale.Namer
    text: Callable[[Move], str]

    def light(self, advice: Advice, decision: Decision) -> str:
        """A small hint: what to look at and what the best move is good for, without naming the move."""
        words: list[str] = []
        if advice.look:
            kind, id = advice.look
            own = f"{self.game.name}-look-{kind}"
            told: dict[str, Argument] = {kind: id} if self.has(own) else {"thing": self.name(kind, id)}
            words.append(self.say(own if self.has(own) else "hint-look", told))
        elif len(decision.codes) >= FEW:
            moves = " · ".join(self.move(advice.seat, code) for code in sorted(advice.codes))
            words.append(self.say("hint-some", {"moves": moves}))
        words.append(self.say("hint-light", {"why": self.reasons(advice.why, advice.seat)}))
        return " ".join(words)

    def whole(self, advice: Advice, alone: bool) -> list[str]:
        """The full hint, in lines: the best move, why, and what to expect. `alone`: whether there is only one
        player.
        """
        why = self.reasons(advice.why, advice.seat)
        if advice.price is None:
            reason = self.say("hint-why", {"why": why})
        else:
            told = {"move": self.move(advice.seat, advice.codes[1]), "price": self.price(advice.price)}
            reason = self.say("hint-why-instead", {"why": why, **told})
        lines = [
            self.move(advice.seat, advice.codes[0]),
            reason,
            *self.line(advice.line),
            self.prospects(advice, alone),
        ]
        return [line for line in lines if line]

    def move(self, seat: int, code: int) -> str:
        """The text of a move of a seat."""
        return self.text(Move(self.game.actions, seat, code))

    def line(self, moves: Sequence[Move]) -> list[str]:
        """The moves that are expected to follow, in lines."""
        steps = [self.say("hint-step", {"seat": seat_name(move.seat), "move": self.text(move)}) for move in moves]
        return [self.say("hint-follows"), *(f"  {step}" for step in steps)] if steps else []

    def prospects(self, advice: Advice, alone: bool) -> str:
        """The expected outcome of the best move."""
        words = [] if alone else [self.say("hint-chance", {"number": min(99, max(1, round(100 * advice.chance)))})]
        lead = round(advice.lead or 0.0)
        id = f"{self.game.name}-hint-{'behind' if lead < 0 else 'lead'}"
        if advice.lead is not None and self.has(id):
            words.append(self.say(id, {"number": abs(lead)}))
        return " ".join(words)

    def reasons(self, reasons: Sequence[Reason], seat: int, me: int | None = None) -> str:
        """What favours a seat's move, without the subject: "brings you about 3 points for herbs". `me`: the reader's
        seat, if not `seat`.
        """
        first, *rest = [self.reason(reason, seat, seat if me is None else me) for reason in reasons]
        if not rest:
            return first
        if reasons[1].part == TOGETHER:
            return self.say("hint-balance", {"first": first, "points": self.points(reasons[1].amount)})
        return self.say("hint-and", {"first": first, "second": rest[0]})

    def reason(self, one: Reason, seat: int, me: int) -> str:
        """One of the reasons for a move of a seat, as text."""
        if one.part in (OPTIONS, TASTE, WINS, EVEN):
            return self.say(f"hint-{one.part}")
        way = "gets" if one.seat == seat else "stops"
        told: dict[str, Argument] = {
            "way": way,
            "verb": self.say(f"hint-{way}"),
            "whom": self.say("hint-me") if one.seat == me else self.say("hint-whom", {"seat": seat_name(one.seat)}),
            "points": self.points(one.amount),
            "number": round(abs(one.amount)),
        }
        return self.say(f"{self.game.name}-why-{one.part}", told)

    def price(self, price: Price) -> str:
        """What a move costs: "about 4 fewer wins in 100 games"."""
        if price.chance:
            return self.say("hint-price", {"number": round(100 * price.chance)})
        return (
            self.say("hint-price-points", {"points": self.points(price.points)})
            if price.points
            else self.say("hint-price-none")
        )

    def points(self, amount: float) -> str:
        """An amount of what the game counts: "about 3 points"."""
        return self.say(f"{self.game.name}-hint-points", {"number": round(abs(amount))})

    def has(self, id: str) -> bool:
        """Whether the message exists."""
        return locale.bundle(self.language).has_message(id)

    def say(self, id: str, arguments: dict[str, Argument] | None = None) -> str:
        """The text of a message."""
        return locale.text(self.language, id, arguments, self.name)
