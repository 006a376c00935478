"""People and watchers at one table who lose their connections again and again miss nothing and get nothing twice."""

import asyncio
from collections import Counter
from contextlib import suppress
from json import dumps
from random import Random

from websockets.exceptions import ConnectionClosed

from noctuary.kernel.contract import catalogue
from noctuary.tables.store import Store
from tests.awaiting import awaited
from tests.breadth import Figures, Seeds
from tests.server.conftest import Inside
from tests.server.routes.test_watchers import watch
from tests.server.running.test_restart import Screen
from tests.tables.matches import shown, stored

PEOPLE = 4
WATCHERS = 2
"""The number of watchers beside each player."""
LOST = 10
"""The number of moves between two lost connections."""
PACE = 0.01


def test_four_people_and_their_watchers_lose_their_connections(server: Inside, seeds: Seeds, figures: Figures) -> None:
    for seed in seeds(1):
        awaited(played(server, seed, figures))


def compare(store: Store, id: str, everybody: list[Screen]) -> None:
    match = stored(store, id)
    assert match.over
    # A move whose acknowledgement was lost is there as well, but no move that nobody has made.
    assert Counter(line for one in everybody for line in one.acknowledged) <= Counter(match.lines)
    lines = [line.text for line in store.chat(id).lines]
    for one in everybody[:PEOPLE]:
        # The last message may still be on its way.
        assert [line["text"] for line in one.chat] == lines[: len(one.chat)] != []
    for one in everybody:
        assert one.log == shown(match, -1 if one.seat is None else one.seat)["log"]


async def played(server: Inside, seed: int, figures: Figures) -> None:
    """A whole game of people who move at random."""
    chance = Random(seed)
    people = [server.browser() for _ in range(PEOPLE)]
    names = catalogue.names()
    id = people[0].table("human", *["open"] * (PEOPLE - 1), game=names[seed % len(names)], seed=seed)
    for number, one in enumerate(people[1:], 2):
        one.take(people[0].invitation(id), f"P{number}", f"Guest {number}")
    watching = people[0].invitation(id, "watch")
    everybody = [Screen(one, id, seat, True, PACE, seed + seat) for seat, one in enumerate(people)]
    everybody += [Screen(watch(server, watching), id, None, False, PACE) for _ in range(PEOPLE * WATCHERS)]
    tasks = [asyncio.create_task(one.run()) for one in everybody]
    lost = 0
    while not all(one.over for one in everybody):
        await asyncio.sleep(PACE)
        assert not any(task.done() for task in tasks), [task for task in tasks if task.done()]
        if sum(len(one.acknowledged) for one in everybody) >= LOST * (lost + 1):
            lost += 1
            if socket := chance.choice(everybody).socket:
                socket.transport.abort()
            with suppress(ConnectionClosed):
                if socket := chance.choice(everybody[:PEOPLE]).socket:
                    await socket.send(dumps({"type": "say", "text": f"Line {lost}", "tag": "say"}))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)

    await asyncio.to_thread(server.store, lambda store: compare(store, id, everybody))
    figures["games"] += 1
    figures["connections lost"] += lost
    figures["moves acknowledged"] += sum(len(one.acknowledged) for one in everybody)
