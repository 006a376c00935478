"""The site of the documentation."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import ROOT
from tools.docs_site import API, address, linked

NAVIGATION = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]


def test_the_navigation_leads_to_every_page() -> None:
    pages = re.findall(r": (\S+\.md)$", NAVIGATION, re.MULTILINE)
    assert len(pages) == len(set(pages))
    ours = {path.name for path in (ROOT / "docs").glob("*.md")} | {f"api/{name}.md" for name in API}
    assert ours <= set(pages)
    assert set(pages) - ours <= {address(path) for path in linked()}


@pytest.mark.soak
def test_the_site_is_built_without_warnings_and_needs_no_other_host(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs", reason="the group `docs` is not installed")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
    pages = [path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")]
    assert len(pages) > len(list((ROOT / "docs").glob("*.md")))
    needed = r'<(?:script|img|link|iframe)\b[^>]*\b(?:src|href)="?(?:https?:)?//'
    assert [found for page in pages for found in re.findall(needed, page)] == []
    drawn = (tmp_path / "architecture/index.html").read_text(encoding="utf-8")
    assert drawn.count('<pre class="mermaid">') == (ROOT / "docs/architecture.md").read_text().count("```mermaid")
    [script] = re.findall(r'<script src="([^"]*mermaid[^"]*)">', drawn)
    assert (tmp_path / "architecture" / script).is_file()
