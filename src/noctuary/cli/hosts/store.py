"""`noctuary store`: maintains the file or database in which a server keeps its tables."""

import argparse
import os
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from noctuary import locale
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.words import number
from noctuary.kernel.base.messages import Argument, BadInput, Refusal
from noctuary.server.base.configuration import read
from noctuary.server.base.folder import STORE, DataFolder
from noctuary.tables.store import Store
from noctuary.tables.store.base.schema import SCHEMA
from noctuary.tables.store.keeping import backups

ACTIONS: Final = ("check", "backup", "restore", "repair", "migrate")
WITH_FILE: Final = ("backup", "restore")

OTHERWISE: Final = ("check", "restore")
"""Actions with a different message for a database."""

Told = dict[str, Argument]


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("action", choices=ACTIONS, metavar="ACTION", help="cli-store-action")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="cli-store-file")
    parser.add_argument("--data", metavar="DIR", help="cli-serve-data")
    parser.add_argument("--config", metavar="FILE", help="cli-serve-config")
    parser.add_argument("--to", metavar="N", help="cli-store-to")


def run(arguments: argparse.Namespace) -> int:
    """Carry out an action on the store; return the exit code. Raises Refusal, including if a running
    server uses the folder and the action does not allow that.
    """
    action, file = arguments.action, arguments.file
    if (file is None) == (action in WITH_FILE):
        raise BadInput("cli-store-no-file" if file is None else "cli-store-needless", {"text": action})
    configuration, _ = read(vars(arguments), os.environ)
    path, address = configuration.folder() / STORE, configuration.database_url
    to = _version(arguments.to)
    told: Told = {"path": str(path), "file": str(file or "")}
    if address is None:
        told |= _in_file(action, file, path, to)
        print(locale.text(arguments.lang, f"store-{action}", told))
    else:
        told |= _in_database(action, file, path, to, address)
        print(
            locale.text(arguments.lang, f"store-{action}-database" if action in OTHERWISE else f"store-{action}", told)
        )
    return 0


def _version(text: str | None) -> int:
    """The requested schema version, by default the newest. Raises BadInput."""
    last = len(SCHEMA)
    version = last if text is None else number(text, "--to", least=1)
    if version > last:
        raise BadInput("cli-store-schema", {"number": version, "last": last})
    return version


def _in_file(action: str, file: Path, path: Path, to: int) -> Told:
    """Carry out the action on the file at `path`; return the arguments of the message."""
    if action == "check":
        backups.check(path)
        return {}
    if action == "backup":
        backups.backup(path, file)
        return {}
    held = DataFolder(path.parent)
    try:
        if action == "migrate":
            backups.check(path)
            with closing(backups.open_unchecked(path, None)) as store:
                return _migrate(store, path, to)
        if action == "restore":
            old = backups.restore(path, file)
            return {"old": str(old or ""), "kept": "yes" if old else "no"}
        whole, short, damaged = backups.repair(path)
        return {"whole": whole, "short": short, "old": str(damaged)}
    finally:
        held.close()


def _in_database(action: str, file: Path, path: Path, to: int, address: str) -> Told:
    """Carry out the action on a database; copies made in the process are kept next to `path`."""
    if action == "repair":
        raise Refusal("store-repair-database")
    with closing(backups.in_database(address)) as store:
        told: Told = {"path": store.name, "version": store.version()}
        if action == "backup":
            backups.backup(store, file)
        elif action == "restore":
            backups.fill(store, file)
        elif action == "migrate":
            told |= _migrate(store, path, to)
        return told


def _migrate(store: Store, path: Path, to: int) -> Told:
    copy = backups.migrate(store, path, to)
    return {"version": to, "old": str(copy or ""), "kept": "yes" if copy else "no"}
