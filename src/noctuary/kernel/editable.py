"""Facts that the owner of a box may correct: what each is about, and its possible values.

A fact is found by its path in the facts of its game (`cards.vulko.cost`). Values are numbers, texts, booleans, or lists
of numbers and texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from noctuary.kernel.messages import BadInput

LONGEST_TEXT: Final = 60
"""Letters of a name on a card."""


class Fact:
    """A fact that may be corrected.

    `path`: where it stands in the facts; `sort`, `entry`, `key`: the component it belongs to, as `Game.components`
    lists it, and which of its properties; `value`: the built-in one; `source`: where that comes from (`rulebook`,
    `public`, `derived`, `reconstructed`); `kind`: which values are possible.
    """

    kind: str

    def __init__(self, path: str, sort: str, entry: str, key: str, value: Any, source: str) -> None:
        self.path: str = path
        self.sort: str = sort
        self.entry: str = entry
        self.key: str = key
        self.value: Any = value
        self.source: str = source

    def problem(self, value: object) -> BadInput | None:
        """What is wrong with `value` for this fact; None if it is possible."""
        raise NotImplementedError

    def limits(self) -> dict[str, Any]:
        """Which values are possible, as JSON values."""
        raise NotImplementedError

    def same(self, value: Any) -> bool:
        """Whether `value` is what the built-in facts say."""
        return bool(value == self.value)

    def mapping(self) -> dict[str, Any]:
        """The fact as JSON values."""
        return {
            "path": self.path,
            "sort": self.sort,
            "entry": self.entry,
            "key": self.key,
            "kind": self.kind,
            "value": self.value,
            "source": self.source,
            **self.limits(),
        }


class Number(Fact):
    """A whole number between `least` and `most`."""

    kind = "number"

    def __init__(
        self, path: str, sort: str, entry: str, key: str, value: Any, source: str, least: int, most: int
    ) -> None:
        super().__init__(path, sort, entry, key, value, source)
        self.least: int = least
        self.most: int = most

    def problem(self, value: object) -> BadInput | None:
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return None
        return BadInput("edition-number", {"found": shown(value), "least": self.least, "most": self.most}, self.path)

    def limits(self) -> dict[str, Any]:
        return {"least": self.least, "most": self.most}


class Choice(Fact):
    """One of `choices`."""

    kind = "choice"

    def __init__(
        self, path: str, sort: str, entry: str, key: str, value: Any, source: str, choices: Sequence[str]
    ) -> None:
        super().__init__(path, sort, entry, key, value, source)
        self.choices: list[str] = list(choices)

    def problem(self, value: object) -> BadInput | None:
        if isinstance(value, str) and value in self.choices:
            return None
        return BadInput("edition-choice", {"found": shown(value), "names": ", ".join(self.choices)}, self.path)

    def limits(self) -> dict[str, Any]:
        return {"choices": self.choices}


class Choices(Fact):
    """A list of `least` to `most` of `choices`, each at most `repeats` times. `ordered`: whether their order matters.
    `kind` says what they are: `choices` (words), `tokens`, `numbers`.
    """

    def __init__(
        self,
        path: str,
        sort: str,
        entry: str,
        key: str,
        value: Any,
        source: str,
        choices: Sequence[str | int],
        least: int,
        most: int,
        repeats: int = 1,
        kind: str = "choices",
        ordered: bool = False,
    ) -> None:
        super().__init__(path, sort, entry, key, value, source)
        self.choices: list[str | int] = list(choices)
        self.least: int = least
        self.most: int = most
        self.repeats: int = repeats
        self.kind = kind
        self.ordered: bool = ordered

    def problem(self, value: object) -> BadInput | None:
        names = ", ".join(map(str, self.choices))
        if not isinstance(value, list):
            return BadInput("edition-list", {"found": shown(value), "names": names}, self.path)
        for one in value:
            if isinstance(one, bool) or one not in self.choices:
                return BadInput("edition-choice", {"found": shown(one), "names": names}, self.path)
            if value.count(one) > self.repeats:
                return BadInput("edition-repeated", {"found": shown(one), "most": self.repeats}, self.path)
        if not self.least <= len(value) <= self.most:
            arguments: dict[str, Any] = {"number": len(value), "least": self.least, "most": self.most}
            return BadInput("edition-length", arguments, self.path)
        return None

    def limits(self) -> dict[str, Any]:
        return {"choices": self.choices, "least": self.least, "most": self.most, "repeats": self.repeats}

    def same(self, value: Any) -> bool:
        return bool(
            value == self.value or (not self.ordered and sorted(map(str, value)) == sorted(map(str, self.value)))
        )


class Text(Fact):
    """A name: one to LONGEST_TEXT printable letters."""

    kind = "text"

    def problem(self, value: object) -> BadInput | None:
        if isinstance(value, str) and value.strip() and len(value) <= LONGEST_TEXT and value.isprintable():
            return None
        return BadInput("edition-text", {"found": shown(value), "most": LONGEST_TEXT}, self.path)

    def limits(self) -> dict[str, Any]:
        return {"most": LONGEST_TEXT}


class Truth(Fact):
    """True or false."""

    kind = "truth"

    def problem(self, value: object) -> BadInput | None:
        return None if isinstance(value, bool) else BadInput("edition-truth", {"found": shown(value)}, self.path)

    def limits(self) -> dict[str, Any]:
        return {}


class Shape(Fact):
    """A drawing of cells: rows of equal length, `X` for a cell and `.` for none, at most `rows` x `columns`."""

    kind = "shape"

    def __init__(
        self, path: str, sort: str, entry: str, key: str, value: Any, source: str, rows: int, columns: int
    ) -> None:
        super().__init__(path, sort, entry, key, value, source)
        self.rows: int = rows
        self.columns: int = columns

    def problem(self, value: object) -> BadInput | None:
        if is_shape(value, self.rows, self.columns):
            return None
        arguments: dict[str, Any] = {"found": shown(value), "rows": self.rows, "columns": self.columns}
        return BadInput("edition-shape", arguments, self.path)

    def limits(self) -> dict[str, Any]:
        return {"rows": self.rows, "columns": self.columns}


def is_shape(value: object, rows: int, columns: int) -> bool:
    """Whether `value` is a drawing of at least one cell on at most `rows` x `columns`, without an empty edge."""
    if not isinstance(value, list) or not 1 <= len(value) <= rows or not all(isinstance(row, str) for row in value):
        return False
    width = len(value[0])
    if not 1 <= width <= columns or any(len(row) != width or set(row) - set("X.") for row in value):
        return False
    sides = [value[0], value[-1], [row[0] for row in value], [row[-1] for row in value]]
    return all("X" in side for side in sides)


def shown(value: object) -> str:
    """A value as a refusal quotes it, shortened if need be."""
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= LONGEST_TEXT else text[:LONGEST_TEXT] + "…"
