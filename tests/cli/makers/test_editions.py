"""`noctuary editions` and `--edition-file`, as people type them."""

import re
from pathlib import Path

import pytest

from noctuary import locale
from noctuary.kernel.box import corrections
from noctuary.kernel.box.corrections import Corrections
from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import CORRECTIONS
from noctuary.kernel.play import gamefile
from tests.cli.command import Noctuary
from tests.games.trials import having

BOX = """\
game = "nightfall"
name = "My box"

[changes.cards.vulko]
cost = 5
links = ["red", "blue"]
[changes.wounds]
bite = 18
"""


def file(folder: Path, text: str, name: str = "box.toml") -> str:
    """A file of an edition."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


# A file to begin with.


def uncommented(text: str) -> str:
    """A file in which every fact is active, without the comment marks; other comments stay."""
    return re.sub(r"(?m)^#(?! )", "", text)


@pytest.mark.parametrize("game", having(CORRECTIONS))
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_new_file_holds_every_fact_as_it_is_built_in(game: str, language: str, noctuary: Noctuary) -> None:
    code, text, _ = noctuary("editions", "new", game, "--lang", language)
    assert code == 0
    assert corrections.parse(text).changes == {}
    every = corrections.parse(uncommented(text))
    built_in = catalogue.find(game).editable
    assert every.game == game
    assert list(every.changes) == list(built_in)
    assert every.changes == {path: fact.value for path, fact in built_in.items()}
    assert catalogue.find(game).examine(every) == ([], [])
    assert corrections.effective(every, built_in).changes == {}
    assert "cli-" not in text
    # Each line may also be taken in alone.
    facts = [match.start() for match in re.finditer(r"(?m)^#\S", text)]
    for start, path in list(zip(facts, built_in, strict=True))[::20]:
        assert list(corrections.parse(text[:start] + text[start + 1 :]).changes) == [path]


def test_a_new_file_says_what_each_fact_can_be(noctuary: Noctuary) -> None:
    nightfall = noctuary.done("editions", "new", "nightfall")
    nocturne = noctuary.done("editions", "new", "nocturne")
    polish = noctuary.done("editions", "new", "nocturne", "--lang", "pl")
    assert "[changes.cards.vulko]  # Vulko\n#cost = 4  # reconstructed; 0 to 9\n" in nightfall
    assert "# 1 to 3 of: white, red, green, blue, purple, yellow; each at most once\n" in nightfall
    assert '#goal = "most control"  # reconstructed\n' in nocturne
    assert "# one of: first token 1–7, first areas 2–6," in nocturne
    assert "#rows_columns.3 = [4, 5]  # rulebook; 2 of: 3, 4, 5, 6; each at most 2 times\n" in nocturne
    assert "[changes.solo_cards.7]  # South, +1 or more, start 1, no offering\n" in nocturne
    assert "#offers = false  # derived; true or false\n" in nocturne
    assert "[changes.tiles.egg]  # Tajemnicze jajo\n#count = 8  # wywnioskowane; od 0 do 20\n" in polish


def test_what_the_page_about_editions_shows_can_be_played() -> None:
    page = Path(__file__).parents[3].joinpath("docs", "editions.md").read_text(encoding="utf-8")
    examples = [text for text in re.findall(r"```toml\n(.*?)```", page, re.DOTALL) if text.startswith("game")]
    assert len(examples) == 1
    edition = corrections.parse(examples[0])
    assert len(edition.changes) == 5
    assert catalogue.find("nightfall").examine(edition) == ([], [])
    goals = [fact.mapping()["goals"] for fact in catalogue.find("nocturne").editable.values() if fact.kind == "goal"]
    for goal in [*goals[0], *goals[-1]]:
        assert re.search(rf"`{goal['word']}[ `]", page), goal


# Check.


def test_a_good_file_is_good(tmp_path: Path, noctuary: Noctuary) -> None:
    good = file(tmp_path, BOX.replace("18", "20"))
    out = noctuary.done("editions", "check", good)
    assert out == (
        f"{good}: Nightfall, edition “My box”, 2 facts corrected\n"
        f"{good}: No problems found; you can play with this edition.\n"
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("warning: wounds: There are 58 wounds in all", "You can play with this edition all the same.")),
        ("pl", ("ostrzeżenie: wounds:", "Mimo to z tą edycją można grać.")),
        ("de", ("Warnung: wounds:", "Mit dieser Ausgabe kann trotzdem gespielt werden.")),
    ],
)
def test_warnings_are_no_errors(language: str, words: tuple[str, str], tmp_path: Path, noctuary: Noctuary) -> None:
    out = noctuary.done("editions", "check", file(tmp_path, BOX), "--lang", language)
    assert all(word in out for word in words)


def test_all_that_is_wrong_is_said_with_file_and_place(tmp_path: Path, noctuary: Noctuary) -> None:
    good = file(tmp_path, BOX, "good.toml")
    wrong = BOX.replace("cost = 5", 'cost = 12\ncolr = "red"').replace("bite = 18", "bite = 0\nburn = 0")
    bad = file(tmp_path, wrong, "bad.toml")
    broken = file(tmp_path, "game = nightfall\n", "broken.toml")
    other = file(tmp_path, 'game = "chess"\nname = "Mine"\n', "chess.toml")
    missing = str(tmp_path / "missing.toml")
    code, out, err = noctuary("editions", "check", good, bad, broken, other, missing)
    assert (code, err) == (1, "")
    said = out.splitlines()
    for line in (
        f"{bad}: Nightfall, edition “My box”, 3 facts corrected",
        f"{bad}: cards.vulko.cost: “12” is not possible here; it must be a whole number from 0 to 9.",
        f"{bad}: cards.vulko.colr: There is no fact “cards.vulko.colr” that can be changed. "
        "Did you mean cards.vulko.colour, cards.vulko.cost, cards.vulko.links?",
        f"{bad}: wounds: 20 wounds are too few; five players need 50.",
        f"{missing}: This file cannot be read: No such file or directory.",
    ):
        assert line in said
    assert any(line.startswith(f"{broken}:1: This is not a TOML file") for line in said)
    assert any(line.startswith(f"{other}: There is no game called “chess”.") for line in said)
    assert f"{good}: You can play with this edition all the same." in said
    assert not [line for line in said if line.startswith(bad) and "played" in line]


# Compare.


def test_compare_shows_every_fact_that_differs(tmp_path: Path, noctuary: Noctuary) -> None:
    box = file(tmp_path, BOX)
    other = file(tmp_path, BOX.replace("My box", "Other").replace("cost = 5", "cost = 6").replace("bite", "burn"), "o")
    code, out, _ = noctuary("editions", "compare", "nightfall", box)
    rows = [line.split() for line in out.splitlines()]
    assert code == 0
    assert rows == [
        ["built", "in", "My", "box"],
        ["cards.vulko.cost", "Vulko", "4", "5", "reconstructed"],
        ["cards.vulko.links", "Vulko", '["purple",', '"yellow"]', '["red",', '"blue"]', "reconstructed"],
        ["wounds.bite", "Bite", "20", "18", "reconstructed"],
        ["3", "facts", "differ."],
    ]
    out = noctuary.done("editions", "compare", other, box)
    assert [line.split() for line in out.splitlines()] == [
        ["Other", "My", "box"],
        ["cards.vulko.cost", "Vulko", "6", "5", "reconstructed"],
        ["wounds.bite", "Bite", "20", "18", "reconstructed"],
        ["wounds.burn", "Burn", "18", "20", "reconstructed"],
        ["3", "facts", "differ."],
    ]
    out = noctuary.done("editions", "compare", box, box)
    assert out == "There are no differences.\n"
    # If both editions have the same name, the files tell them apart.
    out = noctuary.done("editions", "compare", box, file(tmp_path, BOX.replace("18", "19"), "again.toml"))
    assert out.split()[:2] == ["box.toml", "again.toml"]


def test_a_narrow_terminal_leaves_paths_whole(
    tmp_path: Path, noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    box = 'game = "nightfall"\nname = "My box"\n[changes.cards.sir-john-travail]\nlinks = ["purple", "yellow"]\n'
    out = noctuary.done("editions", "compare", "nightfall", file(tmp_path, box))
    assert "cards.sir-john-travail.links" in out


def test_the_order_of_symbols_is_no_difference(tmp_path: Path, noctuary: Noctuary) -> None:
    turned = BOX.replace('["red", "blue"]', '["yellow", "purple"]')
    assert "links" not in noctuary.done("editions", "compare", "nightfall", file(tmp_path, turned))


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("", 2, "What do you want to do with editions? Choose from check, compare, new."),
        ("make", 2, "What do you want to do with editions? Choose from check, compare, new."),
        ("check", 2, "Which editions? Name their files."),
        ("new", 2, f"Which game? Name it after the command. Known games: {', '.join(catalogue.names())}."),
        ("new chess", 2, "There is no game called “chess”."),
        ("compare nightfall", 2, "Which two editions? Name two files, or a file and its game."),
        ("compare nightfall nocturne", 2, "One of the editions is for “nightfall”, the other for “nocturne”;"),
        ("compare nightfall bad.toml", 1, "bad.toml: cards.vulko.cost: “12” is not possible here;"),
    ],
)
def test_what_cannot_be_done_says_why(
    words: str, code: int, said: str, tmp_path: Path, noctuary: Noctuary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file(tmp_path, BOX.replace("cost = 5", "cost = 12"), "bad.toml")
    found, out, err = noctuary("editions", *words.split())
    assert (found, out) == (code, "")
    assert err.startswith(f"noctuary: {said}")


# Playing under an edition.


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Played with the edition “My box”, 3 facts corrected."),
        ("pl", "Gra z własnymi danymi: edycja „My box”, 3 poprawki."),
        ("de", "Gespielt mit der Ausgabe „My box“, 3 Angaben berichtigt."),
    ],
)
def test_a_game_under_an_edition_says_so_and_keeps_it(
    language: str, words: str, tmp_path: Path, noctuary: Noctuary
) -> None:
    box, saved = file(tmp_path, BOX), tmp_path / "game.noct"
    asked = ("--lang", language, "--draft", "quick-start", "--seed", "3", "--save", str(saved))
    noctuary.types("1", "quit")
    out = noctuary.done("play", "nightfall", "--edition-file", box, *asked)
    assert words in out
    record = gamefile.load(saved)
    assert record.setup.game.corrections == Corrections(
        "nightfall", "My box", {"cards.vulko.cost": 5, "cards.vulko.links": ["red", "blue"], "wounds.bite": 18}
    )
    out = noctuary.done("replay", str(saved), "--lang", language)
    assert out.startswith(words)
    # The file of the edition is no longer needed.
    Path(box).unlink()
    noctuary.types("board", "cards vulko", "quit")
    out = noctuary.done("play", "--resume", str(saved), "--lang", language)
    assert words in out
    assert locale.text(language, "client-reference-source-edited") in out


def test_a_simulation_under_an_edition_says_so(tmp_path: Path, noctuary: Noctuary) -> None:
    tokens = 'game = "nocturne"\nname = "More points"\n[changes.moonlight_goals]\n'
    goals = "".join(f'{number}.goal = "each tokens"\n{number}.points = 9\n' for number in range(1, 13))
    asked = ("sim", "nocturne", "--seats", "random,random", "--games", "4", "--seed", "2", "--processes", "2")
    out = noctuary.done(*asked, "--edition-file", file(tmp_path, tokens + goals))
    assert out.startswith("Played with the edition “More points”, 23 facts corrected.")
    built_in = noctuary.done(*asked)
    assert "Played with the edition" not in built_in

    def moonlight(text: str) -> float:
        [row] = [line for line in text.splitlines() if "Moonlight goals" in line]
        return float(row.split("│")[2])

    assert moonlight(out) != moonlight(built_in)


@pytest.mark.parametrize("command", ["play", "sim"])
def test_an_edition_that_cannot_be_played_is_refused(command: str, tmp_path: Path, noctuary: Noctuary) -> None:
    bad = file(tmp_path, BOX.replace("cost = 5", "cost = 12"))
    assert noctuary.wrong(command, "nightfall", "--edition-file", bad) == (
        f"noctuary: {bad}: cards.vulko.cost: “12” is not possible here; it must be a whole number from 0 to 9.\n"
    )
    err = noctuary.wrong(command, "nocturne", "--edition-file", bad)
    assert err == f"noctuary: {bad}: This edition is for “nightfall”, not for “nocturne”.\n"
    err = noctuary.wrong(command, "nightfall", "--edition-file", str(tmp_path / "none.toml"))
    assert "none.toml: This file cannot be read" in err


def test_a_saved_game_goes_on_under_its_own_edition(tmp_path: Path, noctuary: Noctuary) -> None:
    err = noctuary.wrong("play", "--resume", "x.noct", "--edition-file", file(tmp_path, BOX), code=2)
    assert err.startswith("noctuary: A saved game continues as it was begun; leave out seats, seed,")
