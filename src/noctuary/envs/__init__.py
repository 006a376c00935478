"""The games as environments for programs that learn (extra `envs`). Importing this package imports nothing heavy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from noctuary.envs.batch import Batch

__all__ = ["Batch"]


def __getattr__(name: str) -> Any:
    """`Batch`, which needs the extra."""
    if name == "Batch":
        from noctuary.envs.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
