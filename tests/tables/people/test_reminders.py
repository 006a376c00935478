"""Reminders of a turn, with a time that the test sets."""

import asyncio
from collections import Counter

import pytest

from noctuary.tables import leaving
from noctuary.tables.live.table import LiveTable
from noctuary.tables.live.time.reminders import NOTICED
from noctuary.tables.lobby import Lobby
from noctuary.tables.people.invitations import Invitations
from noctuary.tables.people.reminders import AGAIN, LATER, Reminder, Reminders
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.setup import TableError
from noctuary.tables.store.base.rows import TakenSeat
from noctuary.tables.store.parts.ownership import merge
from noctuary.tables.wire.tables import Timing
from tests.postgres import on_both_engines
from tests.server.client import ADDITION
from tests.tables.live.test_clocks import MINUTE, Time, clocked, running, time
from tests.tables.live.test_instead import played
from tests.tables.matches import at_new, at_screens, seated

__all__ = ["time"]

DAYS = Timing("correspondence", 86_400)


async def reached(lobby: Lobby, *people: str) -> Reminders:
    """Give these people a webhook each."""
    reminders = Reminders(lobby)
    for person in people:
        await reminders.add(person, "webhook", f"https://hooks.example/{person}", "de", "https://play.example/")
    return reminders


async def take(*among: Reminders) -> list[str]:
    """Take the reminders that are due, on whichever server."""
    for one in among:
        await one.put_off()
    found = await asyncio.gather(*(one.take(9, Counter()) for one in among))
    every = [one for taken in found for one in taken]
    return sorted(f"{one.due.owner} {one.tries} {one.due.kind}".removesuffix(" turn") for one in every)


async def settled(table: LiveTable) -> None:
    """Wait until the table's tasks are done."""
    await asyncio.gather(*table.changes)


@on_both_engines
async def test_a_turn_is_reminded_of_once(lobby: Lobby, time: Time) -> None:
    reminders = await reached(lobby, "ada", "ben", "stranger")
    id = await clocked(lobby, DAYS, "ada", "ben")
    async with lobby.sitting("ada", id) as table:
        await settled(table)
        time.passes(4 * MINUTE)
        assert await take(reminders) == []
        time.passes(MINUTE)
        # Both decide at once. The decision of one changes nothing for the other.
        assert await take(reminders) == ["ada 1", "ben 1"]
        await table.move(table.parse(0, "P1 choose 1"), 0)
        # Before a day is over, there is a second reminder.
        time.passes(64_700_000)
        assert await take(reminders) == ["ben 1 time"]
        time.passes(21_300_000)
        assert await take(reminders) == []
        # Ben goes on: it is still his turn. A player who has to decide after that is reminded anew.
        await table.move(table.parse(1, "P2 choose 2"), 1)
        assert table.match.waiting == [1]
        time.passes(5 * MINUTE)
        assert await take(reminders) == []
        while table.match.waiting != [0]:
            await table.move(table.parse(1, table.match.state.decision(1).moves[0].line), table.match.revision)
        time.passes(5 * MINUTE)
        assert await take(reminders) == ["ada 1"]
        # Nobody is reminded after the end of the game, or without a decision to make.
        await table.resign(0)
        time.passes(5 * MINUTE)
        assert await take(reminders) == ["ada 1 result", "ben 1 result"]
        time.passes(DAYS.seconds * 1000)
        assert await take(reminders) == []


async def test_who_is_there_is_reminded_only_after_having_left(lobby: Lobby, time: Time) -> None:
    reminders = await reached(lobby, "ada", "ben")
    id = await clocked(lobby, Timing("live", 6000), "ada", "ben")
    async with lobby.sitting("ada", id) as table:
        await settled(table)
        table.show("screen", 0)
        time.passes(MINUTE)
        assert await take(reminders) == ["ben 1"]
        time.passes(LATER - 5000)
        assert await take(reminders) == []
        # A window that is open in the background is as good as none.
        table.presence.attend("screen", False)
        time.passes(5000 + LATER)
        assert await take(reminders) == ["ada 1"]


