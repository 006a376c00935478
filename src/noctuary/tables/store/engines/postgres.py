"""A store in PostgreSQL, accessed with psycopg."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import selectors
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec
from psycopg import AsyncConnection, Connection, Cursor, Error, InterfaceError, OperationalError, errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from noctuary.kernel.base.messages import Argument
from noctuary.tables.store import BATCH, SharedStore, Work
from noctuary.tables.store.base.engine import Statement
from noctuary.tables.store.base.rows import Job, News, Overtaken, StoreError
from noctuary.tables.store.base.schema import SCHEMA, steps
from noctuary.tables.store.engines.jobs import JobRunner, enqueue, install, none

CONNECTION: Final[dict[str, Any]] = {
    "application_name": "noctuary",
    "connect_timeout": 5,
    # A server that has vanished is detected within seconds, on both sides, unless the address says otherwise.
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 4000,
}
SESSION: Final = """
    SET client_min_messages = warning;
    SET lock_timeout = '2s';
    SET statement_timeout = '30s';
    SET tcp_keepalives_idle = 2;
    SET tcp_keepalives_interval = 1;
    SET tcp_keepalives_count = 2;
"""
MIGRATING: Final = 0x4E6F6374
"""The advisory lock held while the schema is changed."""
CHANNEL: Final = "noctuary_news"
AGAIN: Final = 1.0
"""Seconds before reconnecting."""
KINDS: Final[dict[type, str]] = {str: "text", int: "bigint", float: "double precision", type(None): ""}
VALUES: Final = r"\?(?:, \?)*"
JOINED: Final = re.compile(
    rf"(?P<insert>INSERT INTO (?P<into>\w+) \([\w, ]+\)) VALUES \((?P<values>{VALUES})\)"
    r"(?P<conflict>( ON CONFLICT [^?]+)?)"
    r"|(?P<update>UPDATE (?P<of>\w+) SET \w+ = \?(, \w+ = \?)*) (?P<where>WHERE \w+ = \?( AND \w+ = \?)*)"
    rf"|(?P<select>SELECT \w+\({VALUES}\))"
)
"""Matches statements that have the same effect on many rows at once as on one after another."""

T = TypeVar("T")

logger = logging.getLogger(__name__)


class PostgresStore(SharedStore):
    """A store in a PostgreSQL database. Its version is kept in a separate table."""

    def __init__(self, address: str, version: int = len(SCHEMA), beside: PostgresStore | None = None) -> None:
        """Use the database at a libpq URL; changes made through the store `beside` are not reported as news."""
        self._given: Final = address
        self._own: Final[str] = secrets.token_hex(8) if beside is None else beside._own
        """Marks this server's news. The process ids of its connections would not do: PostgreSQL gives them again."""
        try:
            parts = conninfo_to_dict(address)
            self._address: Final = make_conninfo("", **{**CONNECTION, **parts})
        except Error as error:
            raise refusal(error, "NOCTUARY_DATABASE_URL") from error
        user, host = parts.get("user"), parts.get("host", "")
        # Messages must not reveal the password.
        name = f"postgresql://{f'{user}@' if user else ''}{host}/{parts.get('dbname') or user or ''}"
        self._begun: bool = False
        """Whether a transaction is under way."""
        self._connection: Connection = _connect(self._address, name)
        super().__init__(name, version)

    def version(self) -> int:
        """The version of its schema; 0 if it has none yet."""
        if self._read("SELECT to_regclass('schema_version')::text") == [(None,)]:
            return 0
        return int(self._read("SELECT version FROM schema_version")[0][0])

    def migrate(self, to: int) -> None:
        """Change the schema in one transaction. Data that an earlier schema cannot hold is lost."""
        with self._transaction() as connection:
            # Several servers may start at the same time.
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
            connection.execute("INSERT INTO schema_version SELECT 0 WHERE NOT EXISTS (SELECT FROM schema_version)")
            for number, script in steps(self.version(), to):
                connection.execute(script.replace(" WITHOUT ROWID", "").encode())
                connection.execute("UPDATE schema_version SET version = %s", (number,))
            install(connection)

    def another(self) -> PostgresStore:
        return PostgresStore(self._given, beside=self)

    def reader(self) -> PostgresStore:
        return self.another()

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    async def news(self) -> AsyncIterator[News]:
        """Yield what other servers store from now on; for the event loop, not for the store's thread."""
        while True:
            try:
                async with await AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    yield News("", 0)
                    async for told in connection.notifies():
                        whose, id, number, said = told.payload.split(" ", 3)
                        if whose != self._own:
                            yield News(id, int(number), said)
            except Error as error:
                logger.warning("cannot hear from other servers: %s", refusal(error, self.name).text("en"))
            await asyncio.sleep(AGAIN)

    async def work(self, works: Mapping[str, Work], ending: asyncio.Event) -> None:
        await JobRunner(self._address, works, ending).run()

    def prepare(self) -> None:
        with self._transaction() as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            install(connection)

    def idle(self) -> bool:
        with self._transaction() as connection:
            return none(connection)

    def claim(self, id: str) -> bool:
        """Claim the right to move table `id`'s bots until release or the end; return whether no other server has it."""
        return bool(self._read("SELECT pg_try_advisory_lock(hashtextextended(?, 0))", id)[0][0])

    def release(self, id: str) -> None:
        """Release the claim on table `id`."""
        self._read("SELECT pg_advisory_unlock(hashtextextended(?, 0))", id)

    def _announced(self, news: list[News]) -> list[Statement]:
        # Notifications are sent on commit, or not at all.
        told = [(CHANNEL, f"{self._own} {one.id} {one.number} {one.said}") for one in news]
        return [("SELECT pg_notify(?, ?)", told)]

    def batches(self, queries: Iterable[tuple[str, str]]) -> Iterator[Statement]:
        """Yield each query's statement with the rows that the query finds, all from the same moment."""
        with self._transaction() as connection:
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            for query, statement in queries:
                with connection.cursor("batches") as cursor:
                    cursor.execute(query.encode())
                    while rows := cursor.fetchmany(BATCH):
                        yield statement, rows

    def write_all(self, statements: Iterable[Statement]) -> None:
        """Execute all statements, or none. Raises Overtaken if a key is taken."""
        # In a pipeline, as waiting for each answer is slow under load.
        with self._transaction() as connection, connection.pipeline(), connection.cursor() as cursor:
            _execute_all(cursor, statements)

    def _write_if(self, condition: Statement, *statements: Statement, jobs: Sequence[Job] = ()) -> bool:
        query, [values] = condition
        with self._transaction() as connection, connection.cursor() as cursor:
            met = bool(cursor.execute(query.replace("?", "%s").encode(), values).fetchall())
            if met:
                _execute_all(cursor, statements)
                enqueue(connection, jobs)
        return met

    def _write(self, *statements: Statement, jobs: Sequence[Job] = ()) -> None:
        if jobs:
            with self._transaction() as connection:
                self._write(*statements)
                enqueue(connection, jobs)
            return
        given = [(statement, rows) for statement, rows in statements if rows]
        joined = _joined(tuple((statement, _kinds(rows)) for statement, rows in given))
        if joined is None:
            super()._write(*given)
            return
        # A move is stored as one statement: as a transaction of several, it would take the server twice as long.
        with self._refusing():
            self._first(self._see_to_connection)
            self._connection.execute(joined, [msgspec.json.encode(rows).decode() for _, rows in given])

    def _read(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        if any("\0" in value for value in values if isinstance(value, str)):
            # PostgreSQL can neither store nor compare such a text.
            return []
        with self._refusing():
            return self._first(lambda: self._connection.execute(query.replace("?", "%s").encode(), values).fetchall())

    @contextmanager
    def _alone(self, people: Sequence[str]) -> Iterator[None]:
        with self._transaction() as connection:
            # Always in the same order, so that servers cannot deadlock.
            for person in sorted({*people}):
                connection.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 1))", (person,))
            yield

    def hold(self, which: str, *values: str) -> None:
        # The next statement sees what was committed while this one waited. Always in the same order, so that servers
        # cannot deadlock.
        self._read(f"SELECT id FROM tables WHERE {which} ORDER BY id FOR NO KEY UPDATE", *values)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with self._refusing(), ExitStack() as stack:
            self._first(lambda: stack.enter_context(self._connection.transaction()))
            outer, self._begun = self._begun, True
            try:
                yield self._connection
            finally:
                self._begun = outer

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        try:
            yield
        except Error as error:
            raise refusal(error, self.name) from error

    def _first(self, work: Callable[[], T]) -> T:
        """Run something that has no effect if it fails; retry on a new connection if the old one was lost."""
        try:
            return work()
        except OperationalError:
            if self._begun or not self._connection.closed:
                raise
            self._connection = _connect(self._address, self.name)
            return work()

    def _see_to_connection(self) -> None:
        """Detect whether the connection was closed since it was last used."""
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._connection.fileno(), selectors.EVENT_READ)
            told = waiting.select(0)
        if told:
            # No query is pending, so the server has closed the connection.
            self._connection.execute("SELECT 1")


