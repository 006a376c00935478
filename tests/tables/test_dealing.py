"""Nothing is dealt before every seat is taken, and everybody who sits down adds to the deal, on both engines."""

import pytest
from msgspec.structs import replace

from noctuary.kernel.base.deals import Deal
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.invitations import Invitations
from noctuary.tables.setup import Terms
from noctuary.tables.store.base.rows import EntryRow, Overtaken, Row, TakenSeat
from noctuary.tables.store.base.saved import header_of, summary_of
from noctuary.tables.wire.shapes import to_json
from noctuary.tables.wire.tables import Header, SeatSetup, Timing
from tests.postgres import on_both_engines
from tests.tables.matches import lanterns, seated
from tests.tables.people.test_together import refused
from tests.tables.test_lobby import until

BOT = SeatSetup("random", "Owl")


async def invited(lobby: Lobby, people: int = 3, *bots: str, timing: Timing | None = None) -> str:
    """A table where Ada waits for the others."""
    setup = lanterns(*["human"] * people, *bots, seed=Deal(bytes(32), {"player": bytes(32)}))
    setup.terms = Terms(invitation="secret", waits=True, timing=timing)
    return await lobby.create("ada", setup, [TakenSeat(0, "ada", "Ada")])


async def sit(lobby: Lobby, id: str, player: str, seat: str, addition: str = "11") -> None:
    secret = await Invitations(lobby).secret("ada", id)
    await Invitations(lobby).take(player, secret, seat, player.title(), addition * 32)


async def row(lobby: Lobby, id: str) -> Row:
    return await lobby.row("ada", id)


async def deal(lobby: Lobby, id: str) -> Header:
    return header_of(await row(lobby, id))


def hands(table: LiveTable) -> list[str]:
    return [str(table.match.state.observe(seat).position()) for seat in table.match.setup.humans]


@on_both_engines
async def test_the_cards_are_dealt_with_what_all_have_added(lobby: Lobby) -> None:
    id = await invited(lobby)
    async with lobby.sitting("ada", id) as table:
        for seat, player in enumerate(("ben", "cleo"), 2):
            told = summary_of(await row(lobby, id))
            assert (table.waits, told.waits, told.turn) == (True, True, [])
            # Nobody moves, not even a player without a choice, and nobody gives up what has not begun.
            assert await refused(table.resign(0)) == "table-waits"
            assert table.driver.task is None
            await sit(lobby, id, player, f"P{seat}", f"{seat}" * 2)
        assert (table.waits, summary_of(await row(lobby, id)).waits) == (False, False)
        kept = (await deal(lobby, id)).deal
        assert kept
        assert set(kept.additions) == {"player", "P2", "P3"}
        assert table.match.setup.seed == Deal(kept.secret, kept.additions).seed
        assert (kept.additions["P2"], kept.additions["P3"]) == (b"\x22" * 32, b"\x33" * 32)


@on_both_engines
async def test_whoever_leaves_before_the_first_move_has_seen_nothing_that_counts(lobby: Lobby) -> None:
    """Otherwise a second browser of the host looks at a hand and leaves it to somebody else."""
    id = await invited(lobby, 2)
    async with lobby.sitting("ada", id) as table:
        await sit(lobby, id, "eve", "P2", "44")
        seen = hands(table)
        await Invitations(lobby).free("eve", id, "P2")
        assert table.waits
        assert set((await deal(lobby, id)).deal.additions) == {"player"}  # type: ignore[union-attr]
        await sit(lobby, id, "ben", "P2", "55")
        assert not table.waits
        assert all(before != now for before, now in zip(seen, hands(table), strict=True))
        # Once somebody has moved, the game goes on with these cards, and whoever comes next is told so.
        secret = await Invitations(lobby).secret("ada", id)
        await until(table, lambda: bool(table.match.waiting) and not table.match.unasked)
        await table.move(table.match.state.decision(table.match.waiting[0]).moves[0], table.match.revision)
        before, seen = await deal(lobby, id), hands(table)
        await Invitations(lobby).free("ben", id, "P2")
        told = await Invitations(lobby).look("cleo", secret)
        assert (told.begun, told.free) == (True, ["P2"])
        await sit(lobby, id, "cleo", "P2", "66")
        assert (table.waits, await deal(lobby, id)) == (False, before)
        assert hands(table) == seen


