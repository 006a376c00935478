"""Deals that nobody can choose and that anybody can verify after the game.

First the dealer draws a secret and publishes its hash, the commitment. Only then does each player add random bytes. The
secret and the additions together give the key of the table's random stream, so nobody can know or choose it before all
parts are fixed. After the game the secret is published.

The commitment is BLAKE2b of the secret (personalisation `COMMITMENT`), the key is BLAKE2b of the secret followed by the
additions in the order of their names (personalisation `KEY`); each has 32 bytes.
"""

import re
import secrets
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from noctuary.kernel.base.messages import BadInput

SIZE: Final = 32
"""Length of a secret, an addition, a commitment and a key, in bytes."""
COMMITMENT: Final = b"noctuary promise"
KEY: Final = b"noctuary the key"
PLAYER: Final = "player"
SERVER: Final = "server"
"""The name under which whoever makes a table, or else the server, adds to its deal. At separate screens, the other
players add to it under the names of their seats when they sit down.
"""
SEAT: Final = re.compile("P[1-9]")


class Deal:
    """A secret and the additions to it, by contributor. `key`: the resulting seed."""

    def __init__(self, secret: bytes, additions: Mapping[str, bytes]) -> None:
        self.secret: bytes = secret
        self.additions: dict[str, bytes] = {name: additions[name] for name in sorted(additions)}

    @property
    def commitment(self) -> str:
        """The hash of the secret, published before anything was added."""
        return commitment(self.secret)

    @property
    def key(self) -> str:
        """The key in hexadecimal, highest byte first."""
        return blake2b(self.secret + b"".join(self.additions.values()), digest_size=SIZE, person=KEY).hexdigest()

    @property
    def seed(self) -> int:
        """The key as the seed of a random stream."""
        return int(self.key, 16)

    def mapping(self) -> dict[str, Any]:
        """The deal in text form; `read` reads it."""
        added = {name: addition.hex() for name, addition in self.additions.items()}
        return {"commitment": self.commitment, "secret": self.secret.hex(), "additions": added}


def commitment(secret: bytes) -> str:
    """The commitment to a secret, in hexadecimal."""
    return blake2b(secret, digest_size=SIZE, person=COMMITMENT).hexdigest()


def draw_secret() -> bytes:
    """A new secret, or a new addition."""
    return secrets.token_bytes(SIZE)


def alone() -> Deal:
    """A deal without a player's addition."""
    return Deal(draw_secret(), {SERVER: draw_secret()})


def number(text: object, where: str = "") -> bytes:
    """The bytes written as 64 hexadecimal digits. Raises BadInput with the place for anything else."""
    try:
        key = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        key = b""
    if len(key) != SIZE:
        raise BadInput("deal-number", {"text": str(text), "number": 2 * SIZE}, where)
    return key


def read(source: Mapping[str, Any]) -> Deal:
    """The deal with this `mapping()`. Raises BadInput with the place, even for a commitment to another secret."""
    added = source.get("additions")
    if set(source) != {"commitment", "secret", "additions"} or not isinstance(added, Mapping) or not added:
        raise BadInput("deal-keys")
    if not all(name in (PLAYER, SERVER) or SEAT.fullmatch(str(name)) for name in added):
        raise BadInput("deal-names", {"names": f"{PLAYER}, {SERVER}, P1, P2 ..."}, "additions")
    additions = {str(name): number(value, f"additions.{name}") for name, value in added.items()}
    deal = Deal(number(source["secret"], "secret"), additions)
    if deal.commitment != source["commitment"]:
        raise BadInput("deal-commitment-wrong", {}, "commitment")
    return deal
