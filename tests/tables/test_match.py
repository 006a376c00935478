"""The course of a match: moves, undo, resignations, and what each seat is shown of them."""

import pytest

from examples.lanterns.game import GAME, Lanterns
from noctuary.kernel.base.messages import BadInput, IllegalMove, Message
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.moves import Actions, Decision, Reference
from noctuary.kernel.play import gamefile
from noctuary.kernel.play.match import LOOKS, Match
from noctuary.tables.live.helping import explain
from noctuary.tables.view import group_moves, view
from noctuary.tables.wire.views import MoveGroup
from tests.refusals import refused
from tests.tables.matches import after, dealt, filed, finished, lanterns, played_through, set_up, shown


def same(one: Match, other: Match) -> bool:
    return one.state.position() == other.state.position() and shown(one, 0) == shown(other, 0)


def test_a_course_goes_on_without_changing_the_one_before() -> None:
    before = dealt("human", "random")
    picture = shown(before, 0)
    later = after(before, "P1 choose 1")
    assert shown(before, 0) == picture
    assert later.revision == 1
    assert same(later, played_through(later.setup, later.log()))


def test_an_illegal_move_changes_nothing() -> None:
    match = dealt("human", "random")
    picture = shown(match, 0)
    with pytest.raises(IllegalMove):
        after(match, "P2 draw")
    with pytest.raises(BadInput):
        after(match, "P1 fly")
    assert shown(match, 0) == picture


def test_undo_takes_back_the_bots_moves_too() -> None:
    start = dealt("human", "random", "random", "random")
    match = after(start, "P1 choose 1", "P2 choose 2", "P3 choose 3")
    assert match.undo_refusal() is None
    assert match.undo_count() == 3
    back = after(match, "undo 3")
    assert back.revision == 4
    assert back.shortened == 4
    assert back.state.position() == start.state.position()
    assert back.events == start.events
    assert same(back, played_through(back.setup, [*match.log(), "undo 3"]))
    again = after(back, "P1 choose 4")
    assert again.revision == 5
    assert again.log() == ["P1 choose 4"]


def test_an_undo_of_what_others_have_answered_with_knowledge_of_their_own_marks_the_game() -> None:
    own = after(dealt("human", "random", "random"), "P1 choose 1")
    assert not own.undo_tells()
    assert not after(own, "undo 1").takebacks
    answered = after(own, "P2 choose 2")
    assert answered.undo_tells()
    assert shown(answered, 0)["undo"] == {"allowed": True, "tells": True}
    back = after(answered, "undo 2")
    assert back.takebacks
    assert shown(back, 0)["takebacks"]
    # The mark stays, and nobody needs to be asked again.
    later = after(back, "P1 choose 4", "P2 choose 2")
    assert later.takebacks
    assert not later.undo_tells()
    assert "\ntakebacks: true\n" in gamefile.dumps(later)
    assert filed(later).takebacks


def test_an_undo_tells_nothing_where_all_lies_open_or_nothing_counts() -> None:
    nocturne = catalogue.find("nocturne")
    family = Match(set_up(nocturne, "human", "random", mode="family", runes=False, first="P1"), patient=True)
    match = after(family, family.state.decision(0).moves[0].line)
    match = after(match, match.state.decision(1).moves[0].line)
    assert match.undo_refusal() is None
    assert not match.undo_tells()
    guided = dealt("human", "random")
    guided.setup.lenient = True
    assert not after(guided, "P1 choose 1", "P2 choose 2", "undo 2").takebacks


def test_a_bot_that_opens_stays_when_the_first_own_move_is_undone() -> None:
    match = after(dealt("random", "human", "random"), "P1 choose 1")
    assert reason(match) == "table-undo-nothing"
    moved = after(match, "P2 choose 2")
    assert moved.undo_count() == 1
    assert after(moved, "undo 1").state.position() == match.state.position()


