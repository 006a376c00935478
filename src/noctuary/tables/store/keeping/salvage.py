"""Rows of a damaged SQLite file, read page by page (https://sqlite.org/fileformat2.html): all that are whole, even if
the pages that lead to them, or the schema, are not.

All tables of a store are WITHOUT ROWID, so their rows are the cells of index b-trees, with the key first.
"""

import sqlite3
import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

MAGIC: Final = b"SQLite format 3\0"
PAGE: Final = 4096
"""The usual page size."""
HEADER: Final = 100
"""Bytes of a file's header, which begins with MAGIC."""
INNER: Final = 2
LEAF: Final = 10
"""The first byte of a page of an index b-tree."""
FOREIGN: Final = "\ufffd"
"""Stands for bytes that are not text, and for zero bytes, which no text of ours has."""

Value = str | int | float | None
Values = list[Value]


def page_size(content: bytes) -> int:
    """The page size that a file's header says; 0 if it is damaged."""
    size = _int(content, 16, 2)
    size = 1 << 16 if size == 1 else size
    return size if content.startswith(MAGIC) and size >= 512 and not size & size - 1 else 0


def headed(content: bytes, size: int) -> bytes:
    """A file's content with an undamaged header. Only the page size of the file is known."""
    header = struct.pack(">16sHBBBBBB20xIIII", MAGIC, size & 0xFFFF or 1, 1, 1, 0, 64, 32, 32, 4, 0, 0, 1)
    return header.ljust(HEADER, b"\0") + content[HEADER:]


def overlay(content: bytes, wal: bytes) -> bytes:
    """A file's content with all whole pages of its WAL."""
    size, pages, _ = read_wal(wal)
    whole = bytearray(content.ljust(size * max(pages, default=0), b"\0"))
    for number, page in pages.items():
        whole[(number - 1) * size : number * size] = page
    return bytes(whole)


def read_wal(wal: bytes) -> tuple[int, dict[int, bytes], bool]:
    """The page size of a WAL, its whole pages by number, and whether stored data was damaged in it. SQLite takes the
    first damaged frame for the end: a power failure may leave one, but only in the last transaction.
    """
    if len(wal) < 32:
        return 0, {}, False
    order, before = ">" if wal.startswith(b"7\x7f\6\x83") else "<", wal[24:32]
    damaged = _sums(order, wal[:24], bytes(8)) != before
    broken = damaged and any(wal[:32])
    size, salts = (PAGE, wal[40:48]) if damaged else (_int(wal, 8, 4), wal[16:24])
    pages, waiting, later = dict[int, bytes](), dict[int, bytes](), 0
    for place in range(32, len(wal) - size - 23, size + 24):
        frame, page = wal[place : place + 24], wal[place + 24 : place + 24 + size]
        # Frames with other salts are left from before the WAL was last moved into the file.
        if frame[8:16] != salts or _sums(order, frame[:8] + page, before) != frame[16:]:
            damaged = True
        else:
            waiting[_int(frame, 0, 4)] = page
            if any(frame[4:8]):
                # This ends a transaction.
                pages |= waiting
                waiting, later = {}, later + damaged
        before = frame[16:]
    return size, pages, broken or later > 1


class StoredColumn(NamedTuple):
    """A column of a table or index. `needed`: each row has a value for it. `key`: it is in the primary key."""

    name: str
    types: tuple[type, ...]
    needed: bool
    key: bool


class BTree(NamedTuple):
    """A b-tree of the schema: a table, or one of its indexes."""

    table: str
    columns: Sequence[StoredColumn]
    is_index: bool

    def fits(self, values: Values) -> bool:
        """Whether a row could be one of this tree; rows from before a column was added do not have it."""
        rest = self.columns[len(values) :]
        return len(values) <= len(self.columns) and not any(
            column.needed if value is None else not isinstance(value, column.types)
            for value, column in zip([*values, *[None] * len(rest)], self.columns, strict=True)
        )

    def score(self, rows: Sequence[Values]) -> tuple[int, int]:
        """How many rows fit, and how many of these have all columns."""
        lengths = [len(values) for values in rows if self.fits(values)]
        return len(lengths), lengths.count(len(self.columns))

    def is_saved(self, values: Values) -> bool:
        """Whether a row fits, and its keys and moves are whole, since nobody can guess those."""
        return self.fits(values) and not any(
            isinstance(value, str) and FOREIGN in value and (column.key or self.table == "entries")
            for value, column in zip(values, self.columns, strict=False)
        )


def trees(schema: sqlite3.Connection) -> dict[str, BTree]:
    """The tables and indexes of an undamaged store, by name."""
    types: dict[str, tuple[type, ...]] = {"TEXT": (str,), "INTEGER": (int,), "BIGINT": (int,)}
    by_name: dict[str, BTree] = {}
    for name, of in schema.execute("SELECT name, tbl_name FROM sqlite_schema WHERE rootpage > 0").fetchall():
        columns = {
            column: StoredColumn(column, types.get(type, (int, float)), bool(needed) and default is None, bool(key))
            for _, column, type, needed, default, key in schema.execute(f"PRAGMA table_info({of})")
        }
        keys = [row[2] for row in schema.execute(f"PRAGMA index_xinfo({name})")] if name != of else columns
        by_name[name] = BTree(of, [columns[key] for key in keys], name != of)
    return by_name


def roots(schema: sqlite3.Connection) -> dict[str, int]:
    """The first page of each table and index."""
    return dict(schema.execute("SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 0"))


