"""Options and observations go from a pure process to a compiled one and back, as they do to the bots' workers."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from typing import Any

import pytest

from noctuary import engine
from noctuary.games.nightfall import GAME
from noctuary.kernel.randomness import Random

OPTIONS: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 3, "draft": "open-archives", "secret_archives": True, "promos": True, "edition": "de"},
    {"players": 2, "draft": "quick-start", "pairs": [1, 2], "series": True, "turn_limit": 9, "first": "P2"},
]

SENDS_BACK = """
import pickle, sys
from noctuary import engine
options, observation = pickle.load(sys.stdin.buffer)
answer = engine.NAME, options.mapping(), observation.position(), options, observation
sys.stdout.buffer.write(pickle.dumps(answer))
"""


@pytest.mark.parametrize("name", [engine.PURE, engine.COMPILED])
@pytest.mark.parametrize("mapping", OPTIONS)
def test_options_and_observations_cross_over_and_come_back(name: str, mapping: dict[str, Any]) -> None:
    if name == engine.COMPILED and not engine.is_ready():
        pytest.skip("no engine is compiled")
    options = GAME.options(mapping)
    state = GAME.new(options, 3)
    random = Random(4)
    for _ in range(40):
        codes = state.legal(state.seat)
        state.play(state.seat, codes[random.below(len(codes))])
    observation = state.observe(state.seat)
    answer = subprocess.run(
        [sys.executable, "-c", SENDS_BACK],
        input=pickle.dumps((options, observation)),
        env={**os.environ, engine.ENVIRONMENT: name},
        capture_output=True,
        check=True,
    )
    played, text, position, options_back, observation_back = pickle.loads(answer.stdout)
    assert played == name
    assert text == options_back.mapping() == mapping
    assert position == observation.position()
    assert observation_back == observation
    assert observation_back.determinize(Random(5)).position() == observation.determinize(Random(5)).position()
