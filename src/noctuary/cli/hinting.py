"""Hints in the terminal, with the same messages as in the browser."""

from __future__ import annotations

from collections.abc import Callable

from noctuary import locale
from noctuary.bots.advice import Advice, Reason
from noctuary.kernel.game import Game
from noctuary.kernel.messages import Argument
from noctuary.kernel.moves import Decision, seat_name

FEW = 4
"""Minimum number of legal moves for which a hint may list some."""


class Hints:
    """Turns advice into text. `text`: the text of a move by its code."""

    def __init__(self, game: Game, language: str, name: locale.Namer, text: Callable[[int], str]) -> None:
        self.game = game
        self.language = language
        self.name = name
        self.text = text

    def light(self, advice: Advice, decision: Decision) -> str:
        """A small hint: what to look at, without the move."""
        best = advice.moves[0]
        matter = next((one for one in best.own + best.others if speaks_for(one, advice.seat)), None)
        words: list[str] = []
        if advice.look:
            kind, id = advice.look
            own = f"{self.game.name}-look-{kind}"
            told: dict[str, Argument] = {kind: id} if self.has(own) else {"thing": self.name(kind, id)}
            words.append(self.say(own if self.has(own) else "hint-look", told))
        elif len(decision.codes) >= FEW:
            moves = " · ".join(self.text(code) for code in sorted(one.code for one in advice.moves))
            words.append(self.say("hint-some", {"moves": moves}))
        elif matter is None:
            words.append(self.say("hint-weigh"))
        if matter:
            words.append(self.say("hint-about", {"part": self.part(matter)}))
        return " ".join(words)

    def whole(self, advice: Advice, alone: bool) -> list[str]:
        """The full hint: the best move and the reasons, in lines. `alone`: whether there is only one player."""
        best = advice.moves[0]
        lines = [self.text(best.code), self.prospects(advice, alone)]
        all_reasons = best.own + best.others
        goods = self.reasons(advice.seat, [one for one in all_reasons if speaks_for(one, advice.seat)])
        bads = self.reasons(advice.seat, [one for one in all_reasons if not speaks_for(one, advice.seat)])
        if goods or bads:
            lines.append(self.say("hint-compared", {"until": self.say(f"{self.game.name}-until-{advice.until}")}))
            lines.append(self.say("hint-for", {"reasons": goods}) if goods else self.say("hint-further"))
            lines += [self.say("hint-against", {"reasons": bads})] if bads else []
        else:
            lines.append(self.say("hint-close"))
        if len(advice.moves) > 1:
            lines.append(self.say("hint-instead"))
        for one in advice.moves[1:]:
            lost = best.value - one.value if alone else round(100 * best.chance) - round(100 * one.chance)
            cost = self.say("hint-cost-points" if alone else "hint-cost", {"number": max(0, round(lost))})
            reasons = self.reasons(advice.seat, one.own + one.others)
            told: dict[str, Argument] = {"move": self.text(one.code), "cost": cost}
            if reasons:
                lines.append("  " + self.say("hint-other-why", {**told, "reasons": reasons}))
            else:
                lines.append("  " + self.say("hint-other", told))
        return [line for line in lines if line]

    def prospects(self, advice: Advice, alone: bool) -> str:
        """The expected outcome of the best move."""
        words = (
            [] if alone else [self.say("hint-chance", {"number": min(99, max(1, round(100 * advice.moves[0].chance)))})]
        )
        lead = round(advice.lead or 0.0)
        id = f"{self.game.name}-hint-{'behind' if lead < 0 else 'lead'}"
        if advice.lead is not None and self.has(id):
            words.append(self.say(id, {"number": abs(lead)}))
        return " ".join(words)

    def reasons(self, me: int, some: list[Reason]) -> str:
        """Reasons in one line, grouped by seat."""
        texts: list[str] = []
        for seat in sorted({one.seat for one in some}, key=lambda seat: seat != me):
            row = ", ".join(f"{self.part(one)} {self.format_signed(one.amount)}" for one in some if one.seat == seat)
            texts.append(row if seat == me else self.say("hint-of", {"seat": seat_name(seat), "reasons": row}))
        return "; ".join(texts)

    def part(self, reason: Reason) -> str:
        """The name of the part that is counted."""
        own = f"{self.game.name}-part-{reason.part}"
        return self.say(own if self.has(own) else f"{self.game.name}-row-{reason.part}")

    def format_signed(self, amount: float) -> str:
        """A number with its sign."""
        text = f"{amount:+.1f}".removesuffix(".0").replace("-", "−")
        return text if self.language == "en" else text.replace(".", ",")

    def has(self, id: str) -> bool:
        """Whether the message exists."""
        return locale.bundle(self.language).has_message(id)

    def say(self, id: str, arguments: dict[str, Argument] | None = None) -> str:
        """The text of a message."""
        return locale.text(self.language, id, arguments, self.name)


def speaks_for(reason: Reason, me: int) -> bool:
    """Whether a reason is good for the seat `me`."""
    return (reason.points > 0.0) == (reason.seat == me)
