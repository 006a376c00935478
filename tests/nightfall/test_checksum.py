"""The same seeds always play the same games, on every platform and in every build."""

from __future__ import annotations

import hashlib

from noctuary.games.nightfall import GAME, Options, new
from noctuary.games.nightfall.rules.options import COMMON_GROUND
from noctuary.kernel.randomness import Random
from tests.nightfall.trial import drafts

CHECKSUM = "db207b6514ec0016c66caac70f542b92d7686c1622850d1f5ab2a0e60f7b01f7"
"""Of rules version 2. Where a change of the rules changes it, `rules_version` must change too."""


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
    assert GAME.rules_version == "2"
    assert digest.hexdigest() == CHECKSUM
