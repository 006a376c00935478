"""What cases of chapters 10 to 12 cannot show: previews, secrets, copies, and positions as a seat sees them."""

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Any

import pytest

from noctuary.games.nocturne.game import GAME
from noctuary.games.nocturne.rules.counting import objectives
from noctuary.games.nocturne.rules.course.state import Nocturne
from noctuary.games.nocturne.shown.wire import Challenge
from noctuary.kernel.base.messages import BadInput, IllegalMove
from noctuary.kernel.base.positions import expand
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.play.match import Match
from noctuary.tables.live.helping import explain
from noctuary.tables.setup import Seat, TableSetup
from tests.games.trials import wander
from tests.invariants import masked
from tests.nocturne.trial import SCENARIOS
from tests.refusals import refused

SQUARE = "egg feather\nduode egg\n"
ALONE = {"mode": "solo"}


def loaded(start: dict[str, Any], **options: Any) -> Nocturne:
    """A game with this position."""
    return GAME.load(expand(start), GAME.options(options), 1)


def foreseen(start: dict[str, Any], move: str, **options: Any) -> list[list[str]]:
    """The preview of a move on several tables that its seat takes to be possible."""
    state = loaded(start, **options)
    seats = [Seat("human", f"Player {number}") for number in range(state.options.players)]
    match = Match(TableSetup(GAME, state.options, seats, 1))
    match.state = state
    told = []
    for revision in range(12):
        match.revision = revision
        told.append([message.id for message in explain.about_line(match, 0, move).preview])
    return told


def test_noc_4_2_previews_end_where_a_tile_is_drawn() -> None:
    """The last tile of the stack is kept without a question, and nobody knows in advance whether it reaches a goal."""
    players = {"P1": {"tokens": [4, 5], "tiles": ["skull-ram", "feather", "egg"]}, "P2": {}}
    start = {"forest": "chest egg", "stack": ["herb-a-3"], "twilight_goals": [10], "players": players}
    assert foreseen(start, "P1 cast 4 a1", players=2) == [["nocturne-win"]] * 12


@pytest.mark.parametrize("goals", [[], [1]])
def test_noc_6_7_previews_end_where_the_forest_is_dealt_anew(goals: list[int]) -> None:
    """The first spell of moonlight is forced here, but nobody knows in advance on which tile."""
    start: dict[str, Any] = {"forest": "egg", "stack": ["herb-a-3"], "moonlight_goals": goals}
    start["players"] = {"P1": {"tokens": [4]}, "P2": {}}
    assert foreseen(start, "P1 cast 4 a1", mode="solo") == [["nocturne-win", "nocturne-round-end"]] * 12


def test_noc_10_1_previews_end_where_a_card_is_turned() -> None:
    deck = ["E >=6 5 offers", "E <=4 2 offers", "E +1 1 keeps"]
    players = {"P1": {"tokens": [4, 7]}, "P2": {"tokens": [5, 6]}}
    start = {"forest": "egg egg egg", "solo": {"deck": deck}, "players": players}
    assert foreseen(start, "P1 cast 4 a1", mode="solo") == [[]] * 12
    assert foreseen(start, "P1 cast 7 a1", mode="solo") == [["nocturne-win"]] * 12


CONTRADICTIONS: dict[str, list[dict[str, Any]]] = {
    "players": [{"players": 0}, {"players": 5}, {"players": 5, "mode": "family"}],
    "mode": [{"mode": "duel"}],
    "solo-players": [{"players": 2, "mode": "solo"}],
    "solo-mode": [{"players": 1, "mode": "standard"}, {"players": 1, "mode": "advanced"}],
    "solo-first": [{"mode": "solo", "first": "P2"}],
    "first": [{"players": 2, "first": "P3"}],
    "family-players": [{"players": 1, "mode": "family"}],
    "family-advanced": [{"mode": "family", "advanced": True}],
    "contradiction": [{"mode": "standard", "advanced": True}, {"mode": "advanced", "advanced": False}],
    "runes-family": [{"mode": "solo", "runes": False}, {"runes": False}],
    "small-family": [{"small": True}, {"small": True, "mode": "family", "players": 3}],
    "scenario": [{"scenario": number} for number in (0, 99, -1, True)],
    "scenario-mode": [{"scenario": 1, "mode": "standard", "players": 2}, {"scenario": 1, "mode": "family"}],
    "scenario-side": [{"scenario": 1, "advanced": False}],
    "scenario-characters": [{"scenario": 1, "characters": chosen} for chosen in ("chosen", ["redd"])],
    "scenario-modifications": [{"scenario": 1, "modifications": ["chest-hunt"]}],
    "challenger-solo": [{"scenario": 1, "challenger": "P2"}],
    "challenger": [{"scenario": 1, "players": 3, "challenger": "P4"}],
    "challenger-alone": [{"players": 3, "challenger": "P2"}, {"players": 3, "challenger": "P1"}],
    "modification": [{"modifications": ["fog"]}, {"modifications": 3}],
    "modification-twice": [{"modifications": ["chest-hunt", "chest hunt"]}],
    "modification-family": [{"mode": "family", "modifications": ["chest-hunt"]}],
    "characters": [{"players": 2, "characters": characters} for characters in (["redd"], ["redd", "redd"])],
    "character": [{"players": 2, "characters": ["redd", "ruth"]}],
    "option-truth": [{"mode": "family", "runes": "no"}, {"small": "no", "mode": "family"}, {"advanced": "no"}],
    "option-unknown": [{"fog": True}],
}


