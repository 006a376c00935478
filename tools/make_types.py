"""Writes the TypeScript types of everything that client and server exchange.

They go into web/src/server/protocol.ts, and those of each game with a folder there into web/src/games/GAME/box/view.ts:
what its `shown/wire.py` declares or, without one, the type of its positions, which are its default view. `python
hatch_build.py check` runs this before it checks types; editors need the types, too.

python -m tools.make_types
"""

import ast
import inspect
import re
import sys
import textwrap
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_origin, is_typeddict

from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

from noctuary.kernel.box.editable import AnyFact
from noctuary.kernel.box.texts import folder_of
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts import wire
from noctuary.kernel.table.fields import declared
from noctuary.server.wire import answers, bodies, messages
from noctuary.tables.wire import editions, people, tables, views

FOLDER: Final = Path(__file__).parent.parent / "web/src"
WIDTH: Final = 130
DRAWN: Final = "./types"
"""The module with a game's id types."""
COMMON: Final = {
    "ServerMessage": messages.ServerMessage,
    "ClientMessage": messages.ClientMessage,
    "Fact": AnyFact,
    "AddChannel": bodies.AddChannel,
}
"""Unions, with their names."""
MODULES: Final = (answers, bodies, messages, editions, people, views, wire)
"""The modules whose types are sent; types used in them are included."""
MORE: Final = (tables.PromisedDeal, tables.DealShown, tables.Invitation)
"""The types that are sent from a module that also has others."""


class Writer:
    """Writes one file of types. `known`: for each type defined elsewhere, its file."""

    def __init__(self, known: dict[str, str]) -> None:
        self._known: dict[str, str] = known
        self._used: dict[str, set[str]] = {}
        self.written: dict[str, str] = {}

    def text(self) -> str:
        """The content of the file."""
        head = "// Made by tools/make_types.py.\n"
        for path, names in sorted(self._used.items()):
            head += f"import type {{ {', '.join(sorted(names))} }} from '{path}';\n"
        return "\n".join([head, *(self.written[name] for name in sorted(self.written))])

    def _use(self, name: str) -> bool:
        """Whether a type is defined in another file; if so, it is imported."""
        if name in self._known:
            self._used.setdefault(self._known[name], set()).add(name)
        return name in self._known

    def alias(self, name: str, type: Any, comment: str = "") -> str:
        """Write a named type; return the name."""
        if not self._use(name) and name not in self.written:
            self.written[name] = ""
            self.written[name] = f"{_comment(comment)}export type {name} = {self.spelt(type)};\n"
        return name

    def spelt(self, type: Any) -> str:
        """A type as TypeScript; named types in it are written as well."""
        match type:
            case types.Metadata(inner, {"title": name, **more}):
                return self.alias(str(name), inner, str(more.get("description", "")))
            case types.Metadata(inner):
                return self.spelt(inner)
            case types.StructType() | types.TypedDictType():
                return self._object(type)
            case types.UnionType(among):
                return " | ".join(dict.fromkeys(map(self.spelt, among)))
            case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
                spelt = self.spelt(item)
                return f"({spelt})[]" if " | " in spelt else f"{spelt}[]"
            case types.DictType(key, value):
                spelt = f"Record<{self.spelt(key)}, {self.spelt(value)}>"
                # Such a record does not contain all possible keys.
                return f"Partial<{spelt}>" if self._known.get(self.spelt(key)) == DRAWN else spelt
            case types.LiteralType(values):
                return " | ".join(f"'{value}'" for value in values)
            case types.IntType() | types.FloatType():
                return "number"
            case types.StrType() | types.DateTimeType():
                return "string"
            case types.BoolType():
                return "boolean"
            case types.NoneType():
                return "null"
            case types.AnyType():
                return "unknown"
        raise TypeError(f"no way to write {type}")

    def _object(self, type: types.StructType | types.TypedDictType) -> str:
        """Write an object type under the name of its class; return the name."""
        cls = get_origin(type.cls) or type.cls
        name = cls.__name__
        if self._use(name) or name in self.written:
            return name
        self.written[name] = ""
        comments = _comments(cls) if cls.__doc__ else {}  # A declared table makes types without source.
        parameters = getattr(cls, "__parameters__", ())
        lines = [f"  {type.tag_field}: '{type.tag}';\n"] if isinstance(type, types.StructType) and type.tag else []
        order = {field: place for place, field in enumerate(inspect.get_annotations(cls))}
        for field in sorted(type.fields, key=lambda field: order.get(field.name, -1)):
            said = cls.__annotations__.get(field.name)
            named = [one.__name__ for one in parameters if said in (one, one.__name__)]
            spelt = named[0] if named else self.spelt(field.type)
            optional = "?" if _optional(type, field) else ""
            key = field.encode_name if field.encode_name.isidentifier() else f"'{field.encode_name}'"
            lines.append(f"{_comment(comments.get(field.name, ''), '  ')}  {key}{optional}: {spelt};\n")
        generics = f"<{', '.join(f'{parameter.__name__} = unknown' for parameter in parameters)}>" if parameters else ""
        comment = _comment(cls.__doc__ or "")
        self.written[name] = f"{comment}export interface {name}{generics} {{\n{''.join(lines)}}}\n"
        return name


