"""`noctuary cards`, as people type it."""

from pathlib import Path

import pytest

from noctuary.kernel.contract import catalogue
from noctuary.kernel.parts.offers import REFERENCE
from noctuary.kernel.parts.wire import GameReference
from tests.cli.command import Noctuary
from tests.cli.makers.test_editions import BOX, file
from tests.games.trials import having


@pytest.fixture
def box(tmp_path: Path) -> str:
    """A file with an edition of Nightfall."""
    return file(tmp_path, BOX.replace("[changes.wounds]", 'name = { pl = "Wulko" }\n[changes.wounds]'))


def reference(name: str) -> GameReference:
    """The reference of a game."""
    return catalogue.find(name).reference("en")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("draft Draft cards 24", "concoction Concoctions 45", "solo Cards of the solo opponent 24")),
        ("pl", ("Nokturn", "draft Karty do draftu 24", "concoction Mikstury 45")),
        ("de", ("draft Auswahlkarten 24", "concoction Gebräue 45", "scenario Szenarien 20")),
    ],
)
def test_alone_it_lists_what_there_is(language: str, words: tuple[str, ...], noctuary: Noctuary) -> None:
    with pytest.MonkeyPatch.context() as slow:
        slow.setattr("noctuary.cli.parts.searching.index_of", None)
        assert noctuary.text("cards", "nightfall")
        out = noctuary.text("cards", "--lang", language)
    assert all(word in out for word in words)
    assert "Vulko" not in out


@pytest.mark.parametrize(
    ("words", "first", "last", "number"),
    [
        (
            "nightfall",
            "Nightfall: Draft cards Set: draft card · Copies in the box: 7 alton-hickman Alton Hickman",
            "bleed Bleed",
            36,
        ),
        ("draft", "Nightfall: Draft cards", "hypnotic-presence", 24),
        ("card", "Nightfall: Draft cards", "bleed", 36),
        ("nocturne goal", "Nocturne: Twilight goals T1 Three’s a Charm", "M12 Straight as an Arrow", 24),
        ("Moonlight Goals", "Nocturne: Moonlight goals", "M12", 12),
        ("wound", "Nightfall: Wounds Kind: wound · Copies in the box: 20", "bleed", 3),
        ("token", "Nocturne: Tokens 1", "s7 Shadow 7", 14),
    ],
)
def test_a_game_or_a_sort_is_listed(words: str, first: str, last: str, number: int, noctuary: Noctuary) -> None:
    # The name of a section may have several words.
    given = [words] if words[0].isupper() else words.split()
    out = noctuary.done("cards", *given)
    text = " ".join(out.split())
    assert text.startswith(first)
    assert last in text
    listed = [line.split()[0] for line in out.splitlines() if line and not line.startswith(" ")]
    ids = {id for game in having(REFERENCE) for section in reference(game)["sections"] for id in section["ids"]}
    assert sum(word in ids for word in listed) == number


def test_a_listing_says_what_tells_things_apart(noctuary: Noctuary) -> None:
    out = noctuary.text("cards", "draft")
    assert "Vulko Kind: minion · Species: vampire · Colour: red · Link colours: purple, yellow" in out
    assert (
        "Cost: 4 · Strength: 3 · Health: 3 · In-play text: Blocks damage inflicted on you. · Kicker: Inflict 1" in out
    )
    # Notes about all cards are printed once.
    assert out.startswith("Nightfall: Draft cards Set: draft card · Copies in the box: 7 alton-hickman")
    assert out.count("Set: draft card") == out.count("Copies") == 1
    assert "*" not in out


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        (
            "en",
            (
                "Vulko nightfall card vulko In other languages: pl Vulko, de Vulko",
                "Link colours: purple, yellow reconstructed",
                "Strength: 3 rulebook",
                "Kicker: Inflict 1 damage on every minion.",
                "Rulings NF-12.11 Vulko. He must absorb",
                "Where else it appears Cards that can be linked to it (colour: purple): Charlotte Reyes;",
                "Cards that earn its kicker when it is linked to them: Marcus Toth; Rend and Tear; “Shadow Seven”",
                "Cards that earn their kicker when linked to it: “Overwatch Two”; Zacharias Sands; Lisaveta Florescu",
                "Quick-start pair with: Grim Siege",
            ),
        ),
        (
            "pl",
            (
                "W innych językach: en Vulko, de Vulko",
                "Kolory łączące: fioletowy, żółty zrekonstruowane",
                "Rozstrzygnięcia NF-12.11 Vulko.",
                "Para szybkiego startu z kartą:",
            ),
        ),
        ("de", ("Kettenfarben: Lila, Gelb rekonstruiert", "Regeln dazu NF-12.11 Vulko.", "Schnellstart-Paar mit:")),
    ],
)
def test_a_card_in_detail(language: str, parts: tuple[str, ...], noctuary: Noctuary) -> None:
    out = noctuary.text("cards", "vulko", "--lang", language)
    for part in parts:
        assert part in out


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("VULKO", "Vulko nightfall card vulko"),
        ("nightfall vulko", "Vulko nightfall card vulko"),
        ("card vulko", "Vulko nightfall card vulko"),
        ("Franz Orlok", "Franz Orlok nightfall card franz-orlok"),
        ("bad smoke stays", "“Bad Smoke” nightfall card bad-smoke"),
        ("Mglista łapa", "Sage nocturne character sage"),
        ("mglista lapa", "Sage nocturne character sage"),
        ("t4", "The Forest Is Mine nocturne goal T4"),
        ("goal T4", "The Forest Is Mine nocturne goal T4"),
        ("nocturne scenario 14", "The Clear Night nocturne scenario 14"),
        ("solo 7", "South, +1 or more, start 1, no offering nocturne solo 7"),
        ("star", "star nocturne token star"),
        ("tiles:mirror>=3", "Vanity nocturne achievement tiles:mirror>=3"),
        ("chest-hunt", "Chest Hunt nocturne modification chest-hunt"),
        ("feather enchanted", "Enchanted Firebird Feather nocturne tile feather-enchanted"),
        ("bite", "Bite nightfall card bite"),
    ],
)
def test_a_thing_is_found_by_id_name_or_words(words: str, title: str, noctuary: Noctuary) -> None:
    assert noctuary.text("cards", *words.split()).startswith(title)