@pytest.mark.parametrize(
    ("options", "reason"), [(options, reason) for reason, every in CONTRADICTIONS.items() for options in every]
)
def test_noc_12_1_options_that_contradict_each_other_are_refused(options: dict[str, Any], reason: str) -> None:
    with refused(reason if reason.startswith("option-") else f"nocturne-option-{reason}"):
        GAME.options(options)


@pytest.mark.parametrize(
    ("given", "full"),
    [
        ({}, {"players": 2}),
        ({"players": 1}, {"players": 1, "mode": "solo"}),
        ({"mode": "solo"}, {"players": 1, "mode": "solo"}),
        ({"mode": "solo", "advanced": True}, {"players": 1, "mode": "solo"}),
        ({"mode": "solo", "advanced": False}, {"players": 1, "mode": "solo", "advanced": False}),
        ({"mode": "solo", "first": "P1"}, {"players": 1, "mode": "solo", "first": "P1"}),
        ({"advanced": True}, {"players": 2, "mode": "advanced"}),
        ({"advanced": False}, {"players": 2}),
        ({"mode": "family"}, {"players": 2, "mode": "family"}),
        ({"mode": "family", "advanced": False, "runes": False}, {"players": 2, "mode": "family", "runes": False}),
        ({"scenario": 3}, {"players": 1, "mode": "solo", "scenario": 3}),
        ({"scenario": 3, "challenger": "P1"}, {"players": 1, "mode": "solo", "scenario": 3}),
        ({"scenario": 3, "mode": "advanced"}, {"players": 2, "mode": "advanced", "scenario": 3}),
        (
            {"scenario": 20, "players": 4, "challenger": "P2"},
            {"players": 4, "mode": "advanced", "scenario": 20, "challenger": "P2"},
        ),
        (
            {"scenario": 20, "players": 4, "challenger": "P4"},
            {"players": 4, "mode": "advanced", "scenario": 20, "challenger": "P4"},
        ),
        (
            {"modifications": ["precious gems", "twisted trees"]},
            {"players": 2, "modifications": ["twisted-trees", "precious-gems"]},
        ),
        ({"modifications": "chest hunt"}, {"players": 2, "modifications": ["chest-hunt"]}),
    ],
)
def test_noc_12_1_what_is_left_out_follows_from_the_rest(given: dict[str, Any], full: dict[str, Any]) -> None:
    assert GAME.options(given).mapping() == full
    assert GAME.options(full).mapping() == full


# Messages.


def told(start: dict[str, Any], *lines: str, **options: Any) -> list[str]:
    """The messages of these moves: ids with their arguments, except the seat."""
    state = GAME.load(start, GAME.options(options), 1, listen=True)
    assert state.events is not None
    for line in lines:
        state.apply(line)
    return [
        " ".join([event.id.removeprefix("nocturne-"), *(f"{k}={v}" for k, v in event.arguments.items() if k != "seat")])
        for event in state.events
    ]


def alone(deck: list[str], mine: list[Any], its: list[Any], **more: Any) -> dict[str, Any]:
    """A solo game on four tiles, with this deck and these tokens."""
    players = {"P1": {"tokens": mine}, "P2": {"tokens": its}}
    return {"forest": SQUARE, "solo": {"deck": deck}, "players": players, **more}


HAND = [2, 4, 7]
BESIDE = "cell_from=a1 cell=b1"
ABOVE = f"above token=3 token_highest=2; direction direction=E {BESIDE}"
SPRITE = {"tokens": ["P1:6", "P1:5", "P1:5", "P1:3"]}
FIRST = {"opener": "P2"}
REST = {"opener": "P2", "open_next_to": "a1", "forest": "- feather\nduode egg\n"}
CORNER = REST | {"forest": "- feather egg\negg - -\n"}

