#!/bin/bash
# websockets 17.4: a client that reads nothing for a while.
#
# Question: a server sends 100 short messages. The client, with ping_interval=0.5 and ping_timeout=2, waits some seconds
#   (its event loop is free) before it reads them. How many does it get, and how does the connection end?
# One would guess: the client closes with 1011, and all 100 can still be read. (Half a miss: the close was guessed
#   rightly. This was asked of 100 sent at once.)
# Seen: 17 if they come one by one, and then ConnectionClosedError. With more than max_queue=16 unread messages the
#   client stops reading its socket. The server's pong waits behind the other 83, the client takes the server for dead,
#   closes with 1011, and throws away what it then reads. Of messages sent all at once, as many are got as were in what
#   it had read till then, and that may be all. With max_queue=None all 100 come and the connection lives.
# So: a bot that thinks for longer than the two times together (by default 40 s) while the game goes on loses its seat
#   and what was said in between, though neither line nor server failed. Let a task read all the time into a queue of
#   your own.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q websockets==17.4
"$room/venv/bin/python" - <<'END'
import asyncio

from websockets.asyncio.client import connect
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosedError
from websockets.protocol import State


async def play(late, **settings):
    """The client's socket, how many of 100 messages it got, and the exception, if one ended its reading."""
    ended = asyncio.Event()

    async def moves(socket):
        for number in range(100):
            await socket.send(f"move {number}")
            await asyncio.sleep(0.01)
        await socket.wait_closed()
        ended.set()

    async with serve(moves, "127.0.0.1", 0) as server:
        address = f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with connect(address, ping_interval=0.5, ping_timeout=2, **settings) as client:
            await late(ended)
            state, got = client.state, 0
            try:
                while got < 100:
                    assert await client.recv() == f"move {got}"
                    got += 1
            except ConnectionClosedError as error:
                print(settings, got, error)
                return state, got, error
    print(settings, got, state)
    return state, got, None


async def main():
    # All has been sent, and the server has seen the end of the connection, before the client reads.
    state, got, error = await play(lambda ended: asyncio.wait_for(ended.wait(), 60))
    assert state is not State.OPEN and 16 < got < 100
    assert error.sent.code == 1011 and error.rcvd is None
    assert await play(lambda _: asyncio.sleep(4), max_queue=None) == (State.OPEN, 100, None)


asyncio.run(main())
END
