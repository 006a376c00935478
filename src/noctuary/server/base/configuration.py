"""The configuration of a server: flags override the environment (`NOCTUARY_PORT`), a TOML file and the defaults."""

import os
import re
import socket
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from difflib import get_close_matches
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_origin

import msgspec
from msgspec import Meta

from noctuary.kernel.base.files import read_text
from noctuary.kernel.base.messages import BadInput, Refusal

PREFIX: Final = "NOCTUARY_"
FILE: Final = "config"
"""The flag for the configuration file and, with the prefix, its environment variable."""
LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})
NAME: Final = re.compile(r"[A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?(:[0-9]{1,5})?")

Text = Annotated[str, Meta(min_length=1)]
Port = Annotated[int, Meta(ge=0, le=65535)]
MailAddress = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\Z", max_length=254)
]
"""An address as browsers accept it: a single recipient that cannot break out of a mail header."""
SECRET: Final = frozenset({"mail_password"})
"""Keys whose values are never shown."""


class Configuration(msgspec.Struct, frozen=True):
    """All settings; each field is a key of the file and, in capitals with the prefix, of the environment."""

    host: Text = "127.0.0.1"
    """The address to listen on."""
    port: Port | None = None
    """The port; by default the first free one."""
    data: Text | None = None
    """The folder of the tables."""
    database_url: Text | None = None
    """The PostgreSQL database for the tables, instead of a file in that folder."""
    hosts: tuple[str, ...] = ()
    """Additional names of the server, each with a port if it is neither the usual one nor the server's own."""
    proxies: tuple[str, ...] = ()
    """Proxies, by address or network, whose `X-Forwarded-For`, `-Proto`, `-Host` and `-Prefix` are trusted."""
    log: Literal["text", "json"] = "text"
    """The format of log lines."""
    mail_host: Text | None = None
    """The SMTP server for outgoing email."""
    mail_port: Port | None = None
    """The SMTP server's port; by default the usual one for `mail_tls`."""
    mail_tls: Literal["starttls", "tls", "none"] = "starttls"
    """How the connection to the SMTP server is encrypted."""
    mail_user: Text | None = None
    """The user name for the SMTP server, if it needs one."""
    mail_password: Text | None = None
    mail_from: MailAddress | None = None
    """The sender's address."""

    def folder(self) -> Path:
        """The folder of the tables. Raises Refusal if none is given, and the user has no home."""
        if self.data is not None:
            return Path(self.data)
        base = os.environ.get("XDG_DATA_HOME", "")
        try:
            # By the XDG specification relative paths are invalid and must be ignored.
            return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "noctuary"
        except RuntimeError as error:
            raise Refusal("serve-no-home") from error

    def names(self) -> frozenset[str]:
        """The names that the server accepts, in addition to the address that a connection arrives at."""
        mine = {socket.gethostname(), f"{socket.gethostname()}.local"} if self.host in EVERYWHERE else {self.host}
        return LOOPBACK | {name.lower() for name in (*mine, *self.hosts)}


KEYS: Final = {field.name: field.type for field in msgspec.structs.fields(Configuration)}


def read(flags: Mapping[str, Any], environment: Mapping[str, str]) -> tuple[Configuration, dict[str, str]]:
    """The configuration, and where each value that is not a default comes from. `flags` that are None were not
    given. Raises BadInput, which names the key.
    """
    file = flags.get(FILE) or environment.get(PREFIX + FILE.upper())
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for key, value in _of_file(Path(file)).items() if file else ():
        values[key], sources[key] = _understood(key, value, "", str(file)), str(file)
    for key in KEYS:
        name = PREFIX + key.upper()
        if text := environment.get(name):
            value = [word.strip() for word in text.split(",")] if get_origin(KEYS[key]) is tuple else text
            values[key], sources[key] = _understood(key, value, name), name
        if flags.get(key) is not None:
            values[key], sources[key] = _understood(key, flags[key], f"--{key}"), f"--{key}"
    return Configuration(**values), sources


def addresses(host: str) -> list[str]:
    """This machine's addresses for other machines, the usual one first. `host`: the address to listen on."""
    names: list[str] = []
    for family, anywhere in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        if family == socket.AF_INET6 and host != "::":
            continue
        # Nothing is sent: the system only reports the source address it would use.
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((anywhere, 9))
            names.append(probe.getsockname()[0])
    with suppress(OSError, UnicodeError):
        names += [str(place[0]) for *_, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(names) if not ip_address(address).is_loopback]


def _of_file(path: Path) -> dict[str, Any]:
    text = read_text(path)
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput("config-toml", {"text": str(error)}, str(path)) from error
    for key in values:
        if key not in KEYS:
            near = get_close_matches(key, KEYS, 1) or list(KEYS)
            raise BadInput("config-unknown", {"key": key, "names": ", ".join(near)}, str(path))
    return values


def _understood(key: str, value: Any, name: str, where: str = "") -> Any:
    """The validated value of a key. `name`: the flag or variable that gave it, if any."""
    try:
        # In the environment and in flags all values are text.
        converted = msgspec.convert(value, KEYS[key], strict=False)
        for one in converted if key in ("hosts", "proxies") else ():
            if key == "proxies":
                ip_network(one)
            elif not NAME.fullmatch(one):
                ip_address(one)
    except ValueError as error:
        shown = "…" if key in SECRET else ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        raise BadInput("config-value", {"name": name or key, "text": shown, "key": key}, where) from error
    return converted
