"""The engine of Nightfall: the table, the agenda, and the contract of the kernel.

A move is carried out by the chapter it belongs to; what has to wait is pushed on the agenda; `run` takes steps from it
until somebody has a choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from noctuary.games.nightfall.rules import asking, chain, claim, cleanup, combat, damage, draft, effects, scoring, setup
from noctuary.games.nightfall.rules.actions import CHAIN, DRAFT, STOP, WOUNDS_KEEP
from noctuary.games.nightfall.rules.board import (
    ABSORBING,
    ATTACKING,
    BLOCKING,
    CHAINING,
    COMBAT,
    EXILING,
    FREEING,
    HEALING,
    LINKING,
    NOTHING,
    ORDERING,
    PICKING,
    PUTTING,
    RESOLVING,
    SPENDING,
    STEP_AGAIN,
    STEP_ATTACK,
    STEP_BEGIN,
    STEP_BLOCK,
    STEP_CARRIED_OUT,
    STEP_CHAIN,
    STEP_CLAIM,
    STEP_CLEANUP,
    STEP_COMBAT_END,
    STEP_DAMAGE,
    STEP_DRAFT,
    STEP_EFFECT,
    STEP_ORDER,
    STEP_STRIKES,
    STEP_TURN,
    STEP_TURN_END,
    TARGETING,
    Board,
    step,
)
from noctuary.games.nightfall.rules.options import Options
from noctuary.kernel.game import Game, Position, Result
from noctuary.kernel.messages import IllegalMove
from noctuary.kernel.moves import Decision, seat_name
from noctuary.kernel.randomness import Random

if TYPE_CHECKING:
    from noctuary.games.nightfall.rules.observation import NightfallObservation


class Nightfall(Board):
    """A game of Nightfall."""

    def seats(self) -> list[int]:
        if self.kind == PICKING:
            return [seat for seat in range(self.players) if not self.picked >> seat & 1]
        return [] if self.kind == NOTHING else [self.seat]

    def legal(self, seat: int) -> list[int]:
        if self.kind == PICKING:
            return (
                [] if seat < 0 or self.picked >> seat & 1 else [DRAFT + card for card in self.offers[seat] if card >= 0]
            )
        return self.codes if seat == self.seat and self.kind != NOTHING else []

    def play(self, seat: int, code: int) -> None:
        if self.events is not None:
            self.forced = []
            self.forced_entered = 0
        # Whoever passes because he cannot link has been waiting like one who could (NF-13.10).
        self.carry_out(seat, code, auto=len(self.codes) == 1)
        self.run()

    def run(self) -> None:
        """Take steps until a seat has a choice or the game is over; a single legal move is played at once."""
        while True:
            if self.kind != NOTHING:
                codes = self.codes
                if len(codes) != 1:  # none at all: picks, and an observation in which others choose in secret
                    return
                if self.patient and (codes[0] == STOP or codes[0] == WOUNDS_KEEP):
                    return
                self.note_forced(self.seat, codes[0])
                self.carry_out(self.seat, codes[0], auto=True)
            elif self.agenda:
                self.take_step(self.agenda.pop())
            else:
                return

    def carry_out(self, seat: int, code: int, auto: bool) -> None:
        """Hand the answer to the decision over to its chapter."""
        kind = self.kind
        self.kind = NOTHING
        if kind == LINKING:
            if code == STOP:
                chain.stop(self, seat, auto)
            else:
                chain.link(self, seat, code - CHAIN)
        elif kind == SPENDING:
            claim.spend(self, seat, code)
        elif kind == TARGETING or kind == FREEING:
            effects.hit(self, code)
        elif kind == HEALING:
            cleanup.answer_wounds(self, seat, code)
        elif kind == ATTACKING:
            combat.attack(self, seat, code)
        elif kind == BLOCKING:
            combat.block(self, seat, code)
        elif kind == RESOLVING:
            combat.strike(self, seat, code)
        elif kind == ABSORBING:
            if self.about[1] >= 0:
                combat.absorb_attack(self, seat, code)
            else:
                damage.absorb_for_player(self, seat, code)
        elif kind == ORDERING:
            effects.hit_next(self, code)
        elif kind == EXILING:
            effects.exile(self, seat, code)
        elif kind == PUTTING:
            effects.put(self, seat, code)
        elif kind == PICKING:
            draft.pick(self, seat, code)

    def take_step(self, taken: int) -> None:
        """Carry out a step of the agenda."""
        op = taken & 31
        a = taken >> 5 & 255
        b = taken >> 13
        if op == STEP_CLAIM:
            self.go_on_claiming()
        elif op == STEP_EFFECT:
            effects.begin(self, b & 4095, a & 7, a >> 3, b >> 12)
        elif op == STEP_CHAIN:
            chain.carry_out_next(self)
        elif op == STEP_CARRIED_OUT:
            chain.leave_chain(self)
        elif op == STEP_AGAIN:
            chain.carry_out_again(self)
        elif op == STEP_DAMAGE:
            damage.damage_player(self, a, b >> 2, b & 3)
        elif op == STEP_ORDER:
            effects.ask_order(self, a & 7, a >> 3, b)
        elif op == STEP_STRIKES:
            combat.ask_strike(self)
        elif op == STEP_ATTACK:
            combat.ask_attack(self)
        elif op == STEP_BLOCK:
            combat.ask_block(self, a, b)
        elif op == STEP_COMBAT_END:
            combat.end_combat(self)
            self.end_combat(a)
        elif op == STEP_CLEANUP:
            self.end_claim()
        elif op == STEP_TURN_END:
            self.end_turn()
        elif op == STEP_TURN:
            self.phase = COMBAT
            if self.events is not None:
                self.tell_of("turn", self.active, {"number": self.turn})
            combat.begin_combat(self)
        elif op == STEP_DRAFT:
            draft.ask_picks(self)
        elif op == STEP_BEGIN:
            setup.begin_play(self)
        else:
            raise ValueError(taken)

    # A game that has been decided ends with the phase it was decided in (NF-9.1).

    def end_combat(self, fought: int) -> None:
        """Combat is over; without minions there was none (NF-3.7)."""
        if self.ending and fought:
            scoring.finish(self)
        else:
            chain.begin_chain(self)

    def go_on_claiming(self) -> None:
        """The claim phase begins or goes on."""
        if self.phase == CHAINING:
            if self.ending:
                scoring.finish(self)
                return
            claim.begin_claim(self)
        claim.ask_claim(self)

    def end_claim(self) -> None:
        """The claim phase is over."""
        if self.ending:
            scoring.finish(self)
        else:
            cleanup.begin_cleanup(self)

    def end_turn(self) -> None:
        """The turn is over; so is the game, if too many turns have been played (NF-10.6)."""
        assert isinstance(self.options, Options)
        if self.ending:
            scoring.finish(self)
        elif self.turn >= self.options.turn_limit * self.players:
            self.tell("turn-limit", {})
            scoring.finish(self)
        else:
            cleanup.end_turn(self)
            self.agenda.append(step(STEP_TURN))

    def verify(self, seat: int, code: int) -> None:
        kind = self.kind
        wanted = asking.kind_of(code)
        if kind == NOTHING:
            raise IllegalMove("NF-9.1", "refuse-game-over", {"seat": seat_name(seat)})
        if kind == PICKING == wanted:
            draft.verify_pick(self, seat, code)
            return
        if seat not in self.seats():
            raise IllegalMove(asking.RULES[wanted], "nightfall-refuse-turn", {"seat": seat_name(self.seats()[0])})
        if kind != wanted:
            raise IllegalMove(
                asking.RULES[wanted], "nightfall-refuse-step-" + asking.KINDS[kind], {"seat": seat_name(seat)}
            )
        if kind == LINKING:
            if code != STOP:
                chain.verify_link(self, seat, code - CHAIN)
        elif kind == SPENDING:
            claim.verify_spend(self, seat, code)
        elif kind == TARGETING or kind == FREEING:
            effects.verify_target(self, seat, code)
        elif kind == HEALING:
            cleanup.verify_wounds(self, seat, code)
        elif kind == ATTACKING:
            combat.verify_attack(self, seat, code)
        elif kind == BLOCKING:
            combat.verify_block(self, seat, code)
        elif kind == RESOLVING:
            combat.verify_strike(self, seat, code)
        elif kind == ABSORBING:
            combat.verify_absorb(self, seat, code)
        elif kind == ORDERING:
            effects.verify_order(self, code)
        elif kind == EXILING:
            effects.verify_exile(self, seat, code)
        elif kind == PUTTING:
            effects.verify_put(self, seat, code)

    def decision(self, seat: int) -> Decision:
        return asking.decision(self, seat, self.legal(seat))

    def ask_again(self) -> None:
        """Work out anew which codes the pending decision offers: after loading, or when what was hidden has been filled
        in.
        """
        agenda = self.agenda[:]
        kind = self.kind
        seat = self.seat
        about = self.about
        if kind == LINKING:
            chain.ask_link(self, seat)
        elif kind == SPENDING:
            claim.ask_claim(self)
        elif kind == TARGETING or kind == FREEING:
            self.codes = effects.targets(self, about[0] & 63, about[1], seat)
        elif kind == HEALING:
            cleanup.ask_wounds(self, about[0])
        elif kind == ATTACKING:
            combat.ask_attack(self)
        elif kind == BLOCKING:
            combat.ask_block(self, seat, about[0] - 1)
        elif kind == RESOLVING:
            combat.ask_strike(self)
        elif kind == ABSORBING:
            if about[1] >= 0:
                combat.ask_blocker(self, about[0], about[1])
            else:
                damage.ask_absorber(self, seat, about[0], about[2])
        elif kind == ORDERING:
            effects.ask_order(self, seat, about[0], about[2])
        elif kind == EXILING:
            effects.ask_exile(self, about[0], seat, about[1], about[2])
        elif kind == PUTTING:
            effects.ask_put(self, about[0], seat, about[2])
        self.agenda = agenda

    def clone(self) -> Nightfall:
        assert isinstance(self.options, Options)
        return Nightfall(self.options, self.facts, self.random, self)

    # The next four build on this module, so they are imported when they are called.

    @property
    def game(self) -> Game:
        if self.facts.game is None:
            from noctuary.games.nightfall.game import game_of

            return game_of(self.facts)
        return self.facts.game

    def observe(self, seat: int) -> NightfallObservation:
        from noctuary.games.nightfall.rules.observation import observe

        return observe(self, seat)

    def determinize(self, seat: int, random: Random) -> Nightfall:
        from noctuary.games.nightfall.rules.observation import draw_unknown, observe

        # Nobody else has what is observed here, so it need not be cloned.
        return draw_unknown(observe(self, seat).board, seat, random)

    def position(self) -> Position:
        from noctuary.games.nightfall.shown.position import write

        return write(self)

    @property
    def result(self) -> Result | None:
        return scoring.result(self)
