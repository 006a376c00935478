"""Answers questions from indexes: everything that has any of the words, what says most about them first."""

from collections.abc import Sequence
from functools import cached_property
from math import log
from typing import Final, NamedTuple

from noctuary.kernel.parts.wire import SearchIndex
from noctuary.kernel.search.letters import WORD, distance, fold, parts, shared, spellings, words_of
from noctuary.kernel.search.making import GROUPS, group

WHOLE: Final = 1.0
"""How much a word counts as it was typed. The next five are for what else it may mean: a term, another form, a word
that begins with it, a slip, a word of a phrase.
"""
MEANT: Final = 0.9
FORM: Final = 0.8
BEGUN: Final = 0.7
SLIP: Final = 0.6
WITHIN: Final = 0.5
ENDING: Final = 3
"""How many letters at the end of a word may differ in another form of it."""
RARE: Final = 0.4
"""How much more rare words say (0: no more); low, so that one rare word off the point cannot drown common ones."""
CLOSE: Final = 2.0
"""How much more an entry says if players ask about it in exactly these words."""
LEAST: Final = 0.2
"""An answer must say at least this much of what the best answer says."""

Meaning = dict[int, float]
"""The classes of words that a typed word may mean, and how much each counts."""


class Answer(NamedTuple):
    """Something that was found: the numbers of its shelf and entry, its sort and id, how much it says, and whether it
    has all words of the question.
    """

    shelf: int
    entry: int
    sort: str
    id: str
    score: int
    whole: bool


class Searched:
    """An index that can be asked."""

    def __init__(self, index: SearchIndex) -> None:
        self.index: SearchIndex = index
        self.known: dict[str, int] = {
            form: number for number, forms in enumerate(index["forms"]) for form in forms.split()
        }
        self.silent: frozenset[str] = frozenset(index["silent"].split())

    @cached_property
    def beginnings(self) -> dict[str, list[tuple[list[str], list[int]]]]:
        """The words and phrases of `meanings`, split into words, with their classes, by their first two letters."""
        by_letters: dict[str, list[tuple[list[str], list[int]]]] = {}
        for said, classes in self.index["meanings"].items():
            words = [*said.split(), *([""] if said.endswith(" ") else [])]
            by_letters.setdefault(said[:2], []).append((words, classes))
        return by_letters

    @cached_property
    def questions(self) -> tuple[list[tuple[int, list[float]]], dict[int, list[tuple[int, int]]]]:
        """What players ask, each with its entry and its words' rarity; and by class, the words that may mean it."""
        asked: list[tuple[int, list[float]]] = []
        having: dict[int, list[tuple[int, int]]] = {}
        for entry, said in enumerate(self.index["asked"]):
            for question in said.split(", "):
                told = [one for one in self.understood(words_of(question), self.silent).values() if one]
                for place, meaning in enumerate(told):
                    for number in meaning:
                        having.setdefault(number, []).append((len(asked), place))
                number = len(self.index["entries"])
                asked.append((entry, [rarity(number, len(self.weigh(meaning))) for meaning in told]))
        return asked, having

    def close(self, told: dict[int, Meaning], rare: dict[int, float]) -> dict[int, float]:
        """For each entry, how close a question comes to one that players ask about it: 1 for the same words."""
        asked, having = self.questions
        met: dict[int, tuple[set[int], set[int]]] = {}
        for place, meaning in told.items():
            for number in meaning if place in rare else ():
                for question, word in having.get(number, ()):
                    places, words = met.setdefault(question, (set(), set()))
                    places.add(place)
                    words.add(word)
        closest: dict[int, float] = {}
        for question, (places, words) in met.items():
            entry, says = asked[question]
            more = sum(one for word, one in enumerate(says) if word not in words)
            same = sum(rare[place] for place in sorted(places))
            closest[entry] = max(closest.get(entry, 0), same / ((sum(rare.values()) + same) / 2 + more))
        return closest

    def weigh(self, meaning: Meaning) -> dict[int, float]:
        """For each entry, how much its likeliest word says."""
        weights: dict[int, float] = {}
        for number, counts in meaning.items():
            pairs = self.index["weights"][number]
            for i, weight in zip(pairs[::2], pairs[1::2], strict=True):
                weights[i] = max(weights.get(i, 0), weight * counts)
        return weights

    def understood(self, words: list[str], silent: frozenset[str]) -> dict[int, Meaning]:
        """What the known words and phrases of a question may mean, by the places where they begin; other places in a
        phrase, and words that say nothing, mean nothing.
        """
        meanings: dict[int, Meaning] = {}
        place = 0
        while place < len(words):
            length, meaning = self._phrase(words[place:])
            if length > 1:
                meanings |= {i: {} for i in range(place, place + length)}
            for word in words[place : place + max(length, 1)]:
                known = [self.known[one] for one in spellings(word) if one in self.known and word not in silent]
                for number in known[:1]:
                    meaning[number] = max(meaning.get(number, 0), WITHIN if length > 1 else WHOLE)
            if meaning or words[place] in silent:
                meanings[place] = meaning
            place += max(length, 1)
        return meanings

    def knows(self, question: str) -> bool:
        """Whether all words of a question that say anything are known, not only guessed."""
        words = words_of(question)
        told = self.understood(words, self.silent)
        return any(told.values()) and len(told) == len(words)

    def _phrase(self, words: list[str]) -> tuple[int, Meaning]:
        """How many of these words, from the first one on, have the longest known meaning, and that meaning."""
        best = (0, 0)
        meaning: list[int] = []
        for first in spellings(words[0]):
            for said, classes in self.beginnings.get(first[:2], ()):
                whole = said[-1] == ""
                wanted = said[:-1] if whole else said
                rank = (len(wanted), len(" ".join(said)))
                if rank <= best or len(wanted) > len(words):
                    continue
                typed = [first, *words[1 : len(wanted)]]
                if all(map(str.startswith, typed, wanted)) and not (whole and typed[-1] != wanted[-1]):
                    best, meaning = rank, classes
        return best[0], dict.fromkeys(meaning, MEANT)

    def guessed(self, word: str) -> Meaning:
        """The known words like one that is not known: other forms of it, words that begin with it, words similar to it,
        or those that it is composed of; for ids and numbers, only those that begin with it.
        """
        exact = any(map(str.isdigit, word))
        for one in spellings(word):
            for guess in (self._begun,) if exact else (self._forms, self._begun, self._slips, self._parts):
                if meaning := guess(one):
                    return meaning
        return {}

    def _forms(self, word: str) -> Meaning:
        best = max(3, len(word) - ENDING - 1)
        meaning: Meaning = {}
        for form, number in self.known.items():
            same = shared(word, form)
            if same >= max(best, 4) and max(len(form), len(word)) - same <= ENDING and 2 * same > len(form):
                meaning = {} if same > best else meaning
                best = same
                meaning[number] = FORM
        return meaning

    def _begun(self, word: str) -> Meaning:
        return {n: BEGUN for form, n in self.known.items() if len(word) > 2 and form.startswith(word)}

    def _slips(self, word: str) -> Meaning:
        best = 0 if len(word) < 4 else 1 if len(word) < 7 else 2
        meaning: Meaning = {}
        for form, number in self.known.items():
            if best and form[0] == word[0] and abs(len(form) - len(word)) <= best:
                far = distance(word, form)
                if far <= best:
                    meaning = {} if far < best else meaning
                    best = far
                    meaning[number] = SLIP
        return meaning

    def _parts(self, word: str) -> Meaning:
        return {self.known[part]: FORM for part in parts(word, self.known)}

    def marks(self, text: str, meanings: dict[int, Meaning]) -> list[tuple[int, int]]:
        """Where a text has words that are meant."""
        meant = {number for meaning in meanings.values() for number in meaning}
        return [match.span() for match in WORD.finditer(text) if self.known.get(fold(match[0])) in meant]


