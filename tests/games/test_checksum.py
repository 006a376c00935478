"""The same seeds always play the same games, on every platform and in every build."""

import hashlib
import pickle
from collections.abc import Iterable

import pytest

from noctuary.kernel.contract.game import Game, Options
from tests.games.test_random_games import play
from tests.games.trials import BUILT_IN, find

CHANGED = "Rules or facts have changed. If that is meant: CONTRIBUTING.md, After a change of rules or facts"
KINDS = [(name, kind) for name in BUILT_IN for kind in find(name).checksums]


def checksum(game: Game, tables: Iterable[Options]) -> str:
    """The checksum of random games with these options and the seeds 0, 1, 2 and so on."""
    digest = hashlib.sha256()
    for seed, options in enumerate(tables):
        state = game.new(options, seed)
        for seat, code in play(state, seed):
            digest.update(f"{seat} {game.actions.format(code)}\n".encode())
        assert state.result is not None
        digest.update(f"{state.result.totals} {state.result.ranking}\n".encode())
    return digest.hexdigest()


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_random_games_have_their_checksum(name: str, kind: str) -> None:
    trial = find(name)
    tables, expected = trial.checksums[kind]
    assert trial.game.rules_version == trial.checksums_of, CHANGED
    assert checksum(trial.game, tables) == expected, CHANGED


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_options_can_be_pickled_and_written(name: str, kind: str) -> None:
    """Options sent to another process, or written and read, set up the same games."""
    game = find(name).game
    tables, expected = find(name).checksums[kind]
    for options in tables:
        written = options.mapping()
        assert game.options(written).mapping() == pickle.loads(pickle.dumps(options)).mapping() == written
        assert vars_of(game.options(written)) == vars_of(options)
    assert checksum(game, (game.options(options.mapping()) for options in tables)) == expected


def vars_of(options: Options) -> dict[str, object]:
    """All fields by name; compiled options have no `__dict__`."""
    names = [name for name in dir(options) if not name.startswith("_")]
    return {name: value for name in names if not callable(value := getattr(options, name))}
