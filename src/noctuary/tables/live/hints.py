"""Hints: what the strongest bot level would do at a person's decision, and why.

Players with human opponents get none, as hints would show them an evaluation of a shared game.
"""

from __future__ import annotations

from noctuary.bots.advice import Advice, Advised, advise
from noctuary.kernel.game import Game, Observation
from noctuary.kernel.match import Match
from noctuary.kernel.moves import Move
from noctuary.kernel.randomness import Random
from noctuary.simulation.analysis import reason
from noctuary.tables.setup import TableError
from noctuary.tables.wire import views as wire


def check(match: Match, seat: int, revision: int) -> None:
    """Raise TableError unless `seat` may have a hint for its decision in the view with this revision."""
    if sum(map(match.played_by_person, range(len(match.setup.seats)))) > 1:
        raise TableError("table-hint-people")
    if seat not in match.waiting or seat in match.unasked or not match.played_by_person(seat):
        raise TableError("table-hint-not-asked")
    if not match.asked.get(seat, match.revision) <= revision <= match.revision:
        raise TableError("table-stale")


def think(observation: Observation, seed: int) -> Advice:
    """Return advice on the decision in an observation; runs in worker processes."""
    decision = observation.decision()
    assert decision is not None, "advice is asked for only when the seat must decide"
    return advise(observation, decision, Random(seed))


def hint(advice: Advice, game: Game, players: int) -> wire.Hint:
    """Return advice as sent to a client, rounded to a meaningful precision."""
    return wire.Hint(
        look=wire.Clue(*advice.look) if advice.look else None,
        until=advice.until,
        lead=None if advice.lead is None else round(advice.lead, 1),
        moves=[describe_move(one, advice.seat, game, players) for one in advice.moves],
    )


def describe_move(one: Advised, seat: int, game: Game, players: int) -> wire.AdvisedMove:
    """Return a suggested move with its reasons."""
    return wire.AdvisedMove(
        line=Move(game.actions, seat, one.code).line,
        chance=None if players == 1 else round(100 * one.chance),
        points=round(one.value, 1),
        own=list(map(reason, one.own)),
        others=list(map(reason, one.others)),
    )
