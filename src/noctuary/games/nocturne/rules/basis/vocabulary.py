"""The words that goals are made of (chapter 5): a goal is a line like `first areas 3` or `each shape XX/X.`.

Twilight goals go to the *first* who reaches something, at once; to whoever has the *most* of something when the round
ends; or to the *last* star. A moonlight goal scores its points for *each* of something.

What goals are about is a class each. A new one needs a class here, and nothing else in the rules or for bots.
"""

from collections.abc import Iterator
from typing import ClassVar, Final

from mypy_extensions import i64, trait

from noctuary.games.nocturne.rules.basis.areas import (
    areas,
    bits,
    bottom_row,
    central,
    corners,
    disjoint_copies,
    placements,
    top_row,
)
from noctuary.kernel.box.editable import GoalForm, is_shape

FIRST: Final = 0
MOST: Final = 1
LAST: Final = 2
EACH: Final = 3
RANKS: Final = ("first", "most", "last", "each")

PLAIN: Final = 0
CORNERED: Final = 1
FROM_SPRITE: Final = 2
"""How a tile was won: by a spell, a cornered spell, or from the Sprite board."""

LARGEST_SHAPE: Final = 4
"""The most rows and columns that a shape may have."""
BEHIND: Final[tuple[float, ...]] = (1.0, 0.3, 0.1, 0.03)
"""The chance that a seat gets a goal, by how many of what it counts the seat is behind."""
NEARLY: Final = 0.3
"""The nearness of a goal that depends on one more tile."""


@trait
class Holdings:
    """What a seat has on the table that goals can be about."""

    control: i64
    """The cells with its control tokens."""
    forest: i64
    """All cells of the forest."""
    hand: i64

    def count_areas(self) -> int:
        """The number of its control areas."""
        return len(areas(self.control))

    def largest_area(self) -> int:
        """The number of cells of its largest control area."""
        most = 0
        for area in areas(self.control):
            most = max(most, bits(area))
        return most

    def areas_of(self, size: int) -> int:
        """The number of its control areas of exactly this many cells."""
        number = 0
        for area in areas(self.control):
            if bits(area) == size:
                number += 1
        return number

    def most_tiles(self) -> int:
        """The number of its tiles of the kind it has most of."""
        raise NotImplementedError

    def symbol_kinds(self) -> int:
        """The number of kinds of its symbols."""
        raise NotImplementedError

    def sprite_tokens(self) -> int:
        """The number of its tokens on the Sprite board."""
        raise NotImplementedError

    def has_star(self) -> bool:
        """Whether a star is in its hand."""
        raise NotImplementedError

    def was_last_star(self) -> bool:
        """Whether it was the last to win a tile with a star."""
        raise NotImplementedError

    def completes_stars(self, token: int) -> bool:
        """Whether every star has won, now that it has won with this token."""
        raise NotImplementedError


class Goal:
    """What a goal asks for. `forms` are its words, each with the range of its number, or `shape`, if it has one."""

    forms: ClassVar[tuple[str, ...]] = ()
    about_tiles: ClassVar = False
    """Whether a tile from the Sprite board can meet the goal, too, as the first."""

    def __init__(self, rank: int, number: int = 0, shape: list[str] | None = None) -> None:
        self.rank: Final = rank
        self.number: Final = number
        self.shape: Final = shape or []

    def count(self, held: Holdings) -> int:
        """How many a seat has of what the goal counts."""
        raise NotImplementedError

    def is_reached(self, held: Holdings, token: int, how: int) -> bool:
        """Whether a tile just won with `token` decides the goal at once (NOC-5.2). `how`: PLAIN or another."""
        if self.rank != FIRST or (how == FROM_SPRITE and not self.about_tiles):
            return False
        return self.count(held) >= max(1, self.number)

    def nearness(self, held: Holdings) -> float:
        """How near a seat is to meeting the goal, from 0 (far) to 1 (almost met), for bots."""
        return BEHIND[min(3, max(0, self.number - self.count(held) - 1))]


class Token(Goal):
    """To win a tile with a token of this value."""

    forms: ClassVar = ("first token 1-7",)

    def is_reached(self, held: Holdings, token: int, how: int) -> bool:
        return token == self.number - 1  # token index = value - 1

    def nearness(self, held: Holdings) -> float:
        return NEARLY if held.hand >> self.number - 1 & 1 else 0.0


class Areas(Goal):
    """Separate control areas."""

    forms: ClassVar = ("first areas 2-6", "most areas", "each areas")

    def count(self, held: Holdings) -> int:
        return held.count_areas()


class Largest(Goal):
    """Cells of the largest control area."""

    forms: ClassVar = ("first area 2-8", "most largest", "each largest")

    def count(self, held: Holdings) -> int:
        return held.largest_area()


class AreasOf(Goal):
    """Control areas of exactly this many cells."""

    forms: ClassVar = ("each area 1-8",)

    def count(self, held: Holdings) -> int:
        return held.areas_of(self.number)


class Symbols(Goal):
    """Kinds of symbols."""

    forms: ClassVar = ("first symbols 2-5", "most symbols")
    about_tiles: ClassVar = True

    def count(self, held: Holdings) -> int:
        return held.symbol_kinds()


