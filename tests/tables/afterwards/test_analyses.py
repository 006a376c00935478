"""Finished games: analysed in the background, stored, given up; and played on from any step."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Barrier

import pytest

from hatch_build import ROOT
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play import gamefile
from noctuary.kernel.teaching.courses import FIRST
from noctuary.simulation import analysis
from noctuary.tables.bot_pool import NICENESS
from noctuary.tables.lobby import Lobby
from noctuary.tables.replays.analyses import Analyses, AnalysisJob
from noctuary.tables.replays.finished import FinishedGames
from noctuary.tables.setup import Seat, TableError, set_up_course
from noctuary.tables.wire.views import AnalysisShown
from tests.postgres import on_both_engines
from tests.tables.matches import finished, lanterns, replayed, set_up
from tests.tables.test_lobby import until

FILE = ROOT / "games/nocturne/4-family-no-tile-won-in-twilight.noct"
"""A short game."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few iterations, of every fifth decision."""
    monkeypatch.setattr(analysis, "ITERATIONS", 32)
    monkeypatch.setattr(analysis, "decisions", lambda match, whole=analysis.decisions: whole(match)[::5])


@asynccontextmanager
async def analyses_of(lobby: Lobby) -> AsyncIterator[Analyses]:
    """The analyses of a lobby, until the test ends."""
    analyses = Analyses(lobby, FinishedGames(lobby))
    try:
        yield analyses
    finally:
        await analyses.close()


async def uploaded(lobby: Lobby) -> str:
    return await lobby.upload("ada", FILE.read_text(encoding="utf-8"))


async def ready(analyses: Analyses, id: str) -> AnalysisShown:
    while (state := await analyses.state("ada", id)).state in ("waiting", "working"):
        await asyncio.sleep(0.01)
    return state


