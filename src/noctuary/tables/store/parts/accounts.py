"""Accounts, and the browsers' keys, which are replaced on signing in or out."""

import secrets

from noctuary.tables.store.base.engine import Statement, insertion
from noctuary.tables.store.base.rows import SEATED, Account, News
from noctuary.tables.store.parts.credentials import CredentialStatements, withdraw_mailed
from noctuary.tables.store.parts.ownership import merge
from noctuary.tables.store.parts.people import lead_key


class AccountStatements(CredentialStatements):
    """Statements about accounts. `key`: the key of the requesting browser; `fresh`: the key that replaces it."""

    def account(self, owner: str) -> Account | None:
        """`owner`'s account, if there is one."""
        return self._row(Account, "accounts WHERE owner = ?", owner)

    def account_named(self, folded: str) -> Account | None:
        """The account with this name, if there is one."""
        return self._row(Account, "accounts WHERE folded = ?", folded)

    def open_account(self, account: Account, key: str, fresh: str) -> None:
        """Store a new account. Afterwards only the account and the new key lead to its owner, not links or phrases
        noted at this browser before. Raises Overtaken if its name is taken or its owner has an account, or Gone.
        """
        new: Statement = (insertion("accounts", Account), [account])
        with self.acting(account.owner):
            self._write(new, *replace_keys(key, fresh, account.owner), *end_access(account.owner, fresh))

    def joining(self, key: str, mine: str, theirs: str, bring: bool) -> list[Statement]:
        """Statements that let a key of the player `mine` identify `theirs`. With `bring`, all of `mine`'s data,
        keys and credentials move to `theirs`; without it, the key identifies `mine` again once it leaves.
        """
        return self._merging(mine, theirs) if bring else [lead_key(key, theirs, mine)]

    def _merging(self, mine: str, theirs: str) -> list[Statement]:
        """Statements that move all of `mine`'s data to `theirs`, and tell other servers about the seats."""
        seated = self._read("SELECT DISTINCT table_id FROM places WHERE owner = ?", mine)
        return [*merge(mine, theirs), *self._announced([News(str(id), SEATED) for (id,) in seated])]

    def enter(self, key: str, fresh: str, mine: str, theirs: str, bring: bool) -> None:
        """Let the new key identify the player `theirs`. With `bring`, all of `mine`'s data moves to `theirs`, but its
        other keys and its credentials end; without it, the new key identifies the earlier player again after signing
        out, and the old key is unchanged.
        """
        if bring or mine == theirs:
            kept: Statement = ("INSERT INTO keys (key, owner) VALUES (?, ?) ON CONFLICT DO NOTHING", [(key, mine)])
            brought = [kept, *end_access(mine, key), *self._merging(mine, theirs)] if bring else []
            self._write(*brought, *replace_keys(key, fresh, theirs))
        else:
            back = "INSERT INTO keys VALUES (?, ?, COALESCE((SELECT former FROM keys WHERE key = ?), ?))"
            self._write((back, [(fresh, theirs, key, mine)]))

    def change_password(self, owner: str, password: str, key: str, fresh: str) -> None:
        """Change the password of an account; afterwards only the new key identifies its owner."""
        self._erase(*replace_keys(key, fresh, owner), *bar_keys(owner, password, fresh))

    def change_mail(self, owner: str, mail: str | None) -> None:
        """Change the email address of an account; it has to be confirmed again."""
        changed = "UPDATE accounts SET mail = ?, confirmed = 0 WHERE owner = ?"
        self._erase((changed, [(mail, owner)]), *withdraw_mailed(owner))

    def close_account(self, owner: str) -> None:
        """Delete an account; its games stay available to all browsers that are signed in."""
        self._erase(("DELETE FROM accounts WHERE owner = ?", [(owner,)]), *withdraw_mailed(owner))

    def leave(self, key: str, fresh: str) -> None:
        """Let the new key identify the player that the browser had before signing in, or else a new one."""
        back = "UPDATE keys SET owner = COALESCE(former, ?), former = NULL WHERE key = ?"
        self._write((back, [(fresh, key)]), *replace_keys(key, fresh, fresh))


def replace_keys(key: str, fresh: str, owner: str) -> list[Statement]:
    """Statements that let a new key identify the old key's player, by default `owner`, and free the old key."""
    return [
        ("INSERT INTO keys (key, owner) VALUES (?, ?) ON CONFLICT DO NOTHING", [(key, owner)]),
        ("INSERT INTO keys SELECT ?, owner, former FROM keys WHERE key = ?", [(fresh, key)]),
        ("UPDATE keys SET owner = ?, former = NULL WHERE key = ?", [(secrets.token_hex(32), key)]),
    ]


def bar_keys(owner: str, password: str, but: str = "") -> list[Statement]:
    """Statements that change a password, end all access except by one key (`end_access`) and delete push channels."""
    pushed = "WHERE owner = ? AND kind = 'push'"
    return [
        ("UPDATE accounts SET password = ? WHERE owner = ?", [(password, owner)]),
        *end_access(owner, but),
        (f"DELETE FROM reminders WHERE channel IN (SELECT id FROM channels {pushed})", [(owner,)]),
        (f"DELETE FROM channels {pushed}", [(owner,)]),
    ]


def confirm_mail(owner: str, mail: str) -> Statement:
    """The statement that marks the address of an account as confirmed, if it is still this one."""
    return "UPDATE accounts SET confirmed = 1 WHERE owner = ? AND mail = ?", [(owner, mail)]


def end_access(owner: str, but: str) -> list[Statement]:
    """Statements that end a player's keys and credentials except one key; the others revert to former players."""
    others = "WHERE owner = ? AND key <> ?"
    return [
        # A browser now signed in to another account would return to this owner on signing out.
        ("UPDATE keys SET former = NULL WHERE former = ?", [(owner,)]),
        (f"UPDATE keys SET owner = former, former = NULL {others} AND former <> owner", [(owner, but)]),
        (f"DELETE FROM keys {others}", [(owner, but)]),
        # Without a row here, a key would be its own player.
        ("INSERT INTO keys (key, owner) VALUES (?, ?) ON CONFLICT DO NOTHING", [(owner, secrets.token_hex(32))]),
        ("DELETE FROM credentials WHERE owner = ?", [(owner,)]),
    ]