def _optional(type: types.StructType | types.TypedDictType, field: types.Field) -> bool:
    """Whether a field may be missing: clients may omit defaults, which the server sends, and add no other fields."""
    if isinstance(type, types.TypedDictType) or field.required:
        return not field.required
    return type.forbid_unknown_fields or (field.default is NODEFAULT and field.default_factory is NODEFAULT)


def _comments(cls: type) -> dict[str, str]:
    """The docstrings of the fields of a class."""
    comments: dict[str, str] = {}
    body = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(body, ast.ClassDef)
    for name in map(ast.unparse, body.bases):  # a TypedDict does not know its bases
        base = getattr(sys.modules[cls.__module__], name, None)
        if isinstance(base, type) and base.__module__.startswith("noctuary."):
            comments |= _comments(base)
    for field, after in zip(body.body, body.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                comments[name] = text
    return comments


def _comment(text: str, indent: str = "") -> str:
    lines = textwrap.wrap(" ".join(text.split()), WIDTH)
    if len(lines) < 2:
        return "".join(f"{indent}/** {line} */\n" for line in lines)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def files() -> dict[Path, str]:
    """The content of all files."""
    common = Writer({})
    for one in (*MORE, *(one for module in MODULES for one in declared_in(module))):
        common.spelt(types.type_info(one))
    for name, union in COMMON.items():
        common.alias(name, types.type_info(union))
    written = {FOLDER / "server/protocol.ts": common.text()}
    for folder in sorted(FOLDER.glob("games/*/")):
        text = "".join(file.read_text() for file in folder.glob("box/types.ts"))
        drawn = re.findall(r"^export type (\w+)", text, re.MULTILINE)
        own = Writer(dict.fromkeys(common.written, "../../../server/protocol") | dict.fromkeys(drawn, DRAWN))
        for one in shown(folder.name):
            own.spelt(types.type_info(one))
        written[folder / "box/view.ts"] = own.text()
    return written


def declared_in(module: ModuleType) -> list[type]:
    """The types of objects that a module declares."""
    own_types = [var for var in vars(module).values() if getattr(var, "__module__", "") == module.__name__]
    return [one for one in own_types if is_typeddict(one) or (isinstance(one, type) and issubclass(one, Struct))]


def shown(name: str) -> list[Any]:
    """The types that a game shows."""
    if (folder_of(name) / "shown/wire.py").exists():
        return declared_in(import_module(f"noctuary.games.{name}.shown.wire"))
    game = catalogue.find(name)
    return [declared(game.empty(game.options({}))).wire(f"{name.capitalize()}View")]


def main() -> None:
    for path, text in files().items():
        if not path.is_file() or path.read_text() != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
            print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
