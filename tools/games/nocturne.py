"""The games of games/nocturne: who plays them, and what they are to show."""

import re
from typing import Any

from noctuary.games.nocturne import GAME, Nocturne
from noctuary.games.nocturne.rules.basis.areas import CELLS, cell_name
from noctuary.games.nocturne.rules.basis.board import MOONLIGHT, TWILIGHT
from noctuary.games.nocturne.rules.basis.options import MODIFICATIONS
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import State
from noctuary.kernel.parts.moves import Decision
from tools.games.nocturne_shows import MISSED, SCENARIOS, SHOWS
from tools.games.playing import Chooser, Play, bot

# Who plays.

CELL_NAMES = [cell_name(cell) for cell in range(CELLS)]


def liking(moves: str, tiles: str = "-", rounds: tuple[int, ...] = (TWILIGHT, MOONLIGHT)) -> Chooser:
    """Somebody who in these rounds likes moves of this text and tiles of that id (patterns), else any move."""

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
    "sly": ("human", liking(r"exchange ([a-f]|[^n])", "chest")),
    "trader": ("human", liking(r"(take|keep) chest|exchange [^n]|offer \d", "chest")),
    "jeweller": ("human", liking("(keep|take) mirror|mirror none", "mirror")),
    "striker": ("human", liking("cast (star|s?7)")),
    "hatcher": ("human", liking("(keep|take) egg", "egg")),
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
    ("1-solo", "random", "played"),
    ("1-solo", "greedy", "played"),
    ("1-solo", "greedy", "side-a"),
    ("1-solo", "greedy", "characters-chosen"),
    ("1-solo", "weary", "band-0"),
    ("1-solo", "random", "band-50"),
    ("1-solo", "random", "band-60"),
    ("1-solo", "random", "band-70"),
    ("1-solo", "random", "band-80"),
    ("1-solo", "greedy", "band-90"),
    ("1-solo", "greedy", "band-100"),
    ("1-solo", "greedy", "band-110"),
    ("1-solo", "weary", "opponent-without-tokens"),
    ("1-solo", "random", "opponent-wins-a-goal"),
    ("1-solo", "random", "opponent-in-the-corner"),
    ("1-solo", "weary", "opponent-opens-anywhere"),
    ("1-solo", "giver", "opponent-keeps-what-falls-off"),
    ("1-solo", "random", "opponent-spends-shadows"),
    ("1-solo", "stingy", "opponent-takes-sprite-tiles"),
    ("1-solo", "random", "deck-reshuffled"),
    ("1-solo", "keen", "last-card-decides"),
    ("1-solo", "random", "turned-aside"),
    ("1-solo", "greedy", "moves-taken-back"),
    ("2-family", "random random", "played"),
    ("2-family", "greedy greedy", "played"),
    ("2-family", "random greedy", "without-runes"),
    ("2-family", "random random", "shared-victory"),
    ("2-family", "keen keen", "every-tile-won"),
    ("3-family", "random random random", "played"),
    ("3-family", "greedy greedy greedy", "played"),
    ("3-family", "random random random", "without-runes"),
    ("3-family", "random random random", "shared-victory"),
    ("3-family", "hatcher random hatcher", "five-eggs"),
    ("4-family", "greedy random greedy random", "played"),
    ("4-family", "random random random random", "without-runes"),
    ("4-family", "random random random random", "shared-victory"),
    ("4-family", "random random random random", "characters-chosen"),
    ("4-family", "weary random weary weary", "no-tile-won-in-twilight"),
    ("1-solo", "greedy", "twisted-trees"),
    ("2-standard", "greedy random", "twisted-trees"),
    ("3-advanced", "greedy random random", "twisted-trees"),
    ("4-standard", "random random random random", "twisted-trees"),
    ("1-solo", "striker", "star-follows"),
    ("3-standard", "striker random striker", "star-follows"),
    ("1-solo", "greedy", "ready-to-brew"),
    ("2-advanced", "greedy greedy", "ready-to-brew"),
    ("4-standard", "hunter hunter hunter hunter", "short-stack"),
    ("1-solo", "sly", "chest-hunt-in-the-forest"),
    ("2-advanced", "sly sly", "chest-hunt-in-the-forest"),
    ("3-standard", "trader trader trader", "chest-hunt-on-the-sprite-board"),
    ("2-standard", "trader trader", "chest-hunt-with-a-chest-drawn"),
    ("2-advanced", "trader random", "chest-for-a-sprite-tile"),
    ("1-solo", "jeweller", "precious-gems"),
    ("4-advanced", "jeweller random jeweller random", "precious-gems"),
    ("1-solo", "greedy", "all-modifications"),
    ("2-standard", "greedy greedy", "all-modifications"),
    ("3-advanced", "greedy random greedy", "all-modifications"),
    ("4-advanced", "random random greedy greedy", "all-modifications"),
    *[("1-solo", "greedy", f"scenario-{number}-completed") for number in SCENARIOS],
    *[("1-solo", "greedy", f"scenario-{number}-missed") for number in MISSED[:3]],
    ("1-solo", "random", "scenario-18-missed"),
    ("2-advanced", "greedy greedy", "scenario-2-completed"),
    ("3-advanced", "random greedy random", "scenario-5-completed"),
    ("4-advanced", "random greedy random random", "scenario-1-completed"),
    ("3-advanced", "greedy greedy greedy", "scenario-20-missed"),
]
"""Number of players and mode, who sits at the table, what the game shows."""

