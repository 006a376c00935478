"""Accounts: a name and a password that identify a player in any browser.

Accounts are optional. A new account keeps what its player has played so far; when signing in, players choose whether to
transfer what they have played in that browser. Passwords are stored only as Argon2 hashes, and no account data is ever
logged.
"""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.readable import is_readable
from noctuary.tables import leaving
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.credentials import MAIL, RECOVERY, UNKNOWN, Kind, find, give, redeem
from noctuary.tables.people.identities import belongings, bring_along, follow, to_bring
from noctuary.tables.setup import TableError, new_secret
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import Account, Credential, Overtaken
from noctuary.tables.store.parts.accounts import bar_keys, confirm_mail
from noctuary.tables.wire.people import AccountShown, KeptAccount

SHORTEST_NAME: Final = 3
LONGEST_NAME: Final = 32
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

# 64 MiB and three passes (RFC 9106 for machines with little memory), in one thread, so that the others remain free for
# the tables.
_hasher: Final = PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=1)

T = TypeVar("T")


class Accounts:
    """The accounts of all players with tables in `lobby`. `key` is the digest of the requesting browser's key, `fresh`
    that of the key that replaces it. Every method raises StoreError.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Lobby = lobby
        # One password at a time: many would take memory and processors from the tables.
        self._worker: ThreadPoolExecutor = ThreadPoolExecutor(1, "passwords")

    def close(self) -> None:
        """Wait for the password check in progress, and cancel those that wait."""
        self._worker.shutdown(cancel_futures=True)

    async def shown(self, owner: str, mails: bool) -> AccountShown:
        """`owner`'s account, if any, and what they could transfer. `mails`: whether the server sends email."""
        return await self._lobby.read(_shown, owner, mails)

    async def make(self, owner: str, name: str, password: str, mail: str | None, key: str, fresh: str) -> None:
        """Create an account for `owner`. Raises BadInput, or TableError if the name is taken or `owner` has one."""
        name = _readable(name)
        hashed = await self._hash(password)
        account = Account(owner, name, fold_name(name), hashed, mail)
        await self._lobby.in_store_thread(_make, self._lobby.store, account, key, fresh)
        self._lobby.signed_in.change(owner)

    async def sign_in(self, owner: str, name: str, password: str, bring: bool, key: str, fresh: str) -> None:
        """Sign one of `owner`'s browsers in to an account. With `bring`, all of `owner`'s data and browsers are
        transferred, and running rated games are lost; without it, the data is available again once this browser signs
        out. Raises TableError, for example if both have an account.
        """
        account_named = await self._lobby.read(Store.account_named, fold_name(name))
        account = await self._proven(account_named, password)
        if bring and owner != account.owner:
            await self._lobby.read(to_bring, owner, account.owner)
            await leaving.give_up(self._lobby, owner)
        seats = await self._lobby.in_store_thread(_enter, self._lobby.store, account, owner, bring, key, fresh)
        self._lobby.signed_in.change(owner)
        await follow(self._lobby, account.owner, *seats)

    async def change_password(self, owner: str, password: str, new: str, key: str, fresh: str) -> None:
        """Change `owner`'s password; other browsers, links and phrases lose access. Raises BadInput or TableError."""
        account = await self._own(owner, password)
        await self._change(account, Store.change_password, await self._hash(new), key, fresh)
        self._lobby.signed_in.change(owner)

    async def change_mail(self, owner: str, password: str, mail: str | None) -> None:
        """Change or remove the email address of `owner`'s account; a new one must be confirmed. Raises TableError."""
        account = await self._own(owner, password)
        if mail != account.mail:
            await self._change(account, Store.change_mail, mail)

    async def delete(self, owner: str, password: str) -> None:
        """Delete `owner`'s account, and nothing else. Raises TableError."""
        account = await self._own(owner, password)
        await self._change(account, Store.close_account)

    async def named(self, name: str) -> Account | None:
        """The account with this name, if there is one."""
        return await self._lobby.read(Store.account_named, fold_name(name))

    async def unconfirmed(self, owner: str) -> Account | None:
        """`owner`'s account, if its email address is not confirmed yet."""
        account = await self._lobby.read(Store.account, owner)
        return account if account is not None and account.mail is not None and not account.confirmed else None

    async def give_mailed(self, account: Account) -> tuple[Kind, str]:
        """The kind and text of a new secret for an account's email address, replacing an earlier one. Until the
        address is confirmed, the secret serves only to confirm it, afterwards to recover the account.
        """
        kind, secret = RECOVERY if account.confirmed else MAIL, new_secret()
        giving = partial(give, self._lobby.store, kind, secret, account.owner, mail=account.mail)
        await self._lobby.in_store_thread(giving)
        return kind, secret

    async def confirm(self, secret: str) -> None:
        """Confirm the email address to which a secret was sent, using up the secret. Raises TableError."""
        await self._lobby.in_store_thread(_confirm, self._lobby.store, secret)

    async def recover(self, secret: str, new: str) -> None:
        """Change the password of the account to which a recovery secret belongs, using up the secret. All browsers,
        links and phrases lose access. Raises BadInput or TableError.
        """
        self._lobby.signed_in.change(
            await self._lobby.in_store_thread(_recover, self._lobby.store, secret, await self._hash(new))
        )

    async def _change(self, account: Account, change: Callable[..., None], *arguments: Any) -> None:
        """Change an account, unless it has changed since its password was proven. Raises TableError."""
        await self._lobby.in_store_thread(_change, self._lobby.store, account, change, *arguments)

    async def _own(self, owner: str, password: str) -> Account:
        return await self._proven(await self._lobby.read(Store.account, owner), password)

    async def _proven(self, account: Account | None, password: str) -> Account:
        """The account if this is its password. Raises TableError, after the same time even if there is no account."""
        right = await self._work(_fits, account.password if account else None, password)
        if account is None or not right:
            raise TableError("account-wrong")
        return account

    async def _hash(self, password: str) -> str:
        """The hash of a new password. Raises BadInput."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise BadInput("account-password", {"number": SHORTEST_PASSWORD, "count": LONGEST_PASSWORD})
        return await self._work(_hasher.hash, _bytes(password))

    async def _work(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._worker, work, *arguments)


def fold_name(name: str) -> str:
    """A name in the form used for comparisons."""
    return unicodedata.normalize("NFKC", name.strip()).casefold()


def _readable(name: str) -> str:
    """A name in the form in which it is stored. Raises BadInput."""
    name = unicodedata.normalize("NFKC", name.strip())
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME or not is_readable(name) or " " in name:
        raise BadInput("account-name", {"number": SHORTEST_NAME, "count": LONGEST_NAME})
    return name


def _bytes(password: str) -> bytes:
    # The same letters may be entered as different code points.
    return unicodedata.normalize("NFC", password).encode()


@cache
def _nobodys() -> str:
    """The hash of a random password."""
    return _hasher.hash(secrets.token_bytes())


def _fits(hashed: str | None, password: str) -> bool:
    # Computed before either hash is checked, so that the duration of the first call reveals nothing.
    nobodys = _nobodys()
    try:
        return _hasher.verify(hashed or nobodys, _bytes(password)) and hashed is not None
    except VerifyMismatchError:
        return False


# These run in the store's thread, so that nothing happens between reading and writing.


def _shown(store: Store, owner: str, mails: bool) -> AccountShown:
    account = store.account(owner)
    kept = KeptAccount(account.name, account.mail, bool(account.confirmed)) if account else None
    return AccountShown(kept, belongings(store, owner), mails)


def _recover(store: Store, secret: str, password: str) -> str:
    """Change the password of the recovered account, and return the owner."""
    credential = _found(store, RECOVERY, secret)
    redeem(store, credential, bar_keys(credential.owner, password))
    return credential.owner


def _confirm(store: Store, secret: str) -> None:
    credential = _found(store, MAIL, secret)
    redeem(store, credential, [confirm_mail(credential.owner, credential.mail or "")])


def _found(store: Store, kind: Kind, secret: str) -> Credential:
    """The credential of a mailed secret. Raises TableError if the account no longer has that address."""
    credential = find(store, kind.opens, secret)
    account = store.account(credential.owner)
    if account is None or account.mail is None or account.mail != credential.mail:
        raise TableError(UNKNOWN[kind.opens])
    return credential


def _make(store: Store, account: Account, key: str, fresh: str) -> None:
    if store.account(account.owner):
        raise TableError("account-there")
    try:
        store.open_account(account, key, fresh)
    except Overtaken as error:
        raise TableError("account-taken") from error


def _change(store: Store, account: Account, change: Callable[..., None], *arguments: Any) -> None:
    with store.acting(account.owner):
        _check_unchanged(store, account)
        change(store, account.owner, *arguments)


def _check_unchanged(store: Store, account: Account) -> None:
    """Raise TableError if the password was changed or the account deleted meanwhile."""
    if store.account(account.owner) != account:
        raise TableError("account-wrong")


def _enter(store: Store, account: Account, mine: str, bring: bool, key: str, fresh: str) -> tuple[list[str], set[str]]:
    """Sign in, and return the tables whose seats changed their owner, and those where seats are free."""
    with store.acting(mine, account.owner):
        _check_unchanged(store, account)
        bring = bring and mine != account.owner
        seats = bring_along(store, mine, account.owner) if bring else ([], set())
        store.enter(key, fresh, mine, account.owner, bring)
        return seats
