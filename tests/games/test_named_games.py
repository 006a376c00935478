"""No shared test, tool or command lists games by name: they ask the catalogue, which has every further game, too. What
differs from game to game is in its own folder.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.trials import BUILT_IN, ROOT

GAMES = {*BUILT_IN}
LISTS = ast.List | ast.Tuple | ast.Set | ast.Dict


def shared() -> list[Path]:
    """All modules but those of one game."""
    found = [path for folder in ("src", "tests", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
    return [path for path in found if not {*path.with_suffix("").parts} & GAMES]


def named(part: ast.AST, imported: dict[str, str]) -> set[str]:
    """The games that are named in a part of a module, also as `NOCTURNE`, or by what is imported from them."""
    words = {node.id if isinstance(node, ast.Name) else getattr(node, "value", None) for node in ast.walk(part)}
    return {imported.get(word, word).lower() for word in words if isinstance(word, str)} & GAMES


def listed(text: str) -> Iterator[str]:
    """The lines in which a list of any kind, or the arguments of a decorator, name several games."""
    if sum(game in text.lower() for game in GAMES) < 2:
        return
    nodes = [*ast.walk(ast.parse(text))]
    of: dict[str, str] = {}
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            games = GAMES.intersection(str(node.module).split("."))
            of |= {name.asname or name.name: game for game in games for name in node.names}
    for node in nodes:
        parts = [node] if isinstance(node, LISTS) else getattr(node, "decorator_list", [])
        yield from (f"line {part.lineno}" for part in parts if len(named(part, of)) > 1)


def test_nobody_lists_the_games() -> None:
    found = [f"{path.relative_to(ROOT)}, {line}" for path in shared() for line in listed(path.read_text("utf-8"))]
    assert not found


@pytest.mark.parametrize(
    "lines",
    [
        "for game in ('{one}', '{other}'): play(game)",
        "EXAMPLES = {{'{one}': 1, '{other}': 2}}",
        "@parametrize('a', [x('{one}')], y='{other}')\ndef test(): pass",
        "from noctuary.games.{one} import GAME\nfrom noctuary.games import {other}\nBOTH = [GAME, {other}.GAME]",
        "BOTH = [{ONE}, {OTHER}]",
    ],
)
def test_every_way_to_list_games_is_found(lines: str) -> None:
    for one, other in ((BUILT_IN[0], BUILT_IN[1]), (BUILT_IN[0], BUILT_IN[0])):
        found = [*listed(lines.format(one=one, other=other, ONE=one.upper(), OTHER=other.upper()))]
        assert (found == []) == (one == other)
