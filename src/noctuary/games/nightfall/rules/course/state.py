"""The engine of Nightfall: the moves, and the interface that the kernel requires."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from noctuary.games.nightfall.rules.basis.board import OVER, Board, Choice, Step
from noctuary.games.nightfall.rules.basis.facts import Facts
from noctuary.games.nightfall.rules.basis.options import Options
from noctuary.games.nightfall.rules.course import cleanup, observation, phases, scoring
from noctuary.games.nightfall.rules.course.combat import TURN
from noctuary.games.nightfall.rules.course.draft import PICK, Pick
from noctuary.games.nightfall.rules.texts.cards import texts_of
from noctuary.kernel.base.messages import IllegalMove
from noctuary.kernel.base.randomness import NO_CHANCE, Random
from noctuary.kernel.contract.agenda import Nothing, by_name
from noctuary.kernel.contract.game import Game, Result
from noctuary.kernel.parts.moves import seat_name

KINDS: Final = by_name(Choice)
STEPS: Final = by_name(Step)


class Nightfall(Board):
    """A game of Nightfall."""

    def __init__(
        self, game: Game, facts: Facts, options: Options, random: Random, original: Nightfall | None = None
    ) -> None:
        super().__init__(game, facts, options, random, original)
        if original is None:
            self.texts = texts_of(self.edition)

    def clone(self) -> Nightfall:
        return Nightfall(self.game, self.facts, self.setup, self.random, self)

    # In a draft all seats pick at the same time.

    def seats(self) -> list[int]:
        if isinstance(self.choice, Pick):
            return [seat for seat in range(self.players) if not self.picked >> seat & 1]
        return super().seats()

    def legal(self, seat: i64) -> list[int]:
        return PICK.legal(self, seat) if isinstance(self.choice, Pick) else super().legal(seat)

    def play(self, seat: i64, code: i64) -> None:
        # Python calls methods defined in the class itself faster than inherited ones.
        super().play(seat, code)

    def ask_again(self) -> None:
        if not isinstance(self.choice, Pick):
            super().ask_again()

    def verify(self, seat: i64, code: i64) -> None:
        choice = self.choice
        seat, code = int(seat), int(code)
        if isinstance(choice, Nothing):
            raise IllegalMove("NF-9.1", "refuse-game-over", {"seat": seat_name(seat)})
        answered = choice.is_answered_by(code)
        if not (answered and isinstance(choice, Pick)) and seat not in self.seats():
            raise IllegalMove(rule_of(code), "nightfall-refuse-turn", {"seat": seat_name(self.seats()[0])})
        if not answered:
            raise IllegalMove(rule_of(code), f"nightfall-refuse-step-{choice.name}", {"seat": seat_name(seat)})
        choice.verify(self, seat, code)

    # Hooks through which a chapter calls an earlier one.

    def next_phase(self) -> None:
        phases.next_phase(self)

    def end_turn(self) -> None:
        """End the turn, and the game as well if the turn limit is reached (NF-10.6)."""
        if self.ending:
            self.finish()
        elif self.turn >= self.setup.turn_limit * self.players:
            self.tell("turn-limit", {})
            self.finish()
        else:
            cleanup.pass_turn(self)
            self.agenda.append(TURN)

    def finish(self) -> None:
        scoring.finish(self)

    @property
    def result(self) -> Result | None:
        return scoring.result(self)

    # What a seat may know; when the game is over nothing is hidden.

    def mask(self, seat: i64) -> None:
        if self.phase == OVER:
            self.random = NO_CHANCE.clone()
        else:
            observation.hide(self, seat)

    def prepare(self) -> None:
        if not self.unseen and self.owns:
            self.unseen = observation.out_of_sight(self)

    def fill(self, seat: i64, random: Random) -> None:
        self.random = random.branch()
        if self.masked:
            observation.fill(self, random)
            if self.seat != seat:
                self.ask_again()


def rule_of(code: int) -> str:
    """The rule to cite when such a move is made at the wrong time."""
    return next(kind.rule for kind in KINDS.values() if any(code in codes for codes in kind.answers))