async def test_a_turn_begins_when_all_have_come_and_not_for_whom_a_bot_plays(lobby: Lobby, time: Time) -> None:
    reminders = await reached(lobby, "ada", "ben")
    id = await clocked(lobby, DAYS, "ada", "")
    time.passes(10 * MINUTE)
    async with lobby.sitting("ada", id) as table:
        await settled(table)
        time.passes(10 * MINUTE)
        assert await take(reminders) == []
        await seated(lobby, id, TakenSeat(1, "ben", "Ben"))
        await lobby.settle_seats(id)
        await settled(table)
        await lobby.in_store_thread(lobby.store.stand_in, id, 1, "random")
        time.passes(5 * MINUTE)
        assert await take(reminders) == ["ada 1", "ada 1 seats", "ben 1 seats"]


async def all_seated(lobby: Lobby) -> str:
    """Ben takes the last seat at a table of Ada."""
    id = await lobby.create("ada", *at_screens("ada", "", waits=True))
    await Invitations(lobby).take("ben", f"{id}-secret", "P2", "Ben", ADDITION)
    return id


async def given_up(lobby: Lobby) -> str:
    async with at_new(lobby, *at_screens("ada", "ben", "cleo")) as table:
        await table.resign(0)
    return table.id


async def over(lobby: Lobby) -> str:
    async with at_new(lobby, *at_screens("ada", "ben")) as table:
        for seat in (0, 1):
            # Forced moves wait for their people, who need not look.
            table.show(seat, seat)
            table.presence.attend(seat, False)
        await played(table)
    return table.id


async def played_again(lobby: Lobby) -> str:
    id = await over(lobby)
    await FinishedGames(lobby).rematch("ada", id, *at_screens("ada", "", waits=True))
    return id


async def nearly_late(lobby: Lobby) -> str:
    id = await clocked(lobby, DAYS, "ada", "ben")
    async with running(lobby, id) as table:
        await settled(table)
    return id


HAPPENING = {
    "seats": (all_seated, NOTICED),
    "given-up": (given_up, NOTICED),
    "result": (over, NOTICED),
    "rematch": (played_again, NOTICED),
    "time": (nearly_late, 64_800_000),
}


@on_both_engines
@pytest.mark.parametrize("kind", HAPPENING)
async def test_each_other_notice_is_sent_once_to_who_is_away_and_wants_it(
    lobby: Lobby, other: Lobby, time: Time, kind: str
) -> None:
    both = await reached(lobby, "ada", "ben"), Reminders(other)
    happen, wait = HAPPENING[kind]
    told = [f"{one} 1 {kind}" for one in ("ada", "ben") if (one, kind) != ("ada", "rematch")]

    async def taken() -> list[str]:
        # Nobody gets more than two at a time.
        return sorted([one for _ in range(2) for one in await take(*both) if one.endswith(f" {kind}")])

    await happen(lobby)
    time.passes(wait - MINUTE if kind == "time" else wait - 1)
    assert await taken() == []
    time.passes(MINUTE)
    assert await taken() == told
    time.passes(MINUTE)
    # Neither after a restart nor by another server.
    both = Reminders(lobby), Reminders(other)
    assert await taken() == []
    # Who looks at the table sees what happens; who does not want it is spared.
    id = await happen(lobby)
    [channel] = await both[0].channels("ben")
    await both[0].silence(channel, [kind])
    async with other.sitting("ada", id) as table:
        table.show("screen", 0)
        time.passes(wait + 1)
        assert await taken() == []
    time.passes(MINUTE)
    assert await taken() == (["ada 1 time"] if kind == "time" else [])


