#!/bin/bash
# evalica 0.4.2 (NumPy 2.4.6, SciPy 1.17.1, pandas 3.1.1): a league with one player who never lost.
#
# Question: a beats b 5:0 and c 5:0, and b beats c 3:2. Which Bradley-Terry scores have the three? (The one of highest
#   likelihood is infinite for a.)
# One would guess: a large, finite score for a, as the iteration stops at its limit, and b above c.
# Seen: 0.000001 for all three, after 2 of 100 iterations, without a warning. a has no losses to divide by, so its score
#   is infinite, and the mean by which all are divided is no number. Each score is then replaced by the tolerance, twice
#   in a row, which counts as converged. If instead c never won, all have 0.000001 too, but with limit=101 a and b have
#   1.8e308 each: the scores swing to and fro. One tie of a makes them finite and different.
# So: one perfect bot, and the table says that all are equal; what the others did among each other is lost as well. Add
#   a tie to each pair before rating, or look first whether everybody has won and lost.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q evalica==0.4.2 numpy==2.4.6 scipy==1.17.1 pandas==3.1.1
"$room/venv/bin/python" -W error - <<'END'
from evalica import Winner, bradley_terry

WINNERS = {">": Winner.X, "<": Winner.Y, "=": Winner.Draw}


def scores(*pairs, **settings):
    """The scores of a, b and c, from what came of each game of each pair."""
    games = [(x, y, WINNERS[one]) for x, y, results in pairs for one in results]
    found = bradley_terry(*zip(*games), **settings)
    print(pairs, settings, found.scores.to_dict(), found.iterations)
    return list(found.scores[["a", "b", "c"]])


rest = ("b", "c", ">>><<")
for solver in ("pyo3", "naive"):
    undefeated = [("a", "b", ">>>>>"), ("a", "c", ">>>>>"), rest]
    assert scores(*undefeated, solver=solver) == [1e-6] * 3
    assert scores(*undefeated, solver=solver, tolerance=1e-3) == [1e-3] * 3
    winless = [("a", "b", ">>><<"), ("a", "c", ">>>>>"), ("b", "c", ">>>>>")]
    assert scores(*winless, solver=solver) == [1e-6] * 3
    assert min(scores(*winless, solver=solver, limit=101)[:2]) > 1e308
    a, b, c = scores(("a", "b", ">>>>>"), ("a", "c", ">>>>="), rest, solver=solver)
    assert a > 7 > b > c > 0.3
END
