"""Whoever reads `table.over` expects it to be there: no property computes, or asks the store or the system."""

import gc
import sys
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import FrameType
from typing import Any, Final

from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game, State
from noctuary.server.app import application
from noctuary.server.base.configuration import Configuration
from noctuary.tables.lobby import Lobby
from tests.tables.matches import add, finished, set_up

STEPS: Final = 200
"""Steps of the interpreter that reading may take: a look at each seat."""
MADE: Final = 10
"""How many things that are made anew may hold."""
OWN: Final = {"builtins", "sys", "time", "_abc"}
"""Modules in C that may be asked."""


def held(*roots: object) -> Iterator[object]:
    """These objects and all of ours that they hold, each once, except what belongs to a game or its rules."""
    waiting, seen = [*roots], {*map(id, roots)}
    while waiting:
        if isinstance(one := waiting.pop(), State):
            continue
        yield one
        for other in () if isinstance(one, Game) else gc.get_referents(one):
            ours = str(type(other).__module__).startswith("noctuary.") or type(other) in (dict, list, tuple)
            if ours and id(other) not in seen:
                seen.add(id(other))
                waiting.append(other)


def trouble(one: object, name: str) -> str:
    """What reading a property again does beyond giving what is there; empty if nothing."""
    steps, asked = 0, set()

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal steps
        frame.f_trace_opcodes = True
        steps += event == "opcode"
        # The rules, which say who has won, are compiled, unless they have just been changed.
        return None if ".rules." in frame.f_globals["__name__"] else trace

    def profile(_: FrameType, event: str, called: Any) -> None:
        if event == "c_call":
            asked.add(called.__module__ or type(called.__self__).__module__)

    first, before = getattr(one, name), sys.gettrace()
    sys.settrace(trace)
    sys.setprofile(profile)
    try:
        again = getattr(one, name)
    finally:
        sys.setprofile(None)
        sys.settrace(before)
    made = 0 if again is first or isinstance(again, str) else len(again) if hasattr(again, "__len__") else 0
    return f"{steps} steps, {made} made, {asked}" if steps > STEPS or made > MADE or asked - OWN else ""


def properties(one: object) -> Iterator[tuple[str, str]]:
    for of in type(one).__mro__:
        if str(of.__module__).startswith("noctuary."):
            names = (name for name, value in vars(of).items() if isinstance(value, property | cached_property))
            yield from ((of.__qualname__, name) for name in names)


async def test_no_property_computes(lobby: Lobby, tmp_path: Path) -> None:
    app = application(lobby, Configuration(data=str(tmp_path)))
    edition = Corrections("nocturne", "Ours", {str(number): number for number in range(100)})
    match = finished(set_up(catalogue.find("nocturne"), "random", "random"))
    found: dict[tuple[str, str], str] = {}

    def read() -> None:
        for one in held(app, lobby, edition, *map(catalogue.find, catalogue.names())):
            for which in properties(one):
                found[which] = found.get(which) or trouble(one, which[1])

    async with lobby.sitting("ada", await add(lobby, "ada", match)):
        # Where a store may be asked.
        await lobby.in_store_thread(read)
    assert len(found) > 30
    assert not {which: said for which, said in found.items() if said}
