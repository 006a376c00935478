"""The rules by example: every case of cases/nightfall."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.kernel.cases import Case, load, run_case

CASES = Path(__file__).resolve().parents[2] / "cases" / "nightfall"


def cases() -> list[Case]:
    """All cases, chapter by chapter."""
    return [case for path in sorted(CASES.glob("*.case.yaml")) for case in load(path)]


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.rules[0]} {case.title}")
def test_case(case: Case) -> None:
    outcome = run_case(case)
    assert outcome.passed, f"{outcome.text()}\nmoves so far: {outcome.moves}"


def test_titles_are_unique() -> None:
    titles = [case.title for case in cases()]
    assert len(set(titles)) == len(titles)


def test_cases_end_with_something_that_can_fail() -> None:
    for case in cases():
        assert any(step.kind != "move" for step in case.steps), case.place
        if case.steps[-1].kind == "expect":
            assert case.steps[-1].position, case.place
