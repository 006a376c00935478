"""The games of games/: replayed or played again and verified, with what their names promise, and with damage."""

from random import Random

import pytest

from noctuary.kernel.base.files import read_text
from noctuary.kernel.base.messages import Refusal
from noctuary.kernel.play.gamefile import dumps, load, parse
from tests.breadth import Figures, Seeds
from tests.games.trials import BUILT_IN, find
from tools.games import manifest
from tools.games.manifest import FOLDER
from tools.games.playing import Play
from tools.make_games import GAMES, IN_FULL, PLAYS

ENTRIES = manifest.read()
PLAY_AGAIN = (
    "Rules, facts or bots have changed. If that is meant: python3 tools/uv.py run --locked python -m tools.make_games"
)


@pytest.mark.sampled(48)
@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.name)
def test_a_game_is_verified_and_shows_what_its_name_says(play: Play) -> None:
    if play.name in IN_FULL:
        text = read_text(play.path)
        record = load(play.path)
    else:
        entry = ENTRIES[play.name]
        assert entry.options == play.options
        text = dumps(play.play(entry.seed))
        record = parse(text)
        assert manifest.checksum(text) == entry.checksum, PLAY_AGAIN
    assert dumps(record) == text
    assert record.state.result is not None
    assert f"\nfacts: {play.game.facts_hash()}\n" in text
    assert "\nresult:" in text
    assert record.at(len(record.entries) - 1).state.seat >= 0
    assert record.setup.options.mapping() == play.game.options(play.options).mapping()
    assert [player.kind for player in record.setup.seats] == [kind for _, kind, _ in play.seats]
    assert play.is_shown(record)
    # At a table, forced moves that must look like chosen ones have to wait.
    patient = parse(text, patient=True).state.result
    assert patient is not None
    assert patient.position() == record.state.result.position()


def test_every_game_that_is_wanted_is_there() -> None:
    assert {path for name in BUILT_IN for path in find(name).files} == {FOLDER / f"{name}.noct" for name in IN_FULL}
    assert {play.name for play in PLAYS} == {*ENTRIES, *IN_FULL}
    for game in GAMES:
        assert {play.shows for play in PLAYS} >= set(game.SHOWS)


@pytest.mark.parametrize("name", BUILT_IN)
def test_damaged_files_are_read_or_refused(name: str, seeds: Seeds, figures: Figures) -> None:
    files = find(name).files
    if not files:
        pytest.skip(f"{name} has no finished games")
    for seed in seeds(10):
        random = Random(seed)
        path = random.choice(files)
        text = read_text(path)
        for _ in range(random.choice([1, 1, 3])):
            begin, other = random.randrange(len(text)), random.randrange(len(text))
            end = begin + random.choice([0, 1, 1, 10])
            piece = random.choice(["", "\n", "7", "P2", ": ", "\u00b2", text[other : other + 10]])
            text = text[:begin] + piece + text[end:]
        figures["damaged files"] += 1
        try:
            parse(text, path.name)
        except Refusal:
            figures["damaged files refused"] += 1
    assert figures["damaged files refused"] > 0.2 * figures["damaged files"]
