"""The finished games of Nightfall in games/ together."""

from noctuary.kernel.play.gamefile import dumps, parse
from tests.refusals import refused
from tools.games.nightfall import ended_in
from tools.make_games import record, records


def test_each_end_and_each_tie_break_is_there() -> None:
    """NF-9.1 to 9.4, 10.4, 10.6."""
    games = records("nightfall")
    results = [game.state.result for game in games]
    reasons = {result.reason.id.removeprefix("nightfall-reason-") for result in results if result is not None}
    assert reasons == {"wounds", "kinds", "seat", "series", "series-shared", "cut-off"}
    assert any(ended_in(game, "combat") for game in games)
    assert any(ended_in(game, "chain") for game in games)


def test_nf_10_6_games_that_were_cut_off_are_verified_whether_they_say_so_or_not() -> None:
    """Old files, whose results do not say it, can still be read; newer files must be right about it."""
    text = dumps(record("nightfall/2-short-ends-by-turn-limit"))
    assert ", cut_off: true}" in text
    for told in (text, text.replace(", cut_off: true}", "}")):
        assert dumps(parse(told)) == text
    ordinary = dumps(record("nightfall/2-plain-ends-in-combat"))
    assert "cut_off" not in ordinary
    claimed = ordinary.replace("result: {", "result: {cut_off: true, ", 1)
    assert claimed != ordinary
    with refused("record-result"):
        parse(claimed)
