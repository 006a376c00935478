"""Helpers to copy and pickle compiled classes, and objects that copies should share. Pickles are compatible between the
compiled and the pure Python engine. Also converts NumPy's values.
"""

import operator
from collections.abc import Mapping
from typing import Any, TypeVar

from noctuary.kernel.base.randomness import Random

Thing = TypeVar("Thing")


def attributes(thing: object) -> dict[str, Any]:
    """All attributes of an instance, of a compiled class or not."""
    names = [*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]
    return {name: getattr(thing, name) for name in names if name != "__dict__" and hasattr(thing, name)}


def with_attributes(thing: Thing, attributes: dict[str, Any]) -> Thing:
    """Set these attributes on `thing` and return it."""
    for name, value in attributes.items():
        setattr(thing, name, value)
    return thing


def remade(kind: type[Thing], attributes: dict[str, Any]) -> Thing:
    """A new instance of an interpreted class with these attributes."""
    return with_attributes(kind.__new__(kind), attributes)


def copied(value: Any) -> Any:
    """A copy of nested lists, mappings and streams of chance; anything else is shared."""
    if isinstance(value, list):
        return [copied(part) for part in value]
    if isinstance(value, dict):
        return {key: copied(one) for key, one in value.items()}
    return value.clone() if isinstance(value, Random) else value


def plain(value: Any) -> Any:
    """Replace NumPy's numbers, truth values and arrays with Python's, and tuples with lists, in nested mappings."""
    if isinstance(value, Mapping):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if hasattr(value, "tolist"):  # NumPy's, which need not be installed.
        return value.tolist()
    return value if isinstance(value, int) or not hasattr(value, "__index__") else operator.index(value)
