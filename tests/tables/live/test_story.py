"""The tables between two log entries in a view."""

from typing import Any

import pytest

from noctuary.kernel.base.randomness import Random
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.entries import Player, Setup
from noctuary.kernel.play.match import LOOKS, STORY, Match
from noctuary.tables.view import changes, past, view
from tests.games.trials import ALL, BUILT_IN, seats_of


def patched(value: Any, change: Any) -> Any:
    """A JSON value with the changes of `Frame.table` applied."""
    if isinstance(change, list):
        return change[0]
    copy = value.copy()
    for key, inner in change.items():
        place = int(key) if isinstance(value, list) else key
        copy[place] = patched(value[place], inner)
    return copy


def frames(shown: Any) -> dict[int, Any]:
    """The tables of the frames, by the log entries that they follow."""
    found: dict[int, Any] = {}
    table = shown.table
    for frame in reversed(shown.story):
        table = found[frame.log] = patched(table, frame.table)
    return found


def test_changes_lead_from_one_value_to_the_other() -> None:
    old = {"a": 1, "b": [1, 2], "c": {"x": None, "y": [{"z": 1}, {"z": 2}]}, "d": {}}
    new = {"a": 2, "b": [1], "c": {"x": 0, "y": [{"z": 1}, {"z": 3}]}, "d": {"e": 1}}
    assert changes(old, new) == {"a": [2], "b": [[1]], "c": {"x": [0], "y": {"1": {"z": [3]}}}, "d": [{"e": 1}]}
    assert patched(old, changes(old, new)) == new


@pytest.mark.parametrize("name", ALL)
def test_every_frame_is_the_table_as_it_was(name: str) -> None:
    game = catalogue.find(name)
    setup = Setup(game, game.options({"players": (number := seats_of(game, 3))}), [Player("A", "human")] * number, 7)
    match, random = Match(setup, patient=True), Random(7)
    between, at_step = 0, dict[tuple[int, int], dict[int, Any]]()
    while not match.over and match.step < 150:
        seen, seat = len(match.events), match.waiting[0]
        codes = match.state.legal(seat)
        match.add(f"P{seat + 1} auto" if seat in match.unasked else match.state.move(codes[random.below(len(codes))]))
        for eyes in (-1, 0, 1):
            shown = view(match, eyes, seen, [], None)
            told = frames(shown)
            # A log that begins anew has no story.
            if seen or told:
                at_step[match.step, eyes] = told
            for number, table in told.items():
                then = match.events[number - 1].table
                if then is None:  # So much has happened at once that it was played again.
                    assert number <= len(match.events) - LOOKS
                else:
                    assert then.observe(eyes).view() == table
                # The last event is the one that the view shows.
                if number == len(match.events):
                    assert table == shown.table
            between += max(0, len(told) - 1)
    assert between > (100 if name in BUILT_IN else 0)
    for (step, eyes), told in at_step.items():
        assert frames(past(match, step, eyes)) == told
    # A client that comes back is told what has happened since, although only the latest tables are kept.
    live = {number: table for (_, eyes), told in at_step.items() if eyes == 0 for number, table in told.items()}
    for seen in (1, max(1, len(match.events) - 100)):
        after = max(seen, len(match.events) - STORY)
        assert frames(view(match, 0, seen, [], None)) == {number: live[number] for number in live if number > after}


def test_only_the_latest_events_keep_their_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.kernel.play.match.LOOKS", 5)
    game = catalogue.find("nocturne")
    match = Match(Setup(game, game.options({"players": 2}), [Player("A", "human"), Player("B", "human")], 1))
    while match.step < 30:
        match.add(match.state.move(match.state.legal(match.state.seat)[0]))
    kept = [number for number, event in enumerate(match.events) if event.table is not None]
    assert kept[0] >= len(match.events) - 5
