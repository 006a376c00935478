"""Courses: guided tables of a game, written as cases in its folder `learn/`.

A case whose `learn` names a course is a course: the table begins with its `start` (or its seed) and follows its `moves`
as long as the person, who has the first seat, makes the moves listed. The guide comments at these steps:

    learn:
      course: casting-1
      steps:
      - {name: open, ask: open, good: [cast 3 b2], bad: {high: [cast 7 *]}, rules: [NOC-2.8]}

Messages: `GAME-learn-COURSE-STEP`; after a good answer `...-good`, after a bad one `...-bad-NAME`. They get the
arguments of the question. The course of the first game is called `first`; all others are exercises, numbered within
their lesson: every step of an exercise requires a good answer, and `...-bad` is shown after any other answer.
"""

import re
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final

from noctuary import locale
from noctuary.kernel.base.messages import Argument, BadInput
from noctuary.kernel.base.positions import expand
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Event, Game, State
from noctuary.kernel.parts.moves import Decision
from noctuary.kernel.parts.phases import Phase, phase_of
from noctuary.kernel.play.cases import Case, load
from noctuary.kernel.play.match import Match

FIRST: Final = "first"
ME: Final = 0
"""The seat of the learner."""
OVER: Final = "over"
"""The `ask` of a step that is shown at the end of the game."""
KEYS: Final = ("name", "ask", "seen", "can", "path", "unless", "wait", "good", "bad", "show", "pieces", "rules")


class CourseStep:
    """A comment of the guide, shown once, at the first decision of the learner that fits.

    `ask`: the kind of decision; `seen`: an event that must have happened, by id and some arguments; `can`: a move that
    must be legal; `path`: only while all moves are those of the case; `unless`: not if that step was shown; `wait`: at
    least this many decisions after the last step. `show`: the things on the table it mentions, as `KIND ID`, parts of
    it, as `part NAME`, or answers beside the question, as `answer WORD`; `pieces`: the components drawn beside its
    text.
    """

    def __init__(self, values: dict[str, Any], message: str) -> None:
        self.name: str = values["name"]
        self.message: str = f"{message}-{self.name}"
        self.ask: str = values.get("ask", "*")
        self.seen: dict[str, Any] = values.get("seen", {})
        self.can: str = values.get("can", "*")
        self.path: bool = values.get("path", False)
        self.unless: str = values.get("unless", "")
        self.wait: int = values.get("wait", 0)
        self.good: list[str] = values.get("good", [])
        self.bad: dict[str, list[str]] = values.get("bad", {})
        self.show: list[str] = values.get("show", [])
        self.pieces: list[str] = values.get("pieces", [])
        self.rules: list[str] = values.get("rules", [])

    def fits(self, decision: Decision, events: Sequence[Event], on_path: bool) -> bool:
        """Whether to show the step at this decision."""
        return (
            fnmatchcase(decision.kind, self.ask)
            and (on_path or not self.path)
            and (not self.seen or any(map(self._has_seen, events)))
            and any(fnmatchcase(move.text, self.can) for move in decision.moves)
        )

    def _has_seen(self, event: Event) -> bool:
        said = {"id": event.id, **event.seen_by(ME).arguments}
        return all(fnmatchcase(str(said.get(key)), str(value)) for key, value in self.seen.items())

    def about(self, move: str, exercise: bool) -> str | None:
        """The id of the message after the answer `move`; None if there is none."""
        if any(fnmatchcase(move, pattern) for pattern in self.good):
            return f"{self.message}-good"
        for name, patterns in self.bad.items():
            if any(fnmatchcase(move, pattern) for pattern in patterns):
                return f"{self.message}-bad-{name}"
        return f"{self.message}-bad" if exercise else None

    def messages(self, exercise: bool) -> list[str]:
        """The ids of all its messages."""
        more = ["good"] * bool(self.good) + [f"bad-{name}" for name in self.bad] + ["bad"] * exercise
        return [self.message, *(f"{self.message}-{name}" for name in more)]


class Course:
    """A guided table of a game."""

    def __init__(self, case: Case) -> None:
        """Raises BadInput, with the place, for a decision in no phase of the game, or an unknown key of a step."""
        self.case: Case = case
        self.name: str = case.learn["course"]
        self.options: dict[str, Any] = case.options
        self.seed: int = case.seed
        phases = catalogue.find(case.game).phases
        asked = [OVER, *(step for phase in phases for step in phase.steps)]
        self.steps: list[CourseStep] = []
        for number, values in enumerate(case.learn["steps"]):
            place = case.place_of("learn", "steps", number)
            for key in values:
                if key not in KEYS:
                    raise BadInput("position-key", {"text": key, "names": ", ".join(KEYS)}, place)
            step = CourseStep(values, f"{case.game}-learn-{self.name}")
            if phases and not any(fnmatchcase(ask, step.ask) for ask in asked):
                raise BadInput("position-word", {"text": step.ask, "names": ", ".join(asked)}, place)
            self.steps.append(step)
        self.script: list[str] = [step.lines[0] for step in case.steps if step.kind == "move"]

    @property
    def exercise(self) -> bool:
        """Whether it is an exercise, which sets a task and ends with its solution."""
        return self.name != FIRST

    def new(self, game: Game) -> State:
        """The initial state, with its events so far."""
        options = game.options(self.options)
        if self.case.start is None:
            return game.new(options, self.seed, listen=True)
        return game.load(expand(self.case.start), options, self.seed, listen=True)

    def played_as(self, game: Game) -> Game:
        """The game, with its corrections only if none matters here: the answers hold for the built-in facts."""
        if not game.corrections:
            return game
        state = self.new(built_in := catalogue.find(game.name))
        position, players = state.position(), state.options.players
        return built_in if any(matters_in(position, players, path) for path in game.corrections.changes) else game

    def on_path(self, lines: Sequence[str]) -> bool:
        """Whether these decisions are those of the case."""
        return list(lines) == self.script[: len(lines)]

    def next(self, lines: Sequence[str]) -> str | None:
        """The next line of the case after these decisions; None at its end, or if they have left its path."""
        return self.script[len(lines)] if self.on_path(lines) and len(lines) < len(self.script) else None