EXTRA: dict[str, dict[str, Any]] = {
    "characters-chosen": {"characters": "chosen"},
    "side-a": {"advanced": False},
    "without-runes": {"runes": False},
    "twisted-trees": {"modifications": ["twisted-trees"]},
    "star-follows": {"modifications": ["double-competition"]},
    "ready-to-brew": {"modifications": ["ready-to-brew"]},
    "short-stack": {"modifications": ["ready-to-brew"]},
    "chest-hunt-in-the-forest": {"modifications": ["chest-hunt"]},
    "chest-hunt-on-the-sprite-board": {"modifications": ["chest-hunt"]},
    "chest-hunt-with-a-chest-drawn": {"modifications": ["chest-hunt"]},
    "chest-for-a-sprite-tile": {"modifications": ["chest-hunt"]},
    "precious-gems": {"modifications": ["precious-gems"]},
    "all-modifications": {"modifications": list(MODIFICATIONS)},
}
"""What else a game needs in its options to show that."""


def options_of(kind: str, shows: str) -> dict[str, Any]:
    """The options of a game. Where several play, the second one has the scenario."""
    number, _, mode = kind.partition("-")
    options: dict[str, Any] = {"players": int(number), "mode": mode, **EXTRA.get(shows, {})}
    if shows.startswith("scenario-"):
        options["scenario"] = int(shows.split("-")[1])
        if mode != "solo":
            options["challenger"] = "P2"
    return options


IN_FULL = {
    "nocturne/1-solo-all-modifications",
    "nocturne/1-solo-greedy",
    "nocturne/1-solo-scenario-19-completed",
    "nocturne/2-advanced-resigned",
    "nocturne/2-family-shared-victory",
    "nocturne/2-standard-greedy-greedy",
    "nocturne/2-standard-moves-taken-back",
    "nocturne/3-advanced-forced-moves-written",
    "nocturne/4-advanced-greedy-greedy-greedy-greedy",
    "nocturne/4-family-no-tile-won-in-twilight",
}
"""Games that are kept in full, to be read, and to cover everything that game files can contain."""


def plays() -> list[Play]:
    """All these games."""
    games = []
    for kind, table, shows in WANTED:
        seats = table.split()
        options = options_of(kind, shows)
        who = "-".join(seats) if shows == "played" else shows
        sitting = [(name, *PLAYERS[name]) for name in seats]
        games.append(Play(GAME, f"nocturne/{kind}-{who}", options, sitting, shows, SHOWS[shows]))
    return games
