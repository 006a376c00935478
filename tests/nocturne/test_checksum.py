"""The same seeds always play the same games, on every platform and in every build."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Iterable

import pytest

from noctuary.games.nocturne import GAME, Options, new
from noctuary.games.nocturne.rules.options import FAMILY, KEYS, MODIFICATIONS
from noctuary.kernel.randomness import Random

STANDARD = [Options(players=2 + seed % 3, mode="advanced" if seed % 2 else "standard") for seed in range(30)]
SOLO = [Options(1, advanced=seed % 3 > 0) for seed in range(30)]
FAMILIES = [Options(2 + seed % 3, FAMILY, runes=seed % 2 > 0) for seed in range(30)]
MODIFIED = [Options(1 + seed % 4, modifications=[MODIFICATIONS[seed % 5]]) for seed in range(20)]
ALTOGETHER = [Options(1 + seed % 4, modifications=list(MODIFICATIONS)) for seed in range(12)]
SCENARIOS = [Options(1 + number % 4, scenario=number) for number in range(1, 21)]
CHECKSUMS = {
    "standard": (STANDARD, "f6bad99bdfeb32e49ac81c3c266c2081d33dc0584c98b49737b1ed127645cf98"),
    "solo": (SOLO, "b2674d83e4d767905d1855b5fad226d82767f2a7cde1945f3fb64565f088943b"),
    "family": (FAMILIES, "49ce20066f1925ee739a64ba87a18cd5ec9644d6d61cc5032e851ebc563dc406"),
    "modified": (MODIFIED, "92d18db1d14efb9b55776416eab21a04fb81d31351c67a57e1e5741a82173cb0"),
    "altogether": (ALTOGETHER, "613d4c498cbbf0dca4c4abeb08c58e7d764a9f1c69873ac6ee55b98a51120a57"),
    "scenarios": (SCENARIOS, "98e77f3553f5cdf44bccde290a4ff846603af58985484c5b3c15f66e50e797a2"),
}
"""Of rules version 1. Where a change of the rules changes one, `rules_version` must change too."""


def checksum(tables: Iterable[Options]) -> str:
    """Of random games with these options and the seeds 0, 1, 2..."""
    digest = hashlib.sha256()
    for seed, options in enumerate(tables):
        random = Random(seed)
        state = new(options, seed)
        while state.seat >= 0:
            codes = state.legal(state.seat)
            code = codes[random.below(len(codes))]
            digest.update(f"{state.seat} {GAME.actions.format(code)}\n".encode())
            state.play(state.seat, code)
        assert state.result is not None
        digest.update(f"{state.result.totals} {state.result.ranking}\n".encode())
    return digest.hexdigest()


@pytest.mark.parametrize("kind", CHECKSUMS)
def test_random_games_have_their_checksum(kind: str) -> None:
    tables, expected = CHECKSUMS[kind]
    assert GAME.rules_version == "1"
    assert checksum(tables) == expected


@pytest.mark.parametrize("kind", CHECKSUMS)
def test_options_can_be_pickled_and_written(kind: str) -> None:
    """Sent to another process, or written and read, they set up the same games."""
    tables, expected = CHECKSUMS[kind]
    for options in tables:
        written = options.mapping()
        assert GAME.options(written).mapping() == pickle.loads(pickle.dumps(options)).mapping() == written
        assert all(getattr(GAME.options(written), key) == getattr(options, key) for key in KEYS)
    assert checksum(GAME.options(options.mapping()) for options in tables) == expected