WHY: list[tuple[dict[str, Any], list[str], str]] = [
    (alone(["E +1 3 offers"], HAND, [3, 6]), ["2 a1"], ABOVE),
    (
        alone(["N >=4 3 keeps"], HAND, [3, 6]),
        ["2 a1"],
        f"at-least token=6 token_highest=2 number=4; turned direction=N {BESIDE}",
    ),
    (
        alone(["W <=4 2 offers"], HAND, [3, 6]),
        ["2 a1"],
        f"at-most token=3 token_highest=2 number=4; turned direction=W {BESIDE}",
    ),
    (alone(["N >=6 5 offers"], HAND, [3, 5]), ["2 a1"], "none-at-least token_highest=2 number=6"),
    (
        alone(["E +1 3 offers", "E <=4 2 offers"], HAND, [3, 5]),
        ["2 a1", "4 b2"],
        f"{ABOVE}; card solo=E <=4 2 offers; none-at-most token_highest=4 number=4; "
        "offers token=3 solo=E <=4 2 offers; offer token=3",
    ),
    (
        alone(["E +1 3 offers", "E <=6 4 keeps"], HAND, [3, "star"]),
        ["2 a1", "4 b2"],
        f"{ABOVE}; card solo=E <=6 4 keeps; none-at-most token_highest=4 number=6; keeps solo=E <=6 4 keeps",
    ),
    (alone(["E +1 3 offers"], HAND, [3], sprite=SPRITE), ["2 a1", "4 b2"], f"{ABOVE}; keeps-full token=3"),
    # Chance decides which of the two cards it is.
    (
        alone([], [1, 3], [2, 7], solo={"used": ["N +1 3 offers"], "card": "N +1 1 keeps"}),
        ["1 a2"],
        "reshuffled number=2; card solo=N +1 * *; "
        "above token=2 token_highest=1; direction direction=N cell_from=a2 cell=a1",
    ),
    (alone(["E +1 3 offers"], [5], [3, 6], **REST), [], f"start token=3; direction direction=E {BESIDE}"),
    (
        alone(["N >=6 5 offers"], [6], [3, "star"], **REST),
        [],
        f"start-lower token=3 number=5; turned direction=N {BESIDE}",
    ),
    (
        alone(["S <=4 2 offers"], [6], [3, "star"], **REST),
        [],
        "start-higher token=3 number=2; direction direction=S cell_from=a1 cell=a2",
    ),
    (alone(["N <=4 2 offers"], [6], [3, "star"], **CORNER), [], "cornered token=3 cell=a2"),
    (alone(["N +1 1 keeps"], [6], [3, "star"], **FIRST), [], "start-higher token=3 number=1; first-tile cell=a1"),
    (
        alone(["N >=6 5 offers"], [6], [2, 5, "star"], **FIRST, first_spell=True),
        [],
        "first-spell token=2; first-tile cell=a1",
    ),
]
"""Positions, the player's spells, and what the opponent says after the first card."""


@pytest.mark.parametrize(("start", "spells", "why"), WHY)
def test_noc_10_3_the_opponent_says_what_it_does_and_why(start: dict[str, Any], spells: list[str], why: str) -> None:
    seen = told(start, *(f"P1 cast {spell}" for spell in spells), **ALONE)
    said = [event.removeprefix("solo-") for event in seen if event.startswith("solo-") or event == "offer token=3"]
    expected = [f"card solo={card}" for card in start["solo"].get("deck", [])[:1]] + why.split("; ")
    for event, wanted in zip(said, expected, strict=True):
        assert fnmatchcase(event, wanted)


def test_noc_10_1_what_the_opponent_does_is_told_of_its_seat() -> None:
    start = alone([], [1, 3], [2, 7], solo={"used": ["N +1 3 offers"]})
    state = GAME.load(start, GAME.options(ALONE), 1, listen=True)
    state.apply("P1 cast 1 a2")
    assert state.events is not None
    assert [event.arguments["seat"] for event in state.events] == ["P1"] + ["P2"] * 5


def test_noc_11_1_nobody_offers_in_the_family_game() -> None:
    start = {"forest": SQUARE, "players": {"P1": {"tokens": [2, 5]}, "P2": {"tokens": [3]}}}
    seen = told(start, "P1 cast 2 a1", "P2 cast 3 b1", "P1 cast 5 b2", mode="family")
    assert seen[-1] == "win tile=egg token=5 cell=b2 how=unbeatable"


def test_noc_11_3_moonlight_of_the_family_game_has_no_goals() -> None:
    start = {"forest": "egg", "stack": ["feather"] * 16, "players": {"P1": {"tokens": [2]}, "P2": {"tokens": [3]}}}
    assert told(start, "P1 cast 2 a1", mode="family")[-2:] == ["round-end number=1", "moonlight-family"]


