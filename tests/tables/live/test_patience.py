"""Tables of Lanterns: several seats choose at once, and a forced move must look like a chosen one."""

from asyncio import sleep
from collections.abc import Callable
from dataclasses import replace
from math import inf
from time import monotonic
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples.lanterns.game import GAME, Lanterns
from noctuary.bots import find
from noctuary.bots.search import Search
from noctuary.kernel.base.messages import BadInput, IllegalMove
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Observation
from noctuary.kernel.play.gamefile import parse
from noctuary.kernel.play.match import AUTO, Match
from noctuary.tables.bot_pool import BotChoice, BotPool
from noctuary.tables.live.helping import explain
from noctuary.tables.live.moving.driver import LEAST, ROUND, hurried, veil
from noctuary.tables.live.sitting.part import nothing
from noctuary.tables.live.table import LiveTable
from noctuary.tables.lobby import Lobby
from noctuary.tables.replays.finished import FinishedGames
from tests.patience import slowness
from tests.refusals import refused
from tests.tables.live.test_instead import played
from tests.tables.matches import after, at_new, dealt, filed, lanterns, played_through, shown
from tests.tables.test_lobby import until


def stand(match: Match, **changes: Any) -> Match:
    """Replace the table of the match by another one that waits for whoever must decide."""
    state = match.state.clone()
    assert isinstance(state, Lanterns)
    for name, value in changes.items():
        setattr(state, name, value)
    state.run()
    other = played_through(match.setup, match.log())
    other.state = state
    other.asked = dict.fromkeys(other.waiting, other.revision)
    return other


def keeping(*kinds: str, drawn: tuple[int, int]) -> Match:
    """A table where P2 has drawn two cards."""
    return stand(dealt(*kinds), stage=2, winner=1, drawn=[[], list(drawn), *([] for _ in kinds[2:])])


# Forced moves.


@pytest.mark.parametrize("kinds", [("human", "human", "random"), ("human", "random", "human")])
@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_others_cannot_tell_whether_a_seat_has_a_choice(kinds: tuple[str, ...], seat: int) -> None:
    forced, free = keeping(*kinds, drawn=(4, 4)), keeping(*kinds, drawn=(4, 5))
    assert (forced.unasked, free.unasked) == ([1], [])
    assert shown(forced, seat) == shown(free, seat)
    assert shown(forced, seat)["waiting"] == ["P2"]
    one, other = after(forced, "P2 auto"), after(free, "P2 keep 4")
    assert shown(one, seat)["log"] == shown(other, seat)["log"]
    assert shown(one, seat)["waiting"] == shown(other, seat)["waiting"]


def test_who_has_no_choice_is_not_asked() -> None:
    match = keeping("human", "human", drawn=(4, 4))
    picture = shown(match, 1)
    assert (picture["decision"], picture["show"], picture["waiting"]) == (None, None, ["P2"])
    later = after(match, "P2 auto")
    assert shown(later, 1)["log"][-1]["auto"]
    assert not shown(later, 0)["log"][-1]["auto"]


def test_a_move_says_which_forced_ones_it_follows() -> None:
    match = keeping("human", "human", drawn=(4, 4))
    line = "P1 choose 1"
    short, long = after(match, line), after(after(match, "P2 auto"), line)
    assert short.state.position() == long.state.position()
    assert [event.id for event in short.events] == [event.id for event in long.events]
    with pytest.raises(IllegalMove):
        after(match, "P1 draw")
    with pytest.raises(BadInput):
        after(match, "P1 auto")
    with pytest.raises(BadInput):
        after(keeping("human", "human", drawn=(4, 5)), "P2 auto")


