#!/bin/bash
# simplemma 2.0.0: whether the forms of one word share their lemma, as a search over texts assumes.
#
# Question: lemmatize("kartami", lang="pl"), the instrumental plural of "karta" (card)?
# One would guess: "karta", one of the commonest nouns of card games, with a regular ending.
# Seen: "karty", the nominative plural; the same for kartom and kartach. The seven other forms give "karta", and even
#   "karty" does: the lemma of a lemma may be another word. 2,484 of the 176,440 Polish lemmas in small letters have
#   such, 11,885 of 66,731 German and 2,048 of 73,506 English ones. Nor does such a chain always end: bacteria ->
#   bacterium -> bacteria, and in German süß -> süßen -> süß. greedy=True gives the same for all forms of karta.
# So: an index with one lemma a word files "with cards" apart from "a card", and who asks for the one does not find the
#   other. Lemmatizing again mends karty, but goes round in the last two. File a word under several keys, such as the
#   stem of its form and that of its lemma: the Polish stemmer of snowballstemmer 3.1.1 gives all forms "kart" but one
#   (karcie), whose lemma's stem is "kart" again.
set -eu
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
python3 -m venv "$room/venv"
"$room/venv/bin/pip" install -q simplemma==2.0.0 snowballstemmer==3.1.1
"$room/venv/bin/python" - <<'END'
from simplemma import lemmatize
from simplemma.strategies import DefaultDictionaryFactory
from snowballstemmer import stemmer

forms = "karta karty karcie kartę kartą karto kart kartom kartami kartach".split()
lemmas = {form: lemmatize(form, lang="pl") for form in forms}
print(lemmas)
assert {form for form, lemma in lemmas.items() if lemma == "karty"} == {"kartom", "kartami", "kartach"}
assert {form for form, lemma in lemmas.items() if lemma == "karta"} == set(forms) - {"kartom", "kartami", "kartach"}
assert lemmas == {form: lemmatize(form, lang="pl", greedy=True) for form in forms}

for language, one, two in (("en", "bacteria", "bacterium"), ("de", "süß", "süßen")):
    assert lemmatize(one, lang=language) == two and lemmatize(two, lang=language) == one

counts = {}
for language in ("pl", "de", "en"):
    found = {lemma for lemma in DefaultDictionaryFactory().get_dictionary(language).values() if lemma.islower()}
    counts[language] = (sum(lemmatize(lemma, lang=language) != lemma for lemma in found), len(found))
print(counts)
assert counts == {"pl": (2484, 176440), "de": (11885, 66731), "en": (2048, 73506)}

stem = stemmer("polish").stemWord
assert {form for form in forms if stem(form) != "kart"} == {"karcie"} and stem(lemmas["karcie"]) == "kart"
assert {stem(lemma) for lemma in lemmas.values()} == {"kart"}
END
