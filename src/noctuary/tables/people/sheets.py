"""The table companion's sheets that a server keeps: on all devices of their player, and at a table for whoever has the
link to a shared one. The server never looks into them; pages merge two changes of one sheet place by place.
"""

from collections.abc import Sequence
from hashlib import sha256

from noctuary.tables.setup import allow_more
from noctuary.tables.store import Store
from noctuary.tables.store.base.rows import SheetRow
from noctuary.tables.wire.people import MAX_SHEETS, MERGED, KeptSheet, SheetPlace, SheetsKnown, SheetsShown


def take(store: Store, owner: str, changed: Sequence[KeptSheet]) -> None:
    """Store the changed sheets, unless somebody else has changed them meanwhile. Raises TableError if `owner` would
    have too many; the little that deleted ones leave is limited, too. Runs in the store's thread.
    """
    with store.acting(owner):
        there = {row.id: row for row in store.open_sheets(owner, [one.id for one in changed])}
        # A sheet that is there twice counts once.
        rows = {one.id: _changed(owner, one, there.get(one.id)) for one in changed}
        for old, most in (False, MAX_SHEETS), (True, MERGED * MAX_SHEETS):
            kept = {id for id, row in there.items() if row.content or old}
            if new := {id for id, row in rows.items() if row.content or old} - kept:
                allow_more(store.count_sheets(owner, deleted=old) + len(new) - 1, most, "table-sheets-most")
        # Only its owner deletes a sheet.
        store.put_sheets([row for row in rows.values() if row.content or row.owner == owner])


def show(store: Store, owner: str, wanted: SheetsKnown) -> SheetsShown:
    """The sheets of this kind of which the page does not know the present version."""
    known, asked = wanted.known, {*wanted.known, *(one.id for one in wanted.changed)}
    versions = {row.id: row for row in store.versions_of_sheets(owner, [*asked]) if row.kind == wanted.kind}
    news = store.open_sheets(owner, [row.id for row in versions.values() if row.version != known.get(row.id)])
    # Whoever has never seen a deleted sheet need not learn of it.
    all_rows = versions | {row.id: row for row in news}
    hidden = {row.id for row in news if not row.content and row.id not in asked}
    return SheetsShown(
        [written_sheet(row) for row in news if row.id not in hidden],
        {id: _place(owner, row) for id, row in all_rows.items() if id not in hidden},
    )


def written_sheet(row: SheetRow) -> KeptSheet:
    """A sheet as it is sent and exported."""
    return KeptSheet(row.id, row.kind, row.version, bool(row.shared), row.content)


def arrived(store: Store, owner: str, sheets: list[SheetRow]) -> list[SheetRow]:
    """The sheets of a file that are new to `owner`; one that somebody else has here gets another id, always the same.
    Raises TableError if `owner` has too many.
    """
    own, others = {row.id: row for row in store.sheets(owner)}, store.others_sheets(owner, [row.id for row in sheets])
    ids = {id: sha256(f"{owner} {id}".encode()).hexdigest()[:40] for id in others}
    new = (row._replace(id=ids.get(row.id, row.id)) for row in sheets if row.content)
    arriving = {row.id: row for row in new if row.id not in own}
    if arriving:
        allow_more(store.count_sheets(owner), MAX_SHEETS, "table-sheets-most", len(arriving))
    return [*arriving.values()]


def _changed(owner: str, sheet: KeptSheet, row: SheetRow | None) -> SheetRow:
    # A deleted sheet is nobody else's to bring back.
    shared = row.shared if row and row.owner != owner else int(sheet.shared and sheet.content != "")
    version = sheet.version + 1 if row else 1
    return SheetRow(sheet.id, row.owner if row else owner, sheet.kind, version, shared, sheet.content)


def _place(owner: str, row: SheetRow) -> SheetPlace:
    return "guest" if row.owner != owner else "shared" if row.shared else "mine"
