"""Positions of Nightfall as people write them: defaults, errors, and what a seat sees."""

from typing import Any

import pytest

from noctuary.games.nightfall import GAME, Nightfall, Options
from noctuary.games.nightfall.rules.basis.options import MAX_TURNS
from noctuary.kernel.base.messages import BadInput
from noctuary.kernel.base.positions import dump, expand
from noctuary.kernel.base.positions import parse as parse_yaml
from noctuary.kernel.play.cases import parse, run_case

NIGHT: dict[str, Any] = {
    "phase": "chain",
    "active": "P2",
    "first": "P1",
    "turn": 12,
    "influence": 3,
    "doubled": True,
    "wounds": {"face_up": ["bite", "burn x2"], "face_down": ["bleed x10"], "exiled": ["bite"]},
    "exiled": ["bad-smoke"],
    "commons": {"vulko": 7, "blood-rage": 5},
    "chain": [
        {"card": "alton-hickman", "seat": "P2", "kicked": False},
        {"card": "vulko", "seat": "P1", "kicked": True, "twice": True, "chooser": "P2"},
    ],
    "players": {
        "P1": {
            "hand": ["vulko", "death-grip", "bite"],
            "deck": ["big-ghost", "bite"],
            "known": 1,
            "discard": ["bite x2", "vulko"],
            "play": [{"card": "vulko", "health": 2}, "vulko", "bad-smoke"],
            "private": {"franz-orlok": 7, "flank-attack": 6},
            "hidden": ["franz-orlok"],
            "wounds": 4,
        },
        "P2": {"hand": ["vulko", "alton-hickman", "big-ghost"], "private": {"death-grip": 7}, "deck": ["burn"]},
    },
    "effects": {"discount": {"P1": 1}, "grants": ["P2/death-grip"], "no_text_block": ["P1"]},
}
PENDING: dict[str, Any] = {
    "decision": "absorb",
    "seat": "P1",
    "about": "2 text",
    "agenda": ["chain", "carried-out", "effect P2 P1 franz-orlok damage-player 2", "damage P1 3 text destroying"],
    "carried_out": {"card": "franz-orlok", "seat": "P2", "kicked": True, "again": True},
    "aside": "big-ghost",
    "enters_with": 2,
    "that": "P1",
    "affected": ["P2", "P1/vulko#2"],
}


def load(position: dict[str, Any], players: int = 2, **options: Any) -> Nightfall:
    return GAME.load(position, Options(players, **options), 1)


def players(**changes: Any) -> dict[str, Any]:
    """A position with changes to the cards of P1."""
    return {"players": {"P1": changes}}


def test_what_is_left_out_has_its_default() -> None:
    position = load({"players": {"P1": {"hand": ["vulko", "bite"]}}}).position()
    nothing = {"hand": [], "deck": [], "discard": [], "play": [], "private": {}, "wounds": 0}
    assert position == {
        "phase": "chain",  # Without minions there is no combat.
        "active": "P1",
        "first": "P1",
        "turn": 1,
        "influence": 2,
        "doubled": False,
        "wounds": {"face_up": [], "face_down": [], "exiled": []},
        "commons": {},
        "chain": [],
        "players": {"P1": {**nothing, "hand": ["vulko", "bite"], "wounds": 1}, "P2": nothing},
        "effects": {"discount": {}, "grants": [], "no_text_block": []},
    }


def test_a_position_is_read_as_it_is_written() -> None:
    state = load(NIGHT)
    position = state.position()
    assert "pending" not in position
    assert [decision.moves[0].line for decision in state.decisions] == ["P1 chain death-grip"]
    assert expand(NIGHT["wounds"]) == position["wounds"]
    assert position["players"]["P1"]["play"] == [
        {"card": "vulko", "health": 2},
        {"card": "vulko", "health": 3},
        {"card": "bad-smoke", "health": 2},
    ]
    for key in NIGHT:
        if key not in ("players", "wounds"):
            assert position[key] == NIGHT[key]
    assert load(position).position() == position
    assert load(expand(parse_yaml(dump(position)))).position() == position


def test_what_is_pending_is_read_as_it_is_written() -> None:
    position = load(NIGHT | {"pending": PENDING}).position()
    assert position["pending"] == PENDING
    assert load(position).position() == position


@pytest.mark.parametrize(
    ("phase", "kind"), [("combat", "attack"), ("chain", "chain"), ("claim", "claim"), ("cleanup", "wounds")]
)
def test_a_phase_begins_at_its_start(phase: str, kind: str) -> None:
    position = {"phase": phase, "wounds": {"face_up": ["bite"]}}
    own = {"hand": ["vulko", "bite x4"], "play": ["vulko"]}
    state = load(position | {"players": {"P1": own}}, players=3)
    assert [decision.kind for decision in state.decisions] == [kind]


