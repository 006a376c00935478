"""Credentials: what each secret opens, how often and until when. The store knows only the hash of the secret."""

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Final

from noctuary.tables.store.base.engine import Engine, Statement, insertion
from noctuary.tables.store.base.rows import Credential

VALID: Final = "(expires IS NULL OR expires >= ?)"


class CredentialStatements(Engine):
    """Statements about credentials."""

    def give_credential(self, given: Credential, now: str) -> None:
        """Store a credential in place of any of its kind for the same thing, and delete expired ones."""
        same = "opens = ? AND once = ? AND owner = ? AND COALESCE(table_id, '') = ? AND seat = ?"
        values = given.opens, given.once, given.owner, given.table_id or "", given.seat
        self._write(
            (f"DELETE FROM credentials WHERE ({same}) OR expires < ?", [(*values, now)]),
            (insertion("credentials", Credential), [given]),
        )

    def credential(self, opens: str, hash: str, now: str) -> Credential | None:
        """The valid credential with this hash that opens this (`Credential.opens`), if there is one."""
        return self._row(Credential, f"credentials WHERE opens = ? AND hash = ? AND {VALID}", opens, hash, now)

    def use_credential(self, credential: Credential, now: str, statements: Sequence[Statement], by: str = "") -> bool:
        """Execute statements if a credential is still valid and still its owner's; return whether it was. A credential
        for one use is deleted, so only one server gets it. A credential of a table is void for a player (`by`) who was
        removed there. Raises Gone.
        """
        use = "DELETE FROM credentials" if credential.once else "UPDATE credentials SET hash = hash"
        barred = "SELECT 1 FROM removed WHERE removed.table_id = credentials.table_id AND removed.owner = ?"
        query = f"{use} WHERE hash = ? AND owner = ? AND {VALID} AND NOT EXISTS ({barred}) RETURNING hash"
        with self.acting(by) if by else nullcontext():
            return self._write_if(
                (query, [(credential.hash, credential.owner, now, by)]), *statements, locked=credential.table_id
            )

    def has_phrase(self, owner: str) -> bool:
        """Whether `owner` has a recovery phrase."""
        query = "SELECT 1 FROM credentials WHERE opens = 'identity' AND once = 0 AND owner = ?"
        return bool(self._read(query, owner))


def withdraw_mailed(owner: str) -> list[Statement]:
    """The statements that delete all credentials that were mailed to `owner`."""
    return [("DELETE FROM credentials WHERE opens = ? AND owner = ?", [("account", owner), ("mail", owner)])]
