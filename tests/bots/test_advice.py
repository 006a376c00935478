"""Advice counts what happens on possible tables; at the end of a game that is the score sheet."""

from math import inf

import pytest

from noctuary import bots
from noctuary.bots.advice import Advice, Outcome, advise, differ_in_aims, explain, look_closer, reasons, shared_reasons
from noctuary.bots.judge import Evaluation
from noctuary.bots.search import Budget, Tree
from noctuary.games import nightfall, nocturne
from noctuary.kernel.base.messages import Argument, Message
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import State
from noctuary.kernel.parts.causes import Cause
from noctuary.kernel.parts.moves import Decision, Move, Reference
from tests.bots.test_search import middle


def advice(state: State, decision: Decision) -> Advice:
    return advise(state.observe(decision.seat), decision, Random(1), Budget(300))


def last_decision(game: str, kind: str) -> tuple[State, Decision]:
    """A decision in some game after which the game is over, whatever is chosen."""
    found, bot = catalogue.find(game), bots.find("random")
    for seed in range(400):
        state = found.new(found.options({"players": 2}), seed)
        while state.seat >= 0:
            decision = state.decision(state.seat)
            if decision.kind == kind and all(ended(state, code) for code in decision.codes):
                return state, decision
            state.play(state.seat, bot.choose(state.observe(state.seat), decision, Random(seed)))
    raise AssertionError("no such decision")


def ended(state: State, code: int) -> State | None:
    after = state.clone()
    after.play(state.seat, code)
    return after if after.seat < 0 else None


@pytest.mark.parametrize("kind", ["keep-concoction", "mirror", "take"])
def test_the_last_move_is_the_one_with_the_most_points_and_the_next_one_costs_the_difference(kind: str) -> None:
    state, decision = last_decision("nocturne", kind)
    told = advice(state, decision)
    leads = {}
    for code in decision.codes:
        after = ended(state, code)
        assert after is not None
        assert after.result is not None
        leads[code] = after.result.totals[decision.seat] - after.result.totals[1 - decision.seat]
    best, *others = [leads[code] for code in told.codes]
    assert best == max(leads.values())
    assert told.price == best - others[0]
    assert told.either or told.why
    assert told.line == []


def lost(card: str, worth: float) -> list[Outcome]:
    return [Outcome([Cause(Message("why-lost", {"card": card}), worth)], 0.5, None, 0.0)] * 4


def test_nothing_is_avoided_if_as_much_of_its_kind_happens_instead() -> None:
    assert reasons(lost("owl", -2.0), [lost("toad", -2.0)]) == []
    assert [one.arguments["card"] for one in reasons(lost("owl", -1.0), [lost("toad", -2.0)])] == ["toad"]


def brought(id: str, worth: float, arguments: dict[str, Argument] | None = None, number: float = 0.0) -> Cause:
    return Cause(Message(id, arguments or {}), worth, number)


def outcomes(*tables: list[Cause]) -> list[Outcome]:
    return [Outcome(causes, 0.5, None, 0.0) for causes in tables]


def test_of_equal_reasons_the_one_that_happens_first_comes_first() -> None:
    ids = [f"why-{number}" for number in range(9)]
    found = reasons(outcomes(*[[brought(id, 1.0) for id in ids]] * 4), [outcomes(*[[]] * 4)])
    assert [one.id for one in found] == ids[:2]


def test_what_the_next_best_move_brings_in_another_way_is_no_reason() -> None:
    now, later = ([brought(id, 2.0, {"tile": "egg"})] for id in ("why-win", "why-win-later"))
    assert reasons(outcomes(*[now] * 4), [outcomes(*[later] * 4)]) == []
    assert reasons(outcomes(*[now] * 4), [outcomes(*[[]] * 4)])


@pytest.mark.parametrize(("numbers", "sure"), [([2.0] * 4, "yes"), ([3.0, 3.0, 1.0, 1.0], "no")])
def test_a_number_is_certain_if_it_is_the_same_on_all_tables(numbers: list[float], sure: str) -> None:
    best = outcomes(*[[brought("why-wounds", number, {}, number)] for number in numbers])
    [told] = reasons(best, [outcomes(*[[]] * 4)])
    assert (told.arguments["number"], told.arguments["sure"]) == (2, sure)


