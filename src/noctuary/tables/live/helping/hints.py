"""Hints: what the strongest bot level would do at a person's decision, and why.

Players with human opponents get none, as hints would show them an evaluation of a shared game.
"""

from noctuary.bots.advice import Advice, advise
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game, Observation
from noctuary.kernel.parts.moves import Move
from noctuary.kernel.play.match import Match
from noctuary.simulation.analysis import to_line, to_shown
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
    """Advice on the decision in an observation; runs in worker processes."""
    decision = observation.decision()
    assert decision is not None, "advice is asked for only when the seat must decide"
    return advise(observation, decision, Random(seed))


def hint(advice: Advice, game: Game, players: int) -> wire.Hint:
    """Advice as sent to a client, rounded to a meaningful precision."""
    return wire.Hint(
        look=wire.Clue(*advice.look) if advice.look else None,
        moves=[Move(game.actions, advice.seat, code).line for code in advice.codes],
        why=list(map(to_shown, advice.why)),
        price=None if advice.price is None else round(advice.price),
        either=advice.either,
        line=list(map(to_line, advice.line)),
        chance=None if players == 1 else round(100 * advice.chance),
        lead=None if advice.lead is None else round(advice.lead, 1),
    )
