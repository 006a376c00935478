"""Puzzles: positions with exactly one best move, whatever the others do and whatever is hidden.

A game lists the kinds of its puzzles (`Game.themes`). `bots/exact.py` proves the solutions; `tools/make_puzzles.py`
finds puzzles and writes them to `puzzles.json` in the folder of the game ([docs/puzzles.md] describes it). At a table a
puzzle is a course in which the others move as in the proof. The person has the first seat.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from typing import Any, Final

from msgspec import Struct

from noctuary import locale
from noctuary.kernel.base.messages import BadInput, Message
from noctuary.kernel.contract.game import Event, Game, State
from noctuary.kernel.parts.moves import Decision, parse_line, seat_name
from noctuary.kernel.teaching.courses import ME, Course, CourseStep

LEVELS: Final = (1, 2, 3)
"""Difficulties: solved by a bot that looks one move ahead, by a bot of middle strength, by neither."""
EASIEST: Final = 1000
"""The rating of the easiest puzzles; an estimate, which does not change."""
HARDER: Final = 400
"""How much harder puzzles of the next difficulty are."""
LONGER: Final = 100
"""How much harder a puzzle is with each further decision."""
WIDER: Final = 10
"""How much harder a puzzle is with each further move at the first decision, up to `WIDEST`."""
WIDEST: Final = 20
PREFIX: Final = "puzzle-"
"""Prefix of the names that puzzles have as courses."""
MINE: Final = seat_name(ME) + " "


class Reply(Struct, frozen=True, eq=False):
    """The outcome of a move: its `score`, the score rows (`score_rows`), and the line of the others' best play."""

    score: int
    score_rows: dict[str, int]
    line: list[str]


class Answers(CourseStep):
    """A decision of a puzzle: all moves with their outcomes, best first."""

    def __init__(self, number: int, goal: str, moves: list[list[Any]]) -> None:
        super().__init__({"name": str(number)}, goal)
        self.message = "puzzle-on" if number else goal
        _, _, rows, _ = moves[0]
        self.moves: Final = {text: Reply(score, {**rows, **other}, line) for text, score, other, line in moves}
        self.best: Final[str] = moves[0][0]
        self.good = [self.best]

    def fits(self, decision: Decision, events: Sequence[Event], on_path: bool) -> bool:
        return decision.seat == ME

    def about(self, move: str, exercise: bool) -> str | None:
        return "puzzle-good" if move == self.best else "puzzle-bad"


class Puzzle(Course):
    """A puzzle as a guided table. `tempting`: wrong first answers: those that bots gave, and the best of the others."""

    def __init__(self, game: str, data: Mapping[str, Any]) -> None:
        self.id: str = data["id"]
        self.theme: str = data["theme"]
        self.difficulty: int = data["difficulty"]
        self.tempting: list[str] = data["tempting"]
        self.position: dict[str, Any] = data["position"]
        self.name = PREFIX + self.id
        self.options = data["options"]
        self.seed = 0
        goal = f"{game}-puzzle-{self.theme}"
        self.answers: list[Answers] = [Answers(number, goal, moves) for number, moves in enumerate(data["steps"])]
        self.rating: int = (
            EASIEST
            + HARDER * (self.difficulty - 1)
            + LONGER * (len(self.answers) - 1)
            + WIDER * min(WIDEST, len(self.answers[0].moves) - 2)
        )
        """The puzzle's rating, on the scale of its solvers' ratings (Glicko-2)."""
        self.steps = [*self.answers]
        self.script = []
        for number, step in enumerate(self.answers):
            line = step.moves[step.best].line
            following = [place for place, move in enumerate(line) if move.startswith(MINE)]
            last = number == len(self.answers) - 1
            self.script += [MINE + step.best, *line[: 0 if last else following[0]]]

    def new(self, game: Game) -> State:
        return game.load(self.position, game.options(self.options), self.seed, listen=True)


def in_words(state: State, lines: Sequence[str]) -> list[Message]:
    """The effects of the moves `lines`, one message each, as the person sees them. Leaving something alone may cause no
    event; then the message is `GAME-none-KIND`.
    """
    told: list[Message] = []
    state = state.clone()
    for line in lines:
        move = parse_line(state.game.actions, line, state.options.players)
        state.catch_up(move.seat, move.code)
        decision = state.decision(move.seat)
        state.events = []
        state.play(move.seat, move.code)
        said = state.events[0].id.endswith("-none") if state.events else False
        if move.text.endswith(" none") and not said:
            told.append(Message(f"{state.game.name}-none-{decision.kind}", decision.prompt.arguments))
        else:
            told += [event.seen_by(ME) for event in state.events[:1]]
        state.events = None
    return told


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by id, in the order of the daily puzzles."""
    files = [folder / "puzzles.json" for name, folder in locale.folders_of_games().items() if name == game]
    files_read = [json.loads(file.read_text(encoding="utf-8")) for file in files if file.exists()]
    return {data["id"]: Puzzle(game, data) for puzzles in files_read for data in puzzles}


def find(game: str, name: str) -> Puzzle:
    """The puzzle whose course is called `name`. Raises BadInput if there is none."""
    puzzle = puzzles(game).get(name.removeprefix(PREFIX))
    if puzzle is None:
        raise BadInput("input-puzzle", {"text": name})
    return puzzle


def daily(game: str, day: date) -> Puzzle | None:
    """The puzzle of the day, the same for everybody; the puzzles take turns."""
    listed = list(puzzles(game).values())
    return listed[day.toordinal() % len(listed)] if listed else None
