"""A move that has shown somebody something cannot be taken back: `revealed` and `revealed_to`."""

from typing import Any

import pytest

from noctuary.games.nightfall import GAME, Nightfall, Options
from noctuary.games.nightfall.rules.basis.actions import slot_of
from noctuary.kernel.base.messages import IllegalMove
from tests.invariants import masked


def load(position: dict[str, Any], **options: Any) -> Nightfall:
    wounds = {"face_up": ["bite"] * 9}
    return GAME.load({"wounds": wounds} | position, Options(promos=True, **options), 1, listen=True)


def chain_of(*links: dict[str, Any], **players: dict[str, Any]) -> Nightfall:
    """A chain that is being built."""
    return load({"phase": "chain", "chain": list(links), "players": players}, edition="pl")


IVAN = {"card": "ivan-radinsky", "seat": "P1", "kicked": True}
HAND = {"P1": {"hand": ["grim-siege", "bite", "burn"]}, "P2": {"hand": ["bite"]}}


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ({"phase": "chain", "players": HAND}, "P1 chain grim-siege"),
        ({"phase": "claim", "players": HAND}, "P1 discard bite"),
        ({"phase": "chain", "chain": [IVAN], "players": HAND}, "P1 exile burn"),
    ],
)
def test_who_shows_a_card_of_his_hand_may_take_it_back_but_not_others(position: dict[str, Any], move: str) -> None:
    state = load(position)
    before = [state.revealed_to(seat) for seat in (0, 1)]
    state.apply(move)
    assert state.seat == 0
    assert state.revealed_to(0) == before[0]
    assert state.revealed_to(1) > before[1]


def test_wounds_that_are_given_show_the_next_one() -> None:
    state = load({"phase": "chain", "players": {"P1": {"hand": ["enraged-wight", "bite"]}}})
    state.apply("P1 chain enraged-wight")
    before = [state.revealed_to(seat) for seat in (0, 1)]
    state.apply("P1 target P2")
    assert all(state.revealed_to(seat) > before[seat] for seat in (0, 1))


def test_hands_of_the_draft_that_were_passed_on_have_been_shown() -> None:
    state = GAME.new(Options(3), 1)
    before = [state.revealed_to(seat) for seat in range(3)]
    for seat in (0, 1):
        state.play(seat, state.legal(seat)[0])
        assert [state.revealed_to(other) for other in range(3)] == before
    state.play(2, state.legal(2)[0])
    assert all(state.revealed_to(seat) > before[seat] for seat in range(3))


def test_all_draw_clockwise_from_the_active_player() -> None:
    """NF-2.7; this holds also if the text belongs to another player."""
    players = {f"P{seat}": {"deck": ["vulko"], "hand": ["bite"]} for seat in (1, 2, 3)}
    lilith = {"card": "lilith-lawrence", "seat": "P3", "kicked": True}
    state = load({"phase": "chain", "active": "P2", "chain": [lilith], "players": players}, players=3)
    state.apply("P3 target P1")
    drawn = [event.arguments["seat"] for event in state.events or [] if event.id == "nightfall-draw"]
    assert drawn == ["P2", "P3", "P1"]


def test_who_waits_without_wounds_in_hand_cannot_use_them() -> None:
    """NF-8.2, where forced moves wait (NF-13.10)."""
    state = load({"phase": "claim", "players": {"P1": {"hand": ["vulko"] * 5 + ["bite"]}}})
    state.patient = True
    state.apply("P1 discard bite")
    state.apply("P1 done")
    assert [move.line for decision in state.decisions for move in decision.moves] == ["P1 wounds keep"]
    with pytest.raises(IllegalMove) as refusal:
        state.apply("P1 wounds use")
    assert refusal.value.rule == "NF-8.2"


def test_a_discard_pile_that_somebody_else_has_seen_counts_as_revealed() -> None:
    chain = [{"card": "alton-hickman", "seat": "P1", "kicked": True}, {"card": "vulko", "seat": "P1"}]
    players = {
        "P1": {"hand": ["bite"], "discard": ["vulko", "burn"]},
        "P2": {"hand": ["here-let-me"]},
        "P3": {"discard": ["bite", "burn"]},
    }
    state = load({"phase": "chain", "chain": chain, "players": players}, players=3)
    state.apply("P2 chain here-let-me")
    before = state.revealed_to(1)
    state.apply("P2 target chain/1")
    for seat in (-1, 0, 1, 2):
        discards = [each["discard"] for each in state.observe(seat).view()["seats"]]
        assert discards[0] == (["vulko", "burn"] if seat in (0, 1) else None)
        assert discards[2] == (["bite", "burn"] if seat == 2 else None)
    assert state.revealed_to(1) > before


@pytest.mark.parametrize(
    ("card", "hand", "moves"),
    [("franz-orlok", ["bite"], ["P1 stop", "P1 target P2"]), ("zombie-horde", ["bite", "grim-siege"], ["P2 stop"])],
)
def test_that_a_hand_has_no_such_card_counts_as_revealed(card: str, hand: list[str], moves: list[str]) -> None:
    owner = "P1" if card == "franz-orlok" else "P2"
    state = chain_of(
        {"card": card, "seat": owner, "kicked": True},
        P1={"hand": ["grim-siege", "death-grip", "rend-and-tear", "bite"], "play": ["marcus-toth"]},
        P2={"hand": hand, "play": ["vulko"]},
    )
    before = [state.revealed_to(seat) for seat in (0, 1)]
    for move in moves:
        state.enter(move)
    assert state.revealed_to(0) > before[0]
    assert state.revealed_to(1) == before[1]


def test_what_a_seat_sees_holds_no_trace_of_hidden_archives() -> None:
    """NF-10.1."""
    state = GAME.new(Options(3, "quick-start", secret_archives=True), 1)
    for seat in range(-1, 3):
        table = masked(state, seat)
        own = [archive for archive in table.archives if slot_of(archive) == seat]
        assert table.hidden == sum(1 << archive for archive in own)
        assert sum(table.left) == 7 * len(table.archives)


def test_what_a_seat_sees_holds_no_trace_of_the_choices_of_others() -> None:
    """The cards that a player could link tell something about the hand."""
    state = load({"phase": "chain", "players": {"P1": {"hand": ["grim-siege", "vulko"]}}})
    assert state.seat == 0
    assert [len(masked(state, seat).codes) for seat in (-1, 0, 1)] == [0, 3, 0]