@given(st.integers(0, 2**32), st.integers(2, 4), st.lists(st.integers(0, 9), max_size=40))
def test_tables_become_records_and_tables_again(seed: int, players: int, actions: list[int]) -> None:
    match, random = dealt(*["human"] * players, hand=4, seed=seed), Random(seed)
    lines: list[str] = []
    for action in actions:
        if match.over:
            break
        choosing = [seat for seat in match.waiting if seat not in match.unasked]
        decisions = sum(not line.endswith(AUTO) for line in match.log())
        if action == 0 and decisions:
            line = f"undo {1 + random.below(decisions)}"
        elif match.unasked and (action < 6 or not choosing):
            line = f"P{match.unasked[0] + 1} auto"
        else:
            seat = choosing[random.below(len(choosing))]
            codes = match.state.legal(seat)
            line = f"P{seat + 1} {GAME.actions.format(codes[random.below(len(codes))])}"
        match = after(match, line)
        lines.append(line)
    again = played_through(match.setup, lines)
    assert again.state.position() == match.state.position()
    assert (again.revision, again.touched) == (match.revision, match.touched)
    uploaded = filed(match)
    for late in (match, uploaded):
        while late.unasked:
            late.add(f"P{late.unasked[0] + 1} auto")
    assert match.state.position() == uploaded.state.position()


def test_undo_takes_back_a_choice_and_the_forced_moves_since() -> None:
    match = second_round()
    before = shown(match, 0)
    assert (match.waiting, match.unasked) == ([0, 1, 2], [1])
    own = "P1 choose 5"
    for later in (after(after(match, own), "P2 auto"), after(after(match, "P2 auto"), own)):
        assert later.waiting == [2]
        assert later.undo_refusal() is None
        assert later.undo_count() == 1
        back = after(later, "undo 1")
        assert back.revision == later.revision + 1
        assert back.asked == dict.fromkeys(back.waiting, back.revision)
        # A forced move that came before the choice stands.
        assert back.unasked == ([1] if own == later.log()[-2] else [])
        assert shown(back, 0)["decision"] == before["decision"]
        assert [move.line for move in filed(back).moves()] == [move.line for move in match.moves()]


def second_round() -> Match:
    """A table where P2 has two equal cards left, and the others have different ones."""
    lines = ["P1 choose 1", "P2 choose 1", "P3 choose 1", "P1 stop"]
    return after(dealt("human", "random", "random", seed=1), *lines)


async def last_cards(lobby: Lobby, table: LiveTable) -> None:
    """Play at a new table with two cards each until nobody has a choice."""
    for seat, line in enumerate(["P1 choose 1", "P2 choose 3"]):
        if table.match.played_by_person(seat):
            await table.move(table.parse(seat, line), 0)
    await until(table, lambda: table.match.revision >= 2)
    seat = table.match.waiting[0]
    if table.match.played_by_person(seat):
        await table.move(table.parse(seat, f"P{seat + 1} stop"), 2)
    await until(table, lambda: table.match.revision >= 3)


async def test_the_table_plays_for_who_has_no_choice(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "human", hand=2)) as table:
        await last_cards(lobby, table)
        assert table.match.unasked == [0, 1]
        assert table.driver.thinking == []
        # Watchers must not see from the screen that a player has no choice: it is handed over all the same.
        assert table.driver.task is None
        table.show("screen", 0)
        await until(table, lambda: table.match.unasked == [1])
        table.show("screen", 1)
        await until(table, lambda: not table.match.unasked)
        assert table.match.log()[3:] == ["P1 auto", "P2 auto"]
        seat = table.match.waiting[0]
        await table.move(table.parse(seat, f"P{seat + 1} stop"), 5)
        assert table.match.over
    record = parse(await FinishedGames(lobby).record("ada", table.id))
    assert [move.line for move in record.moves()] == [line for line in table.match.log() if not line.endswith(AUTO)]


async def test_bots_move_as_fast_as_the_slowest_screen_wants(lobby: Lobby) -> None:
    pause = 0.1 * slowness()
    lobby.services = replace(lobby.services, pause=pause)
    seconds: list[list[float]] = []
    veiled = "choose", "keep", "auto"
    for factors in ([], [0.0], [2.0, 0.0]):
        async with at_new(lobby, lanterns("random", "random", seed=2, hand=2)) as table:
            for screen, factor in enumerate(factors):
                table.presence.set_pace(screen, factor)
            made: list[tuple[float, str]] = []
            take = table.match.take
            table.match.take = lambda step, made=made, take=take: (made.append((monotonic(), step.line)), take(step))  # type: ignore
            await until(table, lambda: table.match.over)
            open_moves = [place for place, (_, line) in enumerate(made) if place and line.split()[1] not in veiled]
            seconds.append([made[place][0] - made[place - 1][0] for place in open_moves])
    ordinary, none, double = map(min, seconds)
    assert none < pause <= ordinary < 2 * pause <= double