class SingleKind(Goal):
    """Tiles of a single kind."""

    forms: ClassVar = ("first kind 2-8", "most kind")
    about_tiles: ClassVar = True

    def count(self, held: Holdings) -> int:
        return held.most_tiles()


class Control(Goal):
    """Control tokens in the forest."""

    forms: ClassVar = ("first control 2-10", "most control", "each control")

    def count(self, held: Holdings) -> int:
        return bits(held.control)


class Copies(Goal):
    """Copies of this shape that share no cell."""

    forms: ClassVar = ("first shape shape", "each shape shape")

    def __init__(self, rank: int, number: int = 0, shape: list[str] | None = None) -> None:
        super().__init__(rank, number, shape)
        self.places: Final = placements(self.shape)
        self.known: Final[dict[int, int]] = {}
        """A cache of how many copies fit into a mask of cells."""

    def count(self, held: Holdings) -> int:
        return disjoint_copies(held.control, self.places, self.known)

    def nearness(self, held: Holdings) -> float:
        return NEARLY


class Cornered(Goal):
    """To cast a cornered spell."""

    forms: ClassVar = ("first cornered",)

    def is_reached(self, held: Holdings, token: int, how: int) -> bool:
        return how == CORNERED

    def nearness(self, held: Holdings) -> float:
        return NEARLY


class Top(Goal):
    """Controlled cells in the topmost row."""

    forms: ClassVar = ("most top", "each top")

    def count(self, held: Holdings) -> int:
        return bits(held.control & top_row(held.forest))


class Bottom(Goal):
    """Controlled cells in the bottom row."""

    forms: ClassVar = ("most bottom", "each bottom")

    def count(self, held: Holdings) -> int:
        return bits(held.control & bottom_row(held.forest))


class Edge(Goal):
    """Controlled cells on the edge."""

    forms: ClassVar = ("most edge", "each edge")

    def count(self, held: Holdings) -> int:
        return bits(held.control & ~central(held.forest))


class Central(Goal):
    """Controlled cells that are not on the edge."""

    forms: ClassVar = ("most central", "each central")

    def count(self, held: Holdings) -> int:
        return bits(held.control & central(held.forest))


class Corners(Goal):
    """Controlled cells in the corners."""

    forms: ClassVar = ("most corners", "each corners")

    def count(self, held: Holdings) -> int:
        return bits(held.control & corners(held.forest))


class Sprite(Goal):
    """Tokens on the Sprite board."""

    forms: ClassVar = ("most sprite", "each sprite")

    def count(self, held: Holdings) -> int:
        return held.sprite_tokens()


class Tokens(Goal):
    """Tokens in hand; in moonlight, those left over at its end."""

    forms: ClassVar = ("most tokens", "each tokens")

    def count(self, held: Holdings) -> int:
        return bits(held.hand)


class Star(Goal):
    """To win a tile with a star when all others have done so, or else to be the last to do so."""

    forms: ClassVar = ("last star",)

    def count(self, held: Holdings) -> int:
        return int(held.was_last_star())

    def is_reached(self, held: Holdings, token: int, how: int) -> bool:
        return how != FROM_SPRITE and held.completes_stars(token)

    def nearness(self, held: Holdings) -> float:
        return 0.6 if held.was_last_star() or held.has_star() else 0.0


class GoalWord:
    """A word that goals begin with: its form, and what it is about."""

    def __init__(self, goal: type[Goal], text: str) -> None:
        parts = text.split(" ")
        self.goal: Final = goal
        self.rank: Final = RANKS.index(parts[0])
        self.form: Final[GoalForm] = {"word": " ".join(parts[:2])}
        if parts[2:] == ["shape"]:
            self.form["shape"] = LARGEST_SHAPE
        elif parts[2:]:
            self.form["least"], self.form["most"] = map(int, parts[2].split("-"))

    def read(self, more: list[str]) -> Goal | None:
        """The goal with the number or shape that follows the word; None if it is not valid."""
        text = " ".join(more)
        if "shape" in self.form:
            rows = text.split("/")
            return self.goal(self.rank, 0, rows) if is_shape(rows, LARGEST_SHAPE, LARGEST_SHAPE) else None
        if "least" in self.form:
            valid = text.isdecimal() and self.form["least"] <= int(text) <= self.form["most"]
            return self.goal(self.rank, int(text)) if valid else None
        return None if more else self.goal(self.rank)


def words() -> Iterator[GoalWord]:
    """All words, ordered by who wins the goal."""
    forms = [GoalWord(goal, form) for goal in Goal.__subclasses__() for form in goal.forms]
    yield from sorted(forms, key=lambda word: word.rank)


TWILIGHT_WORDS: Final = {word.form["word"]: word for word in words() if word.rank != EACH}
MOONLIGHT_WORDS: Final = {word.form["word"]: word for word in words() if word.rank == EACH}


def read_goal(line: object, words: dict[str, GoalWord]) -> Goal | None:
    """The goal that a line describes; None if it is not valid."""
    if not isinstance(line, str):
        return None
    parts = line.split(" ")
    word = words.get(" ".join(parts[:2]))
    return None if word is None else word.read(parts[2:])