async def test_an_uploaded_game_is_analysed_once_and_kept(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await uploaded(lobby)
    async with analyses_of(lobby) as analyses:
        assert (await analyses.state("ada", id)).state == "none"
        begun = await analyses.start("ada", id)
        assert (begun.state, begun.done, begun.total > 0) == ("working", 0, True)
        found = (await ready(analyses, id)).analysis
        assert found is not None
        assert (found.game, len(found.players)) == ("nocturne", 4)
        assert sum(player.result for player in found.players) == pytest.approx(1)
        assert (await analyses.start("ada", id)).analysis == found
        pids = analyses.worker.pids
    assert pids
    async with analyses_of(lobby) as later:
        assert (await later.state("ada", id)).analysis == found
        assert later.worker.pids == []
        monkeypatch.setattr(analysis, "VERSION", analysis.VERSION + 1)
        assert (await later.state("ada", id)).state == "none"


@pytest.mark.soak
async def test_analyses_wait_for_each_other_and_can_be_given_up(lobby: Lobby) -> None:
    first, second, third = [await uploaded(lobby) for _ in range(3)]
    async with analyses_of(lobby) as analyses:
        await analyses.start("ada", first)
        assert (await analyses.start("ada", second)).state == "waiting"
        assert (await analyses.start("ada", third)).state == "waiting"
        assert (await analyses.stop("ada", second)).state == "none"
        assert (await analyses.stop("ada", first)).state == "none"
        assert (await ready(analyses, third)).state == "done"
        assert (await analyses.state("ada", first)).state == "none"


async def test_one_person_may_want_few(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.tables.replays.analyses.MAX_ANALYSES", 1)
    first, second = [await uploaded(lobby) for _ in range(2)]
    other = await lobby.upload("eve", FILE.read_text(encoding="utf-8"))
    async with analyses_of(lobby) as analyses:
        await analyses.start("ada", first)
        with pytest.raises(TableError, match="already"):
            await analyses.start("ada", second)
        assert (await analyses.start("eve", other)).state == "working"
        assert (await analyses.start("ada", first)).state == "working"
        await analyses.stop("ada", first)
        both = Barrier(2)
        monkeypatch.setattr(gamefile, "dumps", lambda match, dumps=gamefile.dumps: (both.wait(), dumps(match))[1])
        at_once = await asyncio.gather(*(analyses.start("ada", id) for id in (first, second)), return_exceptions=True)
        assert sorted(isinstance(one, TableError) for one in at_once) == [False, True]


async def test_nobody_waits_for_all_that_others_want(lobby: Lobby) -> None:
    many = {owner: await lobby.upload(owner, FILE.read_text(encoding="utf-8")) for owner in ("ada", "ben", "cleo")}
    mine = await lobby.upload("eve", FILE.read_text(encoding="utf-8"))
    async with analyses_of(lobby) as analyses:
        for owner, id in many.items():
            await analyses.start(owner, id, "192.0.2.1")
        whole = (await analyses.start("eve", mine, "192.0.2.2")).total
        done = [0]
        while (await analyses.state("eve", mine)).state == "working":
            done = [(await analyses.state(owner, id)).done for owner, id in many.items()]
            await asyncio.sleep(0.01)
        assert (await analyses.state("eve", mine)).state == "done"
        # Two addresses have taken turns, and three people of one of them.
        assert sum(done) <= whole + 2
        assert max(done) - min(done) <= 1
        for owner, id in many.items():
            await analyses.stop(owner, id)


async def test_nobody_waits_for_it_any_more(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.tables.replays.analyses.ABANDONED", 0.0)
    id = await uploaded(lobby)
    async with analyses_of(lobby) as analyses:
        await analyses.start("ada", id)
        while analyses._jobs:
            await asyncio.sleep(0.01)
        assert (await analyses.state("ada", id)).state == "none"


async def test_a_worker_that_dies_is_replaced(lobby: Lobby) -> None:
    id = await uploaded(lobby)
    async with analyses_of(lobby) as analyses:
        await analyses.start("ada", id)
        while (await analyses.state("ada", id)).done == 0:
            await asyncio.sleep(0.01)
        # This is what a crash looks like.
        os.kill(analyses.worker.pids[0], signal.SIGKILL)
        assert (await ready(analyses, id)).state == "done"


async def test_what_cost_most_is_shown_before_all_is_looked_at_closely(lobby: Lobby) -> None:
    id = await uploaded(lobby)
    async with analyses_of(lobby) as analyses:
        shown = await analyses.start("ada", id)
        while shown.analysis is None:
            assert shown.state == "working"
            await asyncio.sleep(0.01)
            shown = await analyses.state("ada", id)
        assert (shown.state, shown.done < shown.total) == ("working", True)
        # Whoever waits for it does not wait for everything else that the machine does.
        assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in analyses.brief.pids] == [
            os.getpriority(os.PRIO_PROCESS, 0) + NICENESS
        ]
        await analyses.stop("ada", id)


async def test_what_is_looked_at_now_comes_before_what_was_asked_for_earlier(lobby: Lobby) -> None:
    earlier, latest = [await uploaded(lobby) for _ in range(2)], await uploaded(lobby)
    async with analyses_of(lobby) as analyses:
        for id in earlier:
            await analyses.start("ada", id)
        while not any([(await analyses.state("ada", id)).done for id in earlier]):
            await asyncio.sleep(0.01)
        shown = await analyses.start("ada", latest)
        assert shown.state == "working"
        while shown.analysis is None:
            await asyncio.sleep(0.01)
            shown = await analyses.state("ada", latest)
        others = [await analyses.state("ada", id) for id in earlier]
        assert [other.state for other in others] == ["waiting", "waiting"]
        # Both of them were shown as soon, and are finished afterwards.
        assert all(other.analysis for other in others)
        assert [(await ready(analyses, id)).state for id in (latest, *earlier)] == ["done"] * 3


def test_decisions_of_people_are_looked_at_before_those_of_bots() -> None:
    job = AnalysisJob("", "", gamefile.parse(FILE.read_text(encoding="utf-8")), "")
    order: list[int] = []
    for _ in job.steps:
        [step, *_], _briefly = job.next()
        order.append(step)
        job.findings[step] = None
    assert 0 < len(job.people) < job.total
    assert order == [*job.people, *(step for step in job.steps if step not in job.people)]


async def test_only_games_that_are_over_are_analysed(lobby: Lobby) -> None:
    id = await lobby.create("ada", lanterns("human", "greedy"))
    async with analyses_of(lobby) as analyses:
        for asked in (analyses.state, analyses.start, analyses.stop):
            with pytest.raises(TableError, match="learns during play"):
                await asked("ada", id)
            with pytest.raises(TableError, match="belongs to somebody else"):
                await asked("eve", id)


async def test_a_guided_first_game_is_looked_back_at_like_any_other(lobby: Lobby) -> None:
    seats = [Seat("human", "Ada"), Seat("greedy", "Owl")]
    match = finished(set_up_course(catalogue.find("nocturne"), seats, FIRST))
    id = await lobby.add("ada", match)
    assert gamefile.parse(await FinishedGames(lobby).record("ada", id), patient=True).lines == match.lines
    async with analyses_of(lobby) as analyses:
        assert (await analyses.start("ada", id)).total == len(analysis.decisions(match))
        await analyses.stop("ada", id)
    assert (await lobby.setup("ada", await FinishedGames(lobby).play_on("ada", id, 9, seats))).start == 9
    with pytest.raises(TableError, match="not with an exercise"):
        set_up_course(catalogue.find("nocturne"), seats, "casting-1").check_whole()


async def test_a_game_is_played_on_from_a_step(lobby: Lobby) -> None:
    old = await lobby.upload("ada", gamefile.dumps(finished(lanterns("human", "greedy"))))
    seats = [Seat("human", "Ada"), Seat("greedy", "Owl")]
    id = await FinishedGames(lobby).play_on("ada", old, 4, seats)
    steps = (await FinishedGames(lobby).replay("ada", old)).steps
    async with lobby.sitting("ada", id) as table:

        def mine() -> bool:
            return table.match.over or (table.match.waiting == [0] and not table.match.unasked)

        await until(table, mine)
        assert table.match.setup.start == 4
        assert table.match.entries[3].line == steps[4].line
        assert table.match.undo_refusal() is not None

        async def play() -> int:
            moves = 0
            while not table.match.over:
                await table.move(table.parse(0, table.match.state.decision(0).moves[0].line), table.match.revision)
                await until(table, mine)
                moves += 1
            return moves

        moves = await play()
        # Moves that revealed something may be taken back, but none from before this step.
        while table.match.undo_refusal() is None:
            await table.undo(table.match.revision)
            moves -= 1
        assert (moves, table.match.step >= 4) == (0, True)
        await until(table, mine)
        await play()
    # The game counts for nobody, and its file is like any other.
    assert await lobby.in_store_thread(lobby.store.finished_tables, "ada") == []
    assert gamefile.parse(await FinishedGames(lobby).record("ada", id)).setup.seed == 7
    with pytest.raises(BadInput, match="no step"):
        await FinishedGames(lobby).play_on("ada", old, 999, seats)
    with pytest.raises(BadInput):
        await FinishedGames(lobby).play_on("ada", old, 4, seats[:1])
    with pytest.raises(TableError, match="already over at this step"):
        await FinishedGames(lobby).play_on("ada", old, len(steps) - 1, seats)


async def test_playing_on_is_for_games_that_are_over(lobby: Lobby) -> None:
    id = await lobby.create("ada", set_up(lanterns("human", "greedy").game, "human", "greedy"))
    with pytest.raises(TableError, match="over"):
        await FinishedGames(lobby).play_on("ada", id, 0, [Seat("human", "Ada"), Seat("greedy", "Owl")])


@on_both_engines
async def test_another_end_of_a_game_that_is_played_on_is_looked_back_at_anew(lobby: Lobby) -> None:
    old = await lobby.upload("ada", gamefile.dumps(finished(lanterns("human", "greedy"))))
    async with analyses_of(lobby) as analyses:
        games = FinishedGames(lobby)
        id = await games.play_on("ada", old, 4, [Seat("human", "Ada"), Seat("greedy", "Owl")])
        async with lobby.sitting("ada", id) as table:

            def mine() -> bool:
                return table.match.over or (table.match.waiting == [0] and not table.match.unasked)

            for end in range(3):
                await until(table, mine)
                while not table.match.over:
                    moves = table.match.state.decision(0).moves
                    await table.move(moves[end % len(moves)], table.match.revision)
                    await until(table, mine)
                # Nothing that was said about another end holds for this one, neither what is stored nor what is begun.
                assert (await analyses.state("ada", id)).state == "none"
                steps = replayed(table.match.setup, table.match.lines).steps
                assert (await games.replay("ada", id)).steps == steps
                assert (await analyses.start("ada", id)).state != "done"
                if end == 0:
                    assert (await ready(analyses, id)).state == "done"
                while table.match.undo_refusal() is None:
                    await table.undo(table.match.revision)
