"""Standing orders at tables: as late as a forced move, stored for their owner, and withdrawn."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from noctuary.games.nightfall.rules.basis.facts import ORDERS
from noctuary.games.nightfall.rules.course.state import Nightfall
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from noctuary.tables.live.sitting import standing_orders
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.standing_orders import give, order_forms, withdraw
from noctuary.tables.setup import TableError, TableSetup, Terms
from noctuary.tables.store.base.rows import TakenSeat
from tests.tables.matches import at_new, set_up
from tests.tables.store.test_servers import following
from tests.tables.test_lobby import until

PLACES = [TakenSeat(0, "ada", "Ada"), TakenSeat(1, "ben", "Ben")]
ALWAYS = {"until": ["game"]}


def shared(game: str) -> TableSetup:
    """A table of Ada, who sits there with Ben and begins."""
    options: dict[str, Any] = {"draft": "quick-start"} if game == "nightfall" else {}
    setup = set_up(catalogue.find(game), "human", "human", first="P1", **options)
    setup.terms = Terms(invitation="secret")
    return setup


async def start_chain(table: LiveTable) -> None:
    """Ada begins a chain with her first order and lets Ben link."""
    await table.move(table.parse(0, table.match.state.decision(0).moves[0].line), table.match.revision)
    await table.move(table.parse(0, "P1 stop"), table.match.revision)


def hold(table: LiveTable, able: bool) -> None:
    """Replace Ben's hand by every order, or by no card at all."""
    assert isinstance(table.match.state, Nightfall)
    table.match.state.hand[1] = list(range(ORDERS)) if able else []


def ended(table: LiveTable, seat: int) -> dict[str, str]:
    """How the orders of a seat have ended, by kind."""
    return {order.kind: order.ended for order in table.orders.to_wire(seat)}


