"""One identity on several devices: passes lead to it, a device joins it and may leave it again.

Somebody is known by the digest of a cookie, the key of a browser. A browser that has joined another identity keeps its
own key; the store knows to whom that leads. Passes are links, used once and for a few minutes, and recovery phrases of
128 bits; the store keeps digests of both.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final

from mnemonic import Mnemonic

from noctuary.kernel.messages import BadInput
from noctuary.tables.lobby import Lobby
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.wall_clock import timestamp
from noctuary.tables.wire.people import Belongings, Offer

MINUTES: Final = 10
"""How long a link can be used."""
LINK_BYTES: Final = 16
PHRASE_BITS: Final = 128
WORDS: Final = 12


class Identities:
    """Those of everybody who has tables in `lobby`."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby

    async def owner(self, key: str) -> str:
        """Whose a key is. Raises StoreError."""
        return await self._lobby.in_store_thread(self._lobby.store.owner, key)

    async def has_phrase(self, owner: str) -> bool:
        """Whether a phrase leads to `owner`. Raises StoreError."""
        return await self._lobby.in_store_thread(self._lobby.store.has_phrase, owner)

    async def link(self, owner: str) -> str:
        """A new secret for a link to `owner`, in place of an earlier one. Raises StoreError."""
        secret = secrets.token_urlsafe(LINK_BYTES)
        await self._lobby.in_store_thread(
            self._lobby.store.give_pass, digest(secret), owner, in_a_while(MINUTES), timestamp()
        )
        return secret

    async def phrase(self, owner: str) -> list[str]:
        """The words of a new phrase for `owner`, in place of an earlier one. Raises StoreError."""
        text = _dictionary().generate(PHRASE_BITS)
        await self._lobby.in_store_thread(self._lobby.store.give_pass, digest(text), owner, None, timestamp())
        return text.split()

    async def look(self, owner: str, secret: str) -> Offer:
        """What `owner` would join with the secret of a link or the words of a phrase. Raises BadInput, TableError if it
        leads nowhere, or StoreError.
        """
        return await self._lobby.in_store_thread(_offer, self._lobby.store, owner, _understood(secret))

    async def join(self, key: str, secret: str, bring: bool) -> None:
        """Let a key be that of whoever gave the secret. With `bring` everything of its former owner goes there too,
        with all other keys and phrases; without, it is there again when the key leaves. Raises BadInput, TableError or
        StoreError.
        """
        owner = await self.owner(key)
        brought = await self._lobby.in_store_thread(_join, self._lobby.store, key, _understood(secret), bring)
        self._lobby.signed_in.change(owner)
        for id in brought:
            await self._lobby.reload_seats(id)

    async def leave(self, key: str, fresh: str) -> None:
        """From now on a browser with a new key is its former owner's, if something was left there, or somebody new's;
        the key that it had is nobody's. Raises StoreError.
        """
        owner = await self.owner(key)
        await self._lobby.in_store_thread(self._lobby.store.leave, key, fresh)
        self._lobby.signed_in.change(owner)


@cache
def _dictionary() -> Mnemonic:
    """The English word list of BIP-39, whose words differ in their first four letters."""
    return Mnemonic("english")


def in_a_while(minutes: int) -> str:
    """When a link made now can be used no longer."""
    return (datetime.now(UTC) + timedelta(minutes=minutes)).isoformat(timespec="milliseconds")


def digest(secret: str) -> str:
    """What the store keeps of a secret."""
    # Nobody guesses 128 bits, however fast a digest is.
    return hashlib.sha256(secret.encode()).hexdigest()


def _understood(secret: str) -> str:
    """The digest of the secret of a link, or of the words of a phrase as they were given out. Raises BadInput."""
    words = secret.lower().split()
    if len(words) <= 1:
        return digest(secret.strip())
    if len(words) != WORDS:
        raise BadInput("identity-words", {"number": len(words), "count": WORDS})
    for word in words:
        if word not in _dictionary().wordlist:
            raise BadInput("identity-word", {"text": word})
    if not _dictionary().check(" ".join(words)):
        raise BadInput("identity-order")
    return digest(" ".join(words))


# In the store's thread, so that nothing comes between looking and writing.


def _found(store: Store, digest: str) -> str:
    owner = store.pass_owner(digest, timestamp())
    if owner is None:
        raise TableError("identity-unknown")
    return owner


def _offer(store: Store, owner: str, digest: str) -> Offer:
    theirs = _found(store, digest)
    return Offer(belongings(store, theirs), belongings(store, owner), theirs == owner)


def belongings(store: Store, owner: str) -> Belongings:
    """What there is of somebody; in the store's thread."""
    profile = store.profile(owner)
    return Belongings(profile.name if profile else None, *store.counts(owner))


def _join(store: Store, key: str, digest: str, bring: bool) -> list[str]:
    """Gives the tables where seats have another owner now."""
    theirs, mine = _found(store, digest), store.owner(key)
    if theirs == mine:
        raise TableError("identity-same")
    brought = to_bring(store, mine, theirs) if bring else []
    store.join(digest, key, mine, theirs, bring)
    return brought


def to_bring(store: Store, mine: str, theirs: str) -> list[str]:
    """The tables where seats will have another owner if everything of `mine` is brought along; in the store's thread.
    Raises TableError if an account would be lost.
    """
    if store.account(mine) and store.account(theirs):
        raise TableError("account-both")
    return [*store.seats_of(mine)]
