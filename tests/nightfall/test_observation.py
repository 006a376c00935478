"""A seat knows exactly what it may: hands, decks, discard piles, wounds, secret archives and picks (NF-1.3, 2.2, 10.1,
11.2, 11.7, 12.20).
"""

import pickle
from collections import Counter
from math import comb
from typing import Any

import pytest

from noctuary.games.nightfall import GAME, Nightfall, Options
from noctuary.games.nightfall.rules.basis.board import card_of, seat_of
from noctuary.games.nightfall.rules.basis.facts import ORDERS, standard
from noctuary.games.nightfall.rules.course.observation import piles
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.table.determinizing import without
from tests.invariants import masked, random_move

FACTS = standard()
HIDDEN = "nightfall-draft nightfall-draw nightfall-archives-secret".split()
"""Events that tell other seats less."""


def load(position: dict[str, Any], players: int = 2, **options: Any) -> Nightfall:
    return GAME.load(position, Options(players, **options), 1, listen=True)


def new(seed: int, players: int, draft: str = "", **options: Any) -> Nightfall:
    return GAME.new(Options(players, draft, **options), seed, listen=True)


def guess(state: Nightfall, seat: int, random: Random) -> Nightfall:
    """A state that the seat might be in."""
    return state.determinize(seat, random)


def seen(state: Nightfall, seat: int) -> dict[str, Any]:
    """The position as a seat sees it."""
    return state.observe(seat).position()


def test_nobody_sees_what_others_pick() -> None:
    """NF-1.3, 1.4: a seat sees neither the picks of others, nor the cards to pick from, nor those that left the game;
    only who has picked.
    """
    for players, draft in ((2, "two-player"), (3, "normal"), (3, "open-archives"), (3, "common-ground")):
        one, other = (new(3, players, draft) for _ in range(2))
        one.play(1, one.legal(1)[0])
        other.play(1, other.legal(1)[1])
        for seat in (0, -1):
            assert seen(one, seat) == seen(other, seat)
            assert one.observe(seat).view() == other.observe(seat).view()
            assert one.observe(seat).describe("en") == other.observe(seat).describe("en")
            assert [e.seen_by(seat) for e in one.events or []] == [e.seen_by(seat) for e in other.events or []]
        pending = seen(one, 0)["pending"]
        assert pending["picked"] == ["P2"]
        assert isinstance(pending["offers"]["P2"], int)
        assert pending["picks"]["P2"] == 1
        assert isinstance(pending["undealt"], int)
        assert seen(one, 1) != seen(other, 1)


@pytest.mark.parametrize("edition", ["en", "de"])
def test_during_the_draft_nobody_has_a_hand_or_knows_who_begins(edition: str) -> None:
    """NF-1.2: thinking ahead does not tell it either; hands and first player differ in every guess."""
    state = new(3, 3, "normal", edition=edition, series=True)
    while len(state.picks[0]) < 2:
        state.play(state.seat, state.legal(state.seat)[0])
    for seat in (-1, 0, 1, 2):
        position = seen(state, seat)
        assert "first" not in position
        assert "active" not in position
        assert all(player["hand"] == [] for player in position["players"].values())
        view = state.observe(seat).view()
        assert (view["first"], view["active"]) == (None, None)
        assert {each["handCount"] for each in view["seats"]} == {0}
        assert "P1" not in state.observe(seat).describe("en").splitlines()[0]
    assert {event.id for event in state.events or []} == {"nightfall-series-game", "nightfall-draft"}
    hands = set()
    firsts = set()
    for number in range(12):
        guessed = guess(state, 0, Random(number))
        assert seen(guessed, 0) == seen(state, 0)
        assert guessed.position()["players"] == state.position()["players"]
        while guessed.decisions[0].kind == "draft":
            guessed.play(guessed.seat, guessed.legal(guessed.seat)[0])
        hands.add(tuple(guessed.hand[0]))
        firsts.add(guessed.first)
    assert len(hands) > 6
    assert firsts == {0, 1, 2}
    while state.decisions[0].kind == "draft":
        state.play(state.seat, state.legal(state.seat)[0])
    assert [len(hand) for hand in state.hand] == [5, 5, 5]
    setup = [event.id.removeprefix("nightfall-") for event in state.events or []]
    assert setup[-5:] == ["draw", "draw", "draw", "first", "turn"]


