"""The same seeds always play the same games, on every platform and in every build."""

from __future__ import annotations

import hashlib

from noctuary.kernel.randomness import Random
from noctuary.nocturne import GAME, Options, new

CHECKSUM = "f6bad99bdfeb32e49ac81c3c266c2081d33dc0584c98b49737b1ed127645cf98"
"""Of rules version 1. Where a change of the rules changes it, `rules_version` must change too."""


def test_random_games_have_their_checksum() -> None:
    digest = hashlib.sha256()
    for seed in range(30):
        random = Random(seed)
        state = new(Options(players=2 + seed % 3, mode="advanced" if seed % 2 else "standard"), seed)
        while state.seat >= 0:
            codes = state.legal(state.seat)
            code = codes[random.below(len(codes))]
            digest.update(f"{state.seat} {GAME.actions.format(code)}\n".encode())
            state.play(state.seat, code)
        assert state.result is not None
        digest.update(f"{state.result.totals} {state.result.ranking}\n".encode())
    assert GAME.rules_version == "1"
    assert digest.hexdigest() == CHECKSUM
