"""Files on disk: read with a limit, written completely or not at all."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from noctuary.kernel.base.files import LARGEST, begins, check_output, read_text, write_bytes, write_text
from noctuary.kernel.base.messages import QUOTED, BadInput

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")


def refused(path: Path) -> str:
    with pytest.raises(BadInput) as refusal:
        read_text(path)
    assert refusal.value.where == str(path)
    return refusal.value.message.id


@UNIX
def test_what_has_no_end_or_is_no_file_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    large = tmp_path / "large"
    with large.open("wb") as file:
        file.truncate(LARGEST + 1)
    assert refused(large) == "file-too-large"
    for path in (tmp_path, tmp_path / "pipe", Path("/dev/zero"), Path("/dev/null")):
        assert refused(path) == "file-extraordinary"
    for name in ("nothing", "no\0name", "n" * 1000):
        assert refused(tmp_path / name) == "file-unreadable"


def test_texts_come_with_any_mark_and_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes(b"\xef\xbb\xbfa\r\nb\rc\x0c\xe2\x80\xa8\n")
    assert read_text(path) == "a\nb\nc\f\u2028\n"
    path.write_bytes(b"\xff\xfea\0")
    assert refused(path) == "file-no-text"


@UNIX
def test_a_file_keeps_its_permissions_and_a_link_its_end(tmp_path: Path) -> None:
    path, link, other = tmp_path / "file", tmp_path / "link", tmp_path / "file.part"
    path.write_text("old")
    other.write_text("somebody's")
    path.chmod(0o640)
    link.symlink_to(path)
    write_text(link, "new")
    assert link.is_symlink()
    assert (path.read_text(), stat.S_IMODE(path.stat().st_mode), other.read_text()) == ("new", 0o640, "somebody's")
    dangling = tmp_path / "dangling"
    dangling.symlink_to(tmp_path / "later")
    write_text(dangling, "new")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["dangling", "file", "file.part", "later", "link"]
    write_text(tmp_path / ("ł" * 127), "a long name")


@UNIX
def test_pipes_and_devices_are_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(BadInput, match="cannot be written"):
        write_text(pipe, "nobody reads")
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_text(pipe, "new")
    assert os.read(reader, 10) == b"new"
    os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    before = Path(os.devnull).stat()
    write_text(Path(os.devnull), "new")
    assert Path(os.devnull).stat().st_ino == before.st_ino
    if Path("/dev/full").exists():
        with pytest.raises(BadInput, match=r"^/dev/full: This file cannot be written: No space left on device\.$"):
            write_text(Path("/dev/full"), "new")


FULL = """
import resource, sys
from pathlib import Path
from noctuary.kernel.base.files import write_bytes
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    write_bytes(Path(sys.argv[1]), b"x" * 2000)
except ValueError as refusal:
    print(refusal)
"""


@UNIX
def test_where_the_disk_is_full_the_old_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    said = subprocess.run([sys.executable, "-c", FULL, str(path)], capture_output=True, text=True, check=True).stdout
    assert said == f"{path}: This file cannot be written: File too large.\n"
    assert [one.name for one in tmp_path.iterdir()] == ["file"]
    assert path.read_text() == "old"


def test_what_is_somebodys_is_seen_before_the_work(tmp_path: Path) -> None:
    ours = begins(b"bot,")
    path = tmp_path / "file"
    check_output(path, ours)
    for content, good in ((b"", True), (b"deal,bot,won\n", True), (b"my notes", False)):
        path.write_bytes(content)
        if good:
            check_output(path, ours)
        else:
            with pytest.raises(BadInput, match="was not written by this command"):
                check_output(path, ours)
    for missing in (tmp_path, path / "below", tmp_path / "nowhere" / "file"):
        with pytest.raises(BadInput, match="cannot be written"):
            check_output(missing, ours)


def test_a_long_text_is_quoted_by_its_beginning() -> None:
    said = BadInput("input-move", {"text": "x" * 10**7}).text()
    assert "x" * QUOTED + "…" in said
    assert len(said) < QUOTED + 100
    write_bytes(Path(os.devnull), b"")