def test_noc_10_2_prompts_say_whether_one_may_pass() -> None:
    start = {"forest": SQUARE, "first_spell": True, "players": {"P1": {"tokens": [2, 3]}, "P2": {"tokens": [3, 6]}}}
    assert loaded(start, mode="solo").decisions[0].prompt.id == "nocturne-ask-open-first-solo"
    together = loaded(start, players=2)
    assert together.decisions[0].prompt.id == "nocturne-ask-open-first"
    together.apply("P1 cast 2 a1")
    assert together.decisions[0].prompt.id == "nocturne-ask-cast"
    double = loaded(start, players=2, modifications=["double-competition"])
    double.apply("P1 cast 2 a1")
    assert double.decisions[0].prompt.id == "nocturne-ask-cast-two-higher"


@pytest.mark.parametrize(
    ("skulls", "id", "arguments"),
    [
        (16, "nocturne-result-solo-no-band", {"seat": "P1", "number": 48}),
        (17, "nocturne-result-solo", {"seat": "P1", "number": 51, "band": 50}),
        (40, "nocturne-result-solo", {"seat": "P1", "number": 120, "band": 110}),
    ],
)
def test_noc_10_9_the_result_names_the_band(skulls: int, id: str, arguments: dict[str, Any]) -> None:
    start = {"round": "over", "players": {"P1": {"tiles": ["skull-ram"] * skulls}}}
    result = loaded(start, mode="solo").result
    assert result is not None
    assert (result.reason.id, result.reason.arguments) == (id, arguments)
    other_side = loaded(start, mode="solo", advanced=False).result
    assert other_side is not None
    assert other_side.reason.id == id


def test_noc_7_4_the_result_says_who_had_as_many_points() -> None:
    ram = {"tiles": ["skull-ram"]}
    start = {"round": "over", "designated_opener": "P2", "players": {"P1": {}, "P2": ram, "P3": ram}}
    result = loaded(start, players=3).result
    assert result is not None
    assert result.reason.id == "nocturne-result-opener"
    assert result.reason.arguments == {"seat": "P2", "number": 3, "seat_other": ["P3"]}


def test_noc_11_3_the_result_names_all_who_share_the_victory() -> None:
    ram = {"tiles": ["skull-ram"]}
    start = {"round": "over", "players": {"P1": {"tiles": []}, "P2": ram, "P3": ram}}
    result = loaded(start, mode="family", players=3).result
    assert result is not None
    assert result.ranking == [[1, 2], [0]]
    assert result.reason.id == "nocturne-result-shared"
    assert result.reason.arguments == {"seat": ["P2", "P3"], "number": 3}


# Aims

MIDDLE: dict[str, Any] = {
    "round": "moonlight",
    "forest": "egg feather duode\nP1:3 P2:s4 P1:s3\n",
    "cast": ["P1 s5 a1"],
    "sprite": {"tokens": ["P2:6", "P2:5", "P1:4", "P1:3"], "tiles": ["egg"]},
    "twilight_goals": {1: "P1", 2: "gone", 3: "P2"},
    "deeds": {"P1": {"cornered": 2}, "P2": {"last_space": True}},
    "players": {
        "P1": {
            "tokens": [2, 5],
            "shadows": [6],
            "tiles": ["runestone-egg", "runestone-egg", "runestone-skull", "herb-wild", "herb-a-1", "mirror"],
            "concoctions": ["S4"],
        },
        "P2": {"tokens": [7, "star"], "tiles": ["egg", "egg"], "concoctions": [1]},
    },
}


@pytest.mark.parametrize(
    ("aim", "first", "second"),
    [
        ("shadows_received=0", 3, 1),
        ("twilight_cornered=0", 2, 0),
        ("last_sprite_space_held", 0, 1),
        ("all_sprite_spaces_held", 0, 0),
        ("moonlight_sprite_tiles=0", 0, 0),
        ("twilight_goals>=2", 1, 1),
        ("tiles:mirror+wild=0", 2, 0),
        ("tiles:wild>=1", 1, 0),
        ("tiles:herb>=1", 2, 0),
        ("distinct_runestones>=3", 2, 0),
        ("distinct_kinds=8", 3, 1),
        ("most_of_one_kind>=7", 3, 2),
        ("every_kind>=2", 0, 0),
        ("kinds_with_2_tiles>=1", 2, 1),
        ("kinds_with_3_tiles>=1", 1, 0),
        ("concoctions_complete>=3", 0, None),
        ("points:concoctions>=15", 2, None),
        ("points:twilight>=3", 3, 3),
        ("points:goals>=3", 3, 3),
        ("total>=60", 7, 11),
    ],
)
def test_noc_12_5_progress_of_aims_as_p1_sees_it(aim: str, first: int | None, second: int | None) -> None:
    seen = masked(loaded(MIDDLE, players=2), 0)
    assert [objectives.amount_of(seen, objectives.parse(aim), seat) for seat in (0, 1)] == [first, second]
    if second is None:
        assert not objectives.is_reached(seen, objectives.parse(aim), 1)


