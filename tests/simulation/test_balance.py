"""What games measure, the figures made from that, and the report."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pyarrow.parquet
import pytest

from noctuary import bots, locale
from noctuary.cli.parts.words import namer
from noctuary.games.nightfall.rules.basis.board import Board as NightfallTable
from noctuary.games.nightfall.rules.basis.facts import BITE
from noctuary.games.nocturne.metrics import NocturneMetrics
from noctuary.games.nocturne.rules.basis.board import Board as NocturneTable
from noctuary.games.nocturne.rules.counting.scoring import ROWS, best_concoctions, score, symbol_supply
from noctuary.kernel.base.randomness import Random
from noctuary.kernel.box import corrections
from noctuary.kernel.contract import catalogue
from noctuary.kernel.contract.game import State
from noctuary.kernel.parts.metrics import MEAN, RATE, SPREAD, Measure, Metrics
from noctuary.kernel.parts.offers import MEASURES
from noctuary.simulation.balance import parquet, report
from noctuary.simulation.balance.figures import Figure, figures
from noctuary.simulation.balance.survey import COMMON, Survey
from noctuary.simulation.balance.tallies import PERCENTILES, Tallies, Tally
from noctuary.simulation.balance.words import ReportWords
from noctuary.simulation.cluster import LocalCluster
from noctuary.simulation.intervals import ALIKE
from noctuary.simulation.series import Series, watch
from tests.games.trials import having

GAMES = having(MEASURES)


def played(name: str, options: dict[str, Any], seed: int) -> tuple[State, Metrics[Any]]:
    """A game between random bots, and its measured rows."""
    game = catalogue.find(name)
    state = game.new(game.options(options), seed, listen=True)
    metrics = game.metrics()
    metrics.begin(state)
    random = Random(seed)
    bot = bots.find("random")
    while state.seat >= 0:
        state.play(state.seat, bot.choose(state.observe(state.seat), state.decision(state.seat), random))
        watch(metrics, state)
    metrics.end(state)
    return state, metrics


def values(metrics: Metrics[Any], measure: str) -> list[float]:
    return [row[4] for row in metrics.rows if row[0] == measure]


# Tallies


def test_intervals_count_deals() -> None:
    rate, mean = Tally(RATE), Tally(MEAN)
    for tally in (rate, mean):
        for deal in range(20):
            tally.add(1)
            tally.add(1)
            tally.close(deal)
    # As wide as for 20 independent observations, not for 40 (Clopper and Pearson).
    assert rate.interval == pytest.approx((0.832, 1), abs=0.003)
    assert (mean.mean, mean.interval, mean.lack) == (1, None, ALIKE)


def test_percentiles() -> None:
    tally = Tally(SPREAD)
    for value in range(1, 101):
        tally.add(value)
    tally.close(0)
    assert [tally.percentile(percent) for percent in PERCENTILES] == [5, 25, 50, 75, 95]


def test_rates_of_all_ways_are_counted_together() -> None:
    tallies = Tallies([Measure("claimed", RATE, "card", ways=("private", "commons"))])
    tallies.add([("claimed", "vulko", "", "private", 1), ("claimed", "vulko", "", "commons", 0)])
    tallies.close_deal()
    assert {key[3]: tally.mean for key, tally in tallies.of("claimed").items()} == {"private": 1, "commons": 0, "": 0.5}


# What the games measure


@pytest.mark.parametrize("seed", range(4))
def test_wounds_claims_and_links_of_nightfall_add_up(seed: int) -> None:
    state, metrics = played("nightfall", {"players": 2 + seed % 4, "promos": seed % 2 == 0}, seed)
    assert isinstance(state, NightfallTable)
    piles = [*state.hand, *state.deck, *state.discard, state.exiled_wounds]
    assert sum(values(metrics, "wounds-turn")) == sum(card >= BITE for pile in piles for card in pile)
    assert sum(values(metrics, "wounds-turn")) == sum(values(metrics, "wounds-round"))
    assert state.result is not None
    assert sum(values(metrics, "wounds")) == sum(state.result.totals)
    assert sum(values(metrics, "won-place")) == 1
    assert values(metrics, "turns") == [state.turn]
    lengths = values(metrics, "chain-length")
    assert sum(values(metrics, "flow")) == sum(lengths) - len(lengths)
    assert len(values(metrics, "kicker")) - len(values(metrics, "kicker-linked")) <= len(lengths)
    # Cards leave archives when they are claimed or exiled.
    gone = sum(7 - state.left[archive] for archive in state.archives)
    assert 0 < sum(values(metrics, "copies")) <= gone
    assert len(values(metrics, "claimed")) == len(values(metrics, "won-with")) + len(values(metrics, "won-without"))


def test_every_game_of_a_series_is_measured() -> None:
    state, metrics = played("nightfall", {"players": 2, "series": True, "draft": "quick-start"}, 3)
    assert isinstance(state, NightfallTable)
    assert len(values(metrics, "turns")) == state.game_number > 1
    assert sum(values(metrics, "won-place")) == state.game_number


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 4, "mode": "advanced"},
        {"mode": "solo"},
        {"players": 3, "mode": "family"},
        {"players": 3, "modifications": ["chest-hunt", "precious-gems", "ready-to-brew"], "mode": "advanced"},
    ],
    ids=str,
)
@pytest.mark.parametrize("seed", range(4))
def test_tiles_of_nocturne_are_worth_what_they_scored(options: dict[str, Any], seed: int) -> None:
    state, metrics = played("nocturne", options, seed)
    assert isinstance(state, NocturneTable)
    assert isinstance(metrics, NocturneMetrics)
    people = state.options.players
    worth = 0.0
    for seat in range(people):
        gains = metrics.gains[seat]
        assert sorted(tile for gain in gains for tile in gain.tiles) == sorted(state.won[seat])
        assert sorted(tile for gain in gains for tile in gain.copies) == sorted(state.mirrors[seat])
        rows = dict(zip(ROWS, score(state, seat), strict=True))
        worth += sum(
            rows[row] for row in ("skulls", "feathers", "mushrooms", "herbs", "eggs", "chests", "concoctions", "gems")
        )
        brought = [concoction for gain in gains for concoction in gain.concoctions]
        own = state.concoctions[seat][:]
        for concoction in brought:
            own.remove(concoction)
        # What the character's symbol alone would brew is not due to a tile.
        won, state.won[seat] = state.won[seat], []
        worth -= best_concoctions(state.facts, symbol_supply(state, seat), own)[0]
        state.won[seat] = won
    assert sum(values(metrics, "tile-worth")) == pytest.approx(worth)
    assert sum(values(metrics, "total")) == sum(score(state, seat)[-1] for seat in range(people))
    tiles = sum(values(metrics, "phases")) + sum(values(metrics, "taken"))
    assert tiles >= sum(len(gains) for gains in metrics.gains)
    if people > 1:
        assert tiles == sum(len(gains) for gains in metrics.gains)


@pytest.mark.parametrize("options", [{"players": 3}, {"mode": "solo"}], ids=str)
def test_the_tokens_of_both_rounds_are_those_held(options: dict[str, Any]) -> None:
    for seed in range(5):
        state, metrics = played("nocturne", options, seed)
        assert isinstance(state, NocturneTable)
        given = [row for row in metrics.rows if row[0] == "shadow-given"]
        assert len(given) == 6
        assert {row[1] for row in given if not row[4]} == {state.token_id(token) for token in state.shadows}
        shadows = sum(values(metrics, "shadows"))
        assert 0 < shadows <= sum(row[4] for row in given)
        assert shadows == sum(row[4] for row in given) or state.opponent >= 0
        moonlight = [row for row in metrics.rows if row[0] == "token-won" and row[3] == "moonlight"]
        assert len([row for row in moonlight if row[1].startswith("s") and row[1] != "star"]) == shadows
        won = [row for row in metrics.rows if row[0] == "token-won" and row[1] == "star"]
        assert len(won) >= state.options.players


def test_measures_have_words_in_every_language() -> None:
    for name in GAMES:
        game = catalogue.find(name)
        for language in locale.LANGUAGES:
            words = ReportWords(game, language, namer(game, language, []))
            for measure in (*COMMON, *game.metrics().measures):
                assert words.title(measure.name)
                assert len(words.about(measure.name)) > len(words.title(measure.name))
                assert [words.way(way) for way in measure.ways if words.way(way) == way and language != "en"] == []


# The report


@pytest.fixture(scope="module", params=GAMES)
def survey(request: pytest.FixtureRequest) -> Survey:
    """A few games between random bots."""
    return surveyed(Series(request.param, {"players": 3}, ["random", "random", "greedy"], 6, 1, measured=True))


def surveyed(series: Series, processes: int = 1) -> Survey:
    survey = Survey(series.played_game)
    for one in series.play(LocalCluster(processes)):
        survey.add(one)
    survey.close()
    return survey


def page(survey: Survey, language: str) -> str:
    words = ReportWords(survey.game, language, namer(survey.game, language, []))
    return report.page("Balance", [report.ReportPart(figures(survey), words, survey.measures)], [("Seed", "1")])


def columns(found: list[Figure]) -> list[dict[str, Any]]:
    return [figure.columns() for figure in found]


@pytest.mark.parametrize("name", GAMES)
def test_figures_follow_from_the_seed_on_any_number_of_processes(name: str) -> None:
    series = Series(name, {"players": 2}, ["random"] * 2, 8, 1, measured=True)
    alone = columns(figures(surveyed(series)))
    assert columns(figures(surveyed(series, 2))) == alone
    assert columns(figures(surveyed(Series(name, {"players": 2}, ["random"] * 2, 8, 2, measured=True)))) != alone


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_report_needs_nothing_but_itself(survey: Survey, language: str) -> None:
    text = page(survey, language)
    assert f'<html lang="{language}">' in text
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r'\b(?:src|href)="(?!#)', text)
    assert "url(http" not in text
    ids = re.findall(r'\bid="([^"]*)"', text)
    assert len(ids) == len(set(ids))
    targets = re.findall(r'href="#([^"]*)"', text) + re.findall(r"url\(#([^)]*)\)", text)
    assert set(targets) <= set(ids)
    measured = {figure.measure for figure in figures(survey)}
    # Abilities are not in play.
    assert {measure.name for measure in survey.measures} - measured <= {"ability-used"}
    assert all(f'<section id="{measure}">' in text for measure in measured)
    drawings = re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL)
    assert len(drawings) >= 12
    for drawing in drawings:
        assert ElementTree.fromstring(drawing).get("aria-label")


def test_numbers_in_a_file(survey: Survey, tmp_path: Path) -> None:
    path = tmp_path / "numbers.parquet"
    found = figures(survey)
    parquet.write(path, columns(found), {"game": survey.game.name, "seed": "1"})
    table = pyarrow.parquet.read_table(path)
    assert table.to_pylist() == columns(found)
    assert table.schema.metadata[b"seed"] == b"1"
    again = tmp_path / "again.parquet"
    parquet.write(again, columns(found), {"game": survey.game.name, "seed": "1"})
    assert again.read_bytes() == path.read_bytes()


def test_sources_of_facts_stand_beside_them() -> None:
    edition = corrections.make_corrections("nightfall", "Box", {"cards.vulko.cost": 5})
    survey = surveyed(Series("nightfall", {"players": 5}, ["random"] * 5, 10, 1, measured=True, corrections=edition))
    of = {figure.id: figure for figure in figures(survey) if figure.measure == "claimed"}
    assert of["vulko"].edited == ["cost"]
    assert set(of["vulko"].reconstructed) == {"colour", "links", "health", "kicker_colour"}
    assert of["furious-melee"].reconstructed == ["cost"]
    assert of["furious-melee"].facts > 1
    words = ReportWords(survey.game, "de", namer(survey.game, "de", []))
    assert words.source(of["vulko"]).startswith("berichtigt: Kaufpreis; rekonstruiert: ")
