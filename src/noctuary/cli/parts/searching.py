"""Shows what a search has found, and what may be meant by ids and names that do not exist."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from rich.text import Text

from noctuary.kernel.search.asking import Meaning, Searched
from noctuary.kernel.search.letters import fold, spellings, words_of

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
