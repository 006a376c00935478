"""Pages link only to files that exist, and name only files and folders that exist; docstrings give true examples."""

import doctest
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from hatch_build import ROOT
from tests.games.trials import BUILT_IN

GAMES = "src/noctuary/games"
FOLDERS = (
    *("", "src", "src/noctuary", GAMES, "src/noctuary/server", "src/noctuary/tables", "tests", "web/src"),
    *(f"{GAMES}/{name}{part}" for name in BUILT_IN for part in ("", "/rules")),
    *("web/src/companion", *(f"web/src/games/{name}" for name in BUILT_IN)),
)
"""The folders in which a named file may be."""
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)\s]*)?\)")
NAMED = re.compile(r"`((?:[\w*][\w.*-]*/)+[\w*-]*(?:\.svelte)?(?:\.(?:py|ts|svelte|css|toml|md|yaml|ftl))?)`")
"""A file or folder. The ending of a module may be left out."""
CODE = re.compile(r"^```.*?^```|`[^`]*`", re.DOTALL | re.MULTILINE)
OTHER = {*"application/toml box/view.ts rayproject/ray replay/STEP site/ src/noctuary/_compiled/ text/plain".split()}
"""Names that look like those of files: types of content, an image, parts of a route, what is made."""
IMPORT = re.compile(r"^\s*(?:>>> )?from (noctuary[\w.]*) import ([\w, ]+)", re.MULTILINE)
ADDRESS = re.compile(r"`(noctuary(?:\.\w+)+)")
MODULE = re.compile(r"`((?:bots|cli|envs|kernel|locale|server|simulation|tables)(?:\.(?!sqlite3)\w+)+)`")
OWN = {"lanterns_v1"}
"""The game that the guide makes."""


def pages() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    for folder in ("cases", "docs", "games", "src/noctuary", "tests", "web/src"):
        yield from (path for path in (ROOT / folder).rglob("*.md") if "words" not in path.relative_to(ROOT).parts)
    yield ROOT / "web" / "README.md"


def anchors(path: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", path.read_text(), re.MULTILINE)
    return {"#" + re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", [*pages()], ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_lead_to_what_is_there(page: Path) -> None:
    text = page.read_text()
    for target, anchor in LINK.findall(text):
        if not target.startswith(("http:", "https:", "mailto:")):
            path = page.parent / target
            assert path.exists(), target
            assert not anchor or path.suffix != ".md" or anchor in anchors(path), target + anchor
    for name in set(NAMED.findall(text)) - OTHER:
        # `games/GAME/puzzles.py` is one in each game.
        some = "*/".join(re.split(r"[A-Z]+/", name)).rstrip("/")
        patterns = [some] if Path(some).suffix else [some, f"{some}.*"]
        folders = [*map(ROOT.joinpath, FOLDERS), page.parent]
        assert any(any(folder.glob(pattern)) for folder in folders for pattern in patterns), name


@pytest.mark.parametrize("page", [*pages()], ids=lambda page: str(page.relative_to(ROOT)))
def test_nothing_is_taken_for_a_tag_and_left_out(page: Path) -> None:
    """As `list<string>` would be outside of code."""
    assert re.findall(r"</?\w[^>]*>", CODE.sub("", page.read_text(encoding="utf-8"))) == []


def test_what_texts_tell_to_import_or_see_is_there() -> None:
    """Programs outside rely on the addresses that pages give, wherever the modules stand."""
    texts = [path.read_text(encoding="utf-8") for path in [*pages(), *(ROOT / "examples").rglob("*.py")]]
    imports = [(module, name) for text in texts for module, names in IMPORT.findall(text) for name in names.split(", ")]
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")]
    addresses = [name for text in texts for name in ADDRESS.findall(text)]
    modules = [f"noctuary.{name}" for text in texts + sources for name in MODULE.findall(text)]
    assert len(imports) > 30
    assert len(addresses) > 3
    assert len(modules) > 30
    for module, name in {*imports, *(name.rpartition(".")[::2] for name in addresses + modules)}:
        if name not in OWN:
            assert resolved(module, name), f"{module}.{name}"


def resolved(module: str, name: str) -> bool:
    """Whether there is such a module, or such a name in a module or class."""
    try:
        return hasattr(pkgutil.resolve_name(module), name) or find_spec(f"{module}.{name}") is not None
    except (AttributeError, ModuleNotFoundError):
        return False


@pytest.mark.parametrize(
    "name",
    [
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((ROOT / "src" / "noctuary").rglob("*.py"))
        if ">>> " in path.read_text(encoding="utf-8")
    ],
)
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name), raise_on_error=True).attempted