class Pages:
    """The pages of a file."""

    def __init__(self, content: bytes, size: int) -> None:
        self._content: bytes = content
        self._size: int = size
        self.numbers: range = range(1, -(-len(content) // self._size) + 1)

    def _page(self, number: int) -> bytes:
        if number not in self.numbers:
            raise ValueError
        return self._content[(number - 1) * self._size : number * self._size].ljust(self._size, b"\0")

    def read(self, number: int) -> tuple[list[Values], list[int]]:
        """The whole rows on a page, and the pages below it."""
        page = self._page(number)
        if page[0] not in (INNER, LEAF):
            return [], []
        inner = page[0] == INNER
        begin, rows, below = (12, list[Values](), [_int(page, 8, 4)]) if inner else (8, list[Values](), list[int]())
        for place in range(begin, min(begin + 2 * _int(page, 3, 2), self._size - 1), 2):
            cell = _int(page, place, 2)
            if inner:
                below.append(_int(page, cell, 4))
            try:
                rows.append(_record(self._payload(page, cell + 4 * inner)))
            except (ValueError, IndexError, struct.error):
                continue
        return rows, below

    def _payload(self, page: bytes, cell: int) -> bytes:
        """The content of a cell, which may go on on other pages. Raises ValueError or IndexError."""
        length, at = _varint(page, cell)
        most, least = (self._size - 12) * 64 // 255 - 23, (self._size - 12) * 32 // 255 - 23
        here = length
        if length > most:
            here = least + (length - least) % (self._size - 4)
            here = here if here <= most else least
        if length > len(self._content) or at + here > self._size:
            raise ValueError
        parts = [page[at : at + here]]
        following, missing = _int(page, at + here, 4), length - here
        while missing > 0:
            more = self._page(following)
            parts.append(more[4 : 4 + missing])
            following, missing = _int(more, 0, 4), missing - len(parts[-1])
        return b"".join(parts)

    def walk(self, tree: BTree, root: int, seen: set[int]) -> Iterator[Values]:
        """Yield the rows of the b-tree below a page, without pages that were `seen` before or belong elsewhere."""
        waiting = [root]
        while waiting:
            number = waiting.pop()
            if number in self.numbers and number not in seen:
                rows, below = self.read(number)
                if any(map(tree.fits, rows)) or not rows:
                    seen.add(number)
                    waiting += below
                    yield from rows


def salvage(pages: Pages, forest: Mapping[str, BTree], starts: Mapping[str, int]) -> Iterator[tuple[str, Values]]:
    """Yield the rows of all tables: first those of the b-trees that start on these pages, then those on pages to which
    nothing leads, if their rows fit one table best.
    """
    seen: set[int] = set()
    for name, tree in forest.items():
        for values in pages.walk(tree, starts.get(name, 0), seen):
            if not tree.is_index and tree.is_saved(values):
                yield tree.table, values
    # Analyses look like entries, but they and sums can be made again.
    others = [tree for tree in forest.values() if tree.table not in ("analyses", "finished")]
    for number in pages.numbers:
        if number in seen or not (rows := pages.read(number)[0]):
            continue
        scores = [tree.score(rows) for tree in others]
        best = others[scores.index(max(scores))]
        if scores.count(max(scores)) == 1 and not best.is_index:
            yield from ((best.table, values) for values in rows if best.is_saved(values))


def lead(pages: Pages, forest: Mapping[str, BTree], starts: Mapping[str, int]) -> bool:
    """Whether the b-trees can start on these pages: there is something, and most on each of them fits."""
    rows = [
        [tree.fits(values) for values in pages.read(starts[name])[0]]
        for name, tree in forest.items()
        if starts.get(name, 0) in pages.numbers
    ]
    return any(rows) and all(2 * sum(fits) >= len(fits) for fits in rows)


def _int(page: bytes, at: int, size: int) -> int:
    return int.from_bytes(page[at : at + size], "big")


def _sums(order: str, content: bytes, before: bytes) -> bytes:
    """The two checksums of a WAL after `content`."""
    one, two = struct.unpack(">2I", before)
    for first, second in struct.iter_unpack(f"{order}2I", content):
        one = one + first + two & 0xFFFFFFFF
        two = two + second + one & 0xFFFFFFFF
    return struct.pack(">2I", one, two)


def _varint(text: bytes, at: int) -> tuple[int, int]:
    """A number of variable length, and the place after it. Raises IndexError."""
    value = 0
    for place in range(at, at + 8):
        value = value << 7 | text[place] & 0x7F
        if text[place] < 0x80:
            return value, place + 1
    return value << 8 | text[at + 8], at + 9


def _record(payload: bytes) -> Values:
    """The values of a row. Raises ValueError, IndexError or struct.error if it is not whole."""
    end, at = _varint(payload, 0)
    place, values = end, list[Value]()
    while at < end:
        kind, at = _varint(payload, at)
        size = (kind - 12) // 2 if kind > 12 else (0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0, 0)[kind]
        raw, place = payload[place : place + size], place + size
        if kind in (8, 9):
            values.append(kind - 8)
        elif kind == 7:
            values += struct.unpack(">d", raw)
        elif kind < 7:
            values.append(int.from_bytes(raw, "big", signed=True) if kind else None)
        elif kind > 12 and kind % 2:
            values.append(raw.decode(errors="replace").replace("\0", FOREIGN))
        else:
            raise ValueError
    if at != end or place != len(payload):
        raise ValueError
    return values
