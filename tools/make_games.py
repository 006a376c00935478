"""Plays the games of games/, which together show everything that can happen.

python -m tools.make_games              play all of them again (after a change of rules, facts or bots) and write them
python -m tools.make_games WORD...      only those with one of the words in their name

Every game is played from its beginning by bots, and by simulated people who prefer certain moves; seeds are tried one
after another until the event that the game is named after happens. Some games are kept in full, the others as seed and
checksum.
"""

from __future__ import annotations

import sys

from noctuary.kernel.gamefile import dumps, load, save
from noctuary.kernel.match import Match
from tools.games import manifest, nightfall, nocturne

PLAYS = [*nocturne.plays(), *nightfall.plays()]
IN_FULL = {
    "nightfall/2-pl-minion-put-from-hand",
    "nightfall/2-plain-ends-in-combat",
    "nightfall/2-plain-ends-in-the-chain",
    "nightfall/2-plain-forced-moves-written",
    "nightfall/2-plain-moves-taken-back",
    "nightfall/2-plain-resigned",
    "nightfall/2-series-series",
    "nightfall/2-short-ends-by-turn-limit",
    "nightfall/3-plain-chain-of-eight",
    "nightfall/5-plain-g-g-g-g-g",
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
"""Games that are kept in full: ten of each game, to be read, and to cover everything that game files can contain."""


def record(name: str) -> Match:
    """One of these games: read from its file if kept in full, otherwise played again."""
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
