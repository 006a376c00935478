"""Shows what a search has found, and what may be meant by ids and names that do not exist."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from rich.text import Text

from noctuary import locale
from noctuary.cli.parts.words import title
from noctuary.kernel.contract import catalogue
from noctuary.kernel.search.asking import Meaning, Searched, ask
from noctuary.kernel.search.letters import fold, spellings, words_of
from noctuary.kernel.search.making import group, index_of

FOUND: Final = "bold reverse"
SENTENCE: Final = re.compile(r"(?<=[.!?])\s+|(?<=[.!?]\*)\s+")
EMPHASIS: Final = re.compile(r"(\*\*?)(.+?)\1")
LEFT_OUT: Final = "…"


class Excerpts:
    """Shortens texts of one game to what answers a question, and marks its words in them."""

    def __init__(self, searched: Searched, meanings: dict[int, Meaning]) -> None:
        self._searched: Searched = searched
        self._meanings: dict[int, Meaning] = meanings

    def highlight(self, text: Text, style: bool) -> Text:
        """The text with the words highlighted, with a style if `style`, or else with asterisks."""
        marked, end = Text(), 0
        for start, stop in self._searched.marks(text.plain, self._meanings):
            marked.append_text(text[end:start])
            part, end = text[start:stop], stop
            if style:
                part.stylize(FOUND)
            marked.append_text(part if style else Text("*") + part + Text("*"))
        return marked.append_text(text[end:])

    def excerpt(self, text: str) -> str:
        """The first sentence (the title of a rule) and those with one of the words; the whole text if none has any."""
        first, *others = SENTENCE.split(text)
        telling = [sentence for sentence in others if self._searched.marks(sentence, self._meanings)]
        if not telling and not self._searched.marks(first, self._meanings):
            return text
        parts, gap = [first], False
        for sentence in others:
            if sentence in telling:
                parts.append(f"{LEFT_OUT} {sentence}" if gap else sentence)
                gap = False
            else:
                gap = True
        return " ".join([*parts, *([LEFT_OUT] if gap else [])])


def elsewhere(question: str, names: Sequence[str], language: str, lacking: bool = False) -> list[str]:
    """What other games have on a question, a sentence each, unless one of these games knows all its words and is not
    `lacking` what was asked for. Where these games have nothing on it, what is only guessed counts, too.
    """
    others = [catalogue.find(name) for name in catalogue.names() if name not in names]
    here = [Searched(index_of(catalogue.find(name), language)) for name in names if question and others]
    if not here or (not lacking and any(shelf.knows(question) for shelf in here)):
        return []
    sentences: list[str] = []
    for game in others:
        shelf = Searched(index_of(game, language))
        best = {group(one.sort): one for one in reversed(ask([shelf], question))}
        if best and (shelf.knows(question) or not ask(here, question)):
            things = game.reference(language)["things"]
            found = [one.id if kind else things[one.sort][one.id]["name"] for kind, one in best.items()]
            of = {"game": title(game.name, language), "names": ", ".join(found), "name": game.name, "text": question}
            sentences.append(locale.text(language, "cli-rules-elsewhere", of))
    return sentences


def equals(word: str, text: str) -> bool:
    """Whether a text is the word in one of its spellings."""
    return " ".join(words_of(text)) in spellings(" ".join(words_of(word)))


def style(markdown: str) -> Text:
    """A paragraph of Markdown as styled text; only emphasis is supported, since rules use nothing else."""
    text, end = Text(), 0
    for match in EMPHASIS.finditer(markdown):
        text.append(markdown[end : match.start()])
        text.append(match[2], "bold" if match[1] == "**" else "italic")
        end = match.end()
    return text.append(markdown[end:])


def near(wanted: str, known: Iterable[str]) -> list[str]:
    """Up to three texts spelled similarly to `wanted`; in a word of four letters, one letter may be wrong."""
    by_plain = {fold(word): word for word in known}
    return [by_plain[match] for match in get_close_matches(fold(wanted), by_plain, 3, 0.7)]
