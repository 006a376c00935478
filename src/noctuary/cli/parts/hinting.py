"""Hints in the terminal, with the same messages as in the browser."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from noctuary import locale
from noctuary.bots.advice import Advice
from noctuary.kernel.base.messages import Argument, Message
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
        if advice.why:
            words.append(self.say("hint-light", {"why": self.reasons(advice.why)}))
        else:
            words.append(self.say("hint-light-either"))
        return " ".join(words)

    def whole(self, advice: Advice, alone: bool) -> list[str]:
        """The full hint in lines: the best move, why, and what to expect. `alone`: whether only one person plays."""
        reason = self.sentence(advice)
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
        """The expected outcome of the best move: the lead, in the unit of prices, or else the chance to win."""
        lead = round(advice.lead or 0.0)
        id = f"{self.game.name}-hint-{'behind' if lead < 0 else 'lead'}"
        if advice.lead is not None and self.has(id):
            return self.say(id, {"number": abs(lead)})
        return "" if alone else self.say("hint-chance", {"number": min(99, max(1, round(100 * advice.chance)))})

    def sentence(self, advice: Advice) -> str:
        """Why the best move is the best, and what the next best one costs."""
        told: dict[str, Argument] = {"move": self.move(advice.seat, advice.codes[1])}
        if advice.why:
            told["why"] = self.reasons(advice.why)
        if advice.either:
            return self.say("hint-either-why" if advice.why else "hint-either", told)
        if not advice.price:
            return self.say("hint-why" if advice.price is None else "hint-why-close", told)
        told["points"] = self.say(f"{self.game.name}-hint-points", {"number": round(advice.price)})
        return self.say("hint-why-instead", told)

    def reasons(self, why: Sequence[Message]) -> str:
        """What favours a move, without the subject: "wins the goal “Deep Roots”, 3 points"."""
        first, *rest = [self.say(one.id, one.arguments) for one in why]
        return self.say("hint-and", {"first": first, "second": rest[0]}) if rest else first

    def has(self, id: str) -> bool:
        """Whether the message exists."""
        return locale.bundle(self.language).has_message(id)

    def say(self, id: str, arguments: dict[str, Argument] | None = None) -> str:
        """The text of a message."""
        return locale.text(self.language, id, arguments, self.name)
