#!/bin/bash
# uvicorn 0.54.0 with starlette 1.10.0 and websockets 17.4: a WebSocket endpoint that ends without closing.
#
# Question: an endpoint accepts a WebSocket, sends a text and returns. Which close code does the client see? And which if
#   it raises after accepting?
# One would guess: 1000 (normal) if it returns, as ends of functions close what they opened. (Half a miss: 1006 for an
#   endpoint that raises was guessed rightly.)
# Seen: 1006 for both: no closing handshake at all, as if the line had died, with either of its two implementations.
# So: a client that comes back after 1006 comes back for ever to a server that had nothing more to say. Close by hand, at
#   every way out of an endpoint, and with 1011 where it fails.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q starlette==1.10.0 uvicorn==0.54.0 websockets==17.4
"$room/venv/bin/python" -W ignore - <<'END'
import asyncio
import socket

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from websockets.asyncio.client import connect


async def returns(ws):
    await ws.accept()
    await ws.send_text("good night")


async def fails(ws):
    await returns(ws)
    raise ValueError("on purpose")


async def closes(ws):
    await returns(ws)
    await ws.close()


async def code(address):
    async with connect(address) as client:
        async for text in client:
            assert text == "good night"
        return client.close_code


async def codes(way):
    app = Starlette(routes=[WebSocketRoute(f"/{one.__name__}", one) for one in (returns, fails, closes)])
    door = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, ws=way, log_level="critical"))
    serving = asyncio.create_task(server.serve([door]))
    seen = []
    for one in (returns, fails, closes):
        try:
            seen.append(await code(f"ws://127.0.0.1:{door.getsockname()[1]}/{one.__name__}"))
        except Exception as error:
            seen.append(error.rcvd.code if error.rcvd else 1006)
    server.should_exit = True
    await serving
    print(way, seen)
    return seen


async def main():
    for way in ("websockets", "websockets-sansio"):
        assert await codes(way) == [1006, 1006, 1000]


asyncio.run(main())
END
