"""`noctuary serve`: play in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from noctuary import locale
from noctuary.cli import guests
from noctuary.cli.parser import Parser
from noctuary.cli.words import number
from noctuary.kernel.messages import Refusal

PORT: Final = 8000
PORTS_TRIED: Final = 10
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
FAREWELL: Final = 3
"""Seconds that clients get to leave when the server ends."""


def add(subparsers: argparse._SubParsersAction[Parser], words: Sequence[str]) -> None:
    """Add the command to the `noctuary` command line, of which `words` are given."""
    parser = subparsers.add_parser(
        "serve", help="cli-serve-help", description="cli-serve-description", epilog="cli-serve-examples"
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help="cli-serve-host")
    parser.add_argument("--port", metavar="N", help="cli-serve-port")
    parser.add_argument("--data", type=Path, metavar="DIR", help="cli-serve-data")
    parser.add_argument("--open", action="store_true", help="cli-serve-open")
    guests.add(parser, seconds=False)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to stop; returns the exit code. Raises Refusal if the server cannot start."""
    # Heavy imports that only this command needs.
    import uvicorn

    from noctuary.server.app import application
    from noctuary.server.folder import DataFolder
    from noctuary.server.process import Server
    from noctuary.server.wire import LONGEST_MESSAGE
    from noctuary.tables.lobby import Lobby

    guests.invite(arguments)
    port = None if arguments.port is None else number(arguments.port, "--port")
    listener = listen(arguments.host, port)
    address = f"http://{_named(arguments.host)}:{listener.getsockname()[1]}/"
    folder = DataFolder(arguments.data or data_folder())
    lobby = Lobby(folder.store)
    folder.announce(address)
    print(locale.text(arguments.lang, "serve-address", {"address": address}), flush=True)
    if arguments.open and _has_display():
        webbrowser.open(address)
    config = uvicorn.Config(
        application(lobby, local=arguments.host in LOOPBACK),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=FAREWELL,
    )
    Server(config).run([listener])
    folder.close()
    return 0


def data_folder() -> Path:
    """The default folder of the tables."""
    base = os.environ.get("XDG_DATA_HOME", "")
    # By the XDG specification relative paths are invalid and must be ignored.
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "noctuary"


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket on `port`, by default on the first free port from the usual one upwards. Raises Refusal."""
    ports = [port] if port is not None else [*range(PORT, PORT + PORTS_TRIED), 0]
    for candidate in ports:
        try:
            family, *_ = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
            # Sockets that do not name their protocol get no TCP_NODELAY from asyncio, and every answer is 40 ms late.
            listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            try:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listener.bind((host, candidate))
                listener.listen()
            except BaseException:
                listener.close()
                raise
            return listener
        except (OSError, OverflowError) as error:
            reason = (getattr(error, "strerror", None) or str(error)).rstrip(".")
    raise Refusal("serve-port", {"port": str(ports[0]), "host": host, "text": reason})


def _named(host: str) -> str:
    """The host as it stands in an address that a browser on this machine can open."""
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
