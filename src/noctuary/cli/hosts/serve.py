"""`noctuary serve`: play in the browser."""

import argparse
import asyncio
import os
import re
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Final

import segno

from noctuary import locale
from noctuary.cli.parts import guests, signals
from noctuary.cli.parts.parser import Parser
from noctuary.cli.parts.streams import fits
from noctuary.kernel.base.messages import Refusal
from noctuary.server.base.configuration import EVERYWHERE, KEYS, LOOPBACK, SECRET, Configuration, addresses, read

PORT: Final = 8000
PORTS_TRIED: Final = 10
BLOCKS: Final = "▀▄█"
"""The characters of a QR code."""


def add(parser: Parser, words: Sequence[str]) -> None:
    """Add the arguments of the command to `parser`; `words` are those of the command line."""
    parser.add_argument("--host", metavar="HOST", help="cli-serve-host")
    parser.add_argument("--port", metavar="N", help="cli-serve-port")
    parser.add_argument("--data", metavar="DIR", help="cli-serve-data")
    parser.add_argument("--config", metavar="FILE", help="cli-serve-config")
    parser.add_argument("--check", action="store_true", help="cli-serve-check")
    parser.add_argument("--open", action="store_true", help="cli-serve-open")
    guests.add(parser, seconds=False)


def run(arguments: argparse.Namespace) -> int:
    """Serve until a signal comes, which is a normal end with exit code 0. Raises Refusal if it cannot start."""
    configuration, sources = read(vars(arguments), os.environ)
    if arguments.check:
        return check(configuration, sources, arguments.lang)
    data = configuration.folder()
    # Whoever asks from now on waits for the answer; so does a health check during slow imports.
    listener = listen(configuration.host, configuration.port)
    from noctuary.server.app import application
    from noctuary.server.base import logs
    from noctuary.server.base.folder import STORE, DataFolder
    from noctuary.server.process import Server, configure
    from noctuary.tables.lobby import Lobby

    logs.begin(configuration.log)
    # Child processes start in the current folder. If it has been deleted, fail now rather than later.
    os.getcwd()
    # Threads with long computations yield to the event loop after a millisecond.
    sys.setswitchinterval(0.001)
    guests.invite(arguments)
    store = data / STORE
    port = listener.getsockname()[1]
    address = _address(configuration.host, port)
    # A database may be shared by any number of servers.
    folder = None if configuration.database_url else DataFolder(store.parent)
    lobby = Lobby(store, database=configuration.database_url)
    server = Server(configure(application(lobby, configuration), configuration.proxies))
    signals.leave_to(server.handle_exit)
    if folder:
        folder.announce(address)
    if configuration.host not in LOOPBACK:
        _show_others(configuration, port, arguments.lang)
    elif not configuration.proxies:
        print(locale.text(arguments.lang, "serve-alone"))
    here = locale.text(arguments.lang, "serve-address", {"address": address})
    # Last, where people look for it.
    print(framed([here, locale.text(arguments.lang, "serve-stop")]), flush=True)
    display = sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    if arguments.open and display:
        webbrowser.open(address)
    server.run([listener])
    if folder:
        folder.close()
    return 0


def check(configuration: Configuration, sources: Mapping[str, str], language: str) -> int:
    """Print the effective configuration, its sources and its problems; return the exit code."""
    for key in KEYS:
        value = getattr(configuration, key)
        if key == "data":
            with suppress(Refusal):
                value = configuration.folder()
        shown = ", ".join(value) if isinstance(value, tuple) else str("" if value is None else value)
        if key == "database_url":
            shown = re.sub(r"//[^@/]*@", "//…@", shown)
        if key in SECRET and shown:
            shown = "…"
        source = sources.get(key) or locale.text(language, "serve-check-default")
        print(f"{key:13} {locale.quote(shown) or '-'}  ({source})")
    # The same may be in the way of several.
    problems = dict.fromkeys(problem.text(language) for problem in _problems(configuration))
    for problem in problems:
        print(problem, file=sys.stderr)
    if not problems:
        print(locale.text(language, "serve-check-sound"))
    return 1 if problems else 0


def _problems(configuration: Configuration) -> Iterator[Refusal]:
    from noctuary.server.base.mail import Mail

    for look in (_look_at_folder, lambda one: listen(one.host, one.port).close(), _look_at_store):
        try:
            look(configuration)
        except Refusal as refusal:
            yield refusal
    if configuration.proxies and not configuration.hosts:
        yield Refusal("serve-check-hosts")
    if (unsent := asyncio.run(Mail(configuration).check())) is not None:
        yield unsent


def _look_at_folder(configuration: Configuration) -> None:
    folder = configuration.folder()
    there = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    try:
        tempfile.TemporaryFile(dir=there).close()
    except OSError as error:
        raise Refusal("serve-folder", {"path": str(folder), "text": error.strerror or str(error)}) from error


def _look_at_store(configuration: Configuration) -> None:
    from noctuary.server.base.folder import STORE
    from noctuary.tables.store.keeping import backups

    if configuration.database_url:
        backups.in_database(configuration.database_url).close()
    else:
        backups.ensure(configuration.folder() / STORE)


def _show_others(configuration: Configuration, port: int, language: str) -> None:
    """Print the addresses for other devices, the first one also as a QR code, and notes about access."""
    reached = addresses(configuration.host) if configuration.host in EVERYWHERE else [configuration.host]
    urls = [_address(host, port) for host in reached]
    if urls:
        print(locale.text(language, "serve-others", {"names": urls}))
        if sys.stdout.isatty() and fits(BLOCKS, sys.stdout.encoding):
            # Phones do not read the smallest kind, Micro QR codes.
            segno.make_qr(urls[0], error="l").terminal(compact=True)
    if not configuration.proxies:
        print(locale.text(language, "serve-open"))


def framed(lines: Sequence[str]) -> str:
    """The lines with a frame round them, drawn with plain signs if the output has no others."""
    corners, along, side = ("┌┐└┘", "─", "│") if fits("┌─│", sys.stdout.encoding) else ("++++", "-", "|")
    width = max(map(len, lines))
    inside = [f"{side} {line:{width}} {side}" for line in lines]
    edge = along * (width + 2)
    return "\n".join([corners[0] + edge + corners[1], *inside, corners[2] + edge + corners[3]])


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket on `port`, by default on the first free port from PORT upwards. Raises Refusal."""
    ports = [port] if port is not None else [*range(PORT, PORT + PORTS_TRIED), 0]
    for candidate in ports:
        try:
            family, *_ = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
            # For sockets without an explicit protocol, asyncio does not set TCP_NODELAY, which delays every answer by
            # 40 ms.
            listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            try:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listener.bind((host, candidate))
                listener.listen()
            except BaseException:
                listener.close()
                raise
            return listener
        except (OSError, OverflowError, UnicodeError) as error:
            reason = (getattr(error, "strerror", None) or str(error)).rstrip(".")
    raise Refusal("serve-port", {"port": str(ports[0]), "host": host, "text": reason})


def _address(host: str, port: int) -> str:
    """The URL for a browser; if the server listens on all addresses, that of this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"
