#!/bin/bash
# TrueSkill 0.4.5: a tie in a game that is said to have none.
#
# Question: TrueSkill(draw_probability=0), and two new players tie. What does rate() say?
# One would guess: an error (a division by a probability of 0), or the smallest possible change.
# Seen: no error. Both keep their mean, and their sigma grows from 8.333 to 9.588: the system knows less about them
#   than before they played. With a draw probability of 0.1 the same tie lowers it to 6.458.
# So: whoever sets 0 "since ties are rare" makes ratings of those who tie drift apart from all others; leaderboards by
#   mu - 3 sigma punish them. Leave a small probability, such as 0.001.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q trueskill==0.4.5
"$room/venv/bin/python" - <<'END'
from trueskill import TrueSkill


def tied(draws):
    """The two ratings after a tie of new players."""
    system = TrueSkill(draw_probability=draws)
    (a,), (b,) = system.rate([(system.create_rating(),), (system.create_rating(),)], ranks=[0, 0])
    print(draws, a, b)
    return a, b


for rating in tied(0):
    assert round(rating.mu, 3) == 25 and round(rating.sigma, 3) == 9.588
for rating in tied(0.1):
    assert round(rating.mu, 3) == 25 and round(rating.sigma, 3) == 6.458
for rating in tied(0.001):
    assert rating.sigma < 6.5
END
