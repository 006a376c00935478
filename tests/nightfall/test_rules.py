"""Rules that cases cannot show: what chance deals, who sees what, and setups that are refused."""

from collections import Counter
from itertools import pairwise
from typing import Any, cast

import pytest

from noctuary.games.nightfall import GAME, Nightfall, Options, new
from noctuary.games.nightfall.rules.basis.facts import standard
from noctuary.games.nightfall.rules.course.claim import cost_of
from noctuary.kernel.base.messages import IllegalMove, Message
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.parts.moves import NOBODY, seat_name
from tests.refusals import refused

FACTS = standard()
SEEDS = range(30)
STARTERS = {"bad-smoke", "charlotte-reyes", "enraged-wight", "genesis-one", "jj-mcteague", "yuri-koroviev"}
WOUNDS = ("bite", "burn", "bleed")


def load(position: dict[str, Any], **options: Any) -> Nightfall:
    """A table with this position, which keeps its events."""
    return GAME.load(position, Options(**options), 1, listen=True)


def seen(state: Nightfall, seat: int) -> list[Message]:
    """All messages to a seat (-1: to a watcher)."""
    assert state.events is not None
    return [event.seen_by(seat) for event in state.events]


class Round:
    """A round of a draft: the cards that each seat could pick from, and its pick."""

    def __init__(self, offers: list[list[str]], picks: list[str]) -> None:
        self.offers: list[list[str]] = offers
        self.picks: list[str] = picks

    def left(self, seat: int) -> set[str]:
        """The cards that a seat passes on."""
        return set(self.offers[seat]) - {self.picks[seat]}


def drafted(seed: int, **options: Any) -> tuple[Nightfall, list[Round]]:
    """A game after its draft, in which the last seat picks first, and the rounds of the draft."""
    state = new(Options(**options), seed, listen=True)
    rounds: list[Round] = []
    while state.decisions[0].kind == "draft":
        decisions = state.decisions
        assert [decision.seat for decision in decisions] == list(range(state.options.players)), "all pick at once"
        offers = [[move.line.split()[-1] for move in decision.moves] for decision in decisions]
        picks = [hand[(seed + seat) % len(hand)] for seat, hand in enumerate(offers)]
        for seat in reversed(range(state.options.players)):
            state.apply(f"{seat_name(seat)} draft {picks[seat]}")
        rounds.append(Round(offers, picks))
    return state, rounds


def check_passing(rounds: list[Round], dealt: int) -> set[str]:
    """Everybody is dealt different cards and passes the rest to the left. Returns all cards dealt."""
    players = len(rounds[0].offers)
    cards = {card for hand in rounds[0].offers for card in hand}
    assert len(cards) == dealt * players
    assert not cards & STARTERS
    for before, after in pairwise(rounds):
        for seat in range(players):
            assert set(after.offers[(seat + 1) % players]) == before.left(seat)
    return cards


def private(state: Nightfall, seat: int) -> dict[str, int]:
    return cast(dict[str, int], state.position()["players"][seat_name(seat)]["private"])


# Chapter 1: setup.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nf_1_1_ten_wounds_a_player_lie_face_up(players: int) -> None:
    tops = set()
    for seed in SEEDS:
        wounds = new(Options(players=players, draft="quick-start"), seed).position()["wounds"]
        assert len(wounds["face_up"]) == 10 * players
        assert Counter(wounds["face_up"] + wounds["face_down"]) == dict.fromkeys(WOUNDS, 20)
        assert wounds.get("exiled", []) == []
        tops.add(tuple(wounds["face_up"][:3]))
    assert len(tops) > 5


