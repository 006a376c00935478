"""Every rule of the book is proven by a case or a test, and every refusal names a rule of the book."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import noctuary.nightfall
from noctuary.nightfall import GAME
from tests.nightfall.test_cases import cases

ROOT = Path(__file__).resolve().parents[2]
CODE = Path(noctuary.nightfall.__file__).parent
ID = re.compile(r"NF-[0-9]+\.[0-9]+")
BOOK = set(re.findall(rf"\*\*({ID.pattern})\*\*", (CODE / "rules" / "en.md").read_text(encoding="utf-8")))


NAME = re.compile(r"^def test_nf_([0-9]+)_([0-9]+)_", re.MULTILINE)
ONLY_ASKED = {"NF-11.1"}
"""Rules of questions to which every answer is legal."""


def ids_in_tests() -> set[str]:
    """The rule ids that test modules name, in their texts or in the names of tests."""
    modules = [path for path in (ROOT / "tests").rglob("test_*.py") if path.name != Path(__file__).name]
    texts = [module.read_text(encoding="utf-8") for module in modules]
    named = {f"NF-{chapter}.{rule}" for text in texts for chapter, rule in NAME.findall(text)}
    return named | {id for text in texts for id in ID.findall(text)}


def ids_in_code() -> set[str]:
    """The rule ids that the engine can name: those that are texts of their own, not parts of comments. (The reference
    names rules too, but refuses nothing.)
    """
    trees = [
        ast.parse(path.read_text(encoding="utf-8")) for path in sorted(CODE.rglob("*.py")) if path.name != "related.py"
    ]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str) and ID.fullmatch(value)}


def test_the_book_is_the_one_that_is_shown() -> None:
    assert len(BOOK) == 104
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
    missing = sorted(ids_in_code() - refused - ONLY_ASKED)
    assert not missing, f"no case is refused by {', '.join(missing)}"
