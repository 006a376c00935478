"""How long a person waits for the answer to a move while bots think at other tables: `python -m tools.latency`.

Starts a server with the requested number of tables at which the strongest level thinks all the time, and one more table
without bots, at which it measures the time until each move is stored.
"""

import argparse
import random
import signal
import tempfile
import threading
import time
from pathlib import Path

from noctuary.kernel.contract import catalogue
from tests.server.client import Browser, lines
from tests.server.conftest import Process


def keep_thinking(port: int, game: str, seed: int, end: threading.Event) -> None:
    """Play against the strongest level without pauses, game after game."""
    person = Browser(port)
    chance = random.Random(seed)
    while not end.is_set():
        with person.asked(person.table("human", "level6", game=game, seed=seed)) as (chair, view):
            while not view["over"] and not end.is_set():
                view = chair.asked(chair.play(chance.choice(lines(view)), view))
        seed += 100


def waits(port: int, game: str, moves: int) -> list[float]:
    """The milliseconds until each of `moves` moves was accepted."""
    person = Browser(port)
    chance = random.Random(0)
    times: list[float] = []
    seed = 0
    while len(times) < moves:
        seed += 1
        with person.asked(person.table("human", "human", game=game, seed=seed)) as (chair, view):
            while not view["over"] and len(times) < moves:
                line = chance.choice(lines(view))
                time.sleep(0.1)
                begun = time.perf_counter()
                assert chair.move(line, view["revision"])["type"] == "accepted"
                times.append(1000 * (time.perf_counter() - begun))
                view = chair.asked(chair.next("view"))
    return sorted(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--game", choices=catalogue.names(), default=catalogue.names()[-1])
    asked = parser.parse_args()
    end = threading.Event()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder), "--port", "0")
        others = [
            threading.Thread(target=keep_thinking, args=(server.port, asked.game, seed, end))
            for seed in range(asked.tables)
        ]
        for other in others:
            other.start()
        time.sleep(3)
        waited = waits(server.port, asked.game, asked.moves)
        end.set()
        for other in others:
            other.join()
        server.end(signal.SIGTERM)
    middle, late = waited[len(waited) // 2], waited[len(waited) * 99 // 100]
    times = f"median {middle:.1f} ms, p99 {late:.1f} ms, most {waited[-1]:.1f} ms"
    print(f"{asked.game}, {asked.tables} bots thinking: {times}")


if __name__ == "__main__":
    main()