def test_nf_1_2_everybody_starts_with_two_of_each_starter_and_5_in_hand() -> None:
    hands = set()
    for seed in SEEDS:
        for player in new(Options(players=4, draft="quick-start"), seed).position()["players"].values():
            assert len(player["hand"]) == 5
            assert Counter(player["hand"] + player["deck"]) == dict.fromkeys(STARTERS, 2)
            hands.add(tuple(sorted(player["hand"])))
    assert len(hands) > 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nf_1_3_two_private_archives_and_a_card_for_the_commons(players: int) -> None:
    for seed in SEEDS:
        state, rounds = drafted(seed, players=players, draft="normal")
        dealt = check_passing(rounds, 4)
        assert [len(round.offers[0]) for round in rounds] == [4, 3, 2]
        for seat in range(players):
            assert private(state, seat) == {rounds[0].picks[seat]: 7, rounds[1].picks[seat]: 7}
        commons = state.position()["commons"]
        assert len(commons) == 8
        assert set(commons.values()) == {7}
        assert set(commons) & dealt == set(rounds[2].picks)
        assert not set(commons) & STARTERS


def test_nf_1_3_promos_are_three_more_draft_cards() -> None:
    for promos in (False, True):
        found = set()
        for seed in SEEDS:
            state, rounds = drafted(seed, players=5, draft="normal", promos=promos)
            found |= check_passing(rounds, 4) | set(state.position()["commons"])
        assert len(found) == (27 if promos else 24)
        assert (found >= {"lisaveta-florescu", "shadow-seven", "zombie-horde"}) == promos


def test_nf_1_4_the_draft_for_two() -> None:
    for seed in SEEDS:
        state, rounds = drafted(seed, players=2)
        dealt = check_passing(rounds, 4)
        assert [len(round.offers[0]) for round in rounds] == [4, 3, 2]
        for seat in (0, 1):
            assert private(state, seat) == {rounds[1].picks[seat]: 7, rounds[2].picks[seat]: 7}
        commons = state.position()["commons"]
        assert len(commons) == 8
        assert set(commons) & dealt == rounds[2].left(0) | rounds[2].left(1)
        for seat in (0, 1):
            secret = rounds[0].picks[seat]
            assert secret not in private(state, 0) | private(state, 1) | commons
            for other in (-1, 1 - seat):
                assert secret not in str(state.observe(other).position())
                assert all(secret not in str(message.arguments) for message in seen(state, other))
            assert any(secret in str(message.arguments) for message in seen(state, seat))


def test_nf_1_5_pairs_at_random_and_commons_beside_them() -> None:
    printed = [{FACTS.card_ids[card] for card in pair} for pair in FACTS.pairs[0]]
    dealt: list[set[int]] = [set(), set(), set()]
    for seed in SEEDS:
        state = new(Options(players=3, draft="quick-start"), seed)
        pairs = [set(private(state, seat)) for seat in range(3)]
        for seat, pair in enumerate(pairs):
            dealt[seat].add(printed.index(pair))
        commons = set(state.position()["commons"])
        assert len(commons) == 8
        assert len(commons | pairs[0] | pairs[1] | pairs[2]) == 14
    assert all(len(found) == 6 for found in dealt)


@pytest.mark.parametrize("players", [2, 5])
def test_nf_1_7_chance_decides_who_begins(players: int) -> None:
    states = [new(Options(players=players, draft="quick-start"), seed) for seed in range(60)]
    assert {state.position()["active"] for state in states} == {seat_name(seat) for seat in range(players)}
    assert all(state.position()["first"] == state.position()["active"] for state in states)


# Chapters 2 to 9: who sees what.


def test_nf_2_3_everybody_sees_exiled_cards_also_from_a_hand() -> None:
    chain = [{"card": "ivan-radinsky", "seat": "P1", "kicked": True}]
    players = {"P1": {"hand": ["vulko", "burn", "bite"]}, "P2": {}}
    state = load({"phase": "chain", "wounds": {"face_up": ["bite"] * 9}, "chain": chain, "players": players})
    state.apply("P1 exile burn")
    for seat in (-1, 0, 1):
        found = [message for message in seen(state, seat) if message.id == "nightfall-exile-hand"]
        assert [message.arguments for message in found] == [{"seat": "P1", "card": "burn"}]
        assert state.observe(seat).view()["exiled"] == {"burn": 1}