@pytest.mark.parametrize("seats", ["P1", "P1 P2 P3"])
async def test_a_game_that_ends_by_resigning_is_told_in_one_notice(lobby: Lobby, time: Time, seats: str) -> None:
    """However many give up at once, by whatever kind a channel wants to hear of it."""
    reminders = await reached(lobby, "ada", "ben", "cleo")
    for person, silent in (("ada", ["given-up"]), ("ben", ["result"]), ("cleo", ["given-up", "result"])):
        [channel] = await reminders.channels(person)
        await reminders.silence(channel, silent)
    id = await given_up(lobby) if seats == "P1" else await lobby.create("ada", *at_screens("ada", "ben", "cleo"))
    async with lobby.sitting("ada", id) as table:
        await table.change(lambda: "P2 resign" if seats == "P1" else f"{seats} resign")
        assert table.match.over
    time.passes(MINUTE)
    found = await reminders.take(9, Counter())
    told = sorted((one.due.owner, one.words) for one in found)
    assert told == [("ada", "result-given-up"), ("ben", "result-given-up")]


async def test_what_is_no_longer_true_is_not_said(lobby: Lobby, time: Time) -> None:
    reminders = await reached(lobby, "ada", "ben")
    await Invitations(lobby).free("ben", await all_seated(lobby), "P2")
    await Invitations(lobby).join_rematch("ben", await played_again(lobby), ADDITION)
    # Somebody else takes the seat at another rematch, and a host leaves the table to the other.
    again = await lobby.in_store_thread(lobby.store.rematch, await played_again(lobby))
    assert again
    await Invitations(lobby).take("cleo", f"{again.id}-secret", "P2", "Cleo", ADDITION)
    assert not await leaving.delete(lobby, "ada", await all_seated(lobby))
    slow = await clocked(lobby, DAYS, "ada", "ben")
    async with running(lobby, slow) as table:
        await table.clocks.pause([0], True)
        await table.clocks.pause([1], True)
    time.passes(64_900_000)
    told = [one for _ in range(8) for one in await take(reminders) if one.split()[2:] not in ([], ["result"])]
    # All have come to the rematches, but not to the first table.
    assert sorted(told) == ["ada 1 seats", "ada 1 seats", "ben 1 seats", "ben 1 seats"]


async def test_a_rematch_that_is_asked_for_again_is_told_of_only_once(lobby: Lobby, time: Time) -> None:
    reminders = await reached(lobby, "ada", "ben")
    id = await played_again(lobby)
    for told in (["ben 1 rematch"], []):
        time.passes(MINUTE)
        assert [one for one in await take(reminders) if "rematch" in one] == told
        made = await lobby.in_store_thread(lobby.store.rematch, id)
        assert made
        assert await leaving.delete(lobby, "ada", made.id)
        await FinishedGames(lobby).rematch("ada", id, *at_screens("ada", "", waits=True))


async def test_slow_receivers_keep_only_themselves_waiting(lobby: Lobby, time: Time) -> None:
    reminders = await reached(lobby, "eve", "ben")
    for _ in range(6):
        table = await clocked(lobby, DAYS, "eve", "ada")
        async with lobby.sitting("ada", table) as open_table:
            await settled(open_table)
        time.passes(1)
    last = await clocked(lobby, DAYS, "ben", "ada")
    async with lobby.sitting("ada", last) as open_table:
        await settled(open_table)
    time.passes(5 * MINUTE)
    sending: Counter[str] = Counter()
    first = await reminders.take(4, sending)
    assert sorted(one.due.owner for one in first) == ["ben", "eve", "eve"]
    sending.update(one.due.owner for one in first)
    # Nobody has answered yet.
    assert await reminders.take(4, sending) == []
    assert await reminders.take_at(last, sending) == []
    sending["eve"] -= 1
    assert [one.due.owner for one in await reminders.take(4, sending)] == ["eve"]


