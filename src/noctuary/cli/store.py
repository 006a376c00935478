"""`noctuary store`: the file in which a server keeps its tables."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from noctuary import locale
from noctuary.cli.parser import Parser
from noctuary.cli.serve import data_folder
from noctuary.kernel.messages import BadInput

ACTIONS: Final = ("check", "backup", "restore", "repair")
WITH_FILE: Final = ("backup", "restore")


def add(subparsers: argparse._SubParsersAction[Parser], words: Sequence[str]) -> None:
    """Add the command to the `noctuary` command line."""
    parser = subparsers.add_parser(
        "store", help="cli-store-help", description="cli-store-description", epilog="cli-store-examples"
    )
    parser.add_argument("action", choices=ACTIONS, metavar="ACTION", help="cli-store-action")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="cli-store-file")
    parser.add_argument("--data", type=Path, metavar="DIR", help="cli-serve-data")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Do what is asked with the store; returns the exit code. Raises Refusal, also where a server uses the folder that
    must not.
    """
    # Heavy imports that only this command needs.
    from noctuary.server.folder import STORE, DataFolder
    from noctuary.tables import backups

    action, file = arguments.action, arguments.file
    if (file is None) == (action in WITH_FILE):
        raise BadInput("cli-store-no-file" if file is None else "cli-store-needless", {"text": action})
    folder = arguments.data or data_folder()
    path = folder / STORE
    told: dict[str, str | int] = {"path": str(path), "file": str(file or "")}
    if action == "check":
        backups.check(path)
    elif action == "backup":
        backups.backup(path, file)
    else:
        held = DataFolder(folder)
        try:
            if action == "restore":
                old = backups.restore(path, file)
            else:
                whole, short, old = backups.repair(path)
                told |= {"whole": whole, "short": short}
        finally:
            held.close()
        told |= {"old": str(old or ""), "kept": "yes" if old else "no"}
    print(locale.text(arguments.lang, f"store-{action}", told))
    return 0
