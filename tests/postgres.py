"""A PostgreSQL server for the tests, started once, in a folder of its own.

Its programs come from the system, or from Debian's package, installed when root. Without them the tests that need it
are skipped; under CI=true they fail where the programs could have been installed.
"""

import fcntl
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hatch_build import ROOT

PACKAGE = "postgresql"
QUICK = """
fsync=off synchronous_commit=off full_page_writes=off listen_addresses= max_connections=60 jit=off autovacuum=off
"""
"""Settings for speed: test data need not survive a crash."""
EMPTY = """
    SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
    SET session_replication_role = replica;
    DO $$ DECLARE name regclass; BEGIN
        FOR name IN SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
            IF name <> 'schema_version'::regclass THEN EXECUTE format('DELETE FROM %s', name); END IF;
        END LOOP;
    END $$;
"""
"""Leaves a store as it was when it was new."""

on_both_engines = pytest.mark.parametrize("engine", ["sqlite", "postgres"])


class NoServer(Exception):
    """The server programs are missing; the message says what to do."""


class Server:
    """A server in a new folder, reached by a socket in it."""

    def __init__(self, programs: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="noctuary-pg-"))
        self._programs = programs
        self._empty: list[str] = []
        # PostgreSQL refuses to run as root.
        self._user = next(filter(_known, ("postgres", "nobody"))) if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "--no-sync", "-A", "trust", "-U", "noctuary", "-E", "UTF8", "--locale", "C", "-D", "data")
        self.start()

    def start(self) -> None:
        settings = " ".join(f"-c {one}" for one in QUICK.split())
        self._run("pg_ctl", "-D", "data", "-l", "log", "-w", "-o", f"-k {self.folder} {settings}", "start")

    def stop(self) -> None:
        """Stop it, dropping its connections."""
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop")

    def database(self) -> str:
        """The address of a new, empty database."""
        import psycopg

        name = f"t{secrets.token_hex(4)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} STRATEGY file_copy".encode())
        return self.address(name)

    @contextmanager
    def lent(self) -> Iterator[str]:
        """The address of a database that is empty or holds an empty store, made for others who have given it back: a
        new database and its schema take longer than most tests.
        """
        import psycopg

        address = self._empty.pop() if self._empty else self.database()
        yield address
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(EMPTY)
        self._empty.append(address)

    def address(self, database: str) -> str:
        return f"postgresql://noctuary@/{database}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            cwd=self.folder,
            user=self._user,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed in {self.folder}: {(done.stdout or b'').decode()}")


def _known(account: str) -> bool:
    return subprocess.run(["id", account], capture_output=True, check=False).returncode == 0


def programs() -> Path:
    """The folder with the server programs, installed if necessary. Raises NoServer."""
    lock = ROOT / ".tools" / "postgres.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        found = _found()
        apt = shutil.which("apt-get") if os.geteuid() == 0 else None
        if found is None and apt:
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for words in ("update", f"install -y --no-install-recommends {PACKAGE}"):
                subprocess.run([apt, "-qq", *words.split()], env=environment, stdin=subprocess.DEVNULL, check=False)
            found = _found()
            if found is None and os.environ.get("CI") == "true":
                pytest.fail("PostgreSQL could not be installed with apt-get.")
    if found is None:
        raise NoServer("PostgreSQL is not tested: its server programs (initdb, pg_ctl) are not on this machine.")
    return found


def _found() -> Path | None:
    # Debian keeps them outside the path, by version.
    folders = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    on_path = shutil.which("pg_ctl")
    folders += [Path(on_path).parent] if on_path else []
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """The server; every test creates its own database on it."""
    try:
        server = Server(programs())
    except NoServer as error:
        pytest.skip(str(error))
    yield server
    server.stop()
    shutil.rmtree(server.folder)