def test_noc_12_5_progress_while_sprite_tiles_are_taken() -> None:
    for round_, number in (("twilight", 0), ("moonlight", 1)):
        sprite = {"tokens": ["P1:6", "P2:5", "P1:4", "P1:3"], "tiles": ["egg", "duode", "feather", "mirror"]}
        start = {"round": round_, "forest": "-", "sprite": sprite, "players": {"P1": {}, "P2": {}}}
        state = loaded(start, players=2)
        taken = objectives.parse("moonlight_sprite_tiles=0")
        assert objectives.amount_of(state, taken, 0) == 0
        state.apply("P1 take egg")
        assert objectives.amount_of(state, taken, 0) == number
        assert objectives.is_reached(state, taken, 0) == (not number)
        assert objectives.is_reached(state, taken, 1)


@pytest.mark.parametrize(
    ("aim", "id", "arguments"),
    [
        ("total>=60", "total", {"number": 60}),
        ("points:skulls>=10", "points", {"row": "skulls", "number": 10}),
        ("full_set:herb", "full-set", {"set": "herb"}),
        ("tiles:chest>=3", "tiles", {"sort": "chest", "number": 3}),
        ("tiles:mirror+wild=0", "tiles-none", {"sort": "mirror-wild"}),
        ("distinct_kinds=8", "distinct-kinds-all", {"number": 8}),
        ("distinct_kinds<=5", "distinct-kinds-most", {"number": 5}),
        ("kinds_with_5_tiles>=2", "kinds-with-tiles", {"tiles": 5, "number": 2}),
        ("twilight_goals=0", "twilight-goals-none", {}),
        ("twilight_goals=3", "twilight-goals-all", {"number": 3}),
        ("last_sprite_space_held", "last-sprite-space-held", {}),
    ],
)
def test_noc_12_1_aims_in_words(aim: str, id: str, arguments: dict[str, Any]) -> None:
    words = objectives.parse(aim).words
    assert (words.id, words.arguments) == (f"nocturne-aim-{id}", arguments)


@pytest.mark.parametrize(
    "aim",
    ["", "luck>=3", "total", "total:eggs>=3", "total>3", "total>=", "points>=3", "points:total>=3", "points:luck>=3"]
    + ["full_set", "full_set:egg", "full_set:herb>=1", "tiles>=3", "tiles:egg", "tiles:egg+moss>=3", "kinds>=2"]
    + ["kinds_with_5_tiles", "kinds_with_5_tiles:egg>=2", "tiles_with_5_tiles:egg>=2", "distinct_kinds:egg>=2"]
    + ["last_sprite_space_held:egg", "last_sprite_space_held>=1", "all_sprite_spaces_held=1"],
)
def test_noc_12_1_aims_that_cannot_be_understood_are_refused(aim: str) -> None:
    with pytest.raises(BadInput) as refusal:
        objectives.parse(aim)
    assert (refusal.value.message.id, refusal.value.message.arguments) == ("nocturne-aim-unknown", {"text": aim})


# What a finished game counts for.


def test_noc_12_2_a_scenario_counts_for_its_challenger_alone() -> None:
    def challenge(state: Nocturne) -> Challenge:
        found = GAME.outcome(state, 1)["challenge"]
        assert found is not None
        return found

    start = {"round": "over", "players": {"P1": {}, "P2": {"tiles": ["skull-hoofed"] * 19}, "P3": {}}}
    state = loaded(start, scenario=1, players=3, challenger="P2")
    assert [GAME.outcome(state, seat)["track"] for seat in range(3)] == [None, "scenario", None]
    scenario = challenge(state)
    assert scenario["number"] == 1
    assert scenario["completed"]
    aims = [(aim["aim"], aim["value"], aim["target"], aim["met"]) for aim in scenario["aims"]]
    assert aims == [("total>=75", 76, 75, True), ("points:skulls>=10", 76, 10, True)]
    lost = loaded(start | {"players": {"P2": {"tiles": ["skull-hoofed"] * 5}}}, scenario=1, players=3, challenger="P2")
    assert [aim["met"] for aim in challenge(lost)["aims"]] == [False, True]
    assert not challenge(lost)["completed"]
    assert not lost.observe(0).view()["result"]["completed"]
    assert state.observe(0).view()["result"]["completed"]
    assert state.observe(0).view()["scenario"]["seat"] == "P2"