@on_both_engines
@pytest.mark.parametrize("bots", [0, 1])
async def test_a_table_deals_anew_twice_and_says_that_the_last_cards_stay(lobby: Lobby, bots: int) -> None:
    """Otherwise a second browser of the host leaves and comes back until the host likes the cards."""
    id = await invited(lobby, 2)
    seen: list[bytes] = []
    for turn in range(1, 7):
        await sit(lobby, id, f"ben{turn}", "P2", f"{turn}" * 2)
        if bots and turn == 2:
            # A bot has another deal at once.
            await Invitations(lobby).give("ada", id, "P2", BOT)
        header = await deal(lobby, id)
        assert header.deal
        seen.append(b"".join(header.deal.additions.values()))
        dealt = (await lobby.deal("ada", id)).final, header.dealt
        assert dealt == (turn >= 3 - bots, min(turn + (bots and turn > 1), 3))
        await Invitations(lobby).free("ada" if bots and turn == 2 else f"ben{turn}", id, "P2")
        assert bool((await deal(lobby, id)).waits) == (turn < 3 - bots)
    assert len(set(seen)) == 3 - bots
    # Whoever comes then is told so, and adds nothing.
    told = await Invitations(lobby).look("cleo", await Invitations(lobby).secret("ada", id))
    assert (told.begun, told.free, told.commitment) == (True, ["P2"], None)


@on_both_engines
async def test_a_bot_takes_the_last_seat(lobby: Lobby) -> None:
    id = await invited(lobby, 2)
    async with lobby.sitting("ada", id) as table:
        await Invitations(lobby).give("ada", id, "P2", BOT)
        assert not table.waits
        await until(table, lambda: bool(table.match.revision) or 0 in table.match.waiting)


@on_both_engines
async def test_cards_that_were_taken_back_cannot_be_played(lobby: Lobby) -> None:
    """As another server may still show them."""
    id = await invited(lobby, 2)
    await sit(lobby, id, "ben", "P2")
    found = await row(lobby, id)
    await Invitations(lobby).free("ben", id, "P2")
    entry = EntryRow(id, 1, "P1 pass", found.summary, found.moved, deals=found.deals)
    [failure] = await lobby.in_store_thread(lobby.store.append_all, [entry])
    assert isinstance(failure, Overtaken)
    assert await lobby.in_store_thread(lobby.store.lines, id) == []
    # Nor are cards taken back with which somebody has moved.
    now = await row(lobby, id)
    await lobby.in_store_thread(lobby.store.append_all, [entry._replace(deals=now.deals, moved="2099-01-01")])
    assert not await lobby.in_store_thread(lobby.store.deal, now, now.header, now.summary)


@on_both_engines
async def test_the_cards_are_dealt_even_if_the_server_that_was_to_do_it_has_died(lobby: Lobby) -> None:
    id = await invited(lobby, 2)
    await seated(lobby, id, TakenSeat(1, "ben", "Ben", addition="11" * 32))
    assert (await deal(lobby, id)).waits
    async with lobby.sitting("ben", id) as table:
        assert not table.waits
    assert not (await deal(lobby, id)).waits


async def test_an_earlier_table_with_a_free_seat_waits_as_well(lobby: Lobby) -> None:
    id = await invited(lobby, 2)
    found = await row(lobby, id)
    old = replace(header_of(found), waits=False)
    await lobby.in_store_thread(lobby.store.deal, found, to_json(old), found.summary)
    async with lobby.sitting("ada", id) as table:
        assert table.waits
