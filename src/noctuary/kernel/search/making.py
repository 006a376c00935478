"""Makes the index of a game: which words each of its rules and components has, and how much each word says about it.

`python hatch_build.py build` makes the indexes of all games with the lemmas of their words (`tools/make_search.py`) and
puts them into `_search/`. An index of other texts, such as those of an edition, is made when somebody searches, with
the lemmas known from the built ones.
"""

import hashlib
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import noctuary
from noctuary import locale
from noctuary.kernel.box.texts import asked, everyday, glossary, terms
from noctuary.kernel.contract.game import Game
from noctuary.kernel.parts.wire import SearchIndex
from noctuary.kernel.search.letters import fold, parts, words_of
from noctuary.locale import LANGUAGES

BUILT: Final = Path(noctuary.__file__).parent / "_search"
TITLE: Final = re.compile(r"\*(.+?)\.?\*\s*(.*)")
EXAMPLE: Final = re.compile(r"\*(?:Example|Przykład|Beispiel):\*")
RULE: Final = "rule"
WORD: Final = "word"
GROUPS: Final = (RULE, WORD, "")
"""Rules, words of the glossary and components are ranked apart."""
FIELDS: Final = {"title": 4.0, "text": 1.0, "example": 0.3, "chapter": 1.0, "asked": 0.5}
"""How much a word says in each part of a text. What players ask says most as whole questions, little word by word."""
PART: Final = 0.5
"""How much a part of a composed word says, measured by the whole word."""
MANY: Final = 2.0
LENGTH: Final = 0.75
"""The two parameters of BM25: how much more a word says that occurs more often, and how much less in a long text."""
SCALE: Final = 100
"""Weights are whole numbers, so that everybody adds them up alike."""

Lemmas = Callable[[str], Iterable[str]]
"""The basic forms that a word may belong to; a search for a word finds those that share one with it."""


class Findable(NamedTuple):
    """Something that can be found: a rule, whose sort is `rule`, a word of the glossary, whose id is the word, or a
    component. `asked`: what players ask about a rule, or what anything is called in other languages. `rule`: the rule
    that explains a word.
    """

    sort: str
    id: str
    title: str
    text: str
    example: str = ""
    chapter: str = ""
    asked: str = ""
    rule: str = ""


def group(sort: str) -> str:
    """The one of `GROUPS` that a sort belongs to."""
    return sort if sort in GROUPS else ""


def entries(game: Game, language: str) -> list[Findable]:
    """All rules of a game, with its preface, all words of its glossary, and all components of its reference."""
    listed: list[Findable] = []
    chapter = ""
    questions = dict(asked(game.name, language))
    for names, rule in glossary(game.name):
        questions[rule] = f"{questions.get(rule, '')} {names[language]}"
    reference = game.reference(language)
    components = game.components(language)

    def name(kind: str, id: str, components: Mapping[str, Any] = components) -> str:
        one = components.get(kind, {}).get(id.partition("#")[0])
        return str(one["name"]) if isinstance(one, dict) and "name" in one else id

    others = [game.components(other) for other in LANGUAGES if other != language]
    things = [(section["sort"], id) for section in reference["sections"] for id in section["ids"]]
    foreign = {name(*one): " ".join(name(*one, other) for other in others) for one in things}
    for id, text in game.rules(language).items():
        if "." not in id and not id.endswith("-0"):
            chapter = text
            continue
        titled = TITLE.match(text)
        title, rest = (titled[1], titled[2]) if titled else ("", text)
        body, _, example = EXAMPLE.sub("\0", rest).partition("\0")
        # The rule of a goal is also called by the number that is printed on it.
        *_, number, last = id.replace("-", ".").split(".")
        ids = f"{id} {number}.{last} {last if last[0].isalpha() else ''}"
        spoken = " ".join([questions.get(id, ""), *(foreign[one] for one in foreign if one in title)])
        listed.append(Findable(RULE, id, f"{ids} {title}", body, example, chapter, spoken))
    for names, rule in glossary(game.name):
        elsewhere = " ".join(name for other, name in names.items() if other != language)
        listed.append(Findable(WORD, names[language], names[language], "", asked=elsewhere, rule=rule))
    for section in reference["sections"]:
        label = locale.text(language, f"{game.name}-section-{section['section']}")
        for id in section["ids"]:
            one = reference["things"][section["sort"]][id]
            facts = [fact["words"] for fact in one["facts"] if not fact["key"].startswith("name")]
            said = [locale.text(language, words["id"], words["args"], name) for words in facts]
            # The number that is printed on a goal follows a letter.
            number = id.lstrip("TM") if id[1:].isdecimal() else ""
            elsewhere = " ".join(name(section["sort"], id, other) for other in others)
            title = f"{id} {number} {one['name']}"
            listed.append(Findable(section["sort"], id, title, " · ".join(said), "", label, elsewhere))
    return listed


