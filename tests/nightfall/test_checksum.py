"""The same seeds always play the same games, on every platform and in every build."""

from __future__ import annotations

import hashlib

from noctuary.kernel.randomness import Random
from noctuary.nightfall import GAME, Options, new
from noctuary.nightfall.options import COMMON_GROUND
from tests.nightfall.test_invariants import drafts

CHECKSUM = "d77c0487cb03aa8ea36a4a4efb9ce4e675f8192f89b15fe81188d8a950e9e422"
"""Of rules version 1. Where a change of the rules changes it, `rules_version` must change too."""


def test_random_games_have_their_checksum() -> None:
    digest = hashlib.sha256()
    for seed in range(30):
        random = Random(seed)
        players = 2 + seed % 4
        draft = drafts(players)[seed % len(drafts(players))]
        secret = seed % 3 == 0 and draft != COMMON_GROUND
        state = new(Options(players, draft, secret, seed % 2 == 0, ("en", "pl", "de")[seed % 3]), seed)
        while state.seat >= 0:
            codes = state.legal(state.seat)
            code = codes[random.below(len(codes))]
            digest.update(f"{state.seat} {GAME.actions.format(code)}\n".encode())
            state.play(state.seat, code)
        assert state.result is not None
        digest.update(f"{state.result.totals} {state.result.ranking}\n".encode())
    assert GAME.rules_version == "1"
    assert digest.hexdigest() == CHECKSUM
