"""Runs uv with the arguments given, fetching it first if the machine has none.

    python3 tools/uv.py sync

If uv on PATH is new enough, it is used. If not, the pinned wheel is fetched from the package index that pip is
configured for (with pip or, without it, plain HTTP), checked against its hash and unpacked into .tools/. If PYTHON is
set, as by `PYTHON=python3.13 ./noctuary` or `make PYTHON=python3.13`, uv uses the Python that runs this. Standard
library only, and no newer Python than a fresh machine may have: this runs before anything is installed.
"""

from __future__ import annotations  # an old python3 must get as far as our error messages

import hashlib
import html
import os
import platform
import re
import shutil
import ssl
import subprocess
import sys
import tempfile
import urllib.error
import urllib.parse
import urllib.request
import zipfile
from pathlib import Path

VERSION = "0.13.8"
OLDEST = (0, 13)

# Platform tag and SHA-256 of the wheel. The Linux binaries are static, so one serves glibc and musl alike.
WHEELS = {
    ("Linux", "x86_64"): ("musllinux_1_1_x86_64", "29451c60f5e8b07403e0a175d5229efc36b0289b34143ff4aaa499a5dd52553a"),
    ("Linux", "aarch64"): (
        "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
        "0b3e8b1a4f5e405e31e2ff33de8af4744831e9f7338539671efbd8c3c94e791d",
    ),
    ("Darwin", "x86_64"): ("macosx_10_12_x86_64", "b7124ca1956ec2e476a1003ea5715a15f0266afaec37f4dc9c6972ba8183e6d1"),
    ("Darwin", "arm64"): ("macosx_11_0_arm64", "62b6943c7fd64fac6854f780bea6e0359e5a5bc3241f83ee357bb38276afac49"),
}

TOOLS = Path(__file__).resolve().parent.parent / ".tools"


class Unavailable(Exception):
    """uv could not be obtained; the message says what to do."""


def on_path() -> str:
    """The uv on PATH if it runs and is new enough, or else ""."""
    path = shutil.which("uv")
    if not path:
        return ""
    answer = subprocess.run([path, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    version = re.match(r"uv (\d+)\.(\d+)", answer.stdout.decode())
    new_enough = answer.returncode == 0 and version and tuple(map(int, version.groups())) >= OLDEST
    return path if new_enough else ""


def pinned() -> str:
    """The pinned uv in .tools/, fetched if it is not there yet."""
    binary = TOOLS / f"uv-{VERSION}" / "uv"
    if not binary.exists():
        tag, sha256 = _wheel()
        print(f"Fetching uv {VERSION} into {binary.parent}", file=sys.stderr)
        with tempfile.TemporaryDirectory() as folder:
            wheel = _fetch(tag, Path(folder))
            if hashlib.sha256(wheel.read_bytes()).hexdigest() != sha256:
                raise Unavailable(f"{wheel.name} does not have the expected hash and is not used.")
            _unpack(wheel, binary)
    return str(binary)


def _wheel() -> tuple[str, str]:
    system, machine = platform.system(), platform.machine()
    if (system, machine) not in WHEELS:
        raise Unavailable(f"No uv is pinned for {system} on {machine}; install uv {VERSION} or newer yourself.")
    return WHEELS[system, machine]


def _fetch(tag: str, folder: Path) -> Path:
    name = f"uv-{VERSION}-py3-none-{tag}.whl"
    pip = [sys.executable, "-m", "pip"]
    if subprocess.run([*pip, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0:
        download = ["download", "--quiet", "--no-deps", "--only-binary=:all:", "--platform", tag.split(".")[-1]]
        if subprocess.run([*pip, *download, "--dest", str(folder), f"uv=={VERSION}"]).returncode == 0:
            return folder / name
    return _fetch_without_pip(name, folder)


def _fetch_without_pip(name: str, folder: Path) -> Path:
    index = os.environ.get("UV_DEFAULT_INDEX") or os.environ.get("PIP_INDEX_URL") or "https://pypi.org/simple"
    page = index.rstrip("/") + "/uv/"
    certificates = ssl.create_default_context(cafile=os.environ.get("PIP_CERT") or os.environ.get("SSL_CERT_FILE"))
    try:
        with urllib.request.urlopen(page, context=certificates) as answer:
            links = re.findall(r'href="([^"]+)"', answer.read().decode())
        addresses = [urllib.parse.urljoin(page, html.unescape(link)) for link in links if "/" + name in "/" + link]
        if not addresses:
            raise Unavailable(f"{page} does not list {name}; install uv {VERSION} or newer yourself.")
        with urllib.request.urlopen(addresses[0], context=certificates) as answer:
            (folder / name).write_bytes(answer.read())
    except (urllib.error.URLError, OSError) as error:
        raise Unavailable(
            f"Could not fetch uv from {page} ({error}). Is there a network connection? Behind a mirror or proxy set "
            f"UV_DEFAULT_INDEX, HTTPS_PROXY or PIP_CERT, or install uv {VERSION} or newer yourself."
        ) from error
    return folder / name


def _unpack(wheel: Path, binary: Path) -> None:
    """Put the binary in place in one step, so that an interrupted run leaves nothing incomplete."""
    binary.parent.mkdir(parents=True, exist_ok=True)
    partial = binary.with_name(f"uv.{os.getpid()}")
    with zipfile.ZipFile(str(wheel)) as files:
        partial.write_bytes(files.read(f"uv-{VERSION}.data/scripts/uv"))
    partial.chmod(0o755)
    partial.replace(binary)


def main() -> None:
    try:
        uv = on_path() or pinned()
    except Unavailable as error:
        sys.exit(f"noctuary: {error}")
    if os.environ.get("PYTHON"):
        # An explicitly requested Python is used, whatever Python the environment was created with. `uv pip` would
        # change that Python itself.
        os.environ["UV_PYTHON"] = sys.executable
        if next((word for word in sys.argv[1:] if not word.startswith("-")), "") == "pip":
            del os.environ["UV_PYTHON"]
    os.execv(uv, [uv, *sys.argv[1:]])


if __name__ == "__main__":
    main()
