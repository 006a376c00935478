"""Games of other packages: whatever is named by an entry point of the group `noctuary.games`.

    [project.entry-points."noctuary.games"]
    ludo = "noctuary_ludo"

The value is the package that a game's folder is, with its module `game`; `noctuary_ludo.game` and
`noctuary_ludo.game:GAME` mean the same. It is imported as `noctuary.games.ludo`, so nothing tells it from a game in
`src/noctuary/games`.
"""

import re
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

GROUP: Final = "noctuary.games"
NAME: Final = re.compile("[a-z][a-z0-9]*")
"""What the name of a game looks like."""


class Plugin(NamedTuple):
    """A game of another package. `package`: the distribution that it came with. `folder`: where it is; None if there is
    no such package, and then `problem` says why.
    """

    name: str
    package: str
    folder: Path | None
    problem: str = ""


@cache
def plugins() -> dict[str, Plugin]:
    """All games of other packages, by name."""
    by_name: dict[str, Plugin] = {}
    for point in sorted(entry_points(group=GROUP)):
        package = f"{point.dist.name} {point.dist.version}" if point.dist else point.value
        one = Plugin(point.name, package, *locate(point.name, point.value.partition(":")[0].strip()))
        if point.name in by_name:
            one = by_name[point.name]._replace(folder=None, problem=f"{one.package} has a game of this name, too")
        by_name[point.name] = one
    return by_name


def locate(name: str, module: str) -> tuple[Path | None, str]:
    """The folder of the package that an entry point names, and what is wrong with it, "" if nothing is."""
    if not NAME.fullmatch(name):
        return None, "a game's name has lower-case letters and digits, such as lanterns"
    if (Path(__file__).parent / "games" / name).exists():
        return None, "Noctuary has a game of this name"
    module = module.removesuffix(".game")
    try:
        spec = find_spec(module) if module else None
    except (Exception, SystemExit) as error:
        return None, f"{type(error).__name__}: {error}"
    for folder in (spec and spec.submodule_search_locations) or ():
        if (Path(folder) / "__init__.py").exists() and (Path(folder) / "game.py").exists():
            return Path(folder), ""
    return None, f"there is no package {module} with a module game"


class PluginFinder:
    """Import hook that finds the games of other packages as packages of `noctuary.games`."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Called by `import`."""
        group, _, game = name.rpartition(".")
        one = plugins().get(game) if group == GROUP else None
        if one is None or one.folder is None:
            return None
        return spec_from_file_location(name, one.folder / "__init__.py", submodule_search_locations=[str(one.folder)])


def install() -> None:
    """Have Python import these games."""
    if PluginFinder not in sys.meta_path:
        sys.meta_path.append(PluginFinder)
