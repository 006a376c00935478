"""Puzzles of Nocturne: how to secure points for certain, whatever the others do.

Only the solver's own score counts, which does not depend on hidden information such as the others' concoctions.
"""

from collections.abc import Hashable, Mapping
from typing import Final

from noctuary.games.nocturne.rules.basis.actions import MIRROR
from noctuary.games.nocturne.rules.basis.board import MOONLIGHT, OVER, TWILIGHT, Board
from noctuary.games.nocturne.rules.basis.facts import CHEST, EGG
from noctuary.games.nocturne.rules.counting.scoring import ROWS, TOTAL, score
from noctuary.kernel.base.positions import expand
from noctuary.kernel.parts.themes import Task, Theme

MAX_TILES: Final = 5
"""The most tiles in the forest for which the end of a round can still be computed exactly."""


class Points(Task[Board]):
    """The points of a seat when the round is over; at the end of moonlight these are the points of the score sheet."""

    def __init__(self, seat: int, round: int) -> None:
        self.seat: Final = seat
        self.round: Final = round

    def over(self, state: Board) -> bool:
        return state.round != self.round

    def moves(self, state: Board, codes: list[int]) -> list[int]:
        """Skip opponents' moves that cannot matter: which concoction they keep, and mirrors on anything but eggs (for
        ranks) and chests (for draws).
        """
        if state.choice.name == "keep-concoction":
            return codes[:1]
        if state.choice.name != "mirror":
            return codes
        kinds = state.facts.tile_kind
        eggs = [code for code in codes if code >= MIRROR and kinds[code - MIRROR] == EGG]
        return codes[:1] + eggs[:1] + [code for code in codes if code >= MIRROR and kinds[code - MIRROR] == CHEST]

    def key(self, state: Board) -> Hashable | None:
        """A key only for plain casting turns: nothing is pending then, and the table is all that matters."""
        if state.agenda or state.choice.name not in ("open", "cast"):
            return None
        return (
            state.seat,
            state.passed,
            state.opener,
            state.open_next_to,
            state.first_spell,
            state.last_winner,
            tuple(state.casts),
            tuple(state.hand),
            tuple(state.tiles),
            tuple(state.placed),
            tuple(state.sprite),
            tuple(state.sprite_tiles),
            tuple(state.goal_winner),
            tuple(state.ability),
            state.stack_left,
            len(state.deck),
            tuple(tuple(sorted(tiles)) for tiles in state.won),
            tuple(tuple(cards) for cards in state.concoctions),
        )

    def score_rows(self, state: Board) -> dict[str, int]:
        rows = score(state, self.seat)
        if state.round != OVER:
            # Moonlight goals and leftover tokens are scored later.
            moonlight = ROWS.index("moonlight")
            rows[TOTAL] -= rows[moonlight]
            rows[moonlight] = 0
        return {name: row for name, row in zip(ROWS, rows, strict=True) if row or name == ROWS[TOTAL]}

    def score(self, rows: Mapping[str, int]) -> int:
        return rows[ROWS[TOTAL]]


class OfRound(Theme[Board]):
    """Puzzles with decisions of these kinds at the end of a round."""

    def __init__(self, name: str, round: int, kinds: tuple[str, ...]) -> None:
        self.name = name
        self.round: Final = round
        self.kinds: Final = kinds

    def arrange(self, state: Board, seat: int) -> Board | None:
        fits = (
            state.options.players > 1
            and state.round == self.round
            and state.choice.name in self.kinds
            and state.tile_mask.bit_count() <= MAX_TILES
        )
        return without_draws(state) if fits else None

    def task(self, state: Board, seat: int) -> Task[Board]:
        return Points(seat, self.round)


def without_draws(state: Board) -> Board:
    """The same table with no concoctions left to draw and, if no more tiles will be dealt, no tiles to draw either."""
    position = state.position()
    position["concoctions"] = []
    if state.round == MOONLIGHT:
        position["stack"] = []
    table: Board = state.game.load(expand(position), state.options, 0)
    return table


THEMES: Final = (
    OfRound("twilight", TWILIGHT, ("open", "cast", "offer")),
    OfRound("spells", MOONLIGHT, ("open", "cast")),
    OfRound("offering", MOONLIGHT, ("offer",)),
    OfRound("sprites", MOONLIGHT, ("take",)),
    OfRound("dusk", TWILIGHT, ("take",)),
    OfRound("mirror", MOONLIGHT, ("mirror",)),
    OfRound("draw", MOONLIGHT, ("keep-concoction", "keep-tile")),
    OfRound("ability", MOONLIGHT, ("redd", "abigail", "hunt")),
)
