"""One name means one thing: no two public classes share one, and no other type of the client has one of the wire's."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import noctuary
from tools.make_types import FOLDER, files

SOURCE = Path(noctuary.__path__[-1])
ALIKE = {"Board", "Drawing", "Facts", "Fields", "TableFields", "ResultView", "SeatView", "Begin", "Turn"}
"""What every game has of its own, under the same name. Games never see each other, and positions name their steps."""
DECLARED = re.compile(r"^\s*(?:export )?(?:interface|type|class) (\w+)\b(?! *,)", re.MULTILINE)


class Declared(NamedTuple):
    path: Path
    bases: list[str]

    @property
    def game(self) -> str | None:
        parts = self.path.relative_to(SOURCE).parts
        return parts[1] if parts[0] == "games" else None

    def extends(self, other: Declared, name: str) -> bool:
        """Whether it is a game's own form of a class of the kernel, such as its `Options`."""
        return self.game is not None and other.game is None and any(name == base.split(".")[-1] for base in self.bases)


def declared() -> dict[str, list[Declared]]:
    found: dict[str, list[Declared]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                bases = [ast.unparse(base).split("[")[0] for base in node.bases]
                found[node.name].append(Declared(path, bases))
    return found


def test_no_two_public_classes_share_a_name() -> None:
    found = declared()
    shared = [
        f"{name}: {one.path}, {other.path}"
        for name, classes in found.items()
        for one, other in combinations(classes, 2)
        if not (one.extends(other, name) or other.extends(one, name))
        and not (one.game != other.game and one.game and other.game and alike(name, found))
    ]
    assert not shared


def alike(name: str, found: dict[str, list[Declared]]) -> bool:
    """Whether all games may have a class of this name: it extends one of the kernel, or is exempt."""
    return name in ALIKE or any(one.game is None for one in found[name])


def test_no_exemption_is_left_over() -> None:
    found = declared()
    assert not {name for name in ALIKE if len(found[name]) < 2}


def test_the_client_gives_no_name_of_the_wire_to_another_type() -> None:
    made = files()
    wire = defaultdict(list)
    for path, text in made.items():
        for name in re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE):
            wire[name].append(path)
    shared = [name for name, paths in wire.items() if len(paths) > 1 and name not in ALIKE]
    for path in sorted(FOLDER.rglob("*")):
        if path.suffix in {".ts", ".svelte"} and path not in made:
            names = DECLARED.findall(path.read_text())
            shared += [f"{name}: {path}" for name in names if name in wire]
    assert not shared


def test_the_table_in_a_view_is_a_parameter_of_its_type() -> None:
    assert "  table: Table;\n" in files()[FOLDER / "server/protocol.ts"]
