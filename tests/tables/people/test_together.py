"""People at one table with their own screens: what they decide together, and for whom the game counts."""

from collections.abc import Awaitable

import pytest

from noctuary.tables import leaving
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby, new_row
from noctuary.tables.people.invitations import Invitations
from noctuary.tables.people.profiles import Profiles, _header
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.setup import Seat, TableError
from noctuary.tables.store.base.rows import TakenSeat
from tests.postgres import on_both_engines
from tests.server.client import ADDITION
from tests.tables.matches import at_new, at_screens, filed
from tests.tables.test_lobby import until

PEOPLE = ("ada", "ben", "cleo")


async def play(table: LiveTable) -> None:
    """Let all players who have not resigned play to the end."""

    def asked() -> list[int]:
        match = table.match
        return [seat for seat in match.waiting if match.played_by_person(seat) and seat not in match.unasked]

    for seat in range(len(PEOPLE)):
        table.show(seat, seat)
    while not table.match.over:
        await until(table, lambda: bool(table.match.over or asked()))
        for seat in asked()[:1]:
            await table.move(table.match.state.decision(seat).moves[0], table.match.revision)


async def refused(action: Awaitable[object]) -> str:
    """The id of the refusal; empty if there is none."""
    try:
        await action
    except TableError as error:
        return error.message.id
    return ""


def waiting(table: LiveTable) -> list[str] | None:
    """The seats that have to answer; None if nobody has asked anything."""
    shown = table.take_backs.consent.to_wire() if table.take_backs.consent else None
    return shown.waiting if shown else None


@on_both_engines
async def test_a_finished_game_is_everybodys_until_the_last_one_deletes_it(lobby: Lobby, profiles: Profiles) -> None:
    id = await lobby.create("ada", *at_screens(*PEOPLE))
    async with lobby.sitting("ben", id) as table:
        with pytest.raises(TableError):
            await leaving.delete(lobby, "ben", id)
        # A player who resigns harms nobody else.
        await table.resign(2)
        await play(table)

    async def games(owner: str) -> list[tuple[str, str]]:
        return [(game.id, game.seat) for game in (await profiles.games(owner)).games]

    assert [await games(owner) for owner in PEOPLE] == [[(id, "P1")], [(id, "P2")], [(id, "P3")]]
    assert (await profiles.games("cleo")).games[0].place == 3
    assert [*(await profiles.progress("ben", table.match.setup.game))["tally"]] == ["3"]
    assert not await leaving.delete(lobby, "ada", id)
    assert [await games(owner) for owner in PEOPLE] == [[], [(id, "P2")], [(id, "P3")]]
    with pytest.raises(TableError):
        await FinishedGames(lobby).replay("ada", id)
    assert [seat.name for seat in (await FinishedGames(lobby).replay("ben", id)).seats] == ["Ada", "Ben", "Cleo"]
    # When it is imported from a file, it is known.
    [row] = await lobby.in_store_thread(lobby.store.finished_tables, "ben")
    assert _header(row) == _header(new_row("ben", filed(table.match, 1), row.moved))
    assert await leaving.forget(lobby, "ben") == []
    assert await leaving.delete(lobby, "cleo", id)
    assert await lobby.tables("cleo") == []


async def test_the_last_move_is_taken_back_if_all_others_agree(lobby: Lobby) -> None:
    async with at_new(lobby, *at_screens(*PEOPLE)) as table:
        await table.move(table.parse(0, "P1 choose 1"), 0)
        await table.take_backs.request(0, 1)
        await table.take_backs.answer("ben", True, 1)
        assert (table.match.lines, waiting(table)) == (["P1 choose 1"], ["P3"])
        await table.take_backs.answer("cleo", True, 1)
        assert (table.match.lines[1:], table.match.log(), waiting(table)) == (["undo 1"], [], None)
        assert [event.id for event in table.match.events][-1:] == ["table-taken-back"]
        # A player who has declined is not asked again about the same move.
        await table.move(table.parse(0, "P1 choose 4"), 2)
        await table.take_backs.request(0, 3)
        await table.take_backs.answer("cleo", False, 3)
        assert await refused(table.take_backs.request(0, 3)) == "table-undo-declined"
        assert await refused(table.take_backs.answer("ben", True, 3)) == "table-undo-unasked"
        # The next move ends the request, even the asker's own.
        await table.move(table.parse(1, "P2 choose 2"), 3)
        await table.take_backs.request(1, 4)
        await table.resign(2)
        assert waiting(table) is None


@on_both_engines
async def test_people_play_on_in_their_seats_and_it_counts_for_nobody(lobby: Lobby, profiles: Profiles) -> None:
    setup, places = at_screens(*PEOPLE)
    async with at_new(lobby, setup, places) as table:
        await table.move(table.parse(0, "P1 choose 1"), 0)
        await play(table)
        table.show(2, None)
        made = await FinishedGames(lobby).play_on(
            "ben", table.id, 1, [Seat("human", "Ada"), Seat("human", "B"), Seat("human", "X")], [0, 2]
        )
    # The others are invited, and sit there only once they have accepted.
    assert await lobby.places(made) == [TakenSeat(1, "ben", "B")]
    secret = table.talk.leading.branch
    assert secret == await Invitations(lobby).secret("ben", made)
    for owner in ("ada", "cleo", "eve"):
        with pytest.raises(TableError):
            await lobby.setup(owner, made)
    for name, owner in (("P1", "ada"), ("P3", "cleo")):
        assert await Invitations(lobby).take(owner, secret, name, owner.title(), ADDITION) == made
    async with lobby.sitting("ada", made) as next_table:
        assert next_table.match.log() == ["P1 choose 1"]
        for seat in range(3):
            next_table.show(seat, seat)
        await play(next_table)
    for owner in PEOPLE:
        assert [game.id for game in (await profiles.games(owner)).games] == [table.id]
