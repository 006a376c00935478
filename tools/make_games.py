"""Plays the games of games/, which together show everything that can happen.

python -m tools.make_games              play all of them again (after a change of rules, facts or bots) and write them
python -m tools.make_games WORD...      only those with one of the words in their name

Bots, and simulated people who prefer certain moves, play every game from its beginning, with one seed after another
until the event that gives the game its name happens. Some games are kept in full, the others as seed and checksum.
"""

import sys
from importlib import import_module
from importlib.util import find_spec

from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.gamefile import dumps, load, save
from noctuary.kernel.play.match import Match
from tools.games import manifest

GAMES = [import_module(f"tools.games.{name}") for name in catalogue.names() if find_spec(f"tools.games.{name}")]
PLAYS = [play for game in GAMES for play in game.plays()]
IN_FULL = {name for game in GAMES for name in game.IN_FULL}


def record(name: str) -> Match:
    """One of these games: read from its file if kept in full, or else played again."""
    [play] = [play for play in PLAYS if play.name == name]
    return load(play.path) if name in IN_FULL else play.play(manifest.read()[name].seed)


def records(game: str) -> list[Match]:
    """All these games for one game of the catalogue."""
    return [record(play.name) for play in PLAYS if play.game.name == game]


def main(words: list[str]) -> None:
    names = {play.name for play in PLAYS} - IN_FULL
    entries = {name: entry for name, entry in manifest.read().items() if name in names}
    for play in PLAYS:
        if words and not any(word in play.name for word in words):
            continue
        record = play.find()
        if play.name in IN_FULL:
            play.path.parent.mkdir(parents=True, exist_ok=True)
            save(record, play.path)
        else:
            entries[play.name] = manifest.Entry(record.setup.seed, play.options, manifest.checksum(dumps(record)))
            manifest.write(entries)
        print(f"{play.name}: seed {record.setup.seed}, {len(record.moves)} decisions", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
