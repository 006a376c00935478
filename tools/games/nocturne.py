"""The games of games/nocturne: who plays them, and what they show."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from noctuary.kernel.game import State
from noctuary.kernel.moves import Decision
from noctuary.kernel.randomness import Random
from noctuary.kernel.records import Record
from noctuary.nocturne import GAME, Nocturne
from noctuary.nocturne.areas import CELLS, cell_name
from noctuary.nocturne.goals import moonlight_points
from noctuary.nocturne.table import MOONLIGHT, TWILIGHT
from tools.games.playing import OFTEN, Chooser, Play, bot, decided_by, events, tables

GAMES = Path(__file__).resolve().parents[2] / "games" / "nocturne"

# What a game shows.


def tiles_left(record: Record) -> list[int]:
    """How many tiles were left in the forest at the end of twilight and at the end of moonlight."""
    left = []
    tiles = cells(record)
    for event in events(record, "win", "round-end"):
        tiles -= 1
        if event.id == "nocturne-round-end":
            left.append(tiles + 1)
            tiles = cells(record)
    return left


def cells(record: Record) -> int:
    """The tiles of a whole forest; the stack is never short at the deal of moonlight, as all chests draw 15 at most."""
    return {2: 16, 3: 20, 4: 25}[record.options.players]


def goals(record: Record) -> set[str]:
    """The twilight goals that were won."""
    return {str(event.arguments["goal"]) for event in events(record, "goal")}


def won_at_once(record: Record, goal: str) -> bool:
    """Whether a twilight goal was won before the round ended."""
    early = events(record, "goal", "round-end")
    ends = next(index for index, event in enumerate(early) if event.id == "nocturne-round-end")
    return any(event.arguments.get("goal") == goal for event in early[:ends])


def mirrored(record: Record, kind: str) -> bool:
    """Whether a mirror was assigned to a tile of this kind."""
    return any(str(event.arguments["tile"]).startswith(kind) for event in events(record, "mirror"))


def opened_by_the_second(record: Record) -> bool:
    """Whether the designated opener of twilight left the first spell to somebody else."""
    return events(record, "pass", "open")[0].id == "nocturne-pass"


def somebody_without_tokens(record: Record) -> bool:
    """Whether somebody had no token in hand at the beginning of a casting phase."""
    return any(
        not hand for table in tables(record) if isinstance(table, Nocturne) and not table.casts for hand in table.hand
    )


def scores(record: Record, goal: int) -> bool:
    """Whether a moonlight goal was in the game and brought somebody points."""
    table = record.state
    assert isinstance(table, Nocturne)
    return goal in table.moonlight_goals and any(moonlight_points(table, goal, seat) for seat in range(table.players))


SHOWS: dict[str, Callable[[Record], bool]] = {
    "every-tile-won": lambda record: tiles_left(record) == [0, 0],
    "tiles-left": lambda record: min(tiles_left(record)) > 0,
    "no-tile-won-in-twilight": lambda record: tiles_left(record)[0] == cells(record),
    "no-tile-won-in-moonlight": lambda record: tiles_left(record)[1] == cells(record),
    "tie-decided-by-sprite-board": lambda record: decided_by(record) == "nocturne-result-sprite",
    "tie-decided-by-opener": lambda record: decided_by(record) == "nocturne-result-opener",
    "characters-chosen": lambda record: record.options.mapping().get("characters") == "chosen",
    "redd": lambda record: bool(events(record, "redd")),
    "abigail": lambda record: bool(events(record, "abigail")),
    "flint": lambda record: bool(events(record, "flint")),
    "sage": lambda record: bool(events(record, "sage")),
    "all-abilities-used": lambda record: all(events(record, name) for name in ("redd", "abigail", "flint", "sage")),
    "every-star-won": lambda record: won_at_once(record, "T12"),
    "last-star-at-round-end": lambda record: "T12" in goals(record) and not won_at_once(record, "T12"),
    "cornered": lambda record: "T11" in goals(record),
    "three-goals-to-one-player": lambda record: (
        record.state.result is not None and any(rows["twilight"] == 9 for rows in record.state.result.sheet)
    ),
    "goals-leave-the-game": lambda record: len(events(record, "goal-gone")) == 3,
    "pushed-off-the-sprite-board": lambda record: len(events(record, "pushed-off")) >= 5,
    "empty-sprite-board": lambda record: not events(record, "offer", "take"),
    "opening-lost": lambda record: len(events(record, "opening-lost")) >= 5,
    "opener-passes-the-first-spell": opened_by_the_second,
    "somebody-without-tokens": somebody_without_tokens,
    "empty-stack": lambda record: bool(events(record, "draw-nothing")),
    "mirror-on-chest": lambda record: mirrored(record, "chest"),
    "mirror-on-runestone": lambda record: mirrored(record, "runestone"),
    "redd-leaves-a-shadow": lambda record: any(
        str(e.arguments["token"]).startswith("s") for e in events(record, "redd")
    ),
    "goal-m3-scores": lambda record: scores(record, 3),
    **OFTEN,
}
"""What the last part of a game's name promises, and how to see that the game keeps it."""


# Who plays.

CELL_NAMES = [cell_name(cell) for cell in range(CELLS)]


