"""The log of events that the position alone does not show."""

from typing import Any

import pytest

from noctuary.games.nocturne import GAME, Options
from noctuary.kernel.parts.moves import NOBODY


def events(position: dict[str, Any], *lines: str, players: int = 2, **options: Any) -> list[str]:
    """The events of these moves, as seat and id."""
    state = GAME.load(position, Options(players, **options), 1, listen=True)
    assert state.events is not None
    state.events.clear()
    for line in lines:
        state.apply(line)
    return [f"{event.arguments['seat']} {event.id.removeprefix('nocturne-')}" for event in state.events]


def hands(*tokens: list[Any]) -> dict[str, Any]:
    return {f"P{seat + 1}": {"tokens": hand} for seat, hand in enumerate(tokens)}


def test_noc_2_6_a_win_without_passes_says_why() -> None:
    def how(forest: str, *players: list[Any], moves: tuple[str, ...]) -> object:
        state = GAME.load({"forest": forest, "players": hands(*players)}, Options(len(players)), 1, listen=True)
        for move in moves:
            state.apply(move)
        assert state.events is not None
        return next(event.arguments["how"] for event in state.events if event.id == "nocturne-win")

    square = "egg feather\negg feather\n"
    assert how(square, [1, "star"], [2, "star"], moves=("P1 cast star a1",)) == "star"
    assert how("egg - feather", [1, 3], [4, 5], moves=("P1 cast 3 a1",)) == "cornered"
    assert how("egg feather", [1, 3], [4, 5], moves=("P1 cast 3 a1", "P2 cast 5 b1")) == "enclosed"
    assert how(square, [1, 3], [2, 3], moves=("P1 cast 3 a1",)) == "unbeatable"
    assert how(square, [1, 3], [4, 5], moves=("P1 cast 3 a1", "P2 pass")) == "passed"


def test_noc_5_3_a_goal_for_the_most_says_how_many_and_with_whom() -> None:
    def goal(*control: str) -> str:
        """The twilight goal for most tokens in the forest, which is decided with the last tile."""
        start = {"forest": f"{' '.join(control)} egg", "twilight_goals": [4], "players": hands([4], [])}
        state = GAME.load(start, Options(2), 1, listen=True)
        state.apply("P1 cast 4 " + "abcd"[len(control)] + "1")
        assert state.events is not None
        found = [event for event in state.events if event.id.startswith("nocturne-goal")]
        return " ".join([found[0].id, *(str(value) for value in found[0].arguments.values())])

    assert goal("P1:3", "P2:3") == "nocturne-goal-most P1 T4 2"
    assert goal("P2:3", "P2:5", "P1:3") == "nocturne-goal-tie P1 T4 2 ['P2']"


def test_nobody_passes_when_a_spell_wins_at_once() -> None:
    """NOC-2.6: there is no free tile beside it, nobody who could answer, a star, or everybody has passed."""
    lonely = {"forest": "egg - feather", "players": hands([1, 3], ["star"])}
    assert events(lonely, "P1 cast 3 a1") == ["P1 open", "P1 win", "P1 opening-lost"]
    square = {"forest": "egg feather\negg feather\n"}
    assert events(square | {"players": hands([1, 3], [2, 3])}, "P1 cast 3 a1") == ["P1 open", "P1 win"]
    assert events(square | {"players": hands([1, "star"], [2, "star"])}, "P1 cast star a1") == ["P1 open", "P1 win"]
    three = square | {"players": hands([1, 5], [6], [3])}
    assert events(three, "P1 cast 5 a1", "P2 pass", players=3) == ["P1 open", "P2 pass", "P1 win"]


def test_who_must_pass_is_logged_as_passing() -> None:
    """NOC-2.3."""
    position = {"forest": "egg feather\negg feather\n", "players": hands([1, 5], [3], [6])}
    assert events(position, "P1 cast 5 a1", players=3) == ["P1 open", "P2 pass"]


