"""The notation for objectives (NOC-12.1, 12.2, 12.5) of scenarios and achievements.

An objective is a measure, a comparison and a number, `points:skulls>=10`, or a measure alone that must hold,
`full_set:feather`. Measures:

- `total`, `points:ROW`: the score sheet; `points:goals` are the goals of both rounds
- `full_set:SET`: a full set of `feather`, `herb`, `tripti-fungilus` or `duode-dax`
- `tiles:KIND`, `tiles:KIND+KIND`: number of tiles; `wild` means wild herbs
- `distinct_kinds`, `distinct_runestones`: different kinds of tiles, different symbols on Runestones
- `most_of_one_kind`, `every_kind`: tiles of the kind a seat has most of, or fewest of; `kinds_with_5_tiles`: kinds of
  which it has at least that many
- `concoctions_complete`: concoctions with all their levels; `twilight_goals`: goals won
- `shadows_received`, `twilight_cornered` (spells), `moonlight_sprite_tiles`, `mirrors_as_different_kinds`
- `last_sprite_space_held`, `all_sprite_spaces_held`: at the end of either round
"""

import re
from functools import cache
from typing import Final

from noctuary.games.nocturne.rules.basis.board import (
    ALL_SPACES,
    LAST_SPACE,
    OVER,
    TWILIGHT,
    UNKNOWN,
    Board,
    as_placed,
    owner_of,
    token_of,
)
from noctuary.games.nocturne.rules.basis.collection import collection, kind_counts
from noctuary.games.nocturne.rules.basis.facts import KINDS, NORMAL, RUNESTONE, WILD
from noctuary.games.nocturne.rules.counting import scoring
from noctuary.games.nocturne.rules.turns.sprites import spaces_held
from noctuary.kernel.base.messages import Argument, BadInput, Message

AT_LEAST: Final = ">="
AT_MOST: Final = "<="
EXACTLY: Final = "="
HOLDS: Final = ""
"""The comparison of a measure alone, which is 0 or 1 and must be 1."""

SETS: Final = ("feather", "herb", "tripti-fungilus", "duode-dax")
GOALS: Final = ("twilight", "moonlight")
WILDS: Final = "wild"
LETTERS: Final = 5
"""Number of different herbs in a full set."""
COUNTED: Final = (
    "total",
    "distinct_kinds",
    "distinct_runestones",
    "most_of_one_kind",
    "every_kind",
    "concoctions_complete",
    "twilight_goals",
    "shadows_received",
    "twilight_cornered",
    "moonlight_sprite_tiles",
    "mirrors_as_different_kinds",
)
HELD: Final = ("last_sprite_space_held", "all_sprite_spaces_held")
FORM: Final = re.compile(r"([a-z_]+?)(?:_with_([1-9])_tiles)?(?::([a-z+-]+))?(?:(>=|<=|=)([0-9]+))?")


class Objective:
    """A parsed objective: `measure` with its `argument` (`skulls` in `points:skulls`), `number` (the 5 in
    `kinds_with_5_tiles`), and `comparison` with `target`.
    """

    def __init__(self, text: str, measure: str, argument: str, number: int, comparison: str, target: int) -> None:
        self.text: str = text
        self.measure: str = measure
        self.argument: str = argument
        self.number: int = number
        self.comparison: str = comparison
        self.target: int = target

    def is_met(self, value: int) -> bool:
        """Whether this value meets the objective."""
        if self.comparison == AT_MOST:
            return value <= self.target
        return value == self.target if self.comparison == EXACTLY else value >= self.target

    @property
    def words(self) -> Message:
        """The objective as a message for people."""
        id = "nocturne-aim-" + self.measure.replace("_", "-")
        arguments: dict[str, Argument] = {"number": self.target}
        if self.measure == "points":
            arguments["row"] = self.argument
        elif self.measure == "full_set":
            return Message(id, {"set": self.argument})
        elif self.measure == "tiles":
            arguments["sort"] = self.argument.replace("+", "-")
        elif self.measure == "kinds":
            return Message("nocturne-aim-kinds-with-tiles", {"tiles": self.number, "number": self.target})
        elif self.comparison == HOLDS:
            return Message(id, {})
        if self.comparison == AT_MOST:
            id += "-most"
        elif self.comparison == EXACTLY:
            id += "-all" if self.target else "-none"
            if not self.target:
                del arguments["number"]
        return Message(id, arguments)


