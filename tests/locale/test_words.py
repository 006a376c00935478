"""The language of all texts: messages, names and texts of components, rulebooks. It finds what a program can find:
outdated words, wrong forms beside numbers, wrong spaces. Each check refuses regular expressions, in which `{number}` is
a variable, and `{number:few}` a variable in the variant for `few`.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from noctuary import locale
from tests.games.trials import BUILT_IN, ROOT, find
from tests.locale.test_messages import Parts, files, words_of

GAMES = ROOT / "src" / "noctuary" / "games"
SHARED = "noctuary"
"""Stands for the messages that games share."""

GONE = {
    "pl": [
        *r"kafel\w+ bonus\w* sług[aięą]? słudz\w+ pozyska\w* komponent\w* zadani\w+".split(),
        *(r"plik\w* gry", r"szans\w* na zwycięstwo"),
    ],
    "de": [
        *r"Scherge\w* Bonus\w* Erwerbsphase Aufräumphase Zuglimits? Komponenten? Spielteile?n? Spielregeln?".split(),
        *"Anleitung Aufgaben? Auslagen? Vorgabe Wortfolge".split(),
    ],
}
"""Words that are no longer used, besides those of games (`Trial.gone`, and `before` in `words/terms.toml`)."""

LIMITS = {"edition-line", "reminder-most", "table-edition-most", "table-most", "table-watchers-most"}
"""Messages whose numbers are never so low that another form would be needed; `Trial.limits` has those of games."""
GENITIVE = r"(?:około|do|od|bez|spośród|powyżej|poniżej|oprócz|zamiast|dla)"
COUNTED = r"(?:\d+|\{\w+(?::\w+)?\}|jeden|dwa|trzy|cztery|pięć|sześć|kilka)"
"""A number before the thing that is counted."""


def readings(pattern: ftl.Pattern, forms: dict[str, str]) -> list[str]:
    """The readings of a pattern: the usual one, and one for each other variant of each selection; `forms` are the
    variants that variables then have.
    """
    parts = [read(element, forms) for element in pattern.elements]
    usual = [first for first, *_ in parts]
    others = [(place, other) for place, (_, *others) in enumerate(parts) for other in others]
    return ["".join(usual)] + ["".join([*usual[:place], other, *usual[place + 1 :]]) for place, other in others]


def read(element: ftl.TextElement | ftl.Placeable, forms: dict[str, str]) -> list[str]:
    """The reading of a part of a pattern."""
    if isinstance(element, ftl.TextElement):
        return [element.value]
    said = element.expression
    if isinstance(said, ftl.SelectExpression):
        by = Parts(said.selector).variables
        variants = sorted(said.variants, key=lambda variant: not variant.default)
        chosen = [(one.value, forms | dict.fromkeys(by, key(one))) for one in variants]
        return [reading for value, inner in chosen for reading in readings(value, inner)]
    return ["".join(f"{{{name}:{forms[name]}}}" if name in forms else f"{{{name}}}" for name in Parts(said).variables)]


def key(variant: ftl.Variant) -> str:
    """The key of a variant."""
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def said_in(path: Path) -> Iterator[tuple[str, str]]:
    """The texts of a file with their ids."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ftl":
        for message in files(path.parent.name)[path]:
            for pattern in (message.value, *(attribute.value for attribute in message.attributes)):
                yield from ((message.id.name, reading) for reading in (readings(pattern, {}) if pattern else ()))
    elif path.suffix == ".toml":
        yield from words_of(path).items()
    else:
        for number, line in enumerate(text.splitlines(), 1):
            yield f"{path.name}:{number}", line


@cache
def texts(language: str) -> list[tuple[str, str, str]]:
    """All texts of a language, with their games and ids."""
    shared = [(SHARED, path) for path in sorted((ROOT / "src" / "noctuary" / "locale" / language).glob("*.ftl"))]
    of_games = [(game, path) for game in BUILT_IN for path in sorted((GAMES / game / "words" / language).glob("*.*"))]
    return [(game, id, text) for game, path in shared + of_games for id, text in said_in(path)]


