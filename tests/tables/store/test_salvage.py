"""What is saved of a store that was damaged anywhere: every row on pages that are whole."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from noctuary.tables.store.base.rows import StoreError
from noctuary.tables.store.base.schema import SCHEMA
from noctuary.tables.store.engines.sqlite import SQLiteStore
from noctuary.tables.store.keeping import backups
from noctuary.tables.store.keeping.salvage import LEAF, Pages, roots, trees
from tests.breadth import Seeds
from tests.tables.store.test_store import row

PAGE = 4096
FILES = 10
"""How many damaged files are tried in each run; in a soak as many as there is time for."""
SHORT = 900
"""Characters of a row that certainly fits on one page."""
TABLES = 60


def stored(path: Path) -> bytes:
    """The content of a store with rows in many tables, some of them long, some that look like those of other tables."""
    store = SQLiteStore(path)
    for number in range(TABLES):
        summary = "x" * (1500 if number % 5 == 0 else 80)
        store.create(row(f"t{number:02}")._replace(summary=summary), [f"P1 cast 5 b{n}" for n in range(10 + number)])
    store.close()
    with closing(sqlite3.connect(path)) as more:
        for table, rows in (
            ("profiles", [(f"owner-{n:04}", f"Żółć {n}", "pl" if n % 3 else None, "{}", "2026") for n in range(400)]),
            ("keys", [(f"key-{n:04}", f"owner-{n:04}", None) for n in range(400)]),
            ("places", [(f"t{n // 4:02}", n % 4, "ada", "Ada", *[None] * 4) for n in range(4 * TABLES)]),
            ("ratings", [(f"owner-{n:04}", "nocturne", 2, n, "t", 1500.5, 350.5, 0.06, 1) for n in range(300)]),
            ("solved", [(f"owner-{n:04}", "nocturne", f"p{n}", "2026", None) for n in range(200)]),
        ):
            more.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", rows)
        more.commit()
        more.execute("PRAGMA journal_mode = DELETE")
    return path.read_bytes()


def pages_of(path: Path) -> dict[tuple[str, str], int]:
    """The page of each short row, by its table and its values written out."""
    pages = Pages(path.read_bytes(), PAGE)
    found: dict[tuple[str, str], int] = {}
    with closing(sqlite3.connect(path)) as store:
        forest, starts = trees(store), roots(store)
    for name, tree in forest.items():
        waiting = [] if tree.is_index else [starts[name]]
        while waiting:
            rows, below = pages.read(number := waiting.pop())
            waiting += below
            found |= {(name, repr(values)): number for values in rows if len(repr(values)) < SHORT}
    return found


def damage(content: bytes, random: Random) -> bytes:
    """Damage a file like bad disks, interrupted copies and other programs do."""
    found, kind = bytearray(content), random.randrange(6)
    if kind == 0:
        for _ in range(40):
            found[random.randrange(len(found))] = random.randrange(0x80, 0x100)
    elif kind == 1:
        for _ in range(random.randrange(1, 4)):
            page = random.randrange(len(found) // PAGE) * PAGE
            found[page : page + PAGE] = bytes(PAGE)
    elif kind == 2:
        del found[random.randrange(PAGE, len(found)) :]
    elif kind == 3:
        # The page size, or the version of the schema, and more of the header.
        place, value = random.choice(((16, 0x20), (63, random.randrange(1, len(SCHEMA)))))
        found[24:60] = random.randbytes(36)
        found[place] = value
    elif kind == 4:
        leaves = [
            place for place in range(PAGE, len(found), PAGE) if found[place] == LEAF and b"cast" in found[place:][:PAGE]
        ]
        first, second = random.sample(leaves, 2)
        found[first : first + PAGE], found[second : second + PAGE] = content[second:][:PAGE], content[first:][:PAGE]
    else:
        place = found.index(b"cast", random.randrange(len(found) // 2))
        found[place : place + 2] = b"\xff\xfe"
    return bytes(found)


def hanging(rows: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """The rows without those that hang on lost ones: those of lost tables, and entries after a gap."""
    tables = {values.split("'")[1] for table, values in rows if table == "tables"}
    numbers = {
        (values.split("'")[1], int(values.split(", ")[1])): (table, values)
        for table, values in rows
        if table == "entries"
    }
    cut = {whole for (id, last), whole in numbers.items() if any((id, n) not in numbers for n in range(1, last))}
    lost = {one for one in rows if one[0] in ("entries", "places") and one[1].split("'")[1] not in tables}
    return rows - cut - lost


def test_every_row_on_a_whole_page_is_saved(tmp_path: Path, seeds: Seeds) -> None:
    path = tmp_path / "tables.sqlite3"
    content = stored(path)
    places = pages_of(path)
    backups.daily(path)
    [copy] = backups.copies(path)
    for seed in seeds(FILES):
        bad = damage(content, Random(seed))
        whole = {n for n in places.values() if bad[(n - 1) * PAGE : n * PAGE] == content[(n - 1) * PAGE : n * PAGE]}
        path.write_bytes(bad)
        # Every other time there is a copy, whose schema helps.
        copy.write_bytes(content if seed % 2 else b"none")
        with pytest.raises(StoreError) as caught:
            backups.open_store(path)
        assert caught.value.message.id == "table-store-damaged"
        whole_logs, cut_logs, old = backups.repair(path)
        assert old.read_bytes() == bad
        backups.check(path)
        with closing(sqlite3.connect(path)) as store:
            saved = {
                (table, repr([*values]))
                for table in {table for table, _ in places}
                for values in store.execute(f"SELECT * FROM {table}")
            }
        assert len([one for one in saved if one[0] == "tables"]) == whole_logs + cut_logs
        assert hanging(saved) == saved, "what hangs on lost rows is lost with them"
        missing = hanging({one for one, number in places.items() if number in whole}) - saved
        assert not missing, f"{len(missing)} are missing, such as {min(missing)}"
        old.unlink()


def test_damage_in_the_wal_is_told_and_later_transactions_are_saved(tmp_path: Path) -> None:
    path, killed = tmp_path / "tables.sqlite3", tmp_path / "killed"
    store = SQLiteStore(path)
    for number in range(20):
        store.create(row(f"t{number:02}"), [f"P1 cast 5 b{n}" for n in range(10)])
    main, wal = (path.with_name(path.name + ending).read_bytes() for ending in ("", "-wal"))
    store.close()
    frames = (len(wal) - 32) // (PAGE + 24)
    for frame in (frames - 1, frames // 2, 0):
        bad = bytearray(wal)
        bad[32 + frame * (PAGE + 24) + 100 if frame else 16] ^= 1
        killed.write_bytes(main)
        killed.with_name("killed-wal").write_bytes(bad)
        if frame == frames - 1:
            # So it looks after a power failure, which nobody needs to repair.
            backups.check(killed)
            continue
        with pytest.raises(StoreError, match="damaged"):
            backups.check(killed)
        _, _, old = backups.repair(killed)
        assert old.with_name(f"{old.name}-wal").read_bytes() == bad
        with closing(SQLiteStore(killed)) as saved:
            assert len(saved.lines("t19")) == 10
    killed.with_name("killed-wal").write_bytes(bytes(PAGE))
    backups.check(killed)
    killed.with_name("killed-wal").write_bytes(b"none" * PAGE)
    with pytest.raises(StoreError, match="damaged"):
        backups.check(killed)