def test_who_took_back_no_normal_token_is_not_asked_to_offer() -> None:
    """NOC-3.1: neither for a Shadow nor without a token; whoever could only offer a token that falls off is asked, and
    offers none.
    """
    start = {"round": "moonlight", "opener": "P2", "forest": "egg feather\negg feather\n"}
    position = {**start, "cast": ["P2 s4 a1"], "players": hands([1, 7], [5], [2])}
    assert events(position, "P1 cast 7 b1", players=3) == ["P1 cast", "P1 win"]
    normal = position | {"cast": ["P2 4 a1"]}
    assert events(normal, "P1 cast 7 b1", "P2 offer none", players=3)[-1] == "P2 offer-none"
    full = normal | {"sprite": {"tokens": ["P1:6", "P1:5", "P1:5", "P3:5", "P3:4"]}}
    assert events(full, "P1 cast 7 b1", players=3)[-2:] == ["P1 win", "P2 offer-none"]


def test_drawn_concoctions_are_secret_and_drawn_tiles_are_not() -> None:
    """NOC-4.1, NOC-4.2, NOC-1.5."""
    for forest, drawn, kept, secret in (
        ("runestone-egg feather", "draw-concoctions", "keep-concoction", True),
        ("chest feather", "draw-tiles", "keep-tile", False),
    ):
        stack = ["egg", "duode", "mirror"]
        position = {"forest": forest, "concoctions": [5, 6, 7], "stack": stack, "players": hands([1, 7], [2])}
        state = GAME.load(position, Options(), 1, listen=True)
        assert state.events is not None
        state.apply("P1 cast 7 a1")
        state.apply("P1 keep 6" if secret else "P1 keep duode")
        found = [event for event in state.events if event.id in (f"nocturne-{drawn}", f"nocturne-{kept}")]
        assert len(found) == 2
        for event in found:
            thing = "concoction" if secret else "tile"
            assert thing in event.seen_by(0).arguments
            assert (thing in event.seen_by(1).arguments) == (not secret)
            assert event.seen_by(1) == event.seen_by(-1)


def test_a_chest_is_exchanged_aloud_and_kept_in_silence() -> None:
    """NOC-12.3."""
    table = {"forest": "chest egg\nfeather feather\n", "stack": ["duode"], "players": hands([1, "star"], [2])}
    rules = ["chest-hunt"]
    kept = events(table, "P1 cast star a1", "P1 exchange none", modifications=rules)
    assert kept[:4] == ["P1 open", "P1 win", "P1 draw-tiles", "P1 keep-tile"]
    assert "P1 hunt-cell" in events(table, "P1 cast star a1", "P1 exchange b1", modifications=rules)
    board = {**table, "sprite": {"tiles": ["skull-ram"]}}
    assert "P1 hunt-sprite" in events(board, "P1 cast star a1", "P1 exchange skull-ram", modifications=rules)


def test_noc_8_7_the_view_says_what_things_would_give_to_its_seat_alone() -> None:
    players = {
        "P1": {"tokens": [1], "tiles": ["egg", "feather"], "concoctions": ["S1"]},
        "P2": {"tokens": [2], "tiles": ["egg"], "concoctions": ["S2"]},
    }
    start = {"forest": "egg    chest\nskull-ram feather\n", "players": players}
    state = GAME.load(start, Options(2), 1)
    assert state.observe(NOBODY).view()["gains"] == {}
    mine, theirs = (state.observe(seat).view()["gains"] for seat in (0, 1))
    assert mine["b2"]["rows"] == {"feathers": 2, "total": 2}
    assert theirs["a1"]["rows"] == {"eggs": 5, "total": 5}
    assert mine["b1"]["rows"] == {"chests": -1, "total": -1}
    assert (mine["a2"]["rows"]["concoctions"], mine["a2"]["brewed"]) == (2, ["S1"])
    assert (theirs["a2"]["brewed"], theirs["a2"]["nearer"]) == ([], ["S2"])
    last: dict[str, Any] = {"round": "moonlight", "forest": "egg", "players": hands([1], [2])}
    last["players"]["P1"]["tiles"] = ["egg", "mirror"]
    state = GAME.load(last, Options(2), 1)
    state.apply("P1 pass")
    state.apply("P2 pass")
    before = state.position()
    assert state.observe(0).view()["gains"]["egg"]["rows"] == {"eggs": 4, "total": 4}
    assert state.position() == before  # Determinizing changes nothing.


