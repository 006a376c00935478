"""Bots in any language, and everything they can do wrong (docs/bot-protocol.md)."""

import json
import os
import select
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from noctuary import bots
from noctuary.bots.bot import Bot
from noctuary.bots.external import External, process
from noctuary.games import nightfall, nocturne
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import State
from noctuary.simulation.cluster import LocalCluster
from noctuary.simulation.series import Series
from noctuary.tables.bot_pool import BotChoice, BotPool
from tests.awaiting import awaited
from tests.patience import patience, slowness, until
from tests.refusals import refused

EXAMPLES = Path(__file__).parents[2] / "examples"
FAIR = 'print(json.dumps({"move": m["moves"][-1]}), flush=True)'
"""The program of a bot without faults."""

Make = Callable[..., External]


def alive(pid: int) -> bool:
    """Whether a process exists, including a dead one that nobody has waited for."""
    return Path(f"/proc/{pid}").exists()


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """Makes bots of their answers to a decision `m`; `n` counts the decisions of this process. They can write to a
    file. After the test none of their processes is left.
    """
    made: list[External] = []

    def make(deed: str = FAIR, seconds: float = 0.0, hello: str = '{"protocol": 1}', begin: str = "") -> External:
        path = tmp_path / f"bot{len(made)}.py"
        path.write_text(f"""
import json, os, sys, time
print(os.getpid(), file=open({str(tmp_path / "pids")!r}, "a"))
n = 0
{begin}
for line in sys.stdin:
    print(line, end="", file=open({str(tmp_path / "told")!r}, "a"))
    m = json.loads(line)
    if m["type"] == "hello":
        print('{hello}', flush=True)
    elif m["type"] == "decide":
        n += 1
        {deed}
""")
        made.append(External(f"bot{len(made)}", f"{sys.executable} -I -S {path}", seconds or patience()))
        return made[-1]

    yield make
    for bot in made:
        bot.end(gently=True)
    if (tmp_path / "pids").exists():
        assert not any(alive(int(pid)) for pid in (tmp_path / "pids").read_text().split())


@pytest.fixture
def invited(monkeypatch: pytest.MonkeyPatch) -> Callable[[External], None]:
    """Invites bots for one test."""
    monkeypatch.setattr(bots, "_guests", {})
    return lambda bot: bots.invite([bot])


def begun() -> State:
    return nocturne.new(nocturne.Options(players=2, first=0), seed=7)


def asked(bot: Bot, state: State | None = None) -> str:
    """The first message to a bot in a game."""
    state = state or begun()
    code = bot.choose(state.observe(state.seat), state.decision(state.seat), Random(3))
    assert code in state.legal(state.seat)
    return str(state.game.actions.format(code))


LAST = begun().decision(0).moves[-1].text


def told(tmp_path: Path, type: str) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in (tmp_path / "told").read_text().splitlines()]
    return [line for line in lines if line["type"] == type]


@pytest.mark.parametrize("game", catalogue.names())
@pytest.mark.parametrize("example", ["bot.py", "bot.js"])
def test_the_examples_play_whole_games(game: str, example: str, invited: Callable[[External], None]) -> None:
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert node, "the development environment has node"
    command = f"{sys.executable if example.endswith('.py') else node} {EXAMPLES / example}"
    bot = External("mine", command, patience())
    invited(bot)
    series = Series(game, {}, ["mine", "random"], 2, 1)
    games = list(series.play())
    assert [played.troubles for played in games] == [[], []]
    assert [played.bots for played in games] == [["mine", "random"], ["random", "mine"]]
    again = [played.result.position() for played in series.play()]
    assert again == [played.result.position() for played in games]
    bot.end(gently=True)


def test_it_is_told_what_its_seat_may_know(make: Make, tmp_path: Path) -> None:
    bot = make(hello='{"protocol": 1, "components": true}')
    state = begun()
    seated = bot.join("id")
    assert asked(seated, state) == LAST
    state.play(0, state.legal(0)[-1])
    other = nightfall.new(nightfall.Options(players=3), seed=1)
    asked(seated, other)
    asked(seated, other)
    hello, another = told(tmp_path, "hello")
    assert (hello["protocol"], hello["game"], hello["options"]) == (1, "nocturne", {"players": 2, "first": "P1"})
    assert (another["game"], another["options"]) == ("nightfall", {"players": 3})
    assert told(tmp_path, "components")[0]["components"] == json.loads(json.dumps(begun().game.components("en")))
    first, *_ = told(tmp_path, "decide")
    assert first["position"] == json.loads(json.dumps(begun().observe(0).position()))
    assert first["moves"] == [move.line for move in begun().decision(0).moves]
    assert (first["game"], first["seat"], first["kind"], first["rule"]) == ("id", "P1", "open", "NOC-2.2")
    assert first["prompt"] == begun().decision(0).prompt.id
    assert 0 < float(str(first["seconds"])) <= bot.seconds
    assert not seated.troubles()


def test_the_end_of_a_game_is_told_with_its_result(
    make: Make, invited: Callable[[External], None], tmp_path: Path
) -> None:
    bot = make()
    invited(bot)
    [*_, last] = Series("nocturne", {}, ["random", "bot0"], 2, 1).play()
    bot.end(gently=True)
    ends = told(tmp_path, "end")
    assert [end["seat"] for end in ends] == ["P2", "P1"]
    assert ends[-1]["result"] == json.loads(json.dumps(last.result.position()))
    assert {end["game"] for end in ends} == {decide["game"] for decide in told(tmp_path, "decide")}
    assert told(tmp_path, "quit")


