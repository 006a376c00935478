"""Bundles of messages, as Fluent reads and says them."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentNumber, FluentType, fluent_number

NAMED = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or term in a file, with its id."""


class Messages(FluentBundle):
    """All messages of a language, from its `files`. A file is parsed when needed: all would take longer than most
    commands. `warn` is called when one of another language must do.
    """

    def __init__(self, language: str, files: list[Path], warn: Callable[[Path, str], None]) -> None:
        super().__init__([language], use_isolating=False)
        forms = self._plural_form

        def form(number: Any) -> Any:
            """The plural form of a number; none for a text: as in browsers, "one" does not choose [1]."""
            return None if number.options is FluentNumber.default_number_format_options else forms(number)

        self._plural_form = form
        self._language = language
        self._warn = warn
        self._unread: dict[str, tuple[Path, str]] = {}
        """The files not yet parsed and their texts, by the ids in them."""
        for path in files:
            text = path.read_text(encoding="utf-8", errors="replace")
            self._unread.update(dict.fromkeys(NAMED.findall(text), (path, text)))

    @staticmethod
    def number(value: float, grouped: bool) -> FluentType:
        """A number as an argument, with its digits grouped or not."""
        return fluent_number(value, useGrouping=grouped)

    def has_message(self, message_id: str) -> bool:
        """Whether the message exists."""
        return message_id in self._unread or super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        file = self._unread.get(f"-{entry_id}" if term else entry_id)
        if file is not None:
            path, text = file
            if path.parent.name != self._language:
                self._warn(path.parents[1] / self._language / path.name, entry_id)
            self.add_resource(FluentResource(text))
            self._unread = {id: other for id, other in self._unread.items() if other is not file}
        return super()._lookup(entry_id, term)
