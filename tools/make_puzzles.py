"""Finds puzzles, proves them, and measures bots with them.

python -m tools.make_puzzles find GAME --minutes 20     play games, keep candidates in build/puzzles-GAME.jsonl
python -m tools.make_puzzles choose GAME                choose among the candidates, write the game's puzzles.json
python -m tools.make_puzzles check [GAME]               prove every puzzle in the file again
python -m tools.make_puzzles bots --bots level4,level6  count how many of them bots solve (docs/bots.md)

A candidate is a decision of the first seat with exactly one best move, proven by `noctuary.bots.exact`, and with a
wrong move that a bot has made or that is nearly as good. If the best move leads to another decision of the same seat
with one best move, that decision is part of the puzzle, and so on.
"""

import argparse
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from noctuary import bots
from noctuary.bots.exact import ProvenMove, proven
from noctuary.kernel.base.positions import expand
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game, State
from noctuary.kernel.parts.moves import parse_line
from noctuary.kernel.parts.offers import PUZZLES
from noctuary.kernel.parts.themes import Task, Theme, Unproven
from noctuary.kernel.teaching.courses import ME
from noctuary.kernel.teaching.puzzles import MINE, Puzzle, puzzles

PLAYERS: Final = ("level2", "greedy", "level1", "greedy")
"""The bots whose games are searched for puzzles."""
STEPS: Final = 4
"""The most decisions in a puzzle."""
LINE: Final = 12
"""The most moves stored for a line."""
LOOKED_AT: Final = 3
"""One in this many decisions is examined, so that not all puzzles come from the beginnings of games."""
PER_GAME: Final = 4
"""The most candidates from one game."""
CHOSEN: Final = 72
"""Number of puzzles chosen for each game."""
MAX_OF_LEVEL: Final = (24, 30, 24)
"""The most puzzles of each difficulty."""
SHARE: Final = 4
"""At most one in this many puzzles may have the same theme."""
HARDER: Final = ("chain", "influence", "defence", "draw")
"""Themes with many candidates, of which only those count that a weak bot gets wrong."""
EASY: Final = "greedy"
MIDDLING: Final = "level4"
STRONG: Final = "level6@1s"
"""A bot that must also solve a puzzle, so that its solution is also good play."""
STRONG_SEEDS: Final = (11, 21)


def steps_of(state: State, task: Task[State]) -> list[list[list[Any]]]:
    """The decisions of the puzzle that begins at a table; empty if there is none. Raises Unproven."""
    steps: list[list[list[Any]]] = []
    while len(steps) < STEPS and ME in state.seats() and not task.over(state):
        answers = proven(state.observe(ME), task)
        best = answers[0]
        if len(answers) < 2 or answers[1].score == best.score:
            break
        steps.append([told(answer, best, state) for answer in answers])
        follow(state, [MINE + state.game.actions.format(best.code), *steps[-1][0][3]])
    return steps


def follow(state: State, lines: list[str]) -> None:
    """Play a move of the first seat and the others' answers, up to its next decision."""
    for number, line in enumerate(lines):
        if number and line.startswith(MINE):
            return
        move = parse_line(state.game.actions, line, state.options.players)
        state.catch_up(move.seat, move.code)
        state.play(move.seat, move.code)


def told(answer: ProvenMove, best: ProvenMove, state: State) -> list[Any]:
    """A move as stored in the file: text, score, rows that differ from the best move's, and the line."""
    rows = (
        answer.score_rows
        if answer is best
        else {
            row: answer.score_rows.get(row, 0)
            for row in {**best.score_rows, **answer.score_rows}
            if answer.score_rows.get(row, 0) != best.score_rows.get(row, 0)
        }
    )
    return [state.game.actions.format(answer.code), answer.score, rows, [move.line for move in answer.line[:LINE]]]


def chosen_by(bot: str, state: State, seed: int) -> str:
    """The move that a bot chooses."""
    code = bots.find(bot).choose(state.observe(ME), state.decision(ME), Random(seed))
    return str(state.game.actions.format(code))


