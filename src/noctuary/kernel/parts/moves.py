"""Moves and decisions: integer codes inside, text outside.

A game has a fixed *action space*: every possible move has one integer code, the same for every seat. `Move` and
`Decision` make codes readable and are created only on demand.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from noctuary.kernel.base.messages import BadInput, Message

NOBODY: Final = -1
"""The seat number of watchers; also used where no seat is meant."""


def seat_name(seat: int) -> str:
    """`P1` for seat 0, clockwise."""
    return f"P{seat + 1}"


def seat_number(name: str, players: int) -> int:
    """The number of the seat with this name (`P1`..). Raises BadInput."""
    seat = "123456789".find(name[1:]) if len(name) == 2 and name[0] == "P" else -1
    if 0 <= seat < players:
        return seat
    raise BadInput("input-seat", {"text": name, "last": seat_name(players - 1)})


class Reference(NamedTuple):
    """A thing on the table that a move refers to: its kind (`token`, `cell`, `tile`, ...) and its id."""

    kind: str
    id: str

    def __repr__(self) -> str:
        return f"{self.kind}:{self.id}"


class Actions:
    """The action space of a game: codes 0 .. size - 1 and their texts, without the seat (`cast 4 b3`).

    `references`: the things each move refers to, in the order in which its text names them, one word each.
    """

    def __init__(
        self,
        texts: list[str],
        references: list[list[Reference]],
        found: tuple[object, tuple[object, ...]] | None = None,
    ) -> None:
        """`found`: a function and its arguments that return this action space, for pickling large ones by reference.
        Raises ValueError for two equal texts, or texts without their list of references.
        """
        if len(texts) != len(references):
            raise ValueError(f"{len(texts)} moves need as many lists of references, not {len(references)}.")
        self.texts: list[str] = texts
        self._found: tuple[object, tuple[object, ...]] = found or (Actions, (texts, references))
        self._references: list[list[Reference]] = references
        self._codes: dict[str, int] = {text: code for code, text in enumerate(texts)}
        if len(self._codes) != len(texts):
            twice = next(text for code, text in enumerate(texts) if self._codes[text] != code)
            raise ValueError(f"The move “{twice}” appears twice.")
        self._touching: dict[Reference, list[int]] = {}
        """The codes that refer to each thing; filled on first use."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return self._found

    @property
    def size(self) -> int:
        """The number of codes."""
        return len(self.texts)

    def format(self, code: i64) -> str:
        """The text of a code, without the seat."""
        return self.texts[code]

    def parse(self, text: str) -> int:
        """The code of a text; white space is normalised. Raises BadInput for a text that is not a move of this game."""
        code = self._codes.get(" ".join(text.split()))
        if code is None:
            raise BadInput("input-move", {"text": text})
        return code

    def references(self, code: i64) -> list[Reference]:
        """The things the move refers to, in the order of its text."""
        return self._references[code]

    def kinds(self, code: i64) -> list[str | None]:
        """For each word after the verb, the kind of thing it names; None for other words."""
        references = self._references[code]
        kinds: list[str | None] = []
        named = 0
        for word in self.texts[code].split(" ")[1:]:
            if named < len(references) and references[named].id == word:
                kinds.append(references[named].kind)
                named += 1
            else:
                kinds.append(None)
        return kinds

    def touching(self, thing: Reference) -> list[int]:
        """The codes of all moves that refer to `thing`, in order; the list must not be changed."""
        if not self._touching:
            for code, references in enumerate(self._references):
                for reference in references:
                    codes = self._touching.setdefault(reference, [])
                    # List a code once, even if it names the thing twice.
                    if not codes or codes[-1] != code:
                        codes.append(code)
        return self._touching.get(thing, [])

    def verb(self, code: i64) -> str:
        """The first word of the move's text."""
        return self.texts[code].split(" ", 1)[0]


class Move:
    """A move of a seat: `str(move)` is its line (`P1 cast 4 b3`)."""

    __slots__ = ("_actions", "code", "seat")

    def __init__(self, actions: Actions, seat: i64, code: i64) -> None:
        self._actions: Actions = actions
        self.seat: int = int(seat)
        self.code: int = int(code)

    @property
    def line(self) -> str:
        """The line of the move in text formats."""
        return f"{seat_name(self.seat)} {self._actions.format(self.code)}"

    @property
    def text(self) -> str:
        """The line without the seat."""
        return self._actions.format(self.code)

    @property
    def references(self) -> list[Reference]:
        """The things on the table that the move refers to."""
        return self._actions.references(self.code)

    @property
    def kinds(self) -> list[str | None]:
        """For each word after the verb, the kind of thing it names; None for other words."""
        return self._actions.kinds(self.code)

    def __str__(self) -> str:
        return self.line

    def __repr__(self) -> str:
        return f"Move({self.line!r})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Move, (self._actions, self.seat, self.code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and other.seat == self.seat and other.code == self.code

    def __hash__(self) -> int:
        return hash((self.seat, self.code))


def parse_line(actions: Actions, line: str, players: int) -> Move:
    """The move written as `line` (`P1 cast 4 b3`), legal or not. Raises BadInput."""
    parts = line.split(None, 1)
    if len(parts) < 2:
        raise BadInput("input-line", {"text": line})
    return Move(actions, seat_number(parts[0], players), actions.parse(parts[1]))


class Decision:
    """The decision that one seat must make now.

    `kind` is the kind of decision, `rule` the rule that requires it, `prompt` the question in one sentence; `codes` are
    the legal codes, at least two (a seat with one legal move is not asked; see `State.patient` for the exception).
    """

    __slots__ = ("_actions", "codes", "kind", "prompt", "rule", "seat")

    def __init__(self, actions: Actions, seat: int, kind: str, prompt: Message, rule: str, codes: list[int]) -> None:
        self._actions: Actions = actions
        self.seat: int = seat
        self.kind: str = kind
        self.prompt: Message = prompt
        self.rule: str = rule
        self.codes: list[int] = codes

    @property
    def moves(self) -> list[Move]:
        """The legal moves."""
        return [Move(self._actions, self.seat, code) for code in self.codes]

    def __repr__(self) -> str:
        return f"Decision({seat_name(self.seat)}, {self.kind!r}, {len(self.codes)} moves)"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Decision, (self._actions, self.seat, self.kind, self.prompt, self.rule, self.codes)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return False
        same = other.seat == self.seat and other.kind == self.kind and other.rule == self.rule
        return same and other.prompt == self.prompt and other.codes == self.codes

    def __hash__(self) -> int:
        return hash((self.seat, self.kind))


def weigh(rows: list[list[int]], weights: list[float]) -> list[float]:
    """The sum of the weights at the places in each row."""
    sums: list[float] = []
    for row in rows:
        total = 0.0
        for place in row:
            total += weights[place]
        sums.append(total)
    return sums