@pytest.mark.parametrize(
    ("tiles", "shared"),
    [
        (["feather"], [[], []]),
        (["herb-a-3"], [["herb"], ["herb"]]),
        (["herb-a-3", "herb-b-3"], [[], []]),
        (["herb-a-3", "tripti"], [[], []]),  # The first card is complete.
    ],
)
def test_noc_8_7_a_symbol_that_fits_two_cards_is_marked_as_shared(tiles: list[str], shared: list[list[str]]) -> None:
    """S8 asks for a mushroom and a herb, 16 for two mushrooms and a herb."""
    players = hands([1], [2])
    players["P1"] |= {"tiles": tiles, "concoctions": ["S8", "16"]}
    state = GAME.load({"forest": "egg feather\n", "players": players}, Options(2), 1)
    assert [card["shared"] for card in state.observe(0).view()["seats"][0]["concoctions"]] == shared


@pytest.mark.parametrize(
    ("mode", "mine", "theirs", "gain"),
    [
        ("solo", 2, 0, 4),  # 3 eggs at 2 each instead of 2 at 1 each
        ("solo", 4, 0, 8),  # 5 at 4 each instead of 4 at 3 each
        ("family", 2, 3, 6),  # level with the other: 3 at 4 each instead of 2 at 3 each
        ("standard", 2, 2, 6),  # 3 at 4 each instead of 2 at 3 each: the other opened
    ],
)
def test_noc_8_5_the_view_says_what_one_more_egg_gives(mode: str, mine: int, theirs: int, gain: int) -> None:
    players = {"P1": {"tokens": [4], "tiles": ["egg"] * mine}, "P2": {"tokens": [5], "tiles": ["egg"] * theirs}}
    start = {"forest": "egg feather\n", "opener": "P1", "designated_opener": "P2", "players": players}
    options = Options(1, mode="solo") if mode == "solo" else Options(2, mode=mode)
    assert GAME.load(start, options, 1).observe(0).view()["gains"]["a1"]["rows"]["eggs"] == gain


def test_noc_5_2_the_view_says_what_winning_a_cell_would_do_for_goals_of_position() -> None:
    """T7: an area of three cells; T1: the first to win with a 3; M8: corners, 2 points each."""
    forest = "P1:1 P1:2 feather\negg egg feather\n"

    def gains(**more: Any) -> dict[str, Any]:
        position = {"forest": forest, "players": hands([4, 6], [5, 7]), **more}
        found: dict[str, Any] = GAME.load(position, Options(2), 1).observe(0).view()["gains"]
        return found

    goals = {cell: gain["goals"] for cell, gain in gains(twilight_goals=[1, 7, 12]).items()}
    assert goals == {"c1": ["T7"], "a2": ["T7"], "b2": ["T7"], "c2": []}
    cast = gains(twilight_goals=[1, 7, 12], cast=["P1 3 c1", "P2 4 c2"])
    assert (cast["c1"]["goals"], cast["a2"]["goals"]) == (["T1", "T7"], ["T7"])

    def rows(*casts: str) -> dict[str, int]:
        found = gains(round="moonlight", moonlight_goals=[6, 8, 10], cast=list(casts))
        return {cell: gain["rows"].get("moonlight", 0) for cell, gain in found.items()}

    assert rows("P2 2 b2") == {"c1": 3, "a2": 3, "b2": 1, "c2": 2}
    assert rows("P2 2 b2", "P1 s3 c2") == {"c1": 3, "a2": 3, "b2": 1, "c2": 0}
