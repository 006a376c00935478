"""What follows from the declaration of a table."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import ValidationError, convert

from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.options import Chosen
from noctuary.kernel.table.fields import ITS_SEAT, LIST, LISTS, NO_SEAT, Declaration, Field, Known, flat
from noctuary.kernel.table.notations import NUMBER, SEAT, SEATS, Bag, BySeat, Id, List, Pile, Reader, Word
from tools import make_tables, make_types

CHARM = Word(("owl", "cat", "bat", "toad"))
SUIT = Id(lambda table: ("sun", "moon", "star"))


class Small:
    phase = Field(Word(("deal", "play")), "phase")
    leader = Field(SEAT, "leader", start=-1)
    passed = Field(SEATS, "passed", sparse=True)
    trump = Field(SUIT, "trump", seen_by=NO_SEAT)
    deck = Field(Pile(SUIT), "deck", copied=LIST, seen_by=NO_SEAT)
    market = Field(List(CHARM), "market", seen_by=NO_SEAT, known="shown")
    charms = Field(List(CHARM, counted=False), "players.*.charms", copied=LISTS, seen_by=ITS_SEAT, known="shown")
    shown = Field(SEATS, size=4)
    seen = Known("players.*.seen", "shown", CHARM)
    hand = Field(List(SUIT), "players.*.hand", copied=LISTS, seen_by=ITS_SEAT)
    bid = Field(NUMBER, "players.*.bid", seen_by=ITS_SEAT)
    laid = Field(List(SUIT), "players.*.laid", seen_by=ITS_SEAT)
    asleep = Field(List(SUIT), "players.*.asleep", seen_by=NO_SEAT)
    points = Field(BySeat(NUMBER, sparse=True), "points", copied=LIST)
    ranks = Field(NUMBER, size=3)


SMALL = Declaration(Small, {CHARM: "charms"})
TYPES = """
export interface LanternsView {
  first?: SeatId;
  stage: 'choose' | 'draw' | 'keep' | 'over';
  deck: (number | '?')[] | number;
  players: Record<SeatId, LanternsViewPlayers>;
  winner?: SeatId;
  result?: Record<string, unknown>;
}