@pytest.mark.parametrize("pause", [0.05])
async def test_nf_13_10_forced_ordered_and_hasty_passes_wait_alike(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    draws: list[str] = []
    world = ""

    def drawn() -> float:
        draws.append(world)
        return 2.0

    monkeypatch.setattr(standing_orders, "draw_delay", drawn)
    for world in ("forced", "ordered", "hasty"):
        async with at_new(lobby, shared("nightfall"), PLACES) as table, lobby.sitting("ben", table.id):
            for seat in (0, 1):
                table.show(seat, seat)
            if world == "ordered":
                await give(lobby, table, 1, "ben", "pass", ALWAYS)
            hold(table, able=world != "forced")
            await start_chain(table)
            begin = monotonic()
            if world == "hasty":
                # A card itself shows that its player could do something else than pass.
                assert table.delay_of(table.match.state.decision(1).moves[0]) == 0
                await asyncio.sleep(table.delay_of(table.parse(1, "P2  stop")))
                await table.move(table.parse(1, "P2 stop"), table.match.revision)
            await until(table, lambda table=table: 1 not in table.match.waiting)  # type: ignore[misc]
            assert monotonic() - begin > 0.099
            assert [event.arguments.get("seat") for event in table.match.events if event.id == "nightfall-stop"][
                -1
            ] == "P2"
    assert draws.count("forced") == draws.count("ordered") == draws.count("hasty")


def test_what_waits_are_drawn_from_hides_how_long_anybody_thought() -> None:
    found = [standing_orders.draw_delay() for _ in range(2000)]
    assert 1 <= min(found) < max(found) <= standing_orders.MAX_WAIT
    assert sum(found) / len(found) == pytest.approx(2, abs=0.2)
    assert sum(one > 3 for one in found) > 100


@pytest.mark.parametrize("able", [True, False])
async def test_an_order_is_obeyed_while_its_owner_is_away_until_it_is_withdrawn(
    lobby: Lobby, tmp_path: Path, able: bool
) -> None:
    id = await lobby.create("ada", shared("nightfall"), PLACES)
    async with lobby.sitting("ben", id) as table:
        await give(lobby, table, 1, "ben", "pass", {"until": ["game"], "colour": ["red"]})
        await give(lobby, table, 1, "ben", "pass", ALWAYS)
        with pytest.raises(BadInput):
            await give(lobby, table, 1, "ben", "pass", {"until": ["noon"]})
    again = Lobby(tmp_path / "tables.sqlite3", 0.0)
    try:
        async with again.sitting("ada", id) as table:
            hold(table, able)
            await start_chain(table)
            await until(table, lambda: table.match.lines[-1] == ("P2 stop" if able else "P2 auto"))
            [order] = table.orders.to_wire(1)
            assert (order.kind, order.made, order.ended, order.values["colour"]) == ("pass", 1, "", [])
            await asyncio.gather(*table.changes)
            assert [row.made for row in await again.in_store_thread(again.store.orders, id)] == [1]
            # It was Ben's, and does not belong to the next player at the seat.
            table.reseat([PLACES[0], TakenSeat(1, "cleo", "Cleo")])
            assert table.orders.to_wire(1) == []
            table.reseat(PLACES)
            await withdraw(again, table, 1, "pass")
            assert table.orders.to_wire(1) == [] == await again.in_store_thread(again.store.orders, id)
    finally:
        await again.close()


@asynccontextmanager
async def nocturne(lobby: Lobby) -> AsyncIterator[LiveTable]:
    """A table of Nocturne where Ada is to open, with both players present."""
    async with at_new(lobby, shared("nocturne"), PLACES) as table, lobby.sitting("ben", table.id):
        yield table


async def test_a_planned_spell_is_cast_once_or_its_owner_is_asked(lobby: Lobby) -> None:
    async with nocturne(lobby) as table:
        await give(lobby, table, 1, "ben", "cast", {"token": ["5"], "cell": ["b1"], "until": ["phase"]})
        await table.move(table.parse(0, "P1 cast 1 a1"), 0)
        await until(table, lambda: table.match.lines[1:] == ["P2 cast 5 b1"])
        assert ended(table, 1) == {"cast": "done"}
    async with nocturne(lobby) as table:
        await give(lobby, table, 1, "ben", "cast", {"token": ["5"], "cell": ["d4"], "until": ["phase"]})
        await give(lobby, table, 1, "ben", "pass", {"until": ["round"]})
        await table.move(table.parse(0, "P1 cast 1 a1"), 0)
        # Other orders may have become invalid as well.
        assert (table.match.waiting, table.driver.task) == ([1], None)
        assert ended(table, 1) == {"cast": "void", "pass": ""}
        await table.move(table.parse(1, "P2 cast 7 a2"), 1)
        assert ended(table, 1) == {"pass": ""}
        await give(lobby, table, 0, "ada", "cast", {"token": ["star"], "cell": ["a3"], "until": ["phase"]})
        await until(table, lambda: ended(table, 0) == {"cast": "done"})


async def test_what_was_ordered_before_an_undo_stands_no_longer(lobby: Lobby) -> None:
    async with nocturne(lobby) as table:
        await give(lobby, table, 1, "ben", "pass", {"until": ["phase"], "cell": ["b1"]})
        await table.move(table.parse(0, "P1 cast 1 a1"), 0)
        await table.take_backs.request(0, 1)
        await table.take_backs.answer("ben", True, 1)
        assert (table.match.lines[1:], ended(table, 1)) == (["undo 1"], {"pass": "undone"})


async def test_who_shares_a_screen_gives_no_orders(lobby: Lobby) -> None:
    async with at_new(lobby, set_up(catalogue.find("nocturne"), "human", "human")) as table:
        assert order_forms(table, 0) == []
        with pytest.raises(TableError):
            await give(lobby, table, 0, "ada", "pass", {"until": ["round"]})


@pytest.mark.parametrize("engine", ["postgres"])
async def test_an_order_given_at_one_server_is_obeyed_at_another(lobby: Lobby, other: Lobby) -> None:
    id = await lobby.create("ada", shared("nocturne"), PLACES)
    async with following(lobby, other), lobby.sitting("ada", id) as here:
        async with other.sitting("ben", id) as there:
            await give(other, there, 1, "ben", "pass", {"until": ["phase"]})
        heard = asyncio.Event()
        here.talk.listeners.add(heard.set)
        while not here.orders.of(1):
            heard.clear()
            await heard.wait()
        await here.move(here.parse(0, "P1 cast 1 a1"), 0)
        await until(here, lambda: here.match.lines[1:] == ["P2 pass"])
