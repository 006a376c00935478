"""What happens at a table: moves, undo, resigning, and what each seat is shown of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from noctuary.kernel.events import Event
from noctuary.kernel.match import Match
from noctuary.kernel.messages import BadInput, IllegalMove, Message
from noctuary.kernel.moves import Actions, Decision, Reference
from noctuary.kernel.randomness import Random
from noctuary.tables import explain
from noctuary.tables.setup import Seat, Setup
from noctuary.tables.view import grouped, view
from noctuary.tables.wire import MoveGroup
from tests.tables import toy
from tests.tables.matches import after, played_through


def setup(*kinds: str, seed: int = 7) -> Setup:
    seats = [Seat(kind, f"Player {number}") for number, kind in enumerate(kinds, 1)]
    return Setup(toy.GAME, toy.GAME.options({"players": len(kinds)}), seats, seed)


def low(match: Match, seat: int) -> str:
    """A move of the seat that needs no chance."""
    state = match.state
    assert isinstance(state, toy.ToyState)
    return f"P{seat + 1} put {min(state.hands[seat])}"


def high(match: Match, seat: int) -> str:
    """A move of the seat that draws a card."""
    state = match.state
    assert isinstance(state, toy.ToyState)
    return f"P{seat + 1} put {max(state.hands[seat])}"


def dealt(*kinds: str) -> Match:
    """A table where every hand has a card for `low` and one for `high`."""
    for seed in range(1000):
        match = Match(setup(*kinds, seed=seed), patient=True)
        assert isinstance(match.state, toy.ToyState)
        if all(sum(card <= 10 for card in hand) >= 2 and max(hand) > 10 for hand in match.state.hands):
            return match
    raise AssertionError("no such deal")


def same(one: Match, other: Match) -> bool:
    return one.state.position() == other.state.position() and shown(one, 0) == shown(other, 0)


def shown(match: Match, seat: int) -> dict[str, Any]:
    shown = msgspec.json.decode(msgspec.json.encode(view(match, seat, 0, [], None)))
    assert isinstance(shown, dict)
    return shown


def test_a_course_goes_on_without_changing_the_one_before() -> None:
    before = dealt("human", "random")
    picture = shown(before, 0)
    later = after(before, low(before, 0))
    assert shown(before, 0) == picture
    assert later.revision == 1
    assert same(later, played_through(later.setup, later.log))


def test_an_illegal_move_changes_nothing() -> None:
    match = dealt("human", "random")
    picture = shown(match, 0)
    with pytest.raises(IllegalMove):
        after(match, "P2 pass")
    with pytest.raises(BadInput):
        after(match, "P1 fly")
    assert shown(match, 0) == picture


def test_undo_takes_back_the_bots_moves_too() -> None:
    start = dealt("human", "random", "random")
    match = after(start, low(start, 0))
    match = after(match, low(match, 1))
    match = after(match, low(match, 2))
    assert match.undo_refusal() is None
    assert match.undo_count() == 3
    back = after(match, "undo 3")
    assert back.revision == 4
    assert back.shortened == 4
    assert back.state.position() == start.state.position()
    assert back.events == start.events
    assert same(back, played_through(back.setup, [*match.log, "undo 3"]))
    again = after(back, low(back, 0))
    assert again.revision == 5
    assert again.log == [low(start, 0)]


def test_a_bot_that_opens_stays_when_the_first_own_move_is_undone() -> None:
    start = dealt("random", "human")
    match = after(start, low(start, 0))
    assert reason(match) == "table-undo-nothing"
    moved = after(match, low(match, 1))
    assert moved.undo_count() == 1
    assert after(moved, "undo 1").state.position() == match.state.position()


def test_undo_is_refused_after_chance_whoever_asked_for_it() -> None:
    start = dealt("human", "random")
    assert reason(start) == "table-undo-nothing"
    assert reason(after(start, high(start, 0))) == "table-undo-revealed"
    match = after(start, low(start, 0))
    assert reason(match) is None
    assert reason(after(match, high(match, 1))) == "table-undo-revealed"


def test_undo_is_for_one_person_alone() -> None:
    match = dealt("human", "human")
    assert reason(after(match, low(match, 0))) == "table-undo-others"
    match = dealt("random", "random")
    assert reason(after(match, low(match, 0))) == "table-undo-watching"


def test_undo_is_refused_when_the_game_is_over() -> None:
    match = after(after(dealt("human", "random"), "P1 pass"), "P2 pass")
    assert match.over
    assert reason(match) == "table-undo-over"


@pytest.mark.parametrize("count", ["0", "2", "-1", "x", "1.0"])
def test_undo_of_moves_that_never_were(count: str) -> None:
    match = after(dealt("human", "random"), "P1 pass")
    with pytest.raises(BadInput):
        after(match, f"undo {count}")


def reason(match: Match) -> str | None:
    refusal = match.undo_refusal()
    assert shown(match, 0)["undo"]["allowed"] == (refusal is None)
    return refusal.id if refusal else None


def test_who_resigns_alone_ends_the_table() -> None:
    match = after(dealt("human", "random"), "P1 resign")
    picture = shown(match, 0)
    assert picture["over"]
    assert picture["waiting"] == []
    assert picture["decision"] is None
    assert picture["seats"][0]["resigned"]
    assert picture["log"][-1]["id"] == "table-resigned"
    assert reason(match) == "table-undo-resigned"


def test_who_resigns_among_people_is_stood_in_for() -> None:
    match = after(dealt("human", "human"), "P1 resign")
    assert not match.over
    assert match.waiting == [0]
    assert not match.played_by_person(0)
    picture = shown(match, 1)
    assert picture["decision"] is None
    assert picture["show"] is None
    assert after(match, low(match, 0)).waiting == [1]
    assert after(match, "P2 resign").over


def test_the_screen_is_handed_to_the_person_who_must_decide() -> None:
    match = dealt("human", "random", "human")
    assert shown(match, 0)["show"] is None
    assert shown(match, 2)["show"] == "P1"
    match = after(match, low(match, 0))
    assert shown(match, 0)["show"] is None
    match = after(match, low(match, 1))
    assert shown(match, 0)["show"] == "P3"
    assert match.last_person == 0


def test_each_seat_sees_its_own_part_of_the_log() -> None:
    match = dealt("human", "human")
    match = after(match, high(match, 0))
    own, others = shown(match, 0)["log"][-1], shown(match, 1)["log"][-1]
    assert own["id"] == "toy-draw"
    assert "number" in own["args"]
    assert others["id"] == "toy-draw-hidden"
    assert "number" not in others["args"]


def test_a_forced_move_is_marked_for_who_made_it_only() -> None:
    match = dealt("human", "human")
    match.told = 2
    match.events = [
        Event("toy-put", {"seat": "P1"}, None, 1, auto=True),
        Event("toy-draw", {"seat": "P1"}, {"number": 3}, 1, auto=True),
    ]
    assert [entry["auto"] for entry in shown(match, 0)["log"]] == [True, True]
    assert [entry["auto"] for entry in shown(match, 1)["log"]] == [False, False]
    assert [entry["auto"] for entry in shown(match, -1)["log"]] == [False, False]


def test_a_view_brings_only_what_is_new() -> None:
    match = dealt("human", "random")
    match = after(match, low(match, 0))
    match = after(match, low(match, 1))
    picture = view(match, 0, 1, [], None)
    assert picture.log_start == 1
    assert [entry.number for entry in picture.log] == [2]


def test_asking_for_a_line() -> None:
    match = dealt("human", "random")
    answer = explain.about_line(match, 0, low(match, 0))
    assert answer.refusal is None
    assert [message.id for message in answer.preview] == ["toy-put"]
    refused = explain.about_line(match, 0, "P1 put 39")
    if refused.refusal is not None:
        assert isinstance(refused.refusal, IllegalMove)
        assert refused.refusal.rule == "TOY-2"
    with pytest.raises(BadInput):
        explain.about_line(match, 0, "P1 fly")


def test_asking_for_a_thing() -> None:
    match = dealt("human", "random")
    assert isinstance(match.state, toy.ToyState)
    own = str(match.state.hands[0][0])
    other = str(match.state.hands[1][0])
    answer = explain.about_things(match, 0, [Reference("number", own)])
    assert [move.line for move in answer.moves] == [f"P1 put {own}"]
    answer = explain.about_things(match, 0, [Reference("number", other)])
    assert isinstance(answer.refusal, IllegalMove)
    assert answer.refusal.rule == "TOY-2"
    answer = explain.about_things(match, 0, [Reference("number", own), Reference("number", other)])
    assert answer.refusal is not None
    assert answer.refusal.message.id == "table-ask-nothing"
    answer = explain.about_things(match, 0, [])
    assert len(answer.moves) == len(match.state.legal(0))
    assert answer.preview == []


def test_asking_out_of_turn_or_after_the_end() -> None:
    match = dealt("human", "random")
    match = after(match, low(match, 0))
    answer = explain.about_things(match, 0, [Reference("number", "3")])
    assert isinstance(answer.refusal, IllegalMove)
    assert answer.refusal.rule == "TOY-1"
    match = after(dealt("human", "random"), "P1 resign")
    answer = explain.about_line(match, 0, "P1 pass")
    assert isinstance(answer.refusal, IllegalMove)
    assert answer.refusal.rule == "TOY-3"


def test_answers_and_views_do_not_depend_on_what_the_seat_cannot_know() -> None:
    match = dealt("human", "human", "random")
    for _ in range(4):
        for seat in (0, 1):
            others = _with_other_secrets(match, seat)
            assert others.state.position() != match.state.position()
            assert shown(others, seat) == shown(match, seat)
            for line in [f"P{seat + 1} {text}" for text in toy.GAME.actions.texts]:
                one, other = explain.about_line(match, seat, line), explain.about_line(others, seat, line)
                assert [move.line for move in one.moves] == [move.line for move in other.moves]
                assert one.preview == other.preview
                assert (one.refusal is None) == (other.refusal is None)
                if one.refusal is not None and other.refusal is not None:
                    assert one.refusal.message == other.refusal.message
        match = after(match, high(match, match.waiting[0]))


def _with_other_secrets(match: Match, seat: int) -> Match:
    """The match with everything changed that `seat` cannot know."""
    other = played_through(match.setup, match.log)
    other.state = match.state.determinize(seat, Random(99))
    other.events = [
        event
        if event.secrets is None or event.insiders >> seat & 1
        else Event(event.id, event.arguments, {"number": 99}, event.insiders, not event.auto)
        for event in match.events
    ]
    return other


def moves(*texts: str) -> list[MoveGroup]:
    kinds = {"a": "cell", "b": "cell", "1": "token", "2": "token", "3": "token"}
    things = [[Reference(kinds[word], word) for word in text.split()[1:] if word in kinds] for text in texts]
    decision = Decision(Actions(list(texts), things), 0, "cast", Message("toy-ask"), "TOY-1", list(range(len(texts))))
    return grouped(decision)


def spelt(groups: list[MoveGroup]) -> set[str]:
    """All lines that groups stand for."""
    lines: list[str] = []
    for group in groups:
        rows: list[list[str]] = [list(row) for row in group.rows or []]
        if group.product:
            rows = [[]]
            for items in group.product:
                rows = [[*row, item] for row in rows for item in items]
        lines += [" ".join([group.verb, *row]) for row in rows]
    assert len(set(lines)) == len(lines)
    return set(lines)


def test_moves_that_combine_freely_are_one_product() -> None:
    groups = moves("cast 1 a", "cast 1 b", "cast 2 a", "cast 2 b", "pass")
    assert groups == [
        MoveGroup("cast", ("token", "cell"), [["1", "2"], ["a", "b"]]),
        MoveGroup("pass", (), rows=[()]),
    ]


def test_moves_that_do_not_combine_freely_are_several_products() -> None:
    texts = ["cast 1 a", "cast 2 a", "cast 2 b", "cast 3 a", "cast 3 b", "offer 2 1", "offer 3 1", "offer none"]
    groups = moves(*texts)
    assert spelt(groups) == set(texts)
    assert [group.product for group in groups if group.verb == "cast"] == [
        [["1"], ["a"]],
        [["2", "3"], ["a", "b"]],
    ]
    assert groups[-1] == MoveGroup("offer", (), rows=[("none",)])


def test_two_things_of_a_move_may_have_the_same_id() -> None:
    things = [[Reference("minion", "a"), Reference("attacker", name)] for name in ("a", "b")] + [
        [Reference("minion", "a")]
    ]
    actions = Actions(["block a a", "block a b", "block a none"], things)
    groups = grouped(Decision(actions, 0, "block", Message("toy-ask"), "TOY-1", [0, 1, 2]))
    assert groups == [
        MoveGroup("block", ("minion", "attacker"), [["a"], ["a", "b"]]),
        MoveGroup("block", ("minion",), [["a"], ["none"]]),
    ]


def test_of_many_refused_moves_only_some_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    match = dealt("human", "random")
    match = after(match, low(match, 0))
    looked: list[int] = []
    verify = toy.ToyState.verify

    def counted(state: toy.ToyState, seat: int, code: int) -> None:
        looked.append(code)
        verify(state, seat, code)

    monkeypatch.setattr(toy.ToyState, "verify", counted)
    monkeypatch.setattr(explain, "LOOKED_AT", 10)
    answer = explain.about_things(match, 0, [])
    assert isinstance(answer.refusal, IllegalMove)
    assert answer.refusal.rule == "TOY-1"
    assert len(looked) <= 10
    assert looked[-1] > toy.CARDS // 2
