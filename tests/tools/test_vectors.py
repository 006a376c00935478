"""The examples that the table companion's tests compare with are what the engine says today."""

from __future__ import annotations

import json

from noctuary.games.nocturne import GAME
from tools import make_vectors


def test_the_examples_are_what_the_engine_says() -> None:
    found = make_vectors.FILE.read_text(encoding="utf-8")
    assert json.loads(found)[0]["facts"] == GAME.facts_hash(), "run python -m tools.make_vectors"
    assert found == make_vectors.text(), "run python -m tools.make_vectors"


def test_the_examples_are_no_burden() -> None:
    assert make_vectors.FILE.stat().st_size < 300_000