def test_several_things_of_one_id_are_listed(noctuary: Noctuary) -> None:
    out = noctuary.text("cards", "7")
    for part in ("Nocturne: Tokens 7", "Nocturne: Concoctions 7", "solo opponent 7 South", "Scenarios 7 The Dead"):
        assert part in out
    assert "such as “noctuary cards goal T4”" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("qqq", "There is nothing called or described as “qqq”. “noctuary cards” lists what there is."),
        ("goal 77", "There is nothing called or described as “goal 77”."),
    ],
)
def test_nothing_found_says_what_to_do(words: str, said: str, noctuary: Noctuary) -> None:
    assert noctuary.wrong("cards", *words.split(), code=2).startswith(f"noctuary: {said}")


def test_every_sort_can_be_shown(noctuary: Noctuary) -> None:
    for name in having(REFERENCE):
        for section in reference(name)["sections"]:
            id = section["ids"][-1]
            out = noctuary.text("cards", name, section["section"], id, "--lang", "de")
            assert f"{name} {section['sort']} {id} In anderen Sprachen: en " in out
            assert "Regeln dazu" in out


def test_an_edition_is_shown_beside_what_is_built_in(box: str, noctuary: Noctuary) -> None:
    out = noctuary.text("cards", "vulko", "--edition-file", box)
    assert out.startswith("edition “My box”, 4 facts corrected Vulko nightfall card vulko In other languages: pl Wulko")
    assert "Cost: 5 corrected built in: Cost: 4 reconstructed" in out
    assert "Link colours: red, blue corrected built in: Link colours: purple, yellow reconstructed" in out
    assert "Strength: 3 rulebook" in out
    assert "Cards that can be linked to it (colour: red): Enraged Wight; Vulko;" in out
    assert "(colour: purple): Charlotte" not in out
    polish = noctuary.text("cards", "wulko", "--lang", "pl", "--edition-file", box)
    assert "Nazwa: Wulko poprawione wbudowane: Nazwa: Vulko instrukcja" in polish
    bite = noctuary.text("cards", "nightfall", "bite", "--edition-file", box)
    assert "Copies in the box: 18 corrected built in: Copies in the box: 20 reconstructed" in bite
    every = noctuary.text("cards", "--edition-file", box)
    assert "Nocturne" not in every
    assert "Link colours: red, blue* · Kicker colour: blue · Cost: 5* · Strength: 3 ·" in every
    assert "Wounds Kind: wound · Effect:" in every
    assert "bite Bite Copies in the box: 18* burn Burn Copies in the box: 20 bleed" in every
    assert "* corrected by the edition" in every


def test_an_edition_of_another_game_is_refused(box: str, noctuary: Noctuary) -> None:
    err = noctuary.wrong("cards", "nocturne", "egg", "--edition-file", box)
    assert err == f"noctuary: {box}: This edition is for “nightfall”, not for “nocturne”.\n"


def test_cards_and_rules_are_looked_up_during_a_game(noctuary: Noctuary) -> None:
    noctuary.types("cards vulko", "cards goal", "rules vulko kicker", "rules NF-4.2", "quit")
    code, out, _ = noctuary("play", "nightfall", "--draft", "quick-start", "--seed", "3")
    text = " ".join(out.split())
    assert code == 0
    assert "Vulko nightfall card vulko" in text
    # Of other games, only their best is named.
    assert "In Nocturne: Evening of Triumph, goal, NOC-" in text
    assert "NF-13.5 *Vulko*’s own *kicker*." in text
    assert "NF-4.2 Linking." in text