class Guide:
    """The progress of a course at one table: the steps shown and how they were answered."""

    def __init__(self, course: Course) -> None:
        self.course: Course = course
        self._begin()

    def _begin(self) -> None:
        self.told: list[tuple[CourseStep, str]] = []
        """The steps shown, with the moves that answered them."""
        self.about: tuple[str, dict[str, Argument]] | None = None
        """The message after the last move, with the arguments of the question it answered."""
        self.failed: bool = False
        """Whether a step of an exercise got a wrong answer."""
        self._silent: int = 0
        self._entries: list[str] = []

    def follow(self, match: Match) -> CourseStep | None:
        """Process the log up to its end; return the step to show now."""
        log = match.log()
        if log[: len(self._entries)] != self._entries:
            self._begin()
        for number in range(len(self._entries), len(match.entries)):
            entry = match.entries[number]
            if entry.seat == ME and entry.is_decision:
                moment = match.at(number)
                decision = moment.state.decision(ME)
                said = self._step(decision, match.events[: moment.event_number], lines(match, number))
                self._take_answer(said, decision, match.move_of(entry).text)
        self._entries = log
        if match.over and not self.course.exercise:
            return next((step for step in self.course.steps if step.ask == OVER), None)
        if self.solved or ME not in match.waiting or ME in match.unasked:
            return None
        return self._step(match.state.decision(ME), match.events, lines(match, len(match.entries)))

    def _step(self, decision: Decision, events: Sequence[Event], log: Sequence[str]) -> CourseStep | None:
        told = {step.name for step, _ in self.told}
        on_path = self.course.on_path(log)
        fitting = (
            step
            for step in self.course.steps
            if told.isdisjoint((step.name, step.unless))
            and step.wait <= self._silent
            and step.fits(decision, events, on_path)
        )
        return None if self.failed else next(fitting, None)

    def _take_answer(self, step: CourseStep | None, decision: Decision, move: str) -> None:
        about = step.about(move, self.course.exercise) if step else None
        self.about = (about, decision.prompt.arguments) if about else None
        self._silent += 1
        if step:
            self._silent = 0
            self.told.append((step, move))
            self.failed = self.course.exercise and not self.well

    def phase(self, match: Match) -> Phase | None:
        """The phase in which the learner must decide; None if nothing is asked, or the game lists no phases."""
        if match.over or ME not in match.waiting or ME in match.unasked:
            return None
        return phase_of(match.setup.game.phases, match.state.decision(ME).kind)

    @property
    def well(self) -> bool:
        """Whether the last step got a good answer."""
        return self.about is not None and self.about[0].endswith("-good")

    @property
    def solved(self) -> bool:
        """Whether every step of an exercise has got a good answer."""
        return self.course.exercise and not self.failed and len(self.told) == len(self.course.steps)


def matters_in(position: Mapping[str, Any], players: int, path: str) -> bool:
    """Whether a fact may matter in a whole position. Names never do, and components only where they occur."""
    section, id, *keys = path.split(".")
    last = (keys or [id])[-1]
    if not keys or section in ("tokens", "forest"):
        return not last.isdigit() or int(last) == players
    text = str(position)
    if id.isdigit():
        # Other numbers look the same, so only those under the section's own name count.
        text = " ".join(re.findall(rf"'{section}': [\[{{](.*?)[\]}}]", text))
    return keys[0] != "name" and (players == 1 or id in re.findall(r"[\w-]+", text))


def lines(match: Match, number: int) -> list[str]:
    """The lines of the decisions among the first `number` entries."""
    return [match.move_of(entry).line for entry in match.entries[:number] if entry.is_decision]


@cache
def courses(game: str) -> dict[str, Course]:
    """The courses of a game by name, in the order of their files; empty if it has none."""
    folders = [folder / "learn" for name, folder in locale.folders_of_games().items() if name == game]
    cases = [case for folder in folders for file in sorted(folder.glob("*.case.yaml")) for case in load(file)]
    return {course.name: course for course in map(Course, cases)}


def find(game: str, name: str) -> Course:
    """The course called `name`. Raises BadInput if there is none."""
    if name not in courses(game):
        raise BadInput("input-course", {"text": name, "names": ", ".join(courses(game))})
    return courses(game)[name]
