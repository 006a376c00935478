"""Positions as text: YAML, read with line numbers and written for people to read; comparison of positions.

Only a small part of YAML is understood: mappings, lists, texts, whole numbers, true, false and null; no anchors, tags
or dates. Texts that look like something else are quoted when written.
"""

import json
import re
from collections.abc import Collection, Iterable, Mapping
from string import ascii_lowercase
from typing import Any, Final

import yaml
from yaml.reader import ReaderError

from noctuary.kernel.base.messages import BadInput, Message

WIDTH: Final = 120
"""Maximum width of a written line, where possible, in columns."""
MAX_REPEATED: Final = 1000
"""Maximum number of repetitions: `vulko x1000`."""

Path = tuple[str | int, ...]
"""A path inside a document: keys of mappings and indices of lists."""

_TAGS: Final = ("tag:yaml.org,2002:str", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map")
_WORDS: Final = {"true": True, "false": False, "null": None, "~": None, "": None}
_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]*)")
_PLAIN: Final = re.compile(r"[\w+<=][\w+<>=/.'()!#:;@-]*( [\w+<>=/.'()!;@-][\w+<>=/.'()!#:;@-]*)*")
_NO_BREAKS: Final = str.maketrans("\v\f\x1c\x1d\x1e\x85\u2028\u2029", "  ......")
"""Line separators other than LF and CR, replaced with a space or an ordinary character before YAML sees them."""
_REPEATED: Final = re.compile(r"(\S.*) x([0-9]+)")


class Document:
    """One YAML document: its `value`, the `file` it is in, and the line of every value."""

    def __init__(self, node: yaml.Node, where: str) -> None:
        self.file: str = where
        self._lines: dict[Path, int] = {}
        self.value: Any = self._construct(node, ())

    def place(self, path: Path = ()) -> str:
        """File and line of the value at `path`, or of the nearest value around it."""
        while path not in self._lines:
            path = path[:-1]
        return f"{self.file}:{self._lines[path]}"

    def _construct(self, node: yaml.Node, path: Path) -> Any:
        """The value of `node`; records the line of everything in it."""
        self._lines.setdefault(path, node.start_mark.line + 1)
        if node.tag not in _TAGS:
            raise BadInput("file-no-yaml", {"text": node.tag}, self.place(path))
        if isinstance(node, yaml.ScalarNode):
            return _meaning(node)
        if isinstance(node, yaml.SequenceNode):
            return [self._construct(item, (*path, index)) for index, item in enumerate(node.value)]
        mapping: dict[Any, Any] = {}
        for key_node, item in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                raise BadInput("file-key", {}, f"{self.file}:{line}")
            key: Any = _meaning(key_node)
            if key in mapping:
                raise BadInput("file-repeated-key", {"text": str(key)}, f"{self.file}:{line}")
            self._lines[*path, key] = line
            mapping[key] = self._construct(item, (*path, key))
        return mapping


