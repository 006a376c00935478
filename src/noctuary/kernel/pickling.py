"""Python's own means: copies and pickles of what is compiled, which has none by itself, or what the pure engine would
take apart though everybody shares it. What one engine has pickled the other can read. And NumPy's numbers.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, TypeVar

Thing = TypeVar("Thing")


def attributes(thing: object) -> dict[str, Any]:
    """All that an instance of a class has, compiled or not."""
    names = [*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]
    return {name: getattr(thing, name) for name in names if name != "__dict__" and hasattr(thing, name)}


def with_attributes(thing: Thing, attributes: dict[str, Any]) -> Thing:
    """A new instance, and now it has all that another one had."""
    for name, value in attributes.items():
        setattr(thing, name, value)
    return thing


def remade(kind: type[Thing], attributes: dict[str, Any]) -> Thing:
    """An instance of an interpreted class that has all that another one had."""
    return with_attributes(kind.__new__(kind), attributes)


def plain(value: Any) -> Any:
    """Mappings and lists of plain values, where NumPy's whole numbers may have stood for Python's."""
    if isinstance(value, Mapping):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value if isinstance(value, int) or not hasattr(value, "__index__") else operator.index(value)
