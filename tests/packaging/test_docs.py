"""What our pages link to and name is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import ROOT

GAMES = "src/noctuary/games"
FOLDERS = (
    "",
    "src",
    "src/noctuary",
    GAMES,
    f"{GAMES}/nightfall",
    f"{GAMES}/nocturne",
    "web/src",
    "web/src/games/nocturne",
)
"""Where what is named may be."""
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)\s]*)?\)")
NAMED = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|svelte|css|toml|md|yaml|ftl))`")


def pages() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    for folder in ("docs", "tests", "src/noctuary"):
        yield from (path for path in (ROOT / folder).rglob("*.md") if "words" not in path.parts)
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
    for name in NAMED.findall(text):
        # `games/GAME/puzzles.py` is one in each game.
        some = "*/".join(re.split(r"[A-Z]+/", name))
        assert any(any(folder.glob(some)) for folder in (*map(ROOT.joinpath, FOLDERS), page.parent)), name
