"""The games as environments for learning programs (extra `envs`). Importing this package imports nothing heavy.

For PettingZoo, it has an attribute for each game of the catalogue, such as `nocturne_v1` (`envs.zoo.Environments`).
"""

from typing import TYPE_CHECKING, Any

from noctuary.kernel.contract import catalogue

if TYPE_CHECKING:
    from noctuary.envs.batch import Batch

__all__ = ["Batch"]


def __getattr__(name: str) -> Any:
    """`Batch` and the games, which need the extra `envs`."""
    if name == "Batch":
        from noctuary.envs.batch import Batch

        return Batch
    game, version = name[:-3], name[-3:]
    if version == "_v1" and game in catalogue.names():
        from noctuary.envs.zoo import environments

        return environments(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
