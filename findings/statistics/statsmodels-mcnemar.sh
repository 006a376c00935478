#!/bin/bash
# statsmodels 0.15.0 (SciPy 1.17.1, NumPy 2.4.6): two bots that never differed.
#
# Question: mcnemar([[10, 0], [0, 5]]): on 15 deals both bots won the same ten and lost the same five. Which p-values
#   does the test give, exact and as chi-square with its default correction?
# One would guess: 1, or nan where 0 is divided by 0.
# Seen: exactly 1.0, and by chi-square 0.0, the most significant result there is: the correction makes it (0 - 1)^2 / 0.
#   Without correction it is nan. One deal of difference gives 1.0.
# So: a table of many comparisons ranks pairs of identical bots first. Test exactly, or ask first whether they differ.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q statsmodels==0.15.0 scipy==1.17.1 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
import math
import warnings

from statsmodels.stats.contingency_tables import mcnemar

warnings.simplefilter("ignore")
same, once = [[10, 0], [0, 5]], [[10, 1], [0, 5]]
found = {
    "exact": mcnemar(same, exact=True).pvalue,
    "corrected": mcnemar(same, exact=False).pvalue,
    "uncorrected": mcnemar(same, exact=False, correction=False).pvalue,
    "one deal": mcnemar(once, exact=False).pvalue,
}
print(found)
assert found["exact"] == found["one deal"] == 1
assert found["corrected"] == 0
assert math.isnan(found["uncorrected"])
END
