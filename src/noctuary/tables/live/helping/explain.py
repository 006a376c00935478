"""What a move would lead to, or why it is not allowed.

Every answer is computed from a state sampled from the seat's own observation, so it cannot reveal hidden information.
"""

from collections import Counter
from collections.abc import Callable
from itertools import takewhile
from typing import Final, NamedTuple

from noctuary.kernel.base.messages import BadInput, IllegalMove, Message
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import State, why_illegal
from noctuary.kernel.parts.moves import Actions, Move, Reference, seat_name
from noctuary.kernel.play.match import Match

LOOKED_AT: Final = 200
"""The sample size: if many more moves than this are refused, only about this many are checked for reasons."""


class Explanation(NamedTuple):
    """`moves`: the legal moves that may be meant; of one alone, a `preview`, and if there is none, a `refusal`."""

    moves: list[Move]
    preview: list[Message]
    refusal: IllegalMove | BadInput | None


def refusal(match: Match, seat: int, code: int) -> IllegalMove | None:
    """Why `seat` may not make the move `code` now; None if it may."""
    game = match.setup.game
    if match.over:
        return IllegalMove(game.end_rule, "refuse-game-over", {"seat": seat_name(seat)})
    return why_illegal(_imagine(match, seat), seat, code)


def about_line(match: Match, seat: int, line: str) -> Explanation:
    """Explain the move line of `seat`. Raises BadInput for a line that is not a move."""
    return _about(match, seat, [match.state.move(line).code])


def about_things(match: Match, seat: int, things: list[Reference]) -> Explanation:
    """Explain what `seat` could do with all of `things` together (one listed twice means two of them)."""
    actions = match.setup.game.actions
    codes = _touching(actions, things)
    if not codes:
        return Explanation([], [], BadInput("table-ask-nothing"))
    legal = [] if match.over else match.state.legal(seat)
    if things and set(legal).isdisjoint(codes):
        verbs = {actions.verb(code) for code in legal}
        known = set(things).union(*(actions.references(code) for code in legal))
        codes = _prefer(codes, lambda code: actions.verb(code) in verbs)
        codes = _prefer(codes, lambda code: known.issuperset(actions.references(code)))
    return _about(match, seat, codes)


def _touching(actions: Actions, things: list[Reference]) -> list[int]:
    """The codes of all moves that involve all of `things`, in order."""
    if not things:
        return list(range(actions.size))
    wanted = Counter(things)
    common = set(actions.touching(things[0])).intersection(*(actions.touching(thing) for thing in things[1:]))
    return sorted(code for code in common if wanted <= Counter(actions.references(code)))


def _prefer(codes: list[int], condition: Callable[[int], bool]) -> list[int]:
    """The codes that meet the condition, or all if none does."""
    return [code for code in codes if condition(code)] or codes


def _about(match: Match, seat: int, codes: list[int]) -> Explanation:
    game = match.setup.game
    if match.over:
        return Explanation([], [], refusal(match, seat, codes[0]))
    state = _imagine(match, seat)
    legal = set(state.legal(seat))
    moves = [Move(game.actions, seat, code) for code in codes if code in legal]
    if moves:
        return Explanation(moves, _preview(match, state, moves[0]) if len(moves) == 1 else [], None)
    some = codes[:: 1 + len(codes) // LOOKED_AT]
    reasons = [reason for code in some if (reason := why_illegal(state, seat, code)) is not None]
    return Explanation([], [], _most_telling(reasons))


def _most_telling(refusals: list[IllegalMove]) -> IllegalMove:
    """The most frequent refusal; in a tie, the first."""
    often = Counter((reason.rule, reason.message.id) for reason in refusals)
    return max(refusals, key=lambda reason: often[reason.rule, reason.message.id])


def _preview(match: Match, state: State, move: Move) -> list[Message]:
    """What certainly follows from the move; `state` is modified. Whether another seat has a choice at all may
    depend on hidden information, so nothing after a veiled decision is included.
    """
    state.patient = True
    state.events = []
    state.play(move.seat, move.code)
    game = match.setup.game
    certain = takewhile(lambda event: event.id not in game.unforeseen, state.events)
    return [event.seen_by(move.seat) for event in certain if event.id in game.previews]


def _imagine(match: Match, seat: int) -> State:
    """A state that looks the same to `seat`; the same one every time, so that answers do not change."""
    return match.state.determinize(seat, Random(match.revision))
