"""Accounts: a name and a password by which somebody is the same person in any browser.

Nobody needs one. An account leads to what was played before it was made; whoever signs in chooses what becomes of what
was played in that browser. Nothing but Argon2 hashes of passwords is kept, and nothing of an account is ever in a log.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from noctuary.kernel.messages import BadInput
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.identities import LINK_BYTES, belongings, digest, in_a_while, to_bring
from noctuary.tables.setup import TableError
from noctuary.tables.store import Store
from noctuary.tables.store.rows import Account, Overtaken
from noctuary.tables.wall_clock import timestamp
from noctuary.tables.wire.people import AccountShown, KeptAccount

SHORTEST_NAME: Final = 3
LONGEST_NAME: Final = 32
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
MINUTES: Final = 30
"""How long the link of a mail can be used."""

# 64 MiB and three passes (RFC 9106 for machines with little memory), in one thread, which leaves others to the tables.
_hasher: Final = PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=1)

T = TypeVar("T")


class Accounts:
    """Those of everybody who has tables in `lobby`. `key` is that of the browser which asks, `fresh` the one that it is
    given instead; both are digests. Every method raises StoreError.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby
        # One password at a time: many would take memory and processors from the tables.
        self._worker: ThreadPoolExecutor = ThreadPoolExecutor(1, "passwords")

    def close(self) -> None:
        """Wait for the password that is worked on."""
        self._worker.shutdown(cancel_futures=True)

    async def shown(self, owner: str, mails: bool) -> AccountShown:
        """The account of `owner`, if there is one, and what `owner` could bring along to another. `mails`: whether the
        server can send any.
        """
        return await self._lobby.in_store_thread(_shown, self._lobby.store, owner, mails)

    async def make(self, owner: str, name: str, password: str, mail: str | None, key: str, fresh: str) -> None:
        """An account for `owner`. Raises BadInput, or TableError if the name is taken or `owner` has an account."""
        name = _readable(name)
        hashed = await self._hashed(password)
        account = Account(owner, name, folded(name), hashed, mail)
        await self._lobby.in_store_thread(_make, self._lobby.store, account, key, fresh)
        self._lobby.signed_in.change(owner)

    async def sign_in(self, owner: str, name: str, password: str, bring: bool, key: str, fresh: str) -> None:
        """Let a browser of `owner` be that of whoever has the account. With `bring` everything of `owner` goes there,
        with all its browsers; without, it is there again when this browser leaves. Raises TableError, also if both
        have an account.
        """
        found = await self._lobby.in_store_thread(self._lobby.store.account_named, folded(name))
        account = await self._proven(found, password)
        brought = await self._lobby.in_store_thread(_enter, self._lobby.store, account, owner, bring, key, fresh)
        self._lobby.signed_in.change(owner)
        for id in brought:
            await self._lobby.reload_seats(id)

    async def change_password(self, owner: str, password: str, new: str, key: str, fresh: str) -> None:
        """Another password for the account of `owner`. No other browser, link or phrase leads there then. Raises
        BadInput or TableError.
        """
        account = await self._own(owner, password)
        await self._lobby.in_store_thread(
            self._lobby.store.change_password, account.owner, await self._hashed(new), key, fresh
        )
        self._lobby.signed_in.change(owner)

    async def change_mail(self, owner: str, password: str, mail: str | None) -> None:
        """Another address, or none, for the account of `owner`. Raises TableError."""
        account = await self._own(owner, password)
        await self._lobby.in_store_thread(self._lobby.store.change_mail, account.owner, mail)

    async def delete(self, owner: str, password: str) -> None:
        """Delete the account of `owner`, and nothing else. Raises TableError."""
        account = await self._own(owner, password)
        await self._lobby.in_store_thread(self._lobby.store.close_account, account.owner)

    async def forgotten(self, name: str) -> tuple[Account, str] | None:
        """The account with this name and a new secret that gives it another password, in place of an earlier one; None
        if there is no such account, or no address.
        """
        account = await self._lobby.in_store_thread(self._lobby.store.account_named, folded(name))
        if account is None or account.mail is None:
            return None
        secret = secrets.token_urlsafe(LINK_BYTES)
        recovery = digest(secret), account.owner, in_a_while(MINUTES), timestamp()
        await self._lobby.in_store_thread(self._lobby.store.give_recovery, *recovery)
        return account, secret

    async def recover(self, secret: str, new: str) -> None:
        """Another password for the account that such a secret belongs to, which is used up. No browser, link or phrase
        leads there then. Raises BadInput or TableError.
        """
        self._lobby.signed_in.change(
            await self._lobby.in_store_thread(_recover, self._lobby.store, digest(secret), await self._hashed(new))
        )

    async def _own(self, owner: str, password: str) -> Account:
        return await self._proven(await self._lobby.in_store_thread(self._lobby.store.account, owner), password)

    async def _proven(self, account: Account | None, password: str) -> Account:
        """An account if this is its password. Raises TableError, after the same time also if there is no account."""
        right = await self._worked(_fits, account.password if account else None, password)
        if account is None or not right:
            raise TableError("account-wrong")
        return account

    async def _hashed(self, password: str) -> str:
        """What is kept of a password. Raises BadInput."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise BadInput("account-password", {"number": SHORTEST_PASSWORD, "count": LONGEST_PASSWORD})
        return await self._worked(_hasher.hash, _bytes(password))

    async def _worked(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._worker, work, *arguments)


def folded(name: str) -> str:
    """A name as it is compared."""
    return unicodedata.normalize("NFKC", name.strip()).casefold()


def _readable(name: str) -> str:
    """A name as it is kept. Raises BadInput."""
    name = unicodedata.normalize("NFKC", name.strip())
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME or not name.isprintable() or " " in name:
        raise BadInput("account-name", {"number": SHORTEST_NAME, "count": LONGEST_NAME})
    return name


def _bytes(password: str) -> bytes:
    # The same letters may be typed in several ways.
    return unicodedata.normalize("NFC", password).encode()


@cache
def _nobodys() -> str:
    """The hash of a password that nobody has."""
    return _hasher.hash(secrets.token_bytes())


def _fits(hashed: str | None, password: str) -> bool:
    # Made before either of them is looked at, so that the first time tells nothing.
    nobodys = _nobodys()
    try:
        return _hasher.verify(hashed or nobodys, _bytes(password)) and hashed is not None
    except VerifyMismatchError:
        return False


# In the store's thread, so that nothing comes between looking and writing.


def _shown(store: Store, owner: str, mails: bool) -> AccountShown:
    account = store.account(owner)
    return AccountShown(KeptAccount(account.name, account.mail) if account else None, belongings(store, owner), mails)


def _recover(store: Store, hash: str, password: str) -> str:
    """Gives the owner of the account."""
    owner = store.recovered(hash, timestamp())
    if owner is None:
        raise TableError("account-recovery")
    store.recover(owner, password)
    return owner


def _make(store: Store, account: Account, key: str, fresh: str) -> None:
    if store.account(account.owner):
        raise TableError("account-there")
    try:
        store.open_account(account, key, fresh)
    except Overtaken as error:
        raise TableError("account-taken") from error


def _enter(store: Store, account: Account, mine: str, bring: bool, key: str, fresh: str) -> list[str]:
    """Gives the tables where seats have another owner now."""
    if store.account(account.owner) != account:
        # The password was changed, or the account deleted, meanwhile.
        raise TableError("account-wrong")
    bring = bring and mine != account.owner
    brought = to_bring(store, mine, account.owner) if bring else []
    store.enter(key, fresh, mine, account.owner, bring)
    return brought
