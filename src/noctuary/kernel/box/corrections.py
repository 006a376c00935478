"""Corrections of the built-in facts, made by owners who compare them with their printed cards. Users call a set of
corrections an edition.

Corrections have a name, and changes by the path of each fact (`cards.vulko.cost`). They are stored as TOML files, and
inside game files and tables. `Game.under` returns the corrected game.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import tomli_w
from msgspec import Struct

from noctuary.kernel.base.files import lines, read_text
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.readable import is_line
from noctuary.kernel.box.editable import Fact, quote
from noctuary.kernel.box.texts import component
from noctuary.kernel.parts.wire import Corrected

KEYS: Final = ("game", "name", "changes")
LONGEST_NAME: Final = 40
MAX_CHANGES: Final = 2000
"""Maximum number of changes; no game has that many facts."""
LONGEST_LINE: Final = 1000
"""Maximum length of a line in characters; keys with very many parts take very long to read."""
LARGEST: Final = 1 << 53
"""Largest absolute value of a number; every JSON reader keeps integers up to this exactly."""
DEEPEST: Final = 8
"""Maximum nesting depth of the changes in a file."""
GUESSES: Final = 10
"""Similar names are suggested for at most this many unknown facts, since the search is slow."""

_LINE: Final = re.compile(r"\(at line (\d+)")


class Corrections(Struct, dict=True):
    """A named set of corrected facts of one game. `changes`: new values by path; must not be modified."""

    game: str
    name: str
    changes: dict[str, Any]

    @cached_property
    def hash(self) -> str:
        """Hash of game and changes; it does not depend on the name."""
        written = json.dumps([self.game, self.changes], sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()[:16]

    @cached_property
    def key(self) -> str:
        """The corrections as one text, equal only for equal corrections."""
        return json.dumps([self.game, self.name, self.changes], sort_keys=True)

    def mapping(self) -> dict[str, Any]:
        """The form that game files and tables store; it leaves out the game, which they name elsewhere."""
        return {"name": self.name, "changes": self.changes}

    def summary(self) -> Corrected:
        """The summary sent with the corrected components."""
        return {"name": self.name, "hash": self.hash, "number": len(self.changes)}

    def toml(self) -> str:
        """The content of the TOML file: `parse(corrections.toml()) == corrections`."""
        nested: dict[str, Any] = {}
        for path, value in self.changes.items():
            *parts, last = path.split(".")
            inner = nested
            for part in parts:
                inner = inner.setdefault(part, {})
            inner[last] = value
        return tomli_w.dumps({"game": self.game, "name": self.name, "changes": nested})

    def __hash__(self) -> int:
        return hash(self.key)


def from_key(key: str) -> Corrections:
    """The corrections with this `key`."""
    game, name, changes = json.loads(key)
    return Corrections(game, name, changes)


def read_corrections(path: Path) -> Corrections:
    """Corrections from a file. Raises BadInput for invalid content."""
    return parse(read_text(path), str(path))


def parse(text: str, where: str = "") -> Corrections:
    """Corrections from TOML, whose values `Game.examine` checks. Raises BadInput for invalid content."""
    source = parse_toml(text, where)
    for key in source:
        if key not in KEYS:
            raise BadInput("edition-key", {"text": key, "names": ", ".join(KEYS)}, where)
    try:
        return make_corrections(source.get("game"), source.get("name"), source.get("changes", {}))
    except BadInput as refusal:
        refusal.where = where
        raise


def parse_toml(text: str, where: str) -> dict[str, Any]:
    """What a TOML file says. Raises BadInput with the line."""
    text = text.removeprefix("\ufeff")
    for number, row in enumerate(lines(text), 1):
        if len(row) > LONGEST_LINE:
            raise BadInput("edition-line", {"most": LONGEST_LINE}, f"{where}:{number}")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadInput("file-too-deep", {}, where) from None
    except tomllib.TOMLDecodeError as error:
        line = _LINE.search(str(error))
        place = f"{where}:{line[1]}" if line else where
        raise BadInput("edition-toml", {"text": str(error)}, place) from error


def make_corrections(game: object, name: object, changes: object) -> Corrections:
    """Corrections from the values in a file: `changes` by path, nested or not. Raises BadInput."""
    if not isinstance(game, str) or not game:
        raise BadInput("edition-no-game")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not is_line(name):
        raise BadInput("edition-name", {"text": str(name or ""), "most": LONGEST_NAME})
    if not isinstance(changes, Mapping):
        raise BadInput("edition-changes")
    flat: dict[str, Any] = {}
    flatten(changes, "", flat)
    if len(flat) > MAX_CHANGES:
        raise BadInput("edition-too-many", {"number": len(flat), "most": MAX_CHANGES})
    for fact, value in flat.items():
        if not all(map(_plain, value if isinstance(value, list) else [value])):
            raise BadInput("edition-value", {"text": fact, "found": quote(value)})
        parts = fact.split(".")
        for end in range(1, len(parts)):
            if (around := ".".join(parts[:end])) in flat:
                raise BadInput("edition-inside", {"text": fact, "other": around})
    return Corrections(game, name.strip(), flat)


def _plain(value: object) -> bool:
    """Whether a value, or an item of a list, has a type and size that every file format can hold."""
    return isinstance(value, str) or (isinstance(value, int) and abs(value) <= LARGEST)


def flatten(changes: Mapping[Any, Any], path: str, flat: dict[str, Any]) -> None:
    """Add nested changes to `flat` by their paths. Raises BadInput if they are nested too deeply."""
    for key, value in changes.items():
        inner = f"{path}.{key}" if path else str(key)
        if inner.count(".") > DEEPEST:
            raise BadInput("file-too-deep")
        if isinstance(value, Mapping):
            flatten(value, inner, flat)
        else:
            flat[inner] = value


def problems(corrections: Corrections, editable: dict[str, Fact]) -> list[BadInput]:
    """Errors in single facts: unknown paths and impossible values."""
    errors: list[BadInput] = []
    unknown = 0
    for path, value in corrections.changes.items():
        fact = editable.get(path)
        if fact is None:
            unknown += 1
            near = get_close_matches(path, editable, 3, 0.5) if unknown <= GUESSES else []
            id = "edition-fact" if near else "edition-fact-unlike"
            errors.append(BadInput(id, {"text": path, "names": ", ".join(near)}, path))
        else:
            problem = fact.problem(value)
            if problem is not None:
                errors.append(problem)
    return errors


def effective(corrections: Corrections, editable: dict[str, Fact]) -> Corrections:
    """The corrections limited to valid changes that differ from the built-in facts."""
    changes = {
        path: value
        for path, value in corrections.changes.items()
        if (fact := editable.get(path)) is not None and fact.problem(value) is None and not fact.same(value)
    }
    return Corrections(corrections.game, corrections.name, changes)


def apply_corrections(source: dict[str, Any], corrections: Corrections, editable: dict[str, Fact]) -> dict[str, Any]:
    """Make the valid corrections to the facts, in place, and list the changed keys under `edited` of each component."""
    for path, value in effective(corrections, editable).changes.items():
        entry, keys = place(source, path)
        inner = entry
        for key in keys[:-1]:
            inner = inner[key]
        inner[keys[-1]] = value
        entry.setdefault("edited", []).append(".".join(keys))
    return source


def place(source: dict[str, Any], path: str) -> tuple[dict[str, Any], list[str]]:
    """Where a fact is stored: its component, and the keys that lead to it from there."""
    first, *keys = path.split(".")
    entry = source[first]
    return (component(entry, keys.pop(0)) if isinstance(entry, list) else entry), keys
