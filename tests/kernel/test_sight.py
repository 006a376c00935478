"""What a seat sees as numbers, by what is declared."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from noctuary.kernel.contract.game import Game, State
from noctuary.kernel.contract.sight import sight_of
from noctuary.kernel.parts.moves import Actions
from noctuary.kernel.table.fields import ITS_SEAT, NO_SEAT, Declaration, Field, Item, Known
from noctuary.kernel.table.notations import (
    NUMBER,
    SEAT,
    SEATS,
    TRUTH,
    Bag,
    BySeat,
    Id,
    List,
    Notation,
    Number,
    Pile,
    Word,
)

CHARM = Id(lambda table: ("owl", "cat", "bat"))


class Fields:
    leader = Field(SEAT, "leader", start=-1)
    awake = Field(SEATS, "awake")
    open = Field(TRUTH, "open")
    depth = Field(Number(-3, 3), "depth")
    suit = Field(Word(("sun", "moon")), "suit")
    rota = Field(List(SEAT), "rota")
    path = Field(List(Number(1, 500), most=3), "path")
    deck = Field(Pile(CHARM), "players.*.deck", seen_by=NO_SEAT, top="turned")
    turned = Field(NUMBER, seats=True)
    stock = Field(List(CHARM), "stock", seen_by=NO_SEAT)
    hand = Field(Bag(CHARM), "players.*.hand", seen_by=ITS_SEAT, known="shown")
    shown = Field(SEATS, size=3)
    seen = Known("players.*.seen", "shown", CHARM)
    bid = Field(Number(1, 9), "players.*.bid", seen_by=ITS_SEAT)
    late = Field(NUMBER, "late", when=lambda table: table.open)
    points = Field(BySeat(NUMBER), "points")


class Table(State):
    fields: ClassVar = Declaration(Fields)
    components: ClassVar = {CHARM: [0, 1, 2]}

    def begin(self) -> None:
        """An empty table."""

    def seats(self) -> list[int]:
        return [0, 1]

    def legal(self, seat: int) -> list[int]:
        return [0, 1]


class Made(Game):
    players = (2, 3)
    actions = Actions(["go", "stay"], [[], []])
    states: type[State] = Table
    choices: Mapping[str, tuple[str, ...]] = {"speed": ("slow", "fast")}


MADE = Made()


def table() -> Any:
    state: Any = MADE.new(MADE.options({"players": 2, "speed": "fast"}), 1)
    state.leader, state.awake, state.depth, state.suit = 1, 0b10, -2, 1
    state.rota, state.path, state.stock, state.hand = [1, 0], [7, 300], [], [[0, 1], [2]]
    state.bid, state.points, state.shown, state.late = [4, 5], [0, 260], [0b10, 0, 0b01], 8
    return state


def told(state: State, seat: int) -> dict[str, int]:
    """What is not 0, by its name; `NAME x` is a feature."""
    sight = sight_of(MADE)
    numbers = sight.see(state, seat)
    assert len(numbers) == len(sight.names)
    assert all(one >= 0 for one in numbers)
    assert len(MADE.measure(state, seat)) == len(MADE.features)
    return {name: number for name, number in zip(sight.names, numbers, strict=True) if number}


def test_everything_that_a_seat_may_know_is_seen_from_its_seat() -> None:
    assert told(table(), 0) == {
        **{"players 2": 1, "option speed fast": 1, "own-seat P1": 1, "deciding own": 1, "deciding left-1": 1},
        **{"leader left-1": 1, "awake left-1": 1, "depth": 1, "suit moon": 1},
        **{"rota": 2, "rota 0": 2, "rota 1": 1, "path": 2, "path 0": 7, "path 1": 300},
        **{"own hand": 2, "own hand owl": 1, "own hand cat": 1, "own bid": 4},
        **{"left-1 hand": 1, "left-1 hand bat": 1, "left-1 points": 260},
        **{"own seen bat": 1, "left-1 seen owl": 1},
    }
    assert (
        told(table(), 1).items() >= {"leader own": 1, "own hand bat": 1, "left-1 hand": 2, "left-1 hand owl": 1}.items()
    )
    assert "left-1 hand cat" not in told(table(), 1)


def test_what_lies_on_top_is_seen_there() -> None:
    state = table()
    state.deck, state.turned, state.hand = [[], [0, 1, 2]], [0, 1], [[], []]
    seen = told(state, 0)
    assert (seen["left-1 deck"], seen["left-1 deck 0"]) == (3, 3)
    assert not {"left-1 deck 1", "left-1 deck 2"} & {*seen}


def test_what_is_written_on_some_tables_is_seen_on_those() -> None:
    state = table()
    assert "late" not in told(state, 0)
    state.open = True
    assert told(state, 0)["late"] == 8


def test_features_do_not_depend_on_orders() -> None:
    state, other = table(), table()
    other.rota = other.rota[::-1]
    assert MADE.measure(state, 0) == MADE.measure(other, 0)
    assert told(state, 0) != told(other, 0)


def test_vectors_have_bytes_and_room() -> None:
    pytest.importorskip("librt", reason="the extra `envs` is not installed")
    from noctuary.kernel.contract.tensor import CrowdedError, blank, encoded

    tensor, state = MADE.tensor(), table()
    assert tensor is not None
    begun = blank(tensor, state.options)
    words = tensor.layout.explain(bytes(memoryview(encoded(tensor, state, 0, begun))))
    assert {"path 0: 7", "path 1: 44", "path x256 1", "left-1 points: 4", "left-1 points x256: 1"} <= {*words}
    state.path = [1, 2, 3, 4]
    with pytest.raises(CrowdedError, match="4 in path, but an observation has room for 3"):
        encoded(tensor, state, 0, begun)


def odd(item: Item) -> Game:
    """A game with a field that cannot be seen as numbers."""

    class Odd(Table):
        fields = Declaration(type("Fields", (), {"odd": item}))

    class OddGame(Made):
        states = Odd

    return OddGame()


@pytest.mark.parametrize(("item", "reason"), [(Field(Notation(), "odd"), "values"), (Item("odd"), "Field")])
def test_what_cannot_be_seen_is_named(item: Item, reason: str) -> None:
    game = odd(item)
    missing = sight_of(game).missing
    assert [one.partition(": ")[0] for one in missing] == ["odd"]
    assert reason in missing[0]
    assert game.features == ()
    assert game.tensor() is None