def test_picks_of_others_stay_secret_until_all_is_revealed() -> None:
    """NF-10.1, 1.4: with secret archives the picks are never revealed, nor is the card that left the game."""
    state = new(8, 2, secret_archives=True)
    own: dict[int, list[str]] = {0: [], 1: []}
    while state.decisions[0].kind == "draft":
        seat = state.seats()[-1]
        own[seat].append(FACTS.card_ids[state.offers[seat][-1]])
        state.play(seat, state.legal(seat)[-1])
    for seat, other in ((0, 1), (1, 0)):
        text = str([event.seen_by(seat) for event in state.events or []]) + str(seen(state, seat))
        text += str(state.observe(seat).view())
        assert not any(card in text for card in own[other])
        assert all(card in str(seen(state, seat)) for card in own[seat][1:])
        position = seen(state, seat)["players"]
        assert position[f"P{other + 1}"]["hidden"] == ["?", "?"]
        assert position[f"P{other + 1}"]["private"] == {}
        assert position[f"P{seat + 1}"]["hidden"] == list(position[f"P{seat + 1}"]["private"])


NIGHT: dict[str, Any] = {
    "phase": "claim",
    "wounds": {"face_up": ["bite", "burn x2"], "face_down": ["bleed x10"]},
    "players": {
        "P1": {"hand": ["vulko", "bite"], "deck": ["big-ghost", "burn", "franz-orlok"], "discard": ["bite", "vulko"]},
        "P2": {
            "hand": ["vulko", "burn"],
            "deck": ["grim-siege", "bite", "blood-rage"],
            "known": 1,
            "discard": ["bleed", "vulko", "big-ghost"],
            "private": {"death-grip": 7, "marcus-toth": 6},
            "hidden": ["death-grip"],
        },
    },
}


def test_hands_decks_and_discard_piles_of_others_are_hidden() -> None:
    """NF-2.2: of a discard pile the top is visible and, separately, the cards below it; of a deck the cards put there
    openly.
    """
    players = seen(load(NIGHT), 0)["players"]
    assert players["P1"]["hand"] == ["vulko", "bite"]
    assert players["P1"]["deck"] == 3
    assert players["P1"]["discard"] == ["bite", "vulko"]
    assert players["P2"]["hand"] == 2
    assert players["P2"]["deck"] == ["grim-siege", "?", "?"]
    assert players["P2"]["discard"] == ["bleed", "?", "?"]
    assert players["P2"]["buried"] == ["vulko", "big-ghost"]
    assert "buried" not in players["P1"]
    assert players["P2"]["private"] == {"marcus-toth": 6}
    assert players["P2"]["hidden"] == ["?"]
    once = "big-ghost grim-siege blood-rage bite burn bleed".split()
    assert players["P2"]["owns"] == {"vulko": 2, **dict.fromkeys(once, 1)}
    assert players["P2"]["wounds"] == 3
    assert seen(load(NIGHT), -1)["players"]["P1"]["hand"] == 2
    own, other = load(NIGHT).observe(0).view()["seats"]
    assert own["discard"] == ["bite", "vulko"]
    assert (other["discard"], other["discardTop"], other["discardCount"], other["hand"]) == (None, "bleed", 3, None)


@pytest.mark.parametrize(("edition", "left"), [("en", 3), ("pl", 3), ("de", "?")])
def test_who_sees_how_many_wounds_are_left(edition: str, left: int | str) -> None:
    """NF-11.2, 11.7."""
    state = load(NIGHT, edition=edition)
    assert state.position()["wounds"]["face_up"] == ["bite", "burn", "burn"]
    for seat in (0, 1, -1):
        position = seen(state, seat)
        assert position["wounds"] == {"face_up": ["bite", left], "face_down": 10, "exiled": []}
        shown = state.observe(seat).view()["wounds"]
        assert (shown["top"], shown["left"]) == ("bite", None if left == "?" else left)
        for player in position["players"].values():
            assert ("wounds" in player) == ("owns" in player) == (edition != "de")
        assert ("buried" in position["players"]["P2"]) == (edition != "de" and seat != 1)
    ended = load(NIGHT | {"wounds": {}}, edition=edition)
    assert seen(ended, 0)["wounds"]["face_up"] == []
    assert seen(ended, 0)["players"]["P2"]["wounds"] == 3
    assert seen(ended, 0)["players"]["P2"]["owns"]["vulko"] == 2


def test_who_chooses_from_a_discard_pile_sees_it() -> None:
    """NF-12.20: only the player who chooses for another sees it, and only while choosing."""
    players = {"P1": {"hand": ["bite"], "discard": ["bite", "vulko", "franz-orlok"]}, "P2": {}, "P3": {}}
    chain = [{"card": "ghoul-summons", "seat": "P1", "chooser": "P2"}]
    position = {"phase": "chain", "wounds": {"face_up": ["bite x9"]}, "chain": chain, "players": players}
    state = load(position, players=3)
    lines = [move.line for move in state.decisions[0].moves]
    assert lines == ["P2 target discard:P1/vulko", "P2 target discard:P1/franz-orlok"]
    piles = [seen(state, seat)["players"]["P1"]["discard"] for seat in (-1, 0, 1, 2)]
    whole, top = ["bite", "vulko", "franz-orlok"], ["bite", "?", "?"]
    assert piles == [top, whole, whole, top]
    for seat in (-1, 0, 2):
        assert state.observe(seat).decision() is None
        determined = guess(state, seat, Random(1))
        assert len(determined.legal(1)) >= 1
        determined.play(1, determined.legal(1)[0])