def refused(language: str, *patterns: str, of: Sequence[str] = (SHARED, *BUILT_IN), still: str = "") -> list[str]:
    """The places where texts of these games match a refused expression and no exception to it."""
    wrong = [re.compile(rf"{still}|({pattern})" if still else f"({pattern})") for pattern in patterns]
    found = [
        f"{game} {id}: {match[1]}"
        for game, id, text in texts(language)
        if game in of
        for one in wrong
        for match in one.finditer(text)
        if match[1]
    ]
    return sorted(set(found))


def gone(game: str, language: str) -> list[str]:
    """The words of a game that are no longer used."""
    words_gone = GONE if game == SHARED else find(game).gone
    found = [rf"\b{words}\b" for words in words_gone.get(language, ())]
    file = GAMES / game / "words" / "terms.toml"
    for term in tomllib.loads(file.read_text(encoding="utf-8")).values() if file.exists() else ():
        for beginning in term.get("before", {}).get(language, ()):
            found.append(rf"\b{beginning.rstrip()}" + (r"\b" if beginning.endswith(" ") else r"\w*"))
    return [f"(?i:{one})" for one in found]


@pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in (SHARED, *BUILT_IN) for language in ("pl", "de")]
)
def test_words_of_before_are_gone(game: str, language: str) -> None:
    still = "" if game == SHARED else find(game).still.get(language, "")
    assert refused(language, *gone(game, language), of=[game], still=still) == []


def test_what_governs_the_genitive_has_it() -> None:
    """`do 2 kart` and `około 1 punktu`, not `około 2 karty` or `około 1 punkt`."""
    assert refused("pl", rf"\b{GENITIVE} \{{\w+:(?:few|many)\}} (?!graczy)\w+[aeiyąę]\b") == []
    assert refused("pl", rf"\b{GENITIVE} \{{\w+:one\}} \w+(?<![uayijo])\b") == []
    assert refused("pl", r"\bokoło [2-9]\d* \w+[eiyąę]\b") == []


def test_numbers_choose_the_form_of_what_they_count() -> None:
    polish = r"(?:\w+ów|kart|ran|gier|tur|rund|pól|miejsc|kolumn|osób|płytek|edycji)"
    found = refused("pl", rf"(?<!\bdo )(?<!\bz )(?<!\bwszystkich )(?<!\bz co najmniej )\{{\w+\}} {polish}\b")
    found += refused("de", r"(?<!\bvon )\{\w+\} \w*[Pp]unkten?\b")
    limits = LIMITS.union(*(find(game).limits for game in BUILT_IN))
    assert [one for one in found if one.split(" ")[1].rstrip(":") not in limits] == []


def test_influence_and_health_are_counted_in_points() -> None:
    assert refused("pl", rf"\b{COUNTED}\s(?:wpływu|żywotności|zdrowia)\b") == []


def test_that_one_is_not_archaic() -> None:
    assert refused("de", r"\b[Jj]ene[rsmn]?\b") == []


def test_nothing_parts_a_word_from_its_dots() -> None:
    assert refused("pl", r"[\w}]\s…") == []
    assert refused("de", r"[\w}] …") == []
    assert refused("en", r"[\w}] …") == []


@pytest.mark.parametrize(("language", "wrong"), [("en", r"[\d}]\s%"), ("pl", r"[\d}]\s%"), ("de", r"[\d}] ?%")])
def test_percent_signs_stand_as_the_language_has_them(language: str, wrong: str) -> None:
    assert refused(language, wrong) == []


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_long_words_of_names_can_be_broken(language: str) -> None:
    """Games that say where words break, as pieces and columns are narrow, say it of all long ones."""
    broken = {id: text.replace("-", "").split() for _, id, text in texts(language) if id.endswith("-hyphens")}
    assert broken
    assert [
        word
        for game, id, text in texts(language)
        if re.search(r"\.name$|-row-", id) and f"client-{game}-hyphens" in broken
        for word in re.findall(r"[\w’]{13,}", text)
        if not any(one in word for one in broken[f"client-{game}-hyphens"])
    ] == []