def test_nf_8_1_others_see_how_many_cards_are_drawn_but_not_which() -> None:
    players = {"P1": {"deck": ["vulko", "bite", "franz-orlok"]}, "P2": {"hand": ["big-ghost"]}}
    state = load({"phase": "cleanup", "wounds": {"face_up": ["burn"] * 9}, "players": players})
    ids = ("nightfall-draw", "nightfall-draw-hidden")
    drawn = [[message for message in seen(state, seat) if message.id in ids] for seat in (-1, 0, 1)]
    assert [message.arguments["card"] for message in drawn[1]] == [["vulko", "bite", "franz-orlok"]]
    for messages in (drawn[0], drawn[2]):
        assert [(message.id, message.arguments) for message in messages] == [
            ("nightfall-draw-hidden", {"seat": "P1", "number": 3})
        ]


def test_nf_6_4_exiled_wounds_that_come_back_are_shuffled() -> None:
    wounds = {"face_up": ["bite"], "exiled": ["bite"] * 5 + ["burn"] * 5 + ["bleed"] * 5}
    chain = [{"card": "death-grip", "seat": "P1"}]
    start = {"phase": "chain", "wounds": wounds, "chain": chain, "players": {"P1": {}, "P2": {}}}
    given = set()
    for seed in SEEDS:
        state = GAME.load(start, Options(), seed)
        state.apply("P1 target P2")
        position = state.position()
        assert len(position["wounds"]["face_down"]) == 13
        assert position["wounds"]["exiled"] == []
        given.add(tuple(position["players"]["P2"]["discard"][:2]))
    assert len(given) > 5


def test_nf_7_4_a_printed_cost_of_0_stays_0() -> None:
    players = {"P1": {"hand": ["bite"]}, "P2": {}}
    state = load({"phase": "claim", "effects": {"discount": {"P1": 3}}, "players": players})
    costs = {id: cost_of(state, 0, FACTS.index[id]) for id in ("genesis-one", "here-let-me", "big-ghost")}
    assert costs == {"genesis-one": 0, "here-let-me": 1, "big-ghost": 2}


def finished(*decks: list[str], **options: Any) -> Nightfall:
    """A finished game with these decks."""
    players = {seat_name(seat): {"deck": deck} for seat, deck in enumerate(decks)}
    start: dict[str, Any] = {"phase": "over", "first": "P1", "players": players}
    if "series" in options:
        start["series"] = {"game": 5, "totals": options.pop("series")}
        options["series"] = True
    return load(start, players=len(decks), **options)


@pytest.mark.parametrize(
    ("decks", "id", "winner"),
    [
        ((["bite"] * 3, ["bite", "burn"], ["burn"] * 4), "wounds", "P2"),
        ((["bite"] * 2, ["bite", "burn"]), "kinds", "P2"),
        ((["bite", "burn"], ["bite", "bleed"]), "seat", "P2"),
        ((["bite", "vulko"], ["burn"], []), "wounds", "P3"),
    ],
)
def test_nf_9_2_the_result_says_how_it_was_decided(decks: tuple[list[str], ...], id: str, winner: str) -> None:
    result = finished(*decks).result
    assert result is not None
    assert (result.reason.id, result.reason.arguments) == (f"nightfall-reason-{id}", {"seat": winner})
    assert result.totals == [sum(card in WOUNDS for card in deck) for deck in decks]
    for deck, rows in zip(decks, result.sheet, strict=True):
        assert [rows[kind] for kind in WOUNDS] == [deck.count(kind) for kind in WOUNDS]


# Chapter 10: variants.


