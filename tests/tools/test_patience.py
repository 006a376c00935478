"""Waiting times of tests are only in `tests/patience.py`, since a machine may be busy."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import ROOT
from tests import patience
from tests.unhurried import EXCEPT

TESTS = ROOT / "tests"
CLOCKS = {"monotonic", "perf_counter", "process_time", "thread_time", "time"}
WAITING = {"timeout", "open_timeout", "close_timeout", "ping_timeout", "timeout_s"}
"""The names of arguments with a waiting time."""
FIRST = {"settimeout", "set_default_timeout", "set_default_navigation_timeout", "join", "timeout"}
"""Functions with a waiting time as their first argument, and as their second one."""
SECOND = {"wait_for", "wait", "create_connection"}
SCALED = {"patience", "milliseconds", "limit", "slowness", "handicap"}
SLEEPING = {"sleep", "wait_for_timeout"}

ALLOWED = {
    # The request is repeated until it is answered.
    "tests/server/door/test_limits.py": {"slow.settimeout(0.1)"},
    # A date that is signed, a day ahead.
    "tests/server/routes/test_reminders.py": {"claims['exp']"},
}
"""Waits that make no test fail on a slow machine, with the reason."""
SLEEPS = 0.11
"""Seconds for which a test may sleep between two checks of what it waits for."""
LONG_SLEEPS = {
    # A sleep never ends early, and nothing is lost if it ends late.
    "tests/server/door/test_limits.py": {"time.sleep(0.25)"},
    "tests/server/running/test_servers.py": {"time.sleep(0.2)"},
    "tests/browser/table/test_story.py": {"page.wait_for_timeout(300)"},
    # Nothing may have happened by then.
    "tests/browser/table/test_look.py": {"page.wait_for_timeout(1000)"},
}


def name_of(call: ast.Call) -> str:
    """The name of the function that is called."""
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def number(value: ast.expr | None) -> float | None:
    """The value of a literal number, possibly with a sign, or of a sum of them; None for any other expression."""
    if value is None or any(isinstance(one, ast.Name | ast.Call | ast.Attribute) for one in ast.walk(value)):
        return None
    try:
        found = eval(compile(ast.Expression(value), "", "eval"), {})
    except Exception:
        return None
    return float(found) if isinstance(found, int | float) and not isinstance(found, bool) else None


def constants(tree: ast.Module) -> dict[str, float]:
    """The named numbers of a module."""
    found = {}
    for one in tree.body:
        if isinstance(one, ast.Assign | ast.AnnAssign) and (seconds := number(one.value)) is not None:
            for target in one.targets if isinstance(one, ast.Assign) else [one.target]:
                found[ast.unparse(target)] = seconds
    return found


def bare(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The places where a wait or a comparison with a clock has a number that is not scaled, with their code."""
    named = constants(tree)

    def seconds(value: ast.expr | None) -> float | None:
        return named.get(ast.unparse(value)) if isinstance(value, ast.Name) else number(value)

    for one in ast.walk(tree):
        if isinstance(one, ast.Call):
            name, arguments = name_of(one), one.args
            given = [keyword.value for keyword in one.keywords if keyword.arg in WAITING]
            given += arguments[:1] if name in FIRST else arguments[1:2] if name in SECOND else []
            if name == "wait" and len(arguments) == 1:
                given += arguments
            if any(seconds(value) for value in given):
                yield one.lineno, ast.unparse(one)
            if name in SLEEPING and arguments:
                slept = (seconds(arguments[0]) or 0.0) / (1000 if name == "wait_for_timeout" else 1)
                if slept > SLEEPS:
                    yield one.lineno, ast.unparse(one)
        elif isinstance(one, ast.Compare) and looks_at_a_clock(one):
            # A minimum does not depend on how fast a machine is; a maximum does.
            uses = {name_of(call) for call in ast.walk(one) if isinstance(call, ast.Call)}
            if not uses & SCALED and not only_least(one, seconds):
                yield one.lineno, ast.unparse(one)


