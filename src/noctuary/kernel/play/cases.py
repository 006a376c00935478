"""Executable rule examples (`*.case.yaml`): a position, some moves, and the expected outcome."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from noctuary import locale
from noctuary.kernel.base.files import read_text
from noctuary.kernel.base.messages import Argument, BadInput, IllegalMove, Message, Refusal
from noctuary.kernel.base.positions import Document, difference, documents, expand
from noctuary.kernel.box.corrections import make_corrections
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Position, State
from noctuary.kernel.parts.moves import Move

KEYS: Final = ("game", "title", "rules", "changes", "options", "start", "moves", "expect", "learn")
LARGEST: Final = 1 << 20
"""Maximum size of a case file, in bytes; YAML is slow to read."""
CHECKS: Final = ("refused", "legal", "includes", "excludes", "expect")


class CaseStep(Struct, eq=False):
    """One entry of `moves`, or the final `expect`.

    `kind`: `move` or one of CHECKS. `lines`: the move lines it lists. `rule`: the rule that a refusal must name.
    `position`: the position that `expect` gives. `place`: file and line.
    """

    kind: str
    place: str
    lines: list[str]
    rule: str = ""
    position: Position = {}


class Case:
    """One executable example. `changes`: the facts that an edition changes for it; `start` is None if the case begins
    with a new game; `learn`: its course data (see `kernel.teaching.courses`).
    """

    def __init__(self, document: Document, game: str = "") -> None:
        """`game`: its game unless it names one itself. Raises BadInput, with the place, for invalid content."""
        self._document: Document = document
        value = document.value
        if not isinstance(value, Mapping):
            raise BadInput("case-no-mapping", {}, document.place())
        for key in value:
            if key not in KEYS:
                raise BadInput("case-key", {"text": str(key), "names": ", ".join(KEYS)}, document.place((key,)))
        self.place: str = document.place()
        self.game: str = self._take("game", str, game)
        if not self.game:
            raise BadInput("case-game", {}, self.place)
        self.title: str = str(value.get("title", ""))
        self.rules: list[str] = [str(rule) for rule in self._take("rules", list, [])]
        self.changes: dict[str, Any] = self._take("changes", dict, {})
        options = dict(self._take("options", dict, {}))
        self.seed: int = options.pop("seed", 0)
        if not isinstance(self.seed, int) or isinstance(self.seed, bool):
            raise BadInput("case-seed", {}, document.place(("options", "seed")))
        self.options: dict[str, Any] = options
        self.start: Position | None = self._take("start", dict, {}) if "start" in value else None
        self.steps: list[CaseStep] = list(self._steps())
        self.learn: dict[str, Any] = self._take("learn", dict, {})

    def place_of(self, *path: str | int) -> str:
        """File and line of the value at `path` in the case."""
        return self._document.place(path)

    def _take(self, key: str, kind: type, default: Any) -> Any:
        value = self._document.value.get(key, default)
        if not isinstance(value, kind):
            raise BadInput("case-kind", {"text": key}, self._document.place((key,)))
        return value

    def _steps(self) -> Iterator[CaseStep]:
        for index, entry in enumerate(self._take("moves", list, [])):
            path = ("moves", index)
            place = self._document.place(path)
            if isinstance(entry, str):
                yield CaseStep("move", place, [entry])
                continue
            kinds = [key for key in CHECKS if isinstance(entry, Mapping) and key in entry]
            surplus = [key for key in entry if key not in CHECKS and key != "rule"] if kinds else []
            if len(kinds) != 1 or surplus or ("rule" in entry) != (kinds[0] == "refused"):
                raise BadInput("case-step", {"names": ", ".join(CHECKS)}, place)
            kind, what = kinds[0], entry[kinds[0]]
            if kind == "expect":
                yield CaseStep(kind, place, [], position=self._position(what, place))
            elif kind == "refused":
                yield CaseStep(kind, place, self._lines([what], place), rule=str(entry["rule"]))
            else:
                yield CaseStep(kind, place, self._lines(what, place))
        if "expect" in self._document.value:
            place = self._document.place(("expect",))
            yield CaseStep("expect", place, [], position=self._position(self._document.value["expect"], place))

    @staticmethod
    def _lines(lines: Any, place: str) -> list[str]:
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            raise BadInput("case-lines", {}, place)
        return lines

    @staticmethod
    def _position(position: Any, place: str) -> Position:
        if not isinstance(position, dict):
            raise BadInput("case-kind", {"text": "expect"}, place)
        try:
            expanded: Position = expand(position)
        except BadInput as refusal:
            refusal.where = place
            raise
        return expanded


class CaseOutcome(Struct, eq=False):
    """The outcome of a case.

    `failure`: what went wrong, empty if the case passed; `place`: file and line; `moves`: the lines played before.
    """

    case: Case
    failure: list[Message]
    place: str
    moves: list[str]

    @property
    def passed(self) -> bool:
        """Whether the case passed."""
        return not self.failure

    def text(self, language: str = "en") -> str:
        """What went wrong, as one line of text."""
        return f"{self.place}: " + " ".join(message.text(language) for message in self.failure)


def load(path: Path) -> list[Case]:
    """The cases of a file. Raises BadInput with file, document and line."""
    return parse(read_text(path, LARGEST), str(path), game_around(path))


def game_around(path: Path) -> str:
    """The game to which the file's folder belongs or whose name it has, or else that of the folder around it
    (`GAME/learn`); "" if there is none.
    """
    around = path.absolute().parents[:2]
    games = {folder: name for name, folder in locale.folders_of_games().items()}
    games |= {folder: folder.name for folder in around if folder.name in catalogue.names()}
    return next((games[folder] for folder in around if folder in games), "")


def parse(text: str, where: str = "", game: str = "") -> list[Case]:
    """The cases of a file, by default of `game`. Raises BadInput with file, document and line."""
    cases = [Case(document, game) for document in documents(text, where, numbered=True)]
    if not cases:
        raise BadInput("case-none", {}, where)
    return cases


def run_case(case: Case) -> CaseOutcome:
    """Play a case up to its first failure."""
    moves: list[str] = []
    place = case.place
    try:
        state = _begin(case)
        for step in case.steps:
            place = step.place
            failure = _carry_out(state, step, moves)
            if failure:
                return CaseOutcome(case, failure, place, moves)
    except Refusal as refusal:
        return CaseOutcome(case, [refusal.message], refusal.where or place, moves)
    return CaseOutcome(case, [], case.place, moves)


def _begin(case: Case) -> State:
    """The initial state of the case. Raises BadInput with its place."""
    part = "game"
    try:
        game = catalogue.find(case.game)
        if case.changes:
            part = "changes"
            game = game.under(make_corrections(case.game, part, case.changes))
        part = "options"
        options = game.options(case.options)
        part = "start"
        if case.start is None:
            return game.new(options, case.seed, listen=True)
        return game.load(expand(case.start), options, case.seed, listen=True)
    except BadInput as refusal:
        inside = refusal.where.split(".") if refusal.where else []
        refusal.where = case.place_of(part, *inside)
        raise


def _carry_out(state: State, step: CaseStep, moves: list[str]) -> list[Message]:
    """Play or check one step; return what is wrong with it, empty if nothing is.

    Raises BadInput for lines that are not moves.
    """
    if step.kind == "move":
        try:
            state.enter(step.lines[0])
        except IllegalMove as refusal:
            return [Message("case-illegal", {"line": step.lines[0], "rule": refusal.rule}), refusal.message]
        moves.append(step.lines[0])
        return []
    if step.kind == "expect":
        game = state.game
        differs = difference(step.position, game.comparable(state.position(), step.position), game.unordered)
        return [differs] if differs is not None else []
    lines = [state.move(line) for line in step.lines]
    if step.kind == "refused":
        return _complaints(state, lines[0], step.rule)
    legal = [move for decision in state.decisions for move in decision.moves]
    missing = [move.line for move in lines if move not in legal]
    if step.kind == "legal":
        surplus = [move.line for move in legal if move not in lines]
        return _wrong("case-legal", missing=missing, surplus=surplus) if missing or surplus else []
    if step.kind == "includes":
        return _wrong("case-includes", missing=missing) if missing else []
    legal_lines = [move.line for move in lines if move in legal]
    return _wrong("case-excludes", surplus=legal_lines) if legal_lines else []


def _complaints(state: State, move: Move, rule: str) -> list[Message]:
    """What is wrong with the refusal of `move`; empty if it is refused under `rule`."""
    try:
        state.clone().apply(move)
    except IllegalMove as refusal:
        if refusal.rule == rule:
            return []
        return [
            Message("case-other-rule", {"line": move.line, "rule": refusal.rule, "expected": rule}),
            refusal.message,
        ]
    return _wrong("case-not-refused", surplus=[move.line])


def _wrong(id: str, **lines: list[str]) -> list[Message]:
    arguments: dict[str, Argument] = {key: " · ".join(texts) or "–" for key, texts in lines.items()}
    return [Message(id, arguments)]