def understand(shelves: Sequence[Searched], question: str) -> list[dict[int, Meaning]]:
    """What the words of a question may mean on each shelf, by their places. Words that say nothing are left out, unless
    there are no others; only what is known nowhere is guessed.
    """
    words = words_of(question)
    understood_by = [shelf.understood(words, shelf.silent) for shelf in shelves]
    for place, word in enumerate(words):
        if not any(place in one for one in understood_by):
            for shelf, one in zip(shelves, understood_by, strict=True):
                one |= {place: meaning} if (meaning := shelf.guessed(word)) else {}
    if any(meaning for one in understood_by for meaning in one.values()):
        return understood_by
    return [shelf.understood(words, frozenset()) for shelf in shelves]


def ask(shelves: Sequence[Searched], question: str) -> list[Answer]:
    """Entries on a question, the best first. A word says more if fewer entries have it; entries with more of the words
    come before those with one of them often, and those that players ask about so before those that only have them.
    """
    told = understand(shelves, question)
    weights = [
        {place: shelf.weigh(meaning) for place, meaning in found.items()}
        for shelf, found in zip(shelves, told, strict=True)
    ]
    answers: list[Answer] = []
    for name in GROUPS:
        of = [[group(sort) == name for sort, *_ in shelf.index["entries"]] for shelf in shelves]
        number = sum(map(sum, of))
        rare: dict[int, float] = {}
        for place in sorted({place for one in weights for place in one}):
            having = sum(kind[i] for kind, one in zip(of, weights, strict=True) for i in one.get(place, ()))
            if having:
                rare[place] = rarity(number, having)
        for at, (shelf, kind, one) in enumerate(zip(shelves, of, weights, strict=True)):
            # What means nothing here, such as the words of a phrase, may mean something on another shelf.
            heard = {place: says for place, says in rare.items() if told[at].get(place) != {}}
            everything, close = sum(heard.values()), shelf.close(told[at], heard)
            scores: dict[int, tuple[float, float]] = {}
            for place, weighed in one.items():
                for i, weight in weighed.items():
                    if kind[i]:
                        score, covered = scores.get(i, (0.0, 0.0))
                        scores[i] = (score + weight * rare[place], covered + rare[place])
            for i, (score, covered) in scores.items():
                sort, id, *_ = shelf.index["entries"][i]
                total = int(score * covered / everything * (1 + CLOSE * close.get(i, 0)) + 0.5)
                answers.append(Answer(at, i, sort, id, total, covered > everything - 1e-9))
    return [one for name in GROUPS for one in _best([one for one in answers if group(one.sort) == name])]


def rarity(number: int, having: int) -> float:
    """How much a word says if `having` of a number of entries have it."""
    return float(log(1 + (number - having + 0.5) / (having + 0.5)) ** RARE)


def _best(answers: list[Answer]) -> list[Answer]:
    """The answers, the best first, without those that say little."""
    ranked = sorted(answers, key=lambda one: (-one.score, *one))
    return [one for one in ranked if one.score >= LEAST * ranked[0].score]
