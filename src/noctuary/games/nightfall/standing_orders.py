"""The standing orders of Nightfall: decline to link, block or not, and choose who absorbs first."""

from collections.abc import Mapping, Sequence

from noctuary.games.nightfall.rules.basis.actions import ABSORB, BLOCK, NAMES, STOP
from noctuary.games.nightfall.rules.basis.board import health_of, seat_of, serial_of
from noctuary.games.nightfall.rules.basis.facts import COLOURS
from noctuary.games.nightfall.rules.course.combat import Block, strength
from noctuary.games.nightfall.rules.course.state import Nightfall
from noctuary.games.nightfall.rules.texts.chain import Link, colour_names, next_colours
from noctuary.games.nightfall.rules.texts.damage import Absorb
from noctuary.kernel.contract.game import Observation
from noctuary.kernel.parts.moves import seat_name
from noctuary.kernel.parts.standing_orders import SILENT, UNTIL, Blank, Form

SPANS = Blank(UNTIL, ("turn", "game"))


def table(seen: Observation) -> Nightfall:
    """The table that an observation shows."""
    assert isinstance(seen.board, Nightfall)
    return seen.board


def forms(seen: Observation) -> list[Form]:
    """The orders a seat may give. A pass order can exempt colours and players: the seat is still asked if orders of
    these colours may be linked, or if one of these players linked last.
    """
    others = tuple(seat_name(seat) for seat in range(table(seen).players) if seat != seen.seat)
    return [
        Form("pass", (SPANS, Blank("colour", COLOURS, many=True), Blank("seat", others, many=True))),
        Form("block", (Blank("how", ("none", "strongest")), SPANS)),
        Form("absorb", (Blank("how", ("weakest", "healthiest")), SPANS)),
    ]


def span(seen: Observation, until: str) -> int:
    """A value that stays the same during the turn, for an order that holds until its end; otherwise 0."""
    return table(seen).turn if until == "turn" else 0


def answer(seen: Observation, kind: str, values: Mapping[str, Sequence[str]]) -> int:
    """The answer that an order gives to the current decision (see `Game.answer_order`). A pass order answers even if
    the seat cannot link at all (NF-13.10).
    """
    board, seat = table(seen), seen.seat
    choice = board.choice
    if kind == "pass" and isinstance(choice, Link) and board.active != seat:
        wanted = {*values["colour"], *values["seat"]}
        asked = {*colour_names(next_colours(board)), seat_name(seat_of(board.chain[-1]))}
        return SILENT if wanted & asked else STOP
    codes = board.legal(seat)
    if kind == "block" and isinstance(choice, Block):
        # The first code is "do not block".
        if values["how"] == ["none"]:
            return codes[0]
        return max(codes, key=lambda code: strength_blocked(board, code))
    if kind == "absorb" and isinstance(choice, Absorb):
        health = {serial_of(minion): health_of(minion) for minion in board.play_area[seat]}
        chosen = min if values["how"] == ["weakest"] else max
        return chosen(codes, key=lambda code: health[board.find_minion(seat, code - ABSORB)])
    return SILENT


def strength_blocked(board: Nightfall, code: int) -> int:
    """The strength of the attacker that a block would stop; -1 for not blocking."""
    if code < BLOCK:
        return -1
    return strength(board, board.active, board.find_minion(board.active, (code - BLOCK) % NAMES))
