"""The reasons for a move in a given position."""

from typing import Any

from noctuary.bots.advice import Outcome, reasons
from noctuary.cli.parts.words import namer
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.state import State
from noctuary.locale import text

NAMES = ["Ada", "Vega", "Cleo"]
Table = dict[str, Any]


def play(state: State, line: str) -> Outcome:
    """What comes of a move at once."""
    after = state.clone()
    after.events = []
    code = state.game.actions.parse(line)
    assert code in state.legal(state.seat), line
    after.play(state.seat, code)
    return Outcome(state.game.causes(state, after, state.seat, code), 0.5, None, 0.0)


def reasons_for(name: str, table: Table, better: str, other: str) -> list[str]:
    """What favours one move over another, in English."""
    game = catalogue.find(name)
    state = game.load(table, game.options({"players": len(table["players"])}), 1)
    found = reasons([play(state, better)], [[play(state, other)]])
    return [text("en", one.id, one.arguments, namer(game, "en", NAMES)) for one in found]