def liking(moves: str, tiles: str = "-", rounds: tuple[int, ...] = (TWILIGHT, MOONLIGHT)) -> Chooser:
    """Somebody who in these rounds likes moves with a text of this pattern, and tiles with an id of that pattern; else
    any move will do.
    """

    def choose(state: State, decision: Decision, random: Random) -> int:
        assert isinstance(state, Nocturne)
        likes = []
        for move in decision.moves if state.round in rounds else []:
            cell = CELL_NAMES.index(move.references[1].id) if move.text.startswith("cast") else -1
            if re.match(moves, move.text) or (cell >= 0 and re.match(tiles, state.tile_id(state.tiles[cell]))):
                likes.append(move.code)
        codes = likes or decision.codes
        return codes[random.below(len(codes))]

    return choose


PLAYERS: dict[str, tuple[str, Chooser]] = {
    "random": ("random", bot("random")),
    "greedy": ("greedy", bot("greedy")),
    "keen": ("human", liking("cast")),
    "weary": ("human", liking("pass")),
    "late": ("human", liking("pass", rounds=(TWILIGHT,))),
    "early": ("human", liking("pass", rounds=(MOONLIGHT,))),
    "saver": ("human", liking("(?!cast star)")),
    "hunter": ("human", liking(r"(keep|take|mirror|ability) (chest|mirror)", "chest|mirror")),
    "wizard": ("human", liking(r"ability( [^n]|$)|offer \d \d|cast [s\d]")),
    "stingy": ("human", liking("cast|offer none")),
    "giver": ("human", liking(r"offer \d")),
    "shadow": ("human", liking(r"ability s|cast s?6")),
    "rune": ("human", liking(r"(keep|take|mirror) (runestone|mirror)", "runestone|mirror")),
    "looker": ("human", liking("pass|cast 1 ")),
}
"""Kinds of players: what their seat is called in the file, and how they choose."""


WANTED: list[tuple[str, str, str]] = [
    ("2-standard", "random random", "played"),
    ("2-standard", "greedy greedy", "played"),
    ("2-standard", "greedy random", "tiles-left"),
    ("2-standard", "keen keen", "every-tile-won"),
    ("2-standard", "late late", "no-tile-won-in-twilight"),
    ("2-standard", "random random", "tie-decided-by-sprite-board"),
    ("2-standard", "keen keen", "every-star-won"),
    ("2-standard", "keen random", "cornered"),
    ("2-standard", "giver giver", "pushed-off-the-sprite-board"),
    ("2-standard", "stingy stingy", "empty-sprite-board"),
    ("2-standard", "keen keen", "somebody-without-tokens"),
    ("2-standard", "random greedy", "moves-taken-back"),
    ("2-advanced", "random random", "played"),
    ("2-advanced", "greedy greedy", "played"),
    ("2-advanced", "wizard random", "redd"),
    ("2-advanced", "wizard random", "abigail"),
    ("2-advanced", "wizard random", "flint"),
    ("2-advanced", "giver wizard", "sage"),
    ("2-advanced", "shadow shadow", "redd-leaves-a-shadow"),
    ("2-advanced", "random greedy", "characters-chosen"),
    ("2-advanced", "greedy random", "resigned"),
    ("2-advanced", "looker random", "opener-passes-the-first-spell"),
    ("3-standard", "random random random", "played"),
    ("3-standard", "greedy greedy greedy", "played"),
    ("3-standard", "keen keen keen", "every-tile-won"),
    ("3-standard", "random random random", "tiles-left"),
    ("3-standard", "late weary weary", "goals-leave-the-game"),
    ("3-standard", "random random saver", "last-star-at-round-end"),
    ("3-standard", "stingy stingy stingy", "tie-decided-by-opener"),
    ("3-standard", "keen random keen", "opening-lost"),
    ("3-standard", "rune rune rune", "mirror-on-runestone"),
    ("3-standard", "weary random weary", "characters-chosen"),
    ("3-advanced", "random greedy greedy", "played"),
    ("3-advanced", "wizard wizard wizard", "characters-chosen"),
    ("3-advanced", "keen keen keen", "every-tile-won"),
    ("3-advanced", "greedy random random", "forced-moves-written"),
    ("3-advanced", "random random random", "goal-m3-scores"),
    ("3-advanced", "hunter hunter hunter", "mirror-on-chest"),
    ("4-standard", "random random random random", "played"),
    ("4-standard", "greedy greedy random random", "played"),
    ("4-standard", "keen keen keen keen", "every-tile-won"),
    ("4-standard", "random random random random", "tiles-left"),
    ("4-standard", "early early early early", "no-tile-won-in-moonlight"),
    ("4-standard", "hunter hunter hunter hunter", "empty-stack"),
    ("4-standard", "keen random random random", "three-goals-to-one-player"),
    ("4-advanced", "greedy greedy greedy greedy", "played"),
    ("4-advanced", "random random random random", "characters-chosen"),
    ("4-advanced", "wizard wizard wizard wizard", "all-abilities-used"),
    ("4-advanced", "keen keen keen keen", "every-tile-won"),
    ("4-advanced", "hunter hunter hunter hunter", "empty-stack"),
    ("4-advanced", "giver giver giver giver", "pushed-off-the-sprite-board"),
]
"""Number of players and mode, who sits at the table, what the game shows."""


def plays() -> list[Play]:
    """All these games."""
    found = []
    for kind, table, shows in WANTED:
        seats = table.split()
        options: dict[str, Any] = {"players": len(seats), "mode": kind.partition("-")[2]}
        if shows == "characters-chosen":
            options["characters"] = "chosen"
        who = "-".join(seats) if shows == "played" else shows
        sitting = [(name, *PLAYERS[name]) for name in seats]
        found.append(Play(GAME, GAMES / f"{kind}-{who}.noct", options, sitting, shows, SHOWS[shows]))
    return found