def test_noc_12_2_achievements_are_those_of_the_seat() -> None:
    start = {"round": "over", "players": {"P1": {}, "P2": {"tiles": ["chest"] * 3}}}
    state = loaded(start, players=2)
    assert [GAME.outcome(state, seat)["achieved"] for seat in (0, 1)] == [[], ["tiles:chest>=3"]]


def test_noc_10_9_the_band_counts_and_is_shown() -> None:
    for skulls, band in ((16, None), (17, 50)):
        state = loaded({"round": "over", "players": {"P1": {"tiles": ["skull-ram"] * skulls}}}, mode="solo")
        assert GAME.outcome(state, 0)["band"] == band
        assert state.observe(0).view()["result"]["band"] == band
    assert "band" not in loaded({"round": "over"}, players=2).observe(0).view()["result"]


def test_noc_12_1_the_campaign_lists_the_scenarios_as_they_are_set_up() -> None:
    listed = GAME.campaign("de")["scenarios"]
    assert [one["number"] for one in listed] == SCENARIOS
    assert len({one["name"] for one in listed} - {one["name"] for one in GAME.campaign("en")["scenarios"]}) > 15
    for one in listed:
        position = GAME.new(GAME.options({"scenario": one["number"]}), 1).position()
        assert [f"T{goal}" for goal in position["twilight_goals"]] == one["twilight"]
        assert [f"M{goal}" for goal in position["moonlight_goals"]] == one["moonlight"]
        assert one["twilight"] == sorted(one["twilight"], key=lambda goal: int(goal[1:]))
        assert one["moonlight"] == sorted(one["moonlight"], key=lambda goal: int(goal[1:]))
        assert position["players"]["P1"]["character"] == one["character"]
        assert one["aims"][0]["aim"] == f"total>={one['points']}"


# What a seat sees.


def test_noc_10_1_the_view_shows_the_cards_turned_and_counts_the_others() -> None:
    start = alone(["E +1 3 offers"], [2, 4, 7], [3, 6], players={})
    start["solo"] = {"deck": ["N +1 3 offers", "S <=6 4 keeps"], "card": "W >=4 3 keeps", "used": ["N +1 1 keeps"]}
    its = {"tokens": [3, 6], "tiles": ["feather", "egg"]}
    start["players"] = {"P1": {"tokens": [2, 4], "tiles": ["egg"], "character": "redd"}, "P2": its}
    state = loaded(start, **ALONE)
    seen = state.observe(0)
    assert seen.position()["solo"]["deck"] == 2
    view = seen.view()
    assert view["solo"] == {
        "seat": "P2",
        "card": {"id": "W >=4 3 keeps", "direction": "W", "power": ">=4", "start": 3, "offers": False},
        "deck": 2,
        "used": [{"id": "N +1 1 keeps", "direction": "N", "power": "+1", "start": 1, "offers": False}],
    }
    mine, its = view["seats"]
    assert (mine["opponent"], mine["faceDown"], mine["tiles"]) == (False, 0, ["egg"])
    assert (its["opponent"], its["faceDown"], its["tiles"]) == (True, 2, [])
    assert its["sheet"] == its["symbols"] == {}
    assert (view["mode"], view["abilities"]) == ("solo", True)
    state.apply("P1 cast 2 a1")
    assert state.observe(0).view()["solo"]["card"]["id"] == "N +1 3 offers"
    assert state.observe(0).view()["solo"]["card"]["offers"]


def test_noc_10_6_an_opponent_without_tokens_is_shown_as_passed() -> None:
    assert loaded(alone([], [2, 4], []), **ALONE).observe(0).view()["passed"] == ["P2"]


def test_noc_12_1_the_view_says_how_a_game_is_played() -> None:
    def view(**options: Any) -> Mapping[str, Any]:
        return GAME.new(GAME.options(options), 1).observe(0).view()

    assert view(players=2)["modifications"] == []
    assert view(players=2, modifications=["chest-hunt"])["modifications"] == ["chest-hunt"]
    assert view(mode="solo", advanced=False)["abilities"] is False
    assert [view(mode="family", runes=runes)["runes"] for runes in (True, False)] == [True, False]
    assert view(mode="family")["mode"] == "family"
    games: list[dict[str, Any]] = [{"mode": "family"}, {"mode": "solo"}, {"players": 3}]
    assert [view(**game)["sprite"]["spaces"] for game in games] == [0, 4, 5]
    twisted = view(players=3, modifications=["twisted-trees"])
    assert (twisted["columns"], twisted["rows"], len(twisted["cells"])) == (6, 5, 20)
    assert (view(players=3)["columns"], view(players=3)["rows"]) == (5, 4)


