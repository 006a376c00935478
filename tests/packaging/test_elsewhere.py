"""Systems with fewer functions than this one: every module can be imported, and games can be played. Since no such
system is available, the tests take the functions away.
"""

import subprocess
import sys

WITHOUT = """
import os, select, signal, sys

for name in ("fcntl", "resource", "pwd", "grp", "termios", "tty", "readline", "uvloop", "syslog"):
    sys.modules[name] = None
for module, names in {
    os: "register_at_fork killpg nice pwrite pread sysconf getuid geteuid fork sched_getaffinity getloadavg statvfs "
    "chown O_CLOEXEC O_DIRECTORY O_NONBLOCK getpgid setsid",
    signal: "SIGHUP SIGKILL SIGALRM SIGUSR1 setitimer pthread_sigmask",
    select: "poll epoll",
}.items():
    for name in names.split():
        if hasattr(module, name):
            delattr(module, name)
"""
IMPORTED = """
import importlib, pkgutil
import noctuary
for module in pkgutil.walk_packages(noctuary.__path__, "noctuary."):
    # What needs PyTorch, OpenSpiel, Ray or Minari, which need not be there.
    if module.name not in (
        "noctuary.simulation.training.fit", "noctuary.envs.openspiel", "noctuary.simulation.ray_cluster",
        "noctuary.envs.minari", "noctuary.envs.networks",
    ):
        importlib.import_module(module.name)
"""
PLAYED = """
from noctuary.cli.ending import main
sys.argv = ["noctuary", *"sim nocturne --seats random,random --mode family --games 2 --seed 1".split()]
assert main() == 0
"""
SERVED = """
import tempfile
from pathlib import Path
from types import SimpleNamespace
from noctuary.server.door.connections import Door
from noctuary.server.base.folder import DataFolder
from noctuary.server.door.limits import LIMITS
held = []
sys.modules["msvcrt"] = SimpleNamespace(LK_NBLCK=2, locking=lambda file, mode, length: held.append(length))
sys.platform = "win32"
with tempfile.TemporaryDirectory() as name:
    Door(LIMITS, [])
    folder = DataFolder(Path(name))
    folder.announce("http://127.0.0.1/")
    assert (Path(name) / "server").read_text() == "http://127.0.0.1/"
    folder.close()
assert held == [1]
"""


def test_without_what_only_some_systems_have() -> None:
    words = WITHOUT + IMPORTED + PLAYED + SERVED
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