async def test_what_fails_is_tried_again_and_then_given_up(
    lobby: Lobby, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    reminders = await reached(lobby, "ada")
    await lobby.create("ada", *at_screens("ada", "ben"))
    async with lobby.sitting("ada", (await lobby.tables("ada"))[0].id) as table:
        await settled(table)
        time.passes(5 * MINUTE)
        for wait in (*AGAIN, MINUTE):
            [reminder] = await reminders.take(9, Counter())
            await reminders.note_failure(reminder)
            time.passes(wait - 1)
            assert await reminders.take(9, Counter()) == []
            time.passes(1)
        assert await reminders.take(9, Counter()) == []
        assert [record.getMessage() for record in caplog.records if "given up" in record.getMessage()] == [
            "a reminder (webhook) is given up after 4 attempts"
        ]


@pytest.mark.parametrize("engine", ["postgres"])
async def test_of_two_servers_one_reminds_and_none_while_somebody_is_at_either(
    lobby: Lobby, other: Lobby, time: Time
) -> None:
    both = await reached(lobby, "ada", "ben"), Reminders(other)
    tables = [await clocked(lobby, DAYS, "ada", "ben") for _ in range(8)]
    for id in tables:
        async with lobby.sitting("ada", id) as table:
            await settled(table)
    async with other.sitting("ada", tables[0]) as there:
        there.show("screen", 0)
        time.passes(5 * MINUTE - 5000)
        assert await take(*both) == []
        time.passes(5000)
        told = [await asyncio.gather(*(one.take_at(id, Counter()) for one in both)) for id in tables]
        found = [f"{one.due.owner} {one.tries}" for pair in told for taken in pair for one in taken]
        assert sorted(found) == ["ada 1"] * 7 + ["ben 1"] * 8
        # Players who are present are reminded later.
        assert [await both[0].next_at(id) for id in tables] == [
            time.now + LATER - 5000,
            *[time.now - 5 * MINUTE + 64_800_000] * 7,
        ]


@on_both_engines
async def test_ways_to_reach_somebody_follow_them_and_are_forgotten_with_them(lobby: Lobby, time: Time) -> None:
    reminders = await reached(lobby, "ada", "ben")
    mail = await reminders.add("ada", "mail", "x@example.org", "en", "https://play.example/")
    assert await reminders.add("ada", "mail", "x@example.org", "pl", "https://play.example/") == mail._replace(
        language="pl"
    )
    await reminders.add("ben", "mail", "x@example.org", "en", "https://play.example/")
    push = await reminders.add("ada", "push", "{}", "en", "https://play.example/")
    # A browser belongs to one person, and a mail address that is not confirmed to nobody.
    await reminders.add("ben", "push", "{}", "en", "https://play.example/")
    id = await clocked(lobby, DAYS, "ada", "ben")
    async with lobby.sitting("ada", id) as table:
        await settled(table)
    with pytest.raises(TableError):
        await reminders.channel("ada", push.id)
    await lobby.in_store_thread(lobby.store.write_all, merge("ben", "ada"))
    assert sorted(one.target for one in await reminders.channels("ada")) == [
        "https://hooks.example/ada", "https://hooks.example/ben", "x@example.org", "{}"
    ]  # fmt: skip
    time.passes(5 * MINUTE)
    # Nobody gets more than two at a time.
    taken: list[Reminder] = [one for _ in range(2) for one in await reminders.take(9, Counter())]
    assert sorted(one.channel.kind for one in taken) == ["push", "webhook", "webhook"]
    await leaving.forget(lobby, "ada")
    assert await reminders.channels("ada") == []
    assert await lobby.in_store_thread(lobby.store._read, "SELECT count(*) FROM reminders") == [(0,)]


@on_both_engines
async def test_what_was_stopped_elsewhere_is_not_confirmed(lobby: Lobby, other: Lobby) -> None:
    here, there = Reminders(lobby), Reminders(other)
    channel = await here.add("ada", "mail", "ada@example.org", "en", "https://play.example/")
    await there.confirm(channel.secret)
    assert [one.confirmed for one in await here.channels("ada")] == [1]
    await there.remove(channel)
    with pytest.raises(TableError):
        await here.confirm(channel.secret)
    assert await here.channels("ada") == []


@on_both_engines
async def test_nobody_gets_more_ways_by_asking_at_once(lobby: Lobby, other: Lobby) -> None:
    both = Reminders(lobby), Reminders(other)
    asked = [both[n % 2].add("ada", "webhook", f"https://hooks.example/{n}", "en", "") for n in range(12)]
    await asyncio.gather(*asked, return_exceptions=True)
    assert len(await both[0].channels("ada")) == 10
