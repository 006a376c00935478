"""Plays the games of games/, which together show all that can happen.

python -m tools.make_games              play them anew (after a change of rules, facts or bots) and write them
python -m tools.make_games WORD...      only those with one of the words in their path

Every game is really played from its beginning by bots and by people with a liking; the seeds are tried one after
another until what the name of the game promises has happened.
"""

from __future__ import annotations

import sys

from noctuary.kernel.gamefile import save
from tools.games import nightfall, nocturne

PLAYS = [*nocturne.plays(), *nightfall.plays()]


def main(words: list[str]) -> None:
    for play in PLAYS:
        name = f"{play.path.parent.name}/{play.path.name}"
        if words and not any(word in name for word in words):
            continue
        play.path.parent.mkdir(parents=True, exist_ok=True)
        record = play.find()
        save(record, play.path)
        print(f"{name}: seed {record.setup.seed}, {len(record.moves)} decisions", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
