"""Makes the indexes with which rules and components are searched (`noctuary.kernel.search`), with the lemmas of their
words, and puts them into the package. `python hatch_build.py build` runs this.

python -m tools.make_search
"""

import sys
from collections.abc import Mapping

import msgspec
import snowballstemmer
from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

from noctuary.kernel.base.files import write_bytes
from noctuary.kernel.contract import catalogue
from noctuary.kernel.search.letters import fold, words_of
from noctuary.kernel.search.making import BUILT, Lemmas, entries, make
from noctuary.locale import LANGUAGES

STEMMERS = {"en": "english", "pl": "polish", "de": "german"}


def lemmas_of(language: str, dictionary: Mapping[str, str]) -> Lemmas:
    """What tells the basic forms of a word: its stem, and those of its lemmas."""
    stem = snowballstemmer.stemmer(STEMMERS[language]).stemWord

    def lemmas(word: str) -> set[str]:
        # Nouns of German are forms with a capital only.
        forms = [dictionary.get(one, word).lower() for one in (word, word.capitalize())]
        return {fold(stem(one)) for one in (word, *forms)}

    return lemmas


def main() -> int:
    """Make all indexes."""
    BUILT.mkdir(exist_ok=True)
    for language in LANGUAGES:
        dictionary = DefaultDictionaryFactory().get_dictionary(language)
        lemmas = lemmas_of(language, dictionary)
        texts = {name: entries(catalogue.find(name), language) for name in catalogue.names()}
        words = {word for found in texts.values() for entry in found for text in entry for word in words_of(text)}
        # Other forms of these words, as players may type them.
        more = {form: lemma for form, lemma in dictionary.items() if fold(lemma) in words and form.isalpha()}
        for name, found in texts.items():
            index = make(name, language, found, lemmas, {fold(form): fold(lemma) for form, lemma in more.items()})
            write_bytes(BUILT / f"{name}-{language}.json", msgspec.json.encode(index))
    return 0


if __name__ == "__main__":
    sys.exit(main())
