"""Rooms are small, each says what belongs there, and the kernel's tests need nothing above the kernel."""

import ast
import re
from collections import Counter

from tests.games.trials import ROOT

MOST = 16
"""Files that may lie side by side."""
SOURCE, CLIENT = ROOT / "src/noctuary", ROOT / "web/src"
GENERATED = re.compile(r"_compiled|static|protocol\.ts$|box/view\.ts$")
LONGEST = 40
"""Lines of a test, and of what helps tests."""
ABOVE = re.compile(
    r"\b(?:noctuary\.(?!(?:engine|kernel|locale)\b)|tests\.(?=[a-z]+\.)|from noctuary import (?!engine|locale))\w+"
)


def test_no_room_is_crowded() -> None:
    files = [*SOURCE.rglob("*.py"), *(path for path in CLIENT.rglob("*") if path.suffix in {".ts", ".svelte", ".css"})]
    rooms = Counter(path.parent for path in files if not GENERATED.search(path.relative_to(ROOT).as_posix()))
    assert len(rooms) > 50
    assert not {room: number for room, number in rooms.items() if number > MOST}


def test_every_package_says_what_belongs_there() -> None:
    packages = {path.parent for path in SOURCE.rglob("*.py") if not GENERATED.search(str(path.relative_to(SOURCE)))}
    assert not [room for room in packages if not (room / "__init__.py").read_text(encoding="utf-8").startswith('"""')]


def test_tests_of_the_kernel_import_nothing_above_it() -> None:
    tests = [*(ROOT / "tests/kernel").rglob("*.py")]
    assert len(tests) > 8
    assert not {path.name: found for path in tests if (found := ABOVE.findall(path.read_text(encoding="utf-8")))}


def test_no_test_is_longer_than_a_screen() -> None:
    found = {
        f"{path}: {node.name}": node.end_lineno - node.lineno + 1
        for path in (ROOT / "tests").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno
    }
    assert len(found) > 1000
    assert not {name: lines for name, lines in found.items() if lines > LONGEST}
