"""The view predicts fights, texts and claims correctly."""

from collections.abc import Mapping
from typing import Any

import pytest

from noctuary.games.nightfall import GAME, Nightfall, Options
from noctuary.games.nightfall.rules.course.scoring import count_wounds
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.parts.moves import seat_name
from tests.breadth import Seeds
from tests.games.trials import wander


def load(position: dict[str, Any], **options: Any) -> Nightfall:
    return GAME.load({"wounds": {"face_up": ["bite"] * 9}} | position, Options(**options), 1)


def view(state: Nightfall, seat: int = 1) -> Mapping[str, Any]:
    return state.observe(seat).view()


def test_fights_come_to_what_was_foreseen(seeds: Seeds) -> None:
    """The fights are played in the order announced, and compared by wounds, damage and destroyed minions."""
    fights = 0
    for seed in seeds(6):
        state, random = GAME.new(Options(players=3, draft="quick-start"), seed), Random(seed)
        for _ in wander(state, random):
            seen = view(state, -1)
            if state.decisions[0].kind == "resolve" and not seen["wounds"]["ended"]:
                fights += 1
                fight(state.clone(), seen)
    assert fights > 5


def fight(state: Nightfall, foreseen: Mapping[str, Any]) -> None:
    before = [sum(count_wounds(state, seat)) for seat in range(3)]
    turn = state.turn
    while state.seat >= 0 and state.decisions[0].kind in ("resolve", "absorb"):
        if state.decisions[0].kind == "resolve":
            order = [f"{foreseen['active']} resolve {attack['minion']}" for attack in foreseen["attacks"]]
        else:
            # The rest of the damage goes to minions that block damage, in the order in which they came into play.
            now = view(state, -1)
            blockers = [attack["blockers"] for attack in now["attacks"] if attack["state"] == "now"]
            absorbing = [one for one in blockers[0] if one["takes"]] if blockers else now["seats"][state.seat]["play"]
            order = [f"{seat_name(state.seat)} absorb {one['minion']}" for one in absorbing]
        legal = {str(move) for decision in state.decisions for move in decision.moves}
        state.apply(next(line for line in order if line in legal))
    seen = view(state, -1)
    if state.turn != turn or seen["wounds"]["ended"]:
        return  # Something else has happened, or the wounds have run out.
    for seat in range(3):
        attacks = [attack for attack in foreseen["attacks"] if attack["target"] == seat_name(seat)]
        assert sum(count_wounds(state, seat)) - before[seat] == sum(attack["wounds"] for attack in attacks)
        gone = {blocker["minion"] for attack in attacks for blocker in attack["blockers"] if blocker["destroyed"]}
        assert len(seen["seats"][seat]["play"]) == len(foreseen["seats"][seat]["play"]) - len(gone) or not attacks


def test_what_a_block_would_change() -> None:
    players = {"P1": {"play": ["vulko", "big-ghost"]}, "P3": {}, "P2": {"play": ["big-ghost", "franz-orlok"]}}
    state = load({"phase": "combat", "turn": 3, "players": players}, players=3)
    assert dues(state) == [["attack", "attack"], ["block", "block"], []]
    while state.decisions[0].kind == "attack":
        state.play(0, state.legal(0)[0])
    assert state.decisions[0].kind == "block"
    attacks = view(state)["attacks"]
    assert dues(state) == [[None, None], ["block", "block"], []]
    for attack in attacks:
        assert attack["wounds"] == attack["strength"]
        if attack["blocked"]:
            assert attack["blocked"]["wounds"] < attack["wounds"]
    assert any(attack["blocked"] for attack in attacks)
    state.play(1, state.legal(1)[-1])
    assert dues(state) == [[None, None], [None, "block"], []]
    assert sum(len(attack["blockers"]) for attack in view(state)["attacks"]) == 1


def dues(state: Nightfall) -> list[list[str | None]]:
    return [[minion["due"] for minion in seat["play"]] for seat in view(state)["seats"]]


def test_the_text_at_work_and_the_card_below() -> None:
    """Zacharias Sands on Blaine Cordell: the chain text, then the kicker if it was earned."""
    chain = [{"card": "grim-siege", "seat": "P1"}, {"card": "zacharias-sands", "seat": "P1", "twice": True}]
    players = {"P1": {"hand": ["bite"], "play": ["blaine-cordell", "vulko"]}}
    state = load({"phase": "chain", "chain": chain, "players": players})
    resolving = view(state)["resolving"]
    assert (resolving["card"], resolving["below"], resolving["text"]) == ("zacharias-sands", "grim-siege", "chain")
    for kicked, texts in ((False, {"chain"}), (True, {"chain", "kicker"})):
        chain = [{"card": card, "seat": "P2"} for card in ("vulko", "big-ghost")]
        chain.append({"card": "flank-attack", "seat": "P1", "kicked": kicked})
        state = load({"phase": "chain", "chain": chain, "commons": {"vulko": 7, "grim-siege": 7}})
        seen = set()
        while state.seat >= 0 and (now := view(state)["resolving"]) and now["card"] == "flank-attack":
            seen.add(now["text"])
            state.play(state.seat, state.legal(state.seat)[0])
        assert seen == texts


@pytest.mark.parametrize("doubled", [False, True])
def test_what_could_be_paid_by_discarding(doubled: bool) -> None:
    """NF-7.2, 7.5."""
    commons = {"flank-attack": 3, "vulko": 3, "big-ghost": 3, "grim-siege": 0}
    position = {"phase": "claim", "influence": 3, "doubled": doubled, "players": {"P1": {"hand": ["bite"]}}}
    seen = view(load(position | {"commons": commons}))
    gain = 2 if doubled else 1
    for archive in seen["commons"]:
        missing = max(0, archive["cost"] - 3)
        within = archive["count"] and missing <= gain
        assert archive["discards"] == (-(-missing // gain) if within else None)
    assert len({archive["discards"] for archive in seen["commons"]}) > 1
    position |= {"phase": "chain", "players": {"P1": {"hand": ["vulko", "bite"]}}}
    assert all(archive["discards"] is None for archive in view(load(position | {"commons": commons}))["commons"])
