"""The engine of Nocturne: the table, the agenda, and the contract of the kernel.

A move is carried out by the chapter it belongs to; what follows is pushed on the agenda; `run` takes steps from it
until somebody has a choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from noctuary.games.nocturne.rules import (
    casting,
    characters,
    goals,
    modifications,
    rounds,
    scenarios,
    scoring,
    solo,
    sprites,
    tiles,
)
from noctuary.games.nocturne.rules.actions import (
    ABILITY,
    ABILITY_NONE,
    ABILITY_TILE,
    ABILITY_TOKEN,
    CAST,
    CHARACTER,
    EXCHANGE_NONE,
    KEEP_CONCOCTION,
    KEEP_TILE,
    MIRROR,
    MIRROR_NONE,
    OFFER_NONE,
    OFFER_TWO,
    PASS,
    TAKE,
)
from noctuary.games.nocturne.rules.areas import cell_name
from noctuary.games.nocturne.rules.board import (
    CASTING,
    CHOOSING,
    EXCHANGING,
    HUNTING,
    KEEPING_CONCOCTION,
    KEEPING_TILE,
    LEAVING,
    MIRRORING,
    NOTHING,
    OFFERING,
    OPENING,
    OVER,
    STEP_CHARACTER,
    STEP_DUSK,
    STEP_FINISH,
    STEP_GOALS,
    STEP_MIRRORS,
    STEP_OFFER,
    STEP_OPEN,
    STEP_OPPONENT,
    STEP_PHASE,
    STEP_REDD,
    STEP_ROUND_END,
    STEP_SPRITE,
    STEP_TILE,
    STEP_TURN,
    TAKING,
    Board,
    distinct,
)
from noctuary.games.nocturne.rules.facts import TOKENS
from noctuary.games.nocturne.rules.options import Options
from noctuary.kernel.game import Position, Result
from noctuary.kernel.messages import Argument, IllegalMove, Message
from noctuary.kernel.moves import Decision, seat_name
from noctuary.kernel.randomness import Random

if TYPE_CHECKING:
    from noctuary.games.nocturne.rules.observation import NocturneObservation

KINDS: Final = (
    "nothing",
    "open",
    "cast",
    "offer",
    "keep-concoction",
    "keep-tile",
    "take",
    "mirror",
    "redd",
    "abigail",
    "character",
    "hunt",
)
"""Kinds of decision, in the order of the constants in `board`."""

RULES: Final = (
    "NOC-7.4",
    "NOC-2.1",
    "NOC-2.3",
    "NOC-3.1",
    "NOC-4.1",
    "NOC-4.2",
    "NOC-6.2",
    "NOC-7.2",
    "NOC-9.2",
    "NOC-9.3",
    "NOC-1.4",
    "NOC-12.3",
)
"""The rule each kind of decision comes from."""


class Nocturne(Board):
    """A game of Nocturne."""

    def seats(self) -> list[int]:
        return [] if self.kind == NOTHING else [self.seat]

    def legal(self, seat: int) -> list[int]:
        return self.codes if seat == self.seat and self.kind != NOTHING else []

    def play(self, seat: int, code: int) -> None:
        if self.events is not None:
            self.forced = []
            self.forced_entered = 0
        self.carry_out(seat, code)
        self.run()

    def run(self) -> None:
        """Take steps until a seat has a choice or the game is over; a single legal move is played at once."""
        while True:
            if self.kind != NOTHING:
                if len(self.codes) != 1:  # none at all: an observation in which others choose in secret
                    return
                self.note_forced(self.seat, self.codes[0])
                self.carry_out(self.seat, self.codes[0])
            elif self.agenda:
                self.take_step(self.agenda.pop())
            else:
                return

    def carry_out(self, seat: int, code: int) -> None:
        """Hand the answer to the decision over to its chapter."""
        kind = self.kind
        self.kind = NOTHING
        if kind == CASTING or kind == OPENING:
            if code == PASS:
                casting.pass_turn(self, seat)
            elif code == ABILITY:
                characters.draw(self, seat)
            else:
                casting.cast(self, seat, code)
        elif kind == OFFERING:
            sprites.offer(self, seat, code)
        elif kind == KEEPING_CONCOCTION:
            tiles.keep_concoction(self, seat, code - KEEP_CONCOCTION)
        elif kind == KEEPING_TILE:
            tiles.keep_tile(self, seat, code - KEEP_TILE)
        elif kind == TAKING:
            sprites.take(self, seat, code - TAKE)
        elif kind == MIRRORING:
            rounds.assign_mirror(self, seat, code)
        elif kind == LEAVING:
            characters.leave(self, seat, code)
        elif kind == EXCHANGING:
            tiles.gain(self, seat, characters.exchange(self, seat, code))
        elif kind == HUNTING:
            tiles.receive(self, seat, modifications.hunt(self, seat, code))
        elif kind == CHOOSING:
            characters.give_character(self, seat, code - CHARACTER)
            self.tell("character", seat, {"character": self.facts.character_ids[code - CHARACTER]})

    def take_step(self, step: int) -> None:
        """Carry out a step of the agenda."""
        op = step & 15
        a = step >> 4 & 255
        b = step >> 12 & 255
        c = step >> 20
        if op == STEP_TILE:
            if not (self.ability[a] and characters.ask_abigail(self, a, b)):
                tiles.gain(self, a, b)
        elif op == STEP_GOALS:
            goals.check_goals(self, a, b, c)
        elif op == STEP_OFFER:
            if a == self.opponent:
                solo.offer(self, b)
            else:
                sprites.ask_offer(self, a, b)
        elif op == STEP_OPPONENT:
            solo.decide(self)
        elif op == STEP_PHASE:
            casting.begin_phase(self, a, b)
        elif op == STEP_REDD:
            characters.ask_redd(self, a, b, c)
        elif op == STEP_TURN:
            casting.turn_after_ability(self, a)
        elif op == STEP_SPRITE:
            sprites.next_sprite(self)
        elif op == STEP_ROUND_END:
            rounds.end_round(self)
        elif op == STEP_DUSK:
            rounds.dusk(self)
        elif op == STEP_MIRRORS:
            rounds.assign_mirrors(self, a)
        elif op == STEP_FINISH:
            rounds.finish(self)
        elif op == STEP_OPEN:
            casting.begin_phase(self, a, -1)
        elif op == STEP_CHARACTER:
            characters.ask_character(self, a)

    def verify(self, seat: int, code: int) -> None:
        kind = self.kind
        if kind == NOTHING:
            raise IllegalMove("NOC-7.4", "refuse-game-over", {})
        if kind == OPENING or kind == CASTING:
            casting.verify_turn(self, seat)
            if code == PASS:
                casting.verify_pass(self)
                return
            if code == ABILITY:
                characters.verify_flint(self, seat)
                return
            if CAST <= code < OFFER_NONE:
                casting.verify_cast(self, seat, (code - CAST) % TOKENS, (code - CAST) // TOKENS)
                return
        elif seat != self.seat:
            rule = "NOC-3.2" if kind == OFFERING else self.rule()
            raise IllegalMove(rule, "nocturne-refuse-turn", {"seat": seat_name(self.seat)})
        elif kind == OFFERING and OFFER_NONE <= code < KEEP_CONCOCTION:
            sprites.verify_offer(self, seat, code)
            return
        elif kind == KEEPING_CONCOCTION and KEEP_CONCOCTION <= code < KEEP_TILE:
            tiles.verify_keep(self, code - KEEP_CONCOCTION, self.rule())
            return
        elif kind == KEEPING_TILE and KEEP_TILE <= code < TAKE:
            tiles.verify_keep(self, code - KEEP_TILE, self.rule())
            return
        elif kind == TAKING and TAKE <= code < MIRROR_NONE:
            sprites.verify_take(self, code - TAKE)
            return
        elif kind == MIRRORING and MIRROR_NONE <= code < ABILITY:
            if code != MIRROR_NONE:
                rounds.verify_mirror(self, seat, code - MIRROR)
            return
        elif kind == LEAVING and ABILITY_NONE <= code < ABILITY_TILE:
            if code != ABILITY_NONE:
                characters.verify_redd(self, seat, code - ABILITY_TOKEN)
            return
        elif kind == EXCHANGING and (code == ABILITY_NONE or ABILITY_TILE <= code < CHARACTER):
            if code != ABILITY_NONE:
                characters.verify_abigail(self, code - ABILITY_TILE)
            return
        elif kind == HUNTING and code >= EXCHANGE_NONE:
            modifications.verify_hunt(self, code)
            return
        elif kind == CHOOSING and CHARACTER <= code < EXCHANGE_NONE:
            characters.verify_character(self, code - CHARACTER)
            return
        raise IllegalMove(self.rule(), "nocturne-refuse-other-step-" + KINDS[kind], {"seat": seat_name(seat)})

    def rule(self) -> str:
        """The rule the pending decision comes from."""
        if self.mirror_draw:
            return "NOC-7.3"
        if self.kind == KEEPING_CONCOCTION and self.agenda and self.agenda[-1] & 15 == STEP_TURN:
            return "NOC-9.4"
        if self.kind == TAKING:
            return sprites.taking_rule(self)
        return RULES[self.kind]

    def ask_again(self) -> None:
        """Work out anew which codes the pending decision offers: after loading, or when what was hidden has been filled
        in.
        """
        agenda = self.agenda[:]
        kind = self.kind
        seat = self.seat
        if kind == OPENING:
            casting.ask_opener(self)
        elif kind == CASTING:
            casting.turn_after_ability(self, seat)
        elif kind == OFFERING:
            sprites.ask_offer(self, seat, self.about[0])
        elif kind == KEEPING_CONCOCTION:
            self.codes = [KEEP_CONCOCTION + card for card in distinct(self.about)]
        elif kind == KEEPING_TILE:
            self.codes = [KEEP_TILE + tile for tile in distinct(self.about)]
        elif kind == TAKING:
            sprites.next_sprite(self)
        elif kind == MIRRORING:
            rounds.assign_mirrors(self, agenda[-1] >> 4 & 255)
        elif kind == LEAVING:
            characters.ask_redd(self, seat, self.about[0], self.about[1])
        elif kind == EXCHANGING:
            characters.ask_abigail(self, seat, self.about[0])
        elif kind == HUNTING:
            modifications.ask_hunt(self, seat, self.about[0])
        elif kind == CHOOSING:
            characters.ask_character(self, seat)
        self.agenda = agenda

    def decision(self, seat: int) -> Decision:
        name = KINDS[self.kind]
        rule = self.rule()
        arguments: dict[str, Argument] = {"seat": seat_name(seat)}
        if self.kind == OPENING:
            if self.first_spell:
                name = "open-first" if casting.may_pass(self) else "open-first-solo"
                rule = "NOC-2.2"
            elif self.open_next_to >= 0:
                name = "open-next"
                rule = "NOC-2.8"
                arguments["cell"] = cell_name(self.open_next_to)
        elif self.kind == CASTING:
            top = self.casts[-1]
            if self.above is not self.facts.above:
                name = "cast-two-higher"
            arguments["token"] = self.token_id(top >> 6 & 15)
            arguments["cell"] = cell_name(top & 63)
        elif self.kind == OFFERING and max(self.codes) >= OFFER_TWO:
            name = "offer-two"
        elif self.kind == LEAVING:
            arguments["token"] = self.token_id(self.about[1])
        elif self.kind == EXCHANGING:
            arguments["tile"] = self.tile_id(self.about[0])
        elif self.kind == TAKING:
            arguments["token"] = self.token_id(self.sprite[self.turned] & 15)
        prompt = Message("nocturne-ask-" + name, arguments)
        return Decision(self.game.actions, seat, KINDS[self.kind], prompt, rule, self.codes)

    def clone(self) -> Nocturne:
        assert isinstance(self.options, Options)
        return Nocturne(self.options, self.facts, self)

    # The next three build on this module, so they are imported when they are called.

    def observe(self, seat: int) -> NocturneObservation:
        from noctuary.games.nocturne.rules.observation import observe

        return observe(self, seat)

    def determinize(self, seat: int, random: Random) -> Nocturne:
        from noctuary.games.nocturne.rules.observation import draw_unknown, observe

        # Nobody else has what is observed here, so it need not be cloned.
        return draw_unknown(observe(self, seat).board, seat, random)

    def position(self) -> Position:
        from noctuary.games.nocturne.shown.position import write

        return write(self)

    @property
    def result(self) -> Result | None:
        if self.round != OVER:
            return None
        rows = [scoring.score(self, seat) for seat in range(self.options.players)]
        totals = [row[scoring.TOTAL] for row in rows]
        ranking = scoring.ranking(self, totals)
        sheet = [dict(zip(scoring.ROWS, row, strict=True)) for row in rows]
        return Result(ranking, totals, sheet, scoring.reason(self, ranking, totals), scenarios.ending(self, totals))
