"""`noctuary new`: what it writes is a game that passes what all games must pass."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from noctuary import games, locale
from noctuary.cli.main import COMMANDS
from noctuary.cli.makers.new import write
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import CORRECTIONS, RULEBOOK
from noctuary.kernel.play.cases import load, run_case
from tests.cli.command import Noctuary
from tests.games.trials import usual
from tests.invariants import check_codes, check_game, check_patience, check_words
from tests.refusals import refused


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder of games; the catalogue knows what is in it."""
    games.__path__.append(str(tmp_path))
    yield tmp_path
    games.__path__.remove(str(tmp_path))
    locale.bundle.cache_clear()


def test_a_new_game_passes_the_tests_of_all_games(folder: Path) -> None:
    write("newly", folder)
    locale.bundle.cache_clear()
    trial = usual("newly")
    check_codes(trial.game)
    check_words(trial.game, [trial.any_options(number) for number in range(3)])
    for seed, options in enumerate(one for mode in trial.modes.values() for one in mode):
        check_game(trial.game, trial.game.options(options), seed, trial)
        check_patience(trial.game, trial.game.options(options), seed, trial.poison)
    cases = [case for path in sorted((folder / "newly/cases").glob("*.yaml")) for case in load(path)]
    assert cases
    assert [outcome.text() for case in cases if not (outcome := run_case(case)).passed] == []
    assert RULEBOOK in trial.game.offers
    assert CORRECTIONS not in trial.game.offers


def test_seats_see_a_new_game_as_vectors(folder: Path) -> None:
    pytest.importorskip("librt", reason="the extra `envs` is not installed")
    from tests.envs.vectors import check_vectors

    write("seen", folder)
    trial = usual("seen")
    assert sum(check_vectors(trial, trial.any_options(number), number) for number in range(6)) > 40