@pytest.mark.parametrize("pause", [10.0])
async def test_a_forced_move_may_be_made_by_hand(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "human", hand=2)) as table:
        await last_cards(lobby, table)
        await table.move(table.parse(1, "P2 choose 6"), 3)
        assert table.match.log()[3:] == ["P2 auto"]
        with pytest.raises(IllegalMove):
            await table.move(table.parse(0, "P1 stop"), 4)


async def test_forced_and_chosen_moves_take_the_same_time(lobby: Lobby) -> None:
    pause = 0.15 * slowness()
    lobby.services = replace(lobby.services, pause=pause)
    seconds: dict[str, list[float]] = {"forced": [], "chosen": [], "open": []}
    async with at_new(lobby, lanterns("random", "random", seed=2)) as table:
        # The first move may have to wait for the bots' process.
        await until(table, lambda: table.match.revision >= 1)
        while not table.match.over:
            before, begin = table.match.revision, monotonic()
            await until(table, lambda before=before: table.match.revision > before)  # type: ignore[misc]
            line = table.match.log()[-1]
            veiled = line.endswith(AUTO) or "choose" in line or "keep" in line
            kind = "forced" if line.endswith(AUTO) else "chosen" if veiled else "open"
            seconds[kind].append(monotonic() - begin)
    assert all(seconds.values())
    # Sleeping never ends early; on a busy machine it may end late.
    assert [min(times) for times in seconds.values()] == pytest.approx([pause] * 3, abs=0.1 * slowness())


def test_a_forced_veiled_move_takes_as_long_as_a_thought() -> None:
    assert {veil(0.7, [0.2, 0.3]) for _ in range(100)} == {0.2, 0.3}
    # Slow thoughts stay as hidden as they were, and so does what nobody has thought about.
    assert [veil(0.7, thoughts) for thoughts in ([0.001], [1.0], [])] == [LEAST, 0.7, 0.7]


def test_bots_that_have_thought_long_since_a_person_moved_only_look_briefly() -> None:
    names = ["greedy", "level2", "level4-attacker", "level5.5", "level6", "level6-spoiler", "learned"]
    assert [hurried(name, inf) for name in names] == names
    assert [hurried(name, 1.0) for name in names[2:6]] == [*names[2:4], "level6@0.5s", "level6@0.5s-spoiler"]
    assert [hurried(name, 0.3) for name in names[2:5]] == ["level4-attacker", "level4", "level6@0.1s"]
    swift = ["greedy", "level2", "level3-attacker", "level3", "level3", "level3-spoiler", "learned"]
    assert [hurried(name, 0.0) for name in names] == swift
    # However many bots there are, those that think for a time end in time.
    left = ROUND
    while "@" in (name := hurried("level6", left)) or left == ROUND:
        left -= cast(Search, find(name)).budget.seconds
    assert left >= 0.0


def choosing(monkeypatch: pytest.MonkeyPatch, slow: str = "", then: Callable[[], None] = nothing) -> list[str]:
    """Let bots make their first move, a slow one later, and then something happen; return who is asked."""
    asked: list[str] = []

    async def choose(pool: BotPool, bot: str, observation: Observation, *_: Any) -> BotChoice:
        asked.append(bot)
        await sleep(0.2 if bot == slow else 0.0)
        decision = observation.decision()
        assert decision
        then()
        return BotChoice(decision.codes[0], [])

    monkeypatch.setattr(BotPool, "choose", choose)
    return asked