def test_undo_is_refused_after_chance_whoever_asked_for_it() -> None:
    start = dealt("human", "random")
    assert reason(start) == "table-undo-nothing"
    assert reason(after(start, "P2 choose 2", "P1 choose 1")) == "table-undo-revealed"
    match = after(start, "P1 choose 1")
    assert reason(match) is None
    assert reason(after(match, "P2 choose 2")) == "table-undo-revealed"

    # It is for one person alone, until the end.
    assert reason(finished(lanterns("human", "random"))) == "table-undo-over"
    assert reason(after(dealt("human", "human"), "P1 choose 1")) == "table-undo-others"
    assert reason(after(dealt("random", "random"), "P1 choose 1")) == "table-watching"


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
    match = after(dealt("human", "human", "human"), "P2 choose 2", "P3 choose 3", "P1 resign")
    assert not match.over
    assert match.waiting == [0]
    assert not match.played_by_person(0)
    picture = shown(match, 1)
    assert picture["decision"] is None
    assert picture["show"] is None
    assert after(match, "P1 choose 1").waiting == [2]
    assert after(match, "P2 resign").over


@pytest.mark.parametrize("other", ["human", "random"])
def test_who_gives_up_in_a_game_of_two_has_lost_at_once(other: str) -> None:
    match = after(dealt("human", other), "P1 choose 1", "P1 resign")
    assert (match.over, match.waiting, match.unasked, match.ranking) == (True, [], [], [[1], [0]])
    result = shown(match, 1)["result"]
    assert (result["ranking"], result["givenUp"], result["totals"]) == ([["P2"], ["P1"]], True, {})
    assert result["reason"] == {"id": "table-resigned", "args": {"seat": "P1"}}
    for line in ("P2 choose 2", "P2 resign"):
        with refused("refuse-game-over"):
            after(match, line)
    with pytest.raises(IllegalMove):
        Match(match.setup, patient=True).add_all([*match.lines, *["P2 choose 2"] * 20], lambda: None)


def test_what_is_told_after_a_take_back_in_a_log_comes_with_its_tables() -> None:
    before = finished(lanterns("human", "human", "human", "human"))
    last = before.lines[-LOOKS:]
    match = Match(before.setup, patient=True)
    match.add_all([*before.lines[:-LOOKS], last[0], "undo 1", *last], lambda: None)
    assert all(event.table for event in match.events[-LOOKS:])


def test_of_several_who_give_up_the_first_is_last() -> None:
    match = after(dealt("human", "human", "human"), "P2 resign")
    assert (match.over, match.ranking) == (False, None)
    assert after(match, "P1 resign").ranking == [[2], [0], [1]]
    whole = finished(lanterns("human", "human", "human", "human"), "P4 resign", "P2 resign")
    assert whole.state.result is not None
    left = [place for place in whole.state.result.ranking for _ in range(len({*place} & {0, 2}))]
    assert whole.ranking is not None
    others = {seat for place in whole.ranking[:-2] for seat in place}
    assert (len(left), whole.ranking[-2:], others) == (2, [[1], [3]], {0, 2})
    # Bots share the first place where nobody knows which of them would have won.
    assert after(dealt("human", "random", "random"), "P1 resign").ranking == [[1, 2], [0]]
    alone = set_up(catalogue.find("nocturne"), "human")
    assert shown(played_through(alone, ["P1 resign"]), 0)["result"] is None


def test_in_games_of_earlier_versions_a_bot_plays_on_for_whoever_gives_up() -> None:
    setup = lanterns("human", "human")
    setup.resignation_ends = False
    match = finished(setup, "P1 resign")
    assert match.state.result is not None
    assert match.ranking == match.state.result.ranking
    assert after(Match(setup, patient=True), "P1 resign", "P1 choose 1", "P2 resign").ranking is None


def test_the_screen_is_handed_to_the_person_who_must_decide() -> None:
    match = after(dealt("human", "random", "human"), "P3 choose 6")
    assert shown(match, 0)["show"] is None
    assert shown(match, 2)["show"] == "P1"
    match = after(match, "P1 choose 1")
    assert shown(match, 0)["show"] is None
    match = after(match, "P2 choose 2")
    assert shown(match, 0)["show"] == "P3"
    assert match.last_person() == 0


def test_each_seat_sees_its_own_part_of_the_log() -> None:
    match = after(dealt("human", "human"), "P1 choose 1")
    own, others = shown(match, 0)["log"][-1], shown(match, 1)["log"][-1]
    assert own["id"] == "lanterns-choose"
    assert own["args"]["card"] == "1"
    assert others["id"] == "lanterns-choose-hidden"
    assert "card" not in others["args"]


def test_a_view_brings_only_what_is_new() -> None:
    picture = view(after(dealt("human", "random", "random"), "P1 choose 1", "P2 choose 2"), 0, 1, [], None)
    assert picture.log_start == 1
    assert [entry.number for entry in picture.log] == [2]


