"""Games of other packages: found everywhere, and a broken one is left out with the reason, and no other with it."""

import logging
import pickle
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from noctuary import locale
from noctuary.cli.makers import new
from noctuary.kernel.contract import catalogue
from noctuary.kernel.play.cases import load
from noctuary.plugins import Plugin, plugins
from tests.cli.command import Noctuary
from tests.games.trials import BUILT_IN, usual
from tests.invariants import check_game, check_words
from tests.refusals import refused

Install = Callable[..., Path]


def forget() -> None:
    for one in (plugins, catalogue.broken, catalogue.find, locale.bundle):
        one.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Write a package with a game, and install it as `pip install -e` would: under a name, with an entry point."""
    before = {*sys.modules}

    def write(game: str, point: str = "", name: str = "") -> Path:
        project = new.write_package(game, tmp_path / game)
        about = tmp_path / f"of_{game}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: of-{game}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[noctuary.games]\n{name or game} = {point or f'noctuary_{game}'}\n")
        monkeypatch.syspath_prepend(project / "src")
        monkeypatch.syspath_prepend(tmp_path)
        forget()
        return project / "src" / f"noctuary_{game}"

    yield write
    monkeypatch.undo()
    for module in {*sys.modules} - before:
        if "noctuary.games" in module or "noctuary_" in module:
            del sys.modules[module]
    forget()


@pytest.mark.parametrize("ending", ["", ".game", ".game:GAME"])
def test_a_game_of_another_package_is_a_game_like_any_other(install: Install, ending: str, noctuary: Noctuary) -> None:
    name = f"ludo{len(ending)}"
    folder = install(name, f"noctuary_{name}{ending}")
    assert name in catalogue.names()
    trial = usual(name)
    check_words(trial.game, [trial.any_options(0)])
    check_game(trial.game, trial.game.options({"players": 3}), 1, trial)
    state = trial.game.new(trial.game.options({}), 1)
    assert pickle.loads(pickle.dumps(state)).position() == state.position()
    assert trial.game.name == name
    case = folder / "cases/first.case.yaml"
    case.write_text(case.read_text().replace(f"game: {name}\n", ""))
    assert [one.game for one in load(case.rename(folder / "first.case.yaml"))] == [name]
    code, out, _ = noctuary(f"sim {name} --games 2 --processes 1")
    assert (code, "Rounds won" in out) == (0, True)


def test_environments_know_it(install: Install) -> None:
    pytest.importorskip("librt", reason="the extra `envs` is not installed")
    from noctuary import envs

    install("ludic")
    assert envs.Batch("ludic", 4, seed=1).reset()[1].shape[0] == 4
    assert envs.ludic_v1.env().possible_agents


BROKEN = {
    "missing": ("", "no_such_package", "there is no package no_such_package with a module game"),
    "nomodule": ("", "noctuary_nomodule.cases", "there is no package noctuary_nomodule.cases with a module game"),
    "nowords": ("", "noctuary nowords !", "there is no package noctuary nowords ! with a module game"),
    "nothing": ("", ":GAME", "there is no package  with a module game"),
    "nogame": ("", "", "needs `GAME`, an instance of its class derived from `Game`"),
    "raising": ("import no_such_module\n", "", "ModuleNotFoundError: No module named 'no_such_module'"),
    "leaving": ("raise SystemExit(3)\n", "", "SystemExit: 3"),
    "absolute": ("from noctuary_absolute.rules import GAME\n", "", "import the class of `GAME` relatively"),
    "garbled": ("def (:\n", "", "SyntaxError: "),
}
"""Broken games: their rules, where their entry points lead, and what is said."""


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_left_out_with_the_reason(
    name: str, install: Install, noctuary: Noctuary, caplog: pytest.LogCaptureFixture
) -> None:
    rules, point, reason = BROKEN[name]
    game = install(name, point) / "game.py"
    game.rename(game.with_name("rules.py"))
    game.write_text(rules)
    with caplog.at_level(logging.WARNING):
        assert {*BUILT_IN} <= {*catalogue.names()} - {name}
        assert name not in catalogue.names()
    assert [f"the game '{name}' of the package of-{name} 1.0 is left out: " in one for one in caplog.messages] == [True]
    assert reason in caplog.text
    with refused("input-plugin"):
        catalogue.find(name)
    code, _, err = noctuary(f"sim {name} --games 2")
    assert (code, reason in err) == (2, True)
    assert noctuary("sim nightfall --seats random,random --games 2 --processes 1")[0] == 0


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nightfall", "Noctuary has a game of this name"),
        ("Big-Game", "a game's name has lower-case letters and digits"),
        ("first", "of-second 1.0 has a game of this name, too"),
    ],
)
def test_a_name_that_cannot_be_its_game_s_is_said(install: Install, name: str, reason: str) -> None:
    install("first")
    install("second", name=name)
    found = plugins()[name]
    assert isinstance(found, Plugin)
    assert reason in found.problem
    assert found.folder is None
    assert "nightfall" in catalogue.names()
    assert catalogue.find("nightfall").rules_version


def test_words_that_cannot_be_read_hurt_no_other_game(install: Install) -> None:
    (install("mojibake") / "words/en/mojibake.ftl").write_bytes(b"mojibake-win = \xff\xfe\n\0")
    forget()
    assert locale.text("en", "cli-sim-mean") == "Mean"
    assert "nocturne" in catalogue.names()