def candidate(theme: Theme[State], state: State) -> dict[str, Any] | None:
    """The puzzle of this theme at the first seat's decision; None if there is none."""
    if len(state.legal(ME)) < 3:
        return None
    arranged = theme.arrange(state, ME)
    if arranged is None:
        return None
    position = json.loads(json.dumps(arranged.position()))
    loaded = state.game.load(expand(position), state.options, 0)
    if loaded.seat != ME or loaded.legal(ME) != arranged.legal(ME):
        return None
    try:
        steps = steps_of(loaded.clone(), theme.task(loaded, ME))
    except Unproven:
        return None
    if not steps:
        return None
    first = steps[0]
    best = first[0][0]
    wrong = [move for move in (chosen_by(bot, loaded, 5) for bot in ("greedy", "level2", "level1")) if move != best]
    tempting = list(dict.fromkeys([*wrong, first[1][0]]))
    if theme.name in HARDER and not wrong:
        return None
    id = hashlib.sha256(json.dumps([state.game.name, theme.name, position], sort_keys=True).encode()).hexdigest()[:8]
    options = state.options.mapping()
    return {
        "id": id,
        "theme": theme.name,
        "difficulty": 0,
        "options": options,
        "position": position,
        "tempting": tempting,
        "steps": steps,
    }


def found(game: Game, seed: int, options: dict[str, Any], wanted: list[str]) -> Iterator[dict[str, Any]]:
    """Play one game and yield its candidates; if `wanted` names themes, examine every decision for these, or else some
    decisions for all themes.
    """
    random = Random(seed)
    state = game.new(game.options(options), seed)
    players = [bots.find(PLAYERS[(seat + seed) % len(PLAYERS)]) for seat in range(state.options.players)]
    themes: set[str] = set()
    while state.seat >= 0 and len(themes) < PER_GAME:
        seat = state.seat
        for theme in game.themes if seat == ME and (wanted or random.below(LOOKED_AT) == 0) else ():
            if theme.name not in themes and (not wanted or theme.name in wanted) and (one := candidate(theme, state)):
                themes.add(theme.name)
                yield one | {"from": seed}
        state.play(seat, players[seat].choose(state.observe(seat), state.decision(seat), random))


def find(name: str, minutes: float, seed: int, wanted: list[str]) -> None:
    """Play games and store their candidates."""
    game = catalogue.find(name)
    path = Path("build") / f"puzzles-{name}.jsonl"
    path.parent.mkdir(exist_ok=True)
    end = time.monotonic() + 60 * minutes
    counts: Counter[str] = Counter()
    while time.monotonic() < end:
        random = Random(seed)
        variety = game.varieties[random.below(len(game.varieties))]
        numbers = [number for number in game.players if number > 1]
        players = min(4, numbers[random.below(len(numbers))]) if random.below(2) else 2
        for one in found(game, seed, {"players": players, **variety}, wanted):
            counts[one["theme"]] += 1
            one["difficulty"] = difficulty(name, one)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(one) + "\n")
        seed += 1
        if seed % 20 == 0:
            print(seed, dict(counts), flush=True)


def solves(bot: str, game: Game, puzzle: Puzzle, seed: int = 11) -> bool:
    """Whether a bot finds every move of a puzzle."""
    state = puzzle.new(game)
    random = Random(seed)
    for step in puzzle.answers:
        code = bots.find(bot).choose(state.observe(ME), state.decision(ME), random)
        if game.actions.format(code) != step.best:
            return False
        follow(state, [MINE + step.best, *step.moves[step.best].line])
    return True


def difficulty(name: str, data: dict[str, Any]) -> int:
    """1 if a bot that looks one move ahead solves it, 2 if only a medium bot does, 3 if neither does."""
    game, puzzle = catalogue.find(name), Puzzle(name, data)
    return 1 if solves(EASY, game, puzzle) else 2 if solves(MIDDLING, game, puzzle) else 3


