"""Copies and pickles of vectors (`librt.vecs`), which have none of their own; importing this module adds them.

Not compiled: mypyc knows each kind of vector only by its name.
"""

import copyreg
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

KINDS: Final[dict[str, Callable[..., Any]]] = {
    memoryview(kind()).format: kind for kind in (vec[u8], vec[i16], vec[i32], vec[i64], vec[float])
}
"""The kinds of vectors, by the format of their numbers in memory (that of `struct`)."""


def parts(vector: Any) -> tuple[object, tuple[str, bytes]]:
    """What `vector` is rebuilt from."""
    memory = memoryview(vector)
    return remade, (memory.format, memory.tobytes())


def remade(form: str, numbers: bytes) -> Any:
    """A vector of the kind with this format, with these numbers."""
    return KINDS[form](memoryview(numbers).cast(form))  # type: ignore[call-overload]


for kind in KINDS.values():
    copyreg.pickle(type(kind()), parts)  # type: ignore[arg-type]
