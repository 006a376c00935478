"""Credentials: secrets of 128 bits, in a link or a recovery phrase, that open something to whoever has them.

The store keeps only their digests. Whatever distinguishes one kind from another is declared here.
"""

import hashlib
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.base.engine import Statement
from noctuary.tables.store.base.rows import Credential
from noctuary.tables.wall_clock import timestamp

LINK_MINUTES: Final = 10
RECOVERY_MINUTES: Final = 30
MAIL_HOURS: Final = 24


class Kind(NamedTuple):
    """What a credential opens, how often, and for how many minutes (None: until another one replaces it)."""

    opens: str
    once: bool
    minutes: int | None


LINK: Final = Kind("identity", once=True, minutes=LINK_MINUTES)
PHRASE: Final = Kind("identity", once=False, minutes=None)
RECOVERY: Final = Kind("account", once=True, minutes=RECOVERY_MINUTES)
MAIL: Final = Kind("mail", once=True, minutes=60 * MAIL_HOURS)
SEAT_PASS: Final = Kind("seat", once=True, minutes=LINK_MINUTES)

UNKNOWN: Final = {
    "identity": "identity-unknown",
    "account": "account-recovery",
    "mail": "account-mail-unknown",
    "seat": "seat-pass-unknown",
}
"""The refusal of an invalid secret, by what it should open."""

# These run in the store's thread, so that nothing happens between reading and writing.


def give(
    store: Store,
    kind: Kind,
    secret: str,
    owner: str,
    table_id: str | None = None,
    seat: int = -1,
    mail: str | None = None,
) -> None:
    """Let a secret, in place of an earlier one of its kind, open something of `owner`'s. `mail`: where it was sent."""
    expires = None
    if kind.minutes is not None:
        expires = (datetime.now(UTC) + timedelta(minutes=kind.minutes)).isoformat(timespec="milliseconds")
    given = Credential(_digest(secret), kind.opens, int(kind.once), owner, expires, table_id, seat, mail)
    store.give_credential(given, timestamp())


def find(store: Store, opens: str, secret: str) -> Credential:
    """The valid credential of a secret, without using it up. `opens`: as in its `Kind`. Raises TableError."""
    credential = store.credential(opens, _digest(secret), timestamp())
    if credential is None:
        raise TableError(UNKNOWN[opens])
    return credential


def redeem(store: Store, credential: Credential, statements: Sequence[Statement]) -> None:
    """Use a credential to execute these. Raises TableError if another was faster."""
    if not store.use_credential(credential, timestamp(), statements):
        raise TableError(UNKNOWN[credential.opens])


def _digest(secret: str) -> str:
    # A fast digest is enough: 128 bits cannot be guessed.
    return hashlib.sha256(secret.encode()).hexdigest()