def test_noc_12_1_a_scenario_names_its_moonlight_goals_from_the_start() -> None:
    state = GAME.new(GAME.options({"scenario": 1}), 1)
    for seat in (-1, 0):
        seen = state.observe(seat)
        assert seen.position()["moonlight_goals"] == [8, 11, 12]
        assert seen.view()["moonlight"] == [{"goal": goal, "points": {}} for goal in ("8", "11", "12")]
        assert seen.determinize(Random(5)).position()["moonlight_goals"] == [8, 11, 12]
    hidden = GAME.new(GAME.options({"mode": "solo"}), 1)
    assert hidden.observe(0).position()["moonlight_goals"] == ["?", "?", "?"]


def test_noc_5_6_moonlight_goals_count_for_players_only() -> None:
    players = {"P1": {"tokens": [4, 5]}, "P2": {"tokens": [6]}}
    start = {"round": "moonlight", "forest": "P1:2 P2:3 egg egg", "moonlight_goals": [11], "players": players}
    assert loaded(start, mode="solo").observe(0).view()["moonlight"] == [{"goal": "11", "points": {"P1": 1}}]
    assert loaded(start, players=2).observe(0).view()["moonlight"] == [{"goal": "11", "points": {"P1": 1, "P2": 1}}]


def test_noc_12_3_what_is_hunted_for_lies_open() -> None:
    start = {"forest": "chest egg egg", "players": {"P1": {"tokens": [4, 5], "character": "abigail"}, "P2": {}}}
    state = loaded(start | {"sprite": {"tiles": ["duode"]}}, players=2, mode="advanced", modifications=["chest-hunt"])
    state.apply("P1 cast 4 a1")
    assert state.observe(1).view()["drawn"] is None
    state.apply("P1 ability none")
    assert state.observe(1).view()["drawn"] == {"tiles": ["chest"]}


def test_noc_10_1_imagined_decks_hold_the_cards_that_have_not_been_turned() -> None:
    state = GAME.new(GAME.options({"mode": "solo"}), 3)
    decks, streams = set(), set()
    for _ in wander(state, random := Random(3)):
        truth = state.position()["solo"]
        orders = []
        for _ in range(3):
            imagined = state.determinize(0, random)
            solo = imagined.position()["solo"]
            orders.append(solo["deck"])
            assert (solo.get("card"), solo["used"]) == (truth.get("card"), truth["used"])
            assert sorted(solo["deck"]) == sorted(truth["deck"])
            if len(truth["deck"]) > 5:
                decks.add(solo["deck"] == truth["deck"])
            assert isinstance(imagined, Nocturne)
            assert imagined.random is not None
            streams.add(imagined.random.next32())
        if len(truth["deck"]) > 5:
            decks.add(orders[0] == orders[1] == orders[2])
    assert decks == {False}
    assert len(streams) > 50


def test_noc_10_1_imagined_tables_need_not_come_from_a_real_game() -> None:
    """The position has more cards than the box, and tiles of the opponent that nobody knows."""
    deck = ["N +1 3 offers"] * 30
    state = loaded(alone([], [2, 4], [3, 6], solo={"deck": deck, "tiles": 2}), **ALONE)
    seen = state.observe(0)
    assert seen.position()["players"]["P2"]["tiles"] == ["?", "?"]
    imagined = [seen.determinize(Random(seed)).position()["solo"]["deck"] for seed in range(3)]
    assert [len(cards) for cards in imagined] == [30, 30, 30]
    assert len({tuple(cards[24:]) for cards in imagined}) == 3
    few = loaded(alone(["N +1 3 offers"], [2, 4], [3, 6]), **ALONE).observe(0)
    assert len(few.determinize(Random(1)).position()["solo"]["deck"]) == 1


def test_noc_10_8_unknown_tiles_of_the_opponent_may_still_be_any() -> None:
    start = alone([], [2, 4], [3, 6], solo={"tiles": 2}, stack=["egg"] * 76)
    stack = loaded(start, **ALONE).observe(0).determinize(Random(1)).position()["stack"]
    assert stack.count("mirror") == stack.count("chest") == 5


def test_noc_10_10_an_observation_does_not_hold_what_chance_will_bring() -> None:
    seen = masked(GAME.new(GAME.options(ALONE), 7), 0)
    assert seen.random is not None
    assert seen.random.next32() == Random(0).next32()


def test_noc_11_1_imagined_stacks_hold_no_tiles_that_are_not_in_play() -> None:
    for options in ({"mode": "family", "runes": False}, {"players": 2, "modifications": ["ready-to-brew"]}):
        state = GAME.new(GAME.options(options), 1)
        for seed in range(3):
            stack = state.observe(0).determinize(Random(seed)).position()["stack"]
            assert sorted(stack) == sorted(state.position()["stack"])