WRONG = {
    "bot-late": "time.sleep(60)",
    "bot-exit": "sys.exit(3)",
    "bot-signal": "os.kill(os.getpid(), 9)",
    "bot-garbage": 'print("thinking...", flush=True)',
    "bot-illegal": 'print(json.dumps({"move": "P1 cast 99 z9"}), flush=True)',
    "bot-closed": "os.close(1); time.sleep(60)",
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_goes_wrong_once_is_asked_again(
    wrong: str, make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deed = f"""
        print("I am", "not well", file=sys.stderr, flush=True)
        if not os.path.exists({str(tmp_path / "again")!r}):
            open({str(tmp_path / "again")!r}, "w").close()
            {WRONG[wrong]}
        {FAIR}"""
    if wrong == "bot-closed":
        monkeypatch.setattr(process, "FAREWELL", 0.5)
    bot = make(deed, 1.5 * slowness() if wrong == "bot-late" else 0.0).join("")
    assert asked(bot) == LAST
    [trouble] = bot.troubles()
    assert (trouble.what.id, trouble.said, trouble.stand_in) == (wrong, "I am not well", "")
    assert "bot0" in trouble.what.text()
    assert asked(bot) == LAST
    assert not bot.troubles()


def test_what_goes_wrong_twice_is_done_by_a_stand_in(make: Make, tmp_path: Path) -> None:
    bot = make(WRONG["bot-garbage"]).join("")
    for _ in range(4):
        asked(bot)
    found = bot.troubles()
    assert [trouble.stand_in for trouble in found] == ["", "random"] * 3
    assert "thinking..." in found[0].what.text()
    assert len((tmp_path / "pids").read_text().split()) == 6


def test_other_ways_to_go_wrong(make: Make) -> None:
    twice = make(f"{FAIR}; {FAIR}; time.sleep(0.01)").join("")
    asked(twice)
    running = twice._bot._process
    assert running is not None
    until(lambda: running._received or running._selector.select(0))
    asked(twice)
    assert [trouble.what.id for trouble in twice.troubles()] == ["bot-unasked"]
    newer = make(hello='{"protocol": 2}').join("")
    asked(newer)
    assert [trouble.what.id for trouble in newer.troubles()] == ["bot-protocol"] * 2
    endless = make('\n        while True: print("x" * 1000, end="", flush=True)').join("")
    asked(endless)
    assert [trouble.what.id for trouble in endless.troubles()] == ["bot-garbage"] * 2
    deaf = make(begin="sys.exit('no model')").join("")
    asked(deaf)
    assert [(trouble.what.id, trouble.said) for trouble in deaf.troubles()] == [("bot-exit", "no model")] * 2


def test_an_endless_error_output_harms_nobody(make: Make) -> None:
    bot = make(f"""
        sys.stderr.write("so much to say\\\\n" * 100_000)
        {FAIR}""").join("")
    assert asked(bot) == LAST
    assert not bot.troubles()
    # Most of its time it sleeps, or both processes would be busy with that until it is late.
    stuck = make(
        """
        sys.stderr.write("so much to say\\n")
        time.sleep(0.8 * m["seconds"])
        while True: sys.stderr.write("so much to say\\n")""",
        slowness(),
    ).join("")
    asked(stuck)
    trouble, _ = stuck.troubles()
    assert (trouble.what.id, trouble.said.split("\n")[-1][:4]) == ("bot-late", "so m")


def test_memory_is_limited(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "MEMORY", 200 << 20)
    bot = make("x = bytearray(400 << 20)").join("")
    asked(bot)
    assert "MemoryError" in bot.troubles()[0].said


@pytest.mark.parametrize(
    ("name", "command", "id"),
    [
        ("a,b", "true", "bot-name"),
        ("", "true", "bot-name"),
        ("greedy", "true", "bot-name-taken"),
        ("human", "true", "bot-name-taken"),
        ("mine", "no-such-program --fast", "bot-command"),
        ("mine", "'", "bot-command"),
        ("mine", " ", "bot-command"),
    ],
)
def test_what_cannot_be_a_bot_is_refused(name: str, command: str, id: str) -> None:
    with refused(id):
        External(name, command)


def test_equal_on_any_number_of_processes(make: Make, invited: Callable[[External], None]) -> None:
    bot = make('print(json.dumps({"move": m["moves"][m["seed"] % len(m["moves"])]}), flush=True)')
    invited(bot)
    series = Series(catalogue.find("nocturne").name, {}, ["bot0", "random"], 4, 1)
    found = [[played.result.position() for played in series.play(LocalCluster(number))] for number in (1, 2)]
    assert found[0] == found[1]


def test_at_tables_it_plays_in_the_workers(make: Make, invited: Callable[[External], None]) -> None:
    invited(make())
    invited(make(WRONG["bot-exit"]))
    pool = BotPool()

    async def choose(bot: str) -> BotChoice:
        return await pool.choose(bot, begun().observe(0), 1)

    try:
        code, troubles = awaited(choose("bot0"))
        assert (begun().game.actions.format(code), troubles) == (LAST, [])
        _, troubles = awaited(choose("bot1"))
        assert [(one.what.arguments["number"], one.stand_in) for one in troubles] == [(3, ""), (3, "random")]
    finally:
        pool.close()


def test_a_program_that_was_told_half_a_message_is_ended() -> None:
    half = process.Process("half", [sys.executable, "-c", "import sys; sys.stdin.read()"], 5.0)
    # As if a signal had ended it while it was being told something.
    poller: Any = half._selector
    poller._selector.register(half._in, select.EPOLLOUT)
    half.quit()
    assert half._popen.poll() is not None
