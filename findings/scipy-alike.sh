#!/bin/bash
# SciPy 1.17.1 (NumPy 2.4.6): two bots that score the same on every deal.
#
# Question: what do ttest_rel(x, x) and its confidence_interval() say where all differences are 0? And the interval
#   written out by hand, t.interval(0.95, n - 1, mean, standard error)?
# One would guess: the statistic is 0 / 0, so it, the p-value and the interval are all nan.
# Seen: statistic and p-value are nan, yet the interval of the same result is 0 to 0. Differences that are all 1 give
#   p = 0 and the interval 1 to 1, although t.interval gives nan for both.
# So: a report that guards against nan in its intervals prints "0 to 0, at 95 %", as if a few deals proved exact
#   equality. Test the spread of the data itself.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q scipy==1.17.1 numpy==2.4.6
"$room/venv/bin/python" - <<'END'
import warnings

import numpy as np
from scipy import stats

warnings.simplefilter("ignore")
x = np.array([91.0, 92.0, 90.0])

same = stats.ttest_rel(x, x)
print(same, same.confidence_interval())
assert np.isnan(same.statistic) and np.isnan(same.pvalue)
assert tuple(same.confidence_interval()) == (0, 0)

ahead = stats.ttest_rel(x + 1, x)
print(ahead, ahead.confidence_interval())
assert ahead.pvalue == 0 and tuple(ahead.confidence_interval()) == (1, 1)

for mean in (0, 1):
    assert np.isnan(stats.t.interval(0.95, 2, loc=mean, scale=0)).all()
END