@pytest.mark.parametrize("series", [False, True])
def test_nf_10_6_a_result_says_that_the_turn_limit_has_ended_the_game(series: bool) -> None:
    players = {"P1": {"hand": ["vulko"]}, "P2": {"hand": ["vulko", "bite"]}}
    start: dict[str, Any] = {"phase": "cleanup", "active": "P2", "first": "P1", "turn": 2, "players": players}
    more: dict[str, Any] = {}
    if series:
        start["series"] = {"game": 2, "totals": {"P1": 100, "P2": 7}}
        more = {"series": True, "draft": "quick-start", "pairs": [1, 2]}
    ends = []
    for wounds in ([], ["bite"]):
        state = load({**start, "wounds": {"face_up": wounds}}, players=2, turn_limit=1, **more)
        state.apply("P2 wounds keep")
        told = [message.text("en") for message in seen(state, 0) if message.id == "nightfall-standings"]
        assert told == ([f"P1 {'is ahead in' if wounds else 'wins'} game 2 of the series."] if series else [])
        result = state.result
        assert result is not None
        assert result.cut_off == ("cut_off" in result.position()) == bool(wounds)
        assert result.winners == ([] if wounds else result.ranking[0])
        reason = f"nightfall-reason-{'series' if series else 'wounds'}"
        limited = "nightfall-reason-series-cut-off" if series else "nightfall-reason-cut-off"
        assert result.reason.id == (limited if wounds else reason)
        for language in ("en", "pl", "de"):
            assert "P" in result.reason.text(language)
        # Positions, clones and observations keep it, too.
        again = GAME.load(state.position(), state.options, 1)
        for same in (state.clone(), again, state.observe(0).determinize(Random(1))):
            assert same.result is not None
            assert same.result.position() == result.position()
        ends.append(result.position())
    assert {**ends[0], "cut_off": True} == ends[1]


def test_nf_10_1_a_hidden_archive_is_seen_by_its_owner_only() -> None:
    options = Options(players=3, draft="quick-start", pairs=[1, 2, 3], secret_archives=True)
    state = new(options, 1, listen=True)
    other = str(state.observe(1).position()) + str(state.observe(1).view())
    assert "alton-hickman" not in other
    assert "ghoul-summons" not in other
    assert "death-grip" in other
    mine = state.observe(0).view()["seats"][0]["private"]
    assert [archive["card"] for archive in mine] == ["alton-hickman", "ghoul-summons"]
    assert [archive["card"] for archive in state.observe(NOBODY).view()["seats"][0]["private"]] == [None, None]
    assert all("alton-hickman" not in str(message.arguments) for message in seen(state, 2))


@pytest.mark.parametrize(
    ("phase", "played", "line"),
    [
        ("claim", "", "P1 claim P2/"),
        ("chain", "indigo-six", "P1 target archive:P2/"),
        ("chain", "flank-attack", "P1 free P2/"),
    ],
)
def test_nf_10_1_a_refusal_does_not_tell_what_a_hidden_archive_is(phase: str, played: str, line: str) -> None:
    players = {
        "P1": {"hand": ["bite"]},
        "P2": {"private": {"franz-orlok": 7, "vulko": 7}, "hidden": ["franz-orlok"]},
        "P3": {"private": {"blood-rage": 7, "big-ghost": 7}},
    }
    chain = [{"card": played, "seat": "P1", "kicked": True}] if played else []
    start = {"phase": phase, "wounds": {"face_up": ["bite"] * 9}, "influence": 9, "chain": chain, "players": players}
    state = load(start, players=3, secret_archives=True)
    refusals = []
    for card in ("franz-orlok", "marcus-toth"):
        with pytest.raises(IllegalMove) as refusal:
            state.apply(line + card)
        refusals.append((refusal.value.rule, refusal.value.message))
    assert refusals[0] == refusals[1]
    assert refusals[0][0] == "NF-10.1"


def test_nf_10_2_open_archives() -> None:
    for seed in SEEDS:
        begun = new(Options(players=4, draft="open-archives"), seed)
        commons = begun.position()["commons"]
        assert len(commons) == 8
        assert [archive["card"] for archive in begun.observe(NOBODY).view()["commons"]] == list(commons)
        state, rounds = drafted(seed, players=4, draft="open-archives")
        dealt = check_passing(rounds, 3)
        assert [len(round.offers[0]) for round in rounds] == [3, 2]
        assert state.position()["commons"] == commons
        assert not dealt & set(commons)
        for seat in range(4):
            assert private(state, seat) == {rounds[0].picks[seat]: 7, rounds[1].picks[seat]: 7}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nf_10_3_common_ground(players: int) -> None:
    for seed in SEEDS:
        state, rounds = drafted(seed, players=players, draft="common-ground")
        dealt = check_passing(rounds, 4)
        assert [len(round.offers[0]) for round in rounds] == [4, 3]
        commons = state.position()["commons"]
        assert len(commons) == max(8, 2 * players)
        assert set(commons) & dealt == {card for round in rounds for card in round.picks}
        assert not any(private(state, seat) for seat in range(players))