def _execute_all(cursor: Cursor, statements: Iterable[Statement]) -> None:
    for statement, rows in statements:
        if rows:
            cursor.executemany(statement.replace("?", "%s").encode(), rows)


def _kinds(rows: Sequence[tuple[str | int | float | None, ...]]) -> tuple[str, ...]:
    """The PostgreSQL type of each column; empty for a column without values."""
    columns = (next((value for value in column if value is not None), None) for column in zip(*rows, strict=True))
    return tuple(KINDS[type(value)] for value in columns)


@lru_cache(maxsize=256)
def _joined(statements: tuple[tuple[str, tuple[str, ...]], ...]) -> bytes | None:
    """One statement that does the same as several, for all rows of a JSON array of these types; None if impossible."""
    matches = [JOINED.fullmatch(statement) for statement, _ in statements]
    parts = [_of_all(one, kinds) for one, (_, kinds) in zip(matches, statements, strict=True) if one]
    # In a joined statement, all parts see the data from before.
    tables = [one["into"] or one["of"] or "" for one in matches if one]
    if len(parts) < max(1, len(statements)) or len(set(tables)) < len(tables) or "" in tables[:-1]:
        return None
    beside = ", ".join(f"s{number} AS ({one})" for number, one in enumerate(parts[:-1]))
    return (f"WITH {beside} {parts[-1]}" if beside else parts[-1]).encode()


