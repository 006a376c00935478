"""The table drawn with letters."""

from __future__ import annotations

import pytest

from noctuary import bots, locale
from noctuary.kernel.game import State
from noctuary.kernel.moves import seat_name
from noctuary.kernel.randomness import Random
from noctuary.nocturne.game import GAME
from noctuary.nocturne.terminal import CELL, MARGIN


def states(players: int, mode: str, seed: int) -> list[State]:
    """All states of a random game."""
    state, random = GAME.new(GAME.options({"players": players, "mode": mode}), seed), Random(seed)
    found: list[State] = [state.clone()]
    while state.seat >= 0:
        code = bots.find("random").choose(state.observe(state.seat), state.decision(state.seat), random)
        state.play(state.seat, code)
        found.append(state.clone())
    return found


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_can_be_drawn_in_every_language(players: int, language: str) -> None:
    for state in states(players, "advanced", 3)[::5]:
        for seat in range(-1, players):
            text = state.observe(seat).describe(language)
            view = state.observe(seat).view()
            assert all(seat_name(other) in text for other in range(players))
            assert text.count("[") == sum("token" in cell for cell in view["cells"])
            assert text.count("▲") == min(len(view["casts"]), 1)
            assert text.count("△") == max(len(view["casts"]) - 1, 0)


def test_the_forest_fits_a_terminal_of_80_columns() -> None:
    assert MARGIN + 5 * CELL <= 80
    for state in states(4, "standard", 1)[::9]:
        forest = state.observe(0).describe("de").split("\n\n", 1)[1].split("\n\n\n")[0]
        rows = [line for line in forest.splitlines() if line[:1].isdigit()]
        assert rows
        assert all(len(line) <= 80 for line in rows)


def test_concoctions_of_others_stay_secret_until_the_end() -> None:
    names = {id: card["name"] for id, card in GAME.components("en")["concoction"].items()}
    *running, over = states(2, "standard", 4)
    for state in running[::7]:
        held = [names[str(id)] for id in state.position()["players"]["P2"]["concoctions"]]
        own = [names[str(id)] for id in state.position()["players"]["P1"]["concoctions"]]
        text = state.observe(0).describe("en")
        assert all(name in text for name in own)
        assert not any(name in text for name in held)
    text = over.observe(0).describe("en")
    assert all(names[str(id)] in text for id in over.position()["players"]["P2"]["concoctions"])


def test_seats_are_called_by_their_names() -> None:
    text = GAME.new(GAME.options({"players": 2}), 1).observe(0).describe("pl", lambda kind, id: f"<{kind} {id}>")
    assert "<seat P1>" in text
    assert "gwiazda" in text
    assert "<tile" not in text