def looks_at_a_clock(compared: ast.Compare) -> bool:
    return any(isinstance(one, ast.Call) and name_of(one) in CLOCKS for one in ast.walk(compared))


def only_least(compared: ast.Compare, seconds: object) -> bool:
    """Whether a comparison only requires something to be later, or to have taken longer, than something else."""
    operands = [compared.left, *compared.comparators]
    for left, operator, right in zip(operands, compared.ops, operands[1:], strict=False):
        later = left if isinstance(operator, ast.Gt | ast.GtE) else right
        if not any(isinstance(one, ast.Call) and name_of(one) in CLOCKS for one in ast.walk(later)):
            return False
    return True


def files() -> list[Path]:
    return [path for path in sorted(TESTS.rglob("*.py")) if path != TESTS / "patience.py"]


def found_in(path: Path) -> list[tuple[int, str]]:
    return [*bare(ast.parse(path.read_text(encoding="utf-8")))]


def test_nobody_waits_for_a_number_of_seconds() -> None:
    wrong, used = [], set()
    for path in files():
        place = str(path.relative_to(ROOT))
        allowed = ALLOWED.get(place, set()) | LONG_SLEEPS.get(place, set())
        for line, words in found_in(path):
            if fitting := {one for one in allowed if one in words}:
                used |= {(place, one) for one in fitting}
            else:
                wrong.append(f"{place}:{line}: {words}")
    assert not wrong, "Take what tests/patience.py has, or wait for the event itself:\n" + "\n".join(wrong)
    listed = {(place, word) for table in (ALLOWED, LONG_SLEEPS) for place, words in table.items() for word in words}
    assert used == listed


@pytest.mark.parametrize(
    "text",
    [
        *("subprocess.run(command, timeout=20)", "connect(address, open_timeout=5.0)", "process.wait(10)"),
        *("thread.join(30)", "asyncio.wait_for(work(), 60)", "asyncio.timeout(2 * 30)"),
        *("WAIT = 20.0\nsocket.recv(timeout=WAIT)", "page.locator('x').wait_for(timeout=500)"),
        *("assert time.monotonic() - begun < 5", "assert 0.3 < perf_counter() - begun < WAIT"),
        *("end = 5\nwhile time.monotonic() < end: pass", "time.sleep(3)", "page.wait_for_timeout(500)"),
        "expect(thing).to_be_visible(timeout=100)",
    ],
)
def test_bare_numbers_are_found(text: str) -> None:
    assert len([*bare(ast.parse(text))]) == 1


@pytest.mark.parametrize(
    "text",
    [
        *("subprocess.run(command, timeout=patience())", "asyncio.wait_for(work(), patience())", "time.sleep(0.01)"),
        *("assert monotonic() - begun > 0.1", "assert time.monotonic() < begun + SOON * slowness()"),
        *("' '.join(words)", "connect(address, ping_timeout=None)", "page.wait_for_url('x')"),
    ],
)
def test_what_is_scaled_or_waits_for_an_event_is_none(text: str) -> None:
    assert [*bare(ast.parse(text))] == []


def test_a_machine_that_is_slow_is_given_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "_measured", (0.0, 0.0))
    assert patience.slowness() >= 1.0
    monkeypatch.setattr(patience, "_measured", (float("inf"), 7.0))
    assert patience.patience() == 7 * patience.WAIT
    assert patience.limit() == 7 * patience.LIMIT
    assert patience.effort(lambda: None) < 0.01


def test_what_the_server_gives_up_has_the_names_that_tests_know(monkeypatch: pytest.MonkeyPatch) -> None:
    from noctuary.tables import bot_pool

    monkeypatch.setattr(bot_pool, "DEADLINE", 15.0)
    patience.unhurried("noctuary.tables.bot_pool.DEADLINE")
    assert bot_pool.DEADLINE == 15.0
    patience.unhurried()
    assert bot_pool.DEADLINE == patience.NEVER
    assert EXCEPT.isupper()
