"""The engine of Nocturne: the moves, and the interface that the kernel requires."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from noctuary.games.nocturne.rules.basis.board import OVER, Board, Choice, Step
from noctuary.games.nocturne.rules.counting import scenarios, scoring
from noctuary.games.nocturne.rules.course import observation, phases, rounds
from noctuary.games.nocturne.rules.turns import solo
from noctuary.kernel.base.messages import IllegalMove
from noctuary.kernel.base.randomness import NO_CHANCE, Random
from noctuary.kernel.contract.agenda import by_name
from noctuary.kernel.contract.game import Result
from noctuary.kernel.parts.moves import seat_name

KINDS: Final = by_name(Choice)
STEPS: Final = by_name(Step)


class Nocturne(Board):
    """A game of Nocturne."""

    def clone(self) -> Nocturne:
        return Nocturne(self.game, self.facts, self.setup, self)

    # Python calls methods defined in the class itself faster than inherited ones.

    def legal(self, seat: i64) -> list[int]:
        return super().legal(seat)

    def play(self, seat: i64, code: i64) -> None:
        super().play(seat, code)

    def verify(self, seat: i64, code: i64) -> None:
        choice = self.choice
        seat, code = int(seat), int(code)
        if not isinstance(choice, Choice):
            raise IllegalMove("NOC-7.4", "refuse-game-over", {})
        choice.verify_seat(self, seat)
        if not choice.is_answered_by(code):
            other = f"nocturne-refuse-other-step-{choice.name}"
            raise IllegalMove(choice.turn_rule(self), other, {"seat": seat_name(seat)})
        choice.verify(self, seat, code)

    # Hooks through which a chapter calls a later one.

    def end_round(self) -> None:
        rounds.end_round(self)
        self.agenda.extend(reversed(phases.at_end(self)))

    def decide_for_opponent(self) -> None:
        solo.decide(self)

    def offer_for_opponent(self, returned: int) -> None:
        solo.offer(self, returned)

    def brews_asked(self, seat: int) -> tuple[int, int]:
        return scenarios.brews_asked(self, seat) if self.setup.scenario else (0, 0)

    @property
    def result(self) -> Result | None:
        if self.round != OVER:
            return None
        rows = [scoring.score(self, seat) for seat in range(self.options.players)]
        totals = [row[scoring.TOTAL] for row in rows]
        ranking = scoring.ranking(self, totals)
        sheet = [dict(zip(scoring.ROWS, row, strict=True)) for row in rows]
        return Result(ranking, totals, sheet, scoring.reason(self, ranking, totals), scenarios.ending(self, totals))

    # What a seat may know; when the game is over nothing is hidden.

    def mask(self, seat: i64) -> None:
        if self.opponent >= 0:
            self.random = NO_CHANCE.clone()
        if self.round != OVER:
            observation.hide(self, seat)

    def prepare(self) -> None:
        if not self.unseen and self.round != OVER:
            self.unseen = observation.out_of_sight(self)

    def fill(self, seat: i64, random: Random) -> None:
        if self.opponent >= 0:
            self.random = random.branch()
        if self.round != OVER:
            observation.fill(self, random)