def _of_all(statement: re.Match[str], kinds: tuple[str, ...]) -> str:
    """A statement that applies to all rows of a JSON array."""
    values = iter([f"(row->>{place})::{kind}" if kind else "NULL" for place, kind in enumerate(kinds)])
    texts = {name: re.sub(r"\?", lambda _: next(values), text) for name, text in statement.groupdict("").items()}
    what = f"{texts['insert']} SELECT {texts['values']}" if texts["insert"] else texts["update"] + texts["select"]
    return f"{what} FROM json_array_elements(%s::json) AS row {texts['where']}{texts['conflict']}"


def _connect(address: str, name: str) -> Connection:
    try:
        connection = Connection.connect(address, autocommit=True)
        connection.execute(SESSION)
    except Error as error:
        raise refusal(error, name) from error
    except UnicodeError as error:
        # No host can have such a name.
        raise refusal(OperationalError(str(error)), name) from error
    return connection


def refusal(error: Error, name: str) -> StoreError:
    """The error to report when a database cannot be read or written."""
    where: dict[str, Argument] = {"path": name}
    if isinstance(error, errors.UniqueViolation | errors.NotNullViolation | errors.ForeignKeyViolation):
        return Overtaken("table-store-overtaken", where)
    if isinstance(error, errors.DiskFull):
        return StoreError("table-store-full", where)
    if isinstance(error, errors.LockNotAvailable | errors.QueryCanceled | errors.DeadlockDetected):
        return StoreError("table-store-locked", where)
    if isinstance(error, errors.ReadOnlySqlTransaction | errors.InsufficientPrivilege):
        return StoreError("table-store-readonly", where)
    text = (str(error).strip() or type(error).__name__).splitlines()[0]
    lost = isinstance(error, OperationalError | InterfaceError)
    return StoreError("table-store-unreachable" if lost else "table-store-failed", where, text)
