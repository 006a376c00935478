"""Credentials: what each secret opens, how often and until when. The store knows only the hash of the secret."""

from collections.abc import Sequence
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

    def use_credential(self, credential: Credential, now: str, statements: Sequence[Statement]) -> bool:
        """Execute statements if a credential is still valid and still its owner's; return whether it was. A credential
        for one use is deleted, so only one server gets it.
        """
        use = "DELETE FROM credentials" if credential.once else "UPDATE credentials SET hash = hash"
        query = f"{use} WHERE hash = ? AND owner = ? AND {VALID} RETURNING hash"
        return self._write_if((query, [(credential.hash, credential.owner, now)]), *statements)

    def has_phrase(self, owner: str) -> bool:
        """Whether `owner` has a recovery phrase."""
        query = "SELECT 1 FROM credentials WHERE opens = 'identity' AND once = 0 AND owner = ?"
        return bool(self._read(query, owner))


def withdraw_mailed(owner: str) -> list[Statement]:
    """The statements that delete all credentials that were mailed to `owner`."""
    return [("DELETE FROM credentials WHERE opens = ? AND owner = ?", [("account", owner), ("mail", owner)])]
