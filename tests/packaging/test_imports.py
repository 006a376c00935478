"""No module needs another one that needs it, whether at once, inside a function or for types only."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import noctuary

SOURCE = Path(noctuary.__path__[-1])


def modules() -> dict[str, Path]:
    found = {}
    for path in SOURCE.rglob("*.py"):
        parts = ("noctuary", *path.relative_to(SOURCE).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(tree: ast.AST, known: dict[str, Path]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                yield inner if inner in known else node.module


def test_nothing_is_imported_in_a_circle() -> None:
    known = modules()
    needs = {
        name: {one for one in imported(ast.parse(path.read_text()), known) if one in known and one != name}
        for name, path in known.items()
    }
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from None