def test_without_face_up_wounds_the_game_ends_with_the_phase() -> None:
    full = {"hand": ["vulko x5"], "discard": ["bite"]}
    state = load({"phase": "cleanup", "players": {"P1": full, "P2": {"hand": ["burn x2"]}}})
    assert state.result is not None
    assert state.result.position() == {"ranking": ["P1", "P2"], "wounds": {"P1": 1, "P2": 2}}


def test_a_series_that_is_over_counts_its_last_game() -> None:
    position = {"phase": "over", "players": {"P1": {"deck": ["bite"]}, "P2": {"hand": ["burn x2"]}}}
    assert load(position, series=True).position()["series"]["totals"] == {"P1": 1, "P2": 2}


@pytest.mark.parametrize(
    ("change", "where", "words"),
    [
        ({"phase": "draft"}, "phase", "draft"),
        ({"turn": 0}, "turn", "0"),
        ({"wounds": {"face_up": ["vulko"]}}, "wounds.face_up", "vulko"),
        ({"exiled": ["bite"]}, "exiled", "bite"),
        ({"commons": {"bad-smoke": 7}}, "commons.bad-smoke", "bad-smoke"),
        ({"commons": {"vulko": "many"}}, "commons.vulko", "many"),
        ({"commons": {"vulko": 256}}, "commons.vulko", "255"),
        ({"chain": ["vulko"]}, "chain.0", "vulko"),
        ({"chain": [{"card": "bite", "seat": "P1"}]}, "chain.0.card", "bite"),
        ({"chain": [{"card": "vulko", "seat": "P7"}]}, "chain.0.seat", "P7"),
        ({"chain": [{"card": "vulko", "kick": True}]}, "chain.0", "kick"),
        ({"phase": "claim", "chain": [{"card": "vulko", "seat": "P1"}]}, "chain", "chain phase"),
        ({"chain": [{"card": "vulko", "seat": "P1"}] * 201}, "chain", "200"),
        (players(owns={}), "players.P1", "owns"),
        (players(hand=["vulca"]), "players.P1.hand", "vulca"),
        (players(hand=["vulko x1000000"]), "players.P1.hand", "vulko x1000000"),
        (players(deck=["vulko"], known=2), "players.P1.known", "2"),
        (players(play=["bite"]), "players.P1.play.0", "bite"),
        (players(play=["vulko", "blood-rage"]), "players.P1.play.1", "blood-rage"),
        (players(play=["vulko x8"]), "players.P1.play.7", "7"),
        (players(play=["vulko x7"]) | {"chain": [{"card": "vulko", "seat": "P1"}]}, "chain", "7"),
        (players(play=[{"card": "vulko", "health": 4}]), "players.P1.play.0.health", "4"),
        (players(play=[{"card": "vulko", "health": 0}]), "players.P1.play.0.health", "0"),
        (players(private=["vulko"]), "players.P1.private", "vulko"),
        (players(private={"genesis-one": 7}), "players.P1.private.genesis-one", "genesis-one"),
        (players(hidden=["vulko"]), "players.P1.hidden", "vulko"),
        (players(hand=["bite"], wounds=3), "players.P1.wounds", "3"),
        ({"effects": {"grants": ["P2/vulko"]}}, "effects.grants", "P2/vulko"),
        ({"effects": {"grants": ["commons/vulko"]}, "commons": {"vulko": 7}}, "effects.grants", "commons/vulko"),
        ({"series": {"game": 0}}, "series.game", "0"),
        ({"pending": {"since": 1}}, "pending", "since"),
        ({"pending": PENDING | {"affected": [], "about": "2 vulko#9"}}, "pending.about", "vulko#9"),
        ({"pending": PENDING | {"affected": [], "agenda": ["dance"]}}, "pending.agenda", "dance"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_place(change: dict[str, Any], where: str, words: str) -> None:
    with pytest.raises(BadInput) as refusal:
        load(change)
    assert refusal.value.where == where
    assert words in str(refusal.value)
    for language in ("pl", "de"):
        assert refusal.value.text(language) != str(refusal.value)


def test_a_case_with_a_wrong_position_names_its_line() -> None:
    text = "game: nightfall\nstart:\n  players:\n    P1:\n      hand: [vulko]\n      deck: [vulca]\n"
    (case,) = parse(text, "wrong.case.yaml")
    outcome = run_case(case)
    assert not outcome.passed
    assert outcome.place == "wrong.case.yaml[1]:6"


CASE = """\
game: nightfall
start: {phase: claim, wounds: {face_up: [burn], exiled: [bite, burn]}, commons: {vulko: 7},
  players: {P1: {hand: [vulko, bite], discard: [bite, burn], play: [vulko, {card: big-ghost, health: 1}]}}}
expect: {%s}
"""


@pytest.mark.parametrize(
    ("expected", "passes"),
    [
        ("players: {P1: {hand: [bite, vulko]}}", True),
        ("players: {P1: {discard: [bite, burn]}}", True),
        ("players: {P1: {discard: [burn, bite]}}", False),
        ("players: {P1: {play: [vulko, {card: big-ghost, health: 1}]}}", True),
        ("players: {P1: {play: [{card: vulko, health: 3}, {card: big-ghost}]}}", True),
        ("players: {P1: {play: [vulko, big-ghost]}}", False),
        ("players: {P1: {play: [big-ghost, vulko]}}", False),
        ("players: {P1: {play: [vulko]}}", False),
        ("players: {P1: {wounds: 3, hidden: []}, P2: {wounds: 0}}", True),
        ("players: {P1: {wounds: 2}}", False),
        ("wounds: {exiled: [burn, bite]}", True),
        ("exiled: [], chain: [], commons: {vulko: 7}", True),
        ("effects: {no_text_block: []}, doubled: false", True),
        ("phase: chain", False),
    ],
)
def test_what_a_case_compares(expected: str, passes: bool) -> None:
    (case,) = parse(CASE % expected)
    assert run_case(case).passed == passes


def test_hands_in_a_draft_are_refused() -> None:
    """NF-1.2."""
    position = GAME.new(Options(3), 5).position()
    position["players"]["P2"]["hand"] = ["bad-smoke"]
    with pytest.raises(BadInput) as refusal:
        GAME.load(position, Options(3), 5)
    assert refusal.value.where == "players.P2.hand"


def test_a_draft_says_who_begins_only_if_that_is_known() -> None:
    """NF-1.2: it is known by an option, or in a later game of a series."""
    for first, words in ((-1, {}), (2, {"active": "P3", "first": "P3"})):
        options = Options(3, first=first)
        position = GAME.new(options, 5).position()
        assert {key: position[key] for key in ("active", "first") if key in position} == words
        assert GAME.load(position, options, 5).position() == position
    later = position | {"first": "P2", "active": "P2", "series": {"game": 4, "totals": {"P1": 9, "P2": 8, "P3": 7}}}
    state = GAME.load(later, Options(3, series=True), 5)
    assert state.position() == later
    while state.decisions[0].kind == "draft":
        state.play(state.seat, state.legal(state.seat)[0])
    assert state.position()["first"] == "P2"


def test_what_can_be_listed_can_be_loaded_again() -> None:
    """A player has at most seven equal minions in play, so that each has its own name."""
    state = load(
        players(play=["vulko x7"], hand=["vulko", "big-ghost"])
        | {"phase": "chain", "active": "P1", "chain": [], "wounds": {"face_up": ["bite x60"]}}
    )
    for _ in range(10):
        lines = [move.line for move in state.decisions[0].moves]
        state.apply("P1 chain vulko" if "P1 chain vulko" in lines else lines[-1])
        assert GAME.load(state.position(), Options(2), 1).position() == state.position()


@pytest.mark.parametrize(
    "pending",
    [
        {"decision": "resolve", "seat": "P1", "attacks": [{"attacker": {"card": "vulko"}, "target": "P2"}]},
        {"decision": "resolve", "seat": "P1", "attacks": [{"attacker": "vulko", "target": "P2", "blockers": [1]}]},
        {"decision": "resolve", "seat": "P1"},
        {"decision": "block", "seat": "P2", "about": "vulko"},
        {"decision": "attack", "seat": "P1"},
        {"decision": "nothing", "seat": "P1"},
    ],
)
def test_what_is_pending_without_sense_is_refused(pending: dict[str, Any]) -> None:
    position = {"players": {"P1": {"play": ["vulko"]}, "P2": {"play": ["vulko"]}}, "pending": pending}
    with pytest.raises(BadInput) as refusal:
        GAME.load(position, Options(), 1)
    assert refusal.value.where.startswith("pending")


def test_the_longest_games_have_positions() -> None:
    options = Options(players=5, turn_limit=MAX_TURNS)
    position = {"phase": "claim", "turn": 5 * MAX_TURNS, "players": {"P1": {"hand": ["bite"]}}}
    state = GAME.load(position | {"wounds": {"face_up": ["bite"]}}, options, 1)
    assert GAME.load(state.position(), options, 1).position() == state.position()
    position["turn"] = 5 * MAX_TURNS + 1
    with pytest.raises(BadInput):
        GAME.load(position, options, 1)