def test_asking_for_a_line() -> None:
    match = dealt("human", "random")
    answer = explain.about_line(match, 0, "P1 choose 1")
    assert answer.refusal is None
    assert [message.id for message in answer.preview] == ["lanterns-choose"]
    refused = explain.about_line(match, 0, "P1 choose 5")
    assert isinstance(refused.refusal, IllegalMove)
    assert refused.refusal.rule == "LAN-2.1"
    with pytest.raises(BadInput):
        explain.about_line(match, 0, "P1 fly")


def test_asking_for_a_thing() -> None:
    match = dealt("human", "random")
    own, other = Reference("card", "1"), Reference("card", "2")
    answer = explain.about_things(match, 0, [own])
    assert [move.line for move in answer.moves] == ["P1 choose 1"]
    answer = explain.about_things(match, 0, [other])
    assert isinstance(answer.refusal, IllegalMove)
    assert answer.refusal.rule == "LAN-2.1"
    answer = explain.about_things(match, 0, [own, other])
    assert answer.refusal is not None
    assert answer.refusal.message.id == "table-ask-nothing"
    answer = explain.about_things(match, 0, [])
    assert len(answer.moves) == len(match.state.legal(0))
    assert answer.preview == []


def test_asking_out_of_turn_or_after_the_end() -> None:
    match = after(dealt("human", "random"), "P1 choose 1")
    answer = explain.about_things(match, 0, [Reference("card", "4")])
    assert isinstance(answer.refusal, IllegalMove)
    assert answer.refusal.rule == "LAN-2.1"
    match = after(dealt("human", "random"), "P1 resign")
    answer = explain.about_line(match, 0, "P1 stop")
    assert isinstance(answer.refusal, IllegalMove)
    assert answer.refusal.rule == "LAN-4.1"


def moves(*texts: str) -> list[MoveGroup]:
    kinds = {"a": "cell", "b": "cell", "1": "token", "2": "token", "3": "token"}
    things = [[Reference(kinds[word], word) for word in text.split()[1:] if word in kinds] for text in texts]
    decision = Decision(Actions(list(texts), things), 0, "cast", Message("ask"), "LAN-2.1", list(range(len(texts))))
    return group_moves(decision)


def spelt(groups: list[MoveGroup]) -> set[str]:
    """All lines of the move groups."""
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
    assert groups == [MoveGroup("cast", ("token", "cell"), [["1", "2"], ["a", "b"]]), MoveGroup("pass", (), rows=[()])]


def test_moves_that_do_not_combine_freely_are_several_products() -> None:
    texts = ["cast 1 a", "cast 2 a", "cast 2 b", "cast 3 a", "cast 3 b", "offer 2 1", "offer 3 1", "offer none"]
    groups = moves(*texts)
    assert spelt(groups) == set(texts)
    assert [group.product for group in groups if group.verb == "cast"] == [[["1"], ["a"]], [["2", "3"], ["a", "b"]]]
    assert groups[-1] == MoveGroup("offer", (), rows=[("none",)])


def test_two_things_of_a_move_may_have_the_same_id() -> None:
    things = [[Reference("minion", "a"), Reference("attacker", name)] for name in ("a", "b")] + [
        [Reference("minion", "a")]
    ]
    actions = Actions(["block a a", "block a b", "block a none"], things)
    groups = group_moves(Decision(actions, 0, "block", Message("ask"), "LAN-2.1", [0, 1, 2]))
    assert groups == [
        MoveGroup("block", ("minion", "attacker"), [["a"], ["a", "b"]]),
        MoveGroup("block", ("minion",), [["a"], ["none"]]),
    ]


def test_of_many_refused_moves_only_some_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    match = after(dealt("human", "random"), "P1 choose 1")
    looked: list[int] = []
    verify = Lanterns.verify

    def counted(state: Lanterns, seat: int, code: int) -> None:
        looked.append(code)
        verify(state, seat, code)

    monkeypatch.setattr(Lanterns, "verify", counted)
    monkeypatch.setattr(explain, "LOOKED_AT", 5)
    answer = explain.about_things(match, 0, [])
    assert isinstance(answer.refusal, IllegalMove)
    assert answer.refusal.rule == "LAN-3.1"
    assert len(looked) <= 5
    assert looked[-1] > GAME.actions.size // 2
