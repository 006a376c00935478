"""Facts that the owner of a box may correct, with their possible values.

A fact is identified by its path in the facts of its game (`cards.vulko.cost`). Values are numbers, texts, booleans, or
lists of numbers and texts. Clients receive the fields of a fact, and its `kind`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NotRequired, TypedDict

from msgspec import Struct, to_builtins

from noctuary.kernel.base.messages import BadInput, Unwritten
from noctuary.kernel.base.readable import is_line

LONGEST_TEXT: Final = 60
"""Maximum length of a name on a card, in characters."""

GRADES: Final = ("public", "derived", "reconstructed")
"""The sources of facts other than the rulebook, most reliable first."""

Items = Sequence[str | int]


def grade(entry: Mapping[str, Any], key: str) -> str:
    """The source of a fact: the grade under which its entry lists the key (a name also without its language), or else
    the `source` of the entry, or else the rulebook.
    """
    for possible in GRADES:
        if not {key, key.partition(".")[0]}.isdisjoint(entry.get(possible, ())):
            return possible
    return str(entry.get("source", "rulebook"))


class Place:
    """A component in the facts: `entry` of `section`. Calling it with a key returns the first arguments of every kind
    of fact: path, sort, entry, key, value (`missing` if there is none) and source.
    """

    def __init__(self, section: str, id: str, sort: str, entry: Mapping[str, Any], shown: str = "") -> None:
        self.path: str = f"{section}.{id}" if id else section
        self.sort: str = sort
        self.shown: str = shown or id
        """The id under which the component is shown."""
        self.entry: Mapping[str, Any] = entry

    def __call__(self, key: str, missing: Any = None) -> tuple[str, str, str, str, Any, str]:
        value: Any = self.entry
        for part in key.split("."):
            value = value.get(part, missing)
        return f"{self.path}.{key}", self.sort, self.shown, key, value, grade(self.entry, key)


class Fact(Struct, tag_field="kind"):
    """A fact that an edition can change, with its possible values."""

    path: str
    """Its path in the facts: `cards.vulko.cost`."""
    sort: str
    """Together with `entry`, the component it belongs to."""
    entry: str
    key: str
    """The property of the component: `cost`, `name.pl`."""
    value: str | int | bool | Items
    """Its value in the built-in facts."""
    source: str
    """Where the value comes from, most reliable first: `rulebook`, `public`, `derived`, `reconstructed`."""

    @property
    def kind(self) -> str:
        """The type of its values, in one word."""
        return str(self.__struct_config__.tag)

    def problem(self, value: object) -> BadInput | None:
        """What is wrong with `value` for this fact; None if it is valid."""
        raise Unwritten(self, "problem(self, value) -> BadInput | None", "what is wrong with `value`")

    def same(self, value: Any) -> bool:
        """Whether `value` equals the built-in one."""
        return bool(value == self.value)

    def mapping(self) -> dict[str, Any]:
        """The fact as JSON values."""
        values: dict[str, Any] = to_builtins(self)
        return values

    def refusal(self, id: str, value: object, **limits: Any) -> BadInput:
        """The refusal of an impossible `value`."""
        return BadInput(f"edition-{id}", {"found": quote(value), **limits}, self.path)


class NumberFact(Fact, tag="number"):
    """A whole number."""

    least: int
    most: int

    def problem(self, value: object) -> BadInput | None:
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return None
        return self.refusal("number", value, least=self.least, most=self.most)


class ChoiceFact(Fact, tag="choice"):
    """One of the choices."""

    choices: Sequence[str]
    of: str
    """The sort of things that the choices are ids of."""

    def problem(self, value: object) -> BadInput | None:
        if isinstance(value, str) and value in self.choices:
            return None
        return self.refusal("choice", value, names=", ".join(self.choices))


class ChoicesFact(Fact, tag="choices"):
    """From `least` to `most` of the choices, each at most `repeats` times."""

    choices: Items
    of: str
    """The sort of things that the choices are ids of."""
    least: int
    most: int
    repeats: int

    def problem(self, value: object) -> BadInput | None:
        names = ", ".join(map(str, self.choices))
        if not isinstance(value, list):
            return self.refusal("list", value, names=names)
        for one in value:
            if isinstance(one, bool) or one not in self.choices:
                return self.refusal("choice", one, names=names)
            if value.count(one) > self.repeats:
                return self.refusal("repeated", one, most=self.repeats)
        if not self.least <= len(value) <= self.most:
            arguments: dict[str, Any] = {"number": len(value), "least": self.least, "most": self.most}
            return BadInput("edition-length", arguments, self.path)
        return None

    def same(self, value: Any) -> bool:
        assert isinstance(self.value, list)
        return sorted(map(str, value)) == sorted(map(str, self.value))


class TokensFact(ChoicesFact, tag="tokens"):
    """Like ChoicesFact, with numbers and `star` as choices; tokens lie in ascending order."""


class SizeFact(ChoicesFact, tag="size"):
    """A number of rows and a number of columns, in that order."""

    def same(self, value: Any) -> bool:
        return bool(value == self.value)


class TextFact(Fact, tag="text"):
    """A text of limited length."""

    most: int = LONGEST_TEXT

    def problem(self, value: object) -> BadInput | None:
        if isinstance(value, str) and len(value) <= self.most and is_line(value):
            return None
        return self.refusal("text", value, most=self.most)


class TruthFact(Fact, tag="truth"):
    """True or false."""

    def problem(self, value: object) -> BadInput | None:
        return None if isinstance(value, bool) else self.refusal("truth", value)


class ShapeFact(Fact, tag="shape"):
    """A shape as rows of `X` and `.`, limited in number and length."""

    rows: int
    columns: int

    def problem(self, value: object) -> BadInput | None:
        if is_shape(value, self.rows, self.columns):
            return None
        return self.refusal("shape", value, rows=self.rows, columns=self.columns)


class GoalForm(TypedDict):
    """One form of a goal: a word, alone, with a number from `least` to `most`, or with a shape."""

    word: str
    least: NotRequired[int]
    most: NotRequired[int]
    shape: NotRequired[int]
    """Maximum number of rows and of columns of the shape."""


def goal_line(form: GoalForm) -> str:
    """A form in words, with its numbers or an example of a shape: `most area 2–6`, `each shape XX/X.`."""
    if "least" in form:
        return f"{form['word']} {form['least']}–{form['most']}"
    return form["word"] + (" XX/X." if "shape" in form else "")


class GoalFact(Fact, tag="goal"):
    """A goal in one of the forms `goals`, as one line of text."""

    goals: list[GoalForm]


AnyFact = NumberFact | ChoiceFact | ChoicesFact | TokensFact | SizeFact | TextFact | TruthFact | ShapeFact | GoalFact
"""The types of facts that clients receive."""


def is_shape(value: object, rows: int, columns: int) -> bool:
    """Whether `value` is a shape of at least one cell on at most `rows` x `columns`, without empty edges."""
    if not isinstance(value, list) or not 1 <= len(value) <= rows or not all(isinstance(row, str) for row in value):
        return False
    width = len(value[0])
    if not 1 <= width <= columns or any(len(row) != width or set(row) - set("X.") for row in value):
        return False
    sides = [value[0], value[-1], [row[0] for row in value], [row[-1] for row in value]]
    return all("X" in side for side in sides)


def quote(value: object) -> str:
    """A value as quoted in a refusal, shortened if too long."""
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= LONGEST_TEXT else text[:LONGEST_TEXT] + "…"
