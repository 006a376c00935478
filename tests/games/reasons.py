"""The reasons for a move in a given position."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from noctuary.bots.advice import Outcome, reasons
from noctuary.cli.parts.words import namer
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
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


Truth = Callable[[Any, int], bool]


def are_true(game: Game, true: Mapping[str, Truth], tables: Iterable[State], always: Sequence[str] = ()) -> None:
    """Check that what each message of `Game.move_reasons` says is true of a move with its feature, by `true`, and that
    each of `always` is said of all moves of which it is.
    """
    met = set()
    for state in filter(lambda state: len(state.legal(state.seat)) > 1, tables):
        codes = state.legal(state.seat)
        for code, row in zip(codes, game.measure_moves(state, state.seat, codes), strict=True):
            said = {game.move_reasons[name] for one in row if (name := game.move_features[one]) in game.move_reasons}
            for id in said.union(always):
                assert true[id](state, code) == (id in said), (id, game.actions.format(code), state.position())
            met |= said
    assert met == set(true) == set(game.move_reasons.values())