@pytest.mark.parametrize(("often", "told"), [(10, "no"), (6, "maybe"), (2, "hint-later")])
def test_what_may_happen_is_a_reason_if_nothing_else_explains_a_price(
    often: int, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    owl = [Outcome([Cause(Message("why-win", {"card": "owl"}), 9.0, certain=False)], 0.5, None, 9.0)]
    better = [owl * often + [Outcome([], 0.5, None, 9.0)] * (16 - often), outcomes(*[[]] * 16), outcomes(*[[]] * 16)]
    monkeypatch.setattr("noctuary.bots.advice.Trial.outcomes", lambda *_: better)
    monkeypatch.setattr("noctuary.bots.advice.spoken_for", lambda *_: [])
    state = middle("nocturne", 2, 12)
    [why] = advice(state, state.decision(state.seat)).why
    assert why.arguments.get("sure", why.id) == told


def test_at_least_what_tells_two_moves_apart_is_said_but_nothing_that_only_the_next_best_one_threatens() -> None:
    one, other = (outcomes(*[[brought("why-brew", 2.0, {"card": name})]] * 4) for name in ("owl", "toad"))
    three, four = (outcomes(*[[brought("why-wounds", -worth, {}, worth)]] * 4) for worth in (3.0, 4.0))
    assert [why.arguments["number"] for why in explain(three, four, [outcomes(*[[]] * 4)])] == [1]
    assert explain(outcomes(*[[]] * 4), lost("owl", -2.0), [outcomes(*[[]] * 4)]) == []
    assert [why.arguments["card"] for why in explain(one, other, [one])] == ["owl"]
    assert shared_reasons(one, other, []) == []
    assert [why.arguments["card"] for why in shared_reasons(one, other, [outcomes(*[[]] * 4)])] == ["owl"]


@pytest.mark.parametrize(("line", "told"), [([], "why-brew"), ([Move(nocturne.GAME.actions, 0, 0)], "hint-later")])
def test_without_moves_that_follow_a_reason_that_the_next_best_move_has_as_much_of_explains_a_price(
    line: list[Move], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    owl, toad = ([brought("why-brew", worth, {"card": card})] for worth, card in ((2.0, "owl"), (4.0, "toad")))
    better = [[Outcome(causes, 0.5, None, points)] * 16 for causes, points in ((owl, 9.0), (toad, 0.0), (toad, 0.0))]
    monkeypatch.setattr("noctuary.bots.advice.Trial.outcomes", lambda *_: better)
    monkeypatch.setattr("noctuary.bots.advice.Trial.line", lambda *_: line)
    monkeypatch.setattr("noctuary.bots.advice.spoken_for", lambda *_: [])
    state = middle("nocturne", 2, 12)
    advised = advice(state, state.decision(state.seat))
    assert ([why.id for why in advised.why], advised.line) == ([told], line)


def test_aims_of_a_scenario_have_no_price_in_points() -> None:
    aim = Cause(Message("why-aims"), 16.0, 1.0, scored=False)
    assert differ_in_aims(outcomes([aim]), outcomes([]))
    assert not differ_in_aims(outcomes([aim]), outcomes([aim]))


def test_a_closer_look_searches_below_one_move_only() -> None:
    state = middle("nocturne", 2, 12)
    decision = state.decision(state.seat)
    tree = Tree(state.observe(state.seat), state.seat, Evaluation(), Random(1))
    tree.search(Budget(200))
    best, other, *_ = [option.code for option in tree.options(decision)]
    before = {code: node.visits for code, node in tree.root.tries.items()}
    look_closer(tree, decision, [best, other], 50, inf)
    after = {code: node.visits for code, node in tree.root.tries.items()}
    assert after == {**before, other: before[other] + min(50, before[best] - before[other])}


def test_reasons_in_nightfall_tell_the_wounds_that_a_block_saves() -> None:
    """The table has one attacker and one blocker that would be destroyed; nothing else can happen in this turn."""
    players = {"P1": {"hand": ["bite"], "play": ["vulko"]}, "P2": {"play": ["lilith-lawrence"]}}
    table = {"wounds": {"face_up": ["bite x20"]}, "players": players}
    state = nightfall.GAME.load(table, nightfall.GAME.options({"players": 2}), 1)
    told = advice(state, state.decision(1))
    assert nightfall.GAME.actions.format(told.codes[0]) == "block lilith-lawrence vulko"
    assert told.why == [Message("nightfall-why-wounds", {"sure": "yes", "number": 3, "more": "no"})]


@pytest.mark.parametrize("game", catalogue.names())
@pytest.mark.parametrize("moves", [0, 12, 45])
def test_what_is_hidden_changes_no_advice(game: str, moves: int) -> None:
    found, state = catalogue.find(game), middle(game, 3, moves)
    decision = state.decision(state.seat)
    told = advice(state, decision)
    other = state.determinize(decision.seat, Random(9))
    assert advice(other, other.decision(decision.seat)) == told
    assert set(told.codes) <= set(decision.codes)
    assert len(found.expected_parts(state, decision.seat)) == len(found.parts)


def test_a_light_hint_names_what_several_moves_touch() -> None:
    state = nocturne.GAME.new(nocturne.GAME.options({"players": 2}), 3)
    while len(state.legal(state.seat)) < 8 or state.decision(state.seat).prompt.id != "nocturne-ask-open":
        codes = state.legal(state.seat)
        state.play(state.seat, codes[len(codes) // 2])
    decision = state.decision(state.seat)
    thing = advice(state, decision).look
    assert thing
    touching = nocturne.GAME.actions.touching(Reference(*thing))
    assert 1 < len(set(touching) & set(decision.codes)) < len(decision.codes)
