"""Every rule of the rulebooks is proven by a case or a test, and every refusal names a rule of its rulebook."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from noctuary.kernel.box.texts import folder_of
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.cases import Case, load, run_case
from tests.games.trials import BUILT_IN, ROOT, find

PREFIXES = "|".join(catalogue.find(name).prefix for name in BUILT_IN)
ID = re.compile(rf"(?:{PREFIXES})-[0-9]+\.[A-Z]?[0-9]+")
TEST = re.compile(rf"^def test_({PREFIXES.lower()})_([0-9]+)_([0-9]+)_", re.MULTILINE)

games = pytest.mark.parametrize("name", BUILT_IN)


def code(name: str) -> Path:
    return folder_of(name)


@cache
def book(name: str) -> set[str]:
    """The rule ids of the rulebook."""
    return {id for id in catalogue.find(name).rules("en") if ID.fullmatch(id)}


@cache
def cases(name: str) -> list[Case]:
    """All cases, chapter by chapter."""
    folders = [ROOT / "cases" / name, code(name) / "cases"]
    return [case for folder in folders for path in sorted(folder.glob("*.case.yaml")) for case in load(path)]


def ids_in_tests() -> set[str]:
    """The rule ids that test modules name, in strings or in the names of tests."""
    modules = [path for path in (ROOT / "tests").rglob("test_*.py") if path.name != Path(__file__).name]
    texts = [module.read_text(encoding="utf-8") for module in modules]
    named = {f"{game.upper()}-{chapter}.{rule}" for text in texts for game, chapter, rule in TEST.findall(text)}
    return named | {id for text in texts for id in ID.findall(text)}


def ids_in_code(name: str) -> set[str]:
    """The rule ids that the engine can name: whole strings, not parts of comments. (The reference and the parts of a
    vector name rules too, but refuse nothing.)
    """
    paths = [
        path
        for path in sorted(code(name).rglob("*.py"))
        if path.name != "reference.py" and path.parent.name != "vectors"
    ]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str) and ID.fullmatch(value)}


@games
def test_every_rule_is_named_by_a_case_or_a_test(name: str) -> None:
    missing = book(name) - {rule for case in cases(name) for rule in case.rules} - ids_in_tests()
    assert not missing, f"no case and no test names {', '.join(sorted(missing))}"


@games
def test_cases_name_rules_of_the_book_only(name: str) -> None:
    for case in cases(name):
        assert case.rules, case.place
        for rule in [*case.rules, *(step.rule for step in case.steps if step.kind == "refused")]:
            assert rule in book(name), f"{case.place}: {rule}"


@games
def test_every_refusal_names_a_rule_of_the_book_and_has_a_case(name: str) -> None:
    assert ids_in_code(name) <= book(name)
    refused = {step.rule for case in cases(name) for step in case.steps if step.kind == "refused"}
    missing = ids_in_code(name) - refused - find(name).only_asked
    assert not missing, f"no case is refused by {', '.join(sorted(missing))}"


@games
def test_cases_in_the_folder_of_a_game_hold(name: str) -> None:
    """Those in `cases/` are run by themselves (`tools/checks.py`)."""
    own = [case for path in sorted((code(name) / "cases").glob("*.case.yaml")) for case in load(path)]
    if not own:
        pytest.skip(f"{name} has all its cases in cases/{name}")
    assert [outcome.text() for case in own if not (outcome := run_case(case)).passed] == []


@games
def test_titles_of_cases_are_unique(name: str) -> None:
    titles = [case.title for case in cases(name)]
    assert len(set(titles)) == len(titles)


@games
def test_cases_end_with_something_that_can_fail(name: str) -> None:
    for case in cases(name):
        assert any(step.kind != "move" for step in case.steps), case.place
        if case.steps[-1].kind == "expect":
            assert case.steps[-1].position, case.place