def test_nf_10_4_the_next_game_of_a_series_is_set_up_anew() -> None:
    start = {
        "phase": "chain",
        "wounds": {"face_up": ["bite"], "face_down": ["burn"], "exiled": ["bleed"]},
        "chain": [{"card": "indigo-six", "seat": "P1", "kicked": True}, {"card": "enraged-wight", "seat": "P1"}],
        "commons": {"big-ghost": 3},
        "exiled": ["genesis-one"],
        "effects": {"no_text_block": ["P1"], "discount": {"P1": 1}},
        "series": {"game": 1, "totals": {"P1": 0, "P2": 0}},
        "players": {
            "P1": {"hand": ["bite"], "deck": ["burn"], "discard": ["bite"], "play": ["vulko"]},
            "P2": {"hand": ["jj-mcteague"], "play": ["big-ghost"], "private": {"vulko": 2}, "hidden": ["vulko"]},
        },
    }
    state = load(start, draft="quick-start", pairs=[1, 2], series=True, secret_archives=True)
    state.apply("P1 target P2")
    position = state.position()
    assert (position["phase"], position["active"], position["first"], position["turn"]) == ("chain", "P2", "P2", 1)
    assert (position["influence"], position["doubled"], position["chain"]) == (2, False, [])
    wounds = position["wounds"]
    assert Counter(wounds["face_up"] + wounds["face_down"]) == dict.fromkeys(WOUNDS, 20)
    assert len(wounds["face_up"]) == 20
    assert wounds["exiled"] == position.get("exiled", []) == []
    assert len(position["commons"]) == 8
    assert set(position["commons"].values()) == {7}
    assert not any(position["effects"].values())
    for player in position["players"].values():
        assert Counter(player["hand"] + player["deck"]) == dict.fromkeys(STARTERS, 2)
        assert len(player["hand"]) == 5
        assert player["discard"] == player["play"] == []
        assert player["hidden"] == list(player["private"])
        assert list(player["private"].values()) == [7, 7]
    assert position["series"] == {"game": 2, "totals": {"P1": 3, "P2": 1}}


@pytest.mark.parametrize(
    ("totals", "ranking", "id", "seats"),
    [
        ({"P1": 100, "P2": 60, "P3": 61}, [[1], [2], [0]], "series", "P2"),
        ({"P1": 60, "P2": 101, "P3": 60}, [[0, 2], [1]], "series-shared", ["P1", "P3"]),
    ],
)
def test_nf_10_4_the_lowest_total_wins(
    totals: dict[str, int], ranking: list[list[int]], id: str, seats: str | list[str]
) -> None:
    result = finished(["bite"], ["bite"], ["bite"], series=totals).result
    assert result is not None
    assert result.totals == list(totals.values())
    assert result.ranking == ranking
    assert (result.reason.id, result.reason.arguments) == (f"nightfall-reason-{id}", {"seat": seats})


