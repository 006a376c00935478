#!/bin/bash
# openskill 6.2.0: a player who was not there for the whole game.
#
# Question: two teams of two new players, and the first wins. PlackettLuce().rate(teams, weights=[[60, 0], [60, 60]])
#   says how many minutes each was there; the second winner missed the game. By how much do the four means change,
#   compared to a call without weights, where it is +1.96 and -1.96? And with 59 in place of 0?
# One would guess: the absent one's rating stays and the three others change as before, or the one who was there by a
#   little more. With 59 all are nearly as without weights.
# Seen: +3.93 for the one who was there and +1.96 for the absent one, as much as without weights. With 59 the same. The
#   weights of each team are stretched to between 1 and 2, whatever they were, and equal ones become 1. Of losers, the
#   one with 60 loses 0.98 and the other, with 59 or 0, loses 1.96.
# So: "minutes played" make one of two partners with 59 and 60 minutes gain twice what the other does, and rate those
#   who never came. Leave absent players out of the team, and give weights only where differences are large.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q openskill==6.2.0
"$room/venv/bin/python" - <<'END'
from openskill.models import BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull


def changes(model, weights):
    """By how much the means of winners and losers change."""
    teams = [[model.rating() for _ in range(2)] for _ in range(2)]
    rated = model.rate(teams, weights=weights)
    found = [round(one.mu - model.mu, 2) for team in rated for one in team]
    print(type(model).__name__, weights, found)
    return found


for kind in (PlackettLuce, BradleyTerryFull, ThurstoneMostellerFull):
    usual = changes(kind(), None)
    gain = usual[0]
    assert usual == [gain, gain, -gain, -gain]
    for minutes in (0, 30, 59):
        first, second, third, fourth = changes(kind(), [[60, minutes], [60, 60]])
        assert abs(first - 2 * gain) < 0.02 and (second, third, fourth) == (gain, -gain, -gain)
        first, second, third, fourth = changes(kind(), [[60, 60], [60, minutes]])
        assert abs(third + gain / 2) < 0.02 and (first, second, fourth) == (gain, gain, -gain)
assert changes(PlackettLuce(), [[60, 0], [60, 60]]) == [3.93, 1.96, -1.96, -1.96]
END
