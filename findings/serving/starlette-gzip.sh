#!/bin/bash
# Starlette 1.10.0 (uvicorn 0.54.0, httpx 0.28.1): compression of what is streamed, and of parts of files.
#
# Question: under GZipMiddleware, a StreamingResponse sends a line of 100 bytes each half second. When does the client
#   get the first? And what does a request with Range for the first 2,000 bytes of a text of 11,000 get?
# One would guess: all lines at the end, as the compressor keeps them (so that streams are to be left out); and 206 with
#   the part compressed, whose Content-Range then says something else than the body.
# Seen: each line comes as soon as it is sent, compressed: the compressor is flushed after each. The part comes as it is,
#   without Content-Encoding, while the whole file comes compressed.
# So: exceptions for streams can go. Small lines gain little, each being flushed alone: send them in larger pieces.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q starlette==1.10.0 uvicorn==0.54.0 httpx==0.28.1
printf "good night %.0s" {1..1000} >"$room/text.txt"
"$room/venv/bin/python" - "$room/text.txt" <<'END'
import asyncio
import socket
import sys
import time

import httpx
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, StreamingResponse


async def lines():
    for number in range(3):
        yield b"%099d\n" % number
        await asyncio.sleep(0.5)


async def play(address):
    client = httpx.AsyncClient(base_url=address)
    start = time.monotonic()
    async with client.stream("GET", "/lines") as answer:
        assert answer.headers["content-encoding"] == "gzip"
        times = [time.monotonic() - start async for _ in answer.aiter_bytes()]
    print(times)
    assert len(times) == 3 and times[0] < times[2] - 0.8
    part = await client.get("/file", headers={"Range": "bytes=0-1999"})
    assert part.status_code == 206 and "content-encoding" not in part.headers and len(part.content) == 2000
    assert (await client.get("/file")).headers["content-encoding"] == "gzip"


async def main():
    app = Starlette(middleware=[Middleware(GZipMiddleware)])
    app.add_route("/lines", lambda _: StreamingResponse(lines()))
    app.add_route("/file", lambda _: FileResponse(sys.argv[1]))
    door, server = socket.create_server(("127.0.0.1", 0)), uvicorn.Server(uvicorn.Config(app, log_level="error"))
    serving = asyncio.create_task(server.serve([door]))
    await play(f"http://127.0.0.1:{door.getsockname()[1]}")
    server.should_exit = True
    await serving


asyncio.run(main())
END