class _Loader(yaml.SafeLoader):
    """Reads the structure of YAML; this module interprets the scalars."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012 (as the base class has it)

    def __init__(self, text: str) -> None:
        # Scan a text in which only LF and CR end a line, but take values from the real text.
        super().__init__(text.translate(_NO_BREAKS))
        self._text: str = text

    def prefix(self, length: int = 1) -> str:
        return self._text[self.pointer : self.pointer + length]

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            mark: Any = self.peek_event().start_mark  # type: ignore[no-untyped-call]
            raise yaml.MarkedYAMLError(problem="alias", problem_mark=mark)
        return super().compose_node(parent, index)

    def compose_scalar_node(self, anchor: dict[Any, yaml.Node]) -> yaml.ScalarNode:
        node = super().compose_scalar_node(anchor)
        try:
            node.value.encode()
        except UnicodeEncodeError as error:
            # An escape like "\uD800" stands for a character that no text can contain.
            raise yaml.MarkedYAMLError(problem=error.reason, problem_mark=node.start_mark) from error
        return node


def parse(text: str, where: str = "") -> Any:
    """The only document in `text`. Raises BadInput with the line."""
    all_documents = documents(text, where)
    if len(all_documents) != 1:
        raise BadInput("file-one-document", {"number": len(all_documents)}, where)
    return all_documents[0].value


def documents(text: str, where: str, numbered: bool = False) -> list[Document]:
    """All documents of `text`, the content of the file `where`; empty ones are left out.

    Places are given as `FILE:LINE`, or `FILE[DOCUMENT]:LINE` if `numbered`, all counted from 1. Raises BadInput with
    the line for invalid YAML, repeated keys, and unsupported parts of YAML.
    """
    read = []
    file = where
    number = 0
    try:
        loader = _Loader(text)
        while loader.check_node():
            number += 1
            where = f"{file}[{number}]" if numbered else file
            node = loader.get_node()
            if node is not None and node.value != "":
                read.append(Document(node, where))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = f"{where}:{mark.line + 1}" if mark else where
        raise BadInput("file-no-yaml", {"text": error.problem or ""}, place) from error
    except yaml.YAMLError as error:
        line = text.count("\n", 0, error.position) + 1 if isinstance(error, ReaderError) else 1
        raise BadInput("file-no-yaml", {"text": str(error).split("\n")[0]}, f"{where}:{line}") from error
    except RecursionError:
        raise BadInput("file-too-deep", {}, where) from None
    return read


def _meaning(node: yaml.ScalarNode) -> str | int | bool | None:
    return _scalar(node.value) if node.style is None else str(node.value)


def _scalar(text: str) -> str | int | bool | None:
    """The value of an unquoted scalar."""
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if len(text) <= 20 and _NUMBER.fullmatch(text) else text


def expand(value: Any) -> Any:
    """`value` with every list entry such as `vulko x3` written out. Raises BadInput for impossible numbers."""
    if not isinstance(value, list):
        return {key: expand(item) for key, item in value.items()} if isinstance(value, Mapping) else value
    entries: list[Any] = []
    for item in value:
        if not isinstance(item, str):
            entries.append(expand(item))
            continue
        repeated = _REPEATED.fullmatch(item)
        if repeated is None:
            entries.append(item)
        elif 1 <= int(repeated[2][:9]) <= MAX_REPEATED:
            entries += [_scalar(repeated[1])] * int(repeated[2])
        else:
            raise BadInput("file-repetition", {"text": item, "last": MAX_REPEATED})
    return entries


# Writing.


def dump(value: Mapping[str, Any]) -> str:
    """`value` as YAML: on one line where it fits; repeated texts are written `vulko x3`.

    `expand(parse(dump(value))) == value`.
    """
    return "".join(f"{line}\n" for line in _block(value, 0)) or "{}\n"


def quoted(value: Any) -> str:
    """A value as it was typed, for messages that refuse it; as Python shows it if it cannot be typed."""
    return value if isinstance(value, str) else _flow(value)


def _block(mapping: Mapping[Any, Any], indent: int) -> list[str]:
    lines: list[str] = []
    for key, item in mapping.items():
        start = " " * indent + _text(key) + ":"
        if isinstance(item, str) and _is_drawing(item):
            lines.append(start + " |")
            lines += [" " * (indent + 2) + row for row in item.splitlines()]
            continue
        flow = _flow(item)
        if not item or (len(start) + 1 + len(flow) <= WIDTH and not _holds_drawing(item)):
            lines.append(f"{start} {flow}")
        elif isinstance(item, list):
            lines += _wrap(start, "[", _entries(item), "]", indent + 2)
        elif isinstance(item, Mapping) and _is_flat(item.values()) and not _holds_drawing(item):
            lines += _wrap(start, "{", _pairs(item), "}", indent + 2)
        elif isinstance(item, Mapping):
            lines.append(start)
            lines += _block(item, indent + 2)
        else:
            lines.append(f"{start} {flow}")
    return lines


def _wrap(start: str, opening: str, entries: list[str], closing: str, indent: int) -> list[str]:
    """A value too long for one line, wrapped to as few lines as possible."""
    lines = [f"{start} {opening}"]
    for number, entry in enumerate(entries):
        text = entry + ("," if number < len(entries) - 1 else closing)
        if len(lines[-1]) + 1 + len(text) > WIDTH:
            lines.append(" " * indent + text)
        else:
            lines[-1] += text if number == 0 else " " + text
    return lines


def _flow(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(_pairs(value)) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_entries(value)) + "]"
    return _text(value)


def _pairs(mapping: Mapping[Any, Any]) -> list[str]:
    """The entries of a mapping as text."""
    return [f"{_text(key)}: {_flow(item)}" for key, item in mapping.items()]


def _entries(items: list[Any]) -> list[str]:
    """The entries of a list as text; equal neighbours are combined as `vulko x3`."""
    entries: list[str] = []
    index = 0
    while index < len(items):
        item, count = items[index], 1
        if isinstance(item, str):
            while index + count < len(items) and items[index + count] == item and count < MAX_REPEATED:
                count += 1
        text = _flow(item)
        if count > 1 and text == item:
            entries.append(f"{text} x{count}")
        else:
            entries += [text] * count
        index += count
    return entries


def _text(value: str | int | bool | None) -> str:
    """A scalar, quoted if it would be read as something else."""
    if not isinstance(value, str):
        return json.dumps(value, default=str)
    plain = _PLAIN.fullmatch(value) and value.isprintable() and ": " not in value and not value.endswith(":")
    return value if plain and _scalar(value) == value else f'"{"".join(map(_escape, value))}"'


def _escape(letter: str) -> str:
    """A letter of a quoted text, escaped if YAML does not allow it there."""
    if letter in '"\\':
        return "\\" + letter
    if letter.isprintable():
        return letter
    return "\\n" if letter == "\n" else f"\\U{ord(letter):08x}"


def _is_drawing(text: str) -> bool:
    """Whether `text` is several lines of a drawing, written as a block."""
    rows = text.splitlines()
    return (
        len(rows) > 0
        and text == "".join(f"{row}\n" for row in rows)
        and all(row.strip() and row.isprintable() for row in rows)
        and not rows[0].startswith(" ")
    )


def _holds_drawing(value: Any) -> bool:
    if isinstance(value, Mapping):
        return any(_holds_drawing(item) for item in value.values())
    return isinstance(value, str) and _is_drawing(value)


# Comparing.


def difference(expected: Any, actual: Any, unordered: Collection[str] = ()) -> Message | None:
    """The first difference between `expected` and `actual`, as a message; None if there is none.

    Only the keys in `expected` are compared: mappings key by key, even inside lists; lists and values exactly. A key
    missing in `actual` counts as empty. Lists at the paths `unordered` (with `*` for any key: `players.*.tiles`) have
    no order. Drawings are compared cell by cell.
    """
    return _difference(expand(expected), actual, unordered, ())


def _difference(expected: Any, actual: Any, unordered: Collection[str], path: Path) -> Message | None:
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        given = {str(key): item for key, item in actual.items()}
        for key, item in expected.items():
            if str(key) in given:
                differs = _difference(item, given[str(key)], unordered, (*path, key))
            else:
                differs = None if item in ([], {}, None, "") or item is False else _differs((*path, key), item, None)
            if differs is not None:
                return differs
        return None
    if isinstance(expected, list) and isinstance(actual, list):
        if any(_matches(path, pattern) for pattern in unordered):
            return _difference_unordered(expected, actual, unordered, path)
        for index in range(min(len(expected), len(actual))):
            differs = _difference(expected[index], actual[index], unordered, (*path, index))
            if differs is not None:
                # Short lists are easier to understand as a whole.
                return _differs(path, expected, actual) if _is_flat(expected) else differs
        return None if len(expected) == len(actual) else _differs(path, expected, actual)
    if isinstance(expected, str) and isinstance(actual, str) and ("\n" in expected or "\n" in actual):
        return _difference_drawn(expected, actual, path)
    return None if _same(expected, actual) else _differs(path, expected, actual)


def _difference_unordered(
    expected: list[Any], actual: list[Any], unordered: Collection[str], path: Path
) -> Message | None:
    left = list(actual)
    missing = []
    for item in expected:
        for index, candidate in enumerate(left):
            if _difference(item, candidate, unordered, (*path, 0)) is None:
                del left[index]
                break
        else:
            missing.append(item)
    if not missing and not left:
        return None
    place = _path(path)
    return Message(
        "differs-list", {"path": place, "missing": _flow(missing), "surplus": _flow(left), "found": _flow(actual)}
    )


def _difference_drawn(expected: str, actual: str, path: Path) -> Message | None:
    wanted = [row.split() for row in expected.split("\n") if row.strip()]
    rows = [row.split() for row in actual.split("\n") if row.strip()]
    if [len(row) for row in wanted] != [len(row) for row in rows]:
        return Message("differs-size", {"path": _path(path), "expected": _size(wanted), "found": _size(rows)})
    for row, cells in enumerate(wanted):
        for column, cell in enumerate(cells):
            if cell != rows[row][column]:
                return _differs(
                    (*path, f"{ascii_lowercase[column]}{row + 1}"), _scalar(cell), _scalar(rows[row][column])
                )
    return None


def _size(rows: list[list[str]]) -> str:
    """The size of a drawing: the number of cells in each row."""
    return " + ".join(str(len(row)) for row in rows)


def _same(expected: Any, actual: Any) -> bool:
    """Whether two values have the same text; `4` equals the text `"4"`."""
    if isinstance(expected, bool) or isinstance(actual, bool) or expected is None or actual is None:
        return expected is actual
    if isinstance(expected, str | int) and isinstance(actual, str | int):
        return str(expected).split() == str(actual).split()
    return bool(expected == actual)


def _is_flat(items: Iterable[Any]) -> bool:
    return not any(isinstance(item, Mapping | list) for item in items)


def _matches(path: Path, pattern: str) -> bool:
    parts = pattern.split(".")
    return len(parts) == len(path) and all(part in ("*", str(key)) for part, key in zip(parts, path, strict=True))


def _path(path: Path) -> str:
    return ".".join(str(key) for key in path) or "."


def _differs(path: Path, expected: Any, actual: Any) -> Message:
    return Message("differs-value", {"path": _path(path), "expected": _flow(expected), "found": _flow(actual)})
