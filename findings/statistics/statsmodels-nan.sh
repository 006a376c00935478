#!/bin/bash
# statsmodels 0.15.0 (SciPy 1.17.1, NumPy 2.4.6): many comparisons, one of them of two bots that never differed.
#
# Question: multipletests([0.001, 0.01, nan, 0.02]), where nan comes from a paired t-test of two bots with equal scores.
#   Which hypotheses are rejected at the default 0.05, and what are the corrected p-values? And with method="fdr_bh"?
# One would guess: nan stays nan and is not rejected; the three others are rejected, corrected for three or four tests.
# Seen: by the default, Holm-Sidak, all four are rejected, the pair that never differed as well: its p-value is nan and
#   its verdict True. A single nan is rejected, too. Holm's method does the same. It happens where all others are
#   rejected; with [0.001, 0.01, nan, 0.2] it is not. By fdr_bh the verdicts are as guessed, but all four corrected
#   p-values are nan, that of 0.001 too.
# So: a table of who is better than whom says so of a bot and its copy, or loses every p-value. Take out nan before the
#   correction, and count it as no difference.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q statsmodels==0.15.0 scipy==1.17.1 numpy==2.4.6
"$room/venv/bin/python" -W ignore - <<'END'
from math import isnan

from scipy.stats import ttest_rel
from statsmodels.stats.multitest import multipletests

alike = ttest_rel([3, 5, 4], [3, 5, 4]).pvalue
assert isnan(alike)


def verdicts(*pvalues, **settings):
    """Which hypotheses are rejected, and for which the corrected p-value is nan."""
    rejected, corrected = multipletests(pvalues, **settings)[:2]
    print(pvalues, settings, rejected.tolist(), corrected.tolist())
    return rejected.tolist(), [isnan(one) for one in corrected]


for settings in ({}, {"method": "holm-sidak"}, {"method": "holm"}):
    assert verdicts(0.001, 0.01, alike, 0.02, **settings) == ([True] * 4, [False, False, True, False])
    assert verdicts(0.001, 0.01, alike, 0.2, **settings)[0] == [True, True, False, False]
    assert verdicts(alike, **settings)[0] == [True]
for method in ("fdr_bh", "fdr_by"):
    assert verdicts(0.0001, 0.001, alike, 0.002, method=method) == ([True, True, False, True], [True] * 4)
bonferroni = verdicts(0.001, 0.01, alike, 0.02, method="bonferroni")
assert bonferroni == ([True, True, False, False], [False, False, True, False])
END
