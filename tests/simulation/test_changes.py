"""What an edition changes, deal by deal."""

import re

import pytest

from noctuary.cli.parts.words import namer
from noctuary.kernel.box.corrections import make_corrections
from noctuary.kernel.parts.metrics import RATE
from noctuary.simulation.balance import report
from noctuary.simulation.balance.changes import Difference, FigureChange, changes, clear
from noctuary.simulation.balance.figures import figures
from noctuary.simulation.balance.tallies import Tally
from noctuary.simulation.balance.words import ReportWords
from noctuary.simulation.series import Series
from tests.simulation.test_balance import surveyed


def test_deals_without_a_thing_on_one_side_count_with_what_they_have() -> None:
    before, after = Tally(RATE), Tally(RATE)
    for deal in range(10):
        if deal % 2:
            before.add(deal % 4 == 1)
        before.close(deal)
        after.add(1)
        after.close(deal)
    found = Difference(before, after, 10)
    assert (found.deals, found.number) == (10, 15)
    assert found.mean == pytest.approx(0.4)
    assert found.interval is not None


def test_changes_are_those_of_the_figures() -> None:
    nine = make_corrections("nocturne", "Nine", {f"concoctions.{number}.points1": 9 for number in range(1, 36)})
    before, after = (
        surveyed(Series("nocturne", {"players": 2}, ["random"] * 2, 12, 3, measured=True, corrections=edition))
        for edition in (None, nine)
    )
    found = changes(before, after)

    def place(one: FigureChange) -> tuple[str, str, str, str]:
        return one.measure, one.id, one.other, one.way

    then, now = ({(one.measure, one.id, one.other, one.way): one.mean for one in figures(of)} for of in (before, after))
    assert {place(one): (one.before, one.after) for one in found} == {
        key: (then[key], now[key]) for key in then if key in now
    }
    assert all(one.mean == pytest.approx(one.after - one.before) for one in found)
    # Random bots play the same games, which score more.
    changed = [(one.measure, one.id) for one in clear(found)]
    assert ("points", "concoctions") in changed
    assert ("points", "mushrooms") not in changed
    words = ReportWords(after.game, "en", namer(after.game, "en", []))
    page = report.page("Balance", [report.ReportPart(found, words, after.measures)], [])
    head = page[: page.index("<section")]
    bounded = sum(one.low is not None for one in found)
    assert words.clear(found) in head
    assert f"{len(changed)} of {bounded} figures" in head
    assert f"up to about {bounded / 20:.1f} would do so by chance" in head
    assert '<td class="number">all deals alike</td>' in page
    assert re.findall(r'<tr><td><a href="#([^"]*)"', head) == [measure for measure, _ in changed]
    assert all(one.mean == 0 and one.low is None for one in found if one.measure == "spells")