@cache
def parse(text: str) -> Objective:
    """Read an objective. Raises BadInput if it is not valid or refers to something that does not exist."""
    form = FORM.fullmatch(text)
    if form is None:
        raise BadInput("nocturne-aim-unknown", {"text": text})
    measure, number, argument, comparison = form[1], int(form[2] or 0), form[3] or "", form[4] or HOLDS
    if comparison == HOLDS:
        known = (measure in HELD and not argument) or (measure == "full_set" and argument in SETS)
    elif measure == "points":
        known = argument in scoring.ROWS[:-1] + ("goals",)
    elif measure == "tiles":
        known = all(kind in KINDS or kind == WILDS for kind in argument.split("+"))
    elif measure == "kinds":
        known = number > 0 and not argument
    else:
        known = measure in COUNTED and not argument
    if not known or (number > 0) != (measure == "kinds"):
        raise BadInput("nocturne-aim-unknown", {"text": text})
    return Objective(text, measure, argument, number, comparison, int(form[5]) if comparison != HOLDS else 1)


def amount_of(board: Board, objective: Objective, seat: int) -> int | None:
    """How much a seat has of what an objective asks for; None if it depends on concoctions that are hidden here."""
    measure = objective.measure
    if measure == "total" or measure == "points":
        return points(board, objective.argument or "total", seat)
    if measure == "concoctions_complete":
        return None if UNKNOWN in board.concoctions[seat] else complete(board, seat)
    if measure == "full_set":
        return 1 if set_share(board, objective.argument, seat) >= 1.0 else 0
    if measure == "tiles":
        return sum(number_of(board, kind, seat) for kind in objective.argument.split("+"))
    if measure == "twilight_goals":
        return board.goal_winner.count(seat)
    if measure == "shadows_received":
        return shadows_received(board, seat)
    if measure == "twilight_cornered":
        return board.cornered[seat]
    if measure == "moonlight_sprite_tiles":
        turned = board.sprite[: board.turned] if board.round != TWILIGHT else []
        return len([placed for placed in turned if owner_of(placed) == seat])
    if measure == "mirrors_as_different_kinds":
        return len({board.facts.tile_kind[tile] for tile in board.mirrors[seat] if tile >= 0})
    if measure in HELD:
        return 1 if spaces_held_yet(board, seat) & (LAST_SPACE if measure == HELD[0] else ALL_SPACES) else 0
    if measure == "distinct_runestones":
        return len({tile for tile in board.won[seat] if board.facts.tile_kind[tile] == RUNESTONE})
    counts = kind_counts(board, seat)
    if measure == "distinct_kinds":
        return len([count for count in counts if count])
    if measure == "kinds":
        return len([count for count in counts if count >= objective.number])
    return max(counts) if measure == "most_of_one_kind" else min(counts)


def points(board: Board, row: str, seat: int) -> int | None:
    """Points in a row of the score sheet, or in both rows of goals."""
    if row == "concoctions" and UNKNOWN in board.concoctions[seat]:
        return None
    sheet = dict(zip(scoring.ROWS, scoring.score(board, seat), strict=True))
    return sum(sheet[goals] for goals in GOALS) if row == "goals" else sheet[row]


def complete(board: Board, seat: int) -> int:
    """Concoctions completed with all their levels when the symbols are spent in the best way (NOC-8.7)."""
    cards = board.concoctions[seat]
    least = scoring.least_complete_now(board, seat)
    return scoring.best_concoctions(board.facts, scoring.symbol_supply(board, seat), cards, least)[1]


def number_of(board: Board, kind: str, seat: int) -> int:
    """The number of tiles of a kind, or of wild herbs."""
    if kind == WILDS:
        return len([tile for tile in board.won[seat] if board.facts.tile_herb[tile] == WILD])
    return kind_counts(board, seat)[KINDS.index(kind)]


def set_share(board: Board, name: str, seat: int) -> float:
    """The fraction of a full set that a seat has, including copies by mirrors; more than 1 if tiles are left over."""
    facts = board.facts
    tiles = collection(board, seat)
    if name == "feather":
        return tiles.feathers / (len(facts.feathers) - 1)
    if name == "herb":
        return tiles.letters_and_wilds() / LETTERS
    if name == "duode-dax":
        return tiles.duode / (len(facts.duode) - 1)
    return tiles.tripti / (len(facts.tripti) - 1)


def shadows_received(board: Board, seat: int) -> int:
    """All Shadow tokens that a seat has received, wherever they are now: they always stay its own (NOC-6.3)."""
    placed = board.placed + board.sprite + [as_placed(spell) for spell in board.casts]
    return (board.hand[seat] >> NORMAL & 0x3F).bit_count() + len(
        [spell for spell in placed if spell >= 0 and owner_of(spell) == seat and token_of(spell) >= NORMAL]
    )


def spaces_held_yet(board: Board, seat: int) -> int:
    """Which spaces of the Sprite board were held at the end of a round (NOC-12.5): bits LAST_SPACE and ALL_SPACES."""
    now = spaces_held(board, seat) if board.round == OVER else 0
    return board.held[seat] | now


def is_reached(board: Board, objective: Objective, seat: int) -> bool:
    """Whether a seat is known to have reached an objective."""
    value = amount_of(board, objective, seat)
    return value is not None and objective.is_met(value)