export interface LanternsViewPlayers {
  hand: (number | '?')[] | number;
  chosen?: (number | '?')[];
  drawn?: (number | '?')[] | number;
  lanterns: number;
}
"""
OPTIONS = Chosen(2, -1, {}, {})
ADA = {"hand": ["sun"], "charms": ["toad", "owl"], "bid": 2, "laid": ["moon"], "asleep": []}
BEN = {"hand": ["star", "moon"], "charms": ["cat"], "seen": ["owl", "bat"], "bid": 3, "laid": [], "asleep": ["sun"]}
ROUND = {"phase": "play", "leader": "P2", "trump": "moon", "deck": ["star", "sun"], "market": ["bat"]}
POSITION: dict[str, Any] = {**ROUND, "players": {"P1": ADA, "P2": BEN}, "points": {"P2": 7}}


def table(position: dict[str, Any]) -> Any:
    """The table of a position, made by the straight code."""
    made: dict[str, Any] = {"__name__": "small"}
    exec(make_tables.code_of(SMALL, "small"), made)
    empty = made["TableFields"](None, OPTIONS, 2)
    SMALL.read(Reader(empty, position, seen=False))
    return empty


def test_positions_are_read_as_they_are_written() -> None:
    read = table(POSITION)
    assert (read.phase, read.leader, read.deck, read.hand) == (1, 1, [0, 2], [[0], [2, 1]])
    assert read.ranks == [0, 0, 0]
    assert SMALL.write(read) == POSITION
    nobody = {"hand": [], "charms": [], "bid": 0, "laid": [], "asleep": []}
    empty = {"phase": "deal", "trump": "sun", "deck": [], "market": [], "points": {}}
    assert SMALL.write(table({})) == {**empty, "players": {"P1": nobody, "P2": nobody}}


def test_copies_share_no_list_that_is_changed_in_place() -> None:
    first = table(POSITION)
    second = type(first)(None, OPTIONS, 2)
    second.copy_table(first)
    assert SMALL.write(second) == POSITION
    first.deck.pop()
    first.hand[1].pop()
    first.points[0] += 1
    assert SMALL.write(second) == POSITION


def test_a_seat_sees_what_is_its_own() -> None:
    seen = table(POSITION)
    seen.mask_table(1)
    assert (seen.trump, seen.deck, seen.hand, seen.bid) == (-1, [-1, -1], [[-1], [2, 1]], [-1, 3])
    assert (seen.laid, seen.asleep) == ([[-1], []], [[], [-1]])
    assert SMALL.write(seen)["players"]["P1"]["hand"] == 1


def test_a_seat_knows_what_it_was_shown_wherever_it_lies() -> None:
    for seat, market, charms in ((0, 1, ["toad", "owl"]), (1, ["bat"], ["?", "owl"]), (-1, 1, ["?", "?"])):
        straight, seen = table(POSITION), table(POSITION)
        straight.mask_table(seat)
        SMALL.mask(seen, seat)
        position = SMALL.write(seen)
        assert SMALL.write(straight) == position
        assert position["market"] == market
        assert position["players"]["P1"]["charms"] == charms
        assert (
            position["players"]["P2"].get("seen") == {0: ["owl"], 1: ["owl", "bat"], -1: None}[seat]
        )  # P1 has the owl.


def test_what_is_hidden_in_a_bag_stands_last() -> None:
    class Bags:
        hand = Field(Bag(CHARM), "players.*.hand", seen_by=ITS_SEAT, known="shown")
        shown = Field(SEATS, size=4)

    seen = SimpleNamespace(players=2, hand=[[2, 1, 0], [3]], shown=[0, 2, 0, 0])
    Declaration(Bags).mask(seen, 1)
    assert seen.hand == [[1, -1, -1], [3]]


def test_what_is_hidden_is_written_read_and_drawn_again() -> None:
    straight, seen = table(POSITION), table(POSITION)
    straight.mask_table(1)
    SMALL.mask(seen, 1)
    position = SMALL.write(seen)
    assert position == SMALL.write(straight)
    assert (position["trump"], position["players"]["P1"]["bid"], position["players"]["P2"]["bid"]) == ("?", "?", 3)
    drawn = type(seen)(None, OPTIONS, 2)
    SMALL.read(Reader(drawn, position, seen=True))
    assert SMALL.write(drawn) == position
    SMALL.fill(drawn, {SUIT: [0, 0, 0, 1, 1, 2, 2, 2]}, Random(5))
    suits = [drawn.trump, *drawn.deck, *flat([drawn.hand, drawn.laid, drawn.asleep])]
    assert sorted(suits) == [0, 0, 0, 1, 1, 2, 2, 2]
    assert (drawn.hand[1], drawn.bid[1]) == ([2, 1], 3)
    assert drawn.bid[0] in NUMBER.values()
    assert straight.charms == [[-1, 0], [1]]
    counts = [1, 1, 1, 1]
    straight.draw_charms(straight.unseen_charms(counts), counts, Random(5))
    assert straight.charms == [[3, 0], [1]]


def test_positions_have_a_type() -> None:
    def is_position(position: dict[str, Any]) -> bool:
        try:
            convert(position, SMALL.wire("Small"), strict=True)
        except ValidationError:
            return False
        return True

    seen = table(POSITION)
    seen.mask_table(1)
    masked, one = SMALL.write(seen), POSITION["players"]["P1"]
    assert is_position(POSITION)
    assert is_position(masked)
    assert is_position({key: masked[key] for key in masked if key != "leader"})
    assert not is_position({key: masked[key] for key in masked if key != "phase"})
    for wrong in (
        *({"moon": 1}, {"phase": "sleep"}, {"deck": "star"}, {"points": {"P2": "7"}}),
        {"players": {"P1": {**one, "hands": []}}},
        {"players": {"P1": {**one, "charms": 2}}},
        {"players": {"P1": {**one, "bid": "2"}}},
    ):
        assert not is_position({**masked, **wrong})


def test_a_folder_of_the_client_has_the_types_of_a_game_that_declares_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lanterns: Game
) -> None:
    (tmp_path / "games/lanterns").mkdir(parents=True)
    monkeypatch.setattr(make_types, "FOLDER", tmp_path)
    assert TYPES in make_types.files()[tmp_path / "games/lanterns/box/view.ts"]


@pytest.mark.parametrize(
    ("declared", "said"),
    [
        ({"lots": Field(NUMBER, "player.*.lots")}, "“player.*.lots” is not a place"),
        ({"lots": Field(NUMBER, "players.lots")}, "“players.lots” is not a place"),
        ({"lots": Field(NUMBER, "lots", seen_by="nobody")}, "lots: `seen_by` must be one of everybody, its seat"),
        ({"lots": Field(NUMBER, "lots"), "more": Field(NUMBER, "lots")}, "“lots” is declared twice"),
        ({"lots": Field(List(SUIT), "lots", known="shwon")}, "no field “shwon”; there are lots"),
        ({"lots": Field(List(SUIT), "lots", top="tops")}, "no field “tops”"),
        ({"seen": Known("players.*.seen", "shwon", SUIT)}, "no field “shwon”"),
    ],
)
def test_a_table_that_is_declared_wrongly_is_refused(declared: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        Declaration(type("Fields", (), declared))


def test_what_is_there_more_often_than_in_the_box_is_named_where_it_is() -> None:
    with pytest.raises(BadInput) as refusal:
        SMALL.count(
            table({"players": {"P1": {"hand": ["sun"]}, "P2": {"hand": ["sun", "star"]}}}), {SUIT: [0, 0, 1, 2]}
        )
    assert (refusal.value.message.arguments, refusal.value.where) == ({"text": "sun"}, "players.P2.hand")


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"phase": "sleep"}, "phase"),
        ({"moon": 1}, ""),
        ({"deck": 2}, "deck"),
        ({"deck": ["earth"]}, "deck"),
        ({"passed": ["P3"]}, "passed"),
        ({"players": {"P3": {}}}, "players.P3"),
        ({"players": {"P1": []}}, "players.P1"),
        ({"players": {"P2": {"hands": []}}}, "players.P2"),
        ({"players": {"P2": {"hand": ["?"]}}}, "players.P2.hand"),
        ({"players": {"P2": {"bid": -1}}}, "players.P2.bid"),
        ({"points": {"P1": "many"}}, "points.P1"),
    ],
)
def test_a_refusal_names_the_place(change: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput) as refusal:
        table(change)
    assert refusal.value.where == where