@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"players": 3, "draft": "two-player"}, "draft-for-two"),
        ({"players": 3, "draft": "common-ground", "secret_archives": True}, "nothing-secret"),
        ({"players": 3, "small": True}, "small-alone"),
        ({"small": True, "promos": True}, "small-alone"),
        ({"small": True, "edition": "de"}, "small-alone"),
        ({"players": 2, "draft": "two-player", "pairs": [1, 2]}, "pairs-draft"),
        ({"players": 2, "draft": "open-archives", "pairs": [1, 2]}, "pairs-draft"),
        ({"players": 2, "draft": "quick-start", "pairs": [1, 1]}, "pair-twice"),
        ({"players": 2, "draft": "quick-start", "pairs": [1, 7]}, "pair"),
        ({"players": 2, "draft": "quick-start", "pairs": [1, ["vulko", "big-ghost"]]}, "pair"),
        ({"players": 2, "draft": "quick-start", "pairs": [1]}, "pairs"),
        ({"players": 3, "draft": ["open-archives", "quick-start"]}, "draft"),
        ({"players": 6}, "players"),
        ({"edition": "fr"}, "edition"),
        ({"turn_limit": 0}, "turn-limit"),
    ],
)
def test_nf_10_5_what_does_not_go_together_is_refused(options: dict[str, Any], id: str) -> None:
    with refused(f"nightfall-option-{id}"):
        GAME.options(options)


# Chapter 11: editions.


def test_nf_11_1_only_in_de_there_is_a_question_before_drawing_up() -> None:
    players = {"P1": {"hand": ["bite"], "deck": ["vulko"] * 4}, "P2": {"hand": ["vulko"]}}
    start = {"phase": "cleanup", "wounds": {"face_up": ["burn"] * 9}, "players": players}
    asked = {}
    for edition in ("en", "pl", "de"):
        state = load(start, edition=edition)
        asked[edition] = [(state.decisions[0].prompt.id, state.decisions[0].rule)]
        state.apply("P1 wounds keep")
        if state.seat == 0:
            asked[edition].append((state.decisions[0].prompt.id, state.decisions[0].rule))
    after = ("nightfall-ask-wounds", "NF-8.2")
    assert asked == {"en": [after], "pl": [after], "de": [("nightfall-ask-wounds-before", "NF-11.1"), after]}


def test_nf_11_7_in_de_neither_the_number_left_nor_a_sum_is_shown_before_the_end() -> None:
    players = {"P1": {"hand": ["bite"], "play": ["genesis-one"]}, "P2": {"hand": ["burn"], "discard": ["bite"]}}
    start = {"wounds": {"face_up": ["bite"] * 4, "face_down": ["burn"] * 9}, "players": players}
    state = load(start, edition="de")
    for seat in (-1, 0, 1):
        position = state.observe(seat).position()
        assert position["wounds"]["face_up"] == ["bite", "?"]
        assert all("wounds" not in player for player in position["players"].values())
        view = state.observe(seat).view()
        assert view["wounds"]["top"] == "bite"
        assert view["wounds"]["left"] is None
        assert all(player["wounds"] is None and player["owns"] is None for player in view["seats"])
        assert "wounds" not in str(load(start, edition="de").observe(seat).position()["players"])
    shown = load(start, edition="en").observe(0)
    assert shown.position()["players"]["P2"]["wounds"] == 5
    assert shown.view()["seats"][1]["wounds"] == 5


# Chapter 13: more interactions.


def test_nf_13_10_unwilling_and_unable_look_the_same_to_others() -> None:
    logs = []
    views = []
    for hand, deck in ((["genesis-one", "vulko"], ["bite"]), (["bite", "vulko"], ["genesis-one"])):
        players = {
            "P1": {"hand": ["genesis-one", "bite"]},
            "P2": {"hand": hand, "deck": deck},
            "P3": {"hand": ["marcus-toth"]},
        }
        state = load({"wounds": {"face_up": ["bite"] * 9}, "players": players}, players=3)
        state.apply("P1 chain genesis-one")
        if "genesis-one" in hand:
            assert state.seat == 1
            state.apply("P2 stop")
        else:
            assert state.seat == 2
        state.apply("P3 stop")
        assert state.events is not None
        logs.append([[(event.seen_by(seat), event.auto_for(seat)) for event in state.events] for seat in (-1, 0, 2)])
        views.append([(state.observe(seat).position(), state.observe(seat).view()) for seat in (-1, 0, 2)])
    assert [message.id for message, _ in logs[0][0]].count("nightfall-stop") == 3
    assert logs[0] == logs[1]
    assert views[0] == views[1]
