#!/bin/bash
# elote 1.5.1: German (DWZ) and English (ECF) ratings of bots.
#
# Question: two new DWZCompetitors (both begin at 400) play 1,000 games, of which the first wins three of four. What are
#   their ratings, and the sum? And those of two ECFCompetitors of 1600 and 1400 after one tie?
# One would guess: what one wins the other loses, as with Elo: about 493 and 307, in all 800. A tie brings unequals
#   nearer, here both to 1500.
# Seen: 1491 and 1269, in all 2,760: below 1300 a loss costs hardly anything, and above it the better one's rating moves
#   less than the other's, so that two who begin at 1600 grow by 169 in all. ECF: 1575 and 1425. Elo: 508 and 292.
# So: by DWZ bots that only play each other all seem to get better. It shows who is ahead, never by how much more than
#   last month; for that take Elo, or hold one bot's rating fixed.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q elote==1.5.1
"$room/venv/bin/python" - <<'END'
from elote import DWZCompetitor, ECFCompetitor, EloCompetitor


def played(kind, **start):
    """The ratings after 1,000 games of which the first one wins all but each fourth."""
    one, other = kind(**start), kind(**start)
    for game in range(1000):
        if game % 4:
            one.beat(other)
        else:
            one.lost_to(other)
    return round(one.rating), round(other.rating)


better, other = ECFCompetitor(initial_rating=1600), ECFCompetitor(initial_rating=1400)
better.tied(other)
seen = {
    "DWZ": played(DWZCompetitor),
    "DWZ from 1600": played(DWZCompetitor, initial_rating=1600),
    "Elo": played(EloCompetitor),
    "ECF, a tie": (round(better.rating), round(other.rating)),
}
print(seen)
assert [*seen.values()] == [(1491, 1269), (1793, 1576), (508, 292), (1575, 1425)]
END
