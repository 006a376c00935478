"""How a game ended."""

from typing import Any

from mypy_extensions import mypyc_attr

from noctuary.kernel.base.messages import Message
from noctuary.kernel.parts.moves import seat_name

Position = dict[str, Any]
"""A position as a value of the text formats: mappings, lists, texts and numbers only."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Result:
    """How a game ended.

    `ranking`: seats from first to last, seats sharing a place in one inner list. `totals`: points by seat. `sheet`: for
    each seat its rows in order of the score sheet. `reason`: how the first place was decided. `more`: whatever else the
    game puts under `result` in a position. `cut_off`: a limit ended the game before its rules did; then the ranking is
    the current standing, and nobody has won.
    """

    def __init__(
        self,
        ranking: list[list[int]],
        totals: list[int],
        sheet: list[dict[str, int]],
        reason: Message,
        more: dict[str, Any] | None = None,
        cut_off: bool = False,
    ) -> None:
        self.ranking: list[list[int]] = ranking
        self.totals: list[int] = totals
        self.sheet: list[dict[str, int]] = sheet
        self.reason: Message = reason
        self.more: dict[str, Any] = more or {}
        self.cut_off: bool = cut_off

    @property
    def winners(self) -> list[int]:
        """The seats in first place; empty if the game was cut off."""
        return [] if self.cut_off else self.ranking[0]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), (self.ranking, self.totals, self.sheet, self.reason, self.more, self.cut_off)

    def position(self) -> Position:
        """The result in text form, as under `result` of a position."""
        return {
            "totals": {seat_name(seat): total for seat, total in enumerate(self.totals)},
            "sheet": {seat_name(seat): dict(rows) for seat, rows in enumerate(self.sheet)},
            "ranking": [seat_name(p[0]) if len(p) == 1 else [seat_name(s) for s in p] for p in self.ranking],
            **self.more,
            **self.mark(),
        }

    def mark(self) -> Position:
        """The entry in the text form that marks a game as cut off; empty for other games."""
        return {"cut_off": True} if self.cut_off else {}


def scored(sheet: list[dict[str, int]], reason: Message, fewest_wins: bool = False) -> Result:
    """The result of these score sheets, one for each seat, totals being sums; equal totals share a place."""
    totals = [sum(rows.values()) for rows in sheet]
    places = sorted(set(totals), reverse=not fewest_wins)
    ranking = [[seat for seat, total in enumerate(totals) if total == place] for place in places]
    return Result(ranking, totals, [{**rows, "total": sum(rows.values())} for rows in sheet], reason)
