"""Every rule of the book is proven by a case or a test, and every refusal names a rule of the book."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import noctuary.nocturne
from noctuary.nocturne import GAME
from tests.nocturne.test_cases import cases

ROOT = Path(__file__).resolve().parents[2]
CODE = Path(noctuary.nocturne.__file__).parent
ID = re.compile(r"NOC-(?:1[0-2]|[1-9])\.[TM]?[0-9]+")
BOOK = set(re.findall(rf"\*\*({ID.pattern})\*\*", (CODE / "rules" / "en.md").read_text(encoding="utf-8")))


def ids_in_tests() -> set[str]:
    """The rule ids that test modules name."""
    modules = (path for path in (ROOT / "tests").rglob("test_*.py") if path.name != Path(__file__).name)
    return {id for module in modules for id in ID.findall(module.read_text(encoding="utf-8"))}


def ids_in_code() -> set[str]:
    """The rule ids that the engine can name: those that are texts of their own, not parts of comments. (The reference
    names rules too, but refuses nothing.)
    """
    trees = [
        ast.parse(path.read_text(encoding="utf-8")) for path in sorted(CODE.glob("*.py")) if path.name != "related.py"
    ]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str) and ID.fullmatch(value)}


def test_the_book_is_the_one_that_is_shown() -> None:
    assert len(BOOK) == 106
    assert {id for id in GAME.rules("en") if ID.fullmatch(id)} == BOOK


def test_every_rule_is_named_by_a_case_or_a_test() -> None:
    named = {rule for case in cases() for rule in case.rules} | ids_in_tests()
    missing = sorted(BOOK - named)
    assert not missing, f"no case and no test names {', '.join(missing)}"


def test_cases_name_rules_of_the_book_only() -> None:
    for case in cases():
        assert case.rules, case.place
        for rule in [*case.rules, *(step.rule for step in case.steps if step.kind == "refused")]:
            assert rule in BOOK, f"{case.place}: {rule}"


def test_every_refusal_names_a_rule_of_the_book_and_has_a_case() -> None:
    assert len(ids_in_code()) >= 20
    assert ids_in_code() <= BOOK
    refused = {step.rule for case in cases() for step in case.steps if step.kind == "refused"}
    missing = sorted(ids_in_code() - refused)
    assert not missing, f"no case is refused by {', '.join(missing)}"