def test_at_the_end_everything_lies_open() -> None:
    """NF-9.2."""
    state = load(NIGHT | {"phase": "over"}, edition="de")
    for seat in (-1, 0, 1):
        assert seen(state, seat) == state.position()
        assert pickle.loads(pickle.dumps(state.observe(seat))) == state.observe(seat)
    assert seen(state, 0)["players"]["P2"]["hand"] == ["vulko", "burn"]


def test_determinized_hands_fit_what_is_public() -> None:
    """In the English edition a seat's cards are known, but dealt anew; discard piles stay, and so do the cards that
    others have to choose from.
    """
    for seed in range(4):
        random = Random(seed)
        state = new(seed, 3, promos=True, turn_limit=30)
        while state.seat >= 0:
            state.apply(random_move(state, random))
            if state.seat < 0 or random.below(5):
                continue
            determined = guess(state, random.below(3), random)
            for other in range(3):
                piles = [[*t.hand[other], *t.deck[other], *t.discard[other]] for t in (state, determined)]
                assert Counter(piles[0]) == Counter(piles[1])
                assert Counter(state.discard[other]) == Counter(determined.discard[other])
            assert Counter(state.face_up + state.face_down) == Counter(determined.face_up + determined.face_down)
            for asked in determined.seats():
                assert len(determined.legal(asked)) >= 2
            walk(determined, random)
        for event in state.events or []:
            assert (event.secrets is not None) == (event.id in HIDDEN)
            if event.secrets is not None:
                assert "card" in event.secrets
                assert "card" not in event.arguments


def test_who_added_no_more_to_a_chain_could_probably_not() -> None:
    """In tables drawn for P2, who goes on building, P1 has cards that fit no more often than by chance."""
    expected = found = 0.0
    random = Random(5)
    for seed in range(3):
        state = new(seed, 2, "quick-start")
        while state.seat >= 0:
            decision = state.decisions[0]
            active = state.active
            if decision.kind == "chain" and decision.seat != active and state.chain:
                colours = FACTS.links[card_of(state.chain[-1])]
                board = masked(state, decision.seat)
                pool = without(board.owns[active], piles(board, active))
                fitting = sum(card < ORDERS and colours >> FACTS.colour[card] & 1 for card in pool)
                size = len(state.hand[active])
                if 0 < fitting <= len(pool) - size and size and seat_of(state.chain[-1]) == active:
                    expected += comb(len(pool) - fitting, size) / comb(len(pool), size)
                    for _ in range(10):
                        hand = guess(state, decision.seat, random).hand[active]
                        fits = any(card < ORDERS and colours >> FACTS.colour[card] & 1 for card in hand)
                        found += 0.0 if fits else 0.1
            state.apply(random_move(state, random))
    assert expected > 5
    assert found > 1.25 * expected


def walk(state: Nightfall, random: Random) -> None:
    """Play on for a while: a determinized state can be played like any other."""
    for _ in range(30):
        if state.seat >= 0:
            state.apply(random_move(state, random))


def test_bots_do_not_get_the_number_of_wounds() -> None:
    """NF-11.7: in the German edition the tables that a bot considers have any number of wounds left, regardless of the
    real number.
    """
    few = load(NIGHT, edition="de")
    many = load(NIGHT | {"wounds": {"face_up": ["bite x15"], "face_down": ["bleed x10"]}}, edition="de")
    for seat in (0, 1, -1):
        left = [{len(guess(state, seat, Random(seed)).face_up) for seed in range(60)} for state in (few, many)]
        assert left[0] == left[1]
        assert len(left[0]) > 2
    known = load(NIGHT)
    assert {len(guess(known, 0, Random(seed)).face_up) for seed in range(9)} == {3}


def test_secret_archives_of_others_are_anything_unseen() -> None:
    """NF-10.1."""
    state = load(NIGHT)
    found: set[str] = set()
    for seed in range(200):
        private = guess(state, 0, Random(seed)).position()["players"]["P2"]
        assert private["private"]["marcus-toth"] == 6
        assert len(private["hidden"]) == 1
        found.update(private["hidden"])
    assert "death-grip" in found
    assert len(found) > 15
    assert "marcus-toth" not in found
    assert not any(FACTS.index[card] in FACTS.starters or FACTS.index[card] >= ORDERS for card in found)


def test_chance_of_a_determinized_state_is_not_that_of_the_table() -> None:
    state = load(NIGHT)
    words = {guess(state, seat, Random(7)).random.words() for seat in (0, 1)}
    assert state.random.words() not in words
    assert masked(state, 0).random.words() != state.random.words()