@lru_cache(maxsize=16)
def index_of(game: Game, language: str) -> SearchIndex:
    """The index of a game: the one that was built, unless the game's texts have changed since or it has an edition."""
    findables = entries(game, language)
    file = BUILT / f"{game.name}-{language}.json"
    built = msgspec.json.decode(file.read_bytes(), type=SearchIndex) if file.exists() else None
    if built and built["of"] == digest(findables):
        return built
    forms = enumerate(built["forms"] if built else ())
    known = {form: str(number) for number, words in forms for form in words.split()}
    return make(game.name, language, findables, lambda word: [known[fold(word)]] if fold(word) in known else [])


def digest(findables: Iterable[Findable]) -> str:
    """A hash of the texts that an index is made of."""
    return hashlib.sha256(msgspec.json.encode(list(findables))).hexdigest()[:16]


def make(
    game: str, language: str, findables: list[Findable], lemmas: Lemmas, more: Mapping[str, str] | None = None
) -> SearchIndex:
    """The index of these entries. `more`: other forms of words that occur in them."""
    texts = [text for entry in findables for text in entry[2:]]
    own = {said: words[0] for words in terms(game, language).values() for said in words if " " not in said.strip()}

    def basic(word: str) -> Iterable[str]:
        """A term is not taken for a word with the same stem, such as *cornered* for *corner*, or *Gabe* for *gib*."""
        begun = max((said for said in own if f"{word} ".startswith(said)), key=len, default="")
        return [f"={own[begun]}"] if begun.endswith(" ") else [f"={begun}"] if len(begun) > 5 else lemmas(word)

    classes = alike({word for text in texts for word in re.findall(r"[^\W_]+", text.lower())}, basic)
    for word in [word for text in texts for word in words_of(text)]:
        classes.setdefault(word, word)
    numbers = {one: number for number, one in enumerate(dict.fromkeys(classes.values()))}
    known = {form: numbers[one] for form, one in classes.items()}
    composed = {form: parts(form, known) for form in known} if language == "de" else {}
    counts: list[Counter[int]] = []
    for entry in findables:
        count: Counter[int] = Counter()
        for field, weight in FIELDS.items():
            for word in words_of(getattr(entry, field)):
                count[known[word]] += weight  # type: ignore[assignment]
                for part in composed.get(word, ()):
                    count[known[part]] += weight * PART  # type: ignore[assignment]
        counts.append(count)
    usual = {of: mean(findables, counts, of) for of in GROUPS}
    weights: list[list[int]] = [[] for _ in numbers]
    for place, (entry, count) in enumerate(zip(findables, counts, strict=True)):
        longer = MANY * (1 - LENGTH + LENGTH * count.total() / usual[group(entry.sort)])
        for number, times in count.items():
            weights[number] += [place, round(SCALE * times * (MANY + 1) / (times + longer))]
    forms: list[list[str]] = [[] for _ in numbers]
    for form, number in known.items():
        forms[number].append(form)
    for form, other in (more or {}).items():
        if form not in known and other in known:
            forms[known[other]].append(form)
    silent, everywhere = everyday(language)
    listed = sorted(known)
    meanings: dict[str, set[int]] = {}
    for said, words in (*everywhere.items(), *terms(game, language).items()):
        alone = [] if " " in said.strip() else [said]
        meanings.setdefault(folded(said), set()).update(known[form] for form in matching([*words, *alone], listed))
    return {
        "of": digest(findables),
        "entries": [[entry.sort, entry.id, *filter(None, [entry.rule])] for entry in findables],
        "forms": [" ".join(sorted(one)) for one in forms],
        "weights": weights,
        "meanings": {said: sorted(classes) for said, classes in meanings.items() if classes},
        "silent": " ".join(words_of(silent)),
        "asked": [asked(game, language).get(entry.id, "") for entry in findables],
    }


def alike(words: Iterable[str], lemmas: Lemmas) -> dict[str, str]:
    """For each word as it is compared, the name of the class of words that belong to the same basic forms."""
    parents: dict[str, str] = {}

    def first(one: str) -> str:
        while parents.setdefault(one, one) != one:
            one = parents[one]
        return one

    for word in sorted(words):
        for lemma in lemmas(word):
            parents[first(f"={lemma}")] = first(fold(word))
    return {fold(word): first(fold(word)) for word in sorted(words)}


def mean(findables: list[Findable], counts: list[Counter[int]], of: str) -> float:
    """The mean length of what is in a group."""
    lengths = [count.total() for entry, count in zip(findables, counts, strict=True) if group(entry.sort) == of]
    return sum(lengths) / len(lengths) if lengths else 1


def folded(beginning: str) -> str:
    """A beginning of words as it is compared; a space at its end is kept."""
    return " ".join(words_of(beginning)) + " " * beginning.endswith(" ")


def matching(beginnings: Iterable[str], forms: Sequence[str]) -> Iterator[str]:
    """Those of the sorted forms that begin with one of `beginnings`; of a phrase, only its longest word counts."""
    for beginning in beginnings:
        said = folded(beginning)
        longest = max(said.split(), key=len)
        whole = said.endswith(f"{longest} ")
        at = bisect_left(forms, longest)
        while at < len(forms) and (forms[at] == longest if whole else forms[at].startswith(longest)):
            yield forms[at]
            at += 1
