#!/bin/bash
# Polars 2.1.0 and 1.36.1: the last one of those that were sorted.
#
# Question: ten games with the points 0, 1, 2, 3, 4, 0, 1, 2, 3, 4. Which game is
#   pl.col("game").sort_by("points").last(), alone and in group_by(...).agg?
# One would guess: the last one, 9. Nothing is promised of ties without maintain_order, but few rows are sorted stably;
#   only of many could it be any.
# Seen: 4, the first of those with most points, of 100,000 games too; while sort_by("points").tail(1), and the end of the
#   list that sort_by("points") gives, are the last one. Polars 2 does not sort for last(): it looks for the largest.
#   With maintain_order=True, and in 1.36.1, last() is the last one.
# So: "the latest of the best", by rows in the order of time, has become the earliest, and two ways to say the same
#   differ. Sort with maintain_order=True wherever ties matter.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
cat >"$room/last.py" <<'END'
import sys

import polars as pl

assert pl.__version__ == sys.argv[1]
for number in (10, 100_000):
    games = pl.DataFrame({"game": range(number), "points": [game % 5 for game in range(number)]})
    ranked = pl.col("game").sort_by("points")
    kept = pl.col("game").sort_by("points", maintain_order=True)
    found = games.select(last=ranked.last(), tail=ranked.tail(1), kept=kept.last()).row(0, named=True)
    found["grouped"] = games.group_by(pl.lit(1)).agg(ranked.last())["game"].item()
    found["list"] = games.select(ranked)["game"].to_list()[-1]
    print(pl.__version__, number, found)
    assert found["tail"] == found["list"] == found["kept"] == number - 1
    assert found["last"] == found["grouped"] == (4 if pl.__version__ == "2.1.0" else number - 1)
END
for version in 2.1.0 1.36.1; do
    "$room/venv/bin/pip" install -q "polars==$version"
    "$room/venv/bin/python" "$room/last.py" "$version"
done