def choose(name: str) -> None:
    """Choose different puzzles of balanced difficulty that the strongest bot solves, and write them."""
    game = catalogue.find(name)
    path = Path("build") / f"puzzles-{name}.jsonl"
    candidates = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    candidates.sort(key=lambda one: (-interest(one), one["id"]))
    known = Path("build") / f"strong-{name}.json"
    strong: dict[str, bool] = json.loads(known.read_text(encoding="utf-8")) if known.exists() else {}
    chosen: list[dict[str, Any]] = []
    counts: Counter[Any] = Counter()
    for one in candidates:
        level, theme, seed = one["difficulty"], one["theme"], ("from", one.pop("from"))
        likeness = (theme, one["steps"][0][0][0], one["options"]["players"])
        full = (
            counts[level] >= MAX_OF_LEVEL[level - 1]
            or counts[theme] >= CHOSEN // SHARE
            or counts[theme, level] >= CHOSEN // 8
        )
        position = ("position", str(one["position"]))
        if full or counts[seed] >= 2 or counts[likeness] >= 2 or counts[position]:
            continue
        if one["id"] not in strong:
            strong[one["id"]] = all(solves(STRONG, game, Puzzle(name, one), seed) for seed in STRONG_SEEDS)
            known.write_text(json.dumps(strong), encoding="utf-8")
        if not strong[one["id"]]:
            continue
        counts.update((level, theme, seed, likeness, position, (theme, level)))
        chosen.append(one)
        if len(chosen) == CHOSEN:
            break
    chosen.sort(key=lambda one: one["id"])
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in chosen)
    shipped(game).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(name, len(chosen), {key: number for key, number in counts.items() if isinstance(key, (int, str))})


def interest(one: dict[str, Any]) -> int:
    """How interesting a puzzle is: its decisions, the moves to choose from, and the answers that seem good."""
    return 3 * len(one["steps"]) + 2 * len(one["tempting"]) + min(8, len(one["steps"][0]))


def shipped(game: Game) -> Path:
    """The file with the puzzles of a game."""
    return Path("src/noctuary/games") / game.name / "puzzles.json"


def wrong_in(game: Game, puzzle: Puzzle) -> str:
    """What a new proof finds wrong with a puzzle; empty if nothing."""
    theme = next((theme for theme in game.themes if theme.name == puzzle.theme), None)
    if theme is None:
        return "no such theme"
    state = puzzle.new(game)
    try:
        steps = steps_of(state.clone(), theme.task(state, ME))
    except Unproven:
        return "unproven"
    known = [[[move, reply.score] for move, reply in step.moves.items()] for step in puzzle.answers]
    return "" if [[move[:2] for move in step] for step in steps] == known else "other answers"


def check(games: list[Game]) -> int:
    """Prove every puzzle again; return how many are wrong."""
    wrong = 0
    for game in games:
        for puzzle in puzzles(game.name).values():
            if fault := wrong_in(game, puzzle):
                print(f"{game.name} {puzzle.id}: {fault}")
                wrong += 1
        print(f"{game.name}: {len(puzzles(game.name))} puzzles")
    return wrong


def measure(names: list[str], games: list[Game], seed: int) -> None:
    """Print how many puzzles bots solve."""
    for game in games:
        for name in names:
            solved: Counter[int] = Counter()
            for puzzle in puzzles(game.name).values():
                solved[puzzle.difficulty] += solves(name, game, puzzle, seed)
            of = Counter(puzzle.difficulty for puzzle in puzzles(game.name).values())
            parts = ", ".join(f"{solved[level]} of {of[level]} of difficulty {level}" for level in sorted(of))
            print(f"{game.name}: {name} solves {sum(solved.values())} of {sum(of.values())} ({parts})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["find", "choose", "check", "bots"])
    parser.add_argument("game", nargs="?")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--themes", default="", help="only these, separated by spaces")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="greedy,level4,level6")
    arguments = parser.parse_args()
    names = [arguments.game] if arguments.game else catalogue.names()
    games = [game for game in map(catalogue.find, names) if PUZZLES in game.offers]
    if arguments.what == "find":
        find(arguments.game, arguments.minutes, arguments.seed, arguments.themes.split())
    elif arguments.what == "choose":
        choose(arguments.game)
    elif arguments.what == "check":
        sys.exit(min(1, check(games)))
    else:
        measure(arguments.bots.split(","), games, arguments.seed)


if __name__ == "__main__":
    main()
