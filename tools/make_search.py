"""Makes the indexes with which rules and components are searched (`noctuary.kernel.search`), with the lemmas of their
words, and puts them into the package. `python hatch_build.py build` runs this.

python -m tools.make_search
"""

import re
import sys
from collections.abc import Mapping

import msgspec
import snowballstemmer
from simplemma.strategies.dictionaries.dictionary_factory import MappingStrToByteString, _load_dictionary_from_disk

from noctuary.kernel.base.files import write_bytes
from noctuary.kernel.contract import catalogue
from noctuary.kernel.search.letters import fold, words_of
from noctuary.kernel.search.making import BUILT, Lemmas, entries, make
from noctuary.locale import LANGUAGES

STEMMERS = {"en": "english", "pl": "polish", "de": "german"}
UNTYPED = re.compile(r"(?:ł[aoy]?|li)by(?:m|ś|śmy|ście)?$")
"""The conditional of Polish verbs, which nobody asks in; it would fill a fifth of the index."""
PERFECTIVE = ("za", "po", "na")
"""With these, a verb of Polish mostly means the same, only done to its end: *zaatakować*."""


def lemmas_of(language: str, dictionary: Mapping[str, str]) -> Lemmas:
    """What tells the basic forms of a word: its stem, and those of its lemmas."""
    stem = snowballstemmer.stemmer(STEMMERS[language]).stemWord

    def lemmas(word: str) -> set[str]:
        # Nouns of German are forms with a capital only.
        forms = [dictionary.get(one, word).lower() for one in (word, word.capitalize())]
        verbs = [one for one in forms if one.endswith("ć") and one in dictionary and language == "pl"]
        begun = [one[len(start) :] for one in verbs for start in PERFECTIVE if one.startswith(start) and len(one) > 6]
        return {fold(stem(one)) for one in (word, *forms, *begun)}

    return lemmas


def main() -> int:
    """Make all indexes."""
    BUILT.mkdir(exist_ok=True)
    for language in LANGUAGES:
        dictionary = _load_dictionary_from_disk(language)
        lemmas = lemmas_of(language, MappingStrToByteString(dictionary))
        texts = {name: entries(catalogue.find(name), language) for name in catalogue.names()}
        words = {word for found in texts.values() for entry in found for text in entry for word in words_of(text)}
        # Other forms of these words, as players may type them. Few lemmas of millions of forms are wanted.
        wanted = {lemma: folded for lemma in set(dictionary.values()) if (folded := fold(lemma.decode())) in words}
        more = [(form.decode(), wanted[lemma]) for form, lemma in dictionary.items() if lemma in wanted]
        typed = {fold(form): lemma for form, lemma in more if form.isalpha() and not UNTYPED.search(form)}
        for name, found in texts.items():
            index = make(name, language, found, lemmas, typed)
            write_bytes(BUILT / f"{name}-{language}.json", msgspec.json.encode(index))
    return 0


if __name__ == "__main__":
    sys.exit(main())