def test_noc_12_3_a_hunted_chest_is_not_in_imagined_stacks() -> None:
    """Four chests are won; the fifth is being used for a hunt."""
    start: dict[str, Any] = {"forest": "chest egg egg", "stack": ["egg"] * 60, "players": {}}
    start["players"] = {"P1": {"tokens": [4, 5], "tiles": ["chest"] * 4}, "P2": {}}
    state = loaded(start, players=2, modifications=["chest-hunt"])
    state.apply("P1 cast 4 a1")
    for seed in range(5):
        assert "chest" not in state.observe(0).determinize(Random(seed)).position()["stack"]


def test_noc_10_10_chance_comes_from_the_seed() -> None:
    start = alone([], [2, 4], [3, 6])
    streams = [GAME.load(start, GAME.options(ALONE), seed).random for seed in (1, 1, 2)]
    numbers = [stream.next32() for stream in streams if stream is not None]
    assert numbers[0] == numbers[1] != numbers[2]
    used = [f"{direction} +1 3 offers" for direction in "NESW"] * 3
    orders = set()
    for seed in range(3):
        state = GAME.load(start | {"solo": {"used": used}}, GAME.options(ALONE), seed)
        state.apply("P1 cast 2 a1")
        orders.add(str(state.position()["solo"]))
    assert len(orders) == 3


def test_noc_10_1_what_chance_decided_cannot_be_taken_back() -> None:
    state = loaded(alone(["N +1 3 offers"], [2, 4], [3, 6]), **ALONE)
    before = state.revealed_to(0)
    state.apply("P1 cast 2 a1")
    assert state.clone().revealed_to(0) == state.revealed_to(0) > before
    dusk = loaded({"forest": "egg", "stack": ["egg"] * 16, "players": {"P1": {"tokens": [3]}, "P2": {}}}, mode="family")
    before = dusk.revealed_to(0)
    dusk.apply("P1 cast 3 a1")
    assert dusk.revealed_to(0) > before


# Positions


@pytest.mark.parametrize(
    "position",
    [
        {"round": "over", "sprite": {"tokens": ["P1:5", "P2:4"], "tiles": [], "turned": 0}},
        {"round": "over", "sprite": {"tokens": ["P1:5", "P2:4"], "tiles": [], "turned": 1}},
        {"round": "over", "sprite": {"tokens": ["P1:5", "P2:4"], "tiles": []}},
        {"round": "over", "players": {"P2": {"tiles": ["?", "?"]}}},
    ],
)
def test_noc_7_1_positions_of_finished_games_come_back_as_they_were(position: dict[str, Any]) -> None:
    players = {"P1": {"tokens": [3, 4]}, "P2": {"tokens": [5]}}
    written = loaded({"forest": "egg egg egg", "players": players} | position, **ALONE).position()
    assert {key: written[key] for key in position if key != "players"} == {
        key: value for key, value in position.items() if key != "players"
    }
    assert loaded(written, **ALONE).position() == written


def test_noc_12_3_a_position_in_a_mirrors_draw_lets_no_chest_be_hunted_with() -> None:
    stack = ["chest", "egg", "duode", "feather", "feather", "feather"]
    players = {"P1": {"tiles": ["mirror", "chest"]}, "P2": {}}
    start = {"round": "moonlight", "forest": "egg", "stack": stack, "players": players}
    options = {"players": 2, "modifications": ["chest-hunt"]}
    state = loaded(start, **options)
    state.apply("P1 mirror chest")
    assert state.decisions[0].kind == "keep-tile"
    again = loaded(state.position(), **options)
    assert again.position() == state.position()
    again.apply("P1 keep chest")
    assert again.position()["players"]["P1"]["tiles"] == ["mirror", "chest", "chest", "feather"]
    assert again.position()["round"] == "over"


def test_noc_12_3_a_hunt_is_declined_or_answered_when_it_is_asked_for() -> None:
    start = {"forest": "chest egg duode", "players": {"P1": {"tokens": [4, 5]}, "P2": {"tokens": []}}}
    state = loaded(start, players=2, modifications=["chest-hunt"])
    state.apply("P1 cast 4 a1")
    state.apply("P1 exchange none")
    assert state.position()["players"]["P1"]["tiles"] == ["chest"]
    choosing = GAME.new(GAME.options({"players": 2, "characters": "chosen", "modifications": ["chest-hunt"]}), 1)
    for move in ("exchange none", "exchange a1", "exchange egg"):
        with pytest.raises(IllegalMove) as refusal:
            choosing.apply(f"P{choosing.seat + 1} {move}")
        assert refusal.value.rule == "NOC-1.4"