def test_words_that_a_new_game_lacks_are_said_in_english_and_named_once(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write("wordless", folder)
    locale.bundle.cache_clear()
    assert locale.text("pl", "position-truth", {"text": "1"})
    assert not caplog.records  # Nobody is told of a game that is not played.
    for _ in range(2):
        assert locale.text("pl", "wordless-win", {"seat": "P1"}) == "P1 wins the round."
        assert locale.text("pl", "wordless-lose", {"seat": "P1"}) == "lose P1"
    said = [record.message for record in caplog.records if "wordless" in record.message]
    assert said == [
        f"words are missing in {folder}/wordless/words/{language}/wordless.ftl, such as wordless-{word}"
        for language, word in (("pl", "win"), ("en", "lose"))
    ]
    with pytest.raises(KeyError):
        locale.text("pl", "cli-nothing-of-this-name")


def test_a_word_that_a_game_lacks_is_named(folder: Path) -> None:
    words = write("speechless", folder) / "words/en/speechless.ftl"
    words.write_text(words.read_text().replace("speechless-move-play", "speechless-move-pay"))
    locale.bundle.cache_clear()
    trial = usual("speechless")
    with pytest.raises(AssertionError, match="'speechless-move-play'"):
        check_words(trial.game, [trial.any_options(0)])


AT_ALL = {
    "play": ["play newly --seats greedy,random --save {file}", "Most rounds."],
    "replay": ["replay {file}", "wins the round."],
    "verify": ["verify {file}", "The result is the one that the file states."],
    "analyse": ["analyse {file} --iterations 32 --processes 1", "Accuracy"],
    "sim": ["sim newly --players 3 --games 2 --processes 1", "Rounds won"],
    "tournament": ["tournament newly greedy random --deals 1 --processes 1", "Seats played"],
    "balance": ["balance newly --games 4 --processes 1 --out {folder}", "newly.html"],
    "experiment": ["experiment {folder}/newly.toml --processes 1 --out {folder}", "numbers.parquet"],
    "rules": ["rules newly", "NEWLY-1.1 The deal."],
    "case": ["case {folder}/newly", "1 passed, 0 failed"],
    "cards": ["cards newly", "“newly” does not name its components; a game does so with `components`"],
    "data": ["data make newly --games 2 --processes 1 --out {folder}/data", "decisions.parquet"],
    "train": ["train newly", "needs PyTorch"],
    "editions": ["editions new newly", "“newly” has no facts that can be corrected; a game lists them in `editable`"],
}
"""What commands say about a new game: what it still lacks, and what to write."""
EXPERIMENT = """name = "Newly"
bots = [["random"]]
deals = 2
seeds = [1]
[[games]]
game = "newly"
"""


def test_every_command_knows_a_new_game(folder: Path, noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.cli.researchers.train.find_spec", lambda name: None)
    write("newly", folder)
    (folder / "newly.toml").write_text(EXPERIMENT)
    locale.bundle.cache_clear()
    assert {*AT_ALL, "new", "serve", "store"} == {*COMMANDS}
    for command, wanted in AT_ALL.values():
        code, out, err = noctuary(command.format(file=folder / "ada.noct", folder=folder))
        assert wanted in " ".join((out + err).split())
        assert code == (2 if err.startswith("noctuary: ") else 0), command


@pytest.mark.parametrize(
    ("name", "id"), [("Ludo", "cli-new-bad-name"), ("a-b", "cli-new-bad-name"), ("x", "cli-new-there")]
)
def test_a_name_that_is_no_good_is_refused(name: str, id: str, tmp_path: Path) -> None:
    (tmp_path / "x").mkdir()
    with refused(id):
        write(name, tmp_path)


def test_what_a_game_must_say_is_named_where_it_is_missing(folder: Path) -> None:
    game = write("halfway", folder) / "game.py"
    text = game.read_text()
    game.write_text(text[: text.index("    def seats")] + text[text.index("    def legal") :])
    halfway = usual("halfway").game
    with pytest.raises(NotImplementedError, match=r"halfway.game: class HalfwayState needs `seats\(self\)"):
        halfway.new(halfway.options({}), 1)


@pytest.mark.parametrize(
    ("line", "instead", "said"),
    [
        ("    players = (2, 3, 4)\n", "", "class {0}Game needs `players`: the possible numbers of players"),
        ("    actions = ACTIONS\n", "", "class {0}Game needs `actions`: "),
        ("    states = {0}State\n", "", "class {0}Game needs `states`: "),
        ("    fields = Declaration({0}Fields)\n", "", "class {0}State needs `fields`: "),
        ("    players = (2, 3, 4)\n", "    players = 4\n", "`players` needs a tuple of its possible values, not 4"),
        (
            "    actions",
            '    choices = {{"lamps": ()}}\n    actions',
            "`lamps` needs a tuple of its possible values, not ()",
        ),
        ("    actions", '    choices = {{"first": (1, 2)}}\n    actions', "every game has the option `first`"),
        ("GAME = {0}Game()", "GAME = {0}Game", "needs `GAME`, an instance of its class derived from `Game`"),
        ("GAME = {0}Game()", "", "needs `GAME`, an instance of its class derived from `Game`"),
    ],
)
def test_what_a_game_declares_wrongly_is_named(
    line: str, instead: str, said: str, folder: Path, request: pytest.FixtureRequest
) -> None:
    name = f"wrongly{request.node.callspec.indices['line']}"
    game = write(name, folder) / "game.py"
    old, new, message = (text.format(name.capitalize()) for text in (line, instead, said))
    text = game.read_text()
    assert old in text
    game.write_text(text.replace(old, new))
    with pytest.raises((NotImplementedError, TypeError), match=rf"noctuary\.games\.{name}\.game.*{re.escape(message)}"):
        catalogue.find(name)


def test_an_option_may_be_called_like_one_of_a_command(folder: Path, noctuary: Noctuary) -> None:
    game = write("seedy", folder) / "game.py"
    text = game.read_text()
    game.write_text(text.replace("    actions =", '    choices = {"seed": (3, 4), "games": (1, 2)}\n    actions ='))
    locale.bundle.cache_clear()
    file = folder / "seedy.noct"
    code, _, err = noctuary(f"play seedy --seats random,random --seed 7 --option seed=4 --option games=2 --save {file}")
    assert code == 0, err
    assert "options: {players: 2, seed: 4, games: 2}" in file.read_text()


def test_a_position_without_decision_and_without_result_is_refused(folder: Path) -> None:
    rules = write("endless", folder) / "game.py"
    rules.write_text(rules.read_text().replace("return None if self.seats() else scored", "return None and scored"))
    game = usual("endless").game
    with refused("position-stuck"):
        game.load({"turn": "P1"}, game.options({}), 1)