async def test_forced_moves_take_as_long_as_the_same_bot_thinks(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    choosing(monkeypatch, slow="greedy")
    lobby.services = replace(lobby.services, pause=0.1)
    async with lobby.sitting("ada", await lobby.create("ada", lanterns("human", "random", "greedy", hand=2))) as table:
        await played(table)
    assert max(table.driver._thoughts["random", False]) < 0.2 <= min(table.driver._thoughts["greedy", False])


@pytest.mark.parametrize("spent", [0.0, ROUND])
async def test_all_bots_think_for_a_limited_time(lobby: Lobby, monkeypatch: pytest.MonkeyPatch, spent: float) -> None:
    asked = choosing(monkeypatch, then=lambda: setattr(table.driver, "_since", table.driver._since - spent))
    async with at_new(lobby, lanterns("human", "level4", "level4", "level4", hand=2)) as table:
        await until(table, lambda: table.match.waiting == [0])
        assert asked == ["level4", *["level4" if spent < ROUND else "level3"] * 2]
        await table.move(table.match.state.decision(0).moves[0], table.match.revision)
        await until(table, lambda: len(asked) > 3)
        assert asked[3] == "level4"


# Several seats at the same time.


async def test_who_decides_at_the_same_time_is_not_overtaken(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "human", "human")) as table:
        await table.move(table.parse(2, "P3 choose 3"), 0)
        await table.move(table.parse(0, "P1 choose 1"), 0)
        assert table.match.asked == {1: 0}
        # A player who has chosen is not asked again, and an older view is too old for the next question.
        with pytest.raises(IllegalMove):
            await table.move(table.parse(0, "P1 choose 4"), 2)
        await table.move(table.parse(1, "P2 choose 2"), 1)
        winner = table.match.waiting[0]
        with refused("table-stale"):
            await table.move(table.parse(winner, f"P{winner + 1} stop"), 2)
        await table.move(table.parse(winner, f"P{winner + 1} stop"), 3)


async def test_a_move_that_comes_a_second_time_is_accepted_but_not_made_again(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "human")) as table:
        for _ in range(2):
            await table.move(table.parse(0, "P1 choose 1"), 0)
        with refused("table-stale"):
            await table.move(table.parse(0, "P1 choose 4"), 0)
        assert table.match.lines == ["P1 choose 1"]


async def test_people_and_bots_choose_at_the_same_time(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("random", "human", "greedy", "human")) as table:
        assert table.driver.thinking == [0, 2]
        await until(table, lambda: table.match.waiting == [1, 3])
        assert table.driver.thinking == []
        assert [shown(table.match, seat)["show"] for seat in (0, 1, 3)] == ["P2", None, None]
        assert all(shown(table.match, seat)["decision"]["seat"] == f"P{seat + 1}" for seat in (1, 3))
        await table.move(table.parse(1, "P2 choose 2"), 0)
        assert shown(table.match, 1)["show"] == "P4"
        await table.move(table.parse(3, "P4 choose 1"), 0)
        assert {line[:2] for line in table.match.log()[:4]} == {"P1", "P2", "P3", "P4"}


async def test_a_resignation_of_others_leaves_a_choice_open(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "human", "human")) as table:
        await table.resign(1)
        await table.move(table.parse(0, "P1 choose 1"), 0)


@pytest.mark.parametrize("pause", [10.0])
async def test_a_choice_can_be_taken_back_while_others_choose(lobby: Lobby) -> None:
    async with at_new(lobby, lanterns("human", "random", "random")) as table:
        await table.move(table.parse(0, "P1 choose 1"), 0)
        await table.undo(1)
        assert 0 in table.match.waiting
        for late in (0, 1):
            with refused("table-stale"):
                await table.move(table.parse(0, "P1 choose 1"), late)
        await table.move(table.parse(0, "P1 choose 4"), 2)


def test_questions_at_the_same_time_as_others() -> None:
    match = after(dealt("human", "human"), "P2 choose 2")
    assert [move.code for move in explain.about_things(match, 0, []).moves] == match.state.legal(0)
    assert isinstance(explain.about_things(match, 1, []).refusal, IllegalMove)
