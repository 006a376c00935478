"""Whether a Ray cluster can be reached; Ray itself tries for minutes without any message."""

import socket
from typing import Final

from noctuary.kernel.base.files import reason
from noctuary.kernel.base.messages import BadInput

PATIENCE: Final = 10.0
"""Seconds for a cluster to answer."""
KNOWN: Final = ("", "auto", "local")
"""The addresses with which Ray stays on this machine."""
PREFACE: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0"
"""The beginning of a connection to Ray (gRPC): the preface of HTTP/2 and empty settings."""
TEXT: Final = b" "
"""Ray answers with a first byte below the space, also over TLS; web, mail and similar servers with text."""


def check(address: str) -> None:
    """Check that an address, in a form that `ray.init` takes, may belong to Ray. Raises BadInput."""
    if address in KNOWN:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal() and len(port) < 6 and 0 < int(port) < 1 << 16):
        raise BadInput("cluster-address", {"text": address})
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as connection:
            connection.sendall(PREFACE)
            answer = connection.recv(1)
    except (OSError, UnicodeError) as error:
        raise BadInput("cluster-silent", {"text": reason(error)}, f"ray:{address}") from error
    if answer >= TEXT:
        raise BadInput("cluster-foreign", {}, f"ray:{address}")
