"""`noctuary sim --json`, and what it says of few games."""

import json

import pytest

from tests.cli.command import Noctuary


def test_the_results_are_json_values(noctuary: Noctuary) -> None:
    words = "sim nocturne --seats greedy,random,random --mode family --games 6 --processes 1"
    found = json.loads(noctuary.done(f"{words} --json"))
    assert (found["game"], found["games"], found["options"]) == ("nocturne", 6, {"players": 3, "mode": "family"})
    greedy, random = found["standings"]
    assert (greedy["bot"], greedy["won"]["tries"], greedy["won"]["deals"]) == ("greedy", 6, 2)
    assert random["won"]["tries"] == 12
    assert greedy["won"]["rate"] + 2 * random["won"]["rate"] == pytest.approx(1)
    text = noctuary.text(words)
    low, high = greedy["won"]["interval"]
    assert f"{100 * greedy['won']['rate']:.1f}% │ {100 * low:.1f}% – {100 * high:.1f}%" in text
    assert f"Total │ {greedy['means']['total']:.1f} │ {random['means']['total']:.1f}" in text


def test_games_of_one_player_have_totals(noctuary: Noctuary) -> None:
    words = "sim nocturne --mode solo --seats random --processes 1 --games"
    one = json.loads(noctuary.done(f"{words} 1 --json"))["standings"][0]
    assert (one["total"]["interval"], one["total"]["deviation"]) == (None, None)
    assert "95% interval of the mean │ too few deals" in noctuary.text(f"{words} 1")
    three = json.loads(noctuary.done(f"{words} 3 --json"))["standings"][0]
    assert sum(band["rate"] for band in three["bands"]) == pytest.approx(1)
    low, high = three["total"]["interval"]
    assert f"95% interval of the mean │ {low:.1f} – {high:.1f}" in noctuary.text(f"{words} 3")
