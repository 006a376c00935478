"""Searching for facts that make a game more even."""

import pytest

from noctuary.kernel.box.corrections import Corrections, problems
from noctuary.kernel.box.editable import NumberFact
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.offers import CORRECTIONS
from noctuary.simulation.balance.evenness import gain, how_uneven, unevenness
from noctuary.simulation.balance.search import FactSearch
from noctuary.simulation.balance.survey import Survey
from tests.games.trials import having

GAMES = having(CORRECTIONS)


@pytest.mark.parametrize("name", GAMES)
def test_only_reconstructed_facts_are_changed_and_only_to_what_is_possible(name: str) -> None:
    game = catalogue.find(name)
    search = FactSearch(game, "*", 2, 1, {})
    assert len(search.values) > 20
    for path, values in search.values.items():
        fact = game.editable[path]
        assert fact.source == "reconstructed"
        assert fact.value in values
        assert len(values) == len({str(value) for value in values})
        assert not problems(Corrections(name, "", {path: values[0]}), game.editable)
        for value in values:
            assert fact.problem(value) is None
            if isinstance(fact, NumberFact):
                assert isinstance(fact.value, int)
                assert abs(value - fact.value) <= 2


@pytest.mark.parametrize("name", GAMES)
def test_rates_that_should_be_even_are_rates_that_the_game_measures(name: str) -> None:
    metrics = catalogue.find(name).metrics()
    assert metrics.even
    assert {*metrics.even} <= {measure.name for measure in metrics.measures if measure.kind == "rate" and measure.sort}


def far(game: Game) -> float:
    """How far the points of five concoctions are from 5."""
    changes = game.corrections.changes if game.corrections is not None else {}
    return float(sum(abs(changes.get(f"concoctions.{one}.points1", 4) - 5) for one in range(1, 6)))


def test_a_search_goes_on_where_it_was_stopped() -> None:
    game = catalogue.find("nocturne")
    scores: dict[str, float | None] = {}
    search = FactSearch(game, "concoctions.[1-5].points1", 1, 3, scores)
    whole = [*search.run(40, "Found", far)]
    assert whole[0].changes == {}
    assert search.best(whole).changes == {f"concoctions.{one}.points1": 5 for one in range(1, 6)}

    played = []

    def measure(game: Game) -> float:
        played.append(game)
        return far(game)

    kept = {edition.hash: scores[edition.hash] for edition in whole[:15]}
    again = [*FactSearch(game, "concoctions.[1-5].points1", 1, 3, dict(kept)).run(40, "Found", measure)]
    assert again == whole
    assert len(played) == len(scores) - len(kept)
    assert [*FactSearch(game, "concoctions.[1-5].points1", 1, 4, {}).run(40, "Found", far)] != whole


def test_what_cannot_be_played_is_not() -> None:
    scores: dict[str, float | None] = {}
    search = FactSearch(catalogue.find("nightfall"), "wounds.*", 40, 1, scores)
    tried = [*search.run(30, "Found", lambda game: 1.0)]
    assert None in scores.values()
    assert scores[search.best(tried).hash] == 1.0


def surveyed(rates: list[float]) -> Survey:
    """Cards claimed so often, by deal as regularly as possible."""
    survey = Survey(catalogue.find("nightfall"))
    for deal in range(100):
        rows = [("claimed", f"card{one}", "", "", float(deal % 10 < 10 * rate)) for one, rate in enumerate(rates)]
        survey.tallies.add(rows)
        survey.tallies.close_deal()
    return survey


def test_unevenness_is_how_far_rates_lie_apart() -> None:
    even, uneven = surveyed([0.5, 0.5]), surveyed([0.4, 0.6])
    assert how_uneven(even) == pytest.approx(0)
    assert how_uneven(uneven) == pytest.approx(10)
    assert unevenness(uneven, without=True).shape == (100,)
    low, high = gain(even, uneven) or (0.0, 0.0)
    assert low < 10 < high
    assert low > 0
